/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "shell/window.h"

/** MusterWindowAction: one row of the window's actions, from which menu, shortcuts window and tests are derived. */
typedef struct
{
  const char *name;
  const char *parameter;  /* (nullable): of the activation, as detailed action names spell it */
  const char *label;      /* N_(), with a mnemonic */
  const char *accels[3];
  const char *group;      /* N_(): of the shortcuts window */
  guint menu_section;     /* of the main menu, from 1; 0 = not there */
  gboolean (*is_enabled)(MusterSession *session);  /* (nullable): always */
} MusterWindowAction;

const MusterWindowAction *muster_window_actions (guint *n_actions);
void muster_window_actions_install (MusterWindow *window);
void muster_window_actions_update (MusterWindow *window);
void muster_window_actions_set_accels (GtkApplication *application);
GMenuModel *muster_window_actions_dup_menu (const char *undo,
                                            const char *redo) G_GNUC_WARN_UNUSED_RESULT;
