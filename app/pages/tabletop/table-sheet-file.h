/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruling with its picture, on paper and in files.
 */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

gboolean muster_table_sheet_save (MusterTableSession  *session,
                                  const MusterFinding *finding,
                                  const char          *path,
                                  GError             **error);
gboolean muster_table_sheet_print (MusterTableSession  *session,
                                   const MusterFinding *finding,
                                   GtkWindow           *parent,
                                   GError             **error);
