/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/ruleset.h"

#include <string.h>

static void
clear_troop (gpointer troop)
{
  muster_record_clear (MUSTER_TROOP, troop);
}

/**
 * muster_ruleset_new:
 * @id: the word that campaigns name it by, such as "chronopia-5"
 *
 * Returns: (transfer full): a ruleset without any rule, to be filled
 */
MusterRuleset *
muster_ruleset_new (const char *id,
                    const char *name)
{
  MusterRuleset *ruleset = g_new0 (MusterRuleset, 1);

  g_atomic_ref_count_init (&ruleset->references);
  ruleset->id = g_strdup (id);
  ruleset->name = g_strdup (name);
  ruleset->troops = g_array_new (FALSE, TRUE, sizeof (MusterTroop));
  g_array_set_clear_func (ruleset->troops, clear_troop);
  for (guint terrain = 0; terrain < MUSTER_N_TERRAINS; terrain++)
    {
      ruleset->terrains[terrain].yields = MUSTER_YIELDS_NOTHING;
      for (guint race = 0; race < MUSTER_N_RACES; race++)
        {
          ruleset->races[race].flat_income[terrain] = -1;
        }
    }
  for (guint kind = 0; kind < MUSTER_N_STRONGHOLD_KINDS; kind++)
    {
      ruleset->strongholds[kind].numerator = 1;
      ruleset->strongholds[kind].denominator = 1;
    }
  return ruleset;
}

/** muster_ruleset_ref: Returns: (transfer full): @ruleset */
MusterRuleset *
muster_ruleset_ref (MusterRuleset *ruleset)
{
  g_atomic_ref_count_inc (&ruleset->references);
  return ruleset;
}

/** muster_ruleset_unref: drops a reference, with the last one the ruleset */
void
muster_ruleset_unref (MusterRuleset *ruleset)
{
  if (!g_atomic_ref_count_dec (&ruleset->references))
    {
      return;
    }
  for (guint i = 0; i < ruleset->n_weather_bands; i++)
    {
      for (guint terrain = 0; terrain < MUSTER_N_TERRAINS; terrain++)
        {
          g_clear_pointer (&ruleset->weather[i].weather[terrain], g_ref_string_release);
        }
    }
  g_array_unref (ruleset->troops);
  g_free (ruleset->text);
  g_free (ruleset->name);
  g_free (ruleset->id);
  g_free (ruleset);
}

/** muster_ruleset_add_troop: appends a copy of @troop, whose id must be new, to the catalogue */
void
muster_ruleset_add_troop (MusterRuleset     *ruleset,
                          const MusterTroop *troop)
{
  g_assert (muster_ruleset_find_troop (ruleset, troop->id) == NULL);
  g_array_set_size (ruleset->troops, ruleset->troops->len + 1);
  muster_record_init_copy (MUSTER_TROOP,
                           &g_array_index (ruleset->troops, MusterTroop, ruleset->troops->len - 1),
                           troop);
}

/** muster_ruleset_find_troop: Returns: (transfer none) (nullable): the catalogue's row of that id */
const MusterTroop *
muster_ruleset_find_troop (const MusterRuleset *ruleset,
                           const char          *id)
{
  for (guint i = 0; i < ruleset->troops->len; i++)
    {
      const MusterTroop *troop = &g_array_index (ruleset->troops, MusterTroop, i);

      if (strcmp (troop->id, id) == 0)
        {
          return troop;
        }
    }
  return NULL;
}

/**
 * muster_ruleset_get_move:
 * @speed: MV times AC
 *
 * Returns: (transfer none): how far and how freely units of that speed move; a speed below the table's is its slowest
 *
 * Clauses: MOVE-2, MOVE-3, MOVE-4, MOVE-7
 */
const MusterMoveBand *
muster_ruleset_get_move (const MusterRuleset *ruleset,
                         gboolean             individual,
                         int                  speed)
{
  const MusterMoveBand *bands = individual ? ruleset->individual_moves : ruleset->warband_moves;
  guint n_bands = individual ? ruleset->n_individual_moves : ruleset->n_warband_moves;
  guint i = 0;

  while (i + 1 < n_bands && speed > bands[i].speed.high)
    {
      i++;
    }
  return &bands[i];
}

/** muster_ruleset_get_level: Returns: (transfer none): the row of @level. Clauses: XPL-1, XPL-2 */
const MusterLevelRules *
muster_ruleset_get_level (const MusterRuleset *ruleset,
                          gboolean             individual,
                          MusterLevel          level)
{
  return individual ? &ruleset->individual_levels[level] : &ruleset->warband_levels[level];
}

/** muster_ruleset_level_of: Returns: the level of a unit with @xp, green where it is below 0. Clauses: XPL-1, XPL-2 */
MusterLevel
muster_ruleset_level_of (const MusterRuleset *ruleset,
                         gboolean             individual,
                         int                  xp)
{
  MusterLevel level = MUSTER_LEVEL_GREEN;

  while (level + 1 < MUSTER_N_LEVELS && xp >= muster_ruleset_get_level (ruleset, individual, level + 1)->low)
    {
      level++;
    }
  return level;
}

static const MusterClashRules *
find_clash (const MusterRuleset *ruleset,
            MusterRace           race,
            MusterRace           against)
{
  for (guint i = 0; i < ruleset->n_clashes; i++)
    {
      if (ruleset->clashes[i].race == race && ruleset->clashes[i].against == against)
        {
          return &ruleset->clashes[i];
        }
    }
  return NULL;
}

/**
 * muster_ruleset_find_clash:
 *
 * Returns: (transfer none) (nullable): the row that says which rolls, from 1 up, have a border clash in the hex from
 *   which the row's race started; the others have it in the other's. NULL: neither race is special, or both are one.
 *
 * Clauses: MOVE-13
 */
const MusterClashRules *
muster_ruleset_find_clash (const MusterRuleset *ruleset,
                           MusterRace           race,
                           MusterRace           against)
{
  const MusterRace pairs[][2] = {{race, against}, {against, race}, {race, MUSTER_RACE_NONE},
                                 {against, MUSTER_RACE_NONE}};
  const MusterClashRules *row = NULL;

  for (guint i = 0; race != against && row == NULL && i < G_N_ELEMENTS (pairs); i++)
    {
      row = find_clash (ruleset, pairs[i][0], pairs[i][1]);
    }
  return row;
}

/** muster_ruleset_get_flat_income: Returns: the points that a hex of @terrain gives to @race. Clauses: HARV-4 */
int
muster_ruleset_get_flat_income (const MusterRuleset *ruleset,
                                MusterRace           race,
                                MusterTerrain        terrain)
{
  int income = ruleset->races[race].flat_income[terrain];

  return income >= 0 ? income : ruleset->terrains[terrain].flat_income;
}

static char *
dup_trouble_of_moves (const MusterMoveBand *moves,
                      guint                 n_moves,
                      const char           *whose)
{
  MusterBand bands[MUSTER_RULESET_MAX_BANDS];
  int gap;

  for (guint i = 0; i < n_moves; i++)
    {
      bands[i] = moves[i].speed;
    }
  return muster_bands_cover (bands, n_moves, 1, G_MAXINT, &gap)
           ? NULL
           : g_strdup_printf ("the moves of %s give no hexes, or give them twice, for speed %d", whose, gap);
}

static char *
dup_trouble_of_levels (const MusterLevelRules *levels,
                       const char             *whose)
{
  MusterBand bands[MUSTER_N_LEVELS];
  int gap;

  for (guint i = 0; i < MUSTER_N_LEVELS; i++)
    {
      bands[i] = (MusterBand) {levels[i].low, levels[i].high, i};
    }
  return muster_bands_cover (bands, MUSTER_N_LEVELS, 0, G_MAXINT, &gap)
           ? NULL
           : g_strdup_printf ("the levels of %s give none, or two, for %d XP", whose, gap);
}

static char *
dup_trouble_of_weather (const MusterRuleset *ruleset)
{
  MusterBand bands[MUSTER_RULESET_MAX_BANDS];
  int gap;

  for (guint i = 0; i < ruleset->n_weather_bands; i++)
    {
      bands[i] = (MusterBand) {ruleset->weather[i].low, ruleset->weather[i].high, i};
    }
  return muster_bands_cover (bands, ruleset->n_weather_bands, 1, G_MAXINT, &gap)
           ? NULL
           : g_strdup_printf ("the weather table has no row, or two, for a roll of %d", gap);
}

/** muster_ruleset_dup_trouble: Returns: (transfer full) (nullable): what keeps the tables from deciding every case */
char *
muster_ruleset_dup_trouble (const MusterRuleset *ruleset)
{
  char *trouble = dup_trouble_of_moves (ruleset->warband_moves, ruleset->n_warband_moves, "warbands");

  if (trouble == NULL)
    {
      trouble = dup_trouble_of_moves (ruleset->individual_moves, ruleset->n_individual_moves, "individuals");
    }
  if (trouble == NULL)
    {
      trouble = dup_trouble_of_levels (ruleset->warband_levels, "warbands");
    }
  if (trouble == NULL)
    {
      trouble = dup_trouble_of_levels (ruleset->individual_levels, "individuals");
    }
  return trouble != NULL ? trouble : dup_trouble_of_weather (ruleset);
}
