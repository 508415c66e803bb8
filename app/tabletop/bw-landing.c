/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether there is room beyond an obstacle. Of all places that are far enough from other groups, the one that takes
 * the least movement lies straight across, or on the edge of what is forbidden: where that edge meets the obstacle's
 * side or another such edge, or where it is nearest. Only these few places are tried.
 *
 * Clauses: RGP-04.
 */
#include "tabletop/bw-landing.h"

#include "tabletop/bw-formation.h"
#include "tabletop/pose.h"
#include "tabletop/wide.h"

/** Landing: a warrior that looks for a place beyond an obstacle. */
typedef struct
{
  MusterBwQuestion *question;
  guint index;
  guint obstacle;
  gint64 allowance;
  gint64 separation;
} Landing;

/** muster_bw_find_crossed: Returns: an obstacle that lies between where the warrior was and where it is; -1: none */
int
muster_bw_find_crossed (const MusterBwQuestion *question,
                        guint                   index)
{
  const MusterBwPiece *piece = muster_bw_piece (question, index);

  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      if (muster_bw_are_opposite (question, i, piece->warrior->at, piece->at))
        {
          return i;
        }
    }
  return -1;
}

static gboolean
is_apart (const Landing *landing,
          MusterPoint    at)
{
  gint32 radius = muster_bw_piece (landing->question, landing->index)->radius;

  for (guint i = 0; i < landing->question->pieces->len; i++)
    {
      const MusterBwPiece *other = muster_bw_piece (landing->question, i);

      if (!muster_bw_acts (landing->question, i) && !other->removed &&
          muster_disc_gap (at, radius, other->at, other->radius) < landing->separation - landing->question->tolerance)
        {
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
suits (const Landing *landing,
       MusterPoint    at)
{
  MusterPoint from = muster_bw_piece (landing->question, landing->index)->warrior->at;
  gint32 tolerance = landing->question->tolerance;
  g_autoptr (MusterBwTrip) trip = NULL;

  if (MAX (ABS (at.x), ABS (at.y)) > MUSTER_TABLE_REACH || !is_apart (landing, at) ||
      !muster_bw_are_opposite (landing->question, landing->obstacle, from, at) ||
      muster_bw_find_obstacle_at (landing->question, landing->index, at) >= 0 ||
      muster_bw_find_base_at (landing->question, landing->index, at) >= 0)
    {
      return FALSE;
    }
  trip = muster_bw_trip_new (landing->question, landing->index, (const MusterPoint[]) {from, at}, 2);
  return muster_bw_trip_spend (trip, trip->length, tolerance) <= landing->allowance + tolerance;
}

/* How near the warrior's middle may come to that of another group's warrior; 0 where that is of no concern. */
static gint64
get_berth (const Landing *landing,
           guint          other)
{
  const MusterBwPiece *piece = muster_bw_piece (landing->question, other);

  return muster_bw_acts (landing->question, other) || piece->removed
           ? 0
           : piece->radius + muster_bw_piece (landing->question, landing->index)->radius + landing->separation;
}

/* Along one side of the obstacle: straight across, and where berths begin and end. */
static gboolean
suits_along (const Landing *landing,
             MusterPoint    from,
             MusterPoint    to)
{
  MusterPoint outward = muster_point_right (muster_point_minus (to, from));
  gint32 radius = muster_bw_piece (landing->question, landing->index)->radius;
  MusterPoint start = muster_bw_piece (landing->question, landing->index)->warrior->at;
  MusterLine way = muster_line (muster_point_ahead (from, outward, radius), muster_point_ahead (to, outward, radius));
  gint64 across = muster_point_dot (way.by, muster_point_minus (start, way.from)) / MAX (way.length, 1);

  if (suits (landing, muster_line_point (&way, across)))
    {
      return TRUE;
    }
  for (guint i = 0; i < landing->question->pieces->len; i++)
    {
      gint64 berth = get_berth (landing, i);
      MusterStretch stretch;

      if (berth > 0 && muster_line_meets_disc (&way, muster_bw_piece (landing->question, i)->at, berth, &stretch) &&
          (suits (landing, muster_line_point (&way, stretch.from)) ||
           suits (landing, muster_line_point (&way, stretch.to))))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* Where two berths meet. */
static gboolean
suits_between (const Landing *landing,
               guint          a,
               guint          b)
{
  gint64 first = get_berth (landing, a);
  gint64 second = get_berth (landing, b);
  MusterLine way = muster_line (muster_bw_piece (landing->question, a)->at, muster_bw_piece (landing->question, b)->at);
  gint64 along;
  gint64 square;
  MusterPoint foot;

  if (first == 0 || second == 0 || way.length == 0 || way.length > first + second)
    {
      return FALSE;
    }
  along = (first * first - second * second + way.length * way.length) / (2 * way.length);
  square = first * first - along * along;
  if (square < 0)
    {
      return FALSE;
    }
  foot = muster_line_point (&way, along);
  return suits (landing, muster_point_ahead (foot, muster_point_left (way.by), muster_root (square))) ||
         suits (landing, muster_point_ahead (foot, muster_point_right (way.by), muster_root (square)));
}

/* The nearest and the farthest place of a berth's edge. */
static gboolean
suits_about (const Landing *landing,
             guint          other)
{
  gint64 berth = get_berth (landing, other);
  MusterLine way = muster_line (muster_bw_piece (landing->question, landing->index)->warrior->at,
                                muster_bw_piece (landing->question, other)->at);

  return berth > 0 && (suits (landing, muster_line_point (&way, way.length - berth)) ||
                       suits (landing, muster_line_point (&way, way.length + berth)));
}

/**
 * muster_bw_find_landing:
 * @index: of a warrior
 * @allowance: its movement, from where it stood before the action
 *
 * Returns: whether it finds a place beyond the obstacle that is far enough from every other group
 */
gboolean
muster_bw_find_landing (MusterBwQuestion *question,
                        guint             index,
                        guint             obstacle,
                        gint64            allowance)
{
  const MusterPolygon *polygon = muster_bw_table_get_obstacle (question->table, obstacle)->polygon;
  Landing landing = {question, index, obstacle, allowance, muster_bw_ask (question, MUSTER_BW_PARAMETER_SEPARATION)};

  for (guint i = 0; i < polygon->n_points; i++)
    {
      if (suits_along (&landing, polygon->points[i], polygon->points[i + 1 < polygon->n_points ? i + 1 : 0]))
        {
          return TRUE;
        }
    }
  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (suits_about (&landing, i))
        {
          return TRUE;
        }
      for (guint j = 0; j < i; j++)
        {
          if (suits_between (&landing, i, j))
            {
              return TRUE;
            }
        }
    }
  return FALSE;
}
