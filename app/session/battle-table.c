/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A campaign's battle on the table: the forces that it brings along, and what is written down of what was ruled.
 */
#include "session/battle-table.h"

#include "campaign/combatant.h"
#include "campaign/unit.h"
#include "tabletop/dba-table.h"
#include "wording/language.h"
#include "wording/names.h"
#include "wording/sentence.h"
#include "wording/table-gist.h"
#include "wording/words.h"

#define BASE_WIDTH 40000 /* micrometres */
#define DEPLOYED 6 /* base widths from the middle, to each side */
#define APART 2 /* base widths from one front to the next */

/* What a unit is taken for: the campaign's lists have no troop classes of DBA. */
static MusterDbaTroop
troop_of (const MusterWorld *world,
          const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  const char *code = "4Bd";
  MusterDbaTroop parsed;

  if (troop->kind == MUSTER_KIND_ENGINE || troop->kind == MUSTER_KIND_EQUIPMENT)
    {
      code = "Art";
    }
  else if (troop->fly > 0)
    {
      code = "LH";
    }
  else if (troop->missile != 0)
    {
      code = "4Bw";
    }
  g_assert (muster_dba_troop_parse (code, &parsed));
  return parsed;
}

static void
line_up (MusterDbaTable *table,
         guint           first)
{
  guint n_elements = table->elements->len - first;

  for (guint i = 0; i < n_elements; i++)
    {
      MusterDbaElement *element = g_ptr_array_index (table->elements, first + i);
      int facing = element->side % 2 == 1 ? 1 : -1;
      gint32 x = ((int) i * APART - (int) (n_elements - 1) * APART / 2) * BASE_WIDTH;
      MusterPose pose = {{x *facing, -facing *DEPLOYED *BASE_WIDTH}, muster_heading (0, facing)};

      muster_dba_element_place (element, pose, table->tolerance);
    }
}

/**
 * muster_scenario_new_for_battle:
 * @battle: key of a battle of the world
 *
 * Returns: (transfer full): a table on which each unit of the battle is an element, lined up at its side's edge
 */
MusterScenario *
muster_scenario_new_for_battle (const MusterWorld *world,
                                guint32            battle)
{
  MusterScenario *scenario = muster_scenario_new (MUSTER_TABLE_DBA);
  g_autoptr (GArray) players = muster_battle_dup_players (world, battle);

  scenario->dba = muster_dba_table_new (BASE_WIDTH, scenario->tolerance);
  for (guint i = 0; i < players->len; i++)
    {
      guint32 key = g_array_index (players, guint32, i);
      guint8 side = muster_dba_table_number_side (scenario->dba, muster_world_get_player (world, key)->id);
      guint first = scenario->dba->elements->len;

      MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
      {
        if (combatant->battle == battle && combatant->player == key)
          {
            const MusterUnit *unit = muster_world_get_unit (world, combatant->unit);

            muster_dba_table_add_element (scenario->dba, unit->id, side, troop_of (world, unit));
          }
      }
      line_up (scenario->dba, first);
    }
  return scenario;
}

/* The sentences of what decided; of a legal move, none is needed. */
static void
append_reasons (GString              *text,
                const MusterScenario *scenario,
                const MusterVerdict  *verdict)
{
  const MusterNames names = muster_names_of_table (scenario);

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (finding->outcome == MUSTER_FAIL || finding->outcome == MUSTER_NEEDS || finding->ruling != NULL)
        {
          g_autofree char *sentence = muster_finding_dup_sentence (finding, &names);

          g_string_append_printf (text, "; %s %s", finding->clause->id, sentence);
        }
    }
}

#define LONGEST_NOTE 1000 /* characters, as a command takes them */

/**
 * muster_battle_note_new:
 * @answer: what was said of the move that @scenario proposes
 *
 * Returns: (transfer full): the command that writes the ruling into the campaign's journal, under the battle's id
 */
MusterCommand *
muster_battle_note_new (const MusterWorld    *world,
                        guint32               battle,
                        const MusterScenario *scenario,
                        const MusterAnswer   *answer)
{
  const MusterBattle *record = muster_world_find (world, MUSTER_BATTLE, battle);
  g_autofree char *gist = muster_scenario_dup_move_gist (scenario);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *argument = NULL;

  g_string_append_printf (text, "%s: %s: %s", record->id, gist,
                          muster_status_get_title (muster_verdict_get_status (answer->verdict)));
  append_reasons (text, scenario, answer->verdict);
  if (g_utf8_strlen (text->str, -1) > LONGEST_NOTE)
    {
      g_string_truncate (text, g_utf8_offset_to_pointer (text->str, LONGEST_NOTE - 1) - text->str);
      g_string_append (text, "…");
    }
  argument = g_strconcat ("text=", text->str, NULL);
  return muster_command_new ("note", (const char *const[]) {argument, NULL}, NULL);
}
