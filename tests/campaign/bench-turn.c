/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-turn: a whole turn of eight players against a flood fill over the same hexes. Inside the timed region: the
 * decision on every command of the turn with its findings, effects and the world after it, and their release. Outside:
 * making the world, and parsing the commands.
 */
#include "campaign/combatant.h"
#include "campaign/decide.h"
#include "campaign/little-ruleset.h"
#include "harness/bench.h"
#include "harness/big-world.h"
#include "harness/flood-fill.h"

#include <stdlib.h>

#define GOAL 100.0

typedef struct
{
  MusterWorld *world;
  GPtrArray *commands; /* of MusterCommand: the whole turn */
  guint32 *numbers;
  guint32 *pending;
} Field;

typedef struct
{
  guint n_findings;
  guint n_effects;
  guint n_battles;
} Tally;

static MusterWorld *
decide (MusterWorld   *world,
        MusterCommand *command,
        Tally         *tally)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDice) dice = muster_dice_new_for_campaign (world);
  g_autoptr (MusterDecision) decision = muster_decide (world, command, dice, &error);

  if (decision == NULL || decision->after == NULL)
    {
      g_autofree char *text = muster_command_dup_text (command);

      g_error ("%s: %s", text, error != NULL ? error->message : "not legal");
    }
  tally->n_findings += muster_verdict_get_n_findings (decision->verdict);
  tally->n_effects += decision->effects->len;
  return g_steal_pointer (&decision->after);
}

/* Adds a command to the turn, and takes the world behind it. */
static void
G_GNUC_PRINTF (3,
               4)
act (GPtrArray    *commands,
     MusterWorld **world,
     const char *format,
     ...)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  MusterWorld *after;
  MusterCommand *command;
  Tally tally;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  command = muster_command_parse (text, &error);
  g_assert_no_error (error);
  g_ptr_array_add (commands, command);
  after = decide (*world, command, &tally);
  muster_world_unref (*world);
  *world = after;
}

/* Where several could lead a force, the first does: commander="p1:u3 p2:u8", or nothing. */
static char *
dup_commanders (const MusterWorld *world,
                guint32            battle)
{
  g_autoptr (GArray) players = muster_battle_dup_players (world, battle);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    {
      guint32 player = g_array_index (players, guint32, i);
      gboolean found = muster_battle_find_commander (world, battle, player).n_equals < 2;

      MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
      {
        if (!found && combatant->player == player && muster_battle_may_command (world, battle, combatant->unit))
          {
            found = TRUE;
            g_string_append_printf (text, "%s%s:%s", text->len > 0 ? " " : " commander=\"",
                                    muster_world_get_player (world, player)->id,
                                    muster_world_get_unit (world, combatant->unit)->id);
          }
      }
    }
  g_string_append (text, text->len > 0 ? "\"" : "");
  return g_string_free (text, FALSE);
}

/* Every battle is won by the first who takes part. */
static void
settle_battles (GPtrArray    *commands,
                MusterWorld **world)
{
  for (guint i = 0; i < muster_world_count (*world, MUSTER_BATTLE); i++)
    {
      const MusterBattle *battle = muster_world_nth (*world, MUSTER_BATTLE, i);
      g_autofree char *commanders = dup_commanders (*world, battle->key);
      guint32 winner = 0;

      MUSTER_FOR_EACH (*world, COMBATANT, MusterCombatant, combatant)
      {
        winner = winner == 0 && combatant->battle == battle->key ? combatant->player : winner;
      }
      act (commands, world, "settle battle=%s winner=%s%s defaults=yes", battle->id,
           muster_world_get_player (*world, winner)->id, commanders);
    }
}

static void
trade (GPtrArray    *commands,
       MusterWorld **world)
{
  for (guint i = 1; i <= BIG_WORLD_PLAYERS; i++)
    {
      act (commands, world, "sell player=p%u resource=grain amount=3", i);
      act (commands, world, "buy player=p%u resource=wood amount=2", i);
    }
}

static void
finish (GPtrArray    *commands,
        MusterWorld **world)
{
  act (commands, world, "finish step=%s defaults=yes",
       muster_step_get_word (muster_world_get_campaign (*world)->step));
}

/* Plays the turn once to learn its commands. */
static GPtrArray *
play (MusterWorld *world,
      Tally       *tally)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_command_unref);
  g_autoptr (MusterWorld) now = muster_world_ref (world);

  finish (commands, &now);
  trade (commands, &now);
  finish (commands, &now);
  finish (commands, &now);
  finish (commands, &now);
  tally->n_battles = muster_world_count (now, MUSTER_BATTLE);
  settle_battles (commands, &now);
  finish (commands, &now);
  finish (commands, &now);
  finish (commands, &now);
  act (commands, &now, "ally player=p1 with=p2");
  finish (commands, &now);
  g_assert_cmpint (muster_world_get_campaign (now)->turn, ==, muster_world_get_campaign (world)->turn + 1);
  return commands;
}

static void
decide_all (const Field *field,
            Tally       *tally)
{
  g_autoptr (MusterWorld) world = muster_world_ref (field->world);

  for (guint i = 0; i < field->commands->len; i++)
    {
      MusterWorld *after = decide (world, g_ptr_array_index (field->commands, i), tally);

      muster_world_unref (world);
      world = after;
    }
}

static void
turn (gpointer data)
{
  Tally tally = {0};

  decide_all (data, &tally);
}

static void
fill (gpointer data)
{
  const Field *field = data;

  flood_fill (field->world, field->numbers, field->pending);
}

static gboolean
race (MusterRuleset *rules,
      BigWorldSize   size)
{
  guint n_hexes = size.columns * size.rows;
  Tally tally = {0};
  g_autoptr (MusterWorld) world = big_world_new (rules, size);
  g_autoptr (GPtrArray) commands = play (world, &tally);
  g_autofree guint32 *numbers = g_new (guint32, n_hexes);
  g_autofree guint32 *pending = g_new (guint32, n_hexes);
  g_autofree char *what = g_strdup_printf ("turn on %u hexes with %u units, flood fills", n_hexes, size.n_units);
  Field field = {world, commands, numbers, pending};
  BenchRace result;

  decide_all (&field, &tally);
  result = bench_race (turn, fill, &field);
  g_print ("%6u hexes: turn %9.1f us, flood fill %8.1f us; %u commands, %u battles, %u findings, %u effects\n", n_hexes,
           result.ours, result.reference, commands->len, tally.n_battles, tally.n_findings, tally.n_effects);
  return bench_judge (what, result.ratio, GOAL);
}

int
main (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  gboolean met = TRUE;

  g_print ("Timed: harvest, merchant (each player sells and buys), recruitment, movement of all plots, battles\n"
           "settled, claim, supply, diplomacy (an alliance); decided with findings, effects and the worlds between.\n");
  for (guint i = 0; i < BIG_WORLD_SIZES; i++)
    {
      met = race (rules, big_world_sizes[i]) && met;
    }
  return met ? EXIT_SUCCESS : EXIT_FAILURE;
}
