/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * House rules, and rows of the catalogue of troops.
 */
#include "campaign/argument.h"
#include "campaign/deciders.h"
#include "campaign/field-word.h"
#include "campaign/unit.h"

#include <string.h>

static const MusterChosenRuling *
find_chosen (const MusterWorld *world,
             const char        *option)
{
  MUSTER_FOR_EACH (world, CHOSEN_RULING, MusterChosenRuling, chosen)
  {
    if (strcmp (chosen->option, option) == 0)
      {
        return chosen;
      }
  }
  return NULL;
}

/* Only what differs from the default is kept. */
static void
choose_ruling (MusterDeed         *deed,
               const MusterRuling *ruling,
               const char         *value)
{
  const MusterChosenRuling *chosen = find_chosen (muster_deed_peek_world (deed), ruling->key);
  gboolean is_default = strcmp (ruling->fallback, value) == 0;
  g_autoptr (GRefString) option_text = g_ref_string_new (ruling->key);
  g_autoptr (GRefString) value_text = g_ref_string_new (value);

  if (chosen != NULL && is_default)
    {
      muster_edit_drop (deed->edit, MUSTER_CHOSEN_RULING, chosen->key);
    }
  else if (chosen != NULL)
    {
      muster_edit_set_text (deed->edit, MUSTER_CHOSEN_RULING, chosen->key, MUSTER_CHOSEN_RULING_VALUE, value);
    }
  else if (!is_default)
    {
      muster_edit_put (deed->edit, MUSTER_CHOSEN_RULING,
                       &(MusterChosenRuling) {.option = option_text, .value = value_text});
    }
}

/** muster_decide_ruling: sets a house rule */
void
muster_decide_ruling (MusterDeed *deed)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();
  const MusterRuling *ruling = muster_rulebook_find_ruling (rulebook, muster_deed_get (deed, "key"));
  const char *value = muster_deed_get (deed, "value");

  if (!muster_ruling_allows (ruling, value))
    {
      muster_deed_refuse (deed, "value=%s: %s is one of %s", value, ruling->key, ruling->allowed);
      return;
    }
  muster_edit_cite (deed->edit, muster_rulebook_find_clause (rulebook, ruling->clause), MUSTER_WHY (TURN, RULED),
                    MUSTER_FACT_WORDS_OF (WHAT, ruling->key), MUSTER_FACT_WORDS_OF (VALUE, value))->ruling = ruling;
  choose_ruling (deed, ruling, value);
}

static gboolean
is_in_use (const MusterWorld *world,
           guint32            troop)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->troop == troop)
      {
        return TRUE;
      }
  }
  return FALSE;
}

/* "standard=26 greatsword=30": words with a cost, at most eight. */
static gboolean
are_specials (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean good = g_strv_length (words) <= MUSTER_MAX_SPECIALS;

  for (guint i = 0; good && text[0] != '\0' && words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "=", 2);

      good = parts[0] != NULL && parts[1] != NULL && muster_identifier_is_valid (parts[0]) &&
             g_ascii_string_to_unsigned (parts[1], 10, 0, 100000, NULL, NULL) &&
             g_hash_table_add (ids, g_strdup (parts[0]));
    }
  return good;
}

/* Units count their special models by place: while there are any, the list may only grow at its end. */
static void
check_specials (MusterDeed        *deed,
                const MusterTroop *troop,
                const char        *text)
{
  MusterTroop changed = {.specials = (char *) text};

  if (!are_specials (text))
    {
      muster_deed_refuse (deed, "specials=%s: write id=cost, parted by spaces, at most %d", text, MUSTER_MAX_SPECIALS);
    }
  for (guint i = 0; troop != NULL && i < muster_troop_get_n_specials (troop); i++)
    {
      g_autofree char *before = muster_troop_dup_special (troop, i);
      g_autofree char *after = muster_troop_dup_special (&changed, i);

      if (g_strcmp0 (before, after) != 0 && is_in_use (muster_deed_peek_world (deed), troop->key))
        {
          muster_deed_refuse (deed, "specials=: units of this troop exist, so that “%s” stays in its place", before);
        }
    }
}

/* Whether the text can be that of the field, here and in a file; the specials have a check of their own. */
static gboolean
is_text_of (guint       field,
            const char *text)
{
  if (field == MUSTER_TROOP_NAME)
    {
      return muster_name_is_valid (text);
    }
  return field == MUSTER_TROOP_SPECIALS || muster_identifiers_are_valid (text);
}

/* Reads the word of a field of the catalogue, or refuses it. */
static gboolean
read_field (MusterDeed *deed,
            const char *key,
            const char *word,
            guint      *field,
            gint64     *number)
{
  const MusterField *described;

  if (!muster_field_find (MUSTER_TROOP, key, field) || *field == MUSTER_TROOP_ID)
    {
      muster_deed_refuse (deed, "%s=: a troop has no such value", key);
      return FALSE;
    }
  described = &muster_record_get_type (MUSTER_TROOP)->fields[*field];
  if (described->type == MUSTER_FIELD_TEXT
      ? !muster_field_accepts (described, (MusterValue) {.text = (char *) word}) || !is_text_of (*field, word)
      : !muster_field_from_word (muster_deed_peek_world (deed), MUSTER_TROOP, *field, word, number))
    {
      muster_deed_refuse (deed, "%s=%s: not a value that a troop can have", key, word);
      return FALSE;
    }
  return TRUE;
}

static void
set_troop_field (MusterDeed *deed,
                 guint32     troop,
                 const char *key,
                 const char *word)
{
  guint field;
  gint64 number = 0; /* not of a text */

  if (!read_field (deed, key, word, &field, &number))
    {
      return;
    }
  if (muster_record_get_type (MUSTER_TROOP)->fields[field].type == MUSTER_FIELD_TEXT)
    {
      muster_edit_set_text (deed->edit, MUSTER_TROOP, troop, field, word[0] != '\0' ? word : NULL);
    }
  else
    {
      muster_edit_set (deed->edit, MUSTER_TROOP, troop, field, number);
    }
}

static guint32
add_troop (MusterDeed *deed)
{
  g_autoptr (GRefString) id = g_ref_string_new (muster_deed_get (deed, "id"));

  if (muster_deed_get (deed, "race") == NULL)
    {
      muster_deed_refuse (deed, "a new troop needs race=");
    }
  return muster_edit_put (deed->edit, MUSTER_TROOP,
                          &(MusterTroop) {.id = id, .name = id, .living = TRUE, .w = 1, .size = 1});
}

/** muster_decide_troop: adds a row to the catalogue, or changes one */
void
muster_decide_troop (MusterDeed *deed)
{
  const char *id = muster_deed_get (deed, "id");
  const char *specials = muster_deed_get (deed, "specials");
  const MusterTroop *troop = muster_world_find_troop (muster_deed_peek_world (deed), id);
  guint32 key;

  if (specials != NULL)
    {
      check_specials (deed, troop, specials);
    }
  muster_edit_cite (deed->edit, MUSTER_CITE (RACE_3), MUSTER_WHY (SETUP, TROOP_ENTERED),
                    MUSTER_FACT_WORDS_OF (WHAT, id));
  key = troop != NULL ? troop->key : add_troop (deed);
  for (guint i = 0; i < muster_command_get_n_arguments (deed->command) && deed->refusal == NULL; i++)
    {
      const char *argument = muster_command_nth_key (deed->command, i);

      if (strcmp (argument, "id") != 0)
        {
          set_troop_field (deed, key, argument, muster_command_nth_value (deed->command, i));
        }
    }
}
