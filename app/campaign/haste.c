/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/haste.h"

#include "campaign/walk.h"

/* Who starts in one hex and goes one way. */
typedef struct
{
  guint32 player;
  guint32 at;
  MusterPath path;
  guint32 unit;
} Traveller;

static int
compare_ways (gconstpointer first,
              gconstpointer second)
{
  const Traveller *one = first;
  const Traveller *other = second;

  if (one->player != other->player)
    {
      return one->player < other->player ? -1 : 1;
    }
  if (one->at != other->at)
    {
      return one->at < other->at ? -1 : 1;
    }
  return (one->path > other->path) - (one->path < other->path);
}

/* Whether one of the risen gets along its path only with help. */
static gboolean
wants_help (const MusterWorld *world,
            const Traveller   *traveller)
{
  const MusterUnit *unit = muster_world_get_unit (world, traveller->unit);
  MusterPace pace, hastened;
  MusterWalk walk;

  muster_unit_get_pace (world, unit, &pace);
  hastened = pace;
  if (!muster_unit_hasten (world, unit, &hastened))
    {
      return FALSE;
    }
  muster_walk_init (&walk, world, unit, &pace);
  return muster_walk_count_steps (&walk, traveller->path) < muster_path_get_length (traveller->path);
}

static void
sort_in (const MusterWorld *world,
         const MusterUnit  *unit,
         MusterPath         path,
         GArray            *hasteners,
         GArray            *risen)
{
  const Traveller traveller = {unit->player, unit->at, path, unit->key};

  if (muster_unit_is_hastener (world, unit))
    {
      g_array_append_val (hasteners, traveller);
    }
  else if (muster_unit_is_risen (world, unit))
    {
      g_array_append_val (risen, traveller);
    }
}

static void
sort_in_plots (const MusterWorld *world,
               guint32            except,
               GArray            *hasteners,
               GArray            *risen)
{
  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    if (plot->key != except && plot->path != 0)
      {
        sort_in (world, muster_world_get_unit (world, plot->key), plot->path, hasteners, risen);
      }
  }
}

/* Gives each of the risen who wants help, in their order, the next hastener who goes the same way; both are sorted by
   their ways. */
static GHashTable *
match (const MusterWorld *world,
       const GArray      *risen,
       const GArray      *hasteners)
{
  GHashTable *haste = g_hash_table_new (NULL, NULL);
  guint next = 0;

  for (guint i = 0; i < risen->len; i++)
    {
      const Traveller *traveller = &g_array_index (risen, Traveller, i);

      while (next < hasteners->len && compare_ways (&g_array_index (hasteners, Traveller, next), traveller) < 0)
        {
          next++;
        }
      if (next < hasteners->len && compare_ways (&g_array_index (hasteners, Traveller, next), traveller) == 0 &&
          wants_help (world, traveller))
        {
          g_hash_table_insert (haste, GUINT_TO_POINTER (traveller->unit),
                               GUINT_TO_POINTER (g_array_index (hasteners, Traveller, next).unit));
          next++;
        }
    }
  return haste;
}

/**
 * muster_haste_find:
 * @last_unit: a unit that is to be taken as plotted otherwise than @world says, after all others; 0 for none
 * @last_path: its path
 *
 * A necromancer hastens one unit of risen which starts in the same hex, has the same path and needs it. Where there
 * are more risen than necromancers the first by key are hastened.
 *
 * Returns: (transfer full): the hastened units, for muster_haste_get_hastener()
 *
 * Clauses: MOVE-6
 */
GHashTable *
muster_haste_find (const MusterWorld *world,
                   guint32            last_unit,
                   MusterPath         last_path)
{
  g_autoptr (GArray) risen = g_array_new (FALSE, FALSE, sizeof (Traveller));
  g_autoptr (GArray) hasteners = g_array_new (FALSE, FALSE, sizeof (Traveller));

  sort_in_plots (world, last_unit, hasteners, risen);
  if (last_unit != 0 && last_path != 0)
    {
      sort_in (world, muster_world_get_unit (world, last_unit), last_path, hasteners, risen);
    }
  g_array_sort (hasteners, compare_ways);
  g_array_sort (risen, compare_ways); /* a stable sort: the last unit stays behind the others */
  return match (world, risen, hasteners);
}

/** muster_haste_get_hastener: Returns: the unit that hastens @unit, 0 = nobody does */
guint32
muster_haste_get_hastener (GHashTable *haste,
                           guint32     unit)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (haste, GUINT_TO_POINTER (unit)));
}
