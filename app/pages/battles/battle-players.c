/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a battle's result says of each player: objectives, score, and what the rules leave to choose.
 */
#include "pages/battles/battle-players.h"

#include "campaign/combatant.h"
#include "campaign/unit.h"
#include "campaign/way-back.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define MAX_SCORE 999

static void
append_captioned (GtkWidget  *line,
                  const char *caption,
                  GtkWidget  *entry)
{
  GtkWidget *label = gtk_label_new (caption);

  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), entry);
  g_object_bind_property (entry, "visible", label, "visible", G_BINDING_SYNC_CREATE);
}

static void
append_objectives (MusterBattleSheet  *sheet,
                   GtkWidget          *line,
                   const MusterPlayer *player)
{
  static const struct { const char *mark; const char *label; } kinds[] = {
    {"primary", N_("Holds the primary objective")},
    {"secondary", N_("Holds a secondary one")},
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s: %s", player->name, _(kinds[i].label));
      GtkWidget *check = gtk_check_button_new_with_label (_(kinds[i].label));

      muster_battle_sheet_add (sheet, check, MUSTER_BATTLE_KEY ("held", NULL, player->id, kinds[i].mark), name);
      gtk_box_append (GTK_BOX (line), check);
    }
}

static void
append_score (MusterBattleSheet  *sheet,
              GtkWidget          *line,
              const MusterPlayer *player)
{
  guint target = muster_battle_sheet_get_battle (sheet)->target;
  g_autofree char *caption = target > 0 ? g_strdup_printf (_("Score, of %u that win"), target) : g_strdup (_("Score"));
  g_autofree char *name = g_strdup_printf (_("%s: objective points at the end"), player->name);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MAX_SCORE, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  append_captioned (line, caption, muster_battle_sheet_add (sheet, spin, MUSTER_BATTLE_KEY ("score", NULL, player->id),
                                                            name));
}

/* Only where CMD-1 leaves the choice. */
static void
append_commander (MusterBattleSheet  *sheet,
                  GtkWidget          *line,
                  const MusterPlayer *player)
{
  MusterWorld *world = muster_battle_sheet_get_world (sheet);
  guint32 battle = muster_battle_sheet_get_battle (sheet)->key;
  g_autofree char *name = g_strdup_printf (_("%s: force commander"), player->name);
  GtkWidget *choice;

  if (muster_battle_find_commander (world, battle, player->key).n_equals < 2)
    {
      return;
    }
  choice = muster_battle_choice_new (_("not said"));
  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == battle && combatant->player == player->key &&
        muster_battle_may_command (world, battle, combatant->unit))
      {
        const MusterUnit *unit = muster_world_get_unit (world, combatant->unit);

        muster_battle_choice_add (choice, unit->id, unit->name);
      }
  }
  muster_battle_sheet_add (sheet, choice, MUSTER_BATTLE_KEY ("commander", NULL, player->id), name);
  append_captioned (line, _("Commander"), choice);
}

/* Whether some unit of the player could not go back the way it came. */
static gboolean
is_barred (const MusterWorld  *world,
           const MusterBattle *battle,
           guint32             player)
{
  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    const MusterUnit *unit = muster_world_get_unit (world, combatant->unit);

    if (combatant->battle == battle->key && combatant->player == player && unit->role != MUSTER_ROLE_GARRISON &&
        (combatant->entered == 0 || !muster_way_back_is_free (world, battle->at, combatant->entered - 1, player)))
      {
        return TRUE;
      }
  }
  return FALSE;
}

/* Only where RETR-3 leaves the choice. */
static void
append_way_back (MusterBattleSheet  *sheet,
                 GtkWidget          *line,
                 const MusterPlayer *player)
{
  MusterWorld *world = muster_battle_sheet_get_world (sheet);
  const MusterBattle *battle = muster_battle_sheet_get_battle (sheet);
  guint ways = muster_way_back_get_others (world, battle->at, player->key);
  g_autofree char *name = g_strdup_printf (_("%s: withdraws by"), player->name);
  GtkWidget *choice;

  if ((ways & (ways - 1)) == 0 || !is_barred (world, battle, player->key))
    {
      return;
    }
  choice = muster_battle_choice_new (_("decided later"));
  for (MusterSide side = 0; side < MUSTER_N_SIDES; side++)
    {
      if (muster_way_back_is_among (ways, side))
        {
          g_autofree char *hex = muster_hex_dup_label (muster_hex_neighbour (battle->at, side));
          g_autofree char *way = g_strdup_printf (_("%s, to %s"), muster_side_get_word (side), hex);

          muster_battle_choice_add (choice, muster_side_get_word (side), way);
        }
    }
  muster_battle_sheet_add (sheet, choice, MUSTER_BATTLE_KEY ("withdraw", NULL, player->id), name);
  append_captioned (line, _("Withdraws by"), choice);
}

/** muster_battle_players_new_line: Returns: (transfer floating): the entries for what is said of @player */
GtkWidget *
muster_battle_players_new_line (MusterBattleSheet  *sheet,
                                const MusterPlayer *player)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  append_objectives (sheet, line, player);
  append_score (sheet, line, player);
  append_commander (sheet, line, player);
  append_way_back (sheet, line, player);
  return line;
}

/** muster_battle_players_update: asks nobody but losers where they withdraw to */
void
muster_battle_players_update (MusterBattleSheet *sheet)
{
  g_autofree char *winner =
    muster_battle_entry_dup_value (muster_battle_sheet_find (sheet, MUSTER_BATTLE_KEY ("winner")));

  MUSTER_FOR_EACH (muster_battle_sheet_get_world (sheet), PLAYER, MusterPlayer, player)
  {
    GtkWidget *choice = muster_battle_sheet_find (sheet, MUSTER_BATTLE_KEY ("withdraw", NULL, player->id));

    if (choice != NULL)
      {
        gtk_widget_set_visible (choice, strcmp (winner, player->id) != 0);
      }
  }
}
