/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports of a small campaign against tests/report/golden, whose numbers are worked out in its README.md.
 */
#include "report/played-campaign.h"
#include "report/report.h"
#include "report/vale.h"

#include <string.h>

static PlayedCampaign *
play (const char *const *commands)
{
  PlayedCampaign *campaign = played_campaign_new (vale_start);

  for (guint i = 0; vale_harvest[i] != NULL; i++)
    {
      played_campaign_do (campaign, vale_harvest[i]);
    }
  for (guint i = 0; commands[i] != NULL; i++)
    {
      played_campaign_do (campaign, commands[i]);
    }
  return campaign;
}

static char *
dup_report (PlayedCampaign    *campaign,
            MusterReportKind   kind,
            const char        *player,
            MusterReportFormat format)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHistory) history = muster_history_new (campaign->world, campaign->journal, &error);
  MusterReportRequest request = {.kind = kind, .turn = 1};
  g_autoptr (GBytes) bytes = NULL;

  g_assert_no_error (error);
  if (player != NULL)
    {
      request.player = muster_world_find_player (campaign->world, player)->key;
    }
  bytes = muster_report_new_file (history, &request, format, &error);
  g_assert_no_error (error);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_golden (const char *text,
               const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_TESTS_DIR"), "report", "golden", name, NULL);
  g_autofree char *golden = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &golden, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, golden);
}

static void
test_texts_are_golden (void)
{
  static const struct
  {
    MusterReportKind kind;
    const char *player;
    const char *file;
  } cases[] = {
    {MUSTER_REPORT_TURN, NULL, "turn.txt"}, {MUSTER_REPORT_TURN, "anna", "turn-anna.txt"},
    {MUSTER_REPORT_ORDERS, NULL, "orders.txt"}, {MUSTER_REPORT_BATTLE, NULL, "battle.txt"},
    {MUSTER_REPORT_LEDGER, "bert", "ledger-bert.txt"}, {MUSTER_REPORT_ROSTER, NULL, "roster.txt"},
    {MUSTER_REPORT_MAP, NULL, "map.txt"},
    {MUSTER_REPORT_PACK, "anna", "pack-anna.txt"},
  };
  g_autoptr (PlayedCampaign) campaign = play (vale_movement);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = dup_report (campaign, cases[i].kind, cases[i].player, MUSTER_FORMAT_TEXT);

      assert_golden (text, cases[i].file);
    }
}

static void
test_settled_battle_is_golden (void)
{
  g_autoptr (PlayedCampaign) campaign = play (vale_movement);
  g_autofree char *battle = NULL;
  g_autofree char *chronicle = NULL;

  for (guint i = 0; vale_combat[i] != NULL; i++)
    {
      played_campaign_do (campaign, vale_combat[i]);
    }
  battle = dup_report (campaign, MUSTER_REPORT_BATTLE, NULL, MUSTER_FORMAT_TEXT);
  chronicle = dup_report (campaign, MUSTER_REPORT_CHRONICLE, NULL, MUSTER_FORMAT_TEXT);
  assert_golden (battle, "battle-settled.txt");
  assert_golden (chronicle, "chronicle.txt");
}

/* Anna may not read what Bert has: neither his stock, nor his purchases, nor where he went unmet. */
static void
test_player_reads_no_others_matters (void)
{
  g_autoptr (PlayedCampaign) campaign = play (vale_movement);
  g_autofree char *turn = dup_report (campaign, MUSTER_REPORT_TURN, "anna", MUSTER_FORMAT_TEXT);
  g_autofree char *ledger = dup_report (campaign, MUSTER_REPORT_LEDGER, "anna", MUSTER_FORMAT_CSV);
  g_autofree char *orders = dup_report (campaign, MUSTER_REPORT_ORDERS, "anna", MUSTER_FORMAT_HTML);

  g_assert_null (strstr (turn, "Bert buys"));
  g_assert_null (strstr (turn, "Risen #1"));
  g_assert_null (strstr (turn, "Carl"));
  g_assert_null (strstr (ledger, "bert"));
  g_assert_null (strstr (orders, "Risen #1"));
}

/* Journal and report are the same after two more turns, and after an act that was undone. */
static void
test_turn_reads_the_same_later (void)
{
  static const char *const movement[] = {"finish step=movement", "finish step=combat", "finish step=claim",
                                         "finish step=supply defaults=yes", "finish step=diplomacy", NULL};
  static const char *const steps[] = {"harvest", "merchant", "recruitment", "movement", "combat", "claim", "supply",
                                      "diplomacy"};
  g_autoptr (PlayedCampaign) campaign = play (movement);
  const MusterReportKind kinds[] = {MUSTER_REPORT_TURN, MUSTER_REPORT_LEDGER, MUSTER_REPORT_ROSTER,
                                    MUSTER_REPORT_BATTLE, MUSTER_REPORT_MAP, MUSTER_REPORT_ORDERS,
                                    MUSTER_REPORT_PACK, MUSTER_REPORT_CHRONICLE};
  char *before[G_N_ELEMENTS (kinds)];

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      before[i] = dup_report (campaign, kinds[i], NULL, MUSTER_FORMAT_HTML);
    }
  for (guint i = 0; i < 2 * G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *command = g_strdup_printf ("finish step=%s defaults=yes", steps[i % G_N_ELEMENTS (steps)]);

      played_campaign_do (campaign, command);
    }
  g_assert_cmpint (muster_world_get_campaign (campaign->world)->turn, ==, 4);
  played_campaign_undo (campaign);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *after = dup_report (campaign, kinds[i], NULL, MUSTER_FORMAT_HTML);

      g_assert_cmpstr (after, ==, before[i]);
      g_free (before[i]);
    }
}

static void
test_map_is_a_picture (void)
{
  g_autoptr (PlayedCampaign) campaign = play (vale_movement);
  g_autofree char *png = dup_report (campaign, MUSTER_REPORT_MAP, NULL, MUSTER_FORMAT_PNG);
  g_autofree char *svg = dup_report (campaign, MUSTER_REPORT_MAP, NULL, MUSTER_FORMAT_SVG);

  g_assert_cmpint (memcmp (png, "\211PNG", 4), ==, 0);
  g_assert_nonnull (strstr (svg, "<svg"));
}

static void
assert_refused (MusterReportKind   kind,
                int                turn,
                MusterReportFormat format)
{
  g_autoptr (PlayedCampaign) campaign = play (vale_movement);
  g_autoptr (MusterHistory) history = muster_history_new (campaign->world, campaign->journal, NULL);
  const MusterReportRequest request = {.kind = kind, .turn = turn};
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_report_new_file (history, &request, format, &error));
  g_assert_error (error, MUSTER_REPORT_ERROR, MUSTER_REPORT_ERROR_REQUEST);
}

static void
test_what_cannot_be_is_refused (void)
{
  assert_refused (MUSTER_REPORT_TURN, 2, MUSTER_FORMAT_TEXT);
  assert_refused (MUSTER_REPORT_TURN, 1, MUSTER_FORMAT_PNG);
  assert_refused (MUSTER_REPORT_MAP, -1, MUSTER_FORMAT_SVG);
}

static void
test_words_are_read_back (void)
{
  MusterReportKind kind;
  MusterReportFormat format;

  for (guint i = 0; i < MUSTER_N_REPORTS; i++)
    {
      g_assert_true (muster_report_kind_from_word (muster_report_kind_get_word (i), &kind));
      g_assert_cmpuint (kind, ==, i);
    }
  for (guint i = 0; i < MUSTER_N_FORMATS; i++)
    {
      g_assert_true (muster_report_format_from_word (muster_report_format_get_word (i), &format));
      g_assert_cmpuint (format, ==, i);
    }
  g_assert_false (muster_report_kind_from_word ("poem", &kind));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/golden", test_texts_are_golden);
  g_test_add_func ("/report/settled", test_settled_battle_is_golden);
  g_test_add_func ("/report/secrets", test_player_reads_no_others_matters);
  g_test_add_func ("/report/later", test_turn_reads_the_same_later);
  g_test_add_func ("/report/picture", test_map_is_a_picture);
  g_test_add_func ("/report/refused", test_what_cannot_be_is_refused);
  g_test_add_func ("/report/words", test_words_are_read_back);
  return g_test_run ();
}
