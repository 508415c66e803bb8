/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/campaign-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/edit.h"
#include "campaign/hex.h"

typedef struct
{
  MusterRecordKind kind; /* the record that speaks */
  guint index;
  guint field;
  MusterRecordKind named;
  char *id;              /* Owned */
  MusterPlace place;
} Reference;

struct _MusterDraft
{
  /* Owned */
  MusterRuleset *ruleset;
  char *source;
  GArray *records[MUSTER_N_RECORDS];
  GArray *places[MUSTER_N_RECORDS];   /* MusterPlace of each */
  GHashTable *names[MUSTER_N_RECORDS]; /* id to index + 1 */
  GArray *references;                 /* Reference */

  guint32 first_keys[MUSTER_N_RECORDS];
};

/* Kinds in the order in which their records get keys. Hexes have keys of their own, and plots their units'. */
static const MusterRecordKind keyed[] = {
  MUSTER_CAMPAIGN, MUSTER_CHOSEN_RULING, MUSTER_TROOP, MUSTER_PLAYER, MUSTER_ALLIANCE,
  MUSTER_UNIT, MUSTER_BATTLE, MUSTER_COMBATANT, MUSTER_FOUGHT, MUSTER_CHOICE,
};

static void
clear_reference (gpointer reference)
{
  g_free (((Reference *) reference)->id);
}

/** muster_draft_new: Returns: (transfer full): a draft that has the ruleset's catalogue and nothing else */
MusterDraft *
muster_draft_new (MusterRuleset *ruleset,
                  const char    *source)
{
  MusterDraft *draft = g_new0 (MusterDraft, 1);

  draft->ruleset = muster_ruleset_ref (ruleset);
  draft->source = g_strdup (source);
  draft->references = g_array_new (FALSE, FALSE, sizeof (Reference));
  g_array_set_clear_func (draft->references, clear_reference);
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      draft->records[kind] = g_array_new (FALSE, TRUE, muster_record_get_type (kind)->size);
      draft->places[kind] = g_array_new (FALSE, TRUE, sizeof (MusterPlace));
      draft->names[kind] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    }
  muster_draft_add (draft, MUSTER_CAMPAIGN, (MusterPlace) {1, 1});
  for (guint i = 0; i < ruleset->troops->len; i++)
    {
      const MusterTroop *troop = &g_array_index (ruleset->troops, MusterTroop, i);
      guint index = muster_draft_add (draft, MUSTER_TROOP, (MusterPlace) {1, 1});

      muster_record_init_copy (MUSTER_TROOP, muster_draft_peek (draft, MUSTER_TROOP, index), troop);
      muster_draft_name (draft, MUSTER_TROOP, index, troop->id);
    }
  return draft;
}

/** muster_draft_free: drops the draft */
void
muster_draft_free (MusterDraft *draft)
{
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      for (guint i = 0; i < draft->records[kind]->len; i++)
        {
          muster_record_clear (kind, muster_draft_peek (draft, kind, i));
        }
      g_array_unref (draft->records[kind]);
      g_array_unref (draft->places[kind]);
      g_hash_table_unref (draft->names[kind]);
    }
  g_array_unref (draft->references);
  muster_ruleset_unref (draft->ruleset);
  g_free (draft->source);
  g_free (draft);
}

/** muster_draft_peek_campaign: Returns: (transfer none): the record of the campaign itself */
MusterCampaign *
muster_draft_peek_campaign (MusterDraft *draft)
{
  return muster_draft_peek (draft, MUSTER_CAMPAIGN, 0);
}

/** muster_draft_peek_ruleset: Returns: (transfer none): what the campaign is played by */
MusterRuleset *
muster_draft_peek_ruleset (MusterDraft *draft)
{
  return draft->ruleset;
}

/** muster_draft_add: Returns: the index of a new, empty record, which stands at @place */
guint
muster_draft_add (MusterDraft     *draft,
                  MusterRecordKind kind,
                  MusterPlace      place)
{
  g_array_set_size (draft->records[kind], draft->records[kind]->len + 1);
  g_array_append_val (draft->places[kind], place);
  return draft->records[kind]->len - 1;
}

/** muster_draft_place: says where the record stands */
void
muster_draft_place (MusterDraft     *draft,
                    MusterRecordKind kind,
                    guint            index,
                    MusterPlace      place)
{
  g_array_index (draft->places[kind], MusterPlace, index) = place;
}

/** muster_draft_peek: Returns: (transfer none): the record, until the next of its kind is added */
gpointer
muster_draft_peek (MusterDraft     *draft,
                   MusterRecordKind kind,
                   guint            index)
{
  g_assert (index < draft->records[kind]->len);
  return draft->records[kind]->data + (gsize) index * muster_record_get_type (kind)->size;
}

/** muster_draft_count: Returns: how many records of @kind have been added */
guint
muster_draft_count (MusterDraft     *draft,
                    MusterRecordKind kind)
{
  return draft->records[kind]->len;
}

/** muster_draft_name: Returns: FALSE where another record of @kind has that id already */
gboolean
muster_draft_name (MusterDraft     *draft,
                   MusterRecordKind kind,
                   guint            index,
                   const char      *id)
{
  if (g_hash_table_contains (draft->names[kind], id))
    {
      return FALSE;
    }
  return g_hash_table_insert (draft->names[kind], g_strdup (id), GUINT_TO_POINTER (index + 1));
}

/** muster_draft_find: Returns: whether a record of @kind has that id; then @index is set */
gboolean
muster_draft_find (MusterDraft     *draft,
                   MusterRecordKind kind,
                   const char      *id,
                   guint           *index)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (draft->names[kind], id));

  if (found > 0)
    {
      *index = found - 1;
    }
  return found > 0;
}

/**
 * muster_draft_refer:
 * @field: that is to hold the key of the record which is named, or %MUSTER_DRAFT_OWN_KEY, or %MUSTER_DRAFT_NO_FIELD
 * @named: the kind of the record that is named
 * @id: its id
 * @place: where it is named
 */
void
muster_draft_refer (MusterDraft     *draft,
                    MusterRecordKind kind,
                    guint            index,
                    guint            field,
                    MusterRecordKind named,
                    const char      *id,
                    MusterPlace      place)
{
  Reference reference = {kind, index, field, named, g_strdup (id), place};

  g_array_append_val (draft->references, reference);
}

/** muster_draft_set_map: makes all hexes of the rectangle, none of which is there yet */
void
muster_draft_set_map (MusterDraft *draft,
                      guint        columns,
                      guint        rows)
{
  g_array_set_size (draft->records[MUSTER_HEX], columns * rows);
  g_array_set_size (draft->places[MUSTER_HEX], columns * rows);
  for (guint i = 0; i < columns * rows; i++)
    {
      ((MusterHex *) muster_draft_peek (draft, MUSTER_HEX, i))->key = MUSTER_HEX_KEY (i % columns, i / columns);
    }
}

/** muster_draft_peek_hex: Returns: (transfer none) (nullable): the hex, which may be none yet; NULL off the map */
MusterHex *
muster_draft_peek_hex (MusterDraft *draft,
                       guint32      hex)
{
  const MusterCampaign *campaign = muster_draft_peek_campaign (draft);
  guint column = MUSTER_HEX_COLUMN (hex);
  guint row = MUSTER_HEX_ROW (hex);

  return column < campaign->columns && row < campaign->rows
           ? muster_draft_peek (draft, MUSTER_HEX, row * campaign->columns + column)
           : NULL;
}

/* The key that the record has, once keys are given. */
static guint32
get_key (MusterDraft     *draft,
         MusterRecordKind kind,
         guint            index)
{
  return draft->first_keys[kind] + index;
}

/** muster_draft_find_key: Returns: (transfer none): the record of @kind, neither hex nor plot, that has @key */
gpointer
muster_draft_find_key (MusterDraft     *draft,
                       MusterRecordKind kind,
                       guint32          key)
{
  return muster_draft_peek (draft, kind, key - draft->first_keys[kind]);
}

/** muster_draft_fail: Returns: FALSE, with @error at the place of that record */
gboolean
muster_draft_fail (MusterDraft     *draft,
                   MusterRecordKind kind,
                   guint            index,
                   GError         **error,
                   const char      *format,
                   ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return muster_exchange_fail (error,
                               MUSTER_EXCHANGE_ERROR_MEANING,
                               draft->source,
                               g_array_index (draft->places[kind], MusterPlace, index),
                               "%s",
                               message);
}

static void
give_keys (MusterDraft *draft)
{
  guint32 next = 1;

  for (guint i = 0; i < G_N_ELEMENTS (keyed); i++)
    {
      draft->first_keys[keyed[i]] = next;
      for (guint index = 0; index < draft->records[keyed[i]]->len; index++)
        {
          *(guint32 *) muster_draft_peek (draft, keyed[i], index) = next++;
        }
    }
  muster_draft_peek_campaign (draft)->last_key = next - 1;
}

static gboolean
fail_unknown (MusterDraft     *draft,
              const Reference *reference,
              GError         **error)
{
  g_autofree char *message = NULL;

  switch ((int) reference->named)
    {
    case MUSTER_PLAYER:
      message = g_strdup_printf (_("there is no player %s"), reference->id);
      break;

    case MUSTER_TROOP:
      message = g_strdup_printf (_("there is no troop %s, neither in the rules nor in this file"), reference->id);
      break;

    case MUSTER_UNIT:
      message = g_strdup_printf (_("there is no unit %s"), reference->id);
      break;

    default:
      g_assert_not_reached ();
    }
  return muster_exchange_fail (error,
                               MUSTER_EXCHANGE_ERROR_MEANING,
                               draft->source,
                               reference->place,
                               "%s",
                               message);
}

/**
 * muster_draft_resolve:
 *
 * Gives the records their keys, and puts the keys where ids are named.
 *
 * Returns: FALSE where an id names nothing
 */
gboolean
muster_draft_resolve (MusterDraft *draft,
                      GError     **error)
{
  give_keys (draft);
  for (guint i = 0; i < draft->references->len; i++)
    {
      const Reference *reference = &g_array_index (draft->references, Reference, i);
      gpointer record = muster_draft_peek (draft, reference->kind, reference->index);
      guint named;

      if (!muster_draft_find (draft, reference->named, reference->id, &named))
        {
          return fail_unknown (draft, reference, error);
        }
      if (reference->field == MUSTER_DRAFT_OWN_KEY)
        {
          *(guint32 *) record = get_key (draft, reference->named, named);
        }
      else if (reference->field != MUSTER_DRAFT_NO_FIELD)
        {
          MusterValue value = {.number = get_key (draft, reference->named, named)};

          muster_record_set (reference->kind, record, reference->field, value);
        }
    }
  return TRUE;
}

static int
compare_keys (gconstpointer first,
              gconstpointer second)
{
  guint32 a = muster_record_get_key (first);
  guint32 b = muster_record_get_key (second);

  return (a > b) - (a < b);
}

/**
 * muster_draft_finish:
 * @effects: (out) (transfer full): what makes the world out of an empty one under the same ruleset
 *
 * Returns: (transfer full): the world of a draft that has been resolved
 */
MusterWorld *
muster_draft_finish (MusterDraft *draft,
                     GArray     **effects)
{
  g_autoptr (MusterWorld) empty = muster_world_new (draft->ruleset);
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  MusterEdit *edit = muster_edit_new (empty, verdict);

  g_array_sort (draft->records[MUSTER_PLOT], compare_keys);
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      for (guint i = 0; i < draft->records[kind]->len; i++)
        {
          muster_edit_put (edit, kind, muster_draft_peek (draft, kind, i));
        }
    }
  return muster_edit_finish (edit, effects);
}
