/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/deciders.h"

static const MusterAlliance *
find_alliance (const MusterWorld *world,
               guint32            first,
               guint32            second)
{
  MUSTER_FOR_EACH (world, ALLIANCE, MusterAlliance, alliance)
  {
    if (alliance->first == MIN (first, second) && alliance->second == MAX (first, second))
      {
        return alliance;
      }
  }
  return NULL;
}

/* Whether the two may say it: they are two, and are or are not allied yet. */
static gboolean
check_pair (MusterDeed         *deed,
            const MusterPlayer *player,
            const MusterPlayer *other,
            gboolean            wanted,
            MusterReason        otherwise)
{
  if (player == other)
    {
      muster_deed_refuse (deed, "with=%s: it takes two players", other->id);
      return FALSE;
    }
  if (muster_world_are_allied (muster_deed_peek_world (deed), player->key, other->key) == wanted)
    {
      return TRUE;
    }
  muster_verdict_find_out (deed->verdict, MUSTER_CITE (DIPL_1), MUSTER_FAIL, otherwise,
                           MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                           MUSTER_FACT_NOUN_OF (OTHER, PLAYER, other->key));
  return FALSE;
}

/** muster_decide_ally: declares an alliance to all. Clauses: DIPL-1 */
void
muster_decide_ally (MusterDeed *deed)
{
  const MusterPlayer *player = muster_deed_get_player (deed, "player");
  const MusterPlayer *other = muster_deed_get_player (deed, "with");
  MusterAlliance alliance = {.first = MIN (player->key, other->key), .second = MAX (player->key, other->key)};

  if (check_pair (deed, player, other, FALSE, MUSTER_WHY (DIPLOMACY, ALREADY)))
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (DIPL_1), MUSTER_WHY (DIPLOMACY, ALLIED),
                        MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                        MUSTER_FACT_NOUN_OF (OTHER, PLAYER, other->key));
      muster_edit_put (deed->edit, MUSTER_ALLIANCE, &alliance);
    }
}

/** muster_decide_unally: ends an alliance. Clauses: DIPL-1 */
void
muster_decide_unally (MusterDeed *deed)
{
  const MusterPlayer *player = muster_deed_get_player (deed, "player");
  const MusterPlayer *other = muster_deed_get_player (deed, "with");

  if (check_pair (deed, player, other, TRUE, MUSTER_WHY (DIPLOMACY, NOT_ALLIED)))
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (DIPL_1), MUSTER_WHY (DIPLOMACY, PARTED),
                        MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                        MUSTER_FACT_NOUN_OF (OTHER, PLAYER, other->key));
      muster_edit_drop (deed->edit, MUSTER_ALLIANCE,
                        find_alliance (muster_deed_peek_world (deed), player->key, other->key)->key);
    }
}
