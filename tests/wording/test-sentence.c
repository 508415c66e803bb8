/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/edit.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "tabletop/dba-rulebook.h"
#include "tabletop/dba-table.h"
#include "wording/language.h"
#include "wording/sentence.h"
#include "wording/template.h"
#include "wording/words.h"

#include <string.h>

/* Puts the record and lets go of its texts. */
static void
put (MusterEdit      *edit,
     MusterRecordKind kind,
     gpointer         record)
{
  muster_edit_put (edit, kind, record);
  muster_record_clear (kind, record);
}

/* A world of one player, one hex and one unit, whose names are awkward on purpose. */
static MusterWorld *
make_world (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_ruleset_new ("little", "Little");
  g_autoptr (MusterWorld) empty = muster_world_new (ruleset);
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  MusterEdit *edit = muster_edit_new (empty, verdict);
  g_autoptr (GArray) effects = NULL;
  MusterCampaign campaign = {.key = 1, .name = g_ref_string_new ("The Vale"), .columns = 8, .rows = 6};
  MusterPlayer player = {
    .key = 1, .id = g_ref_string_new ("anna"), .name = g_ref_string_new ("Anna {measured}"),
  };
  MusterUnit unit = {
    .key = 2, .id = g_ref_string_new ("u1"), .name = g_ref_string_new ("\327\220\327\221 #1"),
    .player = 1, .troop = 3,
  };
  MusterHex hex = {
    .key = MUSTER_HEX_KEY (2, 3), .terrain = MUSTER_TERRAIN_FOREST, .resource = 3, .name = g_ref_string_new ("Oakvale"),
  };

  put (edit, MUSTER_CAMPAIGN, &campaign);
  put (edit, MUSTER_PLAYER, &player);
  put (edit, MUSTER_UNIT, &unit);
  put (edit, MUSTER_HEX, &hex);
  return muster_edit_finish (edit, &effects);
}

static void
test_line_names_clause_outcome_and_subject (void)
{
  g_autoptr (MusterWorld) world = make_world ();
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  const MusterNames names = MUSTER_NAMES_OF (world);
  g_autofree char *lines = NULL;

  muster_verdict_find_out (verdict, MUSTER_CITE (HARV_2), MUSTER_INFO, MUSTER_WHY (HARVEST, YIELD),
                           MUSTER_FACT_NOUN_OF (SUBJECT, HEX, MUSTER_HEX_KEY (2, 3)),
                           MUSTER_FACT_NUMBER_OF (AMOUNT, 3),
                           MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, MUSTER_RESOURCE_WOOD),
                           MUSTER_FACT_NUMBER_OF (NUMBER, 3));
  muster_verdict_find_out (verdict, MUSTER_CITE (MERCH_1), MUSTER_FAIL, MUSTER_WHY (MERCHANT, TOO_POOR),
                           MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, 1),
                           MUSTER_FACT_NUMBER_OF (MEASURED, 40), MUSTER_FACT_NUMBER_OF (LIMIT, 50));
  lines = muster_verdict_dup_lines (verdict, &names);
  g_assert_cmpstr (lines, ==,
                   "HARV-2 info 0304: 0304 Oakvale yields 3 wood: resource number 3\n"
                   "MERCH-1 fail anna: Anna {measured} has 40 points and needs 50\n");
}

static void
test_name_from_right_to_left_is_isolated (void)
{
  g_autoptr (MusterWorld) world = make_world ();
  const MusterNames names = MUSTER_NAMES_OF (world);
  g_autofree char *unit = muster_names_dup_noun (&names, MUSTER_NOUN_UNIT, 2);
  g_autoptr (GString) marked = g_string_new (NULL);

  g_assert_cmpstr (unit, ==, "\342\201\250\327\220\327\221 #1\342\201\251");
  muster_append_isolated (marked, "Bert\342\200\256 gnol"); /* U+202E would turn the rest of the line around */
  g_assert_cmpstr (marked->str, ==, "Bert gnol");
}

static void
test_earlier_world_names_what_is_gone (void)
{
  g_autoptr (MusterWorld) before = make_world ();
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  MusterEdit *edit = muster_edit_new (before, verdict);
  g_autoptr (MusterWorld) after = NULL;
  g_autoptr (GArray) effects = NULL;
  MusterNames names;
  g_autofree char *gone = NULL;
  g_autofree char *named = NULL;

  muster_edit_drop (edit, MUSTER_UNIT, 2);
  after = muster_edit_finish (edit, &effects);
  names = MUSTER_NAMES_OF (after);
  gone = muster_names_dup_noun (&names, MUSTER_NOUN_UNIT, 2);
  g_assert_cmpstr (gone, ==, "a former unit");
  names = MUSTER_NAMES_ACROSS (after, before);
  named = muster_names_dup_id (&names, &MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, 2));
  g_assert_cmpstr (named, ==, "u1");
}

static void
test_facts_by_kind (void)
{
  const struct
  {
    MusterFact fact;
    const char *text;
  } cases[] = {
    {MUSTER_FACT_LENGTH_OF (MEASURED, 60960), "2.4\""},      /* 2.4 x 25400 */
    {MUSTER_FACT_LENGTH_OF (MEASURED, 50800), "2\""},
    {MUSTER_FACT_LENGTH_OF (MEASURED, -12700), "-0.5\""},
    {MUSTER_FACT_LENGTH_OF (MEASURED, 25425), "1.001\""},    /* 1.00098 */
    {MUSTER_FACT_NUMBER_OF (AMOUNT, -4), "-4"},
    {MUSTER_FACT_NUMBER_OF (AMOUNT, 2), "2"},
    {MUSTER_FACT_NOUN_OF (PATH, PATH, 0x661), "N, NW, NW"},  /* side + 1 in four bits each, the first one lowest */
    {MUSTER_FACT_NOUN_OF (RACE, RACE, MUSTER_RACE_SONS_OF_KRONOS), "Sons of Kronos"},
    {MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, 0), "nobody"},
  };
  const MusterNames names = MUSTER_NAMES_OF (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = muster_names_dup_fact (&names, &cases[i].fact);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* Every reason of the rulebook has its sentence: the compiler sees to it, this to the dispatch. */
static void
test_every_reason_speaks (void)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();
  const MusterNames names = MUSTER_NAMES_OF (NULL);

  for (guint chapter = 0; chapter < rulebook->n_chapters; chapter++)
    {
      for (guint reason = 0; reason < rulebook->chapters[chapter].n_reasons; reason++)
        {
          const MusterFinding finding = {.clause = MUSTER_CITE (TURN_1), .reason = {chapter, reason}};
          g_autofree char *sentence = muster_finding_dup_sentence (&finding, &names);

          g_assert_cmpuint (strlen (sentence), >, 0);
          g_assert_null (strpbrk (sentence, "[]"));
          g_assert_false (g_str_has_suffix (sentence, "."));
        }
    }
}

/* So has every reason of the tabletop rules. */
static void
test_every_table_reason_speaks (void)
{
  const MusterRulebook *rulebook = muster_dba_get_rulebook ();
  const MusterNames names = MUSTER_NAMES_OF (NULL);

  for (guint i = 0; i < rulebook->n_chapters; i++)
    {
      for (guint reason = 0; reason < rulebook->chapters[i].n_reasons; reason++)
        {
          const MusterFinding finding = {.clause = MUSTER_DBA_CITE (DST_01),
                                         .reason = {rulebook->first_chapter + i, reason}};
          g_autofree char *sentence = muster_finding_dup_sentence (&finding, &names);

          g_assert_cmpuint (strlen (sentence), >, 0);
          g_assert_null (strpbrk (sentence, "[]"));
          g_assert_false (g_str_has_suffix (sentence, "."));
        }
    }
}

static void
test_table_speaks_of_pieces_in_base_widths (void)
{
  g_autoptr (MusterScenario) scenario = muster_scenario_new (MUSTER_TABLE_DBA);
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  const MusterFact subject = {.key = MUSTER_FACT_SUBJECT, .kind = MUSTER_FACT_ELEMENT, .number = 0};
  g_autofree char *lines = NULL;
  MusterDbaTroop troop;
  MusterNames names;

  scenario->dba = muster_dba_table_new (40000, MUSTER_TABLE_TOLERANCE);
  muster_dba_troop_parse ("4Bd", &troop);
  muster_dba_table_add_element (scenario->dba, "a", 1, troop);
  names = muster_names_of_table (scenario);
  muster_verdict_limit (verdict, MUSTER_DBA_CITE (DST_01), MUSTER_DBA_WHY (DISTANCE, CHORD),
                        MUSTER_DBA_WHY (DISTANCE, CHORD_TOO_LONG), 84400, 80000, 100, &subject, 1);
  lines = muster_verdict_dup_lines (verdict, &names);
  g_assert_cmpstr (lines, ==, "DBA-DST-01 fail a: a front corner of a gets 2.11 BW from its start, "
                   "only 2 BW are allowed\n");
}

static gboolean
fill_number (GString    *text,
             const char *word,
             gpointer    user_data)
{
  if (!g_str_equal (word, "a"))
    {
      return FALSE;
    }
  g_string_append (text, "{b}[c]");
  return TRUE;
}

static void
test_template_leaves_out_what_is_empty (void)
{
  g_autofree char *text = muster_template_fill ("x {a}[ and {a}][ or {b}] y {b} {", fill_number, NULL);

  g_assert_cmpstr (text, ==, "x {b}[c] and {b}[c] y {b} {");
  g_assert_true (muster_template_has_place ("x {a}", "a"));
  g_assert_false (muster_template_has_place ("x {aa}", "a"));
}

static void
test_every_word_has_a_title (void)
{
#define WORDS(Type)
#define WORD(value, word)
#define END_WORDS(Type, noun, VALUE) \
  for (guint i = 0; i < MUSTER_N_##VALUE##S; i++) \
    { \
      g_assert_cmpstr (muster_##noun##_get_title (i), !=, NULL); \
    }
#include "campaign/vocabulary.def"
#undef WORDS
#undef WORD
#undef END_WORDS
  g_assert_cmpstr (muster_step_get_title (MUSTER_STEP_CLAIM), ==, "claim");
  g_assert_cmpstr (muster_step_get_heading (MUSTER_STEP_CLAIM), ==, "Claim");
  g_assert_cmpstr (muster_player_status_get_title (MUSTER_STATUS_OUT), ==, "out");
  muster_language_begin_plain ();
  g_assert_cmpstr (muster_step_get_title (MUSTER_STEP_CLAIM), ==, "claim");
  muster_language_end_plain ();
  g_assert_cmpstr (muster_weather_get_title ("heavy-rain"), ==, "heavy rain");
  g_assert_cmpstr (muster_weather_get_title ("hail of-frogs"), ==, "hail of-frogs");
  g_assert_cmpstr (muster_ledger_get_title (MUSTER_LEDGER_XP), ==, "XP");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentence/line", test_line_names_clause_outcome_and_subject);
  g_test_add_func ("/sentence/isolated", test_name_from_right_to_left_is_isolated);
  g_test_add_func ("/sentence/earlier", test_earlier_world_names_what_is_gone);
  g_test_add_func ("/sentence/facts", test_facts_by_kind);
  g_test_add_func ("/sentence/reasons", test_every_reason_speaks);
  g_test_add_func ("/sentence/table-reasons", test_every_table_reason_speaks);
  g_test_add_func ("/sentence/table", test_table_speaks_of_pieces_in_base_widths);
  g_test_add_func ("/sentence/template", test_template_leaves_out_what_is_empty);
  g_test_add_func ("/sentence/words", test_every_word_has_a_title);
  return g_test_run ();
}
