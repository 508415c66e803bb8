/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/ending.h"

#include <string.h>

#define AFTER_TURNS "turns:"
#define WITH_HEXES "hexes:"

static guint
count_hexes (const MusterWorld *world,
             guint32            player)
{
  guint count = 0;

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    count += hex->owner == player;
  }
  return count;
}

static guint
count_in (const MusterWorld *world)
{
  guint count = 0;

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    count += player->status != MUSTER_STATUS_OUT;
  }
  return count;
}

/* The number behind the word of a ruling's value, 0 where it is another word. */
static guint
read_number (const char *value,
             const char *word)
{
  return g_str_has_prefix (value, word) ? g_ascii_strtoull (value + strlen (word), NULL, 10) : 0;
}

/* How many hexes win at the end of this turn; more than there can be where none do. */
static guint
get_goal (const MusterWorld *world,
          const char        *value)
{
  guint turns = read_number (value, AFTER_TURNS);
  guint goal = read_number (value, WITH_HEXES);
  guint most = 0;

  if (turns == 0 || (guint) muster_world_get_campaign (world)->turn < turns)
    {
      return goal > 0 ? goal : G_MAXUINT;
    }
  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    most = MAX (most, count_hexes (world, player->key));
  }
  return most;
}

/**
 * muster_ending_judge:
 *
 * Says at the end of a turn who has won, if somebody has: by ruling campaign.end the last player left, whoever
 * controls most hexes after so many turns, or that many hexes. The campaign may go on all the same.
 *
 * Clauses: SETUP-10
 */
void
muster_ending_judge (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const char *value = muster_world_get_ruling (world, MUSTER_RULING_CAMPAIGN_END);
  guint goal = get_goal (world, value);
  gboolean last = strcmp (value, MUSTER_OPTION (CAMPAIGN_END)->fallback) == 0 && count_in (world) == 1 &&
                  muster_world_count (world, MUSTER_PLAYER) > 1;

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    guint hexes = count_hexes (world, player->key);

    if (player->status != MUSTER_STATUS_OUT && (last || hexes >= goal))
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_10), MUSTER_INFO, MUSTER_WHY (SETUP, WON),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                                 MUSTER_FACT_NUMBER_OF (COUNT, hexes))->ruling = MUSTER_OPTION (CAMPAIGN_END);
      }
  }
}
