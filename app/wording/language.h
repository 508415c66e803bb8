/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gettext's marks for the wording room. What is written for programs, such as CSV, stays in the English of the source
 * whatever the person's language is: what is phrased between muster_language_begin_plain() and _end_plain() is not
 * translated.
 */
#pragma once

#include <glib.h>

#define N_(text) (text)
#define NC_(context, text) (text)
#define _(text) muster_translate (text)
#define C_(context, text) muster_translate_in (context, text)
#define ngettext(one, many, count) muster_translate_count (one, many, count)

const char *muster_translate (const char *text) G_GNUC_FORMAT (1);
const char *muster_translate_in (const char *context,
                                 const char *text) G_GNUC_FORMAT (2);
const char *muster_translate_count (const char *one,
                                    const char *many,
                                    gulong      count) G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);

void muster_language_begin_plain (void);
void muster_language_end_plain (void);
