/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/case-world.h"
#include "campaign/decide.h"
#include "campaign/rulebook.h"
#include "campaign/unit.h"

#define N_UNITS 6 /* of each side, the last one an individual */
#define N_RUNS 200

static char *
write_world (GRand *rand)
{
  GString *text = g_string_new ("turn 3 combat\nmap 6x6 plains 3\nplayer anna firstborn plains\n"
                                "player bert firstborn plains\nhex 0304 owner=bert\nhex 0305 owner=bert\n"
                                "battle b1 0304 attack-defend defender=bert\n");

  for (guint unit = 0; unit < 2 * N_UNITS; unit++)
    {
      g_string_append_printf (text, "unit u%u firstborn.%s %s 0304 xp=%d%s\n", unit,
                              unit % N_UNITS == N_UNITS - 1 ? "judge" : "swordsmen",
                              unit < N_UNITS ? "anna" : "bert", g_rand_int_range (rand, 0, 30),
                              unit < N_UNITS ? " entered=N" : "");
      g_string_append_printf (text, "fights b1 u%u\n", unit);
    }
  return g_string_free (text, FALSE);
}

/* Words that do not contradict one another: half of the enemies of those who took part lose up to all of their men. */
static char *
write_command (GRand *rand)
{
  GString *text = g_string_new ("settle battle=b1 winner=anna");

  for (guint unit = 0; unit < 2 * N_UNITS; unit++)
    {
      gboolean individual = unit % N_UNITS == N_UNITS - 1;
      gboolean spared = unit == 0; /* somebody of the winner's must live */
      int lost = spared ? 0 : g_rand_int_range (rand, 0, 5);

      g_string_append_printf (text, " u%u=\"took-part%s%s", unit, g_rand_boolean (rand) ? " wounded" : "",
                              g_rand_boolean (rand) ? " panicked" : "");
      if (individual)
        {
          g_string_append (text, g_rand_boolean (rand) ? " slain\"" : g_rand_boolean (rand) ? " resurrected\"" : "\"");
        }
      else
        {
          g_string_append_printf (text, " lost-troopers=%d%s\"", MIN (lost, 4), lost > 3 ? " lost-leader" : "");
        }
    }
  return g_string_free (text, FALSE);
}

static gboolean
is_xp_of (const MusterEffect *effect,
          guint32             unit)
{
  return effect->kind == MUSTER_EFFECT_CHANGE && effect->record == MUSTER_UNIT && effect->field == MUSTER_UNIT_XP &&
         effect->key == unit;
}

/* Each change of XP is explained by a finding of its unit, and all of them sum to what the unit has afterwards. */
static void
check_ledger (const MusterWorld    *before,
              const MusterDecision *decision)
{
  MUSTER_FOR_EACH (before, UNIT, MusterUnit, unit)
  {
    gint64 xp = unit->xp;

    for (guint i = 0; i < decision->effects->len; i++)
      {
        const MusterEffect *effect = &g_array_index (decision->effects, MusterEffect, i);

        if (is_xp_of (effect, unit->key))
          {
            const MusterFinding *finding = muster_verdict_get_finding (decision->verdict, effect->finding);

            g_assert_cmpint (effect->before.value.number, ==, xp);
            g_assert_cmpint (finding->reason.chapter, ==, MUSTER_CHAPTER_EXPERIENCE);
            g_assert_cmpint (finding->facts[0].number, ==, unit->key);
            g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_AMOUNT), ==,
                             ABS (effect->after.value.number - xp));
            xp = effect->after.value.number;
          }
      }
    g_assert_cmpint (muster_world_get_unit (decision->after, unit->key)->xp, ==, xp);
    g_assert_cmpint (xp, >=, 0);
  }
}

/* MOVE-17: nobody but the winner is left in the hex; a destroyed unit keeps its XP and composition. */
static void
check_outcome (const MusterWorld    *before,
               const MusterDecision *decision)
{
  MUSTER_FOR_EACH (before, UNIT, MusterUnit, unit)
  {
    const MusterUnit *after = muster_world_get_unit (decision->after, unit->key);
    gboolean loser = unit->player == muster_world_find_player (before, "bert")->key;

    if (muster_unit_is_destroyed (after))
      {
        g_assert_cmpint (after->xp, ==, unit->xp);
        g_assert_cmpuint (muster_unit_get_composition (after), ==, muster_unit_get_composition (unit));
      }
    else
      {
        g_assert_true (loser == (after->at != unit->at));
      }
    g_assert_cmpuint (after->start_strength, ==, muster_unit_count_models (unit));
  }
}

static void
test_random_battles (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1305);

  for (guint run = 0; run < N_RUNS; run++)
    {
      g_autofree char *world_text = write_world (rand);
      g_autofree char *command_text = write_command (rand);
      g_autoptr (MusterWorld) world = case_world_new (world_text);
      g_autoptr (MusterCommand) command = muster_command_parse (command_text, NULL);
      g_autoptr (MusterDice) dice = muster_dice_new_for_campaign (world);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterDecision) decision = muster_decide (world, command, dice, &error);

      g_assert_no_error (error);
      g_assert_cmpint (muster_verdict_get_status (decision->verdict), ==, MUSTER_LEGAL);
      check_ledger (world, decision);
      check_outcome (world, decision);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/settle/random-battles", test_random_battles);
  return g_test_run ();
}
