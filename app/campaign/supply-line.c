/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/supply-line.h"

#include "campaign/rulebook.h"
#include "campaign/stronghold.h"

/* What the search for realms works on: two runs over the rectangle, row by row. The first numbers parts of realms, and
   notes which are one; the second numbers the realms. */
typedef struct
{
  const MusterHex *hexes; /* Borrowed */
  guint32 *realms_of;     /* Borrowed: at first, numbers of parts */
  guint32 *parts;         /* Owned: by number from 1: the part itself, or a lower part of its realm */
  guint32 n_parts;
  guint columns;
  int steps[2][MUSTER_N_SIDES]; /* to the indices of those neighbours that come earlier, away from the map's edges */
  guint n_steps[2];
  gint32 turn;
} Survey;

static guint8
get_source (const MusterHex *hex,
            gint32           turn)
{
  switch (muster_hex_get_working_stronghold (hex, turn))
    {
    case MUSTER_STRONGHOLD_FORTRESS:
      return MUSTER_SUPPLY_FORTRESS;

    case MUSTER_STRONGHOLD_WATCHTOWER:
      return MUSTER_SUPPLY_WATCHTOWER;

    case MUSTER_STRONGHOLD_NONE:
    case MUSTER_STRONGHOLD_TOWN:
    case MUSTER_N_STRONGHOLD_KINDS:
      break;
    }
  return 0;
}

static void
note_source (MusterRealm  *realm,
             const Survey *survey,
             guint         index)
{
  guint8 source = get_source (&survey->hexes[index], survey->turn);
  guint8 best = realm->sources & MUSTER_SUPPLY_FORTRESS ? MUSTER_SUPPLY_FORTRESS : realm->sources;

  if (source > best || (source != 0 && source == best && survey->hexes[index].key < realm->source))
    {
      realm->source = survey->hexes[index].key;
    }
  realm->sources |= source;
}

static guint32
find_lowest (const Survey *survey,
             guint32       part)
{
  while (survey->parts[part] != part)
    {
      part = survey->parts[part] = survey->parts[survey->parts[part]];
    }
  return part;
}

/* Two parts turn out to be of one realm. */
static void
unite (const Survey *survey,
       guint32       first,
       guint32       second)
{
  first = find_lowest (survey, first);
  second = find_lowest (survey, second);
  survey->parts[MAX (first, second)] = MIN (first, second);
}

/* Takes the hex into the part of its neighbour, if both have one owner. */
static inline void
join (const Survey *survey,
      guint         index,
      guint         neighbour)
{
  guint32 part = survey->realms_of[index];
  guint32 other = survey->realms_of[neighbour];

  if (other == part || survey->hexes[neighbour].owner != survey->hexes[index].owner)
    {
      return;
    }
  if (part != 0)
    {
      unite (survey, part, other);
    }
  survey->realms_of[index] = other;
}

/* Joins the hex to those of its neighbours that come earlier in the rectangle; later ones will join it. */
static void
join_earlier (const Survey *survey,
              guint         index)
{
  guint32 key = survey->hexes[index].key;
  guint column = MUSTER_HEX_COLUMN (key);
  guint odd = column & 1;

  if (column > 0 && column + 1 < survey->columns && MUSTER_HEX_ROW (key) > 0)
    {
      for (guint i = 0; i < survey->n_steps[odd]; i++)
        {
          join (survey, index, index + survey->steps[odd][i]);
        }
      return;
    }
  for (guint side = 0; side < MUSTER_N_SIDES; side++)
    {
      guint32 neighbour = muster_hex_neighbour (key, side);

      if (neighbour < key && MUSTER_HEX_COLUMN (neighbour) < (int) survey->columns)
        {
          join (survey, index, MUSTER_HEX_ROW (neighbour) * survey->columns + MUSTER_HEX_COLUMN (neighbour));
        }
    }
}

/* How far back in the rectangle's array the earlier neighbours stand, for even and odd columns. */
static void
measure_steps (Survey *survey)
{
  for (guint odd = 0; odd < 2; odd++)
    {
      for (guint side = 0; side < MUSTER_N_SIDES; side++)
        {
          guint32 key = MUSTER_HEX_KEY (2 + odd, 2);
          guint32 neighbour = muster_hex_neighbour (key, side);

          if (neighbour < key)
            {
              survey->steps[odd][survey->n_steps[odd]++] =
                (MUSTER_HEX_ROW (neighbour) - MUSTER_HEX_ROW (key)) * (int) survey->columns +
                MUSTER_HEX_COLUMN (neighbour) - MUSTER_HEX_COLUMN (key);
            }
        }
    }
}

static void
find_parts (Survey *survey,
            guint   n_hexes)
{
  for (guint index = 0; index < n_hexes; index++)
    {
      if (survey->hexes[index].owner == 0)
        {
          continue;
        }
      join_earlier (survey, index);
      if (survey->realms_of[index] == 0)
        {
          survey->realms_of[index] = ++survey->n_parts;
          survey->parts[survey->n_parts] = survey->n_parts;
        }
    }
}

/* Makes of each part's number that of its realm; a realm's lowest part has its first hex. */
static void
number_realms (Survey *survey,
               GArray *realms)
{
  guint n_realms = 0;

  for (guint32 part = 1; part <= survey->n_parts; part++)
    {
      survey->parts[part] = survey->parts[part] == part ? ++n_realms : survey->parts[survey->parts[part]];
    }
  g_array_set_size (realms, n_realms);
}

static void
describe_realms (const Survey *survey,
                 GArray       *realms,
                 guint         n_hexes)
{
  for (guint index = 0; index < n_hexes; index++)
    {
      guint32 number = survey->parts[survey->realms_of[index]];
      MusterRealm *realm = number != 0 ? &g_array_index (realms, MusterRealm, number - 1) : NULL;

      survey->realms_of[index] = number;
      if (realm != NULL && realm->owner == 0)
        {
          *realm = (MusterRealm) {.owner = survey->hexes[index].owner, .source = MUSTER_NO_HEX};
        }
      if (realm != NULL && survey->hexes[index].stronghold != MUSTER_STRONGHOLD_NONE)
        {
          note_source (realm, survey, index);
        }
    }
}

/**
 * muster_supply_lines_new:
 * @turn: the turn that is asked for: what was built in it does not supply yet
 *
 * Runs twice over the map, in time linear in its hexes.
 *
 * Returns: (transfer full): how the controlled hexes hang together
 *
 * Clauses: SUPPLY-1
 */
MusterSupplyLines *
muster_supply_lines_new (const MusterWorld *world,
                         gint32             turn)
{
  guint n_hexes = muster_world_count (world, MUSTER_HEX);
  g_autofree guint32 *parts = g_new (guint32, n_hexes + 1);
  MusterSupplyLines *lines = g_new0 (MusterSupplyLines, 1);
  Survey survey = {.hexes = muster_world_peek_hexes (world), .parts = parts, .turn = turn};

  lines->n_hexes = n_hexes;
  lines->columns = survey.columns = muster_world_get_campaign (world)->columns;
  lines->realms_of = survey.realms_of = g_new0 (guint32, n_hexes);
  lines->realms = g_array_new (FALSE, TRUE, sizeof (MusterRealm));
  parts[0] = 0;
  measure_steps (&survey);
  find_parts (&survey, n_hexes);
  number_realms (&survey, lines->realms);
  describe_realms (&survey, lines->realms, n_hexes);
  return lines;
}

/** muster_supply_lines_free: */
void
muster_supply_lines_free (MusterSupplyLines *lines)
{
  g_free (lines->realms_of);
  g_array_unref (lines->realms);
  g_free (lines);
}

/** muster_supply_lines_get_realm: Returns: (transfer none) (nullable): the realm of a hex that a player controls */
const MusterRealm *
muster_supply_lines_get_realm (const MusterSupplyLines *lines,
                               guint32                  hex)
{
  guint column = MUSTER_HEX_COLUMN (hex);
  gsize index = (gsize) MUSTER_HEX_ROW (hex) * lines->columns + column;
  guint32 number = column < lines->columns && index < lines->n_hexes ? lines->realms_of[index] : 0;

  return number != 0 ? &g_array_index (lines->realms, MusterRealm, number - 1) : NULL;
}

/** muster_supply_lines_get_sources: Returns: the kinds of MusterSupplySource that the player has anywhere */
guint
muster_supply_lines_get_sources (const MusterSupplyLines *lines,
                                 guint32                  player)
{
  guint sources = 0;

  for (guint i = 0; i < lines->realms->len; i++)
    {
      const MusterRealm *realm = &g_array_index (lines->realms, MusterRealm, i);

      sources |= realm->owner == player ? realm->sources : 0;
    }
  return sources;
}

/**
 * muster_player_get_supply_sources:
 * @turn: the turn that is asked for
 *
 * Returns: like muster_supply_lines_get_sources(), for who needs no lines
 *
 * Clauses: FORT-5
 */
guint
muster_player_get_supply_sources (const MusterWorld *world,
                                  guint32            player,
                                  gint32             turn)
{
  guint sources = 0;

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->owner == player && hex->stronghold != MUSTER_STRONGHOLD_NONE)
      {
        sources |= get_source (hex, turn);
      }
  }
  return sources;
}

static const MusterRealm *
find_supplying (const MusterSupplyLines *lines,
                guint32                  hex,
                guint32                  player)
{
  const MusterRealm *realm = muster_supply_lines_get_realm (lines, hex);

  return realm != NULL && realm->owner == player && realm->sources != 0 ? realm : NULL;
}

/**
 * muster_supply_lines_trace:
 * @hex: where the player's units stand
 *
 * Traces the line from the hex; under ruling supply.first_hex = the, the hex itself may be anybody's, and the line
 * begins in a hex next to it.
 *
 * Returns: (transfer none) (nullable): the realm that supplies them, NULL if they are isolated
 *
 * Clauses: SUPPLY-1
 */
const MusterRealm *
muster_supply_lines_trace (const MusterSupplyLines *lines,
                           const MusterWorld       *world,
                           guint32                  hex,
                           guint32                  player)
{
  const MusterRealm *realm = find_supplying (lines, hex, player);

  if (realm != NULL || muster_world_rules (world, MUSTER_RULING_SUPPLY_FIRST_HEX, "must"))
    {
      return realm;
    }
  for (guint side = 0; side < MUSTER_N_SIDES && realm == NULL; side++)
    {
      realm = find_supplying (lines, muster_hex_neighbour (hex, side), player);
    }
  return realm;
}
