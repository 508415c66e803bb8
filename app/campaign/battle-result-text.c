/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A battle result as the command "settle", and back.
 */
#include "campaign/battle-result.h"

#include "campaign/argument.h"
#include "campaign/error.h"

#include <string.h>

#define SETTLE "settle"
#define UNIT_PREFIX "unit:" /* before the id of a unit that is named like an argument */

static void
add (GPtrArray  *assignments,
     const char *key,
     const char *value)
{
  g_ptr_array_add (assignments, g_strconcat (key, "=", value, NULL));
}

static void
add_remarks (GPtrArray    *assignments,
             const char   *key,
             const GArray *remarks)
{
  g_autoptr (GString) value = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++)
    {
      const MusterBattleRemark *remark = &g_array_index (remarks, MusterBattleRemark, i);

      g_string_append_printf (value, "%s%s:", i > 0 ? " " : "", remark->player);
      if (remark->what != NULL)
        {
          g_string_append (value, remark->what);
        }
      else
        {
          g_string_append_printf (value, "%u:%u", remark->round, remark->points);
        }
    }
  if (remarks->len > 0)
    {
      add (assignments, key, value->str);
    }
}

static void
append_flag (GString    *text,
             const char *word,
             gboolean    flag)
{
  if (flag)
    {
      g_string_append_printf (text, " %s", word);
    }
}

static void
append_number (GString    *text,
               const char *word,
               guint       number)
{
  if (number > 0)
    {
      g_string_append_printf (text, " %s=%u", word, number);
    }
}

static void
append_enemies (GString         *text,
                const char      *word,
                const GPtrArray *enemies)
{
  if (enemies->len > 0)
    {
      g_string_append_printf (text, " %s=", word);
    }
  for (guint i = 0; i < enemies->len; i++)
    {
      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", (const char *) enemies->pdata[i]);
    }
}

static char *
dup_unit_words (const MusterUnitResult *unit)
{
  g_autoptr (GString) text = g_string_new (NULL);

#define UNIT_FLAG(field, word) append_flag (text, word, unit->field);
#define UNIT_ENEMIES(field, word) append_enemies (text, word, unit->field);
#define UNIT_NUMBER(field, word) append_number (text, word, unit->field);
#include "campaign/battle-result.def"
#undef UNIT_FLAG
#undef UNIT_ENEMIES
#undef UNIT_NUMBER
  for (guint i = 0; i < unit->lost_specials->len; i++)
    {
      const MusterLostSpecial *lost = &g_array_index (unit->lost_specials, MusterLostSpecial, i);
      g_autofree char *word = g_strconcat ("lost-", lost->special, NULL);

      append_number (text, word, lost->count);
    }
  return g_strdup (text->len > 0 ? text->str + 1 : "");
}

static gboolean
is_argument (const char *key)
{
  MusterArgumentSpec spec;

  return muster_argument_spec_find (muster_command_spec_find (SETTLE)->arguments, key, &spec) &&
         strcmp (spec.key, "*") != 0;
}

static void
add_units (GPtrArray    *assignments,
           const GArray *units)
{
  for (guint i = 0; i < units->len; i++)
    {
      const MusterUnitResult *unit = &g_array_index (units, MusterUnitResult, i);
      g_autofree char *key = g_strconcat (is_argument (unit->id) ? UNIT_PREFIX : "", unit->id, NULL);
      g_autofree char *words = dup_unit_words (unit);

      add (assignments, key, words);
    }
}

/**
 * muster_battle_result_dup_command:
 *
 * Returns: (transfer full) (nullable): the command that settles the battle so, whose id must be known by now; NULL with
 *   @error if it is not
 */
MusterCommand *
muster_battle_result_dup_command (const MusterBattleResult *result,
                                  GError                  **error)
{
  g_autoptr (GPtrArray) assignments = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *rounds = g_strdup_printf ("%u", result->rounds);
  const struct { const char *key; const char *value; gboolean said; } simple[] = {
    {"battle", result->battle, result->battle != NULL},
    {"winner", result->winner, result->winner != NULL},
    {"rounds", rounds, result->rounds > 0},
    {"annihilation", "yes", result->annihilation},
    {"gate", "destroyed", result->gate_destroyed},
    {"breached", "yes", result->breached},
    {"defaults", "yes", result->defaults},
  };

  for (guint i = 0; i < G_N_ELEMENTS (simple); i++)
    {
      if (simple[i].said)
        {
          add (assignments, simple[i].key, simple[i].value);
        }
    }
  add_remarks (assignments, "held", result->held);
  add_remarks (assignments, "commander", result->commanders);
  add_remarks (assignments, "score", result->scores);
  add_remarks (assignments, "withdraw", result->withdrawals);
  add_units (assignments, result->units);
  g_ptr_array_add (assignments, NULL);
  return muster_command_new (SETTLE, (const char *const *) assignments->pdata, error);
}

/* A unit's words: "took-part halved=u9,u9 lost-troopers=3"; one without a value is a flag. */
static gboolean
read_unit (MusterBattleResult *result,
           const char         *key,
           const char         *value,
           GError            **error)
{
  const char *id = g_str_has_prefix (key, UNIT_PREFIX) ? key + strlen (UNIT_PREFIX) : key;
  MusterUnitResult *unit = muster_battle_result_add_unit (result, id, error);
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  if (unit == NULL)
    {
      return FALSE;
    }
  for (guint i = 0; words[i] != NULL; i++)
    {
      char *equals = strchr (words[i], '=');

      if (words[i][0] == '\0')
        {
          continue;
        }
      if (equals != NULL)
        {
          *equals = '\0';
        }
      if (!muster_unit_result_set (unit, words[i], equals != NULL ? equals + 1 : "yes", error))
        {
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * muster_battle_result_new_from_command: Returns: (transfer full) (nullable): what a "settle" says, NULL with @error
 */
MusterBattleResult *
muster_battle_result_new_from_command (const MusterCommand *command,
                                       GError             **error)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new ();

  for (guint i = 0; i < muster_command_get_n_arguments (command); i++)
    {
      const char *key = muster_command_nth_key (command, i);
      const char *value = muster_command_nth_value (command, i);

      if (is_argument (key) ? !muster_battle_result_set (result, key, value, error)
                            : !read_unit (result, key, value, error))
        {
          return NULL;
        }
    }
  return g_steal_pointer (&result);
}
