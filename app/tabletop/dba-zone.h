/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-question.h"

/** MusterDbaThreat: how an enemy's zone restricts a move. */
typedef struct
{
  guint noun; /* MUSTER_FACT_ELEMENT or MUSTER_FACT_FORT */
  guint number;
  guint track;
  gboolean starts;
  gboolean enters;
  gboolean ends;
  gboolean by_line; /* it only touches the front line, or its corner */
  guint leg;        /* in which it enters ... */
  gint64 after;     /* ... and after how much of it, in µm */
} MusterDbaThreat;

GArray *muster_dba_find_threats (const MusterDbaQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
guint muster_dba_count_threats (const MusterDbaQuestion *question,
                                const MusterDbaTrack    *track);
gboolean muster_dba_is_threatened_at (const MusterDbaQuestion *question,
                                      const MusterDbaTrack    *track,
                                      guint                   *noun,
                                      guint                   *number);
