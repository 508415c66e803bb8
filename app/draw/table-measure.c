/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where on the table a finding speaks: the line that was measured, the point that decides, and the things it names.
 * This is for the eye; what counts was measured by the rules.
 */
#include "draw/table-private.h"
#include "tabletop/bw-rulebook.h"
#include "tabletop/dba-rulebook.h"
#include "tabletop/leg.h"

#include <math.h>

static const MusterWay *
find_way (const MusterScenario *scenario,
          const MusterAnswer   *answer,
          const MusterFinding  *finding)
{
  int subject = muster_scenario_get_piece_of (scenario, muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT));

  for (guint i = 0; i < answer->ways->len && subject >= 0; i++)
    {
      const MusterWay *way = &g_array_index (answer->ways, MusterWay, i);

      if ((guint) subject == way->piece)
        {
          return way;
        }
    }
  return answer->ways->len > 0 ? &g_array_index (answer->ways, MusterWay, 0) : NULL;
}

static gint64
length_between (MusterPoint a,
                MusterPoint b)
{
  return muster_length (muster_point_minus (a, b));
}

/* From where it was to where it will be, the front corner that goes farthest. */
static void
measure_chord (MusterTableMeasure *measure,
               const MusterPiece  *piece,
               const MusterWay    *way)
{
  const MusterRectangle from = muster_pose_rectangle (piece->pose, piece->width, piece->depth);
  const MusterRectangle to = muster_pose_rectangle (way->end, piece->width, piece->depth);
  MusterCorner corner = length_between (from.corners[MUSTER_FRONT_RIGHT], to.corners[MUSTER_FRONT_RIGHT]) >=
                        length_between (from.corners[MUSTER_FRONT_LEFT], to.corners[MUSTER_FRONT_LEFT])
                        ? MUSTER_FRONT_RIGHT : MUSTER_FRONT_LEFT;

  measure->points[0] = piece->round ? piece->pose.at : from.corners[corner];
  measure->points[1] = piece->round ? way->end.at : to.corners[corner];
  measure->n_points = 2;
}

/* The way of the middle of the front edge. */
static void
measure_path (MusterTableMeasure *measure,
              const MusterPiece  *piece,
              const MusterWay    *way)
{
  measure->points[measure->n_points++] = piece->pose.at;
  for (guint i = 0; way->legs != NULL && i < way->legs->len && measure->n_points < G_N_ELEMENTS (measure->points); i++)
    {
      measure->points[measure->n_points++] = g_array_index (way->legs, MusterLeg, i).to.at;
    }
  for (guint i = 0; way->path != NULL && i < way->path->len && measure->n_points < G_N_ELEMENTS (measure->points); i++)
    {
      measure->points[measure->n_points++] = g_array_index (way->path, MusterPoint, i);
    }
}

/* How far along the measured line the point lies that decides. */
static void
find_deciding_point (MusterTableMeasure *measure,
                     gint64              after)
{
  for (guint i = 1; i < measure->n_points && !measure->decided; i++)
    {
      gint64 length = length_between (measure->points[i - 1], measure->points[i]);

      if (after <= length)
        {
          measure->decides = muster_point_ahead (measure->points[i - 1],
                                                 muster_point_minus (measure->points[i], measure->points[i - 1]),
                                                 after);
          measure->decided = length > 0;
        }
      after -= length;
    }
}

static MusterPoint
nearest_on (MusterPoint from,
            MusterPoint to,
            MusterPoint point)
{
  double along = (double) muster_point_dot (muster_point_minus (to, from), muster_point_minus (point, from));
  double share = CLAMP (along / MAX ((double) muster_point_dot (muster_point_minus (to, from),
                                                                muster_point_minus (to, from)), 1), 0, 1);

  return (MusterPoint) {lround (from.x + share * (to.x - from.x)), lround (from.y + share * (to.y - from.y))};
}

/* Joins the corner of one outline and the edge of the other that are nearest to each other. */
static void
join_outlines (MusterTableMeasure    *measure,
               const MusterRectangle *corners,
               const MusterRectangle *edges)
{
  for (guint i = 0; i < MUSTER_N_CORNERS; i++)
    {
      for (guint j = 0; j < MUSTER_N_CORNERS; j++)
        {
          MusterPoint foot = nearest_on (edges->corners[j], edges->corners[(j + 1) % MUSTER_N_CORNERS],
                                         corners->corners[i]);

          if (measure->n_points == 0 ||
              length_between (corners->corners[i], foot) < length_between (measure->points[0], measure->points[1]))
            {
              measure->points[0] = corners->corners[i];
              measure->points[1] = foot;
              measure->n_points = 2;
            }
        }
    }
}

static void
measure_gap (MusterTableMeasure *measure,
             const MusterPiece  *piece,
             const MusterWay    *way,
             const MusterPiece  *other)
{
  const MusterRectangle end = muster_pose_rectangle (way->end, piece->width, piece->depth);
  const MusterRectangle object = muster_pose_rectangle (other->pose, other->width, other->depth);

  join_outlines (measure, &end, &object);
  join_outlines (measure, &object, &end);
}

static gboolean
is_reason (const MusterFinding *finding,
           MusterReason         reason)
{
  return finding->reason.chapter == reason.chapter && finding->reason.number == reason.number;
}

static gboolean
is_of_path (const MusterFinding *finding)
{
  return is_reason (finding, MUSTER_DBA_WHY (DISTANCE, PATH)) ||
         is_reason (finding, MUSTER_DBA_WHY (DISTANCE, PATH_TOO_LONG)) ||
         is_reason (finding, MUSTER_DBA_WHY (DISTANCE, ROUND_A_WALL));
}

/**
 * muster_finding_is_of_way:
 *
 * Returns: whether what @finding measured is how far a piece goes, so that it can be shown as a line
 */
gboolean
muster_finding_is_of_way (const MusterFinding *finding)
{
  const MusterFact *limit = muster_finding_get_fact (finding, MUSTER_FACT_LIMIT);

  if (limit == NULL || limit->kind != MUSTER_FACT_LENGTH)
    {
      return FALSE;
    }
  return finding->reason.chapter == MUSTER_CHAPTER_DBA_DISTANCE ||
         finding->reason.chapter == MUSTER_CHAPTER_DBA_GROUP ||
         finding->reason.chapter == MUSTER_CHAPTER_DBA_REDUCE ||
         finding->reason.chapter == MUSTER_CHAPTER_BW_CHARGE ||
         is_reason (finding, MUSTER_BW_WHY (CROSSING, WITHIN)) ||
         is_reason (finding, MUSTER_BW_WHY (CROSSING, TOO_FAR)) ||
         is_reason (finding, MUSTER_BW_WHY (CROSSING, CANNOT_PAY));
}

static int
find_ground (const MusterScenario *scenario,
             const MusterFact     *fact)
{
  const char *id = fact != NULL ? muster_scenario_get_id (scenario, fact->kind, fact->number) : NULL;

  for (guint i = 0; id != NULL && i < muster_scenario_count_grounds (scenario); i++)
    {
      if (muster_scenario_get_ground (scenario, i).id == id)
        {
          return i;
        }
    }
  return -1;
}

static void
measure_way (MusterTableMeasure   *measure,
             const MusterScenario *scenario,
             const MusterWay      *way,
             const MusterFinding  *finding)
{
  const MusterPiece piece = muster_scenario_get_piece (scenario, way->piece);
  gboolean to_enemy = is_reason (finding, MUSTER_DBA_WHY (REPEAT, NEAR_ENEMY)) ||
                      is_reason (finding, MUSTER_DBA_WHY (REPEAT, CLEAR_OF_ENEMY));
  gboolean entered = is_reason (finding, MUSTER_DBA_WHY (ZONE, ENTERS));
  gboolean of_way = muster_finding_is_of_way (finding);

  if (to_enemy && measure->object >= 0)
    {
      const MusterPiece other = muster_scenario_get_piece (scenario, measure->object);

      measure_gap (measure, &piece, way, &other);
    }
  else if (entered || (of_way && (way->path != NULL || is_of_path (finding))))
    {
      measure_path (measure, &piece, way);
    }
  else if (of_way)
    {
      measure_chord (measure, &piece, way);
    }
  if (entered)
    {
      find_deciding_point (measure, measure->measured);
    }
  else if (of_way && way->path == NULL && measure->measured > measure->limit)
    {
      find_deciding_point (measure, measure->limit);
    }
}

/** muster_table_find_measure: Returns: what is to be drawn of @finding, of @answer's verdict */
MusterTableMeasure
muster_table_find_measure (const MusterScenario *scenario,
                           const MusterAnswer   *answer,
                           const MusterFinding  *finding)
{
  const MusterFact *object = muster_finding_get_fact (finding, MUSTER_FACT_OBJECT);
  const MusterFact *terrain = muster_finding_get_fact (finding, MUSTER_FACT_TERRAIN);
  const MusterFact *measured = muster_finding_get_fact (finding, MUSTER_FACT_MEASURED);
  const MusterFact *limit = muster_finding_get_fact (finding, MUSTER_FACT_LIMIT);
  const MusterWay *way = find_way (scenario, answer, finding);
  MusterTableMeasure measure = {.limit = -1};

  measure.object = muster_scenario_get_piece_of (scenario, object);
  measure.ground = find_ground (scenario, terrain != NULL ? terrain : object);
  measure.measured = measured != NULL && measured->kind == MUSTER_FACT_LENGTH ? measured->number : 0;
  measure.limit = limit != NULL && limit->kind == MUSTER_FACT_LENGTH ? limit->number : -1;
  if (way != NULL && measured != NULL && measured->kind == MUSTER_FACT_LENGTH)
    {
      measure_way (&measure, scenario, way, finding);
    }
  return measure;
}
