/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-table.h"
#include "tabletop/leg.h"

/** MusterDbaTrack: the way that one element takes in the move that is judged. */
typedef struct
{
  guint element;
  const MusterDbaElement *piece; /* Borrowed */
  GArray *legs;                  /* Owned, of MusterLeg; none if it stays */

  MusterPose end;
  MusterRectangle end_base;
  MusterBox box; /* holds all of its way */

  gboolean front_rank;
  gboolean follows;     /* another, in a column or in falling in */
  gboolean left_behind; /* could not fall in, and stays */
} MusterDbaTrack;

void muster_dba_track_begin (MusterDbaTrack       *track,
                             const MusterDbaTable *table,
                             guint                 element);
void muster_dba_track_clear (MusterDbaTrack *track);
void muster_dba_track_slide (MusterDbaTrack *track,
                             MusterPoint     to);
void muster_dba_track_turn (MusterDbaTrack    *track,
                            const MusterWheel *wheel);
void muster_dba_track_set_legs (MusterDbaTrack *track,
                                guint           n_legs);
void muster_dba_track_join_legs (MusterDbaTrack *track,
                                 guint           first);
guint muster_dba_track_find_step_end (const MusterDbaTrack *track,
                                      guint                 first);
void muster_dba_track_stop (MusterDbaTrack *track,
                            MusterConvex    obstacle);
gboolean muster_dba_track_reach_by_wheel (MusterDbaTrack *track,
                                          MusterPose      end,
                                          gint32          tolerance);

guint muster_dba_track_n_legs (const MusterDbaTrack *track);
const MusterLeg *muster_dba_track_leg (const MusterDbaTrack *track,
                                       guint                 index);
gboolean muster_dba_track_overlap (const MusterDbaTrack *track,
                                   MusterConvex          area);
gboolean muster_dba_track_front_overlap (const MusterDbaTrack *track,
                                         MusterConvex          area);
