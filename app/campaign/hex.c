/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/hex.h"

#include "core/word.h"

#include <string.h>

static const char *const side_words[] = {"N", "NE", "SE", "S", "SW", "NW"};

/* Column and row steps by side; even columns (counted from 1) stand half a hex lower. */
static const gint8 column_steps[MUSTER_N_SIDES] = {0, 1, 1, 0, -1, -1};
static const gint8 row_steps[2][MUSTER_N_SIDES] = {
  {-1, -1, 0, 1, 0, -1},
  {-1, 0, 1, 1, 1, 0},
};

/**
 * muster_hex_neighbour:
 *
 * Returns: the hex across @side, which may lie beyond the map's far edges, or %MUSTER_NO_HEX before its first
 *   column or row
 */
guint32
muster_hex_neighbour (guint32    hex,
                      MusterSide side)
{
  int column = MUSTER_HEX_COLUMN (hex);
  int row = MUSTER_HEX_ROW (hex) + row_steps[column & 1][side];

  column += column_steps[side];
  return column < 0 || row < 0 ? MUSTER_NO_HEX : MUSTER_HEX_KEY (column, row);
}

/** muster_hex_side_towards: Returns: whether the two hexes touch; then @side is the side of @hex */
gboolean
muster_hex_side_towards (guint32     hex,
                         guint32     neighbour,
                         MusterSide *side)
{
  for (guint i = 0; i < MUSTER_N_SIDES; i++)
    {
      if (muster_hex_neighbour (hex, i) == neighbour)
        {
          *side = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_hex_distance: Returns: how many steps apart the hexes are, 0 for the same */
guint
muster_hex_distance (guint32 first,
                     guint32 second)
{
  int columns = MUSTER_HEX_COLUMN (second) - MUSTER_HEX_COLUMN (first);
  /* Axial rows: a column's rows start half a hex higher for every column to the right. */
  int row_first = MUSTER_HEX_ROW (first) - (MUSTER_HEX_COLUMN (first) - (MUSTER_HEX_COLUMN (first) & 1)) / 2;
  int row_second = MUSTER_HEX_ROW (second) - (MUSTER_HEX_COLUMN (second) - (MUSTER_HEX_COLUMN (second) & 1)) / 2;
  int rows = row_second - row_first;

  return (ABS (columns) + ABS (rows) + ABS (columns + rows)) / 2;
}

/** muster_side_opposite: Returns: the side across the hex */
MusterSide
muster_side_opposite (MusterSide side)
{
  return (side + MUSTER_N_SIDES / 2) % MUSTER_N_SIDES;
}

/** muster_side_get_word: Returns: (transfer none): "N", "NE" ... */
const char *
muster_side_get_word (MusterSide side)
{
  return side_words[side];
}

/** muster_side_from_word: Returns: whether @word is a side in capitals; then @side is set */
gboolean
muster_side_from_word (const char *word,
                       MusterSide *side)
{
  return muster_word_find (side_words, MUSTER_N_SIDES, word, side);
}

/** muster_hex_dup_label: Returns: (transfer full): "0304": column and row from 01; "3.104" beyond 99 */
char *
muster_hex_dup_label (guint32 hex)
{
  int column = MUSTER_HEX_COLUMN (hex) + 1;
  int row = MUSTER_HEX_ROW (hex) + 1;

  return g_strdup_printf (column > 99 || row > 99 ? "%d.%d" : "%02d%02d", column, row);
}

static gboolean
parse_edge (const char *digits,
            gsize       length,
            int        *edge)
{
  g_autofree char *copy = g_strndup (digits, length);
  guint64 number;

  if (!g_ascii_string_to_unsigned (copy, 10, 1, MUSTER_MAP_MAX_EDGE, &number, NULL))
    {
      return FALSE;
    }
  *edge = (int) number - 1;
  return TRUE;
}

/** muster_hex_from_label: Returns: whether @label is well formed; then @hex is set, be it on the map or not */
gboolean
muster_hex_from_label (const char *label,
                       guint32    *hex)
{
  const char *dot = strchr (label, '.');
  int column, row;
  gboolean formed;

  if (dot != NULL)
    {
      formed = parse_edge (label, dot - label, &column) && parse_edge (dot + 1, strlen (dot + 1), &row);
    }
  else
    {
      formed = strlen (label) == 4 && parse_edge (label, 2, &column) && parse_edge (label + 2, 2, &row);
    }
  if (formed)
    {
      *hex = MUSTER_HEX_KEY (column, row);
    }
  return formed;
}

#define STEP_BITS 4
#define STEP_MASK 15

/** muster_path_get_length: Returns: how many steps the path has */
guint
muster_path_get_length (MusterPath path)
{
  guint length = 0;

  while (path != 0)
    {
      path >>= STEP_BITS;
      length++;
    }
  return length;
}

/** muster_path_get_step: Returns: the side that step @index, from 0, crosses */
MusterSide
muster_path_get_step (MusterPath path,
                      guint      index)
{
  return ((path >> (STEP_BITS * index)) & STEP_MASK) - 1;
}

/** muster_path_append: Returns: the path with one more step; it may not have %MUSTER_PATH_MAX_STEPS yet */
MusterPath
muster_path_append (MusterPath path,
                    MusterSide side)
{
  guint length = muster_path_get_length (path);

  g_assert (length < MUSTER_PATH_MAX_STEPS);
  return path | ((gint64) (side + 1) << (STEP_BITS * length));
}

/** muster_path_dup_words: Returns: (transfer full): "N NW NW", empty for a path that stays */
char *
muster_path_dup_words (MusterPath path)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < muster_path_get_length (path); i++)
    {
      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", side_words[muster_path_get_step (path, i)]);
    }
  return g_string_free (words, FALSE);
}

/** muster_path_from_words: Returns: whether @words are at most eight sides parted by spaces; then @path is set */
gboolean
muster_path_from_words (const char *words,
                        MusterPath *path)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  MusterPath parsed = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      MusterSide side;

      if (parts[i][0] == '\0')
        {
          continue;
        }
      if (muster_path_get_length (parsed) == MUSTER_PATH_MAX_STEPS || !muster_side_from_word (parts[i], &side))
        {
          return FALSE;
        }
      parsed = muster_path_append (parsed, side);
    }
  *path = parsed;
  return TRUE;
}
