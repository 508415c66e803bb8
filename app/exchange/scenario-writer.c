/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a table with its question in the one canonical spelling. What is read again is the same to the micrometre.
 */
#include "exchange/scenario-writer.h"

#include "exchange/decimal.h"
#include "exchange/scenario-words.h"
#include "exchange/scenario-writing.h"
#include "tabletop/dba-table.h"
#include "tabletop/pose.h"

#define MILLIMETRE 1000 /* µm */
#define MOST_PLACES 6 /* a micrometre is more than a millionth of any unit */
#define WHOLE_VECTOR 1000 /* up to so much, a vector is written in whole numbers */

/* The shortest decimal that is read as that many micrometres. */
static void
append_length (GString *text,
               gint64   length,
               gint32   unit)
{
  gsize start = text->len;
  gint64 read = 0;

  for (guint places = 1; places <= MOST_PLACES; places++)
    {
      g_string_truncate (text, start);
      muster_decimal_append (text, length, unit, 0, places);
      if (muster_decimal_read (text->str + start, unit, &read) && read == length)
        {
          return;
        }
    }
}

/** muster_scenario_write_length: writes a length in units */
void
muster_scenario_write_length (MusterXmlWriter *xml,
                              const char      *name,
                              gint64           length,
                              gint32           unit)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_length (text, length, unit);
  muster_xml_writer_attribute (xml, name, text->str);
}

/** muster_scenario_write_point: writes a point in units */
void
muster_scenario_write_point (MusterXmlWriter *xml,
                             const char      *name,
                             MusterPoint      point,
                             gint32           unit)
{
  muster_scenario_write_points (xml, name, &point, 1, unit);
}

/** muster_scenario_write_points: writes points in units, parted by spaces */
void
muster_scenario_write_points (MusterXmlWriter   *xml,
                              const char        *name,
                              const MusterPoint *points,
                              guint              n_points,
                              gint32             unit)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_points; i++)
    {
      g_string_append (text, i > 0 ? " " : "");
      append_length (text, points[i].x, unit);
      g_string_append_c (text, ',');
      append_length (text, points[i].y, unit);
    }
  muster_xml_writer_attribute (xml, name, text->str);
}

/** muster_scenario_write_vector: writes a direction; small ones as they are, so that 0,1 stays 0,1 */
void
muster_scenario_write_vector (MusterXmlWriter *xml,
                              const char      *name,
                              MusterPoint      vector)
{
  MusterPoint heading = muster_heading (vector.x, vector.y);
  gboolean whole = MAX (ABS (heading.x), ABS (heading.y)) <= WHOLE_VECTOR;

  muster_scenario_write_point (xml, name, heading, whole ? 1 : MUSTER_HEADING_ONE);
}

/** muster_scenario_write_polygon: writes an outline as an element of its own */
void
muster_scenario_write_polygon (MusterXmlWriter     *xml,
                               const MusterPolygon *polygon,
                               gint32               unit)
{
  muster_xml_writer_begin (xml, "polygon");
  muster_scenario_write_points (xml, "points", polygon->points, polygon->n_points, unit);
  muster_xml_writer_finish (xml);
}

static void
write_root (MusterXmlWriter      *xml,
            const MusterScenario *scenario)
{
  muster_xml_writer_begin (xml, "scenario");
  muster_xml_writer_attribute (xml, "rules", muster_scenario_rules_words[scenario->rules]);
  muster_xml_writer_attribute (xml, "unit", scenario->rules == MUSTER_TABLE_DBA ? "bw" : "in");
}

static void
write_rulings (MusterXmlWriter      *xml,
               const MusterScenario *scenario)
{
  for (guint i = 0; i < scenario->rulings->len; i++)
    {
      const MusterTableRuling *ruling = &g_array_index (scenario->rulings, MusterTableRuling, i);

      if (g_strcmp0 (ruling->value, ruling->ruling->fallback) != 0)
        {
          muster_xml_writer_begin (xml, "ruling");
          muster_xml_writer_attribute (xml, "key", ruling->ruling->key);
          muster_xml_writer_attribute (xml, "value", ruling->value);
          muster_xml_writer_finish (xml);
        }
    }
}

/** muster_scenario_dup_xml: Returns: (transfer full): the scenario as a file holds it */
char *
muster_scenario_dup_xml (const MusterScenario *scenario)
{
  MusterXmlWriter *xml = muster_xml_writer_new ();

  write_root (xml, scenario);
  if (scenario->dba != NULL)
    {
      muster_scenario_write_length (xml, "base-width", scenario->dba->base_width, MILLIMETRE);
    }
  write_rulings (xml, scenario);
  if (scenario->dba != NULL)
    {
      muster_scenario_write_dba (xml, scenario);
    }
  else if (scenario->bw != NULL)
    {
      muster_scenario_write_bw (xml, scenario);
    }
  else
    {
      muster_scenario_write_siege (xml, scenario);
    }
  muster_xml_writer_finish (xml);
  return muster_xml_writer_free_to_text (xml);
}
