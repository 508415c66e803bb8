/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "report/course.h"
#include "report/table.h"

typedef enum
{
  MUSTER_BLOCK_HEADING,
  MUSTER_BLOCK_PARAGRAPH,
  MUSTER_BLOCK_ITEM,      /* of a list */
  MUSTER_BLOCK_LINES,     /* text in lines of its own, as it stands */
  MUSTER_BLOCK_TABLE,
  MUSTER_BLOCK_MAP,
  MUSTER_BLOCK_CHART,
  MUSTER_BLOCK_NEW_PAGE,
} MusterBlockKind;

typedef struct
{
  guint8 kind;     /* MusterBlockKind */
  guint8 level;    /* of a heading, from 1 */
  guint32 viewer;  /* of a map: whose plots it shows, 0 = those of all */

  /* Owned */
  char *text;
  MusterTable *table;
  MusterWorld *world; /* of a map */
  MusterCourse *course; /* of a chart */
} MusterBlock;

/** MusterDocument: a report as a value: blocks one after the other. What it looks like is the renderers' matter. */
typedef struct
{
  /* Owned */
  char *title;
  char *footer;
  GPtrArray *blocks; /* of MusterBlock */
} MusterDocument;

MusterDocument *muster_document_new (const char *title,
                                     const char *footer) G_GNUC_WARN_UNUSED_RESULT;
void muster_document_free (MusterDocument *document);
void muster_document_add_heading (MusterDocument *document,
                                  guint           level,
                                  const char     *text);
void muster_document_add_paragraph (MusterDocument *document,
                                    const char     *text);
void muster_document_add_item (MusterDocument *document,
                               const char     *text);
void muster_document_add_lines (MusterDocument *document,
                                const char     *lines);
void muster_document_take_table (MusterDocument *document,
                                 MusterTable    *table);
void muster_document_add_map (MusterDocument *document,
                              MusterWorld    *world,
                              guint32         viewer);
void muster_document_take_chart (MusterDocument *document,
                                 MusterCourse   *course);
void muster_document_add_new_page (MusterDocument *document);

char *muster_document_dup_text (const MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;
char *muster_document_dup_html (const MusterDocument *document,
                                GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDocument, muster_document_free)
