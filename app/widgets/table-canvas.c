/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/table-canvas.h"

#include "widgets/cursor-cell.h"
#include "widgets/table-canvas-input.h"
#include "widgets/theme.h"

#include <glib/gi18n-lib.h>

#define MARGIN 26
#define LEAST_SCALE 2e-5 /* pixels for a micrometre: 20 for a metre */
#define MOST_SCALE 2e-2  /* 20 for a millimetre */

G_DEFINE_FINAL_TYPE (MusterTableCanvas, muster_table_canvas, GTK_TYPE_WIDGET)

guint muster_table_canvas_signals[MUSTER_N_TABLE_CANVAS_SIGNALS];

/** muster_table_canvas_repaint: has everything painted anew */
void
muster_table_canvas_repaint (MusterTableCanvas *canvas)
{
  g_clear_pointer (&canvas->kept, gsk_render_node_unref);
  gtk_widget_queue_allocate (GTK_WIDGET (canvas)); /* the cursor's cell goes along */
  gtk_widget_queue_draw (GTK_WIDGET (canvas));
}

/** muster_table_canvas_fit: shows the whole table as large as it fits */
void
muster_table_canvas_fit (MusterTableCanvas *canvas)
{
  int width = gtk_widget_get_width (GTK_WIDGET (canvas));
  int height = gtk_widget_get_height (GTK_WIDGET (canvas));

  canvas->fit_wanted = width == 0 || canvas->scenario == NULL;
  if (!canvas->fit_wanted)
    {
      canvas->layout = muster_table_layout_fit (muster_table_get_cloth (canvas->scenario), width, height, MARGIN);
      muster_table_canvas_repaint (canvas);
    }
}

/** muster_table_canvas_zoom: makes it @factor times as large; what is at (@x, @y) of the widget stays there */
void
muster_table_canvas_zoom (MusterTableCanvas *canvas,
                          double             factor,
                          double             x,
                          double             y)
{
  double scale = CLAMP (canvas->layout.scale * factor, LEAST_SCALE, MOST_SCALE);

  factor = scale / canvas->layout.scale;
  canvas->layout.scale = scale;
  canvas->layout.x = x + (canvas->layout.x - x) * factor;
  canvas->layout.y = y + (canvas->layout.y - y) * factor;
  muster_table_canvas_repaint (canvas);
}

/** muster_table_canvas_get_middle: Returns: the point of the table in the middle of what is seen */
MusterPoint
muster_table_canvas_get_middle (MusterTableCanvas *canvas)
{
  return muster_table_layout_to_table (&canvas->layout, gtk_widget_get_width (GTK_WIDGET (canvas)) / 2.0,
                                       gtk_widget_get_height (GTK_WIDGET (canvas)) / 2.0);
}

/** muster_table_canvas_get_layout: Returns: (transfer none): where the table lies in the widget */
const MusterTableLayout *
muster_table_canvas_get_layout (MusterTableCanvas *canvas)
{
  return &canvas->layout;
}

/* Says the piece: the other cell gets its description and, if the table has it, the focus. */
static void
announce (MusterTableCanvas *canvas)
{
  gboolean focused = gtk_widget_has_focus (canvas->cells[canvas->active_cell]);
  g_autofree char *description = NULL;
  GtkWidget *cell;

  if (canvas->selected->len > 0)
    {
      g_signal_emit (canvas, muster_table_canvas_signals[MUSTER_TABLE_CANVAS_DESCRIBED], 0,
                     g_array_index (canvas->selected, guint, canvas->selected->len - 1), &description);
    }
  cell = canvas->cells[canvas->active_cell ^= 1];
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  description != NULL ? description : _("No piece selected"), -1);
  gtk_widget_set_focusable (cell, TRUE);
  if (focused)
    {
      gtk_widget_grab_focus (cell);
    }
  gtk_widget_set_focusable (canvas->cells[canvas->active_cell ^ 1], FALSE);
}

static void
tell_selected (MusterTableCanvas *canvas)
{
  announce (canvas);
  muster_table_canvas_repaint (canvas);
  g_signal_emit (canvas, muster_table_canvas_signals[MUSTER_TABLE_CANVAS_SELECTED], 0);
}

/* Selects no more what is not there any more. */
static gboolean
drop_lost_pieces (MusterTableCanvas *canvas)
{
  guint n_pieces = muster_scenario_count_pieces (canvas->scenario);
  guint n_selected = canvas->selected->len;

  for (guint i = canvas->selected->len; i > 0; i--)
    {
      if (g_array_index (canvas->selected, guint, i - 1) >= n_pieces)
        {
          g_array_remove_index (canvas->selected, i - 1);
        }
    }
  return canvas->selected->len < n_selected;
}

/**
 * muster_table_canvas_show:
 * @answer: (nullable): what is said of the move that @scenario proposes; borrowed until the next call
 *
 * Shows a table. Place and zoom stay, but for the first one.
 */
void
muster_table_canvas_show (MusterTableCanvas    *canvas,
                          const MusterScenario *scenario,
                          const MusterAnswer   *answer)
{
  gboolean first = canvas->scenario == NULL;

  g_clear_pointer (&canvas->scenario, muster_scenario_free);
  canvas->scenario = muster_scenario_dup (scenario);
  canvas->answer = answer;
  canvas->finding = NULL;
  if (drop_lost_pieces (canvas))
    {
      tell_selected (canvas);
    }
  if (first)
    {
      muster_table_canvas_fit (canvas);
    }
  muster_table_canvas_repaint (canvas);
}

/** muster_table_canvas_show_finding: marks what @finding, of the answer that is shown, speaks of; NULL for none */
void
muster_table_canvas_show_finding (MusterTableCanvas   *canvas,
                                  const MusterFinding *finding)
{
  canvas->finding = finding;
  muster_table_canvas_repaint (canvas);
}

/** muster_table_canvas_set_layers: shows those of MusterTableLayer */
void
muster_table_canvas_set_layers (MusterTableCanvas *canvas,
                                guint              layers)
{
  canvas->layers = layers;
  muster_table_canvas_repaint (canvas);
}

/** muster_table_canvas_set_previews: whether the canvas itself paints what is held, as no answer shows it */
void
muster_table_canvas_set_previews (MusterTableCanvas *canvas,
                                  gboolean           previews)
{
  canvas->previews = previews;
}

/** muster_table_canvas_get_selected: Returns: (transfer none) (element-type guint): pieces, the leader first */
const GArray *
muster_table_canvas_get_selected (MusterTableCanvas *canvas)
{
  return canvas->selected;
}

/** muster_table_canvas_is_selected: Returns: whether the piece is selected */
gboolean
muster_table_canvas_is_selected (MusterTableCanvas *canvas,
                                 guint              piece)
{
  for (guint i = 0; i < canvas->selected->len; i++)
    {
      if (g_array_index (canvas->selected, guint, i) == piece)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_table_canvas_get_pose: Returns: where the piece is to be: at the end of its move, if one is proposed */
MusterPose
muster_table_canvas_get_pose (MusterTableCanvas *canvas,
                              guint              piece)
{
  return muster_answer_get_end (canvas->answer, canvas->scenario, piece);
}

/** muster_table_canvas_select: selects a piece; beside those that are selected, or takes it out again, if @add */
void
muster_table_canvas_select (MusterTableCanvas *canvas,
                            guint              piece,
                            gboolean           add)
{
  g_return_if_fail (canvas->scenario != NULL && piece < muster_scenario_count_pieces (canvas->scenario));
  if (!add)
    {
      g_array_set_size (canvas->selected, 0);
    }
  if (muster_table_canvas_is_selected (canvas, piece))
    {
      for (guint i = 0; i < canvas->selected->len; i++)
        {
          if (g_array_index (canvas->selected, guint, i) == piece)
            {
              g_array_remove_index (canvas->selected, i);
              break;
            }
        }
    }
  else
    {
      g_array_append_val (canvas->selected, piece);
    }
  tell_selected (canvas);
}

/** muster_table_canvas_select_none: selects nothing */
void
muster_table_canvas_select_none (MusterTableCanvas *canvas)
{
  g_array_set_size (canvas->selected, 0);
  tell_selected (canvas);
}

/** muster_table_canvas_let_go: stops whatever the pointer was about */
void
muster_table_canvas_let_go (MusterTableCanvas *canvas)
{
  canvas->drag = MUSTER_DRAG_NOTHING;
  canvas->holding = FALSE;
  muster_table_canvas_repaint (canvas);
}

static MusterTablePicture
get_picture (MusterTableCanvas *canvas)
{
  return (MusterTablePicture) {
           .scenario = canvas->scenario,
           .answer = canvas->answer,
           .finding = canvas->finding,
           .palette = muster_theme_get_palette (GTK_WIDGET (canvas)),
           .selected = canvas->selected,
           .layout = canvas->layout,
           .layers = canvas->layers,
  };
}

/* The pieces where the hand has them. */
static void
paint_held (MusterTableCanvas        *canvas,
            const MusterTablePicture *picture,
            cairo_t                  *cr)
{
  for (guint i = 0; i < canvas->selected->len; i++)
    {
      MusterPiece piece = muster_scenario_get_piece (canvas->scenario, g_array_index (canvas->selected, guint, i));

      piece.pose = muster_hold_carry (&canvas->hold, piece.pose);
      muster_table_draw_ghost (picture, cr, &piece);
    }
}

static void
paint_band (MusterTableCanvas        *canvas,
            const MusterTablePicture *picture,
            cairo_t                  *cr)
{
  cairo_rectangle (cr, canvas->drag_x, canvas->drag_y, canvas->band_x - canvas->drag_x,
                   canvas->band_y - canvas->drag_y);
  muster_set_colour (cr, picture->palette->inks[MUSTER_INK_SELECTION], 0.15);
  cairo_fill_preserve (cr);
  muster_set_ink (cr, picture->palette, MUSTER_INK_SELECTION);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
muster_table_canvas_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);
  const MusterTablePicture picture = get_picture (canvas);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  if (canvas->scenario == NULL || bounds.size.width < 1)
    {
      return;
    }
  if (canvas->kept == NULL)
    {
      GtkSnapshot *table = gtk_snapshot_new ();

      cr = gtk_snapshot_append_cairo (table, &bounds);
      muster_table_draw (&picture, cr);
      cairo_destroy (cr);
      canvas->kept = gtk_snapshot_free_to_node (table);
    }
  gtk_snapshot_append_node (snapshot, canvas->kept);
  if (canvas->holding || canvas->drag == MUSTER_DRAG_BAND)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &bounds);
      if (canvas->drag == MUSTER_DRAG_BAND)
        {
          paint_band (canvas, &picture, cr);
        }
      else if (canvas->previews)
        {
          paint_held (canvas, &picture, cr);
        }
      cairo_destroy (cr);
    }
  gtk_widget_snapshot_child (widget, canvas->cells[canvas->active_cell], snapshot);
}

static void
muster_table_canvas_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  *minimum = 200;
  *natural = 500;
}

/* Where the cursor's cell lies: over the piece that was selected last. */
static GtkAllocation
get_cell (MusterTableCanvas *canvas)
{
  double x = 0, y = 0, half = 1;

  if (canvas->scenario != NULL && canvas->selected->len > 0)
    {
      const MusterPiece piece = muster_scenario_get_piece (canvas->scenario,
                                                           g_array_index (canvas->selected, guint,
                                                                          canvas->selected->len - 1));

      muster_table_layout_to_picture (&canvas->layout, muster_piece_get_middle (&piece), &x, &y);
      half = MAX (MAX (piece.width, piece.depth) * canvas->layout.scale / 2, 1);
    }
  return (GtkAllocation) {x - half, y - half, 2 * half, 2 * half};
}

static void
muster_table_canvas_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);
  GtkAllocation cell;

  if (canvas->fit_wanted)
    {
      muster_table_canvas_fit (canvas);
    }
  g_clear_pointer (&canvas->kept, gsk_render_node_unref);
  cell = get_cell (canvas);
  for (guint i = 0; i < G_N_ELEMENTS (canvas->cells); i++)
    {
      gtk_widget_measure (canvas->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (canvas->cells[i], &cell, -1);
    }
}

static gboolean
muster_table_canvas_grab_focus (GtkWidget *widget)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (widget);

  return gtk_widget_grab_focus (canvas->cells[canvas->active_cell]);
}

static void
muster_table_canvas_css_changed (GtkWidget         *widget,
                                 GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (muster_table_canvas_parent_class)->css_changed (widget, change);
  muster_table_canvas_repaint (MUSTER_TABLE_CANVAS (widget));
}

static void
muster_table_canvas_dispose (GObject *object)
{
  MusterTableCanvas *canvas = MUSTER_TABLE_CANVAS (object);

  for (guint i = 0; i < G_N_ELEMENTS (canvas->cells); i++)
    {
      g_clear_pointer (&canvas->cells[i], gtk_widget_unparent);
    }
  g_clear_pointer (&canvas->kept, gsk_render_node_unref);
  g_clear_pointer (&canvas->scenario, muster_scenario_free);
  g_clear_pointer (&canvas->selected, g_array_unref);
  G_OBJECT_CLASS (muster_table_canvas_parent_class)->dispose (object);
}

static void
muster_table_canvas_class_init (MusterTableCanvasClass *class)
{
  static const char *const names[] = {
    [MUSTER_TABLE_CANVAS_SELECTED] = "selected", [MUSTER_TABLE_CANVAS_REMOVED] = "removed",
    [MUSTER_TABLE_CANVAS_CANCELLED] = "cancelled",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_table_canvas_dispose;
  widget_class->snapshot = muster_table_canvas_snapshot;
  widget_class->measure = muster_table_canvas_measure;
  widget_class->size_allocate = muster_table_canvas_size_allocate;
  widget_class->grab_focus = muster_table_canvas_grab_focus;
  widget_class->css_changed = muster_table_canvas_css_changed;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (names[i] != NULL)
        {
          muster_table_canvas_signals[i] = g_signal_new (names[i], MUSTER_TYPE_TABLE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL,
                                                         NULL, NULL, G_TYPE_NONE, 0);
        }
    }
  muster_table_canvas_signals[MUSTER_TABLE_CANVAS_HELD] = g_signal_new ("held", MUSTER_TYPE_TABLE_CANVAS,
                                                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                                        G_TYPE_NONE, 1, G_TYPE_POINTER);
  muster_table_canvas_signals[MUSTER_TABLE_CANVAS_DESCRIBED] = g_signal_new ("described", MUSTER_TYPE_TABLE_CANVAS,
                                                                             G_SIGNAL_RUN_LAST, 0,
                                                                             g_signal_accumulator_first_wins, NULL,
                                                                             NULL, G_TYPE_STRING, 1, G_TYPE_UINT);
  muster_table_keys_install (widget_class);
  gtk_widget_class_set_css_name (widget_class, "tablecanvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
muster_table_canvas_init (MusterTableCanvas *canvas)
{
  canvas->layers = MUSTER_TABLE_ALL;
  canvas->fit_wanted = TRUE;
  canvas->layout.scale = LEAST_SCALE;
  canvas->selected = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < G_N_ELEMENTS (canvas->cells); i++)
    {
      canvas->cells[i] = muster_cursor_cell_new ();
      gtk_widget_set_focusable (canvas->cells[i], i == 0);
      gtk_widget_set_parent (canvas->cells[i], GTK_WIDGET (canvas));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (canvas), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Table"), -1);
  gtk_widget_set_overflow (GTK_WIDGET (canvas), GTK_OVERFLOW_HIDDEN);
  muster_table_pointer_add (canvas);
}
