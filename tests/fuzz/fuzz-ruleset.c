/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/ruleset-reader.h"
#include "harness/replay.h"

#include <string.h>

/* A ruleset is read whole, or refused with the place of what is wrong. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterRuleset) rules = muster_ruleset_read (bytes, "rules.xml", &error);

  g_assert_true ((rules == NULL) == (error != NULL));
  if (error != NULL)
    {
      g_assert_true (g_str_has_prefix (error->message, "rules.xml:"));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
  return 0;
}
