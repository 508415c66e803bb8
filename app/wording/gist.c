/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/gist.h"

#include "campaign/argument.h"
#include "campaign/noun.h"
#include "wording/language.h"
#include "wording/template.h"
#include "wording/words.h"

#include <string.h>

/* What a command does, in a few words: undo and redo are named so, and the history. Places are arguments; {*} is every
   argument given that has no place of its own. A part in brackets is left out where its argument was not given. */
static const struct
{
  const char *command;
  const char *gist;
} gists[] = {
  {"ally", N_("Ally {player} with {with}")},
  {"begin", N_("Begin the campaign")},
  {"board", N_("Board {unit} at {at}")},
  {"build", N_("Build a {kind} at {at} for {player}")},
  {"buy", N_("Buy {amount} {resource} for {player}")},
  {"choose", N_("Choose {option} for {decision}")},
  {"claim", N_("Claim {at} for {player}")},
  {"combine", N_("Combine {units}")},
  {"correct", N_("Correct the battle {battle}")},
  {"disband", N_("Disband {unit}")},
  {"enlarge", N_("Enlarge {unit}[ by {troopers}]")},
  {"equip", N_("Equip {unit} with {item}")},
  {"feed", N_("Feed {unit} from {from}")},
  {"finish", N_("Finish the {step} step")},
  {"heal", N_("Heal {unit}")},
  {"hold", N_("Hold {unit}")},
  {"home", N_("Place the home of {player} at {at}")},
  {"land", N_("Land {unit} at {at}")},
  {"name-bodyguard", N_("Name {unit} bodyguard of {player}")},
  {"name-commander", N_("Name {unit} commander of {player}")},
  {"note", N_("Note: {text}")},
  {"orders", N_("Plot the orders of {player}")},
  {"orders", N_("Plot the orders of {player}")},
  {"override", N_("Override[: {reason}]")},
  {"paint", N_("Paint {at}[: {*}]")},
  {"player", N_("Set up player {id}")},
  {"plot", N_("Plot {unit}: {path}")},
  {"raze", N_("Raze at {at} for {player}")},
  {"recruit", N_("Recruit {troop} at {at} for {player}")},
  {"refund", N_("Refund {name} of {unit}")},
  {"rename", N_("Rename {what} to {name}")},
  {"replace", N_("Replace losses of {unit}[ from {from}]")},
  {"resize", N_("Resize the map to {columns} by {rows}")},
  {"resurrect", N_("Resurrect {unit}[ by {by}]")},
  {"reveal", N_("Reveal the orders")},
  {"road", N_("Build a road at {at} for {player}")},
  {"roll", N_("Roll a d{sides}[: {reason}]")},
  {"ruling", N_("Set the house rule {key} to {value}")},
  {"sell", N_("Sell {amount} {resource} for {player}")},
  {"settle", N_("Settle the battle {battle}")},
  {"sortie", N_("Sortie at {at} for {player}")},
  {"spell", N_("Buy {name} for {unit}")},
  {"trade", N_("Trade {give} for {take} between {player} and {with}")},
  {"troop", N_("Enter the troop {id}")},
  {"unally", N_("End the alliance of {player} and {with}")},
  {"unplot", N_("Withdraw the orders of {player}")},
  {"upgrade", N_("Raise a watchtower at {at} for {player}")},
  {"weather", N_("Roll the weather of {battle}")},
};

typedef struct
{
  const MusterCommand *command;
  const MusterNames *names;
  const char *gist;
} Telling;

static gconstpointer
find_record (const MusterWorld *world,
             guint              noun,
             const char        *id)
{
  switch (noun)
    {
    case MUSTER_NOUN_PLAYER:
      return muster_world_find_player (world, id);

    case MUSTER_NOUN_UNIT:
      return muster_world_find_unit (world, id);

    case MUSTER_NOUN_TROOP:
      return muster_world_find_troop (world, id);

    default:
      return muster_world_find_battle (world, id);
    }
}

/* Appends the name of a record given by its id, or the id where no world has it. */
static void
append_record (const Telling *telling,
               GString       *text,
               MusterNoun     noun,
               const char    *id)
{
  const MusterWorld *worlds[] = {telling->names->world, telling->names->earlier};

  for (guint i = 0; i < G_N_ELEMENTS (worlds); i++)
    {
      gconstpointer record = worlds[i] != NULL ? find_record (worlds[i], noun, id) : NULL;

      if (record != NULL)
        {
          g_autofree char *name = muster_names_dup_noun (telling->names, noun, muster_record_get_key (record));

          g_string_append (text, name);
          return;
        }
    }
  g_string_append (text, id);
}

static void
append_hex (const Telling *telling,
            GString       *text,
            const char    *label)
{
  guint32 hex;
  g_autofree char *name = muster_hex_from_label (label, &hex)
                          ? muster_names_dup_noun (telling->names, MUSTER_NOUN_HEX, hex) : g_strdup (label);

  g_string_append (text, name);
}

static void
append_list (const Telling *telling,
             GString       *text,
             const char    *list,
             gboolean       of_units)
{
  g_auto (GStrv) parts = g_strsplit_set (list, ", ", -1);
  const char *gap = "";

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (parts[i][0] == '\0')
        {
          continue;
        }
      g_string_append (text, gap);
      gap = ", ";
      if (of_units)
        {
          append_record (telling, text, MUSTER_NOUN_UNIT, parts[i]);
        }
      else
        {
          append_hex (telling, text, parts[i]);
        }
    }
}

static void
append_path (GString    *text,
             const char *words)
{
  MusterPath path;
  g_autofree char *list = muster_path_from_words (words, &path) ? muster_path_dup_list (path) : g_strdup (words);

  g_string_append (text, list);
}

static void
append_word (GString           *text,
             MusterArgumentType type,
             const char        *word)
{
  MusterResource resource;
  MusterTerrain terrain;
  MusterRace race;

  if (type == MUSTER_ARGUMENT_RESOURCE && muster_resource_from_word (word, &resource))
    {
      g_string_append (text, muster_resource_get_title (resource));
    }
  else if (type == MUSTER_ARGUMENT_TERRAIN && muster_terrain_from_word (word, &terrain))
    {
      g_string_append (text, muster_terrain_get_title (terrain));
    }
  else if (type == MUSTER_ARGUMENT_RACE && muster_race_from_word (word, &race))
    {
      g_string_append (text, muster_race_get_title (race));
    }
  else
    {
      muster_append_isolated (text, word);
    }
}

static void
append_argument (const Telling *telling,
                 GString       *text,
                 const char    *key,
                 const char    *value)
{
  MusterArgumentSpec spec = {.type = MUSTER_ARGUMENT_TEXT};
  MusterStep step;

  muster_argument_spec_find (muster_command_get_spec (telling->command)->arguments, key, &spec);
  switch ((guint) spec.type)
    {
    case MUSTER_ARGUMENT_PLAYER:
      append_record (telling, text, MUSTER_NOUN_PLAYER, value);
      break;

    case MUSTER_ARGUMENT_UNIT:
      append_record (telling, text, MUSTER_NOUN_UNIT, value);
      break;

    case MUSTER_ARGUMENT_TROOP:
      append_record (telling, text, MUSTER_NOUN_TROOP, value);
      break;

    case MUSTER_ARGUMENT_BATTLE:
      append_record (telling, text, MUSTER_NOUN_BATTLE, value);
      break;

    case MUSTER_ARGUMENT_UNITS:
      append_list (telling, text, value, TRUE);
      break;

    case MUSTER_ARGUMENT_HEX:
    case MUSTER_ARGUMENT_HEXES:
      append_list (telling, text, value, FALSE);
      break;

    case MUSTER_ARGUMENT_ORDER:
    case MUSTER_ARGUMENT_PATH:
      append_path (text, value);
      break;

    default:
      if (strcmp (key, "step") == 0 && muster_step_from_word (value, &step))
        {
          g_string_append (text, muster_step_get_title (step));
          break;
        }
      append_word (text, spec.type, value);
      break;
    }
}

static gboolean
append_rest (const Telling *telling,
             GString       *text)
{
  const char *gap = "";

  for (guint i = 0; i < muster_command_get_n_arguments (telling->command); i++)
    {
      const char *key = muster_command_nth_key (telling->command, i);

      if (!muster_template_has_place (telling->gist, key))
        {
          g_string_append_printf (text, "%s%s ", gap, key);
          append_argument (telling, text, key, muster_command_nth_value (telling->command, i));
          gap = ", ";
        }
    }
  return gap[0] != '\0';
}

static gboolean
fill_place (GString    *text,
            const char *word,
            gpointer    user_data)
{
  const Telling *telling = user_data;
  const char *value = muster_command_get (telling->command, word);

  if (strcmp (word, "*") == 0)
    {
      return append_rest (telling, text);
    }
  if (value == NULL)
    {
      return FALSE;
    }
  append_argument (telling, text, word, value);
  return TRUE;
}

static const char *
find_gist (const char *command)
{
  for (guint i = 0; i < G_N_ELEMENTS (gists); i++)
    {
      if (strcmp (gists[i].command, command) == 0)
        {
          return _(gists[i].gist);
        }
    }
  return NULL;
}

/**
 * muster_command_dup_gist:
 * @names: of the worlds before and after, since a command may name what it makes or drops
 *
 * Returns: (transfer full): what the command does, in a few words: "Sell 3 grain for Anna"
 */
char *
muster_command_dup_gist (const MusterCommand *command,
                         const MusterNames   *names)
{
  Telling telling = {command, names, find_gist (muster_command_get_spec (command)->name)};

  if (telling.gist == NULL)
    {
      return muster_command_dup_text (command);
    }
  return muster_template_fill (telling.gist, fill_place, &telling);
}

/** muster_command_text_dup_gist: Returns: (transfer full): the gist of a command by its text; the text if it is none */
char *
muster_command_text_dup_gist (const char        *text,
                              const MusterNames *names)
{
  g_autoptr (MusterCommand) command = muster_command_parse (text, NULL);

  return command != NULL ? muster_command_dup_gist (command, names) : g_strdup (text);
}
