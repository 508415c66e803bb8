/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/table.h"

/**
 * muster_bands_look_up:
 * @value: (out): the value of the band that holds @number
 *
 * Returns: FALSE where no band holds it
 */
gboolean
muster_bands_look_up (const MusterBand *bands,
                      guint             n_bands,
                      int               number,
                      int              *value)
{
  for (guint i = 0; i < n_bands; i++)
    {
      if (number >= bands[i].low && number <= bands[i].high)
        {
          *value = bands[i].value;
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_bands_cover:
 * @bands: in rising order
 * @trouble: (out): the first number that no band or more than one band holds
 *
 * Returns: whether every number from @low to @high is in exactly one band
 */
gboolean
muster_bands_cover (const MusterBand *bands,
                    guint             n_bands,
                    int               low,
                    int               high,
                    int              *trouble)
{
  gint64 next = low;

  for (guint i = 0; i < n_bands; i++)
    {
      if (bands[i].low != next || bands[i].high < bands[i].low)
        {
          *trouble = MIN (bands[i].low, next);
          return FALSE;
        }
      next = (gint64) bands[i].high + 1;
    }
  if (next == (gint64) high + 1 || next > G_MAXINT)
    {
      return TRUE;
    }
  *trouble = MIN (next, (gint64) high + 1);
  return FALSE;
}
