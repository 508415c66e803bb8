/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/battles/battle-form.h"

#include "campaign/command.h"
#include "campaign/unit.h"
#include "pages/battles/battle-entry.h"
#include "pages/battles/battle-fields.h"
#include "widgets/tally-button.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define MAX_NUMBER 1000

struct _MusterBattleForm
{
  GtkWidget parent_instance;

  guint32 battle;
  gboolean filling;

  /* Owned */
  MusterWorld *world;
  GPtrArray *fields; /* of widgets, borrowed; each knows its word and, for a unit's, the unit's id */

  /* Borrowed: children */
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (MusterBattleForm, muster_battle_form, GTK_TYPE_WIDGET)

static guint changed_signal;

static void
changed_cb (MusterBattleForm *form)
{
  if (!form->filling)
    {
      g_signal_emit (form, changed_signal, 0);
    }
}

/* Remembers a widget as the field of that word, of that unit (nullable). */
static GtkWidget *
add_field (MusterBattleForm *form,
           GtkWidget        *widget,
           const char       *word,
           const char       *unit,
           const char       *signal)
{
  muster_battle_entry_init (widget, word, unit);
  g_signal_connect_object (widget, signal, G_CALLBACK (changed_cb), form, G_CONNECT_SWAPPED);
  g_ptr_array_add (form->fields, widget);
  return widget;
}

static void
append_unit_words (MusterBattleForm *form,
                   GString          *text,
                   const char       *unit)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < form->fields->len; i++)
    {
      GtkWidget *field = g_ptr_array_index (form->fields, i);
      g_autofree char *value = g_strcmp0 (muster_battle_entry_get_unit (field), unit) == 0
                               ? muster_battle_entry_dup_value (field) : g_strdup ("");

      if (value[0] != '\0')
        {
          g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", muster_battle_entry_get_word (field));
          if (!GTK_IS_CHECK_BUTTON (field))
            {
              g_string_append_printf (words, "=%s", value);
            }
        }
    }
  if (words->len > 0)
    {
      muster_command_append_argument (text, unit, words->str);
    }
  g_string_free (words, TRUE);
}

/** muster_battle_form_dup_text: Returns: (transfer full): the text of the command "settle" with what is entered */
char *
muster_battle_form_dup_text (MusterBattleForm *form)
{
  GString *text = g_string_new ("settle");

  muster_command_append_argument (text, "battle", muster_world_get_battle (form->world, form->battle)->id);
  for (guint i = 0; i < form->fields->len; i++)
    {
      GtkWidget *field = g_ptr_array_index (form->fields, i);
      g_autofree char *value = muster_battle_entry_get_unit (field) == NULL
                               ? muster_battle_entry_dup_value (field) : g_strdup ("");

      if (value[0] != '\0')
        {
          muster_command_append_argument (text, muster_battle_entry_get_word (field),
                                          strcmp (muster_battle_entry_get_word (field), "gate") == 0
                                          ? "destroyed" : value);
        }
    }
  MUSTER_FOR_EACH (form->world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == form->battle)
      {
        append_unit_words (form, text, muster_world_get_unit (form->world, combatant->unit)->id);
      }
  }
  return g_string_free (text, FALSE);
}

static GtkWidget *
find_field (MusterBattleForm *form,
            const char       *word,
            const char       *unit)
{
  for (guint i = 0; i < form->fields->len; i++)
    {
      GtkWidget *field = g_ptr_array_index (form->fields, i);

      if (strcmp (muster_battle_entry_get_word (field), word) == 0 &&
          g_strcmp0 (muster_battle_entry_get_unit (field), unit) == 0)
        {
          return field;
        }
    }
  return NULL;
}

static void
set_unit_words (MusterBattleForm *form,
                const char       *unit,
                const char       *words)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      char *equals = strchr (each[i], '=');
      GtkWidget *field;

      if (equals != NULL)
        {
          *equals = '\0';
        }
      field = find_field (form, each[i], unit);
      if (field != NULL)
        {
          muster_battle_entry_set_value (field, equals != NULL ? equals + 1 : "yes");
        }
    }
}

/**
 * muster_battle_form_set_text: enters what @text, as muster_battle_form_dup_text() makes it, says; this is not
 * signalled
 */
void
muster_battle_form_set_text (MusterBattleForm *form,
                             const char       *text)
{
  g_autoptr (MusterCommand) command = muster_command_parse (text, NULL);

  form->filling = TRUE;
  for (guint i = 0; command != NULL && i < muster_command_get_n_arguments (command); i++)
    {
      const char *key = muster_command_nth_key (command, i);
      const char *value = muster_command_nth_value (command, i);
      GtkWidget *field = find_field (form, key, NULL);

      if (field != NULL)
        {
          muster_battle_entry_set_value (field, value);
        }
      else
        {
          set_unit_words (form, key, value);
        }
    }
  form->filling = FALSE;
}

static GtkWidget *
add_line (GtkWidget  *grid,
          int         row,
          const char *label,
          GtkWidget  *widget)
{
  GtkWidget *text = gtk_label_new_with_mnemonic (label);

  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (text), widget);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, text, NULL, -1);
  gtk_grid_attach (GTK_GRID (grid), text, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), widget, 1, row, 1, 1);
  return widget;
}

static gboolean
is_in_battle (MusterBattleForm *form,
              guint32           player)
{
  MUSTER_FOR_EACH (form->world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == form->battle && combatant->player == player)
      {
        return TRUE;
      }
  }
  return FALSE;
}

static GtkWidget *
new_player_drop_down (MusterBattleForm *form)
{
  GtkStringList *names = gtk_string_list_new ((const char *[]) {_("not said"), NULL});
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *drop_down = gtk_drop_down_new (G_LIST_MODEL (names), NULL);

  g_ptr_array_add (ids, g_strdup (""));
  MUSTER_FOR_EACH (form->world, PLAYER, MusterPlayer, player)
  {
    if (is_in_battle (form, player->key))
      {
        gtk_string_list_append (names, player->name);
        g_ptr_array_add (ids, g_strdup (player->id));
      }
  }
  g_ptr_array_add (ids, NULL);
  g_object_set_data_full (G_OBJECT (drop_down), "ids", g_ptr_array_free (ids, FALSE), (GDestroyNotify) g_strfreev);
  return drop_down;
}

static GtkWidget *
new_hinted_entry (const char *hint)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), hint);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 30);
  return entry;
}

static void
add_head (MusterBattleForm *form)
{
  GtkWidget *grid = gtk_grid_new ();
  const MusterBattle *battle = muster_world_get_battle (form->world, form->battle);
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  add_line (grid, row++, _("_Winner"), add_field (form, new_player_drop_down (form), "winner", NULL, "notify::selected"));
  add_line (grid, row++, _("_Rounds"),
            add_field (form, gtk_spin_button_new_with_range (0, 99, 1), "rounds", NULL, "value-changed"));
  add_line (grid, row++, _("Won by _annihilation"),
            add_field (form, gtk_check_button_new (), "annihilation", NULL, "toggled"));
  if (battle->kind == MUSTER_BATTLE_WATCHTOWER || battle->kind == MUSTER_BATTLE_FORTRESS)
    {
      add_line (grid, row++, _("Main _gate destroyed"), add_field (form, gtk_check_button_new (), "gate", NULL, "toggled"));
      add_line (grid, row++, _("Defender slain _inside"),
                add_field (form, gtk_check_button_new (), "breached", NULL, "toggled"));
    }
  add_line (grid, row++, _("_Objectives held"),
            add_field (form, new_hinted_entry (_("anna:primary bert:secondary")), "held", NULL, "changed"));
  add_line (grid, row++, _("Force _commanders"),
            add_field (form, new_hinted_entry (_("only where leadership is tied: anna:u4")), "commander", NULL, "changed"));
  add_line (grid, row++, _("_Score"),
            add_field (form, new_hinted_entry (_("by round: anna:5:13 bert:5:9")), "score", NULL, "changed"));
  add_line (grid, row++, _("_Withdraws by"),
            add_field (form, new_hinted_entry (_("only where there is a choice: bert:SW")), "withdraw", NULL, "changed"));
  gtk_box_append (GTK_BOX (form->box), grid);
}

static GtkWidget *
new_tally (MusterBattleForm *form,
           guint32           player,
           const char       *name,
           gboolean          individuals)
{
  GtkWidget *tally = muster_tally_button_new (name);

  MUSTER_FOR_EACH (form->world, COMBATANT, MusterCombatant, combatant)
  {
    const MusterUnit *enemy = muster_world_get_unit (form->world, combatant->unit);
    gboolean individual = muster_troop_is_individual (muster_world_get_troop (form->world, enemy->troop));

    if (combatant->battle == form->battle && combatant->player != player && individual == individuals)
      {
        muster_tally_button_add (MUSTER_TALLY_BUTTON (tally), enemy->id, enemy->name);
      }
  }
  return tally;
}

static GtkWidget *
new_unit_field (MusterBattleForm      *form,
                const MusterUnit      *unit,
                const MusterUnitEntry *entry)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", unit->name, muster_unit_entry_get_title (entry->word));
  gboolean individuals = strcmp (entry->word, "killed") == 0 || strcmp (entry->word, "shot") == 0;
  GtkWidget *widget;

  switch (entry->shape)
    {
    case MUSTER_ENTRY_FLAG:
      widget = add_field (form, gtk_check_button_new (), entry->word, unit->id, "toggled");
      break;

    case MUSTER_ENTRY_ENEMIES:
      return add_field (form, new_tally (form, unit->player, name, individuals), entry->word, unit->id,
                        "notify::value");

    case MUSTER_ENTRY_NUMBER:
      widget = add_field (form, gtk_spin_button_new_with_range (0, MAX_NUMBER, 1), entry->word, unit->id,
                          "value-changed");
      gtk_editable_set_width_chars (GTK_EDITABLE (widget), 2);
      break;

    default:
      g_assert_not_reached ();
    }
  gtk_widget_set_tooltip_text (widget, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return widget;
}

/* Which of the columns make sense for an individual or a warband. */
static gboolean
concerns (const MusterUnitEntry *entry,
          const MusterTroop     *troop)
{
  if (strcmp (entry->word, "lost-troopers") == 0)
    {
      return !muster_troop_is_individual (troop);
    }
  return strcmp (entry->word, "lost-leader") != 0 || muster_troop_has_leader (troop);
}

static int
add_lost_specials (MusterBattleForm  *form,
                   GtkWidget         *grid,
                   const MusterUnit  *unit,
                   const MusterTroop *troop,
                   int                row,
                   int                column)
{
  for (guint i = 0; i < muster_troop_get_n_specials (troop); i++)
    {
      guint count = muster_specials_get (unit->specials, i);
      g_autofree char *special = muster_troop_dup_special (troop, i);
      g_autofree char *word = g_strconcat ("lost-", special, NULL);
      g_autofree char *name = g_strdup_printf (_("%s: lost %s"), unit->name, special);
      GtkWidget *spin;

      if (count == 0)
        {
          continue;
        }
      spin = add_field (form, gtk_spin_button_new_with_range (0, count, 1), word, unit->id, "value-changed");
      gtk_editable_set_width_chars (GTK_EDITABLE (spin), 1);
      gtk_widget_set_tooltip_text (spin, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_grid_attach (GTK_GRID (grid), spin, column++, row, 1, 1);
    }
  return column;
}

static void
add_unit_row (MusterBattleForm *form,
              GtkWidget        *grid,
              const MusterUnit *unit,
              int               row)
{
  const MusterTroop *troop = muster_world_get_troop (form->world, unit->troop);
  GtkWidget *name = gtk_label_new (unit->name);
  guint n_entries;
  const MusterUnitEntry *entries = muster_unit_entries (&n_entries);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_grid_attach (GTK_GRID (grid), name, 0, row, 1, 1);
  for (guint i = 0; i < n_entries; i++)
    {
      if (concerns (&entries[i], troop))
        {
          GtkWidget *field = new_unit_field (form, unit, &entries[i]);

          gtk_widget_set_halign (field, GTK_ALIGN_CENTER);
          gtk_grid_attach (GTK_GRID (grid), field, i + 1, row, 1, 1);
        }
    }
  add_lost_specials (form, grid, unit, troop, row, n_entries + 1);
}

static void
add_column_heads (GtkWidget *grid)
{
  guint n_entries;
  const MusterUnitEntry *entries = muster_unit_entries (&n_entries);

  for (guint i = 0; i <= n_entries; i++)
    {
      GtkWidget *head = gtk_label_new (i < n_entries ? muster_unit_entry_get_title (entries[i].word) : _("Lost specials"));

      gtk_label_set_wrap (GTK_LABEL (head), TRUE);
      gtk_label_set_justify (GTK_LABEL (head), GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (GTK_LABEL (head), 9);
      gtk_widget_set_valign (head, GTK_ALIGN_END);
      gtk_widget_add_css_class (head, "dim-label");
      gtk_grid_attach (GTK_GRID (grid), head, i + 1, 0, 1, 1);
    }
}

static void
add_side (MusterBattleForm   *form,
          const MusterPlayer *player)
{
  GtkWidget *heading = gtk_label_new (player->name);
  GtkWidget *grid = gtk_grid_new ();
  int row = 1;

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  add_column_heads (grid);
  MUSTER_FOR_EACH (form->world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == form->battle && combatant->player == player->key)
      {
        add_unit_row (form, grid, muster_world_get_unit (form->world, combatant->unit), row++);
      }
  }
  gtk_box_append (GTK_BOX (form->box), heading);
  gtk_box_append (GTK_BOX (form->box), grid);
}

/** muster_battle_form_clear: shows nothing */
void
muster_battle_form_clear (MusterBattleForm *form)
{
  GtkWidget *child;

  g_ptr_array_set_size (form->fields, 0);
  while ((child = gtk_widget_get_first_child (form->box)) != NULL)
    {
      gtk_box_remove (GTK_BOX (form->box), child);
    }
  g_clear_pointer (&form->world, muster_world_unref);
  form->battle = 0;
}

/** muster_battle_form_show: shows an empty form for that battle of @world */
void
muster_battle_form_show (MusterBattleForm *form,
                         MusterWorld      *world,
                         guint32           battle)
{
  muster_battle_form_clear (form);
  form->world = muster_world_ref (world);
  form->battle = battle;
  add_head (form);
  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    if (is_in_battle (form, player->key))
      {
        add_side (form, player);
      }
  }
}

static void
muster_battle_form_dispose (GObject *object)
{
  MusterBattleForm *form = MUSTER_BATTLE_FORM (object);

  g_clear_pointer (&form->box, gtk_widget_unparent);
  g_clear_pointer (&form->world, muster_world_unref);
  G_OBJECT_CLASS (muster_battle_form_parent_class)->dispose (object);
}

static void
muster_battle_form_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_BATTLE_FORM (object)->fields);
  G_OBJECT_CLASS (muster_battle_form_parent_class)->finalize (object);
}

static void
muster_battle_form_class_init (MusterBattleFormClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_battle_form_dispose;
  G_OBJECT_CLASS (class)->finalize = muster_battle_form_finalize;
  changed_signal = g_signal_new ("changed", MUSTER_TYPE_BATTLE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_battle_form_init (MusterBattleForm *form)
{
  form->fields = g_ptr_array_new ();
  form->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (form->box, GTK_WIDGET (form));
}
