/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterBand: one row of a table that is entered with a number: from @low to @high, both within. */
typedef struct
{
  int low;
  int high; /* G_MAXINT: and more */
  int value;
} MusterBand;

gboolean muster_bands_look_up (const MusterBand *bands,
                               guint             n_bands,
                               int               number,
                               int              *value);
gboolean muster_bands_cover (const MusterBand *bands,
                             guint             n_bands,
                             int               low,
                             int               high,
                             int              *trouble);
