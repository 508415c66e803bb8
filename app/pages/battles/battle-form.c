/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/battles/battle-form.h"

#include "campaign/combatant.h"
#include "pages/battles/battle-players.h"
#include "pages/battles/battle-sheet.h"
#include "pages/battles/battle-units.h"
#include "widgets/contents.h"

#include <glib/gi18n-lib.h>

#define MAX_ROUNDS 99

struct _MusterBattleForm
{
  GtkWidget parent_instance;

  /* Owned */
  MusterBattleSheet *sheet; /* (nullable) */

  /* Borrowed: children */
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (MusterBattleForm, muster_battle_form, GTK_TYPE_WIDGET)

static guint changed_signal;

/** muster_battle_form_dup_text: Returns: (transfer full): the text of the command "settle" with what is entered */
char *
muster_battle_form_dup_text (MusterBattleForm *form)
{
  return muster_battle_sheet_dup_text (form->sheet);
}

static void
show_choices (MusterBattleForm *form)
{
  muster_battle_players_update (form->sheet);
  for (GtkWidget *part = gtk_widget_get_first_child (form->box); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    {
      if (GTK_IS_GRID (part))
        {
          muster_battle_units_update (form->sheet, part);
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
  muster_battle_sheet_set_text (form->sheet, text);
  show_choices (form);
}

static void
sheet_changed (gpointer data)
{
  MusterBattleForm *form = data;

  show_choices (form);
  g_signal_emit (form, changed_signal, 0);
}

static void
append_labelled (GtkWidget  *line,
                 const char *mnemonic,
                 GtkWidget  *entry)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (mnemonic);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), entry);
}

static void
append_check (MusterBattleForm *form,
              GtkWidget        *line,
              const char       *mnemonic,
              const char       *word,
              const char       *mark,
              const char       *name)
{
  GtkWidget *check = gtk_check_button_new_with_mnemonic (mnemonic);

  gtk_box_append (GTK_BOX (line), muster_battle_sheet_add (form->sheet, check,
                                                           MUSTER_BATTLE_KEY (word, NULL, NULL, mark), name));
}

static GtkWidget *
new_winner_choice (MusterBattleForm *form)
{
  MusterWorld *world = muster_battle_sheet_get_world (form->sheet);
  GtkWidget *choice = muster_battle_choice_new (_("not said"));

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    if (muster_battle_has_player (world, muster_battle_sheet_get_battle (form->sheet)->key, player->key))
      {
        muster_battle_choice_add (choice, player->id, player->name);
      }
  }
  return muster_battle_sheet_add (form->sheet, choice, MUSTER_BATTLE_KEY ("winner"), _("Winner"));
}

/* What is said of the battle as a whole. */
static void
append_head (MusterBattleForm *form)
{
  MusterBattleKind kind = muster_battle_sheet_get_battle (form->sheet)->kind;
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *rounds = gtk_spin_button_new_with_range (0, MAX_ROUNDS, 1);

  append_labelled (line, _("_Winner"), new_winner_choice (form));
  append_labelled (line, _("_Rounds"),
                   muster_battle_sheet_add (form->sheet, rounds, MUSTER_BATTLE_KEY ("rounds"), _("Rounds")));
  append_check (form, line, _("By anni_hilation"), "annihilation", NULL, _("Won by annihilation"));
  if (kind == MUSTER_BATTLE_WATCHTOWER || kind == MUSTER_BATTLE_FORTRESS)
    {
      append_check (form, line, _("_Gate destroyed"), "gate", "destroyed", _("The main gate was destroyed"));
      append_check (form, line, _("Defender slain _inside"), "breached", NULL,
                    _("An attacker inside slew a defender inside"));
    }
  gtk_box_append (GTK_BOX (form->box), line);
}

static void
append_side (MusterBattleForm   *form,
             const MusterPlayer *player)
{
  GtkWidget *heading = gtk_label_new (player->name);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (form->box), heading);
  gtk_box_append (GTK_BOX (form->box), muster_battle_players_new_line (form->sheet, player));
  gtk_box_append (GTK_BOX (form->box), muster_battle_units_new_grid (form->sheet, player->key));
}

/** muster_battle_form_clear: shows nothing */
void
muster_battle_form_clear (MusterBattleForm *form)
{
  muster_box_clear (GTK_BOX (form->box));
  g_clear_pointer (&form->sheet, muster_battle_sheet_free);
}

/** muster_battle_form_show: shows an empty form for that battle of @world */
void
muster_battle_form_show (MusterBattleForm *form,
                         MusterWorld      *world,
                         guint32           battle)
{
  muster_battle_form_clear (form);
  form->sheet = muster_battle_sheet_new (world, battle, sheet_changed, form);
  append_head (form);
  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    if (muster_battle_has_player (world, battle, player->key))
      {
        append_side (form, player);
      }
  }
}

static void
muster_battle_form_dispose (GObject *object)
{
  MusterBattleForm *form = MUSTER_BATTLE_FORM (object);

  g_clear_pointer (&form->box, gtk_widget_unparent);
  g_clear_pointer (&form->sheet, muster_battle_sheet_free);
  G_OBJECT_CLASS (muster_battle_form_parent_class)->dispose (object);
}

static void
muster_battle_form_class_init (MusterBattleFormClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_battle_form_dispose;
  changed_signal = g_signal_new ("changed", MUSTER_TYPE_BATTLE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_battle_form_init (MusterBattleForm *form)
{
  form->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (form->box, "battle-form");
  gtk_widget_set_parent (form->box, GTK_WIDGET (form));
}
