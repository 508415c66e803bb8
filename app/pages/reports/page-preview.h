/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/pages.h"

#include <gtk/gtk.h>

/** MusterPagePreview: the pages of a document one below the other, as they will be printed. */
#define MUSTER_TYPE_PAGE_PREVIEW (muster_page_preview_get_type ())
G_DECLARE_FINAL_TYPE (MusterPagePreview, muster_page_preview, MUSTER, PAGE_PREVIEW, GtkWidget)

void muster_page_preview_take_document (MusterPagePreview *preview,
                                        MusterDocument    *document,
                                        MusterPaper        paper);
