/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The supply layer of a map: lines from each controlled hex towards its source, hatching where none is.
 */
#include "draw/hex-map-private.h"

#define HATCH_STEP 0.22
#define LINE_WIDTH 0.06

static guint
index_of (const MusterHexMap *map,
          guint32             hex)
{
  return MUSTER_HEX_ROW (hex) * map->layout.columns + MUSTER_HEX_COLUMN (hex);
}

/* Walks outward from a source, noting for each hex reached the one that it was reached from. */
static void
spread_from (MusterHexMap      *map,
             const MusterRealm *realm)
{
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (guint32));

  map->towards_source[index_of (map, realm->source)] = realm->source;
  g_array_append_val (reached, realm->source);
  for (guint i = 0; i < reached->len; i++)
    {
      guint32 hex = g_array_index (reached, guint32, i);

      for (guint side = 0; side < MUSTER_N_SIDES; side++)
        {
          guint32 next = muster_hex_neighbour (hex, side);

          if (next == MUSTER_NO_HEX || muster_world_get_hex (map->world, next) == NULL ||
              muster_supply_lines_get_realm (map->supply, next) != realm ||
              map->towards_source[index_of (map, next)] != MUSTER_NO_HEX)
            {
              continue;
            }
          map->towards_source[index_of (map, next)] = hex;
          g_array_append_val (reached, next);
        }
    }
}

/** muster_hex_map_find_supply: works out where the supply of each hex comes from */
void
muster_hex_map_find_supply (MusterHexMap *map)
{
  guint n_hexes = muster_world_count (map->world, MUSTER_HEX);

  map->supply = muster_supply_lines_new (map->world, muster_world_get_campaign (map->world)->turn);
  map->towards_source = g_new (guint32, MAX (n_hexes, 1));
  for (guint i = 0; i < n_hexes; i++)
    {
      map->towards_source[i] = MUSTER_NO_HEX;
    }
  for (guint i = 0; i < map->supply->realms->len; i++)
    {
      const MusterRealm *realm = &g_array_index (map->supply->realms, MusterRealm, i);

      if (realm->source != MUSTER_NO_HEX)
        {
          spread_from (map, realm);
        }
    }
}

static void
draw_hatching (const MusterHexMap *map,
               cairo_t            *cr,
               double              x,
               double              y)
{
  double r = map->layout.radius;

  cairo_save (cr);
  muster_hex_layout_trace (&map->layout, cr, x, y, 0.04);
  cairo_clip (cr);
  for (double at = -2 * r; at < 2 * r; at += HATCH_STEP * r)
    {
      cairo_move_to (cr, x + at - r, y + r);
      cairo_line_to (cr, x + at + r, y - r);
    }
  muster_set_colour (cr, map->palette->inks[MUSTER_INK_ISOLATED], 0.75);
  cairo_set_line_width (cr, MAX (0.035 * r, 0.6));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_line (const MusterHexMap *map,
           cairo_t            *cr,
           double              x,
           double              y,
           guint32             next)
{
  double r = map->layout.radius;
  double next_x, next_y;

  muster_hex_layout_get_centre (&map->layout, next, &next_x, &next_y);
  cairo_save (cr);
  muster_set_ink (cr, map->palette, MUSTER_INK_SUPPLY);
  cairo_set_line_width (cr, MAX (LINE_WIDTH * r, 0.8));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, (const double[]) {0.16 * r, 0.12 * r}, 2, 0);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, next_x, next_y);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, 0.08 * r, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
}

/** muster_hex_map_draw_supply: draws the first step of the supply line of @hex, or hatches it as isolated */
void
muster_hex_map_draw_supply (const MusterHexMap *map,
                            cairo_t            *cr,
                            const MusterHex    *hex)
{
  guint32 next = map->towards_source[index_of (map, hex->key)];
  double x, y;

  if (hex->owner == 0)
    {
      return;
    }
  muster_hex_layout_get_centre (&map->layout, hex->key, &x, &y);
  if (next == MUSTER_NO_HEX)
    {
      draw_hatching (map, cr, x, y);
    }
  else if (next != hex->key)
    {
      draw_line (map, cr, x, y, next);
    }
}
