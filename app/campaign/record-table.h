/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/record.h"

/**
 * MusterRecordTable: the records of one kind, in rising order of their keys. Worlds share tables; one is written to
 * only while a single world holds it.
 */
typedef struct
{
  gatomicrefcount refs;
  MusterRecordKind kind;
  gsize size;    /* of a record */
  guint n_records;
  guint n_allocated;
  char *records; /* Owned */
} MusterRecordTable;

MusterRecordTable *muster_record_table_new (MusterRecordKind kind) G_GNUC_WARN_UNUSED_RESULT;
MusterRecordTable *muster_record_table_ref (MusterRecordTable *table);
void muster_record_table_unref (MusterRecordTable *table);
MusterRecordTable *muster_record_table_own (MusterRecordTable *table) G_GNUC_WARN_UNUSED_RESULT;

gpointer muster_record_table_nth (const MusterRecordTable *table,
                                  guint                    index);
gboolean muster_record_table_search (const MusterRecordTable *table,
                                     guint32                  key,
                                     guint                   *index);
void muster_record_table_insert (MusterRecordTable *table,
                                 gconstpointer      record);
void muster_record_table_remove (MusterRecordTable *table,
                                 guint              index);
gboolean muster_record_table_equal (const MusterRecordTable *first,
                                    const MusterRecordTable *second);
