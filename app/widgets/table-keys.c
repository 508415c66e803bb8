/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys of the table: Tab goes from piece to piece, arrows move those that are selected, brackets turn them.
 */
#include "tabletop/ground.h"
#include "widgets/table-canvas-input.h"

#include <math.h>

#define STEP_PARTS 10 /* of a unit: what an arrow moves; with Shift it is the whole */
#define TURN 15 /* degrees */
#define FINE_TURN 1
#define ZOOM_STEP 1.2
#define PAN_STEP 40 /* pixels */

static void
pan (MusterTableCanvas *canvas,
     int                right,
     int                up)
{
  canvas->layout.x -= right * PAN_STEP;
  canvas->layout.y += up * PAN_STEP;
  muster_table_canvas_repaint (canvas);
}

/* Grips the selected pieces where they are to be already. */
static MusterHold
take_hold (MusterTableCanvas *canvas)
{
  guint leader = g_array_index (canvas->selected, guint, 0);
  MusterPose to = muster_table_canvas_get_pose (canvas, leader);

  return (MusterHold) {
           .grip = MUSTER_GRIP_CARRY, .leader = leader, .again = TRUE, .done = TRUE,
           .from = muster_scenario_get_piece (canvas->scenario, leader).pose, .to = to,
  };
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);
  int right = g_str_has_prefix (action, "table.east") - g_str_has_prefix (action, "table.west");
  int up = g_str_has_prefix (action, "table.north") - g_str_has_prefix (action, "table.south");
  gint32 step;
  MusterHold hold;

  if (canvas->scenario == NULL)
    {
      return;
    }
  if (canvas->selected->len == 0)
    {
      pan (canvas, right, up);
      return;
    }
  step = muster_scenario_get_unit (canvas->scenario) / (g_str_has_suffix (action, "-far") ? 1 : STEP_PARTS);
  hold = take_hold (canvas);
  hold.to.at = muster_point_plus (hold.to.at, (MusterPoint) {right *step, up *step});
  g_signal_emit (canvas, muster_table_canvas_signals[MUSTER_TABLE_CANVAS_HELD], 0, &hold);
}

/* Turns the leader on the spot; the others keep their places beside it. */
static void
turn_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);
  double degrees = g_str_has_suffix (action, "-little") ? FINE_TURN : TURN;
  double angle = (g_str_has_prefix (action, "table.left") ? degrees : -degrees) * G_PI / 180;
  MusterHold hold;
  MusterPiece piece;
  MusterPoint turned;

  if (canvas->scenario == NULL || canvas->selected->len == 0)
    {
      return;
    }
  hold = take_hold (canvas);
  piece = muster_scenario_get_piece (canvas->scenario, hold.leader);
  piece.pose = hold.to;
  angle += atan2 (hold.to.heading.y, hold.to.heading.x);
  turned = muster_heading (llround (cos (angle) * MUSTER_HEADING_ONE), llround (sin (angle) * MUSTER_HEADING_ONE));
  hold.to = muster_pose_turned (hold.to, muster_piece_get_middle (&piece), hold.to.heading, turned);
  g_signal_emit (canvas, muster_table_canvas_signals[MUSTER_TABLE_CANVAS_HELD], 0, &hold);
}

static void
zoom_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);

  if (g_str_equal (action, "table.fit"))
    {
      muster_table_canvas_fit (canvas);
      return;
    }
  muster_table_canvas_zoom (canvas, g_str_equal (action, "table.zoom-in") ? ZOOM_STEP : 1 / ZOOM_STEP,
                            gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

static void
say_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);

  if (g_str_equal (action, "table.remove"))
    {
      g_signal_emit (canvas, muster_table_canvas_signals[MUSTER_TABLE_CANVAS_REMOVED], 0);
      return;
    }
  if (canvas->drag != MUSTER_DRAG_NOTHING)
    {
      muster_table_canvas_let_go (canvas);
    }
  g_signal_emit (canvas, muster_table_canvas_signals[MUSTER_TABLE_CANVAS_CANCELLED], 0);
}

/* Goes to the next piece, or the one before; from the last one the focus goes on to another widget. */
static gboolean
tab_cb (GtkWidget *widget,
        GVariant  *step,
        gpointer   data)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);
  int n_pieces = canvas->scenario != NULL ? muster_scenario_count_pieces (canvas->scenario) : 0;
  int next = g_variant_get_int32 (step) > 0 ? 0 : n_pieces - 1;

  if (canvas->selected->len > 0)
    {
      next = (int) g_array_index (canvas->selected, guint, canvas->selected->len - 1) + g_variant_get_int32 (step);
    }
  if (next < 0 || next >= n_pieces)
    {
      return GDK_EVENT_PROPAGATE;
    }
  muster_table_canvas_select (canvas, next, FALSE);
  return GDK_EVENT_STOP;
}

/** muster_table_keys_install: gives the class its keys and the actions behind them */
void
muster_table_keys_install (GtkWidgetClass *class)
{
  static const struct
  {
    const char *name;
    guint key;
    GdkModifierType modifiers;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    {"table.north", GDK_KEY_Up, 0, move_cb},
    {"table.south", GDK_KEY_Down, 0, move_cb},
    {"table.west", GDK_KEY_Left, 0, move_cb},
    {"table.east", GDK_KEY_Right, 0, move_cb},
    {"table.north-far", GDK_KEY_Up, GDK_SHIFT_MASK, move_cb},
    {"table.south-far", GDK_KEY_Down, GDK_SHIFT_MASK, move_cb},
    {"table.west-far", GDK_KEY_Left, GDK_SHIFT_MASK, move_cb},
    {"table.east-far", GDK_KEY_Right, GDK_SHIFT_MASK, move_cb},
    {"table.left", GDK_KEY_bracketleft, 0, turn_cb},
    {"table.right", GDK_KEY_bracketright, 0, turn_cb},
    {"table.left-little", GDK_KEY_braceleft, 0, turn_cb},
    {"table.right-little", GDK_KEY_braceright, 0, turn_cb},
    {"table.zoom-in", GDK_KEY_plus, 0, zoom_cb},
    {"table.zoom-out", GDK_KEY_minus, 0, zoom_cb},
    {"table.fit", GDK_KEY_0, 0, zoom_cb},
    {"table.remove", GDK_KEY_Delete, 0, say_cb},
    {"table.cancel", GDK_KEY_Escape, 0, say_cb},
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (class, actions[i].name, NULL, actions[i].activate);
      gtk_widget_class_add_binding_action (class, actions[i].key, actions[i].modifiers, actions[i].name, NULL);
    }
  gtk_widget_class_add_binding (class, GDK_KEY_Tab, 0, tab_cb, "i", 1);
  gtk_widget_class_add_binding (class, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab_cb, "i", -1);
}
