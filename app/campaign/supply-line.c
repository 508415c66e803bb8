/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/supply-line.h"

#include "campaign/rulebook.h"
#include "campaign/stronghold.h"

/* What the fill of one realm works on: the rectangle and the hexes whose neighbours it has not seen yet. */
typedef struct
{
  const MusterHex *hexes; /* Borrowed */
  guint32 *realms_of;     /* Borrowed */
  guint32 *pending;       /* Owned: indices, as a stack; each hex is pushed once */
  guint n_pending;
  guint columns;
  guint rows;
  int steps[2][MUSTER_N_SIDES]; /* to the neighbours' indices, away from the map's edges */
  gint32 turn;
} Fill;

static guint8
get_source (const Fill *fill,
            guint       index)
{
  switch (muster_hex_get_working_stronghold (&fill->hexes[index], fill->turn))
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
note_source (MusterRealm *realm,
             const Fill  *fill,
             guint        index)
{
  guint8 source = get_source (fill, index);
  guint8 best = realm->sources & MUSTER_SUPPLY_FORTRESS ? MUSTER_SUPPLY_FORTRESS : realm->sources;

  if (source > best || (source != 0 && source == best && fill->hexes[index].key < realm->source))
    {
      realm->source = fill->hexes[index].key;
    }
  realm->sources |= source;
}

/* Takes the hex into the realm unless it is in one, or somebody else's. */
static void
join (Fill   *fill,
      guint   index,
      guint32 owner,
      guint32 number)
{
  if (fill->realms_of[index] == 0 && fill->hexes[index].owner == owner)
    {
      fill->realms_of[index] = number;
      fill->pending[fill->n_pending++] = index;
    }
}

static void
join_neighbours (Fill   *fill,
                 guint   index,
                 guint32 owner,
                 guint32 number)
{
  guint32 key = fill->hexes[index].key;
  guint column = MUSTER_HEX_COLUMN (key);
  guint row = MUSTER_HEX_ROW (key);

  if (column > 0 && row > 0 && column + 1 < fill->columns && row + 1 < fill->rows)
    {
      for (guint side = 0; side < MUSTER_N_SIDES; side++)
        {
          join (fill, index + fill->steps[column & 1][side], owner, number);
        }
      return;
    }
  for (guint side = 0; side < MUSTER_N_SIDES; side++)
    {
      guint32 neighbour = muster_hex_neighbour (key, side);

      column = MUSTER_HEX_COLUMN (neighbour);
      row = MUSTER_HEX_ROW (neighbour);
      if (column < fill->columns && row < fill->rows)
        {
          join (fill, row * fill->columns + column, owner, number);
        }
    }
}

/* Fills the realm of the hex at start: every hex that own hexes join to it. */
static MusterRealm
fill_realm (Fill   *fill,
            guint   start,
            guint32 number)
{
  MusterRealm realm = {.owner = fill->hexes[start].owner, .source = MUSTER_NO_HEX};

  join (fill, start, realm.owner, number);
  while (fill->n_pending > 0)
    {
      guint index = fill->pending[--fill->n_pending];

      if (fill->hexes[index].stronghold != MUSTER_STRONGHOLD_NONE)
        {
          note_source (&realm, fill, index);
        }
      join_neighbours (fill, index, realm.owner, number);
    }
  return realm;
}

/* How far apart in the rectangle's array two neighbours stand, for even and odd columns. */
static void
measure_steps (Fill *fill)
{
  for (guint odd = 0; odd < 2; odd++)
    {
      for (guint side = 0; side < MUSTER_N_SIDES; side++)
        {
          guint32 neighbour = muster_hex_neighbour (MUSTER_HEX_KEY (2 + odd, 2), side);

          fill->steps[odd][side] = (MUSTER_HEX_ROW (neighbour) - 2) * (int) fill->columns +
                                   MUSTER_HEX_COLUMN (neighbour) - (2 + (int) odd);
        }
    }
}

/**
 * muster_supply_lines_new:
 * @turn: the turn that is asked for: what was built in it does not supply yet
 *
 * Runs once over the map, in time linear in its hexes.
 *
 * Returns: (transfer full): how the controlled hexes hang together
 *
 * Clauses: SUPPLY-1
 */
MusterSupplyLines *
muster_supply_lines_new (const MusterWorld *world,
                         gint32             turn)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  MusterSupplyLines *lines = g_new0 (MusterSupplyLines, 1);
  g_autofree guint32 *pending = NULL;
  Fill fill = {.hexes = muster_world_peek_hexes (world), .columns = campaign->columns, .rows = campaign->rows,
               .turn = turn};

  lines->n_hexes = muster_world_count (world, MUSTER_HEX);
  lines->columns = campaign->columns;
  lines->realms_of = g_new0 (guint32, lines->n_hexes);
  lines->realms = g_array_new (FALSE, FALSE, sizeof (MusterRealm));
  pending = g_new (guint32, lines->n_hexes);
  fill.realms_of = lines->realms_of;
  fill.pending = pending;
  measure_steps (&fill);
  for (guint index = 0; index < lines->n_hexes; index++)
    {
      if (fill.hexes[index].owner != 0 && lines->realms_of[index] == 0)
        {
          MusterRealm realm = fill_realm (&fill, index, lines->realms->len + 1);

          g_array_append_val (lines->realms, realm);
        }
    }
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
