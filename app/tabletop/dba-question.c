/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/dba-question.h"

#include "tabletop/ruling-place.h"

#define USUAL_NEIGHBOURS 32
#define REACH_IN_WIDTHS 2 /* a threat zone, and how far a base turning on the spot stands out */

/**
 * muster_dba_question_begin:
 * @question: (out): what @scenario asks; its move is not planned yet
 */
void
muster_dba_question_begin (MusterDbaQuestion    *question,
                           const MusterScenario *scenario)
{
  *question = (MusterDbaQuestion) {
    .table = scenario->dba,
    .move = &scenario->dba->move,
    .tolerance = scenario->dba->tolerance,
    .base_width = scenario->dba->base_width,
    .tracks = g_array_new (FALSE, FALSE, sizeof (MusterDbaTrack)),
    .near = g_array_sized_new (FALSE, FALSE, sizeof (guint), USUAL_NEIGHBOURS),
    .verdict = muster_verdict_new (),
  };
  g_array_set_clear_func (question->tracks, (GDestroyNotify) muster_dba_track_clear);
  for (guint i = 0; i < scenario->rulings->len; i++)
    {
      const MusterTableRuling *ruling = &g_array_index (scenario->rulings, MusterTableRuling, i);

      question->values[ruling->ruling - muster_dba_rulings] = muster_ruling_place (ruling->ruling, ruling->value);
    }
}

/** muster_dba_question_clear: frees what @question owns; who keeps the verdict takes it out first */
void
muster_dba_question_clear (MusterDbaQuestion *question)
{
  g_clear_pointer (&question->tracks, g_array_unref);
  g_clear_pointer (&question->near, g_array_unref);
  g_clear_pointer (&question->verdict, muster_verdict_unref);
}

/** muster_dba_question_look_round: finds the elements that may touch or threaten what goes on in @box */
void
muster_dba_question_look_round (MusterDbaQuestion *question,
                                MusterBox          box)
{
  box = muster_box_grow (box, REACH_IN_WIDTHS * question->base_width);
  g_array_set_size (question->near, 0);
  for (guint i = 0; i < question->table->elements->len; i++)
    {
      if (muster_box_meets (&box, &muster_dba_table_get_element (question->table, i)->box))
        {
          g_array_append_val (question->near, i);
        }
    }
}

/** muster_dba_question_look_round_all: finds the elements about all ways that are planned */
void
muster_dba_question_look_round_all (MusterDbaQuestion *question)
{
  MusterBox box = muster_dba_question_track (question, 0)->box;

  for (guint i = 1; i < muster_dba_question_n_tracks (question); i++)
    {
      box = muster_box_around (box, muster_dba_question_track (question, i)->box);
    }
  muster_dba_question_look_round (question, box);
}

/** muster_dba_question_is_outcome: Returns: whether the move follows from combat, and is no tactical move */
gboolean
muster_dba_question_is_outcome (const MusterDbaQuestion *question)
{
  return question->move->kind == MUSTER_DBA_RECOIL || question->move->kind == MUSTER_DBA_FLEE;
}
