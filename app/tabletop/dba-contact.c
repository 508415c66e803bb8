/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How bases stand to one another: in contact, in close combat, joined in a group, in rank and file.
 */
#include "tabletop/dba-contact.h"

static gboolean
points_meet (MusterPoint a,
             MusterPoint b,
             gint32      tolerance)
{
  MusterPoint way = muster_point_minus (b, a);

  return muster_point_dot (way, way) <= (gint64) tolerance * tolerance;
}

/** muster_dba_touch: Returns: whether two bases touch, be it by a corner */
gboolean
muster_dba_touch (const MusterDbaElement *a,
                  const MusterDbaElement *b,
                  gint32                  tolerance)
{
  MusterBox box = muster_box_grow (a->box, tolerance);

  return muster_box_meets (&box, &b->box) &&
         muster_convex_distance (muster_convex_of (&a->base), muster_convex_of (&b->base)) <= tolerance;
}

/* Whether the front edge lies along the other base over more than the tolerance: pushed out, it overlaps its core. */
static gboolean
front_presses (const MusterDbaElement *a,
               const MusterDbaElement *b,
               gint32                  tolerance)
{
  MusterPose pushed = {muster_point_ahead (a->pose.at, a->pose.heading, 2 * tolerance), a->pose.heading};
  MusterRectangle reach = muster_pose_rectangle (pushed, a->width, a->depth);

  return muster_convex_overlap (muster_convex_of (&reach), muster_convex_of (&b->core)) &&
         !muster_convex_overlap (muster_convex_of (&a->base), muster_convex_of (&b->core));
}

/** muster_dba_fight: Returns: whether the front edge of one of them touches the other over some length */
gboolean
muster_dba_fight (const MusterDbaElement *a,
                  const MusterDbaElement *b,
                  gint32                  tolerance)
{
  return muster_dba_touch (a, b, tolerance) &&
         (front_presses (a, b, tolerance) || front_presses (b, a, tolerance));
}

/** muster_dba_share_a_corner: Returns: whether a corner of one meets a corner of the other */
gboolean
muster_dba_share_a_corner (const MusterRectangle *a,
                           const MusterRectangle *b,
                           gint32                 tolerance)
{
  for (guint i = 0; i < MUSTER_N_CORNERS; i++)
    {
      for (guint j = 0; j < MUSTER_N_CORNERS; j++)
        {
          if (points_meet (a->corners[i], b->corners[j], tolerance))
            {
              return TRUE;
            }
        }
    }
  return FALSE;
}

/* Bases that face the same way touch along edges unless they only meet corner to corner, crosswise. */
static gboolean
share_an_edge (const MusterDbaElement *a,
               const MusterDbaElement *b,
               gint32                  tolerance)
{
  MusterPoint way = muster_point_minus (b->pose.at, a->pose.at);
  gint64 length = muster_length (a->pose.heading);
  gint64 aside = ABS (muster_point_cross (a->pose.heading, way)) / length;
  gint64 ahead = muster_point_dot (a->pose.heading, way) / length;
  gint64 abreast = (a->width + b->width) / 2;
  gint64 behind = ahead > 0 ? b->depth : a->depth;

  return aside < abreast - tolerance || ABS (ahead) < behind - tolerance;
}

/**
 * muster_dba_follows:
 * @strictly: a corner must meet a corner
 *
 * Returns: whether @follower is in contact with @leader as in a wheeling column: a rear corner on its front edge, or
 * corner to corner
 */
gboolean
muster_dba_follows (const MusterRectangle *leader,
                    const MusterRectangle *follower,
                    gboolean               strictly,
                    gint32                 tolerance)
{
  MusterPoint left = follower->corners[MUSTER_FRONT_LEFT];
  MusterPoint right = follower->corners[MUSTER_FRONT_RIGHT];

  for (guint i = 0; i < MUSTER_N_CORNERS; i++)
    {
      MusterPoint corner = leader->corners[i];
      gboolean rear = i == MUSTER_REAR_LEFT || i == MUSTER_REAR_RIGHT;

      if (points_meet (corner, left, tolerance) || points_meet (corner, right, tolerance) ||
          (rear && !strictly && muster_segment_distance (left, right, corner) <= tolerance))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_dba_are_joined:
 * @strictly: dba.grp-01 is "alt"
 *
 * Returns: whether two elements are of a group: in edge and corner contact, or as in a wheeling column
 */
gboolean
muster_dba_are_joined (const MusterDbaElement *a,
                       const MusterDbaElement *b,
                       gboolean                strictly,
                       gint32                  tolerance)
{
  if (!muster_dba_touch (a, b, tolerance))
    {
      return FALSE;
    }
  if (muster_heading_near (a->pose.heading, b->pose.heading))
    {
      return muster_dba_share_a_corner (&a->base, &b->base, tolerance) && share_an_edge (a, b, tolerance);
    }
  return muster_dba_follows (&a->base, &b->base, strictly, tolerance) ||
         muster_dba_follows (&b->base, &a->base, strictly, tolerance);
}

/** muster_dba_is_in_front_rank: Returns: whether no other of those that move stands before that one */
gboolean
muster_dba_is_in_front_rank (const MusterDbaQuestion *question,
                             guint                    index)
{
  const MusterDbaElement *piece = muster_dba_question_track (question, index)->piece;
  gint64 length = muster_length (piece->pose.heading);

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaElement *other = muster_dba_question_track (question, i)->piece;
      MusterPoint way = muster_point_minus (other->pose.at, piece->pose.at);
      gint64 abreast = (piece->width + other->width) / 2 - question->tolerance;

      if (i != index && muster_point_dot (piece->pose.heading, way) > question->tolerance * length &&
          ABS (muster_point_cross (piece->pose.heading, way)) < abreast * length)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/* Whether all face the same way in one file. */
static gboolean
is_file (const MusterDbaQuestion *question)
{
  const MusterDbaElement *first = muster_dba_question_track (question, 0)->piece;
  gint64 length = muster_length (first->pose.heading);

  for (guint i = 1; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaElement *piece = muster_dba_question_track (question, i)->piece;
      MusterPoint way = muster_point_minus (piece->pose.at, first->pose.at);

      if (!muster_heading_near (first->pose.heading, piece->pose.heading) ||
          ABS (muster_point_cross (first->pose.heading, way)) > 2 * question->tolerance * length)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * muster_dba_is_column:
 *
 * Returns: whether those that move are one wide: in one file, or, while it wheels, each following the one before it
 */
gboolean
muster_dba_is_column (const MusterDbaQuestion *question)
{
  gboolean turned = FALSE;

  if (is_file (question))
    {
      return TRUE;
    }
  for (guint i = 1; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaElement *leader = muster_dba_question_track (question, i - 1)->piece;
      const MusterDbaElement *piece = muster_dba_question_track (question, i)->piece;

      turned |= !muster_heading_near (leader->pose.heading, piece->pose.heading);
      if (!muster_dba_follows (&leader->base, &piece->base, FALSE, question->tolerance))
        {
          return FALSE;
        }
    }
  return turned;
}

/** muster_dba_is_lined_up: Returns: whether @place faces as @with does and is in the same file */
gboolean
muster_dba_is_lined_up (MusterPose place,
                        MusterPose with,
                        gint32     tolerance)
{
  MusterPoint way = muster_point_minus (place.at, with.at);

  return muster_heading_near (place.heading, with.heading) &&
         ABS (muster_point_cross (with.heading, way)) <= tolerance *muster_length (with.heading);
}
