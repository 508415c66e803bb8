/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/hex-map.h"

#include "draw/hex-map-private.h"
#include "draw/terrain.h"

#include <math.h>

#define GROUND_BLEED 0.75 /* pixels */

/* Ground, owner's tint and outline of a hex: what all hexes of one terrain and owner have in common. The ground reaches
   a little beyond the outline, so that no gap shows between two stamps on whole pixels. */
static void
paint_ground (cairo_t      *cr,
              double        x,
              double        y,
              gconstpointer subject,
              gpointer      user_data)
{
  const MusterHexMap *map = user_data;
  const MusterHex *hex = subject;
  MusterHexLayout bled = map->layout;

  bled.radius += GROUND_BLEED;
  muster_draw_terrain (cr, map->palette, &bled, hex->terrain, x, y);
  if ((map->layers & MUSTER_MAP_CONTROL) && hex->owner != 0)
    {
      const MusterPlayer *owner = muster_world_get_player (map->world, hex->owner);

      muster_hex_layout_trace (&bled, cr, x, y, 0);
      muster_set_colour (cr, muster_palette_get_player (map->palette, owner), map->palette->tint);
      cairo_fill (cr);
    }
  if (map->layers & MUSTER_MAP_GRID)
    {
      muster_hex_layout_trace (&map->layout, cr, x, y, 0);
      muster_set_ink (cr, map->palette, MUSTER_INK_GRID);
      cairo_set_line_width (cr, CLAMP (0.03 * map->layout.radius, 0.5, 2));
      cairo_stroke (cr);
    }
}

/**
 * muster_hex_map_new:
 * @radius: of a hex, from its middle to a corner
 * @margin: around the map
 * @layers: of MusterMapLayer
 *
 * Returns: (transfer full): a painter of @world
 */
MusterHexMap *
muster_hex_map_new (MusterWorld         *world,
                    const MusterPalette *palette,
                    double               radius,
                    double               margin,
                    guint                layers)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  MusterHexMap *map = g_new0 (MusterHexMap, 1);

  map->world = muster_world_ref (world);
  map->palette = palette;
  map->layout = (MusterHexLayout) {radius, margin, campaign->columns, campaign->rows};
  map->layers = layers;
  map->grounds = muster_stamps_new (paint_ground, map);
  map->discs = muster_stamps_new (muster_hex_map_paint_disc, map);
  map->whereabouts = muster_whereabouts_new (world);
  if (layers & MUSTER_MAP_SUPPLY)
    {
      muster_hex_map_find_supply (map);
    }
  return map;
}

/** muster_hex_map_free: */
void
muster_hex_map_free (MusterHexMap *map)
{
  muster_stamps_free (map->grounds);
  muster_stamps_free (map->discs);
  muster_whereabouts_free (map->whereabouts);
  g_clear_pointer (&map->supply, muster_supply_lines_free);
  g_free (map->towards_source);
  muster_world_unref (map->world);
  g_free (map);
}

/** muster_hex_map_set_viewer: shows only the plots of @player from now on, 0 for those of all */
void
muster_hex_map_set_viewer (MusterHexMap *map,
                           guint32       player)
{
  map->viewer = player;
}

/** muster_hex_map_get_layout: Returns: (transfer none): where its hexes lie */
const MusterHexLayout *
muster_hex_map_get_layout (const MusterHexMap *map)
{
  return &map->layout;
}

/* The hexes that may reach into the rectangle: borders, counters and the like stand out of theirs a little. */
static MusterHexSpan
span_around (const MusterHexMap *map,
             double              x,
             double              y,
             double              width,
             double              height)
{
  double over = 0.5 * map->layout.radius;

  return muster_hex_layout_get_span (&map->layout, x - over, y - over, width + 2 * over, height + 2 * over);
}

static void
draw_ground (MusterHexMap    *map,
             cairo_t         *cr,
             const MusterHex *hex)
{
  gsize owner = map->layers & MUSTER_MAP_CONTROL ? hex->owner : 0;
  double x, y;

  muster_hex_layout_get_centre (&map->layout, hex->key, &x, &y);
  muster_stamps_put (map->grounds, cr, owner * MUSTER_N_TERRAINS + hex->terrain, hex, x, y,
                     map->layout.radius + GROUND_BLEED + 1);
}

typedef void (*DrawLayer) (MusterHexMap    *map,
                           cairo_t         *cr,
                           const MusterHex *hex);

static void
draw_layer (MusterHexMap        *map,
            cairo_t             *cr,
            const MusterHexSpan *span,
            DrawLayer            draw)
{
  for (int row = span->first_row; row <= span->last_row; row++)
    {
      for (int column = span->first_column; column <= span->last_column; column++)
        {
          const MusterHex *hex = muster_world_get_hex (map->world, MUSTER_HEX_KEY (column, row));

          if (hex != NULL)
            {
              draw (map, cr, hex);
            }
        }
    }
}

static void
draw_borders_and_roads (MusterHexMap    *map,
                        cairo_t         *cr,
                        const MusterHex *hex)
{
  if ((map->layers & MUSTER_MAP_CONTROL) && hex->owner != 0)
    {
      muster_hex_map_draw_border (map, cr, hex);
    }
  if ((map->layers & MUSTER_MAP_ROADS) && hex->roads != 0)
    {
      muster_hex_map_draw_roads (map, cr, hex);
    }
}

static void
draw_marks (MusterHexMap    *map,
            cairo_t         *cr,
            const MusterHex *hex)
{
  if (map->supply != NULL)
    {
      muster_hex_map_draw_supply (map, cr, hex);
    }
  muster_hex_map_draw_marks (map, cr, hex);
}

static void
draw_texels (MusterHexMap *map,
             cairo_t      *cr)
{
  cairo_surface_t *texels = muster_map_texels_new (map->world, map->palette);
  double width, height;

  muster_hex_layout_get_size (&map->layout, &width, &height);
  cairo_save (cr);
  cairo_translate (cr, map->layout.margin, map->layout.margin);
  cairo_scale (cr, (width - 2 * map->layout.margin) / cairo_image_surface_get_width (texels),
               (height - 2 * map->layout.margin) / cairo_image_surface_get_height (texels));
  cairo_set_source_surface (cr, texels, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_surface_destroy (texels);
}

/**
 * muster_hex_map_draw_ground:
 * @x: left edge of the rectangle to paint, in the layout's pixels
 *
 * Paints terrain, control, roads, strongholds, numbers, labels and supply: what changes seldom, so that a widget may
 * keep it as tiles.
 */
void
muster_hex_map_draw_ground (MusterHexMap *map,
                            cairo_t      *cr,
                            double        x,
                            double        y,
                            double        width,
                            double        height)
{
  MusterHexSpan span = span_around (map, x, y, width, height);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  muster_set_ink (cr, map->palette, MUSTER_INK_PAPER);
  cairo_paint (cr);
  if (map->layout.radius < MUSTER_MAP_TEXEL_RADIUS)
    {
      draw_texels (map, cr);
    }
  else
    {
      draw_layer (map, cr, &span, draw_ground);
      draw_layer (map, cr, &span, draw_borders_and_roads);
      draw_layer (map, cr, &span, draw_marks);
    }
  cairo_restore (cr);
}

static void
draw_units (MusterHexMap    *map,
            cairo_t         *cr,
            const MusterHex *hex)
{
  muster_hex_map_draw_units (map, cr, hex);
}

/**
 * muster_hex_map_draw_pieces:
 * @x: left edge of the rectangle to paint, in the layout's pixels
 *
 * Paints battles, units and plotted routes: what changes often, to be laid over the ground.
 */
void
muster_hex_map_draw_pieces (MusterHexMap *map,
                            cairo_t      *cr,
                            double        x,
                            double        y,
                            double        width,
                            double        height)
{
  MusterHexSpan span = span_around (map, x, y, width, height);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  if (map->layers & MUSTER_MAP_PLOTS)
    {
      muster_hex_map_draw_plots (map, cr, &span);
    }
  if (map->layers & MUSTER_MAP_UNITS)
    {
      draw_layer (map, cr, &span, draw_units);
    }
  if (map->layers & MUSTER_MAP_BATTLES)
    {
      muster_hex_map_draw_battles (map, cr);
    }
  cairo_restore (cr);
}

/** muster_hex_map_draw: paints the whole map, for a picture or a page */
void
muster_hex_map_draw (MusterHexMap *map,
                     cairo_t      *cr)
{
  double width, height;

  muster_hex_layout_get_size (&map->layout, &width, &height);
  muster_hex_map_draw_ground (map, cr, 0, 0, width, height);
  muster_hex_map_draw_pieces (map, cr, 0, 0, width, height);
}

/* Half of the way from the ground to the owner's colour: a texel has no border that would tell. */
static guint32
blend_owner (const MusterWorld   *world,
             const MusterPalette *palette,
             const MusterHex     *hex)
{
  guint32 ground = palette->inks[muster_terrain_get_ink (hex->terrain)];
  guint32 owner;

  if (hex->owner == 0)
    {
      return ground;
    }
  owner = muster_palette_get_player (palette, muster_world_get_player (world, hex->owner));
  return ((ground >> 1) & 0x7f7f7f) + ((owner >> 1) & 0x7f7f7f);
}

/**
 * muster_map_texels_new:
 *
 * Returns: (transfer full): the map as a picture in which a hex is one pixel wide and two high, to be stretched
 */
cairo_surface_t *
muster_map_texels_new (const MusterWorld   *world,
                       const MusterPalette *palette)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  const MusterHex *hexes = muster_world_peek_hexes (world);
  cairo_surface_t *texels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (campaign->columns, 1),
                                                        2 * campaign->rows + 1);
  guint32 *pixels = (guint32 *) cairo_image_surface_get_data (texels);
  gsize stride = cairo_image_surface_get_stride (texels) / sizeof *pixels;

  cairo_surface_flush (texels);
  for (guint i = 0; i < muster_world_count (world, MUSTER_HEX); i++)
    {
      guint column = MUSTER_HEX_COLUMN (hexes[i].key);
      guint line = 2 * MUSTER_HEX_ROW (hexes[i].key) + (column & 1);

      if (hexes[i].terrain != MUSTER_TERRAIN_NONE)
        {
          guint32 colour = 0xff000000 | blend_owner (world, palette, &hexes[i]);

          pixels[line * stride + column] = colour;
          pixels[(line + 1) * stride + column] = colour;
        }
    }
  cairo_surface_mark_dirty (texels);
  return texels;
}
