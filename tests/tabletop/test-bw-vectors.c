/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bw-board.h"

#include <math.h>
#include <string.h>

typedef struct
{
  const char *id;
  const char *board;
  const char *expected;
} Vector;

static const Vector vectors[] = {
#define VECTOR(id, board, expected) {id, board, expected},
#include "tabletop/bw-vectors.def"
#undef VECTOR
};

#define INCH 25400.0

static gboolean
is_near (gint64      length,
         const char *inches)
{
  return fabs (length / INCH - g_ascii_strtod (inches, NULL)) < 0.00006;
}

/* "XNG-07:pass=6/6": the clause, its outcome and, where they are given, what was measured and against what. */
static gboolean
is_found (const MusterVerdict *verdict,
          const char          *wanted)
{
  g_auto (GStrv) parts = g_strsplit_set (wanted, ":=/", -1);
  g_autofree char *id = g_strconcat ("BW-", parts[0], NULL);

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (g_str_equal (finding->clause->id, id) &&
          g_str_equal (muster_outcome_get_word (finding->outcome), parts[1]) &&
          (finding->reason.chapter != MUSTER_CHAPTER_BW_TEXT || g_str_equal (id, "BW-DOC-01")) &&
          (parts[2] == NULL || is_near (muster_finding_get_number (finding, MUSTER_FACT_MEASURED), parts[2])) &&
          (parts[2] == NULL || parts[3] == NULL ||
           is_near (muster_finding_get_number (finding, MUSTER_FACT_LIMIT), parts[3])))
        {
          return TRUE;
        }
    }
  return FALSE;
}

static const MusterBwPiece *
find_piece (const MusterBwAnswer *answer,
            const char           *id)
{
  for (guint i = 0; i < answer->pieces->len; i++)
    {
      const MusterBwPiece *piece = muster_bw_answer_get_piece (answer, i);

      if (g_str_equal (piece->warrior->id, id))
        {
          return piece;
        }
    }
  g_error ("no warrior %s", id);
}

static gboolean
meets (const MusterBwAnswer *answer,
       const char           *id,
       const char           *enemy)
{
  int contact = find_piece (answer, id)->contact;

  return contact < 0 ? g_str_equal (enemy, "-")
                     : g_str_equal (muster_bw_answer_get_piece (answer, contact)->warrior->id, enemy);
}

/* A word of how the group stands that acted, or that was charged. */
static gboolean
stands (const MusterBwAnswer *answer,
        const MusterBwTable  *table,
        const char           *id,
        const char           *word)
{
  static const char *const positions[] = {"none", "defensive", "crossing"};

  for (guint i = 0; i < answer->groups->len; i++)
    {
      const MusterBwGroupResult *group = muster_bw_answer_get_group (answer, i);

      if (g_str_equal (muster_bw_table_get_group (table, group->group)->id, id))
        {
          return g_str_equal (word, group->coherent ? "coherent" : "incoherent") ||
                 g_str_equal (word, positions[group->position]) || (group->trapped && g_str_equal (word, "trapped")) ||
                 (g_str_has_prefix (word, "casualties=") &&
                  (guint) atoi (word + strlen ("casualties=")) == group->casualties);
        }
    }
  return FALSE;
}

static gboolean
holds (const MusterScenario *scenario,
       const MusterBwAnswer *answer,
       const char           *wanted)
{
  g_auto (GStrv) parts = g_strsplit_set (wanted, "@$>#", 2);
  char mark = parts[1] != NULL ? wanted[strlen (parts[0])] : '\0';

  if (g_str_has_prefix (wanted, "tag="))
    {
      const MusterFinding *finding = muster_verdict_find (answer->verdict, "BW-DOC-01", MUSTER_INFO);

      return g_str_equal (muster_finding_get_fact (finding, MUSTER_FACT_WHAT)->words, wanted + strlen ("tag="));
    }
  switch (mark)
    {
    case '@':
      return is_near (find_piece (answer, parts[0])->at.x, parts[1]) &&
             is_near (find_piece (answer, parts[0])->at.y, strchr (parts[1], ',') + 1);

    case '$':
      return is_near (find_piece (answer, parts[0])->spent, parts[1]);

    case '>':
      return meets (answer, parts[0], parts[1]);

    case '#':
      return stands (answer, scenario->bw, parts[0], parts[1]);

    default:
      break;
    }
  if (g_str_equal (wanted, "borderline"))
    {
      return muster_verdict_is_borderline (answer->verdict);
    }
  return *wanted == '!' ? !is_found (answer->verdict, wanted + 1) : is_found (answer->verdict, wanted);
}

static char *
say (const MusterVerdict *verdict)
{
  GString *text = g_string_new (muster_status_get_word (muster_verdict_get_status (verdict)));

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);
      g_autofree char *reason = muster_rulebook_dup_reason_name (muster_bw_get_rulebook (), finding->reason);

      g_string_append_printf (text, "\n%s %s %s %.4f/%.4f", finding->clause->id,
                              muster_outcome_get_word (finding->outcome), reason,
                              muster_finding_get_number (finding, MUSTER_FACT_MEASURED) / INCH,
                              muster_finding_get_number (finding, MUSTER_FACT_LIMIT) / INCH);
    }
  return g_string_free (text, FALSE);
}

static void
test_vector (gconstpointer data)
{
  const Vector *vector = data;
  g_autoptr (MusterScenario) scenario = bw_board_read (vector->board);
  g_autoptr (MusterBwAnswer) answer = muster_bw_adjudicate (scenario);
  g_auto (GStrv) wanted = g_strsplit (vector->expected, " ", -1);
  g_autofree char *said = say (answer->verdict);

  g_test_message ("%s\n%s", vector->board, said);
  for (guint i = 0; i < answer->pieces->len; i++)
    {
      const MusterBwPiece *piece = muster_bw_answer_get_piece (answer, i);

      g_test_message ("%s at %.4f,%.4f spent %.4f", piece->warrior->id, piece->at.x / INCH, piece->at.y / INCH,
                      piece->spent / INCH);
    }
  g_assert_cmpstr (muster_status_get_word (muster_verdict_get_status (answer->verdict)), ==, wanted[0]);
  for (guint i = 1; wanted[i] != NULL; i++)
    {
      if (!holds (scenario, answer, wanted[i]))
        {
          g_test_message ("missing: %s", wanted[i]);
          g_test_fail ();
        }
    }
}

/* Nothing that a verdict says may depend on which way the table lies or in which order the warriors are named. */
static void
test_symmetry (gconstpointer data)
{
  const Vector *vector = data;
  g_autoptr (MusterScenario) scenario = bw_board_read (vector->board);
  g_autoptr (MusterBwAnswer) answer = muster_bw_adjudicate (scenario);
  g_autofree char *said = say (answer->verdict);
  const struct
  {
    int mirror;
    double dx, dy;
    gboolean reversed;
  } layouts[] = {{-1, 0, 0, FALSE}, {1, 7.3, -11.1, FALSE}, {1, 0, 0, TRUE}, {-1, -20.25, 3.7, TRUE}};

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autoptr (MusterScenario) moved =
        bw_board_read_moved (vector->board, layouts[i].mirror, layouts[i].dx, layouts[i].dy, layouts[i].reversed);
      g_autoptr (MusterBwAnswer) other = muster_bw_adjudicate (moved);
      g_autofree char *also = say (other->verdict);

      g_assert_cmpint (muster_verdict_get_status (other->verdict), ==, muster_verdict_get_status (answer->verdict));
      g_assert_cmpint (muster_verdict_get_n_findings (other->verdict), ==,
                       muster_verdict_get_n_findings (answer->verdict));
      for (guint j = 0; j < answer->pieces->len; j++)
        {
          const MusterBwPiece *piece = muster_bw_answer_get_piece (answer, j);
          const MusterBwPiece *twin = find_piece (other, piece->warrior->id);

          g_assert_cmpint (ABS (twin->spent - piece->spent), <=, 2);
          g_assert_cmpint (ABS (layouts[i].mirror * piece->at.x + lround (layouts[i].dx * INCH) - twin->at.x), <=, 2);
          g_assert_cmpint (ABS (piece->at.y + lround (layouts[i].dy * INCH) - twin->at.y), <=, 2);
        }
    }
}

static gboolean
is_exercised (const char *key,
              const char *value)
{
  g_autofree char *rule = g_strdup_printf ("rule %s %s;", key, value);

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      if (strstr (vectors[i].board, rule) != NULL)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
test_every_alternative_has_a_vector (void)
{
  for (guint i = 0; i < MUSTER_N_BW_RULINGS; i++)
    {
      g_auto (GStrv) values = g_strsplit (muster_bw_rulings[i].allowed, "|", -1);

      for (guint j = 1; values[j] != NULL; j++)
        {
          g_test_message ("%s %s", muster_bw_rulings[i].key, values[j]);
          g_assert_true (is_exercised (muster_bw_rulings[i].key, values[j]));
        }
    }
}

static void
test_every_clause_is_cited (void)
{
  g_autoptr (GHashTable) cited = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autoptr (MusterScenario) scenario = bw_board_read (vectors[i].board);
      g_autoptr (MusterBwAnswer) answer = muster_bw_adjudicate (scenario);

      for (guint j = 0; j < muster_verdict_get_n_findings (answer->verdict); j++)
        {
          g_hash_table_add (cited, (char *) muster_verdict_get_finding (answer->verdict, j)->clause->id);
        }
    }
  for (guint i = 0; i < MUSTER_N_BW_CLAUSES; i++)
    {
      g_test_message ("%s", muster_bw_clauses[i].id);
      g_assert_true (muster_bw_clauses[i].state != MUSTER_CLAUSE_IMPLEMENTED ||
                     g_hash_table_contains (cited, muster_bw_clauses[i].id));
    }
}

/* What the verdict took from the base game, and whence that is, stands in it. */
static void
test_parameters_are_told (void)
{
  g_autoptr (MusterScenario) scenario =
    bw_board_read ("strip; group g red cavalry; parameter horse 76200; base a g 0,-4; g does move; to a 0,3");
  g_autoptr (MusterBwAnswer) answer = muster_bw_adjudicate (scenario);
  g_autofree char *said = say (answer->verdict);

  g_assert_nonnull (strstr (said, "BW-XNG-07 info bw-text.PARAMETER_PUBLIC"));
  g_assert_nonnull (strstr (said, "BW-XNG-07 info bw-text.PARAMETER_HOUSE"));
  g_assert_nonnull (strstr (said, "BW-XNG-08 info bw-text.PARAMETER_ASSUMED"));
  g_assert_nonnull (strstr (said, "BW-XNG-04 info bw-text.PARAMETER_ASSUMED"));
  g_assert_null (strstr (said, "BW-RGP-03"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autofree char *path = g_strconcat ("/tabletop/bw/", vectors[i].id, NULL);
      g_autofree char *symmetric = g_strconcat ("/tabletop/bw-symmetry/", vectors[i].id, NULL);

      g_test_add_data_func (path, &vectors[i], test_vector);
      g_test_add_data_func (symmetric, &vectors[i], test_symmetry);
    }
  g_test_add_func ("/tabletop/bw/alternatives", test_every_alternative_has_a_vector);
  g_test_add_func ("/tabletop/bw/clauses", test_every_clause_is_cited);
  g_test_add_func ("/tabletop/bw/parameters", test_parameters_are_told);
  return g_test_run ();
}
