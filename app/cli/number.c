/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/number.h"

#include <glib/gi18n-lib.h>

/**
 * muster_number_read:
 * @option: what the message names
 *
 * Returns: whether @text is a whole number within @low to @high; else @error is set
 */
gboolean
muster_number_read (const char *text,
                    const char *option,
                    gint64      low,
                    gint64      high,
                    gint64     *number,
                    GError    **error)
{
  if (g_ascii_string_to_signed (text, 10, low, high, number, NULL))
    {
      return TRUE;
    }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("%s takes a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT ", not “%s”"),
               option, low, high, text);
  return FALSE;
}
