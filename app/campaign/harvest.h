/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/deed.h"
#include "campaign/supply-line.h"

/** MusterYield: what a hex gives of one resource at a harvest, and why; nothing where @amount is 0. */
typedef struct
{
  guint32 hex;
  guint32 player;
  int amount;
  int whole;         /* before it was halved for want of a fortress */
  guint8 resource;   /* MusterResource */
  guint8 number;     /* the hex's resource number */
  guint8 stronghold; /* MusterStrongholdKind that works there */
  MusterReason reason;
  const MusterClause *clause;
  const MusterRuling *ruling; /* (nullable) */
} MusterYield;

int muster_harvest_get_turn (const MusterWorld *world);
GArray *muster_harvest_forecast (const MusterWorld       *world,
                                 const MusterSupplyLines *lines) G_GNUC_WARN_UNUSED_RESULT;
void muster_finish_harvest (MusterDeed *deed);
