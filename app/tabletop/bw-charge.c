/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Charges, and failed ones: warrior by warrior, each straight at an enemy.
 *
 * Clauses: CHG-01 to CHG-13.
 */
#include <string.h>

#include "tabletop/bw-dash.h"
#include "tabletop/bw-formation.h"
#include "tabletop/bw-rules.h"

/** MusterBwCharger: a warrior of the group that charges, and its place in the order. */
typedef struct
{
  guint index;
  guint named; /* place among those that the player names; a later one for those who are not */
  gint64 gap;  /* to the enemy that is nearest at the start */
  const char *id;
} Charger;

/** What one warrior could do: a dash at each enemy. */
typedef struct
{
  GArray *dashes; /* of MusterBwDash, the nearest enemy first */
  guint n_meeting;
  gboolean meets_freely; /* without crossing */
  const MusterBwDash *chosen;
} Options;

static gint64
gap_to (const MusterBwQuestion *question,
        guint                   index,
        guint                   enemy)
{
  const MusterBwPiece *piece = muster_bw_piece (question, index);
  const MusterBwPiece *other = muster_bw_piece (question, enemy);

  return muster_disc_gap (piece->warrior->at, piece->radius, other->at, other->radius);
}

static gint64
find_least_gap (const MusterBwQuestion *question,
                guint                   index,
                guint                   target)
{
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (muster_bw_is_of (question, i, target))
        {
          least = MIN (least, gap_to (question, index, i));
        }
    }
  return least;
}

static int
compare_chargers (gconstpointer a,
                  gconstpointer b)
{
  const Charger *first = a;
  const Charger *second = b;

  if (first->named != second->named)
    {
      return first->named < second->named ? -1 : 1;
    }
  if (first->gap != second->gap)
    {
      return first->gap < second->gap ? -1 : 1;
    }
  return strcmp (first->id, second->id);
}

static guint
find_named_place (const MusterBwQuestion *question,
                  guint                   index)
{
  const GArray *steps = question->action->steps;

  for (guint i = 0; i < steps->len; i++)
    {
      if (g_array_index (steps, MusterBwStep, i).warrior == index)
        {
          return i;
        }
    }
  return steps->len;
}

/* Clauses: CHG-02 */
static GArray *
order_chargers (const MusterBwQuestion *question,
                guint                   target)
{
  GArray *chargers = g_array_new (FALSE, FALSE, sizeof (Charger));
  gboolean by_player = question->values[MUSTER_BW_RULING_CHG_02] != 0;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (muster_bw_acts (question, i))
        {
          Charger charger = {i, by_player ? find_named_place (question, i) : 0, find_least_gap (question, i, target),
                             muster_bw_piece (question, i)->warrior->id};

          g_array_append_val (chargers, charger);
        }
    }
  g_array_sort (chargers, compare_chargers);
  return chargers;
}

typedef struct
{
  const MusterBwQuestion *question;
  guint index;
} Nearness;

static int
compare_dashes (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const Nearness *nearness = data;
  int first = ((const MusterBwDash *) a)->enemy;
  int second = ((const MusterBwDash *) b)->enemy;
  gint64 first_gap = gap_to (nearness->question, nearness->index, first);
  gint64 second_gap = gap_to (nearness->question, nearness->index, second);

  if (first_gap != second_gap)
    {
      return first_gap < second_gap ? -1 : 1;
    }
  return strcmp (muster_bw_piece (nearness->question, first)->warrior->id,
                 muster_bw_piece (nearness->question, second)->warrior->id);
}

static void
find_options (MusterBwQuestion *question,
              guint             index,
              guint             target,
              gint64            allowance,
              Options          *options)
{
  Nearness nearness = {question, index};

  *options = (Options) {.dashes = g_array_new (FALSE, FALSE, sizeof (MusterBwDash))};
  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (muster_bw_is_of (question, i, target))
        {
          MusterBwDash dash = muster_bw_dash_at (question, index, i, allowance);

          options->n_meeting += dash.met >= 0;
          options->meets_freely |= dash.met >= 0 && dash.n_crossed == 0;
          g_array_append_val (options->dashes, dash);
        }
    }
  g_array_sort_with_data (options->dashes, compare_dashes, &nearness);
}

static const MusterBwDash *
get_dash (const Options *options,
          guint          index)
{
  return &g_array_index (options->dashes, MusterBwDash, index);
}

/* Who may be met, or else approached, is the nearest; with CHG-09's Alt the player picks. */
static const MusterBwDash *
find_nearest (const Options *options)
{
  for (guint i = 0; i < options->dashes->len; i++)
    {
      if (get_dash (options, i)->met >= 0)
        {
          return get_dash (options, i);
        }
    }
  return get_dash (options, 0);
}

/* The dash that the player describes: by the enemy, or by where it ends. */
static const MusterBwDash *
find_described (const MusterBwQuestion *question,
                const Options          *options,
                const MusterBwStep     *step)
{
  for (guint i = 0; i < options->dashes->len; i++)
    {
      const MusterBwDash *dash = get_dash (options, i);
      gboolean counts = dash->met >= 0 || options->n_meeting == 0;

      if (!counts || (step->enemy >= 0 && step->enemy != dash->enemy))
        {
          continue;
        }
      if (step->way->len == 0 ||
          muster_length (muster_point_minus (g_array_index (step->way, MusterPoint, step->way->len - 1), dash->at)) <=
          2 * question->tolerance)
        {
          return dash;
        }
    }
  return NULL;
}

/* The player's step is none that the rules allow: says what the warrior had to do. */
static void
refuse_step (MusterBwQuestion   *question,
             guint               index,
             const MusterBwDash *due,
             gint64              allowance)
{
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact measured = MUSTER_FACT_LENGTH_OF (MEASURED, due->spent);
  MusterFact limit = MUSTER_FACT_LENGTH_OF (LIMIT, allowance);

  if (due->met >= 0)
    {
      muster_bw_find (question, CHG_04, MUSTER_FAIL, CHARGE, CONTACT_MISSED, subject,
                      MUSTER_BW_WARRIOR (OBJECT, due->met), measured, limit);
      if (due->n_crossed > 0)
        {
          muster_bw_find (question, CHG_06, MUSTER_FAIL, CHARGE, MUST_CROSS, subject,
                          MUSTER_BW_WARRIOR (OBJECT, due->met), measured, limit);
          muster_bw_settle (question, XNG_04);
        }
    }
  else if (due->n_crossed > 0)
    {
      muster_bw_find (question, CHG_07, MUSTER_FAIL, CHARGE, HAD_TO_CROSS, subject, measured, limit);
      muster_bw_settle (question, XNG_04);
    }
  else if (due->stop == MUSTER_BW_STOP_OBSTACLE)
    {
      muster_bw_find (question, CHG_08, MUSTER_FAIL, CHARGE, HAD_TO_STOP, subject,
                      MUSTER_BW_OBSTACLE (OBJECT, due->obstacle), MUSTER_FACT_LENGTH_OF (MEASURED, due->left),
                      MUSTER_FACT_LENGTH_OF (LIMIT, due->price));
      muster_bw_settle (question, XNG_04);
    }
  else
    {
      muster_bw_find (question, CHG_03, MUSTER_FAIL, CHARGE, CROOKED, subject, measured, limit);
    }
}

/* Of several enemies: whether the player may go for the one that is described. */
static void
judge_choice (MusterBwQuestion   *question,
              guint               index,
              const Options      *options,
              const MusterBwDash *nearest,
              const MusterBwDash *chosen)
{
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact object = MUSTER_BW_WARRIOR (OBJECT, chosen->enemy);
  gboolean free_way = chosen->met >= 0 && chosen->n_crossed == 0 && nearest->n_crossed > 0;

  if (options->dashes->len < 2)
    {
      return;
    }
  if (chosen == nearest)
    {
      if (options->n_meeting > 1)
        {
          muster_bw_find (question, CHG_09, MUSTER_INFO, CHARGE, NEAREST, subject, object,
                          MUSTER_FACT_LENGTH_OF (MEASURED, gap_to (question, index, chosen->enemy)));
          muster_bw_settle (question, CHG_09);
        }
    }
  else if (free_way)
    {
      muster_bw_find (question, CHG_05, MUSTER_PASS, CHARGE, FREE_WAY, subject, object);
    }
  else if (question->values[MUSTER_BW_RULING_CHG_09] != 0)
    {
      muster_bw_find (question, CHG_09, MUSTER_PASS, CHARGE, CHOSEN, subject, object);
      muster_bw_settle (question, CHG_09);
    }
  else
    {
      muster_bw_find (question, CHG_09, MUSTER_FAIL, CHARGE, NOT_NEAREST, subject,
                      MUSTER_BW_WARRIOR (OBJECT, nearest->enemy),
                      MUSTER_FACT_LENGTH_OF (MEASURED, gap_to (question, index, nearest->enemy)));
      muster_bw_settle (question, CHG_09);
    }
}

static void
tell_contact (MusterBwQuestion   *question,
              guint               index,
              const Options      *options,
              const MusterBwDash *dash,
              gint64              allowance)
{
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact object = MUSTER_BW_WARRIOR (OBJECT, dash->met);

  muster_bw_limit (question, CHG_04, CHARGE, CONTACT, CONTACT, dash->spent, allowance, subject, object);
  if (dash->n_crossed > 0)
    {
      muster_bw_settle (question, XNG_04);
    }
  if (dash->obstacle >= 0)
    {
      muster_bw_find (question, CHG_13, MUSTER_PASS, CHARGE, HELD_CONTACT, subject, object);
      muster_bw_find (question, DEF_04, MUSTER_PASS, POSITION, CONTACT, subject, object);
      muster_bw_settle (question, DEF_04);
    }
  else if (dash->n_crossed > 0 && !options->meets_freely)
    {
      muster_bw_find (question, CHG_06, MUSTER_PASS, CHARGE, CROSSED_FOR_CONTACT, subject, object);
    }
}

static void
tell_approach (MusterBwQuestion   *question,
               guint               index,
               const MusterBwDash *dash,
               gint64              allowance)
{
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);

  muster_bw_limit (question, CHG_03, CHARGE, STRAIGHT, STRAIGHT, dash->spent, allowance, subject,
                   MUSTER_BW_WARRIOR (OBJECT, dash->enemy));
  if (dash->n_crossed > 0)
    {
      muster_bw_find (question, CHG_07, MUSTER_PASS, CHARGE, CROSSED, subject,
                      MUSTER_BW_WARRIOR (OBJECT, dash->enemy));
      muster_bw_settle (question, XNG_04);
    }
  if (dash->stop == MUSTER_BW_STOP_OBSTACLE || dash->stop == MUSTER_BW_STOP_BASE)
    {
      MusterFact object = dash->obstacle >= 0 ? MUSTER_BW_OBSTACLE (OBJECT, dash->obstacle)
                                              : MUSTER_BW_WARRIOR (OBJECT, dash->enemy);

      if (dash->stop == MUSTER_BW_STOP_OBSTACLE)
        {
          muster_bw_find (question, CHG_08, MUSTER_PASS, CHARGE, STOPPED, subject, object,
                          MUSTER_FACT_LENGTH_OF (MEASURED, dash->left), MUSTER_FACT_LENGTH_OF (LIMIT, dash->price));
          muster_bw_settle (question, XNG_04);
        }
      else
        {
          muster_bw_find (question, CHG_03, MUSTER_INFO, CHARGE, NO_CONTACT, subject, object);
        }
    }
}

static void
tell_heights (MusterBwQuestion   *question,
              guint               index,
              const MusterBwTrip *trip,
              const MusterBwDash *dash)
{
  for (guint i = 0; i < trip->crossings->len; i++)
    {
      const MusterBwCrossing *crossing = muster_bw_trip_crossing (trip, i);

      if (crossing->from > dash->distance + question->tolerance)
        {
          break;
        }
      if (crossing->too_high && question->action->method == MUSTER_BW_ON_FOOT)
        {
          continue; /* it stops there, as at anything that cannot be passed */
        }
      if (muster_bw_judge_height (question, index, crossing) && i < dash->n_crossed)
        {
          muster_bw_find (question, CHG_01, MUSTER_INFO, CHARGE, MAY_CROSS, MUSTER_BW_WARRIOR (SUBJECT, index),
                          MUSTER_BW_OBSTACLE (OBJECT, crossing->obstacle));
        }
    }
  muster_bw_tell_crossings (question, index, trip, dash->distance);
}

static void
place (MusterBwQuestion   *question,
       guint               index,
       const MusterBwDash *dash)
{
  MusterBwPiece *piece = muster_bw_piece (question, index);

  piece->at = dash->at;
  piece->spent = dash->spent;
  piece->contact = dash->met;
  piece->crossed = dash->n_crossed > 0;
  piece->acted = TRUE;
}

/* One warrior: what the rules make it do, against what the player says. */
static void
charge (MusterBwQuestion *question,
        guint             index,
        guint             target,
        gint64            allowance)
{
  const MusterBwStep *step = muster_bw_action_find_step (question->action, index);
  Options options;
  const MusterBwDash *nearest;
  const MusterBwDash *chosen;
  g_autoptr (MusterBwTrip) trip = NULL;

  find_options (question, index, target, allowance, &options);
  nearest = find_nearest (&options);
  g_assert (nearest != NULL); /* no group is without warriors */
  chosen = step != NULL ? find_described (question, &options, step) : nearest;
  if (chosen != NULL)
    {
      judge_choice (question, index, &options, nearest, chosen);
    }
  else
    {
      refuse_step (question, index, nearest, allowance);
      chosen = nearest;
    }
  trip = muster_bw_dash_trip (question, index, chosen, (MusterPoint) {0, 0});
  tell_heights (question, index, trip, chosen);
  if (chosen->met >= 0)
    {
      tell_contact (question, index, &options, chosen, allowance);
    }
  else
    {
      tell_approach (question, index, chosen, allowance);
    }
  place (question, index, chosen);
  g_array_unref (options.dashes);
}

/* Clauses: CHG-10, CHG-11 */
static void
tell_group (MusterBwQuestion *question)
{
  guint group = question->action->group;
  guint total = muster_bw_count (question, group);
  gint64 coherency = muster_bw_measure_coherency (question, group);
  gint32 limit = muster_bw_ask_coherency (question, group);
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, group);
  guint count = 0;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      count += muster_bw_acts (question, i) && muster_bw_piece (question, i)->crossed;
    }
  if (count > 0 && count < total)
    {
      muster_bw_find (question, CHG_10, MUSTER_INFO, CHARGE, APART, subject, MUSTER_FACT_NUMBER_OF (COUNT, count),
                      MUSTER_FACT_NUMBER_OF (TOTAL, total));
    }
  if (coherency > limit + question->tolerance)
    {
      muster_bw_find (question, CHG_11, MUSTER_INFO, CHARGE, INCOHERENT, subject,
                      MUSTER_FACT_LENGTH_OF (MEASURED, coherency), MUSTER_FACT_LENGTH_OF (LIMIT, limit));
      muster_bw_settle (question, XNG_08);
    }
}

/* How far the group may charge; FALSE where a die or an entry is missing. */
static gboolean
find_allowance (MusterBwQuestion *question,
                gint64           *allowance)
{
  const MusterBwAction *action = question->action;
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, action->group);
  gboolean failed = action->kind == MUSTER_BW_FAILED_CHARGE;

  *allowance = action->allowance;
  if (*allowance < 0 && !failed)
    {
      gint32 move = muster_bw_ask_move (question, action->group);
      gint32 sides = muster_bw_ask (question, MUSTER_BW_PARAMETER_CHARGE_DIE);

      *allowance = move + (gint64) action->die * MUSTER_INCH;
      if (action->die == 0)
        {
          muster_bw_find (question, CHG_03, MUSTER_NEEDS, CHARGE, ALLOWANCE_UNSAID, subject,
                          MUSTER_FACT_NUMBER_OF (SIDES, sides), MUSTER_FACT_LENGTH_OF (AMOUNT, move));
          return FALSE;
        }
    }
  if (*allowance < 0)
    {
      muster_bw_find (question, CHG_12, MUSTER_NEEDS, CHARGE, FAILED_UNSAID, subject);
      return FALSE;
    }
  if (failed)
    {
      muster_bw_find (question, CHG_12, MUSTER_INFO, CHARGE, FAILED, subject,
                      MUSTER_FACT_LENGTH_OF (MEASURED, *allowance));
    }
  return TRUE;
}

/* Which group is charged: the one that is named, or the only one of another side. */
static int
find_target (const MusterBwQuestion *question)
{
  const char *side = muster_bw_table_get_group (question->table, question->action->group)->side;
  int found = question->action->target;

  for (guint i = 0; i < question->table->groups->len && question->action->target < 0; i++)
    {
      if (strcmp (muster_bw_table_get_group (question->table, i)->side, side) != 0)
        {
          if (found >= 0)
            {
              return -1;
            }
          found = i;
        }
    }
  return found >= 0 && muster_bw_count (question, found) > 0 ? found : -1;
}

/** muster_bw_judge_charge: resolves a charge or a failed one, warrior by warrior */
void
muster_bw_judge_charge (MusterBwQuestion *question)
{
  int target = find_target (question);
  gint64 allowance;
  gboolean known = find_allowance (question, &allowance);
  g_autoptr (GArray) chargers = NULL;

  if (target < 0)
    {
      muster_bw_find (question, CHG_03, MUSTER_NEEDS, CHARGE, TARGET_UNSAID,
                      MUSTER_BW_GROUP (SUBJECT, question->action->group));
    }
  if (target < 0 || !known)
    {
      return;
    }
  chargers = order_chargers (question, target);
  for (guint i = 0; i < chargers->len; i++)
    {
      guint index = g_array_index (chargers, Charger, i).index;

      if (chargers->len > 1)
        {
          muster_bw_find (question, CHG_02, MUSTER_INFO, CHARGE, ORDER, MUSTER_BW_WARRIOR (SUBJECT, index),
                          MUSTER_FACT_NUMBER_OF (NUMBER, i + 1));
          muster_bw_settle (question, CHG_02);
        }
      charge (question, index, target, allowance);
    }
  tell_group (question);
  muster_bw_tell_position (question, target);
}
