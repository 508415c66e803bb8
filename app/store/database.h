/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/error.h"

#include <sqlite3.h>

#define MUSTER_APPLICATION_ID 0x4D555354 /* "MUST" */

/** MusterDatabase: an SQLite file, opened so that nothing in a file made by a stranger can do harm. */
typedef struct _MusterDatabase MusterDatabase;

typedef enum
{
  MUSTER_DATABASE_OPEN,   /* a campaign file; any other file is refused, untouched */
  MUSTER_DATABASE_CREATE, /* an empty file that nobody else knows of yet */
} MusterDatabaseMode;

MusterDatabase *muster_database_open (const char        *path,
                                      const char        *label,
                                      MusterDatabaseMode mode,
                                      GError           **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_database_close (MusterDatabase *database,
                                GError        **error);
void muster_database_free (MusterDatabase *database);
const char *muster_database_get_label (MusterDatabase *database);
gboolean muster_database_is_read_only (MusterDatabase *database);
sqlite3 *muster_database_peek_handle (MusterDatabase *database);

gboolean muster_database_execute (MusterDatabase *database,
                                  const char     *sql,
                                  GError        **error);
sqlite3_stmt *muster_database_prepare (MusterDatabase *database,
                                       const char     *sql,
                                       GError        **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_database_step (MusterDatabase *database,
                               sqlite3_stmt   *statement,
                               gboolean       *row,
                               GError        **error);
gboolean muster_database_run (MusterDatabase *database,
                              sqlite3_stmt   *statement,
                              GError        **error);
gboolean muster_database_fail (MusterDatabase *database,
                               GError        **error);

gboolean muster_database_begin (MusterDatabase *database,
                                GError        **error);
gboolean muster_database_commit (MusterDatabase *database,
                                 GError        **error);
void muster_database_roll_back (MusterDatabase *database);
gboolean muster_database_copy_into (MusterDatabase *database,
                                    const char     *path,
                                    GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDatabase, muster_database_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)
