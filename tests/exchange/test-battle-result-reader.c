/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/battle-result-reader.h"

#include <string.h>

#include "exchange/error.h"

static MusterBattleResult *
read_text (const char *text,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return muster_battle_result_read (bytes, "b.xml", error);
}

static void
test_says_what_the_file_says (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattleResult) result = read_text (
    "<battle-result at='0405' rounds='5' winner='anna'>"
    "<unit id='u1' took-part='yes' wounded='yes' halved='u9' finished='u9' killed='u12  u12' shot='u13'"
    " objective='yes' panicked='no' lost-troopers='3' lost-leader='no' wounds='2'>"
    "<special id='standard' lost='1'/></unit>"
    "<unit id='u12' slain='yes' resurrected='no'/>"
    "<stronghold gate='destroyed' breached='yes'/>"
    "<objectives><held player='anna' kind='primary'/><held player='bert' kind='secondary'/></objectives>"
    "<force-commander player='anna' unit='u4'/>"
    "<withdraw player='bert' side='NE'/>"
    "<score player='anna' round='5' points='13'/>"
    "</battle-result>", &error);
  const MusterUnitResult *unit;

  g_assert_no_error (error);
  g_assert_cmpstr (result->at, ==, "0405");
  g_assert_null (result->battle);
  g_assert_cmpstr (result->winner, ==, "anna");
  g_assert_cmpuint (result->rounds, ==, 5);
  g_assert_true (result->gate_destroyed);
  g_assert_true (result->breached);
  g_assert_cmpuint (result->held->len, ==, 2);
  g_assert_cmpstr (g_array_index (result->held, MusterBattleRemark, 1).player, ==, "bert");
  g_assert_cmpstr (g_array_index (result->held, MusterBattleRemark, 1).what, ==, "secondary");
  g_assert_cmpstr (g_array_index (result->commanders, MusterBattleRemark, 0).what, ==, "u4");
  g_assert_cmpstr (g_array_index (result->withdrawals, MusterBattleRemark, 0).what, ==, "NE");
  g_assert_cmpuint (g_array_index (result->scores, MusterBattleRemark, 0).round, ==, 5);
  g_assert_cmpuint (g_array_index (result->scores, MusterBattleRemark, 0).points, ==, 13);
  unit = muster_battle_result_find_unit (result, "u1");
  g_assert_true (unit->took_part);
  g_assert_true (unit->wounded);
  g_assert_true (unit->objective);
  g_assert_false (unit->panicked);
  g_assert_cmpuint (unit->lost_troopers, ==, 3);
  g_assert_false (unit->lost_leader);
  g_assert_cmpuint (unit->wounds, ==, 2);
  g_assert_cmpuint (unit->killed->len, ==, 2); /* XP-15: again */
  g_assert_cmpstr (g_ptr_array_index (unit->shot, 0), ==, "u13");
  g_assert_cmpstr (g_array_index (unit->lost_specials, MusterLostSpecial, 0).special, ==, "standard");
  g_assert_cmpuint (g_array_index (unit->lost_specials, MusterLostSpecial, 0).count, ==, 1);
  g_assert_true (muster_battle_result_find_unit (result, "u12")->slain);
}

static void
assert_refused (const char *text,
                int         code,
                const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, &error));
  g_assert_error (error, MUSTER_EXCHANGE_ERROR, code);
  if (!g_str_has_prefix (error->message, message))
    {
      g_error ("%s: %s", text, error->message);
    }
}

static void
test_refuses (void)
{
  assert_refused ("<battle-result winner='anna'/>", MUSTER_EXCHANGE_ERROR_MEANING, "b.xml:1:1: say which battle");
  assert_refused ("<battle-result at='0405'>\n<unit id='u1'/>\n<unit id='u1'/></battle-result>",
                  MUSTER_EXCHANGE_ERROR_MEANING, "b.xml:3:7: unit u1 stands twice");
  assert_refused ("<battle-result at='0405'>\n<unit id='u1' wounded='perhaps'/></battle-result>",
                  MUSTER_EXCHANGE_ERROR_SHAPE, "b.xml:2:15: wounded=");
  assert_refused ("<battle-result at='0405'>\n<unit id='u1' lost-troopers='-1'/></battle-result>",
                  MUSTER_EXCHANGE_ERROR_SHAPE, "b.xml:2:15: lost-troopers=");
  assert_refused ("<battle-result at='0405' rounds='0'/>", MUSTER_EXCHANGE_ERROR_SHAPE, "b.xml:1:26: rounds=");
  assert_refused ("<battle-result/><x/>", MUSTER_EXCHANGE_ERROR_MEANING, "b.xml:1:1: say which battle");
}

/* Retreats with their tests, sorties and boarding are not settled from a file yet. */
static void
test_refuses_what_is_not_settled (void)
{
  assert_refused ("<battle-result at='0405'>\n<retreat player='bert' when='below-half'/></battle-result>",
                  MUSTER_EXCHANGE_ERROR_SHAPE, "b.xml:2:1: <battle-result> has no element <retreat>");
  assert_refused ("<battle-result at='0405' sortie='yes'/>", MUSTER_EXCHANGE_ERROR_SHAPE,
                  "b.xml:1:26: <battle-result> has no attribute sortie");
  assert_refused ("<battle-result at='0405' forced-retreat='bert'/>", MUSTER_EXCHANGE_ERROR_SHAPE, "b.xml:1:26: ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exchange/battle-result-reader/says", test_says_what_the_file_says);
  g_test_add_func ("/exchange/battle-result-reader/refuses", test_refuses);
  g_test_add_func ("/exchange/battle-result-reader/not-settled", test_refuses_what_is_not_settled);
  return g_test_run ();
}
