/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/battle-result-reader.h"
#include "harness/replay.h"

#include <string.h>

/* A battle result is read whole, or refused with the place of what is wrong; what is read makes a command. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattleResult) result = muster_battle_result_read (bytes, "battle.xml", &error);

  g_assert_true ((result == NULL) == (error != NULL));
  if (error != NULL)
    {
      g_assert_true (g_str_has_prefix (error->message, "battle.xml:"));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
  return 0;
}
