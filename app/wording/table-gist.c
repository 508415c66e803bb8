/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/table-gist.h"

#include "tabletop/dba-table.h"
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

/** muster_scenario_dup_move_gist: Returns: (transfer full): in a few words, the move that @scenario proposes */
char *
muster_scenario_dup_move_gist (const MusterScenario *scenario)
{
  return scenario->dba != NULL ? dup_dba_gist (scenario->dba) : g_strdup (_("no move"));
}
