/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice-options.h"

#include <glib/gi18n-lib.h>

#include "campaign/decide.h"
#include "cli/number.h"

/** muster_dice_options_clear: */
void
muster_dice_options_clear (MusterDiceOptions *given)
{
  g_clear_pointer (&given->rolls, g_strfreev);
  g_clear_pointer (&given->seed, g_free);
}

static MusterDice *
new_seeded (const char        *seed,
            const MusterWorld *world,
            GError           **error)
{
  gint64 number;

  if (seed == NULL)
    {
      return muster_dice_new_for_campaign (world);
    }
  return muster_number_read (seed, "--seed", G_MININT64, G_MAXINT64, &number, error)
         ? muster_dice_new_borrowed ((guint64) number) : NULL;
}

/**
 * muster_dice_options_new_dice:
 * @most: the highest roll that any die of this call may show
 *
 * Returns: (transfer full) (nullable): the dice of this call, or NULL with @error
 */
MusterDice *
muster_dice_options_new_dice (const MusterDiceOptions *given,
                              guint                    most,
                              const MusterWorld       *world,
                              GError                 **error)
{
  g_autoptr (MusterDice) dice = new_seeded (given->seed, world, error);

  for (guint i = 0; dice != NULL && given->rolls != NULL && given->rolls[i] != NULL; i++)
    {
      gint64 value;

      if (!muster_number_read (given->rolls[i], "--roll", 1, most, &value, error))
        {
          return NULL;
        }
      muster_dice_type_in (dice, value);
    }
  return g_steal_pointer (&dice);
}
