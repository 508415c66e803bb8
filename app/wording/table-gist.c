/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/table-gist.h"

#include "tabletop/bw-table.h"
#include "tabletop/dba-table.h"
#include "tabletop/move.h"
#include "tabletop/siege-table.h"
#include "wording/language.h"
#include "wording/names.h"

/* "a, b and c" would need a grammar for each language: "a, b, c" does not. */
static char *
dup_elements (const MusterDbaTable *table)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < table->move.elements->len; i++)
    {
      guint element = g_array_index (table->move.elements, guint, i);

      g_string_append (list, i > 0 ? ", " : "");
      muster_append_isolated (list, muster_dba_table_get_element (table, element)->id);
    }
  return g_string_free (list, FALSE);
}

static char *
dup_dba_gist (const MusterDbaTable *table)
{
  g_autofree char *elements = dup_elements (table);

  switch (table->move.kind)
    {
    case MUSTER_DBA_SINGLE:
      return g_strdup_printf (_("%s moves"), elements);

    case MUSTER_DBA_GROUP:
      return g_strdup_printf (_("%s move as a group"), elements);

    case MUSTER_DBA_REDUCE:
      return g_strdup_printf (_("%s reduce their front"), elements);

    case MUSTER_DBA_DISMOUNT:
      return g_strdup_printf (_("%s: dismounts"), elements);

    case MUSTER_DBA_RECOIL:
      return g_strdup_printf (_("%s recoils"), elements);

    case MUSTER_DBA_FLEE:
      return g_strdup_printf (_("%s flees"), elements);

    case MUSTER_DBA_TAKE_BACK:
      return g_strdup_printf (_("%s: the move is taken back"), elements);

    default:
      g_assert_not_reached ();
    }
}

static char *
dup_bw_gist (const MusterBwTable *table)
{
  const char *group = muster_bw_table_get_group (table, table->action.group)->id;

  switch (table->action.kind)
    {
    case MUSTER_BW_MOVE:
      return g_strdup_printf (_("%s moves"), group);

    case MUSTER_BW_RUN:
      return g_strdup_printf (_("%s runs"), group);

    case MUSTER_BW_CHARGE:
      return g_strdup_printf (_("%s charges"), group);

    case MUSTER_BW_FAILED_CHARGE:
      return g_strdup_printf (_("%s fails to charge"), group);

    case MUSTER_BW_FORCED_BACK:
      return g_strdup_printf (_("%s is forced back"), group);

    case MUSTER_BW_REGROUP:
      return g_strdup_printf (_("%s regroups"), group);

    case MUSTER_BW_DEFEND:
      return g_strdup_printf (_("%s defends"), group);

    default:
      g_assert_not_reached ();
    }
}

static char *
dup_siege_gist (const MusterSiegeTable *table)
{
  const MusterSiegeAct *act = &table->act;
  gboolean of_engine = act->kind >= MUSTER_SIEGE_HAUL;
  const char *id = of_engine ? muster_siege_table_get_engine (table, act->engine)->id
                             : muster_siege_table_get_model (table, act->model)->id;

  switch (act->kind)
    {
    case MUSTER_SIEGE_CLIMB:
      return g_strdup_printf (_("%s climbs"), id);

    case MUSTER_SIEGE_SET_ROPE:
      return g_strdup_printf (_("%s sets a rope"), id);

    case MUSTER_SIEGE_THROW_GRAPNEL:
      return g_strdup_printf (_("%s throws a grapnel"), id);

    case MUSTER_SIEGE_CUT_ROPE:
      return g_strdup_printf (_("%s cuts a rope"), id);

    case MUSTER_SIEGE_HAUL:
      return g_strdup_printf (_("%s is moved"), id);

    case MUSTER_SIEGE_FIRE:
    case MUSTER_SIEGE_NO_ACT:
    default:
      return g_strdup_printf (_("%s fires"), id);
    }
}

/** muster_scenario_dup_move_gist: Returns: (transfer full): in a few words, the move that @scenario proposes */
char *
muster_scenario_dup_move_gist (const MusterScenario *scenario)
{
  if (!muster_scenario_has_move (scenario))
    {
      return g_strdup (_("No move is proposed"));
    }
  if (scenario->siege != NULL)
    {
      return dup_siege_gist (scenario->siege);
    }
  return scenario->dba != NULL ? dup_dba_gist (scenario->dba) : dup_bw_gist (scenario->bw);
}
