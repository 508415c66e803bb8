/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The schemas are the contract, the readers' tables the practice: on files that are spoilt at random both must say the
 * same. What a reader refuses as a contradiction, no schema can see.
 */
#include <libxml/relaxng.h>
#include <string.h>

#include "exchange/battle-result-reader.h"
#include "exchange/campaign-reader.h"
#include "exchange/error.h"
#include "exchange/input.h"
#include "exchange/ruleset-reader.h"
#include "exchange/scenario-reader.h"

#define N_MUTANTS 600

static MusterRuleset *shipped_rules;

static GBytes *
read_file (const char *folder,
           const char *path)
{
  g_autofree char *full = g_build_filename (g_getenv (folder), path, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = muster_input_read_file (full, MUSTER_INPUT_MAX_XML, &error);

  g_assert_no_error (error);
  return bytes;
}

typedef void (*Reader) (GBytes  *bytes,
                        GError **error);

static void
read_campaign (GBytes  *bytes,
               GError **error)
{
  g_autoptr (MusterWorld) world = muster_campaign_read (bytes, "x.xml", shipped_rules, NULL, error);
}

static void
read_ruleset (GBytes  *bytes,
              GError **error)
{
  g_autoptr (MusterRuleset) rules = muster_ruleset_read (bytes, "x.xml", error);
}

static void
read_battle_result (GBytes  *bytes,
                    GError **error)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_read (bytes, "x.xml", error);
}

static void
read_scenario (GBytes  *bytes,
               GError **error)
{
  g_autoptr (MusterScenario) scenario = muster_scenario_read (bytes, "x.xml", error);
}

static void
ignore (void       *data,
        const char *format,
        ...)
{
}

static xmlRelaxNG *
load_schema (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_DATA_DIR"), "schemas", name, NULL);
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewParserCtxt (path);
  xmlRelaxNG *schema = xmlRelaxNGParse (parser);

  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_nonnull (schema);
  return schema;
}

static gboolean
is_valid (xmlRelaxNG *schema,
          xmlDoc     *document)
{
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (schema);
  int invalid;

  xmlRelaxNGSetValidErrors (context, ignore, ignore, NULL);
  invalid = xmlRelaxNGValidateDoc (context, document);
  xmlRelaxNGFreeValidCtxt (context);
  return invalid == 0;
}

/* Reads the document by both. */
static void
assert_agreement (xmlRelaxNG *schema,
                  Reader      reader,
                  xmlDoc     *document,
                  gboolean   *valid)
{
  xmlChar *text;
  int length;
  xmlDoc *reparsed;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  xmlDocDumpMemoryEnc (document, &text, &length, "UTF-8");
  reparsed = xmlReadMemory ((const char *) text, length, "x.xml", NULL, XML_PARSE_NONET | XML_PARSE_NOERROR);
  bytes = g_bytes_new (text, length);
  *valid = is_valid (schema, reparsed);
  reader (bytes, &error);
  if (*valid ? g_error_matches (error, MUSTER_EXCHANGE_ERROR, MUSTER_EXCHANGE_ERROR_SHAPE) : error == NULL)
    {
      g_error ("the schema says %s, the reader %s, of:\n%s", *valid ? "valid" : "invalid",
               error != NULL ? error->message : "nothing", (const char *) text);
    }
  xmlFreeDoc (reparsed);
  xmlFree (text);
}

static void
collect (xmlNode   *node,
         GPtrArray *nodes)
{
  for (; node != NULL; node = node->next)
    {
      if (node->type == XML_ELEMENT_NODE)
        {
          g_ptr_array_add (nodes, node);
          collect (node->children, nodes);
        }
    }
}

static xmlAttr *
pick_attribute (GRand   *random,
                xmlNode *node)
{
  guint n_attributes = 0;
  xmlAttr *attribute = node->properties;

  for (xmlAttr *at = attribute; at != NULL; at = at->next)
    {
      n_attributes++;
    }
  for (gint skip = n_attributes > 0 ? g_rand_int_range (random, 0, n_attributes) : 0; skip > 0; skip--)
    {
      attribute = attribute->next;
    }
  return attribute;
}

static const char *const values[] = {
  "", " ", "0", "-0", "1", " 2 ", "+3", "007", "4", "5", "6", "20", "21", "-1", "255", "256", "512", "513", "1000",
  "1001",
  "99999", "100000", "100001", "2147483647", "2147483648", "9223372036854775807", "9223372036854775808", "1.5", "1e3",
  "0x10", "yes", "no", " yes ", "YES", "true", "N", "N NW", " N\tNW ", "N  NE", "E", "N NE SE S SW NW N NE",
  "N N N N N N N N N", "0101", "0808", "0100", "101", "1.1", "001.02", "513.1", "512.512", "0.1", "anna", "anna bert",
  "anna  bert carl", "Anna", ".anna", "a_b-c.d", "u1 U2", "#3465a4", "#3465a", "#3465A4F", "forest", "home", "sea",
  "plains forest", "harvest", "town", "fortress", "firstborn", "siege", "tribe-of-dawn", "warband", "grain", "points",
  "primary", "destroyed", "Z\xc3\xbcrich & <b>", "\xc2\xa0", "a\xc2\x85" "b", "a\xe2\x80\xa8" "b", "a\nb", "xp.floor",
  "none", "green", "heavy-rain", "\xf0\x9f\x99\x82", "\xef\xbf\xbd", "1 2", "--1", "+", "-",
};

static void
change_value (GRand   *random,
              xmlNode *node)
{
  xmlAttr *attribute = pick_attribute (random, node);

  if (attribute != NULL)
    {
      g_autofree char *name = g_strdup ((const char *) attribute->name);
      const char *value = values[g_rand_int_range (random, 0, G_N_ELEMENTS (values))];

      xmlSetProp (node, BAD_CAST name, BAD_CAST value);
    }
}

static void
change_length (GRand   *random,
               xmlNode *node)
{
  static const guint lengths[] = {199, 200, 201, 999, 1000, 1001};
  xmlAttr *attribute = pick_attribute (random, node);
  g_autofree char *value = g_strnfill (lengths[g_rand_int_range (random, 0, G_N_ELEMENTS (lengths))], 'x');

  if (attribute != NULL)
    {
      g_autofree char *name = g_strdup ((const char *) attribute->name);

      xmlSetProp (node, BAD_CAST name, BAD_CAST value);
    }
}

/* One spoiling: a value, an attribute or an element changed, dropped, doubled or put elsewhere. */
static void
spoil (GRand  *random,
       xmlDoc *document)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  xmlNode *node, *other;
  xmlAttr *attribute;

  collect (xmlDocGetRootElement (document), nodes);
  node = g_ptr_array_index (nodes, g_rand_int_range (random, 0, nodes->len));
  other = g_ptr_array_index (nodes, g_rand_int_range (random, 0, nodes->len));
  switch (g_rand_int_range (random, 0, 12))
    {
    case 0:
      attribute = pick_attribute (random, node);
      if (attribute != NULL)
        {
          xmlRemoveProp (attribute);
        }
      break;

    case 1:
      attribute = pick_attribute (random, other);
      if (attribute != NULL)
        {
          g_autofree char *name = g_strdup ((const char *) attribute->name);
          xmlChar *value = xmlNodeListGetString (document, attribute->children, 1);

          xmlSetProp (node, BAD_CAST name, value != NULL ? value : BAD_CAST "");
          xmlFree (value);
        }
      break;

    case 2:
      xmlAddChild (other, xmlCopyNode (node, 1));
      break;

    case 3:
      xmlAddNextSibling (node == nodes->pdata[0] ? other : node, xmlCopyNode (node, 1));
      break;

    case 4:
      if (node != nodes->pdata[0])
        {
          xmlUnlinkNode (node);
          xmlFreeNode (node);
        }
      break;

    case 5:
      xmlNodeSetName (node, other->name);
      break;

    case 6:
      xmlAddChild (node, xmlNewText (BAD_CAST (g_rand_boolean (random) ? " \n" : "text")));
      break;

    case 7:
      change_length (random, node);
      break;

    default:
      change_value (random, node);
      break;
    }
}

static void
check (const char *schema_name,
       Reader      reader,
       GBytes     *original)
{
  xmlRelaxNG *schema = load_schema (schema_name);
  g_autoptr (GRand) random = g_rand_new_with_seed (2009);
  xmlDoc *document = xmlReadMemory (g_bytes_get_data (original, NULL), g_bytes_get_size (original), "x.xml", NULL,
                                    XML_PARSE_NONET | XML_PARSE_NOERROR);
  guint n_valid = 0;
  gboolean valid;

  assert_agreement (schema, reader, document, &valid);
  g_assert_true (valid);
  for (guint i = 0; i < N_MUTANTS; i++)
    {
      xmlDoc *mutant = xmlCopyDoc (document, 1);

      for (gint n = g_rand_int_range (random, 1, 3); n > 0; n--)
        {
          spoil (random, mutant);
        }
      assert_agreement (schema, reader, mutant, &valid);
      n_valid += valid;
      xmlFreeDoc (mutant);
    }
  /* Both kinds came up. */
  g_assert_cmpuint (n_valid, >, N_MUTANTS / 20);
  g_assert_cmpuint (n_valid, <, N_MUTANTS);
  xmlFreeDoc (document);
  xmlRelaxNGFree (schema);
}

static void
test_campaign (void)
{
  g_autoptr (GBytes) full = read_file ("MUSTER_TESTS_DIR", "exchange/campaigns/full.xml");

  check ("campaign.rng", read_campaign, full);
}

static void
test_example (void)
{
  g_autoptr (GBytes) vale = read_file ("MUSTER_DATA_DIR", "example/the-vale.xml");

  check ("campaign.rng", read_campaign, vale);
}

static void
test_ruleset (void)
{
  g_autoptr (GBytes) shipped = read_file ("MUSTER_DATA_DIR", "rules/chronopia-5.xml");

  check ("ruleset.rng", read_ruleset, shipped);
}

static void
test_battle_result (void)
{
  static const char text[] =
    "<battle-result at='0405' battle='b1' rounds='5' winner='anna' annihilation='no'>"
    "<unit id='u1' took-part='yes' wounded='yes' halved='u9' finished='u9' killed='u12' shot='' objective='yes'"
    " panicked='no' lost-troopers='3' lost-leader='no' wounds='2'><special id='standard' lost='1'/></unit>"
    "<unit id='u12' slain='yes' resurrected='no'/>"
    "<stronghold gate='destroyed' breached='yes'/>"
    "<objectives><held player='anna' kind='primary'/></objectives>"
    "<force-commander player='anna' unit='u4'/>"
    "<withdraw player='bert' side='NE'/>"
    "<score player='anna' round='5' points='13'/>"
    "</battle-result>";
  g_autoptr (GBytes) result = g_bytes_new_static (text, strlen (text));

  check ("battle-result.rng", read_battle_result, result);
}

static void
test_scenario (gconstpointer name)
{
  g_autoptr (GBytes) scenario = read_file ("MUSTER_TESTS_DIR", name);

  check ("scenario.rng", read_scenario, scenario);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GBytes) bytes = NULL;
  int failed;

  g_test_init (&argc, &argv, NULL);
  bytes = read_file ("MUSTER_DATA_DIR", "rules/chronopia-5.xml");
  shipped_rules = muster_ruleset_read (bytes, "chronopia-5.xml", NULL);
  g_test_add_func ("/exchange/schema/campaign", test_campaign);
  g_test_add_func ("/exchange/schema/example", test_example);
  g_test_add_func ("/exchange/schema/ruleset", test_ruleset);
  g_test_add_data_func ("/exchange/schema/dba", "exchange/scenarios/dba.xml", test_scenario);
  g_test_add_data_func ("/exchange/schema/barons-war", "exchange/scenarios/barons-war.xml", test_scenario);
  g_test_add_data_func ("/exchange/schema/siege", "exchange/scenarios/siege.xml", test_scenario);
  g_test_add_func ("/exchange/schema/battle-result", test_battle_result);
  failed = g_test_run ();
  muster_ruleset_unref (shipped_rules);
  xmlRelaxNGCleanupTypes ();
  return failed;
}
