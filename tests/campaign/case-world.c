/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/case-world.h"

#include "campaign/field-word.h"
#include "campaign/little-ruleset.h"
#include "campaign/rulebook.h"
#include "campaign/unit.h"

#include <string.h>

/* What a line's handler works on: its words after the first. */
typedef struct
{
  MusterEdit *edit;
  char **words;
  guint n_words;
  char *trouble; /* (nullable): the first that was found */
} Line;

static const MusterWorld *
peek_world (const Line *line)
{
  return muster_edit_peek_world (line->edit);
}

static void
G_GNUC_PRINTF (2,
               3)
complain (Line       *line,
          const char *format,
          ...)
{
  va_list arguments;

  if (line->trouble == NULL)
    {
      va_start (arguments, format);
      line->trouble = g_strdup_vprintf (format, arguments);
      va_end (arguments);
    }
}

/* The word in that place, or "" and a complaint. */
static const char *
get_word (Line *line,
          guint index)
{
  if (index < line->n_words)
    {
      return line->words[index];
    }
  complain (line, "a word is missing");
  return "";
}

static void
set_field (Line            *line,
           MusterRecordKind kind,
           guint32          key,
           guint            field,
           const char      *word)
{
  gint64 number;

  if (muster_record_get_type (kind)->fields[field].type == MUSTER_FIELD_TEXT)
    {
      muster_edit_set_text (line->edit, kind, key, field, word);
    }
  else if (muster_field_from_word (peek_world (line), kind, field, word, &number))
    {
      muster_edit_set (line->edit, kind, key, field, number);
    }
  else
    {
      complain (line, "%s=%s is wrong", muster_record_get_type (kind)->fields[field].name, word);
    }
}

/* A unit's special models are spelled as the troop's list does: standard=1. */
static gboolean
set_special (Line       *line,
             guint32     key,
             const char *id,
             const char *count)
{
  const MusterUnit *unit = muster_world_get_unit (peek_world (line), key);
  guint index;

  if (!muster_troop_find_special (muster_world_get_troop (peek_world (line), unit->troop), id, &index))
    {
      return FALSE;
    }
  muster_edit_set (line->edit, MUSTER_UNIT, key, MUSTER_UNIT_SPECIALS,
                   muster_specials_set (unit->specials, index, g_ascii_strtoull (count, NULL, 10)));
  return TRUE;
}

/* Sets every key=value from the word at first on. */
static void
set_fields (Line            *line,
            MusterRecordKind kind,
            guint32          key,
            guint            first)
{
  for (guint i = first; i < line->n_words; i++)
    {
      g_auto (GStrv) parts = g_strsplit (line->words[i], "=", 2);
      guint field;

      if (parts[0] == NULL || parts[1] == NULL)
        {
          complain (line, "“%s” is not understood", line->words[i]);
        }
      else if (muster_field_find (kind, parts[0], &field))
        {
          set_field (line, kind, key, field, parts[1]);
        }
      else if (kind != MUSTER_UNIT || !set_special (line, key, parts[0], parts[1]))
        {
          complain (line, "there is no %s=", parts[0]);
        }
    }
}

static gint64
parse (Line            *line,
       MusterRecordKind kind,
       guint            field,
       guint            index)
{
  const char *word = get_word (line, index);
  gint64 number = 0;

  if (!muster_field_from_word (peek_world (line), kind, field, word, &number))
    {
      complain (line, "“%s” is not understood", word);
    }
  return number;
}

/* turn 3 movement seed=42 */
static void
add_turn (Line *line)
{
  muster_edit_set (line->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_TURN,
                   parse (line, MUSTER_CAMPAIGN, MUSTER_CAMPAIGN_TURN, 0));
  muster_edit_set (line->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_STEP,
                   parse (line, MUSTER_CAMPAIGN, MUSTER_CAMPAIGN_STEP, 1));
  set_fields (line, MUSTER_CAMPAIGN, 1, 2);
}

/* ruling supply.first_hex must */
static void
add_ruling (Line *line)
{
  const char *key = get_word (line, 0);
  const char *value = get_word (line, 1);
  const MusterRuling *ruling = muster_rulebook_find_ruling (muster_chronopia_get_rulebook (), key);
  g_autoptr (GRefString) option = g_ref_string_new (key);
  g_autoptr (GRefString) chosen = g_ref_string_new (value);

  if (ruling == NULL || !muster_ruling_allows (ruling, value))
    {
      complain (line, "there is no ruling %s = %s", key, value);
      return;
    }
  muster_edit_put (line->edit, MUSTER_CHOSEN_RULING, &(MusterChosenRuling) {.option = option, .value = chosen});
}

/* map 8x6 plains 3 */
static void
add_map (Line *line)
{
  MusterHex hex = {.terrain = parse (line, MUSTER_HEX, MUSTER_HEX_TERRAIN, 1),
                   .resource = parse (line, MUSTER_HEX, MUSTER_HEX_RESOURCE, 2)};
  guint columns = g_ascii_strtoull (get_word (line, 0), NULL, 10);
  const char *times = strchr (get_word (line, 0), 'x');
  guint rows = times != NULL ? g_ascii_strtoull (times + 1, NULL, 10) : 0;

  muster_edit_set (line->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_COLUMNS, columns);
  muster_edit_set (line->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_ROWS, rows);
  for (guint i = 0; i < columns * rows; i++)
    {
      hex.key = MUSTER_HEX_KEY (i % columns, i / columns);
      muster_edit_put (line->edit, MUSTER_HEX, &hex);
    }
}

static guint32
find_hex (Line *line,
          guint index)
{
  guint32 hex = MUSTER_NO_HEX;

  if (!muster_hex_from_label (get_word (line, index), &hex) ||
      muster_world_find (peek_world (line), MUSTER_HEX, hex) == NULL)
    {
      complain (line, "there is no hex %s", get_word (line, index));
      return MUSTER_HEX_KEY (0, 0);
    }
  return hex;
}

/* Whether the word is the bare value of that field; then it is set. */
static gboolean
set_bare (Line            *line,
          MusterRecordKind kind,
          guint32          key,
          guint            field,
          const char      *word)
{
  gint64 number;

  if (!muster_field_from_word (peek_world (line), kind, field, word, &number))
    {
      return FALSE;
    }
  muster_edit_set (line->edit, kind, key, field, number);
  return TRUE;
}

/* hex 0304 forest 3 town owner=anna since=2; "hex 0304" and "hex 0305" may stand in one word, parted by commas. An
   owner controls the hex from the turn's start unless start-owner= follows. */
static void
add_hex (Line *line)
{
  g_autofree char *labels = g_strdup (get_word (line, 0));
  g_auto (GStrv) each = g_strsplit (labels, ",", -1);

  for (guint i = 0; each[i] != NULL && line->trouble == NULL; i++)
    {
      guint bare = 1;
      guint32 hex;

      g_free (line->words[0]);
      line->words[0] = g_strdup (each[i]);
      hex = find_hex (line, 0);
      while (bare < line->n_words &&
             (set_bare (line, MUSTER_HEX, hex, MUSTER_HEX_TERRAIN, line->words[bare]) ||
              set_bare (line, MUSTER_HEX, hex, MUSTER_HEX_RESOURCE, line->words[bare]) ||
              set_bare (line, MUSTER_HEX, hex, MUSTER_HEX_STRONGHOLD, line->words[bare])))
        {
          bare++;
        }
      for (guint k = bare; k < line->n_words; k++)
        {
          if (g_str_has_prefix (line->words[k], "owner="))
            {
              set_field (line, MUSTER_HEX, hex, MUSTER_HEX_START_OWNER, line->words[k] + strlen ("owner="));
            }
        }
      set_fields (line, MUSTER_HEX, hex, bare);
    }
}

/* home 0505 anna: controlled, with its fortress */
static void
add_home (Line *line)
{
  guint32 hex = find_hex (line, 0);
  gint64 player = parse (line, MUSTER_HEX, MUSTER_HEX_HOME, 1);

  muster_edit_set (line->edit, MUSTER_HEX, hex, MUSTER_HEX_TERRAIN, MUSTER_TERRAIN_HOME);
  muster_edit_set (line->edit, MUSTER_HEX, hex, MUSTER_HEX_RESOURCE, 5);
  muster_edit_set (line->edit, MUSTER_HEX, hex, MUSTER_HEX_STRONGHOLD, MUSTER_STRONGHOLD_FORTRESS);
  muster_edit_set (line->edit, MUSTER_HEX, hex, MUSTER_HEX_HOME, player);
  muster_edit_set (line->edit, MUSTER_HEX, hex, MUSTER_HEX_OWNER, player);
  muster_edit_set (line->edit, MUSTER_HEX, hex, MUSTER_HEX_START_OWNER, player);
  set_fields (line, MUSTER_HEX, hex, 2);
}

/* player anna firstborn plains grain=15 wood=10 */
static void
add_player (Line *line)
{
  g_autoptr (GRefString) id = g_ref_string_new (get_word (line, 0));
  MusterPlayer player = {.id = id, .name = id,
                         .race = parse (line, MUSTER_PLAYER, MUSTER_PLAYER_RACE, 1),
                         .habitat = parse (line, MUSTER_PLAYER, MUSTER_PLAYER_HABITAT, 2),
                         .position = muster_world_count (peek_world (line), MUSTER_PLAYER) + 1};

  set_fields (line, MUSTER_PLAYER, muster_edit_put (line->edit, MUSTER_PLAYER, &player), 3);
}

/* troop firstborn.pikemen race=firstborn kind=warband min=4 max=8 cost=20 */
static void
add_troop (Line *line)
{
  const MusterTroop *troop = muster_world_find_troop (peek_world (line), get_word (line, 0));
  g_autoptr (GRefString) id = g_ref_string_new (get_word (line, 0));
  guint32 key = troop != NULL ? troop->key : 0;

  if (key == 0)
    {
      key = muster_edit_put (line->edit, MUSTER_TROOP, &(MusterTroop) {.id = id, .name = id});
    }
  set_fields (line, MUSTER_TROOP, key, 1);
}

/* unit u1 firstborn.swordsmen anna 0304 troopers=6 standard=1 xp=9: at least, its minimum with a leader, 6 XP */
static void
add_unit (Line *line)
{
  g_autoptr (GRefString) id = g_ref_string_new (get_word (line, 0));
  MusterUnit unit = {.id = id, .name = id, .xp = 6,
                     .troop = parse (line, MUSTER_UNIT, MUSTER_UNIT_TROOP, 1),
                     .player = parse (line, MUSTER_UNIT, MUSTER_UNIT_PLAYER, 2),
                     .at = parse (line, MUSTER_UNIT, MUSTER_UNIT_AT, 3)};
  const MusterTroop *troop = muster_world_get_troop (peek_world (line), unit.troop);

  if (line->trouble != NULL)
    {
      return;
    }
  unit.troopers = MAX (muster_troop_get_minimum (troop), 1);
  unit.leader = muster_troop_has_leader (troop);
  set_fields (line, MUSTER_UNIT, muster_edit_put (line->edit, MUSTER_UNIT, &unit), 4);
}

/* plot u1 N NW; "plot u1" alone holds */
static void
add_plot (Line *line)
{
  g_autofree char *words = g_strjoinv (" ", line->words + (line->n_words > 0));
  const MusterUnit *unit = muster_world_find_unit (peek_world (line), get_word (line, 0));
  MusterPlot plot = {.key = unit != NULL ? unit->key : 0};

  if (unit == NULL || !muster_path_from_words (words, &plot.path))
    {
      complain (line, "no such unit or path");
      return;
    }
  muster_edit_put (line->edit, MUSTER_PLOT, &plot);
}

/* allied anna bert */
static void
add_alliance (Line *line)
{
  gint64 first = parse (line, MUSTER_ALLIANCE, MUSTER_ALLIANCE_FIRST, 0);
  gint64 second = parse (line, MUSTER_ALLIANCE, MUSTER_ALLIANCE_SECOND, 1);

  muster_edit_put (line->edit, MUSTER_ALLIANCE,
                   &(MusterAlliance) {.first = MIN (first, second), .second = MAX (first, second)});
}

/* fought 3 anna bert */
static void
add_fought (Line *line)
{
  gint64 first = parse (line, MUSTER_FOUGHT, MUSTER_FOUGHT_FIRST, 1);
  gint64 second = parse (line, MUSTER_FOUGHT, MUSTER_FOUGHT_SECOND, 2);

  muster_edit_put (line->edit, MUSTER_FOUGHT,
                   &(MusterFought) {.turn = parse (line, MUSTER_FOUGHT, MUSTER_FOUGHT_TURN, 0),
                                    .first = MIN (first, second), .second = MAX (first, second)});
}

/* battle b1 0405 attack-defend defender=bert */
static void
add_battle (Line *line)
{
  g_autoptr (GRefString) id = g_ref_string_new (get_word (line, 0));
  MusterBattle battle = {.id = id,
                         .at = parse (line, MUSTER_BATTLE, MUSTER_BATTLE_AT, 1),
                         .kind = parse (line, MUSTER_BATTLE, MUSTER_BATTLE_KIND, 2)};

  set_fields (line, MUSTER_BATTLE, muster_edit_put (line->edit, MUSTER_BATTLE, &battle), 3);
}

/* fights b1 u4 entered=N: one unit that is in the battle */
static void
add_combatant (Line *line)
{
  MusterCombatant combatant = {.battle = parse (line, MUSTER_COMBATANT, MUSTER_COMBATANT_BATTLE, 0),
                               .unit = parse (line, MUSTER_COMBATANT, MUSTER_COMBATANT_UNIT, 1)};
  const MusterUnit *unit = muster_world_get_unit (peek_world (line), combatant.unit);

  if (unit != NULL)
    {
      combatant.player = unit->player;
      combatant.entered = unit->entered;
      set_fields (line, MUSTER_COMBATANT, muster_edit_put (line->edit, MUSTER_COMBATANT, &combatant), 2);
    }
}

static const struct
{
  const char *word;
  void (*add)(Line *line);
} handlers[] = {
  {"turn", add_turn},
  {"ruling", add_ruling},
  {"map", add_map},
  {"hex", add_hex},
  {"home", add_home},
  {"player", add_player},
  {"troop", add_troop},
  {"unit", add_unit},
  {"plot", add_plot},
  {"allied", add_alliance},
  {"fought", add_fought},
  {"battle", add_battle},
  {"fights", add_combatant},
};

/**
 * case_world_begin: Returns: (transfer full): an edit of a world in the harvest of turn 1, with the little catalogue
 */
MusterEdit *
case_world_begin (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  g_autoptr (MusterWorld) nothing = muster_world_new (rules);
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  g_autoptr (GRefString) name = g_ref_string_new ("The Vale");
  g_autoptr (GRefString) id = g_ref_string_new (rules->id);
  MusterEdit *edit = muster_edit_new (nothing, verdict);

  muster_edit_put (edit, MUSTER_CAMPAIGN, &(MusterCampaign) {.key = 1, .name = name, .rules = id, .turn = 1,
                                                             .step = MUSTER_STEP_HARVEST, .seed = 42});
  for (guint i = 0; i < rules->troops->len; i++)
    {
      muster_edit_put (edit, MUSTER_TROOP, &g_array_index (rules->troops, MusterTroop, i));
    }
  return edit;
}

/**
 * case_world_add_line:
 * @trouble: (out) (transfer full): what is wrong with it
 *
 * Returns: whether the line was understood
 */
gboolean
case_world_add_line (MusterEdit *edit,
                     const char *line_text,
                     char      **trouble)
{
  g_auto (GStrv) words = NULL;
  Line line = {.edit = edit};
  int n_words;

  *trouble = NULL;
  if (!g_shell_parse_argv (line_text, &n_words, &words, NULL))
    {
      *trouble = g_strdup ("the words are not well formed");
      return FALSE;
    }
  line.words = words + 1;
  line.n_words = n_words - 1;
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    {
      if (strcmp (handlers[i].word, words[0]) == 0)
        {
          handlers[i].add (&line);
          *trouble = line.trouble;
          return line.trouble == NULL;
        }
    }
  *trouble = g_strdup_printf ("“%s” is no line of a world", words[0]);
  return FALSE;
}

/** case_world_new: Returns: (transfer full): the world of @text, a line each; the test ends where one is wrong */
MusterWorld *
case_world_new (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  MusterEdit *edit = case_world_begin ();
  g_autoptr (GArray) effects = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *trouble = NULL;

      if (lines[i][0] != '\0' && !case_world_add_line (edit, lines[i], &trouble))
        {
          g_error ("%s: %s", lines[i], trouble);
        }
    }
  return muster_edit_finish (edit, &effects);
}
