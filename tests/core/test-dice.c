/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/dice.h"
#include "core/test-roll.h"

static const MusterClause clause = {.id = "TEST-1", .title = "A test"};
static const MusterReason reason = {1, 2};

/* The vector of the public contract: made with O'Neill's own minimal C library. */
static void
test_seed_42 (void)
{
  static const guint expected[] = {2, 6, 12, 11, 6, 11, 16, 20, 20, 7, 13, 7};
  g_autoptr (MusterDice) dice = muster_dice_new_seeded (42, 0);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      guint value;

      g_assert_cmpuint (muster_dice_seeded_value (42, i + 1, 20), ==, expected[i]);
      g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
      g_assert_cmpuint (value, ==, expected[i]);
    }
  g_assert_cmpuint (muster_dice_get_n_counted (dice), ==, G_N_ELEMENTS (expected));
}

static void
test_goes_on_where_it_left_off (void)
{
  g_autoptr (MusterDice) dice = muster_dice_new_seeded (42, 7);
  guint value;

  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (value, ==, 20);
  g_assert_cmpuint (muster_dice_get_n_counted (dice), ==, 1);
  g_assert_cmpuint (muster_dice_get_roll (dice, 0)->number, ==, 8);
}

static void
test_borrowed_do_not_count (void)
{
  g_autoptr (MusterDice) dice = muster_dice_new_borrowed (42);
  guint value;

  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (value, ==, 6);
  g_assert_cmpuint (muster_dice_get_n_rolls (dice), ==, 2);
  g_assert_cmpuint (muster_dice_get_n_counted (dice), ==, 0);
}

static void
test_every_value_comes_up (void)
{
  static const guint sides[] = {1, 2, 3, 6, 10, 20, 100};

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint counts[101] = {0};

      for (guint number = 1; number <= 200 * sides[i]; number++)
        {
          guint value = muster_dice_seeded_value (4711, number, sides[i]);

          g_assert_cmpuint (value, >=, 1);
          g_assert_cmpuint (value, <=, sides[i]);
          counts[value]++;
        }
      for (guint value = 1; value <= sides[i]; value++)
        {
          /* 200 expected, standard deviation 14: six of them either way */
          g_assert_cmpuint (counts[value], >, 115);
          g_assert_cmpuint (counts[value], <, 285);
        }
    }
}

static void
test_typed_come_first (void)
{
  g_autoptr (MusterDice) dice = muster_dice_new_seeded (42, 0);
  guint value;

  muster_dice_type_in (dice, 13);
  muster_dice_type_in (dice, 4);
  g_assert_cmpuint (muster_dice_get_n_left (dice), ==, 2);
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (value, ==, 13);
  g_assert_true (muster_dice_roll (dice, &clause, reason, 6, &value));
  g_assert_cmpuint (value, ==, 4);
  g_assert_cmpuint (muster_dice_get_n_counted (dice), ==, 0);
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (value, ==, 2);
  g_assert_cmpuint (muster_dice_get_n_counted (dice), ==, 1);
  g_assert_cmpuint (muster_dice_get_n_left (dice), ==, 0);
}

static void
test_missing (void)
{
  g_autoptr (MusterDice) dice = muster_dice_new_typed ();
  guint value;

  g_assert_false (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (muster_dice_get_n_rolls (dice), ==, 0);
}

static void
assert_typed (guint    typed,
              guint    sides,
              gboolean taken)
{
  g_autoptr (MusterDice) dice = muster_dice_new_seeded (42, 0);
  guint value;

  muster_dice_type_in (dice, typed);
  g_assert_cmpint (muster_dice_roll (dice, &clause, reason, sides, &value), ==, taken);
  g_assert_cmpuint (muster_dice_get_n_left (dice), ==, taken ? 0 : 1);
  g_assert_cmpuint (muster_dice_get_n_rolls (dice), ==, taken ? 1 : 0);
  g_assert_cmpuint (muster_dice_get_misfit (dice), ==, taken ? 0 : typed);
}

static void
test_typed_beyond_the_die (void)
{
  assert_typed (1, 20, TRUE);
  assert_typed (20, 20, TRUE);
  assert_typed (21, 20, FALSE);
  assert_typed (7, 6, FALSE);
}

static void
test_record (void)
{
  g_autoptr (MusterDice) dice = muster_dice_new_seeded (42, 0);
  const MusterRoll *roll;
  guint value;

  muster_dice_type_in (dice, 17);
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (muster_dice_get_n_rolls (dice), ==, 2);

  roll = muster_dice_get_roll (dice, 0);
  g_assert_cmpuint (roll->number, ==, 0);
  g_assert_cmpuint (roll->value, ==, 17);
  g_assert_cmpuint (roll->sides, ==, 20);

  roll = muster_dice_get_roll (dice, 1);
  g_assert_cmpuint (roll->number, ==, 1);
  g_assert_cmpuint (roll->value, ==, 2);
  g_assert_true (roll->clause == &clause);
  g_assert_cmpuint (roll->reason.chapter, ==, 1);
  g_assert_cmpuint (roll->reason.number, ==, 2);
}

static MusterTestRoll
roll_test (guint                 typed,
           int                   base,
           const MusterModifier *modifiers,
           guint                 n_modifiers,
           gboolean              naturals)
{
  g_autoptr (MusterDice) dice = muster_dice_new_typed ();
  MusterTestRoll test;

  muster_dice_type_in (dice, typed);
  g_assert_true (muster_test_roll (dice, &clause, reason, base, modifiers, n_modifiers, naturals, &test));
  g_assert_cmpuint (test.rolled, ==, typed);
  g_assert_cmpint (test.base, ==, base);
  return test;
}

static void
test_test_roll (void)
{
  g_assert_true (roll_test (12, 12, NULL, 0, FALSE).passed);
  g_assert_true (roll_test (1, 12, NULL, 0, FALSE).passed);
  g_assert_false (roll_test (13, 12, NULL, 0, FALSE).passed);
}

static void
test_test_roll_modifiers (void)
{
  static const MusterModifier modifiers[] = {
    {.clause = &clause, .amount = -4},
    {.clause = &clause, .amount = +1},
  };

  g_assert_cmpint (roll_test (9, 12, modifiers, 2, FALSE).need, ==, 9);
  g_assert_true (roll_test (9, 12, modifiers, 2, FALSE).passed);
  g_assert_false (roll_test (10, 12, modifiers, 2, FALSE).passed);
}

static void
test_test_roll_naturals (void)
{
  /* With the ruling 1 always passes and 20 always fails, without it the number alone decides. */
  g_assert_true (roll_test (1, -2, NULL, 0, TRUE).passed);
  g_assert_false (roll_test (1, -2, NULL, 0, FALSE).passed);
  g_assert_false (roll_test (20, 25, NULL, 0, TRUE).passed);
  g_assert_true (roll_test (20, 25, NULL, 0, FALSE).passed);
  g_assert_true (roll_test (19, 25, NULL, 0, TRUE).passed);
  g_assert_false (roll_test (2, -2, NULL, 0, TRUE).passed);
}

static void
test_test_roll_missing (void)
{
  static const MusterModifier modifier = {.clause = &clause, .amount = 3};
  g_autoptr (MusterDice) dice = muster_dice_new_typed ();
  MusterTestRoll test;

  g_assert_false (muster_test_roll (dice, &clause, reason, 10, &modifier, 1, TRUE, &test));
  g_assert_cmpint (test.need, ==, 13);
  g_assert_false (test.passed);
}

static void
test_goes_on_with_the_next_command (void)
{
  g_autoptr (MusterDice) dice = muster_dice_new_seeded (42, 0);
  guint value;

  muster_dice_type_in (dice, 9);
  muster_dice_type_in (dice, 8);
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  muster_dice_begin (dice, 2);
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (value, ==, 8);
  g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
  g_assert_cmpuint (value, ==, 12);
  g_assert_cmpuint (muster_dice_get_n_rolls (dice), ==, 2);
  g_assert_cmpuint (muster_dice_get_n_counted (dice), ==, 1);
}

static void
test_takes_a_command_back (void)
{
  g_autoptr (MusterDice) dice = muster_dice_new_borrowed (42);
  guint value;

  muster_dice_type_in (dice, 9);
  for (guint attempt = 0; attempt < 2; attempt++)
    {
      g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
      g_assert_cmpuint (value, ==, 9);
      g_assert_true (muster_dice_roll (dice, &clause, reason, 20, &value));
      g_assert_cmpuint (value, ==, 2);
      muster_dice_take_back (dice);
    }
  g_assert_cmpuint (muster_dice_get_n_rolls (dice), ==, 0);
  g_assert_cmpuint (muster_dice_get_n_left (dice), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/seed-42", test_seed_42);
  g_test_add_func ("/dice/goes-on-where-it-left-off", test_goes_on_where_it_left_off);
  g_test_add_func ("/dice/borrowed-do-not-count", test_borrowed_do_not_count);
  g_test_add_func ("/dice/every-value-comes-up", test_every_value_comes_up);
  g_test_add_func ("/dice/typed-come-first", test_typed_come_first);
  g_test_add_func ("/dice/missing", test_missing);
  g_test_add_func ("/dice/typed-beyond-the-die", test_typed_beyond_the_die);
  g_test_add_func ("/dice/next-command", test_goes_on_with_the_next_command);
  g_test_add_func ("/dice/take-back", test_takes_a_command_back);
  g_test_add_func ("/dice/record", test_record);
  g_test_add_func ("/test-roll/need-or-less", test_test_roll);
  g_test_add_func ("/test-roll/modifiers", test_test_roll_modifiers);
  g_test_add_func ("/test-roll/naturals", test_test_roll_naturals);
  g_test_add_func ("/test-roll/missing", test_test_roll_missing);
  return g_test_run ();
}
