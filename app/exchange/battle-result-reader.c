/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/battle-result-reader.h"

#include <glib/gi18n-lib.h>

#include "exchange/xml-reader.h"

#define MOST_MODELS 1000
#define MOST_ROUNDS 1000
#define MOST_POINTS 100000

typedef struct
{
  MusterBattleResult *result;
} Reading;

static MusterUnitResult *
peek_unit (Reading *reading)
{
  return &g_array_index (reading->result->units, MusterUnitResult, reading->result->units->len - 1);
}

/* Fails at the attribute with what the result's setter said. */
static gboolean
fail_with (MusterXmlReader *reader,
           const char      *attribute,
           GError          *trouble)
{
  return muster_xml_fail (reader, attribute, "%s", trouble->message);
}

static gboolean
take (MusterXmlReader *reader,
      Reading         *reading,
      const char      *attribute)
{
  const char *value = muster_xml_get_text (reader, attribute);
  g_autoptr (GError) trouble = NULL;

  if (value != NULL && !muster_battle_result_set (reading->result, attribute, value, &trouble))
    {
      return fail_with (reader, attribute, trouble);
    }
  return TRUE;
}

static gboolean
take_result (MusterXmlReader *reader,
             gpointer         data)
{
  Reading *reading = data;

  if (muster_xml_get_text (reader, "at") == NULL && muster_xml_get_text (reader, "battle") == NULL)
    {
      return muster_xml_fail (reader, NULL, _("say which battle it is, by at= or battle="));
    }
  return take (reader, reading, "at") && take (reader, reading, "battle") && take (reader, reading, "rounds") &&
         take (reader, reading, "winner") && take (reader, reading, "annihilation");
}

static const MusterXmlAttribute result_attributes[] = {
  {"at", MUSTER_XML_HEX},
  {"battle", MUSTER_XML_IDENTIFIER},
  {"rounds", MUSTER_XML_NUMBER, .low = 1, .high = MOST_ROUNDS},
  {"winner", MUSTER_XML_IDENTIFIER},
  {"annihilation", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute unit_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
#define UNIT_FLAG(field, word) {word, MUSTER_XML_FLAG},
#define UNIT_ENEMIES(field, word) {word, MUSTER_XML_IDENTIFIERS},
#define UNIT_NUMBER(field, word) {word, MUSTER_XML_NUMBER, .low = 0, .high = MOST_MODELS},
#include "campaign/battle-result.def"
#undef UNIT_FLAG
#undef UNIT_ENEMIES
#undef UNIT_NUMBER
};

static gboolean
take_unit (MusterXmlReader *reader,
           gpointer         data)
{
  Reading *reading = data;
  const char *id = muster_xml_get_text (reader, "id");
  g_autoptr (GError) trouble = NULL;
  MusterUnitResult *unit = muster_battle_result_add_unit (reading->result, id, &trouble);

  if (unit == NULL)
    {
      return fail_with (reader, "id", trouble);
    }
  for (guint i = 1; i < G_N_ELEMENTS (unit_attributes); i++)
    {
      const char *word = unit_attributes[i].name;
      const char *value = muster_xml_get_text (reader, word);

      if (value != NULL && !muster_unit_result_set (unit, word, value, &trouble))
        {
          return fail_with (reader, word, trouble);
        }
    }
  return TRUE;
}

static gboolean
take_special (MusterXmlReader *reader,
              gpointer         data)
{
  const char *id = muster_xml_get_text (reader, "id");
  g_autofree char *word = g_strconcat ("lost-", id, NULL);
  g_autoptr (GError) trouble = NULL;

  return muster_unit_result_set (peek_unit (data), word, muster_xml_get_text (reader, "lost"), &trouble)
           ? TRUE
           : fail_with (reader, "id", trouble);
}

static gboolean
take_stronghold (MusterXmlReader *reader,
                 gpointer         data)
{
  return take (reader, data, "gate") && take (reader, data, "breached");
}

/* What is said of a player: "PLAYER:WHAT" in the command's words. */
static gboolean
take_remark (MusterXmlReader *reader,
             Reading         *reading,
             const char      *word,
             const char      *attribute)
{
  g_autofree char *value = g_strconcat (muster_xml_get_text (reader, "player"), ":",
                                        muster_xml_get_text (reader, attribute), NULL);
  g_autoptr (GError) trouble = NULL;

  return muster_battle_result_set (reading->result, word, value, &trouble) ? TRUE
                                                                            : fail_with (reader, attribute, trouble);
}

static gboolean
take_held (MusterXmlReader *reader,
           gpointer         data)
{
  return take_remark (reader, data, "held", "kind");
}

static gboolean
take_force_commander (MusterXmlReader *reader,
                      gpointer         data)
{
  return take_remark (reader, data, "commander", "unit");
}

static gboolean
take_withdraw (MusterXmlReader *reader,
               gpointer         data)
{
  return take_remark (reader, data, "withdraw", "side");
}

static gboolean
take_score (MusterXmlReader *reader,
            gpointer         data)
{
  Reading *reading = data;
  g_autofree char *value = g_strdup_printf ("%s:%" G_GINT64_FORMAT ":%" G_GINT64_FORMAT,
                                            muster_xml_get_text (reader, "player"),
                                            muster_xml_get_number (reader, "round", 0),
                                            muster_xml_get_number (reader, "points", 0));
  g_autoptr (GError) trouble = NULL;

  return muster_battle_result_set (reading->result, "score", value, &trouble) ? TRUE
                                                                               : fail_with (reader, "points", trouble);
}

static const MusterXmlAttribute special_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"lost", MUSTER_XML_NUMBER, .required = TRUE, .low = 0, .high = MOST_MODELS},
};

static const MusterXmlAttribute stronghold_attributes[] = {
  {"gate", MUSTER_XML_WORD, .words = "intact|destroyed"},
  {"breached", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute held_attributes[] = {
  {"player", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"kind", MUSTER_XML_WORD, .required = TRUE, .words = "primary|secondary"},
};

static const MusterXmlAttribute force_commander_attributes[] = {
  {"player", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"unit", MUSTER_XML_IDENTIFIER, .required = TRUE},
};

static const MusterXmlAttribute withdraw_attributes[] = {
  {"player", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"side", MUSTER_XML_WORD, .required = TRUE, .words = "N|NE|SE|S|SW|NW"},
};

static const MusterXmlAttribute score_attributes[] = {
  {"player", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"round", MUSTER_XML_NUMBER, .required = TRUE, .low = 1, .high = MOST_ROUNDS},
  {"points", MUSTER_XML_NUMBER, .required = TRUE, .low = 0, .high = MOST_POINTS},
};

enum
{
  RESULT,
  UNIT,
  SPECIAL,
  STRONGHOLD,
  OBJECTIVES,
  HELD,
  FORCE_COMMANDER,
  WITHDRAW,
  SCORE,
};

#define WITH(array) .attributes = array, .n_attributes = G_N_ELEMENTS (array)

static const MusterXmlElement elements[] = {
  [RESULT] = {"battle-result", MUSTER_XML_ROOT, WITH (result_attributes), .start = take_result},
  [UNIT] = {"unit", RESULT, WITH (unit_attributes), .start = take_unit},
  [SPECIAL] = {"special", UNIT, WITH (special_attributes), .start = take_special},
  [STRONGHOLD] = {"stronghold", RESULT, .once = TRUE, WITH (stronghold_attributes), .start = take_stronghold},
  [OBJECTIVES] = {"objectives", RESULT, .once = TRUE},
  [HELD] = {"held", OBJECTIVES, WITH (held_attributes), .start = take_held},
  [FORCE_COMMANDER] = {"force-commander", RESULT, WITH (force_commander_attributes), .start = take_force_commander},
  [WITHDRAW] = {"withdraw", RESULT, WITH (withdraw_attributes), .start = take_withdraw},
  [SCORE] = {"score", RESULT, WITH (score_attributes), .start = take_score},
};

static const MusterXmlFormat format = {elements, G_N_ELEMENTS (elements)};

/**
 * muster_battle_result_read:
 * @bytes: of a battle result file
 * @source: what the person calls it
 *
 * Returns: (transfer full) (nullable): what the file says; whether it fits to the campaign is seen when it is settled
 */
MusterBattleResult *
muster_battle_result_read (GBytes     *bytes,
                           const char *source,
                           GError    **error)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new ();
  Reading reading = {result};

  return muster_xml_read (&format, source, bytes, &reading, error) ? g_steal_pointer (&result) : NULL;
}
