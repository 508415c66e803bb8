/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/supply-line.h"
#include "core/clause.h"

/** MusterFeeding: where a unit's supply comes from. */
typedef enum
{
  MUSTER_FED_FREE,    /* it needs none */
  MUSTER_FED_LAND,
  MUSTER_FED_STOCK,
  MUSTER_FED_NOTHING, /* it disbands */
} MusterFeeding;

/** MusterRation: what one unit needs in the supply step, and where it gets it. */
typedef struct
{
  guint32 unit;
  guint32 hex;
  gint64 worth;      /* the unit's points: the dearest are fed first */
  int grain;         /* its price where it is fed from the stock */
  int points;
  guint8 feeding;    /* MusterFeeding */
  gboolean isolated;
  gboolean chosen;   /* by the player's command, not by the rule of the dearest */
  const MusterClause *clause;
  const MusterRuling *ruling; /* (nullable) */
  const char *unit_id;        /* Borrowed from the world's unit */
} MusterRation;

/** MusterFeedingOrder: who is fed first from a stock that is too small. */
typedef enum
{
  MUSTER_FEED_DEAREST,
  MUSTER_FEED_CHEAPEST,
} MusterFeedingOrder;

GArray *muster_upkeep_forecast (const MusterWorld       *world,
                                const MusterSupplyLines *lines,
                                guint32                  player,
                                MusterFeedingOrder       order) G_GNUC_WARN_UNUSED_RESULT;
const MusterRation *muster_upkeep_find (GArray *rations,
                                        guint32 unit);
int muster_upkeep_get_room (const MusterWorld       *world,
                            const MusterSupplyLines *lines,
                            guint32                  hex,
                            guint32                  player);
char *muster_feed_dup_decision (const MusterUnit *unit) G_GNUC_WARN_UNUSED_RESULT;
