/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/record.h"

typedef enum
{
  MUSTER_EFFECT_PUT,    /* a record that was not there */
  MUSTER_EFFECT_CHANGE, /* one field of a record */
  MUSTER_EFFECT_DROP,   /* a record that is there no more */
} MusterEffectKind;

#define MUSTER_NO_FINDING (-1)

/**
 * MusterEffect: the smallest change of a world, with what was before and after, so that it inverts.
 *
 * A change holds the field's values; a put holds the record in @after, a drop in @before.
 */
typedef struct
{
  guint8 kind;    /* MusterEffectKind */
  guint8 record;  /* MusterRecordKind */
  guint8 field;   /* of a change */
  guint32 key;
  gint32 finding; /* index of the finding that explains it, or MUSTER_NO_FINDING */
  union
  {
    MusterValue value;
    gpointer record;
  } before, after; /* Owned */
} MusterEffect;

GArray *muster_effects_new (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_effects_append_change (GArray          *effects,
                                   MusterRecordKind record,
                                   guint32          key,
                                   guint            field,
                                   MusterValue      before,
                                   MusterValue      after,
                                   gint32           finding);
void muster_effects_append_put (GArray          *effects,
                                MusterRecordKind record,
                                gconstpointer    data,
                                gint32           finding);
void muster_effects_append_drop (GArray          *effects,
                                 MusterRecordKind record,
                                 gconstpointer    data,
                                 gint32           finding);
GArray *muster_effects_invert (const GArray *effects) G_GNUC_WARN_UNUSED_RESULT;
