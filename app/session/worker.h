/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterWorker: one thread that does one thing after the other, in the order in which they came. */
typedef struct _MusterWorker MusterWorker;

typedef void (*MusterWorkFunc) (gpointer data);

MusterWorker *muster_worker_new (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_worker_free (MusterWorker *worker);
void muster_worker_push (MusterWorker  *worker,
                         MusterWorkFunc work,
                         gpointer       data);
void muster_worker_do (MusterWorker  *worker,
                       MusterWorkFunc work,
                       gpointer       data);
