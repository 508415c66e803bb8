/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/order-path.h"

#include <string.h>

#define SEPARATORS " \t,->=:.+*_\"'!|"
#define ENDS "/;"
#define WORD_SIZE 16

static const struct
{
  const char *word;
  MusterSide side;
} sides[] = {
  {"n", MUSTER_SIDE_N}, {"ne", MUSTER_SIDE_NE}, {"se", MUSTER_SIDE_SE},
  {"s", MUSTER_SIDE_S}, {"sw", MUSTER_SIDE_SW}, {"nw", MUSTER_SIDE_NW},
  {"north", MUSTER_SIDE_N}, {"northeast", MUSTER_SIDE_NE}, {"southeast", MUSTER_SIDE_SE},
  {"south", MUSTER_SIDE_S}, {"southwest", MUSTER_SIDE_SW}, {"northwest", MUSTER_SIDE_NW},
};

static gunichar
letter_at (const MusterOrderLine *line,
           guint                  at)
{
  return at <= line->n_letters ? line->letters[at].letter : 0;
}

static gboolean
is_among (gunichar    letter,
          const char *set)
{
  return letter != 0 && letter < 0x80 && strchr (set, (int) letter) != NULL;
}

/** muster_order_ends_at: Returns: whether an order ends there: at a slash, a semicolon or the line's end */
gboolean
muster_order_ends_at (const MusterOrderLine *line,
                      guint                  at)
{
  return at >= line->n_letters || is_among (letter_at (line, at), ENDS);
}

/** muster_order_find_end: Returns: where the order at @at ends */
guint
muster_order_find_end (const MusterOrderLine *line,
                       guint                  at)
{
  while (!muster_order_ends_at (line, at))
    {
      at++;
    }
  return at;
}

/** muster_order_skip_separators: Returns: the first letter from @at on that does not only part words */
guint
muster_order_skip_separators (const MusterOrderLine *line,
                              guint                  at)
{
  while (is_among (letter_at (line, at), SEPARATORS))
    {
      at++;
    }
  return at;
}

static guint
skip_spaces (const MusterOrderLine *line,
             guint                  at)
{
  while (is_among (letter_at (line, at), " \t"))
    {
      at++;
    }
  return at;
}

/**
 * muster_order_skip_word: Returns: the letter behind the word or number at @at, or behind the sign that stands there
 */
guint
muster_order_skip_word (const MusterOrderLine *line,
                        guint                  at)
{
  guint from = at;

  while (g_unichar_isalnum (letter_at (line, at)))
    {
      at++;
    }
  return at > from ? at : at + 1;
}

/* A run of letters as a word; empty where there is none or it is longer than any word that counts. */
static guint
read_letters (const MusterOrderLine *line,
              guint                  at,
              char                  *word)
{
  guint length = 0;

  while (letter_at (line, at + length) < 0x80 && g_ascii_isalpha ((char) letter_at (line, at + length)))
    {
      if (length < WORD_SIZE - 1)
        {
          word[length] = (char) letter_at (line, at + length);
        }
      length++;
    }
  word[length < WORD_SIZE ? length : 0] = '\0';
  return at + length;
}

static gboolean
find_side (const char *word,
           MusterSide *side)
{
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      if (strcmp (sides[i].word, word) == 0)
        {
          *side = sides[i].side;
          return TRUE;
        }
    }
  return FALSE;
}

/* "north east" and "north-east" are one word in two; "north - east" is not, nor "north, east". */
static guint
join_east_or_west (const MusterOrderLine *line,
                   guint                  at,
                   char                  *word)
{
  char second[WORD_SIZE];
  guint from = letter_at (line, at) == '-' ? at + 1 : skip_spaces (line, at);
  guint end = read_letters (line, from, second);

  if ((strcmp (word, "north") != 0 && strcmp (word, "south") != 0) ||
      (strcmp (second, "east") != 0 && strcmp (second, "west") != 0))
    {
      return at;
    }
  g_strlcat (word, second, WORD_SIZE);
  return end;
}

static guint
read_number (const MusterOrderLine *line,
             guint                  at,
             guint                 *number)
{
  guint value = 0;

  while (letter_at (line, at) >= '0' && letter_at (line, at) <= '9')
    {
      value = MIN (value * 10 + (letter_at (line, at) - '0'), MUSTER_PATH_MAX_STEPS + 1);
      at++;
    }
  *number = value;
  return at;
}

static gboolean
is_times (gunichar letter)
{
  return letter == 'x' || letter == '*' || letter == 0xd7;
}

/* "x2" or "* 2" behind a side. */
static guint
read_repetition (const MusterOrderLine *line,
                 guint                  at,
                 guint                 *count)
{
  guint sign = skip_spaces (line, at);
  guint digits = skip_spaces (line, sign + 1);
  guint number;
  guint end = read_number (line, digits, &number);

  if (!is_times (letter_at (line, sign)) || end == digits)
    {
      return at;
    }
  *count = number;
  return end;
}

/* One side with its count, "2NW", "2 x NW", "NW x2". Returns: the letter behind it, or @at where there is none. */
static guint
read_step (const MusterOrderLine *line,
           guint                  at,
           MusterSide            *side,
           guint                 *count)
{
  char word[WORD_SIZE];
  guint number = 1;
  guint from = skip_spaces (line, read_number (line, at, &number));
  guint end;

  if (from == at)
    {
      number = 1;
    }
  else if (is_times (letter_at (line, from)))
    {
      from = skip_spaces (line, from + 1);
    }
  end = read_letters (line, from, word);
  end = join_east_or_west (line, end, word);
  if (!find_side (word, side) || g_unichar_isalnum (letter_at (line, end)))
    {
      /* "NWx2": the word goes on with the sign */
      gsize length = strlen (word);

      if (length < 2 || word[length - 1] != 'x' || !g_unichar_isdigit (letter_at (line, end)))
        {
          return at;
        }
      word[length - 1] = '\0';
      end--;
      if (!find_side (word, side))
        {
          return at;
        }
    }
  *count = number;
  return read_repetition (line, end, count);
}

static gboolean
is_hold (const MusterOrderLine *line,
         guint                  at,
         guint                 *end)
{
  char word[WORD_SIZE];

  *end = read_letters (line, at, word);
  return (strcmp (word, "hold") == 0 || strcmp (word, "stay") == 0) && !g_unichar_isalnum (letter_at (line, *end));
}

static void
fail (MusterOrderPath *path,
      MusterOrderKind  kind,
      guint            from,
      guint            to)
{
  path->kind = kind;
  path->from = from;
  path->to = to;
}

/**
 * muster_order_path_read:
 * @at: the letter behind the unit's name
 *
 * Returns: the order that stands there, up to its end or its first fault
 */
MusterOrderPath
muster_order_path_read (const MusterOrderLine *line,
                        guint                  at)
{
  MusterOrderPath path = {.kind = MUSTER_ORDER_EMPTY};

  at = muster_order_skip_separators (line, at);
  path.from = path.to = at;
  while (!muster_order_ends_at (line, at))
    {
      MusterSide side = MUSTER_SIDE_N;
      guint count = 1;
      guint end;

      if (path.kind == MUSTER_ORDER_EMPTY && is_hold (line, at, &end))
        {
          path.kind = MUSTER_ORDER_HOLDS;
        }
      else
        {
          end = path.kind != MUSTER_ORDER_HOLDS ? read_step (line, at, &side, &count) : at;
          if (end == at || count == 0)
            {
              fail (&path, MUSTER_ORDER_BAD_WORD, at, muster_order_skip_word (line, at));
              return path;
            }
          path.kind = MUSTER_ORDER_GOES;
          if (muster_path_get_length (path.path) + count > MUSTER_PATH_MAX_STEPS)
            {
              fail (&path, MUSTER_ORDER_TOO_LONG, path.from, muster_order_find_end (line, at));
              return path;
            }
          for (; count > 0; count--)
            {
              path.path = muster_path_append (path.path, side);
            }
        }
      path.to = end;
      at = muster_order_skip_separators (line, end);
    }
  return path;
}
