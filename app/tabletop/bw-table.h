/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/bw-parameter.h"
#include "tabletop/polygon.h"
#include "tabletop/scenario.h"

typedef enum
{
  MUSTER_BW_INFANTRY,
  MUSTER_BW_CAVALRY,
} MusterBwClass;

typedef enum
{
  MUSTER_BW_UNARMOURED,
  MUSTER_BW_PADDED,
  MUSTER_BW_MAIL,
} MusterBwArmour;

/** MusterBwObstacle: a wall, fence, hedge or the like. */
typedef struct
{
  /* Owned */
  char *id;
  MusterPolygon *polygon;

  gint32 height;
  gboolean defensive; /* gives a defensive position */
} MusterBwObstacle;

/** MusterBwGroup: a group of warriors. */
typedef struct
{
  /* Owned */
  char *id;
  char *side;

  MusterBwClass class;
  MusterBwArmour armour;
  gboolean pony; /* of cavalry: it rides ponies, not horses */
} MusterBwGroup;

/** MusterBwWarrior: one round base. */
typedef struct
{
  /* Owned */
  char *id;

  guint group;
  MusterPoint at;
  gint32 radius; /* 0: as the parameters have it */
  gboolean commander;
} MusterBwWarrior;

typedef enum
{
  MUSTER_BW_MOVE,
  MUSTER_BW_RUN,
  MUSTER_BW_CHARGE,
  MUSTER_BW_FAILED_CHARGE,
  MUSTER_BW_FORCED_BACK,
  MUSTER_BW_REGROUP,
  MUSTER_BW_DEFEND,
} MusterBwActionKind;

typedef enum
{
  MUSTER_BW_ON_FOOT,
  MUSTER_BW_CLIMBING,
  MUSTER_BW_BY_LADDER,
} MusterBwMethod;

/** MusterBwStep: what the player says of one warrior of the group that acts. */
typedef struct
{
  guint warrior;
  GArray *way;     /* Owned, of MusterPoint: where it bends, and where it ends; empty where that is not said */
  int enemy;       /* of a charge: index of the warrior that it goes for; -1: not said */
} MusterBwStep;

/** MusterBwAction: the action that is proposed. */
typedef struct
{
  gboolean acts;          /* else nothing is proposed */
  MusterBwActionKind kind;
  guint group;
  MusterBwMethod method;
  gint32 allowance;       /* -1: not said */
  guint die;              /* of a charge; 0: not thrown */
  int target;             /* of a charge: index of a group; -1: not said */
  MusterPoint direction;  /* of a forced back move; 0,0: not said */
  int casualty;           /* index of a warrior; -1: not chosen */
  MusterSaid victor;      /* of a regroup move */
  GArray *steps;          /* Owned, of MusterBwStep, in the player's order */
} MusterBwAction;

/** MusterBwTable: what a scenario of The Barons' War holds. */
struct _MusterBwTable
{
  /* Owned */
  GPtrArray *obstacles; /* of MusterBwObstacle */
  GPtrArray *groups;    /* of MusterBwGroup */
  GPtrArray *warriors;  /* of MusterBwWarrior */

  gint32 parameters[MUSTER_N_BW_PARAMETERS]; /* -1: the default */
  MusterBwAction action;
};

MusterBwTable *muster_bw_table_new (void) G_GNUC_WARN_UNUSED_RESULT;
MusterBwTable *muster_bw_table_dup (const MusterBwTable *table) G_GNUC_WARN_UNUSED_RESULT;
void muster_bw_table_free (MusterBwTable *table);

MusterBwObstacle *muster_bw_table_add_obstacle (MusterBwTable *table,
                                                const char    *id,
                                                MusterPolygon *polygon,
                                                gint32         height);
MusterBwGroup *muster_bw_table_add_group (MusterBwTable *table,
                                          const char    *id,
                                          const char    *side,
                                          MusterBwClass  class);
MusterBwWarrior *muster_bw_table_add_warrior (MusterBwTable *table,
                                              const char    *id,
                                              guint          group,
                                              MusterPoint    at);
MusterBwStep *muster_bw_table_add_step (MusterBwTable *table,
                                        guint          warrior);

const MusterBwObstacle *muster_bw_table_get_obstacle (const MusterBwTable *table,
                                                      guint                index);
const MusterBwGroup *muster_bw_table_get_group (const MusterBwTable *table,
                                                guint                index);
const MusterBwWarrior *muster_bw_table_get_warrior (const MusterBwTable *table,
                                                    guint                index);
gboolean muster_bw_table_find_group (const MusterBwTable *table,
                                     const char          *id,
                                     guint               *index);
gboolean muster_bw_table_find_warrior (const MusterBwTable *table,
                                       const char          *id,
                                       guint               *index);
const MusterBwStep *muster_bw_action_find_step (const MusterBwAction *action,
                                                guint                 warrior);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBwTable, muster_bw_table_free)
