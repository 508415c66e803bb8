/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/roster.h"

static void
drop_combatants (MusterEdit *edit,
                 guint32     unit)
{
  for (guint i = muster_world_count (muster_edit_peek_world (edit), MUSTER_COMBATANT); i > 0; i--)
    {
      const MusterCombatant *combatant = muster_world_nth (muster_edit_peek_world (edit), MUSTER_COMBATANT, i - 1);

      if (combatant->unit == unit)
        {
          muster_edit_drop (edit, MUSTER_COMBATANT, combatant->key);
        }
    }
}

static void
leave_alone (MusterEdit *edit,
             guint32     leaving)
{
  for (guint i = 0; i < muster_world_count (muster_edit_peek_world (edit), MUSTER_UNIT); i++)
    {
      const MusterUnit *unit = &muster_world_peek_units (muster_edit_peek_world (edit))[i];

      if (unit->with == leaving)
        {
          muster_edit_set (edit, MUSTER_UNIT, unit->key, MUSTER_UNIT_WITH, 0);
        }
    }
}

/** muster_roster_drop: takes a unit off the roster, with its plot and its place in battles and beside other units */
void
muster_roster_drop (MusterEdit *edit,
                    guint32     unit)
{
  if (muster_world_find (muster_edit_peek_world (edit), MUSTER_PLOT, unit) != NULL)
    {
      muster_edit_drop (edit, MUSTER_PLOT, unit);
    }
  drop_combatants (edit, unit);
  leave_alone (edit, unit);
  muster_edit_drop (edit, MUSTER_UNIT, unit);
}
