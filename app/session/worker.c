/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/worker.h"

struct _MusterWorker
{
  GMutex lock;
  GCond finished;

  /* Owned */
  GThreadPool *thread;
};

typedef struct
{
  MusterWorkFunc work;
  gpointer data;
  gboolean awaited;
  gboolean finished; /* guarded by the lock */
} Work;

static void
do_work_cb (gpointer data,
            gpointer user_data)
{
  Work *work = data;
  MusterWorker *worker = user_data;

  work->work (work->data);
  if (!work->awaited)
    {
      g_free (work);
      return;
    }
  g_mutex_lock (&worker->lock);
  work->finished = TRUE;
  g_cond_broadcast (&worker->finished);
  g_mutex_unlock (&worker->lock);
}

/** muster_worker_new: Returns: (transfer full): a worker that has nothing to do */
MusterWorker *
muster_worker_new (void)
{
  MusterWorker *worker = g_new0 (MusterWorker, 1);

  g_mutex_init (&worker->lock);
  g_cond_init (&worker->finished);
  worker->thread = g_thread_pool_new (do_work_cb, worker, 1, FALSE, NULL);
  return worker;
}

/** muster_worker_free: finishes what is still to be done */
void
muster_worker_free (MusterWorker *worker)
{
  g_thread_pool_free (worker->thread, FALSE, TRUE);
  g_mutex_clear (&worker->lock);
  g_cond_clear (&worker->finished);
  g_free (worker);
}

/** muster_worker_push: has @work done on the thread; it must see to @data itself */
void
muster_worker_push (MusterWorker  *worker,
                    MusterWorkFunc work,
                    gpointer       data)
{
  Work *pushed = g_new0 (Work, 1);

  pushed->work = work;
  pushed->data = data;
  g_thread_pool_push (worker->thread, pushed, NULL);
}

/** muster_worker_do: has @work done on the thread and waits for it */
void
muster_worker_do (MusterWorker  *worker,
                  MusterWorkFunc work,
                  gpointer       data)
{
  Work awaited = {.work = work, .data = data, .awaited = TRUE};

  g_thread_pool_push (worker->thread, &awaited, NULL);
  g_mutex_lock (&worker->lock);
  while (!awaited.finished)
    {
      g_cond_wait (&worker->finished, &worker->lock);
    }
  g_mutex_unlock (&worker->lock);
}
