/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Columns: whoever follows takes the way of the one before it, and closes up.
 *
 * Clauses: GRP-05.
 */
#include "tabletop/dba-contact.h"
#include "tabletop/dba-question.h"

/* The follower goes to where the one before it stood, ahead and by a wheel if need be. */
static gboolean
join_the_way (const MusterDbaQuestion *question,
              MusterDbaTrack          *follower,
              const MusterDbaTrack    *before)
{
  MusterPose place = before->piece->pose;

  if (muster_heading_near (follower->end.heading, place.heading))
    {
      muster_dba_track_slide (follower, place.at);
      return TRUE;
    }
  return muster_dba_track_reach_by_wheel (follower, place, question->tolerance);
}

static void
take_the_same_way (MusterDbaTrack       *follower,
                   const MusterDbaTrack *before)
{
  for (guint i = 0; i < muster_dba_track_n_legs (before); i++)
    {
      const MusterLeg *leg = muster_dba_track_leg (before, i);

      if (leg->turns)
        {
          muster_dba_track_turn (follower, &leg->wheel);
        }
      else
        {
          muster_dba_track_slide (follower, leg->to.at);
        }
    }
}

static void
say_that_it_falls_out (MusterDbaQuestion    *question,
                       const MusterDbaTrack *follower,
                       const MusterDbaTrack *before)
{
  MusterFinding *finding = muster_dba_find (question, GRP_05, MUSTER_INFO, GROUP, FALLS_OUT,
                                            MUSTER_DBA_ELEMENT (SUBJECT, follower->element),
                                            MUSTER_DBA_ELEMENT (OBJECT, before->element));

  muster_dba_rule_by (finding, GRP_01);
}

static void
follow (MusterDbaQuestion    *question,
        MusterDbaTrack       *follower,
        const MusterDbaTrack *before)
{
  gboolean strictly = !muster_dba_question_is_default (question, MUSTER_DBA_RULING_GRP_01);

  follower->follows = TRUE;
  if (!join_the_way (question, follower, before))
    {
      muster_dba_track_set_legs (follower, 0);
    }
  else
    {
      take_the_same_way (follower, before);
      muster_dba_track_stop (follower, muster_convex_of (&before->end_base));
    }
  if (!muster_dba_follows (&before->end_base, &follower->end_base, strictly, question->tolerance))
    {
      say_that_it_falls_out (question, follower, before);
    }
}

/** muster_dba_plan_column: lets the others of a column follow its leader, whose way is planned */
void
muster_dba_plan_column (MusterDbaQuestion *question)
{
  for (guint i = 1; i < muster_dba_question_n_tracks (question); i++)
    {
      follow (question, muster_dba_question_track (question, i), muster_dba_question_track (question, i - 1));
    }
}
