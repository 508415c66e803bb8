/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the readers of the three kinds of scenario share: scenario-dba.c, scenario-bw.c, scenario-siege.c.
 */
#pragma once

#include "exchange/xml-reader.h"
#include "tabletop/polygon.h"
#include "tabletop/scenario.h"

#define MUSTER_SCENARIO_PIECES 512 /* as many as a table may hold of everything that has an id */

/** MusterScenarioReading: a scenario that is being read. */
typedef struct
{
  MusterScenario *scenario; /* Owned until it is returned */
  GHashTable *ids;          /* Owned: every id that was given */
  guint n_points;           /* of all outlines */
  gint32 unit;              /* µm of what 1 stands for */

  /* Of the element that awaits its outline */
  char *id;                 /* Owned */
  gint32 height;
  int kind;
  int flag;
  int state;
  MusterPoint course;
} MusterScenarioReading;

#define MUSTER_SCENARIO_WITH(array) .attributes = array, .n_attributes = G_N_ELEMENTS (array)

extern const MusterXmlFormat muster_scenario_dba_format;
extern const MusterXmlFormat muster_scenario_bw_format;
extern const MusterXmlFormat muster_scenario_siege_format;

/* The root's attributes, the same in each format */
#define MUSTER_SCENARIO_ATTRIBUTES \
  {"rules", MUSTER_XML_WORD, .required = TRUE, .words = "dba|barons-war|chronopia-siege"}, \
  {"unit", MUSTER_XML_WORD, .words = "bw|in"}, \
  {"base-width", MUSTER_XML_DECIMAL}

gboolean muster_scenario_take_ruling (MusterXmlReader *reader,
                                      gpointer         data);
gboolean muster_scenario_take_id (MusterXmlReader       *reader,
                                  MusterScenarioReading *reading);
gboolean muster_scenario_take_length (MusterXmlReader       *reader,
                                      MusterScenarioReading *reading,
                                      const char            *attribute,
                                      gint32                 least,
                                      gint32                *length);
gboolean muster_scenario_take_point (MusterXmlReader       *reader,
                                     MusterScenarioReading *reading,
                                     const char            *attribute,
                                     MusterPoint           *point);
gboolean muster_scenario_take_points (MusterXmlReader       *reader,
                                      MusterScenarioReading *reading,
                                      const char            *attribute,
                                      GArray                *points);
gboolean muster_scenario_take_vector (MusterXmlReader *reader,
                                      const char      *attribute,
                                      MusterPoint     *vector);
MusterPolygon *muster_scenario_take_polygon (MusterXmlReader       *reader,
                                             MusterScenarioReading *reading) G_GNUC_WARN_UNUSED_RESULT;
MusterSaid muster_scenario_take_said (MusterXmlReader *reader,
                                      const char      *attribute);
int muster_scenario_take_word (MusterXmlReader   *reader,
                               const char        *attribute,
                               const char *const *words,
                               int                fallback);
