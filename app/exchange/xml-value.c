/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/xml-value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/argument.h"
#include "campaign/hex.h"
#include "exchange/decimal.h"

#define TEXT_CHARACTERS 1000
#define COLOUR_LENGTH 7

/* Free text: what g_utf8_validate() has passed, without control characters. */
static gboolean
is_text (const char *value)
{
  for (const char *at = value; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (g_unichar_type (g_utf8_get_char (at)) == G_UNICODE_CONTROL)
        {
          return FALSE;
        }
    }
  return value[0] != '\0' && g_utf8_strlen (value, -1) <= TEXT_CHARACTERS;
}

static gboolean
is_free_text (const MusterXmlAttribute *attribute)
{
  return attribute->type == MUSTER_XML_NAME || attribute->type == MUSTER_XML_TEXT;
}

/* What libxml2 makes of every ampersand of a value, since it is told never to expand entities */
#define AMPERSAND "&#38;"

/**
 * muster_xml_value_dup_plain:
 *
 * Returns: (transfer full): @text as it is meant: free text composed (NFC), anything else without the space around it
 */
char *
muster_xml_value_dup_plain (const MusterXmlAttribute *attribute,
                            const char               *text,
                            gsize                     length)
{
  g_autoptr (GString) value = g_string_new_len (text, length);
  char *plain;

  g_string_replace (value, AMPERSAND, "&", 0);
  plain = g_string_free (g_steal_pointer (&value), FALSE);
  if (is_free_text (attribute))
    {
      char *composed = g_utf8_normalize (plain, -1, G_NORMALIZE_NFC);

      g_free (plain);
      return composed;
    }
  return g_strstrip (g_strdelimit (plain, "\t\r\n", ' '));
}

static gboolean
is_whole_number (const char *value,
                 gint64      low,
                 gint64      high)
{
  gboolean negative = value[0] == '-';
  const char *digits = value + (negative || value[0] == '+');
  gint64 number;

  if (digits[0] == '\0' || digits[strspn (digits, "0123456789")] != '\0')
    {
      return FALSE;
    }
  digits += strspn (digits, "0");
  if (digits[0] == '\0')
    {
      return low <= 0 && high >= 0;
    }
  if (negative)
    {
      g_autofree char *signed_digits = g_strconcat ("-", digits, NULL);
      return g_ascii_string_to_signed (signed_digits, 10, low, high, &number, NULL);
    }
  return g_ascii_string_to_signed (digits, 10, low, high, &number, NULL);
}

static gboolean
is_one_of (const char *value,
           const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, "|", -1);

  return g_strv_contains ((const char *const *) parts, value);
}

typedef gboolean (*PartTest) (const char               *part,
                              const MusterXmlAttribute *attribute);

static gboolean
part_is_word (const char               *part,
              const MusterXmlAttribute *attribute)
{
  return is_one_of (part, attribute->words);
}

static gboolean
part_is_identifier (const char               *part,
                    const MusterXmlAttribute *attribute)
{
  return muster_identifier_is_valid (part);
}

static gboolean
all_parts (const char               *value,
           const MusterXmlAttribute *attribute,
           PartTest                  test)
{
  g_auto (GStrv) parts = g_strsplit_set (value, " \t\r\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (parts[i][0] != '\0' && !test (parts[i], attribute))
        {
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
part_is_point (const char               *part,
               const MusterXmlAttribute *attribute)
{
  return muster_decimal_is_point (part);
}

static gboolean
is_colour (const char *value)
{
  return strlen (value) == COLOUR_LENGTH && value[0] == '#' &&
         strspn (value + 1, "0123456789abcdefABCDEF") == COLOUR_LENGTH - 1;
}

static gboolean
is_valid (const MusterXmlAttribute *attribute,
          const char               *value)
{
  guint32 hex;
  MusterPath path;

  switch (attribute->type)
    {
    case MUSTER_XML_NUMBER:
      return is_whole_number (value, attribute->low, attribute->high);

    case MUSTER_XML_WORD:
      return is_one_of (value, attribute->words);

    case MUSTER_XML_WORDS:
      return all_parts (value, attribute, part_is_word);

    case MUSTER_XML_FLAG:
      return is_one_of (value, "yes|no");

    case MUSTER_XML_IDENTIFIER:
      return muster_identifier_is_valid (value);

    case MUSTER_XML_IDENTIFIERS:
      return all_parts (value, attribute, part_is_identifier);

    case MUSTER_XML_NAME:
      return muster_name_is_valid (value);

    case MUSTER_XML_TEXT:
      return is_text (value);

    case MUSTER_XML_HEX:
      return muster_hex_from_label (value, &hex);

    case MUSTER_XML_PATH:
      return muster_path_from_words (value, &path);

    case MUSTER_XML_COLOUR:
      return is_colour (value);

    case MUSTER_XML_DECIMAL:
      return muster_decimal_is_valid (value);

    case MUSTER_XML_POINT:
      return muster_decimal_is_point (value);

    case MUSTER_XML_POINTS:
      return value[0] != '\0' && all_parts (value, attribute, part_is_point);

    default:
      g_assert_not_reached ();
    }
}

static char *
dup_expectation (const MusterXmlAttribute *attribute)
{
  switch (attribute->type)
    {
    case MUSTER_XML_NUMBER:
      return g_strdup_printf (_("a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT),
                              attribute->low,
                              attribute->high);

    case MUSTER_XML_WORD:
      return g_strdup_printf (_("one of %s"), attribute->words);

    case MUSTER_XML_WORDS:
      return g_strdup_printf (_("words out of %s, parted by spaces"), attribute->words);

    case MUSTER_XML_FLAG:
      return g_strdup (_("yes or no"));

    case MUSTER_XML_IDENTIFIER:
      return g_strdup (_("an identifier: small letters, digits, dot, dash, underscore"));

    case MUSTER_XML_IDENTIFIERS:
      return g_strdup (_("identifiers parted by spaces"));

    case MUSTER_XML_NAME:
      return g_strdup (_("1 to 200 characters on one line, without control characters"));

    case MUSTER_XML_TEXT:
      return g_strdup (_("1 to 1000 characters without control characters"));

    case MUSTER_XML_HEX:
      return g_strdup (_("a hex such as 0304, column and row from 01"));

    case MUSTER_XML_PATH:
      return g_strdup (_("at most eight sides out of N NE SE S SW NW, parted by spaces"));

    case MUSTER_XML_COLOUR:
      return g_strdup (_("a colour such as #3465a4"));

    case MUSTER_XML_DECIMAL:
      return g_strdup (_("a decimal such as 0.375"));

    case MUSTER_XML_POINT:
      return g_strdup (_("two decimals parted by a comma, such as 0,-0.5"));

    case MUSTER_XML_POINTS:
      return g_strdup (_("points such as 0,0 4,0.5, parted by spaces"));

    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_too_long (const MusterXmlAttribute *attribute,
             const char               *value)
{
  return attribute->type != MUSTER_XML_NUMBER && attribute->high > 0 && strlen (value) > (gsize) attribute->high;
}

/**
 * muster_xml_value_dup_trouble:
 * @value: as muster_xml_value_dup_plain() gives it
 *
 * Returns: (transfer full) (nullable): what is wrong with the value, for the person who wrote it
 */
char *
muster_xml_value_dup_trouble (const MusterXmlAttribute *attribute,
                              const char               *value)
{
  g_autofree char *expectation = NULL;
  g_autofree char *quoted = NULL;

  if (is_too_long (attribute, value))
    {
      return g_strdup_printf (_("%s is longer than %" G_GINT64_FORMAT " bytes"), attribute->name, attribute->high);
    }
  if (is_valid (attribute, value))
    {
      return NULL;
    }
  expectation = dup_expectation (attribute);
  quoted = g_utf8_substring (value, 0, MIN (g_utf8_strlen (value, -1), 40));
  return g_strdup_printf (_("%s=\"%s\" should be %s"), attribute->name, quoted, expectation);
}

/**
 * muster_xml_tag_find_attribute:
 * @tag: the '<' of a well-formed tag
 * @end: the end of the text that it stands in
 *
 * Returns: (transfer none): where the attribute's name begins, or @tag if it has none of that name
 */
const char *
muster_xml_tag_find_attribute (const char *tag,
                               const char *end,
                               const char *name)
{
  gsize length = strlen (name);
  char quote = '\0';

  for (const char *at = tag + 1; at < end && !(quote == '\0' && *at == '>'); at++)
    {
      if (quote != '\0')
        {
          quote = *at == quote ? '\0' : quote;
        }
      else if (*at == '"' || *at == '\'')
        {
          quote = *at;
        }
      else if (g_ascii_isspace (at[-1]) && (gsize) (end - at) > length && strncmp (at, name, length) == 0 &&
               (at[length] == '=' || g_ascii_isspace (at[length])))
        {
          return at;
        }
    }
  return tag;
}
