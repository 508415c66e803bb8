/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/effect.h"
#include "campaign/hex.h"
#include "campaign/ruleset.h"

/**
 * MusterWorld: the whole campaign at one moment. Immutable and reference-counted, so that it can be read from any
 * thread; a successor shares the tables that did not change.
 */
typedef struct _MusterWorld MusterWorld;

MusterWorld *muster_world_new (MusterRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;
MusterWorld *muster_world_ref (MusterWorld *world);
void muster_world_unref (MusterWorld *world);
MusterWorld *muster_world_apply (MusterWorld  *world,
                                 const GArray *effects) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_world_equal (const MusterWorld *first,
                             const MusterWorld *second);

const MusterRuleset *muster_world_get_ruleset (const MusterWorld *world);
const MusterCampaign *muster_world_get_campaign (const MusterWorld *world);
const char *muster_world_get_ruling (const MusterWorld *world,
                                     guint              ruling);
gboolean muster_world_rules (const MusterWorld *world,
                             guint              ruling,
                             const char        *value);

/* Records in rising order of their keys */
guint muster_world_count (const MusterWorld *world,
                          MusterRecordKind   kind);
gconstpointer muster_world_nth (const MusterWorld *world,
                                MusterRecordKind   kind,
                                guint              index);
gconstpointer muster_world_find (const MusterWorld *world,
                                 MusterRecordKind   kind,
                                 guint32            key);
gboolean muster_world_shares (const MusterWorld *first,
                              const MusterWorld *second,
                              MusterRecordKind   kind);

const MusterPlayer *muster_world_get_player (const MusterWorld *world,
                                             guint32            key);
const MusterUnit *muster_world_get_unit (const MusterWorld *world,
                                         guint32            key);
const MusterTroop *muster_world_get_troop (const MusterWorld *world,
                                           guint32            key);
const MusterBattle *muster_world_get_battle (const MusterWorld *world,
                                             guint32            key);
const MusterHex *muster_world_get_hex (const MusterWorld *world,
                                       guint32            key);
const MusterHex *muster_world_peek_hexes (const MusterWorld *world);
const MusterUnit *muster_world_peek_units (const MusterWorld *world);

gconstpointer muster_world_find_by_id (const MusterWorld *world,
                                       MusterRecordKind   kind,
                                       const char        *id);
const MusterPlayer *muster_world_find_player (const MusterWorld *world,
                                              const char        *id);
const MusterUnit *muster_world_find_unit (const MusterWorld *world,
                                          const char        *id);
const MusterTroop *muster_world_find_troop (const MusterWorld *world,
                                            const char        *id);
const MusterBattle *muster_world_find_battle (const MusterWorld *world,
                                              const char        *id);
gboolean muster_world_are_allied (const MusterWorld *world,
                                  guint32            first,
                                  guint32            second);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterWorld, muster_world_unref)

/* Runs through all records of a kind: MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit) { ... } */
#define MUSTER_FOR_EACH(world, KIND, Type, record) \
  for (const Type *record = muster_world_nth (world, MUSTER_##KIND, 0), \
       *record##_end = record + muster_world_count (world, MUSTER_##KIND); \
       record < record##_end; record++)
