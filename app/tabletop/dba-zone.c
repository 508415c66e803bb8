/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Threat zones: which of them a move meets.
 *
 * Clauses: TZ-03, TZ-04, TZ-05.
 */
#include "tabletop/dba-zone.h"

#define ROUND_STEPS 24 /* a quarter of a circle: flat by less than a third of the tolerance at 60 mm */

static gboolean
front_touches_mark (const MusterDbaQuestion *question,
                    const MusterDbaZone     *zone,
                    const MusterRectangle   *base)
{
  return muster_dba_question_is_default (question, MUSTER_DBA_RULING_TZ_04) &&
         (muster_convex_overlap (muster_convex_front (base), muster_convex_of (&zone->marks[0])) ||
          muster_convex_overlap (muster_convex_front (base), muster_convex_of (&zone->marks[1])));
}

static gboolean
is_within (const MusterDbaQuestion *question,
           const MusterDbaZone     *zone,
           const MusterRectangle   *base)
{
  return muster_convex_overlap (muster_convex_of (base), muster_convex_of (&zone->reach)) ||
         front_touches_mark (question, zone, base);
}

static gboolean
front_meets (const MusterDbaQuestion *question,
             const MusterDbaZone     *zone,
             const MusterLeg         *leg)
{
  return muster_leg_front_overlap (leg, muster_convex_of (&zone->reach)) ||
         (muster_dba_question_is_default (question, MUSTER_DBA_RULING_TZ_04) &&
          (muster_leg_front_overlap (leg, muster_convex_of (&zone->marks[0])) ||
           muster_leg_front_overlap (leg, muster_convex_of (&zone->marks[1]))));
}

/* Where on the leg the front edge first meets the zone: its very edge, not the tolerance about it. */
static gboolean
leg_enters (const MusterDbaQuestion *question,
            const MusterDbaZone     *zone,
            const MusterLeg         *leg,
            gint64                  *after)
{
  *after = 0;
  if (!muster_box_meets (&leg->box, &zone->box) || !front_meets (question, zone, leg))
    {
      return FALSE;
    }
  if (!leg->turns &&
      !muster_convex_first_entry (muster_convex_front (&leg->start), leg->by, muster_convex_of (&zone->area), after))
    {
      *after = muster_leg_length (leg);
    }
  return TRUE;
}

/* Whether base is in the zone by no more than a touch of the line. */
static gboolean
only_touches (const MusterDbaZone   *zone,
              gint32                 tolerance,
              const MusterRectangle *base)
{
  MusterPoint back = muster_point_minus (zone->area.corners[MUSTER_REAR_LEFT], zone->area.corners[MUSTER_FRONT_LEFT]);
  gint64 length = muster_length (back);

  for (guint i = 0; i < MUSTER_N_CORNERS; i++)
    {
      MusterPoint way = muster_point_minus (base->corners[i], zone->area.corners[MUSTER_FRONT_LEFT]);

      if (muster_point_dot (way, back) > tolerance * length)
        {
          return FALSE;
        }
    }
  return TRUE;
}

static MusterDbaThreat
meet_zone (const MusterDbaQuestion *question,
           const MusterDbaTrack    *track,
           const MusterDbaZone     *zone)
{
  MusterDbaThreat threat = {.starts = FALSE};

  if (!muster_box_meets (&track->box, &zone->box))
    {
      return threat;
    }
  threat.starts = is_within (question, zone, &track->piece->base);
  threat.ends = is_within (question, zone, &track->end_base);
  for (guint i = 0; i < muster_dba_track_n_legs (track) && !threat.enters; i++)
    {
      threat.leg = i;
      threat.enters = leg_enters (question, zone, muster_dba_track_leg (track, i), &threat.after);
    }
  threat.by_line = threat.ends && only_touches (zone, question->tolerance, &track->end_base);
  return threat;
}

/* Adds what another zone of the same enemy does: the way enters where it enters the first of them. */
static void
add_threat (MusterDbaThreat       *threat,
            const MusterDbaThreat *other)
{
  gboolean sooner = other->leg < threat->leg || (other->leg == threat->leg && other->after < threat->after);

  if (other->enters && (!threat->enters || sooner))
    {
      threat->enters = TRUE;
      threat->leg = other->leg;
      threat->after = other->after;
    }
  if (other->ends)
    {
      threat->by_line = other->by_line && (threat->by_line || !threat->ends);
    }
  threat->starts |= other->starts;
  threat->ends |= other->ends;
}

static gboolean
is_met (const MusterDbaThreat *threat)
{
  return threat->starts || threat->ends || threat->enters;
}

static gboolean
is_enemy (const MusterDbaTrack *track,
          guint                 side)
{
  return side != 0 && side != track->piece->side;
}

static void
meet_elements (const MusterDbaQuestion *question,
               guint                    index,
               GArray                  *threats)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, index);

  for (guint i = 0; i < question->near->len; i++)
    {
      guint number = g_array_index (question->near, guint, i);
      const MusterDbaElement *element = muster_dba_table_get_element (question->table, number);
      MusterDbaThreat threat = {.noun = MUSTER_FACT_ELEMENT, .number = number, .track = index};

      if (!is_enemy (track, element->side))
        {
          continue;
        }
      for (guint j = 0; j < element->n_zones; j++)
        {
          MusterDbaThreat met = meet_zone (question, track, &element->zones[j]);

          add_threat (&threat, &met);
        }
      if (is_met (&threat))
        {
          g_array_append_val (threats, threat);
        }
    }
}

/* The convex part grown by so much, with round or square corners. */
static GArray *
grow (MusterConvex part,
      gint32       by,
      gboolean     rounded)
{
  GArray *grown = g_array_new (FALSE, FALSE, sizeof (MusterPoint));
  MusterPoint nowhere = {0, 0};

  for (guint i = 0; i < part.n_points; i++)
    {
      MusterPoint point = part.points[i];
      MusterPoint before = part.points[(i + part.n_points - 1) % part.n_points];
      MusterPoint after = part.points[(i + 1) % part.n_points];
      MusterPoint first = muster_point_ahead (nowhere, muster_point_right (muster_point_minus (point, before)), by);
      MusterPoint last = muster_point_ahead (nowhere, muster_point_right (muster_point_minus (after, point)), by);
      guint n_steps = rounded ? ROUND_STEPS : 2;

      for (guint j = 0; j <= n_steps; j++)
        {
          MusterPoint between = {((gint64) first.x * (n_steps - j) + (gint64) last.x * j) / n_steps,
                                 ((gint64) first.y * (n_steps - j) + (gint64) last.y * j) / n_steps};
          MusterPoint corner = muster_point_ahead (point, muster_heading (between.x, between.y), by);

          if (!rounded && j == 1)
            {
              /* the two edges meet at by² / |between|, along between */
              corner = muster_point_ahead (point, muster_heading (between.x, between.y),
                                           (gint64) by * by / MAX (muster_length (between), 1));
            }
          g_array_append_val (grown, corner);
        }
    }
  return grown;
}

static MusterDbaThreat
meet_area (const MusterDbaTrack *track,
           MusterConvex          area)
{
  MusterDbaThreat threat = {
    .starts = muster_convex_overlap (muster_convex_of (&track->piece->base), area),
    .ends = muster_convex_overlap (muster_convex_of (&track->end_base), area),
  };

  for (guint i = 0; i < muster_dba_track_n_legs (track) && !threat.enters; i++)
    {
      threat.leg = i;
      threat.enters = muster_leg_front_first_entry (muster_dba_track_leg (track, i), area, &threat.after);
    }
  return threat;
}

static void
meet_forts (const MusterDbaQuestion *question,
            guint                    index,
            GArray                  *threats)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, index);
  gboolean rounded = muster_dba_question_is_default (question, MUSTER_DBA_RULING_TZ_03);

  for (guint i = 0; i < question->table->forts->len; i++)
    {
      const MusterDbaArea *fort = g_ptr_array_index (question->table->forts, i);
      MusterDbaThreat threat = {.noun = MUSTER_FACT_FORT, .number = i, .track = index};

      for (guint j = 0; is_enemy (track, fort->side) && j < fort->polygon->n_parts; j++)
        {
          g_autoptr (GArray) zone = grow (fort->polygon->parts[j], question->base_width + question->tolerance, rounded);
          MusterDbaThreat met = meet_area (track, (MusterConvex) {(const MusterPoint *) zone->data, zone->len});

          add_threat (&threat, &met);
        }
      if (is_met (&threat))
        {
          g_array_append_val (threats, threat);
        }
    }
}

/** muster_dba_find_threats: Returns: (transfer full): of MusterDbaThreat: the enemy zones that the move meets */
GArray *
muster_dba_find_threats (const MusterDbaQuestion *question)
{
  GArray *threats = g_array_new (FALSE, FALSE, sizeof (MusterDbaThreat));

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      if (!muster_dba_question_track (question, i)->left_behind)
        {
          meet_elements (question, i, threats);
          meet_forts (question, i, threats);
        }
    }
  return threats;
}

/** muster_dba_count_threats: Returns: how many enemy elements' zones @track meets, which is one of the question's */
guint
muster_dba_count_threats (const MusterDbaQuestion *question,
                          const MusterDbaTrack    *track)
{
  g_autoptr (GArray) threats = g_array_new (FALSE, FALSE, sizeof (MusterDbaThreat));

  meet_elements (question, track - muster_dba_question_track (question, 0), threats);
  return threats->len;
}

/**
 * muster_dba_is_threatened_at:
 * @noun: @number: (out): by which piece
 *
 * Returns: whether the element is in an enemy zone where it starts
 */
gboolean
muster_dba_is_threatened_at (const MusterDbaQuestion *question,
                             const MusterDbaTrack    *track,
                             guint                   *noun,
                             guint                   *number)
{
  g_autoptr (GArray) threats = muster_dba_find_threats (question);

  for (guint i = 0; i < threats->len; i++)
    {
      const MusterDbaThreat *threat = &g_array_index (threats, MusterDbaThreat, i);

      if (threat->starts && muster_dba_question_track (question, threat->track) == track)
        {
          *noun = threat->noun;
          *number = threat->number;
          return TRUE;
        }
    }
  return FALSE;
}
