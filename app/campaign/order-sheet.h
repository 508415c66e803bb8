/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

/** MusterSheetOrder: one order of a sheet as it was read. Whether the rules allow it is for the plots' verdict. */
typedef struct
{
  guint32 unit;    /* key */
  MusterPath path; /* 0 = hold */
  guint line;      /* from 1 */
  guint column;    /* from 1, in characters */
} MusterSheetOrder;

typedef enum
{
  MUSTER_SHEET_IGNORED,         /* a note: text that is no order */
  MUSTER_SHEET_REPEATED,        /* a note: the same order for the same unit again */
  MUSTER_SHEET_OTHER_ENCODING,  /* a note: the text was not UTF-8 and was read as Windows-1252 */
  MUSTER_SHEET_UNKNOWN_UNIT,    /* errors from here on */
  MUSTER_SHEET_AMBIGUOUS_UNIT,
  MUSTER_SHEET_FOREIGN_UNIT,
  MUSTER_SHEET_NO_SUCH_SIDE,    /* E, W, NNW ... */
  MUSTER_SHEET_NO_PATH,
  MUSTER_SHEET_TOO_LONG,        /* more than MUSTER_PATH_MAX_STEPS steps */
  MUSTER_SHEET_CONFLICT,        /* the same unit twice with different orders */
  MUSTER_SHEET_WRONG_TURN,
  MUSTER_SHEET_WRONG_PLAYER,
  MUSTER_SHEET_WRONG_CAMPAIGN,
  MUSTER_SHEET_TOO_BIG,
} MusterSheetRemarkKind;

/** MusterSheetRemark: a note or an error at its place in the sheet. */
typedef struct
{
  MusterSheetRemarkKind kind;
  guint line;
  guint column;
  guint length; /* in characters, of what it is about */

  /* Owned */
  char *quoted;         /* the text that it is about */
  char *suggestions[2]; /* (nullable) */
} MusterSheetRemark;

/** MusterOrderSheet: what a player's mail comes to. */
typedef struct
{
  guint32 player;

  /* Owned */
  GArray *orders;  /* of MusterSheetOrder, in the order of the sheet */
  GArray *remarks; /* of MusterSheetRemark, in the order of their places */
} MusterOrderSheet;

MusterOrderSheet *muster_order_sheet_new (guint32 player) G_GNUC_WARN_UNUSED_RESULT;
void muster_order_sheet_free (MusterOrderSheet *sheet);
gboolean muster_order_sheet_has_errors (const MusterOrderSheet *sheet);
gboolean muster_sheet_remark_is_error (MusterSheetRemarkKind kind);
char *muster_order_sheet_dup_command (const MusterOrderSheet *sheet,
                                      const MusterWorld      *world) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOrderSheet, muster_order_sheet_free)
