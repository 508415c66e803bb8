/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves of single elements.
 *
 * Clauses: SGL-01, SGL-03, SGL-04.
 */
#include "tabletop/dba-contact.h"
#include "tabletop/dba-rules.h"

/* Alt: a corner that touches is close combat too. */
static gboolean
are_in_combat (const MusterDbaQuestion *question,
               const MusterDbaElement  *piece,
               const MusterDbaElement  *enemy)
{
  return muster_dba_question_is_default (question, MUSTER_DBA_RULING_SGL_04)
         ? muster_dba_fight (piece, enemy, question->tolerance)
         : muster_dba_touch (piece, enemy, question->tolerance);
}

static void
say_combat (MusterDbaQuestion    *question,
            const MusterDbaTrack *track,
            guint                 enemy)
{
  gboolean single = question->move->kind == MUSTER_DBA_SINGLE || track->follows;

  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (SGL_04), single ? MUSTER_FAIL : MUSTER_NEEDS,
                           single ? MUSTER_DBA_WHY (SINGLE, IN_COMBAT) : MUSTER_DBA_WHY (SINGLE, GROUP_IN_COMBAT),
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element), MUSTER_DBA_ELEMENT (OBJECT, enemy));
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (SGL_04));
}

static void
judge_combat (MusterDbaQuestion *question)
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);

      for (guint j = 0; j < question->near->len; j++)
        {
          guint number = g_array_index (question->near, guint, j);
          const MusterDbaElement *enemy = muster_dba_table_get_element (question->table, number);

          if (enemy->side != track->piece->side && are_in_combat (question, track->piece, enemy))
            {
              say_combat (question, track, number);
            }
        }
    }
}

/** muster_dba_judge_single: whether the element is free to move, and what it is free to do */
void
muster_dba_judge_single (MusterDbaQuestion *question)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, 0);

  judge_combat (question);
  if (question->move->kind != MUSTER_DBA_SINGLE)
    {
      return;
    }
  muster_dba_find_plainly (question, SGL_01, MUSTER_PASS, SINGLE, ANY_WAY);
  for (guint i = 1; i < muster_dba_question_n_tracks (question); i++)
    {
      muster_dba_find (question, SGL_01, MUSTER_FAIL, SINGLE, ONE_AT_A_TIME,
                       MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, i)->element));
    }
  if (!muster_heading_near (track->piece->pose.heading, track->end.heading))
    {
      muster_dba_find_plainly (question, SGL_03, MUSTER_PASS, SINGLE, ANY_FACING);
    }
}
