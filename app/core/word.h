/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

gboolean muster_word_find (const char *const *words,
                           guint              n_words,
                           const char        *word,
                           guint             *found);
