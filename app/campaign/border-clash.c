/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/march.h"

#define CLASH_DIE 20
#define COIN 2

/* Somebody who crosses a border on which others come the other way. The border is named by the hex of which it is the
   N, NE or SE side. */
typedef struct
{
  guint32 hex;
  guint8 side;
  guint8 outwards; /* leaves that hex; else it enters */
  guint32 marcher;
} Crossing;

/* Those who meet on one border: who goes in and who goes out of the hex by which it is named. */
typedef struct
{
  MusterMarch *march;
  const Crossing *crossings;
  guint n_crossings;
  GArray *players[2]; /* of guint: indices */
} Border;

#define NOBODY G_MAXUINT

static int
compare_crossings (gconstpointer first,
                   gconstpointer second)
{
  const Crossing *one = first;
  const Crossing *other = second;

  if (one->hex != other->hex)
    {
      return one->hex < other->hex ? -1 : 1;
    }
  if (one->side != other->side)
    {
      return one->side < other->side ? -1 : 1;
    }
  return (one->marcher > other->marcher) - (one->marcher < other->marcher);
}

/* Everybody who crosses a border that is crossed in both directions, border by border. */
static GArray *
find_crossings (MusterMarch *march)
{
  GArray *crossings = g_array_new (FALSE, FALSE, sizeof (Crossing));

  for (guint i = 0; i < march->marchers->len; i++)
    {
      const MusterMarcher *marcher = MUSTER_MARCHER (march, i);
      MusterSide side = marcher->going - 1;
      MusterSide back = (side + MUSTER_N_SIDES / 2) % MUSTER_N_SIDES;
      guint32 to = marcher->going != 0 ? muster_hex_neighbour (marcher->at, side) : MUSTER_NO_HEX;

      if (marcher->going == 0 || (march->outgoing[muster_march_index_hex (march, to)] & (1 << back)) == 0)
        {
          continue;
        }
      if (side < back)
        {
          g_array_append_val (crossings, ((Crossing) {marcher->at, side, TRUE, i}));
        }
      else
        {
          g_array_append_val (crossings, ((Crossing) {to, back, FALSE, i}));
        }
    }
  g_array_sort (crossings, compare_crossings);
  return crossings;
}

static const MusterPlayer *
get_player (const MusterMarch *march,
            guint              player)
{
  return muster_world_get_player (march->world, march->players[player]);
}

static void
add_player (GArray *players,
            guint   player)
{
  for (guint i = 0; i < players->len; i++)
    {
      if (g_array_index (players, guint, i) == player)
        {
          return;
        }
    }
  g_array_append_val (players, player);
}

static void
init_border (Border         *border,
             MusterMarch    *march,
             const Crossing *crossings,
             guint           n_crossings)
{
  *border = (Border) {march, crossings, n_crossings, {NULL, NULL}};
  for (guint way = 0; way < G_N_ELEMENTS (border->players); way++)
    {
      border->players[way] = g_array_new (FALSE, FALSE, sizeof (guint));
    }
  for (guint i = 0; i < n_crossings; i++)
    {
      add_player (border->players[crossings[i].outwards], MUSTER_MARCHER (march, crossings[i].marcher)->player);
    }
}

static void
clear_border (Border *border)
{
  g_array_unref (border->players[0]);
  g_array_unref (border->players[1]);
}

/* The first in turn order of those who go that way and are enemies of @player, of all who have enemies for NOBODY. */
static guint
find_first (const Border *border,
            gboolean      outwards,
            guint         player)
{
  const GArray *players = border->players[outwards];
  guint first = NOBODY;

  for (guint i = 0; i < players->len; i++)
    {
      guint candidate = g_array_index (players, guint, i);
      gboolean meets = player != NOBODY ? muster_march_are_enemies (border->march, player, candidate)
                                        : find_first (border, !outwards, candidate) != NOBODY;

      if (meets && (first == NOBODY ||
                    get_player (border->march, candidate)->position < get_player (border->march, first)->position))
        {
          first = candidate;
        }
    }
  return first;
}

/* A side of the clash, as the roll sees it. */
typedef struct
{
  guint player;
  guint32 hex; /* from which it started */
} Party;

static gboolean
roll (MusterMarch *march,
      const Party *low,
      const Party *high,
      MusterReason reason,
      guint        sides,
      guint       *value)
{
  if (muster_dice_roll (march->deed->dice, MUSTER_CITE (MOVE_13), reason, sides, value))
    {
      return TRUE;
    }
  muster_verdict_find_out (march->deed->verdict, MUSTER_CITE (MOVE_13), MUSTER_NEEDS,
                           MUSTER_WHY (MOVEMENT, CLASH_OPEN),
                           MUSTER_FACT_NOUN_OF (SUBJECT, HEX, low->hex),
                           MUSTER_FACT_NOUN_OF (TO, HEX, high->hex),
                           MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, march->players[low->player]),
                           MUSTER_FACT_NOUN_OF (OTHER, PLAYER, march->players[high->player]),
                           MUSTER_FACT_NUMBER_OF (SIDES, sides));
  return FALSE;
}

static void
swap (Party *parties)
{
  Party first = parties[0];

  parties[0] = parties[1];
  parties[1] = first;
}

/* Puts the party first whose hex has the low rolls, by turn order or, under ruling move.clash_first = random, by
 * lot. */
static gboolean
designate (MusterMarch *march,
           Party       *parties)
{
  guint coin = 1;

  if (get_player (march, parties[1].player)->position < get_player (march, parties[0].player)->position)
    {
      swap (parties);
    }
  if (muster_world_rules (march->world, MUSTER_RULING_MOVE_CLASH_FIRST, "order"))
    {
      return TRUE;
    }
  if (!roll (march, &parties[0], &parties[1], MUSTER_WHY (MOVEMENT, CLASH_FIRST), COIN, &coin))
    {
      return FALSE;
    }
  if (coin != 1)
    {
      swap (parties);
    }
  muster_edit_cite (march->deed->edit, MUSTER_CITE (MOVE_13), MUSTER_WHY (MOVEMENT, CLASH_FIRST),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, parties[0].hex),
                    MUSTER_FACT_NUMBER_OF (ROLL, coin))->ruling = MUSTER_OPTION (MOVE_CLASH_FIRST);
  return TRUE;
}

/* Rolls for the hex of the fight; FALSE if a roll is missing. */
static gboolean
roll_for_hex (MusterMarch *march,
              Party       *parties,
              guint32     *hex)
{
  const MusterRuleset *rules = muster_world_get_ruleset (march->world);
  MusterRace races[2] = {
    get_player (march, parties[0].player)->race, get_player (march, parties[1].player)->race,
  };
  const MusterClashRules *row = muster_ruleset_find_clash (rules, races[0], races[1]);
  guint need = row != NULL ? row->rolls : MUSTER_RULE_NUMBER (rules, MOVE_CLASH_EVEN);
  MusterFinding *finding;
  guint value;

  if (row != NULL && row->race != races[0])
    {
      swap (parties);
    }
  if ((row == NULL && !designate (march, parties)) ||
      !roll (march, &parties[0], &parties[1], MUSTER_WHY (MOVEMENT, CLASH), CLASH_DIE, &value))
    {
      return FALSE;
    }
  *hex = value <= need ? parties[0].hex : parties[1].hex;
  finding = muster_edit_cite (march->deed->edit, MUSTER_CITE (MOVE_13), MUSTER_WHY (MOVEMENT, CLASH),
                              MUSTER_FACT_NOUN_OF (SUBJECT, HEX, *hex),
                              MUSTER_FACT_NOUN_OF (FROM, HEX, parties[0].hex),
                              MUSTER_FACT_NOUN_OF (TO, HEX, parties[1].hex),
                              MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, march->players[parties[0].player]),
                              MUSTER_FACT_NOUN_OF (OTHER, PLAYER, march->players[parties[1].player]),
                              MUSTER_FACT_NUMBER_OF (ROLL, value), MUSTER_FACT_NUMBER_OF (NEED, need));
  finding->ruling = row == NULL ? MUSTER_OPTION (MOVE_CLASH_FIRST) : NULL;
  return TRUE;
}

/* Ends the move of everybody who has an enemy on the border; those whom the fight comes to stay where they are. */
static void
halt (const Border *border,
      guint32       fight)
{
  for (guint i = 0; i < border->n_crossings; i++)
    {
      MusterMarcher *marcher = MUSTER_MARCHER (border->march, border->crossings[i].marcher);
      guint enemy = find_first (border, !border->crossings[i].outwards, marcher->player);

      if (enemy == NOBODY)
        {
          continue;
        }
      marcher->halted = TRUE;
      marcher->outcome = MUSTER_WHY_MOVEMENT_CLASHED;
      marcher->other = enemy;
      if (marcher->at == fight)
        {
          marcher->going = 0;
        }
    }
}

static gboolean
meet (const Border *border)
{
  MusterMarch *march = border->march;
  guint32 hex = border->crossings[0].hex;
  MusterSide side = border->crossings[0].side;
  guint32 beyond = muster_hex_neighbour (hex, side);
  Party parties[2] = {{find_first (border, TRUE, NOBODY), hex}, {find_first (border, FALSE, NOBODY), beyond}};
  guint32 fight;
  guint8 *clash_side;

  if (parties[0].player == NOBODY)
    {
      return TRUE;
    }
  if (!roll_for_hex (march, parties, &fight))
    {
      return FALSE;
    }
  halt (border, fight);
  clash_side = &march->clash_side[muster_march_index_hex (march, fight)];
  if (*clash_side == 0)
    {
      *clash_side = (fight == hex ? side : muster_side_opposite (side)) + 1;
    }
  return TRUE;
}

/**
 * muster_march_clash:
 *
 * Has enemies who would swap hexes across one border meet on it: a roll says in which of the two hexes they fight, by
 * the races of those on either side who are first in turn order. Declared allies pass each other.
 *
 * Returns: FALSE if a roll must be typed in first; the verdict then says which
 *
 * Clauses: MOVE-13
 */
gboolean
muster_march_clash (MusterMarch *march)
{
  g_autoptr (GArray) crossings = find_crossings (march);
  gboolean rolled = TRUE;
  guint start = 0;

  while (rolled && start < crossings->len)
    {
      const Crossing *first = &g_array_index (crossings, Crossing, start);
      guint n_crossings = 1;
      Border border;

      while (start + n_crossings < crossings->len && first[n_crossings].hex == first->hex &&
             first[n_crossings].side == first->side)
        {
          n_crossings++;
        }
      init_border (&border, march, first, n_crossings);
      rolled = meet (&border);
      clear_border (&border);
      start += n_crossings;
    }
  return rolled;
}
