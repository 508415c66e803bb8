/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A warrior goes as far as it comes on a straight line: at an enemy as it charges, or back as it is forced.
 *
 * Clauses: CHG-03, CHG-06 to CHG-08, CHG-13, FBK-02, FBK-03.
 */
#include "tabletop/bw-dash.h"

#include "tabletop/bw-formation.h"
#include "tabletop/pose.h"

/* Where the line ends at a base: the nearest one that it runs into, other than that of the enemy it goes for. */
static gint64
find_base_ahead (const MusterBwQuestion *question,
                 guint                   index,
                 int                     enemy,
                 const MusterLine       *way)
{
  const MusterBwPiece *piece = muster_bw_piece (question, index);
  gint64 nearest = G_MAXINT64;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      const MusterBwPiece *other = muster_bw_piece (question, i);
      gint64 radius = piece->radius + other->radius;
      MusterStretch stretch;

      if (i == index || (int) i == enemy || other->removed ||
          !muster_line_meets_disc (way, other->at, radius - question->tolerance, &stretch) ||
          stretch.to <= question->tolerance)
        {
          continue;
        }
      muster_line_meets_disc (way, other->at, radius, &stretch);
      nearest = MIN (nearest, MAX (stretch.from, 0));
    }
  return nearest;
}

/* An enemy of the group that it charges with whom it is in contact through an obstacle that they hold. */
static int
find_holder (const MusterBwQuestion *question,
             guint                   index,
             int                     enemy,
             guint                   obstacle,
             MusterPoint             at)
{
  guint group;

  if (enemy < 0)
    {
      return -1;
    }
  group = muster_bw_piece (question, enemy)->warrior->group;
  if (!muster_bw_holds (question, group, obstacle))
    {
      return -1;
    }
  if (muster_bw_touch_through (question, obstacle, index, at, enemy))
    {
      return enemy;
    }
  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (muster_bw_is_of (question, i, group) && muster_bw_touch_through (question, obstacle, index, at, i))
        {
          return i;
        }
    }
  return -1;
}

static void
stop_at (MusterBwDash           *dash,
         const MusterBwCrossing *crossing,
         MusterBwStop            stop)
{
  dash->obstacle = crossing->obstacle;
  dash->distance = crossing->from;
  dash->price = crossing->price;
  dash->stop = stop;
}

/* Takes the obstacle that comes next; returns whether the warrior is across it. */
static gboolean
take_obstacle (MusterBwQuestion       *question,
               guint                   index,
               const MusterBwTrip     *trip,
               const MusterBwCrossing *crossing,
               gint64                  end,
               gint64                  allowance,
               MusterBwDash           *dash)
{
  gint64 spent = muster_bw_trip_spend (trip, crossing->from, question->tolerance);
  gint64 left = allowance - spent;

  if (left < -question->tolerance)
    {
      return FALSE;
    }
  dash->left = left;
  dash->would_clear = crossing->to - crossing->from <= left + question->tolerance;
  dash->met = find_holder (question, index, dash->enemy, crossing->obstacle, crossing->at);
  if (dash->met >= 0)
    {
      stop_at (dash, crossing, MUSTER_BW_STOP_CONTACT);
    }
  else if (crossing->too_high)
    {
      stop_at (dash, crossing, MUSTER_BW_STOP_HIGH);
    }
  else if (crossing->price > left + question->tolerance)
    {
      stop_at (dash, crossing, MUSTER_BW_STOP_OBSTACLE);
    }
  else if (crossing->to > end + question->tolerance)
    {
      stop_at (dash, crossing, MUSTER_BW_STOP_BASE);
    }
  else
    {
      dash->n_crossed++;
      dash->distance = crossing->to;
      return TRUE;
    }
  return FALSE;
}

/* Takes one obstacle after the other up to the end of the line; returns whether it got past all of them. */
static gboolean
take_obstacles (MusterBwQuestion   *question,
                guint               index,
                const MusterBwTrip *trip,
                gint64              end,
                gint64              allowance,
                MusterBwDash       *dash)
{
  for (guint i = 0; i < trip->crossings->len; i++)
    {
      const MusterBwCrossing *crossing = muster_bw_trip_crossing (trip, i);
      gint64 reach = dash->distance + allowance - muster_bw_trip_spend (trip, dash->distance, question->tolerance);

      if (crossing->from >= end - question->tolerance || crossing->from > reach + question->tolerance)
        {
          return TRUE;
        }
      if (!take_obstacle (question, index, trip, crossing, end, allowance, dash))
        {
          return FALSE;
        }
    }
  return TRUE;
}

static void
run (MusterBwQuestion   *question,
     guint               index,
     const MusterBwTrip *trip,
     gint64              contact,
     gint64              allowance,
     MusterBwDash       *dash)
{
  const MusterLine *way = &g_array_index (trip->ways, MusterLine, 0);
  gint64 base = find_base_ahead (question, index, dash->enemy, way);
  gint64 end = MIN (base, contact);

  if (take_obstacles (question, index, trip, end, allowance, dash))
    {
      gint64 reach = dash->distance + allowance - muster_bw_trip_spend (trip, dash->distance, question->tolerance);

      dash->distance = MAX (MIN (reach, end), dash->distance);
      if (reach >= end - question->tolerance)
        {
          dash->distance = MAX (end, 0);
          dash->stop = contact <= base ? MUSTER_BW_STOP_CONTACT : MUSTER_BW_STOP_BASE;
          dash->met = contact <= base ? dash->enemy : -1;
        }
    }
  dash->spent = muster_bw_trip_spend (trip, dash->distance, question->tolerance);
  dash->at = muster_bw_trip_point (trip, dash->distance);
}

/**
 * muster_bw_dash_trip:
 * @direction: of one that goes for nobody
 *
 * Returns: (transfer full): the line of the dash, longer than it comes
 */
MusterBwTrip *
muster_bw_dash_trip (MusterBwQuestion   *question,
                     guint               index,
                     const MusterBwDash *dash,
                     MusterPoint         direction)
{
  MusterPoint at = muster_bw_piece (question, index)->warrior->at;
  MusterPoint aim = dash->enemy >= 0 ? muster_bw_piece (question, dash->enemy)->at
                                     : muster_point_ahead (at, direction, MUSTER_TABLE_REACH);

  return muster_bw_trip_new (question, index, (const MusterPoint[]) {at, aim}, 2);
}

/**
 * muster_bw_dash_at:
 * @index: of a warrior that charges
 * @enemy: of the one for whose base's middle it goes
 * @allowance: its movement
 *
 * Returns: how far it comes and whom it meets
 */
MusterBwDash
muster_bw_dash_at (MusterBwQuestion *question,
                   guint             index,
                   guint             enemy,
                   gint64            allowance)
{
  MusterBwDash dash = {.enemy = enemy, .met = -1, .obstacle = -1};
  g_autoptr (MusterBwTrip) trip = muster_bw_dash_trip (question, index, &dash, (MusterPoint) {0, 0});
  gint64 contact = trip->length - muster_bw_piece (question, index)->radius - muster_bw_piece (question, enemy)->radius;

  run (question, index, trip, contact, allowance, &dash);
  return dash;
}

/**
 * muster_bw_dash_along:
 * @direction: a vector of any length but zero
 *
 * Returns: how far a warrior comes that goes straight that way
 */
MusterBwDash
muster_bw_dash_along (MusterBwQuestion *question,
                      guint             index,
                      MusterPoint       direction,
                      gint64            allowance)
{
  MusterBwDash dash = {.enemy = -1, .met = -1, .obstacle = -1};
  g_autoptr (MusterBwTrip) trip = muster_bw_dash_trip (question, index, &dash, direction);

  run (question, index, trip, trip->length, allowance, &dash);
  return dash;
}
