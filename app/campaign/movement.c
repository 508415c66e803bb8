/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/movement.h"

#include "campaign/engagement.h"
#include "campaign/march.h"

/* MOVE-16: whether the side still takes the marcher; then it is counted. */
static gboolean
takes_its_turn (MusterMarch         *march,
                const MusterMarcher *marcher,
                MusterSide           side,
                guint32              to)
{
  const MusterWorld *world = march->world;
  guint32 player = march->players[marcher->player];
  MusterSideLimit limit;

  if (!marcher->loads_sides || !muster_crossing_is_attack (world, player, muster_world_get_hex (world, to)))
    {
      return TRUE;
    }
  limit = muster_side_get_limit (world, player, muster_world_find (world, MUSTER_HEX, marcher->at), side);
  if (muster_traffic_get (march->traffic, player, marcher->at, side) >= limit.warbands)
    {
      return FALSE;
    }
  muster_traffic_add (march->traffic, player, marcher->at, side);
  return TRUE;
}

static void
set_out (MusterMarch   *march,
         MusterMarcher *marcher)
{
  MusterSide side = muster_path_get_step (marcher->plot, marcher->n_walked);
  guint32 to = muster_hex_neighbour (marcher->at, side);

  if (takes_its_turn (march, marcher, side, to))
    {
      marcher->going = side + 1;
      march->outgoing[muster_march_index_hex (march, marcher->at)] |= 1 << side;
    }
  else
    {
      marcher->halted = TRUE;
      marcher->outcome = MUSTER_WHY_MOVEMENT_HELD_UP;
    }
}

/* Says who goes where in this step; FALSE if nobody does any more. */
static gboolean
begin_step (MusterMarch *march)
{
  gboolean anybody = FALSE;

  for (guint i = 0; i < march->marchers->len; i++)
    {
      MusterMarcher *marcher = MUSTER_MARCHER (march, i);

      marcher->going = 0;
      marcher->arrived = FALSE;
      march->outgoing[muster_march_index_hex (march, marcher->at)] = 0;
    }
  for (guint i = 0; i < march->marchers->len; i++)
    {
      MusterMarcher *marcher = MUSTER_MARCHER (march, i);

      if (!marcher->halted && marcher->n_walked < marcher->n_steps)
        {
          set_out (march, marcher);
          anybody |= marcher->going != 0;
        }
    }
  return anybody;
}

static void
take_step (MusterMarch *march)
{
  for (guint i = 0; i < march->marchers->len; i++)
    {
      MusterMarcher *marcher = MUSTER_MARCHER (march, i);
      MusterSide side = marcher->going - 1;

      if (marcher->going != 0)
        {
          march->outgoing[muster_march_index_hex (march, marcher->at)] = 0;
          marcher->at = muster_hex_neighbour (marcher->at, side);
          marcher->entered = muster_side_opposite (side) + 1;
          marcher->walked = muster_path_append (marcher->walked, side);
          marcher->n_walked++;
          marcher->arrived = TRUE;
        }
    }
}

/* By how a move ended. */
static const MusterClause *const clauses[MUSTER_N_MOVEMENT_REASONS] = {
  [MUSTER_WHY_MOVEMENT_STEP] = MUSTER_CITE (MOVE_11),
  [MUSTER_WHY_MOVEMENT_MET] = MUSTER_CITE (MOVE_12),
  [MUSTER_WHY_MOVEMENT_CLASHED] = MUSTER_CITE (MOVE_13),
  [MUSTER_WHY_MOVEMENT_DEFENDED] = MUSTER_CITE (MOVE_15),
  [MUSTER_WHY_MOVEMENT_ALLY_DEFENDS] = MUSTER_CITE (MOVE_15),
  [MUSTER_WHY_MOVEMENT_HELD_UP] = MUSTER_CITE (MOVE_16),
  [MUSTER_WHY_MOVEMENT_COULD_NOT] = MUSTER_CITE (MOVE_11),
};

/* What is told of every outcome. */
#define TOLD_FACTS 4

static void
tell_outcome (MusterMarch         *march,
              const MusterMarcher *marcher)
{
  MusterSide side = muster_path_get_step (marcher->plot, marcher->n_walked);
  MusterFact facts[TOLD_FACTS + 3] = {
    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, marcher->unit),
    MUSTER_FACT_NOUN_OF (FROM, HEX, marcher->start),
    MUSTER_FACT_NOUN_OF (TO, HEX, marcher->at),
    MUSTER_FACT_NOUN_OF (PATH, PATH, marcher->walked),
  };
  guint n_facts = TOLD_FACTS;

  if (marcher->outcome == MUSTER_WHY_MOVEMENT_HELD_UP)
    {
      const MusterHex *hex = muster_world_find (march->world, MUSTER_HEX, marcher->at);

      facts[n_facts++] = MUSTER_FACT_NOUN_OF (HEX, HEX, marcher->at);
      facts[n_facts++] = MUSTER_FACT_NOUN_OF (SIDE, SIDE, side);
      facts[n_facts++] =
        MUSTER_FACT_NUMBER_OF (LIMIT, muster_side_get_limit (march->world, march->players[marcher->player], hex,
                                                             side).warbands);
    }
  else if (marcher->outcome != MUSTER_WHY_MOVEMENT_STEP && marcher->outcome != MUSTER_WHY_MOVEMENT_COULD_NOT)
    {
      facts[n_facts++] = MUSTER_FACT_NOUN_OF (OTHER, PLAYER, march->players[marcher->other]);
    }
  muster_edit_because (march->deed->edit, clauses[marcher->outcome],
                       ((MusterReason) {MUSTER_CHAPTER_MOVEMENT, marcher->outcome}), facts, n_facts);
}

/* Writes down where everybody got to, and by which side. */
static void
record_moves (MusterMarch *march)
{
  MusterEdit *edit = march->deed->edit;

  for (guint i = 0; i < march->marchers->len; i++)
    {
      MusterMarcher *marcher = MUSTER_MARCHER (march, i);

      if (!marcher->halted && marcher->n_walked < muster_path_get_length (marcher->plot))
        {
          marcher->outcome = MUSTER_WHY_MOVEMENT_COULD_NOT;
        }
      if (marcher->plot != 0)
        {
          tell_outcome (march, marcher);
        }
      else
        {
          muster_edit_without_cause (edit);
        }
      muster_edit_set (edit, MUSTER_UNIT, marcher->unit, MUSTER_UNIT_AT, marcher->at);
      muster_edit_set (edit, MUSTER_UNIT, marcher->unit, MUSTER_UNIT_ENTERED, marcher->entered);
    }
}

/* From the last, which costs the least. */
static void
drop_plots (MusterMarch *march)
{
  muster_edit_without_cause (march->deed->edit);
  for (guint i = muster_world_count (march->world, MUSTER_PLOT); i > 0; i--)
    {
      muster_edit_drop (march->deed->edit, MUSTER_PLOT,
                        muster_record_get_key (muster_world_nth (march->world, MUSTER_PLOT, i - 1)));
    }
}

/**
 * muster_finish_movement: moves everybody step by step as they plotted, and says who fights where
 *
 * Clauses: MOVE-11, MOVE-12, MOVE-13, MOVE-14, MOVE-15, MOVE-16, BATT-1
 */
void
muster_finish_movement (MusterDeed *deed)
{
  g_autoptr (MusterMarch) march = muster_march_new (deed);

  while (begin_step (march))
    {
      if (!muster_march_clash (march))
        {
          return;
        }
      take_step (march);
      muster_march_settle (march);
    }
  record_moves (march);
  drop_plots (march);
  muster_engage (march);
}
