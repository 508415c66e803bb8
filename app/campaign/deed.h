/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/command.h"
#include "campaign/edit.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "core/dice.h"

/**
 * MusterDeed: what a deciding function works on. Its arguments are checked already: they are well formed and name
 * what the world has. It adds findings to the verdict and changes by the edit; a verdict that is not LEGAL drops them.
 */
struct _MusterDeed
{
  /* Borrowed */
  const MusterCommand *command;
  MusterEdit *edit;
  MusterVerdict *verdict;
  MusterDice *dice;

  /* Owned */
  GError *refusal; /* input that only the deciding function can see to be invalid */
};

const MusterWorld *muster_deed_peek_world (const MusterDeed *deed);
const char *muster_deed_get (const MusterDeed *deed,
                             const char       *key);
const MusterPlayer *muster_deed_get_player (const MusterDeed *deed,
                                            const char       *key);
const MusterUnit *muster_deed_get_unit (const MusterDeed *deed,
                                        const char       *key);
const MusterHex *muster_deed_get_hex (const MusterDeed *deed,
                                      const char       *key);
gint64 muster_deed_get_number (const MusterDeed *deed,
                               const char       *key,
                               gint64            fallback);
gboolean muster_deed_says (const MusterDeed *deed,
                           const char       *key,
                           const char       *value);
void muster_deed_refuse (MusterDeed *deed,
                         const char *format,
                         ...) G_GNUC_PRINTF (2, 3);
gboolean muster_deed_roll (MusterDeed         *deed,
                           const MusterClause *clause,
                           MusterReason        reason,
                           guint               sides,
                           guint              *value);
