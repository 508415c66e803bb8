/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/battles/battle-entry.h"

#include "widgets/tally-button.h"

#include <string.h>

/** muster_battle_entry_init: makes @widget the entry of that word of a result, of that unit (nullable) */
void
muster_battle_entry_init (GtkWidget  *widget,
                          const char *word,
                          const char *unit)
{
  g_object_set_data_full (G_OBJECT (widget), "word", g_strdup (word), g_free);
  g_object_set_data_full (G_OBJECT (widget), "unit", g_strdup (unit), g_free);
}

/** muster_battle_entry_get_word: Returns: (transfer none): which field of the result it is */
const char *
muster_battle_entry_get_word (GtkWidget *field)
{
  return g_object_get_data (G_OBJECT (field), "word");
}

/** muster_battle_entry_get_unit: Returns: (transfer none) (nullable): the id of the unit that it is about */
const char *
muster_battle_entry_get_unit (GtkWidget *field)
{
  return g_object_get_data (G_OBJECT (field), "unit");
}

static char *
dup_choice (GtkWidget *drop_down)
{
  const char *const *ids = g_object_get_data (G_OBJECT (drop_down), "ids");
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));

  return selected == GTK_INVALID_LIST_POSITION ? g_strdup ("") : g_strdup (ids[selected]);
}

/** muster_battle_entry_dup_value: Returns: (transfer full): what is entered, "" for nothing */
char *
muster_battle_entry_dup_value (GtkWidget *field)
{
  if (GTK_IS_CHECK_BUTTON (field))
    {
      return g_strdup (gtk_check_button_get_active (GTK_CHECK_BUTTON (field)) ? "yes" : "");
    }
  if (GTK_IS_SPIN_BUTTON (field))
    {
      int number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field));

      return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
    }
  if (MUSTER_IS_TALLY_BUTTON (field))
    {
      return muster_tally_button_dup_value (MUSTER_TALLY_BUTTON (field));
    }
  if (GTK_IS_DROP_DOWN (field))
    {
      return dup_choice (field);
    }
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (field))));
}

static void
choose (GtkWidget  *drop_down,
        const char *value)
{
  const char *const *ids = g_object_get_data (G_OBJECT (drop_down), "ids");

  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (strcmp (ids[i], value) == 0)
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
        }
    }
}

/** muster_battle_entry_set_value: enters @value */
void
muster_battle_entry_set_value (GtkWidget  *field,
                               const char *value)
{
  if (GTK_IS_CHECK_BUTTON (field))
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (field), value[0] != '\0' && strcmp (value, "no") != 0);
    }
  else if (GTK_IS_SPIN_BUTTON (field))
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), g_ascii_strtoll (value, NULL, 10));
    }
  else if (MUSTER_IS_TALLY_BUTTON (field))
    {
      muster_tally_button_set_value (MUSTER_TALLY_BUTTON (field), value);
    }
  else if (GTK_IS_DROP_DOWN (field))
    {
      choose (field, value);
    }
  else
    {
      gtk_editable_set_text (GTK_EDITABLE (field), value);
    }
}
