/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Defend actions and reactions.
 *
 * Clauses: DFN-01 to DFN-03.
 */
#include "tabletop/bw-formation.h"
#include "tabletop/bw-rules.h"

/* Whether the warrior's new place lies on another side of the obstacle: of where it was, or of one of its group. */
static gboolean
changes_side (const MusterBwQuestion *question,
              guint                   index,
              guint                   obstacle)
{
  const MusterBwPiece *piece = muster_bw_piece (question, index);

  if (muster_bw_are_opposite (question, obstacle, piece->warrior->at, piece->at))
    {
      return TRUE;
    }
  for (guint i = 0; i < question->pieces->len; i++)
    {
      const MusterBwPiece *other = muster_bw_piece (question, i);

      if (i != index && muster_bw_acts (question, i) &&
          muster_bw_are_opposite (question, obstacle, piece->warrior->at, other->warrior->at) !=
          muster_bw_are_opposite (question, obstacle, piece->at, other->warrior->at))
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
judge_sides (MusterBwQuestion *question,
             guint             index)
{
  gboolean kept = TRUE;

  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      if (changes_side (question, index, i))
        {
          muster_bw_find (question, DFN_03, MUSTER_FAIL, DEFEND, SIDE_CHANGED, MUSTER_BW_WARRIOR (SUBJECT, index),
                          MUSTER_BW_OBSTACLE (OBJECT, i));
          kept = FALSE;
        }
    }
  if (kept)
    {
      muster_bw_find (question, DFN_03, MUSTER_PASS, DEFEND, SIDES_KEPT, MUSTER_BW_WARRIOR (SUBJECT, index));
    }
}

static void
judge_start (MusterBwQuestion *question)
{
  guint group = question->action->group;
  int split = muster_bw_find_split (question, group);
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, group);

  if (split < 0)
    {
      muster_bw_find (question, DFN_01, MUSTER_PASS, DEFEND, ONE_SIDE, subject);
      return;
    }
  muster_bw_find (question, DFN_01, MUSTER_FAIL, DEFEND, BOTH_SIDES, subject, MUSTER_BW_OBSTACLE (OBJECT, split));
  muster_bw_find (question, DFN_02, MUSTER_INFO, DEFEND, FINISH_FIRST, subject, MUSTER_BW_OBSTACLE (OBJECT, split));
}

/** muster_bw_judge_defend: judges whether a group may defend, and where it is rearranged, that nobody crosses */
void
muster_bw_judge_defend (MusterBwQuestion *question)
{
  judge_start (question);
  for (guint i = 0; i < question->action->steps->len; i++)
    {
      const MusterBwStep *step = &g_array_index (question->action->steps, MusterBwStep, i);
      MusterBwPiece *piece = muster_bw_piece (question, step->warrior);
      int obstacle;

      if (step->way->len == 0)
        {
          continue;
        }
      piece->at = g_array_index (step->way, MusterPoint, step->way->len - 1);
      piece->acted = TRUE;
      obstacle = muster_bw_find_obstacle_at (question, step->warrior, piece->at);
      if (obstacle >= 0)
        {
          muster_bw_find (question, XNG_04, MUSTER_FAIL, CROSSING, ON_OBSTACLE,
                          MUSTER_BW_WARRIOR (SUBJECT, step->warrior), MUSTER_BW_OBSTACLE (OBJECT, obstacle));
        }
      judge_sides (question, step->warrior);
    }
  muster_bw_judge_places (question);
}
