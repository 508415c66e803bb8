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
  table->size = muster_record_get_type (kind)->size;
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
  muster_records_clear (table->kind, table->records, table->n_records);
  g_free (table->records);
  g_free (table);
}

static MusterRecordTable *
copy_table (const MusterRecordTable *table)
{
  MusterRecordTable *copy = muster_record_table_new (table->kind);

  copy->n_records = copy->n_allocated = table->n_records;
  copy->records = g_malloc_n (copy->n_allocated, copy->size);
  muster_records_init_copy (table->kind, copy->records, table->records, table->n_records);
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
  return table->records + index * table->size;
}

static guint32
get_key (const MusterRecordTable *table,
         guint                    index)
{
  return *(const guint32 *) (table->records + index * table->size);
}

/* Keys rise by one at least: a record stands no further from either end than its key does. */
static void
bound_search (const MusterRecordTable *table,
              guint32                  key,
              guint                   *low,
              guint                   *high)
{
  guint n_records = table->n_records;
  guint32 first = get_key (table, 0);
  guint32 last = get_key (table, n_records - 1);

  *low = key > last ? n_records : n_records - 1 - MIN (n_records - 1, last - key);
  *high = MIN (n_records, key - MIN (key, first));
}

static guint
search_between (const MusterRecordTable *table,
                guint32                  key,
                guint                    low,
                guint                    high)
{
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_key (table, middle) < key)
        {
          low = middle + 1;
        }
      else
        {
          high = middle;
        }
    }
  return low;
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
  guint low = 0;
  guint high = 0;

  if (table->n_records > 0)
    {
      *index = key - get_key (table, 0);
      if (*index < table->n_records && get_key (table, *index) == key)
        {
          return TRUE; /* no key before it was dropped, as is the rule */
        }
      bound_search (table, key, &low, &high);
    }
  *index = search_between (table, key, low, high);
  return *index < table->n_records && get_key (table, *index) == key;
}

/** muster_record_table_insert: puts a copy of @record in its place; no record may have its key yet */
void
muster_record_table_insert (MusterRecordTable *table,
                            gconstpointer      record)
{
  gsize size = table->size;
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
  gsize size = table->size;

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
