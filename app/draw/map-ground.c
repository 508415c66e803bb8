/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands on the ground of a map: borders, roads, strongholds, ports, numbers and labels.
 */
#include "draw/emblem.h"
#include "draw/hex-map-private.h"
#include "draw/text.h"

#include <math.h>

/* Radii below which a sign would be too small to tell */
#define STRONGHOLD_RADIUS 7
#define NUMBER_RADIUS 14
#define LABEL_RADIUS 18
#define NAME_RADIUS 30

/* Where things stand in a hex of radius 1 */
#define LABEL_Y -0.70
#define NAME_Y -0.46
#define NUMBER_X -0.62
#define DISC_SIZE 0.28
#define STRONGHOLD_X 0.0
#define STRONGHOLD_Y -0.12
#define STRONGHOLD_SIZE 0.56
#define BORDER_INSET 0.055
#define BORDER_WIDTH 0.095

/* Where colours cannot be told apart, a border's dashes tell whose it is; by turn order, in border widths. */
static const double border_dashes[][4] = {
  {1000, 0, 1000, 0}, {3, 2, 3, 2}, {0.1, 1.8, 0.1, 1.8}, {4, 1.8, 0.1, 1.8}, {1.5, 1.8, 1.5, 1.8},
  {6, 2, 1, 2}, {3, 4, 3, 4}, {0.1, 3, 0.1, 3}, {8, 2, 8, 2}, {2, 2, 0.1, 2},
};

static void
set_border_dash (const MusterHexMap *map,
                 cairo_t            *cr,
                 const MusterPlayer *owner,
                 double              width)
{
  const double *pattern;
  double dashes[4];

  if (owner == NULL ||
      (map->palette->kind != MUSTER_PALETTE_PRINT && map->palette->kind != MUSTER_PALETTE_CONTRAST))
    {
      return;
    }
  pattern = border_dashes[(MAX (owner->position, 1) - 1) % G_N_ELEMENTS (border_dashes)];
  for (guint i = 0; i < G_N_ELEMENTS (dashes); i++)
    {
      dashes[i] = pattern[i] * width;
    }
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
}

static gboolean
is_border (const MusterHexMap *map,
           const MusterHex    *hex,
           MusterSide          side)
{
  guint32 key = muster_hex_neighbour (hex->key, side);
  const MusterHex *neighbour = key != MUSTER_NO_HEX ? muster_world_get_hex (map->world, key) : NULL;

  return neighbour == NULL || neighbour->owner != hex->owner;
}

/** muster_hex_map_draw_border: draws the owner's border along the sides of @hex where the realm ends */
void
muster_hex_map_draw_border (const MusterHexMap *map,
                            cairo_t            *cr,
                            const MusterHex    *hex)
{
  const MusterPlayer *owner = muster_world_get_player (map->world, hex->owner);
  double width = BORDER_WIDTH * map->layout.radius;
  double x, y;

  muster_hex_layout_get_centre (&map->layout, hex->key, &x, &y);
  cairo_save (cr);
  muster_set_colour (cr, muster_palette_get_player (map->palette, owner), 1);
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  set_border_dash (map, cr, owner, width);
  for (guint side = 0; side < MUSTER_N_SIDES; side++)
    {
      double from_x, from_y, to_x, to_y;

      if (!is_border (map, hex, side))
        {
          continue;
        }
      muster_hex_layout_get_corner (&map->layout, side, &from_x, &from_y);
      muster_hex_layout_get_corner (&map->layout, side + 1, &to_x, &to_y);
      cairo_move_to (cr, x + from_x * (1 - BORDER_INSET), y + from_y * (1 - BORDER_INSET));
      cairo_line_to (cr, x + to_x * (1 - BORDER_INSET), y + to_y * (1 - BORDER_INSET));
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/** muster_hex_map_draw_roads: draws a road from the middle of @hex to each side that it reaches */
void
muster_hex_map_draw_roads (const MusterHexMap *map,
                           cairo_t            *cr,
                           const MusterHex    *hex)
{
  double x, y;

  muster_hex_layout_get_centre (&map->layout, hex->key, &x, &y);
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint side = 0; side < MUSTER_N_SIDES; side++)
        {
          double dx, dy;

          if (hex->roads & (1u << side))
            {
              muster_hex_layout_get_side_middle (&map->layout, side, &dx, &dy);
              cairo_move_to (cr, x, y);
              cairo_line_to (cr, x + dx, y + dy);
            }
        }
      muster_set_ink (cr, map->palette, pass == 0 ? MUSTER_INK_ROAD_EDGE : MUSTER_INK_ROAD);
      cairo_set_line_width (cr, (pass == 0 ? 0.15 : 0.075) * map->layout.radius);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* A fortress or watchtower by the sea is a port (SEA-1). */
static void
draw_port (const MusterHexMap *map,
           cairo_t            *cr,
           const MusterHex    *hex,
           double              x,
           double              y)
{
  for (guint side = 0; side < MUSTER_N_SIDES; side++)
    {
      guint32 key = muster_hex_neighbour (hex->key, side);
      const MusterHex *neighbour = key != MUSTER_NO_HEX ? muster_world_get_hex (map->world, key) : NULL;
      double dx, dy;

      if (neighbour != NULL && neighbour->terrain == MUSTER_TERRAIN_SEA)
        {
          muster_hex_layout_get_side_middle (&map->layout, side, &dx, &dy);
          muster_draw_anchor (cr, map->palette, x + 0.84 * dx, y + 0.84 * dy, 0.24 * map->layout.radius);
          return;
        }
    }
}

static void
draw_label (const MusterHexMap *map,
            cairo_t            *cr,
            const MusterHex    *hex,
            double              x,
            double              y)
{
  double r = map->layout.radius;
  g_autofree char *label = muster_hex_dup_label (hex->key);
  MusterTextStyle style = {
    .size = CLAMP (0.18 * r, 5, 14), .align = 0.5, .colour = map->palette->inks[MUSTER_INK_TEXT],
    .halo = r >= NAME_RADIUS ? MAX (0.03 * r, 1) : 0, .halo_colour = map->palette->inks[MUSTER_INK_HALO],
  };

  muster_draw_text (cr, label, x, y + LABEL_Y * r, &style);
  if (r >= NAME_RADIUS && hex->name != NULL && hex->name[0] != '\0')
    {
      style.size = CLAMP (0.20 * r, 5, 16);
      style.bold = TRUE;
      style.limit = 1.45 * r;
      muster_draw_text (cr, hex->name, x, y + NAME_Y * r, &style);
    }
}

/** muster_hex_map_paint_disc: paints the resource number of @hex; a MusterStampFunc of a MusterHexMap */
void
muster_hex_map_paint_disc (cairo_t      *cr,
                           double        x,
                           double        y,
                           gconstpointer hex,
                           gpointer      map)
{
  const MusterHexMap *painted = map;

  muster_draw_disc (cr, painted->palette, ((const MusterHex *) hex)->resource, x, y,
                    DISC_SIZE * painted->layout.radius);
}

/** muster_hex_map_draw_marks: draws stronghold, port, resource number and label of @hex */
void
muster_hex_map_draw_marks (const MusterHexMap *map,
                           cairo_t            *cr,
                           const MusterHex    *hex)
{
  double r = map->layout.radius;
  double x, y;

  muster_hex_layout_get_centre (&map->layout, hex->key, &x, &y);
  if (r >= STRONGHOLD_RADIUS && hex->stronghold != MUSTER_STRONGHOLD_NONE)
    {
      muster_draw_stronghold (cr, map->palette, hex, muster_world_get_campaign (map->world)->turn,
                              x + STRONGHOLD_X * r, y + STRONGHOLD_Y * r, STRONGHOLD_SIZE * r);
      if (hex->stronghold != MUSTER_STRONGHOLD_TOWN && r >= NUMBER_RADIUS)
        {
          draw_port (map, cr, hex, x, y);
        }
    }
  if ((map->layers & MUSTER_MAP_YIELD) && hex->resource > 0 && r >= NUMBER_RADIUS)
    {
      muster_stamps_put (map->discs, cr, hex->resource, hex, x + NUMBER_X * r, y, DISC_SIZE * r);
    }
  if ((map->layers & MUSTER_MAP_LABELS) && r >= LABEL_RADIUS)
    {
      draw_label (map, cr, hex, x, y);
    }
}
