/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history.h"
#include "report/table.h"

/** MusterListing: the tables of "muster show". */
typedef enum
{
  MUSTER_LISTING_UNITS,
  MUSTER_LISTING_HEXES,
  MUSTER_LISTING_PLAYERS,
  MUSTER_LISTING_LEDGER,
  MUSTER_LISTING_BATTLES,
  MUSTER_LISTING_JOURNAL,
  MUSTER_N_LISTINGS
} MusterListing;

const char *muster_listing_get_word (MusterListing listing);
gboolean muster_listing_from_word (const char    *word,
                                   MusterListing *listing);
MusterTable *muster_listing_new_table (MusterListing        listing,
                                       const MusterHistory *history,
                                       int                  turn,
                                       guint32              player) G_GNUC_WARN_UNUSED_RESULT;
MusterTable *muster_ledger_new_table (const MusterHistory *history,
                                      int                  first_turn,
                                      int                  last_turn,
                                      guint32              player) G_GNUC_WARN_UNUSED_RESULT;
