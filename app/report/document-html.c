/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document as one HTML file that needs nothing beside it.
 */
#include "report/course-picture.h"
#include "report/document.h"
#include "report/picture.h"

static const char style[] =
  "body{font:15px/1.45 sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222;background:#fff}"
  "h1{font-size:1.7em}h2{border-bottom:1px solid #bbb;margin-top:1.6em}h3{margin-bottom:.3em}"
  "table{border-collapse:collapse;margin:.6em 0}th,td{padding:.2em .6em;text-align:left;vertical-align:top}"
  "th{border-bottom:1px solid #888}tr:nth-child(even) td{background:#f4f3ef}.n{text-align:right}"
  ".w{min-width:14em;border-bottom:1px solid #888}ul{padding-left:1.3em}pre{background:#f4f3ef;padding:.8em}"
  "img{max-width:100%}footer{margin-top:2em;color:#777;font-size:.9em}"
  "@media (prefers-color-scheme:dark){body{color:#eee;background:#222}tr:nth-child(even) td,pre{background:#2c2c2c}}";

static const char *
get_class (const MusterTable *table,
           guint              column)
{
  switch (g_array_index (table->columns, MusterColumn, column).kind)
    {
    case MUSTER_COLUMN_NUMBER:
      return " class=\"n\"";

    case MUSTER_COLUMN_WRITE:
      return " class=\"w\"";

    case MUSTER_COLUMN_TEXT:
      break;
    }
  return "";
}

static void
append_element (GString    *html,
                const char *element,
                const char *attributes,
                const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (html, "<%s%s>%s</%s>", element, attributes, escaped, element);
}

static void
append_table (GString           *html,
              const MusterTable *table)
{
  g_string_append (html, "<table>\n<tr>");
  for (guint column = 0; column < table->columns->len; column++)
    {
      append_element (html, "th", get_class (table, column), g_array_index (table->columns, MusterColumn, column).name);
    }
  g_string_append (html, "</tr>\n");
  for (guint row = 0; row < table->rows->len; row++)
    {
      g_string_append (html, "<tr>");
      for (guint column = 0; column < table->columns->len; column++)
        {
          append_element (html, "td", get_class (table, column), muster_table_get (table, row, column));
        }
      g_string_append (html, "</tr>\n");
    }
  g_string_append (html, "</table>\n");
}

static gboolean
append_picture (GString           *html,
                const MusterBlock *block,
                GError           **error)
{
  g_autoptr (GBytes) picture = block->kind == MUSTER_BLOCK_CHART
                               ? muster_course_new_png (block->course, error)
                               : muster_map_picture_new (block->world, block->viewer, MUSTER_PICTURE_PNG, error);
  g_autofree char *encoded = NULL;
  g_autofree char *escaped = NULL;

  if (picture == NULL)
    {
      return FALSE;
    }
  encoded = g_base64_encode (g_bytes_get_data (picture, NULL), g_bytes_get_size (picture));
  escaped = g_markup_escape_text (block->text, -1);
  g_string_append_printf (html, "<p><img alt=\"%s\" src=\"data:image/png;base64,%s\"></p>\n", escaped, encoded);
  return TRUE;
}

static gboolean
append_block (GString           *html,
              const MusterBlock *block,
              GError           **error)
{
  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
      append_element (html, block->level == 1 ? "h2" : "h3", "", block->text);
      break;

    case MUSTER_BLOCK_PARAGRAPH:
      append_element (html, "p", "", block->text);
      break;

    case MUSTER_BLOCK_ITEM:
      append_element (html, "li", "", block->text);
      break;

    case MUSTER_BLOCK_LINES:
      append_element (html, "pre", "", block->text);
      break;

    case MUSTER_BLOCK_TABLE:
      append_table (html, block->table);
      break;

    case MUSTER_BLOCK_MAP:
    case MUSTER_BLOCK_CHART:
      return append_picture (html, block, error);

    case MUSTER_BLOCK_NEW_PAGE:
      break;
    }
  g_string_append_c (html, '\n');
  return TRUE;
}

/** muster_document_dup_html: Returns: (transfer full) (nullable): the document as HTML, or NULL with @error */
char *
muster_document_dup_html (const MusterDocument *document,
                          GError              **error)
{
  g_autoptr (GString) html = g_string_new ("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n");
  gboolean in_list = FALSE;

  append_element (html, "title", "", document->title);
  g_string_append_printf (html, "\n<style>%s</style>\n</head>\n<body>\n", style);
  append_element (html, "h1", "", document->title);
  g_string_append_c (html, '\n');
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (document->blocks, i);

      if (in_list != (block->kind == MUSTER_BLOCK_ITEM))
        {
          g_string_append (html, in_list ? "</ul>\n" : "<ul>\n");
          in_list = !in_list;
        }
      if (!append_block (html, block, error))
        {
          return NULL;
        }
    }
  g_string_append (html, in_list ? "</ul>\n" : "");
  append_element (html, "footer", "", document->footer);
  g_string_append (html, "\n</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&html), FALSE);
}
