/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/rulebook.h"

static void
test_clause_ids_are_unique (void)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();

  g_assert_cmpuint (rulebook->n_clauses, ==, MUSTER_N_CHRONOPIA_CLAUSES);
  for (guint i = 0; i < rulebook->n_clauses; i++)
    {
      const MusterClause *clause = &rulebook->clauses[i];

      g_assert_true (muster_rulebook_find_clause (rulebook, clause->id) == clause);
      g_assert_cmpstr (clause->title, !=, "");
      g_assert_cmpstr (clause->gist, !=, "");
    }
}

static void
test_citation_is_the_clause (void)
{
  g_assert_cmpstr (MUSTER_CITE (HARV_2)->id, ==, "HARV-2");
  g_assert_cmpstr (MUSTER_CITE (ZONE)->id, ==, "ZONE");
  g_assert_cmpint (MUSTER_CITE (SUPPLY_6)->state, ==, MUSTER_CLAUSE_IMPLEMENTED);
}

static void
test_rulings_allow_their_default (void)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();

  g_assert_cmpuint (rulebook->n_rulings, ==, MUSTER_N_RULINGS);
  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      const MusterRuling *ruling = &rulebook->rulings[i];

      g_assert_true (muster_rulebook_find_ruling (rulebook, ruling->key) == ruling);
      g_assert_nonnull (muster_rulebook_find_clause (rulebook, ruling->clause));
      g_assert_true (muster_ruling_allows (ruling, ruling->fallback));
    }
}

static void
test_ruling_takes_its_words_only (void)
{
  g_assert_true (muster_ruling_allows (MUSTER_OPTION (XP_FLOOR), "none"));
  g_assert_false (muster_ruling_allows (MUSTER_OPTION (XP_FLOOR), "1"));
  g_assert_true (muster_ruling_allows (MUSTER_OPTION (CAMPAIGN_END), "turns:12"));
  g_assert_false (muster_ruling_allows (MUSTER_OPTION (CAMPAIGN_END), "turns:0"));
  g_assert_true (muster_ruling_allows (MUSTER_OPTION (MAP_HOME_GAP), "5"));
  g_assert_false (muster_ruling_allows (MUSTER_OPTION (MAP_HOME_GAP), "6"));
}

static void
test_reasons_keep_their_names (void)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();
  g_autofree char *name = muster_rulebook_dup_reason_name (rulebook, MUSTER_WHY (HARVEST, HALVED));
  MusterReason found;

  g_assert_cmpstr (name, ==, "harvest.HALVED");
  g_assert_true (muster_rulebook_find_reason (rulebook, "supply.ISOLATED", &found));
  g_assert_cmpuint (found.chapter, ==, MUSTER_CHAPTER_SUPPLY);
  g_assert_cmpuint (found.number, ==, MUSTER_WHY_SUPPLY_ISOLATED);
  g_assert_false (muster_rulebook_find_reason (rulebook, "supply.YIELD", &found));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/rulebook/clause-ids", test_clause_ids_are_unique);
  g_test_add_func ("/campaign/rulebook/citation", test_citation_is_the_clause);
  g_test_add_func ("/campaign/rulebook/rulings-default", test_rulings_allow_their_default);
  g_test_add_func ("/campaign/rulebook/ruling-words", test_ruling_takes_its_words_only);
  g_test_add_func ("/campaign/rulebook/reasons", test_reasons_keep_their_names);
  return g_test_run ();
}
