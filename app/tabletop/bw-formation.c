/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a group stands: whether it is coherent, on which side of an obstacle, and what it holds.
 *
 * Clauses: XNG-08, XNG-10, DEF-01 to DEF-04.
 */
#include "tabletop/bw-formation.h"

#include "tabletop/disc.h"

static gint64
gap_between (const MusterBwQuestion *question,
             guint                   a,
             guint                   b)
{
  const MusterBwPiece *first = muster_bw_piece (question, a);
  const MusterBwPiece *second = muster_bw_piece (question, b);

  return MAX (muster_disc_gap (first->at, first->radius, second->at, second->radius), 0);
}

/* How far the farthest is from whoever has all others nearest. */
static gint64
measure_anchor (const MusterBwQuestion *question,
                guint                   group)
{
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      gint64 farthest = 0;

      if (!muster_bw_is_of (question, i, group))
        {
          continue;
        }
      for (guint j = 0; j < question->pieces->len; j++)
        {
          if (j != i && muster_bw_is_of (question, j, group))
            {
              farthest = MAX (farthest, gap_between (question, i, j));
            }
        }
      least = MIN (least, farthest);
    }
  return least == G_MAXINT64 ? 0 : least;
}

/* The widest gap of the chain that has the narrowest gaps: it grows by whoever is nearest to it. */
static gint64
measure_chain (const MusterBwQuestion *question,
               guint                   group)
{
  g_autofree gint64 *gaps = g_new (gint64, question->pieces->len);
  gint64 widest = 0;
  int last = -1;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      gaps[i] = muster_bw_is_of (question, i, group) ? G_MAXINT64 : -1;
      last = gaps[i] >= 0 ? (int) i : last;
    }
  while (last >= 0)
    {
      int next = -1;

      gaps[last] = -1;
      for (guint i = 0; i < question->pieces->len; i++)
        {
          if (gaps[i] >= 0)
            {
              gaps[i] = MIN (gaps[i], gap_between (question, last, i));
              next = next < 0 || gaps[i] < gaps[next] ? (int) i : next;
            }
        }
      widest = next >= 0 ? MAX (widest, gaps[next]) : widest;
      last = next;
    }
  return widest;
}

/** muster_bw_measure_coherency: Returns: the distance that must be within the coherency distance, edge to edge */
gint64
muster_bw_measure_coherency (const MusterBwQuestion *question,
                             guint                   group)
{
  return question->values[MUSTER_BW_RULING_XNG_08] == 0 ? measure_anchor (question, group)
                                                        : measure_chain (question, group);
}

/** muster_bw_are_opposite: Returns: whether the obstacle's base lies between two places */
gboolean
muster_bw_are_opposite (const MusterBwQuestion *question,
                        guint                   obstacle,
                        MusterPoint             a,
                        MusterPoint             b)
{
  const MusterPoint ends[] = {a, b};

  return !muster_point_equal (a, b) &&
         muster_polygon_overlaps (muster_bw_table_get_obstacle (question->table, obstacle)->polygon,
                                  (MusterConvex) {ends, G_N_ELEMENTS (ends)});
}

/** muster_bw_is_split: Returns: whether the group stands on both sides of the obstacle */
gboolean
muster_bw_is_split (const MusterBwQuestion *question,
                    guint                   group,
                    guint                   obstacle)
{
  for (guint i = 0; i < question->pieces->len; i++)
    {
      for (guint j = 0; j < i && muster_bw_is_of (question, i, group); j++)
        {
          if (muster_bw_is_of (question, j, group) &&
              muster_bw_are_opposite (question, obstacle, muster_bw_piece (question, i)->at,
                                      muster_bw_piece (question, j)->at))
            {
              return TRUE;
            }
        }
    }
  return FALSE;
}

/** muster_bw_find_split: Returns: an obstacle on both sides of which the group stands; -1 if there is none */
int
muster_bw_find_split (const MusterBwQuestion *question,
                      guint                   group)
{
  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      if (muster_bw_is_split (question, group, i))
        {
          return i;
        }
    }
  return -1;
}

/** muster_bw_touches: Returns: whether warrior @index, standing @at, is in base contact with the obstacle */
gboolean
muster_bw_touches (const MusterBwQuestion *question,
                   guint                   index,
                   MusterPoint             at,
                   guint                   obstacle)
{
  const MusterPolygon *polygon = muster_bw_table_get_obstacle (question->table, obstacle)->polygon;
  guint edge;
  gint64 distance = muster_polygon_distance_to_point (polygon, at, &edge);

  return ABS (distance - muster_bw_piece (question, index)->radius) <= question->tolerance;
}

static guint
count_touching (const MusterBwQuestion *question,
                guint                   group,
                guint                   obstacle)
{
  guint count = 0;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      count += muster_bw_is_of (question, i, group) &&
               muster_bw_touches (question, i, muster_bw_piece (question, i)->at, obstacle);
    }
  return count;
}

/**
 * muster_bw_holds:
 *
 * Returns: whether the group holds the obstacle as a defensive position
 *
 * Clauses: DEF-01, DEF-02
 */
gboolean
muster_bw_holds (const MusterBwQuestion *question,
                 guint                   group,
                 guint                   obstacle)
{
  guint touching = count_touching (question, group, obstacle);

  return muster_bw_table_get_obstacle (question->table, obstacle)->defensive && touching > 0 &&
         2 * touching >= muster_bw_count (question, group) && !muster_bw_is_split (question, group, obstacle);
}

/* By how much the two bases lie opposite each other along the edge at which the holder stands. */
static gint64
measure_overlap (const MusterBwQuestion *question,
                 const MusterPolygon    *polygon,
                 guint                   index,
                 MusterPoint             at,
                 guint                   holder)
{
  const MusterBwPiece *held = muster_bw_piece (question, holder);
  MusterPoint along;
  guint edge;

  muster_polygon_distance_to_point (polygon, held->at, &edge);
  along = muster_point_minus (polygon->points[edge + 1 < polygon->n_points ? edge + 1 : 0], polygon->points[edge]);
  return muster_bw_piece (question, index)->radius + held->radius -
         ABS (muster_point_dot (along, muster_point_minus (at, held->at))) / muster_length (along);
}

/* Whether the shortest way between the two bases lies in the terrain. */
static gboolean
gap_lies_in (const MusterBwQuestion *question,
             const MusterPolygon    *polygon,
             guint                   index,
             MusterPoint             at,
             guint                   holder)
{
  const MusterBwPiece *held = muster_bw_piece (question, holder);
  MusterLine way = muster_line (at, held->at);
  const MusterPoint ends[] = {
    muster_line_point (&way, muster_bw_piece (question, index)->radius),
    muster_line_point (&way, way.length - held->radius),
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      guint edge;

      if (muster_polygon_distance_to_point (polygon, ends[i], &edge) > question->tolerance)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * muster_bw_touch_through:
 * @index: a warrior, standing @at
 * @holder: a warrior of a group that holds the obstacle
 *
 * Returns: whether the two are parted by the obstacle's base alone
 *
 * Clauses: DEF-04
 */
gboolean
muster_bw_touch_through (const MusterBwQuestion *question,
                         guint                   obstacle,
                         guint                   index,
                         MusterPoint             at,
                         guint                   holder)
{
  const MusterPolygon *polygon = muster_bw_table_get_obstacle (question->table, obstacle)->polygon;
  MusterPoint there = muster_bw_piece (question, holder)->at;

  if (!muster_bw_touches (question, index, at, obstacle) || !muster_bw_touches (question, holder, there, obstacle) ||
      !muster_bw_are_opposite (question, obstacle, at, there))
    {
      return FALSE;
    }
  if (question->values[MUSTER_BW_RULING_DEF_04] != 0)
    {
      return gap_lies_in (question, polygon, index, at, holder);
    }
  return measure_overlap (question, polygon, index, at, holder) > question->tolerance;
}

/** muster_bw_get_position: Returns: whether the group holds a position, or else is crossing an obstacle */
MusterBwPosition
muster_bw_get_position (const MusterBwQuestion *question,
                        guint                   group)
{
  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      if (muster_bw_holds (question, group, i))
        {
          return MUSTER_BW_DEFENSIVE;
        }
    }
  return muster_bw_find_split (question, group) >= 0 ? MUSTER_BW_CROSSING : MUSTER_BW_NO_POSITION;
}

static void
tell_position_at (MusterBwQuestion *question,
                  guint             group,
                  guint             obstacle)
{
  guint touching = count_touching (question, group, obstacle);
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, group);
  MusterFact object = MUSTER_BW_OBSTACLE (OBJECT, obstacle);
  MusterFact count = MUSTER_FACT_NUMBER_OF (COUNT, touching);
  MusterFact total = MUSTER_FACT_NUMBER_OF (TOTAL, muster_bw_count (question, group));

  if (muster_bw_is_split (question, group, obstacle))
    {
      muster_bw_find (question, DEF_02, MUSTER_INFO, POSITION, BOTH_SIDES, subject, object);
      muster_bw_find (question, DEF_03, MUSTER_INFO, POSITION, CROSSING, subject, object);
    }
  else if (muster_bw_holds (question, group, obstacle))
    {
      muster_bw_find (question, DEF_01, MUSTER_INFO, POSITION, HELD, subject, object, count, total);
    }
  else if (touching > 0 && muster_bw_table_get_obstacle (question->table, obstacle)->defensive)
    {
      muster_bw_find (question, DEF_01, MUSTER_INFO, POSITION, TOO_FEW, subject, object, count, total);
    }
}

/**
 * muster_bw_tell_position: says at which obstacles the group holds a position, or why it does not
 *
 * Clauses: DEF-01, DEF-02, DEF-03
 */
void
muster_bw_tell_position (MusterBwQuestion *question,
                         guint             group)
{
  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      tell_position_at (question, group, i);
    }
}
