/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole campaign against the rules, whatever was done to it: what the organiser overrode, or entered as it was.
 */
#include "campaign/inspection.h"

#include "campaign/deed.h"
#include "campaign/home.h"
#include "campaign/map.h"

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

/**
 * muster_world_inspect:
 *
 * Returns: (transfer full): what the rules say to everything that there is
 *
 * Clauses: SETUP-3
 */
MusterVerdict *
muster_world_inspect (MusterWorld *world)
{
  MusterVerdict *verdict = muster_verdict_new ();
  g_autoptr (MusterEdit) edit = muster_edit_new (world, verdict);
  MusterDeed deed = {.edit = edit, .verdict = verdict};

  inspect_homes (&deed);
  return verdict;
}
