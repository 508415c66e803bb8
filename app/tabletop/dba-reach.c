/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far each kind of troops may go.
 *
 * Clauses: DST-03, DST-04, DST-05, DST-06, DST-07, DST-08, DST-09, DST-11.
 */
#include "tabletop/dba-reach.h"

#include "tabletop/dba-going.h"

#define PALTRY 2 /* the highest throw that makes a river paltry */

/* What a class may do where nothing slows it, in base widths. */
typedef struct
{
  guint8 widths;
  MusterDbaClause clause;
  gboolean any_going;
} Pace;

static Pace
foot_pace (MusterDbaClass class,
           gboolean       fast)
{
  if (fast)
    {
      return (Pace) {3, MUSTER_DBA_CLAUSE_DST_05, TRUE};
    }
  if (class == MUSTER_DBA_AX || class == MUSTER_DBA_WB)
    {
      return (Pace) {2, MUSTER_DBA_CLAUSE_DST_06, TRUE};
    }
  return (Pace) {2, MUSTER_DBA_CLAUSE_DST_07, FALSE};
}

static Pace
mounted_pace (MusterDbaClass class)
{
  if (class == MUSTER_DBA_LH || class == MUSTER_DBA_CV || class == MUSTER_DBA_SCH)
    {
      return (Pace) {4, MUSTER_DBA_CLAUSE_DST_03, FALSE};
    }
  return (Pace) {3, MUSTER_DBA_CLAUSE_DST_04, FALSE};
}

static Pace
pace_of (MusterDbaTroop troop,
         gboolean       fast)
{
  MusterDbaClass class = muster_dba_class_counts_as (troop.class);

  if (muster_dba_class_get_kind (class) == MUSTER_DBA_MOUNTED)
    {
      return mounted_pace (class);
    }
  return foot_pace (class, fast);
}

/* A river that slows under the element's front edge. */
static gboolean
find_slowing_river (const MusterDbaQuestion *question,
                    const MusterDbaTrack    *track,
                    guint                   *river)
{
  for (guint i = 0; !question->along_road && i < question->table->rivers->len; i++)
    {
      const MusterDbaArea *area = g_ptr_array_index (question->table->rivers, i);

      if (area->state > PALTRY && muster_dba_in_river (track, area))
        {
          *river = i;
          return TRUE;
        }
    }
  return FALSE;
}

static void
slow_down (MusterDbaReach *reach,
           MusterDbaClause clause,
           gint32          base_width,
           guint           noun)
{
  reach->limit = base_width;
  reach->fast = base_width;
  reach->clause = clause;
  reach->noun = noun;
}

/* The troops that the text does not name. */
static void
settle_by_analogy (const MusterDbaQuestion *question,
                   MusterDbaSource          source,
                   MusterDbaReach          *reach)
{
  MusterDbaRuling ruling = source == MUSTER_DBA_BY_DST_07 ? MUSTER_DBA_RULING_DST_07 : MUSTER_DBA_RULING_DST_11;

  reach->by_analogy = source != MUSTER_DBA_NAMED;
  reach->undecided = reach->by_analogy && !muster_dba_question_is_default (question, ruling);
}

/** muster_dba_find_reach: Returns: how far the element may go on that way */
MusterDbaReach
muster_dba_find_reach (const MusterDbaQuestion *question,
                       const MusterDbaTrack    *track)
{
  MusterDbaTroop troop = track->piece->troop;
  Pace pace = pace_of (troop, troop.pace == MUSTER_DBA_FAST);
  MusterDbaReach reach = {.limit = pace.widths * question->base_width, .clause = pace.clause};
  gboolean unsaid = troop.pace == MUSTER_DBA_PACE_UNSAID;

  reach.fast = unsaid ? pace_of (troop, TRUE).widths * question->base_width : reach.limit;
  settle_by_analogy (question, muster_dba_class_get_source (troop.class), &reach);
  if (find_slowing_river (question, track, &reach.number))
    {
      slow_down (&reach, MUSTER_DBA_CLAUSE_DST_09, question->base_width, MUSTER_FACT_RIVER);
    }
  else if (!pace.any_going && muster_dba_worst_going (question, track, &reach.number) != MUSTER_GOING_GOOD)
    {
      gint32 fast = reach.fast;

      slow_down (&reach, MUSTER_DBA_CLAUSE_DST_08, question->base_width, MUSTER_FACT_TERRAIN_AREA);
      reach.fast = unsaid ? fast : reach.limit;
    }
  return reach;
}

/** muster_dba_chord: Returns: how far the front corner that moves farthest gets, in a straight line, in µm */
gint64
muster_dba_chord (const MusterDbaTrack *track)
{
  gint64 farthest = 0;

  for (guint i = MUSTER_FRONT_RIGHT; i <= MUSTER_FRONT_LEFT; i++)
    {
      MusterPoint way = muster_point_minus (track->end_base.corners[i], track->piece->base.corners[i]);

      farthest = MAX (farthest, muster_length (way));
    }
  return farthest;
}
