/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/random-campaign.h"

#include "campaign/edit.h"
#include "campaign/little-ruleset.h"
#include "campaign/rulebook.h"

#include <string.h>

typedef struct
{
  MusterRecordKind kind;
  guint field;
  MusterRecordKind names;
} Reference;

static const Reference references[] = {
  {MUSTER_ALLIANCE, MUSTER_ALLIANCE_FIRST, MUSTER_PLAYER},
  {MUSTER_ALLIANCE, MUSTER_ALLIANCE_SECOND, MUSTER_PLAYER},
  {MUSTER_HEX, MUSTER_HEX_OWNER, MUSTER_PLAYER},
  {MUSTER_HEX, MUSTER_HEX_START_OWNER, MUSTER_PLAYER},
  {MUSTER_HEX, MUSTER_HEX_HOME, MUSTER_PLAYER},
  {MUSTER_UNIT, MUSTER_UNIT_PLAYER, MUSTER_PLAYER},
  {MUSTER_UNIT, MUSTER_UNIT_TROOP, MUSTER_TROOP},
  {MUSTER_UNIT, MUSTER_UNIT_AT, MUSTER_HEX},
  {MUSTER_BATTLE, MUSTER_BATTLE_AT, MUSTER_HEX},
  {MUSTER_BATTLE, MUSTER_BATTLE_DEFENDER, MUSTER_PLAYER},
  {MUSTER_BATTLE, MUSTER_BATTLE_WINNER, MUSTER_PLAYER},
  {MUSTER_COMBATANT, MUSTER_COMBATANT_BATTLE, MUSTER_BATTLE},
  {MUSTER_COMBATANT, MUSTER_COMBATANT_UNIT, MUSTER_UNIT},
  {MUSTER_COMBATANT, MUSTER_COMBATANT_PLAYER, MUSTER_PLAYER},
  {MUSTER_FOUGHT, MUSTER_FOUGHT_FIRST, MUSTER_PLAYER},
  {MUSTER_FOUGHT, MUSTER_FOUGHT_SECOND, MUSTER_PLAYER},
};

/* What may come in this order, so that whatever a record names is there, and what nothing else names may go. */
static const MusterRecordKind kinds_to_put[] = {
  MUSTER_PLAYER, MUSTER_TROOP, MUSTER_UNIT, MUSTER_BATTLE, MUSTER_COMBATANT,
  MUSTER_ALLIANCE, MUSTER_FOUGHT, MUSTER_CHOICE, MUSTER_CHOSEN_RULING,
};
static const MusterRecordKind kinds_to_drop[] = {
  MUSTER_COMBATANT, MUSTER_ALLIANCE, MUSTER_FOUGHT, MUSTER_CHOICE, MUSTER_CHOSEN_RULING, MUSTER_PLOT,
};

static const char *const pieces[] = {
  "a", "Z", "9", " ", "\n", "\t", "\\", "~", "'", "\"", "=", "%s", "é", "Ж", "\xe6\x88\xa6", "\xf0\x9f\x8f\xb0", "u1",
};

static char *
draw_text (GRand             *rand,
           const MusterField *field)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_pieces = g_rand_int_range (rand, 0, 12);

  if (field->low == 0 && g_rand_int_range (rand, 0, 4) == 0)
    {
      return NULL;
    }
  for (guint i = 0; i < n_pieces; i++)
    {
      const char *piece = pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))];

      if (text->len + strlen (piece) <= (gsize) field->high)
        {
          g_string_append (text, piece);
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gint64
draw_number (GRand             *rand,
             const MusterField *field)
{
  guint64 span = (guint64) field->high - (guint64) field->low;
  guint64 drawn = (guint64) g_rand_int (rand) << 32 | g_rand_int (rand);

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      return field->low;

    case 1:
      return field->high;

    default:
      return (gint64) ((guint64) field->low + (span == G_MAXUINT64 ? drawn : drawn % (span + 1)));
    }
}

/* Returns: whether the key was drawn; some keys mean nothing here and stay what they are */
static gboolean
draw_key (GRand             *rand,
          const MusterWorld *world,
          MusterRecordKind   kind,
          guint              field,
          gint64            *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      MusterRecordKind names = references[i].names;
      guint n_named = muster_world_count (world, names);

      if (references[i].kind == kind && references[i].field == field && n_named > 0)
        {
          *key = muster_record_get_key (muster_world_nth (world, names, g_rand_int_range (rand, 0, n_named)));
          return TRUE;
        }
    }
  return FALSE;
}

static void
fill_record (GRand             *rand,
             const MusterWorld *world,
             MusterRecordKind   kind,
             gpointer           record)
{
  const MusterRecordType *type = muster_record_get_type (kind);

  for (guint i = 0; i < type->n_fields; i++)
    {
      const MusterField *field = &type->fields[i];

      if (field->type == MUSTER_FIELD_TEXT)
        {
          g_autofree char *text = draw_text (rand, field);
          g_autoptr (GRefString) counted = text != NULL ? g_ref_string_new (text) : NULL;

          muster_record_set (kind, record, i, (MusterValue) {.text = counted});
        }
      else
        {
          MusterValue value = {.number = field->type == MUSTER_FIELD_KEY ? 0 : draw_number (rand, field)};

          if (field->type == MUSTER_FIELD_KEY)
            {
              draw_key (rand, world, kind, i, &value.number);
            }
          muster_record_set (kind, record, i, value);
        }
    }
}

static void
put_record (GRand           *rand,
            MusterEdit      *edit,
            MusterRecordKind kind,
            guint32          key)
{
  gpointer record = g_malloc0 (muster_record_get_type (kind)->size);

  fill_record (rand, muster_edit_peek_world (edit), kind, record);
  *(guint32 *) record = key;
  muster_edit_put (edit, kind, record);
  muster_record_free (kind, record);
}

static void
put_plot (GRand      *rand,
          MusterEdit *edit)
{
  const MusterWorld *world = muster_edit_peek_world (edit);
  guint n_units = muster_world_count (world, MUSTER_UNIT);
  const MusterUnit *unit = muster_world_nth (world, MUSTER_UNIT, g_rand_int_range (rand, 0, n_units));

  if (muster_world_find (world, MUSTER_PLOT, unit->key) == NULL)
    {
      put_record (rand, edit, MUSTER_PLOT, unit->key);
    }
}

static void
drop_record (GRand      *rand,
             MusterEdit *edit)
{
  const MusterWorld *world = muster_edit_peek_world (edit);
  MusterRecordKind kind = kinds_to_drop[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds_to_drop))];
  guint n_records = muster_world_count (world, kind);

  if (n_records > 0)
    {
      guint index = g_rand_int_range (rand, 0, n_records);

      muster_edit_drop (edit, kind, muster_record_get_key (muster_world_nth (world, kind, index)));
    }
}

static gboolean
is_fixed (MusterRecordKind kind,
          guint            field)
{
  return kind == MUSTER_CAMPAIGN && (field == MUSTER_CAMPAIGN_COLUMNS || field == MUSTER_CAMPAIGN_ROWS);
}

static void
change_record (GRand      *rand,
               MusterEdit *edit)
{
  const MusterWorld *world = muster_edit_peek_world (edit);
  MusterRecordKind kind = g_rand_int_range (rand, 0, MUSTER_N_RECORDS);
  const MusterRecordType *type = muster_record_get_type (kind);
  guint n_records = muster_world_count (world, kind);
  guint field = g_rand_int_range (rand, 0, type->n_fields);
  guint32 key;
  gint64 number;

  if (n_records == 0 || is_fixed (kind, field))
    {
      return;
    }
  key = muster_record_get_key (muster_world_nth (world, kind, g_rand_int_range (rand, 0, n_records)));
  if (type->fields[field].type == MUSTER_FIELD_TEXT)
    {
      g_autofree char *text = draw_text (rand, &type->fields[field]);

      muster_edit_set_text (edit, kind, key, field, text);
    }
  else if (type->fields[field].type != MUSTER_FIELD_KEY)
    {
      muster_edit_set (edit, kind, key, field, draw_number (rand, &type->fields[field]));
    }
  else if (draw_key (rand, world, kind, field, &number))
    {
      muster_edit_set (edit, kind, key, field, number);
    }
}

/** random_campaign_new: Returns: (transfer full): a campaign with a whole map, players, troops and units */
MusterWorld *
random_campaign_new (guint32 seed,
                     guint   columns,
                     guint   rows)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (MusterRuleset) ruleset = little_ruleset_new ();
  g_autoptr (MusterWorld) empty = muster_world_new (ruleset);
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  g_autoptr (GArray) effects = NULL;
  MusterEdit *edit = muster_edit_new (empty, verdict);
  MusterCampaign campaign = {.key = 1, .name = g_ref_string_new ("The Vale"),
                             .columns = columns, .rows = rows, .seed = 42};

  muster_edit_put (edit, MUSTER_CAMPAIGN, &campaign);
  g_ref_string_release (campaign.name);
  for (guint i = 0; i < columns * rows; i++)
    {
      put_record (rand, edit, MUSTER_HEX, MUSTER_HEX_KEY (i % columns, i / columns));
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds_to_put); i++)
    {
      for (guint j = 0; j < 5; j++)
        {
          put_record (rand, edit, kinds_to_put[i], 0);
        }
    }
  put_plot (rand, edit);
  return muster_edit_finish (edit, &effects);
}

/**
 * random_entry_new:
 * @n_changes: how many changes to try; a few come to nothing
 *
 * Returns: (transfer full): an act upon @world
 */
MusterJournalEntry *
random_entry_new (GRand       *rand,
                  MusterWorld *world,
                  gint64       id,
                  guint        n_changes)
{
  MusterJournalEntry *entry = muster_journal_entry_new_blank (id);
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  MusterEdit *edit;
  MusterWorld *after;
  MusterRoll roll = {.number = id, .sides = 20, .value = 7, .clause = MUSTER_CITE (HARV_2),
                     .reason = MUSTER_WHY (HARVEST, YIELD)};

  entry->turn = campaign->turn;
  entry->step = campaign->step;
  entry->command = g_strdup_printf ("note text=\"entry %" G_GINT64_FORMAT "\"", id);
  entry->rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));
  g_array_append_val (entry->rolls, roll);
  entry->verdict = muster_verdict_new ();
  edit = muster_edit_new (world, entry->verdict);
  muster_edit_cite (edit, MUSTER_CITE (HARV_2), MUSTER_WHY (HARVEST, YIELD),
                    MUSTER_FACT_NUMBER_OF (AMOUNT, id), MUSTER_FACT_WORDS_OF (WHAT, "a word\nand another"));
  for (guint i = 0; i < n_changes; i++)
    {
      switch (g_rand_int_range (rand, 0, 8))
        {
        case 0:
          put_record (rand, edit, kinds_to_put[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds_to_put))], 0);
          break;

        case 1:
          put_plot (rand, edit);
          break;

        case 2:
          drop_record (rand, edit);
          break;

        default:
          change_record (rand, edit);
          break;
        }
    }
  after = muster_edit_finish (edit, &entry->effects);
  muster_world_unref (after);
  return entry;
}

/** take_world_after: puts the world after @entry into the place of @world */
void
take_world_after (MusterWorld             **world,
                  const MusterJournalEntry *entry)
{
  MusterWorld *after = muster_world_apply (*world, entry->effects);

  g_assert_nonnull (after);
  muster_world_unref (*world);
  *world = after;
}
