/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/vocabulary.h"

/* The structs of records.def: MusterCampaign, MusterPlayer, MusterHex, MusterUnit ... Texts are GRefStrings. */
#define MUSTER_TYPE_BYTE guint8
#define MUSTER_TYPE_SHORT guint16
#define MUSTER_TYPE_KEY guint32
#define MUSTER_TYPE_INT gint32
#define MUSTER_TYPE_LONG gint64
#define MUSTER_TYPE_TEXT char *

/* *INDENT-OFF* */
#define RECORD(R, Type, table) typedef struct { guint32 key;
#define FIELD(R, F, name, type, low, high, ledger) MUSTER_TYPE_##type name;
#define END_RECORD(R, Type) } Muster##Type; typedef Muster##Type MusterStructOf##R;
#include "campaign/records.def"
#undef RECORD
#undef FIELD
#undef END_RECORD

/** MusterRecordKind: MUSTER_PLAYER, MUSTER_HEX, MUSTER_UNIT ... */
typedef enum
{
#define RECORD(R, Type, table) MUSTER_##R,
#define FIELD(R, F, name, type, low, high, ledger)
#define END_RECORD(R, Type)
#include "campaign/records.def"
#undef RECORD
#undef FIELD
#undef END_RECORD
  MUSTER_N_RECORDS
} MusterRecordKind;

/* The fields of each record, counted from 0: MUSTER_PLAYER_GRAIN, MUSTER_HEX_OWNER ... */
#define RECORD(R, Type, table) typedef enum {
#define FIELD(R, F, name, type, low, high, ledger) MUSTER_##R##_##F,
#define END_RECORD(R, Type) MUSTER_N_##R##_FIELDS } Muster##Type##Field;
#include "campaign/records.def"
#undef RECORD
#undef FIELD
#undef END_RECORD
/* *INDENT-ON* */

typedef enum
{
  MUSTER_FIELD_BYTE,
  MUSTER_FIELD_SHORT,
  MUSTER_FIELD_KEY,
  MUSTER_FIELD_INT,
  MUSTER_FIELD_LONG,
  MUSTER_FIELD_TEXT,
} MusterFieldType;

/** MusterLedger: what a change of a field is a gain or loss of. */
typedef enum
{
  MUSTER_LEDGER_NONE,
  MUSTER_LEDGER_GRAIN,
  MUSTER_LEDGER_WOOD,
  MUSTER_LEDGER_STONE,
  MUSTER_LEDGER_IRON,
  MUSTER_LEDGER_POINTS,
  MUSTER_LEDGER_XP,
  MUSTER_LEDGER_HEX,
  MUSTER_LEDGER_STRONGHOLD,
  MUSTER_LEDGER_UNIT,
  MUSTER_LEDGER_MODELS,
  MUSTER_LEDGER_STATUS,
} MusterLedger;

typedef struct
{
  const char *name;
  MusterFieldType type;
  MusterLedger ledger;
  gsize offset; /* in the struct */
  gint64 low;   /* of a number; for a text, 1 = may not be absent */
  gint64 high;  /* of a number; for a text, its bytes */
} MusterField;

typedef struct
{
  const char *table;
  gsize size; /* of the struct */
  const MusterField *fields;
  guint n_fields;
} MusterRecordType;

/** MusterValue: the value of a field; which member counts follows from the field's type. */
typedef union
{
  gint64 number;
  char *text; /* (nullable): a GRefString */
} MusterValue;

const MusterRecordType *muster_record_get_type (MusterRecordKind kind);
gboolean muster_record_find_kind (const char       *table,
                                  MusterRecordKind *kind);
gboolean muster_record_find_field (MusterRecordKind kind,
                                   const char      *name,
                                   guint           *field);
MusterValue muster_record_get (MusterRecordKind kind,
                               gconstpointer    record,
                               guint            field);
void muster_record_set (MusterRecordKind kind,
                        gpointer         record,
                        guint            field,
                        MusterValue      value);
guint32 muster_record_get_key (gconstpointer record);
void muster_record_init_copy (MusterRecordKind kind,
                              gpointer         record,
                              gconstpointer    original);
void muster_record_clear (MusterRecordKind kind,
                          gpointer         record);
void muster_records_init_copy (MusterRecordKind kind,
                               gpointer         records,
                               gconstpointer    originals,
                               guint            n_records);
void muster_records_clear (MusterRecordKind kind,
                           gpointer         records,
                           guint            n_records);
gpointer muster_record_dup (MusterRecordKind kind,
                            gconstpointer    record) G_GNUC_WARN_UNUSED_RESULT;
void muster_record_free (MusterRecordKind kind,
                         gpointer         record);
gboolean muster_record_equal (MusterRecordKind kind,
                              gconstpointer    first,
                              gconstpointer    second);
gboolean muster_field_accepts (const MusterField *field,
                               MusterValue        value);
