/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/argument.h"

#include "campaign/error.h"
#include "campaign/rulebook.h"

#include <string.h>

#define N_(text) text

#define TEXT_MAX 1000
#define NAME_MAX_LENGTH 200
#define ID_MAX_LENGTH 200
#define NUMBER_MAX 1000000

static const struct
{
  const char *word;
  const char *description;
} argument_types[] = {
#define ARGUMENT(type, word, description) [MUSTER_ARGUMENT_##type] = {word, description},
#include "campaign/arguments.def"
#undef ARGUMENT
};

static void
read_type (MusterArgumentSpec *spec,
           const char         *type)
{
  spec->type = MUSTER_ARGUMENT_CHOICE;
  spec->choices[0] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (argument_types); i++)
    {
      if (strcmp (argument_types[i].word, type) == 0)
        {
          spec->type = i;
          return;
        }
    }
  g_strlcpy (spec->choices, type, sizeof spec->choices);
}

/**
 * muster_argument_spec_next:
 * @specification: (inout): where to read on; moved behind what was read
 *
 * Returns: FALSE at the end of the specification
 */
gboolean
muster_argument_spec_next (const char        **specification,
                           MusterArgumentSpec *spec)
{
  g_autofree char *word = NULL;
  char *equals;
  gsize length;

  *specification += strspn (*specification, " ");
  length = strcspn (*specification, " ");
  if (length == 0)
    {
      return FALSE;
    }
  word = g_strndup (*specification, length);
  *specification += length;
  spec->required = word[0] != '[';
  equals = strchr (word, '=');
  g_assert (equals != NULL);
  *equals = '\0';
  g_strlcpy (spec->key, word + !spec->required, sizeof spec->key);
  if (!spec->required)
    {
      equals[strlen (equals + 1)] = '\0';
    }
  spec->required = spec->required && strcmp (spec->key, "*") != 0;
  read_type (spec, equals + 1);
  return TRUE;
}

/** muster_argument_spec_find: Returns: whether the specification takes @key; then @spec is set */
gboolean
muster_argument_spec_find (const char         *specification,
                           const char         *key,
                           MusterArgumentSpec *spec)
{
  MusterArgumentSpec others = {.key = ""};
  const char *rest = specification;

  while (muster_argument_spec_next (&rest, spec))
    {
      if (strcmp (spec->key, key) == 0)
        {
          return TRUE;
        }
      if (strcmp (spec->key, "*") == 0)
        {
          others = *spec;
        }
    }
  *spec = others;
  return others.key[0] != '\0';
}

/** muster_argument_type_describe: Returns: (transfer none) (nullable): N_() what the type takes; NULL for a choice */
const char *
muster_argument_type_describe (MusterArgumentType type)
{
  return type == MUSTER_ARGUMENT_CHOICE ? NULL : argument_types[type].description;
}

/** muster_identifier_is_valid: Returns: whether @id is [a-z0-9][a-z0-9._-]* of at most 200 bytes */
gboolean
muster_identifier_is_valid (const char *id)
{
  gsize length = strlen (id);

  return length > 0 && length <= ID_MAX_LENGTH && (g_ascii_islower (id[0]) || g_ascii_isdigit (id[0])) &&
         strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789._-") == length;
}

/** muster_identifiers_are_valid: Returns: whether @text is identifiers parted by spaces, or empty */
gboolean
muster_identifiers_are_valid (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] != '\0' && !muster_identifier_is_valid (words[i]))
        {
          return FALSE;
        }
    }
  return TRUE;
}

/** muster_name_is_valid: Returns: whether @name is 1 to 200 code points of UTF-8 in NFC, without controls, not blank */
gboolean
muster_name_is_valid (const char *name)
{
  g_autofree char *normal = NULL;
  gboolean visible = FALSE;

  if (!g_utf8_validate (name, -1, NULL) || g_utf8_strlen (name, -1) > NAME_MAX_LENGTH)
    {
      return FALSE;
    }
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      GUnicodeType type = g_unichar_type (letter);

      if (type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        {
          return FALSE;
        }
      visible |= !g_unichar_isspace (letter);
    }
  normal = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  return visible && strcmp (normal, name) == 0;
}

/* Free text may have several lines, but nothing else that is not seen. */
static gboolean
is_text (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (*at != '\n' && *at != '\t' && g_unichar_type (g_utf8_get_char (at)) == G_UNICODE_CONTROL)
        {
          return FALSE;
        }
    }
  return g_utf8_strlen (text, -1) <= TEXT_MAX;
}

static gboolean
is_number (const char *value,
           gint64      low)
{
  return g_ascii_string_to_signed (value, 10, low, NUMBER_MAX, NULL, NULL);
}

static gboolean
is_hex_of (const MusterWorld *world,
           const char        *value)
{
  guint32 hex;

  return muster_hex_from_label (value, &hex) && muster_world_find (world, MUSTER_HEX, hex) != NULL;
}

static gboolean
is_sold_resource (const char *value)
{
  MusterResource resource;

  return muster_resource_from_word (value, &resource) && resource <= MUSTER_RESOURCE_STONE;
}

static gboolean
all_parts (const char *value,
           const char *delimiter,
           gboolean ( *is_one ) (const MusterWorld *, const char *),
           const MusterWorld *world)
{
  g_auto (GStrv) parts = g_strsplit (value, delimiter, -1);
  gboolean good = parts[0] != NULL;

  for (guint i = 0; good && parts[i] != NULL; i++)
    {
      good = is_one (world, parts[i]);
    }
  return good;
}

static gboolean
is_unit_of (const MusterWorld *world,
            const char        *id)
{
  return muster_world_find_unit (world, id) != NULL;
}

static gboolean
is_side (const MusterWorld *world,
         const char        *word)
{
  MusterSide side;

  return muster_side_from_word (word, &side);
}

static gboolean
is_choice (const char *choices,
           const char *value)
{
  g_auto (GStrv) words = g_strsplit (choices, "|", -1);

  return g_strv_contains ((const char *const *) words, value);
}

static gboolean
is_terrain (const char *value)
{
  MusterTerrain terrain;

  return muster_terrain_from_word (value, &terrain);
}

static gboolean
is_race (const char *value)
{
  MusterRace race;

  return muster_race_from_word (value, &race) && race != MUSTER_RACE_NONE;
}

static gboolean
is_path (const char *value)
{
  MusterPath path;

  return muster_path_from_words (value, &path);
}

/* Whether value is well formed and, where it names a record, the world has it. */
static gboolean
fits_type (const MusterArgumentSpec *spec,
           const char               *value,
           const MusterWorld        *world)
{
  switch (spec->type)
    {
    case MUSTER_ARGUMENT_TEXT:
      return is_text (value);

    case MUSTER_ARGUMENT_NAME:
      return muster_name_is_valid (value);

    case MUSTER_ARGUMENT_ID:
      return muster_identifier_is_valid (value);

    case MUSTER_ARGUMENT_COUNT:
      return is_number (value, 1);

    case MUSTER_ARGUMENT_NUMBER:
      return is_number (value, 0);

    case MUSTER_ARGUMENT_SIGNED:
      return is_number (value, -NUMBER_MAX);

    case MUSTER_ARGUMENT_PLAYER:
      return muster_world_find_player (world, value) != NULL;

    case MUSTER_ARGUMENT_OWNER:
      return strcmp (value, "none") == 0 || muster_world_find_player (world, value) != NULL;

    case MUSTER_ARGUMENT_UNIT:
      return muster_world_find_unit (world, value) != NULL;

    case MUSTER_ARGUMENT_UNITS:
      return all_parts (value, ",", is_unit_of, world);

    case MUSTER_ARGUMENT_TROOP:
      return muster_world_find_troop (world, value) != NULL;

    case MUSTER_ARGUMENT_BATTLE:
      return muster_world_find_battle (world, value) != NULL;

    case MUSTER_ARGUMENT_HEX:
      return is_hex_of (world, value);

    case MUSTER_ARGUMENT_HEXES:
      return all_parts (value, " ", is_hex_of, world);

    case MUSTER_ARGUMENT_RESOURCE:
      return is_sold_resource (value);

    case MUSTER_ARGUMENT_TERRAIN:
      return is_terrain (value);

    case MUSTER_ARGUMENT_RACE:
      return is_race (value);

    case MUSTER_ARGUMENT_SIDES:
      return strcmp (value, "none") == 0 || all_parts (value, " ", is_side, world);

    case MUSTER_ARGUMENT_PATH:
      return is_path (value);

    case MUSTER_ARGUMENT_ORDER:
      return is_path (value) || strcmp (value, MUSTER_ORDER_TO_HOLD) == 0;

    case MUSTER_ARGUMENT_RULING:
      return muster_rulebook_find_ruling (muster_chronopia_get_rulebook (), value) != NULL;

    case MUSTER_ARGUMENT_CHOICE:
      return is_choice (spec->choices, value);
    }
  g_assert_not_reached ();
}

static gboolean
names_record (MusterArgumentType type)
{
  switch (type)
    {
    case MUSTER_ARGUMENT_OWNER:
    case MUSTER_ARGUMENT_PLAYER:
    case MUSTER_ARGUMENT_UNIT:
    case MUSTER_ARGUMENT_UNITS:
    case MUSTER_ARGUMENT_TROOP:
    case MUSTER_ARGUMENT_BATTLE:
    case MUSTER_ARGUMENT_HEX:
    case MUSTER_ARGUMENT_HEXES:
    case MUSTER_ARGUMENT_RULING:
      return TRUE;

    case MUSTER_ARGUMENT_TEXT:
    case MUSTER_ARGUMENT_NAME:
    case MUSTER_ARGUMENT_ID:
    case MUSTER_ARGUMENT_COUNT:
    case MUSTER_ARGUMENT_NUMBER:
    case MUSTER_ARGUMENT_SIGNED:
    case MUSTER_ARGUMENT_RESOURCE:
    case MUSTER_ARGUMENT_TERRAIN:
    case MUSTER_ARGUMENT_RACE:
    case MUSTER_ARGUMENT_SIDES:
    case MUSTER_ARGUMENT_PATH:
    case MUSTER_ARGUMENT_ORDER:
    case MUSTER_ARGUMENT_CHOICE:
      return FALSE;
    }
  g_assert_not_reached ();
}

/**
 * muster_argument_check:
 *
 * Returns: whether @value is what the argument takes; else @error says what it takes instead
 */
gboolean
muster_argument_check (const MusterArgumentSpec *spec,
                       const char               *key,
                       const char               *value,
                       const MusterWorld        *world,
                       GError                  **error)
{
  const char *wanted = spec->type == MUSTER_ARGUMENT_CHOICE ? spec->choices : argument_types[spec->type].description;

  if (g_utf8_validate (value, -1, NULL) && fits_type (spec, value, world))
    {
      return TRUE;
    }
  g_set_error (error, MUSTER_CAMPAIGN_ERROR,
               names_record (spec->type) ? MUSTER_CAMPAIGN_ERROR_UNKNOWN : MUSTER_CAMPAIGN_ERROR_COMMAND,
               "%s=%s: not %s", key, value, wanted);
  return FALSE;
}
