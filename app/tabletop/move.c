/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/move.h"

#include "tabletop/dba-adjudicate.h"
#include "tabletop/dba-contact.h"
#include "tabletop/dba-table.h"
#include "tabletop/piece.h"

#include <string.h>

/** muster_scenario_has_move: Returns: whether the scenario proposes a move, that can be judged */
gboolean
muster_scenario_has_move (const MusterScenario *scenario)
{
  return scenario->dba != NULL && scenario->dba->move.elements->len > 0;
}

/** muster_scenario_clear_move: forgets the move that was proposed */
void
muster_scenario_clear_move (MusterScenario *scenario)
{
  MusterDbaMove *move = &scenario->dba->move;

  g_array_set_size (move->elements, 0);
  g_array_set_size (move->steps, 0);
  *move = (MusterDbaMove) {.kind = MUSTER_DBA_SINGLE, .elements = move->elements, .steps = move->steps};
}

static void
clear_way (MusterWay *way)
{
  g_clear_pointer (&way->legs, g_array_unref);
}

static MusterAnswer *
new_answer (MusterVerdict *verdict)
{
  MusterAnswer *answer = g_new0 (MusterAnswer, 1);

  answer->verdict = verdict;
  answer->ways = g_array_new (FALSE, FALSE, sizeof (MusterWay));
  g_array_set_clear_func (answer->ways, (GDestroyNotify) clear_way);
  return answer;
}

static MusterAnswer *
adjudicate_dba (const MusterScenario *scenario)
{
  g_autoptr (MusterDbaAnswer) told = muster_dba_adjudicate (scenario);
  MusterAnswer *answer = new_answer (muster_verdict_ref (told->verdict));

  for (guint i = 0; i < muster_dba_answer_n_tracks (told); i++)
    {
      const MusterDbaTrack *track = muster_dba_answer_get_track (told, i);
      MusterWay way = {
        track->element, track->end, track->legs != NULL ? g_array_ref (track->legs) : NULL,
      };

      g_array_append_val (answer->ways, way);
    }
  return answer;
}

/**
 * muster_scenario_adjudicate:
 *
 * Holds the move that @scenario proposes against its rules. Without a move, nothing is found.
 *
 * Returns: (transfer full): the verdict, and where the move takes whom
 */
MusterAnswer *
muster_scenario_adjudicate (const MusterScenario *scenario)
{
  return muster_scenario_has_move (scenario) ? adjudicate_dba (scenario) : new_answer (muster_verdict_new ());
}

/** muster_answer_free: frees the verdict and the ways */
void
muster_answer_free (MusterAnswer *answer)
{
  muster_verdict_unref (answer->verdict);
  g_array_unref (answer->ways);
  g_free (answer);
}

/**
 * muster_answer_get_end:
 * @answer: (nullable): what was said of the move that @scenario proposes
 *
 * Returns: where the piece will be after the move; where it is, if it is not of those that move
 */
MusterPose
muster_answer_get_end (const MusterAnswer   *answer,
                       const MusterScenario *scenario,
                       guint                 piece)
{
  for (guint i = 0; answer != NULL && i < answer->ways->len; i++)
    {
      const MusterWay *way = &g_array_index (answer->ways, MusterWay, i);

      if (way->piece == piece)
        {
          return way->end;
        }
    }
  return muster_scenario_get_piece (scenario, piece).pose;
}

/* Whether it is one of those that the move is about. */
static gboolean
moves (const MusterDbaTable *table,
       guint                 element)
{
  for (guint i = 0; i < table->move.elements->len; i++)
    {
      if (g_array_index (table->move.elements, guint, i) == element)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* Notes whom the element joined, which forbids them to move as a group in this bound. */
static void
note_joining (MusterDbaTable   *table,
              MusterDbaElement *mover)
{
  for (guint i = 0; i < table->elements->len; i++)
    {
      const MusterDbaElement *other = muster_dba_table_get_element (table, i);

      if (other->side == mover->side && !moves (table, i) &&
          muster_dba_are_joined (mover, other, FALSE, table->tolerance))
        {
          g_free (mover->joined);
          mover->joined = g_strdup (other->id);
          return;
        }
    }
}

static void
dismount (MusterDbaTable   *table,
          MusterDbaElement *element)
{
  if (table->move.dismounts_named)
    {
      element->troop = table->move.dismounts_to;
      element->depth = muster_dba_troop_get_depth (element->troop, table->base_width);
      muster_dba_element_place (element, element->pose, table->tolerance);
    }
}

static void
pay (MusterDbaTable      *table,
     const MusterVerdict *verdict)
{
  const MusterFinding *price = muster_verdict_find (verdict, "DBA-TAC-02", MUSTER_PASS);

  if (price != NULL)
    {
      table->bound.pips = muster_finding_get_number (price, MUSTER_FACT_TOTAL);
    }
}

static void
carry_out_dba (const MusterAnswer *answer,
               MusterDbaTable     *table)
{
  gboolean tactical = table->move.kind < MUSTER_DBA_RECOIL;

  for (guint i = 0; i < answer->ways->len; i++)
    {
      const MusterWay *way = &g_array_index (answer->ways, MusterWay, i);
      MusterDbaElement *element = g_ptr_array_index (table->elements, way->piece);

      muster_dba_element_place (element, way->end, table->tolerance);
      element->moves += tactical;
      if (table->move.kind == MUSTER_DBA_DISMOUNT)
        {
          dismount (table, element);
        }
      note_joining (table, element);
    }
  pay (table, answer->verdict);
}

/**
 * muster_answer_carry_out:
 * @answer: what muster_scenario_adjudicate() said of @scenario
 *
 * Returns: (transfer full): the table after the move, with no other one proposed
 */
MusterScenario *
muster_answer_carry_out (const MusterAnswer   *answer,
                         const MusterScenario *scenario)
{
  MusterScenario *after = muster_scenario_dup (scenario);

  carry_out_dba (answer, after->dba);
  muster_scenario_clear_move (after);
  return after;
}

static void
clear_sway (MusterSway *sway)
{
  g_free (sway->value);
}

static void
try_value (const MusterScenario *scenario,
           const MusterRuling   *ruling,
           const char           *value,
           MusterStatus          status,
           GArray               *sways)
{
  g_autoptr (MusterScenario) other = muster_scenario_dup (scenario);
  g_autoptr (MusterAnswer) answer = NULL;

  if (!muster_scenario_set_ruling (other, ruling->key, value, NULL))
    {
      return; /* a range, or free text: no alternative that the text leaves */
    }
  answer = muster_scenario_adjudicate (other);
  if (muster_verdict_get_status (answer->verdict) != status)
    {
      MusterSway sway = {ruling, g_strdup (value), muster_verdict_get_status (answer->verdict)};

      g_array_append_val (sways, sway);
    }
}

/**
 * muster_scenario_find_sways:
 *
 * Judges the move again under each other value of each house rule, one at a time.
 *
 * Returns: (transfer full): of MusterSway: those under which the verdict is another one
 */
GArray *
muster_scenario_find_sways (const MusterScenario *scenario)
{
  const MusterRulebook *rulebook = muster_scenario_get_rulebook (scenario);
  g_autoptr (MusterAnswer) answer = muster_scenario_adjudicate (scenario);
  GArray *sways = g_array_new (FALSE, FALSE, sizeof (MusterSway));

  g_array_set_clear_func (sways, (GDestroyNotify) clear_sway);
  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      const MusterRuling *ruling = &rulebook->rulings[i];
      g_auto (GStrv) values = g_strsplit (ruling->allowed, "|", -1);

      for (guint j = 0; values[j] != NULL; j++)
        {
          if (strcmp (values[j], muster_scenario_get_ruling (scenario, ruling->key)) != 0)
            {
              try_value (scenario, ruling, values[j], muster_verdict_get_status (answer->verdict), sways);
            }
        }
    }
  return sways;
}
