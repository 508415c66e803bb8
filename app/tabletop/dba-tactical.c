/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When tactical moves are made, what they cost, and taking them back.
 *
 * Clauses: TAC-01, TAC-02, TAC-03.
 */
#include "tabletop/dba-rules.h"
#include "tabletop/dba-price.h"

static void
judge_side (MusterDbaQuestion *question)
{
  guint8 side = question->table->bound.side;

  if (side == 0)
    {
      muster_dba_find_plainly (question, TAC_01, MUSTER_NEEDS, TACTICAL, SIDE_UNSAID);
    }
  for (guint i = 0; side != 0 && i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);

      if (track->piece->side != side)
        {
          muster_dba_find (question, TAC_01, MUSTER_FAIL, TACTICAL, WRONG_SIDE,
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element));
        }
    }
}

/** muster_dba_judge_phase: holds the move against the bound: its side, and its phase */
void
muster_dba_judge_phase (MusterDbaQuestion *question)
{
  switch (question->table->bound.phase)
    {
    case MUSTER_DBA_PHASE_TACTICAL:
      muster_dba_find_plainly (question, TAC_01, MUSTER_PASS, TACTICAL, PHASE);
      break;

    case MUSTER_DBA_PHASE_UNSAID:
      muster_dba_find_plainly (question, TAC_01, MUSTER_NEEDS, TACTICAL, PHASE_UNSAID);
      break;

    case MUSTER_DBA_PHASE_SHOOTING:
    case MUSTER_DBA_PHASE_COMBAT:
    default:
      muster_dba_find_plainly (question, TAC_01, MUSTER_FAIL, TACTICAL, WRONG_PHASE);
      break;
    }
  judge_side (question);
  if (question->move->steps->len == 0 && question->move->kind != MUSTER_DBA_DISMOUNT)
    {
      muster_dba_find_plainly (question, TAC_01, MUSTER_NEEDS, TACTICAL, END_UNSAID);
    }
}

/** muster_dba_price_of: Returns: how many PIPs the move costs */
int
muster_dba_price_of (const MusterDbaQuestion *question)
{
  guint n_tracks = muster_dba_question_n_tracks (question);
  guint extra = 0;

  if (question->move->kind == MUSTER_DBA_DISMOUNT)
    {
      return n_tracks;
    }
  for (guint i = 0; !muster_dba_question_is_default (question, MUSTER_DBA_RULING_TAC_02) && i < n_tracks; i++)
    {
      MusterDbaClass class = muster_dba_question_track (question, i)->piece->troop.class;

      extra = MAX (extra, muster_dba_class_get_extra_pips (class));
    }
  return 1 + extra;
}

/** muster_dba_judge_price: holds the PIPs left against the price of the move */
void
muster_dba_judge_price (MusterDbaQuestion *question)
{
  int price = muster_dba_price_of (question);
  int pips = question->table->bound.pips;
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, 0)->element);

  if (pips < 0)
    {
      muster_dba_find (question, TAC_02, MUSTER_NEEDS, TACTICAL, PIPS_UNSAID, subject,
                       MUSTER_FACT_NUMBER_OF (COUNT, price));
    }
  else if (pips < price)
    {
      muster_dba_find (question, TAC_02, MUSTER_FAIL, TACTICAL, PIPS_SHORT, subject,
                       MUSTER_FACT_NUMBER_OF (COUNT, price), MUSTER_FACT_NUMBER_OF (TOTAL, pips));
    }
  else
    {
      muster_dba_find (question, TAC_02, MUSTER_PASS, TACTICAL, PIPS, subject,
                       MUSTER_FACT_NUMBER_OF (COUNT, price), MUSTER_FACT_NUMBER_OF (TOTAL, pips - price));
    }
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (TAC_02));
}

/** muster_dba_judge_taking_back: whether a move that was legal may be undone */
void
muster_dba_judge_taking_back (MusterDbaQuestion *question)
{
  gboolean marked = TRUE;
  gboolean agreed = question->move->agreed;
  gboolean allowed;

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      marked &= muster_dba_question_track (question, i)->piece->marked;
    }
  allowed = muster_dba_question_is_default (question, MUSTER_DBA_RULING_TAC_03) ? marked || agreed : marked && agreed;
  if (allowed)
    {
      muster_dba_find_plainly (question, TAC_03, MUSTER_PASS, TACTICAL, TAKEN_BACK);
    }
  else
    {
      muster_dba_find_plainly (question, TAC_03, MUSTER_FAIL, TACTICAL, STANDS);
    }
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (TAC_03));
}
