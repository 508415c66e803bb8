/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/error.h"

#include "store/database.h"

#include <glib/gi18n-lib.h>

#define PRIMARY_RESULT 0xff

G_DEFINE_QUARK (muster-store-error-quark, muster_store_error)

typedef struct
{
  int result; /* of SQLite, without its extension */
  MusterStoreError code;
  const char *advice; /* N_(): of the file's name and of SQLite's own words */
} Trouble;

/* *INDENT-OFF* */
static const Trouble troubles[] = {
  {SQLITE_FULL, MUSTER_STORE_ERROR_FULL,
   N_("there is no space left to save %s (%s); free some and try again, or save a copy on another disk")},
  {SQLITE_READONLY, MUSTER_STORE_ERROR_READ_ONLY,
   N_("%s cannot be written to (%s); change the permissions of the file and its folder, or save a copy elsewhere")},
  {SQLITE_PERM, MUSTER_STORE_ERROR_READ_ONLY,
   N_("%s may not be opened (%s); change its permissions")},
  {SQLITE_BUSY, MUSTER_STORE_ERROR_LOCKED,
   N_("another program is writing to %s (%s); try again when it is done")},
  {SQLITE_LOCKED, MUSTER_STORE_ERROR_LOCKED,
   N_("another program is writing to %s (%s); try again when it is done")},
  {SQLITE_CORRUPT, MUSTER_STORE_ERROR_DAMAGED,
   N_("%s is damaged (%s); open your newest copy of it, and keep this file for what it still holds")},
  {SQLITE_NOTADB, MUSTER_STORE_ERROR_FOREIGN,
   N_("%s is no campaign file (%s)")},
  {SQLITE_TOOBIG, MUSTER_STORE_ERROR_REFUSED,
   N_("%s cannot hold so much at once (%s); do it in smaller parts")},
  {SQLITE_CONSTRAINT, MUSTER_STORE_ERROR_REFUSED,
   N_("%s refuses what was to be written (%s); nothing was changed")},
  {SQLITE_AUTH, MUSTER_STORE_ERROR_REFUSED,
   N_("%s asks for what no campaign file needs (%s)")},
};
/* *INDENT-ON* */

/** muster_database_fail: sets @error from what SQLite reported last. Returns: FALSE */
gboolean
muster_database_fail (MusterDatabase *database,
                      GError        **error)
{
  sqlite3 *handle = muster_database_peek_handle (database);
  int result = sqlite3_extended_errcode (handle) & PRIMARY_RESULT;
  Trouble trouble = {result, MUSTER_STORE_ERROR_FAILED,
                     N_("%s could not be read or written (%s); check the disk and the permissions of the folder")};

  for (guint i = 0; i < G_N_ELEMENTS (troubles); i++)
    {
      if (troubles[i].result == result)
        {
          trouble = troubles[i];
        }
    }
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, MUSTER_STORE_ERROR, trouble.code, _(trouble.advice),
               muster_database_get_label (database), sqlite3_errmsg (handle));
#pragma GCC diagnostic pop
  return FALSE;
}
