/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/record-reader.h"

#include "store/column.h"

#define AT_KEY 0
#define AT_FIRST_FIELD 1

static sqlite3_stmt *
prepare_select (MusterDatabase         *database,
                const MusterRecordType *type,
                GError                **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT key");

  for (guint i = 0; i < type->n_fields; i++)
    {
      g_string_append_printf (sql, ", \"%s\"", type->fields[i].name);
    }
  g_string_append_printf (sql, " FROM main.\"%s\" ORDER BY key", type->table);
  return muster_database_prepare (database, sql->str, error);
}

/* Sets the field to what the column holds. Returns: FALSE where the field may not hold that */
static gboolean
read_field (sqlite3_stmt    *statement,
            int              column,
            MusterRecordKind kind,
            gpointer         record,
            guint            index)
{
  const MusterField *field = &muster_record_get_type (kind)->fields[index];
  g_autoptr (GRefString) text = NULL;
  MusterValue value = {.number = 0};
  gboolean sound = field->type == MUSTER_FIELD_TEXT ? muster_column_read_text (statement, column, &text)
                                                    : muster_column_read_number (statement, column, &value.number);

  if (field->type == MUSTER_FIELD_TEXT)
    {
      value.text = text;
    }
  sound = sound && muster_field_accepts (field, value);
  if (sound)
    {
      muster_record_set (kind, record, index, value);
    }
  return sound;
}

/* Reads the row into @record; what it may not hold becomes damage. */
static gboolean
read_record (sqlite3_stmt    *statement,
             MusterRecordKind kind,
             gpointer         record,
             MusterDamage    *damage)
{
  const MusterRecordType *type = muster_record_get_type (kind);
  gint64 key = sqlite3_column_int64 (statement, AT_KEY);
  gboolean sound = key >= 0 && key <= G_MAXUINT32;

  if (!sound)
    {
      muster_damage_add (damage, "%s %" G_GINT64_FORMAT ": no record may have that key", type->table, key);
    }
  *(guint32 *) record = key;
  for (guint i = 0; i < type->n_fields; i++)
    {
      if (!read_field (statement, AT_FIRST_FIELD + i, kind, record, i))
        {
          muster_damage_add (damage, "%s %" G_GINT64_FORMAT ": its %s cannot be right",
                             type->table, key, type->fields[i].name);
          sound = FALSE;
        }
    }
  return sound;
}

/* Reads a table into the effects that put its records. */
static gboolean
read_table (MusterDatabase  *database,
            MusterRecordKind kind,
            GArray          *effects,
            MusterDamage    *damage,
            GError         **error)
{
  const MusterRecordType *type = muster_record_get_type (kind);
  g_autoptr (sqlite3_stmt) statement = prepare_select (database, type, error);
  gboolean row = FALSE;

  if (statement == NULL)
    {
      return FALSE;
    }
  while (muster_database_step (database, statement, &row, error))
    {
      g_autofree gpointer record = NULL;

      if (!row)
        {
          return TRUE;
        }
      record = g_malloc0 (type->size);
      if (read_record (statement, kind, record, damage))
        {
          muster_effects_append_put (effects, kind, record, MUSTER_NO_FINDING);
        }
      muster_record_clear (kind, record);
    }
  return FALSE;
}

/**
 * muster_record_reader_read_world:
 * @damage: where it is listed which records are wrong; the world is without them
 *
 * Returns: (transfer full) (nullable): the world as the tables have it, or NULL with @error
 */
MusterWorld *
muster_record_reader_read_world (MusterDatabase *database,
                                 MusterRuleset  *ruleset,
                                 MusterDamage   *damage,
                                 GError        **error)
{
  g_autoptr (MusterWorld) world = muster_world_new (ruleset);

  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      g_autoptr (GArray) effects = muster_effects_new ();
      MusterWorld *next;

      if (!read_table (database, kind, effects, damage, error))
        {
          return NULL;
        }
      next = muster_world_apply (world, effects);
      muster_world_unref (world);
      world = next;
    }
  return g_steal_pointer (&world);
}
