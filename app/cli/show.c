/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/number.h"
#include "cli/output.h"
#include "report/listing.h"
#include "session/session.h"

typedef struct
{
  char *turn;   /* (nullable) */
  char *format; /* (nullable) */
} Options;

static gboolean
read_turn (const Options       *options,
           const MusterHistory *history,
           gint64              *turn,
           GError             **error)
{
  *turn = muster_history_get_turn (history);
  return options->turn == NULL || muster_number_read (options->turn, "--turn", 0, *turn, turn, error);
}

static gboolean
read_words (const char    *word,
            const Options *options,
            MusterListing *listing,
            gboolean      *as_csv,
            GError       **error)
{
  *as_csv = g_strcmp0 (options->format, "csv") == 0;
  if (!*as_csv && options->format != NULL && strcmp (options->format, "table") != 0)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--format is table or csv, not “%s”"),
                   options->format);
      return FALSE;
    }
  if (!muster_listing_from_word (word, listing))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("there is no table “%s”; there are units, hexes, players, ledger, battles and journal"), word);
      return FALSE;
    }
  return TRUE;
}

static GBytes *
make (const char    *path,
      MusterListing  listing,
      gboolean       as_csv,
      const Options *options,
      GError       **error)
{
  g_autoptr (MusterSession) session = muster_session_open (path, error);
  g_autoptr (MusterHistory) history = NULL;
  g_autoptr (MusterTable) table = NULL;
  gint64 turn;
  char *text;

  if (session == NULL)
    {
      return NULL;
    }
  history = muster_history_new (muster_session_get_world (session), muster_session_get_journal (session), error);
  if (history == NULL || !muster_session_close (session, error) || !read_turn (options, history, &turn, error))
    {
      return NULL;
    }
  table = muster_listing_new_table (listing, history, (int) turn, 0);
  text = as_csv ? muster_table_dup_csv (table) : muster_table_dup_text (table);
  return g_bytes_new_take (text, strlen (text));
}

/** muster_cli_show: prints a table of the campaign as it is, or as it was at the end of a turn */
MusterExit
muster_cli_show (int    argc,
                 char **argv)
{
  Options options = {NULL};
  const GOptionEntry entries[] = {
    {"turn", 0, 0, G_OPTION_ARG_STRING, &options.turn, N_("As of the end of this turn"), "N"},
    {"format", 0, 0, G_OPTION_ARG_STRING, &options.format, N_("table or csv"), "table|csv"},
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  MusterListing listing;
  gboolean as_csv;

  if (!muster_subcommand_parse ("show", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  if (read_words (argv[2], &options, &listing, &as_csv, &error))
    {
      bytes = make (argv[1], listing, as_csv, &options, &error);
    }
  g_free (options.turn);
  g_free (options.format);
  return bytes != NULL && muster_output_write (NULL, bytes, &error) ? MUSTER_EXIT_DONE
                                                                   : muster_subcommand_fail (&error);
}
