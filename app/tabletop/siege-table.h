/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/polygon.h"
#include "tabletop/scenario.h"

/** MusterSiegeModel: one model on foot or horse. */
typedef struct
{
  /* Owned */
  char *id;
  char *side;

  MusterPoint at;
  gint32 radius;
  guint size;
  int armour;
  int st;
  int mw;             /* 0: as the crews' profile has it */
  gint32 mv;          /* µm */
  guint ac;
  gboolean mounted;
  gboolean misshapen; /* no humanoid */
  gboolean climbs;    /* has the ability Climbing */
  gboolean leads;     /* a crew */

  /* Of one that climbs, or has climbed */
  int face;           /* -1: it stands on the ground */
  gint32 up;
} MusterSiegeModel;

/** MusterSiegeFace: a cliff, or a wall that somebody built. */
typedef struct
{
  /* Owned */
  char *id;
  MusterPolygon *polygon;

  gint32 height;
  gboolean manufactured;
} MusterSiegeFace;

/** MusterSiegeRope: a rope or a ladder on a face. */
typedef struct
{
  char *id; /* Owned */
  guint face;
  MusterPoint at;
  gboolean ladder;
} MusterSiegeRope;

typedef struct
{
  /* Owned */
  char *id;
  MusterPolygon *polygon;
} MusterSiegeGround; /* difficult terrain */

typedef enum
{
  MUSTER_SIEGE_CATAPULT,
  MUSTER_SIEGE_BALLISTA,
  MUSTER_SIEGE_MANTLET,
} MusterSiegeEngineKind;

typedef enum
{
  MUSTER_SIEGE_LAST_UNSAID,
  MUSTER_SIEGE_NOTHING,
  MUSTER_SIEGE_MOVED,
  MUSTER_SIEGE_LOADED,
  MUSTER_SIEGE_FIRED,
  MUSTER_SIEGE_REPAIRED,
} MusterSiegeLast;

typedef enum
{
  MUSTER_SIEGE_ROCK,
  MUSTER_SIEGE_BOULDER,
  MUSTER_SIEGE_NAPHTHA,
  MUSTER_SIEGE_BOLT,
  MUSTER_SIEGE_N_AMMUNITION, /* and: not said */
} MusterSiegeAmmunition;

/** MusterSiegeEngine: a catapult, a ballista or a mantlet; @at is its middle. */
typedef struct
{
  /* Owned */
  char *id;
  char *side;
  GArray *crew; /* of guint: those who are left, where they stand on the table */

  guint men;                        /* who are left and are not told apart */
  MusterSiegeEngineKind kind;
  MusterPoint at;
  MusterPoint heading;
  gint32 radius;                    /* from its middle to its edge */
  gint32 width;                     /* of a mantlet */
  MusterSiegeLast last;             /* what its crew did in its last activation */
  MusterSiegeAmmunition ammunition; /* used last */
  gboolean broken;
  gboolean enemy_in_contact;
  gboolean covered;                 /* under a roof */
  int window;                       /* the size of the window that it fires through; -1: none */
} MusterSiegeEngine;

typedef enum
{
  MUSTER_SIEGE_NO_ACT,
  MUSTER_SIEGE_CLIMB,
  MUSTER_SIEGE_SET_ROPE,
  MUSTER_SIEGE_THROW_GRAPNEL,
  MUSTER_SIEGE_CUT_ROPE,
  MUSTER_SIEGE_HAUL,
  MUSTER_SIEGE_FIRE,
} MusterSiegeActKind;

typedef enum
{
  MUSTER_SIEGE_FREELY,
  MUSTER_SIEGE_BY_ROPE,
  MUSTER_SIEGE_BY_LADDER,
} MusterSiegeMeans;

/** MusterSiegeTest: the die of a model that must test besides the one that acts. */
typedef struct
{
  guint model;
  guint die;
} MusterSiegeTest;

/** MusterSiegeAct: what is proposed. A die of 0 was not thrown. */
typedef struct
{
  MusterSiegeActKind kind;

  /* Owned */
  GArray *dice;   /* of guint, in the order in which they are asked for */
  GArray *tests;  /* of MusterSiegeTest */
  GArray *models; /* of guint: who hauls, or sees the target */

  guint model;
  guint face;
  int rope;       /* -1: not said */
  MusterSiegeMeans means;
  gint32 up;
  guint actions;
  guint hits;     /* armour saves that it had to roll as it climbed */
  MusterSaid edged;
  MusterSaid wounded;

  guint engine;
  gint32 by;
  gboolean slope;
  gboolean fires; /* the bearer of a mantlet, in the same turn */
  gboolean seen;  /* it is said who sees the target */
  MusterSiegeAmmunition ammunition;
  guint target;
  guint turning;  /* degrees */
  gint32 deviation; /* -1: not rolled */
  guint burst;
} MusterSiegeAct;

/** MusterSiegeTable: what a scenario of climbing and siege engines holds. */
struct _MusterSiegeTable
{
  /* Owned */
  GPtrArray *models;  /* of MusterSiegeModel */
  GPtrArray *faces;   /* of MusterSiegeFace */
  GPtrArray *ropes;   /* of MusterSiegeRope */
  GPtrArray *grounds; /* of MusterSiegeGround */
  GPtrArray *engines; /* of MusterSiegeEngine */

  MusterSiegeAct act;
};

MusterSiegeTable *muster_siege_table_new (void) G_GNUC_WARN_UNUSED_RESULT;
MusterSiegeTable *muster_siege_table_dup (const MusterSiegeTable *table) G_GNUC_WARN_UNUSED_RESULT;
void muster_siege_table_free (MusterSiegeTable *table);
void muster_siege_table_clear_act (MusterSiegeTable *table);

MusterSiegeModel *muster_siege_table_add_model (MusterSiegeTable *table,
                                                const char       *id,
                                                const char       *side,
                                                MusterPoint       at);
MusterSiegeFace *muster_siege_table_add_face (MusterSiegeTable *table,
                                              const char       *id,
                                              MusterPolygon    *polygon,
                                              gint32            height);
MusterSiegeRope *muster_siege_table_add_rope (MusterSiegeTable *table,
                                              const char       *id,
                                              guint             face,
                                              MusterPoint       at);
void muster_siege_table_add_ground (MusterSiegeTable *table,
                                    const char       *id,
                                    MusterPolygon    *polygon);
MusterSiegeEngine *muster_siege_table_add_engine (MusterSiegeTable     *table,
                                                  const char           *id,
                                                  const char           *side,
                                                  MusterSiegeEngineKind kind);

const MusterSiegeModel *muster_siege_table_get_model (const MusterSiegeTable *table,
                                                      guint                   index);
const MusterSiegeFace *muster_siege_table_get_face (const MusterSiegeTable *table,
                                                    guint                   index);
const MusterSiegeRope *muster_siege_table_get_rope (const MusterSiegeTable *table,
                                                    guint                   index);
const MusterSiegeGround *muster_siege_table_get_ground (const MusterSiegeTable *table,
                                                        guint                   index);
const MusterSiegeEngine *muster_siege_table_get_engine (const MusterSiegeTable *table,
                                                        guint                   index);
guint muster_siege_engine_count_crew (const MusterSiegeEngine *engine);
gboolean muster_siege_table_find (const GPtrArray *things,
                                  const char      *id,
                                  guint           *index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSiegeTable, muster_siege_table_free)
