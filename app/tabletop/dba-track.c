/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/dba-track.h"

#include "tabletop/wide.h"

#define HALVINGS 22 /* of a wheel, until what is left of it is less than a micrometre */

/** muster_dba_track_begin: @track: (out): the way of @element, which so far stays where it stands */
void
muster_dba_track_begin (MusterDbaTrack       *track,
                        const MusterDbaTable *table,
                        guint                 element)
{
  const MusterDbaElement *piece = muster_dba_table_get_element (table, element);

  *track = (MusterDbaTrack) {
    .element = element,
    .piece = piece,
    .legs = g_array_new (FALSE, FALSE, sizeof (MusterLeg)),
    .end = piece->pose,
    .end_base = piece->base,
    .box = piece->box,
  };
}

/** muster_dba_track_clear: frees what @track owns */
void
muster_dba_track_clear (MusterDbaTrack *track)
{
  g_clear_pointer (&track->legs, g_array_unref);
}

/** muster_dba_track_n_legs: Returns: how many legs the way has; 0 if the element stays */
guint
muster_dba_track_n_legs (const MusterDbaTrack *track)
{
  return track->legs->len;
}

/** muster_dba_track_leg: Returns: (transfer none): leg @index */
const MusterLeg *
muster_dba_track_leg (const MusterDbaTrack *track,
                      guint                 index)
{
  return &g_array_index (track->legs, MusterLeg, index);
}

static MusterLeg *
append (MusterDbaTrack *track)
{
  g_array_set_size (track->legs, track->legs->len + 1);
  return &g_array_index (track->legs, MusterLeg, track->legs->len - 1);
}

static void
arrive (MusterDbaTrack  *track,
        const MusterLeg *leg)
{
  track->end = leg->to;
  track->end_base = leg->end;
  track->box = muster_box_around (track->box, leg->box);
}

/** muster_dba_track_slide: goes on until the middle of the front edge is at @to, the heading kept */
void
muster_dba_track_slide (MusterDbaTrack *track,
                        MusterPoint     to)
{
  if (!muster_point_equal (track->end.at, to))
    {
      MusterLeg *leg = append (track);

      muster_leg_slide (leg, track->end, to, track->piece->width, track->piece->depth);
      arrive (track, leg);
    }
}

/** muster_dba_track_turn: goes on by turning so */
void
muster_dba_track_turn (MusterDbaTrack    *track,
                       const MusterWheel *wheel)
{
  if (!muster_heading_equal (wheel->from, wheel->to))
    {
      MusterLeg *leg = append (track);

      muster_leg_turn (leg, track->end, wheel, track->piece->width, track->piece->depth);
      arrive (track, leg);
    }
}

/** muster_dba_track_set_legs: forgets all legs beyond the first @n_legs */
void
muster_dba_track_set_legs (MusterDbaTrack *track,
                           guint           n_legs)
{
  g_array_set_size (track->legs, n_legs);
  track->end = track->piece->pose;
  track->end_base = track->piece->base;
  track->box = track->piece->box;
  for (guint i = 0; i < n_legs; i++)
    {
      arrive (track, muster_dba_track_leg (track, i));
    }
}

/** muster_dba_track_join_legs: makes one step of leg @first and those after it */
void
muster_dba_track_join_legs (MusterDbaTrack *track,
                            guint           first)
{
  for (guint i = first + 1; i < track->legs->len; i++)
    {
      g_array_index (track->legs, MusterLeg, i).goes_on = TRUE;
    }
}

/** muster_dba_track_find_step_end: Returns: the last leg of the step that begins with leg @first */
guint
muster_dba_track_find_step_end (const MusterDbaTrack *track,
                                guint                 first)
{
  guint last = first;

  while (last + 1 < track->legs->len && muster_dba_track_leg (track, last + 1)->goes_on)
    {
      last++;
    }
  return last;
}

/* That share of a leg, in 2^HALVINGS parts. */
static MusterLeg
part_of_leg (const MusterDbaTrack *track,
             const MusterLeg      *leg,
             gint64                share)
{
  gint64 rest = (1 << HALVINGS) - share;
  MusterLeg part;

  if (leg->turns)
    {
      MusterWheel wheel = leg->wheel;

      wheel.to = muster_heading (wheel.from.x * rest + wheel.to.x * share, wheel.from.y * rest + wheel.to.y * share);
      if (wheel.to.x == 0 && wheel.to.y == 0)
        {
          wheel.to = wheel.right ? muster_point_right (wheel.from) : muster_point_left (wheel.from);
        }
      muster_leg_turn (&part, leg->from, &wheel, track->piece->width, track->piece->depth);
    }
  else
    {
      MusterPoint to = {leg->from.at.x + (gint32) (leg->by.x * share >> HALVINGS),
                        leg->from.at.y + (gint32) (leg->by.y * share >> HALVINGS)};

      muster_leg_slide (&part, leg->from, to, track->piece->width, track->piece->depth);
    }
  return part;
}

/* The longest part of the leg that keeps clear of the obstacle. */
static MusterLeg
shorten (const MusterDbaTrack *track,
         const MusterLeg      *leg,
         MusterConvex          obstacle)
{
  gint64 clear = 0;
  gint64 blocked = 1 << HALVINGS;

  while (blocked - clear > 1)
    {
      gint64 middle = (clear + blocked) / 2;
      MusterLeg part = part_of_leg (track, leg, middle);

      if (muster_leg_overlap (&part, obstacle))
        {
          blocked = middle;
        }
      else
        {
          clear = middle;
        }
    }
  return part_of_leg (track, leg, clear);
}

/** muster_dba_track_stop: cuts the way off where it would run into @obstacle */
void
muster_dba_track_stop (MusterDbaTrack *track,
                       MusterConvex    obstacle)
{
  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      const MusterLeg *leg = muster_dba_track_leg (track, i);

      if (muster_leg_overlap (leg, obstacle))
        {
          MusterLeg part = shorten (track, leg, obstacle);

          muster_dba_track_set_legs (track, i);
          if (!muster_point_equal (part.to.at, part.from.at))
            {
              g_array_append_val (track->legs, part);
              arrive (track, &part);
            }
          return;
        }
    }
}

/* How far to go ahead along from, then, having turned, along to, so as to get by way: as shares of the headings. */
static gboolean
find_two_ways (MusterPoint  way,
               MusterPoint  from,
               MusterPoint  to,
               gint32       tolerance,
               MusterPoint *first)
{
  gint64 whole = muster_point_cross (from, to);
  gint64 before = muster_point_cross (way, to);
  gint64 after = muster_point_cross (from, way);
  int sign = whole < 0 ? -1 : 1;
  MusterWide x;
  MusterWide y;

  /* before / whole headings ahead, then after / whole: neither may be negative beyond the tolerance */
  if (whole == 0 ||
      (MusterWide) before * sign * muster_length (from) < -(MusterWide) tolerance * whole * sign ||
      (MusterWide) after * sign * muster_length (to) < -(MusterWide) tolerance * whole * sign)
    {
      return FALSE;
    }
  x = (MusterWide) from.x * before / whole;
  y = (MusterWide) from.y * before / whole;
  *first = (MusterPoint) {(gint32) x, (gint32) y};
  return MAX (ABS (x), ABS (y)) <= MUSTER_TABLE_REACH;
}

/**
 * muster_dba_track_reach_by_wheel:
 *
 * Goes on to @end by going straight ahead, wheeling about a front corner and going ahead again, if that gets there:
 * if it does, there is only one such way.
 *
 * Returns: whether it does
 */
gboolean
muster_dba_track_reach_by_wheel (MusterDbaTrack *track,
                                 MusterPose      end,
                                 gint32          tolerance)
{
  MusterPoint from = track->end.heading;
  gboolean right = muster_point_cross (from, end.heading) < 0;
  MusterCorner corner = right ? MUSTER_FRONT_RIGHT : MUSTER_FRONT_LEFT;
  MusterRectangle base = muster_pose_rectangle (end, track->piece->width, track->piece->depth);
  MusterPoint way = muster_point_minus (base.corners[corner], track->end_base.corners[corner]);
  MusterWheel wheel = {.from = from, .to = end.heading, .right = right};
  MusterPoint first;

  if (!find_two_ways (way, from, end.heading, tolerance, &first))
    {
      return FALSE;
    }
  if (muster_length (first) > tolerance)
    {
      muster_dba_track_slide (track, muster_point_plus (track->end.at, first));
    }
  wheel.pivot = track->end_base.corners[corner];
  muster_dba_track_turn (track, &wheel);
  if (muster_length (muster_point_minus (end.at, track->end.at)) > tolerance)
    {
      muster_dba_track_slide (track, end.at);
    }
  return TRUE;
}

/** muster_dba_track_overlap: Returns: whether the element overlaps @area at its start or anywhere on its way */
gboolean
muster_dba_track_overlap (const MusterDbaTrack *track,
                          MusterConvex          area)
{
  if (muster_convex_overlap (muster_convex_of (&track->piece->base), area))
    {
      return TRUE;
    }
  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      if (muster_leg_overlap (muster_dba_track_leg (track, i), area))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_dba_track_front_overlap: Returns: whether the front edge overlaps @area at its start or on its way */
gboolean
muster_dba_track_front_overlap (const MusterDbaTrack *track,
                                MusterConvex          area)
{
  if (muster_convex_overlap (muster_convex_front (&track->piece->base), area))
    {
      return TRUE;
    }
  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      if (muster_leg_front_overlap (muster_dba_track_leg (track, i), area))
        {
          return TRUE;
        }
    }
  return FALSE;
}
