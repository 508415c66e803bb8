/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a campaign's records are taken from their elements, and its armies and battles.
 */
#include "exchange/campaign-reading.h"

#include <glib/gi18n-lib.h>

#include "campaign/unit.h"

/* The kind of record that the id of such an attribute names. */
static MusterRecordKind
get_named_kind (MusterConversion conversion)
{
  switch ((int) conversion)
    {
    case MUSTER_CONVERT_PLAYER:
      return MUSTER_PLAYER;

    case MUSTER_CONVERT_UNIT:
      return MUSTER_UNIT;

    case MUSTER_CONVERT_TROOP:
      return MUSTER_TROOP;

    default:
      g_assert_not_reached ();
    }
}

/** muster_campaign_reading_take_references: keeps what the element at hand names, until all has been read */
void
muster_campaign_reading_take_references (MusterCampaignReading *reading,
                                         MusterXmlReader       *reader,
                                         MusterCampaignElement  element,
                                         guint                  index)
{
  const MusterElementFormat *format = muster_campaign_format_get (element);

  for (guint i = 0; i < format->n_attributes; i++)
    {
      const MusterBinding *binding = &format->bindings[i];
      const char *name = format->attributes[i].name;
      const char *id = muster_xml_get_text (reader, name);

      if (id != NULL && binding->field != MUSTER_NO_FIELD && muster_conversion_is_reference (binding->conversion))
        {
          muster_draft_refer (reading->draft,
                              binding->record,
                              index,
                              binding->field,
                              get_named_kind (binding->conversion),
                              id,
                              muster_xml_get_place (reader, name));
        }
    }
}

/** muster_campaign_reading_take_record: Returns: the index of a new record that is filled by the element at hand */
guint
muster_campaign_reading_take_record (MusterCampaignReading *reading,
                                     MusterXmlReader       *reader,
                                     MusterCampaignElement  element,
                                     MusterRecordKind       kind)
{
  guint index = muster_draft_add (reading->draft, kind, muster_xml_get_place (reader, NULL));
  gpointer record = muster_draft_peek (reading->draft, kind, index);

  muster_binding_init_record (element, record);
  muster_binding_read (reader, element, record);
  muster_campaign_reading_take_references (reading, reader, element, index);
  return index;
}

/** muster_campaign_reading_name: Returns: FALSE, the reading having failed, where another record of @kind has the id */
gboolean
muster_campaign_reading_name (MusterCampaignReading *reading,
                              MusterXmlReader       *reader,
                              MusterRecordKind       kind,
                              guint                  index)
{
  const char *id = muster_xml_get_text (reader, "id");

  return muster_draft_name (reading->draft, kind, index, id)
           ? TRUE
           : muster_xml_fail (reader, "id", _("the id %s stands in this file already"), id);
}

/** muster_campaign_take_unit: takes a <unit> */
gboolean
muster_campaign_take_unit (MusterXmlReader *reader,
                           gpointer         data)
{
  MusterCampaignReading *reading = data;
  MusterUnit *unit;

  reading->index = muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_UNIT, MUSTER_UNIT);
  unit = muster_draft_peek (reading->draft, MUSTER_UNIT, reading->index);
  if (g_strcmp0 (muster_xml_get_text (reader, "state"), "destroyed") == 0)
    {
      unit->state = MUSTER_STATE_DESTROYED;
    }
  return muster_campaign_reading_name (reading, reader, MUSTER_UNIT, reading->index);
}

/** muster_campaign_take_unit_special: takes a <special> of a unit */
gboolean
muster_campaign_take_unit_special (MusterXmlReader *reader,
                                   gpointer         data)
{
  MusterCampaignReading *reading = data;
  MusterSpecialModels special = {
    .unit = reading->index,
    .id = g_strdup (muster_xml_get_text (reader, "id")),
    .count = muster_xml_get_number (reader, "count", 0),
    .place = muster_xml_get_place (reader, "id"),
  };

  g_array_append_val (reading->specials, special);
  return TRUE;
}

/** muster_campaign_take_plot: takes a <plot> */
gboolean
muster_campaign_take_plot (MusterXmlReader *reader,
                           gpointer         data)
{
  MusterCampaignReading *reading = data;
  guint index = muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_PLOT, MUSTER_PLOT);

  muster_draft_refer (reading->draft,
                      MUSTER_PLOT,
                      index,
                      MUSTER_DRAFT_OWN_KEY,
                      MUSTER_UNIT,
                      muster_xml_get_text (reader, "unit"),
                      muster_xml_get_place (reader, "unit"));
  return TRUE;
}

/* The attackers of a battle follow from its sides: here they must only be players. */
static void
take_attackers (MusterCampaignReading *reading,
                MusterXmlReader       *reader)
{
  const char *attackers = muster_xml_get_text (reader, "attackers");
  g_auto (GStrv) ids = g_strsplit_set (attackers != NULL ? attackers : "", " \t\r\n", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (ids[i][0] != '\0')
        {
          muster_draft_refer (reading->draft, MUSTER_BATTLE, reading->index, MUSTER_DRAFT_NO_FIELD, MUSTER_PLAYER,
                              ids[i], muster_xml_get_place (reader, "attackers"));
        }
    }
}

/** muster_campaign_take_battle: takes a <battle> */
gboolean
muster_campaign_take_battle (MusterXmlReader *reader,
                             gpointer         data)
{
  MusterCampaignReading *reading = data;

  reading->index = muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_BATTLE, MUSTER_BATTLE);
  take_attackers (reading, reader);
  return muster_campaign_reading_name (reading, reader, MUSTER_BATTLE, reading->index);
}

static guint
get_side_from_one (const char *word)
{
  MusterSide side = MUSTER_SIDE_N;

  return word != NULL && muster_side_from_word (word, &side) ? side + 1 : 0;
}

/** muster_campaign_take_side: takes the units of a <side> as combatants of the battle at hand */
gboolean
muster_campaign_take_side (MusterXmlReader *reader,
                           gpointer         data)
{
  MusterCampaignReading *reading = data;
  g_auto (GStrv) units = g_strsplit_set (muster_xml_get_text (reader, "units"), " \t\r\n", -1);
  const MusterBattle *battle = muster_draft_peek (reading->draft, MUSTER_BATTLE, reading->index);
  const char *player = muster_xml_get_text (reader, "player");
  MusterPlace place = muster_xml_get_place (reader, "units");

  for (guint i = 0; units[i] != NULL; i++)
    {
      guint index;
      MusterCombatant *combatant;

      if (units[i][0] == '\0')
        {
          continue;
        }
      index = muster_draft_add (reading->draft, MUSTER_COMBATANT, place);
      combatant = muster_draft_peek (reading->draft, MUSTER_COMBATANT, index);
      combatant->entered = get_side_from_one (muster_xml_get_text (reader, "entered"));
      muster_draft_refer (reading->draft, MUSTER_COMBATANT, index, MUSTER_COMBATANT_BATTLE, MUSTER_BATTLE, battle->id,
                          place);
      muster_draft_refer (reading->draft, MUSTER_COMBATANT, index, MUSTER_COMBATANT_UNIT, MUSTER_UNIT, units[i], place);
      muster_draft_refer (reading->draft, MUSTER_COMBATANT, index, MUSTER_COMBATANT_PLAYER, MUSTER_PLAYER, player,
                          muster_xml_get_place (reader, "player"));
    }
  return TRUE;
}

/** muster_campaign_take_choice: takes a <choice> */
gboolean
muster_campaign_take_choice (MusterXmlReader *reader,
                             gpointer         data)
{
  muster_campaign_reading_take_record (data, reader, MUSTER_CAMPAIGN_ELEMENT_CHOICE, MUSTER_CHOICE);
  return TRUE;
}

/**
 * muster_campaign_reading_resolve_specials: Returns: FALSE where a unit has special models that its troop does not have
 */
gboolean
muster_campaign_reading_resolve_specials (MusterCampaignReading *reading,
                                          GError               **error)
{
  for (guint i = 0; i < reading->specials->len; i++)
    {
      const MusterSpecialModels *special = &g_array_index (reading->specials, MusterSpecialModels, i);
      MusterUnit *unit = muster_draft_peek (reading->draft, MUSTER_UNIT, special->unit);
      const MusterTroop *troop = muster_draft_find_key (reading->draft, MUSTER_TROOP, unit->troop);
      guint which;

      if (!muster_troop_find_special (troop, special->id, &which))
        {
          return muster_exchange_fail (error, MUSTER_EXCHANGE_ERROR_MEANING, reading->source, special->place,
                                       _("the troop %s has no special %s"), troop->id, special->id);
        }
      if (muster_specials_get (unit->specials, which) != 0)
        {
          return muster_exchange_fail (error, MUSTER_EXCHANGE_ERROR_MEANING, reading->source, special->place,
                                       _("the special %s stands there twice"), special->id);
        }
      unit->specials = muster_specials_set (unit->specials, which, special->count);
    }
  return TRUE;
}
