/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table on paper: its columns' widths, and its rows as they are measured and drawn one by one.
 */
#pragma once

#include "report/table.h"

#include <pango/pangocairo.h>

#define MUSTER_PAGE_HEADER_ROW G_MAXUINT

typedef struct
{
  /* Borrowed */
  const MusterTable *table;
  PangoContext *context;

  double *widths; /* Owned: of each column, with its gap */
} MusterPageTable;

MusterPageTable *muster_page_table_new (const MusterTable *table,
                                        PangoContext      *context,
                                        double             width) G_GNUC_WARN_UNUSED_RESULT;
void muster_page_table_free (MusterPageTable *page_table);
double muster_page_table_measure (const MusterPageTable *page_table,
                                  guint                  row);
void muster_page_table_draw (const MusterPageTable *page_table,
                             guint                  row,
                             cairo_t               *cr,
                             double                 x,
                             double                 y);
