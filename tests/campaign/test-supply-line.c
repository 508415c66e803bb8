/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/supply-line.h"

#include "campaign/case-world.h"

#define PLAYERS "player anna firstborn plains\nplayer bert dwarves mountains\n"

static guint32
hex_of (const char *label)
{
  guint32 hex;

  g_assert_true (muster_hex_from_label (label, &hex));
  return hex;
}

static guint32
get_source (const char *world_text,
            const char *label)
{
  g_autoptr (MusterWorld) world = case_world_new (world_text);
  g_autoptr (MusterSupplyLines) lines =
    muster_supply_lines_new (world, muster_world_get_campaign (world)->turn);
  const MusterRealm *realm =
    muster_supply_lines_trace (lines, world, hex_of (label), muster_world_find_player (world, "anna")->key);

  return realm != NULL ? realm->source : MUSTER_NO_HEX;
}

/* SUPPLY-1: 0101, 0102, 0103 is a chain; the fortress stands at its end. */
static void
test_chain (void)
{
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS "home 0103 anna\nhex 0101,0102 owner=anna\n", "0101"),
                   ==, hex_of ("0103"));
}

/* SUPPLY-1: a hex of another player breaks it; 0201 is no neighbour of 0103. */
static void
test_broken_chain (void)
{
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS
                               "home 0103 anna\nhex 0101 owner=anna\nhex 0102 owner=bert\n", "0101"),
                   ==, MUSTER_NO_HEX);
}

/* Ruling supply.first_hex: 0102 is nobody's, but next to the fortress in 0103. */
static void
test_first_hex (void)
{
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS "home 0103 anna\n", "0102"), ==, hex_of ("0103"));
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS "ruling supply.first_hex must\nhome 0103 anna\n", "0102"),
                   ==, MUSTER_NO_HEX);
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS "ruling supply.first_hex must\nhome 0103 anna\n", "0103"),
                   ==, hex_of ("0103"));
}

/* WT-1, TOWN-2: a watchtower of turn 2 supplies from turn 3 on, a town never does. */
static void
test_watchtower_works_next_turn (void)
{
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS "turn 2 supply\nhex 0101 watchtower owner=anna since=2\n",
                               "0101"), ==, MUSTER_NO_HEX);
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS "turn 3 supply\nhex 0101 watchtower owner=anna since=2\n",
                               "0101"), ==, hex_of ("0101"));
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS "turn 3 supply\nhex 0101 town owner=anna since=2\n",
                               "0101"), ==, MUSTER_NO_HEX);
}

/* A fortress is the better source, of two fortresses the first. */
static void
test_best_source (void)
{
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS
                               "hex 0101 watchtower owner=anna\nhex 0102 owner=anna\nhome 0103 anna\n", "0101"),
                   ==, hex_of ("0103"));
  g_assert_cmphex (get_source ("map 3x3 plains 3\n" PLAYERS
                               "hex 0103 fortress owner=anna\nhex 0102 owner=anna\nhex 0101 fortress owner=anna\n",
                               "0102"), ==, hex_of ("0101"));
}

static void
test_player_sources (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new ("map 3x3 plains 3\n" PLAYERS "home 0103 anna\nhex 0301 watchtower owner=anna\n");
  g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, 1);

  g_assert_cmpuint (muster_supply_lines_get_sources (lines, muster_world_find_player (world, "anna")->key), ==,
                    MUSTER_SUPPLY_FORTRESS | MUSTER_SUPPLY_WATCHTOWER);
  g_assert_cmpuint (muster_supply_lines_get_sources (lines, muster_world_find_player (world, "bert")->key), ==, 0);
  g_assert_null (muster_supply_lines_get_realm (lines, hex_of ("0202")));
  g_assert_null (muster_supply_lines_get_realm (lines, hex_of ("0909")));
}

/* A map with hexes of random owners, drawn with a fixed seed. */
static MusterWorld *
draw_world (guint   columns,
            guint   rows,
            guint   players,
            guint32 seed)
{
  g_autofree char *map = g_strdup_printf ("map %ux%u plains 3", columns, rows);
  g_autofree char *trouble = NULL;
  g_autoptr (GArray) effects = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  MusterEdit *edit = case_world_begin ();

  g_assert_true (case_world_add_line (edit, map, &trouble));
  for (guint i = 0; i < columns * rows; i++)
    {
      guint32 owner = g_rand_int_range (random, 0, players + 1);

      muster_edit_set (edit, MUSTER_HEX, MUSTER_HEX_KEY (i % columns, i / columns), MUSTER_HEX_OWNER, owner);
    }
  return muster_edit_finish (edit, &effects);
}

/* Two hexes are of one realm if and only if steps across sides between hexes of one owner join them. */
static void
test_neighbours_share_realms (void)
{
  for (guint32 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (MusterWorld) world = draw_world (1 + seed, 22 - seed, 1 + seed % 3, seed);
      g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, 1);
      guint n_joined = 0;

      MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
      {
        const MusterRealm *realm = muster_supply_lines_get_realm (lines, hex->key);

        g_assert_true ((realm == NULL) == (hex->owner == 0));
        g_assert_true (realm == NULL || realm->owner == hex->owner);
        for (guint side = 0; realm != NULL && side < MUSTER_N_SIDES; side++)
          {
            const MusterHex *next = muster_world_get_hex (world, muster_hex_neighbour (hex->key, side));

            if (next != NULL && next->owner == hex->owner)
              {
                g_assert_true (muster_supply_lines_get_realm (lines, next->key) == realm);
                n_joined++;
              }
          }
      }
      g_assert_cmpuint (n_joined, >, 0);
    }
}

/* Realms are no larger than they must be: as many as a union of neighbours leaves. */
static void
test_realms_are_counted (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new ("map 5x5 plains 3\n" PLAYERS
                    "hex 0101,0102,0303,0505,0504 owner=anna\nhex 0404,0103 owner=bert\n");
  g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, 1);

  /* anna: 0101 with 0102, 0303, 0504 with 0505; bert: 0103, 0404 */
  g_assert_cmpuint (lines->realms->len, ==, 5);
}

/* The plainest flood fill over the same array, for comparison. */
static guint
fill_plainly (const MusterHex *hexes,
              guint            columns,
              guint            rows)
{
  g_autofree guint32 *marks = g_new0 (guint32, (gsize) columns * rows);
  g_autofree guint32 *pending = g_new (guint32, (gsize) columns * rows);
  guint n_realms = 0;

  for (guint start = 0; start < columns * rows; start++)
    {
      guint n_pending = 0;

      if (hexes[start].owner == 0 || marks[start] != 0)
        {
          continue;
        }
      marks[start] = ++n_realms;
      pending[n_pending++] = start;
      while (n_pending > 0)
        {
          guint index = pending[--n_pending];

          for (guint side = 0; side < MUSTER_N_SIDES; side++)
            {
              guint32 next = muster_hex_neighbour (hexes[index].key, side);
              guint column = MUSTER_HEX_COLUMN (next);
              guint row = MUSTER_HEX_ROW (next);

              if (column < columns && row < rows && marks[row * columns + column] == 0 &&
                  hexes[row * columns + column].owner == hexes[index].owner)
                {
                  marks[row * columns + column] = n_realms;
                  pending[n_pending++] = row * columns + column;
                }
            }
        }
    }
  return n_realms;
}

/* 100 000 hexes take at most twice the time of a plain flood fill, best of five each. */
static void
test_speed (void)
{
  g_autoptr (MusterWorld) world = draw_world (400, 250, 2, 7);
  gint64 plain = G_MAXINT64;
  gint64 ours = G_MAXINT64;

  for (guint i = 0; i < 5; i++)
    {
      gint64 start = g_get_monotonic_time ();
      guint n_realms = fill_plainly (muster_world_peek_hexes (world), 400, 250);
      gint64 middle = g_get_monotonic_time ();
      g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, 1);

      g_assert_cmpuint (lines->realms->len, ==, n_realms);
      ours = MIN (ours, g_get_monotonic_time () - middle);
      plain = MIN (plain, middle - start);
    }
  g_test_message ("supply lines %" G_GINT64_FORMAT " us, plain flood fill %" G_GINT64_FORMAT " us", ours, plain);
  g_assert_cmpint (ours, <=, 2 * plain);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/supply-line/chain", test_chain);
  g_test_add_func ("/campaign/supply-line/broken-chain", test_broken_chain);
  g_test_add_func ("/campaign/supply-line/first-hex", test_first_hex);
  g_test_add_func ("/campaign/supply-line/watchtower", test_watchtower_works_next_turn);
  g_test_add_func ("/campaign/supply-line/best-source", test_best_source);
  g_test_add_func ("/campaign/supply-line/player-sources", test_player_sources);
  g_test_add_func ("/campaign/supply-line/neighbours", test_neighbours_share_realms);
  g_test_add_func ("/campaign/supply-line/count", test_realms_are_counted);
  g_test_add_func ("/campaign/supply-line/speed", test_speed);
  return g_test_run ();
}
