/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first bytes of the file, looked at before SQLite may do anything with it: where they are not a campaign's, it
 * must not even recover a transaction of the program that the file belongs to. They are read by SQLite's own file
 * object, as opening and closing the file beside it would drop the locks that this process holds on it.
 */
#include "store/header.h"

#include "store/schema.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define HEADER_SIZE 100
#define MAGIC "SQLite format 3"
#define AT_WRITE_VERSION 18
#define AT_READ_VERSION 19
#define AT_USER_VERSION 60
#define AT_APPLICATION_ID 68
#define ROLLBACK_JOURNAL 1

static guint32
read_big_endian (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

static gboolean
read_header (MusterDatabase *database,
             guint8         *header,
             GError        **error)
{
  sqlite3_file *file = NULL;
  int result = sqlite3_file_control (muster_database_peek_handle (database), "main", SQLITE_FCNTL_FILE_POINTER, &file);

  memset (header, 0, HEADER_SIZE);
  if (result == SQLITE_OK)
    {
      result = file->pMethods->xRead (file, header, HEADER_SIZE, 0);
    }
  if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED, _("%s cannot be read (%s)"),
                   muster_database_get_label (database), sqlite3_errstr (result));
      return FALSE;
    }
  return TRUE;
}

static gboolean
check_version (MusterDatabase *database,
               guint32         version,
               GError        **error)
{
  if (version > MUSTER_SCHEMA_VERSION)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NEWER,
                   _("%s was written by a newer version of Muster: its format is %u, this version knows up to %d; "
                     "update Muster to open it"),
                   muster_database_get_label (database), version, MUSTER_SCHEMA_VERSION);
      return FALSE;
    }
  if (version != MUSTER_SCHEMA_VERSION)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED,
                   _("%s names no format that there ever was; open a copy of it"),
                   muster_database_get_label (database));
      return FALSE;
    }
  return TRUE;
}

/** muster_header_check: Returns: whether the file is a campaign of this version's format; else @error is set */
gboolean
muster_header_check (MusterDatabase *database,
                     GError        **error)
{
  guint8 header[HEADER_SIZE];

  if (!read_header (database, header, error))
    {
      return FALSE;
    }
  if (memcmp (header, MAGIC, sizeof MAGIC) != 0)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN,
                   _("%s is no campaign file"), muster_database_get_label (database));
      return FALSE;
    }
  if (read_big_endian (header + AT_APPLICATION_ID) != MUSTER_APPLICATION_ID)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN,
                   _("%s belongs to another program"), muster_database_get_label (database));
      return FALSE;
    }
  if (header[AT_WRITE_VERSION] != ROLLBACK_JOURNAL || header[AT_READ_VERSION] != ROLLBACK_JOURNAL)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED,
                   _("%s was changed by another program (its journal mode is not Muster's); open a copy of it"),
                   muster_database_get_label (database));
      return FALSE;
    }
  return check_version (database, read_big_endian (header + AT_USER_VERSION), error);
}
