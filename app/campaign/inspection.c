/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole campaign against the rules, whatever was done to it: what the organiser overrode, or entered as it was.
 */
#include "campaign/inspection.h"

#include "campaign/deed.h"
#include "campaign/home.h"
#include "campaign/map.h"
#include "campaign/unit.h"
#include "campaign/whereabouts.h"

/* SETUP-3 */
static void
inspect_homes (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    const MusterHex *home = muster_player_find_home (world, player->key);

    if (home != NULL)
      {
        muster_map_check_gap (deed, home->key, player->key);
      }
  }
}

/* SETUP-6 */
static void
inspect_habitats (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterRuleset *rules = muster_world_get_ruleset (world);

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    if (!(rules->races[player->race].habitats & (1u << player->habitat)))
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_6), MUSTER_FAIL, MUSTER_WHY (SETUP, NO_HABITAT),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                                 MUSTER_FACT_NOUN_OF (RACE, RACE, player->race),
                                 MUSTER_FACT_NOUN_OF (TERRAIN, TERRAIN, player->habitat));
      }
  }
}

/* SETUP-4, where there is something to harvest */
static void
inspect_resources (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterRuleset *rules = muster_world_get_ruleset (world);

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->resource == 0 && rules->terrains[hex->terrain].yields != MUSTER_YIELDS_NOTHING)
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_4), MUSTER_FAIL, MUSTER_WHY (MAP, RESOURCE_RANGE),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key), MUSTER_FACT_NUMBER_OF (MEASURED, 0));
      }
  }
}

/* MOVE-17: between movement and the end of combat they fight; at sea nobody does. */
static void
inspect_company (MusterDeed              *deed,
                 const MusterWhereabouts *whereabouts,
                 const MusterHex         *hex)
{
  const MusterUnit *host = NULL;

  MUSTER_FOR_EACH_AT (whereabouts, hex->key, unit)
  {
    if (muster_unit_is_destroyed (unit) || unit->afloat)
      {
        continue;
      }
    if (host != NULL && host->player != unit->player)
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (MOVE_17), MUSTER_FAIL, MUSTER_WHY (MOVEMENT, SHARED),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key),
                                 MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, host->player),
                                 MUSTER_FACT_NOUN_OF (OTHER, PLAYER, unit->player));
        return;
      }
    host = unit;
  }
}

static void
inspect_places (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  g_autoptr (MusterWhereabouts) whereabouts = muster_whereabouts_new (world);

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    inspect_company (deed, whereabouts, hex);
  }
}

/* XPL-1 by the ruling on the floor; AFTER-3 */
static void
inspect_unit (MusterDeed       *deed,
              const MusterUnit *unit)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  guint most = muster_troop_get_maximum (troop);

  if (unit->xp < 0 && muster_world_rules (world, MUSTER_RULING_XP_FLOOR, "0"))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (XPL_1), MUSTER_FAIL, MUSTER_WHY (EXPERIENCE, TOO_LITTLE),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                               MUSTER_FACT_NUMBER_OF (MEASURED, unit->xp),
                               MUSTER_FACT_NUMBER_OF (LIMIT, 0))->ruling = MUSTER_OPTION (XP_FLOOR);
    }
  if (muster_troop_is_warband (troop) && most > 0 && unit->troopers > most)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (AFTER_3), MUSTER_FAIL, MUSTER_WHY (AFTERMATH, TOO_MANY),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                               MUSTER_FACT_NUMBER_OF (MEASURED, unit->troopers),
                               MUSTER_FACT_NUMBER_OF (LIMIT, most));
    }
}

static void
inspect_units (MusterDeed *deed)
{
  MUSTER_FOR_EACH (muster_deed_peek_world (deed), UNIT, MusterUnit, unit)
  {
    inspect_unit (deed, unit);
  }
}

/**
 * muster_world_inspect:
 *
 * Returns: (transfer full): what the rules say to everything that there is
 *
 * Clauses: SETUP-3, SETUP-4, SETUP-6, MOVE-17, XPL-1, AFTER-3
 */
MusterVerdict *
muster_world_inspect (MusterWorld *world)
{
  MusterStep step = muster_world_get_campaign (world)->step;
  MusterVerdict *verdict = muster_verdict_new ();
  g_autoptr (MusterEdit) edit = muster_edit_new (world, verdict);
  MusterDeed deed = {.edit = edit, .verdict = verdict};

  inspect_homes (&deed);
  inspect_habitats (&deed);
  inspect_resources (&deed);
  inspect_units (&deed);
  if (step != MUSTER_STEP_COMBAT)
    {
      inspect_places (&deed);
    }
  return verdict;
}
