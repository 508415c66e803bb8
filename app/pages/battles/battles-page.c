/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/battles/battles-page.h"

#include "campaign/unit.h"
#include "pages/battles/battle-form.h"
#include "widgets/contents.h"
#include "widgets/finding-account.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

struct _MusterBattlesPage
{
  MusterPage parent_instance;

  guint32 battle; /* shown, 0 = none */

  /* Template children */
  GtkListBox *battles;
  GtkStack *body;   /* empty or battle */
  GtkLabel *heading;
  GtkLabel *summary;
  MusterBattleForm *form;
  GtkLabel *error;
  GtkLabel *outcome_heading;
  GtkBox *findings;
  GtkButton *settle;
};

G_DEFINE_FINAL_TYPE (MusterBattlesPage, muster_battles_page, MUSTER_TYPE_PAGE)

static MusterWorld *
get_world (MusterBattlesPage *page)
{
  return muster_page_get_world (MUSTER_PAGE (page));
}

static const MusterBattle *
get_battle (MusterBattlesPage *page)
{
  return get_world (page) != NULL && page->battle != 0
    ? muster_world_get_battle (get_world (page), page->battle) : NULL;
}

static char *
dup_place (const MusterWorld  *world,
           const MusterBattle *battle)
{
  const MusterHex *hex = muster_world_get_hex (world, battle->at);
  g_autofree char *label = muster_hex_dup_label (battle->at);

  return hex != NULL && hex->name != NULL ? g_strdup_printf ("%s %s", label, hex->name) : g_strdup (label);
}

static char *
dup_draft_key (const MusterBattle *battle)
{
  return g_strconcat ("battle:", battle->id, NULL);
}

/* "Anna 512 points, Bert 430 points (defends)" */
static char *
dup_forces (const MusterWorld  *world,
            const MusterBattle *battle)
{
  GString *forces = g_string_new (NULL);

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    gint64 points = 0;
    guint n_units = 0;

    MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
    {
      if (combatant->battle == battle->key && combatant->player == player->key)
        {
          points += muster_unit_get_points (world, muster_world_get_unit (world, combatant->unit));
          n_units++;
        }
    }
    if (n_units > 0)
      {
        g_string_append_printf (forces, ngettext ("%s%s: %u unit, %" G_GINT64_FORMAT " points%s",
                                                  "%s%s: %u units, %" G_GINT64_FORMAT " points%s", n_units),
                                forces->len > 0 ? " · " : "", player->name, n_units, points,
                                battle->defender == player->key ? _(" (defends)") : "");
      }
  }
  return g_string_free (forces, FALSE);
}

static void
show_verdict (MusterBattlesPage *page)
{
  g_autofree char *text = muster_battle_form_dup_text (page->form);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);
  g_autoptr (MusterDecision) decision = command != NULL
                                        ? muster_session_try (muster_page_get_session (MUSTER_PAGE (page)), command,
                                                              NULL,
                                                              &error) : NULL;
  MusterNames names = MUSTER_NAMES_OF (get_world (page));

  gtk_widget_set_visible (GTK_WIDGET (page->error), decision == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (page->settle),
                            decision != NULL && muster_verdict_get_status (decision->verdict) == MUSTER_LEGAL);
  if (decision == NULL)
    {
      gtk_label_set_text (page->error, error->message);
      muster_finding_account_clear (page->findings);
      return;
    }
  if (decision->after != NULL)
    {
      names = MUSTER_NAMES_ACROSS (decision->after, get_world (page));
    }
  muster_finding_account_fill (page->findings, decision->verdict, &names);
}

/* The entry in which the battle was settled. */
static MusterJournalEntry *
find_settled (MusterBattlesPage  *page,
              const MusterBattle *battle)
{
  const GPtrArray *journal = muster_session_get_journal (muster_page_get_session (MUSTER_PAGE (page)));
  g_autofree char *plain = g_strdup_printf ("settle battle=%s ", battle->id);

  for (guint i = journal->len; i > 0; i--)
    {
      MusterJournalEntry *entry = g_ptr_array_index (journal, i - 1);

      if (entry->kind == MUSTER_ENTRY_ACT && g_str_has_prefix (entry->command, plain))
        {
          return entry;
        }
    }
  return NULL;
}

static void
show_settled (MusterBattlesPage  *page,
              const MusterBattle *battle)
{
  MusterJournalEntry *entry = find_settled (page, battle);
  MusterNames names = MUSTER_NAMES_OF (get_world (page));

  muster_finding_account_clear (page->findings);
  if (entry != NULL)
    {
      muster_finding_account_fill (page->findings, entry->verdict, &names);
    }
}

static void
fill_form (MusterBattlesPage  *page,
           const MusterBattle *battle)
{
  g_autofree char *key = dup_draft_key (battle);
  g_autofree char *draft = muster_session_dup_draft (muster_page_get_session (MUSTER_PAGE (page)), key, NULL);

  muster_battle_form_show (page->form, get_world (page), battle->key);
  if (draft != NULL)
    {
      muster_battle_form_set_text (page->form, draft);
    }
}

static void
show_battle (MusterBattlesPage *page)
{
  const MusterBattle *battle = get_battle (page);
  gboolean pending = battle != NULL && battle->state == MUSTER_BATTLE_PENDING;
  g_autofree char *place = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *forces = NULL;

  gtk_stack_set_visible_child_name (page->body, battle != NULL ? "battle" : "empty");
  muster_battle_form_clear (page->form);
  gtk_widget_set_visible (GTK_WIDGET (page->form), pending);
  gtk_widget_set_visible (GTK_WIDGET (page->settle), pending);
  gtk_widget_set_visible (GTK_WIDGET (page->error), FALSE);
  if (battle == NULL)
    {
      return;
    }
  place = dup_place (get_world (page), battle);
  heading = g_strdup_printf ("%s · %s", place, muster_battle_kind_get_title (battle->kind));
  forces = dup_forces (get_world (page), battle);
  gtk_label_set_text (page->heading, heading);
  gtk_label_set_text (page->summary, forces);
  gtk_label_set_text (page->outcome_heading, pending ? _("What comes of it") : _("What came of it"));
  if (pending)
    {
      fill_form (page, battle);
      show_verdict (page);
    }
  else
    {
      show_settled (page, battle);
    }
}

static void
form_changed_cb (MusterBattlesPage *page)
{
  g_autofree char *key = dup_draft_key (get_battle (page));
  g_autofree char *text = muster_battle_form_dup_text (page->form);
  g_autoptr (GError) error = NULL;

  if (!muster_session_set_draft (muster_page_get_session (MUSTER_PAGE (page)), key, text, &error))
    {
      g_signal_emit_by_name (page, "failed", error->message);
    }
  show_verdict (page);
}

static void
settle_cb (MusterBattlesPage *page)
{
  g_autofree char *text = muster_battle_form_dup_text (page->form);

  muster_page_run_text (MUSTER_PAGE (page), text);
}

static void
battle_selected_cb (GtkListBox        *battles,
                    GtkListBoxRow     *row,
                    MusterBattlesPage *page)
{
  if (row != NULL)
    {
      page->battle = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "battle"));
      show_battle (page);
    }
}

static GtkWidget *
new_battle_row (const MusterWorld  *world,
                const MusterBattle *battle)
{
  g_autofree char *place = dup_place (world, battle);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", place, muster_battle_state_get_title (battle->state));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (place);
  GtkWidget *state = gtk_label_new (muster_battle_state_get_title (battle->state));
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (state), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (state, battle->state == MUSTER_BATTLE_PENDING ? "needs" : "dim-label");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), state);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "battle", GUINT_TO_POINTER (battle->key));
  return row;
}

static void
list_battles (MusterBattlesPage *page,
              MusterWorld       *world)
{
  guint32 wanted = page->battle;
  GtkListBoxRow *selected = NULL;
  GtkWidget *row;
  guint n_pending = 0;

  muster_list_box_clear (page->battles);
  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, battle)
  {
    row = new_battle_row (world, battle);
    gtk_list_box_append (page->battles, row);
    n_pending += battle->state == MUSTER_BATTLE_PENDING;
    if (selected == NULL || battle->key == wanted)
      {
        selected = GTK_LIST_BOX_ROW (row);
      }
  }
  page->battle = 0;
  muster_page_set_badge (MUSTER_PAGE (page), n_pending);
  gtk_list_box_select_row (page->battles, selected);
  if (selected == NULL)
    {
      show_battle (page);
    }
}

static void
muster_battles_page_session_changed (MusterPage *page)
{
  MusterBattlesPage *self = MUSTER_BATTLES_PAGE (page);

  self->battle = 0;
  muster_battle_form_clear (self->form);
}

static void
muster_battles_page_world_changed (MusterPage  *page,
                                   MusterWorld *before,
                                   MusterWorld *after)
{
  if (before == NULL || !muster_world_shares (before, after, MUSTER_BATTLE) ||
      !muster_world_shares (before, after, MUSTER_COMBATANT) || !muster_world_shares (before, after, MUSTER_UNIT))
    {
      list_battles (MUSTER_BATTLES_PAGE (page), after);
    }
}

static void
muster_battles_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_BATTLES_PAGE);
  G_OBJECT_CLASS (muster_battles_page_parent_class)->dispose (object);
}

static void
muster_battles_page_class_init (MusterBattlesPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_battles_page_dispose;
  MUSTER_PAGE_CLASS (class)->session_changed = muster_battles_page_session_changed;
  MUSTER_PAGE_CLASS (class)->world_changed = muster_battles_page_world_changed;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/pages/battles/battles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, battles);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, body);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, summary);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, form);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, error);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, outcome_heading);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, findings);
  gtk_widget_class_bind_template_child (widget_class, MusterBattlesPage, settle);
  gtk_widget_class_bind_template_callback (widget_class, battle_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, form_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, settle_cb);
}

static void
muster_battles_page_init (MusterBattlesPage *page)
{
  g_type_ensure (MUSTER_TYPE_BATTLE_FORM);
  gtk_widget_init_template (GTK_WIDGET (page));
}
