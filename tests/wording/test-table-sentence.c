/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/board.h"
#include "wording/sentence.h"

#include <string.h>

/* What an adjudication finds has a fact for every place of its sentence that is not in brackets. */
static void
test_no_place_is_left_empty (void)
{
  static const char *const boards[] = {
#define VECTOR(id, board, expected) board,
#include "tabletop/dba-vectors.def"
#undef VECTOR
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (MusterScenario) scenario = board_read (boards[i]);
      g_autoptr (MusterDbaAnswer) answer = muster_dba_adjudicate (scenario);
      const MusterNames names = muster_names_of_table (scenario);
      g_autofree char *lines = muster_verdict_dup_lines (answer->verdict, &names);

      if (strchr (lines, '{') != NULL)
        {
          g_test_message ("%s\n%s", boards[i], lines);
          g_test_fail ();
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-sentence/places", test_no_place_is_left_empty);
  return g_test_run ();
}
