/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gaps between obstacles, measured across the way that goes through them.
 *
 * Clauses: SGL-02.
 */
#include "tabletop/dba-gap.h"

/* From where to where something reaches, across or along the way; in micrometres times the way's length. */
typedef struct
{
  gint64 low;
  gint64 high;
} Span;

static Span
span_of (MusterConvex shape,
         MusterPoint  way,
         gboolean     across)
{
  Span span = {G_MAXINT64, G_MININT64};

  for (guint i = 0; i < shape.n_points; i++)
    {
      gint64 at = across ? muster_point_cross (way, shape.points[i]) : muster_point_dot (way, shape.points[i]);

      span.low = MIN (span.low, at);
      span.high = MAX (span.high, at);
    }
  return span;
}

/* Draws in the free space on either side of the middle by what stands there beside the way. */
static void
draw_in (Span        *space,
         gint64       middle,
         MusterConvex shape,
         MusterPoint  way,
         Span         along)
{
  Span obstacle_along = span_of (shape, way, FALSE);
  Span obstacle = span_of (shape, way, TRUE);

  if (obstacle_along.high <= along.low || obstacle_along.low >= along.high)
    {
      return;
    }
  if (obstacle.high <= middle)
    {
      space->low = MAX (space->low, obstacle.high);
    }
  else if (obstacle.low >= middle)
    {
      space->high = MIN (space->high, obstacle.low);
    }
}

/* The corner at which the leading edge begins: the edge that faces most along the way. Of two that face it equally,
   give or take a thousandth for the rounding of corners, the front or rear edge leads. */
static guint
find_leading_edge (const MusterLeg *leg)
{
  static const guint edges[] = {MUSTER_FRONT_RIGHT, MUSTER_REAR_LEFT, MUSTER_FRONT_LEFT, MUSTER_REAR_RIGHT};
  gint64 slack = muster_length (leg->by) / 1000;
  gint64 most = -2 * muster_length (leg->by);
  guint leading = edges[0];

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      MusterPoint from = leg->start.corners[edges[i]];
      MusterPoint edge = muster_point_minus (leg->start.corners[(edges[i] + 1) % MUSTER_N_CORNERS], from);
      gint64 facing = muster_point_cross (leg->by, edge) / MAX (muster_length (edge), 1);

      if (facing > most + slack)
        {
          most = facing;
          leading = edges[i];
        }
    }
  return leading;
}

static MusterConvex
leading_edge_of (const MusterLeg *leg,
                 MusterPoint     *points)
{
  guint leading = find_leading_edge (leg);

  points[0] = leg->start.corners[leading];
  points[1] = leg->start.corners[(leading + 1) % MUSTER_N_CORNERS];
  return (MusterConvex) {points, 2};
}

/** muster_dba_leading_edge_swept: Returns: what the leading edge covers on a slide; @points has room for four */
MusterConvex
muster_dba_leading_edge_swept (const MusterLeg *leg,
                               MusterPoint     *points)
{
  MusterPoint edge[2];

  return muster_convex_swept (leading_edge_of (leg, edge), leg->by, points);
}

static void
draw_in_obstacle (const MusterDbaObstacle *obstacle,
                  MusterPoint              way,
                  Span                     along,
                  gint64                   middle,
                  Span                    *space)
{
  if (obstacle->polygon == NULL)
    {
      draw_in (space, middle, muster_convex_of (&obstacle->piece->base), way, along);
      return;
    }
  for (guint i = 0; i < obstacle->polygon->n_parts; i++)
    {
      draw_in (space, middle, obstacle->polygon->parts[i], way, along);
    }
}

/**
 * muster_dba_find_gap:
 * @leg: a slide
 * @extent: (out): how much room the element takes across the way, in µm
 * @gap: (out): how much there is between what stands on either side, in µm
 *
 * Returns: whether the leg leads through a gap, at most a base width wider than the element
 */
gboolean
muster_dba_find_gap (const MusterDbaQuestion *question,
                     const MusterDbaTrack    *track,
                     const MusterLeg         *leg,
                     gint64                  *extent,
                     gint64                  *gap)
{
  MusterPoint edge[2];
  gboolean whole = muster_dba_question_is_default (question, MUSTER_DBA_RULING_SGL_02);
  MusterConvex shape = whole ? muster_convex_of (&leg->start) : leading_edge_of (leg, edge);
  Span along = span_of ((MusterConvex) {leg->swept, leg->n_swept}, leg->by, FALSE);
  Span across = span_of (shape, leg->by, TRUE);
  gint64 length = muster_length (leg->by);
  gint64 beside = length * question->base_width;
  Span space = {across.low - beside, across.high + beside};
  Span open = space;
  MusterBox near = muster_box_grow (leg->box, question->base_width);

  for (guint i = 0; i < muster_dba_n_obstacles (question); i++)
    {
      MusterDbaObstacle obstacle;
      MusterDbaClause clause;

      if (muster_dba_get_obstacle (question, track, i, &near, &obstacle) &&
          (!muster_dba_obstacle_is_friend (&obstacle, track) ||
           !muster_dba_may_pass (track, obstacle.piece, &clause)))
        {
          draw_in_obstacle (&obstacle, leg->by, along, (across.low + across.high) / 2, &space);
        }
    }
  *extent = (across.high - across.low + length / 2) / length;
  *gap = (space.high - space.low + length / 2) / length;
  return space.low > open.low && space.high < open.high;
}

/**
 * muster_dba_may_pass:
 * @clause: (out): the clause that allows it, or the one that does not
 *
 * Returns: whether such troops may pass through such friends
 *
 * Clauses: PEN-01, PEN-02
 */
gboolean
muster_dba_may_pass (const MusterDbaTrack   *mover,
                     const MusterDbaElement *friend,
                     MusterDbaClause        *clause)
{
  MusterDbaClass class = mover->piece->troop.class;
  gboolean mounted = muster_dba_class_get_kind (class) == MUSTER_DBA_MOUNTED;
  gboolean psiloi = friend->troop.class == MUSTER_DBA_PS;

  if (class == MUSTER_DBA_PS)
    {
      *clause = MUSTER_DBA_CLAUSE_PEN_02;
      return TRUE;
    }
  *clause = mounted || psiloi ? MUSTER_DBA_CLAUSE_PEN_01 : MUSTER_DBA_CLAUSE_PEN_02;
  return mounted && psiloi;
}
