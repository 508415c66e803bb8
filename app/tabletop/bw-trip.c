/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way of one warrior: which obstacles it meets, and what going that way takes of the movement.
 *
 * Clauses: XNG-02 to XNG-05.
 */
#include "tabletop/bw-trip.h"

typedef enum
{
  COST_REPLACES_WIDTH,
  COST_REPLACES_ALL,
  COST_IS_ADDED,
} CostReading;

static void
add_crossing (MusterBwTrip *trip,
              guint         obstacle,
              gint64        from,
              gint64        to,
              gint32        tolerance)
{
  for (guint i = trip->crossings->len; i > 0; i--)
    {
      MusterBwCrossing *earlier = &g_array_index (trip->crossings, MusterBwCrossing, i - 1);

      if (earlier->obstacle == obstacle && from - earlier->to <= tolerance)
        {
          earlier->to = to;
          return;
        }
    }
  g_array_append_val (trip->crossings, ((MusterBwCrossing) {.obstacle = obstacle, .from = from, .to = to}));
}

/* The stretches of one way, counted from where the trip begins; only on the last way they may go on beyond its end. */
static void
find_on_way (MusterBwTrip           *trip,
             const MusterBwQuestion *question,
             gint32                  radius,
             const MusterLine       *way,
             gboolean                last)
{
  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      const MusterBwObstacle *obstacle = muster_bw_table_get_obstacle (question->table, i);
      g_autoptr (GArray) stretches = muster_line_find_overlaps (way, obstacle->polygon, radius, question->tolerance);

      for (guint j = 0; j < stretches->len; j++)
        {
          MusterStretch *stretch = &g_array_index (stretches, MusterStretch, j);
          gint64 from = MAX (stretch->from, 0);
          gint64 to = last ? stretch->to : MIN (stretch->to, way->length);

          if (to - from > question->tolerance && from < way->length - question->tolerance)
            {
              add_crossing (trip, i, trip->length + from, trip->length + to, question->tolerance);
            }
        }
    }
}

/* What the stretch takes, beyond what the obstacle's width and the base cover straight across. */
static gint64
price_of (MusterBwQuestion       *question,
          const MusterBwPiece    *piece,
          const MusterBwCrossing *crossing)
{
  const MusterPolygon *polygon = muster_bw_table_get_obstacle (question->table, crossing->obstacle)->polygon;
  gint64 cost = muster_bw_ask_cost (question, piece->warrior->group);
  gint64 stretch = crossing->to - crossing->from;
  gint64 across;

  switch ((CostReading) question->values[MUSTER_BW_RULING_XNG_04])
    {
    case COST_REPLACES_ALL:
      return cost;

    case COST_IS_ADDED:
      return cost + stretch;

    case COST_REPLACES_WIDTH:
    default:
      across = muster_polygon_thickness (polygon, crossing->at) + 2 * piece->radius;
      return cost + MAX (stretch - across, 0);
    }
}

static int
compare_crossings (gconstpointer a,
                   gconstpointer b)
{
  const MusterBwCrossing *first = a;
  const MusterBwCrossing *second = b;

  return (first->from > second->from) - (first->from < second->from);
}

static void
price_crossings (MusterBwTrip        *trip,
                 MusterBwQuestion    *question,
                 const MusterBwPiece *piece)
{
  for (guint i = 0; i < trip->crossings->len; i++)
    {
      MusterBwCrossing *crossing = &g_array_index (trip->crossings, MusterBwCrossing, i);
      gint32 height = muster_bw_table_get_obstacle (question->table, crossing->obstacle)->height;

      crossing->at = muster_bw_trip_point (trip, crossing->from);
      crossing->price = price_of (question, piece, crossing);
      crossing->too_high = height > muster_bw_ask (question, MUSTER_BW_PARAMETER_HEIGHT) + question->tolerance;
    }
  g_array_sort (trip->crossings, compare_crossings);
}

/**
 * muster_bw_trip_new:
 * @index: of the warrior that goes
 * @points: where it starts, bends and ends; two or more
 *
 * Returns: (transfer full): its way
 */
MusterBwTrip *
muster_bw_trip_new (MusterBwQuestion  *question,
                    guint              index,
                    const MusterPoint *points,
                    guint              n_points)
{
  MusterBwTrip *trip = g_new0 (MusterBwTrip, 1);
  const MusterBwPiece *piece = muster_bw_piece (question, index);

  trip->ways = g_array_new (FALSE, FALSE, sizeof (MusterLine));
  trip->crossings = g_array_new (FALSE, FALSE, sizeof (MusterBwCrossing));
  for (guint i = 1; i < n_points; i++)
    {
      MusterLine way = muster_line (points[i - 1], points[i]);

      g_array_append_val (trip->ways, way);
      find_on_way (trip, question, piece->radius, &way, i + 1 == n_points);
      trip->length += way.length;
    }
  price_crossings (trip, question, piece);
  return trip;
}

/** muster_bw_trip_free: frees the trip */
void
muster_bw_trip_free (MusterBwTrip *trip)
{
  g_array_unref (trip->ways);
  g_array_unref (trip->crossings);
  g_free (trip);
}

/**
 * muster_bw_trip_spend:
 * @distance: along the trip, to where the warrior is clear of all obstacles
 *
 * Returns: how much of the movement it takes to go there
 */
gint64
muster_bw_trip_spend (const MusterBwTrip *trip,
                      gint64              distance,
                      gint32              tolerance)
{
  gint64 spent = distance;
  gint64 covered = 0;

  for (guint i = 0; i < trip->crossings->len; i++)
    {
      const MusterBwCrossing *crossing = muster_bw_trip_crossing (trip, i);

      if (muster_bw_crossing_is_over (crossing, distance, tolerance))
        {
          spent += crossing->price - MAX (crossing->to - MAX (crossing->from, covered), 0);
          covered = MAX (covered, crossing->to);
        }
    }
  return spent;
}

/** muster_bw_trip_point: Returns: where the warrior is after @distance of the trip */
MusterPoint
muster_bw_trip_point (const MusterBwTrip *trip,
                      gint64              distance)
{
  for (guint i = 0;; i++)
    {
      const MusterLine *way = &g_array_index (trip->ways, MusterLine, i);

      if (distance <= way->length || i + 1 == trip->ways->len)
        {
          return muster_line_point (way, distance);
        }
      distance -= way->length;
    }
}
