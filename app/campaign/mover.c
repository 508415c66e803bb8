/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/mover.h"

#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "campaign/unit.h"

static const MusterClause *
find_garrison_clause (const MusterWorld *world,
                      const MusterUnit  *unit)
{
  const MusterHex *hex = muster_world_get_hex (world, unit->at);

  switch (hex != NULL ? (MusterStrongholdKind) hex->stronghold : MUSTER_STRONGHOLD_NONE)
    {
    case MUSTER_STRONGHOLD_FORTRESS:
      return MUSTER_CITE (FORT_2);

    case MUSTER_STRONGHOLD_WATCHTOWER:
      return MUSTER_CITE (WT_3);

    case MUSTER_STRONGHOLD_NONE:
    case MUSTER_STRONGHOLD_TOWN:
    case MUSTER_N_STRONGHOLD_KINDS:
      break;
    }
  return MUSTER_CITE (TOWN_3);
}

/** muster_mover_judge: Returns: whether the unit can move at all. Clauses: MOVE-11, FORT-2, TOWN-3, WT-3 */
gboolean
muster_mover_judge (const MusterWorld *world,
                    const MusterUnit  *unit,
                    MusterVerdict     *verdict)
{
  if (muster_unit_is_destroyed (unit))
    {
      muster_verdict_find_out (verdict, MUSTER_CITE (MOVE_11), MUSTER_FAIL, MUSTER_WHY (PLOT, DESTROYED),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key));
      return FALSE;
    }
  if (unit->role == MUSTER_ROLE_GARRISON)
    {
      muster_verdict_find_out (verdict, find_garrison_clause (world, unit), MUSTER_FAIL,
                               MUSTER_WHY (PLOT, NEVER_MOVES), MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key));
      return FALSE;
    }
  return TRUE;
}

/* AFTER-1: whether one of the player's fortifications is nearer to @end than to where the unit is. */
static gboolean
leads_homeward (const MusterWorld *world,
                const MusterUnit  *unit,
                guint32            end)
{
  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->stronghold != MUSTER_STRONGHOLD_NONE && hex->owner == unit->player &&
        muster_hex_distance (end, hex->key) < muster_hex_distance (unit->at, hex->key))
      {
        return TRUE;
      }
  }
  return FALSE;
}

/**
 * muster_homecoming_judge: an understrength warband may only go towards an own fortification, and no further; any other
 * may do as it likes
 *
 * Clauses: AFTER-1, AFTER-2
 */
void
muster_homecoming_judge (const MusterWorld *world,
                         const MusterUnit  *unit,
                         MusterPath         path,
                         MusterVerdict     *verdict)
{
  guint n_steps = muster_path_get_length (path);
  guint32 at = unit->at;

  if (!muster_unit_is_understrength (world, unit))
    {
      return;
    }
  for (guint i = 0; i < n_steps; i++)
    {
      const MusterHex *hex;

      at = muster_hex_neighbour (at, muster_path_get_step (path, i));
      hex = at != MUSTER_NO_HEX ? muster_world_get_hex (world, at) : NULL;
      if (hex == NULL)
        {
          return;
        }
      if (i + 1 < n_steps && hex->stronghold != MUSTER_STRONGHOLD_NONE && hex->owner == unit->player)
        {
          muster_verdict_find_out (verdict, MUSTER_CITE (AFTER_2), MUSTER_FAIL,
                                   MUSTER_WHY (PLOT, ENDS_AT_STRONGHOLD),
                                   MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                                   MUSTER_FACT_NOUN_OF (HEX, HEX, at));
        }
    }
  if (!leads_homeward (world, unit, at))
    {
      muster_verdict_find_out (verdict, MUSTER_CITE (AFTER_1), MUSTER_FAIL, MUSTER_WHY (PLOT, NOT_HOMEWARD),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key));
    }
}
