/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/** MusterPageEntry: one page of the window, in the order of the sidebar. */
typedef struct
{
  const char *name;
  const char *title;     /* N_() */
  const char *icon_name;
  GType (*get_type)(void);
  gboolean alone;        /* it needs no campaign */
} MusterPageEntry;

const MusterPageEntry *muster_page_list (guint *n_pages);
gboolean muster_page_is_alone (const char *name);
