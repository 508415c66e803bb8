/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database.h"

/** MusterDamage: what is wrong in a file, a sentence each; so that the person sees all of it at once. */
typedef struct _MusterDamage MusterDamage;

MusterDamage *muster_damage_new (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_damage_free (MusterDamage *damage);
void muster_damage_add (MusterDamage *damage,
                        const char   *format,
                        ...) G_GNUC_PRINTF (2, 3);
guint muster_damage_get_count (const MusterDamage *damage);
gboolean muster_damage_report (const MusterDamage *damage,
                               const char         *label,
                               GError            **error);

gboolean muster_damage_look (MusterDamage   *damage,
                             MusterDatabase *database,
                             GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDamage, muster_damage_free)
