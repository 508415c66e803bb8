/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/finding.h"

#define MUSTER_TABLETOP_ERROR (muster_tabletop_error_quark ())

typedef enum
{
  MUSTER_TABLETOP_ERROR_OUTLINE, /* no simple polygon */
  MUSTER_TABLETOP_ERROR_RULING,  /* no such house rule, or no such value */
  MUSTER_TABLETOP_ERROR_MOVE,    /* the move names what is not there */
} MusterTabletopError;

GQuark muster_tabletop_error_quark (void);

/** MusterTableRules: which rules a scenario asks about. */
typedef enum
{
  MUSTER_TABLE_DBA,
  MUSTER_TABLE_BARONS_WAR,
  MUSTER_TABLE_SIEGE,
} MusterTableRules;

/** MusterTableNoun: the fact kinds of the table. The fact's number is the piece's index in its list. */
typedef enum
{
  MUSTER_FACT_ELEMENT = MUSTER_FACT_FIRST_NOUN + 32,
  MUSTER_FACT_TERRAIN_AREA,
  MUSTER_FACT_RIVER,
  MUSTER_FACT_WALL,
  MUSTER_FACT_FORT,

  MUSTER_FACT_WARRIOR = MUSTER_FACT_ELEMENT + 16,
  MUSTER_FACT_GROUP,
  MUSTER_FACT_OBSTACLE,

  MUSTER_FACT_MODEL = MUSTER_FACT_ELEMENT + 32,
  MUSTER_FACT_FACE, /* a cliff or wall to climb */
  MUSTER_FACT_ROPE,
  MUSTER_FACT_ENGINE,
} MusterTableNoun;

/** MusterSaid: what a scenario says, or leaves open. */
typedef enum
{
  MUSTER_SAID_NOTHING,
  MUSTER_SAID_NO,
  MUSTER_SAID_YES,
} MusterSaid;

#define MUSTER_INCH 25400 /* micrometres */
#define MUSTER_TABLE_TOLERANCE 100 /* micrometres: what still counts as touching, and as at the limit */

/** MusterTableRuling: a house rule that the scenario sets. */
typedef struct
{
  const MusterRuling *ruling;
  char *value; /* Owned */
} MusterTableRuling;

typedef struct _MusterDbaTable MusterDbaTable;
typedef struct _MusterBwTable MusterBwTable;
typedef struct _MusterSiegeTable MusterSiegeTable;

/** MusterScenario: a table with a question. Only the member of its rules is set. */
typedef struct
{
  MusterTableRules rules;
  gint32 tolerance;

  /* Owned */
  GArray *rulings; /* of MusterTableRuling, those that differ from the default */
  MusterDbaTable *dba;
  MusterBwTable *bw;
  MusterSiegeTable *siege;
} MusterScenario;

MusterScenario *muster_scenario_new (MusterTableRules rules) G_GNUC_WARN_UNUSED_RESULT;
MusterScenario *muster_scenario_dup (const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void muster_scenario_free (MusterScenario *scenario);

gboolean muster_scenario_set_ruling (MusterScenario *scenario,
                                     const char     *key,
                                     const char     *value,
                                     GError        **error);
const char *muster_scenario_get_ruling (const MusterScenario *scenario,
                                        const char           *key);
const MusterRulebook *muster_scenario_get_rulebook (const MusterScenario *scenario);
const char *muster_scenario_get_id (const MusterScenario *scenario,
                                    guint                 noun,
                                    gint64                number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterScenario, muster_scenario_free)
