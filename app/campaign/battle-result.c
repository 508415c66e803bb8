/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/battle-result.h"

#include "campaign/error.h"

#include <string.h>

static void
clear_special (gpointer special)
{
  g_free (((MusterLostSpecial *) special)->special);
}

static void
clear_unit (gpointer data)
{
  MusterUnitResult *unit = data;

#define UNIT_FLAG(field, word)
#define UNIT_ENEMIES(field, word) g_ptr_array_unref (unit->field);
#define UNIT_NUMBER(field, word)
#include "campaign/battle-result.def"
#undef UNIT_FLAG
#undef UNIT_ENEMIES
#undef UNIT_NUMBER
  g_array_unref (unit->lost_specials);
  g_free (unit->id);
}

static void
clear_remark (gpointer data)
{
  MusterBattleRemark *remark = data;

  g_free (remark->player);
  g_free (remark->what);
}

static GArray *
new_list (guint          size,
          GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, TRUE, size);

  g_array_set_clear_func (list, clear);
  return list;
}

/** muster_battle_result_new: Returns: (transfer full): a result that says nothing yet */
MusterBattleResult *
muster_battle_result_new (void)
{
  MusterBattleResult *result = g_new0 (MusterBattleResult, 1);

  result->units = new_list (sizeof (MusterUnitResult), clear_unit);
  result->held = new_list (sizeof (MusterBattleRemark), clear_remark);
  result->commanders = new_list (sizeof (MusterBattleRemark), clear_remark);
  result->scores = new_list (sizeof (MusterBattleRemark), clear_remark);
  result->withdrawals = new_list (sizeof (MusterBattleRemark), clear_remark);
  return result;
}

/** muster_battle_result_free: */
void
muster_battle_result_free (MusterBattleResult *result)
{
  g_array_unref (result->units);
  g_array_unref (result->held);
  g_array_unref (result->commanders);
  g_array_unref (result->scores);
  g_array_unref (result->withdrawals);
  g_free (result->battle);
  g_free (result->at);
  g_free (result->winner);
  g_free (result);
}

/**
 * muster_battle_result_add_unit:
 *
 * Returns: (transfer none) (nullable): what the result says of the unit, nothing yet, valid until the next unit is
 *   added; NULL, with @error, if it stands there already
 */
MusterUnitResult *
muster_battle_result_add_unit (MusterBattleResult *result,
                               const char         *id,
                               GError            **error)
{
  MusterUnitResult *unit;

  if (muster_battle_result_find_unit (result, id) != NULL)
    {
      g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND, "unit %s stands twice", id);
      return NULL;
    }
  g_array_set_size (result->units, result->units->len + 1);
  unit = &g_array_index (result->units, MusterUnitResult, result->units->len - 1);
  unit->id = g_strdup (id);
  unit->lost_specials = new_list (sizeof (MusterLostSpecial), clear_special);
#define UNIT_FLAG(field, word)
#define UNIT_ENEMIES(field, word) unit->field = g_ptr_array_new_with_free_func (g_free);
#define UNIT_NUMBER(field, word)
#include "campaign/battle-result.def"
#undef UNIT_FLAG
#undef UNIT_ENEMIES
#undef UNIT_NUMBER
  return unit;
}

/** muster_battle_result_find_unit: Returns: (transfer none) (nullable): what the result says of the unit */
const MusterUnitResult *
muster_battle_result_find_unit (const MusterBattleResult *result,
                                const char               *id)
{
  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitResult *unit = &g_array_index (result->units, MusterUnitResult, i);

      if (strcmp (unit->id, id) == 0)
        {
          return unit;
        }
    }
  return NULL;
}

/* By its id or its hex; where the result names both, both must be those of the battle. */
static gboolean
is_meant (const MusterBattleResult *result,
          const MusterBattle       *battle)
{
  gboolean named = result->battle != NULL || result->at != NULL;
  guint32 hex;

  return named && (result->battle == NULL || strcmp (battle->id, result->battle) == 0) &&
         (result->at == NULL || (muster_hex_from_label (result->at, &hex) && battle->at == hex));
}

/**
 * muster_battle_result_find_battle:
 *
 * Returns: (transfer none) (nullable): the battle that is meant: the one of its id; else of those in its hex the one
 *   that is pending, or the only one. NULL, with @error, if there is none or the hex leaves it open.
 */
const MusterBattle *
muster_battle_result_find_battle (const MusterBattleResult *result,
                                  const MusterWorld        *world,
                                  GError                  **error)
{
  const MusterBattle *found = NULL;
  guint counts[MUSTER_N_BATTLE_STATES] = {0};

  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, battle)
  {
    if (is_meant (result, battle))
      {
        counts[battle->state]++;
        found = found == NULL || battle->state == MUSTER_BATTLE_PENDING ? battle : found;
      }
  }
  if (found == NULL)
    {
      g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_UNKNOWN, "there is no battle %s%s%s this turn",
                   result->battle != NULL
                     ? result->battle : "", result->battle != NULL && result->at != NULL ? " at " : "",
                   result->at != NULL ? result->at : "");
    }
  else if (counts[found->state] > 1)
    {
      g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_UNKNOWN,
                   "there are several battles at %s: name one by battle=\"%s\" or the like", result->at, found->id);
      found = NULL;
    }
  return found;
}
