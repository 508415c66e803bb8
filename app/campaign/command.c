/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/command.h"

#include "campaign/argument.h"
#include "campaign/error.h"
#include "campaign/deciders.h"
#include "campaign/rulebook.h"

#include <string.h>

#define N_(text) text

#define COMMAND_TEXT_MAX 65536

G_DEFINE_QUARK (muster-campaign-error-quark, muster_campaign_error)

#define STEP(step) (1u << MUSTER_STEP_##step)
#define ANY (~0u)
#define SETUP STEP (SETUP)
#define PLAY (ANY & ~SETUP)

static const MusterCommandSpec specs[] = {
#define COMMAND(function, name, steps, clause, arguments, summary, example) \
  {name, steps, MUSTER_CITE (clause), arguments, summary, example, muster_decide_##function},
#include "campaign/commands.def"
#undef COMMAND
};

typedef struct
{
  char *key;
  char *value;
} Assignment;

struct _MusterCommand
{
  gatomicrefcount refs;
  const MusterCommandSpec *spec;

  /* Owned */
  GArray *assignments; /* of Assignment */
};

static void
clear_assignment (Assignment *assignment)
{
  g_free (assignment->key);
  g_free (assignment->value);
}

/** muster_command_specs: Returns: (transfer none) (array length=n_specs): every command there is */
const MusterCommandSpec *
muster_command_specs (guint *n_specs)
{
  *n_specs = G_N_ELEMENTS (specs);
  return specs;
}

/** muster_command_spec_find: Returns: (transfer none) (nullable): the command of that name */
const MusterCommandSpec *
muster_command_spec_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      if (strcmp (specs[i].name, name) == 0)
        {
          return &specs[i];
        }
    }
  return NULL;
}

/* Composed (NFC), so that a name is the same whatever keyboard it comes from. What is not UTF-8 is found later. */
static char *
dup_composed (const char *value)
{
  char *composed = g_utf8_normalize (value, -1, G_NORMALIZE_NFC);

  return composed != NULL ? composed : g_strdup (value);
}

/* Takes the assignments in the order of the specification, so that one act has one text; further keys come last. */
static int
compare_to_specification (gconstpointer first,
                          gconstpointer second,
                          gpointer      specification)
{
  const Assignment *assignments[2] = {first, second};
  guint places[2] = {G_MAXUINT, G_MAXUINT};

  for (guint i = 0; i < 2; i++)
    {
      const char *rest = specification;
      MusterArgumentSpec spec;

      for (guint place = 0; muster_argument_spec_next (&rest, &spec); place++)
        {
          if (strcmp (spec.key, assignments[i]->key) == 0)
            {
              places[i] = place;
            }
        }
    }
  return (places[0] > places[1]) - (places[0] < places[1]);
}

static gboolean
add_assignment (MusterCommand *command,
                const char    *text,
                GError       **error)
{
  const char *equals = strchr (text, '=');
  g_autofree char *key = g_strndup (text, equals != NULL ? equals - text : 0);
  MusterArgumentSpec spec;

  if (equals == NULL || key[0] == '\0' || !muster_argument_spec_find (command->spec->arguments, key, &spec))
    {
      g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND,
                   "%s: unexpected \"%s\"; it takes %s", command->spec->name, text, command->spec->arguments);
      return FALSE;
    }
  if (muster_command_get (command, key) != NULL)
    {
      g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND,
                   "%s: %s= stands twice", command->spec->name, key);
      return FALSE;
    }
  g_array_append_val (command->assignments,
                      ((Assignment) {.key = g_steal_pointer (&key), .value = dup_composed (equals + 1)}));
  return TRUE;
}

static gboolean
has_all_required (const MusterCommand *command,
                  GError             **error)
{
  const char *rest = command->spec->arguments;
  MusterArgumentSpec spec;

  while (muster_argument_spec_next (&rest, &spec))
    {
      if (spec.required && muster_command_get (command, spec.key) == NULL)
        {
          g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND,
                       "%s: %s= is missing; it takes %s", command->spec->name, spec.key, command->spec->arguments);
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * muster_command_new:
 * @name: of the command
 * @assignments: (array zero-terminated=1): "key=value" each, in any order
 *
 * Returns: (transfer full) (nullable): the command, or NULL with @error where name or keys are wrong. Values are
 *   checked against a world by muster_command_check().
 */
MusterCommand *
muster_command_new (const char        *name,
                    const char *const *assignments,
                    GError           **error)
{
  g_autoptr (MusterCommand) command = g_new0 (MusterCommand, 1);

  g_atomic_ref_count_init (&command->refs);
  command->assignments = g_array_new (FALSE, FALSE, sizeof (Assignment));
  g_array_set_clear_func (command->assignments, (GDestroyNotify) clear_assignment);
  command->spec = muster_command_spec_find (name);
  if (command->spec == NULL)
    {
      g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND, "no command is named \"%s\"", name);
      return NULL;
    }
  for (guint i = 0; assignments[i] != NULL; i++)
    {
      if (!add_assignment (command, assignments[i], error))
        {
          return NULL;
        }
    }
  if (!has_all_required (command, error))
    {
      return NULL;
    }
  g_array_sort_with_data (command->assignments, compare_to_specification, (gpointer) command->spec->arguments);
  return g_steal_pointer (&command);
}

/* Reads one word, which may have parts in double quotes with \" \\ and \n inside. */
static char *
read_word (const char **text,
           GError     **error)
{
  g_autoptr (GString) word = g_string_new (NULL);
  gboolean quoted = FALSE;
  const char *at = *text;

  for (; *at != '\0' && (quoted || *at != ' '); at++)
    {
      if (*at == '"')
        {
          quoted = !quoted;
        }
      else if (quoted && *at == '\\' && at[1] != '\0')
        {
          at++;
          g_string_append_c (word, *at == 'n' ? '\n' : *at);
        }
      else
        {
          g_string_append_c (word, *at);
        }
    }
  if (quoted)
    {
      g_set_error_literal (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND,
                           "a quotation mark is not closed");
      return NULL;
    }
  *text = at + strspn (at, " ");
  return g_string_free (g_steal_pointer (&word), FALSE);
}

/**
 * muster_command_parse:
 * @text: as muster_command_dup_text() writes it: name key=value key="a value"
 *
 * Returns: (transfer full) (nullable): the command, or NULL with @error
 */
MusterCommand *
muster_command_parse (const char *text,
                      GError    **error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  const char *rest = text + strspn (text, " ");

  if (strlen (text) > COMMAND_TEXT_MAX)
    {
      g_set_error_literal (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND, "the command is too long");
      return NULL;
    }
  do
    {
      char *word = read_word (&rest, error);

      if (word == NULL)
        {
          return NULL;
        }
      g_ptr_array_add (words, word);
    }
  while (*rest != '\0');
  g_ptr_array_add (words, NULL);
  return muster_command_new (words->pdata[0], (const char *const *) words->pdata + 1, error);
}

/** muster_command_ref: Returns: (transfer full): @command */
MusterCommand *
muster_command_ref (MusterCommand *command)
{
  g_atomic_ref_count_inc (&command->refs);
  return command;
}

/** muster_command_unref: drops a reference */
void
muster_command_unref (MusterCommand *command)
{
  if (g_atomic_ref_count_dec (&command->refs))
    {
      g_array_unref (command->assignments);
      g_free (command);
    }
}

/** muster_command_append_argument: adds an argument to the text of a command, quoted where it must be */
void
muster_command_append_argument (GString    *text,
                                const char *key,
                                const char *value)
{
  g_string_append_printf (text, " %s=", key);
  if (value[0] != '\0' && strpbrk (value, " \"\\\n") == NULL)
    {
      g_string_append (text, value);
      return;
    }
  g_string_append_c (text, '"');
  for (const char *at = value; *at != '\0'; at++)
    {
      if (*at == '"' || *at == '\\')
        {
          g_string_append_c (text, '\\');
        }
      g_string_append (text, *at == '\n' ? "\\n" : (char[2]) {*at, '\0'});
    }
  g_string_append_c (text, '"');
}

/** muster_command_dup_text: Returns: (transfer full): the canonical text, which parses to an equal command */
char *
muster_command_dup_text (const MusterCommand *command)
{
  GString *text = g_string_new (command->spec->name);

  for (guint i = 0; i < command->assignments->len; i++)
    {
      muster_command_append_argument (text, muster_command_nth_key (command, i), muster_command_nth_value (command, i));
    }
  return g_string_free (text, FALSE);
}

/** muster_command_get_spec: Returns: (transfer none): its row of commands.def */
const MusterCommandSpec *
muster_command_get_spec (const MusterCommand *command)
{
  return command->spec;
}

/** muster_command_get: Returns: (transfer none) (nullable): the value of @key, NULL where it was not given */
const char *
muster_command_get (const MusterCommand *command,
                    const char          *key)
{
  for (guint i = 0; i < command->assignments->len; i++)
    {
      if (strcmp (muster_command_nth_key (command, i), key) == 0)
        {
          return muster_command_nth_value (command, i);
        }
    }
  return NULL;
}

/** muster_command_get_n_arguments: Returns: how many arguments were given */
guint
muster_command_get_n_arguments (const MusterCommand *command)
{
  return command->assignments->len;
}

/** muster_command_nth_key: Returns: (transfer none): the key of argument @index */
const char *
muster_command_nth_key (const MusterCommand *command,
                        guint                index)
{
  return g_array_index (command->assignments, Assignment, index).key;
}

/** muster_command_nth_value: Returns: (transfer none): the value of argument @index */
const char *
muster_command_nth_value (const MusterCommand *command,
                          guint                index)
{
  return g_array_index (command->assignments, Assignment, index).value;
}

/** muster_command_check: Returns: whether every value is well formed and names what @world has; else @error is set */
gboolean
muster_command_check (const MusterCommand *command,
                      const MusterWorld   *world,
                      GError             **error)
{
  for (guint i = 0; i < command->assignments->len; i++)
    {
      const Assignment *assignment = &g_array_index (command->assignments, Assignment, i);
      MusterArgumentSpec spec;

      if (!muster_argument_spec_find (command->spec->arguments, assignment->key, &spec) ||
          !muster_argument_check (&spec, assignment->key, assignment->value, world, error))
        {
          return FALSE;
        }
    }
  return TRUE;
}
