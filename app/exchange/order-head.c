/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/order-head.h"

#include <string.h>

#include "exchange/order-name.h"
#include "exchange/order-path.h"

typedef struct
{
  /* Borrowed */
  const MusterWorld *world;
  MusterOrderSheet *sheet;
  const MusterOrderLine *line;
} Head;

/**
 * muster_order_sheet_remark:
 * @from: the first letter that the remark is about
 * @to: the letter behind it
 *
 * Returns: (transfer none): the remark that was added, valid until the next one is
 */
MusterSheetRemark *
muster_order_sheet_remark (MusterOrderSheet      *sheet,
                           const MusterOrderLine *line,
                           MusterSheetRemarkKind  kind,
                           guint                  from,
                           guint                  to)
{
  MusterSheetRemark added = {
    .kind = kind,
    .line = line->number,
    .column = line->letters[from].column,
    .quoted = muster_order_line_dup_quote (line, from, to),
  };

  added.length = g_utf8_strlen (added.quoted, -1);
  g_array_append_val (sheet->remarks, added);
  return &g_array_index (sheet->remarks, MusterSheetRemark, sheet->remarks->len - 1);
}

static gunichar
letter_at (Head *head,
           guint at)
{
  return at <= head->line->n_letters ? head->line->letters[at].letter : 0;
}

static gboolean
has_word (Head       *head,
          guint       at,
          const char *word)
{
  guint length = strlen (word);

  for (guint i = 0; i < length; i++)
    {
      if (letter_at (head, at + i) != (guchar) word[i])
        {
          return FALSE;
        }
    }
  return !g_unichar_isalnum (letter_at (head, at + length)) &&
         (at == 0 || !g_unichar_isalnum (letter_at (head, at - 1)));
}

static const char *const head_words[] = {"turn", "player", "key"};

static gboolean
find_head_word (Head  *head,
                guint  from,
                guint *at)
{
  for (*at = from; *at < head->line->n_letters; (*at)++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (head_words); i++)
        {
          if (has_word (head, *at, head_words[i]))
            {
              return TRUE;
            }
        }
    }
  return FALSE;
}

static gboolean
says (Head       *head,
      guint       from,
      const char *text,
      guint      *to)
{
  MusterOrderLine name;
  gboolean same;

  muster_order_line_init (&name, text, 0);
  same = muster_order_line_matches (&name, head->line, from, to);
  muster_order_line_clear (&name);
  return same;
}

static guint
read_head_turn (Head *head,
                guint from)
{
  g_autofree char *turn = g_strdup_printf ("%d", muster_world_get_campaign (head->world)->turn);
  guint to = muster_order_skip_word (head->line, from);
  guint behind;

  if (!says (head, from, turn, &behind))
    {
      muster_order_sheet_remark (head->sheet, head->line, MUSTER_SHEET_WRONG_TURN, from, to);
    }
  return to;
}

static guint
read_head_player (Head *head,
                  guint from)
{
  const MusterPlayer *player = muster_world_get_player (head->world, head->sheet->player);
  guint to;

  if (!says (head, from, player->name, &to) && !says (head, from, player->id, &to))
    {
      find_head_word (head, from, &to);
      muster_order_sheet_remark (head->sheet, head->line, MUSTER_SHEET_WRONG_PLAYER, from, to);
    }
  return to;
}

/* "TURN 3 PLAYER anna", in any order. */
static void
read_head_fields (Head *head,
                  guint at)
{
  while (find_head_word (head, at, &at))
    {
      guint word = at;
      guint from = muster_order_skip_separators (head->line, muster_order_skip_word (head->line, at));

      if (from >= head->line->n_letters)
        {
          return;
        }
      if (has_word (head, word, "turn"))
        {
          at = read_head_turn (head, from);
        }
      else if (has_word (head, word, "player"))
        {
          at = read_head_player (head, from);
        }
      else
        {
          at = muster_order_skip_word (head->line, from);
        }
    }
}

/* The head "ORDERS campaign TURN n PLAYER id". */
static gboolean
read_head (Head *head,
           guint start)
{
  guint from, to, fields;

  if (!has_word (head, start, "orders") || !find_head_word (head, start, &fields))
    {
      return FALSE;
    }
  from = muster_order_skip_separators (head->line, start + strlen ("orders"));
  if (says (head, from, muster_world_get_campaign (head->world)->name, &to))
    {
      fields = to;
    }
  else if (from < fields)
    {
      muster_order_sheet_remark (head->sheet, head->line, MUSTER_SHEET_WRONG_CAMPAIGN, from, fields);
    }
  read_head_fields (head, fields);
  return TRUE;
}

/* A line "Turn: 3" or "Player: anna". */
static gboolean
read_head_line (Head *head,
                guint start)
{
  guint word;

  if (!find_head_word (head, start, &word) || word != start ||
      letter_at (head, muster_order_skip_word (head->line, word)) != ':')
    {
      return FALSE;
    }
  read_head_fields (head, start);
  return TRUE;
}

/**
 * muster_order_head_read:
 * @start: the first letter of the line that is neither a space nor a quote mark
 *
 * What the head says of another campaign, turn or player is an error of the sheet.
 *
 * Returns: whether the line is a head, "ORDERS campaign TURN 3 PLAYER anna" or "Turn: 3", and no order
 */
gboolean
muster_order_head_read (const MusterWorld     *world,
                        MusterOrderSheet      *sheet,
                        const MusterOrderLine *line,
                        guint                  start)
{
  Head head = {world, sheet, line};

  return read_head (&head, start) || read_head_line (&head, start);
}

/** muster_order_head_is_end: Returns: whether the line says END and nothing else */
gboolean
muster_order_head_is_end (const MusterOrderLine *line,
                          guint                  start)
{
  Head head = {.line = line};

  return has_word (&head, start, "end") &&
         muster_order_skip_separators (line, start + strlen ("end")) >= line->n_letters;
}
