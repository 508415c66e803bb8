/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Takes out all that a box or list shows, so that it can be filled anew.
 */
#pragma once

#include <gtk/gtk.h>

void muster_box_clear (GtkBox *box);
void muster_list_box_clear (GtkListBox *list);
