/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables that hold nothing but texts: the ruleset, and what is half entered.
 */
#pragma once

#include "store/database.h"

gboolean muster_ruleset_table_write (MusterDatabase *database,
                                     const char     *text,
                                     GError        **error);
char *muster_ruleset_table_dup_text (MusterDatabase *database,
                                     GError        **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_draft_table_read (MusterDatabase *database,
                                  const char     *name,
                                  char          **text,
                                  GError        **error);
gboolean muster_draft_table_write (MusterDatabase *database,
                                   const char     *name,
                                   const char     *text,
                                   GError        **error);
