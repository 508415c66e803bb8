/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/polygon.h"
#include "tabletop/scenario.h"

typedef enum
{
  MUSTER_GROUND_GOOD,
  MUSTER_GROUND_ROUGH,
  MUSTER_GROUND_BAD,
  MUSTER_GROUND_RIVER,
  MUSTER_GROUND_WALL,
  MUSTER_GROUND_FORT,
  MUSTER_GROUND_OBSTACLE,
  MUSTER_GROUND_CLIFF,
} MusterGroundKind;

/** MusterGround: a thing that covers a part of the table and stays. */
typedef struct
{
  /* Borrowed from the scenario */
  const char *id;
  const MusterPolygon *polygon;

  MusterGroundKind kind;
  guint8 side;  /* of a fort */
  guint8 state; /* of a river: the die, 0 until it is thrown */
  gint32 height; /* of an obstacle or a cliff, in µm */
} MusterGround;

guint muster_scenario_count_grounds (const MusterScenario *scenario);
MusterGround muster_scenario_get_ground (const MusterScenario *scenario,
                                         guint                 index);
gboolean muster_scenario_add_ground (MusterScenario    *scenario,
                                     MusterGroundKind   kind,
                                     const MusterPoint *corners,
                                     guint              n_corners,
                                     GError           **error);
void muster_scenario_remove_ground (MusterScenario *scenario,
                                    guint           index);
gint32 muster_scenario_get_unit (const MusterScenario *scenario);
MusterBox muster_scenario_get_extent (const MusterScenario *scenario);
