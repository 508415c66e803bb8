/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/hex-map-input.h"

static gboolean
pick (MusterHexMapView *view,
      double            x,
      double            y,
      guint32          *hex)
{
  return view->map != NULL &&
         muster_hex_layout_pick (muster_hex_map_get_layout (view->map), x + view->x, y + view->y, hex) &&
         muster_world_get_hex (view->world, *hex) != NULL;
}

static void
pressed_cb (GtkGestureClick  *gesture,
            int               n_presses,
            double            x,
            double            y,
            MusterHexMapView *view)
{
  guint32 hex;

  gtk_widget_grab_focus (GTK_WIDGET (view));
  if (pick (view, x, y, &hex))
    {
      muster_hex_map_view_select (view, hex);
    }
}

static void
drag_begin_cb (GtkGestureDrag   *gesture,
               double            x,
               double            y,
               MusterHexMapView *view)
{
  view->drag_x = view->x;
  view->drag_y = view->y;
  view->dragging_route = FALSE;
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_PRIMARY &&
      pick (view, x, y, &view->drag_hex))
    {
      g_signal_emit (view, muster_hex_map_view_signals[MUSTER_HEX_MAP_VIEW_DRAG_BEGUN], 0, view->drag_hex,
                     &view->dragging_route);
    }
}

static void
drag_update_cb (GtkGestureDrag   *gesture,
                double            dx,
                double            dy,
                MusterHexMapView *view)
{
  double x, y;
  guint32 hex;

  if (!view->dragging_route)
    {
      view->fit_wanted = FALSE;
      muster_hex_map_view_move_to (view, view->drag_x - dx, view->drag_y - dy);
      return;
    }
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (pick (view, x + dx, y + dy, &hex) && hex != view->drag_hex)
    {
      view->drag_hex = hex;
      g_signal_emit (view, muster_hex_map_view_signals[MUSTER_HEX_MAP_VIEW_DRAGGED], 0, hex, FALSE);
    }
}

static void
drag_end_cb (GtkGestureDrag   *gesture,
             double            dx,
             double            dy,
             MusterHexMapView *view)
{
  if (view->dragging_route)
    {
      view->dragging_route = FALSE;
      g_signal_emit (view, muster_hex_map_view_signals[MUSTER_HEX_MAP_VIEW_DRAGGED], 0, view->drag_hex, TRUE);
    }
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           MusterHexMapView         *view)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  double x = gtk_widget_get_width (GTK_WIDGET (view)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (view)) / 2.0;
  double root_x, root_y;

  if (event != NULL && gdk_event_get_position (event, &root_x, &root_y))
    {
      GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (view)));
      double surface_x, surface_y;

      gtk_native_get_surface_transform (GTK_NATIVE (root), &surface_x, &surface_y);
      gtk_widget_translate_coordinates (root, GTK_WIDGET (view), root_x - surface_x, root_y - surface_y, &x, &y);
    }
  if (dy != 0)
    {
      muster_hex_map_view_zoom (view, dy < 0 ? 1 : -1, x, y);
    }
  return TRUE;
}

static void
move_selection (MusterHexMapView *view,
                int               columns,
                int               rows)
{
  const MusterCampaign *campaign = muster_world_get_campaign (view->world);
  guint32 hex = view->selected != MUSTER_NO_HEX ? view->selected : 0;
  int column = MUSTER_HEX_COLUMN (hex);
  int row = MUSTER_HEX_ROW (hex);

  /* Holes in the map are stepped over. */
  do
    {
      column += columns;
      row += rows;
      if (column < 0 || row < 0 || column >= campaign->columns || row >= campaign->rows)
        {
          return;
        }
    }
  while (muster_world_get_hex (view->world, MUSTER_HEX_KEY (column, row)) == NULL);
  muster_hex_map_view_select (view, MUSTER_HEX_KEY (column, row));
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (widget);
  int columns = g_str_equal (action, "map.east") - g_str_equal (action, "map.west");
  int rows = g_str_equal (action, "map.south") - g_str_equal (action, "map.north");

  if (view->world != NULL)
    {
      move_selection (view, columns, rows);
    }
}

static void
zoom_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (widget);

  if (g_str_equal (action, "map.fit"))
    {
      muster_hex_map_view_fit (view);
      return;
    }
  muster_hex_map_view_zoom (view, g_str_equal (action, "map.zoom-in") ? 1 : -1,
                            gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

/** muster_hex_map_input_install_actions: gives the class its keys and the actions behind them */
void
muster_hex_map_input_install_actions (GtkWidgetClass *class)
{
  static const struct
  {
    const char *name;
    guint key;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    {"map.north", GDK_KEY_Up, move_cb},
    {"map.south", GDK_KEY_Down, move_cb},
    {"map.west", GDK_KEY_Left, move_cb},
    {"map.east", GDK_KEY_Right, move_cb},
    {"map.zoom-in", GDK_KEY_plus, zoom_cb},
    {"map.zoom-out", GDK_KEY_minus, zoom_cb},
    {"map.fit", GDK_KEY_0, zoom_cb},
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (class, actions[i].name, NULL, actions[i].activate);
      gtk_widget_class_add_binding_action (class, actions[i].key, 0, actions[i].name, NULL);
    }
}

/* The primary button draws routes where one may begin, and else drags the map; the middle one always does that. */
static void
add_drag (MusterHexMapView *view,
          guint             button)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), button);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), view);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), view);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), view);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (drag));
}

/** muster_hex_map_input_add: lets the pointer select, pan, zoom and draw routes */
void
muster_hex_map_input_add (MusterHexMapView *view)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), view);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), view);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
  add_drag (view, GDK_BUTTON_PRIMARY);
  add_drag (view, GDK_BUTTON_MIDDLE);
  gtk_widget_add_controller (GTK_WIDGET (view), scroll);
}
