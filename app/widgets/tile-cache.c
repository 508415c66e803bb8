/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/tile-cache.h"

#include <math.h>

typedef struct
{
  gint64 place;
  cairo_surface_t *surface; /* Owned */
  GList link;               /* in the order of use, the newest first */
} Tile;

struct _MusterTileCache
{
  int scale;
  gsize max_tiles;
  guint n_painted; /* since it was made */
  MusterTilePainter painter;
  gpointer data;

  /* Owned */
  GHashTable *tiles; /* place -> Tile */
  GQueue used;       /* of Tile, borrowed */
};

#define BYTES_PER_PIXEL 4

static void
free_tile (gpointer data)
{
  Tile *tile = data;

  cairo_surface_destroy (tile->surface);
  g_free (tile);
}

/**
 * muster_tile_cache_new:
 * @scale: pixels of the screen for each pixel of the widget
 * @max_bytes: what the pictures may take; at least one is kept
 *
 * Returns: (transfer full): an empty cache
 */
MusterTileCache *
muster_tile_cache_new (int               scale,
                       gsize             max_bytes,
                       MusterTilePainter painter,
                       gpointer          data)
{
  MusterTileCache *cache = g_new0 (MusterTileCache, 1);
  gsize edge = (gsize) MUSTER_TILE_EDGE * scale;

  cache->scale = scale;
  cache->max_tiles = MAX (1, max_bytes / (edge * edge * BYTES_PER_PIXEL));
  cache->painter = painter;
  cache->data = data;
  cache->tiles = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_tile);
  g_queue_init (&cache->used);
  return cache;
}

/** muster_tile_cache_free: */
void
muster_tile_cache_free (MusterTileCache *cache)
{
  g_hash_table_unref (cache->tiles);
  g_free (cache);
}

/** muster_tile_cache_get_n_painted: Returns: how many tiles were painted since the cache was made */
guint
muster_tile_cache_get_n_painted (const MusterTileCache *cache)
{
  return cache->n_painted;
}

static void
forget_oldest (MusterTileCache *cache)
{
  while (g_hash_table_size (cache->tiles) >= cache->max_tiles)
    {
      Tile *oldest = g_queue_peek_tail (&cache->used);

      g_queue_unlink (&cache->used, &oldest->link);
      g_hash_table_remove (cache->tiles, &oldest->place);
    }
}

static Tile *
paint_tile (MusterTileCache *cache,
            gint64           place,
            int              column,
            int              row)
{
  Tile *tile = g_new0 (Tile, 1);
  cairo_t *cr;

  forget_oldest (cache);
  tile->place = place;
  tile->link.data = tile;
  tile->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, MUSTER_TILE_EDGE * cache->scale,
                                              MUSTER_TILE_EDGE * cache->scale);
  cairo_surface_set_device_scale (tile->surface, cache->scale, cache->scale);
  cr = cairo_create (tile->surface);
  cairo_translate (cr, -(double) column * MUSTER_TILE_EDGE, -(double) row * MUSTER_TILE_EDGE);
  cache->painter (cr, (double) column * MUSTER_TILE_EDGE, (double) row * MUSTER_TILE_EDGE, cache->data);
  cairo_destroy (cr);
  g_hash_table_insert (cache->tiles, &tile->place, tile);
  g_queue_push_head_link (&cache->used, &tile->link);
  cache->n_painted++;
  return tile;
}

static Tile *
get_tile (MusterTileCache *cache,
          int              column,
          int              row)
{
  gint64 place = (gint64) row * ((gint64) 1 << 32) + (guint32) column;
  Tile *tile = g_hash_table_lookup (cache->tiles, &place);

  if (tile == NULL)
    {
      return paint_tile (cache, place, column, row);
    }
  g_queue_unlink (&cache->used, &tile->link);
  g_queue_push_head_link (&cache->used, &tile->link);
  return tile;
}

/**
 * muster_tile_cache_paint:
 * @x: left edge of what is shown, in the map's pixels
 *
 * Paints a view of the map at the context's origin from pictures, painting those that are missing
 */
void
muster_tile_cache_paint (MusterTileCache *cache,
                         cairo_t         *cr,
                         double           x,
                         double           y,
                         int              width,
                         int              height)
{
  int first_column = floor (x / MUSTER_TILE_EDGE);
  int last_column = floor ((x + width - 1) / MUSTER_TILE_EDGE);
  int first_row = floor (y / MUSTER_TILE_EDGE);
  int last_row = floor ((y + height - 1) / MUSTER_TILE_EDGE);

  for (int row = first_row; row <= last_row; row++)
    {
      for (int column = first_column; column <= last_column; column++)
        {
          Tile *tile = get_tile (cache, column, row);
          double left = (double) column * MUSTER_TILE_EDGE - x;
          double top = (double) row * MUSTER_TILE_EDGE - y;

          cairo_set_source_surface (cr, tile->surface, left, top);
          cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
          cairo_rectangle (cr, left, top, MUSTER_TILE_EDGE, MUSTER_TILE_EDGE);
          cairo_fill (cr);
        }
    }
}
