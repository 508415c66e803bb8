/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/table-private.h"
#include "tabletop/board.h"

#include <math.h>

#define WIDTH 400
#define HEIGHT 400

static const char marching[] = "el a red 4Bd 0 0 0 1; el e blue 4Bd 0 6 0 -1; terrain bad 2,0 4,0 4,4 2,4;"
                               "move single a; to 0,3";

typedef struct
{
  MusterScenario *scenario;
  MusterAnswer *answer;
  cairo_surface_t *surface;
  MusterTablePicture picture;
} Fixture;

static void
paint (Fixture *fixture)
{
  cairo_t *cr = cairo_create (fixture->surface);

  muster_set_ink (cr, fixture->picture.palette, MUSTER_INK_PAPER);
  cairo_paint (cr);
  muster_table_draw (&fixture->picture, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

static void
set_up (Fixture      *fixture,
        gconstpointer board)
{
  fixture->scenario = board_read (board);
  fixture->answer = muster_scenario_adjudicate (fixture->scenario);
  fixture->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  fixture->picture = (MusterTablePicture) {
    .scenario = fixture->scenario,
    .answer = fixture->answer,
    .palette = muster_palette_get (MUSTER_PALETTE_LIGHT),
    .layout = muster_table_layout_fit (muster_table_get_cloth (fixture->scenario), WIDTH, HEIGHT, 20),
  };
}

static void
tear_down (Fixture      *fixture,
           gconstpointer board)
{
  cairo_surface_destroy (fixture->surface);
  muster_answer_free (fixture->answer);
  muster_scenario_free (fixture->scenario);
}

static guint32
pixel_at (Fixture *fixture,
          double   x_widths,
          double   y_widths)
{
  double x, y;
  const guchar *line;

  muster_table_layout_to_picture (&fixture->picture.layout,
                                  (MusterPoint) {x_widths *BOARD_BASE_WIDTH, y_widths *BOARD_BASE_WIDTH}, &x, &y);
  cairo_surface_flush (fixture->surface);
  line = cairo_image_surface_get_data (fixture->surface);
  line += (gsize) y * cairo_image_surface_get_stride (fixture->surface);
  return ((const guint32 *) line)[(gsize) x] & 0xffffff;
}

static void
test_layout_is_undone_by_its_inverse (Fixture      *fixture,
                                      gconstpointer board)
{
  const MusterTableLayout *layout = &fixture->picture.layout;
  const MusterPoint point = {123456, -65432};
  MusterPoint back;
  double x, y;

  muster_table_layout_to_picture (layout, point, &x, &y);
  back = muster_table_layout_to_table (layout, x, y);
  g_assert_cmpint (abs (back.x - point.x), <=, 1);
  g_assert_cmpint (abs (back.y - point.y), <=, 1);

  /* Up on the table is up in the picture. */
  muster_table_layout_to_picture (layout, (MusterPoint) {0, 1000}, &x, &y);
  g_assert_cmpfloat (y, <, layout->y);
}

/* From x = -.5 to 4 and y = -.5 to 6.5, in whole units with two more around. */
static void
test_cloth_is_cut_in_units (Fixture      *fixture,
                            gconstpointer board)
{
  const MusterBox cloth = muster_table_get_cloth (fixture->scenario);

  g_assert_cmpint (cloth.low.x, ==, -3 * BOARD_BASE_WIDTH);
  g_assert_cmpint (cloth.high.x, ==, 6 * BOARD_BASE_WIDTH);
  g_assert_cmpint (cloth.low.y, ==, -3 * BOARD_BASE_WIDTH);
  g_assert_cmpint (cloth.high.y, ==, 9 * BOARD_BASE_WIDTH);
}

static void
test_sides_and_cloth_have_their_colours (Fixture      *fixture,
                                         gconstpointer board)
{
  const MusterPalette *palette = fixture->picture.palette;

  paint (fixture);
  g_assert_cmphex (pixel_at (fixture, 0.4, -0.1), ==, palette->inks[MUSTER_INK_PLAYER_2]); /* red */
  g_assert_cmphex (pixel_at (fixture, 0.4, 6.4), ==, palette->inks[MUSTER_INK_PLAYER_1]);  /* blue */
  g_assert_cmphex (pixel_at (fixture, -2, 8), ==, palette->inks[MUSTER_INK_CLOTH]);
}

/* Bad going has marks of its own, so that it can be told without colour. */
static void
test_going_has_a_pattern (Fixture      *fixture,
                          gconstpointer board)
{
  guint n_marks = 0;

  fixture->picture.palette = muster_palette_get (MUSTER_PALETTE_CONTRAST);
  paint (fixture);
  for (double x = 2.1; x < 3.9; x += 0.05)
    {
      for (double y = 0.1; y < 3.9; y += 0.05)
        {
          n_marks += pixel_at (fixture, x, y) != 0xffffff;
        }
    }
  g_assert_cmpuint (n_marks, >, 100);
}

static void
test_move_shows_way_and_ghost (Fixture      *fixture,
                               gconstpointer board)
{
  guint32 before;

  paint (fixture);
  before = pixel_at (fixture, 0.3, 1.5);
  g_assert_cmphex (before, ==, fixture->picture.palette->inks[MUSTER_INK_CLOTH]);
  fixture->picture.layers = MUSTER_TABLE_WAYS;
  paint (fixture);
  g_assert_cmphex (pixel_at (fixture, 0.3, 1.5), !=, before);
  g_assert_cmphex (pixel_at (fixture, 0.4, 2.9), !=, before);
}

static const MusterFinding *
find (Fixture    *fixture,
      const char *clause)
{
  const MusterFinding *finding = muster_verdict_find (fixture->answer->verdict, clause, MUSTER_FAIL);

  g_assert_nonnull (finding);
  return finding;
}

/* Both front corners go 3 BW; 2 are allowed, so that it is decided 2 BW ahead. */
static void
test_chord_is_measured_and_decided (Fixture      *fixture,
                                    gconstpointer board)
{
  const MusterTableMeasure measure = muster_table_find_measure (fixture->scenario, fixture->answer,
                                                                find (fixture, "DBA-DST-07"));

  g_assert_cmpuint (measure.n_points, ==, 2);
  g_assert_cmpint (measure.points[0].x, ==, BOARD_BASE_WIDTH / 2);
  g_assert_cmpint (measure.points[0].y, ==, 0);
  g_assert_cmpint (measure.points[1].y, ==, 3 * BOARD_BASE_WIDTH);
  g_assert_cmpint (measure.measured, ==, 3 * BOARD_BASE_WIDTH);
  g_assert_cmpint (measure.limit, ==, 2 * BOARD_BASE_WIDTH);
  g_assert_true (measure.decided);
  g_assert_cmpint (measure.decides.y, ==, 2 * BOARD_BASE_WIDTH);
}

/* A second move comes within half a base width of the enemy: the line joins what is nearest. */
static void
test_nearness_is_measured_to_the_enemy (Fixture      *fixture,
                                        gconstpointer board)
{
  const MusterTableMeasure measure = muster_table_find_measure (fixture->scenario, fixture->answer,
                                                                find (fixture, "DBA-SEC-02"));

  g_assert_cmpint (measure.object, ==, 1);
  g_assert_cmpuint (measure.n_points, ==, 2);
  g_assert_cmpint (muster_length (muster_point_minus (measure.points[0], measure.points[1])), ==, BOARD_BASE_WIDTH / 2);
}

static void
test_every_palette_and_layer_paints (Fixture      *fixture,
                                     gconstpointer board)
{
  g_autoptr (GArray) selected = g_array_new (FALSE, FALSE, sizeof (guint));
  guint first = 0;

  g_array_append_val (selected, first);
  fixture->picture.selected = selected;
  fixture->picture.finding = find (fixture, "DBA-DST-07");
  fixture->picture.layers = MUSTER_TABLE_ALL;
  for (guint kind = 0; kind < MUSTER_N_PALETTES; kind++)
    {
      fixture->picture.palette = muster_palette_get (kind);
      paint (fixture);
      g_assert_cmphex (pixel_at (fixture, 0.4, 6.4), ==, fixture->picture.palette->inks[MUSTER_INK_PLAYER_1]);
    }
}

#define TEST(path, board, test) g_test_add (path, Fixture, board, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  static const char again[] = "el a red LH 0 0 0 1; set a moves 1; el e blue 4Bd 3 0 0 -1; move single a; to 1.5,0";

  g_test_init (&argc, &argv, NULL);
  TEST ("/table/layout", marching, test_layout_is_undone_by_its_inverse);
  TEST ("/table/cloth", marching, test_cloth_is_cut_in_units);
  TEST ("/table/colours", marching, test_sides_and_cloth_have_their_colours);
  TEST ("/table/patterns", marching, test_going_has_a_pattern);
  TEST ("/table/move", marching, test_move_shows_way_and_ghost);
  TEST ("/table/chord", marching, test_chord_is_measured_and_decided);
  TEST ("/table/nearness", again, test_nearness_is_measured_to_the_enemy);
  TEST ("/table/layers", marching, test_every_palette_and_layer_paints);
  return g_test_run ();
}
