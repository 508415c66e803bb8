/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/plot.h"

#include "campaign/haste.h"
#include "campaign/mover.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "campaign/terrain.h"
#include "campaign/threat.h"
#include "campaign/traffic.h"
#include "campaign/walk.h"

/* What the plots of one player are judged with, one after the other. */
typedef struct
{
  /* Borrowed */
  const MusterWorld *world;
  MusterVerdict *verdict;

  /* Owned */
  GHashTable *haste;
  MusterTraffic *traffic; /* of the plots judged so far, and of those that are not judged */
} Bench;

/* Whether the road through the hex may be used is settled by a ruling. */
static const MusterRuling *
find_road_ruling (const MusterWalk *walk,
                  const MusterHex  *hex,
                  MusterSide        side)
{
  gboolean through = muster_hex_has_road (hex, walk->entered) && muster_hex_has_road (hex, side);
  gboolean foreign = hex->owner != 0 && hex->owner != walk->player;

  return through && foreign ? MUSTER_OPTION (ROAD_ENEMY_USE) : NULL;
}

/* What is to be said of a step out of @before, which was taken with @tread. */
static void
tell_tread (Bench            *bench,
            const MusterUnit *unit,
            const MusterWalk *before,
            MusterSide        side,
            guint             tread)
{
  static const struct
  {
    guint tread;
    MusterOutcome outcome;
    MusterPlotReason reason;
  } kinds[] = {
    {MUSTER_TREAD_MUST_STOP, MUSTER_FAIL, MUSTER_WHY_PLOT_MUST_STOP},
    {MUSTER_TREAD_ABILITY, MUSTER_PASS, MUSTER_WHY_PLOT_PASSES},
    {MUSTER_TREAD_ROAD, MUSTER_PASS, MUSTER_WHY_PLOT_ROAD},
  };
  const MusterClause *clauses[] = {before->pace.clause, MUSTER_CITE (MOVE_5), MUSTER_CITE (MOVE_8)};
  const MusterHex *hex = muster_world_get_hex (bench->world, before->at);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (tread & kinds[i].tread)
        {
          MusterFinding *finding =
            muster_verdict_find_out (bench->verdict, clauses[i], kinds[i].outcome,
                                     ((MusterReason) {MUSTER_CHAPTER_PLOT, kinds[i].reason}),
                                     MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                                     MUSTER_FACT_NOUN_OF (HEX, HEX, hex->key),
                                     MUSTER_FACT_NOUN_OF (TERRAIN, TERRAIN,
                                                          muster_hex_get_terrain (hex, bench->world)));

          finding->ruling = kinds[i].tread != MUSTER_TREAD_ABILITY ? find_road_ruling (before, hex, side) : NULL;
        }
    }
}

static void
tell_nowhere (Bench            *bench,
              const MusterUnit *unit,
              guint32           from,
              MusterSide        side,
              guint             tread)
{
  guint32 to = muster_hex_neighbour (from, side);

  if (tread & MUSTER_TREAD_OFF_THE_MAP)
    {
      muster_verdict_find_out (bench->verdict, MUSTER_CITE (SETUP_1), MUSTER_FAIL, MUSTER_WHY (PLOT, OFF_THE_MAP),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                               MUSTER_FACT_NOUN_OF (FROM, HEX, from), MUSTER_FACT_NOUN_OF (SIDE, SIDE, side));
    }
  else
    {
      const MusterHex *hex = muster_world_get_hex (bench->world, to);

      muster_verdict_find_out (bench->verdict, MUSTER_CITE (SEA_1), MUSTER_FAIL, MUSTER_WHY (PLOT, NO_CROSSING),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                               MUSTER_FACT_NOUN_OF (HEX, HEX, to),
                               MUSTER_FACT_NOUN_OF (TERRAIN, TERRAIN, hex->terrain));
    }
}

/* MOVE-16: how full the side gets by the unit, counting it. */
static void
judge_side (Bench            *bench,
            const MusterUnit *unit,
            guint32           from,
            MusterSide        side)
{
  const MusterHex *hex = muster_world_find (bench->world, MUSTER_HEX, from);
  const MusterHex *to = muster_world_get_hex (bench->world, muster_hex_neighbour (from, side));
  MusterSideLimit limit;
  MusterFinding *finding;
  guint crossing;

  if (!muster_unit_loads_sides (bench->world, unit) || !muster_crossing_is_attack (bench->world, unit->player, to))
    {
      return;
    }
  muster_traffic_add (bench->traffic, unit->player, from, side);
  limit = muster_side_get_limit (bench->world, unit->player, hex, side);
  if (limit.warbands == MUSTER_NO_LIMIT)
    {
      return;
    }
  crossing = muster_traffic_get (bench->traffic, unit->player, from, side);
  finding = muster_verdict_find_out (bench->verdict, MUSTER_CITE (MOVE_16),
                                     crossing > limit.warbands ? MUSTER_FAIL : MUSTER_PASS,
                                     crossing > limit.warbands
                                       ? MUSTER_WHY (PLOT, SIDE_FULL) : MUSTER_WHY (PLOT, SIDE_WITHIN),
                                     MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                                     MUSTER_FACT_NOUN_OF (HEX, HEX, from), MUSTER_FACT_NOUN_OF (SIDE, SIDE, side),
                                     MUSTER_FACT_NUMBER_OF (MEASURED, crossing),
                                     MUSTER_FACT_NUMBER_OF (LIMIT, limit.warbands),
                                     limit.by_road > 0 ? MUSTER_FACT_NUMBER_OF (AMOUNT, limit.by_road)
                                                       : (MusterFact) {.kind = MUSTER_FACT_ABSENT});
  finding->ruling = limit.ruling;
}

/* MOVE-15: known enemies do not forbid a plot, but the player is told where the unit will end. */
static gboolean
foresee_end (Bench            *bench,
             const MusterUnit *unit,
             guint32           hex)
{
  guint32 defender = muster_hex_find_defender (bench->world, unit->player, hex);

  if (defender != 0)
    {
      muster_verdict_find_out (bench->verdict, MUSTER_CITE (MOVE_15), MUSTER_INFO, MUSTER_WHY (PLOT, EXPECTED),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key), MUSTER_FACT_NOUN_OF (HEX, HEX, hex),
                               MUSTER_FACT_NOUN_OF (OTHER, PLAYER, defender));
    }
  return defender != 0;
}

static void
tell_length (Bench            *bench,
             const MusterUnit *unit,
             const MusterWalk *walk,
             guint32           road,
             guint32           farthest)
{
  guint limit = walk->pace.hexes + walk->extra;
  gboolean within = walk->n_steps <= limit;

  if (walk->extra > 0 && walk->n_steps > walk->pace.hexes)
    {
      muster_verdict_find_out (bench->verdict, MUSTER_CITE (MOVE_8), MUSTER_PASS, MUSTER_WHY (PLOT, ROAD_LENGTHENS),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                               MUSTER_FACT_NOUN_OF (HEX, HEX, road),
                               MUSTER_FACT_NUMBER_OF (AMOUNT, walk->extra));
    }
  muster_verdict_find_out (bench->verdict, walk->pace.clause, within ? MUSTER_PASS : MUSTER_FAIL,
                           within ? MUSTER_WHY (PLOT, WITHIN_REACH) : MUSTER_WHY (PLOT, TOO_FAR),
                           MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                           MUSTER_FACT_NUMBER_OF (MEASURED, walk->n_steps),
                           MUSTER_FACT_NUMBER_OF (LIMIT, limit), MUSTER_FACT_NOUN_OF (HEX, HEX, farthest));
}

/* Goes the whole way, as far as there are hexes, and tells all that is wrong or helps on it. */
static void
judge_way (Bench            *bench,
           const MusterUnit *unit,
           const MusterPace *pace,
           MusterPath        path)
{
  guint n_steps = muster_path_get_length (path);
  gboolean ends = FALSE;
  guint32 road = MUSTER_NO_HEX;
  guint32 farthest = unit->at;
  MusterWalk walk;

  muster_walk_init (&walk, bench->world, unit, pace);
  for (guint i = 0; i < n_steps; i++)
    {
      MusterSide side = muster_path_get_step (path, i);
      MusterWalk before = walk;
      guint tread = muster_walk_tread (&walk, side);

      tell_tread (bench, unit, &before, side, tread);
      if (tread & MUSTER_TREAD_NOWHERE)
        {
          tell_nowhere (bench, unit, before.at, side, tread);
          break;
        }
      road = tread & MUSTER_TREAD_LENGTHENED ? before.at : road;
      farthest = tread & MUSTER_TREAD_TOO_FAR ? farthest : walk.at;
      judge_side (bench, unit, before.at, side);
      ends = ends || (i + 1 < n_steps && foresee_end (bench, unit, walk.at));
    }
  if (walk.n_steps == n_steps || walk.n_steps > pace->hexes + walk.extra)
    {
      tell_length (bench, unit, &walk, road, farthest);
    }
}

static void
find_pace (Bench            *bench,
           const MusterUnit *unit,
           MusterPace       *pace)
{
  guint32 hastener = muster_haste_get_hastener (bench->haste, unit->key);
  MusterFinding *finding;

  muster_unit_get_pace (bench->world, unit, pace);
  if (hastener != 0 && muster_unit_hasten (bench->world, unit, pace))
    {
      muster_verdict_find_out (bench->verdict, MUSTER_CITE (MOVE_6), MUSTER_INFO, MUSTER_WHY (PLOT, HASTENED),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                               MUSTER_FACT_NOUN_OF (UNIT, UNIT, hastener),
                               MUSTER_FACT_NUMBER_OF (MEASURED, pace->speed));
    }
  finding = muster_verdict_find_out (bench->verdict, MUSTER_CITE (MOVE_1), MUSTER_INFO, MUSTER_WHY (PLOT, SPEED),
                                     MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                                     MUSTER_FACT_NUMBER_OF (MEASURED, pace->speed),
                                     MUSTER_FACT_NUMBER_OF (LIMIT, pace->hexes),
                                     pace->ac > 0 ? MUSTER_FACT_NUMBER_OF (NUMBER, pace->mv)
                                                  : (MusterFact) {.kind = MUSTER_FACT_ABSENT},
                                     pace->ac > 0 ? MUSTER_FACT_NUMBER_OF (COUNT, pace->ac)
                                                  : (MusterFact) {.kind = MUSTER_FACT_ABSENT});
  if (muster_world_get_troop (bench->world, unit->troop)->fly > 0)
    {
      finding->ruling = MUSTER_OPTION (MOVE_FLYER_SPEED);
    }
}

static void
judge_one (Bench            *bench,
           const MusterUnit *unit,
           MusterPath        path)
{
  MusterPace pace;

  if (path == 0 || !muster_mover_judge (bench->world, unit, bench->verdict))
    {
      return;
    }
  find_pace (bench, unit, &pace);
  judge_way (bench, unit, &pace, path);
  muster_homecoming_judge (bench->world, unit, path, bench->verdict);
}

/* Counts the other plots of the player, whatever may be wrong with them. */
static void
load_traffic (Bench  *bench,
              guint32 player,
              guint32 except)
{
  MUSTER_FOR_EACH (bench->world, PLOT, MusterPlot, plot)
  {
    const MusterUnit *unit = plot->key != except ? muster_world_get_unit (bench->world, plot->key) : NULL;
    guint n_steps = unit != NULL && unit->player == player ? muster_path_get_length (plot->path) : 0;
    guint32 at = n_steps > 0 ? unit->at : MUSTER_NO_HEX;

    if (n_steps == 0 || !muster_unit_loads_sides (bench->world, unit))
      {
        continue;
      }
    for (guint i = 0; i < n_steps; i++)
      {
        MusterSide side = muster_path_get_step (plot->path, i);
        guint32 neighbour = muster_hex_neighbour (at, side);
        const MusterHex *to =
          neighbour != MUSTER_NO_HEX ? muster_world_get_hex (bench->world, neighbour) : NULL;

        if (to == NULL)
          {
            break;
          }
        if (muster_crossing_is_attack (bench->world, player, to))
          {
            muster_traffic_add (bench->traffic, player, at, side);
          }
        at = neighbour;
      }
  }
}

static void
clear_bench (Bench *bench)
{
  g_hash_table_unref (bench->haste);
  muster_traffic_free (bench->traffic);
}

/**
 * muster_plot_judge:
 * @unit: key
 * @path: what it is to be plotted to do, 0 = hold, instead of what @world says
 *
 * Finds out whether that plot is allowed beside the other plots of its player. Known enemies do not make it illegal.
 *
 * Clauses: MOVE-1, MOVE-2, MOVE-3, MOVE-4, MOVE-5, MOVE-6, MOVE-7, MOVE-8, MOVE-15, MOVE-16, FORT-2, TOWN-3, WT-3,
 *   AFTER-1, AFTER-2, SETUP-1, SEA-1
 */
void
muster_plot_judge (const MusterWorld *world,
                   guint32            unit,
                   MusterPath         path,
                   MusterVerdict     *verdict)
{
  const MusterUnit *record = muster_world_get_unit (world, unit);
  Bench bench = {world, verdict, muster_haste_find (world, unit, path), muster_traffic_new ()};

  load_traffic (&bench, record->player, unit);
  judge_one (&bench, record, path);
  clear_bench (&bench);
}

/**
 * muster_plots_judge:
 * @player: key
 * @units: (element-type guint32): keys of all units of @player that are plotted in @world, in the order in which they
 *   are to count
 *
 * Finds out whether all those plots are allowed together.
 *
 * Clauses: as muster_plot_judge()
 */
void
muster_plots_judge (const MusterWorld *world,
                    guint32            player,
                    const GArray      *units,
                    MusterVerdict     *verdict)
{
  Bench bench = {world, verdict, muster_haste_find (world, 0, 0), muster_traffic_new ()};

  for (guint i = 0; i < units->len; i++)
    {
      guint32 unit = g_array_index (units, guint32, i);
      const MusterPlot *plot = muster_world_find (world, MUSTER_PLOT, unit);

      judge_one (&bench, muster_world_get_unit (world, unit), plot != NULL ? plot->path : 0);
    }
  clear_bench (&bench);
}
