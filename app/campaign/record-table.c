/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/record-table.h"

#include <string.h>

/** muster_record_table_new: Returns: (transfer full): a table without records */
MusterRecordTable *
muster_record_table_new (MusterRecordKind kind)
{
  MusterRecordTable *table = g_new0 (MusterRecordTable, 1);

  g_atomic_ref_count_init (&table->refs);
  table->kind = kind;
  return table;
}

/** muster_record_table_ref: Returns: (transfer full): @table */
MusterRecordTable *
muster_record_table_ref (MusterRecordTable *table)
{
  g_atomic_ref_count_inc (&table->refs);
  return table;
}

/** muster_record_table_unref: drops a reference; the last one frees the records */
void
muster_record_table_unref (MusterRecordTable *table)
{
  if (!g_atomic_ref_count_dec (&table->refs))
    {
      return;
    }
  for (guint i = 0; i < table->n_records; i++)
    {
      muster_record_clear (table->kind, muster_record_table_nth (table, i));
    }
  g_free (table->records);
  g_free (table);
}

static gsize
get_record_size (const MusterRecordTable *table)
{
  return muster_record_get_type (table->kind)->size;
}

static MusterRecordTable *
copy_table (const MusterRecordTable *table)
{
  MusterRecordTable *copy = muster_record_table_new (table->kind);
  gsize size = get_record_size (table);

  copy->n_records = copy->n_allocated = table->n_records;
  copy->records = g_malloc_n (copy->n_allocated, size);
  for (guint i = 0; i < copy->n_records; i++)
    {
      muster_record_init_copy (table->kind, copy->records + i * size, table->records + i * size);
    }
  return copy;
}

/**
 * muster_record_table_own:
 * @table: (transfer full): a reference
 *
 * Returns: (transfer full): the table itself where nobody else holds it, else a copy, to write to
 */
MusterRecordTable *
muster_record_table_own (MusterRecordTable *table)
{
  MusterRecordTable *copy;

  if (g_atomic_ref_count_compare (&table->refs, 1))
    {
      return table;
    }
  copy = copy_table (table);
  muster_record_table_unref (table);
  return copy;
}

/** muster_record_table_nth: Returns: (transfer none): where record @index stands; the end for the number of records */
gpointer
muster_record_table_nth (const MusterRecordTable *table,
                         guint                    index)
{
  return table->records + index * get_record_size (table);
}

/**
 * muster_record_table_search:
 * @index: (out): where the record stands, or where it would
 *
 * Returns: whether there is a record of that key
 */
gboolean
muster_record_table_search (const MusterRecordTable *table,
                            guint32                  key,
                            guint                   *index)
{
  gsize size = get_record_size (table);
  guint low = 0;
  guint high = table->n_records;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (muster_record_get_key (table->records + middle * size) < key)
        {
          low = middle + 1;
        }
      else
        {
          high = middle;
        }
    }
  *index = low;
  return low < table->n_records && muster_record_get_key (table->records + low * size) == key;
}

/** muster_record_table_insert: puts a copy of @record in its place; no record may have its key yet */
void
muster_record_table_insert (MusterRecordTable *table,
                            gconstpointer      record)
{
  gsize size = get_record_size (table);
  guint index;
  gboolean there = muster_record_table_search (table, muster_record_get_key (record), &index);

  g_assert (!there);
  if (table->n_records == table->n_allocated)
    {
      table->n_allocated = MAX (16, table->n_allocated * 2);
      table->records = g_realloc_n (table->records, table->n_allocated, size);
    }
  memmove (table->records + (index + 1) * size, table->records + index * size, (table->n_records - index) * size);
  muster_record_init_copy (table->kind, table->records + index * size, record);
  table->n_records++;
}

/** muster_record_table_remove: takes record @index out */
void
muster_record_table_remove (MusterRecordTable *table,
                            guint              index)
{
  gsize size = get_record_size (table);

  muster_record_clear (table->kind, table->records + index * size);
  table->n_records--;
  memmove (table->records + index * size, table->records + (index + 1) * size, (table->n_records - index) * size);
}

/** muster_record_table_equal: Returns: whether both hold the same records */
gboolean
muster_record_table_equal (const MusterRecordTable *first,
                           const MusterRecordTable *second)
{
  gboolean equal = first->n_records == second->n_records;

  if (first == second)
    {
      return TRUE;
    }
  for (guint i = 0; equal && i < first->n_records; i++)
    {
      equal = muster_record_equal (first->kind, muster_record_table_nth (first, i),
                                   muster_record_table_nth (second, i));
    }
  return equal;
}
