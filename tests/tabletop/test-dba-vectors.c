/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/board.h"

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
#include "tabletop/dba-vectors.def"
#undef VECTOR
};

static gboolean
is_near (gint64 length,
         double widths)
{
  return fabs ((double) length / BOARD_BASE_WIDTH - widths) < 0.00006;
}

/* "DST-01:pass=2/2": the clause, its outcome and, where they are given, what was measured and against what. */
static gboolean
is_found (const MusterVerdict *verdict,
          const char          *wanted)
{
  g_auto (GStrv) parts = g_strsplit_set (wanted, ":=/", -1);
  g_autofree char *id = g_strconcat ("DBA-", parts[0], NULL);

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (g_str_equal (finding->clause->id, id) &&
          g_str_equal (muster_outcome_get_word (finding->outcome), parts[1]) &&
          (parts[2] == NULL || is_near (muster_finding_get_number (finding, MUSTER_FACT_MEASURED),
                                        g_ascii_strtod (parts[2], NULL))) &&
          (parts[2] == NULL || parts[3] == NULL ||
           is_near (muster_finding_get_number (finding, MUSTER_FACT_LIMIT), g_ascii_strtod (parts[3], NULL))))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* "a@1,1": where the element ends. */
static gboolean
ends_there (const MusterDbaAnswer *answer,
            const char            *wanted)
{
  g_auto (GStrv) parts = g_strsplit_set (wanted, "@,", -1);

  for (guint i = 0; i < muster_dba_answer_n_tracks (answer); i++)
    {
      const MusterDbaTrack *track = muster_dba_answer_get_track (answer, i);

      if (g_str_equal (track->piece->id, parts[0]))
        {
          return is_near (track->end.at.x, g_ascii_strtod (parts[1], NULL)) &&
                 is_near (track->end.at.y, g_ascii_strtod (parts[2], NULL));
        }
    }
  return FALSE;
}

static gboolean
holds (const MusterDbaAnswer *answer,
       const char            *wanted)
{
  if (strchr (wanted, '@') != NULL)
    {
      return ends_there (answer, wanted);
    }
  if (g_str_equal (wanted, "borderline"))
    {
      return muster_verdict_is_borderline (answer->verdict);
    }
  return *wanted == '!' ? !is_found (answer->verdict, wanted + 1) : is_found (answer->verdict, wanted);
}

static void
test_vector (gconstpointer data)
{
  const Vector *vector = data;
  g_autoptr (MusterScenario) scenario = board_read (vector->board);
  g_autoptr (MusterDbaAnswer) answer = muster_dba_adjudicate (scenario);
  g_auto (GStrv) wanted = g_strsplit (vector->expected, " ", -1);
  g_autofree char *said = board_say (answer->verdict);

  g_test_message ("%s\n%s", vector->board, said);
  g_assert_cmpstr (muster_status_get_word (muster_verdict_get_status (answer->verdict)), ==, wanted[0]);
  for (guint i = 1; wanted[i] != NULL; i++)
    {
      if (!holds (answer, wanted[i]))
        {
          g_test_message ("missing: %s", wanted[i]);
          g_test_fail ();
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

/* Every value of every house rule but the default is exercised by a vector. */
static void
test_rulings (void)
{
  const MusterRulebook *rulebook = muster_dba_get_rulebook ();

  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      g_auto (GStrv) values = g_strsplit (rulebook->rulings[i].allowed, "|", -1);

      g_assert_cmpstr (values[0], ==, rulebook->rulings[i].fallback);
      for (guint j = 1; values[j] != NULL; j++)
        {
          if (!is_exercised (rulebook->rulings[i].key, values[j]))
            {
              g_test_message ("%s=%s", rulebook->rulings[i].key, values[j]);
              g_test_fail ();
            }
        }
    }
}

/* Every clause is cited by the verdict on a vector. */
static void
test_clauses (void)
{
  const MusterRulebook *rulebook = muster_dba_get_rulebook ();
  g_autofree gboolean *cited = g_new0 (gboolean, rulebook->n_clauses);

  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autoptr (MusterScenario) scenario = board_read (vectors[i].board);
      g_autoptr (MusterDbaAnswer) answer = muster_dba_adjudicate (scenario);

      for (guint j = 0; j < muster_verdict_get_n_findings (answer->verdict); j++)
        {
          cited[muster_verdict_get_finding (answer->verdict, j)->clause - rulebook->clauses] = TRUE;
        }
    }
  for (guint i = 0; i < rulebook->n_clauses; i++)
    {
      if (!cited[i])
        {
          g_test_message ("%s", rulebook->clauses[i].id);
          g_test_fail ();
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autofree char *path = g_strconcat ("/tabletop/dba/", vectors[i].id, NULL);

      g_test_add_data_func (path, &vectors[i], test_vector);
    }
  g_test_add_func ("/tabletop/dba/rulings", test_rulings);
  g_test_add_func ("/tabletop/dba/clauses", test_clauses);
  return g_test_run ();
}
