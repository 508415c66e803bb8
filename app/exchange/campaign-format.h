/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/record.h"
#include "exchange/xml-reader.h"

/** MusterCampaignElement: the elements of campaign XML, such as MUSTER_CAMPAIGN_ELEMENT_HEX. */
typedef enum
{
#define ELEMENT(E, name, parent, once, required) MUSTER_CAMPAIGN_ELEMENT_##E,
#define ATTRIBUTE(E, R, F, name, conversion, required, words, low, high, fallback)
#define PLAIN(E, name, type, required, words, low, high)
#define END_ELEMENT(E)
#include "exchange/campaign-format.def"
#undef ELEMENT
#undef ATTRIBUTE
#undef PLAIN
#undef END_ELEMENT
  MUSTER_N_CAMPAIGN_ELEMENTS
} MusterCampaignElement;

/** MusterConversion: how an attribute's text and a field's value become one another. */
typedef enum
{
  MUSTER_CONVERT_NUMBER,
  MUSTER_CONVERT_FLAG,
  MUSTER_CONVERT_NAME,
  MUSTER_CONVERT_TEXT,
  MUSTER_CONVERT_IDENTIFIER,
  MUSTER_CONVERT_IDENTIFIERS, /* parted by single spaces; none is NULL */
  MUSTER_CONVERT_WORDS,       /* likewise */
  MUSTER_CONVERT_COLOUR,
  MUSTER_CONVERT_HEX,
  MUSTER_CONVERT_PATH,
  MUSTER_CONVERT_SIDE,        /* its number from 1 */
  MUSTER_CONVERT_SIDES,       /* bits */
  MUSTER_CONVERT_TERRAIN,
  MUSTER_CONVERT_STRONGHOLD,
  MUSTER_CONVERT_RACE,
  MUSTER_CONVERT_STEP,
  MUSTER_CONVERT_STATUS,
  MUSTER_CONVERT_KIND,
  MUSTER_CONVERT_UPKEEP,
  MUSTER_CONVERT_ROLE,
  MUSTER_CONVERT_BATTLE_KIND,
  MUSTER_CONVERT_BATTLE_STATE,
  MUSTER_CONVERT_PLAYER,      /* these three by id: only who knows the ids can convert them */
  MUSTER_CONVERT_UNIT,
  MUSTER_CONVERT_TROOP,
} MusterConversion;

#define MUSTER_NO_FIELD (-1)

/** MusterBinding: what the attribute of the same index stands for. */
typedef struct
{
  int field; /* of the element's record, or MUSTER_NO_FIELD */
  guint8 record;
  guint8 conversion;
  gint64 fallback;
} MusterBinding;

/** MusterElementFormat: one element of campaign XML. */
typedef struct
{
  const char *name;
  guint parent;
  gboolean once;
  gboolean required;
  const MusterXmlAttribute *attributes;
  const MusterBinding *bindings;
  guint n_attributes;
} MusterElementFormat;

const MusterElementFormat *muster_campaign_format_get (MusterCampaignElement element);
gboolean muster_conversion_is_reference (MusterConversion conversion);
void muster_binding_init_record (MusterCampaignElement element,
                                 gpointer              record);
void muster_binding_read (MusterXmlReader      *reader,
                          MusterCampaignElement element,
                          gpointer              record);
char *muster_binding_dup_text (const MusterBinding *binding,
                               gconstpointer        record) G_GNUC_WARN_UNUSED_RESULT;
