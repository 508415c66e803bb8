/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-face.h"
#include "tabletop/dba-troop.h"
#include "tabletop/polygon.h"
#include "tabletop/scenario.h"

typedef enum
{
  MUSTER_GOING_GOOD,
  MUSTER_GOING_ROUGH,
  MUSTER_GOING_BAD,
} MusterGoing;

/** MusterDbaArea: a thing of the table that covers ground; what a member does not concern is 0. */
typedef struct
{
  /* Owned */
  char *id;
  MusterPolygon *polygon;

  MusterGoing going;   /* of terrain */
  guint8 state;        /* of a river: the die, 0 until it is thrown */
  MusterPoint course;  /* of a river: along which it flows; 0,0 where nobody said */
  guint8 side;         /* of a fort: whose it is, see muster_dba_table_number_side() */
} MusterDbaArea;

/** MusterDbaRoad: a polyline with a width. */
typedef struct
{
  /* Owned */
  MusterPoint *points;
  guint n_points;
  gint32 width;
} MusterDbaRoad;

typedef enum
{
  MUSTER_DBA_PHASE_UNSAID,
  MUSTER_DBA_PHASE_TACTICAL,
  MUSTER_DBA_PHASE_SHOOTING,
  MUSTER_DBA_PHASE_COMBAT,
} MusterDbaPhase;

/** MusterDbaBound: whose turn it is and what is left of it. */
typedef struct
{
  guint8 side;   /* 0: not said */
  MusterDbaPhase phase;
  guint number;  /* of the side's bounds, from 1; 0: not said */
  int pips;      /* left before the move; -1: not said */
} MusterDbaBound;

/** MusterDbaElement: one base with troops. Its shape is kept beside its pose, see muster_dba_element_place(). */
typedef struct
{
  /* Owned */
  char *id;
  char *joined; /* (nullable): the element that joined it, or that it joined, in this bound */

  guint8 side;
  MusterDbaTroop troop;
  gint32 base_width; /* 1 BW, which is as far as it threatens */
  gint32 width;
  gint32 depth;
  guint contingent;
  guint moves;          /* made in this bound */
  MusterSaid dismounts; /* whether the army list lets it */
  gboolean marked;      /* the place from which it moved is */

  MusterPose pose;
  MusterRectangle base;
  MusterRectangle core; /* @base pulled in by the tolerance */
  MusterBox box;
  MusterDbaZone zones[MUSTER_DBA_FACES];
  guint n_zones;
} MusterDbaElement;

typedef enum
{
  MUSTER_DBA_SINGLE,
  MUSTER_DBA_GROUP,
  MUSTER_DBA_REDUCE,
  MUSTER_DBA_DISMOUNT,
  MUSTER_DBA_RECOIL,
  MUSTER_DBA_FLEE,
  MUSTER_DBA_TAKE_BACK,
} MusterDbaMoveKind;

typedef enum
{
  MUSTER_DBA_STRAIGHT, /* @by along the heading */
  MUSTER_DBA_WHEEL,    /* about @at until it faces @heading */
  MUSTER_DBA_SLIDE,    /* @by to the right */
  MUSTER_DBA_VIA,      /* the front edge's middle passes @at */
  MUSTER_DBA_TO,       /* ends @at, facing @heading */
} MusterDbaStepKind;

/** MusterDbaStep: one leg of a move, in order. */
typedef struct
{
  MusterDbaStepKind kind;
  gint32 by;
  MusterPoint at;
  MusterPoint heading; /* 0,0: as before */
  int element;         /* index of the element that it speaks of; -1: the move's first */
} MusterDbaStep;

/** MusterDbaMove: the move that is proposed. */
typedef struct
{
  MusterDbaMoveKind kind;
  GArray *elements; /* Owned, of guint: indices, in the order in which they were named */
  GArray *steps;    /* Owned, of MusterDbaStep */

  gboolean dismounts_named;
  MusterDbaTroop dismounts_to; /* of a dismount */
  gboolean agreed;             /* of taking back: the opponent agrees */
  guint width;                 /* of a reduction: the front's width afterwards; 0 is 1 */
} MusterDbaMove;

/** MusterDbaTable: what a DBA scenario holds. */
struct _MusterDbaTable
{
  gint32 base_width; /* 1 BW */
  gint32 tolerance;

  /* Owned */
  GPtrArray *sides;    /* of char*: side number n is the n-th */
  GPtrArray *terrain;  /* of MusterDbaArea */
  GPtrArray *rivers;   /* of MusterDbaArea */
  GPtrArray *walls;    /* of MusterDbaArea: impassable */
  GPtrArray *forts;    /* of MusterDbaArea: camps, cities and garrisoned forts */
  GPtrArray *roads;    /* of MusterDbaRoad */
  GPtrArray *elements; /* of MusterDbaElement */

  MusterDbaBound bound;
  MusterDbaMove move;
};

MusterDbaTable *muster_dba_table_new (gint32 base_width,
                                      gint32 tolerance) G_GNUC_WARN_UNUSED_RESULT;
MusterDbaTable *muster_dba_table_dup (const MusterDbaTable *table) G_GNUC_WARN_UNUSED_RESULT;
void muster_dba_table_free (MusterDbaTable *table);

guint8 muster_dba_table_number_side (MusterDbaTable *table,
                                     const char     *side);
MusterDbaElement *muster_dba_table_add_element (MusterDbaTable *table,
                                                const char     *id,
                                                guint8          side,
                                                MusterDbaTroop  troop);
MusterDbaArea *muster_dba_table_add_area (GPtrArray     *areas,
                                          const char    *id,
                                          MusterPolygon *polygon);
void muster_dba_table_add_road (MusterDbaTable    *table,
                                const MusterPoint *points,
                                guint              n_points,
                                gint32             width);
gboolean muster_dba_table_find_element (const MusterDbaTable *table,
                                        const char           *id,
                                        guint                *index);
void muster_dba_element_place (MusterDbaElement *element,
                               MusterPose        pose,
                               gint32            tolerance);

/** muster_dba_table_get_element: Returns: (transfer none): element @index */
static inline const MusterDbaElement *
muster_dba_table_get_element (const MusterDbaTable *table,
                              guint                 index)
{
  return g_ptr_array_index (table->elements, index);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDbaTable, muster_dba_table_free)
