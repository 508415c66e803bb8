/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A hex is named by its key: row and column from 0, so that keys rise row by row. */
#define MUSTER_HEX_KEY(column, row) (((guint32) (row) << 16) | (guint32) (column))
#define MUSTER_HEX_COLUMN(key) ((int) ((key) & 0xffff))
#define MUSTER_HEX_ROW(key) ((int) ((key) >> 16))

/** MusterSide: the six sides of a flat-top hex, clockwise from the top (SETUP-1: A to F). */
typedef enum
{
  MUSTER_SIDE_N,
  MUSTER_SIDE_NE,
  MUSTER_SIDE_SE,
  MUSTER_SIDE_S,
  MUSTER_SIDE_SW,
  MUSTER_SIDE_NW,
  MUSTER_N_SIDES
} MusterSide;

#define MUSTER_MAP_MAX_EDGE 512
#define MUSTER_NO_HEX G_MAXUINT32

guint32 muster_hex_neighbour (guint32    hex,
                              MusterSide side);
gboolean muster_hex_side_towards (guint32     hex,
                                  guint32     neighbour,
                                  MusterSide *side);
guint muster_hex_distance (guint32 first,
                           guint32 second);
MusterSide muster_side_opposite (MusterSide side);
const char *muster_side_get_word (MusterSide side);
gboolean muster_side_from_word (const char *word,
                                MusterSide *side);

char *muster_hex_dup_label (guint32 hex) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_hex_from_label (const char *label,
                                guint32    *hex);

/** MusterPath: the sides to cross one after the other, four bits each from the lowest, side + 1; 0 = stay. */
typedef gint64 MusterPath;

#define MUSTER_PATH_MAX_STEPS 8

guint muster_path_get_length (MusterPath path);
MusterSide muster_path_get_step (MusterPath path,
                                 guint      index);
MusterPath muster_path_append (MusterPath path,
                               MusterSide side);
char *muster_path_dup_words (MusterPath path) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_path_from_words (const char *words,
                                 MusterPath *path);
