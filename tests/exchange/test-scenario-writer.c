/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/scenario-reader.h"
#include "exchange/scenario-writer.h"
#include "tabletop/board.h"
#include "tabletop/bw-board.h"

#include <string.h>

static MusterScenario *
read_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  MusterScenario *scenario = muster_scenario_read (bytes, "scenario.xml", &error);

  g_assert_no_error (error);
  return scenario;
}

/* What was written and read is written the same again, and judged the same. */
static void
assert_round_trip (const MusterScenario *scenario)
{
  g_autofree char *once = muster_scenario_dup_xml (scenario);
  g_autoptr (MusterScenario) read = read_text (once);
  g_autofree char *twice = muster_scenario_dup_xml (read);

  g_assert_cmpstr (once, ==, twice);
}

static void
test_dba_is_spelled_in_one_way (void)
{
  static const char text[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<scenario rules=\"dba\" unit=\"bw\" base-width=\"40\">\n"
    "  <ruling key=\"dba.dst-01\" value=\"alt\"/>\n"
    "  <terrain id=\"wood\" going=\"bad\">\n"
    "    <polygon points=\"-3,2 3,2 3,4 -3,4\"/>\n"
    "  </terrain>\n"
    "  <river id=\"r\" state=\"3\" course=\"1,0\">\n"
    "    <polygon points=\"-9,6 9,6 9,7 -9,7\"/>\n"
    "  </river>\n"
    "  <wall id=\"g\">\n"
    "    <polygon points=\"5,0 6,0 6,1\"/>\n"
    "  </wall>\n"
    "  <fort id=\"c\" kind=\"camp\" side=\"red\">\n"
    "    <polygon points=\"-9,-9 -7,-9 -7,-8\"/>\n"
    "  </fort>\n"
    "  <road points=\"0,0 0,5.5\" width=\"0.5\"/>\n"
    "  <bound side=\"red\" phase=\"tactical\" number=\"3\" pips=\"4\"/>\n"
    "  <element id=\"a\" side=\"red\" troop=\"4Bd\" at=\"0.25,-0.5\" heading=\"3,4\" depth=\"0.375\" moves=\"1\""
    " dismount=\"no\" joined=\"b\" marked=\"yes\"/>\n"
    "  <element id=\"b\" side=\"red\" troop=\"LH\" at=\"1,0\" heading=\"0,1\" depth=\"0.75\" contingent=\"2\"/>\n"
    "  <move kind=\"group\" elements=\"a b\">\n"
    "    <straight by=\"1.6\"/>\n"
    "    <wheel pivot=\"1,1\" toward=\"-0.123457,0.99235\"/>\n"
    "    <slide by=\"-0.3\"/>\n"
    "    <via at=\"2,2\"/>\n"
    "    <to at=\"1,1\" heading=\"1,0\" element=\"b\"/>\n"
    "  </move>\n"
    "</scenario>\n";
  g_autoptr (MusterScenario) scenario = read_text (text);
  g_autofree char *written = muster_scenario_dup_xml (scenario);

  g_assert_cmpstr (written, ==, text);
}

static void
test_bw_is_spelled_in_one_way (void)
{
  static const char text[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<scenario rules=\"barons-war\" unit=\"in\">\n"
    "  <parameter key=\"coherency-foot\" value=\"3\"/>\n"
    "  <obstacle id=\"wall\" height=\"1\" defensive=\"yes\">\n"
    "    <polygon points=\"-9,4 9,4 9,4.5 -9,4.5\"/>\n"
    "  </obstacle>\n"
    "  <group id=\"g\" side=\"red\" class=\"infantry\" armour=\"mail\">\n"
    "    <warrior id=\"w1\" at=\"0,0\" radius=\"0.5\" commander=\"yes\"/>\n"
    "  </group>\n"
    "  <group id=\"h\" side=\"blue\" class=\"cavalry\" mount=\"pony\">\n"
    "    <warrior id=\"w2\" at=\"0,9.123\"/>\n"
    "  </group>\n"
    "  <action group=\"g\" kind=\"charge\" allowance=\"6\" target=\"h\" die=\"4\" method=\"climb\">\n"
    "    <warrior id=\"w1\" to=\"0,5.5\" via=\"1,1 2,2\" target=\"w2\"/>\n"
    "  </action>\n"
    "</scenario>\n";
  g_autoptr (MusterScenario) scenario = read_text (text);
  g_autofree char *written = muster_scenario_dup_xml (scenario);

  g_assert_cmpstr (written, ==, text);
}

/* A direction may have any length but zero. */
static void
test_directions_have_any_length (void)
{
  static const char *const headings[] = {"3,4", "0.6,0.8", "3000000,4000000", "0.000000003,0.000000004"};

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "<scenario rules='dba'><element id='a' side='red' troop='4Bd' at='0,0' heading='%s'/></scenario>", headings[i]);
      g_autoptr (MusterScenario) scenario = read_text (text);
      g_autofree char *written = muster_scenario_dup_xml (scenario);

      g_assert_nonnull (strstr (written, " heading=\"3,4\""));
    }
}

static void
test_all_boards_come_back (void)
{
  static const char *const dba[] = {
#define VECTOR(id, board, expected) board,
#include "tabletop/dba-vectors.def"
#undef VECTOR
  };
  static const char *const bw[] = {
#define VECTOR(id, board, expected) board,
#include "tabletop/bw-vectors.def"
#undef VECTOR
  };

  for (guint i = 0; i < G_N_ELEMENTS (dba); i++)
    {
      g_autoptr (MusterScenario) scenario = board_read (dba[i]);

      assert_round_trip (scenario);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bw); i++)
    {
      g_autoptr (MusterScenario) scenario = bw_board_read (bw[i]);

      assert_round_trip (scenario);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario-writer/dba", test_dba_is_spelled_in_one_way);
  g_test_add_func ("/scenario-writer/bw", test_bw_is_spelled_in_one_way);
  g_test_add_func ("/scenario-writer/directions", test_directions_have_any_length);
  g_test_add_func ("/scenario-writer/boards", test_all_boards_come_back);
  return g_test_run ();
}
