/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/campaign-format.h"

#include <string.h>

#include "campaign/hex.h"

/* The XML type of each conversion */
#define XML_OF_NUMBER MUSTER_XML_NUMBER
#define XML_OF_FLAG MUSTER_XML_FLAG
#define XML_OF_NAME MUSTER_XML_NAME
#define XML_OF_TEXT MUSTER_XML_TEXT
#define XML_OF_IDENTIFIER MUSTER_XML_IDENTIFIER
#define XML_OF_IDENTIFIERS MUSTER_XML_IDENTIFIERS
#define XML_OF_WORDS MUSTER_XML_WORDS
#define XML_OF_COLOUR MUSTER_XML_COLOUR
#define XML_OF_HEX MUSTER_XML_HEX
#define XML_OF_PATH MUSTER_XML_PATH
#define XML_OF_SIDE MUSTER_XML_WORD
#define XML_OF_SIDES MUSTER_XML_WORDS
#define XML_OF_TERRAIN MUSTER_XML_WORD
#define XML_OF_STRONGHOLD MUSTER_XML_WORD
#define XML_OF_RACE MUSTER_XML_WORD
#define XML_OF_STEP MUSTER_XML_WORD
#define XML_OF_STATUS MUSTER_XML_WORD
#define XML_OF_KIND MUSTER_XML_WORD
#define XML_OF_UPKEEP MUSTER_XML_WORD
#define XML_OF_ROLE MUSTER_XML_WORD
#define XML_OF_BATTLE_KIND MUSTER_XML_WORD
#define XML_OF_BATTLE_STATE MUSTER_XML_WORD
#define XML_OF_PLAYER MUSTER_XML_IDENTIFIER
#define XML_OF_UNIT MUSTER_XML_IDENTIFIER
#define XML_OF_TROOP MUSTER_XML_IDENTIFIER

/* *INDENT-OFF* */
#define ELEMENT(E, name, parent, once, required) static const MusterXmlAttribute E##_attributes[] = {
#define ATTRIBUTE(E, R, F, name, conversion, required, words, low, high, fallback) \
  {name, XML_OF_##conversion, required, words, low, high},
#define PLAIN(E, name, type, required, words, low, high) {name, MUSTER_XML_##type, required, words, low, high},
#define END_ELEMENT(E) {NULL} };
#include "exchange/campaign-format.def"
#undef ELEMENT
#undef ATTRIBUTE
#undef PLAIN
#undef END_ELEMENT

#define ELEMENT(E, name, parent, once, required) static const MusterBinding E##_bindings[] = {
#define ATTRIBUTE(E, R, F, name, conversion, required, words, low, high, fallback) \
  {(int) MUSTER_##R##_##F, MUSTER_##R, MUSTER_CONVERT_##conversion, fallback},
#define PLAIN(E, name, type, required, words, low, high) {MUSTER_NO_FIELD},
#define END_ELEMENT(E) {MUSTER_NO_FIELD} };
#include "exchange/campaign-format.def"
#undef ELEMENT
#undef ATTRIBUTE
#undef PLAIN
#undef END_ELEMENT

#define MUSTER_CAMPAIGN_ELEMENT_ROOT MUSTER_XML_ROOT
static const MusterElementFormat elements[] = {
#define ELEMENT(E, name, parent, once, required) \
  [MUSTER_CAMPAIGN_ELEMENT_##E] = {name, MUSTER_CAMPAIGN_ELEMENT_##parent, once, required, E##_attributes, \
                                   E##_bindings, G_N_ELEMENTS (E##_attributes) - 1},
#define ATTRIBUTE(E, R, F, name, conversion, required, words, low, high, fallback)
#define PLAIN(E, name, type, required, words, low, high)
#define END_ELEMENT(E)
#include "exchange/campaign-format.def"
#undef ELEMENT
#undef ATTRIBUTE
#undef PLAIN
#undef END_ELEMENT
};
/* *INDENT-ON* */

/** muster_campaign_format_get: Returns: (transfer none): the element's name, place and attributes */
const MusterElementFormat *
muster_campaign_format_get (MusterCampaignElement element)
{
  g_assert ((guint) element < G_N_ELEMENTS (elements));
  return &elements[element];
}

/** muster_conversion_is_reference: Returns: whether the attribute names another record by its id */
gboolean
muster_conversion_is_reference (MusterConversion conversion)
{
  return conversion >= MUSTER_CONVERT_PLAYER;
}

static gboolean
is_text (MusterConversion conversion)
{
  return conversion >= MUSTER_CONVERT_NAME && conversion <= MUSTER_CONVERT_COLOUR;
}

/**
 * muster_binding_init_record: gives the fields that the attributes stand for their fallbacks; texts stay as they are
 */
void
muster_binding_init_record (MusterCampaignElement element,
                            gpointer              record)
{
  const MusterElementFormat *format = muster_campaign_format_get (element);

  for (guint i = 0; i < format->n_attributes; i++)
    {
      const MusterBinding *binding = &format->bindings[i];

      if (binding->field != MUSTER_NO_FIELD && !is_text (binding->conversion) && binding->fallback > 0)
        {
          muster_record_set (binding->record, record, binding->field, (MusterValue) {.number = binding->fallback});
        }
    }
}

static guint
side_from_word (const char *word)
{
  MusterSide side = MUSTER_SIDE_N;

  muster_side_from_word (word, &side);
  return side + 1;
}

static gint64
sides_from_words (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  gint64 bits = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (parts[i][0] != '\0')
        {
          bits |= 1 << (side_from_word (parts[i]) - 1);
        }
    }
  return bits;
}

#define FROM_WORD(Type, noun, word) \
  G_STMT_START { \
    Muster##Type value_ = 0; \
    gboolean known_ = muster_##noun##_from_word ((word), &value_); \
    g_assert (known_); \
    return value_; \
  } G_STMT_END

/* The number of a valid text. */
static gint64
number_from_text (MusterConversion conversion,
                  const char      *text)
{
  guint32 hex = 0;
  MusterPath path = 0;

  switch ((int) conversion)
    {
    case MUSTER_CONVERT_NUMBER:
      return g_ascii_strtoll (text, NULL, 10);

    case MUSTER_CONVERT_FLAG:
      return strcmp (text, "yes") == 0;

    case MUSTER_CONVERT_HEX:
      muster_hex_from_label (text, &hex);
      return hex;

    case MUSTER_CONVERT_PATH:
      muster_path_from_words (text, &path);
      return path;

    case MUSTER_CONVERT_SIDE:
      return side_from_word (text);

    case MUSTER_CONVERT_SIDES:
      return sides_from_words (text);

    case MUSTER_CONVERT_TERRAIN:
      FROM_WORD (Terrain, terrain, text);

    case MUSTER_CONVERT_STRONGHOLD:
      FROM_WORD (StrongholdKind, stronghold_kind, text);

    case MUSTER_CONVERT_RACE:
      FROM_WORD (Race, race, text);

    case MUSTER_CONVERT_STEP:
      FROM_WORD (Step, step, text);

    case MUSTER_CONVERT_STATUS:
      FROM_WORD (PlayerStatus, player_status, text);

    case MUSTER_CONVERT_KIND:
      FROM_WORD (UnitKind, unit_kind, text);

    case MUSTER_CONVERT_UPKEEP:
      FROM_WORD (Upkeep, upkeep, text);

    case MUSTER_CONVERT_ROLE:
      FROM_WORD (UnitRole, unit_role, text);

    case MUSTER_CONVERT_BATTLE_KIND:
      FROM_WORD (BattleKind, battle_kind, text);

    case MUSTER_CONVERT_BATTLE_STATE:
      FROM_WORD (BattleState, battle_state, text);

    default:
      g_assert_not_reached ();
    }
}

/* Parts a list by single spaces; NULL for an empty one. */
static char *
dup_tidy_list (const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \t\r\n", -1);
  GString *tidy = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (parts[i][0] != '\0')
        {
          g_string_append_printf (tidy, "%s%s", tidy->len > 0 ? " " : "", parts[i]);
        }
    }
  return g_string_free (tidy, tidy->len == 0);
}

static void
set_text (gpointer             record,
          const MusterBinding *binding,
          const char          *text)
{
  gboolean list = binding->conversion == MUSTER_CONVERT_IDENTIFIERS || binding->conversion == MUSTER_CONVERT_WORDS;
  g_autofree char *tidy = list ? dup_tidy_list (text) : g_strdup (text);
  MusterValue value = {.text = tidy != NULL ? g_ref_string_new (tidy) : NULL};

  muster_record_set (binding->record, record, binding->field, value);
  g_clear_pointer (&value.text, g_ref_string_release);
}

/**
 * muster_binding_read:
 *
 * Sets the fields of @record whose attributes the element at hand gives. References, which only their reader can
 * resolve, are left alone.
 */
void
muster_binding_read (MusterXmlReader      *reader,
                     MusterCampaignElement element,
                     gpointer              record)
{
  const MusterElementFormat *format = muster_campaign_format_get (element);

  for (guint i = 0; i < format->n_attributes; i++)
    {
      const MusterBinding *binding = &format->bindings[i];
      const char *text = muster_xml_get_text (reader, format->attributes[i].name);

      if (text == NULL || binding->field == MUSTER_NO_FIELD || muster_conversion_is_reference (binding->conversion))
        {
          continue;
        }
      if (is_text (binding->conversion))
        {
          set_text (record, binding, text);
        }
      else
        {
          MusterValue value = {.number = number_from_text (binding->conversion, text)};

          muster_record_set (binding->record, record, binding->field, value);
        }
    }
}

static char *
dup_side_words (gint64 bits)
{
  GString *words = g_string_new (NULL);

  for (guint side = 0; side < MUSTER_N_SIDES; side++)
    {
      if (bits & (1 << side))
        {
          g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", muster_side_get_word (side));
        }
    }
  return g_string_free (words, FALSE);
}

static const char *
get_word (MusterConversion conversion,
          gint64           number)
{
  switch ((int) conversion)
    {
    case MUSTER_CONVERT_FLAG:
      return number != 0 ? "yes" : "no";

    case MUSTER_CONVERT_SIDE:
      return muster_side_get_word (number - 1);

    case MUSTER_CONVERT_TERRAIN:
      return muster_terrain_get_word (number);

    case MUSTER_CONVERT_STRONGHOLD:
      return muster_stronghold_kind_get_word (number);

    case MUSTER_CONVERT_RACE:
      return muster_race_get_word (number);

    case MUSTER_CONVERT_STEP:
      return muster_step_get_word (number);

    case MUSTER_CONVERT_STATUS:
      return muster_player_status_get_word (number);

    case MUSTER_CONVERT_KIND:
      return muster_unit_kind_get_word (number);

    case MUSTER_CONVERT_UPKEEP:
      return muster_upkeep_get_word (number);

    case MUSTER_CONVERT_ROLE:
      return muster_unit_role_get_word (number);

    case MUSTER_CONVERT_BATTLE_KIND:
      return muster_battle_kind_get_word (number);

    case MUSTER_CONVERT_BATTLE_STATE:
      return muster_battle_state_get_word (number);

    default:
      g_assert_not_reached ();
    }
}

/**
 * muster_binding_dup_text:
 * @binding: of a field, and no reference
 *
 * Returns: (transfer full) (nullable): the field as its attribute has it; NULL for a text that is not there
 */
char *
muster_binding_dup_text (const MusterBinding *binding,
                         gconstpointer        record)
{
  MusterValue value = muster_record_get (binding->record, record, binding->field);

  if (is_text (binding->conversion))
    {
      return g_strdup (value.text);
    }
  if (binding->conversion == MUSTER_CONVERT_NUMBER)
    {
      return g_strdup_printf ("%" G_GINT64_FORMAT, value.number);
    }
  if (binding->conversion == MUSTER_CONVERT_HEX)
    {
      return muster_hex_dup_label (value.number);
    }
  if (binding->conversion == MUSTER_CONVERT_PATH)
    {
      return muster_path_dup_words (value.number);
    }
  if (binding->conversion == MUSTER_CONVERT_SIDES)
    {
      return dup_side_words (value.number);
    }
  return g_strdup (get_word (binding->conversion, value.number));
}
