/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-question.h"

/** MusterDbaObstacle: what one cannot simply move through: another base, a wall, a camp. */
typedef struct
{
  guint noun; /* MusterTableNoun */
  guint number;
  const MusterDbaElement *piece; /* (nullable): of a base */
  const MusterPolygon *polygon;  /* (nullable): of a wall or camp */
  const MusterRectangle *core;   /* (nullable): of a base */
  MusterRectangle moved_core;    /* where @core points, if the base moved in this move already */
  MusterBox box;
} MusterDbaObstacle;

#define MUSTER_DBA_OBSTACLE(fact_key, obstacle) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = (obstacle)->noun, .number = (obstacle)->number})

gboolean muster_dba_get_obstacle (const MusterDbaQuestion *question,
                                  const MusterDbaTrack    *mover,
                                  guint                    index,
                                  const MusterBox         *box,
                                  MusterDbaObstacle       *obstacle);
gboolean muster_dba_obstacle_blocks_leg (const MusterDbaObstacle *obstacle,
                                         const MusterLeg         *leg);
gboolean muster_dba_obstacle_blocks_shape (const MusterDbaObstacle *obstacle,
                                           MusterConvex             shape);
/** muster_dba_n_obstacles: Returns: how many there may be about the move, see muster_dba_get_obstacle() */
static inline guint
muster_dba_n_obstacles (const MusterDbaQuestion *question)
{
  const MusterDbaTable *table = question->table;

  return question->near->len + table->walls->len + table->forts->len;
}

gboolean muster_dba_obstacle_is_friend (const MusterDbaObstacle *obstacle,
                                        const MusterDbaTrack    *mover);
