/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/convex.h"
#include "tabletop/scenario.h"

#define MUSTER_MARK_LENGTH 12

/** MusterPiece: what stands on a table and can be moved, whatever its rules call it. */
typedef struct
{
  const char *id;                /* Borrowed from the scenario */
  char mark[MUSTER_MARK_LENGTH]; /* what is written on it, such as "4Bd"; may be empty */
  guint8 side;                   /* from 1, see muster_scenario_get_side() */
  gboolean round;                /* a circle about pose.at; else a rectangle behind it */
  gboolean leads;                /* a commander */
  MusterPose pose;
  gint32 width;
  gint32 depth;
} MusterPiece;

MusterScenario *muster_scenario_new_table (MusterTableRules rules) G_GNUC_WARN_UNUSED_RESULT;
guint muster_scenario_count_pieces (const MusterScenario *scenario);
MusterPiece muster_scenario_get_piece (const MusterScenario *scenario,
                                       guint                 index);
gboolean muster_scenario_find_piece (const MusterScenario *scenario,
                                     const char           *id,
                                     guint                *index);
int muster_scenario_get_piece_of (const MusterScenario *scenario,
                                  const MusterFact     *fact);
const char *muster_scenario_get_side (const MusterScenario *scenario,
                                      guint8                side);

MusterPoint muster_piece_get_middle (const MusterPiece *piece);
gboolean muster_piece_covers (const MusterPiece *piece,
                              MusterPoint        point);

void muster_scenario_place_piece (MusterScenario *scenario,
                                  guint           index,
                                  MusterPose      pose);
void muster_scenario_remove_piece (MusterScenario *scenario,
                                   guint           index);
gboolean muster_scenario_add_piece (MusterScenario *scenario,
                                    const char     *side,
                                    const char     *mark,
                                    MusterPose      pose,
                                    GError        **error);
