/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/edit.h"

#include "campaign/error.h"
#include "campaign/world-private.h"

struct _MusterEdit
{
  gint32 cause; /* finding that explains the next changes */

  /* Owned */
  MusterWorld *world;
  MusterVerdict *verdict;
  GArray *effects;
  GError *trouble; /* (nullable): the first number that no campaign can hold */
};

/**
 * muster_edit_new:
 * @world: what it starts from; it does not change
 * @verdict: where the causes are added
 *
 * Returns: (transfer full): an edit without effects
 */
MusterEdit *
muster_edit_new (MusterWorld   *world,
                 MusterVerdict *verdict)
{
  MusterEdit *edit = g_new0 (MusterEdit, 1);

  edit->cause = MUSTER_NO_FINDING;
  edit->world = muster_world_copy (world);
  edit->verdict = muster_verdict_ref (verdict);
  edit->effects = muster_effects_new ();
  return edit;
}

/** muster_edit_free: drops what was not finished */
void
muster_edit_free (MusterEdit *edit)
{
  muster_world_unref (edit->world);
  muster_verdict_unref (edit->verdict);
  g_array_unref (edit->effects);
  g_clear_error (&edit->trouble);
  g_free (edit);
}

/** muster_edit_peek_world: Returns: (transfer none): the world with all changes so far */
const MusterWorld *
muster_edit_peek_world (const MusterEdit *edit)
{
  return edit->world;
}

/** muster_edit_peek_verdict: Returns: (transfer none): where the causes are */
MusterVerdict *
muster_edit_peek_verdict (const MusterEdit *edit)
{
  return edit->verdict;
}

/** muster_edit_peek_trouble: Returns: (transfer none) (nullable): why the changes cannot be made after all */
const GError *
muster_edit_peek_trouble (const MusterEdit *edit)
{
  return edit->trouble;
}

/**
 * muster_edit_finish:
 * @edit: (transfer full):
 * @effects: (out) (transfer full): what changed, in order
 *
 * Returns: (transfer full): the world with all changes
 */
MusterWorld *
muster_edit_finish (MusterEdit *edit,
                    GArray    **effects)
{
  MusterWorld *world = muster_world_ref (edit->world);

  *effects = g_array_ref (edit->effects);
  muster_edit_free (edit);
  return world;
}

/**
 * muster_edit_because:
 *
 * Adds an INFO finding that explains the changes which follow.
 *
 * Returns: (transfer none): the finding, to set a ruling on
 */
MusterFinding *
muster_edit_because (MusterEdit         *edit,
                     const MusterClause *clause,
                     MusterReason        reason,
                     const MusterFact   *facts,
                     guint               n_facts)
{
  edit->cause = muster_verdict_get_n_findings (edit->verdict);
  return muster_verdict_add (edit->verdict, clause, MUSTER_INFO, reason, facts, n_facts);
}

/** muster_edit_without_cause: the changes that follow need no explanation */
void
muster_edit_without_cause (MusterEdit *edit)
{
  edit->cause = MUSTER_NO_FINDING;
}

static void
apply_newest (MusterEdit *edit)
{
  const MusterEffect *last = &g_array_index (edit->effects, MusterEffect, edit->effects->len - 1);
  gboolean fits = muster_world_apply_effect (edit->world, last);

  g_assert (fits);
}

/* A number that grew beyond what is kept, which only very large campaigns can come to. Anything else that a field does
 * not accept is a mistake of the deciding function. */
static gboolean
is_beyond (const MusterField *field,
           MusterValue        value)
{
  return field->type != MUSTER_FIELD_TEXT &&
         (value.number > field->high || (field->low < 0 && value.number < field->low));
}

static void
note_trouble (MusterEdit        *edit,
              MusterRecordKind   kind,
              const MusterField *field,
              gint64             number)
{
  if (edit->trouble == NULL)
    {
      g_set_error (&edit->trouble, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_CONTRADICTION,
                   "%s of a %s would be %" G_GINT64_FORMAT "; a campaign holds at most %" G_GINT64_FORMAT, field->name,
                   muster_record_get_type (kind)->table, number, field->high);
    }
}

static void
change (MusterEdit      *edit,
        MusterRecordKind kind,
        gconstpointer    record,
        guint            field,
        MusterValue      value)
{
  const MusterField *described = &muster_record_get_type (kind)->fields[field];

  if (is_beyond (described, value))
    {
      note_trouble (edit, kind, described, value.number);
      return;
    }
  g_assert (muster_field_accepts (described, value));
  muster_effects_append_change (edit->effects, kind, muster_record_get_key (record), field,
                                muster_record_get (kind, record, field), value, edit->cause);
  apply_newest (edit);
}

static void
change_number (MusterEdit      *edit,
               MusterRecordKind kind,
               gconstpointer    record,
               guint            field,
               gint64           number)
{
  if (muster_record_get (kind, record, field).number != number)
    {
      change (edit, kind, record, field, (MusterValue) {.number = number});
    }
}

/** muster_edit_set: sets a number of a record; nothing is recorded where it has that value */
void
muster_edit_set (MusterEdit      *edit,
                 MusterRecordKind kind,
                 guint32          key,
                 guint            field,
                 gint64           number)
{
  gconstpointer record = muster_world_find (edit->world, kind, key);

  g_assert (record != NULL);
  change_number (edit, kind, record, field, number);
}

/** muster_edit_set_text: sets a text of a record, NULL for none; nothing is recorded where it has that value */
void
muster_edit_set_text (MusterEdit      *edit,
                      MusterRecordKind kind,
                      guint32          key,
                      guint            field,
                      const char      *text)
{
  gconstpointer record = muster_world_find (edit->world, kind, key);
  MusterValue value = {.text = text != NULL ? g_ref_string_new (text) : NULL};

  g_assert (record != NULL);
  if (g_strcmp0 (muster_record_get (kind, record, field).text, text) != 0)
    {
      change (edit, kind, record, field, value);
    }
  g_clear_pointer (&value.text, g_ref_string_release);
}

/** muster_edit_add: adds @amount, which may be negative, to a number of a record */
void
muster_edit_add (MusterEdit      *edit,
                 MusterRecordKind kind,
                 guint32          key,
                 guint            field,
                 gint64           amount)
{
  gconstpointer record = muster_world_find (edit->world, kind, key);

  g_assert (record != NULL);
  change_number (edit, kind, record, field, muster_record_get (kind, record, field).number + amount);
}

static guint32
take_next_key (MusterEdit *edit)
{
  guint32 key = muster_world_get_campaign (edit->world)->last_key + 1;
  gint32 cause = edit->cause;

  edit->cause = MUSTER_NO_FINDING;
  muster_edit_set (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_LAST_KEY, key);
  edit->cause = cause;
  return key;
}

/**
 * muster_edit_put:
 * @record: the record, copied; where its key is 0 it gets the next free one, but for a hex, whose key is its place
 *
 * Returns: its key
 */
guint32
muster_edit_put (MusterEdit      *edit,
                 MusterRecordKind kind,
                 gconstpointer    record)
{
  gpointer copy = muster_record_dup (kind, record);
  guint32 key = muster_record_get_key (record);

  if (key == 0 && kind != MUSTER_HEX)
    {
      key = take_next_key (edit);
      *(guint32 *) copy = key;
    }
  muster_effects_append_put (edit->effects, kind, copy, edit->cause);
  muster_record_free (kind, copy);
  apply_newest (edit);
  return key;
}

/** muster_edit_drop: takes a record out of the world */
void
muster_edit_drop (MusterEdit      *edit,
                  MusterRecordKind kind,
                  guint32          key)
{
  gconstpointer record = muster_world_find (edit->world, kind, key);

  g_assert (record != NULL);
  muster_effects_append_drop (edit->effects, kind, record, edit->cause);
  apply_newest (edit);
}
