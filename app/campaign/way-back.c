/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * RETR-3: the way that troops may go from a hex which they must leave.
 */
#include "campaign/way-back.h"

#include "campaign/unit.h"

#define BIT(side) (1u << (side))

static gboolean
holds_others (const MusterWorld *world,
              guint32            hex,
              guint32            player)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->at == hex && unit->player != player && !muster_unit_is_destroyed (unit))
      {
        return TRUE;
      }
  }
  return FALSE;
}

static gboolean
saw_battle (const MusterWorld *world,
            guint32            hex)
{
  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, battle)
  {
    if (battle->at == hex)
      {
        return TRUE;
      }
  }
  return FALSE;
}

/* The hex across @side with nobody else in it, NULL if there is none to walk into. */
static const MusterHex *
get_free_land (const MusterWorld *world,
               guint32            hex,
               MusterSide         side,
               guint32            player)
{
  guint32 neighbour = muster_hex_neighbour (hex, side);
  const MusterHex *across = neighbour != MUSTER_NO_HEX ? muster_world_get_hex (world, neighbour) : NULL;

  return across != NULL && muster_world_get_ruleset (world)->terrains[across->terrain].land &&
         !holds_others (world, neighbour, player)
         ? across : NULL;
}

/**
 * muster_way_back_is_free:
 * @hex: where the troops are
 * @side: of that hex, by which they entered it
 *
 * Returns: whether they may go back there: no enemies are in the hex
 *
 * Clauses: RETR-3
 */
gboolean
muster_way_back_is_free (const MusterWorld *world,
                         guint32            hex,
                         MusterSide         side,
                         guint32            player)
{
  return get_free_land (world, hex, side, player) != NULL;
}

/**
 * muster_way_back_get_others:
 *
 * Returns: bit of each side of @hex across which troops go that cannot go back: to the player's own hexes without
 *   enemies, in which no battle was fought this turn
 *
 * Clauses: RETR-3
 */
guint
muster_way_back_get_others (const MusterWorld *world,
                            guint32            hex,
                            guint32            player)
{
  guint ways = 0;

  for (MusterSide side = 0; side < MUSTER_N_SIDES; side++)
    {
      const MusterHex *across = get_free_land (world, hex, side, player);

      if (across != NULL && across->owner == player && !saw_battle (world, across->key))
        {
          ways |= BIT (side);
        }
    }
  return ways;
}

/** muster_way_back_is_among: Returns: whether @side is one of the @ways */
gboolean
muster_way_back_is_among (guint      ways,
                          MusterSide side)
{
  return (ways & BIT (side)) != 0;
}

/**
 * muster_way_back_dup_options: Returns: (transfer full): "S|NW", the ways as a decision's options, the default first
 */
char *
muster_way_back_dup_options (guint ways)
{
  GString *options = g_string_new (NULL);

  for (MusterSide side = 0; side < MUSTER_N_SIDES; side++)
    {
      if (muster_way_back_is_among (ways, side))
        {
          g_string_append_printf (options, "%s%s", options->len > 0 ? "|" : "", muster_side_get_word (side));
        }
    }
  return g_string_free (options, FALSE);
}

/** muster_way_back_dup_decision: Returns: (transfer full): id of the decision where a battle's loser goes */
char *
muster_way_back_dup_decision (const MusterWorld *world,
                              guint32            battle,
                              guint32            player)
{
  return g_strdup_printf ("withdraw:%s:%s", muster_world_get_battle (world, battle)->id,
                          muster_world_get_player (world, player)->id);
}
