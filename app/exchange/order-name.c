/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/order-name.h"

#include <string.h>

#define SUGGESTED_DISTANCE 2

typedef struct
{
  guint32 unit;
  gboolean own;
  gboolean is_id;       /* matched only where no name is */
  const char *text;     /* Borrowed */
  MusterOrderLine line; /* Owned */
} Name;

struct _MusterOrderNames
{
  GArray *names; /* Owned: of Name */
};

static void
clear_name (gpointer name)
{
  muster_order_line_clear (&((Name *) name)->line);
}

static void
add_name (MusterOrderNames *names,
          const MusterUnit *unit,
          guint32           player,
          const char       *text,
          gboolean          is_id)
{
  Name name = {.unit = unit->key, .own = unit->player == player, .is_id = is_id, .text = text};

  muster_order_line_init (&name.line, text, 0);
  g_array_append_val (names->names, name);
}

/** muster_order_names_new: Returns: (transfer full): the names of @world's units, from the point of view of @player */
MusterOrderNames *
muster_order_names_new (const MusterWorld *world,
                        guint32            player)
{
  MusterOrderNames *names = g_new0 (MusterOrderNames, 1);

  names->names = g_array_new (FALSE, FALSE, sizeof (Name));
  g_array_set_clear_func (names->names, clear_name);
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    add_name (names, unit, player, unit->name, FALSE);
    add_name (names, unit, player, unit->id, TRUE);
  }
  return names;
}

/** muster_order_names_free: drops the names */
void
muster_order_names_free (MusterOrderNames *names)
{
  g_array_unref (names->names);
  g_free (names);
}

static gunichar
letter_at (const MusterOrderLine *line,
           guint                  at)
{
  return at <= line->n_letters ? line->letters[at].letter : 0;
}

static guint
skip_spaces (const MusterOrderLine *line,
             guint                  at)
{
  while (g_unichar_isspace (letter_at (line, at)))
    {
      at++;
    }
  return at;
}

/* "#", "no.", "no", "nr." or "nr", if a number follows: returns where the number begins, else @at. */
static guint
skip_number_sign (const MusterOrderLine *line,
                  guint                  at)
{
  gboolean within_word = at > 0 && g_unichar_isalpha (letter_at (line, at - 1));
  guint after = at;

  if (letter_at (line, at) == '#')
    {
      after = at + 1;
    }
  else if (letter_at (line, at) == 'n' && (letter_at (line, at + 1) == 'o' || letter_at (line, at + 1) == 'r') &&
           !within_word)
    {
      after = at + 2 + (letter_at (line, at + 2) == '.');
    }
  after = skip_spaces (line, after);
  return g_unichar_isdigit (letter_at (line, after)) ? after : at;
}

/* Whether the text may go on behind a name: "#1" is not the beginning of "#12", nor "Kul" of "Kulak". */
static gboolean
ends_name (gunichar last,
           gunichar next)
{
  if (g_unichar_isdigit (last))
    {
      return !g_unichar_isdigit (next);
    }
  return !g_unichar_isalnum (last) || !g_unichar_isalnum (next);
}

/* The letter from @at on that counts for comparing. */
static guint
seek_letter (const MusterOrderLine *line,
             guint                  at)
{
  return skip_number_sign (line, skip_spaces (line, at));
}

/**
 * muster_order_line_matches:
 * @name: what is looked for
 * @to: (out): the letter behind it, if it is there
 *
 * Space and the sign before a number do not count: "damned#1" and "Damned 1" are "Damned #1".
 *
 * Returns: whether @line has @name at letter @from
 */
gboolean
muster_order_line_matches (const MusterOrderLine *name,
                           const MusterOrderLine *line,
                           guint                  from,
                           guint                 *to)
{
  guint at = from;
  gunichar last = 0;

  for (guint i = seek_letter (name, 0); i < name->n_letters; i = seek_letter (name, i + 1))
    {
      gunichar letter = letter_at (name, i);

      at = skip_spaces (line, at);
      if (g_unichar_isdigit (letter) && !g_unichar_isdigit (last))
        {
          at = skip_number_sign (line, at);
        }
      if (letter_at (line, at) != letter)
        {
          return FALSE;
        }
      last = letter;
      at++;
    }
  *to = at;
  return last != 0 && ends_name (last, letter_at (line, at));
}

typedef struct
{
  guint to;
  guint32 unit;
  guint n_units; /* that match as long as this */
} Longest;

static void
find_longest (const MusterOrderNames *names,
              const MusterOrderLine  *line,
              guint                   from,
              gboolean                own,
              gboolean                ids,
              Longest                *longest)
{
  *longest = (Longest) {0};
  for (guint i = 0; i < names->names->len; i++)
    {
      const Name *name = &g_array_index (names->names, Name, i);
      guint to;

      if (name->own != own || name->is_id != ids || !muster_order_line_matches (&name->line, line, from, &to) ||
          to < longest->to)
        {
          continue;
        }
      longest->n_units = to > longest->to ? 1 : longest->n_units + 1;
      longest->to = to;
      longest->unit = name->unit;
    }
}

/* A number alone is that of a name's end, if only one own unit has it. */
static void
find_by_number (const MusterOrderNames *names,
                const MusterOrderLine  *line,
                guint                   from,
                Longest                *found)
{
  guint digits = skip_number_sign (line, from);
  guint end = digits;

  *found = (Longest) {0};
  while (digits > from && g_unichar_isdigit (letter_at (line, end)))
    {
      end++;
    }
  for (guint i = 0; i < names->names->len && end > digits; i++)
    {
      const Name *name = &g_array_index (names->names, Name, i);
      guint length = end - digits;
      guint start = name->line.n_letters - MIN (length, name->line.n_letters);
      gboolean same = name->own && !name->is_id && start > 0 && letter_at (&name->line, start - 1) == '#';

      for (guint k = 0; same && k < length; k++)
        {
          same = letter_at (&name->line, start + k) == letter_at (line, digits + k);
        }
      if (same)
        {
          *found = (Longest) {end, name->unit, found->n_units + 1};
        }
    }
}

/* "[u3]": an id for certain, whatever units are called. */
static void
find_bracketed (const MusterOrderNames *names,
                const MusterOrderLine  *line,
                guint                   from,
                Longest                *found)
{
  *found = (Longest) {0};
  if (letter_at (line, from) == '[')
    {
      find_longest (names, line, from + 1, TRUE, TRUE, found);
    }
  if (found->n_units > 0 && letter_at (line, found->to) == ']')
    {
      found->to++;
    }
  else
    {
      *found = (Longest) {0};
    }
}

/**
 * muster_order_names_match:
 * @from: a letter of @line, no space
 * @to: (out): the letter behind the name, if there is one
 * @unit: (out): the key of the unit, if it is one
 *
 * An id in brackets goes first; then the longest name of the player's own units, their ids, a number alone, and other
 * players' units.
 *
 * Returns: what is named there
 */
MusterNaming
muster_order_names_match (const MusterOrderNames *names,
                          const MusterOrderLine  *line,
                          guint                   from,
                          guint                  *to,
                          guint32                *unit)
{
  Longest longest;
  MusterNaming naming = MUSTER_NAMED_OWN;

  find_bracketed (names, line, from, &longest);
  if (longest.n_units == 0)
    {
      find_longest (names, line, from, TRUE, FALSE, &longest);
    }
  if (longest.n_units == 0)
    {
      find_longest (names, line, from, TRUE, TRUE, &longest);
    }
  if (longest.n_units == 0)
    {
      find_by_number (names, line, from, &longest);
    }
  if (longest.n_units == 0)
    {
      naming = MUSTER_NAMED_FOREIGN;
      find_longest (names, line, from, FALSE, FALSE, &longest);
    }
  if (longest.n_units == 0)
    {
      find_longest (names, line, from, FALSE, TRUE, &longest);
    }
  *to = longest.to;
  *unit = longest.unit;
  if (longest.n_units > 1)
    {
      return MUSTER_NAMED_AMBIGUOUS;
    }
  return longest.n_units == 1 ? naming : MUSTER_NAMED_NONE;
}

static guint
measure_distance (const MusterOrderLine *first,
                  const MusterOrderLine *second)
{
  g_autofree guint *row = g_new (guint, second->n_letters + 1);

  for (guint k = 0; k <= second->n_letters; k++)
    {
      row[k] = k;
    }
  for (guint i = 1; i <= first->n_letters; i++)
    {
      guint diagonal = row[0];

      row[0] = i;
      for (guint k = 1; k <= second->n_letters; k++)
        {
          guint change = diagonal + (letter_at (first, i - 1) != letter_at (second, k - 1));

          diagonal = row[k];
          row[k] = MIN (change, MIN (row[k], row[k - 1]) + 1);
        }
    }
  return row[second->n_letters];
}

/**
 * muster_order_names_suggest:
 * @text: what a player called a unit that is not there
 * @suggestions: (out): names of own units that are spelled nearly so, the nearest first; unchanged beyond those
 */
void
muster_order_names_suggest (const MusterOrderNames *names,
                            const char             *text,
                            char                  **suggestions,
                            guint                   n_suggestions)
{
  MusterOrderLine line;
  guint n_found = 0;

  muster_order_line_init (&line, text, 0);
  for (guint distance = 1; distance <= SUGGESTED_DISTANCE; distance++)
    {
      for (guint i = 0; i < names->names->len && n_found < n_suggestions; i++)
        {
          const Name *name = &g_array_index (names->names, Name, i);

          if (name->own && !name->is_id && measure_distance (&line, &name->line) == distance)
            {
              suggestions[n_found++] = g_strdup (name->text);
            }
        }
    }
  muster_order_line_clear (&line);
}
