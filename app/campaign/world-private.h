/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What only the edit and the world itself may know.
 */
#pragma once

#include "campaign/record-table.h"
#include "campaign/world.h"

struct _MusterWorld
{
  gatomicrefcount refs;

  /* Owned */
  MusterRuleset *ruleset;
  MusterRecordTable *tables[MUSTER_N_RECORDS];
};

MusterWorld *muster_world_copy (const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_world_apply_effect (MusterWorld        *world,
                                    const MusterEffect *effect);
gboolean muster_world_search (const MusterWorld *world,
                              MusterRecordKind   kind,
                              guint32            key,
                              guint             *index);
