/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/dba-table.h"

#include <string.h>

static void
free_area (MusterDbaArea *area)
{
  muster_polygon_unref (area->polygon);
  g_free (area->id);
  g_free (area);
}

static void
free_road (MusterDbaRoad *road)
{
  g_free (road->points);
  g_free (road);
}

static void
free_element (MusterDbaElement *element)
{
  g_free (element->id);
  g_free (element->joined);
  g_free (element);
}

static GPtrArray *
new_areas (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) free_area);
}

/**
 * muster_dba_table_new:
 * @base_width: 1 BW in µm
 * @tolerance: in µm, usually %MUSTER_TABLE_TOLERANCE
 *
 * Returns: (transfer full): an empty table, on which nobody has said whose bound it is
 */
MusterDbaTable *
muster_dba_table_new (gint32 base_width,
                      gint32 tolerance)
{
  MusterDbaTable *table = g_new0 (MusterDbaTable, 1);

  table->base_width = base_width;
  table->tolerance = tolerance;
  table->sides = g_ptr_array_new_with_free_func (g_free);
  table->terrain = new_areas ();
  table->rivers = new_areas ();
  table->walls = new_areas ();
  table->forts = new_areas ();
  table->roads = g_ptr_array_new_with_free_func ((GDestroyNotify) free_road);
  table->elements = g_ptr_array_new_with_free_func ((GDestroyNotify) free_element);
  table->bound.pips = -1;
  table->move.elements = g_array_new (FALSE, FALSE, sizeof (guint));
  table->move.steps = g_array_new (FALSE, FALSE, sizeof (MusterDbaStep));
  return table;
}

/** muster_dba_table_free: frees the table and what stands on it */
void
muster_dba_table_free (MusterDbaTable *table)
{
  g_ptr_array_unref (table->sides);
  g_ptr_array_unref (table->terrain);
  g_ptr_array_unref (table->rivers);
  g_ptr_array_unref (table->walls);
  g_ptr_array_unref (table->forts);
  g_ptr_array_unref (table->roads);
  g_ptr_array_unref (table->elements);
  g_array_unref (table->move.elements);
  g_array_unref (table->move.steps);
  g_free (table);
}

/** muster_dba_table_number_side: Returns: the number of that side, from 1; a new one where it was not known */
guint8
muster_dba_table_number_side (MusterDbaTable *table,
                              const char     *side)
{
  for (guint i = 0; i < table->sides->len; i++)
    {
      if (strcmp (g_ptr_array_index (table->sides, i), side) == 0)
        {
          return i + 1;
        }
    }
  g_ptr_array_add (table->sides, g_strdup (side));
  return table->sides->len;
}

/**
 * muster_dba_table_add_element:
 *
 * Returns: (transfer none): the element, of the usual size and not yet placed
 */
MusterDbaElement *
muster_dba_table_add_element (MusterDbaTable *table,
                              const char     *id,
                              guint8          side,
                              MusterDbaTroop  troop)
{
  MusterDbaElement *element = g_new0 (MusterDbaElement, 1);

  element->id = g_strdup (id);
  element->side = side;
  element->troop = troop;
  element->base_width = table->base_width;
  element->width = table->base_width;
  element->depth = muster_dba_troop_get_depth (troop, table->base_width);
  element->contingent = 1;
  g_ptr_array_add (table->elements, element);
  return element;
}

/**
 * muster_dba_table_add_area:
 * @areas: the table's terrain, rivers, walls or forts
 * @polygon: (transfer full): the ground
 *
 * Returns: (transfer none): the area, to say more of it
 */
MusterDbaArea *
muster_dba_table_add_area (GPtrArray     *areas,
                           const char    *id,
                           MusterPolygon *polygon)
{
  MusterDbaArea *area = g_new0 (MusterDbaArea, 1);

  area->id = g_strdup (id);
  area->polygon = polygon;
  g_ptr_array_add (areas, area);
  return area;
}

/** muster_dba_table_add_road: adds a road along @points */
void
muster_dba_table_add_road (MusterDbaTable    *table,
                           const MusterPoint *points,
                           guint              n_points,
                           gint32             width)
{
  MusterDbaRoad *road = g_new0 (MusterDbaRoad, 1);

  road->points = g_memdup2 (points, n_points * sizeof *points);
  road->n_points = n_points;
  road->width = width;
  g_ptr_array_add (table->roads, road);
}

/**
 * muster_dba_table_find_element:
 * @index: (out): set when it is found
 *
 * Returns: whether there is an element of that id
 */
gboolean
muster_dba_table_find_element (const MusterDbaTable *table,
                               const char           *id,
                               guint                *index)
{
  for (guint i = 0; i < table->elements->len; i++)
    {
      if (strcmp (muster_dba_table_get_element (table, i)->id, id) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_dba_element_place:
 * @element: with its width and depth
 * @tolerance: the table's
 *
 * Stands the element there and works out its corners.
 */
void
muster_dba_element_place (MusterDbaElement *element,
                          MusterPose        pose,
                          gint32            tolerance)
{
  MusterPose pulled_in = {muster_point_ahead (pose.at, pose.heading, -tolerance), pose.heading};

  element->pose = pose;
  element->base = muster_pose_rectangle (pose, element->width, element->depth);
  element->core = muster_pose_rectangle (pulled_in, element->width - 2 * tolerance, element->depth - 2 * tolerance);
  element->box = muster_box_of (element->base.corners, MUSTER_N_CORNERS);
  element->n_zones = muster_dba_build_zones (&element->base, element->troop.class == MUSTER_DBA_WWG,
                                             element->base_width,
                                             tolerance, element->zones);
}

static void
copy_areas (GPtrArray       *to,
            const GPtrArray *from)
{
  for (guint i = 0; i < from->len; i++)
    {
      const MusterDbaArea *area = g_ptr_array_index (from, i);
      MusterDbaArea *copy = g_memdup2 (area, sizeof *area);

      copy->id = g_strdup (area->id);
      copy->polygon = muster_polygon_ref (area->polygon);
      g_ptr_array_add (to, copy);
    }
}

static void
copy_elements (GPtrArray       *to,
               const GPtrArray *from)
{
  for (guint i = 0; i < from->len; i++)
    {
      const MusterDbaElement *element = g_ptr_array_index (from, i);
      MusterDbaElement *copy = g_memdup2 (element, sizeof *element);

      copy->id = g_strdup (element->id);
      copy->joined = g_strdup (element->joined);
      g_ptr_array_add (to, copy);
    }
}

/** muster_dba_table_dup: Returns: (transfer full): a table like @table; what grounds cover is shared */
MusterDbaTable *
muster_dba_table_dup (const MusterDbaTable *table)
{
  MusterDbaTable *copy = muster_dba_table_new (table->base_width, table->tolerance);

  for (guint i = 0; i < table->sides->len; i++)
    {
      g_ptr_array_add (copy->sides, g_strdup (g_ptr_array_index (table->sides, i)));
    }
  copy_areas (copy->terrain, table->terrain);
  copy_areas (copy->rivers, table->rivers);
  copy_areas (copy->walls, table->walls);
  copy_areas (copy->forts, table->forts);
  for (guint i = 0; i < table->roads->len; i++)
    {
      const MusterDbaRoad *road = g_ptr_array_index (table->roads, i);

      muster_dba_table_add_road (copy, road->points, road->n_points, road->width);
    }
  copy_elements (copy->elements, table->elements);
  copy->bound = table->bound;
  g_array_unref (copy->move.elements);
  g_array_unref (copy->move.steps);
  copy->move = table->move;
  copy->move.elements = g_array_copy (table->move.elements);
  copy->move.steps = g_array_copy (table->move.steps);
  return copy;
}
