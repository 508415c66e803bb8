/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterDbaClass: the troop classes, see dba-troops.def. */
typedef enum
{
#define TROOP_CLASS(ENUM, word, kind, counts_as, source, extra_pips) MUSTER_DBA_##ENUM,
#include "tabletop/dba-troops.def"
#undef TROOP_CLASS
  MUSTER_N_DBA_CLASSES
} MusterDbaClass;

typedef enum
{
  MUSTER_DBA_MOUNTED,
  MUSTER_DBA_FOOT,
  MUSTER_DBA_WHEELED, /* artillery, war wagons, command posts */
} MusterDbaKind;

/** MusterDbaSource: whether the text names such troops, or which clause settles how they move. */
typedef enum
{
  MUSTER_DBA_NAMED,
  MUSTER_DBA_BY_DST_07,
  MUSTER_DBA_BY_DST_11,
} MusterDbaSource;

/** MusterDbaPace: how closely foot stand, which the number of figures tells. */
typedef enum
{
  MUSTER_DBA_PACE_NONE, /* not foot */
  MUSTER_DBA_SOLID,
  MUSTER_DBA_FAST,
  MUSTER_DBA_PACE_UNSAID, /* the code gives no figures */
} MusterDbaPace;

/** MusterDbaTroop: what a code such as "4Bd" stands for. */
typedef struct
{
  MusterDbaClass class;
  MusterDbaPace pace;
  guint8 figures; /* 0: not said */
} MusterDbaTroop;

gboolean muster_dba_troop_parse (const char     *code,
                                 MusterDbaTroop *troop);
char *muster_dba_troop_dup_code (MusterDbaTroop troop) G_GNUC_WARN_UNUSED_RESULT;
gint32 muster_dba_troop_get_depth (MusterDbaTroop troop,
                                   gint32         base_width);
MusterDbaKind muster_dba_class_get_kind (MusterDbaClass class);
MusterDbaClass muster_dba_class_counts_as (MusterDbaClass class);
MusterDbaSource muster_dba_class_get_source (MusterDbaClass class);
guint muster_dba_class_get_extra_pips (MusterDbaClass class);
const char *muster_dba_class_get_word (MusterDbaClass class);
