/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/battles/battle-entry.h"

#include "widgets/drop-down.h"
#include "widgets/tally-button.h"

#include <string.h>

/** muster_battle_entry_init: makes @widget the entry for @key, which is copied */
void
muster_battle_entry_init (GtkWidget             *widget,
                          const MusterBattleKey *key)
{
  GObject *object = G_OBJECT (widget);

  g_object_set_data_full (object, "word", g_strdup (key->word), g_free);
  g_object_set_data_full (object, "unit", g_strdup (key->unit), g_free);
  g_object_set_data_full (object, "player", g_strdup (key->player), g_free);
  g_object_set_data_full (object, "mark", g_strdup (key->mark), g_free);
}

/** muster_battle_entry_get_word: Returns: (transfer none): which word of the result it is */
const char *
muster_battle_entry_get_word (GtkWidget *entry)
{
  return g_object_get_data (G_OBJECT (entry), "word");
}

/** muster_battle_entry_get_unit: Returns: (transfer none) (nullable): the id of the unit that it is about */
const char *
muster_battle_entry_get_unit (GtkWidget *entry)
{
  return g_object_get_data (G_OBJECT (entry), "unit");
}

/** muster_battle_entry_get_player: Returns: (transfer none) (nullable): the id of the player that it is about */
const char *
muster_battle_entry_get_player (GtkWidget *entry)
{
  return g_object_get_data (G_OBJECT (entry), "player");
}

/** muster_battle_entry_get_mark: Returns: (transfer none): what it says when it is ticked */
const char *
muster_battle_entry_get_mark (GtkWidget *entry)
{
  const char *mark = g_object_get_data (G_OBJECT (entry), "mark");

  return mark != NULL ? mark : "yes";
}

/** muster_battle_choice_new: Returns: (transfer floating): a drop-down whose first choice, @nothing, says nothing */
GtkWidget *
muster_battle_choice_new (const char *nothing)
{
  GtkWidget *choice = muster_drop_down_new ();

  g_object_set_data_full (G_OBJECT (choice), "ids", g_ptr_array_new_with_free_func (g_free),
                          (GDestroyNotify) g_ptr_array_unref);
  muster_battle_choice_add (choice, "", nothing);
  return choice;
}

/** muster_battle_choice_add: adds what @name stands for */
void
muster_battle_choice_add (GtkWidget  *choice,
                          const char *id,
                          const char *name)
{
  GListModel *names = gtk_drop_down_get_model (GTK_DROP_DOWN (choice));

  g_ptr_array_add (g_object_get_data (G_OBJECT (choice), "ids"), g_strdup (id));
  gtk_string_list_append (GTK_STRING_LIST (names), name);
}

static const char *
get_chosen (GtkWidget *choice)
{
  GPtrArray *ids = g_object_get_data (G_OBJECT (choice), "ids");
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice));

  return selected < ids->len ? g_ptr_array_index (ids, selected) : "";
}

/** muster_battle_entry_dup_value: Returns: (transfer full): what is entered, "" for nothing */
char *
muster_battle_entry_dup_value (GtkWidget *entry)
{
  if (GTK_IS_CHECK_BUTTON (entry))
    {
      gboolean ticked = gtk_check_button_get_active (GTK_CHECK_BUTTON (entry));

      return g_strdup (ticked ? muster_battle_entry_get_mark (entry) : "");
    }
  if (GTK_IS_SPIN_BUTTON (entry))
    {
      int number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (entry));

      return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
    }
  if (MUSTER_IS_TALLY_BUTTON (entry))
    {
      return muster_tally_button_dup_value (MUSTER_TALLY_BUTTON (entry));
    }
  return g_strdup (get_chosen (entry));
}

static void
choose (GtkWidget  *choice,
        const char *id)
{
  GPtrArray *ids = g_object_get_data (G_OBJECT (choice), "ids");

  for (guint i = 0; i < ids->len; i++)
    {
      if (strcmp (g_ptr_array_index (ids, i), id) == 0)
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
        }
    }
}

/** muster_battle_entry_set_value: enters @value, as muster_battle_entry_dup_value() gives it */
void
muster_battle_entry_set_value (GtkWidget  *entry,
                               const char *value)
{
  if (GTK_IS_CHECK_BUTTON (entry))
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (entry), strcmp (value, muster_battle_entry_get_mark (entry)) == 0);
    }
  else if (GTK_IS_SPIN_BUTTON (entry))
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (entry), g_ascii_strtoll (value, NULL, 10));
    }
  else if (MUSTER_IS_TALLY_BUTTON (entry))
    {
      muster_tally_button_set_value (MUSTER_TALLY_BUTTON (entry), value);
    }
  else
    {
      choose (entry, value);
    }
}
