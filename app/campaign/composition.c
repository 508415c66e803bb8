/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/composition.h"

/** muster_composition_add: adds the models on a unit's roster */
void
muster_composition_add (MusterComposition *composition,
                        const MusterUnit  *unit)
{
  for (guint i = 0; i < MUSTER_MAX_SPECIALS; i++)
    {
      composition->count[i] += muster_specials_get (unit->specials, i);
    }
  composition->count[MUSTER_MODEL_TROOPER] += unit->troopers;
  composition->count[MUSTER_MODEL_LEADER] += unit->leader;
}

/** muster_composition_sum: Returns: all models together */
guint
muster_composition_sum (const MusterComposition *composition)
{
  guint sum = 0;

  for (guint i = 0; i < MUSTER_N_MODEL_KINDS; i++)
    {
      sum += composition->count[i];
    }
  return sum;
}

/** muster_model_kind_dup_word: Returns: (transfer full): the word of commands for that kind of model */
char *
muster_model_kind_dup_word (const MusterTroop *troop,
                            guint              kind)
{
  return kind == MUSTER_MODEL_TROOPER ? g_strdup ("troopers")
         : kind == MUSTER_MODEL_LEADER ? g_strdup ("leader") : muster_troop_dup_special (troop, kind);
}

static int
get_cost (const MusterTroop *troop,
          guint              kind)
{
  return kind == MUSTER_MODEL_TROOPER ? troop->cost
         : kind == MUSTER_MODEL_LEADER ? troop->leader_cost : muster_troop_get_special_cost (troop, kind);
}

/* Fills @order with the kinds of models, the dearest first. */
static void
sort_kinds (const MusterTroop *troop,
            guint             *order)
{
  for (guint kind = 0; kind < MUSTER_N_MODEL_KINDS; kind++)
    {
      guint place = kind;

      while (place > 0 && get_cost (troop, order[place - 1]) < get_cost (troop, kind))
        {
          order[place] = order[place - 1];
          place--;
        }
      order[place] = kind;
    }
}

/* Takes up to @wanted models that are dearer than @kind from those still left. */
static guint
demote (const MusterTroop *troop,
        MusterComposition *left,
        guint              kind,
        guint              wanted)
{
  guint taken = 0;

  for (guint i = 0; i < MUSTER_N_MODEL_KINDS; i++)
    {
      if (get_cost (troop, i) > get_cost (troop, kind))
        {
          guint demoted = MIN (left->count[i], wanted - taken);

          left->count[i] -= demoted;
          taken += demoted;
        }
    }
  return taken;
}

/**
 * muster_composition_recast:
 * @found: (out): how many of the wanted models of each kind there can be
 *
 * Makes the wanted models of those there are: each of one of its kind, or of a dearer one that is not wanted itself.
 * The dearest are made first, so that what is left over of a kind is free for all cheaper ones.
 *
 * Returns: whether all can be made
 *
 * Clauses: AFTER-3
 */
gboolean
muster_composition_recast (const MusterTroop       *troop,
                           const MusterComposition *there,
                           const MusterComposition *wanted,
                           MusterComposition       *found)
{
  MusterComposition left = *there;
  guint order[MUSTER_N_MODEL_KINDS];

  sort_kinds (troop, order);
  for (guint i = 0; i < MUSTER_N_MODEL_KINDS; i++)
    {
      guint kind = order[i];
      guint own = MIN (left.count[kind], wanted->count[kind]);

      left.count[kind] -= own;
      found->count[kind] = own + demote (troop, &left, kind, wanted->count[kind] - own);
    }
  return muster_composition_sum (found) == muster_composition_sum (wanted);
}
