/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/verdict.h"

static const MusterClause move = {.id = "MOVE-3", .title = "Allowance"};
static const MusterClause supply = {.id = "SUPL-1", .title = "Supply"};
static const MusterReason first = {0, 0};
static const MusterReason second = {0, 1};

static void
add (MusterVerdict      *verdict,
     const MusterClause *clause,
     MusterOutcome       outcome)
{
  muster_verdict_add (verdict, clause, outcome, first, NULL, 0);
}

static void
test_status (void)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();

  g_assert_cmpint (muster_verdict_get_status (verdict), ==, MUSTER_LEGAL);
  add (verdict, &move, MUSTER_PASS);
  add (verdict, &move, MUSTER_INFO);
  g_assert_cmpint (muster_verdict_get_status (verdict), ==, MUSTER_LEGAL);
  add (verdict, &move, MUSTER_NEEDS);
  g_assert_cmpint (muster_verdict_get_status (verdict), ==, MUSTER_UNDECIDED);
  add (verdict, &move, MUSTER_FAIL);
  g_assert_cmpint (muster_verdict_get_status (verdict), ==, MUSTER_ILLEGAL);
  add (verdict, &move, MUSTER_PASS);
  add (verdict, &move, MUSTER_NEEDS);
  g_assert_cmpint (muster_verdict_get_status (verdict), ==, MUSTER_ILLEGAL);
  g_assert_cmpuint (muster_verdict_get_n_findings (verdict), ==, 6);
}

static void
test_find (void)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();

  add (verdict, &move, MUSTER_PASS);
  add (verdict, &supply, MUSTER_FAIL);
  add (verdict, &supply, MUSTER_FAIL);
  g_assert_true (muster_verdict_find (verdict, "SUPL-1", MUSTER_FAIL) == muster_verdict_get_finding (verdict, 1));
  g_assert_null (muster_verdict_find (verdict, "SUPL-1", MUSTER_PASS));
  g_assert_null (muster_verdict_find (verdict, "MOVE-4", MUSTER_PASS));
}

#define MANY 3000

static void
test_many_findings (void)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  const MusterFinding *findings[MANY];

  for (guint i = 0; i < MANY; i++)
    {
      findings[i] = muster_verdict_find_out (verdict, &move, MUSTER_PASS, first, MUSTER_FACT_NUMBER_OF (AMOUNT, i));
    }
  g_assert_cmpuint (muster_verdict_get_n_findings (verdict), ==, MANY);
  for (guint i = 0; i < MANY; i++)
    {
      g_assert_true (muster_verdict_get_finding (verdict, i) == findings[i]);
      g_assert_cmpint (muster_finding_get_number (findings[i], MUSTER_FACT_AMOUNT), ==, i);
      g_assert_null (muster_finding_get_fact (findings[i], MUSTER_FACT_WHAT));
    }
}

static void
test_facts_are_copied (void)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  char name[] = "Oakvale";
  const MusterFinding *finding;

  muster_verdict_find_out (verdict, &move, MUSTER_INFO, second,
                           MUSTER_FACT_WORDS_OF (WHAT, name), MUSTER_FACT_NUMBER_OF (AMOUNT, -3));
  name[0] = 'X';
  finding = muster_verdict_get_finding (verdict, 0);
  g_assert_cmpstr (muster_finding_get_fact (finding, MUSTER_FACT_WHAT)->words, ==, "Oakvale");
  g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_AMOUNT), ==, -3);
  g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_WHAT), ==, 0);
  g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_TURN), ==, 0);
  g_assert_null (muster_finding_get_fact (finding, MUSTER_FACT_TURN));
  g_assert_cmpuint (finding->reason.number, ==, 1);
}

static void
test_copy_outlives_its_source (void)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  MusterVerdict *source = muster_verdict_new ();
  const MusterFinding *finding;

  muster_verdict_find_out (source, &move, MUSTER_FAIL, first, MUSTER_FACT_WORDS_OF (WHAT, "a bog"));
  muster_verdict_add_copy (verdict, muster_verdict_get_finding (source, 0));
  muster_verdict_unref (source);
  finding = muster_verdict_find (verdict, "MOVE-3", MUSTER_FAIL);
  g_assert_cmpstr (muster_finding_get_fact (finding, MUSTER_FACT_WHAT)->words, ==, "a bog");
  g_assert_cmpint (muster_verdict_get_status (verdict), ==, MUSTER_ILLEGAL);
}

/* An inch, 25 400 micrometres, with the table's tolerance of 0.1 mm. */
static const struct
{
  gint64 measured;
  gint64 tolerance;
  gboolean kept;
  gboolean borderline;
} limits[] = {
  {25400, 0, TRUE, TRUE},
  {25401, 0, FALSE, FALSE},
  {25399, 0, TRUE, FALSE},
  {25299, 100, TRUE, FALSE},
  {25300, 100, TRUE, TRUE},
  {25400, 100, TRUE, TRUE},
  {25500, 100, TRUE, TRUE},
  {25501, 100, FALSE, FALSE},
  {0, 100, TRUE, FALSE},
};

static void
test_limit (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
      const MusterFact subject = MUSTER_FACT_WORDS_OF (SUBJECT, "a");
      const MusterFinding *finding;

      g_assert_cmpint (muster_verdict_limit (verdict, &move, first, second, limits[i].measured, 25400,
                                             limits[i].tolerance, &subject, 1), ==, limits[i].kept);
      finding = muster_verdict_get_finding (verdict, 0);
      g_assert_cmpint (finding->outcome, ==, limits[i].kept ? MUSTER_PASS : MUSTER_FAIL);
      g_assert_cmpuint (finding->reason.number, ==, limits[i].kept ? 0 : 1);
      g_assert_cmpint (finding->borderline, ==, limits[i].borderline);
      g_assert_cmpint (muster_verdict_is_borderline (verdict), ==, limits[i].borderline);
      g_assert_cmpint (muster_verdict_get_status (verdict), ==, limits[i].kept ? MUSTER_LEGAL : MUSTER_ILLEGAL);
      g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_MEASURED), ==, limits[i].measured);
      g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_LIMIT), ==, 25400);
      g_assert_cmpstr (muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT)->words, ==, "a");
    }
}

static void
test_words (void)
{
  MusterOutcome outcome;
  MusterFactKey key;

  g_assert_cmpstr (muster_status_get_word (MUSTER_LEGAL), ==, "legal");
  g_assert_cmpstr (muster_status_get_word (MUSTER_ILLEGAL), ==, "illegal");
  g_assert_cmpstr (muster_status_get_word (MUSTER_UNDECIDED), ==, "undecided");
  g_assert_true (muster_outcome_from_word ("needs", &outcome));
  g_assert_cmpint (outcome, ==, MUSTER_NEEDS);
  g_assert_false (muster_outcome_from_word ("perhaps", &outcome));
  g_assert_true (muster_fact_key_from_word ("measured", &key));
  g_assert_cmpint (key, ==, MUSTER_FACT_MEASURED);
  g_assert_false (muster_fact_key_from_word ("MEASURED", &key));
  for (guint i = 0; i < MUSTER_N_FACT_KEYS; i++)
    {
      g_assert_true (muster_fact_key_from_word (muster_fact_key_get_word (i), &key));
      g_assert_cmpuint (key, ==, i);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verdict/status", test_status);
  g_test_add_func ("/verdict/find", test_find);
  g_test_add_func ("/verdict/many-findings", test_many_findings);
  g_test_add_func ("/verdict/facts-are-copied", test_facts_are_copied);
  g_test_add_func ("/verdict/copy-outlives-its-source", test_copy_outlives_its_source);
  g_test_add_func ("/verdict/limit", test_limit);
  g_test_add_func ("/verdict/words", test_words);
  return g_test_run ();
}
