/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/battle-result.h"

#include <string.h>

#include "campaign/case-world.h"
#include "campaign/error.h"

/* What the command says is read and said again: the text must be the same. */
static void
assert_round_trip (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);
  g_autoptr (MusterBattleResult) result = NULL;
  g_autoptr (MusterCommand) again = NULL;
  g_autofree char *said = NULL;

  g_assert_no_error (error);
  result = muster_battle_result_new_from_command (command, &error);
  g_assert_no_error (error);
  again = muster_battle_result_dup_command (result, &error);
  g_assert_no_error (error);
  said = muster_command_dup_text (again);
  g_assert_cmpstr (said, ==, text);
}

static void
test_round_trip (void)
{
  assert_round_trip ("settle battle=b1");
  assert_round_trip ("settle battle=b1 rounds=5 winner=anna annihilation=yes gate=destroyed breached=yes "
                     "held=\"anna:primary bert:secondary\" commander=anna:u4 score=\"anna:5:13 bert:5:0\" "
                     "withdraw=bert:SW defaults=yes "
                     "u1=\"took-part wounded halved=u9,u9 finished=u10 killed=u12 shot=u13 objective panicked "
                     "lost-troopers=3 lost-leader wounds=2 lost-standard=1 lost-greatsword=2\" "
                     "u12=\"slain resurrected\"");
}

/* A unit that is named like an argument of the command. */
static void
test_awkward_id (void)
{
  assert_round_trip ("settle battle=b1 winner=anna unit:winner=took-part u.9-x=slain");
}

static char *
random_list (GRand      *rand,
             const char *word)
{
  GString *list = g_string_new (NULL);
  guint n = g_rand_int_range (rand, 0, 4);

  if (n > 0)
    {
      g_string_append_printf (list, " %s=", word);
    }
  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (list, "%su%d", i > 0 ? "," : "", g_rand_int_range (rand, 1, 99));
    }
  return g_string_free (list, FALSE);
}

/* Results of random words come through their text unharmed. */
static void
test_random_round_trips (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);

  for (guint run = 0; run < 200; run++)
    {
      g_autoptr (GString) text = g_string_new ("settle battle=b7 rounds=3 winner=carl");

      for (guint unit = 1; unit <= (guint) g_rand_int_range (rand, 1, 12); unit++)
        {
          g_autofree char *halved = random_list (rand, "halved");
          g_autofree char *killed = random_list (rand, "killed");

          g_string_append_printf (text, " u%u=\"took-part%s%s%s lost-troopers=%d\"", unit,
                                  g_rand_boolean (rand) ? " wounded" : "", halved, killed,
                                  g_rand_int_range (rand, 1, 9));
        }
      assert_round_trip (text->str);
    }
}

static void
test_malformed (void)
{
  static const char *const texts[] = {
    "settle battle=b1 u1=lost-troopers=-1", "settle battle=b1 u1=wounds=x", "settle battle=b1 u1=halved=U9",
    "settle battle=b1 u1=dance", "settle battle=b1 u1=took-part=perhaps", "settle battle=b1 held=anna",
    "settle battle=b1 score=anna:5:13:2", "settle battle=b1 score=anna:x:13", "settle battle=b1 withdraw=anna:E",
    "settle battle=b1 commander=anna:", "settle battle=b1 gate=open",
    "settle battle=b1 u1=slain unit:u1=slain",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (MusterCommand) command = muster_command_parse (texts[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattleResult) result = muster_battle_result_new_from_command (command, &error);

      g_assert_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND);
      g_assert_null (result);
    }
}

static const char *
find_battle_by_both (const MusterWorld *world,
                     const char        *id,
                     const char        *at)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new ();
  g_autoptr (GError) error = NULL;
  const MusterBattle *battle;

  g_assert_true (id == NULL || muster_battle_result_set (result, "battle", id, NULL));
  g_assert_true (at == NULL || muster_battle_result_set (result, "at", at, NULL));
  battle = muster_battle_result_find_battle (result, world, &error);
  g_assert_true ((battle == NULL) == (error != NULL));
  return battle != NULL ? battle->id : NULL;
}

static const char *
find_battle (const MusterWorld *world,
             const char        *word,
             const char        *value)
{
  return strcmp (word, "at") == 0 ? find_battle_by_both (world, NULL, value)
                                  : find_battle_by_both (world, value, NULL);
}

/* By its id, or by the hex where only one is pending, or only one at all. */
static void
test_find_battle (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new ("map 4x4 plains 3\nplayer anna firstborn plains\nbattle b1 0101 attack-attack\n"
                    "battle b2 0102 attack-attack state=settled\nbattle b3 0102 attack-attack\n"
                    "battle b4 0103 attack-attack\nbattle b5 0103 attack-attack\n"
                    "battle b6 0104 attack-attack state=settled\n");

  g_assert_cmpstr (find_battle (world, "battle", "b2"), ==, "b2");
  g_assert_cmpstr (find_battle (world, "at", "0101"), ==, "b1");
  g_assert_cmpstr (find_battle (world, "at", "0102"), ==, "b3");
  g_assert_null (find_battle (world, "at", "0103"));
  g_assert_cmpstr (find_battle (world, "at", "0104"), ==, "b6");
  g_assert_null (find_battle (world, "at", "0303"));
  g_assert_null (find_battle (world, "battle", "b9"));
  g_assert_cmpstr (find_battle_by_both (world, "b4", "0103"), ==, "b4");
  g_assert_null (find_battle_by_both (world, "b4", "0101"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/battle-result/round-trip", test_round_trip);
  g_test_add_func ("/campaign/battle-result/awkward-id", test_awkward_id);
  g_test_add_func ("/campaign/battle-result/random", test_random_round_trips);
  g_test_add_func ("/campaign/battle-result/malformed", test_malformed);
  g_test_add_func ("/campaign/battle-result/find-battle", test_find_battle);
  return g_test_run ();
}
