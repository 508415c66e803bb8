/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/map/map-page.h"

#include "campaign/command.h"
#include "campaign/plot.h"
#include "campaign/speed.h"
#include "campaign/unit.h"
#include "campaign/walk.h"
#include "pages/map/hex-facts.h"
#include "pages/map/inspector.h"
#include "widgets/hex-map-view.h"

#include <glib/gi18n-lib.h>

struct _MusterMapPage
{
  MusterPage parent_instance;

  guint layers;
  MusterPath dragged; /* route that is being drawn */
  guint32 dragged_to;

  /* Template children */
  MusterHexMapView *map;
  MusterInspector *inspector;
  GtkBox *layer_box;
};

G_DEFINE_FINAL_TYPE (MusterMapPage, muster_map_page, MUSTER_TYPE_PAGE)

static const struct
{
  const char *label; /* N_() */
  guint layer;
} layers[] = {
  {N_("Control"), MUSTER_MAP_CONTROL},
  {N_("Supply"), MUSTER_MAP_SUPPLY},
  {N_("Yield"), MUSTER_MAP_YIELD},
  {N_("Roads"), MUSTER_MAP_ROADS},
  {N_("Plots"), MUSTER_MAP_PLOTS},
  {N_("Units"), MUSTER_MAP_UNITS},
  {N_("Grid"), MUSTER_MAP_GRID},
};

static MusterWorld *
get_world (MusterMapPage *page)
{
  return muster_page_get_world (MUSTER_PAGE (page));
}

static gboolean
is_movement (MusterMapPage *page)
{
  return muster_world_get_campaign (get_world (page))->step == MUSTER_STEP_MOVEMENT;
}

static void
show_reach (MusterMapPage *page)
{
  guint32 key = muster_inspector_get_unit (page->inspector);
  const MusterUnit *unit = key != 0 ? muster_world_get_unit (get_world (page), key) : NULL;
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) reach = NULL;

  if (unit != NULL && is_movement (page))
    {
      reach = muster_unit_find_reach (get_world (page), unit);
      for (guint i = 0; i < reach->len; i++)
        {
          g_array_append_val (hexes, g_array_index (reach, MusterReach, i).hex);
        }
    }
  muster_hex_map_view_set_reach (page->map, (const guint32 *) hexes->data, hexes->len);
}

static void
show_selected (MusterMapPage *page)
{
  guint32 hex = muster_hex_map_view_get_selected (page->map);

  if (hex != MUSTER_NO_HEX && get_world (page) != NULL && muster_world_get_hex (get_world (page), hex) != NULL)
    {
      muster_inspector_show (page->inspector, get_world (page), hex);
    }
  else
    {
      muster_inspector_clear (page->inspector);
    }
}

static void
selected_cb (MusterMapPage *page)
{
  muster_hex_map_view_clear_route (page->map);
  show_selected (page);
  show_reach (page);
}

static void
unit_selected_cb (MusterInspector *inspector,
                  guint            unit,
                  MusterMapPage   *page)
{
  show_reach (page);
}

static char *
described_cb (MusterHexMapView *map,
              guint             hex,
              MusterMapPage    *page)
{
  g_autofree char *title = muster_hex_dup_title (get_world (page), hex);
  g_autofree char *summary = muster_hex_dup_summary (get_world (page), hex);
  guint n_units = 0;

  MUSTER_FOR_EACH (get_world (page), UNIT, MusterUnit, unit)
  {
    n_units += unit->at == hex && !muster_unit_is_destroyed (unit);
  }
  return g_strdup_printf (ngettext ("%s, %s, %u unit", "%s, %s, %u units", n_units), title, summary, n_units);
}

static const MusterUnit *
get_dragged_unit (MusterMapPage *page)
{
  guint32 key = muster_inspector_get_unit (page->inspector);

  return key != 0 ? muster_world_get_unit (get_world (page), key) : NULL;
}

/* A drag that begins on a unit which may move draws its route. */
static gboolean
drag_begun_cb (MusterHexMapView *map,
               guint             hex,
               MusterMapPage    *page)
{
  page->dragged = 0;
  page->dragged_to = hex;
  muster_hex_map_view_select (map, hex);
  return is_movement (page) && muster_inspector_select_mover (page->inspector);
}

/* Lengthens the route to a hex that touches its end; other hexes are passed over. */
static void
lengthen_route (MusterMapPage *page,
                guint32        hex)
{
  MusterSide side;

  if (muster_path_get_length (page->dragged) < MUSTER_PATH_MAX_STEPS &&
      muster_hex_side_towards (page->dragged_to, hex, &side))
    {
      page->dragged = muster_path_append (page->dragged, side);
      page->dragged_to = hex;
    }
}

static void
dragged_cb (MusterHexMapView *map,
            guint             hex,
            gboolean          done,
            MusterMapPage    *page)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  const MusterUnit *unit = get_dragged_unit (page);

  lengthen_route (page, hex);
  if (unit == NULL || page->dragged == 0)
    {
      return;
    }
  if (done)
    {
      muster_inspector_ask_to_plot (page->inspector);
    }
  muster_plot_judge (get_world (page), unit->key, page->dragged, verdict);
  muster_hex_map_view_set_route (map, unit->at, page->dragged, muster_verdict_get_status (verdict) != MUSTER_LEGAL);
  muster_inspector_set_path (page->inspector, page->dragged);
}

static void
run_for_unit (MusterMapPage *page,
              const char    *command,
              guint32        unit,
              const char    *path)
{
  g_autoptr (GString) text = g_string_new (command);

  muster_command_append_argument (text, "unit", muster_world_get_unit (get_world (page), unit)->id);
  if (path != NULL)
    {
      muster_command_append_argument (text, "path", path);
    }
  muster_hex_map_view_clear_route (page->map);
  muster_page_run_text (MUSTER_PAGE (page), text->str);
}

static void
plot_cb (MusterInspector *inspector,
         guint            unit,
         gint64           path,
         MusterMapPage   *page)
{
  g_autofree char *words = muster_path_dup_words (path);

  run_for_unit (page, "plot", unit, words);
}

static void
hold_cb (MusterInspector *inspector,
         guint            unit,
         MusterMapPage   *page)
{
  run_for_unit (page, "hold", unit, NULL);
}

static void
layer_toggled_cb (GtkToggleButton *button,
                  MusterMapPage   *page)
{
  guint layer = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "layer"));

  page->layers = gtk_toggle_button_get_active (button) ? page->layers | layer : page->layers & ~layer;
  muster_hex_map_view_set_layers (page->map, page->layers);
}

static void
add_layer_buttons (MusterMapPage *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_(layers[i].label));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), (page->layers & layers[i].layer) != 0);
      g_object_set_data (G_OBJECT (button), "layer", GUINT_TO_POINTER (layers[i].layer));
      g_signal_connect_object (button, "toggled", G_CALLBACK (layer_toggled_cb), page, 0);
      gtk_box_append (page->layer_box, button);
    }
}

static void
zoom_in_cb (MusterMapPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page->map), "map.zoom-in", NULL);
}

static void
zoom_out_cb (MusterMapPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page->map), "map.zoom-out", NULL);
}

static void
fit_cb (MusterMapPage *page)
{
  muster_hex_map_view_fit (page->map);
}

static void
select_hex_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *label)
{
  guint32 hex;

  if (muster_hex_from_label (g_variant_get_string (label, NULL), &hex))
    {
      muster_hex_map_view_select (MUSTER_MAP_PAGE (widget)->map, hex);
    }
}

static void
muster_map_page_session_changed (MusterPage *page)
{
  MusterMapPage *self = MUSTER_MAP_PAGE (page);

  muster_hex_map_view_set_world (self->map, NULL);
  muster_hex_map_view_select (self->map, MUSTER_NO_HEX);
  muster_inspector_clear (self->inspector);
}

static void
muster_map_page_world_changed (MusterPage  *page,
                               MusterWorld *before,
                               MusterWorld *after)
{
  MusterMapPage *self = MUSTER_MAP_PAGE (page);

  muster_hex_map_view_set_world (self->map, after);
  show_selected (self);
  show_reach (self);
}

static void
muster_map_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_MAP_PAGE);
  G_OBJECT_CLASS (muster_map_page_parent_class)->dispose (object);
}

static void
muster_map_page_class_init (MusterMapPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_map_page_dispose;
  MUSTER_PAGE_CLASS (class)->session_changed = muster_map_page_session_changed;
  MUSTER_PAGE_CLASS (class)->world_changed = muster_map_page_world_changed;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/pages/map/map-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterMapPage, map);
  gtk_widget_class_bind_template_child (widget_class, MusterMapPage, inspector);
  gtk_widget_class_bind_template_child (widget_class, MusterMapPage, layer_box);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, described_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begun_cb);
  gtk_widget_class_bind_template_callback (widget_class, dragged_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, plot_cb);
  gtk_widget_class_bind_template_callback (widget_class, hold_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_in_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_out_cb);
  gtk_widget_class_bind_template_callback (widget_class, fit_cb);
  gtk_widget_class_install_action (widget_class, "page.select-hex", "s", select_hex_cb);
}

static void
muster_map_page_init (MusterMapPage *page)
{
  g_type_ensure (MUSTER_TYPE_HEX_MAP_VIEW);
  g_type_ensure (MUSTER_TYPE_INSPECTOR);
  page->layers = MUSTER_MAP_ALL_BUT_SUPPLY;
  gtk_widget_init_template (GTK_WIDGET (page));
  add_layer_buttons (page);
}
