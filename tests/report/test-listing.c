/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/listing.h"
#include "report/played-campaign.h"
#include "report/vale.h"

#include <string.h>

static MusterHistory *
make_history (const char *const *more)
{
  g_autoptr (PlayedCampaign) campaign = played_campaign_new (vale_start);
  g_autoptr (GError) error = NULL;
  MusterHistory *history;

  for (guint i = 0; vale_harvest[i] != NULL; i++)
    {
      played_campaign_do (campaign, vale_harvest[i]);
    }
  for (guint i = 0; more[i] != NULL; i++)
    {
      played_campaign_do (campaign, more[i]);
    }
  history = muster_history_new (campaign->world, campaign->journal, &error);
  g_assert_no_error (error);
  return history;
}

static void
assert_csv_has (MusterListing      listing,
                const char *const *lines)
{
  g_autoptr (MusterHistory) history = make_history (vale_movement);
  g_autoptr (MusterTable) table = muster_listing_new_table (listing, history, 1, 0);
  g_autofree char *csv = muster_table_dup_csv (table);
  g_auto (GStrv) found = g_strsplit (csv, "\n", -1);

  g_assert_cmpstr (found[0], ==, lines[0]);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      if (!g_strv_contains ((const char *const *) found, lines[i]))
        {
          g_error ("%s is not in\n%s", lines[i], csv);
        }
    }
}

/* Points: 6 x 20 + 22 = 142, 6 x 25 + 28 = 178, a baron 100; 4 risen x 10 = 40; 4 x 20 + 22 = 102. Speed is MV x AC:
   3 x 2, the baron 3 x 3, risen 3 x 1. Individuals are veterans from 16 to 30 XP. */
static void
test_units (void)
{
  static const char *const lines[] = {
    "id,name,player,troop,at,models,points,xp,level,speed,state",
    "u1,Swords #1,anna,firstborn.swordsmen,0404,7,142,6,regular,6,fit",
    "u2,Bows #2,anna,firstborn.longbowmen,0404,7,178,9,regular,6,fit",
    "u3,Baron Hugo,anna,firstborn.baron,0404,1,100,25,veteran,9,fit",
    "u4,Risen #1,bert,devout.risen,0505,4,40,2,green,3,fit",
    "u5,Followers #2,bert,devout.swordsmen-followers,0404,5,102,6,regular,6,fit",
    "u6,Mort,bert,devout.necromancer,0604,1,90,26,veteran,6,fit",
    NULL,
  };

  assert_csv_has (MUSTER_LISTING_UNITS, lines);
}

/* RACE-1: a Firstborn home 5 3 3, a Devout home 4 3 3 and 45 points. TOWN-1: 3 x 1.5 = 4.5, rounded up 5. HARV-4: a
   desert 50. 0806 has no chain of controlled hexes to Skullgate. */
static void
test_hexes (void)
{
  static const char *const lines[] = {
    "at,terrain,resource,owner,stronghold,supply,yield",
    "0101,sea,0,,none,,",
    "0303,home,5,anna,fortress,0303,5 grain 3 wood 3 stone",
    "0304,forest,3,anna,town,0303,5 wood",
    "0603,desert,2,bert,none,0704,50 points",
    "0704,home,5,bert,fortress,0704,4 grain 3 wood 3 stone 45 points",
    "0806,forest,2,bert,none,isolated,",
    NULL,
  };

  assert_csv_has (MUSTER_LISTING_HEXES, lines);
}

/* Anna: 15 + 5 - 3 = 17 grain, 10 + 3 + 5 = 18 wood, 10 + 3 = 13 stone, 3 x 25 = 75 points; army 142 + 178 + 100.
   Bert: 15 + 4 = 19, 10 + 3 + 1 = 14, 13, 60 + 50 + 45 - 80 = 75; army 40 + 102 + 90. */
static void
test_players (void)
{
  static const char *const lines[] = {
    "id,name,race,habitat,grain,wood,stone,points,status,hexes,army",
    "anna,Anna,firstborn,plains,17,18,13,75,playing,2,420",
    "bert,Bert,devout,plains,19,14,13,75,playing,3,232",
    NULL,
  };

  assert_csv_has (MUSTER_LISTING_PLAYERS, lines);
}

static void
test_ledger (void)
{
  static const char *const lines[] = {
    "turn,step,player,subject,resource,amount,balance,clause,text",
    "1,harvest,anna,0304,wood,5,18,TOWN-1,\"0304 Oakvale yields 5 wood: resource number 3, town\"",
    "1,harvest,bert,0603,points,50,110,HARV-4,0603 gives 50 points: desert income",
    "1,merchant,anna,anna,grain,-3,17,MERCH-1,\"Anna sells 3 grain for 75 points, 25 each\"",
    "1,merchant,bert,bert,points,-80,75,MERCH-2,\"Bert buys 1 wood for 80 points, 80 each\"",
    NULL,
  };

  assert_csv_has (MUSTER_LISTING_LEDGER, lines);
}

static void
test_battles (void)
{
  static const char *const lines[] = {
    "id,turn,at,kind,state,players,defender,winner,target,weather",
    "b1,1,0404,attack-attack,pending,anna bert,,,0,",
    NULL,
  };

  assert_csv_has (MUSTER_LISTING_BATTLES, lines);
}

static void
test_journal (void)
{
  static const char *const lines[] = {
    "id,turn,step,command,text",
    "2,1,merchant,sell player=anna resource=grain amount=3,Sell 3 grain for Anna",
    "4,1,merchant,\"note text=\"\"Carl joins in turn 3\"\"\",Note: Carl joins in turn 3",
    "9,1,movement,\"plot unit=u5 path=\"\"SW NW\"\"\",\"Plot Followers #2: SW, NW\"",
    NULL,
  };

  assert_csv_has (MUSTER_LISTING_JOURNAL, lines);
}

static void
test_one_player_only (void)
{
  static const char *const none[] = {NULL};
  g_autoptr (MusterHistory) history = make_history (none);
  g_autoptr (MusterTable) units = muster_listing_new_table (MUSTER_LISTING_UNITS, history, 1,
                                                            muster_world_find_player (history->now, "anna")->key);

  g_assert_cmpuint (units->rows->len, ==, 3);
}

static void
test_words (void)
{
  MusterListing listing;

  for (guint i = 0; i < MUSTER_N_LISTINGS; i++)
    {
      g_assert_true (muster_listing_from_word (muster_listing_get_word (i), &listing));
      g_assert_cmpuint (listing, ==, i);
    }
  g_assert_false (muster_listing_from_word ("castles", &listing));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/listing/units", test_units);
  g_test_add_func ("/listing/hexes", test_hexes);
  g_test_add_func ("/listing/players", test_players);
  g_test_add_func ("/listing/ledger", test_ledger);
  g_test_add_func ("/listing/battles", test_battles);
  g_test_add_func ("/listing/journal", test_journal);
  g_test_add_func ("/listing/one-player", test_one_player_only);
  g_test_add_func ("/listing/words", test_words);
  return g_test_run ();
}
