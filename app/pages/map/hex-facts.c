/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/map/hex-facts.h"

#include "campaign/harvest.h"
#include "campaign/supply-line.h"
#include "campaign/terrain.h"
#include "campaign/traffic.h"
#include "wording/names.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static void
clear_fact (MusterHexFact *fact)
{
  g_free (fact->label);
}

static void
add_fact (GArray     *facts,
          char       *label,
          const char *clause,
          const char *ruling)
{
  g_array_append_val (facts, ((MusterHexFact) {label, clause, ruling}));
}

/** muster_hex_dup_title: Returns: (transfer full): "0304 Oakvale" */
char *
muster_hex_dup_title (const MusterWorld *world,
                      guint32            hex)
{
  const MusterHex *record = muster_world_get_hex (world, hex);
  g_autofree char *label = muster_hex_dup_label (hex);

  return record->name != NULL ? g_strdup_printf ("%s %s", label, record->name) : g_strdup (label);
}

/** muster_hex_dup_summary: Returns: (transfer full): "Forest 3 · Anna · Town" */
char *
muster_hex_dup_summary (const MusterWorld *world,
                        guint32            hex)
{
  const MusterHex *record = muster_world_get_hex (world, hex);
  const MusterPlayer *owner = record->owner != 0 ? muster_world_get_player (world, record->owner) : NULL;
  GString *summary = g_string_new (muster_terrain_get_title (record->terrain));

  if (record->resource > 0)
    {
      g_string_append_printf (summary, " %d", record->resource);
    }
  g_string_append_printf (summary, " · %s", owner != NULL ? owner->name : _("neutral"));
  if (record->stronghold != MUSTER_STRONGHOLD_NONE)
    {
      g_string_append_printf (summary, " · %s", muster_stronghold_kind_get_title (record->stronghold));
    }
  return g_string_free (summary, FALSE);
}

static void
add_yields (GArray                  *facts,
            const MusterWorld       *world,
            const MusterSupplyLines *lines,
            guint32                  hex)
{
  g_autoptr (GArray) yields = muster_harvest_forecast (world, lines);

  for (guint i = 0; i < yields->len; i++)
    {
      const MusterYield *yield = &g_array_index (yields, MusterYield, i);

      if (yield->hex == hex && yield->amount > 0)
        {
          add_fact (facts, g_strdup_printf (_("Yields %d %s"), yield->amount, muster_resource_get_title (yield->resource)),
                    yield->clause->id, yield->ruling != NULL ? yield->ruling->key : NULL);
        }
    }
}

static void
add_supply (GArray                  *facts,
            const MusterWorld       *world,
            const MusterSupplyLines *lines,
            const MusterHex         *hex)
{
  const MusterRealm *realm = hex->owner != 0 ? muster_supply_lines_trace (lines, world, hex->key, hex->owner) : NULL;

  if (hex->owner == 0)
    {
      return;
    }
  if (realm == NULL)
    {
      add_fact (facts, g_strdup (_("Isolated: no supply line")), "SUPPLY-1", NULL);
    }
  else if (realm->source == hex->key)
    {
      add_fact (facts, g_strdup (_("A source of supply")), "SUPPLY-1", NULL);
    }
  else
    {
      g_autofree char *source = muster_hex_dup_title (world, realm->source);

      add_fact (facts, g_strdup_printf (_("Supply line to %s"), source), "SUPPLY-1", NULL);
    }
}

static void
add_movement (GArray            *facts,
              const MusterWorld *world,
              const MusterHex   *hex)
{
  const MusterTerrain terrain = muster_hex_get_terrain (hex, world);
  MusterSideLimit limit;

  if (terrain == MUSTER_TERRAIN_SEA || terrain == MUSTER_TERRAIN_LAKE)
    {
      add_fact (facts, g_strdup (_("No land movement")), "MOVE-11", NULL);
      return;
    }
  if (terrain == MUSTER_TERRAIN_FOREST || terrain == MUSTER_TERRAIN_MOUNTAINS)
    {
      add_fact (facts, g_strdup (_("Warbands of speed 6 to 8 stop on entering")), "MOVE-3", NULL);
    }
  limit = muster_side_get_limit (world, hex->owner, hex, MUSTER_SIDE_N);
  if (limit.warbands != MUSTER_NO_LIMIT)
    {
      guint warbands = limit.warbands - limit.by_road;

      add_fact (facts, g_strdup_printf (ngettext ("From here %u warband may attack across a side",
                                                  "From here %u warbands may attack across a side", warbands),
                                        warbands),
                "MOVE-16", NULL);
    }
  if (hex->roads != 0)
    {
      add_fact (facts, g_strdup (_("Road")), "MOVE-8", NULL);
    }
}

static void
add_disruption (GArray            *facts,
                const MusterWorld *world,
                const MusterHex   *hex)
{
  if (hex->disrupted != 0 && hex->disrupted >= muster_world_get_campaign (world)->turn - 1)
    {
      add_fact (facts, g_strdup_printf (_("Disrupted by the attack of turn %d"), hex->disrupted), "DISR-1", NULL);
    }
}

/** muster_hex_facts_new: Returns: (transfer full) (element-type MusterHexFact): what there is to know of the hex */
GArray *
muster_hex_facts_new (const MusterWorld *world,
                      guint32            hex)
{
  const MusterHex *record = muster_world_get_hex (world, hex);
  g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, muster_world_get_campaign (world)->turn);
  GArray *facts = g_array_new (FALSE, FALSE, sizeof (MusterHexFact));

  g_array_set_clear_func (facts, (GDestroyNotify) clear_fact);
  add_yields (facts, world, lines, hex);
  add_supply (facts, world, lines, record);
  add_disruption (facts, world, record);
  add_movement (facts, world, record);
  return facts;
}
