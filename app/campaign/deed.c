/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/deed.h"

#include "campaign/error.h"

#include <string.h>

/** muster_deed_peek_world: Returns: (transfer none): the world with all changes so far */
const MusterWorld *
muster_deed_peek_world (const MusterDeed *deed)
{
  return muster_edit_peek_world (deed->edit);
}

/** muster_deed_get: Returns: (transfer none) (nullable): the argument as it was given */
const char *
muster_deed_get (const MusterDeed *deed,
                 const char       *key)
{
  return muster_command_get (deed->command, key);
}

/** muster_deed_get_player: Returns: (transfer none) (nullable): the player that the argument names */
const MusterPlayer *
muster_deed_get_player (const MusterDeed *deed,
                        const char       *key)
{
  const char *id = muster_deed_get (deed, key);

  return id != NULL ? muster_world_find_player (muster_deed_peek_world (deed), id) : NULL;
}

/** muster_deed_get_unit: Returns: (transfer none) (nullable): the unit that the argument names */
const MusterUnit *
muster_deed_get_unit (const MusterDeed *deed,
                      const char       *key)
{
  const char *id = muster_deed_get (deed, key);

  return id != NULL ? muster_world_find_unit (muster_deed_peek_world (deed), id) : NULL;
}

/** muster_deed_get_hex: Returns: (transfer none) (nullable): the hex that the argument names, or a hole in the map */
const MusterHex *
muster_deed_get_hex (const MusterDeed *deed,
                     const char       *key)
{
  const char *label = muster_deed_get (deed, key);
  guint32 hex;

  return label != NULL && muster_hex_from_label (label, &hex)
         ? muster_world_find (muster_deed_peek_world (deed), MUSTER_HEX, hex) : NULL;
}

/** muster_deed_get_number: Returns: the number that the argument gives, @fallback where it was not given */
gint64
muster_deed_get_number (const MusterDeed *deed,
                        const char       *key,
                        gint64            fallback)
{
  const char *digits = muster_deed_get (deed, key);

  return digits != NULL ? g_ascii_strtoll (digits, NULL, 10) : fallback;
}

/** muster_deed_says: Returns: whether the argument was given with that value */
gboolean
muster_deed_says (const MusterDeed *deed,
                  const char       *key,
                  const char       *value)
{
  return g_strcmp0 (muster_deed_get (deed, key), value) == 0;
}

/** muster_deed_refuse: says that the input is invalid; nothing of the deed will count. The first refusal stands. */
void
muster_deed_refuse (MusterDeed *deed,
                    const char *format,
                    ...)
{
  va_list arguments;

  if (deed->refusal != NULL)
    {
      return;
    }
  va_start (arguments, format);
  deed->refusal = g_error_new_valist (MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_CONTRADICTION, format, arguments);
  va_end (arguments);
}

/**
 * muster_deed_roll:
 * @reason: what the roll is for
 * @value: (out): what the die shows
 *
 * Returns: FALSE if the roll must be typed in first; the verdict then says which
 */
gboolean
muster_deed_roll (MusterDeed         *deed,
                  const MusterClause *clause,
                  MusterReason        reason,
                  guint               sides,
                  guint              *value)
{
  if (muster_dice_roll (deed->dice, clause, reason, sides, value))
    {
      return TRUE;
    }
  muster_verdict_find_out (deed->verdict, clause, MUSTER_NEEDS, reason, MUSTER_FACT_NUMBER_OF (SIDES, sides));
  return FALSE;
}
