/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a player's mail as orders. It only says what the player wrote: whether the rules allow it is for the plots'
 * verdict.
 */
#include "exchange/order-sheet-reader.h"

#include <string.h>

#include "exchange/input.h"
#include "exchange/order-head.h"
#include "exchange/order-name.h"
#include "exchange/order-path.h"

#define MAX_LINES 2000
#define LONGEST_NAME 200
#define N_SUGGESTIONS 2

typedef struct
{
  /* Borrowed */
  const MusterWorld *world;
  MusterOrderSheet *sheet;

  /* Owned */
  MusterOrderNames *names;
  GHashTable *ordered; /* key of a unit to the index of its order + 1 */

  MusterOrderLine line;
  guint at;            /* the letter at hand */
  gboolean ended;
} Reading;

static gunichar
letter_at (Reading *reading,
           guint    at)
{
  return at <= reading->line.n_letters ? reading->line.letters[at].letter : 0;
}

static void
suggest (Reading           *reading,
         MusterSheetRemark *about)
{
  if (about->length <= LONGEST_NAME)
    {
      muster_order_names_suggest (reading->names, about->quoted, about->suggestions, N_SUGGESTIONS);
    }
}

/* A unit that is ordered again: the same twice is a note, two orders are an error on both. */
static void
remark_again (Reading          *reading,
              MusterSheetOrder *first,
              MusterPath        path,
              guint             from,
              guint             to)
{
  MusterSheetRemark *about;

  if (first->path == path)
    {
      muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_REPEATED, from, to);
      return;
    }
  about = muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_CONFLICT, from, to);
  if (first->line != about->line || first->column != about->column)
    {
      MusterSheetRemark other = *about;

      other.quoted = g_strdup (about->quoted);
      other.line = first->line;
      other.column = first->column;
      g_array_append_val (reading->sheet->remarks, other);
    }
}

static void
take_order (Reading   *reading,
            guint32    unit,
            MusterPath path,
            guint      from,
            guint      to)
{
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (reading->ordered, GUINT_TO_POINTER (unit)));
  MusterSheetOrder order = {unit, path, reading->line.number, reading->line.letters[from].column};

  if (index > 0)
    {
      remark_again (reading, &g_array_index (reading->sheet->orders, MusterSheetOrder, index - 1), path, from, to);
      return;
    }
  g_array_append_val (reading->sheet->orders, order);
  g_hash_table_insert (reading->ordered, GUINT_TO_POINTER (unit), GUINT_TO_POINTER (reading->sheet->orders->len));
}

/* The order of the unit whose name stands from @from up to @to. */
static void
read_order_of_unit (Reading *reading,
                    guint32  unit,
                    guint    from,
                    guint    to)
{
  MusterOrderPath path = muster_order_path_read (&reading->line, to);

  switch (path.kind)
    {
    case MUSTER_ORDER_GOES:
    case MUSTER_ORDER_HOLDS:
      take_order (reading, unit, path.path, from, to);
      break;

    case MUSTER_ORDER_EMPTY:
      muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_NO_PATH, from, to);
      break;

    case MUSTER_ORDER_BAD_WORD:
      muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_NO_SUCH_SIDE, path.from, path.to);
      break;

    case MUSTER_ORDER_TOO_LONG:
      muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_TOO_LONG, path.from, path.to);
      break;
    }
}

/* Where a path begins that reaches to the order's end, for a text that begins with no known name. */
static gboolean
find_path (Reading *reading,
           guint    from,
           guint   *path_start)
{
  for (guint at = from; !muster_order_ends_at (&reading->line, at);
       at = muster_order_skip_separators (&reading->line, muster_order_skip_word (&reading->line, at)))
    {
      MusterOrderPath path = muster_order_path_read (&reading->line, at);

      if (path.kind == MUSTER_ORDER_GOES || path.kind == MUSTER_ORDER_HOLDS)
        {
          *path_start = at;
          return TRUE;
        }
    }
  return FALSE;
}

/* Behind the number of "#3", if the order has one. */
static gboolean
find_number (Reading *reading,
             guint    from,
             guint   *end)
{
  for (guint at = from; !muster_order_ends_at (&reading->line, at); at++)
    {
      if (letter_at (reading, at) == '#' && g_unichar_isdigit (letter_at (reading, at + 1)))
        {
          *end = at + 1;
          while (g_unichar_isdigit (letter_at (reading, *end)))
            {
              (*end)++;
            }
          return TRUE;
        }
    }
  return FALSE;
}

/* A text that begins with no known name: an order for an unknown unit if it looks like one, else no order at all. */
static void
read_without_unit (Reading *reading)
{
  guint from = reading->at;
  guint to = muster_order_find_end (&reading->line, from);
  guint number_end;
  guint path_start = to;
  gboolean goes = find_path (reading, from, &path_start);

  if (find_number (reading, from, &number_end))
    {
      suggest (reading,
               muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_UNKNOWN_UNIT, from, number_end));
    }
  else if (goes)
    {
      guint end = path_start > from ? path_start : to;

      while (end > from + 1 && muster_order_skip_separators (&reading->line, end - 1) >= end)
        {
          end--;
        }
      suggest (reading,
               muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_UNKNOWN_UNIT, from, end));
    }
  else
    {
      muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_IGNORED, from, to);
    }
}

static gboolean
is_comment (Reading *reading)
{
  return letter_at (reading, reading->at) == '/' && letter_at (reading, reading->at + 1) == '/';
}

/* Marks that stand before an order: of a mail that is quoted, or of a list. */
static gboolean
skip_mark (Reading *reading)
{
  guint at = reading->at;

  if (muster_order_skip_separators (&reading->line, at) > at || letter_at (reading, at) == 0x2022 /* bullet */)
    {
      reading->at++;
      return TRUE;
    }
  while (g_unichar_isdigit (letter_at (reading, at)))
    {
      at++;
    }
  if (at > reading->at && (letter_at (reading, at) == '.' || letter_at (reading, at) == ')') &&
      letter_at (reading, at + 1) == ' ')
    {
      reading->at = at + 1;
      return TRUE;
    }
  return FALSE;
}

/* Goes on to where the next order of the line begins. */
static gboolean
seek_order (Reading      *reading,
            MusterNaming *naming,
            guint        *to,
            guint32      *unit)
{
  do
    {
      while (letter_at (reading, reading->at) == ' ' || letter_at (reading, reading->at) == ';' ||
             (letter_at (reading, reading->at) == '/' && !is_comment (reading)))
        {
          reading->at++;
        }
      if (reading->at >= reading->line.n_letters || is_comment (reading))
        {
          return FALSE;
        }
      *naming = muster_order_names_match (reading->names, &reading->line, reading->at, to, unit);
    }
  while (*naming == MUSTER_NAMED_NONE && skip_mark (reading));
  return TRUE;
}

static void
read_orders (Reading *reading)
{
  MusterNaming naming;
  guint to;
  guint32 unit;

  while (seek_order (reading, &naming, &to, &unit))
    {
      switch (naming)
        {
        case MUSTER_NAMED_OWN:
        case MUSTER_NAMED_FOREIGN: /* the plots' verdict says that it is another player's */
          read_order_of_unit (reading, unit, reading->at, to);
          break;

        case MUSTER_NAMED_AMBIGUOUS:
          muster_order_sheet_remark (reading->sheet, &reading->line, MUSTER_SHEET_AMBIGUOUS_UNIT, reading->at, to);
          break;

        case MUSTER_NAMED_NONE:
          read_without_unit (reading);
          to = reading->at;
          break;
        }
      reading->at = muster_order_find_end (&reading->line, to);
    }
}

static void
read_line (Reading    *reading,
           const char *text,
           guint       number)
{
  guint start = 0;

  muster_order_line_init (&reading->line, text, number);
  while (letter_at (reading, start) == '>' || letter_at (reading, start) == ' ')
    {
      start++;
    }
  reading->at = 0;
  if (muster_order_head_is_end (&reading->line, start))
    {
      reading->ended = TRUE;
    }
  else if (!muster_order_head_read (reading->world, reading->sheet, &reading->line, start))
    {
      read_orders (reading);
    }
  muster_order_line_clear (&reading->line);
}

static gboolean
is_signature (const char *line)
{
  return strcmp (line, "--") == 0 || strcmp (line, "-- ") == 0;
}

static gboolean
is_fence (const char *line)
{
  return g_str_has_prefix (line + strspn (line, " >"), "```");
}

static int
compare_places (gconstpointer first,
                gconstpointer second)
{
  const MusterSheetRemark *a = first;
  const MusterSheetRemark *b = second;

  return a->line != b->line ? (a->line > b->line) - (a->line < b->line)
                            : (a->column > b->column) - (a->column < b->column);
}

static void
remark_on_whole (Reading              *reading,
                 MusterSheetRemarkKind kind)
{
  MusterSheetRemark added = {.kind = kind, .line = 1, .column = 1, .quoted = g_strdup ("")};

  g_array_append_val (reading->sheet->remarks, added);
}

static void
read_lines (Reading    *reading,
            const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (g_strv_length (lines) > MAX_LINES)
    {
      remark_on_whole (reading, MUSTER_SHEET_TOO_BIG);
      return;
    }
  for (guint i = 0; lines[i] != NULL && !reading->ended; i++)
    {
      g_strdelimit (lines[i], "\r\t", ' ');
      if (is_signature (g_strchomp (lines[i])))
        {
          return;
        }
      if (!is_fence (lines[i]))
        {
          read_line (reading, lines[i], i + 1);
        }
    }
}

/**
 * muster_order_sheet_read:
 * @player: key of the player whose orders they are
 * @mail: what the player sent, in UTF-8 or Windows-1252
 *
 * Clauses: MOVE-11
 *
 * Returns: (transfer full): the orders, and what is to be said of the rest
 */
MusterOrderSheet *
muster_order_sheet_read (const MusterWorld *world,
                         guint32            player,
                         const char        *mail,
                         gsize              length)
{
  g_autoptr (MusterOrderNames) names = muster_order_names_new (world, player);
  g_autoptr (GHashTable) ordered = g_hash_table_new (NULL, NULL);
  Reading reading = {.world = world, .sheet = muster_order_sheet_new (player), .names = names, .ordered = ordered};
  g_autofree char *text = NULL;
  gboolean foreign;

  if (length > MUSTER_INPUT_MAX_ORDERS)
    {
      remark_on_whole (&reading, MUSTER_SHEET_TOO_BIG);
      return reading.sheet;
    }
  text = muster_order_text_decode (mail, length, &foreign);
  if (foreign)
    {
      remark_on_whole (&reading, MUSTER_SHEET_OTHER_ENCODING);
    }
  read_lines (&reading, text);
  g_array_sort (reading.sheet->remarks, compare_places);
  return reading.sheet;
}
