/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/window.h"

#include "campaign/finish.h"
#include "pages/page.h"
#include "shell/command-dialog.h"
#include "shell/page-list.h"
#include "shell/recent.h"
#include "shell/sidebar.h"
#include "shell/welcome.h"
#include "shell/window-actions.h"
#include "shell/shortcuts.h"
#include "widgets/naming.h"
#include "widgets/verdict-bar.h"
#include "wording/gist.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

struct _MusterWindow
{
  GtkApplicationWindow parent_instance;

  /* Owned */
  MusterSession *session;

  /* Template children */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkButton *home;
  GtkButton *undo;
  GtkButton *redo;
  GtkButton *advance;
  GtkMenuButton *open;
  GtkMenuButton *menu;
  GtkStack *body;   /* welcome or campaign */
  GtkStack *pages;
  MusterSidebar *sidebar;
  GtkWidget *sidebar_edge;
  MusterVerdictBar *verdict_bar;
};

G_DEFINE_FINAL_TYPE (MusterWindow, muster_window, GTK_TYPE_APPLICATION_WINDOW)

/** muster_window_new: Returns: (transfer none): a window that shows the welcome; the application holds it */
MusterWindow *
muster_window_new (MusterApplication *application)
{
  return g_object_new (MUSTER_TYPE_WINDOW, "application", application, NULL);
}

/** muster_window_get_session: Returns: (transfer none) (nullable): the campaign that the window shows */
MusterSession *
muster_window_get_session (MusterWindow *window)
{
  return window->session;
}

/** muster_window_say: says @message in the bar at the window's foot */
void
muster_window_say (MusterWindow *window,
                   const char   *message,
                   gboolean      failed)
{
  muster_verdict_bar_show_message (window->verdict_bar, message, failed);
}

/* Without a campaign there is the welcome, or a page that needs none, from which a button leads back. */
static void
show_alone (MusterWindow *window,
            const char   *name)
{
  gboolean page = muster_page_is_alone (name);

  if (page)
    {
      gtk_stack_set_visible_child_name (window->pages, name);
    }
  gtk_stack_set_visible_child_name (window->body, page ? "campaign" : "welcome");
  gtk_widget_set_visible (GTK_WIDGET (window->home), page);
}

/** muster_window_show_page: shows the page of that name, see page-list.c; "welcome" while there is no campaign */
void
muster_window_show_page (MusterWindow *window,
                         const char   *name)
{
  if (window->session == NULL)
    {
      show_alone (window, name);
    }
  else if (gtk_stack_get_child_by_name (window->pages, name) != NULL)
    {
      gtk_stack_set_visible_child_name (window->pages, name);
    }
}

/** muster_window_get_page: Returns: (transfer none): the page that is shown */
GtkWidget *
muster_window_get_page (MusterWindow *window)
{
  return gtk_stack_get_visible_child (window->pages);
}

static void
show_decision (MusterWindow   *window,
               MusterDecision *decision,
               const char     *done)
{
  MusterWorld *world = muster_session_get_world (window->session);
  MusterNames names = MUSTER_NAMES_OF (world);

  muster_verdict_bar_show_verdict (window->verdict_bar, decision->verdict, &names, done);
}

static void
decided_cb (MusterPage *page,
            gpointer    decision,
            gpointer    data)
{
  MusterWindow *window = data;
  MusterJournalEntry *newest;
  g_autofree char *gist = NULL;

  if (window->session == NULL)
    {
      return;
    }
  newest = muster_journal_next_undo (muster_session_get_journal (window->session));
  if (newest != NULL)
    {
      MusterNames names = MUSTER_NAMES_OF (muster_session_get_world (window->session));

      gist = muster_command_text_dup_gist (newest->command, &names);
    }
  show_decision (window, decision, gist != NULL ? gist : "");
}

static void
failed_cb (MusterPage *page,
           const char *message,
           gpointer    window)
{
  muster_window_say (window, message, TRUE);
}

static MusterCommand *
new_finish_command (MusterWindow *window)
{
  MusterStep step = muster_world_get_campaign (muster_session_get_world (window->session))->step;

  return step == MUSTER_STEP_SETUP ? muster_command_parse ("begin", NULL) : muster_finish_new_command (step, FALSE);
}

static void
advance_ready_cb (GObject      *session,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (MusterWindow) window = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDecision) decision = muster_session_run_finish (MUSTER_SESSION (session), result, &error);

  if (window->session == NULL)
    {
      return;
    }
  if (decision == NULL)
    {
      muster_window_say (window, error->message, TRUE);
      return;
    }
  decided_cb (NULL, decision, window);
  if (muster_verdict_get_status (decision->verdict) == MUSTER_UNDECIDED)
    {
      muster_window_show_page (window, "turn");
    }
}

/** muster_window_advance: finishes the step that is under way; where something is missing, shows what */
void
muster_window_advance (MusterWindow *window)
{
  g_autoptr (MusterCommand) command = new_finish_command (window);

  muster_session_run_async (window->session, command, NULL, NULL, advance_ready_cb, g_object_ref (window));
}

/** muster_window_show_commands: shows everything that can be done, to choose from */
void
muster_window_show_commands (MusterWindow *window)
{
  GtkWidget *dialog = muster_command_dialog_new (GTK_WINDOW (window), window->session);

  g_signal_connect_object (dialog, "decided", G_CALLBACK (decided_cb), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/*
 * What keeps the step from being finished, NULL if nothing does. It is asked where something is usually missing and the
 * answer is quick; otherwise the verdict on the attempt tells.
 */
static char *
dup_obstacle (MusterWindow *window,
              MusterStep    step)
{
  g_autoptr (MusterCommand) command = new_finish_command (window);
  g_autoptr (MusterDecision) decision = NULL;
  MusterNames names;

  if (step != MUSTER_STEP_COMBAT && step != MUSTER_STEP_SUPPLY)
    {
      return NULL;
    }
  decision = muster_session_try (window->session, command, NULL, NULL);
  if (decision == NULL || muster_verdict_get_status (decision->verdict) == MUSTER_LEGAL)
    {
      return NULL;
    }
  names = MUSTER_NAMES_OF (muster_session_get_world (window->session));
  return muster_verdict_dup_deciding (decision->verdict, &names);
}

static char *
dup_advance_tip (MusterStep step)
{
  if (step == MUSTER_STEP_SETUP)
    {
      return g_strdup (_("Check the set-up and begin turn 1"));
    }
  return step == MUSTER_LAST_STEP
         ? g_strdup_printf (_("Finish %s and begin the next turn"), muster_step_get_title (step))
         : g_strdup_printf (_("Finish %s and go on to %s"), muster_step_get_title (step),
                            muster_step_get_title (step + 1));
}

static void
show_advance (MusterWindow *window,
              MusterStep    step)
{
  g_autofree char *obstacle = dup_obstacle (window, step);
  g_autofree char *tip = obstacle != NULL ? g_strdup (obstacle) : dup_advance_tip (step);

  gtk_button_set_label (window->advance, step == MUSTER_STEP_SETUP ? _("_Begin") : _("_Advance"));
  gtk_widget_set_sensitive (GTK_WIDGET (window->advance), obstacle == NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (window->advance), tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (window->advance), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip, -1);
}

static void
show_title (MusterWindow *window)
{
  const MusterCampaign *campaign = muster_world_get_campaign (muster_session_get_world (window->session));
  g_autofree char *subtitle = campaign->step == MUSTER_STEP_SETUP
                              ? g_strdup (_("Setting up"))
                              : g_strdup_printf (_("Turn %d · %s"), campaign->turn,
                                                 muster_step_get_heading (campaign->step));
  g_autofree char *title = g_strdup_printf ("%s — %s", campaign->name, subtitle);

  gtk_label_set_text (window->title, campaign->name);
  gtk_label_set_text (window->subtitle, subtitle);
  gtk_window_set_title (GTK_WINDOW (window), title);
  show_advance (window, campaign->step);
}

static char *
dup_gist (MusterJournalEntry *act,
          const MusterNames  *names)
{
  return act != NULL ? muster_command_text_dup_gist (act->command, names) : NULL;
}

static void
set_gist_tooltip (GtkButton  *button,
                  const char *name,
                  const char *nothing,
                  const char *gist)
{
  g_autofree char *tip = gist != NULL ? g_strdup_printf ("%s: %s", name, gist) : g_strdup (nothing);

  gtk_widget_set_tooltip_text (GTK_WIDGET (button), tip);
}

static void
show_undo (MusterWindow *window)
{
  const GPtrArray *journal = muster_session_get_journal (window->session);
  MusterNames names = MUSTER_NAMES_OF (muster_session_get_world (window->session));
  g_autofree char *undo = dup_gist (muster_journal_next_undo (journal), &names);
  g_autofree char *redo = dup_gist (muster_journal_next_redo (journal), &names);
  g_autoptr (GMenuModel) menu = muster_window_actions_dup_menu (undo, redo);

  set_gist_tooltip (window->undo, _("Undo"), _("Nothing to undo"), undo);
  set_gist_tooltip (window->redo, _("Redo"), _("Nothing to redo"), redo);
  gtk_menu_button_set_menu_model (window->menu, menu);
}

static void
show_session (MusterWindow *window)
{
  gboolean open = window->session != NULL;

  muster_window_actions_update (window);
  gtk_widget_set_visible (GTK_WIDGET (window->advance), open);
  gtk_widget_set_visible (GTK_WIDGET (window->undo), open);
  gtk_widget_set_visible (GTK_WIDGET (window->redo), open);
  gtk_widget_set_visible (GTK_WIDGET (window->subtitle), open);
  gtk_widget_set_visible (GTK_WIDGET (window->sidebar), open);
  gtk_widget_set_visible (window->sidebar_edge, open);
  gtk_widget_set_visible (GTK_WIDGET (window->home), FALSE);
  gtk_stack_set_visible_child_name (window->body, open ? "campaign" : "welcome");
  if (open)
    {
      show_title (window);
      show_undo (window);
    }
}

static void
session_changed_cb (MusterSession *session,
                    gpointer       before,
                    gpointer       after,
                    gpointer       window)
{
  show_session (window);
}

static void
hand_session_to_pages (MusterWindow *window)
{
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (window->pages)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    {
      muster_page_set_session (MUSTER_PAGE (page), window->session);
    }
}

/** muster_window_set_session: shows another campaign; the one before is closed */
void
muster_window_set_session (MusterWindow  *window,
                           MusterSession *session)
{
  g_autoptr (MusterSession) before = g_steal_pointer (&window->session);
  g_autoptr (GError) error = NULL;

  if (before != NULL)
    {
      g_signal_handlers_disconnect_by_func (before, session_changed_cb, window);
    }
  if (session != NULL)
    {
      window->session = g_object_ref (session);
      g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), window, 0);
    }
  hand_session_to_pages (window);
  show_session (window);
  if (before != NULL && !muster_session_close (before, &error))
    {
      muster_window_say (window, error->message, TRUE);
    }
}

/* The recent files are looked for when they are asked for. */
static void
offer_recent_cb (GtkMenuButton *button,
                 gpointer       data)
{
  g_autoptr (GMenuModel) menu = muster_recent_dup_menu ();

  gtk_menu_button_set_menu_model (button, menu);
}

static void
add_pages (MusterWindow *window)
{
  guint n_pages;
  const MusterPageEntry *entries = muster_page_list (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    {
      GtkWidget *page = g_object_new (entries[i].get_type (), NULL);

      gtk_stack_add_titled (window->pages, page, entries[i].name, _(entries[i].title));
      gtk_stack_page_set_icon_name (gtk_stack_get_page (window->pages, page), entries[i].icon_name);
      g_signal_connect_object (page, "decided", G_CALLBACK (decided_cb), window, 0);
      g_signal_connect_object (page, "failed", G_CALLBACK (failed_cb), window, 0);
    }
  muster_sidebar_set_stack (window->sidebar, window->pages);
}

static void
muster_window_dispose (GObject *object)
{
  MusterWindow *window = MUSTER_WINDOW (object);

  if (window->session != NULL)
    {
      muster_window_set_session (window, NULL);
    }
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_WINDOW);
  G_OBJECT_CLASS (muster_window_parent_class)->dispose (object);
}

static void
muster_window_class_init (MusterWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/shell/window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, home);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, advance);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, open);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, body);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, sidebar_edge);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, verdict_bar);
  gtk_widget_class_bind_template_callback (widget_class, muster_window_advance);
}

static void
muster_window_init (MusterWindow *window)
{
  g_autoptr (GMenuModel) menu = muster_window_actions_dup_menu (NULL, NULL);

  g_type_ensure (MUSTER_TYPE_SIDEBAR);
  g_type_ensure (MUSTER_TYPE_VERDICT_BAR);
  g_type_ensure (MUSTER_TYPE_WELCOME);
  gtk_widget_init_template (GTK_WIDGET (window));
  gtk_menu_button_set_menu_model (window->menu, menu);
  muster_widget_set_name_told (GTK_WIDGET (window->open), _("Open a campaign"));
  muster_widget_set_name_told (GTK_WIDGET (window->menu), _("Main menu"));
  gtk_menu_button_set_create_popup_func (window->open, offer_recent_cb, NULL, NULL);
  gtk_application_window_set_help_overlay (GTK_APPLICATION_WINDOW (window), muster_shortcuts_window_new ());
  add_pages (window);
  muster_window_actions_install (window);
  show_session (window);
}
