/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/board.h"

#include "campaign/hex.h"
#include "campaign/vocabulary.h"
#include "core/dice.h"

/* SETUP-4: a hex has a resource number from 2 to 5. */
#define LOWEST_RESOURCE 2
#define N_RESOURCE_NUMBERS 4

/* The draw is rolled far from the numbers that the campaign's own rolls of the seed will have. */
#define FIRST_DRAW 0x80000000u

/* The bag that tiles are drawn from. The rules leave the counts open; this is a board on which all trades are worth
 * it. */
static const MusterTerrain tiles[] = {
  MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_PLAINS,
  MUSTER_TERRAIN_FOREST, MUSTER_TERRAIN_FOREST, MUSTER_TERRAIN_FOREST,
  MUSTER_TERRAIN_MOUNTAINS, MUSTER_TERRAIN_MOUNTAINS,
  MUSTER_TERRAIN_DESERT,
};

static void
append_hex (GString *xml,
            guint    column,
            guint    row,
            guint    tile,
            guint    resource)
{
  g_autofree char *label = muster_hex_dup_label (MUSTER_HEX_KEY (column, row));

  g_string_append_printf (xml, "    <hex at=\"%s\" terrain=\"%s\" resource=\"%u\"/>\n",
                          label, muster_terrain_get_word (tiles[tile]), resource);
}

/**
 * muster_board_lay_out:
 * @columns: 1 to %MUSTER_MAP_MAX_EDGE, as @rows
 * @drawn: whether every hex is drawn at random; else all are plains of the lowest number
 *
 * Returns: (transfer full): a campaign in set-up that has only a map, as campaign XML
 */
GBytes *
muster_board_lay_out (const char *name,
                      guint       columns,
                      guint       rows,
                      gint64      seed,
                      gboolean    drawn)
{
  g_autofree char *escaped = g_markup_escape_text (name, -1);
  GString *xml = g_string_new (NULL);
  guint32 draw = FIRST_DRAW;

  g_string_append_printf (xml, "<campaign format=\"1\" name=\"%s\" rules=\"chronopia-5\" turn=\"0\" step=\"setup\" "
                          "seed=\"%" G_GINT64_FORMAT "\">\n", escaped, seed);
  g_string_append_printf (xml, "  <map columns=\"%u\" rows=\"%u\">\n", columns, rows);
  for (guint i = 0; i < columns * rows; i++)
    {
      guint tile = drawn ? muster_dice_seeded_value (seed, draw++, G_N_ELEMENTS (tiles)) - 1 : 0;
      guint above = drawn ? muster_dice_seeded_value (seed, draw++, N_RESOURCE_NUMBERS) - 1 : 0;

      append_hex (xml, i % columns, i / columns, tile, LOWEST_RESOURCE + above);
    }
  g_string_append (xml, "  </map>\n</campaign>\n");
  return g_string_free_to_bytes (xml);
}
