/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal-text.h"
#include "harness/replay.h"

/* What is read of a journal entry, be it rolls, findings or effects, is written so that it reads the same. */

static void
read_rolls (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rolls = muster_rolls_from_text (text, &error);

  g_assert_true ((rolls == NULL) == (error != NULL));
  if (rolls != NULL)
    {
      g_autofree char *written = muster_rolls_to_text (rolls);
      g_autoptr (GArray) again = muster_rolls_from_text (written, &error);
      g_autofree char *written_again = NULL;

      g_assert_no_error (error);
      written_again = muster_rolls_to_text (again);
      g_assert_cmpstr (written_again, ==, written);
    }
}

static void
read_findings (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterVerdict) findings = muster_findings_from_text (text, &error);

  g_assert_true ((findings == NULL) == (error != NULL));
  if (findings != NULL)
    {
      g_autofree char *written = muster_findings_to_text (findings);
      g_autoptr (MusterVerdict) again = muster_findings_from_text (written, &error);
      g_autofree char *written_again = NULL;

      g_assert_no_error (error);
      written_again = muster_findings_to_text (again);
      g_assert_cmpstr (written_again, ==, written);
    }
}

static void
read_effects (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) effects = muster_effects_from_text (text, &error);

  g_assert_true ((effects == NULL) == (error != NULL));
  if (effects != NULL)
    {
      g_autofree char *written = muster_effects_to_text (effects);
      g_autoptr (GArray) again = muster_effects_from_text (written, &error);
      g_autofree char *written_again = NULL;

      g_assert_no_error (error);
      written_again = muster_effects_to_text (again);
      g_assert_cmpstr (written_again, ==, written);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  read_rolls (text);
  read_findings (text);
  read_effects (text);
  return 0;
}
