/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/ledger.h"

#include "campaign/noun.h"
#include "campaign/unit.h"
#include "wording/gist.h"
#include "wording/sentence.h"

#include <string.h>

typedef struct
{
  GArray *rows; /* of MusterLedgerRow */

  /* Borrowed, of the act that is told */
  const MusterMoment *moment;
  MusterNames names;

  /* Owned: by player, as of the effect that is told; made when an act first needs it */
  GHashTable *hexes_held;
  GHashTable *units_alive;
} Telling;

static void
clear_row (MusterLedgerRow *row)
{
  g_free (row->subject);
  g_free (row->text);
}

static const MusterFinding *
get_cause (const Telling      *telling,
           const MusterEffect *effect)
{
  if (effect->finding == MUSTER_NO_FINDING)
    {
      return NULL;
    }
  return muster_verdict_get_finding (telling->moment->act->verdict, (guint) effect->finding);
}

static char *
dup_id (const Telling *telling,
        guint          noun,
        gint64         key)
{
  return muster_names_dup_id (&telling->names, &(MusterFact) {.kind = noun, .number = key});
}

/* A row of what the effect gave to or took from @player. What belongs to a player is about the cause's subject: the hex
   that yields; what belongs to a unit or a hex is about that. */
static void
add_row (Telling            *telling,
         const MusterEffect *effect,
         MusterLedger        what,
         guint32             player,
         gint64              amount,
         gint64              balance)
{
  const MusterJournalEntry *act = telling->moment->act;
  const MusterFinding *cause = get_cause (telling, effect);
  const MusterFact *subject;
  MusterLedgerRow row = {
    .entry = act->id, .turn = act->turn, .step = act->step, .what = what, .player = player, .amount = amount,
    .balance = balance, .clause = cause != NULL ? cause->clause : NULL,
  };

  row.text = cause != NULL ? muster_finding_dup_sentence (cause, &telling->names)
             : muster_command_text_dup_gist (act->command, &telling->names);
  subject = cause != NULL ? muster_finding_get_fact (cause, MUSTER_FACT_SUBJECT) : NULL;
  switch ((guint) effect->record)
    {
    case MUSTER_UNIT:
      row.subject = dup_id (telling, MUSTER_NOUN_UNIT, effect->key);
      break;

    case MUSTER_HEX:
      row.subject = dup_id (telling, MUSTER_NOUN_HEX, effect->key);
      break;

    default:
      row.subject = subject != NULL ? muster_names_dup_id (&telling->names, subject)
                    : dup_id (telling, MUSTER_NOUN_PLAYER, player);
      break;
    }
  g_array_append_val (telling->rows, row);
}

static gint64
add_to_count (GHashTable *counts,
              guint32     player,
              int         amount)
{
  gpointer key = GUINT_TO_POINTER (player);
  int count = GPOINTER_TO_INT (g_hash_table_lookup (counts, key)) + amount;

  g_hash_table_insert (counts, key, GINT_TO_POINTER (count));
  return count;
}

static gint64
count_hexes (Telling *telling,
             guint32  player,
             int      amount)
{
  const MusterWorld *world = telling->moment->before;
  const MusterHex *hexes = muster_world_peek_hexes (world);

  if (telling->hexes_held == NULL)
    {
      telling->hexes_held = g_hash_table_new (NULL, NULL);
      for (guint i = 0; i < muster_world_count (world, MUSTER_HEX); i++)
        {
          add_to_count (telling->hexes_held, hexes[i].owner, 1);
        }
    }
  return add_to_count (telling->hexes_held, player, amount);
}

static gint64
count_units (Telling *telling,
             guint32  player,
             int      amount)
{
  if (telling->units_alive == NULL)
    {
      telling->units_alive = g_hash_table_new (NULL, NULL);
      MUSTER_FOR_EACH (telling->moment->before, UNIT, MusterUnit, unit)
      {
        add_to_count (telling->units_alive, unit->player, muster_unit_is_destroyed (unit) ? 0 : 1);
      }
    }
  return add_to_count (telling->units_alive, player, amount);
}

/* The unit as the act left it; one that is no more, as the act found it. */
static const MusterUnit *
find_unit (const Telling *telling,
           guint32        key)
{
  const MusterUnit *unit = muster_world_get_unit (telling->moment->after, key);

  return unit != NULL ? unit : muster_world_get_unit (telling->moment->before, key);
}

static void
tell_owner (Telling            *telling,
            const MusterEffect *effect)
{
  guint32 loser = (guint32) effect->before.value.number;
  guint32 winner = (guint32) effect->after.value.number;

  if (loser != 0)
    {
      add_row (telling, effect, MUSTER_LEDGER_HEX, loser, -1, count_hexes (telling, loser, -1));
    }
  if (winner != 0)
    {
      add_row (telling, effect, MUSTER_LEDGER_HEX, winner, 1, count_hexes (telling, winner, 1));
    }
}

static void
tell_stronghold (Telling            *telling,
                 const MusterEffect *effect)
{
  const MusterHex *hex = muster_world_get_hex (telling->moment->after, effect->key);
  gint64 before = effect->before.value.number;
  gint64 after = effect->after.value.number;

  add_row (telling, effect, MUSTER_LEDGER_STRONGHOLD, hex != NULL ? hex->owner : 0, after - before, after);
}

static void
tell_models (Telling            *telling,
             const MusterEffect *effect)
{
  gint64 before = effect->before.value.number;
  gint64 after = effect->after.value.number;
  const MusterUnit *unit = find_unit (telling, effect->key);
  gint64 amount = effect->field == MUSTER_UNIT_SPECIALS
                  ? (gint64) muster_specials_sum (after) - (gint64) muster_specials_sum (before) : after - before;

  add_row (telling, effect, MUSTER_LEDGER_MODELS, unit->player, amount, muster_unit_count_models (unit));
}

static void
tell_unit (Telling            *telling,
           const MusterEffect *effect,
           int                 amount)
{
  const MusterUnit *unit = effect->kind == MUSTER_EFFECT_DROP
                           ? effect->before.record : find_unit (telling, effect->key);

  add_row (telling, effect, MUSTER_LEDGER_UNIT, unit->player, amount, count_units (telling, unit->player, amount));
}

static void
tell_state (Telling            *telling,
            const MusterEffect *effect)
{
  gboolean was_gone = effect->before.value.number == MUSTER_STATE_DESTROYED;
  gboolean is_gone = effect->after.value.number == MUSTER_STATE_DESTROYED;

  if (was_gone != is_gone)
    {
      tell_unit (telling, effect, is_gone ? -1 : 1);
    }
}

static void
tell_change (Telling            *telling,
             const MusterEffect *effect)
{
  MusterLedger what = muster_record_get_type (effect->record)->fields[effect->field].ledger;
  gint64 before = effect->before.value.number;
  gint64 after = effect->after.value.number;

  switch (what)
    {
    case MUSTER_LEDGER_NONE:
      break;

    case MUSTER_LEDGER_GRAIN:
    case MUSTER_LEDGER_WOOD:
    case MUSTER_LEDGER_STONE:
    case MUSTER_LEDGER_IRON:
    case MUSTER_LEDGER_POINTS:
      add_row (telling, effect, what, effect->key, after - before, after);
      break;

    case MUSTER_LEDGER_STATUS:
      add_row (telling, effect, what, effect->key, 0, 0);
      break;

    case MUSTER_LEDGER_XP:
      add_row (telling, effect, what, find_unit (telling, effect->key)->player, after - before, after);
      break;

    case MUSTER_LEDGER_HEX:
      tell_owner (telling, effect);
      break;

    case MUSTER_LEDGER_STRONGHOLD:
      tell_stronghold (telling, effect);
      break;

    case MUSTER_LEDGER_UNIT:
      tell_state (telling, effect);
      break;

    case MUSTER_LEDGER_MODELS:
      tell_models (telling, effect);
      break;
    }
}

static void
tell_effect (Telling            *telling,
             const MusterEffect *effect)
{
  if (effect->kind == MUSTER_EFFECT_CHANGE)
    {
      tell_change (telling, effect);
    }
  else if (effect->record == MUSTER_UNIT)
    {
      tell_unit (telling, effect, effect->kind == MUSTER_EFFECT_PUT ? 1 : -1);
    }
}

static void
tell_act (const MusterMoment *moment,
          gpointer            user_data)
{
  Telling *telling = user_data;

  telling->moment = moment;
  telling->names = MUSTER_NAMES_ACROSS (moment->after, moment->before);
  for (guint i = 0; i < moment->act->effects->len; i++)
    {
      tell_effect (telling, &g_array_index (moment->act->effects, MusterEffect, i));
    }
  g_clear_pointer (&telling->hexes_held, g_hash_table_unref);
  g_clear_pointer (&telling->units_alive, g_hash_table_unref);
}

/**
 * muster_history_dup_ledger:
 * @first_turn: the first turn whose gains and losses are listed
 *
 * Returns: (transfer full) (element-type MusterLedgerRow): every gain and loss, in the order in which they happened
 */
GArray *
muster_history_dup_ledger (const MusterHistory *history,
                           int                  first_turn,
                           int                  last_turn)
{
  Telling telling = {.rows = g_array_new (FALSE, FALSE, sizeof (MusterLedgerRow))};

  g_array_set_clear_func (telling.rows, (GDestroyNotify) clear_row);
  muster_history_walk (history, first_turn, last_turn, tell_act, &telling);
  return telling.rows;
}

/** muster_ledger_is_counted: Returns: whether it is something to spend or to have gained: resources, points and XP */
gboolean
muster_ledger_is_counted (MusterLedger what)
{
  return what >= MUSTER_LEDGER_GRAIN && what <= MUSTER_LEDGER_XP;
}
