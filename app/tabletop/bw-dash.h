/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/bw-trip.h"

/** MusterBwStop: what ends a dash. */
typedef enum
{
  MUSTER_BW_STOP_SPENT,    /* the movement is used up */
  MUSTER_BW_STOP_CONTACT,  /* with the enemy, or with one through a held obstacle */
  MUSTER_BW_STOP_OBSTACLE, /* that cannot be paid for */
  MUSTER_BW_STOP_HIGH,     /* an obstacle that cannot be crossed */
  MUSTER_BW_STOP_BASE,     /* another base, or no room beyond an obstacle for one's own */
} MusterBwStop;

/** MusterBwDash: how far a warrior comes on a straight line. */
typedef struct
{
  int enemy;       /* for whom it goes; -1: for nobody */
  int met;         /* whom it meets; -1: nobody */
  int obstacle;    /* that stopped it; of a contact through a held one, that one; -1: none */
  gint64 distance; /* µm on the line */
  gint64 spent;
  gint64 left;     /* what was left of the movement where it stopped */
  gint64 price;    /* of the obstacle that stopped it */
  guint n_crossed;
  MusterPoint at;
  MusterBwStop stop;
  gboolean would_clear; /* without the cost it would have come out beyond the obstacle that stopped it */
} MusterBwDash;

MusterBwDash muster_bw_dash_at (MusterBwQuestion *question,
                                guint             index,
                                guint             enemy,
                                gint64            allowance);
MusterBwDash muster_bw_dash_along (MusterBwQuestion *question,
                                   guint             index,
                                   MusterPoint       direction,
                                   gint64            allowance);
MusterBwTrip *muster_bw_dash_trip (MusterBwQuestion   *question,
                                   guint               index,
                                   const MusterBwDash *dash,
                                   MusterPoint         direction) G_GNUC_WARN_UNUSED_RESULT;
