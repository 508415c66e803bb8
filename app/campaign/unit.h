/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

#define MUSTER_MAX_SPECIALS 8 /* kinds of special models in a list ... */
#define MUSTER_MAX_SPECIAL_COUNT 255 /* ... and models of one kind in a unit */

/* The special models of a troop's list (standard, greatsword ...), in the order of its text */
guint muster_troop_get_n_specials (const MusterTroop *troop);
char *muster_troop_dup_special (const MusterTroop *troop,
                                guint              index) G_GNUC_WARN_UNUSED_RESULT;
int muster_troop_get_special_cost (const MusterTroop *troop,
                                   guint              index);
gboolean muster_troop_find_special (const MusterTroop *troop,
                                    const char        *id,
                                    guint             *index);
guint muster_specials_get (gint64 specials,
                           guint  index);
gint64 muster_specials_set (gint64 specials,
                            guint  index,
                            guint  count);
guint muster_specials_sum (gint64 specials);

/* What it is */
gboolean muster_troop_is_warband (const MusterTroop *troop);
gboolean muster_troop_is_group (const MusterTroop *troop);
gboolean muster_troop_is_individual (const MusterTroop *troop);
gboolean muster_troop_has_leader (const MusterTroop *troop);
guint muster_troop_get_minimum (const MusterTroop *troop);
guint muster_troop_get_maximum (const MusterTroop *troop);

/* What there is of it */
gboolean muster_unit_is_destroyed (const MusterUnit *unit);
guint muster_unit_get_composition (const MusterUnit *unit);
guint muster_unit_count_models (const MusterUnit *unit);
gboolean muster_unit_is_understrength (const MusterWorld *world,
                                       const MusterUnit  *unit);
gboolean muster_unit_is_fit (const MusterWorld *world,
                             const MusterUnit  *unit);
MusterUnitState muster_unit_get_state (const MusterWorld *world,
                                       const MusterUnit  *unit);
gint64 muster_unit_get_points (const MusterWorld *world,
                               const MusterUnit  *unit);
gint64 muster_player_get_army_points (const MusterWorld *world,
                                      guint32            player);

/* For a new one */
char *muster_unit_dup_free_id (const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
char *muster_unit_dup_free_name (const MusterWorld *world,
                                 guint32            player,
                                 const MusterTroop *troop) G_GNUC_WARN_UNUSED_RESULT;
