/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/scenario-reader.h"

#include <string.h>

#include "exchange/decimal.h"
#include "exchange/error.h"
#include "tabletop/bw-table.h"
#include "tabletop/dba-table.h"

static MusterScenario *
read_text (const char *text,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return muster_scenario_read (bytes, "x.xml", error);
}

#define DBA(inside) "<scenario rules='dba' unit='bw' base-width='40'>\n" inside "\n</scenario>"
#define BW(inside) "<scenario rules='barons-war' unit='in'>\n" inside "\n</scenario>"
#define SIEGE(inside) "<scenario rules='chronopia-siege' unit='in'>\n" inside "\n</scenario>"
#define ELEMENT "<element id='a' side='red' troop='4Bd' at='0,0' heading='0,1'/>"
#define GROUP "<group id='g' side='red' class='infantry'><warrior id='w' at='0,0'/></group>"

/* What is wrong, and exactly where. */
static void
test_refuses (void)
{
  static const struct
  {
    const char *text;
    const char *place;
    MusterExchangeError code;
  } cases[] = {
    {"<!DOCTYPE scenario><scenario rules='dba'/>", "x.xml:1:", MUSTER_EXCHANGE_ERROR_SHAPE},
    {"<scenario rules='chess'/>", "x.xml:1:11:", MUSTER_EXCHANGE_ERROR_SHAPE},
    {"<scenario rules='dba' unit='in'/>", "x.xml:1:23:", MUSTER_EXCHANGE_ERROR_MEANING},
    {"<scenario rules='barons-war' base-width='40'/>", "x.xml:1:30:", MUSTER_EXCHANGE_ERROR_MEANING},
    {"<scenario rules='dba' base-width='0'/>", "x.xml:1:23:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA (GROUP), "x.xml:2:1:", MUSTER_EXCHANGE_ERROR_SHAPE},
    {BW (ELEMENT), "x.xml:2:1:", MUSTER_EXCHANGE_ERROR_SHAPE},
    {DBA ("<element id='a' side='red' troop='4Bd' at='0,0' heading='0,0'/>"), "x.xml:2:49:",
     MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<element id='a' side='red' troop='4Bd' at='0,NaN' heading='0,1'/>"), "x.xml:2:40:",
     MUSTER_EXCHANGE_ERROR_SHAPE},
    {DBA ("<element id='a' side='red' troop='4Bd' at='0,inf' heading='0,1'/>"), "x.xml:2:40:",
     MUSTER_EXCHANGE_ERROR_SHAPE},
    {DBA ("<element id='a' side='red' troop='4Bd' at='0,1e9' heading='0,1'/>"), "x.xml:2:40:",
     MUSTER_EXCHANGE_ERROR_SHAPE},
    {DBA ("<element id='a' side='red' troop='4Bd' at='0,999999999' heading='0,1'/>"), "x.xml:2:40:",
     MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<element id='a' side='red' troop='Tank' at='0,0' heading='0,1'/>"), "x.xml:2:28:",
     MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA (ELEMENT "\n" ELEMENT), "x.xml:3:10:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<wall id='w'><polygon points='0,0 1,1'/></wall>"), "x.xml:2:23:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<wall id='w'><polygon points='0,0 1,1 2,2'/></wall>"), "x.xml:2:23:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<wall id='w'><polygon points='0,0 1,1 1,0 0,1'/></wall>"), "x.xml:2:23:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<wall id='w'/>"), "x.xml:2:1:", MUSTER_EXCHANGE_ERROR_SHAPE},
    {DBA ("<road points='0,0' width='1'/>"), "x.xml:2:7:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<move kind='single' elements='b'/>"), "x.xml:2:21:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA (ELEMENT "<move kind='single' elements='a a'/>"), "x.xml:2:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<ruling key='dba.dst-01' value='perhaps'/>"), "x.xml:2:9:", MUSTER_EXCHANGE_ERROR_MEANING},
    {DBA ("<ruling key='bw.xng-04' value='d'/>"), "x.xml:2:9:", MUSTER_EXCHANGE_ERROR_MEANING},
    {BW ("<parameter key='luck' value='1'/>"), "x.xml:2:12:", MUSTER_EXCHANGE_ERROR_MEANING},
    {BW ("<group id='g' side='red' class='infantry'/>"), "x.xml:2:1:", MUSTER_EXCHANGE_ERROR_SHAPE},
    {BW (GROUP "\n<action group='h' kind='move'/>"), "x.xml:3:9:", MUSTER_EXCHANGE_ERROR_MEANING},
    {BW (GROUP "\n<action group='g' kind='move'><warrior id='v'/></action>"), "x.xml:3:40:",
     MUSTER_EXCHANGE_ERROR_MEANING},
    {BW (GROUP "\n<action group='g' kind='charge' target='g'/>"), "x.xml:3:", MUSTER_EXCHANGE_ERROR_MEANING},
    {BW (GROUP "\n<action group='g' kind='forced-back' direction='0,0'/>"), "x.xml:3:38:",
     MUSTER_EXCHANGE_ERROR_MEANING},
    {SIEGE ("<model id='m' at='0,0'/>\n<climb model='m' up='1'/>"), "x.xml:3:1:", MUSTER_EXCHANGE_ERROR_MEANING},
    {SIEGE ("<model id='m' at='0,0'/>\n<fire engine='m' ammunition='rock' target='m'/>"), "x.xml:3:7:",
     MUSTER_EXCHANGE_ERROR_MEANING},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterScenario) scenario = read_text (cases[i].text, &error);

      g_test_message ("%s\n%s", cases[i].text, error != NULL ? error->message : "read");
      g_assert_null (scenario);
      g_assert_true (g_error_matches (error, MUSTER_EXCHANGE_ERROR, cases[i].code));
      g_assert_true (g_str_has_prefix (error->message, cases[i].place));
    }
}

/* 0.1 of 40 mm is 4000 µm, although no binary fraction is 0.1; a third of an inch is 8466 2/3. */
static void
test_decimals (void)
{
  static const struct
  {
    const char *text;
    gint64 unit;
    gint64 value;
  } cases[] = {
    {"0.1", 40000, 4000}, {"-0.375", 40000, -15000}, {".5", 25400, 12700}, {"5.", 25400, 127000},
    {"0.3333333333333333333333", 25400, 8467}, {"0.00001", 25400, 0}, {"0.00002", 25400, 1}, {"-0.00002", 25400, -1},
    {"+1.0000000000", 25400, 25400},
  };
  static const char *const wrong[] = {"", ".", "-", "1e3", "NaN", "1,0", "0x1", "1 2", "--1", "1234567890123"};
  gint64 value;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (muster_decimal_is_valid (cases[i].text));
      g_assert_true (muster_decimal_read (cases[i].text, cases[i].unit, &value));
      g_assert_cmpint (value, ==, cases[i].value);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (muster_decimal_is_valid (wrong[i]));
    }
  g_assert_false (muster_decimal_read ("999999999999", 60000, &value));
}

static void
test_takes_everything (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterScenario) dba = read_text (
    DBA ("<river id='r' state='4' course='1,0'><polygon points='0,5 4,5 4,6 0,6'/></river>"
         "<bound side='red' phase='tactical' number='3' pips='4'/>"
         "<element id='a' side='red' troop='4Bd' at='-0.1,0' heading='3,4' depth='0.375' contingent='2' moves='1'"
         " marked='yes' joined='b' dismount='no'/>"
         "<move kind='reduce' elements='a' width='2'><straight by='1.6'/><to at='1,1' element='a'/></move>"),
    &error);
  const MusterDbaElement *element;

  g_assert_no_error (error);
  element = muster_dba_table_get_element (dba->dba, 0);
  g_assert_cmpint (element->pose.at.x, ==, -4000);
  g_assert_cmpint (element->depth, ==, 15000);
  g_assert_cmpuint (element->contingent, ==, 2);
  g_assert_cmpint (element->dismounts, ==, MUSTER_SAID_NO);
  g_assert_cmpint (dba->dba->bound.pips, ==, 4);
  g_assert_cmpuint (dba->dba->move.width, ==, 2);
  g_assert_cmpint (g_array_index (dba->dba->move.steps, MusterDbaStep, 0).by, ==, 64000);
  g_assert_cmpint (((const MusterDbaArea *) g_ptr_array_index (dba->dba->rivers, 0))->state, ==, 4);
}

/* An outline of a thousand million points is refused before anything is made of it. */
static void
test_is_bounded (void)
{
  GString *text = g_string_new ("<scenario rules='barons-war'><obstacle id='o' height='1'><polygon points='");
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterScenario) scenario = NULL;
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < 200000; i++)
    {
      g_string_append (text, "0,1 ");
    }
  g_string_append (text, "'/></obstacle></scenario>");
  whole = g_string_free (text, FALSE);
  scenario = read_text (whole, &error);
  g_assert_null (scenario);
  g_assert_error (error, MUSTER_EXCHANGE_ERROR, MUSTER_EXCHANGE_ERROR_SHAPE);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_TIME_SPAN_SECOND);
}

/* As many jagged outlines as are allowed are read in a moment. */
static void
test_jagged_outlines (void)
{
  GString *text = g_string_new ("<scenario rules='barons-war'>");
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterScenario) scenario = NULL;
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < 8; i++)
    {
      g_string_append_printf (text, "<obstacle id='o%u' height='1'><polygon points='", i);
      for (guint j = 0; j < 500; j++)
        {
          g_string_append_printf (text, "%u.%02u,%u ", j / 100, j % 100, 10 * i + (j % 2) + 1);
        }
      g_string_append_printf (text, "4.99,%u 0,%u'/></obstacle>", 10 * i, 10 * i);
    }
  g_string_append (text, "</scenario>");
  whole = g_string_free (text, FALSE);
  scenario = read_text (whole, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (scenario->bw->obstacles->len, ==, 8);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 20 * G_TIME_SPAN_SECOND);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exchange/scenario-reader/refuses", test_refuses);
  g_test_add_func ("/exchange/scenario-reader/decimals", test_decimals);
  g_test_add_func ("/exchange/scenario-reader/everything", test_takes_everything);
  g_test_add_func ("/exchange/scenario-reader/bounded", test_is_bounded);
  g_test_add_func ("/exchange/scenario-reader/jagged", test_jagged_outlines);
  return g_test_run ();
}
