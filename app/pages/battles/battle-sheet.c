/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/battles/battle-sheet.h"

#include "campaign/command.h"
#include "widgets/naming.h"
#include "widgets/tally-button.h"

#include <string.h>

/* "anna:5:13" says a player's score: its parts */
#define SCORE_POINTS 2

struct _MusterBattleSheet
{
  guint32 battle;
  gboolean filling;
  MusterBattleChanged changed;
  gpointer data;

  /* Owned */
  MusterWorld *world;
  GPtrArray *entries; /* of widgets, owned by their parents */
};

/** muster_battle_sheet_new: Returns: (transfer full): without entries yet; @changed hears when a person changes one */
MusterBattleSheet *
muster_battle_sheet_new (MusterWorld        *world,
                         guint32             battle,
                         MusterBattleChanged changed,
                         gpointer            data)
{
  MusterBattleSheet *sheet = g_new0 (MusterBattleSheet, 1);

  sheet->world = muster_world_ref (world);
  sheet->battle = battle;
  sheet->changed = changed;
  sheet->data = data;
  sheet->entries = g_ptr_array_new ();
  return sheet;
}

/** muster_battle_sheet_free: to be called once the entries are gone, or will not change any more */
void
muster_battle_sheet_free (MusterBattleSheet *sheet)
{
  muster_world_unref (sheet->world);
  g_ptr_array_unref (sheet->entries);
  g_free (sheet);
}

/** muster_battle_sheet_get_world: Returns: (transfer none): the world of the battle */
MusterWorld *
muster_battle_sheet_get_world (const MusterBattleSheet *sheet)
{
  return sheet->world;
}

/** muster_battle_sheet_get_battle: Returns: (transfer none): the battle */
const MusterBattle *
muster_battle_sheet_get_battle (const MusterBattleSheet *sheet)
{
  return muster_world_get_battle (sheet->world, sheet->battle);
}

static void
changed_cb (MusterBattleSheet *sheet)
{
  if (!sheet->filling)
    {
      sheet->changed (sheet->data);
    }
}

static const char *
get_signal (GtkWidget *widget)
{
  return GTK_IS_CHECK_BUTTON (widget) ? "toggled"
         : GTK_IS_SPIN_BUTTON (widget) ? "value-changed"
         : MUSTER_IS_TALLY_BUTTON (widget) ? "notify::value" : "notify::selected";
}

/**
 * muster_battle_sheet_add: makes @widget, which must not outlive the sheet's form, an entry
 * @name: what it is, for tooltip and screen reader
 *
 * Returns: (transfer none): @widget
 */
GtkWidget *
muster_battle_sheet_add (MusterBattleSheet     *sheet,
                         GtkWidget             *widget,
                         const MusterBattleKey *key,
                         const char            *name)
{
  muster_battle_entry_init (widget, key);
  if (!MUSTER_IS_TALLY_BUTTON (widget))
    {
      gtk_widget_set_tooltip_text (widget, name);
      muster_widget_set_name_told (widget, name);
    }
  g_signal_connect_swapped (widget, get_signal (widget), G_CALLBACK (changed_cb), sheet);
  g_ptr_array_add (sheet->entries, widget);
  return widget;
}

/** muster_battle_sheet_find: Returns: (transfer none) (nullable): the entry for @key; its mark counts if it has one */
GtkWidget *
muster_battle_sheet_find (const MusterBattleSheet *sheet,
                          const MusterBattleKey   *key)
{
  for (guint i = 0; i < sheet->entries->len; i++)
    {
      GtkWidget *entry = g_ptr_array_index (sheet->entries, i);

      if (strcmp (muster_battle_entry_get_word (entry), key->word) == 0 &&
          g_strcmp0 (muster_battle_entry_get_unit (entry), key->unit) == 0 &&
          g_strcmp0 (muster_battle_entry_get_player (entry), key->player) == 0 &&
          (key->mark == NULL || strcmp (muster_battle_entry_get_mark (entry), key->mark) == 0))
        {
          return entry;
        }
    }
  return NULL;
}

/** muster_battle_sheet_count: Returns: how many of the entries below @above say something */
guint
muster_battle_sheet_count (const MusterBattleSheet *sheet,
                           GtkWidget               *above)
{
  guint n_said = 0;

  for (guint i = 0; i < sheet->entries->len; i++)
    {
      GtkWidget *entry = g_ptr_array_index (sheet->entries, i);
      g_autofree char *value = muster_battle_entry_dup_value (entry);

      n_said += value[0] != '\0' && gtk_widget_is_ancestor (entry, above);
    }
  return n_said;
}

/* What an entry of the battle or a player says of it: "yes", "anna:primary", "anna:5:13". */
static char *
dup_statement (const MusterBattleSheet *sheet,
               GtkWidget               *entry)
{
  g_autofree char *value = muster_battle_entry_dup_value (entry);
  const char *player = muster_battle_entry_get_player (entry);
  GtkWidget *rounds = muster_battle_sheet_find (sheet, MUSTER_BATTLE_KEY ("rounds"));

  if (value[0] == '\0' || !gtk_widget_get_visible (entry))
    {
      return g_strdup ("");
    }
  if (player == NULL)
    {
      return g_steal_pointer (&value);
    }
  if (strcmp (muster_battle_entry_get_word (entry), "score") == 0)
    {
      int round = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (rounds));

      return g_strdup_printf ("%s:%d:%s", player, MAX (round, 1), value);
    }
  return g_strdup_printf ("%s:%s", player, value);
}

static void
append_part (GString    *text,
             const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 && part[0] != '\0' ? " " : "", part);
}

/* All that is said in one word, of the first entry of that word on. */
static void
append_word (const MusterBattleSheet *sheet,
             GString                 *text,
             const char              *word)
{
  g_autoptr (GString) parts = g_string_new (NULL);

  for (guint i = 0; i < sheet->entries->len; i++)
    {
      GtkWidget *entry = g_ptr_array_index (sheet->entries, i);

      if (muster_battle_entry_get_unit (entry) == NULL && strcmp (muster_battle_entry_get_word (entry), word) == 0)
        {
          g_autofree char *statement = dup_statement (sheet, entry);

          append_part (parts, statement);
        }
    }
  if (parts->len > 0)
    {
      muster_command_append_argument (text, word, parts->str);
    }
}

/* All that is said of one unit. */
static void
append_unit (const MusterBattleSheet *sheet,
             GString                 *text,
             const char              *unit)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < sheet->entries->len; i++)
    {
      GtkWidget *entry = g_ptr_array_index (sheet->entries, i);
      const char *word = muster_battle_entry_get_word (entry);
      g_autofree char *value = g_strcmp0 (muster_battle_entry_get_unit (entry), unit) == 0
                               ? muster_battle_entry_dup_value (entry) : g_strdup ("");
      g_autofree char *part = value[0] == '\0' ? g_strdup ("")
                              : GTK_IS_CHECK_BUTTON (entry) ? g_strdup (word)
                                                            : g_strdup_printf ("%s=%s", word, value);

      append_part (words, part);
    }
  if (words->len > 0)
    {
      muster_command_append_argument (text, unit, words->str);
    }
}

static gboolean
is_first (const MusterBattleSheet *sheet,
          guint                    index)
{
  GtkWidget *entry = g_ptr_array_index (sheet->entries, index);
  const char *unit = muster_battle_entry_get_unit (entry);

  for (guint i = 0; i < index; i++)
    {
      GtkWidget *other = g_ptr_array_index (sheet->entries, i);

      if (unit != NULL ? g_strcmp0 (muster_battle_entry_get_unit (other), unit) == 0
                       : muster_battle_entry_get_unit (other) == NULL &&
          strcmp (muster_battle_entry_get_word (other), muster_battle_entry_get_word (entry)) == 0)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/** muster_battle_sheet_dup_text: Returns: (transfer full): the text of the command "settle" with what is entered */
char *
muster_battle_sheet_dup_text (const MusterBattleSheet *sheet)
{
  GString *text = g_string_new ("settle");

  muster_command_append_argument (text, "battle", muster_battle_sheet_get_battle (sheet)->id);
  for (guint i = 0; i < sheet->entries->len; i++)
    {
      GtkWidget *entry = g_ptr_array_index (sheet->entries, i);

      if (is_first (sheet, i) && muster_battle_entry_get_unit (entry) != NULL)
        {
          append_unit (sheet, text, muster_battle_entry_get_unit (entry));
        }
      else if (is_first (sheet, i))
        {
          append_word (sheet, text, muster_battle_entry_get_word (entry));
        }
    }
  return g_string_free (text, FALSE);
}

static void
set_unit_words (MusterBattleSheet *sheet,
                const char        *unit,
                const char        *words)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      char *equals = strchr (each[i], '=');
      GtkWidget *entry;

      if (equals != NULL)
        {
          *equals = '\0';
        }
      entry = muster_battle_sheet_find (sheet, MUSTER_BATTLE_KEY (each[i], unit));
      if (entry != NULL)
        {
          muster_battle_entry_set_value (entry, equals != NULL ? equals + 1 : "yes");
        }
    }
}

/* "anna:primary bert:secondary", "anna:5:13" */
static void
set_remarks (MusterBattleSheet *sheet,
             const char        *word,
             const char        *remarks)
{
  g_auto (GStrv) each = g_strsplit (remarks, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (each[i], ":", -1);
      guint n_parts = g_strv_length (parts);
      const char *value = n_parts > SCORE_POINTS ? parts[SCORE_POINTS] : n_parts > 1 ? parts[1] : "";
      const char *mark = strcmp (word, "held") == 0 ? value : NULL;
      GtkWidget *entry = n_parts > 1
                         ? muster_battle_sheet_find (sheet, MUSTER_BATTLE_KEY (word, NULL, parts[0], mark)) : NULL;

      if (entry != NULL)
        {
          muster_battle_entry_set_value (entry, value);
        }
    }
}

/** muster_battle_sheet_set_text: enters what @text says, as muster_battle_sheet_dup_text() makes it; nobody hears */
void
muster_battle_sheet_set_text (MusterBattleSheet *sheet,
                              const char        *text)
{
  g_autoptr (MusterCommand) command = muster_command_parse (text, NULL);

  sheet->filling = TRUE;
  for (guint i = 0; command != NULL && i < muster_command_get_n_arguments (command); i++)
    {
      const char *key = muster_command_nth_key (command, i);
      const char *value = muster_command_nth_value (command, i);
      GtkWidget *entry = muster_battle_sheet_find (sheet, MUSTER_BATTLE_KEY (key));

      if (entry != NULL)
        {
          muster_battle_entry_set_value (entry, value);
        }
      else if (muster_world_find_unit (sheet->world, key) != NULL)
        {
          set_unit_words (sheet, key, value);
        }
      else
        {
          set_remarks (sheet, key, value);
        }
    }
  sheet->filling = FALSE;
}
