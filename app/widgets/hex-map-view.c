/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/hex-map-view.h"

#include "widgets/cursor-cell.h"
#include "widgets/hex-map-input.h"
#include "widgets/theme.h"

#include <glib/gi18n-lib.h>

#include <math.h>

/* Radius of a hex at each zoom step: 10 % to 400 % of 30 pixels. */
static const double radii[] = {3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 30, 36, 42, 50, 60, 72, 85, 100, 120};
#define FIRST_STEP 11

#define MARGIN 24
#define REACH_INSET 0.1 /* of the radius */
#define CACHE_BYTES ((gsize) 64 << 20)
#define KEY_PAN_SHARE 0.4 /* of the window, when the selection leaves it */

G_DEFINE_FINAL_TYPE (MusterHexMapView, muster_hex_map_view, GTK_TYPE_WIDGET)

enum
{
  PROP_SELECTED = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];
guint muster_hex_map_view_signals[MUSTER_N_HEX_MAP_VIEW_SIGNALS];

static void
paint_tile (cairo_t *cr,
            double   x,
            double   y,
            gpointer data)
{
  MusterHexMapView *view = data;

  muster_hex_map_draw_ground (view->map, cr, x, y, MUSTER_TILE_EDGE, MUSTER_TILE_EDGE);
  muster_hex_map_draw_pieces (view->map, cr, x, y, MUSTER_TILE_EDGE, MUSTER_TILE_EDGE);
}

static void
forget_kept (MusterHexMapView *view)
{
  g_clear_pointer (&view->kept, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/* Makes the painter anew, after a change of world, zoom, layers or theme. */
static void
renew_map (MusterHexMapView *view)
{
  g_clear_pointer (&view->map, muster_hex_map_free);
  g_clear_pointer (&view->tiles, muster_tile_cache_free);
  if (view->world != NULL)
    {
      view->map = muster_hex_map_new (view->world, muster_theme_get_palette (GTK_WIDGET (view)),
                                      radii[view->zoom_step], MARGIN, view->layers);
      view->tiles = muster_tile_cache_new (gtk_widget_get_scale_factor (GTK_WIDGET (view)), CACHE_BYTES, paint_tile,
                                           view);
    }
  forget_kept (view);
}

static void
place_cells (MusterHexMapView *view)
{
  gtk_widget_queue_allocate (GTK_WIDGET (view));
}

/* Keeps a part of the map in sight. */
static void
clamp_place (MusterHexMapView *view)
{
  double width, height;
  double shown_width = gtk_widget_get_width (GTK_WIDGET (view));
  double shown_height = gtk_widget_get_height (GTK_WIDGET (view));

  if (view->map == NULL || shown_width <= 0)
    {
      return;
    }
  muster_hex_layout_get_size (muster_hex_map_get_layout (view->map), &width, &height);
  view->x = round (width <= shown_width ? (width - shown_width) / 2 : CLAMP (view->x, 0, width - shown_width));
  view->y = round (height <= shown_height ? (height - shown_height) / 2 : CLAMP (view->y, 0, height - shown_height));
}

/** muster_hex_map_view_move_to: brings that point of the map to the widget's left upper corner, as far as it may be */
void
muster_hex_map_view_move_to (MusterHexMapView *view,
                             double            x,
                             double            y)
{
  view->x = x;
  view->y = y;
  clamp_place (view);
  place_cells (view);
  forget_kept (view);
}

/** muster_hex_map_view_pan: moves the map by that many pixels */
void
muster_hex_map_view_pan (MusterHexMapView *view,
                         double            dx,
                         double            dy)
{
  view->fit_wanted = FALSE;
  muster_hex_map_view_move_to (view, view->x - dx, view->y - dy);
}

/** muster_hex_map_view_get_radius: Returns: of a hex at the zoom, in pixels */
double
muster_hex_map_view_get_radius (MusterHexMapView *view)
{
  return radii[view->zoom_step];
}

/**
 * muster_hex_map_view_get_n_painted: Returns: how many tiles were painted since world, zoom, layers or theme changed
 */
guint
muster_hex_map_view_get_n_painted (MusterHexMapView *view)
{
  return view->tiles != NULL ? muster_tile_cache_get_n_painted (view->tiles) : 0;
}

static void
set_zoom_step (MusterHexMapView *view,
               guint             step)
{
  if (step != view->zoom_step)
    {
      view->zoom_step = step;
      renew_map (view);
    }
}

/** muster_hex_map_view_zoom: goes in or out by @steps; the point (@x, @y) of the widget stays where it is */
void
muster_hex_map_view_zoom (MusterHexMapView *view,
                          int               steps,
                          double            x,
                          double            y)
{
  double before = radii[view->zoom_step];
  int step = CLAMP ((int) view->zoom_step + steps, 0, (int) G_N_ELEMENTS (radii) - 1);
  double share = radii[step] / before;

  view->fit_wanted = FALSE;
  set_zoom_step (view, step);
  muster_hex_map_view_move_to (view, (view->x + x - MARGIN) * share + MARGIN - x,
                               (view->y + y - MARGIN) * share + MARGIN - y);
}

/** muster_hex_map_view_fit: shows the whole map as large as it fits, until it is zoomed or dragged */
void
muster_hex_map_view_fit (MusterHexMapView *view)
{
  const MusterCampaign *campaign;
  double wanted;
  guint step = 0;

  view->fit_wanted = TRUE;
  if (view->world == NULL || gtk_widget_get_width (GTK_WIDGET (view)) == 0)
    {
      return;
    }
  campaign = muster_world_get_campaign (view->world);
  wanted = muster_hex_layout_fit (campaign->columns, campaign->rows, MARGIN,
                                  gtk_widget_get_width (GTK_WIDGET (view)), gtk_widget_get_height (GTK_WIDGET (view)));
  while (step + 1 < G_N_ELEMENTS (radii) && radii[step + 1] <= wanted)
    {
      step++;
    }
  set_zoom_step (view, step);
  muster_hex_map_view_move_to (view, 0, 0);
}

/** muster_hex_map_view_set_world: shows another world, NULL for none; zoom and place stay when the map's size does */
void
muster_hex_map_view_set_world (MusterHexMapView *view,
                               MusterWorld      *world)
{
  gboolean fit = view->world == NULL;

  g_clear_pointer (&view->world, muster_world_unref);
  view->world = world != NULL ? muster_world_ref (world) : NULL;
  renew_map (view);
  if (fit && world != NULL)
    {
      muster_hex_map_view_fit (view);
    }
  clamp_place (view);
}

/** muster_hex_map_view_set_layers: shows those of MusterMapLayer */
void
muster_hex_map_view_set_layers (MusterHexMapView *view,
                                guint             layers)
{
  if (view->layers != layers)
    {
      view->layers = layers;
      renew_map (view);
    }
}

static void
show_hex (MusterHexMapView *view,
          guint32           hex)
{
  double x, y;
  double width = gtk_widget_get_width (GTK_WIDGET (view));
  double height = gtk_widget_get_height (GTK_WIDGET (view));
  double radius = radii[view->zoom_step];

  muster_hex_layout_get_centre (muster_hex_map_get_layout (view->map), hex, &x, &y);
  if (x - radius < view->x || x + radius > view->x + width)
    {
      view->x = x - width * KEY_PAN_SHARE;
    }
  if (y - radius < view->y || y + radius > view->y + height)
    {
      view->y = y - height * KEY_PAN_SHARE;
    }
  muster_hex_map_view_move_to (view, view->x, view->y);
}

/* Says the hex: the other cell gets its description and, if the map has it, the focus. */
static void
announce (MusterHexMapView *view)
{
  gboolean focused = gtk_widget_has_focus (view->cells[view->active_cell]);
  g_autofree char *description = NULL;
  GtkWidget *cell;

  g_signal_emit (view, muster_hex_map_view_signals[MUSTER_HEX_MAP_VIEW_DESCRIBED], 0, view->selected, &description);
  cell = view->cells[view->active_cell ^= 1];
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description != NULL ? description : "", -1);
  gtk_widget_set_focusable (cell, TRUE);
  if (focused)
    {
      gtk_widget_grab_focus (cell);
    }
  gtk_widget_set_focusable (view->cells[view->active_cell ^ 1], FALSE);
}

/** muster_hex_map_view_get_selected: Returns: the hex, MUSTER_NO_HEX for none */
guint32
muster_hex_map_view_get_selected (MusterHexMapView *view)
{
  return view->selected;
}

/** muster_hex_map_view_select: selects @hex, brings it into sight and announces it */
void
muster_hex_map_view_select (MusterHexMapView *view,
                            guint32           hex)
{
  if (view->world == NULL || (hex != MUSTER_NO_HEX && muster_world_get_hex (view->world, hex) == NULL))
    {
      return;
    }
  view->selected = hex;
  if (hex != MUSTER_NO_HEX)
    {
      show_hex (view, hex);
      announce (view);
    }
  gtk_widget_queue_draw (GTK_WIDGET (view));
  g_object_notify_by_pspec (G_OBJECT (view), properties[PROP_SELECTED]);
}

/** muster_hex_map_view_set_route: draws a route over the map; @barred: the rules forbid it */
void
muster_hex_map_view_set_route (MusterHexMapView *view,
                               guint32           from,
                               MusterPath        path,
                               gboolean          barred)
{
  view->route_from = from;
  view->route = path;
  view->route_barred = barred;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/** muster_hex_map_view_clear_route: takes the route away again */
void
muster_hex_map_view_clear_route (MusterHexMapView *view)
{
  muster_hex_map_view_set_route (view, MUSTER_NO_HEX, 0, FALSE);
}

/** muster_hex_map_view_set_reach: marks hexes that a unit can reach */
void
muster_hex_map_view_set_reach (MusterHexMapView *view,
                               const guint32    *hexes,
                               guint             n_hexes)
{
  g_array_set_size (view->reach, 0);
  if (n_hexes > 0)
    {
      g_array_append_vals (view->reach, hexes, n_hexes);
    }
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
snapshot_overlay (MusterHexMapView *view,
                  GtkSnapshot      *snapshot,
                  int               width,
                  int               height)
{
  const MusterPalette *palette = muster_theme_get_palette (GTK_WIDGET (view));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, -view->x, -view->y);
  for (guint i = 0; i < view->reach->len; i++)
    {
      double x, y;

      muster_hex_layout_get_centre (muster_hex_map_get_layout (view->map), g_array_index (view->reach, guint32, i), &x,
                                    &y);
      muster_hex_layout_trace (muster_hex_map_get_layout (view->map), cr, x, y, REACH_INSET);
      muster_set_colour (cr, palette->inks[MUSTER_INK_ROUTE], 0.25);
      cairo_fill (cr);
    }
  if (view->selected != MUSTER_NO_HEX)
    {
      muster_hex_map_draw_selection (view->map, cr, view->selected);
    }
  if (view->route_from != MUSTER_NO_HEX && view->route != 0)
    {
      muster_hex_map_draw_route (view->map, cr, view->route_from, view->route,
                                 palette->inks[view->route_barred ? MUSTER_INK_BARRED : MUSTER_INK_ROUTE], 0);
    }
  cairo_destroy (cr);
}

static void
muster_hex_map_view_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (view->map == NULL || width == 0 || height == 0)
    {
      return;
    }
  if (view->kept == NULL)
    {
      GtkSnapshot *map = gtk_snapshot_new ();
      cairo_t *cr = gtk_snapshot_append_cairo (map, &GRAPHENE_RECT_INIT (0, 0, width, height));

      muster_tile_cache_paint (view->tiles, cr, view->x, view->y, width, height);
      cairo_destroy (cr);
      view->kept = gtk_snapshot_free_to_node (map);
    }
  gtk_snapshot_append_node (snapshot, view->kept);
  snapshot_overlay (view, snapshot, width, height);
  gtk_widget_snapshot_child (widget, view->cells[view->active_cell], snapshot);
}

static void
muster_hex_map_view_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  *minimum = 200;
  *natural = 600;
}

static void
muster_hex_map_view_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (widget);
  double radius = radii[view->zoom_step];
  double x = view->x, y = view->y;

  if (view->fit_wanted)
    {
      muster_hex_map_view_fit (view);
    }
  g_clear_pointer (&view->kept, gsk_render_node_unref);
  clamp_place (view);
  if (view->map != NULL && view->selected != MUSTER_NO_HEX)
    {
      muster_hex_layout_get_centre (muster_hex_map_get_layout (view->map), view->selected, &x, &y);
    }
  for (guint i = 0; i < G_N_ELEMENTS (view->cells); i++)
    {
      gtk_widget_measure (view->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (view->cells[i],
                                &(GtkAllocation) {x - view->x - radius, y - view->y - radius, 2 * radius, 2 * radius},
                                -1);
    }
}

static gboolean
muster_hex_map_view_grab_focus (GtkWidget *widget)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (widget);

  return gtk_widget_grab_focus (view->cells[view->active_cell]);
}

static void
muster_hex_map_view_css_changed (GtkWidget         *widget,
                                 GtkCssStyleChange *change)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (widget);

  GTK_WIDGET_CLASS (muster_hex_map_view_parent_class)->css_changed (widget, change);
  if (view->map != NULL)
    {
      renew_map (view);
    }
}

static void
muster_hex_map_view_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *spec)
{
  switch (id)
    {
    case PROP_SELECTED:
      g_value_set_uint (value, MUSTER_HEX_MAP_VIEW (object)->selected);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_hex_map_view_dispose (GObject *object)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (object);

  for (guint i = 0; i < G_N_ELEMENTS (view->cells); i++)
    {
      g_clear_pointer (&view->cells[i], gtk_widget_unparent);
    }
  g_clear_pointer (&view->kept, gsk_render_node_unref);
  g_clear_pointer (&view->map, muster_hex_map_free);
  g_clear_pointer (&view->tiles, muster_tile_cache_free);
  g_clear_pointer (&view->world, muster_world_unref);
  g_clear_pointer (&view->reach, g_array_unref);
  G_OBJECT_CLASS (muster_hex_map_view_parent_class)->dispose (object);
}

static void
muster_hex_map_view_class_init (MusterHexMapViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = muster_hex_map_view_get_property;
  object_class->dispose = muster_hex_map_view_dispose;
  widget_class->snapshot = muster_hex_map_view_snapshot;
  widget_class->measure = muster_hex_map_view_measure;
  widget_class->size_allocate = muster_hex_map_view_size_allocate;
  widget_class->grab_focus = muster_hex_map_view_grab_focus;
  widget_class->css_changed = muster_hex_map_view_css_changed;

  properties[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, MUSTER_NO_HEX,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  muster_hex_map_view_signals[MUSTER_HEX_MAP_VIEW_DESCRIBED] = g_signal_new ("described", MUSTER_TYPE_HEX_MAP_VIEW,
                                                                             G_SIGNAL_RUN_LAST, 0,
                                                                             g_signal_accumulator_first_wins, NULL,
                                                                             NULL, G_TYPE_STRING, 1, G_TYPE_UINT);
  muster_hex_map_view_signals[MUSTER_HEX_MAP_VIEW_DRAG_BEGUN] = g_signal_new ("drag-begun", MUSTER_TYPE_HEX_MAP_VIEW,
                                                                              G_SIGNAL_RUN_LAST, 0,
                                                                              g_signal_accumulator_true_handled, NULL,
                                                                              NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  muster_hex_map_view_signals[MUSTER_HEX_MAP_VIEW_DRAGGED] = g_signal_new ("dragged", MUSTER_TYPE_HEX_MAP_VIEW,
                                                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                                           G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);

  muster_hex_map_input_install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "hexmap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
muster_hex_map_view_init (MusterHexMapView *view)
{
  view->layers = MUSTER_MAP_ALL_BUT_SUPPLY;
  view->zoom_step = FIRST_STEP;
  view->selected = MUSTER_NO_HEX;
  view->route_from = MUSTER_NO_HEX;
  view->reach = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < G_N_ELEMENTS (view->cells); i++)
    {
      view->cells[i] = muster_cursor_cell_new ();
      gtk_widget_set_focusable (view->cells[i], i == 0);
      gtk_widget_set_parent (view->cells[i], GTK_WIDGET (view));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map"), -1);
  gtk_widget_set_overflow (GTK_WIDGET (view), GTK_OVERFLOW_HIDDEN);
  muster_hex_map_input_add (view);
}
