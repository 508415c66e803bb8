/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/document.h"

#include <glib/gi18n-lib.h>

static void
free_block (MusterBlock *block)
{
  g_free (block->text);
  g_clear_pointer (&block->table, muster_table_free);
  g_clear_pointer (&block->world, muster_world_unref);
  g_clear_pointer (&block->course, muster_course_free);
  g_free (block);
}

/**
 * muster_document_new:
 * @footer: stands at the foot of each page, before its number
 *
 * Returns: (transfer full): a document without blocks
 */
MusterDocument *
muster_document_new (const char *title,
                     const char *footer)
{
  MusterDocument *document = g_new0 (MusterDocument, 1);

  document->title = g_strdup (title);
  document->footer = g_strdup (footer);
  document->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) free_block);
  return document;
}

/** muster_document_free: */
void
muster_document_free (MusterDocument *document)
{
  g_free (document->title);
  g_free (document->footer);
  g_ptr_array_unref (document->blocks);
  g_free (document);
}

static MusterBlock *
add_block (MusterDocument *document,
           MusterBlockKind kind,
           const char     *text)
{
  MusterBlock *block = g_new0 (MusterBlock, 1);

  block->kind = kind;
  block->text = g_strdup (text);
  g_ptr_array_add (document->blocks, block);
  return block;
}

/** muster_document_add_heading: @level 1 is a chapter, 2 a section of it */
void
muster_document_add_heading (MusterDocument *document,
                             guint           level,
                             const char     *text)
{
  add_block (document, MUSTER_BLOCK_HEADING, text)->level = level;
}

/** muster_document_add_paragraph: */
void
muster_document_add_paragraph (MusterDocument *document,
                               const char     *text)
{
  add_block (document, MUSTER_BLOCK_PARAGRAPH, text);
}

/** muster_document_add_item: adds one item of a list */
void
muster_document_add_item (MusterDocument *document,
                          const char     *text)
{
  add_block (document, MUSTER_BLOCK_ITEM, text);
}

/** muster_document_add_lines: adds text whose line breaks are kept, such as a sheet to fill in */
void
muster_document_add_lines (MusterDocument *document,
                           const char     *lines)
{
  add_block (document, MUSTER_BLOCK_LINES, lines);
}

/** muster_document_take_table: adds a table, which is (transfer full) */
void
muster_document_take_table (MusterDocument *document,
                            MusterTable    *table)
{
  add_block (document, MUSTER_BLOCK_TABLE, NULL)->table = table;
}

/**
 * muster_document_add_map:
 * @viewer: key of the player whose plots are shown, 0 for those of all
 *
 * Adds a picture of the map.
 */
void
muster_document_add_map (MusterDocument *document,
                         MusterWorld    *world,
                         guint32         viewer)
{
  MusterBlock *block = add_block (document, MUSTER_BLOCK_MAP, _("Map"));

  block->world = muster_world_ref (world);
  block->viewer = viewer;
}

/** muster_document_take_chart: adds a chart of a course, which is (transfer full) */
void
muster_document_take_chart (MusterDocument *document,
                            MusterCourse   *course)
{
  add_block (document, MUSTER_BLOCK_CHART, muster_course_get_title (course->measure))->course = course;
}

/** muster_document_add_new_page: what follows begins on a page of its own */
void
muster_document_add_new_page (MusterDocument *document)
{
  add_block (document, MUSTER_BLOCK_NEW_PAGE, NULL);
}
