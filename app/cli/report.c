/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/number.h"
#include "cli/output.h"
#include "report/report.h"
#include "session/session.h"

typedef struct
{
  /* Owned, (nullable) */
  char *turn;
  char *player;
  char *kind;
  char *format;
  char *language; /* heeded before: muster_language_choose() */
  char *paper;
  char *out;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->turn);
  g_free (options->player);
  g_free (options->kind);
  g_free (options->format);
  g_free (options->language);
  g_free (options->paper);
  g_free (options->out);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* What needs no campaign to be read. */
static gboolean
read_words (const Options       *options,
            MusterReportRequest *request,
            MusterReportFormat  *format,
            GError             **error)
{
  if (options->kind != NULL && !muster_report_kind_from_word (options->kind, &request->kind))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("there is no report of kind “%s”"),
                   options->kind);
      return FALSE;
    }
  if (options->format != NULL && !muster_report_format_from_word (options->format, format))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("there is no format “%s”; there are text, html, pdf, csv, png and svg"), options->format);
      return FALSE;
    }
  if (options->paper != NULL && !muster_paper_from_word (options->paper, &request->paper))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--paper is a4 or letter, not “%s”"),
                   options->paper);
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_turn_and_player (const Options       *options,
                      const MusterHistory *history,
                      MusterReportRequest *request,
                      GError             **error)
{
  gint64 turn = muster_report_kind_get_turn (request->kind, history);
  const MusterPlayer *player = options->player != NULL
                               ? muster_world_find_player (history->now, options->player) : NULL;

  if (options->player != NULL && player == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("no player is named “%s”"), options->player);
      return FALSE;
    }
  if (options->turn != NULL &&
      !muster_number_read (options->turn, "--turn", 0, muster_history_get_turn (history), &turn, error))
    {
      return FALSE;
    }
  request->turn = (int) turn;
  request->player = player != NULL ? player->key : 0;
  return TRUE;
}

static gboolean
report (const char    *path,
        const Options *options,
        GError       **error)
{
  MusterReportRequest request = {.kind = MUSTER_REPORT_TURN};
  MusterReportFormat format = MUSTER_FORMAT_TEXT;
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (MusterHistory) history = NULL;
  g_autoptr (GBytes) file = NULL;

  if (!read_words (options, &request, &format, error))
    {
      return FALSE;
    }
  session = muster_session_open (path, error);
  if (session == NULL)
    {
      return FALSE;
    }
  history = muster_history_new (muster_session_get_world (session), muster_session_get_journal (session), error);
  if (history == NULL || !muster_session_close (session, error) ||
      !read_turn_and_player (options, history, &request, error))
    {
      return FALSE;
    }
  file = muster_report_new_file (history, &request, format, error);
  return file != NULL && muster_output_write (options->out, file, error);
}

/** muster_cli_report: makes a report of a turn */
MusterExit
muster_cli_report (int    argc,
                   char **argv)
{
  g_auto (Options) options = {NULL};
  const GOptionEntry entries[] = {
    {"turn", 0, 0, G_OPTION_ARG_STRING, &options.turn, N_("Of this turn"), "N"},
    {"player", 0, 0, G_OPTION_ARG_STRING, &options.player, N_("What this player may know"), "ID"},
    {"kind", 0, 0, G_OPTION_ARG_STRING, &options.kind, N_("What it is about"),
     "turn|orders|battle|ledger|map|roster|pack|chronicle"},
    {"format", 0, 0, G_OPTION_ARG_STRING, &options.format, N_("What it is made as"), "text|html|pdf|csv|png|svg"},
    {"lang", 0, 0, G_OPTION_ARG_STRING, &options.language, N_("In this language, such as de"), "CODE"},
    {"paper", 0, 0, G_OPTION_ARG_STRING, &options.paper, N_("On this paper"), "a4|letter"},
    {"output", 'o', 0, G_OPTION_ARG_FILENAME, &options.out, N_("Write to this file, not to standard output"), "OUT"},
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;

  if (!muster_subcommand_parse ("report", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  return report (argv[1], &options, &error) ? MUSTER_EXIT_DONE : muster_subcommand_fail (&error);
}
