/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/command.h"
#include "tabletop/move.h"

MusterScenario *muster_scenario_new_for_battle (const MusterWorld *world,
                                                guint32            battle) G_GNUC_WARN_UNUSED_RESULT;
MusterCommand *muster_battle_note_new (const MusterWorld    *world,
                                       guint32               battle,
                                       const MusterScenario *scenario,
                                       const MusterAnswer   *answer) G_GNUC_WARN_UNUSED_RESULT;
