/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/threat.h"

#include "campaign/stronghold.h"
#include "campaign/unit.h"

/** muster_players_are_enemies: Returns: whether they are two players without an alliance. Clauses: DIPL-1 */
gboolean
muster_players_are_enemies (const MusterWorld *world,
                            guint32            first,
                            guint32            second)
{
  return first != second && first != 0 && second != 0 && !muster_world_are_allied (world, first, second);
}

static gboolean
has_fortification (const MusterWorld *world,
                   const MusterHex   *hex)
{
  gint32 turn = muster_world_get_campaign (world)->turn;

  return muster_hex_get_working_stronghold (hex, turn) != MUSTER_STRONGHOLD_NONE;
}

/**
 * muster_hex_find_defender:
 * @player: who would enter the hex
 *
 * Returns: a player who would end the move of @player there as things stand: by a fortification, by troops of an
 *   enemy, or by an ally's troops in the ally's own hex; 0 = nobody would
 *
 * Clauses: MOVE-14, MOVE-15
 */
guint32
muster_hex_find_defender (const MusterWorld *world,
                          guint32            player,
                          guint32            hex)
{
  const MusterHex *record = muster_world_get_hex (world, hex);

  if (record->owner != 0 && record->owner != player && has_fortification (world, record))
    {
      return record->owner;
    }
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->at == hex && unit->player != player && !unit->afloat && !muster_unit_is_destroyed (unit) &&
        (unit->player == record->owner || !muster_world_are_allied (world, unit->player, player)))
      {
        return unit->player;
      }
  }
  return 0;
}
