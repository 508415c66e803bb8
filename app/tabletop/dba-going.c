/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What ground a move goes over: terrain, rivers and roads.
 *
 * Clauses: DST-08, DST-09, GRP-08, PEN-07.
 */
#include "tabletop/dba-going.h"

#define NEAR_CORNER ((gint64) MUSTER_TABLE_TOLERANCE * 100000) /* a tolerance times the width of a base */

static const MusterDbaArea *
get_area (GPtrArray *areas,
          guint      index)
{
  return g_ptr_array_index (areas, index);
}

/**
 * muster_dba_pivots_about_a_corner:
 *
 * Returns: whether the leg is a turn about a front corner of the base or, in a group, about one on the same line
 */
gboolean
muster_dba_pivots_about_a_corner (const MusterLeg *leg)
{
  MusterPoint right = leg->start.corners[MUSTER_FRONT_RIGHT];
  MusterPoint left = leg->start.corners[MUSTER_FRONT_LEFT];
  MusterPoint pivot = leg->wheel.pivot;

  return leg->turns &&
         muster_point_dot (muster_point_minus (right, pivot), muster_point_minus (left, pivot)) >= -NEAR_CORNER &&
         ABS (muster_point_side (left, right, pivot)) <=
         MUSTER_TABLE_TOLERANCE *muster_length (muster_point_minus (right, left));
}

/**
 * muster_dba_cutting_corner:
 *
 * Returns: %MUSTER_REAR_LEFT or %MUSTER_REAR_RIGHT if, pivoting about a front corner, just that corner cuts across
 * @area on this leg; %MUSTER_N_CORNERS if anything else of the base does, or none
 */
guint
muster_dba_cutting_corner (const MusterLeg *leg,
                           MusterConvex     area)
{
  const MusterPoint *before = leg->start.corners;
  const MusterPoint *after = leg->end.corners;
  gboolean left;
  gboolean right;

  if (!muster_dba_pivots_about_a_corner (leg) || muster_leg_front_overlap (leg, area) ||
      muster_convex_overlap (muster_convex_of (&leg->end), area))
    {
      return MUSTER_N_CORNERS;
    }
  left = muster_wheel_arc_enters (&leg->wheel, before[MUSTER_REAR_LEFT], after[MUSTER_REAR_LEFT], area);
  right = muster_wheel_arc_enters (&leg->wheel, before[MUSTER_REAR_RIGHT], after[MUSTER_REAR_RIGHT], area);
  if (left == right)
    {
      return MUSTER_N_CORNERS;
    }
  return left ? MUSTER_REAR_LEFT : MUSTER_REAR_RIGHT;
}

static gboolean
leg_goes_over (const MusterDbaQuestion *question,
               const MusterLeg         *leg,
               MusterConvex             core)
{
  if (!muster_dba_question_is_default (question, MUSTER_DBA_RULING_DST_08))
    {
      return muster_leg_front_overlap (leg, core);
    }
  return muster_leg_overlap (leg, core) && muster_dba_cutting_corner (leg, core) == MUSTER_N_CORNERS;
}

static gboolean
starts_on (const MusterDbaQuestion *question,
           const MusterDbaTrack    *track,
           MusterConvex             core)
{
  gboolean whole = muster_dba_question_is_default (question, MUSTER_DBA_RULING_DST_08);

  return muster_convex_overlap (whole ? muster_convex_of (&track->piece->base)
                                : muster_convex_front (&track->piece->base), core);
}

static gboolean
goes_over (const MusterDbaQuestion *question,
           const MusterDbaTrack    *track,
           const MusterPolygon     *polygon)
{
  for (guint i = 0; i < polygon->n_cores; i++)
    {
      if (starts_on (question, track, polygon->cores[i]))
        {
          return TRUE;
        }
      for (guint j = 0; j < muster_dba_track_n_legs (track); j++)
        {
          if (leg_goes_over (question, muster_dba_track_leg (track, j), polygon->cores[i]))
            {
              return TRUE;
            }
        }
    }
  return FALSE;
}

/**
 * muster_dba_worst_going:
 * @area: (out): the index of the terrain, where it is not good
 *
 * Returns: the worst going under any part of the move; along a road it is good
 */
MusterGoing
muster_dba_worst_going (const MusterDbaQuestion *question,
                        const MusterDbaTrack    *track,
                        guint                   *area)
{
  MusterGoing worst = MUSTER_GOING_GOOD;

  for (guint i = 0; !question->along_road && i < question->table->terrain->len; i++)
    {
      const MusterDbaArea *terrain = get_area (question->table->terrain, i);

      if (terrain->going > worst && muster_box_meets (&track->box, &terrain->polygon->box) &&
          goes_over (question, track, terrain->polygon))
        {
          worst = terrain->going;
          *area = i;
        }
    }
  return worst;
}

/**
 * muster_dba_meets_going:
 * @only_ends: only where the element starts and ends
 * @area: (out): the index of the terrain
 *
 * Returns: whether any part of the base comes upon terrain of that going or worse, whatever dba.dst-08 says
 */
gboolean
muster_dba_meets_going (const MusterDbaQuestion *question,
                        const MusterDbaTrack    *track,
                        MusterGoing              least,
                        gboolean                 only_ends,
                        guint                   *area)
{
  for (guint i = 0; i < question->table->terrain->len; i++)
    {
      const MusterDbaArea *terrain = get_area (question->table->terrain, i);
      gboolean met = FALSE;

      if (terrain->going < least || !muster_box_meets (&track->box, &terrain->polygon->box))
        {
          continue;
        }
      for (guint j = 0; j < terrain->polygon->n_cores && !met; j++)
        {
          MusterConvex core = terrain->polygon->cores[j];

          met = only_ends ? muster_convex_overlap (muster_convex_of (&track->piece->base), core) ||
                muster_convex_overlap (muster_convex_of (&track->end_base), core)
                : muster_dba_track_overlap (track, core);
        }
      if (met)
        {
          *area = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_dba_stands_in_going: Returns: whether any part of @base is on terrain of that going or worse */
gboolean
muster_dba_stands_in_going (const MusterDbaQuestion *question,
                            const MusterRectangle   *base,
                            MusterGoing              least)
{
  for (guint i = 0; i < question->table->terrain->len; i++)
    {
      const MusterDbaArea *terrain = get_area (question->table->terrain, i);

      if (terrain->going >= least && muster_polygon_overlaps (terrain->polygon, muster_convex_of (base)))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_dba_in_river: Returns: whether the front edge is in the river anywhere in the move, where it starts too */
gboolean
muster_dba_in_river (const MusterDbaTrack *track,
                     const MusterDbaArea  *river)
{
  if (!muster_box_meets (&track->box, &river->polygon->box))
    {
      return FALSE;
    }
  for (guint i = 0; i < river->polygon->n_cores; i++)
    {
      if (muster_dba_track_front_overlap (track, river->polygon->cores[i]))
        {
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_beside (const MusterDbaRoad *road,
           guint                segment,
           MusterPoint          point,
           gint64               reach)
{
  return muster_segment_distance (road->points[segment], road->points[segment + 1], point) <= reach;
}

/* Whether the whole way from a to b is on the road: on one stretch of it, or halved until each half is. */
static gboolean
way_is_on_road (const MusterDbaRoad *road,
                MusterPoint          a,
                MusterPoint          b,
                gint64               reach)
{
  MusterPoint middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
  gboolean a_is_on = FALSE;
  gboolean b_is_on = FALSE;

  for (guint i = 0; i + 1 < road->n_points; i++)
    {
      gboolean a_is_beside = is_beside (road, i, a, reach);
      gboolean b_is_beside = is_beside (road, i, b, reach);

      if (a_is_beside && b_is_beside)
        {
          return TRUE;
        }
      a_is_on |= a_is_beside;
      b_is_on |= b_is_beside;
    }
  if (!a_is_on || !b_is_on || muster_point_equal (middle, a) || muster_point_equal (middle, b))
    {
      return a_is_on && b_is_on;
    }
  return way_is_on_road (road, a, middle, reach) && way_is_on_road (road, middle, b, reach);
}

static gboolean
base_overlaps_road (const MusterDbaRoad   *road,
                    const MusterRectangle *base)
{
  for (guint i = 0; i + 1 < road->n_points; i++)
    {
      MusterConvex stretch = {road->points + i, 2};

      if (muster_convex_distance (muster_convex_of (base), stretch) < road->width / 2)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
step_is_on_road (const MusterDbaQuestion *question,
                 const MusterDbaRoad     *road,
                 const MusterLeg         *first,
                 const MusterLeg         *last)
{
  if (!muster_dba_question_is_default (question, MUSTER_DBA_RULING_GRP_08))
    {
      return base_overlaps_road (road, &first->start) && base_overlaps_road (road, &last->end);
    }
  return way_is_on_road (road, first->from.at, last->to.at, road->width / 2 + question->tolerance);
}

static gboolean
track_is_on_road (const MusterDbaQuestion *question,
                  const MusterDbaTrack    *track,
                  const MusterDbaRoad     *road)
{
  for (guint i = 0, last; i < muster_dba_track_n_legs (track); i = last + 1)
    {
      last = muster_dba_track_find_step_end (track, i);
      if (!step_is_on_road (question, road, muster_dba_track_leg (track, i), muster_dba_track_leg (track, last)))
        {
          return FALSE;
        }
    }
  return muster_dba_track_n_legs (track) > 0;
}

static gboolean
track_is_on_a_road (const MusterDbaQuestion *question,
                    const MusterDbaTrack    *track)
{
  for (guint i = 0; i < question->table->roads->len; i++)
    {
      if (track_is_on_road (question, track, g_ptr_array_index (question->table->roads, i)))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* Whether all that move stay on one road all the way. */
static gboolean
is_on_road (const MusterDbaQuestion *question)
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      if (!track_is_on_a_road (question, muster_dba_question_track (question, i)))
        {
          return FALSE;
        }
    }
  return muster_dba_question_n_tracks (question) > 0;
}

/** muster_dba_is_along_road: Returns: whether the move has the benefit of a road: in a column, or singly */
gboolean
muster_dba_is_along_road (const MusterDbaQuestion *question)
{
  return question->table->roads->len > 0 && (question->column || muster_dba_question_n_tracks (question) == 1) &&
         is_on_road (question);
}

/** muster_dba_touches_road: Returns: whether a base of those that move is on a road at both ends of its way */
gboolean
muster_dba_touches_road (const MusterDbaQuestion *question)
{
  for (guint i = 0; i < question->table->roads->len * muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaRoad *road = g_ptr_array_index (question->table->roads, i % question->table->roads->len);
      const MusterDbaTrack *track = muster_dba_question_track (question, i / question->table->roads->len);

      if (base_overlaps_road (road, &track->piece->base) && base_overlaps_road (road, &track->end_base))
        {
          return TRUE;
        }
    }
  return FALSE;
}
