/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What breaking a document into pages and drawing them have in common.
 */
#pragma once

#include "report/page-table.h"
#include "report/pages.h"

#define MUSTER_PAGE_MARGIN 54.0
#define MUSTER_BULLET_WIDTH 11.0

/** MusterPagePiece: a part of a block that stays together on a page. */
typedef struct
{
  const MusterBlock *block; /* Borrowed */
  MusterPageTable *table;   /* Borrowed: of a table's row */
  PangoLayout *layout;      /* Owned, of text */
  guint row;
  guint page;
  double y;
  double height;
} MusterPagePiece;

struct _MusterPages
{
  /* Owned */
  char *title;
  char *footer;
  PangoContext *context;
  GPtrArray *tables; /* of MusterPageTable */
  GArray *pieces;    /* of MusterPagePiece */

  double width;
  double height;
  double y;          /* where the next piece goes */
  guint n_pages;
};

PangoLayout *muster_pages_lay_out (const MusterPages *pages,
                                   const char        *font,
                                   const char        *text,
                                   double             width) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_page_block_get_font (const MusterBlock *block);
