/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/case-world.h"
#include "draw/hex-map.h"
#include "draw/terrain.h"

#include <string.h>

static const char vale[] =
  "turn 4 movement\n"
  "map 8x6 plains 3\n"
  "player anna firstborn plains name=Anna colour=#3465a4\n"
  "player bert devout desert name=Bert\n"
  "home 0303 anna\n"
  "home 0705 bert name=Skullgate\n"
  "hex 0101,0102,0201 sea 0\n"
  "hex 0202 lake 0\n"
  "hex 0301 forest 3\n"
  "hex 0401 mountains 4\n"
  "hex 0501 jungle 3\n"
  "hex 0601 desert 2\n"
  "hex 0801 none\n"
  "hex 0304 forest 4 town owner=anna name=Oakvale since=2\n"
  "hex 0203 watchtower owner=anna since=1 disrupted=4\n"
  "hex 0806 town owner=bert since=4\n"
  "hex 0304 roads=\"N SE\"\n"
  "unit u1 firstborn.swordsmen anna 0304 xp=9 name=\"Swords #1\"\n"
  "unit u2 firstborn.baron anna 0304 xp=40 role=commander name=Hugo\n"
  "unit u3 devout.risen bert 0504 name=\"Risen #12\"\n"
  "unit u4 devout.risen bert 0504 troopers=1\n"
  "plot u1 SE NE\n"
  "plot u2\n"
  "battle b1 0504 attack-attack\n"
  "battle b2 0405 attack-attack state=settled clash=SE\n";

#define RADIUS 24.0
#define MARGIN 8.0

static cairo_surface_t *
paint (MusterHexMap *map,
       int           x,
       int           y,
       int           width,
       int           height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -x, -y);
  muster_hex_map_draw_ground (map, cr, x, y, width, height);
  muster_hex_map_draw_pieces (map, cr, x, y, width, height);
  cairo_destroy (cr);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guchar *line = cairo_image_surface_get_data (surface) + (gsize) y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) line)[x] & 0xffffff;
}

static void
get_size (MusterHexMap *map,
          int          *width,
          int          *height)
{
  double exact_width, exact_height;

  muster_hex_layout_get_size (muster_hex_map_get_layout (map), &exact_width, &exact_height);
  *width = (int) exact_width + 1;
  *height = (int) exact_height + 1;
}

/* Edges are blended in another order where a clip cuts them: that may change the last three bits. */
static void
assert_alike (guint32 first,
              guint32 second)
{
  for (guint shift = 0; shift < 24; shift += 8)
    {
      int difference = (int) ((first >> shift) & 0xff) - (int) ((second >> shift) & 0xff);

      g_assert_cmpint (ABS (difference), <=, 8);
    }
}

static void
test_tiles_make_the_whole_map (void)
{
  const int edge = 128;

  for (guint kind = 0; kind < MUSTER_N_PALETTES; kind++)
    {
      g_autoptr (MusterWorld) world = case_world_new (vale);
      g_autoptr (MusterHexMap) map = muster_hex_map_new (world, muster_palette_get (kind), RADIUS, MARGIN,
                                                         MUSTER_MAP_ALL);
      int width, height;
      cairo_surface_t *whole;

      get_size (map, &width, &height);
      whole = paint (map, 0, 0, width, height);
      for (int y = 0; y < height; y += edge)
        {
          for (int x = 0; x < width; x += edge)
            {
              cairo_surface_t *tile = paint (map, x, y, edge, edge);

              for (int at = 0; at < edge * edge; at++)
                {
                  int tile_x = at % edge, tile_y = at / edge;

                  if (x + tile_x < width && y + tile_y < height)
                    {
                      assert_alike (get_pixel (tile, tile_x, tile_y), get_pixel (whole, x + tile_x, y + tile_y));
                    }
                }
              cairo_surface_destroy (tile);
            }
        }
      cairo_surface_destroy (whole);
    }
}

/* The middle of an empty hex is free of symbols, so that its ground shows. */
static void
test_ground_shows_the_terrain (void)
{
  static const struct
  {
    guint32 hex;
    MusterInk ink;
  } cases[] = {
    {MUSTER_HEX_KEY (0, 0), MUSTER_INK_SEA}, {MUSTER_HEX_KEY (1, 1), MUSTER_INK_LAKE},
    {MUSTER_HEX_KEY (2, 0), MUSTER_INK_FOREST}, {MUSTER_HEX_KEY (3, 0), MUSTER_INK_MOUNTAINS},
    {MUSTER_HEX_KEY (4, 0), MUSTER_INK_JUNGLE}, {MUSTER_HEX_KEY (5, 0), MUSTER_INK_DESERT},
    {MUSTER_HEX_KEY (6, 0), MUSTER_INK_PLAINS}, {MUSTER_HEX_KEY (7, 0), MUSTER_INK_PAPER},
  };
  const MusterPalette *palette = muster_palette_get (MUSTER_PALETTE_LIGHT);
  g_autoptr (MusterWorld) world = case_world_new (vale);
  g_autoptr (MusterHexMap) map = muster_hex_map_new (world, palette, RADIUS, MARGIN, MUSTER_MAP_ALL);
  cairo_surface_t *whole;
  int width, height;

  get_size (map, &width, &height);
  whole = paint (map, 0, 0, width, height);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double x, y;

      muster_hex_layout_get_centre (muster_hex_map_get_layout (map), cases[i].hex, &x, &y);
      g_assert_cmphex (get_pixel (whole, (int) x, (int) y), ==, palette->inks[cases[i].ink]);
    }
  cairo_surface_destroy (whole);
}

static gboolean
shows_colour (MusterHexMap *map,
              guint32       colour)
{
  int width, height;
  cairo_surface_t *whole;
  gboolean found = FALSE;

  get_size (map, &width, &height);
  whole = paint (map, 0, 0, width, height);
  for (int at = 0; at < width * height && !found; at++)
    {
      found = get_pixel (whole, at % width, at / width) == colour;
    }
  cairo_surface_destroy (whole);
  return found;
}

static void
test_viewer_sees_only_own_plots (void)
{
  const MusterPalette *palette = muster_palette_get (MUSTER_PALETTE_LIGHT);
  g_autoptr (MusterWorld) world = case_world_new (vale);
  g_autoptr (MusterHexMap) map = muster_hex_map_new (world, palette, RADIUS, MARGIN, MUSTER_MAP_PLOTS);

  g_assert_true (shows_colour (map, 0x3465a4));
  muster_hex_map_set_viewer (map, muster_world_find_player (world, "bert")->key);
  g_assert_false (shows_colour (map, 0x3465a4));
}

static void
test_layers_come_and_go (void)
{
  const MusterPalette *palette = muster_palette_get (MUSTER_PALETTE_LIGHT);
  const struct
  {
    guint layer;
    MusterInk ink;
  } cases[] = {
    {MUSTER_MAP_SUPPLY, MUSTER_INK_SUPPLY}, {MUSTER_MAP_ROADS, MUSTER_INK_ROAD},
    {MUSTER_MAP_BATTLES, MUSTER_INK_BATTLE},
  };
  g_autoptr (MusterWorld) world = case_world_new (vale);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterHexMap) with = muster_hex_map_new (world, palette, 40, MARGIN, cases[i].layer);
      g_autoptr (MusterHexMap) without = muster_hex_map_new (world, palette, 40, MARGIN, 0);

      g_assert_true (shows_colour (with, palette->inks[cases[i].ink]));
      g_assert_false (shows_colour (without, palette->inks[cases[i].ink]));
    }
}

/* One pixel wide and two high; even columns start one lower. Oakvale is forest, half covered by Anna's colour. */
static void
test_texels_are_the_map_in_small (void)
{
  const MusterPalette *palette = muster_palette_get (MUSTER_PALETTE_LIGHT);
  g_autoptr (MusterWorld) world = case_world_new (vale);
  cairo_surface_t *texels = muster_map_texels_new (world, palette);
  guint32 forest = palette->inks[MUSTER_INK_FOREST];
  guint32 oakvale = ((forest >> 1) & 0x7f7f7f) + ((0x3465a4 >> 1) & 0x7f7f7f);

  g_assert_cmpint (cairo_image_surface_get_width (texels), ==, 8);
  g_assert_cmpint (cairo_image_surface_get_height (texels), ==, 13);
  g_assert_cmphex (get_pixel (texels, 0, 0), ==, palette->inks[MUSTER_INK_SEA]);
  g_assert_cmphex (get_pixel (texels, 1, 0), ==, 0);
  g_assert_cmphex (get_pixel (texels, 1, 1), ==, palette->inks[MUSTER_INK_SEA]);
  g_assert_cmphex (get_pixel (texels, 2, 6), ==, oakvale);
  g_assert_cmphex (get_pixel (texels, 2, 7), ==, oakvale);
  cairo_surface_destroy (texels);
}

static void
test_players_have_colours (void)
{
  const MusterPalette *palette = muster_palette_get (MUSTER_PALETTE_DARK);
  g_autoptr (MusterWorld) world = case_world_new (vale);

  g_assert_cmphex (muster_palette_get_player (palette, muster_world_find_player (world, "anna")), ==, 0x3465a4);
  g_assert_cmphex (muster_palette_get_player (palette, muster_world_find_player (world, "bert")), ==,
                   palette->inks[MUSTER_INK_PLAYER_2]);
  g_assert_cmphex (muster_palette_get_player (palette, NULL), ==, palette->inks[MUSTER_INK_NEUTRAL]);
  g_assert_cmphex (muster_colour_for_text_on (0xffff80), ==, 0x000000);
  g_assert_cmphex (muster_colour_for_text_on (0x3465a4), ==, 0xffffff);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hex-map/tiles", test_tiles_make_the_whole_map);
  g_test_add_func ("/hex-map/ground", test_ground_shows_the_terrain);
  g_test_add_func ("/hex-map/viewer", test_viewer_sees_only_own_plots);
  g_test_add_func ("/hex-map/layers", test_layers_come_and_go);
  g_test_add_func ("/hex-map/texels", test_texels_are_the_map_in_small);
  g_test_add_func ("/hex-map/colours", test_players_have_colours);
  return g_test_run ();
}
