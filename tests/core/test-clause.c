/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/clause.h"

static const MusterClause clauses[] = {
  {.id = "HARV-2", .title = "Harvest", .state = MUSTER_CLAUSE_IMPLEMENTED},
  {.id = "XP-1", .title = "Experience", .state = MUSTER_CLAUSE_REFERENCE},
};

static const MusterRuling rulings[] = {
  {.key = "xp.floor", .clause = "XP-1", .fallback = "0", .allowed = "0|none"},
  {.key = "sea.engine_size", .clause = "HARV-2", .fallback = "half", .allowed = "half|0..12"},
  {.key = "campaign.end", .clause = "HARV-2", .fallback = "last", .allowed = "last|turns:1..999|hexes:2..50"},
  {.key = "campaign.remark", .clause = "HARV-2", .fallback = "-", .allowed = "*"},
  {.key = "retreat.half", .clause = "HARV-2", .fallback = "0", .allowed = "-4..0"},
};

static const char *const harvest_reasons[] = {"YIELD", "DISRUPTED"};
static const char *const xp_reasons[] = {"GAINED", "WAIVED", "YIELD"};
static const MusterChapterReasons chapters[] = {
  {"harvest", harvest_reasons, G_N_ELEMENTS (harvest_reasons)},
  {"xp", xp_reasons, G_N_ELEMENTS (xp_reasons)},
};

static const MusterRulebook rulebook = {
  .id = "small",
  .clauses = clauses,
  .n_clauses = G_N_ELEMENTS (clauses),
  .rulings = rulings,
  .n_rulings = G_N_ELEMENTS (rulings),
  .chapters = chapters,
  .n_chapters = G_N_ELEMENTS (chapters),
  .first_chapter = 5,
};

static void
test_find_clause (void)
{
  g_assert_true (muster_rulebook_find_clause (&rulebook, "HARV-2") == &clauses[0]);
  g_assert_true (muster_rulebook_find_clause (&rulebook, "xp-1") == &clauses[1]);
  g_assert_null (muster_rulebook_find_clause (&rulebook, "XP-11"));
  g_assert_null (muster_rulebook_find_clause (&rulebook, "XP"));
  g_assert_null (muster_rulebook_find_clause (&rulebook, ""));
}

static void
test_find_ruling (void)
{
  g_assert_true (muster_rulebook_find_ruling (&rulebook, "sea.engine_size") == &rulings[1]);
  g_assert_null (muster_rulebook_find_ruling (&rulebook, "SEA.ENGINE_SIZE"));
  g_assert_null (muster_rulebook_find_ruling (&rulebook, "sea"));
}

static void
test_find_reason (void)
{
  MusterReason reason = {0, 0};

  g_assert_true (muster_rulebook_find_reason (&rulebook, "xp.YIELD", &reason));
  g_assert_cmpuint (reason.chapter, ==, 6);
  g_assert_cmpuint (reason.number, ==, 2);
  g_assert_true (muster_rulebook_find_reason (&rulebook, "harvest.YIELD", &reason));
  g_assert_cmpuint (reason.chapter, ==, 5);
  g_assert_cmpuint (reason.number, ==, 0);
  g_assert_false (muster_rulebook_find_reason (&rulebook, "harvest.WAIVED", &reason));
  g_assert_false (muster_rulebook_find_reason (&rulebook, "harv.YIELD", &reason));
  g_assert_false (muster_rulebook_find_reason (&rulebook, "harvest", &reason));
  g_assert_false (muster_rulebook_find_reason (&rulebook, "", &reason));
}

static void
test_reason_name (void)
{
  g_autofree char *name = muster_rulebook_dup_reason_name (&rulebook, (MusterReason) {5, 1});

  g_assert_cmpstr (name, ==, "harvest.DISRUPTED");
}

static void
assert_allows (const char *key,
               const char *value,
               gboolean    allowed)
{
  const MusterRuling *ruling = muster_rulebook_find_ruling (&rulebook, key);

  g_assert_cmpint (muster_ruling_allows (ruling, value), ==, allowed);
}

static void
test_words (void)
{
  assert_allows ("xp.floor", "0", TRUE);
  assert_allows ("xp.floor", "none", TRUE);
  assert_allows ("xp.floor", "None", FALSE);
  assert_allows ("xp.floor", "0|none", FALSE);
  assert_allows ("xp.floor", "", FALSE);
}

static void
test_ranges (void)
{
  assert_allows ("sea.engine_size", "half", TRUE);
  assert_allows ("sea.engine_size", "0", TRUE);
  assert_allows ("sea.engine_size", "12", TRUE);
  assert_allows ("sea.engine_size", "13", FALSE);
  assert_allows ("sea.engine_size", "-1", FALSE);
  assert_allows ("sea.engine_size", "3x", FALSE);
  assert_allows ("sea.engine_size", "1.5", FALSE);
  assert_allows ("sea.engine_size", "99999999999999999999", FALSE);
  assert_allows ("retreat.half", "-4", TRUE);
  assert_allows ("retreat.half", "0", TRUE);
  assert_allows ("retreat.half", "-5", FALSE);
  assert_allows ("retreat.half", "1", FALSE);
}

static void
test_word_with_range (void)
{
  assert_allows ("campaign.end", "last", TRUE);
  assert_allows ("campaign.end", "turns:1", TRUE);
  assert_allows ("campaign.end", "turns:999", TRUE);
  assert_allows ("campaign.end", "turns:0", FALSE);
  assert_allows ("campaign.end", "turns:1000", FALSE);
  assert_allows ("campaign.end", "turns:", FALSE);
  assert_allows ("campaign.end", "turns", FALSE);
  assert_allows ("campaign.end", "hexes:1", FALSE);
  assert_allows ("campaign.end", "hexes:50", TRUE);
  assert_allows ("campaign.end", "12", FALSE);
}

static void
test_free_text (void)
{
  g_autofree char *long_text = g_strnfill (1000, 'x');
  g_autofree char *too_long = g_strnfill (1001, 'x');

  assert_allows ("campaign.remark", "", FALSE);
  assert_allows ("campaign.remark", "two\nlines", FALSE);
  assert_allows ("campaign.remark", "Größe | 1..2", TRUE);
  assert_allows ("campaign.remark", "\xff", FALSE);
  assert_allows ("campaign.remark", long_text, TRUE);
  assert_allows ("campaign.remark", too_long, FALSE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clause/find-clause", test_find_clause);
  g_test_add_func ("/clause/find-ruling", test_find_ruling);
  g_test_add_func ("/clause/find-reason", test_find_reason);
  g_test_add_func ("/clause/reason-name", test_reason_name);
  g_test_add_func ("/ruling/words", test_words);
  g_test_add_func ("/ruling/ranges", test_ranges);
  g_test_add_func ("/ruling/word-with-range", test_word_with_range);
  g_test_add_func ("/ruling/free-text", test_free_text);
  return g_test_run ();
}
