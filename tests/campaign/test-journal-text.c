/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal-text.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"

#include <string.h>

/* Every character that a line could trip over, alone and beside the others. */
static const char *const texts[] = {
  "", " ", "~", "'", "\\", "\n", "\t", "\r", "~a", "'a'", "a b", "a\\sb", "\\n\n\\\\ \t", "a=b:c", "  ", "um:1",
  "é ü 漢",
};

/* A value that the field takes, another for each turn: its bounds, then texts with something to escape. */
static MusterValue
new_value (const MusterField *field,
           guint              turn)
{
  const char *text = texts[turn % G_N_ELEMENTS (texts)];

  if (field->type != MUSTER_FIELD_TEXT)
    {
      return (MusterValue) {.number = turn % 2 == 0 ? field->low : field->high};
    }
  if (field->low == 0 && turn % 5 == 4)
    {
      return (MusterValue) {.text = NULL};
    }
  g_assert_cmpint (strlen (text), <=, field->high);
  return (MusterValue) {.text = g_ref_string_new (text)};
}

static void
release_value (const MusterField *field,
               MusterValue        value)
{
  if (field->type == MUSTER_FIELD_TEXT && value.text != NULL)
    {
      g_ref_string_release (value.text);
    }
}

/* The record comes, each field changes, and it goes. */
static void
append_life (GArray          *effects,
             MusterRecordKind kind,
             guint            turn)
{
  const MusterRecordType *type = muster_record_get_type (kind);
  gpointer record = g_malloc0 (type->size);

  *(guint32 *) record = turn + 1;
  for (guint i = 0; i < type->n_fields; i++)
    {
      MusterValue value = new_value (&type->fields[i], turn + i);

      muster_record_set (kind, record, i, value);
      release_value (&type->fields[i], value);
    }
  muster_effects_append_put (effects, kind, record, turn);
  for (guint i = 0; i < type->n_fields; i++)
    {
      MusterValue value = new_value (&type->fields[i], turn + i + 1);

      muster_effects_append_change (effects, kind, turn + 1, i, muster_record_get (kind, record, i), value,
                                    MUSTER_NO_FINDING);
      muster_record_set (kind, record, i, value);
      release_value (&type->fields[i], value);
    }
  muster_effects_append_drop (effects, kind, record, turn);
  muster_record_free (kind, record);
}

static void
assert_same_effect (const MusterEffect *first,
                    const MusterEffect *second)
{
  const MusterField *field = &muster_record_get_type (first->record)->fields[first->field];

  g_assert_cmpint (first->kind, ==, second->kind);
  g_assert_cmpint (first->record, ==, second->record);
  g_assert_cmpuint (first->key, ==, second->key);
  g_assert_cmpint (first->finding, ==, second->finding);
  if (first->kind == MUSTER_EFFECT_PUT)
    {
      g_assert_true (muster_record_equal (first->record, first->after.record, second->after.record));
    }
  else if (first->kind == MUSTER_EFFECT_DROP)
    {
      g_assert_true (muster_record_equal (first->record, first->before.record, second->before.record));
    }
  else if (field->type == MUSTER_FIELD_TEXT)
    {
      g_assert_cmpstr (first->before.value.text, ==, second->before.value.text);
      g_assert_cmpstr (first->after.value.text, ==, second->after.value.text);
    }
  else
    {
      g_assert_cmpint (first->before.value.number, ==, second->before.value.number);
      g_assert_cmpint (first->after.value.number, ==, second->after.value.number);
    }
}

static void
test_effects (void)
{
  g_autoptr (GArray) effects = muster_effects_new ();
  g_autoptr (GArray) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      for (guint turn = 0; turn < G_N_ELEMENTS (texts); turn++)
        {
          append_life (effects, kind, turn);
        }
    }
  text = muster_effects_to_text (effects);
  read = muster_effects_from_text (text, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (read->len, ==, effects->len);
  for (guint i = 0; i < read->len; i++)
    {
      assert_same_effect (&g_array_index (read, MusterEffect, i), &g_array_index (effects, MusterEffect, i));
    }
}

static void
test_findings (void)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  g_autoptr (MusterVerdict) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      MusterFact noun = {.key = MUSTER_FACT_OBJECT, .kind = MUSTER_FACT_FIRST_NOUN, .number = i};

      noun.kind += i % (MUSTER_LAST_NOUN - MUSTER_FACT_FIRST_NOUN + 1);
      muster_verdict_find_out (verdict, MUSTER_CITE (HARV_2), i % 4, MUSTER_WHY (HARVEST, YIELD), noun,
                               MUSTER_FACT_WORDS_OF (WHAT, texts[i]), MUSTER_FACT_LENGTH_OF (MEASURED, -(gint64) i),
                               MUSTER_FACT_NUMBER_OF (AMOUNT, i % 2 == 0 ? G_MININT64 : G_MAXINT64));
    }
  text = muster_findings_to_text (verdict);
  read = muster_findings_from_text (text, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_verdict_get_n_findings (read), ==, G_N_ELEMENTS (texts));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_cmpstr (muster_finding_get_fact (muster_verdict_get_finding (read, i), MUSTER_FACT_WHAT)->words, ==,
                       texts[i]);
    }
  again = muster_findings_to_text (read);
  g_assert_cmpstr (again, ==, text);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/journal-text/effects", test_effects);
  g_test_add_func ("/journal-text/findings", test_findings);
  return g_test_run ();
}
