/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a record's field is spelled in commands and files: terrain=forest, owner=anna, at=0304, leader=yes.
 */
#pragma once

#include "campaign/world.h"

gboolean muster_field_find (MusterRecordKind kind,
                            const char      *key,
                            guint           *field);
gboolean muster_field_from_word (const MusterWorld *world,
                                 MusterRecordKind   kind,
                                 guint              field,
                                 const char        *word,
                                 gint64            *number);
char *muster_field_dup_word (const MusterWorld *world,
                             MusterRecordKind   kind,
                             guint              field,
                             MusterValue        value) G_GNUC_WARN_UNUSED_RESULT;
