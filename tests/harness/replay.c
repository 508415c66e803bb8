/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a fuzz target as an ordinary test: once on each file of its corpus, and on inputs made from them by chance, the
 * same each time. With clang the target is linked with libFuzzer instead, which watches where the inputs lead.
 */
#include "harness/replay.h"

#include <string.h>

#define MUTANTS 2000
#define MUTANTS_DEEP 200000
#define LARGEST_INPUT (64 * 1024)

static GPtrArray *corpus; /* of GBytes */

/* libFuzzer's data is never NULL. */
static void
run_input (const guint8 *data,
           gsize         size)
{
  LLVMFuzzerTestOneInput (size > 0 ? data : (const guint8 *) "", size);
}

static void
test_file (gconstpointer bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data ((GBytes *) bytes, &size);

  run_input (data, size);
}

static void
insert_piece (GByteArray *input,
              guint       at,
              GRand      *chance)
{
  GBytes *other = g_ptr_array_index (corpus, g_rand_int_range (chance, 0, corpus->len));
  gsize size = g_bytes_get_size (other);
  gsize start = size > 0 ? (gsize) g_rand_int_range (chance, 0, size) : 0;
  gsize wanted = g_rand_int_range (chance, 0, 64);
  g_autofree guint8 *tail = g_memdup2 (input->data + at, input->len - at);
  guint tail_length = input->len - at;

  g_byte_array_set_size (input, at);
  g_byte_array_append (input, (const guint8 *) g_bytes_get_data (other, NULL) + start, MIN (size - start, wanted));
  g_byte_array_append (input, tail, tail_length);
}

static void
mutate (GByteArray *input,
        GRand      *chance)
{
  static const guint8 telling[] = {0, '\n', ' ', '"', '&', '-', '0', '9', '/', '<', '=', '>', '\\', 0x7f, 0x80, 0xff};
  guint at = input->len > 0 ? g_rand_int_range (chance, 0, input->len) : 0;
  guint length = g_rand_int_range (chance, 1, 32);

  if (input->len == 0 || g_rand_int_range (chance, 0, 4) == 0)
    {
      insert_piece (input, at, chance);
      return;
    }
  switch (g_rand_int_range (chance, 0, 4))
    {
    case 0:
      input->data[at] ^= 1 << g_rand_int_range (chance, 0, 8);
      break;
    case 1:
      input->data[at] = telling[g_rand_int_range (chance, 0, G_N_ELEMENTS (telling))];
      break;
    case 2:
      g_byte_array_remove_range (input, at, MIN (input->len - at, length));
      break;
    default:
      g_byte_array_set_size (input, at);
      break;
    }
}

static void
test_mutants (void)
{
  guint n_mutants = g_strcmp0 (g_getenv ("MUSTER_TEST_DEEP"), "1") == 0 ? MUTANTS_DEEP : MUTANTS;
  GRand *chance = g_rand_new_with_seed (1);

  for (guint i = 0; i < n_mutants; i++)
    {
      GBytes *origin = g_ptr_array_index (corpus, g_rand_int_range (chance, 0, corpus->len));
      g_autoptr (GByteArray) input = g_byte_array_new ();

      g_byte_array_append (input, g_bytes_get_data (origin, NULL), MIN (g_bytes_get_size (origin), LARGEST_INPUT));
      for (int n = g_rand_int_range (chance, 1, 6); n > 0; n--)
        {
          mutate (input, chance);
        }
      run_input (input->data, input->len);
    }
  g_rand_free (chance);
}

static void
add_file (const char *folder,
          const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *point = g_strconcat ("/corpus/", file, NULL);
  g_autoptr (GError) error = NULL;
  char *contents;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);
  g_ptr_array_add (corpus, g_bytes_new_take (contents, length));
  g_test_add_data_func (point, g_ptr_array_index (corpus, corpus->len - 1), test_file);
}

static int
compare_names (gconstpointer first,
               gconstpointer second,
               gpointer      data)
{
  return strcmp (first, second);
}

static void
read_corpus (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSequence) files = g_sequence_new (g_free);
  GDir *dir = g_dir_open (folder, 0, &error);
  const char *file;

  g_assert_no_error (error);
  while ((file = g_dir_read_name (dir)) != NULL)
    {
      g_sequence_insert_sorted (files, g_strdup (file), compare_names, NULL);
    }
  g_dir_close (dir);
  for (GSequenceIter *i = g_sequence_get_begin_iter (files); !g_sequence_iter_is_end (i); i = g_sequence_iter_next (i))
    {
      add_file (folder, g_sequence_get (i));
    }
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  corpus = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  read_corpus (argv[1]);
  g_test_add_func ("/mutants", test_mutants);
  result = g_test_run ();
  g_ptr_array_unref (corpus);
  return result;
}
