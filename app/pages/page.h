/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

/**
 * MusterPage: what all pages of the window have in common: they show one session, hear of every change of its world,
 * and hand commands to it. Pages know nothing of one another: they go to one another by the window's actions.
 *
 * Properties: session (MusterSession, nullable), badge (uint: how much waits here).
 * Signals:
 * - decided (gpointer MusterDecision): a command came to a verdict, to be shown
 * - failed (const char *message): a command could not be carried out
 */
#define MUSTER_TYPE_PAGE (muster_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterPage, muster_page, MUSTER, PAGE, GtkWidget)

struct _MusterPageClass
{
  GtkWidgetClass parent_class;

  /* A session came or went; muster_page_get_session() is the new one. Chaining up is not needed. */
  void (*session_changed) (MusterPage *page);
  /* The world was swapped; @before is NULL when the session just came. Chaining up is not needed. */
  void (*world_changed) (MusterPage  *page,
                         MusterWorld *before,
                         MusterWorld *after);

  gpointer padding[6];
};

MusterSession *muster_page_get_session (MusterPage *page);
void muster_page_set_session (MusterPage    *page,
                              MusterSession *session);
MusterWorld *muster_page_get_world (MusterPage *page);
guint muster_page_get_badge (MusterPage *page);
void muster_page_set_badge (MusterPage *page,
                            guint       badge);
void muster_page_run_command (MusterPage    *page,
                              MusterCommand *command);
void muster_page_run_text (MusterPage *page,
                           const char *text);
