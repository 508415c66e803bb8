/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Demands that every clause that code decides is quoted by a case or a unit test, and every value of a house rule
 * that bears on such a clause is tried, and prints the table of both.
 */
#include "campaign/rulebook.h"

#include <string.h>

/* Every line of every case, and of every unit test of the room. */
static char *
read_tests (void)
{
  static const struct
  {
    const char *folder;
    const char *suffix;
  } places[] = {
    {"cases", ".case"},
    {"campaign", ".c"},
  };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *folder = g_build_filename (g_getenv ("MUSTER_TESTS_DIR"), places[i].folder, NULL);
      g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
      const char *name;

      g_assert_nonnull (entries);
      while ((name = g_dir_read_name (entries)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);
          g_autofree char *contents = NULL;

          if (g_str_has_suffix (name, places[i].suffix) && strcmp (name, "test-coverage.c") != 0 &&
              g_file_get_contents (path, &contents, NULL, NULL))
            {
              g_string_append (text, contents);
            }
        }
    }
  return g_string_free (text, FALSE);
}

/* How often the word stands in the text by itself: XP-1 is not in XP-13. */
static guint
count_word (const char *text,
            const char *word)
{
  guint count = 0;

  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    {
      gboolean begins = at == text || !(g_ascii_isalnum (at[-1]) || at[-1] == '-' || at[-1] == '_');
      char next = at[strlen (word)];

      count += begins && !g_ascii_isalnum (next) && next != '_';
    }
  return count;
}

static void
test_clauses (void)
{
  g_autofree char *tests = read_tests ();
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();
  guint n_decided = 0;

  for (guint i = 0; i < rulebook->n_clauses; i++)
    {
      const MusterClause *clause = &rulebook->clauses[i];
      guint quoted = count_word (tests, clause->id);

      if (clause->state == MUSTER_CLAUSE_IMPLEMENTED)
        {
          n_decided++;
          g_test_message ("%-10s %4u", clause->id, quoted);
          if (quoted == 0)
            {
              g_test_fail_printf ("%s is quoted nowhere", clause->id);
            }
        }
    }
  g_assert_cmpuint (n_decided, >, 0);
}

/* The ways in which a house rule's value is spelled: in cases, as a command, and in comments. */
static gboolean
is_tried (const char *tests,
          const char *key,
          const char *value)
{
  static const char *const spellings[] = {"%s %s", "key=%s value=%s", "%s = %s"};

  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      g_autofree char *spelled = g_strdup_printf (spellings[i], key, value);
#pragma GCC diagnostic pop

      if (count_word (tests, spelled) > 0)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* One value of a range is enough beside the default, "turns:1..999" with any number. */
static gboolean
is_range_tried (const char *tests,
                const char *key,
                const char *range)
{
  g_auto (GStrv) halves = g_strsplit (range, "..", 2);
  const char *colon = strchr (halves[0], ':');
  g_autofree char *prefix = colon != NULL ? g_strndup (halves[0], colon + 1 - halves[0]) : g_strdup ("");
  guint low = g_ascii_strtoull (colon != NULL ? colon + 1 : halves[0], NULL, 10);
  guint high = g_ascii_strtoull (halves[1], NULL, 10);

  for (guint number = low; number <= high; number++)
    {
      g_autofree char *value = g_strdup_printf ("%s%u", prefix, number);

      if (is_tried (tests, key, value))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* A default is tried wherever a test that does not choose names the rule; of free text nothing can be demanded. */
static gboolean
is_value_tried (const char         *tests,
                const MusterRuling *ruling,
                const char         *value)
{
  if (strcmp (value, "*") == 0)
    {
      return TRUE;
    }
  if (strcmp (value, ruling->fallback) == 0)
    {
      return count_word (tests, ruling->key) > 0;
    }
  return strstr (value, "..") != NULL ? is_range_tried (tests, ruling->key, value)
                                      : is_tried (tests, ruling->key, value);
}

/* What bears on parts of decided clauses that no code decides yet; whoever tries it takes it off this list. */
static const char *const awaited[] = {
  "battle.allies_same_hex one",
  "move.side_limit_sea none",
  "move.side_limit_sea 4",
  NULL,
};

static void
check_ruling (const char         *tests,
              const MusterRuling *ruling)
{
  g_auto (GStrv) values = g_strsplit (ruling->allowed, "|", -1);

  for (guint i = 0; values[i] != NULL; i++)
    {
      gboolean tried = is_value_tried (tests, ruling, values[i]);
      g_autofree char *pair = g_strdup_printf ("%s %s", ruling->key, values[i]);

      g_test_message ("%-34s %-14s %s", ruling->key, values[i], tried ? "tried" : "-");
      if (tried == g_strv_contains (awaited, pair))
        {
          g_test_fail_printf (tried ? "%s = %s is tried, but awaited" : "%s = %s is tried nowhere", ruling->key,
                              values[i]);
        }
    }
}

static void
test_rulings (void)
{
  g_autofree char *tests = read_tests ();
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();

  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      const MusterRuling *ruling = &rulebook->rulings[i];

      if (muster_rulebook_find_clause (rulebook, ruling->clause)->state == MUSTER_CLAUSE_IMPLEMENTED)
        {
          check_ruling (tests, ruling);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/coverage/clauses", test_clauses);
  g_test_add_func ("/campaign/coverage/rulings", test_rulings);
  return g_test_run ();
}
