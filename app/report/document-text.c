/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document as text, to be read in a terminal or pasted into a chat.
 */
#include "report/document.h"

static void
underline (GString    *text,
           const char *title,
           char        line)
{
  g_string_append_printf (text, "%s\n", title);
  for (glong i = g_utf8_strlen (title, -1); i > 0; i--)
    {
      g_string_append_c (text, line);
    }
  g_string_append_c (text, '\n');
}

/* Blocks are parted by an empty line, items of one list are not. */
static void
part (GString           *text,
      const MusterBlock *block,
      MusterBlockKind    previous)
{
  if (text->len > 0 && !(block->kind == MUSTER_BLOCK_ITEM && previous == MUSTER_BLOCK_ITEM))
    {
      g_string_append_c (text, '\n');
    }
}

/* Of a chart the numbers are told. */
static void
append_chart (GString           *text,
              const MusterBlock *block)
{
  g_autoptr (MusterTable) table = muster_course_new_table (block->course);
  g_autofree char *rows = muster_table_dup_text (table);

  g_string_append_printf (text, "%s\n%s", block->text, rows);
}

static void
append_block (GString           *text,
              const MusterBlock *block)
{
  g_autofree char *table = NULL;

  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
      underline (text, block->text, block->level == 1 ? '=' : '-');
      break;

    case MUSTER_BLOCK_PARAGRAPH:
    case MUSTER_BLOCK_LINES:
      g_string_append_printf (text, "%s\n", block->text);
      break;

    case MUSTER_BLOCK_ITEM:
      g_string_append_printf (text, "- %s\n", block->text);
      break;

    case MUSTER_BLOCK_TABLE:
      table = muster_table_dup_text (block->table);
      g_string_append (text, table);
      break;

    case MUSTER_BLOCK_CHART:
      append_chart (text, block);
      break;

    case MUSTER_BLOCK_MAP:
    case MUSTER_BLOCK_NEW_PAGE:
      break;
    }
}

/** muster_document_dup_text: Returns: (transfer full): the document as plain text; maps are left out */
char *
muster_document_dup_text (const MusterDocument *document)
{
  GString *text = g_string_new (NULL);
  MusterBlockKind previous = MUSTER_BLOCK_HEADING;

  underline (text, document->title, '=');
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->kind == MUSTER_BLOCK_MAP || block->kind == MUSTER_BLOCK_NEW_PAGE)
        {
          continue;
        }
      part (text, block, previous);
      append_block (text, block);
      previous = block->kind;
    }
  return g_string_free (text, FALSE);
}
