/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/page.h"

typedef struct
{
  guint badge;

  /* Owned */
  MusterSession *session;
} MusterPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterPage, muster_page, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  PROP_BADGE,
  N_PROPERTIES
};

enum
{
  DECIDED,
  FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

static MusterPagePrivate *
get_private (MusterPage *page)
{
  return muster_page_get_instance_private (page);
}

/** muster_page_get_session: Returns: (transfer none) (nullable): the session that the page shows */
MusterSession *
muster_page_get_session (MusterPage *page)
{
  return get_private (page)->session;
}

/** muster_page_get_world: Returns: (transfer none) (nullable): the newest world of the session */
MusterWorld *
muster_page_get_world (MusterPage *page)
{
  MusterSession *session = muster_page_get_session (page);

  return session != NULL ? muster_session_get_world (session) : NULL;
}

static void
tell_of_world (MusterPage  *page,
               MusterWorld *before,
               MusterWorld *after)
{
  if (MUSTER_PAGE_GET_CLASS (page)->world_changed != NULL)
    {
      MUSTER_PAGE_GET_CLASS (page)->world_changed (page, before, after);
    }
}

static void
session_changed_cb (MusterSession *session,
                    gpointer       before,
                    gpointer       after,
                    gpointer       page)
{
  tell_of_world (page, before, after);
}

/** muster_page_set_session: shows another session, or none */
void
muster_page_set_session (MusterPage    *page,
                         MusterSession *session)
{
  MusterPagePrivate *private = get_private (page);

  if (private->session == session)
    {
      return;
    }
  if (private->session != NULL)
    {
      g_signal_handlers_disconnect_by_func (private->session, session_changed_cb, page);
    }
  g_set_object (&private->session, session);
  if (session != NULL)
    {
      g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), page, 0);
    }
  if (MUSTER_PAGE_GET_CLASS (page)->session_changed != NULL)
    {
      MUSTER_PAGE_GET_CLASS (page)->session_changed (page);
    }
  if (session != NULL)
    {
      tell_of_world (page, NULL, muster_session_get_world (session));
    }
  g_object_notify_by_pspec (G_OBJECT (page), properties[PROP_SESSION]);
}

/** muster_page_get_badge: Returns: how much waits on the page, 0 = nothing */
guint
muster_page_get_badge (MusterPage *page)
{
  return get_private (page)->badge;
}

/** muster_page_set_badge: says how much waits on the page */
void
muster_page_set_badge (MusterPage *page,
                       guint       badge)
{
  MusterPagePrivate *private = get_private (page);

  if (private->badge != badge)
    {
      private->badge = badge;
      g_object_notify_by_pspec (G_OBJECT (page), properties[PROP_BADGE]);
    }
}

static void
run_ready_cb (GObject      *session,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (MusterPage) page = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDecision) decision = muster_session_run_finish (MUSTER_SESSION (session), result, &error);

  if (decision != NULL)
    {
      g_signal_emit (page, signals[DECIDED], 0, decision);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_signal_emit (page, signals[FAILED], 0, error->message);
    }
}

/** muster_page_run_command: hands @command to the session; "decided" or "failed" says what came of it */
void
muster_page_run_command (MusterPage    *page,
                         MusterCommand *command)
{
  MusterSession *session = muster_page_get_session (page);

  g_return_if_fail (session != NULL);
  muster_session_run_async (session, command, NULL, NULL, run_ready_cb, g_object_ref (page));
}

/** muster_page_run_text: like muster_page_run_command(), with the command's text */
void
muster_page_run_text (MusterPage *page,
                      const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);

  if (command != NULL)
    {
      muster_page_run_command (page, command);
    }
  else
    {
      g_signal_emit (page, signals[FAILED], 0, error->message);
    }
}

static void
muster_page_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *spec)
{
  MusterPagePrivate *private = get_private (MUSTER_PAGE (object));

  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, private->session);
      break;

    case PROP_BADGE:
      g_value_set_uint (value, private->badge);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_page_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *spec)
{
  switch (id)
    {
    case PROP_SESSION:
      muster_page_set_session (MUSTER_PAGE (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_page_dispose (GObject *object)
{
  MusterPagePrivate *private = get_private (MUSTER_PAGE (object));
  GtkWidget *child;

  if (private->session != NULL)
    {
      g_signal_handlers_disconnect_by_func (private->session, session_changed_cb, object);
      g_clear_object (&private->session);
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    {
      gtk_widget_unparent (child);
    }
  G_OBJECT_CLASS (muster_page_parent_class)->dispose (object);
}

static void
muster_page_class_init (MusterPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = muster_page_get_property;
  object_class->set_property = muster_page_set_property;
  object_class->dispose = muster_page_dispose;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, MUSTER_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BADGE] = g_param_spec_uint ("badge", NULL, NULL, 0, G_MAXUINT, 0,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[DECIDED] = g_signal_new ("decided", MUSTER_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[FAILED] = g_signal_new ("failed", MUSTER_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_page_init (MusterPage *page)
{
  gtk_widget_set_hexpand (GTK_WIDGET (page), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (page), TRUE);
}
