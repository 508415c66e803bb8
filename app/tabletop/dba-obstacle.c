/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/dba-obstacle.h"

static gboolean
take_area (MusterDbaObstacle *obstacle,
           guint              noun,
           GPtrArray         *areas,
           guint              number,
           const MusterBox   *box)
{
  const MusterDbaArea *area = g_ptr_array_index (areas, number);

  obstacle->noun = noun;
  obstacle->number = number;
  obstacle->piece = NULL;
  obstacle->core = NULL;
  obstacle->polygon = area->polygon;
  obstacle->box = area->polygon->box;
  return muster_box_meets (box, &obstacle->box);
}

/* One that moved before the mover stands where it went; one that moves after it still stands where it was. */
static gboolean
take_fellow (const MusterDbaQuestion *question,
             const MusterDbaTrack    *mover,
             const MusterDbaTrack    *fellow,
             MusterDbaObstacle       *obstacle)
{
  MusterPose end = fellow->end;

  if (fellow == mover || !mover->follows || question->column)
    {
      return FALSE;
    }
  if (fellow < mover)
    {
      end.at = muster_point_ahead (end.at, end.heading, -question->tolerance);
      obstacle->moved_core = muster_pose_rectangle (end, fellow->piece->width - 2 * question->tolerance,
                                                    fellow->piece->depth - 2 * question->tolerance);
      obstacle->core = &obstacle->moved_core;
      obstacle->box = muster_box_of (fellow->end_base.corners, MUSTER_N_CORNERS);
    }
  return TRUE;
}

static gboolean
take_element (const MusterDbaQuestion *question,
              const MusterDbaTrack    *mover,
              guint                    index,
              const MusterBox         *box,
              MusterDbaObstacle       *obstacle)
{
  const MusterDbaElement *piece = muster_dba_table_get_element (question->table, index);

  obstacle->noun = MUSTER_FACT_ELEMENT;
  obstacle->number = index;
  obstacle->piece = piece;
  obstacle->polygon = NULL;
  obstacle->core = &piece->core;
  obstacle->box = piece->box;
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);

      if (track->element == index && !take_fellow (question, mover, track, obstacle))
        {
          return FALSE;
        }
    }
  return muster_box_meets (box, &obstacle->box);
}

/**
 * muster_dba_get_obstacle:
 * @mover: the way that it may block
 * @box: only what meets this box counts
 * @obstacle: (out): set if it is one
 *
 * Returns: whether number @index is an obstacle to @mover: those who keep their places beside it are not
 */
gboolean
muster_dba_get_obstacle (const MusterDbaQuestion *question,
                         const MusterDbaTrack    *mover,
                         guint                    index,
                         const MusterBox         *box,
                         MusterDbaObstacle       *obstacle)
{
  const MusterDbaTable *table = question->table;
  guint n_elements = question->near->len;

  if (index < n_elements)
    {
      return take_element (question, mover, g_array_index (question->near, guint, index), box, obstacle);
    }
  if (index < n_elements + table->walls->len)
    {
      return take_area (obstacle, MUSTER_FACT_WALL, table->walls, index - n_elements, box);
    }
  return take_area (obstacle, MUSTER_FACT_FORT, table->forts, index - n_elements - table->walls->len, box);
}

/** muster_dba_obstacle_blocks_leg: Returns: whether a base runs into it, farther than the tolerance, on that leg */
gboolean
muster_dba_obstacle_blocks_leg (const MusterDbaObstacle *obstacle,
                                const MusterLeg         *leg)
{
  if (!muster_box_meets (&leg->box, &obstacle->box))
    {
      return FALSE;
    }
  if (obstacle->polygon == NULL)
    {
      return muster_leg_overlap (leg, muster_convex_of (obstacle->core));
    }
  for (guint i = 0; i < obstacle->polygon->n_cores; i++)
    {
      if (muster_leg_overlap (leg, obstacle->polygon->cores[i]))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_dba_obstacle_blocks_shape: Returns: whether @shape overlaps it by more than the tolerance */
gboolean
muster_dba_obstacle_blocks_shape (const MusterDbaObstacle *obstacle,
                                  MusterConvex             shape)
{
  MusterBox box = muster_box_of (shape.points, shape.n_points);

  if (!muster_box_meets (&box, &obstacle->box))
    {
      return FALSE;
    }
  return obstacle->polygon == NULL ? muster_convex_overlap (shape, muster_convex_of (obstacle->core))
         : muster_polygon_overlaps (obstacle->polygon, shape);
}

/** muster_dba_obstacle_is_friend: Returns: whether it is a base of the mover's side */
gboolean
muster_dba_obstacle_is_friend (const MusterDbaObstacle *obstacle,
                               const MusterDbaTrack    *mover)
{
  return obstacle->piece != NULL && obstacle->piece->side == mover->piece->side;
}
