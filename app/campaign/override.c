/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the organiser decides against or beside the rules, with a reason.
 */
#include "campaign/deciders.h"
#include "campaign/field-word.h"
#include "campaign/map.h"
#include "campaign/soundness.h"

/* What can be overridden; the field's name is the argument's key. */
static const struct
{
  guint8 kind;
  guint8 field;
} overridable[] = {
  {MUSTER_PLAYER, MUSTER_PLAYER_POINTS},
  {MUSTER_PLAYER, MUSTER_PLAYER_GRAIN},
  {MUSTER_PLAYER, MUSTER_PLAYER_WOOD},
  {MUSTER_PLAYER, MUSTER_PLAYER_STONE},
  {MUSTER_PLAYER, MUSTER_PLAYER_STATUS},
  {MUSTER_HEX, MUSTER_HEX_TERRAIN},
  {MUSTER_HEX, MUSTER_HEX_RESOURCE},
  {MUSTER_HEX, MUSTER_HEX_OWNER},
  {MUSTER_HEX, MUSTER_HEX_STRONGHOLD},
  {MUSTER_UNIT, MUSTER_UNIT_XP},
  {MUSTER_UNIT, MUSTER_UNIT_AT},
  {MUSTER_UNIT, MUSTER_UNIT_TROOPERS},
  {MUSTER_UNIT, MUSTER_UNIT_LEADER},
  {MUSTER_UNIT, MUSTER_UNIT_NAME},
};

static const char *
get_key (guint index)
{
  return muster_record_get_type (overridable[index].kind)->fields[overridable[index].field].name;
}

static guint
count_fields (const MusterDeed *deed,
              MusterRecordKind  kind)
{
  guint count = 0;

  for (guint i = 0; i < G_N_ELEMENTS (overridable); i++)
    {
      count += overridable[i].kind == kind && muster_deed_get (deed, get_key (i)) != NULL;
    }
  return count;
}

/* Whether that record is to change; it is an error to name it and nothing of it, or something of it and not it. */
static gboolean
is_named (MusterDeed      *deed,
          MusterRecordKind kind,
          gconstpointer    record)
{
  const char *table = muster_record_get_type (kind)->table;
  gboolean named = record != NULL;
  guint n_fields = count_fields (deed, kind);

  if (named != (n_fields > 0))
    {
      muster_deed_refuse (deed, named ? "%s=: say what of it is to change" : "%s= is missing", table);
    }
  return named && n_fields > 0;
}

static void
set_field (MusterDeed      *deed,
           MusterRecordKind kind,
           guint32          key,
           guint            field,
           const char      *word)
{
  gint64 number;

  if (kind == MUSTER_HEX)
    {
      muster_map_set_field (deed, key, field, word);
    }
  else if (muster_record_get_type (kind)->fields[field].type == MUSTER_FIELD_TEXT)
    {
      muster_edit_set_text (deed->edit, kind, key, field, word);
    }
  else if (muster_field_from_word (muster_deed_peek_world (deed), kind, field, word, &number))
    {
      muster_edit_set (deed->edit, kind, key, field, number);
    }
  else
    {
      muster_deed_refuse (deed, "%s=%s is out of range", muster_record_get_type (kind)->fields[field].name, word);
    }
}

static void
override_record (MusterDeed      *deed,
                 MusterRecordKind kind,
                 guint32          key,
                 MusterFact       subject)
{
  muster_edit_cite (deed->edit, MUSTER_CITE (TURN_1), MUSTER_WHY (TURN, OVERRIDDEN), subject,
                    MUSTER_FACT_WORDS_OF (WHAT, muster_deed_get (deed, "reason")));
  for (guint i = 0; i < G_N_ELEMENTS (overridable); i++)
    {
      const char *word = muster_deed_get (deed, get_key (i));

      if (overridable[i].kind == kind && word != NULL && deed->refusal == NULL)
        {
          set_field (deed, kind, key, overridable[i].field, word);
        }
    }
}

/** muster_decide_override: changes a player, a hex or a unit by the organiser's will */
void
muster_decide_override (MusterDeed *deed)
{
  const MusterPlayer *player = muster_deed_get_player (deed, "player");
  const MusterHex *hex = muster_deed_get_hex (deed, "hex");
  const MusterUnit *unit = muster_deed_get_unit (deed, "unit");

  if (player == NULL && hex == NULL && unit == NULL)
    {
      muster_deed_refuse (deed, "say what is to change: player=, hex= or unit=");
    }
  if (is_named (deed, MUSTER_PLAYER, player))
    {
      override_record (deed, MUSTER_PLAYER, player->key, MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key));
    }
  if (is_named (deed, MUSTER_HEX, hex))
    {
      override_record (deed, MUSTER_HEX, hex->key, MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key));
    }
  if (is_named (deed, MUSTER_UNIT, unit))
    {
      override_record (deed, MUSTER_UNIT, unit->key, MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key));
    }
  if (deed->refusal == NULL)
    {
      muster_world_is_possible (muster_deed_peek_world (deed), &deed->refusal);
    }
}
