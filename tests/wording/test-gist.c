/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/rulebook.h"
#include "wording/gist.h"
#include "wording/roll.h"

#include <string.h>

/* Without a row in the table of gists, a command's gist is its own text. */
static void
test_every_command_has_a_gist (void)
{
  const MusterNames names = MUSTER_NAMES_OF (NULL);
  guint n_specs;
  const MusterCommandSpec *specs = muster_command_specs (&n_specs);

  for (guint i = 0; i < n_specs; i++)
    {
      g_autofree char *gist = muster_command_text_dup_gist (specs[i].example, &names);

      g_assert_cmpstr (gist, !=, specs[i].example);
      g_assert_null (strpbrk (gist, "{}[]"));
    }
}

static void
test_note_is_quoted_in_its_gist (void)
{
  const MusterNames names = MUSTER_NAMES_OF (NULL);
  g_autofree char *gist = muster_command_text_dup_gist ("note text=\"Carl {joins}\"", &names);
  g_autofree char *text = muster_command_text_dup_gist ("dance with=anna", &names);

  g_assert_cmpstr (gist, ==, "Note: Carl {joins}");
  g_assert_cmpstr (text, ==, "dance with=anna");
}

static void
test_plot_names_its_path (void)
{
  const MusterNames names = MUSTER_NAMES_OF (NULL);
  g_autofree char *moves = muster_command_text_dup_gist ("plot unit=u1 path=\"N NW NW\"", &names);
  g_autofree char *holds = muster_command_text_dup_gist ("plot unit=u1 path=hold", &names);

  g_assert_cmpstr (moves, ==, "Plot u1: N, NW, NW");
  g_assert_cmpstr (holds, ==, "Plot u1: hold");
}

static void
test_roll_says_what_it_was_for (void)
{
  const MusterRoll clash = {
    .number = 3, .sides = 20, .value = 7, .clause = MUSTER_CITE (MOVE_13), .reason = MUSTER_WHY (MOVEMENT, CLASH),
  };
  g_autofree char *line = muster_roll_dup_line (&clash);
  g_autofree char *request = muster_roll_dup_request (MUSTER_CITE (WEATHER_1), MUSTER_WHY (TURN, NOTE), 20);

  g_assert_cmpstr (line, ==, "d20 for the hex of the clash: 7");
  g_assert_cmpstr (request, ==, "a d20 for Weather table");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gist/every-command", test_every_command_has_a_gist);
  g_test_add_func ("/gist/note", test_note_is_quoted_in_its_gist);
  g_test_add_func ("/gist/plot", test_plot_names_its_path);
  g_test_add_func ("/gist/roll", test_roll_says_what_it_was_for);
  return g_test_run ();
}
