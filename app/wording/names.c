/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/names.h"

#include "campaign/noun.h"
#include "tabletop/dba-table.h"
#include "wording/language.h"
#include "wording/words.h"

#define FIRST_STRONG_ISOLATE "\342\201\250" /* U+2068 */
#define POP_ISOLATE "\342\201\251" /* U+2069 */

/* The ranges that Unicode keeps for scripts written from right to left. */
static gboolean
is_right_to_left (gunichar character)
{
  return (character >= 0x0590 && character <= 0x08FF) || (character >= 0xFB1D && character <= 0xFDFF) ||
         (character >= 0xFE70 && character <= 0xFEFF) || (character >= 0x10800 && character <= 0x10FFF) ||
         (character >= 0x1E800 && character <= 0x1EFFF);
}

static gboolean
is_direction_mark (gunichar character)
{
  return character == 0x061C || character == 0x200E || character == 0x200F ||
         (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
}

/**
 * muster_append_isolated:
 * @name: as a person wrote it
 *
 * Appends a name so that its direction of writing does not disturb the sentence around it, nor the sentence it: a name
 * with letters from right to left is put between isolates, and marks of direction in it are dropped.
 */
void
muster_append_isolated (GString    *text,
                        const char *name)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  gboolean disturbs = FALSE;

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      disturbs |= is_right_to_left (character);
      if (!is_direction_mark (character))
        {
          g_string_append_unichar (plain, character);
        }
    }
  g_string_append_printf (text, "%s%s%s", disturbs ? FIRST_STRONG_ISOLATE : "", plain->str,
                          disturbs ? POP_ISOLATE : "");
}

static gconstpointer
find_record (const MusterNames *names,
             MusterRecordKind   kind,
             gint64             key)
{
  const MusterWorld *worlds[] = {names->world, names->earlier};

  for (guint i = 0; i < G_N_ELEMENTS (worlds); i++)
    {
      gconstpointer record = worlds[i] != NULL ? muster_world_find (worlds[i], kind, (guint32) key) : NULL;

      if (record != NULL)
        {
          return record;
        }
    }
  return NULL;
}

static void
append_player (const MusterNames *names,
               GString           *text,
               gint64             key)
{
  const MusterPlayer *player = find_record (names, MUSTER_PLAYER, key);

  muster_append_isolated (text, player != NULL ? player->name : _("nobody"));
}

static void
append_unit (const MusterNames *names,
             GString           *text,
             gint64             key)
{
  const MusterUnit *unit = find_record (names, MUSTER_UNIT, key);

  muster_append_isolated (text, unit != NULL ? unit->name : _("a former unit"));
}

static void
append_troop (const MusterNames *names,
              GString           *text,
              gint64             key)
{
  const MusterTroop *troop = find_record (names, MUSTER_TROOP, key);

  muster_append_isolated (text, troop != NULL ? troop->name : _("a former troop"));
}

static void
append_hex (const MusterNames *names,
            GString           *text,
            gint64             key)
{
  const MusterHex *hex = find_record (names, MUSTER_HEX, key);
  g_autofree char *label = muster_hex_dup_label ((guint32) key);

  g_string_append (text, label);
  if (hex != NULL && hex->name != NULL && hex->name[0] != '\0')
    {
      g_string_append_c (text, ' ');
      muster_append_isolated (text, hex->name);
    }
}

static void
append_battle (const MusterNames *names,
               GString           *text,
               gint64             key)
{
  const MusterBattle *battle = find_record (names, MUSTER_BATTLE, key);

  if (battle == NULL)
    {
      g_string_append (text, _("a former battle"));
      return;
    }
  g_string_append_printf (text, "%s (", battle->id);
  append_hex (names, text, battle->at);
  g_string_append_c (text, ')');
}

/** muster_path_dup_list: Returns: (transfer full): "N, NW, NW" */
char *
muster_path_dup_list (MusterPath path)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < muster_path_get_length (path); i++)
    {
      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", muster_side_get_word (muster_path_get_step (path, i)));
    }
  return g_string_free (list, FALSE);
}

static void
append_path (GString *text,
             gint64   path)
{
  g_autofree char *list = muster_path_dup_list (path);

  g_string_append (text, path != 0 ? list : _("no move"));
}

static void
append_noun (const MusterNames *names,
             GString           *text,
             MusterNoun         noun,
             gint64             number)
{
  switch (noun)
    {
    case MUSTER_NOUN_PLAYER:
      append_player (names, text, number);
      break;

    case MUSTER_NOUN_UNIT:
      append_unit (names, text, number);
      break;

    case MUSTER_NOUN_HEX:
      append_hex (names, text, number);
      break;

    case MUSTER_NOUN_TROOP:
      append_troop (names, text, number);
      break;

    case MUSTER_NOUN_BATTLE:
      append_battle (names, text, number);
      break;

    case MUSTER_NOUN_TERRAIN:
      g_string_append (text, muster_terrain_get_title (number));
      break;

    case MUSTER_NOUN_RESOURCE:
      g_string_append (text, muster_resource_get_title (number));
      break;

    case MUSTER_NOUN_STRONGHOLD:
      g_string_append (text, muster_stronghold_kind_get_title (number));
      break;

    case MUSTER_NOUN_RACE:
      g_string_append (text, muster_race_get_title (number));
      break;

    case MUSTER_NOUN_SIDE:
      g_string_append (text, muster_side_get_word (number));
      break;

    case MUSTER_NOUN_STEP:
      g_string_append (text, muster_step_get_title (number));
      break;

    case MUSTER_NOUN_LEVEL:
      g_string_append (text, muster_level_get_title (number));
      break;

    case MUSTER_NOUN_PATH:
      append_path (text, number);
      break;

    case MUSTER_NOUN_BATTLE_KIND:
      g_string_append (text, muster_battle_kind_get_title (number));
      break;
    }
}

/**
 * muster_names_of_table:
 *
 * Returns: the names of a table's pieces; lengths are said in base widths for DBA, else in inches
 */
MusterNames
muster_names_of_table (const MusterScenario *scenario)
{
  MusterNames names = {.scenario = scenario, .length_unit = MUSTER_MICROMETRES_PER_INCH, .length_mark = "\""};

  if (scenario->rules == MUSTER_TABLE_DBA)
    {
      names.length_unit = scenario->dba->base_width;
      names.length_mark = _(" BW");
    }
  return names;
}

/* The id of a piece of the table; NULL for all else. */
static const char *
find_piece (const MusterNames *names,
            const MusterFact  *fact)
{
  return names->scenario != NULL ? muster_scenario_get_id (names->scenario, fact->kind, fact->number) : NULL;
}

/* Thousandths are exact enough: the table's tolerance is four of them in inches. */
static void
append_length (const MusterNames *names,
               GString           *text,
               gint64             length)
{
  const gint64 parts = 1000;
  gint64 scaled = (ABS (length) * parts + names->length_unit / 2) / names->length_unit;
  g_autofree char *fraction = g_strdup_printf (".%03d", (int) (scaled % parts));

  for (gsize i = 3; i > 0 && fraction[i] == '0'; i--)
    {
      fraction[i == 1 ? 0 : i] = '\0';
    }
  g_string_append_printf (text, "%s%" G_GINT64_FORMAT "%s%s", length < 0 && scaled > 0 ? "-" : "", scaled / parts,
                          fraction, names->length_mark);
}

/** muster_names_append_fact: appends what a sentence says in the place of @fact */
void
muster_names_append_fact (const MusterNames *names,
                          GString           *text,
                          const MusterFact  *fact)
{
  const char *piece = find_piece (names, fact);

  if (piece != NULL)
    {
      muster_append_isolated (text, piece);
      return;
    }
  switch (fact->kind)
    {
    case MUSTER_FACT_ABSENT:
      break;

    case MUSTER_FACT_COUNTED:
      g_string_append_printf (text, "%s%" G_GINT64_FORMAT,
                              fact->key == MUSTER_FACT_MODIFIER && fact->number > 0 ? "+" : "", fact->number);
      break;

    case MUSTER_FACT_LENGTH:
      append_length (names, text, fact->number);
      break;

    case MUSTER_FACT_WORDS:
      muster_append_isolated (text, fact->words);
      break;

    default:
      append_noun (names, text, (MusterNoun) fact->kind, fact->number);
      break;
    }
}

/** muster_names_dup_fact: Returns: (transfer full): what a sentence says in the place of @fact */
char *
muster_names_dup_fact (const MusterNames *names,
                       const MusterFact  *fact)
{
  GString *text = g_string_new (NULL);

  muster_names_append_fact (names, text, fact);
  return g_string_free (text, FALSE);
}

/** muster_names_dup_noun: Returns: (transfer full): the name of a thing, by its MusterNoun and number */
char *
muster_names_dup_noun (const MusterNames *names,
                       guint              noun,
                       gint64             number)
{
  return muster_names_dup_fact (names, &(MusterFact) {.kind = noun, .number = number});
}

/**
 * muster_names_dup_id:
 *
 * Returns: (transfer full): the thing as files and commands spell it: the id of a unit or player, the label of a hex;
 *   "campaign" or "scenario" for what has none. A piece of a table by its id.
 */
char *
muster_names_dup_id (const MusterNames *names,
                     const MusterFact  *fact)
{
  gconstpointer record = NULL;
  const char *piece = find_piece (names, fact);

  if (piece != NULL)
    {
      return g_strdup (piece);
    }
  switch (fact->kind)
    {
    case MUSTER_NOUN_PLAYER:
      record = find_record (names, MUSTER_PLAYER, fact->number);
      return g_strdup (record != NULL ? ((const MusterPlayer *) record)->id : "campaign");

    case MUSTER_NOUN_UNIT:
      record = find_record (names, MUSTER_UNIT, fact->number);
      return g_strdup (record != NULL ? ((const MusterUnit *) record)->id : "campaign");

    case MUSTER_NOUN_TROOP:
      record = find_record (names, MUSTER_TROOP, fact->number);
      return g_strdup (record != NULL ? ((const MusterTroop *) record)->id : "campaign");

    case MUSTER_NOUN_BATTLE:
      record = find_record (names, MUSTER_BATTLE, fact->number);
      return g_strdup (record != NULL ? ((const MusterBattle *) record)->id : "campaign");

    case MUSTER_NOUN_HEX:
      return muster_hex_dup_label ((guint32) fact->number);

    case MUSTER_FACT_WORDS:
      return g_strdup (fact->words);

    default:
      return g_strdup (names->scenario != NULL ? "scenario" : "campaign");
    }
}
