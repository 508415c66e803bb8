/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/damage.h"

#include <glib/gi18n-lib.h>

#define MOST_NAMED 100

struct _MusterDamage
{
  guint count;

  /* Owned */
  GString *sentences; /* a line each, of the first ones */
};

/** muster_damage_new: Returns: (transfer full): no damage so far */
MusterDamage *
muster_damage_new (void)
{
  MusterDamage *damage = g_new0 (MusterDamage, 1);

  damage->sentences = g_string_new (NULL);
  return damage;
}

/** muster_damage_free: */
void
muster_damage_free (MusterDamage *damage)
{
  g_string_free (damage->sentences, TRUE);
  g_free (damage);
}

/** muster_damage_add: adds a sentence; beyond the first hundred they are only counted */
void
muster_damage_add (MusterDamage *damage,
                   const char   *format,
                   ...)
{
  va_list arguments;

  damage->count++;
  if (damage->count > MOST_NAMED)
    {
      return;
    }
  g_string_append_c (damage->sentences, '\n');
  va_start (arguments, format);
  g_string_append_vprintf (damage->sentences, format, arguments);
  va_end (arguments);
}

/** muster_damage_get_count: Returns: how much is wrong */
guint
muster_damage_get_count (const MusterDamage *damage)
{
  return damage->count;
}

/** muster_damage_report: Returns: TRUE where nothing is wrong; else FALSE with @error listing it */
gboolean
muster_damage_report (const MusterDamage *damage,
                      const char         *label,
                      GError            **error)
{
  g_autofree char *more = NULL;
  guint unnamed;

  if (damage->count == 0)
    {
      return TRUE;
    }
  unnamed = MAX (damage->count, MOST_NAMED) - MOST_NAMED;
  more = unnamed > 0 ? g_strdup_printf (ngettext ("\nand %u more", "\nand %u more", unnamed), unnamed) : g_strdup ("");
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED,
               _("%s is damaged; open your newest copy of it, and keep this file for what it still holds:%s%s"),
               label, damage->sentences->str, more);
  return FALSE;
}

static gboolean
list_rows (MusterDamage   *damage,
           MusterDatabase *database,
           const char     *sql,
           GError        **error)
{
  g_autoptr (sqlite3_stmt) statement = muster_database_prepare (database, sql, error);
  gboolean row = FALSE;

  if (statement == NULL)
    {
      return FALSE;
    }
  do
    {
      if (!muster_database_step (database, statement, &row, error))
        {
          return FALSE;
        }
      if (row)
        {
          muster_damage_add (damage, "%s", (const char *) sqlite3_column_text (statement, 0));
        }
    }
  while (row);
  return TRUE;
}

/* Values are for who reads them to judge, record by record, so the tables' CHECKs are left out. */
static gboolean
check_pages (MusterDamage   *damage,
             MusterDatabase *database,
             GError        **error)
{
  return muster_database_execute (database, "PRAGMA ignore_check_constraints = ON", error) &&
         list_rows (damage, database, "SELECT quick_check FROM pragma_quick_check WHERE quick_check <> 'ok'", error) &&
         muster_database_execute (database, "PRAGMA ignore_check_constraints = OFF", error);
}

/** muster_damage_look: adds what SQLite itself finds wrong. Returns: FALSE with @error if it could not look */
gboolean
muster_damage_look (MusterDamage   *damage,
                    MusterDatabase *database,
                    GError        **error)
{
  return check_pages (damage, database, error) &&
         list_rows (damage, database,
                    "SELECT printf ('%s %s refers to %s, which is not there', \"table\", rowid, parent)"
                    " FROM pragma_foreign_key_check", error);
}
