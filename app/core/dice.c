/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/dice.h"

struct _MusterDice
{
  gboolean seeded;
  gboolean counts; /* as rolls of the campaign's seed */
  guint64 seed;
  guint32 n_used_before;
  guint32 n_used;  /* of the seeded rolls, those of earlier commands included */
  guint n_taken_before;
  guint n_taken;  /* of the rolls typed in */
  guint misfit;   /* a roll typed in that its die does not have, 0 = none */

  /* Owned */
  GArray *typed; /* of guint */
  GArray *rolls; /* of MusterRoll */
};

static MusterDice *
new_dice (gboolean seeded,
          guint64  seed,
          guint32  n_used)
{
  MusterDice *dice = g_new0 (MusterDice, 1);

  dice->seeded = seeded;
  dice->seed = seed;
  dice->n_used_before = dice->n_used = n_used;
  dice->typed = g_array_new (FALSE, FALSE, sizeof (guint));
  dice->rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));
  return dice;
}

/**
 * muster_dice_new_seeded:
 * @n_used: how many rolls of this seed were used before
 *
 * Returns: (transfer full): dice whose every roll follows from seed and number alone
 */
MusterDice *
muster_dice_new_seeded (guint64 seed,
                        guint32 n_used)
{
  MusterDice *dice = new_dice (TRUE, seed, n_used);

  dice->counts = TRUE;
  return dice;
}

/** muster_dice_new_borrowed: Returns: (transfer full): dice that roll from @seed, 1 on, and count as nobody's rolls */
MusterDice *
muster_dice_new_borrowed (guint64 seed)
{
  return new_dice (TRUE, seed, 0);
}

/** muster_dice_new_typed: Returns: (transfer full): dice that know only what is typed in */
MusterDice *
muster_dice_new_typed (void)
{
  return new_dice (FALSE, 0, 0);
}

/** muster_dice_free: */
void
muster_dice_free (MusterDice *dice)
{
  g_array_unref (dice->typed);
  g_array_unref (dice->rolls);
  g_free (dice);
}

/** muster_dice_type_in: adds a roll from the table, to be used before any seeded one */
void
muster_dice_type_in (MusterDice *dice,
                     guint       value)
{
  g_array_append_val (dice->typed, value);
}

/**
 * muster_dice_begin:
 * @n_used: how many rolls of the campaign's seed were used before
 *
 * Makes the dice ready for the next command: what they rolled is forgotten, what was typed in and not yet used stays.
 * The campaign's dice go on after @n_used, borrowed ones where they stand.
 */
void
muster_dice_begin (MusterDice *dice,
                   guint32     n_used)
{
  if (dice->counts)
    {
      dice->n_used = n_used;
    }
  dice->n_used_before = dice->n_used;
  dice->n_taken_before = dice->n_taken;
  dice->misfit = 0;
  g_array_set_size (dice->rolls, 0);
}

/** muster_dice_take_back: nothing was rolled since muster_dice_begin(): the command has to be decided again */
void
muster_dice_take_back (MusterDice *dice)
{
  dice->n_used = dice->n_used_before;
  dice->n_taken = dice->n_taken_before;
  dice->misfit = 0;
  g_array_set_size (dice->rolls, 0);
}

/* PCG32 by M. E. O'Neill, as in her minimal C library: state, then output of the state before the step. */
typedef struct
{
  guint64 state;
  guint64 increment;
} Pcg32;

static guint32
step_pcg32 (Pcg32 *pcg)
{
  guint64 old = pcg->state;
  guint32 shifted = ((old >> 18) ^ old) >> 27;
  guint32 rotation = old >> 59;

  pcg->state = old * G_GUINT64_CONSTANT (6364136223846793005) + pcg->increment;
  return (shifted >> rotation) | (shifted << (-rotation & 31));
}

static Pcg32
seed_pcg32 (guint64 seed,
            guint64 sequence)
{
  Pcg32 pcg = {0, (sequence << 1) | 1};

  step_pcg32 (&pcg);
  pcg.state += seed;
  step_pcg32 (&pcg);
  return pcg;
}

/**
 * muster_dice_seeded_value:
 * @number: which roll of the seed, from 1
 *
 * Returns: that roll, 1 to @sides, every value equally likely
 */
guint
muster_dice_seeded_value (guint64 seed,
                          guint32 number,
                          guint   sides)
{
  Pcg32 pcg = seed_pcg32 (seed, number);
  guint32 threshold = -(guint32) sides % sides;
  guint32 drawn;

  g_assert (sides > 0);
  do
    {
      drawn = step_pcg32 (&pcg);
    }
  while (drawn < threshold);
  return 1 + drawn % sides;
}

/**
 * muster_dice_roll:
 * @clause: the clause that asks for the roll
 * @value: (out): what the die shows, 1 to @sides
 *
 * Rolls and records. A typed roll that the die does not have counts as missing; see muster_dice_get_misfit().
 *
 * Returns: FALSE if the roll must be typed in first
 */
gboolean
muster_dice_roll (MusterDice         *dice,
                  const MusterClause *clause,
                  MusterReason        reason,
                  guint               sides,
                  guint              *value)
{
  MusterRoll roll = {.sides = sides, .clause = clause, .reason = reason};

  if (dice->n_taken < dice->typed->len)
    {
      guint typed = g_array_index (dice->typed, guint, dice->n_taken);

      if (typed < 1 || typed > sides)
        {
          dice->misfit = typed;
          return FALSE;
        }
      dice->n_taken++;
      roll.value = typed;
    }
  else if (dice->seeded)
    {
      roll.number = ++dice->n_used;
      roll.value = muster_dice_seeded_value (dice->seed, roll.number, sides);
    }
  else
    {
      return FALSE;
    }
  g_array_append_val (dice->rolls, roll);
  *value = roll.value;
  return TRUE;
}

/** muster_dice_get_n_rolls: Returns: how many rolls were made */
guint
muster_dice_get_n_rolls (const MusterDice *dice)
{
  return dice->rolls->len;
}

/** muster_dice_get_roll: Returns: (transfer none): roll @index in the order of rolling */
const MusterRoll *
muster_dice_get_roll (const MusterDice *dice,
                      guint             index)
{
  g_assert (index < dice->rolls->len);
  return &g_array_index (dice->rolls, MusterRoll, index);
}

/** muster_dice_get_n_counted: Returns: how many of the rolls are to be counted as used of the campaign's seed */
guint
muster_dice_get_n_counted (const MusterDice *dice)
{
  return dice->counts ? dice->n_used - dice->n_used_before : 0;
}

/** muster_dice_get_misfit: Returns: a typed roll since muster_dice_begin() that its die does not have, 0 = none */
guint
muster_dice_get_misfit (const MusterDice *dice)
{
  return dice->misfit;
}

/** muster_dice_get_n_left: Returns: how many typed rolls nobody asked for */
guint
muster_dice_get_n_left (const MusterDice *dice)
{
  return dice->typed->len - dice->n_taken;
}
