/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a case file: the world's lines, then commands, each with what is expected of it.
 */
#include "campaign/case.h"

#include "campaign/case-world.h"
#include "campaign/soundness.h"

#include <string.h>

/** case_complain: says what is wrong, with the place in the file, and goes on */
void
case_complain (MusterCase *running,
               const char *format,
               ...)
{
  g_autofree char *trouble = NULL;
  va_list arguments;

  va_start (arguments, format);
  trouble = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s:%u: %s", running->path, running->line, trouble);
  running->n_troubles++;
}

/* What holds of every command: its effects make the world after it, and undo themselves. */
static void
check_effects (MusterCase           *running,
               MusterWorld          *before,
               const MusterDecision *decision)
{
  g_autoptr (MusterWorld) applied = muster_world_apply (before, decision->effects);
  g_autoptr (GArray) inverse = muster_effects_invert (decision->effects);
  g_autoptr (MusterWorld) back = muster_world_apply (applied, inverse);
  g_autoptr (GError) error = NULL;

  if (!muster_world_equal (applied, decision->after))
    {
      case_complain (running, "the effects do not make the world after the command");
    }
  if (!muster_world_equal (back, before))
    {
      case_complain (running, "the effects do not undo themselves");
    }
  if (!muster_world_is_sound (decision->after, &error))
    {
      case_complain (running, "%s", error->message);
    }
}

static void
drop_decision (MusterCase *running)
{
  if (running->decision != NULL && !running->judged &&
      muster_verdict_get_status (running->decision->verdict) != MUSTER_LEGAL)
    {
      case_complain (running, "the command before is not legal");
    }
  if (running->refusal != NULL && !running->judged)
    {
      case_complain (running, "the command before is invalid: %s", running->refusal);
    }
  g_clear_pointer (&running->decision, muster_decision_free);
  g_clear_pointer (&running->refusal, g_free);
  running->judged = FALSE;
}

static void
begin_commands (MusterCase *running)
{
  g_autoptr (GArray) effects = NULL;
  g_autoptr (GError) error = NULL;

  if (running->edit == NULL)
    {
      return;
    }
  running->world = muster_edit_finish (g_steal_pointer (&running->edit), &effects);
  if (!muster_world_is_sound (running->world, &error))
    {
      case_complain (running, "%s", error->message);
    }
}

static void
do_command (MusterCase *running,
            const char *text)
{
  g_autoptr (MusterDice) dice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);

  drop_decision (running);
  begin_commands (running);
  g_clear_pointer (&running->before, muster_world_unref);
  running->before = muster_world_ref (running->world);
  dice = muster_dice_new_for_campaign (running->world);
  for (guint i = 0; i < running->rolls->len; i++)
    {
      muster_dice_type_in (dice, g_array_index (running->rolls, guint, i));
    }
  g_array_set_size (running->rolls, 0);
  running->decision = command != NULL ? muster_decide (running->world, command, dice, &error) : NULL;
  if (running->decision == NULL)
    {
      running->refusal = g_strdup (error->message);
      return;
    }
  if (muster_dice_get_n_left (dice) > 0)
    {
      case_complain (running, "%u rolls are left over", muster_dice_get_n_left (dice));
    }
  if (running->decision->after != NULL)
    {
      check_effects (running, running->world, running->decision);
      muster_world_unref (running->world);
      running->world = muster_world_ref (running->decision->after);
    }
}

static void
take_rolls (MusterCase *running,
            const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint roll = g_ascii_strtoull (words[i], NULL, 10);

      g_array_append_val (running->rolls, roll);
    }
}

static void
run_line (MusterCase *running,
          const char *line)
{
  g_autofree char *trouble = NULL;

  if (line[0] == '\0' || line[0] == '#')
    {
      return;
    }
  if (line[0] == ' ')
    {
      case_expect (running, line + strspn (line, " "));
    }
  else if (g_str_has_prefix (line, "do "))
    {
      do_command (running, line + strlen ("do "));
    }
  else if (g_str_has_prefix (line, "rolls "))
    {
      take_rolls (running, line + strlen ("rolls "));
    }
  else if (running->edit == NULL)
    {
      case_complain (running, "the world is written before the first command");
    }
  else if (!case_world_add_line (running->edit, line, &trouble))
    {
      case_complain (running, "%s", trouble);
    }
}

/** case_run: Returns: whether everything in the case file is as expected; what is not is said as test messages */
gboolean
case_run (const char *path)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  MusterCase running = {.path = path, .edit = case_world_begin ()};
  guint n_commands = 0;

  if (!g_file_get_contents (path, &running.text, NULL, &error))
    {
      g_error ("%s", error->message);
    }
  running.rolls = g_array_new (FALSE, FALSE, sizeof (guint));
  lines = g_strsplit (running.text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      running.line = i + 1;
      n_commands += g_str_has_prefix (lines[i], "do ");
      run_line (&running, g_strchomp (lines[i]));
    }
  if (n_commands == 0)
    {
      case_complain (&running, "there is no command");
    }
  drop_decision (&running);
  g_clear_pointer (&running.edit, muster_edit_free);
  g_clear_pointer (&running.world, muster_world_unref);
  g_clear_pointer (&running.before, muster_world_unref);
  g_array_unref (running.rolls);
  g_free (running.text);
  return running.n_troubles == 0;
}
