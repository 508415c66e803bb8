/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values out of a file that may be damaged: a text is valid UTF-8 without a zero byte, a number is a whole number.
 */
#include "store/column.h"

/** muster_column_read_text: @text becomes a GRefString to release, or NULL for NULL. Returns: whether it is sound */
gboolean
muster_column_read_text (sqlite3_stmt *statement,
                         int           column,
                         char        **text)
{
  const char *bytes;
  gsize length;

  *text = NULL;
  if (sqlite3_column_type (statement, column) == SQLITE_NULL)
    {
      return TRUE;
    }
  if (sqlite3_column_type (statement, column) != SQLITE_TEXT)
    {
      return FALSE;
    }
  bytes = (const char *) sqlite3_column_text (statement, column);
  length = sqlite3_column_bytes (statement, column);
  if (bytes == NULL || !g_utf8_validate_len (bytes, length, NULL))
    {
      return FALSE;
    }
  *text = g_ref_string_new_len (bytes, length);
  return TRUE;
}

/** muster_column_read_number: Returns: whether it is a whole number; then @number is set */
gboolean
muster_column_read_number (sqlite3_stmt *statement,
                           int           column,
                           gint64       *number)
{
  *number = sqlite3_column_int64 (statement, column);
  return sqlite3_column_type (statement, column) == SQLITE_INTEGER;
}
