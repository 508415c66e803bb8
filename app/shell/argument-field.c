/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/argument-field.h"

#include "campaign/rulebook.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* Values and what they are called, side by side. */
typedef struct
{
  GPtrArray *values;
  GtkStringList *names;
} Choices;

static void
add_choice (Choices    *choices,
            const char *value,
            const char *name)
{
  g_ptr_array_add (choices->values, g_strdup (value));
  gtk_string_list_append (choices->names, name);
}

static void
add_named (Choices    *choices,
           const char *id,
           const char *name)
{
  g_autofree char *both = g_strdup_printf ("%s (%s)", name, id);

  add_choice (choices, id, both);
}

static void
add_records (Choices           *choices,
             const MusterWorld *world,
             MusterRecordKind   kind,
             guint              id_field,
             guint              name_field)
{
  for (guint i = 0; i < muster_world_count (world, kind); i++)
    {
      gconstpointer record = muster_world_nth (world, kind, i);

      add_named (choices, muster_record_get (kind, record, id_field).text,
                 muster_record_get (kind, record, name_field).text);
    }
}

static void
add_words (Choices    *choices,
           const char *words)
{
  g_auto (GStrv) each = g_strsplit (words, "|", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      add_choice (choices, each[i], each[i]);
    }
}

static void
add_rulings (Choices *choices)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();

  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      add_choice (choices, rulebook->rulings[i].key, rulebook->rulings[i].key);
    }
}

/* Returns: whether the type is one that can be chosen from a list */
static gboolean
fill (Choices                  *choices,
      const MusterArgumentSpec *spec,
      const MusterWorld        *world)
{
  switch (spec->type)
    {
    case MUSTER_ARGUMENT_PLAYER:
      add_records (choices, world, MUSTER_PLAYER, MUSTER_PLAYER_ID, MUSTER_PLAYER_NAME);
      return TRUE;

    case MUSTER_ARGUMENT_UNIT:
      add_records (choices, world, MUSTER_UNIT, MUSTER_UNIT_ID, MUSTER_UNIT_NAME);
      return TRUE;

    case MUSTER_ARGUMENT_TROOP:
      add_records (choices, world, MUSTER_TROOP, MUSTER_TROOP_ID, MUSTER_TROOP_NAME);
      return TRUE;

    case MUSTER_ARGUMENT_BATTLE:
      add_records (choices, world, MUSTER_BATTLE, MUSTER_BATTLE_ID, MUSTER_BATTLE_ID);
      return TRUE;

    case MUSTER_ARGUMENT_RESOURCE:
      add_words (choices, "grain|wood|stone");
      return TRUE;

    case MUSTER_ARGUMENT_TERRAIN:
      for (MusterTerrain terrain = MUSTER_TERRAIN_NONE; terrain < MUSTER_N_TERRAINS; terrain++)
        {
          add_choice (choices, muster_terrain_get_word (terrain), muster_terrain_get_title (terrain));
        }
      return TRUE;

    case MUSTER_ARGUMENT_RACE:
      for (MusterRace race = MUSTER_RACE_FIRSTBORN; race < MUSTER_N_RACES; race++)
        {
          add_choice (choices, muster_race_get_word (race), muster_race_get_title (race));
        }
      return TRUE;

    case MUSTER_ARGUMENT_RULING:
      add_rulings (choices);
      return TRUE;

    case MUSTER_ARGUMENT_CHOICE:
      add_words (choices, spec->choices);
      return TRUE;

    case MUSTER_ARGUMENT_TEXT:
    case MUSTER_ARGUMENT_NAME:
    case MUSTER_ARGUMENT_ID:
    case MUSTER_ARGUMENT_COUNT:
    case MUSTER_ARGUMENT_NUMBER:
    case MUSTER_ARGUMENT_SIGNED:
    case MUSTER_ARGUMENT_UNITS:
    case MUSTER_ARGUMENT_HEX:
    case MUSTER_ARGUMENT_HEXES:
    case MUSTER_ARGUMENT_SIDES:
    case MUSTER_ARGUMENT_PATH:
    case MUSTER_ARGUMENT_ORDER:
    case MUSTER_ARGUMENT_OWNER:
      return FALSE;
    }
  g_assert_not_reached ();
}

static GtkWidget *
new_drop_down (Choices *choices)
{
  GtkExpression *expression = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  GtkWidget *drop_down = gtk_drop_down_new (G_LIST_MODEL (g_object_ref (choices->names)), expression);

  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (drop_down), choices->values->len > 10);
  g_ptr_array_add (choices->values, NULL);
  g_object_set_data_full (G_OBJECT (drop_down), "values", g_ptr_array_free (g_steal_pointer (&choices->values), FALSE),
                          (GDestroyNotify) g_strfreev);
  return drop_down;
}

static GtkWidget *
new_entry (const MusterArgumentSpec *spec)
{
  const char *takes = muster_argument_type_describe (spec->type);
  GtkWidget *entry = gtk_entry_new ();

  if (takes != NULL)
    {
      gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _(takes));
      gtk_widget_set_tooltip_text (entry, _(takes));
    }
  gtk_widget_set_hexpand (entry, TRUE);
  return entry;
}

/** muster_argument_field_new: Returns: (transfer floating): an entry or a list for the argument */
GtkWidget *
muster_argument_field_new (const MusterArgumentSpec *spec,
                           const MusterWorld        *world)
{
  Choices choices = {g_ptr_array_new_with_free_func (g_free), gtk_string_list_new (NULL)};
  GtkWidget *field;

  add_choice (&choices, "", spec->required ? _("Choose…") : "–");
  field = fill (&choices, spec, world) ? new_drop_down (&choices) : new_entry (spec);
  g_clear_pointer (&choices.values, g_ptr_array_unref);
  g_object_unref (choices.names);
  return field;
}

/** muster_argument_field_dup_value: Returns: (transfer full): what is entered, "" for nothing */
char *
muster_argument_field_dup_value (GtkWidget *field)
{
  if (GTK_IS_DROP_DOWN (field))
    {
      const char *const *values = g_object_get_data (G_OBJECT (field), "values");
      guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (field));

      return g_strdup (selected != GTK_INVALID_LIST_POSITION ? values[selected] : "");
    }
  return g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
}

/** muster_argument_field_get_signal: Returns: (transfer none): the signal that tells of another value */
const char *
muster_argument_field_get_signal (GtkWidget *field)
{
  return GTK_IS_DROP_DOWN (field) ? "notify::selected" : "changed";
}
