/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/control.h"
#include "campaign/deciders.h"
#include "campaign/ending.h"
#include "campaign/harvest.h"
#include "campaign/home.h"
#include "campaign/movement.h"
#include "campaign/settle.h"
#include "campaign/supply.h"

/* What is done when a step is finished; nothing more where the players' own commands were all of it. */
static void (*const finishers[MUSTER_N_STEPS]) (MusterDeed *deed) = {
  [MUSTER_STEP_HARVEST] = muster_finish_harvest,
  [MUSTER_STEP_MOVEMENT] = muster_finish_movement,
  [MUSTER_STEP_COMBAT] = muster_finish_combat,
  [MUSTER_STEP_CLAIM] = muster_finish_claim,
  [MUSTER_STEP_SUPPLY] = muster_finish_supply,
};

/* Drops all records of a kind, newest first. */
static void
drop_all (MusterEdit      *edit,
          MusterRecordKind kind)
{
  for (guint i = muster_world_count (muster_edit_peek_world (edit), kind); i > 0; i--)
    {
      muster_edit_drop (edit, kind,
                        muster_record_get_key (muster_world_nth (muster_edit_peek_world (edit), kind, i - 1)));
    }
}

/* The hexes belong to whom they belong to; what was used up in the turn is there again. */
static void
renew_hexes (MusterEdit *edit)
{
  for (guint i = 0; i < muster_world_count (muster_edit_peek_world (edit), MUSTER_HEX); i++)
    {
      const MusterHex *hex = &muster_world_peek_hexes (muster_edit_peek_world (edit))[i];
      guint32 key = hex->key;

      if (hex->start_owner != hex->owner || hex->slots_used != 0)
        {
          muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_START_OWNER, hex->owner);
          muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_SLOTS_USED, 0);
        }
    }
}

static void
renew_units (MusterEdit *edit)
{
  for (guint i = 0; i < muster_world_count (muster_edit_peek_world (edit), MUSTER_UNIT); i++)
    {
      muster_edit_set (edit, MUSTER_UNIT, muster_world_peek_units (muster_edit_peek_world (edit))[i].key,
                       MUSTER_UNIT_ENTERED, 0);
    }
}

static void
end_turn (MusterDeed *deed)
{
  MusterEdit *edit = deed->edit;

  muster_homes_review (deed, TRUE);
  muster_ending_judge (deed);
  muster_edit_without_cause (edit);
  renew_hexes (edit);
  renew_units (edit);
  drop_all (edit, MUSTER_PLOT);
  drop_all (edit, MUSTER_COMBATANT);
  drop_all (edit, MUSTER_BATTLE);
  muster_edit_add (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_TURN, 1);
}

static void
step_on (MusterDeed *deed,
         MusterStep  step)
{
  MusterStep next = step == MUSTER_LAST_STEP ? MUSTER_FIRST_STEP : step + 1;

  muster_edit_without_cause (deed->edit);
  drop_all (deed->edit, MUSTER_CHOICE);
  if (step == MUSTER_LAST_STEP)
    {
      end_turn (deed);
    }
  muster_edit_cite (deed->edit, MUSTER_CITE (TURN_1), MUSTER_WHY (TURN, STEP),
                    MUSTER_FACT_NOUN_OF (STEP, STEP, next),
                    MUSTER_FACT_NUMBER_OF (TURN, muster_world_get_campaign (muster_deed_peek_world (deed))->turn));
  muster_edit_set (deed->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_STEP, next);
}

/**
 * muster_decide_finish: finishes the step under way and goes on to the next one
 *
 * Clauses: TURN-1
 */
void
muster_decide_finish (MusterDeed *deed)
{
  MusterStep step = muster_world_get_campaign (muster_deed_peek_world (deed))->step;

  if (!muster_deed_says (deed, "step", muster_step_get_word (step)))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (TURN_1), MUSTER_FAIL, MUSTER_WHY (TURN, NOT_UNDER_WAY),
                               MUSTER_FACT_WORDS_OF (WHAT, muster_deed_get (deed, "step")),
                               MUSTER_FACT_NOUN_OF (STEP, STEP, step));
      return;
    }
  if (finishers[step] != NULL)
    {
      finishers[step] (deed);
    }
  if (deed->refusal == NULL && muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL)
    {
      step_on (deed, step);
    }
}
