/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>

#include "campaign/hex.h"
#include "cli/number.h"
#include "exchange/input.h"
#include "session/board.h"
#include "session/session.h"

/* What the campaign is called before anybody named it: in every file and language the same, as all of the export. */
#define FIRST_NAME "Campaign"

typedef struct
{
  gboolean force;
  gboolean drawn;

  /* Owned */
  char *from;
  char *size;
  char *seed;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->from);
  g_free (options->size);
  g_free (options->seed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static gboolean
read_size (const char *size,
           gint64     *columns,
           gint64     *rows,
           GError    **error)
{
  g_auto (GStrv) edges = g_strsplit (size, "x", -1);

  if (g_strv_length (edges) != 2)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--size takes columns and rows, such as 8x6, not “%s”"),
                   size);
      return FALSE;
    }
  return muster_number_read (edges[0], "--size", 1, MUSTER_MAP_MAX_EDGE, columns, error) &&
         muster_number_read (edges[1], "--size", 1, MUSTER_MAP_MAX_EDGE, rows, error);
}

static GBytes *
lay_out_board (const Options *options,
               GError       **error)
{
  gint64 columns;
  gint64 rows;
  gint64 seed = g_random_int ();

  if (!read_size (options->size, &columns, &rows, error) ||
      (options->seed != NULL && !muster_number_read (options->seed, "--seed", G_MININT64, G_MAXINT64, &seed, error)))
    {
      return NULL;
    }
  return muster_board_lay_out (FIRST_NAME, columns, rows, seed, options->drawn);
}

static gboolean
check_options (const Options *options,
               GError       **error)
{
  if ((options->from == NULL) == (options->size == NULL))
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED,
                           _("say either --from CAMPAIGN.xml or --size COLUMNSxROWS"));
      return FALSE;
    }
  if (options->from != NULL && (options->drawn || options->seed != NULL))
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("--random and --seed go with --size"));
      return FALSE;
    }
  return TRUE;
}

static gboolean
create (const Options *options,
        const char    *path,
        GError       **error)
{
  g_autoptr (GBytes) xml = NULL;
  g_autoptr (MusterSession) session = NULL;

  if (!check_options (options, error))
    {
      return FALSE;
    }
  xml = options->from != NULL ? muster_input_read_file (options->from, MUSTER_INPUT_MAX_XML, error)
                              : lay_out_board (options, error);
  session = xml != NULL
            ? muster_session_create (path, xml, options->from != NULL ? options->from : path, options->force, error)
                        : NULL;
  return session != NULL && muster_session_close (session, error);
}

/** muster_cli_new: makes a campaign file, from campaign XML or with a map */
MusterExit
muster_cli_new (int    argc,
                char **argv)
{
  g_auto (Options) options = {0};
  const GOptionEntry entries[] = {
    {"from", 0, 0, G_OPTION_ARG_FILENAME, &options.from, N_("Begin with this campaign"), N_("CAMPAIGN.xml")},
    {"size", 0, 0, G_OPTION_ARG_STRING, &options.size, N_("Begin with a map of plains of this size"), N_("COLUMNSxROWS")},
    {"random", 0, 0, G_OPTION_ARG_NONE, &options.drawn, N_("Draw the map at random"), NULL},
    {"seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_("What the map and the campaign's dice are drawn from"), N_("N")},
    {"force", 0, 0, G_OPTION_ARG_NONE, &options.force, N_("Replace a file that is there already"), NULL},
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;

  if (!muster_subcommand_parse ("new", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  return create (&options, argv[1], &error) ? MUSTER_EXIT_DONE : muster_subcommand_fail (&error);
}
