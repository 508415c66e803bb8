/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What pieces, grounds and moves are by each of the rules: one table of functions for each of them. Who draws and moves
 * pieces uses piece.h, ground.h, move.h and hold.h, which ask here.
 */
#pragma once

#include "tabletop/ground.h"
#include "tabletop/hold.h"
#include "tabletop/piece.h"

typedef struct
{
  gint32 (*get_unit)(const MusterScenario *scenario);
  void (*lay_out)(MusterScenario *scenario);

  guint (*count_pieces)(const MusterScenario *scenario);
  MusterPiece (*get_piece)(const MusterScenario *scenario,
                           guint                 index);
  guint piece_noun; /* of the facts that name them */
  const char *(*get_side)(const MusterScenario *scenario,
                          guint8 side);
  void (*place_piece)(MusterScenario *scenario,
                      guint           index,
                      MusterPose      pose);
  void (*remove_piece)(MusterScenario *scenario,
                       guint           index);
  gboolean (*add_piece)(MusterScenario *scenario,
                        const char     *id,
                        const char     *side,
                        const char     *mark,
                        MusterPose      pose,
                        GError        **error);

  guint (*count_grounds)(const MusterScenario *scenario);
  MusterGround (*get_ground)(const MusterScenario *scenario,
                             guint                 index);
  void (*add_ground)(MusterScenario  *scenario,
                     const char      *id,
                     MusterGroundKind kind,
                     MusterPolygon   *polygon);  /* (transfer full) */
  void (*remove_ground)(MusterScenario *scenario,
                        guint           index);

  gboolean (*has_move)(const MusterScenario *scenario);
  void (*clear_move)(MusterScenario *scenario);
  void (*adjudicate)(const MusterScenario *scenario,
                     MusterAnswer         *answer);
  void (*carry_out)(const MusterAnswer *answer,
                    MusterScenario     *scenario);
  void (*propose)(MusterScenario   *scenario,
                  const GArray     *pieces,
                  const MusterHold *hold);
} MusterTableKind;

extern const MusterTableKind muster_dba_kind;
extern const MusterTableKind muster_bw_kind;
extern const MusterTableKind muster_siege_kind;

const MusterTableKind *muster_scenario_get_kind (const MusterScenario *scenario);
