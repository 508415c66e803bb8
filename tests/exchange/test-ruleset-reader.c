/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/ruleset-reader.h"

#include <string.h>

#include "exchange/input.h"

static char *
dup_shipped_text (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_DATA_DIR"), "rules", "chronopia-5.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_input_read_file (path, MUSTER_INPUT_MAX_XML, &error);

  g_assert_no_error (error);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static MusterRuleset *
read_text (const char *text,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return muster_ruleset_read (bytes, "rules.xml", error);
}

static MusterRuleset *
read_shipped (void)
{
  g_autofree char *text = dup_shipped_text ();
  g_autoptr (GError) error = NULL;
  MusterRuleset *rules = read_text (text, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (rules->text, ==, text);
  return rules;
}

/* Numbers as the rulebook prints them. */
static void
test_shipped_numbers (void)
{
  g_autoptr (MusterRuleset) rules = read_shipped ();
  const MusterRaceRules *devout = &rules->races[MUSTER_RACE_DEVOUT];

  g_assert_cmpstr (rules->id, ==, "chronopia-5");
  g_assert_cmpint (MUSTER_RULE_NUMBER (rules, START_GRAIN), ==, 15);
  g_assert_cmpint (MUSTER_RULE_NUMBER (rules, SUPPLY_ISOLATED_POINTS), ==, 30);
  g_assert_cmpint (MUSTER_RULE_NUMBER (rules, XP_KILLED_ARMY_COMMANDER), ==, 3);
  g_assert_cmpint (devout->home_yield[MUSTER_RESOURCE_GRAIN], ==, 4);
  g_assert_cmpint (devout->home_yield[MUSTER_RESOURCE_IRON], ==, 3);
  g_assert_cmpint (devout->home_yield[MUSTER_RESOURCE_POINTS], ==, 45);
  g_assert_cmpint (rules->races[MUSTER_RACE_DWARVES].price[MUSTER_RESOURCE_STONE], ==, 45);
  g_assert_cmpint (rules->races[MUSTER_RACE_STYGIAN].habitats, ==, 1 << MUSTER_TERRAIN_DESERT);
  g_assert_cmpint (muster_ruleset_get_flat_income (rules, MUSTER_RACE_STYGIAN, MUSTER_TERRAIN_DESERT), ==, 120);
  g_assert_cmpint (muster_ruleset_get_flat_income (rules, MUSTER_RACE_ELVES, MUSTER_TERRAIN_DESERT), ==, 50);
  g_assert_cmpint (rules->terrains[MUSTER_TERRAIN_FOREST].yields, ==, MUSTER_RESOURCE_WOOD);
  g_assert_cmpint (rules->terrains[MUSTER_TERRAIN_DESERT].yields, ==, MUSTER_YIELDS_NOTHING);
  g_assert_false (rules->terrains[MUSTER_TERRAIN_SEA].land);
  g_assert_cmpint (rules->strongholds[MUSTER_STRONGHOLD_TOWN].numerator, ==, 3);
  g_assert_cmpint (rules->strongholds[MUSTER_STRONGHOLD_TOWN].denominator, ==, 2);
  g_assert_cmpint (muster_ruleset_find_clash (rules, MUSTER_RACE_DWARVES, MUSTER_RACE_STYGIAN)->rolls, ==, 14);
  g_assert_cmpstr (rules->weather[1].weather[MUSTER_TERRAIN_PLAINS], ==, "high-winds");
  g_assert_cmpint (muster_ruleset_level_of (rules, TRUE, 31), ==, MUSTER_LEVEL_LEGENDARY);
}

static void
test_shipped_troops (void)
{
  g_autoptr (MusterRuleset) rules = read_shipped ();
  const MusterTroop *swordsmen = muster_ruleset_find_troop (rules, "firstborn.swordsmen");
  const MusterTroop *risen = muster_ruleset_find_troop (rules, "devout.risen");
  const MusterTroop *catapult = muster_ruleset_find_troop (rules, "siege.catapult");
  static const char *const standard[] = {
    "firstborn.swordsmen", "firstborn.macemen", "firstborn.longbowmen", "elves.militia", "elves.swordsmen",
    "elves.archers", "dwarves.legion", "blackbloods.orc-swordsmen", "blackbloods.goblin-spearmen",
    "blackbloods.orc-archers", "blackbloods.goblin-archers", "devout.risen", "devout.swordsmen-followers",
    "stygian.warriors", "stygian.starved", "sons-of-kronos.tribal-warriors", "sons-of-kronos.slingers",
    "swamp-goblins.spearmen", "swamp-goblins.blowguns",
  };
  guint n_standard = 0;

  g_assert_cmpint (swordsmen->cost, ==, 20);
  g_assert_cmpint (swordsmen->leader_cost, ==, 22);
  g_assert_cmpint (swordsmen->leader_ld, ==, 13);
  g_assert_cmpstr (swordsmen->specials, ==, "standard=26 greatsword=30");
  g_assert_true (swordsmen->living);
  g_assert_false (risen->living);
  g_assert_cmpint (risen->upkeep, ==, MUSTER_UPKEEP_POINTS);
  g_assert_cmpstr (risen->traits, ==, "risen");
  g_assert_cmpint (catapult->kind, ==, MUSTER_KIND_ENGINE);
  g_assert_cmpint (catapult->max * catapult->cost + catapult->leader_cost, ==, 82); /* SIEGE-1: 50 to 82 points */
  g_assert_cmpint (catapult->min * catapult->cost + catapult->leader_cost, ==, 50);
  for (guint i = 0; i < G_N_ELEMENTS (standard); i++)
    {
      g_assert_true (muster_ruleset_find_troop (rules, standard[i])->standard);
    }
  for (guint i = 0; i < rules->troops->len; i++)
    {
      n_standard += g_array_index (rules->troops, MusterTroop, i).standard;
    }
  g_assert_cmpuint (n_standard, ==, G_N_ELEMENTS (standard)); /* RACE-3: no other */
}

/* Replaces the first occurrence of @before in the shipped text, and expects the message. */
static void
assert_spoilt (const char *before,
               const char *after,
               const char *message)
{
  g_autofree char *text = dup_shipped_text ();
  const char *at = strstr (text, before);
  g_autofree char *head = NULL;
  g_autofree char *spoilt = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (at);
  head = g_strndup (text, at - text);
  spoilt = g_strconcat (head, after, at + strlen (before), NULL);
  g_assert_null (read_text (spoilt, &error));
  if (strstr (error->message, message) == NULL)
    {
      g_error ("%s: %s", after, error->message);
    }
}

static void
test_refuses_spoilt (void)
{
  assert_spoilt ("<start grain=\"15\"", "<start", "rules.xml:5:3: <start> needs the attribute grain");
  assert_spoilt ("<claim warbands=\"2\" models=\"4\"/>", "", "<ruleset> needs a <claim>");
  assert_spoilt ("from=\"6\" to=\"8\"", "from=\"6\" to=\"7\"", "rules.xml:4:1: the moves of warbands");
  assert_spoilt ("from=\"26\"", "from=\"27\"", "the levels of warbands");
  assert_spoilt ("<race id=\"elves\"", "<race id=\"firstborn\"", "this race stands in the ruleset already");
  assert_spoilt ("<troop id=\"firstborn.macemen\"", "<troop id=\"firstborn.swordsmen\"",
                 "the troop firstborn.swordsmen stands in the ruleset already");
  assert_spoilt ("race=\"firstborn\" name=\"Swordsmen\"", "name=\"Swordsmen\"", "needs a race and a name");
  assert_spoilt ("<special id=\"greatsword\"", "<special id=\"standard\"", "has the special standard already");
  assert_spoilt ("min=\"4\" max=\"8\"", "min=\"9\" max=\"8\"", "a larger minimum than maximum");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exchange/ruleset-reader/numbers", test_shipped_numbers);
  g_test_add_func ("/exchange/ruleset-reader/troops", test_shipped_troops);
  g_test_add_func ("/exchange/ruleset-reader/spoilt", test_refuses_spoilt);
  return g_test_run ();
}
