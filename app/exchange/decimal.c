/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/decimal.h"

#include <string.h>

#include "tabletop/wide.h"

#define MOST_DIGITS 12 /* before the point as after it: what is finer than a billionth of the unit does not count */
#define BASE 10

static gsize
count_digits (const char *text)
{
  return strspn (text, "0123456789");
}

/* Where the decimal at the beginning of text ends; NULL if there is none. */
static const char *
skip (const char *text)
{
  gsize whole;
  gsize fraction = 0;

  text += *text == '-' || *text == '+';
  whole = count_digits (text);
  text += whole;
  if (*text == '.')
    {
      fraction = count_digits (text + 1);
      text += 1 + fraction;
    }
  return whole + fraction > 0 && whole <= MOST_DIGITS && fraction <= 2 * MOST_DIGITS ? text : NULL;
}

/** muster_decimal_is_valid: Returns: whether @text is a decimal: a sign, up to 12 digits, a point and up to 24 more */
gboolean
muster_decimal_is_valid (const char *text)
{
  const char *end = skip (text);

  return end != NULL && *end == '\0';
}

/** muster_decimal_is_point: Returns: whether @text is two decimals, parted by a comma */
gboolean
muster_decimal_is_point (const char *text)
{
  const char *end = skip (text);

  return end != NULL && *end == ',' && muster_decimal_is_valid (end + 1);
}

static gint64
round_off (MusterWide number,
           MusterWide by)
{
  return (gint64) ((2 * number + by) / (2 * by));
}

/**
 * muster_decimal_read:
 * @text: a decimal; what follows it does not count
 * @unit: what 1 stands for
 * @value: (out): the number in that measure, to the nearest whole one, halves away from zero
 *
 * Returns: FALSE if it is too large to be read
 */
gboolean
muster_decimal_read (const char *text,
                     gint64      unit,
                     gint64     *value)
{
  gboolean negative = *text == '-';
  MusterWide digits = 0;
  MusterWide scale = 1;
  guint n_places = 0;
  gboolean after_point = FALSE;

  for (text += *text == '-' || *text == '+'; g_ascii_isdigit (*text) || (*text == '.' && !after_point); text++)
    {
      if (*text == '.')
        {
          after_point = TRUE;
        }
      else if (!after_point || n_places++ < MOST_DIGITS)
        {
          digits = BASE * digits + (*text - '0');
          scale *= after_point ? BASE : 1;
        }
    }
  if (digits / scale > G_MAXINT32 || digits * unit / scale > G_MAXINT32)
    {
      return FALSE;
    }
  *value = round_off (digits * unit, scale) * (negative ? -1 : 1);
  return TRUE;
}

/** muster_decimal_read_pair: as muster_decimal_read(), for what muster_decimal_is_point() accepts */
gboolean
muster_decimal_read_pair (const char *text,
                          gint64      unit,
                          gint64     *x,
                          gint64     *y)
{
  return muster_decimal_read (text, unit, x) && muster_decimal_read (strchr (text, ',') + 1, unit, y);
}

/* Drops the zeros at the end of a decimal, and the point before nothing. */
static void
shorten (GString *text,
         guint    droppable)
{
  while (droppable-- > 0 && text->str[text->len - 1] == '0')
    {
      g_string_truncate (text, text->len - 1);
    }
  if (text->str[text->len - 1] == '.')
    {
      g_string_truncate (text, text->len - 1);
    }
}

/**
 * muster_decimal_append:
 * @unit: what 1 stands for
 * @least: digits after the point, even if they are zeros
 * @places: and at most
 *
 * Returns: (transfer none): @text, with @length written as a decimal
 */
GString *
muster_decimal_append (GString *text,
                       gint64   length,
                       gint64   unit,
                       guint    least,
                       guint    places)
{
  MusterWide parts = 1;
  gint64 scaled;

  for (guint i = 0; i < places; i++)
    {
      parts *= BASE;
    }
  scaled = round_off ((MusterWide) ABS (length) * parts, unit);
  g_string_append_printf (text, "%s%" G_GINT64_FORMAT ".%0*" G_GINT64_FORMAT, length < 0 && scaled > 0 ? "-" : "",
                          scaled / (gint64) parts, (int) places, scaled % (gint64) parts);
  shorten (text, places - least);
  return text;
}

/** muster_decimal_dup_pair: Returns: (transfer full): "0,5.5": both as decimals of at most that many places */
char *
muster_decimal_dup_pair (gint64 x,
                         gint64 y,
                         gint64 unit,
                         guint  places)
{
  GString *text = muster_decimal_append (g_string_new (NULL), x, unit, 0, places);

  g_string_append_c (text, ',');
  return g_string_free (muster_decimal_append (text, y, unit, 0, places), FALSE);
}
