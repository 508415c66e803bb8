/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/deciders.h"

#include "campaign/argument.h"
#include "campaign/plot.h"
#include "campaign/unit.h"

#include <string.h>

/* Where the path leads, as far as the map goes. */
static guint32
find_end (const MusterWorld *world,
          guint32            from,
          MusterPath         path)
{
  guint n_steps = muster_path_get_length (path);

  for (guint i = 0; i < n_steps; i++)
    {
      guint32 neighbour = muster_hex_neighbour (from, muster_path_get_step (path, i));

      if (neighbour == MUSTER_NO_HEX || muster_world_get_hex (world, neighbour) == NULL)
        {
          break;
        }
      from = neighbour;
    }
  return from;
}

static void
cite_order (MusterDeed       *deed,
            const MusterUnit *unit,
            MusterPath        path)
{
  if (path == 0)
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (MOVE_11), MUSTER_WHY (PLOT, HOLDS),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key));
      return;
    }
  muster_edit_cite (deed->edit, MUSTER_CITE (MOVE_11), MUSTER_WHY (PLOT, PLOTTED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                    MUSTER_FACT_NOUN_OF (PATH, PATH, path),
                    MUSTER_FACT_NOUN_OF (FROM, HEX, unit->at),
                    MUSTER_FACT_NOUN_OF (TO, HEX, find_end (muster_deed_peek_world (deed), unit->at, path)));
}

/* Writes the plot down; whether it is allowed is judged afterwards, with all others in their places. */
static void
write_plot (MusterDeed       *deed,
            const MusterUnit *unit,
            MusterPath        path)
{
  const MusterPlot plot = {.key = unit->key, .path = path};

  if (muster_unit_is_destroyed (unit))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (MOVE_11), MUSTER_FAIL, MUSTER_WHY (PLOT, DESTROYED),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key));
      return;
    }
  cite_order (deed, unit, path);
  if (muster_world_find (muster_deed_peek_world (deed), MUSTER_PLOT, unit->key) != NULL)
    {
      muster_edit_set (deed->edit, MUSTER_PLOT, unit->key, MUSTER_PLOT_PATH, path);
    }
  else
    {
      muster_edit_put (deed->edit, MUSTER_PLOT, &plot);
    }
}

/* An argument of type ORDER is a path, or the word for none. */
static MusterPath
read_order (const char *order)
{
  MusterPath path = 0;

  if (strcmp (order, MUSTER_ORDER_TO_HOLD) != 0)
    {
      muster_path_from_words (order, &path);
    }
  return path;
}

/** muster_decide_plot: one unit's way, beside the other plots of its player. Clauses: as muster_plot_judge() */
void
muster_decide_plot (MusterDeed *deed)
{
  const MusterUnit *unit = muster_deed_get_unit (deed, "unit");
  MusterPath path = read_order (muster_deed_get (deed, "path"));

  write_plot (deed, unit, path);
  muster_plot_judge (muster_deed_peek_world (deed), unit->key, path, deed->verdict);
}

/** muster_decide_hold: an order to stay. Clauses: MOVE-11 */
void
muster_decide_hold (MusterDeed *deed)
{
  write_plot (deed, muster_deed_get_unit (deed, "unit"), 0);
}

/* Drops the plots of the player, but for the units in @except; from the last, which costs the least. */
static guint
drop_plots (MusterDeed *deed,
            guint32     player,
            GHashTable *except)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  guint n_dropped = 0;

  for (guint i = muster_world_count (world, MUSTER_PLOT); i > 0; i--)
    {
      const MusterPlot *plot = muster_world_nth (world, MUSTER_PLOT, i - 1);

      if (muster_world_get_unit (world, plot->key)->player == player &&
          (except == NULL || !g_hash_table_contains (except, GUINT_TO_POINTER (plot->key))))
        {
          muster_edit_drop (deed->edit, MUSTER_PLOT, plot->key);
          n_dropped++;
        }
    }
  return n_dropped;
}

static guint
count_plots (const MusterWorld *world,
             guint32            player)
{
  guint count = 0;

  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    count += muster_world_get_unit (world, plot->key)->player == player;
  }
  return count;
}

/** muster_decide_unplot: takes back all orders of a player. Clauses: MOVE-11 */
void
muster_decide_unplot (MusterDeed *deed)
{
  guint32 player = muster_deed_get_player (deed, "player")->key;

  muster_edit_cite (deed->edit, MUSTER_CITE (MOVE_11), MUSTER_WHY (PLOT, UNPLOTTED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player),
                    MUSTER_FACT_NUMBER_OF (COUNT, count_plots (muster_deed_peek_world (deed), player)));
  drop_plots (deed, player, NULL);
}

/* The unit that argument @index orders, NULL for the argument that names the player. */
static const MusterUnit *
get_ordered_unit (MusterDeed *deed,
                  guint       index)
{
  const char *key = muster_command_nth_key (deed->command, index);
  const MusterUnit *unit;

  if (strcmp (key, "player") == 0)
    {
      return NULL;
    }
  unit = muster_world_find_unit (muster_deed_peek_world (deed), key);
  if (unit == NULL)
    {
      muster_deed_refuse (deed, "no unit has the id \"%s\"", key);
    }
  return unit;
}

/* Sorts the ordered units into those of the player, in the order of the sheet, and foreign ones, which are a fault. */
static GArray *
find_units (MusterDeed *deed,
            guint32     player)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < muster_command_get_n_arguments (deed->command); i++)
    {
      const MusterUnit *unit = get_ordered_unit (deed, i);

      if (unit != NULL && unit->player == player)
        {
          g_array_append_val (units, unit->key);
        }
      else if (unit != NULL)
        {
          muster_verdict_find_out (deed->verdict, MUSTER_CITE (MOVE_11), MUSTER_FAIL, MUSTER_WHY (PLOT, FOREIGN),
                                   MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                                   MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player));
        }
    }
  return units;
}

static void
withdraw_other_plots (MusterDeed   *deed,
                      guint32       player,
                      const GArray *units)
{
  g_autoptr (GHashTable) ordered = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < units->len; i++)
    {
      g_hash_table_add (ordered, GUINT_TO_POINTER (g_array_index (units, guint32, i)));
    }
  drop_plots (deed, player, ordered);
}

/**
 * muster_decide_orders: a player's whole sheet, which replaces the one before; all its orders are judged together and
 * in their order
 *
 * Clauses: as muster_plot_judge()
 */
void
muster_decide_orders (MusterDeed *deed)
{
  guint32 player = muster_deed_get_player (deed, "player")->key;
  g_autoptr (GArray) units = find_units (deed, player);

  withdraw_other_plots (deed, player, units);
  for (guint i = 0; i < units->len; i++)
    {
      const MusterUnit *unit = muster_world_get_unit (muster_deed_peek_world (deed), g_array_index (units, guint32, i));

      write_plot (deed, unit, read_order (muster_deed_get (deed, unit->id)));
    }
  muster_plots_judge (muster_deed_peek_world (deed), player, units, deed->verdict);
}
