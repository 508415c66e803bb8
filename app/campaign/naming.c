/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of things, and who is commander and bodyguard.
 */
#include "campaign/deciders.h"
#include "campaign/unit.h"

#include <string.h>

#define CAMPAIGN_WORD "campaign"

/* What an id names: the campaign, a player, a unit or a hex, looked for in this order. */
static gboolean
find_named (const MusterWorld *world,
            const char        *id,
            MusterRecordKind  *kind,
            guint32           *key)
{
  const MusterPlayer *player = muster_world_find_player (world, id);
  const MusterUnit *unit = muster_world_find_unit (world, id);
  guint32 hex;

  if (strcmp (id, CAMPAIGN_WORD) == 0)
    {
      *kind = MUSTER_CAMPAIGN;
      *key = 1;
      return TRUE;
    }
  if (player != NULL)
    {
      *kind = MUSTER_PLAYER;
      *key = player->key;
      return TRUE;
    }
  if (unit != NULL)
    {
      *kind = MUSTER_UNIT;
      *key = unit->key;
      return TRUE;
    }
  *kind = MUSTER_HEX;
  *key = muster_hex_from_label (id, &hex) ? hex : MUSTER_NO_HEX;
  return muster_world_get_hex (world, *key) != NULL;
}

/** muster_decide_rename: gives the campaign, a player, a unit or a hex a name */
void
muster_decide_rename (MusterDeed *deed)
{
  static const guint8 fields[MUSTER_N_RECORDS] = {
    [MUSTER_CAMPAIGN] = MUSTER_CAMPAIGN_NAME,
    [MUSTER_PLAYER] = MUSTER_PLAYER_NAME,
    [MUSTER_UNIT] = MUSTER_UNIT_NAME,
    [MUSTER_HEX] = MUSTER_HEX_NAME,
  };
  const char *what = muster_deed_get (deed, "what");
  const char *name = muster_deed_get (deed, "name");
  MusterRecordKind kind;
  guint32 key;

  if (!find_named (muster_deed_peek_world (deed), what, &kind, &key))
    {
      muster_deed_refuse (deed, "what=%s: neither player nor unit nor hex, nor the word campaign", what);
      return;
    }
  muster_edit_cite (deed->edit, MUSTER_CITE (TURN_1), MUSTER_WHY (TURN, RENAMED), MUSTER_FACT_WORDS_OF (WHAT, what),
                    MUSTER_FACT_WORDS_OF (VALUE, name));
  muster_edit_set_text (deed->edit, kind, key, fields[kind], name);
}

/* Whether the player may name the unit; the verdict says what it must be. */
static gboolean
check_named (MusterDeed         *deed,
             const MusterClause *clause,
             gboolean            of_kind,
             MusterReason        otherwise)
{
  const MusterUnit *unit = muster_deed_get_unit (deed, "unit");
  const MusterPlayer *player = muster_deed_get_player (deed, "player");

  if (unit->player != player->key)
    {
      muster_verdict_find_out (deed->verdict, clause, MUSTER_FAIL, MUSTER_WHY (SETUP, FOREIGN),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                               MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player->key));
    }
  if (!of_kind || muster_unit_is_destroyed (unit) || unit->role == MUSTER_ROLE_GARRISON)
    {
      muster_verdict_find_out (deed->verdict, clause, MUSTER_FAIL, otherwise,
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key));
    }
  return muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL;
}

static const MusterUnit *
find_role (const MusterWorld *world,
           guint32            player,
           MusterUnitRole     role)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->player == player && unit->role == role)
      {
        return unit;
      }
  }
  return NULL;
}

/* A role has one holder: who had it before loses it. */
static void
give_role (MusterDeed    *deed,
           guint32        unit,
           guint32        player,
           MusterUnitRole role)
{
  const MusterUnit *before = find_role (muster_deed_peek_world (deed), player, role);

  if (before != NULL && before->key != unit)
    {
      guint32 key = before->key;

      muster_edit_set (deed->edit, MUSTER_UNIT, key, MUSTER_UNIT_ROLE, MUSTER_ROLE_NONE);
      muster_edit_set (deed->edit, MUSTER_UNIT, key, MUSTER_UNIT_WITH, 0);
    }
  muster_edit_set (deed->edit, MUSTER_UNIT, unit, MUSTER_UNIT_ROLE, role);
}

/* The bodyguard goes with the commander, whoever that is. */
static void
join_bodyguard (MusterDeed *deed,
                guint32     player)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterUnit *commander = find_role (world, player, MUSTER_ROLE_COMMANDER);
  const MusterUnit *bodyguard = find_role (world, player, MUSTER_ROLE_BODYGUARD);

  if (commander != NULL && bodyguard != NULL)
    {
      muster_edit_set (deed->edit, MUSTER_UNIT, bodyguard->key, MUSTER_UNIT_WITH, commander->key);
    }
}

/** muster_decide_name_commander: makes an individual the army commander. Clauses: ARMY-1 */
void
muster_decide_name_commander (MusterDeed *deed)
{
  const MusterUnit *unit = muster_deed_get_unit (deed, "unit");
  guint32 player = muster_deed_get_player (deed, "player")->key;
  guint32 key = unit->key;
  gboolean individual =
    muster_troop_is_individual (muster_world_get_troop (muster_deed_peek_world (deed), unit->troop));

  if (check_named (deed, MUSTER_CITE (ARMY_1), individual, MUSTER_WHY (SETUP, NO_COMMANDER)))
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (ARMY_1), MUSTER_WHY (SETUP, COMMANDER_NAMED),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, key), MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player));
      give_role (deed, key, player, MUSTER_ROLE_COMMANDER);
      muster_edit_set (deed->edit, MUSTER_UNIT, key, MUSTER_UNIT_WITH, 0);
      join_bodyguard (deed, player);
    }
}

/** muster_decide_name_bodyguard: makes a warband that is no missile one the commander's bodyguard. Clauses: ARMY-2 */
void
muster_decide_name_bodyguard (MusterDeed *deed)
{
  const MusterUnit *unit = muster_deed_get_unit (deed, "unit");
  const MusterTroop *troop = muster_world_get_troop (muster_deed_peek_world (deed), unit->troop);
  guint32 player = muster_deed_get_player (deed, "player")->key;
  guint32 key = unit->key;

  if (check_named (deed, MUSTER_CITE (ARMY_2), muster_troop_is_warband (troop) && !troop->missile,
                   MUSTER_WHY (SETUP, NO_BODYGUARD)))
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (ARMY_2), MUSTER_WHY (SETUP, BODYGUARD_NAMED),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, key), MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player));
      give_role (deed, key, player, MUSTER_ROLE_BODYGUARD);
      join_bodyguard (deed, player);
    }
}
