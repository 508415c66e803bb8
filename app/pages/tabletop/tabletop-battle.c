/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A battle of the campaign on the table: its forces, and what is ruled in it.
 */
#include "pages/tabletop/tabletop-battle.h"

#include "session/battle-table.h"

#include <glib/gi18n-lib.h>

/* The battle that is fought next: the first that is not settled. */
static const MusterBattle *
find_battle (const MusterWorld *world)
{
  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, battle)
  {
    if (battle->state == MUSTER_BATTLE_PENDING)
      {
        return battle;
      }
  }
  return NULL;
}

static void
take_battle_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (widget);
  const MusterWorld *world = muster_page_get_world (MUSTER_PAGE (page));
  const MusterBattle *battle = find_battle (world);

  if (battle == NULL)
    {
      g_signal_emit_by_name (page, "failed", _("No battle of the campaign waits to be fought"));
      return;
    }
  muster_tabletop_page_show (page, muster_scenario_new_for_battle (world, battle->key), battle->key);
}

static void
note_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (widget);
  MusterWorld *world = muster_page_get_world (MUSTER_PAGE (page));
  MusterTableSession *table = muster_tabletop_page_get_table (page);
  g_autoptr (MusterCommand) note = NULL;

  if (world == NULL || muster_world_find (world, MUSTER_BATTLE, muster_tabletop_page_get_battle (page)) == NULL)
    {
      g_signal_emit_by_name (page, "failed", _("The battle is not in the campaign any more"));
      return;
    }
  note = muster_battle_note_new (world, muster_tabletop_page_get_battle (page),
                                 muster_table_session_get_scenario (table), muster_table_session_get_answer (table));
  muster_page_run_command (MUSTER_PAGE (page), note);
}

/** muster_tabletop_battle_install: gives the page's class its actions with the campaign's battles */
void
muster_tabletop_battle_install (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "page.take-battle", NULL, take_battle_cb);
  gtk_widget_class_install_action (class, "page.note", NULL, note_cb);
}
