/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/scenario.h"

#include "tabletop/bw-rulebook.h"
#include "tabletop/bw-table.h"
#include "tabletop/dba-rulebook.h"
#include "tabletop/dba-table.h"
#include "tabletop/siege-rulebook.h"
#include "tabletop/siege-table.h"

G_DEFINE_QUARK (muster-tabletop-error-quark, muster_tabletop_error)

static void
clear_ruling (MusterTableRuling *ruling)
{
  g_free (ruling->value);
}

/** muster_scenario_new: Returns: (transfer full): a scenario of those rules, all house rules at their defaults */
MusterScenario *
muster_scenario_new (MusterTableRules rules)
{
  MusterScenario *scenario = g_new0 (MusterScenario, 1);

  scenario->rules = rules;
  scenario->tolerance = MUSTER_TABLE_TOLERANCE;
  scenario->rulings = g_array_new (FALSE, FALSE, sizeof (MusterTableRuling));
  g_array_set_clear_func (scenario->rulings, (GDestroyNotify) clear_ruling);
  return scenario;
}

/** muster_scenario_dup: Returns: (transfer full): a scenario like @scenario, to be changed on its own */
MusterScenario *
muster_scenario_dup (const MusterScenario *scenario)
{
  MusterScenario *copy = muster_scenario_new (scenario->rules);

  copy->tolerance = scenario->tolerance;
  for (guint i = 0; i < scenario->rulings->len; i++)
    {
      MusterTableRuling ruling = g_array_index (scenario->rulings, MusterTableRuling, i);

      ruling.value = g_strdup (ruling.value);
      g_array_append_val (copy->rulings, ruling);
    }
  copy->dba = scenario->dba != NULL ? muster_dba_table_dup (scenario->dba) : NULL;
  copy->bw = scenario->bw != NULL ? muster_bw_table_dup (scenario->bw) : NULL;
  copy->siege = scenario->siege != NULL ? muster_siege_table_dup (scenario->siege) : NULL;
  return copy;
}

/** muster_scenario_free: frees the scenario with its table */
void
muster_scenario_free (MusterScenario *scenario)
{
  g_array_unref (scenario->rulings);
  g_clear_pointer (&scenario->dba, muster_dba_table_free);
  g_clear_pointer (&scenario->bw, muster_bw_table_free);
  g_clear_pointer (&scenario->siege, muster_siege_table_free);
  g_free (scenario);
}

/** muster_scenario_get_rulebook: Returns: (transfer none): the tables of the scenario's rules */
const MusterRulebook *
muster_scenario_get_rulebook (const MusterScenario *scenario)
{
  switch (scenario->rules)
    {
    case MUSTER_TABLE_DBA:
      return muster_dba_get_rulebook ();

    case MUSTER_TABLE_BARONS_WAR:
      return muster_bw_get_rulebook ();

    case MUSTER_TABLE_SIEGE:
    default:
      return muster_siege_get_rulebook ();
    }
}

static MusterTableRuling *
find_ruling (const MusterScenario *scenario,
             const MusterRuling   *option)
{
  for (guint i = 0; i < scenario->rulings->len; i++)
    {
      MusterTableRuling *ruling = &g_array_index (scenario->rulings, MusterTableRuling, i);

      if (ruling->ruling == option)
        {
          return ruling;
        }
    }
  return NULL;
}

/** muster_scenario_set_ruling: sets a house rule; FALSE with an error if there is none of that key or value */
gboolean
muster_scenario_set_ruling (MusterScenario *scenario,
                            const char     *key,
                            const char     *value,
                            GError        **error)
{
  const MusterRulebook *rulebook = muster_scenario_get_rulebook (scenario);
  const MusterRuling *option = muster_rulebook_find_ruling (rulebook, key);
  MusterTableRuling *ruling;

  if (option == NULL || !muster_ruling_allows (option, value))
    {
      g_set_error (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_RULING,
                   option == NULL ? "%s is no house rule of %s" : "%s may be %s", key,
                   option == NULL ? rulebook->id : option->allowed);
      return FALSE;
    }
  ruling = find_ruling (scenario, option);
  if (ruling == NULL)
    {
      g_array_append_val (scenario->rulings, ((MusterTableRuling) {option, NULL}));
      ruling = find_ruling (scenario, option);
    }
  g_free (ruling->value);
  ruling->value = g_strdup (value);
  return TRUE;
}

/** muster_scenario_get_ruling: Returns: (transfer none): the value of a house rule */
const char *
muster_scenario_get_ruling (const MusterScenario *scenario,
                            const char           *key)
{
  const MusterRuling *option = muster_rulebook_find_ruling (muster_scenario_get_rulebook (scenario), key);
  const MusterTableRuling *ruling = find_ruling (scenario, option);

  return ruling != NULL ? ruling->value : option->fallback;
}

static const char *
id_of_area (GPtrArray *areas,
            gint64     number)
{
  return ((const MusterDbaArea *) g_ptr_array_index (areas, number))->id;
}

static const char *
get_dba_id (const MusterDbaTable *table,
            guint                 noun,
            gint64                number)
{
  switch (noun)
    {
    case MUSTER_FACT_ELEMENT:
      return muster_dba_table_get_element (table, number)->id;

    case MUSTER_FACT_TERRAIN_AREA:
      return id_of_area (table->terrain, number);

    case MUSTER_FACT_RIVER:
      return id_of_area (table->rivers, number);

    case MUSTER_FACT_WALL:
      return id_of_area (table->walls, number);

    case MUSTER_FACT_FORT:
      return id_of_area (table->forts, number);

    default:
      return NULL;
    }
}

static const char *
get_bw_id (const MusterBwTable *table,
           guint                noun,
           gint64               number)
{
  switch (noun)
    {
    case MUSTER_FACT_WARRIOR:
      return muster_bw_table_get_warrior (table, number)->id;

    case MUSTER_FACT_GROUP:
      return muster_bw_table_get_group (table, number)->id;

    case MUSTER_FACT_OBSTACLE:
      return muster_bw_table_get_obstacle (table, number)->id;

    default:
      return NULL;
    }
}

static const char *
get_siege_id (const MusterSiegeTable *table,
              guint                   noun,
              gint64                  number)
{
  switch (noun)
    {
    case MUSTER_FACT_MODEL:
      return muster_siege_table_get_model (table, number)->id;

    case MUSTER_FACT_FACE:
      return muster_siege_table_get_face (table, number)->id;

    case MUSTER_FACT_ROPE:
      return muster_siege_table_get_rope (table, number)->id;

    case MUSTER_FACT_ENGINE:
      return muster_siege_table_get_engine (table, number)->id;

    case MUSTER_FACT_TERRAIN_AREA:
      return muster_siege_table_get_ground (table, number)->id;

    default:
      return NULL;
    }
}

/**
 * muster_scenario_get_id:
 * @noun: the kind of a fact
 * @number: its number
 *
 * Returns: (transfer none) (nullable): the id of the piece that the fact speaks of; %NULL if it speaks of none
 */
const char *
muster_scenario_get_id (const MusterScenario *scenario,
                        guint                 noun,
                        gint64                number)
{
  if (scenario->dba != NULL)
    {
      return get_dba_id (scenario->dba, noun, number);
    }
  if (scenario->bw != NULL)
    {
      return get_bw_id (scenario->bw, noun, number);
    }
  return scenario->siege != NULL ? get_siege_id (scenario->siege, noun, number) : NULL;
}
