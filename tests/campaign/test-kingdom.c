/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What holds of harvest, claim and supply in any world: tried on drawn ones, with fixed seeds.
 */
#include "campaign/case-world.h"
#include "campaign/decide.h"
#include "campaign/harvest.h"
#include "campaign/soundness.h"
#include "campaign/treasury.h"
#include "campaign/unit.h"
#include "campaign/upkeep.h"

#define N_WORLDS 30

static const char *const troops[] = {
  "firstborn.swordsmen", "firstborn.longbowmen", "firstborn.black-sisters", "devout.risen", "stygian.starved",
  "firstborn.baron",
};

static void
G_GNUC_PRINTF (2,
               3)
add_line (MusterEdit *edit,
          const char *format,
          ...)
{
  g_autofree char *line = NULL;
  g_autofree char *trouble = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  case_world_add_line (edit, line, &trouble);
  g_assert_cmpstr (trouble, ==, NULL);
}

static void
draw_hex (MusterEdit *edit,
          GRand      *random,
          guint       column,
          guint       row)
{
  static const char *const terrains[] = {"desert", "plains", "forest", "mountains", "jungle"};
  static const char *const strongholds[] = {"none", "none", "none", "town", "watchtower"};
  static const char *const owners[] = {"none", "anna", "anna", "bert"};

  add_line (edit, "hex %02u%02u %s %d stronghold=%s owner=%s disrupted=%d since=%d", column, row,
            terrains[g_rand_int_range (random, 0, 5)], g_rand_int_range (random, 2, 6),
            strongholds[g_rand_int_range (random, 0, 5)], owners[g_rand_int_range (random, 0, 4)],
            g_rand_int_range (random, 0, 4), g_rand_int_range (random, 0, 4));
}

/* Two players in turn 3, half of the time without a fortress, with poor stocks and units everywhere. */
static MusterWorld *
draw_world (guint32     seed,
            const char *step)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GArray) effects = NULL;
  MusterEdit *edit = case_world_begin ();

  add_line (edit, "turn 3 %s seed=%u", step, seed);
  add_line (edit, "map 7x6 plains 3");
  add_line (edit, "player anna firstborn forest grain=%d points=%d", g_rand_int_range (random, 0, 12),
            g_rand_int_range (random, 0, 90));
  add_line (edit, "player bert devout plains grain=%d points=%d", g_rand_int_range (random, 0, 12),
            g_rand_int_range (random, 0, 90));
  for (guint i = 0; i < 42; i++)
    {
      draw_hex (edit, random, 1 + i % 7, 1 + i / 7);
    }
  if (g_rand_boolean (random))
    {
      add_line (edit, "home 0303 anna");
      add_line (edit, "home 0605 bert");
    }
  for (guint i = 0; i < 24; i++)
    {
      add_line (edit, "unit u%u %s %s %02d%02d", i, troops[g_rand_int_range (random, 0, G_N_ELEMENTS (troops))],
                i % 3 == 0 ? "bert" : "anna", g_rand_int_range (random, 1, 8), g_rand_int_range (random, 1, 7));
    }
  return muster_edit_finish (edit, &effects);
}

static MusterDecision *
decide (MusterWorld *world,
        const char  *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);
  g_autoptr (MusterDice) dice = muster_dice_new_for_campaign (world);
  MusterDecision *decision = muster_decide (world, command, dice, &error);

  g_assert_no_error (error);
  return decision;
}

/* The harvest brings in what was foretold, to each player and of each resource. */
static void
test_harvest_as_foretold (void)
{
  for (guint32 seed = 1; seed <= N_WORLDS; seed++)
    {
      g_autoptr (MusterWorld) world = draw_world (seed, "harvest");
      g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, muster_harvest_get_turn (world));
      g_autoptr (GArray) yields = muster_harvest_forecast (world, lines);
      g_autoptr (MusterDecision) decision = decide (world, "finish step=harvest");

      MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
      {
        const MusterPlayer *after = muster_world_get_player (decision->after, player->key);

        for (guint resource = 0; resource < MUSTER_RESOURCE_XP; resource++)
          {
            gint64 sum = muster_player_get_stock (player, resource);

            for (guint i = 0; i < yields->len; i++)
              {
                const MusterYield *yield = &g_array_index (yields, MusterYield, i);

                sum += yield->player == player->key && yield->resource == resource ? yield->amount : 0;
              }
            g_assert_cmpint (muster_player_get_stock (after, resource), ==, sum);
          }
      }
    }
}

/* Every controlled hex is foretold, and none that is not. */
static void
test_every_hex_is_foretold (void)
{
  for (guint32 seed = 1; seed <= N_WORLDS; seed++)
    {
      g_autoptr (MusterWorld) world = draw_world (seed, "merchant");
      g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, muster_harvest_get_turn (world));
      g_autoptr (GArray) yields = muster_harvest_forecast (world, lines);

      MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
      {
        guint found = 0;

        for (guint i = 0; i < yields->len; i++)
          {
            found += g_array_index (yields, MusterYield, i).hex == hex->key;
          }
        g_assert_true (hex->owner != 0 ? found > 0 || hex->terrain == MUSTER_TERRAIN_JUNGLE : found == 0);
      }
    }
}

/* Each unit is fed as foretold: the stock pays what its rations cost, and who gets nothing is gone. */
static void
test_supply_as_foretold (void)
{
  guint n_gone = 0;

  for (guint32 seed = 1; seed <= N_WORLDS; seed++)
    {
      g_autoptr (MusterWorld) world = draw_world (seed, "supply");
      g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, 3);
      g_autoptr (MusterDecision) decision = decide (world, "finish step=supply defaults=yes");

      MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
      {
        g_autoptr (GArray) rations = muster_upkeep_forecast (world, lines, player->key, MUSTER_FEED_DEAREST);
        const MusterPlayer *after = muster_world_get_player (decision->after, player->key);
        gint64 grain = player->grain;
        gint64 points = player->points;

        for (guint i = 0; i < rations->len; i++)
          {
            const MusterRation *ration = &g_array_index (rations, MusterRation, i);
            gboolean gone = muster_world_get_unit (decision->after, ration->unit) == NULL;

            g_assert_true (gone == (ration->feeding == MUSTER_FED_NOTHING));
            grain -= ration->feeding == MUSTER_FED_STOCK ? ration->grain : 0;
            points -= ration->feeding == MUSTER_FED_STOCK ? ration->points : 0;
            n_gone += gone;
          }
        g_assert_cmpint (after->grain, ==, grain);
        g_assert_cmpint (after->points, ==, points);
      }
    }
  g_assert_cmpuint (n_gone, >, 0);
}

/* Nobody disbands whom the rest of the stock could pay, and no land feeds more than it can. */
static void
test_nothing_is_left_over (void)
{
  for (guint32 seed = 1; seed <= N_WORLDS; seed++)
    {
      g_autoptr (MusterWorld) world = draw_world (seed, "supply");
      g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, 3);
      g_autoptr (MusterDecision) decision = decide (world, "finish step=supply defaults=yes");

      MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
      {
        g_autoptr (GArray) rations = muster_upkeep_forecast (world, lines, player->key, MUSTER_FEED_DEAREST);
        const MusterPlayer *after = muster_world_get_player (decision->after, player->key);

        for (guint i = 0; i < rations->len; i++)
          {
            const MusterRation *ration = &g_array_index (rations, MusterRation, i);
            int fed = 0;

            for (guint k = 0; k < rations->len; k++)
              {
                const MusterRation *other = &g_array_index (rations, MusterRation, k);

                fed += other->hex == ration->hex && other->feeding == MUSTER_FED_LAND;
              }
            g_assert_cmpint (fed, <=, muster_upkeep_get_room (world, lines, ration->hex, player->key));
            g_assert_true (ration->feeding != MUSTER_FED_NOTHING || ration->grain > after->grain ||
                           ration->points > after->points);
          }
      }
    }
}

/* Every step, finished by defaults, undoes itself, and leaves a campaign that holds together. */
static void
test_steps_hold_together (void)
{
  static const char *const steps[] = {"harvest", "merchant", "recruitment", "claim", "supply", "diplomacy"};

  for (guint32 seed = 1; seed <= N_WORLDS; seed++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          g_autoptr (MusterWorld) before = draw_world (seed, steps[i]);
          g_autofree char *text = g_strdup_printf ("finish step=%s defaults=yes", steps[i]);
          g_autoptr (MusterDecision) decision = decide (before, text);
          g_autoptr (GArray) inverse = muster_effects_invert (decision->effects);
          g_autoptr (MusterWorld) applied = muster_world_apply (before, decision->effects);
          g_autoptr (MusterWorld) back = muster_world_apply (applied, inverse);
          g_autoptr (GError) error = NULL;

          g_assert_cmpint (muster_verdict_get_status (decision->verdict), ==, MUSTER_LEGAL);
          g_assert_true (muster_world_equal (applied, decision->after));
          g_assert_true (muster_world_equal (back, before));
          muster_world_is_sound (decision->after, &error);
          g_assert_no_error (error);
        }
    }
}

/* Claims are made where they can be, and nowhere else: finishing the step twice would change nothing more. */
static void
test_claims_are_complete (void)
{
  guint n_claimed = 0;

  for (guint32 seed = 1; seed <= N_WORLDS; seed++)
    {
      g_autoptr (MusterWorld) world = draw_world (seed, "claim");
      g_autoptr (MusterDecision) decision = decide (world, "finish step=claim");

      MUSTER_FOR_EACH (decision->after, UNIT, MusterUnit, unit)
      {
        g_autofree char *label = muster_hex_dup_label (unit->at);
        const MusterPlayer *player = muster_world_get_player (world, unit->player);
        g_autofree char *text = g_strdup_printf ("claim player=%s at=%s", player->id, label);
        g_autoptr (MusterDecision) claim = decide (world, text);
        gboolean controlled = muster_world_get_hex (decision->after, unit->at)->owner == unit->player;

        if (muster_verdict_get_status (claim->verdict) == MUSTER_LEGAL)
          {
            n_claimed++;
            g_assert_true (controlled);
          }
      }
    }
  g_assert_cmpuint (n_claimed, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/kingdom/harvest-as-foretold", test_harvest_as_foretold);
  g_test_add_func ("/campaign/kingdom/every-hex", test_every_hex_is_foretold);
  g_test_add_func ("/campaign/kingdom/supply-as-foretold", test_supply_as_foretold);
  g_test_add_func ("/campaign/kingdom/nothing-left-over", test_nothing_is_left_over);
  g_test_add_func ("/campaign/kingdom/steps-hold-together", test_steps_hold_together);
  g_test_add_func ("/campaign/kingdom/claims", test_claims_are_complete);
  return g_test_run ();
}
