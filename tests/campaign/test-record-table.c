/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/record-table.h"

#define N_ACTS 3000
#define KEYS 200

/* Where the first key stands that is not below the one asked for: a look at each of them. */
static guint
look_for (const gboolean *there,
          guint32         key)
{
  guint index = 0;

  for (guint32 i = 0; i < key; i++)
    {
      index += there[i];
    }
  return index;
}

static void
check_all (const MusterRecordTable *table,
           const gboolean          *there)
{
  for (guint32 key = 0; key < KEYS; key++)
    {
      guint index;

      g_assert_cmpint (muster_record_table_search (table, key, &index), ==, there[key]);
      g_assert_cmpuint (index, ==, look_for (there, key));
    }
}

static void
test_search (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  MusterRecordTable *table = muster_record_table_new (MUSTER_FOUGHT);
  gboolean there[KEYS] = {FALSE};

  check_all (table, there);
  for (guint i = 0; i < N_ACTS; i++)
    {
      guint32 key = g_rand_int_range (rand, 1, KEYS);

      if (there[key])
        {
          muster_record_table_remove (table, look_for (there, key));
        }
      else
        {
          muster_record_table_insert (table, &(MusterFought) {.key = key});
        }
      there[key] = !there[key];
      if (i % 50 == 0)
        {
          check_all (table, there);
        }
    }
  muster_record_table_unref (table);
}

static void
test_search_without_gaps (void)
{
  MusterRecordTable *table = muster_record_table_new (MUSTER_FOUGHT);
  gboolean there[KEYS] = {FALSE};

  for (guint32 key = 24; key < 90; key++)
    {
      muster_record_table_insert (table, &(MusterFought) {.key = key});
      there[key] = TRUE;
    }
  check_all (table, there);
  muster_record_table_unref (table);
}

static void
test_copy_keeps_texts (void)
{
  g_autoptr (GRefString) id = g_ref_string_new ("u1");
  MusterRecordTable *table = muster_record_table_new (MUSTER_UNIT);
  MusterRecordTable *copy;

  muster_record_table_insert (table, &(MusterUnit) {.key = 1, .id = id, .xp = 3});
  muster_record_table_insert (table, &(MusterUnit) {.key = 2, .id = id});
  copy = muster_record_table_own (muster_record_table_ref (table));
  g_assert_true (copy != table);
  g_assert_true (muster_record_table_equal (copy, table));
  ((MusterUnit *) muster_record_table_nth (copy, 0))->xp = 4;
  g_assert_false (muster_record_table_equal (copy, table));
  muster_record_table_unref (table);
  g_assert_cmpstr (((MusterUnit *) muster_record_table_nth (copy, 1))->id, ==, "u1");
  muster_record_table_unref (copy);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-table/search", test_search);
  g_test_add_func ("/record-table/search-without-gaps", test_search_without_gaps);
  g_test_add_func ("/record-table/copy-keeps-texts", test_copy_keeps_texts);
  return g_test_run ();
}
