/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/output.h"

#include <errno.h>
#include <stdio.h>

/**
 * muster_output_write:
 * @path: (nullable): NULL or "-" for standard output
 *
 * Returns: whether all of it was written; else @error is set
 */
gboolean
muster_output_write (const char *path,
                     GBytes     *bytes,
                     GError    **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (path != NULL && g_strcmp0 (path, "-") != 0)
    {
      return g_file_set_contents_full (path, data, length, G_FILE_SET_CONTENTS_CONSISTENT, 0666, error);
    }
  if (fwrite (data, 1, length, stdout) != length || fflush (stdout) != 0)
    {
      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), "%s", g_strerror (errno));
      return FALSE;
    }
  return TRUE;
}
