/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/hex.h"
#include "exchange/order-text.h"

typedef enum
{
  MUSTER_ORDER_GOES,
  MUSTER_ORDER_HOLDS,
  MUSTER_ORDER_EMPTY,    /* nothing stands there */
  MUSTER_ORDER_BAD_WORD, /* neither a side nor HOLD */
  MUSTER_ORDER_TOO_LONG,
} MusterOrderKind;

/** MusterOrderPath: what stands behind a unit's name. */
typedef struct
{
  MusterOrderKind kind;
  MusterPath path;
  guint from; /* letters: of the word at fault, or of the whole path */
  guint to;
} MusterOrderPath;

gboolean muster_order_ends_at (const MusterOrderLine *line,
                               guint                  at);
guint muster_order_find_end (const MusterOrderLine *line,
                             guint                  at);
guint muster_order_skip_separators (const MusterOrderLine *line,
                                    guint                  at);
guint muster_order_skip_word (const MusterOrderLine *line,
                              guint                  at);
MusterOrderPath muster_order_path_read (const MusterOrderLine *line,
                                        guint                  at);
