/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/input.h"

#include <glib/gi18n-lib.h>

#include "exchange/error.h"

#define CHUNK (64 * 1024)

static GBytes *
fail_unreadable (GError    **error,
                 const char *source,
                 const char *reason)
{
  g_set_error (error, MUSTER_EXCHANGE_ERROR, MUSTER_EXCHANGE_ERROR_UNREADABLE, "%s: %s", source, reason);
  return NULL;
}

/**
 * muster_input_read_stream:
 * @source: what the person calls it
 * @cap: how many bytes are taken at most
 *
 * Returns: (transfer full) (nullable): all bytes up to the stream's end
 */
GBytes *
muster_input_read_stream (GInputStream *stream,
                          const char   *source,
                          gsize         cap,
                          GError      **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK);
  gssize n_read;

  do
    {
      g_autoptr (GError) trouble = NULL;

      n_read = g_input_stream_read (stream, chunk, CHUNK, NULL, &trouble);
      if (n_read < 0)
        {
          return fail_unreadable (error, source, trouble->message);
        }
      if (bytes->len + (gsize) n_read > cap)
        {
          g_autofree char *size = g_format_size_full (cap, G_FORMAT_SIZE_IEC_UNITS);
          g_autofree char *reason = g_strdup_printf (_("the file is larger than %s"), size);

          return fail_unreadable (error, source, reason);
        }
      g_byte_array_append (bytes, chunk, n_read);
    }
  while (n_read > 0);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/**
 * muster_input_read_file:
 * @path: of a regular file, in the file system's encoding
 * @cap: how many bytes it may have
 *
 * Returns: (transfer full) (nullable): its bytes
 */
GBytes *
muster_input_read_file (const char *path,
                        gsize       cap,
                        GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *source = g_filename_display_name (path);
  g_autoptr (GError) trouble = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  GFileType type = g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL);

  /* A pipe or device would block at opening. */
  if (type != G_FILE_TYPE_REGULAR && type != G_FILE_TYPE_UNKNOWN)
    {
      return fail_unreadable (error, source, _("this is not a regular file"));
    }
  stream = g_file_read (file, NULL, &trouble);
  if (stream == NULL)
    {
      return fail_unreadable (error, source, trouble->message);
    }
  return muster_input_read_stream (G_INPUT_STREAM (stream), source, cap, error);
}
