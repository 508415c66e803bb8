/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/preferences.h"

#define SCHEMA_ID "io.github.muster.Muster"

/** muster_preferences_new: Returns: (transfer full) (nullable): the person's; NULL where the schema is not installed */
GSettings *
muster_preferences_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL
                                       ? g_settings_schema_source_lookup (source, SCHEMA_ID, TRUE) : NULL;

  return schema != NULL ? g_settings_new (SCHEMA_ID) : NULL;
}

static void
chosen_cb (GtkDropDown *choice,
           GParamSpec  *spec,
           gpointer     key)
{
  GSettings *settings = g_object_get_data (G_OBJECT (choice), "settings");
  int selected = (int) gtk_drop_down_get_selected (choice);

  if (selected != g_settings_get_enum (settings, key))
    {
      g_settings_set_enum (settings, key, selected);
    }
}

static void
changed_cb (GSettings   *settings,
            const char  *key,
            GtkDropDown *choice)
{
  gtk_drop_down_set_selected (choice, g_settings_get_enum (settings, key));
}

/** muster_preferences_bind: keeps the value of an enumerated @key and the choice, in the same order, the same */
void
muster_preferences_bind (GSettings   *settings,
                         const char  *key,
                         GtkDropDown *choice)
{
  g_autofree char *detailed = g_strconcat ("changed::", key, NULL);

  changed_cb (settings, key, choice);
  g_object_set_data_full (G_OBJECT (choice), "settings", g_object_ref (settings), g_object_unref);
  g_signal_connect_data (choice, "notify::selected", G_CALLBACK (chosen_cb), g_strdup (key),
                         (GClosureNotify) (GCallback) g_free, 0);
  g_signal_connect_object (settings, detailed, G_CALLBACK (changed_cb), choice, 0);
}
