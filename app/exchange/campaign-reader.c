/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/campaign-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/rulebook.h"
#include "campaign/unit.h"
#include "exchange/campaign-reading.h"
#include "exchange/campaign-sense.h"
#include "exchange/troop-reader.h"

static void
clear_special_models (gpointer special)
{
  g_free (((MusterSpecialModels *) special)->id);
}

static gboolean
take_campaign (MusterXmlReader *reader,
               gpointer         data)
{
  MusterCampaignReading *reading = data;
  const char *rules = muster_xml_get_text (reader, "rules");
  const char *expected = muster_draft_peek_ruleset (reading->draft)->id;

  if (strcmp (rules, expected) != 0)
    {
      return muster_xml_fail (reader, "rules", _("the rules %s are not known here, only %s"), rules, expected);
    }
  muster_binding_read (reader, MUSTER_CAMPAIGN_ELEMENT_CAMPAIGN, muster_draft_peek_campaign (reading->draft));
  return TRUE;
}

static gboolean
take_ruling (MusterXmlReader *reader,
             gpointer         data)
{
  MusterCampaignReading *reading = data;
  const char *key = muster_xml_get_text (reader, "key");
  const char *value = muster_xml_get_text (reader, "value");
  const MusterRuling *ruling = muster_rulebook_find_ruling (muster_chronopia_get_rulebook (), key);

  if (ruling == NULL)
    {
      return muster_xml_fail (reader, "key", _("there is no house rule %s"), key);
    }
  if (!muster_ruling_allows (ruling, value))
    {
      return muster_xml_fail (reader, "value", _("%s may be %s"), key, ruling->allowed);
    }
  if (!muster_draft_name (reading->draft, MUSTER_CHOSEN_RULING, 0, key))
    {
      return muster_xml_fail (reader, "key", _("the house rule %s stands in this file already"), key);
    }
  if (strcmp (value, ruling->fallback) != 0)
    {
      muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_RULING, MUSTER_CHOSEN_RULING);
    }
  return TRUE;
}

/* A troop of the ruleset keeps what is not given. */
static gboolean
take_troop (MusterXmlReader *reader,
            gpointer         data)
{
  MusterCampaignReading *reading = data;
  const char *id = muster_xml_get_text (reader, "id");

  reading->has_specials = FALSE;
  if (!muster_draft_find (reading->draft, MUSTER_TROOP, id, &reading->index))
    {
      reading->index = muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_TROOP,
                                                            MUSTER_TROOP);
      return muster_campaign_reading_name (reading, reader, MUSTER_TROOP, reading->index);
    }
  if (reading->index >= muster_draft_peek_ruleset (reading->draft)->troops->len)
    {
      return muster_xml_fail (reader, "id", _("the id %s stands in this file already"), id);
    }
  muster_binding_read (reader,
                       MUSTER_CAMPAIGN_ELEMENT_TROOP,
                       muster_draft_peek (reading->draft, MUSTER_TROOP, reading->index));
  return TRUE;
}

static gboolean
take_troop_special (MusterXmlReader *reader,
                    gpointer         data)
{
  MusterCampaignReading *reading = data;
  gboolean first = !reading->has_specials;

  reading->has_specials = TRUE;
  return muster_troop_read_special (reader, muster_draft_peek (reading->draft, MUSTER_TROOP, reading->index), first);
}

static gboolean
end_troop (MusterXmlReader *reader,
           gpointer         data)
{
  MusterCampaignReading *reading = data;

  return muster_troop_read_end (reader, muster_draft_peek (reading->draft, MUSTER_TROOP, reading->index));
}

static gboolean
take_player (MusterXmlReader *reader,
             gpointer         data)
{
  MusterCampaignReading *reading = data;
  guint index = muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_PLAYER, MUSTER_PLAYER);

  return muster_campaign_reading_name (reading, reader, MUSTER_PLAYER, index);
}

/* Two players named in one attribute. */
static gboolean
take_pair (MusterCampaignReading *reading,
           MusterXmlReader       *reader,
           MusterRecordKind       kind,
           guint                  index,
           guint                  first_field,
           guint                  second_field)
{
  g_auto (GStrv) ids = g_strsplit (muster_xml_get_text (reader, "players"), " ", -1);
  MusterPlace place = muster_xml_get_place (reader, "players");

  if (g_strv_length (ids) != 2)
    {
      return muster_xml_fail (reader, "players", _("two players, parted by a space"));
    }
  muster_draft_refer (reading->draft, kind, index, first_field, MUSTER_PLAYER, ids[0], place);
  muster_draft_refer (reading->draft, kind, index, second_field, MUSTER_PLAYER, ids[1], place);
  return TRUE;
}

static gboolean
take_alliance (MusterXmlReader *reader,
               gpointer         data)
{
  MusterCampaignReading *reading = data;
  guint index = muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_ALLIANCE,
                                                     MUSTER_ALLIANCE);

  return take_pair (reading, reader, MUSTER_ALLIANCE, index, MUSTER_ALLIANCE_FIRST, MUSTER_ALLIANCE_SECOND);
}

static gboolean
take_fought (MusterXmlReader *reader,
             gpointer         data)
{
  MusterCampaignReading *reading = data;
  guint index = muster_campaign_reading_take_record (reading, reader, MUSTER_CAMPAIGN_ELEMENT_FOUGHT, MUSTER_FOUGHT);
  MusterFought *fought = muster_draft_peek (reading->draft, MUSTER_FOUGHT, index);

  fought->turn = muster_xml_get_number (reader, "turn", 0);
  return take_pair (reading, reader, MUSTER_FOUGHT, index, MUSTER_FOUGHT_FIRST, MUSTER_FOUGHT_SECOND);
}

static gboolean
take_map (MusterXmlReader *reader,
          gpointer         data)
{
  MusterCampaignReading *reading = data;
  MusterCampaign *campaign = muster_draft_peek_campaign (reading->draft);

  muster_binding_read (reader, MUSTER_CAMPAIGN_ELEMENT_MAP, campaign);
  muster_draft_set_map (reading->draft, campaign->columns, campaign->rows);
  return TRUE;
}

static gboolean
is_water (const MusterHex *hex)
{
  return hex->terrain == MUSTER_TERRAIN_SEA || hex->terrain == MUSTER_TERRAIN_LAKE;
}

/* Without the attribute the owner is the same as when the turn began; empty, there was none. */
static void
take_start_owner (MusterCampaignReading *reading,
                  MusterXmlReader       *reader,
                  guint                  index)
{
  const char *attribute = muster_xml_get_text (reader, "start-owner") != NULL ? "start-owner" : "owner";
  const char *id = muster_xml_get_text (reader, attribute);

  if (id != NULL && id[0] != '\0')
    {
      muster_draft_refer (reading->draft,
                          MUSTER_HEX,
                          index,
                          MUSTER_HEX_START_OWNER,
                          MUSTER_PLAYER,
                          id,
                          muster_xml_get_place (reader, attribute));
    }
}

static gboolean
take_hex (MusterXmlReader *reader,
          gpointer         data)
{
  MusterCampaignReading *reading = data;
  const MusterCampaign *campaign = muster_draft_peek_campaign (reading->draft);
  MusterHex *hex;
  guint index;

  muster_hex_from_label (muster_xml_get_text (reader, "at"), &reading->hex);
  hex = muster_draft_peek_hex (reading->draft, reading->hex);
  if (hex == NULL)
    {
      return muster_xml_fail (reader, "at", _("the map has only %d columns and %d rows"), campaign->columns,
                              campaign->rows);
    }
  if (hex->terrain != MUSTER_TERRAIN_NONE)
    {
      return muster_xml_fail (reader, "at", _("this hex stands in the file already"));
    }
  muster_binding_read (reader, MUSTER_CAMPAIGN_ELEMENT_HEX, hex);
  if (is_water (hex) && (hex->resource != 0 || muster_xml_get_text (reader, "owner") != NULL))
    {
      return muster_xml_fail (reader, NULL, _("water has neither a resource number nor an owner"));
    }
  index = MUSTER_HEX_ROW (hex->key) * campaign->columns + MUSTER_HEX_COLUMN (hex->key);
  muster_draft_place (reading->draft, MUSTER_HEX, index, muster_xml_get_place (reader, NULL));
  muster_campaign_reading_take_references (reading, reader, MUSTER_CAMPAIGN_ELEMENT_HEX, index);
  take_start_owner (reading, reader, index);
  return TRUE;
}

static gboolean
take_on_land (MusterCampaignReading *reading,
              MusterXmlReader       *reader,
              MusterCampaignElement  element)
{
  MusterHex *hex = muster_draft_peek_hex (reading->draft, reading->hex);

  if (is_water (hex))
    {
      return muster_xml_fail (reader, NULL, _("nothing is built on water"));
    }
  muster_binding_read (reader, element, hex);
  return TRUE;
}

static gboolean
take_stronghold (MusterXmlReader *reader,
                 gpointer         data)
{
  return take_on_land (data, reader, MUSTER_CAMPAIGN_ELEMENT_STRONGHOLD);
}

static gboolean
take_road (MusterXmlReader *reader,
           gpointer         data)
{
  return take_on_land (data, reader, MUSTER_CAMPAIGN_ELEMENT_ROAD);
}

static const MusterXmlCallback starts[MUSTER_N_CAMPAIGN_ELEMENTS] = {
  [MUSTER_CAMPAIGN_ELEMENT_CAMPAIGN] = take_campaign,
  [MUSTER_CAMPAIGN_ELEMENT_RULING] = take_ruling,
  [MUSTER_CAMPAIGN_ELEMENT_TROOP] = take_troop,
  [MUSTER_CAMPAIGN_ELEMENT_TROOP_SPECIAL] = take_troop_special,
  [MUSTER_CAMPAIGN_ELEMENT_PLAYER] = take_player,
  [MUSTER_CAMPAIGN_ELEMENT_ALLIANCE] = take_alliance,
  [MUSTER_CAMPAIGN_ELEMENT_MAP] = take_map,
  [MUSTER_CAMPAIGN_ELEMENT_HEX] = take_hex,
  [MUSTER_CAMPAIGN_ELEMENT_STRONGHOLD] = take_stronghold,
  [MUSTER_CAMPAIGN_ELEMENT_ROAD] = take_road,
  [MUSTER_CAMPAIGN_ELEMENT_UNIT] = muster_campaign_take_unit,
  [MUSTER_CAMPAIGN_ELEMENT_UNIT_SPECIAL] = muster_campaign_take_unit_special,
  [MUSTER_CAMPAIGN_ELEMENT_PLOT] = muster_campaign_take_plot,
  [MUSTER_CAMPAIGN_ELEMENT_BATTLE] = muster_campaign_take_battle,
  [MUSTER_CAMPAIGN_ELEMENT_SIDE] = muster_campaign_take_side,
  [MUSTER_CAMPAIGN_ELEMENT_FOUGHT] = take_fought,
  [MUSTER_CAMPAIGN_ELEMENT_CHOICE] = muster_campaign_take_choice,
};

static void
fill_rows (MusterXmlElement *rows)
{
  for (guint i = 0; i < MUSTER_N_CAMPAIGN_ELEMENTS; i++)
    {
      const MusterElementFormat *format = muster_campaign_format_get (i);

      rows[i] = (MusterXmlElement) {
        .name = format->name,
        .parent = format->parent,
        .once = format->once,
        .required = format->required,
        .attributes = format->attributes,
        .n_attributes = format->n_attributes,
        .start = starts[i],
        .end = i == MUSTER_CAMPAIGN_ELEMENT_TROOP ? end_troop : NULL,
      };
    }
}

/**
 * muster_campaign_read:
 * @bytes: of a campaign file
 * @source: what the person calls it
 * @ruleset: what the campaign is to be played by
 * @effects: (out) (optional) (transfer full): what makes the world out of an empty one
 *
 * Returns: (transfer full) (nullable): the campaign; or NULL, and @error says source:line:column and what is wrong
 */
MusterWorld *
muster_campaign_read (GBytes        *bytes,
                      const char    *source,
                      MusterRuleset *ruleset,
                      GArray       **effects,
                      GError       **error)
{
  MusterXmlElement rows[MUSTER_N_CAMPAIGN_ELEMENTS];
  MusterXmlFormat format = {rows, MUSTER_N_CAMPAIGN_ELEMENTS};
  g_autoptr (MusterDraft) draft = muster_draft_new (ruleset, source);
  g_autoptr (GArray) specials = g_array_new (FALSE, FALSE, sizeof (MusterSpecialModels));
  g_autoptr (GArray) made = NULL;
  MusterCampaignReading reading = {.source = source, .draft = draft, .specials = specials};
  MusterWorld *world;

  g_array_set_clear_func (specials, clear_special_models);
  fill_rows (rows);
  if (!muster_xml_read (&format, source, bytes, &reading, error) || !muster_draft_resolve (draft, error) ||
      !muster_campaign_reading_resolve_specials (&reading, error) || !muster_draft_makes_sense (draft, error))
    {
      return NULL;
    }
  world = muster_draft_finish (draft, &made);
  if (effects != NULL)
    {
      *effects = g_steal_pointer (&made);
    }
  return world;
}
