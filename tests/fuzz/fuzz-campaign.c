/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/campaign-reader.h"
#include "exchange/campaign-writer.h"
#include "harness/replay.h"

#include "campaign/little-ruleset.h"

#include <string.h>

/* A campaign is read whole, or refused with the place of what is wrong; what is read is written and read again. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterWorld) world = muster_campaign_read (bytes, "vale.xml", rules, NULL, &error);

  g_assert_true ((world == NULL) == (error != NULL));
  if (error != NULL)
    {
      g_assert_true (g_str_has_prefix (error->message, "vale.xml:"));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
  else
    {
      g_autofree char *text = muster_campaign_dup_xml (world);
      g_autoptr (GBytes) written = g_bytes_new (text, strlen (text));
      g_autoptr (MusterWorld) again = muster_campaign_read (written, "again.xml", rules, NULL, &error);

      g_assert_no_error (error);
      g_assert_true (muster_world_equal (world, again));
    }
  return 0;
}
