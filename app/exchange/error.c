/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/error.h"

G_DEFINE_QUARK (muster-exchange-error-quark, muster_exchange_error)

/**
 * muster_exchange_fail:
 * @source: what the person calls the file
 *
 * Sets @error to "source:line:column: message".
 *
 * Returns: FALSE, so that a reader can return it
 */
gboolean
muster_exchange_fail (GError            **error,
                      MusterExchangeError code,
                      const char         *source,
                      MusterPlace         place,
                      const char         *format,
                      ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, MUSTER_EXCHANGE_ERROR, code, "%s:%u:%u: %s", source, place.line, place.column, message);
  return FALSE;
}

/** muster_place_advance: moves @place on over the text @from up to @to, which lies behind it */
void
muster_place_advance (MusterPlace *place,
                      const char  *from,
                      const char  *to)
{
  for (; from < to; from++)
    {
      if (*from == '\n')
        {
          place->line++;
          place->column = 1;
        }
      else if (((guchar) *from & 0xc0) != 0x80) /* not the rest of a character */
        {
          place->column++;
        }
    }
}
