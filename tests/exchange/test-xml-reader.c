/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/xml-reader.h"

#include <string.h>

/* A format of our own: <box><item n=/><label text=/></box> */
enum
{
  BOX,
  ITEM,
  INNER,
  LABEL,
};

static const MusterXmlAttribute box_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"at", MUSTER_XML_HEX},
  {"open", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute item_attributes[] = {
  {"n", MUSTER_XML_NUMBER, .low = -5, .high = 20},
  {"kind", MUSTER_XML_WORD, .words = "red|green"},
  {"kinds", MUSTER_XML_WORDS, .words = "red|green"},
  {"path", MUSTER_XML_PATH},
  {"colour", MUSTER_XML_COLOUR},
  {"ids", MUSTER_XML_IDENTIFIERS},
};

static const MusterXmlAttribute label_attributes[] = {
  {"text", MUSTER_XML_NAME, .required = TRUE},
};

static gboolean
take_item (MusterXmlReader *reader,
           gpointer         data)
{
  GArray *numbers = data;
  int number = muster_xml_get_number (reader, "n", 7);

  g_array_append_val (numbers, number);
  return number == 13 ? muster_xml_fail (reader, "n", "not %d", number) : TRUE;
}

static gboolean
end_box (MusterXmlReader *reader,
         gpointer         data)
{
  GArray *numbers = data;

  g_array_set_size (numbers, numbers->len + 1);
  return TRUE;
}

static const MusterXmlElement elements[] = {
  [BOX] = {"box", MUSTER_XML_ROOT, .attributes = box_attributes, .n_attributes = G_N_ELEMENTS (box_attributes),
           .end = end_box},
  [ITEM] = {"item", BOX, .attributes = item_attributes, .n_attributes = G_N_ELEMENTS (item_attributes),
            .start = take_item},
  [INNER] = {"inner", ITEM},
  [LABEL] = {"label", BOX, .once = TRUE, .required = TRUE, .attributes = label_attributes,
             .n_attributes = G_N_ELEMENTS (label_attributes)},
};

static const MusterXmlFormat format = {elements, G_N_ELEMENTS (elements)};

static gboolean
read_text (const char *text,
           gssize      length,
           GArray     *numbers,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);

  return muster_xml_read (&format, "box.xml", bytes, numbers, error);
}

static void
assert_numbers (const char *text,
                guint       n_numbers,
                const int  *expected)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, TRUE, sizeof (int));
  g_autoptr (GError) error = NULL;

  read_text (text, -1, numbers, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (numbers->data, numbers->len * sizeof (int), expected, n_numbers * sizeof (int));
}

static void
test_reads_what_the_table_has (void)
{
  assert_numbers ("<box id='a'><item n='3'/><label text='x'/><item n=' -5 '/></box>", 3, (int[]) {3, -5, 0});
  assert_numbers ("\xef\xbb\xbf<?xml version='1.0' encoding='utf-8'?>\n<!-- c --><box id='a'><?pi?>"
                  "<label text='Z\xc3\xbcrich'/><item/></box>\n",
                  2, (int[]) {7, 0});
}

/* Each row: a text and the place and a part of the message that it is refused with. */
typedef struct
{
  const char *text;
  const char *message;
} Refusal;

static void
assert_refused (const Refusal *refusal)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, TRUE, sizeof (int));
  g_autoptr (GError) error = NULL;

  if (read_text (refusal->text, -1, numbers, &error))
    {
      g_error ("read: %s", refusal->text);
    }
  if (!g_str_has_prefix (error->message, refusal->message))
    {
      g_error ("%s: %s", refusal->text, error->message);
    }
}

static void
test_refuses_with_the_place (void)
{
  static const Refusal refusals[] = {
    {"<tin/>", "box.xml:1:1: a file of this kind does not begin with <tin>"},
    {"\n\n  <box/>", "box.xml:3:3: <box> needs the attribute id"},
    {"<box id='a'>\n <iten/></box>", "box.xml:2:2: <box> has no element <iten>"},
    {"<box id='a'>\n<item>\n  <label text='x'/></item></box>", "box.xml:3:3: <item> has no element <label>"},
    {"<box id='a'>\n<item n='1'\n   m='2'/></box>", "box.xml:3:4: <item> has no attribute m"},
    {"<box id='a'>\n<item n='21'/></box>", "box.xml:2:7: n=\"21\" should be a whole number from -5 to 20"},
    {"<box id='a'>\n<item kind='red' n='2x'/></box>", "box.xml:2:18: n=\"2x\""},
    {"<box id='a'>\n<item n=''/></box>", "box.xml:2:7: n=\"\""},
    {"<box id='a'>\n<item n='99999999999999999999'/></box>", "box.xml:2:7: n="},
    {"<box id='a'>\n<item kind='blue'/></box>", "box.xml:2:7: kind=\"blue\" should be one of red|green"},
    {"<box id='a'>\n<item kinds='red blue'/></box>", "box.xml:2:7: kinds"},
    {"<box id='a'>\n<item path='N E'/></box>", "box.xml:2:7: path"},
    {"<box id='a'>\n<item colour='red'/></box>", "box.xml:2:7: colour"},
    {"<box id='a'>\n<item ids='u1 U2'/></box>", "box.xml:2:7: ids"},
    {"<box id='A'/>", "box.xml:1:6: id=\"A\" should be an identifier"},
    {"<box id='.a'/>", "box.xml:1:6: id"},
    {"<box id='a' at='0003'/>", "box.xml:1:13: at"},
    {"<box id='a' open='true'/>", "box.xml:1:13: open=\"true\" should be yes or no"},
    {"<box id='a'>\n<label text=''/></box>", "box.xml:2:8: text"},
    {"<box id='a'>\n<label text='a&#10;b'/></box>", "box.xml:2:8: text"},
    {"<box id='a'>\n<item/></box>", "box.xml:1:1: <box> needs a <label>"},
    {"<box id='a'><label text='x'/>\n<label text='x'/></box>", "box.xml:2:1: a second <label>"},
    {"<box id='a'>\n<label text='x'>hm</label></box>", "box.xml:2:1: <label> takes no text"},
    {"<box id='a'>\n<label text='x'><![CDATA[hm]]></label></box>", "box.xml:2:1: <label> takes no text"},
    {"<box id='a'><label text='x'/>\n<item n='13'/></box>", "box.xml:2:7: not 13"},
    {"<box xmlns='urn:x' id='a'/>", "box.xml:1:1: a file of this kind does not begin with <box>"},
    {"<box id='a' xml:lang='de'/>", "box.xml:1:13: <box> has no attribute xml:lang"},
    {"<box id='\xc3\xa4\xc3\xa4' at='0101' x='1'/>", "box.xml:1:6: id"},
    {"<!-- \xc3\xa4 < > --><box id='a' x='>' at='0101'/>", "box.xml:1:27: <box> has no attribute x"},
  };

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      assert_refused (&refusals[i]);
    }
}

static void
test_refuses_hostile_documents (void)
{
  static const Refusal refusals[] = {
    /* billion laughs, quadratic blow-up, external entities, external DTD: nothing of a DOCTYPE is read */
    {"<!DOCTYPE box [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]>\n<box id='&b;'/>", "box.xml:1:"},
    {"<!DOCTYPE box [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><box id='a'>&x;</box>", "box.xml:1:"},
    {"<!DOCTYPE box SYSTEM 'http://127.0.0.1:9/x.dtd'><box id='a'><label text='x'/></box>", "box.xml:1:"},
    {"<!DOCTYPE box [<!ENTITY % p SYSTEM 'file:///etc/passwd'>%p;]><box id='a'/>", "box.xml:1:"},
    {"<!DOCTYPE box><box id='a'><label text='x'/></box>", "box.xml:1:"},
    {"<box id='a'><label text='&nosuch;'/></box>", "box.xml:1:"},
    {"<box id='a'><xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='/etc/passwd'/></box>",
     "box.xml:1:13: <box> has no element <include>"},
    /* not well formed */
    {"<box id='a'><label text='x'/>", "box.xml:1:"},
    {"<box id='a'>\n<label text='x'></box>", "box.xml:2:"},
    {"<box id='a' id='b'/>", "box.xml:1:"},
    {"<box id='a'><label text='x'/></box>\nmore", "box.xml:2:1:"},
    {"<box id='a'><label text='x'/></box><box id='a'/>", "box.xml:1:"},
    {"<box id='a'><label text='&#1;'/></box>", "box.xml:1:"},
    {"<box id='a'><label text='a<b'/></box>", "box.xml:1:"},
    {"<y:box id='a'/>", "box.xml:1:"},
    /* encodings */
    {"<box id='a'>\n<label text='Z\xfcrich'/></box>", "box.xml:2:15: these bytes are not UTF-8"},
    {"<?xml version='1.0' encoding='ISO-8859-1'?><box id='a'><label text='x'/></box>", "box.xml:1:"},
    {"<?xml version='1.0' encoding='UTF-16'?><box id='a'><label text='x'/></box>", "box.xml:1:"},
    {"<?xml version='1.0' encoding='klingon'?><box id='a'><label text='x'/></box>", "box.xml:1:"},
    {"", "box.xml:1:1: the file is empty"},
    {"\xef\xbb\xbf", "box.xml:1:1: the file is empty"},
    {"   ", "box.xml:1:"},
  };

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      assert_refused (&refusals[i]);
    }
}

static void
test_refuses_nul (void)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, TRUE, sizeof (int));
  g_autoptr (GError) error = NULL;

  g_assert_false (read_text ("<box id='a'>\0<label text='x'/></box>", 35, numbers, &error));
  g_assert_true (g_str_has_prefix (error->message, "box.xml:1:13:"));
}

static void
test_refuses_depth_and_length (void)
{
  g_autoptr (GString) deep = g_string_new ("<box id='a'>");
  g_autofree char *long_name = g_strnfill (201, 'x');
  g_autofree char *long_value = g_strnfill (20000, ' ');
  g_autofree char *named = g_strdup_printf ("<box id='a'><label text='%s'/></box>", long_name);
  g_autofree char *spaced = g_strdup_printf ("<box id='a'><item n='1%s'/></box>", long_value);

  for (guint i = 0; i < 300; i++)
    {
      g_string_append (deep, "<item>");
    }
  assert_refused (&(Refusal) {deep->str, "box.xml:1:"});
  assert_refused (&(Refusal) {named, "box.xml:1:20: text"});
  assert_refused (&(Refusal) {spaced, "box.xml:1:19: the value of n is too long"});
}

/* Far beyond the 65535 lines that libxml2 itself counts to. */
static void
test_places_hold_in_a_large_file (void)
{
  g_autoptr (GString) text = g_string_new ("<box id='a'><label text='\xf0\x9f\x99\x82'/>\n");

  for (guint i = 0; i < 70000; i++)
    {
      g_string_append (text, "<item n='1' kind='red'/>\n");
    }
  g_string_append (text, "<!-- '<item' -->  <item n='1' kind='x'/></box>");
  assert_refused (&(Refusal) {text->str, "box.xml:70002:31: kind=\"x\""});
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exchange/xml-reader/reads", test_reads_what_the_table_has);
  g_test_add_func ("/exchange/xml-reader/refuses", test_refuses_with_the_place);
  g_test_add_func ("/exchange/xml-reader/hostile", test_refuses_hostile_documents);
  g_test_add_func ("/exchange/xml-reader/nul", test_refuses_nul);
  g_test_add_func ("/exchange/xml-reader/limits", test_refuses_depth_and_length);
  g_test_add_func ("/exchange/xml-reader/large", test_places_hold_in_a_large_file);
  return g_test_run ();
}
