/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef enum
{
  MUSTER_PAPER_A4,
  MUSTER_PAPER_LETTER,
} MusterPaper;

void muster_paper_get_size (MusterPaper paper,
                            double     *width,
                            double     *height);
gboolean muster_paper_from_word (const char  *word,
                                 MusterPaper *paper);
