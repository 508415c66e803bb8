/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef enum
{
  MUSTER_COLUMN_TEXT,
  MUSTER_COLUMN_NUMBER, /* set to the right */
  MUSTER_COLUMN_WRITE,  /* left empty, for a pencil */
} MusterColumnKind;

typedef struct
{
  const char *name; /* heading: static, or translated */
  MusterColumnKind kind;
} MusterColumn;

/** MusterTable: rows of cells under typed columns. */
typedef struct
{
  /* Owned */
  GArray *columns; /* of MusterColumn */
  GPtrArray *rows; /* of char **: a cell for each column */
} MusterTable;

MusterTable *muster_table_new (const MusterColumn *columns,
                               guint               n_columns) G_GNUC_WARN_UNUSED_RESULT;
void muster_table_free (MusterTable *table);
char **muster_table_add_row (MusterTable *table);
void muster_table_set (MusterTable *table,
                       guint        column,
                       const char  *text);
void muster_table_set_number (MusterTable *table,
                              guint        column,
                              gint64       number);
void muster_table_take (MusterTable *table,
                        guint        column,
                        char        *text);
const char *muster_table_get (const MusterTable *table,
                              guint              row,
                              guint              column);

char *muster_table_dup_csv (const MusterTable *table) G_GNUC_WARN_UNUSED_RESULT;
char *muster_table_dup_text (const MusterTable *table) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTable, muster_table_free)
