/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/tally-button.h"

#include "widgets/naming.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define MAX_COUNT 20

struct _MusterTallyButton
{
  GtkWidget parent_instance;

  gboolean filling;

  /* Owned */
  char *name;

  /* Borrowed: children */
  GtkWidget *button;
  GtkWidget *grid;
  GPtrArray *counts; /* Owned; of spin buttons, borrowed */
};

G_DEFINE_FINAL_TYPE (MusterTallyButton, muster_tally_button, GTK_TYPE_WIDGET)

enum
{
  PROP_VALUE = 1,
};

static GParamSpec *value_property;

static void
show_total (MusterTallyButton *button)
{
  g_autofree char *label = NULL;
  g_autofree char *spoken = NULL;
  int total = 0;

  for (guint i = 0; i < button->counts->len; i++)
    {
      total += gtk_spin_button_get_value_as_int (g_ptr_array_index (button->counts, i));
    }
  label = total > 0 ? g_strdup_printf ("%d", total) : g_strdup ("–");
  spoken = g_strdup_printf ("%s: %d", button->name, total);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button->button), label);
  muster_widget_set_name_told (button->button, spoken);
}

/** muster_tally_button_new: Returns: (transfer floating): a button for what @name says happened */
GtkWidget *
muster_tally_button_new (const char *name)
{
  MusterTallyButton *button = g_object_new (MUSTER_TYPE_TALLY_BUTTON, NULL);

  button->name = g_strdup (name);
  gtk_widget_set_tooltip_text (button->button, name);
  gtk_widget_set_sensitive (button->button, FALSE); /* until there is something to count */
  show_total (button);
  return GTK_WIDGET (button);
}

static void
counted_cb (GtkSpinButton     *spin,
            MusterTallyButton *button)
{
  show_total (button);
  if (!button->filling)
    {
      g_object_notify_by_pspec (G_OBJECT (button), value_property);
    }
}

/** muster_tally_button_add: adds a thing that can be counted */
void
muster_tally_button_add (MusterTallyButton *button,
                         const char        *id,
                         const char        *name)
{
  int row = button->counts->len;
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MAX_COUNT, 1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (spin), "id", g_strdup (id), g_free);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (counted_cb), button, 0);
  gtk_grid_attach (GTK_GRID (button->grid), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (button->grid), spin, 1, row, 1, 1);
  g_ptr_array_add (button->counts, spin);
  gtk_widget_set_sensitive (button->button, TRUE);
}

/** muster_tally_button_dup_value: Returns: (transfer full): ids parted by commas, each as often as it was counted */
char *
muster_tally_button_dup_value (MusterTallyButton *button)
{
  GString *value = g_string_new (NULL);

  for (guint i = 0; i < button->counts->len; i++)
    {
      GtkSpinButton *spin = g_ptr_array_index (button->counts, i);

      for (int n = gtk_spin_button_get_value_as_int (spin); n > 0; n--)
        {
          g_string_append_printf (value, "%s%s", value->len > 0 ? "," : "",
                                  (const char *) g_object_get_data (G_OBJECT (spin), "id"));
        }
    }
  return g_string_free (value, FALSE);
}

/** muster_tally_button_set_value: counts what @value lists; this is not notified */
void
muster_tally_button_set_value (MusterTallyButton *button,
                               const char        *value)
{
  g_auto (GStrv) ids = g_strsplit (value, ",", -1);

  button->filling = TRUE;
  for (guint i = 0; i < button->counts->len; i++)
    {
      GtkSpinButton *spin = g_ptr_array_index (button->counts, i);
      int count = 0;

      for (guint n = 0; ids[n] != NULL; n++)
        {
          count += strcmp (ids[n], g_object_get_data (G_OBJECT (spin), "id")) == 0;
        }
      gtk_spin_button_set_value (spin, count);
    }
  button->filling = FALSE;
  show_total (button);
}

static void
muster_tally_button_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *spec)
{
  switch (id)
    {
    case PROP_VALUE:
      g_value_take_string (value, muster_tally_button_dup_value (MUSTER_TALLY_BUTTON (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_tally_button_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_TALLY_BUTTON (object)->button, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_tally_button_parent_class)->dispose (object);
}

static void
muster_tally_button_finalize (GObject *object)
{
  MusterTallyButton *button = MUSTER_TALLY_BUTTON (object);

  g_free (button->name);
  g_ptr_array_unref (button->counts);
  G_OBJECT_CLASS (muster_tally_button_parent_class)->finalize (object);
}

static void
muster_tally_button_class_init (MusterTallyButtonClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = muster_tally_button_get_property;
  object_class->dispose = muster_tally_button_dispose;
  object_class->finalize = muster_tally_button_finalize;
  value_property = g_param_spec_string ("value", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_VALUE, value_property);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_tally_button_init (MusterTallyButton *button)
{
  GtkWidget *popover = gtk_popover_new ();

  button->counts = g_ptr_array_new ();
  button->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (button->grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (button->grid), 6);
  gtk_popover_set_child (GTK_POPOVER (popover), button->grid);
  button->button = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button->button), popover);
  gtk_widget_set_parent (button->button, GTK_WIDGET (button));
}
