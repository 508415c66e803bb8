/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a table with a question. The root says by which rules, and with that which elements may follow.
 */
#include "exchange/scenario-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "exchange/decimal.h"
#include "exchange/scenario-reading.h"
#include "exchange/scenario-words.h"
#include "tabletop/bw-table.h"
#include "tabletop/dba-table.h"
#include "tabletop/siege-table.h"

#define MILLIMETRE 1000
#define LEAST_BASE_WIDTH (10 * MILLIMETRE)
#define MOST_BASE_WIDTH (200 * MILLIMETRE)
#define MOST_POINTS 4096 /* of all outlines together */
#define DECIMAL 10
/* What 1 is in a direction, or a tenth of it and so on, where the vector is long */
#define FINEST_HEADING_ONE 1000000000000

/** muster_scenario_take_said: Returns: what a flag says, or that it is not given */
MusterSaid
muster_scenario_take_said (MusterXmlReader *reader,
                           const char      *attribute)
{
  if (muster_xml_get_text (reader, attribute) == NULL)
    {
      return MUSTER_SAID_NOTHING;
    }
  return muster_xml_get_flag (reader, attribute, FALSE) ? MUSTER_SAID_YES : MUSTER_SAID_NO;
}

/** muster_scenario_take_word: Returns: the place of the value in @words, a list that ends with NULL */
int
muster_scenario_take_word (MusterXmlReader   *reader,
                           const char        *attribute,
                           const char *const *words,
                           int                fallback)
{
  const char *value = muster_xml_get_text (reader, attribute);

  for (int i = 0; value != NULL && words[i] != NULL; i++)
    {
      if (strcmp (words[i], value) == 0)
        {
          return i;
        }
    }
  return fallback;
}

/** muster_scenario_take_id: keeps the element's id in the reading; no two things of a scenario have the same */
gboolean
muster_scenario_take_id (MusterXmlReader       *reader,
                         MusterScenarioReading *reading)
{
  g_free (reading->id);
  reading->id = g_strdup (muster_xml_get_text (reader, "id"));
  if (!g_hash_table_add (reading->ids, g_strdup (reading->id)))
    {
      return muster_xml_fail (reader, "id", _("something else is called “%s” already"), reading->id);
    }
  if (g_hash_table_size (reading->ids) > MUSTER_SCENARIO_PIECES)
    {
      return muster_xml_fail (reader, "id", _("the table is too full: %d things have an id"), MUSTER_SCENARIO_PIECES);
    }
  return TRUE;
}

/**
 * muster_scenario_take_length:
 * @least: what it may be at least, in µm
 * @length: (inout): set to the value where it is given
 */
gboolean
muster_scenario_take_length (MusterXmlReader       *reader,
                             MusterScenarioReading *reading,
                             const char            *attribute,
                             gint32                 least,
                             gint32                *length)
{
  const char *text = muster_xml_get_text (reader, attribute);
  gint64 value;

  if (text == NULL)
    {
      return TRUE;
    }
  if (!muster_decimal_read (text, reading->unit, &value) || value < least || value > MUSTER_TABLE_REACH)
    {
      return muster_xml_fail (reader, attribute, _("%s=\"%s\" is no length that a table has"), attribute, text);
    }
  *length = value;
  return TRUE;
}

static gboolean
read_point (MusterScenarioReading *reading,
            const char            *text,
            MusterPoint           *point)
{
  gint64 x;
  gint64 y;

  if (!muster_decimal_read_pair (text, reading->unit, &x, &y) || MAX (ABS (x), ABS (y)) > MUSTER_TABLE_REACH)
    {
      return FALSE;
    }
  *point = (MusterPoint) {x, y};
  return TRUE;
}

/** muster_scenario_take_point: sets @point where the attribute is given */
gboolean
muster_scenario_take_point (MusterXmlReader       *reader,
                            MusterScenarioReading *reading,
                            const char            *attribute,
                            MusterPoint           *point)
{
  const char *text = muster_xml_get_text (reader, attribute);

  return text == NULL || read_point (reading, text, point)
           ? TRUE
           : muster_xml_fail (reader, attribute, _("%s lies off the table: points lie within 8 m of its origin"), text);
}

/** muster_scenario_take_points: appends the attribute's points to @points, a GArray of MusterPoint */
gboolean
muster_scenario_take_points (MusterXmlReader       *reader,
                             MusterScenarioReading *reading,
                             const char            *attribute,
                             GArray                *points)
{
  const char *text = muster_xml_get_text (reader, attribute);
  g_auto (GStrv) parts = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      MusterPoint point;

      if (parts[i][0] == '\0')
        {
          continue;
        }
      if (!read_point (reading, parts[i], &point))
        {
          return muster_xml_fail (reader, attribute, _("%s lies off the table: points lie within 8 m of its origin"),
                                  parts[i]);
        }
      g_array_append_val (points, point);
    }
  reading->n_points += points->len;
  if (reading->n_points > MOST_POINTS)
    {
      return muster_xml_fail (reader, attribute, _("all outlines together have more than %d points"), MOST_POINTS);
    }
  return TRUE;
}

/** muster_scenario_take_vector: sets @vector where the attribute is given; it may have any length but zero */
gboolean
muster_scenario_take_vector (MusterXmlReader *reader,
                             const char      *attribute,
                             MusterPoint     *vector)
{
  const char *text = muster_xml_get_text (reader, attribute);
  gint64 one = FINEST_HEADING_ONE;
  gint64 x;
  gint64 y;

  if (text == NULL)
    {
      return TRUE;
    }
  while (one > 0 && !muster_decimal_read_pair (text, one, &x, &y))
    {
      one /= DECIMAL;
    }
  if (one == 0)
    {
      return muster_xml_fail (reader, attribute, _("%s is too long for a direction"), text);
    }
  *vector = muster_heading (x, y);
  if (vector->x == 0 && vector->y == 0)
    {
      return muster_xml_fail (reader, attribute, _("a direction needs a length: %s has none"), text);
    }
  return TRUE;
}

/** muster_scenario_take_polygon: Returns: (transfer full) (nullable): the area that the points enclose */
MusterPolygon *
muster_scenario_take_polygon (MusterXmlReader       *reader,
                              MusterScenarioReading *reading)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (MusterPoint));
  g_autoptr (GError) trouble = NULL;
  MusterPolygon *polygon;

  if (!muster_scenario_take_points (reader, reading, "points", points))
    {
      return NULL;
    }
  polygon = muster_polygon_new ((const MusterPoint *) points->data, points->len, reading->scenario->tolerance,
                                &trouble);
  if (polygon == NULL)
    {
      muster_xml_fail (reader, "points", "%s", trouble->message);
    }
  return polygon;
}

/** muster_scenario_take_ruling: the callback of <ruling> */
gboolean
muster_scenario_take_ruling (MusterXmlReader *reader,
                             gpointer         data)
{
  MusterScenarioReading *reading = data;
  g_autoptr (GError) trouble = NULL;

  return muster_scenario_set_ruling (reading->scenario, muster_xml_get_text (reader, "key"),
                                     muster_xml_get_text (reader, "value"), &trouble)
           ? TRUE
           : muster_xml_fail (reader, "key", "%s", trouble->message);
}

static gboolean
begin_dba (MusterXmlReader       *reader,
           MusterScenarioReading *reading)
{
  gint32 width = 40 * MILLIMETRE;
  const char *text = muster_xml_get_text (reader, "base-width");

  reading->unit = MILLIMETRE;
  if (!muster_scenario_take_length (reader, reading, "base-width", LEAST_BASE_WIDTH, &width))
    {
      return FALSE;
    }
  if (width > MOST_BASE_WIDTH)
    {
      return muster_xml_fail (reader, "base-width", _("no base is %s mm wide"), text);
    }
  reading->unit = width;
  reading->scenario->dba = muster_dba_table_new (width, reading->scenario->tolerance);
  muster_xml_go_on_with (reader, &muster_scenario_dba_format);
  return TRUE;
}

static gboolean
begin_bw (MusterXmlReader       *reader,
          MusterScenarioReading *reading)
{
  reading->unit = MUSTER_INCH;
  reading->scenario->bw = muster_bw_table_new ();
  muster_xml_go_on_with (reader, &muster_scenario_bw_format);
  return TRUE;
}

static gboolean
begin_siege (MusterXmlReader       *reader,
             MusterScenarioReading *reading)
{
  reading->unit = MUSTER_INCH;
  reading->scenario->siege = muster_siege_table_new ();
  muster_xml_go_on_with (reader, &muster_scenario_siege_format);
  return TRUE;
}

static gboolean
take_root (MusterXmlReader *reader,
           gpointer         data)
{
  static const char *const units[] = {"bw", "in", NULL};
  MusterScenarioReading *reading = data;
  MusterTableRules asked = muster_scenario_take_word (reader, "rules", muster_scenario_rules_words, MUSTER_TABLE_DBA);
  int unit = muster_scenario_take_word (reader, "unit", units, asked != MUSTER_TABLE_DBA);

  if (unit != (asked != MUSTER_TABLE_DBA))
    {
      return muster_xml_fail (reader, "unit", _("DBA is measured in base widths (bw), the others in inches (in)"));
    }
  if (asked != MUSTER_TABLE_DBA && muster_xml_get_text (reader, "base-width") != NULL)
    {
      return muster_xml_fail (reader, "base-width", _("only DBA is measured in base widths"));
    }
  reading->scenario = muster_scenario_new (asked);
  switch (asked)
    {
    case MUSTER_TABLE_DBA:
      return begin_dba (reader, reading);

    case MUSTER_TABLE_BARONS_WAR:
      return begin_bw (reader, reading);

    case MUSTER_TABLE_SIEGE:
    default:
      return begin_siege (reader, reading);
    }
}

static const MusterXmlAttribute root_attributes[] = {MUSTER_SCENARIO_ATTRIBUTES};

static const MusterXmlElement elements[] = {
  {"scenario", MUSTER_XML_ROOT, MUSTER_SCENARIO_WITH (root_attributes), .start = take_root},
};

static const MusterXmlFormat format = {elements, G_N_ELEMENTS (elements)};

/**
 * muster_scenario_read:
 * @bytes: of a scenario file
 * @source: what the person calls it
 *
 * Returns: (transfer full) (nullable): the scenario, which need not propose a move
 */
MusterScenario *
muster_scenario_read (GBytes     *bytes,
                      const char *source,
                      GError    **error)
{
  MusterScenarioReading reading = {.ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL)};
  gboolean done = muster_xml_read (&format, source, bytes, &reading, error);

  g_hash_table_unref (reading.ids);
  g_free (reading.id);
  if (!done)
    {
      g_clear_pointer (&reading.scenario, muster_scenario_free);
    }
  return reading.scenario;
}
