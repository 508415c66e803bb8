/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/document.h"
#include "report/paper.h"

#include <cairo.h>
#include <gio/gio.h>

/**
 * MusterPages: a document broken into pages: for a PDF file, the printer and the preview alike. Lengths are points.
 */
typedef struct _MusterPages MusterPages;

MusterPages *muster_pages_new (const MusterDocument *document,
                               MusterPaper           paper) G_GNUC_WARN_UNUSED_RESULT;
void muster_pages_free (MusterPages *pages);
guint muster_pages_count (const MusterPages *pages);
void muster_pages_draw (const MusterPages *pages,
                        guint              page,
                        cairo_t           *cr);
GBytes *muster_pages_new_pdf (const MusterPages *pages,
                              GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPages, muster_pages_free)
