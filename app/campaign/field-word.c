/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/field-word.h"

#include "core/word.h"

#include <string.h>

#define NONE "none"

#define WORDS(Type) static const char *const Type##_words[] = {
#define WORD(value, word) word,
#define END_WORDS(Type, noun, VALUE) };
#include "campaign/vocabulary.def"
#undef WORDS
#undef WORD
#undef END_WORDS

typedef enum
{
  SPELLED_WORD,   /* of a list of the vocabulary */
  SPELLED_ID,     /* of another record, none for 0 */
  SPELLED_HEX,    /* a hex's label */
  SPELLED_SIDES,  /* sides of a hex, none for 0 */
  SPELLED_SIDE,   /* one side, counted from 1, none for 0 */
  SPELLED_PATH,
  SPELLED_NUMBER, /* what is not named below */
} Spelling;

typedef struct
{
  guint8 kind;
  guint8 field;
  guint8 spelling;
  guint8 names;             /* the kind of record, for SPELLED_ID */
  guint8 n_words;
  const char *const *words; /* for SPELLED_WORD */
} FieldSpelling;

#define AS_WORD(R, F, Type) {MUSTER_##R, MUSTER_##R##_##F, SPELLED_WORD, 0, G_N_ELEMENTS (Type##_words), Type##_words}
#define AS_ID(R, F, KIND) {MUSTER_##R, MUSTER_##R##_##F, SPELLED_ID, MUSTER_##KIND, 0, NULL}
#define AS(R, F, SPELLING) {MUSTER_##R, MUSTER_##R##_##F, SPELLED_##SPELLING, 0, 0, NULL}

static const FieldSpelling spellings[] = {
  AS_WORD (CAMPAIGN, STEP, Step),
  AS_WORD (TROOP, RACE, Race),
  AS_WORD (TROOP, KIND, UnitKind),
  AS_WORD (TROOP, STANDARD, YesNo),
  AS_WORD (TROOP, MISSILE, YesNo),
  AS_WORD (TROOP, LIVING, YesNo),
  AS_WORD (TROOP, SAMPLE, YesNo),
  AS_WORD (TROOP, UPKEEP, Upkeep),
  AS_WORD (PLAYER, RACE, Race),
  AS_WORD (PLAYER, HABITAT, Terrain),
  AS_WORD (PLAYER, STATUS, PlayerStatus),
  AS_ID (ALLIANCE, FIRST, PLAYER),
  AS_ID (ALLIANCE, SECOND, PLAYER),
  AS_WORD (HEX, TERRAIN, Terrain),
  AS_WORD (HEX, STRONGHOLD, StrongholdKind),
  AS (HEX, ROADS, SIDES),
  AS_ID (HEX, OWNER, PLAYER),
  AS_ID (HEX, START_OWNER, PLAYER),
  AS_ID (HEX, HOME, PLAYER),
  AS_ID (UNIT, PLAYER, PLAYER),
  AS_ID (UNIT, TROOP, TROOP),
  AS (UNIT, AT, HEX),
  AS_WORD (UNIT, LEADER, YesNo),
  AS_WORD (UNIT, STATE, UnitState),
  AS_WORD (UNIT, ROLE, UnitRole),
  AS_WORD (UNIT, AFLOAT, YesNo),
  AS (UNIT, ENTERED, SIDE),
  AS_ID (UNIT, WITH, UNIT),
  AS (PLOT, PATH, PATH),
  AS (BATTLE, AT, HEX),
  AS_WORD (BATTLE, KIND, BattleKind),
  AS_WORD (BATTLE, STATE, BattleState),
  AS_WORD (BATTLE, SORTIE, YesNo),
  AS_WORD (BATTLE, SEA, YesNo),
  AS (BATTLE, CLASH, SIDE),
  AS_ID (BATTLE, DEFENDER, PLAYER),
  AS_ID (BATTLE, WINNER, PLAYER),
  AS_ID (COMBATANT, BATTLE, BATTLE),
  AS_ID (COMBATANT, UNIT, UNIT),
  AS_ID (COMBATANT, PLAYER, PLAYER),
  AS (COMBATANT, ENTERED, SIDE),
  AS_ID (FOUGHT, FIRST, PLAYER),
  AS_ID (FOUGHT, SECOND, PLAYER),
};

static FieldSpelling
get_spelling (MusterRecordKind kind,
              guint            field)
{
  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      if (spellings[i].kind == kind && spellings[i].field == field)
        {
          return spellings[i];
        }
    }
  return (FieldSpelling) {.kind = kind, .field = field, .spelling = SPELLED_NUMBER};
}

/**
 * muster_field_find:
 * @key: as a command spells it: a dash for each underscore of the field's name
 *
 * Returns: whether records of @kind have that field; then @field is set
 */
gboolean
muster_field_find (MusterRecordKind kind,
                   const char      *key,
                   guint           *field)
{
  g_autofree char *name = g_strdelimit (g_strdup (key), "-", '_');

  return muster_record_find_field (kind, name, field);
}

static gboolean
parse_word (const FieldSpelling *spelling,
            const char          *word,
            gint64              *number)
{
  guint value = 0;
  gboolean known = muster_word_find (spelling->words, spelling->n_words, word, &value);

  *number = value;
  return known;
}

static gboolean
parse_id (const MusterWorld *world,
          MusterRecordKind   kind,
          const char        *id,
          gint64            *key)
{
  gconstpointer record = muster_world_find_by_id (world, kind, id);

  *key = record != NULL ? muster_record_get_key (record) : 0;
  return record != NULL || strcmp (id, NONE) == 0;
}

static gboolean
parse_sides (const char *word,
             gint64     *sides)
{
  g_auto (GStrv) parts = g_strsplit (word, " ", -1);

  *sides = 0;
  if (strcmp (word, NONE) == 0)
    {
      return TRUE;
    }
  for (guint i = 0; parts[i] != NULL; i++)
    {
      MusterSide side;

      if (!muster_side_from_word (parts[i], &side))
        {
          return FALSE;
        }
      *sides |= 1 << side;
    }
  return TRUE;
}

static gboolean
parse_side (const char *word,
            gint64     *number)
{
  MusterSide side;

  *number = 0;
  if (muster_side_from_word (word, &side))
    {
      *number = side + 1;
      return TRUE;
    }
  return strcmp (word, NONE) == 0;
}

/**
 * muster_field_from_word:
 * @field: of the record, which must not be a text
 * @number: (out): what the record holds for @word
 *
 * Returns: whether @word is well formed, names what @world has and is within what the field may hold
 */
gboolean
muster_field_from_word (const MusterWorld *world,
                        MusterRecordKind   kind,
                        guint              field,
                        const char        *word,
                        gint64            *number)
{
  const MusterField *described = &muster_record_get_type (kind)->fields[field];
  FieldSpelling spelling = get_spelling (kind, field);
  guint32 hex;

  switch ((Spelling) spelling.spelling)
    {
    case SPELLED_WORD:
      return parse_word (&spelling, word, number);

    case SPELLED_ID:
      return parse_id (world, spelling.names, word, number) && (*number != 0 || described->low == 0);

    case SPELLED_HEX:
      *number = muster_hex_from_label (word, &hex) ? hex : 0;
      return muster_hex_from_label (word, &hex) && muster_world_get_hex (world, hex) != NULL;

    case SPELLED_SIDES:
      return parse_sides (word, number);

    case SPELLED_SIDE:
      return parse_side (word, number);

    case SPELLED_PATH:
      return muster_path_from_words (word, number);

    case SPELLED_NUMBER:
      return g_ascii_string_to_signed (word, 10, described->low, described->high, number, NULL);
    }
  g_assert_not_reached ();
}

static char *
dup_id (const MusterWorld *world,
        MusterRecordKind   kind,
        guint32            key)
{
  gconstpointer record = key != 0 ? muster_world_find (world, kind, key) : NULL;

  return g_strdup (record != NULL ? muster_record_get (kind, record, 0).text : NONE);
}

static char *
dup_sides (gint64 sides)
{
  GString *words = g_string_new (NULL);

  for (guint side = 0; side < MUSTER_N_SIDES; side++)
    {
      if (sides & (1 << side))
        {
          g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", muster_side_get_word (side));
        }
    }
  return g_string_free (g_string_append (words, words->len == 0 ? NONE : ""), FALSE);
}

/** muster_field_dup_word: Returns: (transfer full): the value as commands and files spell it; "" for an absent text */
char *
muster_field_dup_word (const MusterWorld *world,
                       MusterRecordKind   kind,
                       guint              field,
                       MusterValue        value)
{
  FieldSpelling spelling = get_spelling (kind, field);

  if (muster_record_get_type (kind)->fields[field].type == MUSTER_FIELD_TEXT)
    {
      return g_strdup (value.text != NULL ? value.text : "");
    }
  switch ((Spelling) spelling.spelling)
    {
    case SPELLED_WORD:
      return g_strdup (spelling.words[value.number]);

    case SPELLED_ID:
      return dup_id (world, spelling.names, value.number);

    case SPELLED_HEX:
      return muster_hex_dup_label (value.number);

    case SPELLED_SIDES:
      return dup_sides (value.number);

    case SPELLED_SIDE:
      return g_strdup (value.number > 0 ? muster_side_get_word (value.number - 1) : NONE);

    case SPELLED_PATH:
      return muster_path_dup_words (value.number);

    case SPELLED_NUMBER:
      break;
    }
  return g_strdup_printf ("%" G_GINT64_FORMAT, value.number);
}
