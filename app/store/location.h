/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/error.h"

char *muster_location_resolve (const char *path,
                               GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/** MusterNewFile: a file that is written under a name of its own and then takes its place, whole or not at all. */
typedef struct _MusterNewFile MusterNewFile;

MusterNewFile *muster_new_file_begin (const char *path,
                                      gboolean    overwrite,
                                      GError    **error) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_new_file_get_place (const MusterNewFile *file);
const char *muster_new_file_get_path (const MusterNewFile *file);
gboolean muster_new_file_finish (MusterNewFile *file,
                                 GError       **error);
void muster_new_file_free (MusterNewFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterNewFile, muster_new_file_free)
