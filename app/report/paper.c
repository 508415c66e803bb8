/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/paper.h"

#include <string.h>

/** muster_paper_get_size: width and height of a sheet, upright */
void
muster_paper_get_size (MusterPaper paper,
                       double     *width,
                       double     *height)
{
  *width = paper == MUSTER_PAPER_A4 ? 595.276 : 612;
  *height = paper == MUSTER_PAPER_A4 ? 841.890 : 792;
}

/** muster_paper_from_word: Returns: whether @word is "a4" or "letter"; then @paper is set */
gboolean
muster_paper_from_word (const char  *word,
                        MusterPaper *paper)
{
  if (strcmp (word, "a4") != 0 && strcmp (word, "letter") != 0)
    {
      return FALSE;
    }
  *paper = strcmp (word, "a4") == 0 ? MUSTER_PAPER_A4 : MUSTER_PAPER_LETTER;
  return TRUE;
}
