/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays every file of tests/cases and demands that whatever comes of a command can be said: each finding's sentence has
 * all the facts that it names, each command a gist, each roll a line.
 */
#include "campaign/case-world.h"
#include "campaign/decide.h"
#include "wording/gist.h"
#include "wording/roll.h"
#include "wording/sentence.h"

#include <string.h>

typedef struct
{
  MusterEdit *edit;   /* until the first command */
  MusterWorld *world; /* since then */
  char *rolls;        /* for the next command */
} Play;

static void
assert_complete (const char *where,
                 const char *text)
{
  if (strpbrk (text, "{}[]") != NULL || strstr (text, "a former ") != NULL)
    {
      g_test_message ("%s: “%s”", where, text);
      g_test_fail ();
    }
}

static void
assert_told (const MusterCommand  *command,
             const MusterDecision *decision,
             const MusterWorld    *before)
{
  const MusterNames names = MUSTER_NAMES_ACROSS (decision->after != NULL ? decision->after : before, before);
  g_autofree char *text = muster_command_dup_text (command);
  g_autofree char *gist = muster_command_dup_gist (command, &names);

  assert_complete (text, gist);
  for (guint i = 0; i < muster_verdict_get_n_findings (decision->verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (decision->verdict, i);
      g_autofree char *line = muster_finding_dup_line (finding, &names);

      assert_complete (text, line);
    }
  for (guint i = 0; i < decision->rolls->len; i++)
    {
      g_autofree char *line = muster_roll_dup_line (&g_array_index (decision->rolls, MusterRoll, i));

      assert_complete (text, line);
    }
}

static void
type_in (MusterDice *dice,
         const char *rolls)
{
  g_auto (GStrv) words = g_strsplit (rolls, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      muster_dice_type_in (dice, g_ascii_strtoull (words[i], NULL, 10));
    }
}

static void
do_command (Play       *play,
            const char *text)
{
  g_autoptr (MusterCommand) command = muster_command_parse (text, NULL);
  g_autoptr (GArray) effects = NULL;
  g_autoptr (MusterDice) dice = NULL;
  g_autoptr (MusterDecision) decision = NULL;

  if (play->edit != NULL)
    {
      play->world = muster_edit_finish (g_steal_pointer (&play->edit), &effects);
    }
  dice = muster_dice_new_for_campaign (play->world);
  if (play->rolls != NULL)
    {
      type_in (dice, play->rolls);
      g_clear_pointer (&play->rolls, g_free);
    }
  decision = command != NULL ? muster_decide (play->world, command, dice, NULL) : NULL;
  if (decision == NULL)
    {
      return; /* a case may hold what is no command */
    }
  assert_told (command, decision, play->world);
  if (decision->after != NULL)
    {
      muster_world_unref (play->world);
      play->world = muster_world_ref (decision->after);
    }
}

static void
play_line (Play       *play,
           const char *line)
{
  g_autofree char *trouble = NULL;

  if (line[0] == '\0' || line[0] == '#' || line[0] == ' ')
    {
      return;
    }
  if (g_str_has_prefix (line, "do "))
    {
      do_command (play, line + strlen ("do "));
    }
  else if (g_str_has_prefix (line, "rolls "))
    {
      g_free (play->rolls);
      play->rolls = g_strdup (line + strlen ("rolls "));
    }
  else if (play->edit != NULL)
    {
      g_assert_true (case_world_add_line (play->edit, line, &trouble));
    }
}

static void
test_case (gconstpointer path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  Play play = {.edit = case_world_begin ()};

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      play_line (&play, g_strchomp (lines[i]));
    }
  g_clear_pointer (&play.edit, muster_edit_free);
  g_clear_pointer (&play.world, muster_world_unref);
  g_free (play.rolls);
}

static void
add_cases (const char *folder,
           GPtrArray  *paths)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) entries = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (entries)) != NULL)
    {
      if (g_str_has_suffix (name, ".case"))
        {
          g_autofree char *test = g_strconcat ("/wording/cases/", name, NULL);

          g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
          g_test_add_data_func (test, paths->pdata[paths->len - 1], test_case);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_build_filename (g_getenv ("MUSTER_TESTS_DIR"), "cases", NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_test_init (&argc, &argv, NULL);
  add_cases (folder, paths);
  return g_test_run ();
}
