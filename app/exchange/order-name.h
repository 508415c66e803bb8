/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "exchange/order-text.h"

/** MusterOrderNames: the units of a campaign by the names that a player may call them by. */
typedef struct _MusterOrderNames MusterOrderNames;

typedef enum
{
  MUSTER_NAMED_NONE,
  MUSTER_NAMED_OWN,
  MUSTER_NAMED_FOREIGN,   /* another player's unit */
  MUSTER_NAMED_AMBIGUOUS, /* more than one unit */
} MusterNaming;

gboolean muster_order_line_matches (const MusterOrderLine *name,
                                    const MusterOrderLine *line,
                                    guint                  from,
                                    guint                 *to);
MusterOrderNames *muster_order_names_new (const MusterWorld *world,
                                          guint32            player) G_GNUC_WARN_UNUSED_RESULT;
void muster_order_names_free (MusterOrderNames *names);
MusterNaming muster_order_names_match (const MusterOrderNames *names,
                                       const MusterOrderLine  *line,
                                       guint                   from,
                                       guint                  *to,
                                       guint32                *unit);
void muster_order_names_suggest (const MusterOrderNames *names,
                                 const char             *text,
                                 char                  **suggestions,
                                 guint                   n_suggestions);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOrderNames, muster_order_names_free)
