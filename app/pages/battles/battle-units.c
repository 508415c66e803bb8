/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a battle's result says of each unit: a row of entries; what happens seldom stands behind a button at its end.
 */
#include "pages/battles/battle-units.h"

#include "campaign/unit.h"
#include "pages/battles/battle-fields.h"
#include "widgets/naming.h"
#include "widgets/tally-button.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define MAX_WOUNDS 999
#define NAME_WIDTH_CHARS 14

static char *
dup_entry_name (const MusterUnit *unit,
                const char       *title)
{
  return g_strdup_printf ("%s: %s", unit->name, title);
}

static GtkWidget *
new_tally (MusterBattleSheet *sheet,
           const MusterUnit  *unit,
           const char        *word,
           const char        *name)
{
  MusterWorld *world = muster_battle_sheet_get_world (sheet);
  gboolean individuals = strcmp (word, "killed") == 0 || strcmp (word, "shot") == 0;
  GtkWidget *tally = muster_tally_button_new (name);

  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    const MusterUnit *enemy = muster_world_get_unit (world, combatant->unit);

    if (combatant->battle == muster_battle_sheet_get_battle (sheet)->key && combatant->player != unit->player &&
        muster_troop_is_individual (muster_world_get_troop (world, enemy->troop)) == individuals)
      {
        muster_tally_button_add (MUSTER_TALLY_BUTTON (tally), enemy->id, enemy->name);
      }
  }
  return tally;
}

static GtkWidget *
new_spin (guint most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  return spin;
}

static GtkWidget *
new_entry (MusterBattleSheet     *sheet,
           const MusterUnit      *unit,
           const MusterUnitEntry *entry)
{
  g_autofree char *name = dup_entry_name (unit, muster_unit_entry_get_title (entry->word));
  GtkWidget *widget;

  switch (entry->shape)
    {
    case MUSTER_ENTRY_ENEMIES:
      widget = new_tally (sheet, unit, entry->word, name);
      break;

    case MUSTER_ENTRY_NUMBER:
      widget = new_spin (strcmp (entry->word, "lost-troopers") == 0 ? unit->troopers : MAX_WOUNDS);
      break;

    case MUSTER_ENTRY_FLAG:
    default:
      widget = gtk_check_button_new ();
    }
  return muster_battle_sheet_add (sheet, widget, MUSTER_BATTLE_KEY (entry->word, unit->id), name);
}

/* Whether the word makes sense for an individual or a warband. */
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

static void
attach_captioned (GtkWidget  *grid,
                  int         row,
                  const char *caption,
                  GtkWidget  *entry)
{
  GtkWidget *label = gtk_label_new (caption);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (entry, GTK_ALIGN_END);
  gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), entry, 1, row, 1, 1);
}

static void
attach_lost_specials (MusterBattleSheet *sheet,
                      GtkWidget         *grid,
                      int                row,
                      const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (muster_battle_sheet_get_world (sheet), unit->troop);

  for (guint i = 0; i < muster_troop_get_n_specials (troop); i++)
    {
      guint count = muster_specials_get (unit->specials, i);
      g_autofree char *special = muster_troop_dup_special (troop, i);
      g_autofree char *word = g_strconcat ("lost-", special, NULL);
      g_autofree char *title = g_strdup_printf (_("Lost %s"), special);
      g_autofree char *name = dup_entry_name (unit, title);

      if (count > 0)
        {
          attach_captioned (grid, row++, title, muster_battle_sheet_add (sheet, new_spin (count),
                                                                         MUSTER_BATTLE_KEY (word, unit->id), name));
        }
    }
}

/* What happens seldom, behind a button that says how much of it did. */
static GtkWidget *
new_more_button (MusterBattleSheet *sheet,
                 const MusterUnit  *unit)
{
  g_autofree char *name = dup_entry_name (unit, _("More"));
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();
  guint n_entries;
  const MusterUnitEntry *entries = muster_unit_entries (&n_entries);
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < n_entries; i++)
    {
      if (muster_unit_entry_is_rare (entries[i].word))
        {
          attach_captioned (grid, row++, muster_unit_entry_get_title (entries[i].word),
                            new_entry (sheet, unit, &entries[i]));
        }
    }
  attach_lost_specials (sheet, grid, row, unit);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_widget_set_tooltip_text (button, name);
  muster_widget_set_name_told (button, name);
  return button;
}

static GtkWidget *
new_name_label (const MusterUnit *unit)
{
  GtkWidget *name = gtk_label_new (unit->name);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), NAME_WIDTH_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 2 * NAME_WIDTH_CHARS);
  gtk_widget_set_tooltip_text (name, unit->name);
  return name;
}

static void
attach_unit (MusterBattleSheet *sheet,
             GtkWidget         *grid,
             int                row,
             const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (muster_battle_sheet_get_world (sheet), unit->troop);
  guint n_entries;
  const MusterUnitEntry *entries = muster_unit_entries (&n_entries);
  int column = 0;

  gtk_grid_attach (GTK_GRID (grid), new_name_label (unit), column++, row, 1, 1);
  for (guint i = 0; i < n_entries; i++)
    {
      if (muster_unit_entry_is_rare (entries[i].word))
        {
          continue;
        }
      if (concerns (&entries[i], troop))
        {
          GtkWidget *entry = new_entry (sheet, unit, &entries[i]);

          gtk_widget_set_halign (entry, GTK_ALIGN_CENTER);
          gtk_grid_attach (GTK_GRID (grid), entry, column, row, 1, 1);
        }
      column++;
    }
  gtk_grid_attach (GTK_GRID (grid), new_more_button (sheet, unit), column, row, 1, 1);
}

static void
attach_heads (GtkWidget *grid)
{
  guint n_entries;
  const MusterUnitEntry *entries = muster_unit_entries (&n_entries);
  int column = 1;

  for (guint i = 0; i < n_entries; i++)
    {
      GtkWidget *head = gtk_label_new (muster_unit_entry_get_title (entries[i].word));

      if (muster_unit_entry_is_rare (entries[i].word))
        {
          g_object_unref (g_object_ref_sink (head));
          continue;
        }
      gtk_label_set_wrap (GTK_LABEL (head), TRUE);
      gtk_label_set_justify (GTK_LABEL (head), GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (GTK_LABEL (head), 8);
      gtk_widget_set_valign (head, GTK_ALIGN_END);
      gtk_widget_add_css_class (head, "dim-label");
      gtk_grid_attach (GTK_GRID (grid), head, column++, 0, 1, 1);
    }
}

/**
 * muster_battle_units_new_grid: Returns: (transfer floating): a row of entries for each unit of @player in the battle
 */
GtkWidget *
muster_battle_units_new_grid (MusterBattleSheet *sheet,
                              guint32            player)
{
  MusterWorld *world = muster_battle_sheet_get_world (sheet);
  GtkWidget *grid = gtk_grid_new ();
  int row = 1;

  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  attach_heads (grid);
  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == muster_battle_sheet_get_battle (sheet)->key && combatant->player == player)
      {
        attach_unit (sheet, grid, row++, muster_world_get_unit (world, combatant->unit));
      }
  }
  muster_battle_units_update (sheet, grid);
  return grid;
}

/** muster_battle_units_update: says on each row's last button of @grid how much stands behind it */
void
muster_battle_units_update (MusterBattleSheet *sheet,
                            GtkWidget         *grid)
{
  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_MENU_BUTTON (child))
        {
          guint n_said = muster_battle_sheet_count (sheet, child);
          g_autofree char *label = n_said > 0 ? g_strdup_printf (_("More: %u"), n_said) : g_strdup (_("More"));

          gtk_menu_button_set_label (GTK_MENU_BUTTON (child), label);
        }
    }
}
