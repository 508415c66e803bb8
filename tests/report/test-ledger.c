/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/ledger.h"
#include "report/played-campaign.h"

static const char start[] =
  "turn 1 merchant\n"
  "map 4x4 plains 3\n"
  "player anna firstborn plains grain=15 wood=10 stone=10\n"
  "home 0202 anna\n"
  "unit u1 firstborn.swordsmen anna 0203\n"
  "unit u2 firstborn.swordsmen anna 0203\n";

static void
assert_row (const GArray *rows,
            guint         index,
            MusterLedger  what,
            gint64        amount,
            gint64        balance)
{
  const MusterLedgerRow *row = &g_array_index (rows, MusterLedgerRow, index);

  g_assert_cmpuint (index, <, rows->len);
  g_assert_cmpint (row->what, ==, what);
  g_assert_cmpint (row->amount, ==, amount);
  g_assert_cmpint (row->balance, ==, balance);
}

static GArray *
dup_ledger (PlayedCampaign *campaign,
            int             first_turn,
            int             last_turn)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHistory) history = muster_history_new (campaign->world, campaign->journal, &error);

  g_assert_no_error (error);
  return muster_history_dup_ledger (history, first_turn, last_turn);
}

/* MERCH-1: 4 grain at 25 are 100 points; MERCH-2: a stone is 80. 15 - 4 = 11, 0 + 100 - 80 = 20. */
static void
test_rows_follow_the_effects (void)
{
  g_autoptr (PlayedCampaign) campaign = played_campaign_new (start);
  g_autoptr (GArray) rows = NULL;
  const MusterLedgerRow *row;

  played_campaign_do (campaign, "sell player=anna resource=grain amount=4");
  played_campaign_do (campaign, "buy player=anna resource=stone amount=1");
  rows = dup_ledger (campaign, 1, 1);
  g_assert_cmpuint (rows->len, ==, 4);
  assert_row (rows, 0, MUSTER_LEDGER_GRAIN, -4, 11);
  assert_row (rows, 1, MUSTER_LEDGER_POINTS, 100, 100);
  row = &g_array_index (rows, MusterLedgerRow, 1);
  g_assert_cmpstr (row->clause->id, ==, "MERCH-1");
  g_assert_cmpstr (row->subject, ==, "anna");
  g_assert_cmpint (row->turn, ==, 1);
  g_assert_cmpint (row->step, ==, MUSTER_STEP_MERCHANT);
}

static void
test_what_was_undone_is_no_gain (void)
{
  g_autoptr (PlayedCampaign) campaign = played_campaign_new (start);
  g_autoptr (GArray) rows = NULL;

  played_campaign_do (campaign, "sell player=anna resource=grain amount=4");
  played_campaign_undo (campaign);
  played_campaign_do (campaign, "sell player=anna resource=grain amount=1");
  rows = dup_ledger (campaign, 0, 9);
  g_assert_cmpuint (rows->len, ==, 2);
  assert_row (rows, 0, MUSTER_LEDGER_GRAIN, -1, 14);
  assert_row (rows, 1, MUSTER_LEDGER_POINTS, 25, 25);
}

/* CLAIM-1: the two warbands of 5 models claim 0203, Anna's second hex. */
static void
test_hexes_and_units_are_counted (void)
{
  static const char *const commands[] = {
    "finish step=merchant", "finish step=recruitment", "finish step=movement", "finish step=combat",
    "finish step=claim", "disband unit=u1",
  };
  g_autoptr (PlayedCampaign) campaign = played_campaign_new (start);
  g_autoptr (GArray) rows = NULL;
  const MusterLedgerRow *row;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      played_campaign_do (campaign, commands[i]);
    }
  rows = dup_ledger (campaign, 1, 1);
  g_assert_cmpuint (rows->len, >=, 2);
  assert_row (rows, 0, MUSTER_LEDGER_HEX, 1, 2);
  row = &g_array_index (rows, MusterLedgerRow, 0);
  g_assert_cmpstr (row->subject, ==, "0203");
  g_assert_cmpstr (row->clause->id, ==, "CLAIM-1");
  assert_row (rows, rows->len - 1, MUSTER_LEDGER_UNIT, -1, 1);
  row = &g_array_index (rows, MusterLedgerRow, rows->len - 1);
  g_assert_cmpstr (row->subject, ==, "u1");
}

static void
test_other_turns_are_left_out (void)
{
  g_autoptr (PlayedCampaign) campaign = played_campaign_new (start);
  g_autoptr (GArray) rows = NULL;

  played_campaign_do (campaign, "sell player=anna resource=grain amount=4");
  rows = dup_ledger (campaign, 2, 9);
  g_assert_cmpuint (rows->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/rows", test_rows_follow_the_effects);
  g_test_add_func ("/ledger/undone", test_what_was_undone_is_no_gain);
  g_test_add_func ("/ledger/counts", test_hexes_and_units_are_counted);
  g_test_add_func ("/ledger/turns", test_other_turns_are_left_out);
  return g_test_run ();
}
