/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clause register and the house rules, as tables, and one clause as a page.
 */
#include "report/rules-table.h"

#include "campaign/rulebook.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
get_state_title (MusterClauseState state)
{
  switch (state)
    {
    case MUSTER_CLAUSE_IMPLEMENTED:
      return _("decided");

    case MUSTER_CLAUSE_PLANNED:
      return _("planned");

    case MUSTER_CLAUSE_REFERENCE:
      return _("explains");
    }
  g_assert_not_reached ();
}

/** muster_clauses_new_table: Returns: (transfer full): every clause of the rulebook with its gist, translated */
MusterTable *
muster_clauses_new_table (const MusterRulebook *rulebook)
{
  const MusterColumn columns[] = {{_("Clause")}, {_("Title")}, {_("State")}, {_("Gist")}};
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < rulebook->n_clauses; i++)
    {
      muster_table_add_row (table);
      muster_table_set (table, 0, rulebook->clauses[i].id);
      muster_table_set (table, 1, _(rulebook->clauses[i].title));
      muster_table_set (table, 2, get_state_title (rulebook->clauses[i].state));
      muster_table_set (table, 3, _(rulebook->clauses[i].gist));
    }
  return table;
}

/* A campaign chooses only among the options of its own rulebook; elsewhere the default holds. */
static const char *
get_value (const MusterRulebook *rulebook,
           const MusterWorld    *world,
           guint                 ruling)
{
  if (world != NULL && rulebook == muster_chronopia_get_rulebook ())
    {
      return muster_world_get_ruling (world, ruling);
    }
  return rulebook->rulings[ruling].fallback;
}

static void
add_ruling (MusterTable          *table,
            const MusterRulebook *rulebook,
            const MusterWorld    *world,
            guint                 index)
{
  const MusterRuling *ruling = &rulebook->rulings[index];

  muster_table_add_row (table);
  muster_table_set (table, 0, ruling->key);
  muster_table_set (table, 1, get_value (rulebook, world, index));
  muster_table_set (table, 2, ruling->fallback);
  muster_table_set (table, 3, ruling->allowed);
  muster_table_set (table, 4, ruling->clause);
  muster_table_set (table, 5, _(ruling->why));
}

static MusterTable *
new_rulings (const MusterRulebook *rulebook,
             const MusterWorld    *world,
             const char           *clause)
{
  const MusterColumn columns[] = {
    {_("House rule")}, {_("Value")}, {_("Default")}, {_("Allowed")}, {_("Clause")}, {_("Why")},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      if (clause == NULL || strcmp (rulebook->rulings[i].clause, clause) == 0)
        {
          add_ruling (table, rulebook, world, i);
        }
    }
  return table;
}

/**
 * muster_rulings_new_table:
 * @world: (nullable): the campaign whose values are shown; NULL for the defaults
 *
 * Returns: (transfer full): every house-rule option, its value, what it may be and why the default is one
 */
MusterTable *
muster_rulings_new_table (const MusterRulebook *rulebook,
                          const MusterWorld    *world)
{
  return new_rulings (rulebook, world, NULL);
}

/** muster_clause_new_document: Returns: (transfer full): a clause with its gist and the house rules that bear on it */
MusterDocument *
muster_clause_new_document (const MusterRulebook *rulebook,
                            const MusterClause   *clause,
                            const MusterWorld    *world)
{
  g_autofree char *title = g_strdup_printf ("%s – %s", clause->id, _(clause->title));
  g_autofree char *state = g_strdup_printf (_("State: %s"), get_state_title (clause->state));
  g_autoptr (MusterTable) rulings = new_rulings (rulebook, world, clause->id);
  MusterDocument *document = muster_document_new (title, rulebook->id);

  muster_document_add_paragraph (document, _(clause->gist));
  muster_document_add_paragraph (document, state);
  if (rulings->rows->len > 0)
    {
      muster_document_add_heading (document, 2, _("House rules"));
      muster_document_take_table (document, g_steal_pointer (&rulings));
    }
  return document;
}
