/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map, and its hexes as a table for who cannot see it.
 */
#include "campaign/noun.h"
#include "report/kinds.h"
#include "wording/names.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static MusterTable *
new_table (const MusterWorld *world)
{
  const MusterColumn columns[] = {
    {_("Hex")}, {_("Terrain")}, {_("Number"), MUSTER_COLUMN_NUMBER}, {_("Owner")}, {_("Stronghold")},
  };
  const MusterNames names = MUSTER_NAMES_OF (world);
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->owner == 0 && hex->stronghold == MUSTER_STRONGHOLD_NONE)
      {
        continue;
      }
    muster_table_add_row (table);
    muster_table_take (table, 0, muster_names_dup_noun (&names, MUSTER_NOUN_HEX, hex->key));
    muster_table_set (table, 1, muster_terrain_get_title (hex->terrain));
    muster_table_set_number (table, 2, hex->resource);
    if (hex->owner != 0)
      {
        muster_table_take (table, 3, muster_names_dup_noun (&names, MUSTER_NOUN_PLAYER, hex->owner));
      }
    if (hex->stronghold != MUSTER_STRONGHOLD_NONE)
      {
        muster_table_set (table, 4, muster_stronghold_kind_get_title (hex->stronghold));
      }
  }
  return table;
}

/** muster_report_map: fills in the map and its controlled hexes */
void
muster_report_map (const MusterReporting *reporting)
{
  muster_document_add_map (reporting->document, reporting->end, reporting->request->player);
  muster_document_add_heading (reporting->document, 1, _("Controlled hexes"));
  muster_document_take_table (reporting->document, new_table (reporting->end));
}
