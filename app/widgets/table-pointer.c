/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pointer on the table: a piece is carried, a front corner wheels it about the other one, a rear corner turns it
 * on the spot; on the bare table a band selects, the middle button pans.
 */
#include "tabletop/snap.h"
#include "widgets/table-canvas-input.h"

#include <math.h>

#define GRAB 9.0 /* pixels around a corner */
#define SNAP 14.0
#define ZOOM_STEP 1.2
#define WHEEL_SNAP (1.5 * G_PI / 180) /* the angle by which a wheel is drawn to a neighbour's facing */

static MusterPoint
to_table (MusterTableCanvas *canvas,
          double             x,
          double             y)
{
  return muster_table_layout_to_table (&canvas->layout, x, y);
}

static double
pixels_between (MusterTableCanvas *canvas,
                MusterPoint        point,
                double             x,
                double             y)
{
  double point_x, point_y;

  muster_table_layout_to_picture (&canvas->layout, point, &point_x, &point_y);
  return hypot (point_x - x, point_y - y);
}

/* The piece under the pointer, the topmost one: where it ends by the move that is proposed, or where it stands. */
static gboolean
pick (MusterTableCanvas *canvas,
      double             x,
      double             y,
      guint             *index,
      MusterPose        *pose)
{
  MusterPoint point = to_table (canvas, x, y);
  guint n_pieces = muster_scenario_count_pieces (canvas->scenario);

  for (guint ghosts = 0; ghosts < 2; ghosts++)
    {
      for (guint i = n_pieces; i > 0; i--)
        {
          MusterPiece piece = muster_scenario_get_piece (canvas->scenario, i - 1);

          if (ghosts == 0)
            {
              piece.pose = muster_table_canvas_get_pose (canvas, i - 1);
            }
          if (muster_piece_covers (&piece, point))
            {
              *index = i - 1;
              *pose = piece.pose;
              return TRUE;
            }
        }
    }
  return FALSE;
}

/* A corner of a selected piece that stands at @pose under the pointer. */
static gboolean
is_at_corner (MusterTableCanvas *canvas,
              double             x,
              double             y,
              guint              piece,
              MusterPose         pose,
              MusterCorner      *corner)
{
  const MusterPiece there = muster_scenario_get_piece (canvas->scenario, piece);
  const MusterRectangle base = muster_pose_rectangle (pose, there.width, there.depth);

  for (guint n = 0; n < MUSTER_N_CORNERS && !there.round; n++)
    {
      if (pixels_between (canvas, base.corners[n], x, y) <= GRAB)
        {
          *corner = n;
          return TRUE;
        }
    }
  return FALSE;
}

/* Front corners wheel about the outermost one of the other side, rear corners turn the piece on the spot. */
static void
grip_corner (MusterTableCanvas *canvas,
             guint              index,
             MusterPose         pose,
             MusterCorner       corner,
             gboolean           again)
{
  MusterPiece piece = muster_scenario_get_piece (canvas->scenario, index);

  canvas->hold = (MusterHold) {.leader = index, .from = piece.pose, .to = pose, .again = again};
  canvas->drag_pose = piece.pose = pose;
  if (corner == MUSTER_FRONT_LEFT || corner == MUSTER_FRONT_RIGHT)
    {
      canvas->drag = MUSTER_DRAG_WHEEL;
      canvas->hold.grip = MUSTER_GRIP_WHEEL;
      canvas->hold.pivot = muster_scenario_find_pivot (canvas->scenario, again ? canvas->answer : NULL,
                                                       canvas->selected, pose,
                                                       corner == MUSTER_FRONT_LEFT ? MUSTER_FRONT_RIGHT
                                                                                   : MUSTER_FRONT_LEFT);
    }
  else
    {
      canvas->drag = MUSTER_DRAG_ROTATE;
      canvas->hold.pivot = muster_piece_get_middle (&piece);
    }
}

/* Grips a selected piece by a corner: where it is to be, or where it stands, which begins its move anew. */
static gboolean
grip_any_corner (MusterTableCanvas *canvas,
                 double             x,
                 double             y)
{
  for (guint anew = 0; anew < 2; anew++)
    {
      for (guint i = 0; i < canvas->selected->len; i++)
        {
          guint index = g_array_index (canvas->selected, guint, i);
          const MusterPiece piece = muster_scenario_get_piece (canvas->scenario, index);
          MusterPose pose = anew == 0 ? muster_table_canvas_get_pose (canvas, index) : piece.pose;
          MusterCorner corner;

          if (is_at_corner (canvas, x, y, index, pose, &corner))
            {
              grip_corner (canvas, index, pose, corner, anew == 0);
              return TRUE;
            }
        }
    }
  return FALSE;
}

static void
grip (MusterTableCanvas *canvas,
      double             x,
      double             y,
      gboolean           add)
{
  MusterPose pose;
  guint piece;

  if (!add && grip_any_corner (canvas, x, y))
    {
      return;
    }
  if (!pick (canvas, x, y, &piece, &pose))
    {
      canvas->drag = MUSTER_DRAG_BAND;
      return;
    }
  if (add || !muster_table_canvas_is_selected (canvas, piece))
    {
      muster_table_canvas_select (canvas, piece, add);
    }
  canvas->drag = add ? MUSTER_DRAG_NOTHING : MUSTER_DRAG_CARRY;
  canvas->drag_pose = pose;
  canvas->hold = (MusterHold) {
    .leader = piece, .from = muster_scenario_get_piece (canvas->scenario, piece).pose, .to = pose,
  };
  canvas->hold.again = !muster_point_equal (pose.at, canvas->hold.from.at) ||
                       !muster_heading_equal (pose.heading, canvas->hold.from.heading);
}

static gboolean
has_modifier (GtkGesture     *gesture,
              GdkModifierType modifier)
{
  return (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture)) & modifier) != 0;
}

static void
drag_begin_cb (GtkGestureDrag    *gesture,
               double             x,
               double             y,
               MusterTableCanvas *canvas)
{
  gtk_widget_grab_focus (GTK_WIDGET (canvas));
  canvas->drag = MUSTER_DRAG_NOTHING;
  canvas->drag_x = canvas->band_x = x;
  canvas->drag_y = canvas->band_y = y;
  canvas->drag_layout = canvas->layout;
  if (canvas->scenario == NULL)
    {
      return;
    }
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_MIDDLE)
    {
      canvas->drag = MUSTER_DRAG_PAN;
    }
  else
    {
      grip (canvas, x, y, has_modifier (GTK_GESTURE (gesture), GDK_SHIFT_MASK));
    }
}

static MusterPoint
heading_of_angle (double angle)
{
  return muster_heading (llround (cos (angle) * MUSTER_HEADING_ONE), llround (sin (angle) * MUSTER_HEADING_ONE));
}

static double
angle_of (MusterPoint vector)
{
  return atan2 (vector.y, vector.x);
}

/* The facing nearby that another piece has, so that a wheel ends exactly along it. */
static MusterPoint
snap_heading (MusterTableCanvas *canvas,
              double             angle)
{
  for (guint i = 0; i < muster_scenario_count_pieces (canvas->scenario); i++)
    {
      MusterPoint heading = muster_scenario_get_piece (canvas->scenario, i).pose.heading;

      for (guint quarter = 0; quarter < 4; quarter++)
        {
          if (fabs (remainder (angle - angle_of (heading), 2 * G_PI)) < WHEEL_SNAP)
            {
              return heading;
            }
          heading = muster_point_left (heading);
        }
    }
  return heading_of_angle (angle);
}

/* All that are selected turn with the pointer about the pivot. */
static void
turn_hold (MusterTableCanvas *canvas,
           double             x,
           double             y,
           gboolean           exactly)
{
  MusterHold *hold = &canvas->hold;
  MusterPoint before = muster_point_minus (to_table (canvas, canvas->drag_x, canvas->drag_y), hold->pivot);
  MusterPoint now = muster_point_minus (to_table (canvas, x, y), hold->pivot);
  double angle = angle_of (canvas->drag_pose.heading) + angle_of (now) - angle_of (before);
  MusterPoint heading = exactly ? heading_of_angle (angle) : snap_heading (canvas, angle);

  hold->to = muster_pose_turned (canvas->drag_pose, hold->pivot, canvas->drag_pose.heading, heading);
}

static void
carry_hold (MusterTableCanvas *canvas,
            double             x,
            double             y,
            gboolean           exactly)
{
  MusterHold *hold = &canvas->hold;
  MusterPoint by = muster_point_minus (to_table (canvas, x, y), to_table (canvas, canvas->drag_x, canvas->drag_y));

  hold->to = (MusterPose) {muster_point_plus (canvas->drag_pose.at, by), canvas->drag_pose.heading};
  if (!exactly)
    {
      muster_scenario_snap (canvas->scenario, hold->leader, canvas->selected, SNAP / canvas->layout.scale, &hold->to);
    }
}

static void
tell_held (MusterTableCanvas *canvas)
{
  MusterHold hold = canvas->hold; /* whoever hears of it may show another table */

  g_signal_emit (canvas, muster_table_canvas_signals[MUSTER_TABLE_CANVAS_HELD], 0, &hold);
}

static void
drag_update_cb (GtkGestureDrag    *gesture,
                double             dx,
                double             dy,
                MusterTableCanvas *canvas)
{
  gboolean exactly = has_modifier (GTK_GESTURE (gesture), GDK_CONTROL_MASK);
  double x = canvas->drag_x + dx, y = canvas->drag_y + dy;

  switch (canvas->drag)
    {
    case MUSTER_DRAG_CARRY:
      carry_hold (canvas, x, y, exactly);
      break;

    case MUSTER_DRAG_WHEEL:
    case MUSTER_DRAG_ROTATE:
      turn_hold (canvas, x, y, exactly);
      break;

    case MUSTER_DRAG_BAND:
      canvas->band_x = x;
      canvas->band_y = y;
      gtk_widget_queue_draw (GTK_WIDGET (canvas));
      return;

    case MUSTER_DRAG_PAN:
      canvas->layout.x = canvas->drag_layout.x + dx;
      canvas->layout.y = canvas->drag_layout.y + dy;
      muster_table_canvas_repaint (canvas);
      return;

    case MUSTER_DRAG_NOTHING:
    default:
      return;
    }
  canvas->holding = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (canvas));
  tell_held (canvas);
}

/* Selects the pieces whose middle lies in the band; without one, nothing. */
static void
select_band (MusterTableCanvas *canvas,
             gboolean           add)
{
  MusterPoint a = to_table (canvas, canvas->drag_x, canvas->drag_y);
  MusterPoint b = to_table (canvas, canvas->band_x, canvas->band_y);
  const MusterPoint corners[] = {a, b};
  const MusterBox box = muster_box_of (corners, G_N_ELEMENTS (corners));

  if (!add)
    {
      muster_table_canvas_select_none (canvas);
    }
  for (guint i = 0; i < muster_scenario_count_pieces (canvas->scenario); i++)
    {
      const MusterPiece piece = muster_scenario_get_piece (canvas->scenario, i);
      const MusterPoint middle = muster_piece_get_middle (&piece);

      if (muster_box_meets (&box, &(MusterBox) {middle, middle}) && !muster_table_canvas_is_selected (canvas, i))
        {
          muster_table_canvas_select (canvas, i, TRUE);
        }
    }
}

static void
drag_end_cb (GtkGestureDrag    *gesture,
             double             dx,
             double             dy,
             MusterTableCanvas *canvas)
{
  gboolean held = canvas->holding;

  if (canvas->drag == MUSTER_DRAG_BAND)
    {
      select_band (canvas, has_modifier (GTK_GESTURE (gesture), GDK_SHIFT_MASK));
    }
  canvas->hold.done = TRUE;
  muster_table_canvas_let_go (canvas);
  if (held)
    {
      tell_held (canvas);
    }
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           MusterTableCanvas        *canvas)
{
  if (dy != 0)
    {
      muster_table_canvas_zoom (canvas, dy < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, canvas->pointer_x, canvas->pointer_y);
    }
  return TRUE;
}

static void
motion_cb (GtkEventControllerMotion *controller,
           double                    x,
           double                    y,
           MusterTableCanvas        *canvas)
{
  canvas->pointer_x = x;
  canvas->pointer_y = y;
}

/** muster_table_pointer_add: lets the pointer select, carry, wheel, turn, pan and zoom */
void
muster_table_pointer_add (MusterTableCanvas *canvas)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), canvas);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), canvas);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), canvas);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), canvas);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), canvas);
  gtk_widget_add_controller (GTK_WIDGET (canvas), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (canvas), motion);
  gtk_widget_add_controller (GTK_WIDGET (canvas), scroll);
}
