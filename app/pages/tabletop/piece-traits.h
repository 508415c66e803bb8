/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

void muster_piece_traits_fill (GtkWidget          *box,
                               MusterTableSession *session,
                               guint               piece);
