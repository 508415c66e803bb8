/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/table.h"

#include <string.h>

#define GUTTER 2 /* blanks between two columns of text */

/** muster_table_new: Returns: (transfer full): a table without rows */
MusterTable *
muster_table_new (const MusterColumn *columns,
                  guint               n_columns)
{
  MusterTable *table = g_new0 (MusterTable, 1);

  table->columns = g_array_sized_new (FALSE, FALSE, sizeof (MusterColumn), n_columns);
  g_array_append_vals (table->columns, columns, n_columns);
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  return table;
}

/** muster_table_free: */
void
muster_table_free (MusterTable *table)
{
  g_array_unref (table->columns);
  g_ptr_array_unref (table->rows);
  g_free (table);
}

/** muster_table_add_row: Returns: (transfer none): a row of empty cells, which muster_table_set() then fills */
char **
muster_table_add_row (MusterTable *table)
{
  char **row = g_new0 (char *, table->columns->len + 1);

  for (guint i = 0; i < table->columns->len; i++)
    {
      row[i] = g_strdup ("");
    }
  g_ptr_array_add (table->rows, row);
  return row;
}

/** muster_table_take: sets a cell of the newest row; @text is (transfer full) */
void
muster_table_take (MusterTable *table,
                   guint        column,
                   char        *text)
{
  char **row = g_ptr_array_index (table->rows, table->rows->len - 1);

  g_free (row[column]);
  row[column] = text;
}

/** muster_table_set: sets a cell of the newest row; @text may be NULL for an empty one */
void
muster_table_set (MusterTable *table,
                  guint        column,
                  const char  *text)
{
  muster_table_take (table, column, g_strdup (text != NULL ? text : ""));
}

/** muster_table_set_number: sets a cell of the newest row */
void
muster_table_set_number (MusterTable *table,
                         guint        column,
                         gint64       number)
{
  muster_table_take (table, column, g_strdup_printf ("%" G_GINT64_FORMAT, number));
}

/** muster_table_get: Returns: (transfer none): the text of a cell */
const char *
muster_table_get (const MusterTable *table,
                  guint              row,
                  guint              column)
{
  return ((char **) g_ptr_array_index (table->rows, row))[column];
}

static void
append_csv_cell (GString    *csv,
                 const char *text)
{
  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  for (const char *at = text; *at != '\0'; at++)
    {
      g_string_append (csv, *at == '"' ? "\"\"" : (char[2]) {*at, '\0'});
    }
  g_string_append_c (csv, '"');
}

/**
 * muster_table_dup_csv:
 *
 * Returns: (transfer full): a header row and the rows as RFC 4180 has them, but with bare line feeds. Cells are as they
 *   are: a name that begins with an equals sign is not changed.
 */
char *
muster_table_dup_csv (const MusterTable *table)
{
  GString *csv = g_string_new (NULL);

  for (guint column = 0; column < table->columns->len; column++)
    {
      g_string_append (csv, column > 0 ? "," : "");
      append_csv_cell (csv, g_array_index (table->columns, MusterColumn, column).name);
    }
  g_string_append_c (csv, '\n');
  for (guint row = 0; row < table->rows->len; row++)
    {
      for (guint column = 0; column < table->columns->len; column++)
        {
          g_string_append (csv, column > 0 ? "," : "");
          append_csv_cell (csv, muster_table_get (table, row, column));
        }
      g_string_append_c (csv, '\n');
    }
  return g_string_free (csv, FALSE);
}

/* How many places of a terminal the text takes. */
static guint
measure (const char *text)
{
  guint width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (!g_unichar_iszerowidth (character))
        {
          width += g_unichar_iswide (character) ? 2 : 1;
        }
    }
  return width;
}

static guint *
measure_columns (const MusterTable *table)
{
  guint *widths = g_new0 (guint, table->columns->len);

  for (guint column = 0; column < table->columns->len; column++)
    {
      widths[column] = measure (g_array_index (table->columns, MusterColumn, column).name);
      for (guint row = 0; row < table->rows->len; row++)
        {
          widths[column] = MAX (widths[column], measure (muster_table_get (table, row, column)));
        }
    }
  return widths;
}

static void
append_blanks (GString *text,
               guint    n_blanks)
{
  g_string_append_printf (text, "%*s", (int) n_blanks, "");
}

static void
append_text_cell (const MusterTable *table,
                  GString           *text,
                  guint              column,
                  const char        *cell,
                  guint              width)
{
  guint missing = width - measure (cell);
  gboolean number = g_array_index (table->columns, MusterColumn, column).kind == MUSTER_COLUMN_NUMBER;

  if (column > 0)
    {
      append_blanks (text, GUTTER);
    }
  if (number)
    {
      append_blanks (text, missing);
    }
  g_string_append (text, cell);
  if (!number && column + 1 < table->columns->len)
    {
      append_blanks (text, missing);
    }
}

static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    {
      g_string_truncate (text, text->len - 1);
    }
  g_string_append_c (text, '\n');
}

/** muster_table_dup_text: Returns: (transfer full): the table in columns of text, numbers to the right */
char *
muster_table_dup_text (const MusterTable *table)
{
  g_autofree guint *widths = measure_columns (table);
  GString *text = g_string_new (NULL);

  for (guint column = 0; column < table->columns->len; column++)
    {
      append_text_cell (table, text, column, g_array_index (table->columns, MusterColumn, column).name, widths[column]);
    }
  end_line (text);
  for (guint row = 0; row < table->rows->len; row++)
    {
      for (guint column = 0; column < table->columns->len; column++)
        {
          append_text_cell (table, text, column, muster_table_get (table, row, column), widths[column]);
        }
      end_line (text);
    }
  return g_string_free (text, FALSE);
}
