/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/soundness.h"

#include "campaign/error.h"
#include "campaign/unit.h"

#include <string.h>

/* Which kind of record each KEY field names; 0 is allowed wherever the field's low bound is 0. */
typedef struct
{
  MusterRecordKind kind;
  guint field;
  MusterRecordKind names;
} Reference;

static const Reference references[] = {
  {MUSTER_ALLIANCE, MUSTER_ALLIANCE_FIRST, MUSTER_PLAYER},
  {MUSTER_ALLIANCE, MUSTER_ALLIANCE_SECOND, MUSTER_PLAYER},
  {MUSTER_HEX, MUSTER_HEX_OWNER, MUSTER_PLAYER},
  {MUSTER_HEX, MUSTER_HEX_START_OWNER, MUSTER_PLAYER},
  {MUSTER_HEX, MUSTER_HEX_HOME, MUSTER_PLAYER},
  {MUSTER_UNIT, MUSTER_UNIT_PLAYER, MUSTER_PLAYER},
  {MUSTER_UNIT, MUSTER_UNIT_TROOP, MUSTER_TROOP},
  {MUSTER_UNIT, MUSTER_UNIT_WITH, MUSTER_UNIT},
  {MUSTER_BATTLE, MUSTER_BATTLE_DEFENDER, MUSTER_PLAYER},
  {MUSTER_BATTLE, MUSTER_BATTLE_WINNER, MUSTER_PLAYER},
  {MUSTER_COMBATANT, MUSTER_COMBATANT_BATTLE, MUSTER_BATTLE},
  {MUSTER_COMBATANT, MUSTER_COMBATANT_PLAYER, MUSTER_PLAYER},
  {MUSTER_FOUGHT, MUSTER_FOUGHT_FIRST, MUSTER_PLAYER},
  {MUSTER_FOUGHT, MUSTER_FOUGHT_SECOND, MUSTER_PLAYER},
};

static gboolean
complain (GError    **error,
          const char *what,
          guint32     key)
{
  g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_CONTRADICTION,
               "the campaign does not hold together: %s %u",
               what, key);
  return FALSE;
}

static gboolean
is_map_whole (const MusterWorld *world,
              GError           **error)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  const MusterHex *hexes = muster_world_peek_hexes (world);
  guint n_hexes = muster_world_count (world, MUSTER_HEX);

  if (n_hexes != (guint) campaign->columns * campaign->rows)
    {
      return complain (error, "number of hexes", n_hexes);
    }
  for (guint i = 0; i < n_hexes; i++)
    {
      if (hexes[i].key != MUSTER_HEX_KEY (i % campaign->columns, i / campaign->columns))
        {
          return complain (error, "hex", hexes[i].key);
        }
    }
  return TRUE;
}

static gboolean
holds (const MusterWorld *world,
       const Reference   *reference,
       GError           **error)
{
  for (guint i = 0; i < muster_world_count (world, reference->kind); i++)
    {
      gconstpointer record = muster_world_nth (world, reference->kind, i);
      guint32 named = muster_record_get (reference->kind, record, reference->field).number;

      if (named != 0 && muster_world_find (world, reference->names, named) == NULL)
        {
          return complain (error, muster_record_get_type (reference->kind)->table, muster_record_get_key (record));
        }
    }
  return TRUE;
}

static gboolean
are_units_placed (const MusterWorld *world,
                  GError           **error)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (muster_world_find (world, MUSTER_HEX, unit->at) == NULL)
      {
        return complain (error, "place of unit", unit->key);
      }
  }
  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    if (muster_world_get_unit (world, plot->key) == NULL)
      {
        return complain (error, "plot of unit", plot->key);
      }
  }
  return TRUE;
}

/* Returns: (nullable): why the unit cannot be as it is */
static const char *
find_trouble_of_unit (const MusterWorld *world,
                      const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  const MusterHex *hex = muster_world_get_hex (world, unit->at);
  gboolean single = troop->kind == MUSTER_KIND_INDIVIDUAL || troop->kind == MUSTER_KIND_TOTEM;

  if (hex == NULL)
    {
      return "it stands in no hex";
    }
  if (single && (unit->troopers > 1 || unit->leader || unit->specials != 0))
    {
      return "it is a single model, one trooper without a leader";
    }
  if (muster_unit_is_destroyed (unit))
    {
      return NULL;
    }
  if (unit->afloat != (hex->terrain == MUSTER_TERRAIN_SEA) || hex->terrain == MUSTER_TERRAIN_LAKE)
    {
      return "it is afloat on land, or in water and not afloat";
    }
  return muster_unit_count_models (unit) == 0 ? "it has no models left and is not destroyed" : NULL;
}

static gboolean
are_units_possible (const MusterWorld *world,
                    GError           **error)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    const char *trouble = find_trouble_of_unit (world, unit);

    if (trouble != NULL)
      {
        g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_CONTRADICTION, "unit %s cannot be so: %s",
                     unit->id, trouble);
        return FALSE;
      }
  }
  return TRUE;
}

/**
 * muster_world_is_possible:
 *
 * What the rules keep of themselves, and who edits freely must: homes are somebody's, and every unit is where and as
 * it can be. Campaign XML asks for the same.
 *
 * Returns: whether it is so; else @error names the first hex or unit that is not
 */
gboolean
muster_world_is_possible (const MusterWorld *world,
                          GError           **error)
{
  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if ((hex->terrain == MUSTER_TERRAIN_HOME) != (hex->home != 0))
      {
        g_autofree char *label = muster_hex_dup_label (hex->key);

        g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_CONTRADICTION,
                     "%s would be a home and nobody's; the command \"home\" places one", label);
        return FALSE;
      }
  }
  return are_units_possible (world, error);
}

/**
 * muster_world_is_sound:
 *
 * What every world that the program made keeps, and a file or journal from elsewhere may not: one campaign, a whole
 * map, no key that names nothing.
 *
 * Returns: whether it is so; else @error names the first record that is not
 */
gboolean
muster_world_is_sound (const MusterWorld *world,
                       GError           **error)
{
  if (muster_world_count (world, MUSTER_CAMPAIGN) != 1)
    {
      return complain (error, "number of campaigns", muster_world_count (world, MUSTER_CAMPAIGN));
    }
  if (!is_map_whole (world, error) || !are_units_placed (world, error))
    {
      return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      if (!holds (world, &references[i], error))
        {
          return FALSE;
        }
    }
  return TRUE;
}
