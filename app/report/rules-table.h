/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/clause.h"
#include "report/document.h"

MusterTable *muster_clauses_new_table (const MusterRulebook *rulebook) G_GNUC_WARN_UNUSED_RESULT;
MusterTable *muster_rulings_new_table (const MusterRulebook *rulebook,
                                       const MusterWorld    *world) G_GNUC_WARN_UNUSED_RESULT;
MusterDocument *muster_clause_new_document (const MusterRulebook *rulebook,
                                            const MusterClause   *clause,
                                            const MusterWorld    *world) G_GNUC_WARN_UNUSED_RESULT;
