/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Helps a hand to put pieces exactly: the rules know no "about".
 */
#pragma once

#include "tabletop/piece.h"

MusterPose muster_pose_carried (MusterPose pose,
                                MusterPose from,
                                MusterPose to);
gboolean muster_scenario_snap (const MusterScenario *scenario,
                               guint                 piece,
                               const GArray         *passed_over,
                               gint64                reach,
                               MusterPose           *pose);
