/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "campaign/inspection.h"
#include "campaign/soundness.h"
#include "session/session.h"
#include "wording/sentence.h"

/* Prints what breaks a rule. Returns: whether anything does */
static gboolean
print_breaches (MusterWorld *world)
{
  g_autoptr (MusterVerdict) verdict = muster_world_inspect (world);
  MusterNames names = MUSTER_NAMES_OF (world);

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (finding->outcome == MUSTER_FAIL)
        {
          g_autofree char *line = muster_finding_dup_line (finding, &names);

          g_print ("%s\n", line);
        }
    }
  return muster_verdict_get_status (verdict) == MUSTER_ILLEGAL;
}

static gboolean
is_told_by_journal (MusterSession *session,
                    MusterWorld   *beginning,
                    GError       **error)
{
  if (muster_journal_leads_to (muster_session_get_journal (session), beginning, muster_session_get_world (session)))
    {
      return TRUE;
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _("the file is damaged: the campaign is not what its journal tells; open a copy of it"));
  return FALSE;
}

/* Opening has looked at the file; here the journal has to lead back to a beginning that holds together, and from
 * there to what is. */
static gboolean
is_whole (MusterSession *session,
          GError       **error)
{
  g_autoptr (MusterWorld) beginning = muster_session_dup_world_after (session, 0, error);

  return beginning != NULL && muster_world_is_sound (beginning, error) &&
         is_told_by_journal (session, beginning, error) &&
         muster_world_is_possible (muster_session_get_world (session), error);
}

/** muster_cli_check: looks at the integrity of the file and the legality of the whole campaign */
MusterExit
muster_cli_check (int    argc,
                  char **argv)
{
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (GError) error = NULL;

  if (!muster_subcommand_parse ("check", NULL, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  session = muster_session_open (argv[1], &error);
  if (session == NULL || !is_whole (session, &error) || !muster_session_close (session, &error))
    {
      return muster_subcommand_fail (&error);
    }
  return print_breaches (muster_session_get_world (session)) ? MUSTER_EXIT_ILLEGAL : MUSTER_EXIT_DONE;
}
