/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a campaign in the one canonical spelling: sections and attributes in the order of campaign-format.def, records
 * in the order of their keys, nothing that follows from other records.
 */
#include "exchange/campaign-writer.h"

#include <string.h>

#include "campaign/unit.h"
#include "exchange/campaign-format.h"
#include "exchange/xml-writer.h"

typedef struct
{
  /* Borrowed */
  const MusterWorld *world;
  MusterXmlWriter *xml;
} Writing;

static void
begin (Writing              *writing,
       MusterCampaignElement element)
{
  muster_xml_writer_begin (writing->xml, muster_campaign_format_get (element)->name);
}

static void
finish (Writing *writing)
{
  muster_xml_writer_finish (writing->xml);
}

static void
attribute (Writing    *writing,
           const char *name,
           const char *value)
{
  muster_xml_writer_attribute (writing->xml, name, value);
}

static void
number_attribute (Writing    *writing,
                  const char *name,
                  gint64      number)
{
  muster_xml_writer_number (writing->xml, name, number);
}

static const char *
get_player_id (Writing *writing,
               guint32  key)
{
  return muster_world_get_player (writing->world, key)->id;
}

/* The id of the record that a field names; NULL where it names none. */
static const char *
get_named_id (Writing             *writing,
              const MusterBinding *binding,
              gconstpointer        record)
{
  guint32 key = muster_record_get (binding->record, record, binding->field).number;

  if (key == 0)
    {
      return NULL;
    }
  switch ((int) binding->conversion)
    {
    case MUSTER_CONVERT_PLAYER:
      return get_player_id (writing, key);

    case MUSTER_CONVERT_UNIT:
      return muster_world_get_unit (writing->world, key)->id;

    case MUSTER_CONVERT_TROOP:
      return muster_world_get_troop (writing->world, key)->id;

    default:
      g_assert_not_reached ();
    }
}

static gboolean
has_fallback (const MusterBinding *binding,
              gconstpointer        record)
{
  MusterValue value = muster_record_get (binding->record, record, binding->field);
  MusterFieldType type = muster_record_get_type (binding->record)->fields[binding->field].type;

  return type == MUSTER_FIELD_TEXT ? value.text == NULL : value.number == binding->fallback;
}

/* The attributes of the fields of one record; those of other kinds of records are left to the caller. */
static void
attributes (Writing              *writing,
            MusterCampaignElement element,
            MusterRecordKind      kind,
            gconstpointer         record)
{
  const MusterElementFormat *format = muster_campaign_format_get (element);

  for (guint i = 0; i < format->n_attributes; i++)
    {
      const MusterBinding *binding = &format->bindings[i];

      if (binding->field == MUSTER_NO_FIELD || binding->record != kind ||
          (!format->attributes[i].required && has_fallback (binding, record)))
        {
          continue;
        }
      if (muster_conversion_is_reference (binding->conversion))
        {
          attribute (writing, format->attributes[i].name, get_named_id (writing, binding, record));
        }
      else
        {
          g_autofree char *text = muster_binding_dup_text (binding, record);

          attribute (writing, format->attributes[i].name, text);
        }
    }
}

static void
element (Writing              *writing,
         MusterCampaignElement which,
         MusterRecordKind      kind,
         gconstpointer         record)
{
  begin (writing, which);
  attributes (writing, which, kind, record);
  finish (writing);
}

static void
write_rulings (Writing *writing)
{
  if (muster_world_count (writing->world, MUSTER_CHOSEN_RULING) == 0)
    {
      return;
    }
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_RULINGS);
  MUSTER_FOR_EACH (writing->world, CHOSEN_RULING, MusterChosenRuling, chosen)
  {
    element (writing, MUSTER_CAMPAIGN_ELEMENT_RULING, MUSTER_CHOSEN_RULING, chosen);
  }
  finish (writing);
}

static gboolean
is_same (const MusterBinding *binding,
         gconstpointer        first,
         gconstpointer        second)
{
  g_autofree char *a = muster_binding_dup_text (binding, first);
  g_autofree char *b = muster_binding_dup_text (binding, second);

  return g_strcmp0 (a, b) == 0;
}

/* Of a troop of the ruleset, what differs from it; an empty text says that the ruleset's is no more. */
static void
troop_differences (Writing           *writing,
                   const MusterTroop *troop,
                   const MusterTroop *original)
{
  const MusterElementFormat *format = muster_campaign_format_get (MUSTER_CAMPAIGN_ELEMENT_TROOP);

  for (guint i = 0; i < format->n_attributes; i++)
    {
      if (format->attributes[i].required || !is_same (&format->bindings[i], troop, original))
        {
          g_autofree char *text = muster_binding_dup_text (&format->bindings[i], troop);

          attribute (writing, format->attributes[i].name, text != NULL ? text : "");
        }
    }
}

static void
write_troop_specials (Writing           *writing,
                      const MusterTroop *troop)
{
  for (guint i = 0; i < muster_troop_get_n_specials (troop); i++)
    {
      g_autofree char *id = muster_troop_dup_special (troop, i);

      begin (writing, MUSTER_CAMPAIGN_ELEMENT_TROOP_SPECIAL);
      attribute (writing, "id", id);
      number_attribute (writing, "cost", muster_troop_get_special_cost (troop, i));
      finish (writing);
    }
}

static gboolean
is_of_ruleset (const MusterTroop *troop,
               const MusterTroop *original)
{
  MusterTroop borrowed;

  if (original == NULL)
    {
      return FALSE;
    }
  borrowed = *original;
  borrowed.key = troop->key;
  return muster_record_equal (MUSTER_TROOP, troop, &borrowed);
}

static void
write_troops (Writing *writing)
{
  gboolean begun = FALSE;

  MUSTER_FOR_EACH (writing->world, TROOP, MusterTroop, troop)
  {
    const MusterTroop *original = muster_ruleset_find_troop (muster_world_get_ruleset (writing->world), troop->id);

    if (is_of_ruleset (troop, original))
      {
        continue;
      }
    if (!begun)
      {
        begin (writing, MUSTER_CAMPAIGN_ELEMENT_TROOPS);
        begun = TRUE;
      }
    begin (writing, MUSTER_CAMPAIGN_ELEMENT_TROOP);
    if (original != NULL)
      {
        troop_differences (writing, troop, original);
      }
    else
      {
        attributes (writing, MUSTER_CAMPAIGN_ELEMENT_TROOP, MUSTER_TROOP, troop);
      }
    if (original == NULL || g_strcmp0 (troop->specials, original->specials) != 0)
      {
        write_troop_specials (writing, troop);
      }
    finish (writing);
  }
  if (begun)
    {
      finish (writing);
    }
}

static void
write_players (Writing *writing)
{
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_PLAYERS);
  MUSTER_FOR_EACH (writing->world, PLAYER, MusterPlayer, player)
  {
    element (writing, MUSTER_CAMPAIGN_ELEMENT_PLAYER, MUSTER_PLAYER, player);
  }
  finish (writing);
}

static void
pair_attribute (Writing *writing,
                guint32  first,
                guint32  second)
{
  g_autofree char *ids = g_strconcat (get_player_id (writing, first), " ", get_player_id (writing, second), NULL);

  attribute (writing, "players", ids);
}

static void
write_alliances (Writing *writing)
{
  if (muster_world_count (writing->world, MUSTER_ALLIANCE) == 0)
    {
      return;
    }
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_ALLIANCES);
  MUSTER_FOR_EACH (writing->world, ALLIANCE, MusterAlliance, alliance)
  {
    begin (writing, MUSTER_CAMPAIGN_ELEMENT_ALLIANCE);
    pair_attribute (writing, alliance->first, alliance->second);
    finish (writing);
  }
  finish (writing);
}

static void
write_hex (Writing         *writing,
           const MusterHex *hex)
{
  const MusterElementFormat *format = muster_campaign_format_get (MUSTER_CAMPAIGN_ELEMENT_HEX);
  g_autofree char *label = muster_hex_dup_label (hex->key);

  begin (writing, MUSTER_CAMPAIGN_ELEMENT_HEX);
  attribute (writing, format->attributes[0].name, label);
  attributes (writing, MUSTER_CAMPAIGN_ELEMENT_HEX, MUSTER_HEX, hex);
  if (hex->start_owner != hex->owner)
    {
      attribute (writing, "start-owner", hex->start_owner != 0 ? get_player_id (writing, hex->start_owner) : "");
    }
  if (hex->stronghold != MUSTER_STRONGHOLD_NONE)
    {
      element (writing, MUSTER_CAMPAIGN_ELEMENT_STRONGHOLD, MUSTER_HEX, hex);
    }
  if (hex->roads != 0)
    {
      element (writing, MUSTER_CAMPAIGN_ELEMENT_ROAD, MUSTER_HEX, hex);
    }
  finish (writing);
}

static void
write_map (Writing *writing)
{
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_MAP);
  attributes (writing, MUSTER_CAMPAIGN_ELEMENT_MAP, MUSTER_CAMPAIGN, muster_world_get_campaign (writing->world));
  MUSTER_FOR_EACH (writing->world, HEX, MusterHex, hex)
  {
    if (hex->terrain != MUSTER_TERRAIN_NONE)
      {
        write_hex (writing, hex);
      }
  }
  finish (writing);
}

static void
write_unit (Writing          *writing,
            const MusterUnit *unit)
{
  const MusterTroop *troop = muster_world_get_troop (writing->world, unit->troop);
  MusterUnitState state = muster_unit_get_state (writing->world, unit);

  begin (writing, MUSTER_CAMPAIGN_ELEMENT_UNIT);
  attributes (writing, MUSTER_CAMPAIGN_ELEMENT_UNIT, MUSTER_UNIT, unit);
  if (state != MUSTER_STATE_FIT)
    {
      attribute (writing, "state", muster_unit_state_get_word (state));
    }
  for (guint i = 0; i < muster_troop_get_n_specials (troop); i++)
    {
      g_autofree char *id = muster_troop_dup_special (troop, i);
      guint count = muster_specials_get (unit->specials, i);

      if (count > 0)
        {
          begin (writing, MUSTER_CAMPAIGN_ELEMENT_UNIT_SPECIAL);
          attribute (writing, "id", id);
          number_attribute (writing, "count", count);
          finish (writing);
        }
    }
  finish (writing);
}

static void
write_units (Writing *writing)
{
  if (muster_world_count (writing->world, MUSTER_UNIT) == 0)
    {
      return;
    }
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_UNITS);
  MUSTER_FOR_EACH (writing->world, UNIT, MusterUnit, unit)
  {
    write_unit (writing, unit);
  }
  finish (writing);
}

static void
write_plots (Writing *writing)
{
  if (muster_world_count (writing->world, MUSTER_PLOT) == 0)
    {
      return;
    }
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_PLOTS);
  MUSTER_FOR_EACH (writing->world, PLOT, MusterPlot, plot)
  {
    begin (writing, MUSTER_CAMPAIGN_ELEMENT_PLOT);
    attribute (writing, "unit", muster_world_get_unit (writing->world, plot->key)->id);
    attributes (writing, MUSTER_CAMPAIGN_ELEMENT_PLOT, MUSTER_PLOT, plot);
    finish (writing);
  }
  finish (writing);
}

/* The combatants from @first on that have the same player and came by the same side. Returns: the one behind them. */
static guint
write_side (Writing            *writing,
            const MusterBattle *battle,
            guint               first)
{
  const MusterCombatant *combatant = muster_world_nth (writing->world, MUSTER_COMBATANT, first);
  guint n_combatants = muster_world_count (writing->world, MUSTER_COMBATANT);
  g_autoptr (GString) units = g_string_new (NULL);
  guint i = first;

  for (; i < n_combatants; i++)
    {
      const MusterCombatant *other = muster_world_nth (writing->world, MUSTER_COMBATANT, i);

      if (other->battle != battle->key || other->player != combatant->player || other->entered != combatant->entered)
        {
          break;
        }
      g_string_append_printf (units, "%s%s", i > first ? " " : "",
                              muster_world_get_unit (writing->world, other->unit)->id);
    }
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_SIDE);
  attribute (writing, "player", get_player_id (writing, combatant->player));
  if (combatant->entered > 0)
    {
      attribute (writing, "entered", muster_side_get_word (combatant->entered - 1));
    }
  attribute (writing, "units", units->str);
  finish (writing);
  return i;
}

static void
write_sides (Writing            *writing,
             const MusterBattle *battle)
{
  guint i = 0;

  while (i < muster_world_count (writing->world, MUSTER_COMBATANT))
    {
      const MusterCombatant *combatant = muster_world_nth (writing->world, MUSTER_COMBATANT, i);

      i = combatant->battle == battle->key ? write_side (writing, battle, i) : i + 1;
    }
}

/* Who fights but does not defend, each once. */
static char *
dup_attackers (Writing            *writing,
               const MusterBattle *battle)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  MUSTER_FOR_EACH (writing->world, COMBATANT, MusterCombatant, combatant)
  {
    char *id = (char *) get_player_id (writing, combatant->player);

    if (combatant->battle == battle->key && combatant->player != battle->defender &&
        !g_ptr_array_find (ids, id, NULL))
      {
        g_ptr_array_add (ids, id);
      }
  }
  g_ptr_array_add (ids, NULL);
  return g_strjoinv (" ", (char **) ids->pdata);
}

static void
write_battles (Writing *writing)
{
  if (muster_world_count (writing->world, MUSTER_BATTLE) == 0)
    {
      return;
    }
  begin (writing, MUSTER_CAMPAIGN_ELEMENT_BATTLES);
  MUSTER_FOR_EACH (writing->world, BATTLE, MusterBattle, battle)
  {
    g_autofree char *attackers = dup_attackers (writing, battle);

    begin (writing, MUSTER_CAMPAIGN_ELEMENT_BATTLE);
    attributes (writing, MUSTER_CAMPAIGN_ELEMENT_BATTLE, MUSTER_BATTLE, battle);
    attribute (writing, "attackers", attackers);
    write_sides (writing, battle);
    finish (writing);
  }
  finish (writing);
}

static void
write_fought (Writing *writing)
{
  MUSTER_FOR_EACH (writing->world, FOUGHT, MusterFought, fought)
  {
    begin (writing, MUSTER_CAMPAIGN_ELEMENT_FOUGHT);
    number_attribute (writing, "turn", fought->turn);
    pair_attribute (writing, fought->first, fought->second);
    finish (writing);
  }
}

static void
write_choices (Writing *writing)
{
  MUSTER_FOR_EACH (writing->world, CHOICE, MusterChoice, choice)
  {
    element (writing, MUSTER_CAMPAIGN_ELEMENT_CHOICE, MUSTER_CHOICE, choice);
  }
}

/** muster_campaign_dup_xml: Returns: (transfer full): the campaign as XML; the same world always as the same bytes */
char *
muster_campaign_dup_xml (const MusterWorld *world)
{
  Writing writing = {.world = world, .xml = muster_xml_writer_new ()};

  begin (&writing, MUSTER_CAMPAIGN_ELEMENT_CAMPAIGN);
  attribute (&writing, "format", "1");
  attributes (&writing, MUSTER_CAMPAIGN_ELEMENT_CAMPAIGN, MUSTER_CAMPAIGN, muster_world_get_campaign (world));
  write_rulings (&writing);
  write_troops (&writing);
  write_players (&writing);
  write_alliances (&writing);
  write_map (&writing);
  write_units (&writing);
  write_plots (&writing);
  write_battles (&writing);
  write_fought (&writing);
  write_choices (&writing);
  finish (&writing);
  return muster_xml_writer_free_to_text (writing.xml);
}
