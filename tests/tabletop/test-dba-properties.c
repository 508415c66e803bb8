/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What must not change a verdict: where the table lies, how it is turned, whether it is seen in a mirror, and in which
 * order its pieces are listed. Each vector is put to each of these tests.
 */
#include "tabletop/board.h"

#include <math.h>
#include <string.h>

static const char *const boards[] = {
#define VECTOR(id, board, expected) board,
#include "tabletop/dba-vectors.def"
#undef VECTOR
};

/**
 * A motion of the plane: first mirrored in the y axis, then turned by the angle of (cosine, sine) / whole, then moved.
 */
typedef struct
{
  const char *name;
  gboolean mirrored;
  gint64 cosine;
  gint64 sine;
  gint64 whole;
  MusterPoint by;
} Motion;

static const Motion motions[] = {
  {"mirror", TRUE, 1, 0, 1, {0, 0}},
  {"move", FALSE, 1, 0, 1, {123457, -98765}},
  {"quarter", FALSE, 0, 1, 1, {0, 0}},
  {"half", FALSE, -1, 0, 1, {40000, 0}},
  {"three-four-five", FALSE, 3, 4, 5, {0, 0}},
  {"five-twelve", FALSE, -12, 5, 13, {7, 11}},
  {"mirror-and-turn", TRUE, 20, -21, 29, {-333333, 222222}},
};

static gint32
divide (gint64 number,
        gint64 by)
{
  return (gint32) (number >= 0 ? (number + by / 2) / by : -((-number + by / 2) / by));
}

static MusterPoint
moved_vector (const Motion *motion,
              MusterPoint   vector)
{
  gint64 x = motion->mirrored ? -(gint64) vector.x : vector.x;

  return (MusterPoint) {divide (motion->cosine * x - motion->sine * vector.y, motion->whole),
                        divide (motion->sine * x + motion->cosine * vector.y, motion->whole)};
}

static MusterPoint
moved (const Motion *motion,
       MusterPoint   point)
{
  return muster_point_plus (moved_vector (motion, point), motion->by);
}

/* A heading keeps all its precision: it is not divided. */
static MusterPoint
moved_heading (const Motion *motion,
               MusterPoint   heading)
{
  gint64 x = motion->mirrored ? -(gint64) heading.x : heading.x;

  return muster_heading (motion->cosine * x - motion->sine * heading.y, motion->sine * x + motion->cosine * heading.y);
}

static void
move_areas (const Motion *motion,
            GPtrArray    *areas)
{
  for (guint i = 0; i < areas->len; i++)
    {
      MusterDbaArea *area = g_ptr_array_index (areas, i);
      g_autoptr (MusterPolygon) before = g_steal_pointer (&area->polygon);
      g_autofree MusterPoint *points = g_memdup2 (before->points, before->n_points * sizeof *points);

      for (guint j = 0; j < before->n_points; j++)
        {
          points[j] = moved (motion, points[j]);
        }
      area->polygon = muster_polygon_new (points, before->n_points, MUSTER_TABLE_TOLERANCE, NULL);
      g_assert_nonnull (area->polygon);
    }
}

static void
move_steps (const Motion *motion,
            GArray       *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      MusterDbaStep *step = &g_array_index (steps, MusterDbaStep, i);

      step->at = moved (motion, step->at);
      step->heading = moved_heading (motion, step->heading);
      if (step->kind == MUSTER_DBA_SLIDE && motion->mirrored)
        {
          step->by = -step->by;
        }
    }
}

static void
move_table (const Motion   *motion,
            MusterDbaTable *table)
{
  for (guint i = 0; i < table->elements->len; i++)
    {
      MusterDbaElement *element = g_ptr_array_index (table->elements, i);
      MusterPose pose = {moved (motion, element->pose.at), moved_heading (motion, element->pose.heading)};

      muster_dba_element_place (element, pose, table->tolerance);
    }
  for (guint i = 0; i < table->roads->len; i++)
    {
      MusterDbaRoad *road = g_ptr_array_index (table->roads, i);

      for (guint j = 0; j < road->n_points; j++)
        {
          road->points[j] = moved (motion, road->points[j]);
        }
    }
  move_areas (motion, table->terrain);
  move_areas (motion, table->rivers);
  move_areas (motion, table->walls);
  move_areas (motion, table->forts);
  move_steps (motion, table->move.steps);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Status, and for each finding its clause, outcome and subject, in the alphabet's order. */
static char *
summarize (const MusterScenario *scenario)
{
  g_autoptr (MusterDbaAnswer) answer = muster_dba_adjudicate (scenario);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < muster_verdict_get_n_findings (answer->verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (answer->verdict, i);
      const MusterFact *subject = muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT);

      g_ptr_array_add (words, g_strdup_printf ("%s %s %s", finding->clause->id,
                                               muster_outcome_get_word (finding->outcome),
                                               muster_scenario_get_id (scenario, subject->kind, subject->number)));
    }
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_insert (words, 0, g_strdup (muster_status_get_word (muster_verdict_get_status (answer->verdict))));
  g_ptr_array_add (words, NULL);
  return g_strjoinv ("\n", (char **) words->pdata);
}

static void
test_motion (gconstpointer data)
{
  const Motion *motion = data;

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (MusterScenario) scenario = board_read (boards[i]);
      g_autofree char *before = summarize (scenario);
      g_autofree char *after = NULL;

      move_table (motion, scenario->dba);
      after = summarize (scenario);
      if (!g_str_equal (before, after))
        {
          g_test_message ("%s\nbefore %s\nafter %s", boards[i], before, after);
          g_test_fail ();
        }
    }
}

static void
reverse_pieces (MusterDbaTable *table)
{
  guint n_elements = table->elements->len;

  for (guint i = 0; i < n_elements / 2; i++)
    {
      gpointer swapped = table->elements->pdata[i];

      table->elements->pdata[i] = table->elements->pdata[n_elements - 1 - i];
      table->elements->pdata[n_elements - 1 - i] = swapped;
    }
  for (guint i = 0; i < table->move.elements->len; i++)
    {
      guint *index = &g_array_index (table->move.elements, guint, i);

      *index = n_elements - 1 - *index;
    }
  for (guint i = 0; i < table->move.steps->len; i++)
    {
      MusterDbaStep *step = &g_array_index (table->move.steps, MusterDbaStep, i);

      step->element = step->element < 0 ? -1 : (int) n_elements - 1 - step->element;
    }
}

static void
test_order (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (MusterScenario) scenario = board_read (boards[i]);
      g_autofree char *before = summarize (scenario);
      g_autofree char *after = NULL;

      reverse_pieces (scenario->dba);
      after = summarize (scenario);
      if (!g_str_equal (before, after))
        {
          g_test_message ("%s\nbefore %s\nafter %s", boards[i], before, after);
          g_test_fail ();
        }
    }
}

static void
append_statement (GString    *board,
                  const char *format,
                  ...) G_GNUC_PRINTF (2, 3);

static void
append_statement (GString    *board,
                  const char *format,
                  ...)
{
  va_list values;

  va_start (values, format);
  g_string_append_vprintf (board, format, values);
  va_end (values);
  g_string_append (board, "; ");
}

/* A whole number of hundredths of a base width. */
static double
hundredths (GRand *rand,
            int    from,
            int    to)
{
  return g_rand_int_range (rand, from, to) / 100.0;
}

static void
append_elements (GString *board,
                 GRand   *rand)
{
  static const char *const codes[] = {"4Bd", "Kn", "LH", "Ps", "4Ax", "3Wb", "WWg", "Cv"};

  for (int i = 0; i < 12; i++)
    {
      const char *code = codes[g_rand_int_range (rand, 0, G_N_ELEMENTS (codes))];

      if (i < 6)
        {
          append_statement (board, "el e%d red %s %d %.1f 0 1 .5", i, code, i % 3, -.5 * (i / 3));
        }
      else
        {
          append_statement (board, "el e%d blue %s %.2f %.2f %d %d .%d", i, code, hundredths (rand, -200, 400),
                            hundredths (rand, 50, 400), g_rand_int_range (rand, -5, 6), -g_rand_int_range (rand, 1, 6),
                            g_rand_int_range (rand, 3, 8));
        }
    }
}

static void
append_grounds (GString *board,
                GRand   *rand)
{
  static const char *const grounds[] = {"terrain rough", "terrain bad", "river unknown", "river 3", "river 5", "wall",
                                        "fort camp blue"};

  for (int i = 0; i < 4; i++)
    {
      double x = hundredths (rand, -300, 500);
      double y = hundredths (rand, 20, 400);
      double width = hundredths (rand, 20, 300);
      double depth = hundredths (rand, 10, 100);

      append_statement (board, "%s %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f",
                        grounds[g_rand_int_range (rand, 0, G_N_ELEMENTS (grounds))], x, y, x + width, y, x + width,
                        y + depth, x, y + depth);
    }
}

static void
append_move (GString *board,
             GRand   *rand)
{
  static const char *const moves[] = {"single e0", "single e4", "group e0 e1 e2", "group e0 e3", "reduce e0 e1 e2",
                                      "group e0 e1 e2 e3 e4 e5", "recoil e1", "flee e2", "single e2"};

  append_statement (board, "move %s", moves[g_rand_int_range (rand, 0, G_N_ELEMENTS (moves))]);
  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      append_statement (board, "straight %.2f", hundredths (rand, -100, 400));
      break;

    case 1:
      append_statement (board, "wheel %s %d,%d", g_rand_boolean (rand) ? "-.5,0" : ".5,0",
                        g_rand_int_range (rand, -9, 10), g_rand_int_range (rand, 1, 9));
      break;

    case 2:
      append_statement (board, "via %.2f,%.2f", hundredths (rand, -200, 300), hundredths (rand, 0, 200));
      append_statement (board, "to %.2f,%.2f", hundredths (rand, -200, 300), hundredths (rand, 0, 400));
      break;

    case 3:
      append_statement (board, "straight %.2f", hundredths (rand, 0, 200));
      append_statement (board, "slide %.2f", hundredths (rand, -100, 100));
      break;

    default:
      append_statement (board, "to %.2f,%.2f %d,%d", hundredths (rand, -200, 300), hundredths (rand, -50, 400),
                        g_rand_int_range (rand, -9, 10), g_rand_int_range (rand, 1, 9));
      break;
    }
}

/* Tables and moves at random, in a mirror and turned by a quarter: both keep every corner's micrometre. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1066);
  guint n_boards = g_getenv ("MUSTER_TEST_DEEP") != NULL ? 100000 : 3000;

  for (guint i = 0; i < n_boards; i++)
    {
      g_autoptr (GString) board = g_string_new (NULL);
      g_autoptr (MusterScenario) scenario = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      append_elements (board, rand);
      append_grounds (board, rand);
      append_move (board, rand);
      scenario = board_read (board->str);
      before = summarize (scenario);
      move_table (&motions[i % 3], scenario->dba);
      after = summarize (scenario);
      if (!g_str_equal (before, after))
        {
          g_test_message ("%s: %s\nbefore %s\nafter %s", motions[i % 3].name, board->str, before, after);
          g_test_fail ();
        }
    }
}

static void
test_repeatable (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (MusterScenario) scenario = board_read (boards[i]);
      g_autofree char *first = summarize (scenario);
      g_autofree char *second = summarize (scenario);

      g_assert_cmpstr (first, ==, second);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (motions); i++)
    {
      g_autofree char *path = g_strconcat ("/tabletop/dba-properties/", motions[i].name, NULL);

      g_test_add_data_func (path, &motions[i], test_motion);
    }
  g_test_add_func ("/tabletop/dba-properties/order", test_order);
  g_test_add_func ("/tabletop/dba-properties/repeatable", test_repeatable);
  g_test_add_func ("/tabletop/dba-properties/random", test_random);
  return g_test_run ();
}
