/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/home.h"

#include "campaign/roster.h"

/** muster_player_find_home: Returns: (transfer none) (nullable): the player's own home, whoever controls it */
const MusterHex *
muster_player_find_home (const MusterWorld *world,
                         guint32            player)
{
  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->home == player)
      {
        return hex;
      }
  }
  return NULL;
}

/* The own home if the player controls it, or the fortress of another; NULL where there is neither (SETUP-10). */
static const MusterHex *
find_seat (const MusterWorld *world,
           guint32            player)
{
  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->owner == player && (hex->home == player || hex->stronghold == MUSTER_STRONGHOLD_FORTRESS))
      {
        return hex;
      }
  }
  return NULL;
}

/* The player's hexes become nobody's and the units leave the roster. */
static void
leave_the_map (MusterEdit *edit,
               guint32     player)
{
  for (guint i = 0; i < muster_world_count (muster_edit_peek_world (edit), MUSTER_HEX); i++)
    {
      const MusterHex *hex = &muster_world_peek_hexes (muster_edit_peek_world (edit))[i];

      if (hex->owner == player)
        {
          muster_edit_set (edit, MUSTER_HEX, hex->key, MUSTER_HEX_OWNER, 0);
        }
    }
  for (guint i = muster_world_count (muster_edit_peek_world (edit), MUSTER_UNIT); i > 0; i--)
    {
      const MusterUnit *unit = &muster_world_peek_units (muster_edit_peek_world (edit))[i - 1];

      if (unit->player == player)
        {
          muster_roster_drop (edit, unit->key);
        }
    }
}

static void
lose_home (MusterDeed *deed,
           guint32     player,
           int         turn)
{
  muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_10), MUSTER_WHY (SETUP, HOME_LOST),
                    MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player), MUSTER_FACT_NUMBER_OF (TURN, turn + 1));
  muster_edit_set (deed->edit, MUSTER_PLAYER, player, MUSTER_PLAYER_STATUS, MUSTER_STATUS_HOMELESS);
  muster_edit_set (deed->edit, MUSTER_PLAYER, player, MUSTER_PLAYER_HOMELESS_SINCE, turn);
}

static void
win_home (MusterDeed *deed,
          guint32     player,
          guint32     seat)
{
  muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_10), MUSTER_WHY (SETUP, HOME_REGAINED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player), MUSTER_FACT_NOUN_OF (HEX, HEX, seat));
  muster_edit_set (deed->edit, MUSTER_PLAYER, player, MUSTER_PLAYER_STATUS, MUSTER_STATUS_PLAYING);
  muster_edit_set (deed->edit, MUSTER_PLAYER, player, MUSTER_PLAYER_HOMELESS_SINCE, 0);
}

static void
drop_out (MusterDeed *deed,
          guint32     player)
{
  muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_10), MUSTER_WHY (SETUP, OUT),
                    MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player));
  muster_edit_set (deed->edit, MUSTER_PLAYER, player, MUSTER_PLAYER_STATUS, MUSTER_STATUS_OUT);
  leave_the_map (deed->edit, player);
}

static void
review_player (MusterDeed         *deed,
               const MusterPlayer *player,
               gboolean            turn_ends)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  int turn = muster_world_get_campaign (world)->turn;
  const MusterHex *seat = find_seat (world, player->key);

  /* Who never had a home on the map cannot lose it. */
  if (player->status == MUSTER_STATUS_PLAYING && seat == NULL && muster_player_find_home (world, player->key) != NULL)
    {
      lose_home (deed, player->key, turn);
    }
  else if (player->status == MUSTER_STATUS_HOMELESS && seat != NULL)
    {
      win_home (deed, player->key, seat->key);
    }
  else if (player->status == MUSTER_STATUS_HOMELESS && turn_ends && turn > player->homeless_since)
    {
      drop_out (deed, player->key);
    }
}

/**
 * muster_homes_review:
 * @turn_ends: whether who was homeless a whole turn is out now
 *
 * Notes who lost the home, who has one again, and who is out.
 *
 * Clauses: SETUP-10
 */
void
muster_homes_review (MusterDeed *deed,
                     gboolean    turn_ends)
{
  for (guint i = 0; i < muster_world_count (muster_deed_peek_world (deed), MUSTER_PLAYER); i++)
    {
      review_player (deed, muster_world_nth (muster_deed_peek_world (deed), MUSTER_PLAYER, i), turn_ends);
    }
}
