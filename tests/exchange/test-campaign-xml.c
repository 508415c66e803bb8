/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/campaign-reader.h"
#include "exchange/campaign-writer.h"

#include <string.h>

#include "campaign/rulebook.h"
#include "campaign/unit.h"
#include "exchange/error.h"
#include "exchange/input.h"
#include "exchange/ruleset-reader.h"

static MusterRuleset *rules;

static GBytes *
read_file (const char *folder,
           const char *first,
           const char *second)
{
  g_autofree char *path = g_build_filename (folder, first, second, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = muster_input_read_file (path, MUSTER_INPUT_MAX_XML, &error);

  g_assert_no_error (error);
  return bytes;
}

static char *
dup_full_text (void)
{
  g_autoptr (GBytes) bytes = read_file (g_getenv ("MUSTER_TESTS_DIR"), "exchange/campaigns", "full.xml");

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static MusterWorld *
read_text (const char *text,
           GArray    **effects,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return muster_campaign_read (bytes, "vale.xml", rules, effects, error);
}

static MusterWorld *
read_sound (const char *text)
{
  g_autoptr (GError) error = NULL;
  MusterWorld *world = read_text (text, NULL, &error);

  g_assert_no_error (error);
  return world;
}

static void
test_fields_arrive (void)
{
  g_autofree char *text = dup_full_text ();
  g_autoptr (MusterWorld) world = read_sound (text);
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  const MusterPlayer *anna = muster_world_find_player (world, "anna");
  const MusterPlayer *carl = muster_world_find_player (world, "carl");
  const MusterUnit *damned = muster_world_find_unit (world, "u1");
  const MusterTroop *swordsmen = muster_world_find_troop (world, "firstborn.swordsmen");
  const MusterHex *oakvale = muster_world_get_hex (world, MUSTER_HEX_KEY (2, 3));
  const MusterHex *neutral = muster_world_get_hex (world, MUSTER_HEX_KEY (3, 4));

  g_assert_cmpstr (campaign->name, ==, "The Vale & <more> \"Täler\"");
  g_assert_cmpint (campaign->seed, ==, -42);
  g_assert_cmpint (campaign->step, ==, MUSTER_STEP_COMBAT);
  g_assert_true (muster_world_rules (world, MUSTER_RULING_XP_FLOOR, "none"));
  g_assert_cmpint (anna->grain, ==, 15);
  g_assert_cmpint (carl->status, ==, MUSTER_STATUS_HOMELESS);
  g_assert_true (muster_world_are_allied (world, carl->key, anna->key));
  g_assert_cmpstr (oakvale->name, ==, "Oakvale");
  g_assert_cmpint (oakvale->owner, ==, anna->key);
  g_assert_cmpint (oakvale->start_owner, ==, anna->key);
  g_assert_cmpint (oakvale->roads, ==, 1 << MUSTER_SIDE_N | 1 << MUSTER_SIDE_SE);
  g_assert_cmpint (neutral->owner, ==, 0);
  g_assert_cmpint (neutral->start_owner, ==, carl->key);
  g_assert_null (muster_world_get_hex (world, MUSTER_HEX_KEY (6, 0)));
  g_assert_cmpint (damned->entered, ==, MUSTER_SIDE_SE + 1);
  g_assert_cmpint (muster_unit_count_models (damned), ==, 8); /* 6 troopers, leader, standard */
  g_assert_cmpint (swordsmen->cost, ==, 21);
  g_assert_cmpint (swordsmen->leader_cost, ==, 22); /* the ruleset's: not given */
  g_assert_cmpstr (swordsmen->specials, ==, "standard=27");
  g_assert_null (muster_world_find_troop (world, "devout.necromancer")->abilities);
  g_assert_cmpint (muster_world_find_troop (world, "house.golems")->living, ==, FALSE);
  g_assert_cmpint (muster_world_find_troop (world, "house.griffon")->living, ==, TRUE);
  g_assert_cmpint (muster_world_count (world, MUSTER_COMBATANT), ==, 3);
  g_assert_cmpint (muster_world_find_unit (world, "u5")->state, ==, MUSTER_STATE_DESTROYED);
  g_assert_cmpint (muster_world_find_unit (world, "u3")->with, ==, muster_world_find_unit (world, "u2")->key);
}

/* The file is in canonical spelling, but for its hexes, which the writer puts row by row. */
static void
test_export_is_canonical (void)
{
  g_autofree char *text = dup_full_text ();
  g_autoptr (MusterWorld) world = read_sound (text);
  g_autofree char *once = muster_campaign_dup_xml (world);
  g_autoptr (MusterWorld) again = read_sound (once);
  g_autofree char *twice = muster_campaign_dup_xml (again);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpstr (once, ==, twice);
  g_assert_true (muster_world_equal (world, again));
  g_assert_cmpuint (strlen (once), ==, strlen (text));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (strstr (once, lines[i]) == NULL)
        {
          g_error ("not in the export: %s", lines[i]);
        }
    }
}

static void
test_effects_make_the_world (void)
{
  g_autofree char *text = dup_full_text ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) effects = NULL;
  g_autoptr (MusterWorld) world = read_text (text, &effects, &error);
  g_autoptr (MusterWorld) empty = muster_world_new (rules);
  g_autoptr (MusterWorld) made = NULL;

  g_assert_no_error (error);
  made = muster_world_apply (empty, effects);
  g_assert_true (muster_world_equal (world, made));
}

static void
test_sections_in_any_order (void)
{
  g_autoptr (MusterWorld) world = read_sound (
    "<campaign format='1' name='V' rules='chronopia-5' turn='0' step='setup'>"
    "<units><unit id='u1' name='A' player='p' troop='mine' at='0101' troopers='5'><special id='s' count='2'/></unit>"
    "</units><map columns='2' rows='1'><hex at='0101' terrain='plains' owner='p'/></map>"
    "<players><player id='p' name='P' race='stygian'/></players>"
    "<troops><troop id='mine' race='stygian' name='Mine' min='1' max='5'><special id='s' cost='3'/></troop></troops>"
    "</campaign>");

  g_assert_cmpint (muster_world_find_player (world, "p")->habitat, ==, MUSTER_TERRAIN_DESERT); /* the only one */
  g_assert_cmpint (muster_world_find_player (world, "p")->position, ==, 1);
  g_assert_cmpint (muster_specials_get (muster_world_find_unit (world, "u1")->specials, 0), ==, 2);
}

/* Puts @after in the place of the first @before, and expects the message with its place. */
/* An e and an accent of its own, as some systems type it, are kept as the one letter that they mean. */
static void
test_names_are_composed (void)
{
  g_autofree char *text = dup_full_text ();
  g_autoptr (GString) typed = g_string_new (text);
  g_autoptr (MusterWorld) world = NULL;

  g_string_replace (typed, "Rotten", "Cafe\xcc\x81", 1);
  world = read_sound (typed->str);
  g_assert_cmpstr (muster_world_find_unit (world, "u4")->name, ==, "Caf\xc3\xa9");
}

static void
assert_spoilt (const char *before,
               const char *after,
               const char *message)
{
  g_autofree char *text = dup_full_text ();
  const char *at = strstr (text, before);
  g_autofree char *head = NULL;
  g_autofree char *spoilt = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (at);
  head = g_strndup (text, at - text);
  spoilt = g_strconcat (head, after, at + strlen (before), NULL);
  g_assert_null (read_text (spoilt, NULL, &error));
  g_assert_true (error->domain == MUSTER_EXCHANGE_ERROR);
  if (strstr (error->message, message) == NULL)
    {
      g_error ("%s: %s", after, error->message);
    }
}

static void
test_refuses_what_names_nothing (void)
{
  assert_spoilt ("owner=\"anna\">\n      <stronghold kind=\"fortress\"/>", "owner=\"dora\">",
                 "vale.xml:24:60: there is no player dora");
  assert_spoilt ("start-owner=\"carl\"", "start-owner=\"dora\"", "there is no player dora");
  assert_spoilt ("player=\"bert\" troop", "player=\"dora\" troop", "there is no player dora");
  assert_spoilt ("troop=\"devout.risen\"", "troop=\"devout.riesen\"", "there is no troop devout.riesen");
  assert_spoilt ("with=\"u2\"", "with=\"u9\"", "there is no unit u9");
  assert_spoilt ("<plot unit=\"u1\"", "<plot unit=\"u9\"", "there is no unit u9");
  assert_spoilt ("units=\"u4\"", "units=\"u9\"", "there is no unit u9");
  assert_spoilt ("attackers=\"bert\"", "attackers=\"dora\"", "there is no player dora");
  assert_spoilt ("players=\"anna carl\"", "players=\"anna dora\"", "there is no player dora");
  assert_spoilt ("<special id=\"standard\" count", "<special id=\"horn\" count",
                 "vale.xml:45:16: the troop firstborn.swordsmen has no special horn");
  assert_spoilt ("rules=\"chronopia-5\"", "rules=\"chronopia-4\"", "vale.xml:2:75: the rules chronopia-4");
  assert_spoilt ("key=\"xp.floor\"", "key=\"xp.flour\"", "vale.xml:5:13: there is no house rule xp.flour");
  assert_spoilt ("value=\"none\"", "value=\"1\"", "vale.xml:5:28: xp.floor may be 0|none");
}

static void
test_refuses_contradictions (void)
{
  assert_spoilt ("id=\"u2\"", "id=\"u1\"", "vale.xml:47:11: the id u1 stands in this file already");
  assert_spoilt ("id=\"bert\"", "id=\"anna\"", "the id anna stands");
  assert_spoilt ("id=\"b2\"", "id=\"b1\"", "the id b1 stands");
  assert_spoilt ("key=\"xp.floor\" value=\"none\"", "key=\"weather.six\" value=\"7-9\"", "weather.six stands");
  assert_spoilt ("id=\"house.golems\"", "id=\"house.griffon\"", "the id house.griffon stands");
  assert_spoilt ("race=\"dwarves\" name=\"Golems\"", "race=\"dwarves\"", "needs a race and a name");
  assert_spoilt ("at=\"0404\"", "at=\"0304\"", "vale.xml:33:10: this hex stands in the file already");
  assert_spoilt ("at=\"0404\"", "at=\"0907\"", "vale.xml:33:10: the map has only 8 columns and 6 rows");
  assert_spoilt ("terrain=\"sea\"", "terrain=\"sea\" owner=\"anna\"", "vale.xml:28:5: water has neither");
  assert_spoilt ("<hex at=\"0801\" terrain=\"sea\"/>", "<hex at='0801' terrain='sea'><stronghold kind='town'/></hex>",
                 "vale.xml:28:34: nothing is built on water");
  assert_spoilt ("terrain=\"home\" home=\"bert\"", "terrain=\"plains\" home=\"bert\"", "home= go together");
  assert_spoilt ("terrain=\"home\" home=\"bert\"", "terrain=\"home\" home=\"anna\"", "vale.xml:35:5: this player has");
  assert_spoilt ("at=\"0304\" entered=\"N\"", "at=\"0704\" entered=\"N\"", "vale.xml:49:5: unit u4 stands in no hex");
  assert_spoilt ("at=\"0304\" entered=\"N\"", "at=\"0801\" entered=\"N\"", "unit u4: afloat");
  assert_spoilt ("at=\"0304\" entered=\"N\"", "at=\"0806\" entered=\"N\"", "unit u4 stands in a lake");
  assert_spoilt ("xp=\"25\" troopers=\"1\"", "xp=\"25\" troopers=\"2\"", "unit u2 is a single model");
  assert_spoilt ("xp=\"-3\" troopers=\"9\"", "xp=\"-3\" troopers=\"0\"", "unit u4 has no models left");
  assert_spoilt ("with=\"u2\"", "with=\"u3\"", "unit u3 accompanies itself");
  assert_spoilt ("players=\"anna carl\"", "players=\"anna anna\"", "an alliance is of two players");
  assert_spoilt ("players=\"anna carl\"", "players=\"anna\"", "two players, parted by a space");
  assert_spoilt ("<plot unit=\"u3\"", "<plot unit=\"u1\"", "this unit has a plot already");
  assert_spoilt ("units=\"u4\"", "units=\"u1\"", "unit u1 is another player's");
  assert_spoilt ("units=\"u2\"", "units=\"u1\"", "unit u1 is in this battle already");
  assert_spoilt ("order=\"2\"", "order=\"1\"", "two players have place 1");
  assert_spoilt ("habitat=\"plains\"", "", "player anna must choose a habitat");
  assert_spoilt ("<battle id=\"b2\" at=\"0405\"", "<battle id=\"b2\" at=\"0406\"", "battle b2 is fought in no hex");
}

static void
test_refuses_shapes (void)
{
  g_autofree char *owls = g_strnfill (101, 'o');
  g_autofree char *clan = g_strdup_printf ("clan=\"%s\"", owls);

  assert_spoilt ("clan=\"horned-owl\"", clan, "clan is longer than 100 bytes");
  assert_spoilt ("resource=\"3\"", "resource=\"6\"", "vale.xml:29:37: resource=\"6\" should be a whole number");
  assert_spoilt ("troopers=\"6\"", "troopers=\"six\"", "troopers=\"six\"");
  assert_spoilt ("format=\"1\"", "format=\"2\"", "vale.xml:2:11: format=\"2\"");
  assert_spoilt ("step=\"combat\"", "step=\"lunch\"", "step=\"lunch\" should be one of");
  assert_spoilt ("<map columns", "<mapp columns", "vale.xml:23:3: <campaign> has no element <mapp>");
  assert_spoilt ("role=\"commander\"", "role=\"commander\" hat=\"yes\"", "<unit> has no attribute hat");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GBytes) bytes = NULL;
  int failed;

  g_test_init (&argc, &argv, NULL);
  bytes = read_file (g_getenv ("MUSTER_DATA_DIR"), "rules", "chronopia-5.xml");
  rules = muster_ruleset_read (bytes, "chronopia-5.xml", NULL);
  g_test_add_func ("/exchange/campaign-xml/fields", test_fields_arrive);
  g_test_add_func ("/exchange/campaign-xml/canonical", test_export_is_canonical);
  g_test_add_func ("/exchange/campaign-xml/effects", test_effects_make_the_world);
  g_test_add_func ("/exchange/campaign-xml/any-order", test_sections_in_any_order);
  g_test_add_func ("/exchange/campaign-xml/names-are-composed", test_names_are_composed);
  g_test_add_func ("/exchange/campaign-xml/names-nothing", test_refuses_what_names_nothing);
  g_test_add_func ("/exchange/campaign-xml/contradictions", test_refuses_contradictions);
  g_test_add_func ("/exchange/campaign-xml/shapes", test_refuses_shapes);
  failed = g_test_run ();
  muster_ruleset_unref (rules);
  return failed;
}
