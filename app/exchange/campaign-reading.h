/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two halves of the campaign reader share; no other file includes it.
 */
#pragma once

#include "exchange/campaign-draft.h"

/** MusterSpecialModels: of a unit, whose troop may stand later in the file. */
typedef struct
{
  guint unit;
  char *id; /* Owned */
  guint count;
  MusterPlace place;
} MusterSpecialModels;

typedef struct
{
  /* Borrowed */
  const char *source;
  MusterDraft *draft;

  /* Owned */
  GArray *specials;     /* MusterSpecialModels */

  guint32 hex;          /* the one at hand */
  guint index;          /* of the troop, unit or battle at hand */
  gboolean has_specials;
} MusterCampaignReading;

guint muster_campaign_reading_take_record (MusterCampaignReading *reading,
                                           MusterXmlReader       *reader,
                                           MusterCampaignElement  element,
                                           MusterRecordKind       kind);
void muster_campaign_reading_take_references (MusterCampaignReading *reading,
                                              MusterXmlReader       *reader,
                                              MusterCampaignElement  element,
                                              guint                  index);
gboolean muster_campaign_reading_name (MusterCampaignReading *reading,
                                       MusterXmlReader       *reader,
                                       MusterRecordKind       kind,
                                       guint                  index);
gboolean muster_campaign_reading_resolve_specials (MusterCampaignReading *reading,
                                                   GError               **error);

/* Callbacks for the elements of armies and battles; their data is the reading. */
gboolean muster_campaign_take_unit (MusterXmlReader *reader,
                                    gpointer         data);
gboolean muster_campaign_take_unit_special (MusterXmlReader *reader,
                                            gpointer         data);
gboolean muster_campaign_take_plot (MusterXmlReader *reader,
                                    gpointer         data);
gboolean muster_campaign_take_battle (MusterXmlReader *reader,
                                      gpointer         data);
gboolean muster_campaign_take_side (MusterXmlReader *reader,
                                    gpointer         data);
gboolean muster_campaign_take_choice (MusterXmlReader *reader,
                                      gpointer         data);
