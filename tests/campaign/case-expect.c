/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The indented lines of a case file: what is expected of the command before them.
 */
#include "campaign/case.h"

#include "campaign/field-word.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "campaign/unit.h"

#include <string.h>

/* A record that the command dropped is found in the world before it. */
static char *
dup_record_id (const MusterCase *running,
               MusterRecordKind  kind,
               guint32           key)
{
  gconstpointer record = muster_world_find (running->world, kind, key);

  if (record == NULL)
    {
      record = muster_world_find (running->before, kind, key);
    }
  return g_strdup (record != NULL ? muster_record_get (kind, record, 0).text : "nothing");
}

static char *
dup_fact (const MusterCase *running,
          const MusterFact *fact)
{
  if (fact->kind == MUSTER_FACT_WORDS)
    {
      return g_strdup (fact->words);
    }
  if (fact->kind < MUSTER_FACT_FIRST_NOUN)
    {
      return g_strdup_printf ("%" G_GINT64_FORMAT, fact->number);
    }
  switch ((MusterNoun) fact->kind)
    {
    case MUSTER_NOUN_PLAYER:
      return dup_record_id (running, MUSTER_PLAYER, fact->number);

    case MUSTER_NOUN_UNIT:
      return dup_record_id (running, MUSTER_UNIT, fact->number);

    case MUSTER_NOUN_TROOP:
      return dup_record_id (running, MUSTER_TROOP, fact->number);

    case MUSTER_NOUN_BATTLE:
      return dup_record_id (running, MUSTER_BATTLE, fact->number);

    case MUSTER_NOUN_HEX:
      return muster_hex_dup_label (fact->number);

    case MUSTER_NOUN_TERRAIN:
      return g_strdup (muster_terrain_get_word (fact->number));

    case MUSTER_NOUN_RESOURCE:
      return g_strdup (muster_resource_get_word (fact->number));

    case MUSTER_NOUN_STRONGHOLD:
      return g_strdup (muster_stronghold_kind_get_word (fact->number));

    case MUSTER_NOUN_RACE:
      return g_strdup (muster_race_get_word (fact->number));

    case MUSTER_NOUN_SIDE:
      return g_strdup (muster_side_get_word (fact->number));

    case MUSTER_NOUN_STEP:
      return g_strdup (muster_step_get_word (fact->number));

    case MUSTER_NOUN_LEVEL:
      return g_strdup (muster_level_get_word (fact->number));

    case MUSTER_NOUN_PATH:
      return muster_path_dup_words (fact->number);

    case MUSTER_NOUN_BATTLE_KIND:
      return g_strdup (muster_battle_kind_get_word (fact->number));
    }
  g_assert_not_reached ();
}

/* The finding as a case spells it: HARV-2 info harvest.YIELD subject=0304 amount=3 */
char *
case_dup_finding (const MusterCase    *running,
                  const MusterFinding *finding)
{
  g_autofree char *reason = muster_rulebook_dup_reason_name (muster_chronopia_get_rulebook (), finding->reason);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s %s %s", finding->clause->id, muster_outcome_get_word (finding->outcome), reason);
  for (guint i = 0; i < MUSTER_FINDING_FACTS && finding->facts[i].kind != MUSTER_FACT_ABSENT; i++)
    {
      g_autofree char *fact = dup_fact (running, &finding->facts[i]);

      g_string_append_printf (text, strchr (fact, ' ') != NULL ? " \"%s=%s\"" : " %s=%s",
                              muster_fact_key_get_word (finding->facts[i].key), fact);
    }
  if (finding->ruling != NULL)
    {
      g_string_append_printf (text, " ruling=%s", finding->ruling->key);
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_all_words (const MusterCase    *running,
               const MusterFinding *finding,
               char               **words)
{
  g_autofree char *text = case_dup_finding (running, finding);
  g_auto (GStrv) found = NULL;

  g_shell_parse_argv (text, NULL, &found, NULL);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!g_strv_contains ((const char *const *) found, words[i]))
        {
          return FALSE;
        }
    }
  return TRUE;
}

static guint
count_findings (const MusterCase *running,
                char            **words)
{
  const MusterVerdict *verdict = running->decision->verdict;
  guint count = 0;

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      count += has_all_words (running, muster_verdict_get_finding (verdict, i), words);
    }
  return count;
}

static void
list_findings (MusterCase *running)
{
  const MusterVerdict *verdict = running->decision->verdict;

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      g_autofree char *text = case_dup_finding (running, muster_verdict_get_finding (verdict, i));

      g_test_message ("  %s", text);
    }
}

/* Clauses that a case expects are quoted in its comments, with the arithmetic. */
static void
check_quoted (MusterCase *running,
              const char *clause)
{
  g_auto (GStrv) lines = g_strsplit (running->text, "\n", -1);

  if (muster_rulebook_find_clause (muster_chronopia_get_rulebook (), clause) == NULL)
    {
      case_complain (running, "there is no clause %s", clause);
      return;
    }
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] == '#' && strstr (lines[i], clause) != NULL)
        {
          return;
        }
    }
  case_complain (running, "no comment quotes %s", clause);
}

/* finding CLAUSE [outcome] [chapter.REASON] [fact=value ...] [ruling=key]; its number may stand first: finding 2x … */
static void
expect_finding (MusterCase *running,
                char      **words)
{
  gboolean counted = words[0] != NULL && g_ascii_isdigit (words[0][0]) && g_str_has_suffix (words[0], "x");
  guint wanted = counted ? g_ascii_strtoull (words[0], NULL, 10) : 0;
  guint found;

  words += counted;
  if (words[0] == NULL || running->decision == NULL)
    {
      case_complain (running, "there is no finding to look at");
      return;
    }
  check_quoted (running, words[0]);
  found = count_findings (running, words);
  if (counted ? found != wanted : found == 0)
    {
      case_complain (running, "found %u such findings among", found);
      list_findings (running);
    }
}

static void
expect_no_finding (MusterCase *running,
                   char      **words)
{
  if (running->decision == NULL || words[0] == NULL || strcmp (words[0], "finding") != 0 || words[1] == NULL)
    {
      case_complain (running, "write: no finding CLAUSE");
    }
  else if (count_findings (running, words + 1) > 0)
    {
      case_complain (running, "there is such a finding");
      list_findings (running);
    }
}

static gboolean
kind_from_table (const char       *table,
                 MusterRecordKind *kind)
{
  for (guint i = 0; i < MUSTER_N_RECORDS; i++)
    {
      if (strcmp (muster_record_get_type (i)->table, table) == 0)
        {
          *kind = i;
          return TRUE;
        }
    }
  return FALSE;
}

static gconstpointer
find_record (MusterCase      *running,
             MusterRecordKind kind,
             const char      *id)
{
  guint32 hex;

  if (kind == MUSTER_HEX)
    {
      return muster_hex_from_label (id, &hex) ? muster_world_find (running->world, kind, hex) : NULL;
    }
  if (kind == MUSTER_PLOT)
    {
      const MusterUnit *unit = muster_world_find_unit (running->world, id);

      return unit != NULL ? muster_world_find (running->world, kind, unit->key) : NULL;
    }
  for (guint i = 0; i < muster_world_count (running->world, kind); i++)
    {
      gconstpointer record = muster_world_nth (running->world, kind, i);

      if (g_strcmp0 (muster_record_get (kind, record, 0).text, id) == 0)
        {
          return record;
        }
    }
  return NULL;
}

static char *
dup_special_count (const MusterCase *running,
                   const MusterUnit *unit,
                   const char       *id)
{
  guint index;

  if (!muster_troop_find_special (muster_world_get_troop (running->world, unit->troop), id, &index))
    {
      return NULL;
    }
  return g_strdup_printf ("%u", muster_specials_get (unit->specials, index));
}

static void
expect_field (MusterCase      *running,
              MusterRecordKind kind,
              gconstpointer    record,
              const char      *assignment)
{
  g_auto (GStrv) parts = g_strsplit (assignment, "=", 2);
  g_autofree char *found = NULL;
  guint field;

  if (muster_field_find (kind, parts[0], &field))
    {
      found = muster_field_dup_word (running->world, kind, field, muster_record_get (kind, record, field));
    }
  else if (kind == MUSTER_UNIT)
    {
      found = dup_special_count (running, record, parts[0]);
    }
  if (found == NULL || parts[1] == NULL)
    {
      case_complain (running, "there is no %s=", parts[0]);
    }
  else if (strcmp (found, parts[1]) != 0)
    {
      case_complain (running, "%s= is %s, not %s", parts[0], found, parts[1]);
    }
}

/* player anna grain=20; hex 0304 owner=none; unit u1 at=0405; campaign turn=2 step=harvest */
static void
expect_record (MusterCase      *running,
               MusterRecordKind kind,
               char           **words)
{
  gconstpointer record = kind == MUSTER_CAMPAIGN ? muster_world_get_campaign (running->world)
                         : words[0] != NULL ? find_record (running, kind, words[0]) : NULL;

  if (record == NULL)
    {
      case_complain (running, "there is no %s %s", muster_record_get_type (kind)->table, words[0]);
      return;
    }
  for (guint i = kind != MUSTER_CAMPAIGN; words[i] != NULL; i++)
    {
      expect_field (running, kind, record, words[i]);
    }
}

/* gone unit u1 */
static void
expect_gone (MusterCase *running,
             char      **words)
{
  MusterRecordKind kind;

  if (words[0] == NULL || words[1] == NULL || !kind_from_table (words[0], &kind))
    {
      case_complain (running, "write: gone RECORD ID");
    }
  else if (find_record (running, kind, words[1]) != NULL)
    {
      case_complain (running, "%s %s is there", words[0], words[1]);
    }
}

/* count alliance 1 */
static void
expect_count (MusterCase *running,
              char      **words)
{
  MusterRecordKind kind;

  if (words[0] == NULL || words[1] == NULL || !kind_from_table (words[0], &kind))
    {
      case_complain (running, "write: count RECORD NUMBER");
    }
  else if (muster_world_count (running->world, kind) != g_ascii_strtoull (words[1], NULL, 10))
    {
      case_complain (running, "there are %u", muster_world_count (running->world, kind));
    }
}

/* legal, illegal, undecided or invalid; a command of which nothing is said must be legal */
static gboolean
expect_status (MusterCase *running,
               const char *word)
{
  const char *status = running->decision != NULL
                       ? muster_status_get_word (muster_verdict_get_status (running->decision->verdict)) : "invalid";
  static const char *const statuses[] = {"legal", "illegal", "undecided", "invalid", NULL};

  if (!g_strv_contains (statuses, word))
    {
      return FALSE;
    }
  running->judged = TRUE;
  if (strcmp (status, word) != 0)
    {
      case_complain (running, "the command is %s%s%s", status, running->refusal != NULL ? ": " : "",
                     running->refusal != NULL ? running->refusal : "");
      if (running->decision != NULL)
        {
          list_findings (running);
        }
    }
  return TRUE;
}

/** case_expect: looks at one indented line, without its indent */
void
case_expect (MusterCase *running,
             const char *line)
{
  g_auto (GStrv) words = NULL;
  MusterRecordKind kind;

  if (running->world == NULL || !g_shell_parse_argv (line, NULL, &words, NULL))
    {
      case_complain (running, "nothing can be expected before a command, or in words that are not well formed");
      return;
    }
  if (strcmp (words[0], "finding") == 0)
    {
      expect_finding (running, words + 1);
    }
  else if (strcmp (words[0], "no") == 0)
    {
      expect_no_finding (running, words + 1);
    }
  else if (strcmp (words[0], "gone") == 0)
    {
      expect_gone (running, words + 1);
    }
  else if (strcmp (words[0], "count") == 0)
    {
      expect_count (running, words + 1);
    }
  else if (kind_from_table (words[0], &kind))
    {
      expect_record (running, kind, words + 1);
    }
  else if (!expect_status (running, words[0]))
    {
      case_complain (running, "“%s” is no expectation", words[0]);
    }
}
