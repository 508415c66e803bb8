/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal-line.h"
#include "campaign/journal-text.h"
#include "campaign/rulebook.h"

/** muster_rolls_to_text: Returns: (transfer full): a line per roll: number d sides value clause reason */
char *
muster_rolls_to_text (const GArray *rolls)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rolls->len; i++)
    {
      const MusterRoll *roll = &g_array_index (rolls, MusterRoll, i);
      g_autofree char *reason = muster_rulebook_dup_reason_name (muster_chronopia_get_rulebook (), roll->reason);

      g_string_append_printf (text, "%u d%u %u %s %s\n", roll->number, roll->sides, roll->value, roll->clause->id,
                              reason);
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_roll (char   **words,
           guint    n_words,
           gpointer into)
{
  MusterRoll roll = {0};
  gint64 number, sides, value;

  if (n_words != 5 || words[1][0] != 'd' || !muster_line_read_number (words[0], 0, G_MAXINT32, &number) ||
      !muster_line_read_number (words[1] + 1, 1, G_MAXUINT16, &sides) ||
      !muster_line_read_number (words[2], 1, sides, &value))
    {
      return FALSE;
    }
  roll.number = number;
  roll.sides = sides;
  roll.value = value;
  roll.clause = muster_rulebook_find_clause (muster_chronopia_get_rulebook (), words[3]);
  if (roll.clause == NULL || !muster_rulebook_find_reason (muster_chronopia_get_rulebook (), words[4], &roll.reason))
    {
      return FALSE;
    }
  g_array_append_val (into, roll);
  return TRUE;
}

/** muster_rolls_from_text: Returns: (transfer full) (nullable): the rolls, or NULL with @error */
GArray *
muster_rolls_from_text (const char *text,
                        GError    **error)
{
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));

  return muster_lines_read (text, read_roll, rolls, error) ? g_steal_pointer (&rolls) : NULL;
}
