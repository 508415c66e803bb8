/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/composition.h"
#include "campaign/deciders.h"
#include "campaign/experience.h"
#include "campaign/roster.h"
#include "campaign/unit.h"

#include <string.h>

/* Says which models are wanted that cannot be made of those there are. */
static void
check_models (MusterDeed              *deed,
              guint32                  unit,
              const MusterTroop       *troop,
              const MusterComposition *there,
              const MusterComposition *wanted)
{
  MusterComposition found;

  muster_composition_recast (troop, there, wanted, &found);
  for (guint kind = 0; kind < MUSTER_N_MODEL_KINDS; kind++)
    {
      if (found.count[kind] < wanted->count[kind])
        {
          g_autofree char *word = muster_model_kind_dup_word (troop, kind);

          muster_verdict_find_out (deed->verdict, MUSTER_CITE (AFTER_3), MUSTER_FAIL,
                                   MUSTER_WHY (AFTERMATH, NOT_ENOUGH), MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit),
                                   MUSTER_FACT_NUMBER_OF (MEASURED, found.count[kind]),
                                   MUSTER_FACT_NUMBER_OF (LIMIT, wanted->count[kind]),
                                   MUSTER_FACT_WORDS_OF (WHAT, word));
        }
    }
}

static gboolean
is_own_argument (const char *key)
{
  static const char *const own[] = {"units", "troopers", "leader", NULL};

  return g_strv_contains (own, key);
}

/* What the command wants the unit to be; FALSE where it names a model that the list does not have. */
static gboolean
read_wanted (MusterDeed        *deed,
             const MusterTroop *troop,
             MusterComposition *wanted)
{
  *wanted = (MusterComposition) {0};
  wanted->count[MUSTER_MODEL_TROOPER] = muster_deed_get_number (deed, "troopers", 0);
  wanted->count[MUSTER_MODEL_LEADER] = muster_deed_says (deed, "leader", "yes");
  for (guint i = 0; i < muster_command_get_n_arguments (deed->command); i++)
    {
      const char *key = muster_command_nth_key (deed->command, i);
      guint index;

      if (is_own_argument (key))
        {
          continue;
        }
      if (!muster_troop_find_special (troop, key, &index))
        {
          muster_deed_refuse (deed, "%s=: %s has no such model", key, troop->id);
          return FALSE;
        }
      wanted->count[index] = muster_deed_get_number (deed, key, 0);
      if (wanted->count[index] > MUSTER_MAX_SPECIAL_COUNT)
        {
          muster_deed_refuse (deed, "%s=: a unit has at most %d of them", key, MUSTER_MAX_SPECIAL_COUNT);
          return FALSE;
        }
    }
  if (muster_composition_sum (wanted) == 0)
    {
      muster_deed_refuse (deed, "a warband of no models: disband it instead");
      return FALSE;
    }
  return TRUE;
}

/* The units by their keys; FALSE where one stands twice. */
static gboolean
read_units (MusterDeed *deed,
            GArray     *keys)
{
  g_auto (GStrv) ids = g_strsplit (muster_deed_get (deed, "units"), ",", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint32 key = muster_world_find_unit (muster_deed_peek_world (deed), ids[i])->key;

      for (guint k = 0; k < keys->len; k++)
        {
          if (g_array_index (keys, guint32, k) == key)
            {
              muster_deed_refuse (deed, "units: %s stands twice", ids[i]);
              return FALSE;
            }
        }
      g_array_append_val (keys, key);
    }
  return TRUE;
}

static void
forbid (MusterDeed  *deed,
        MusterReason reason,
        guint32      unit,
        MusterFact   more)
{
  muster_verdict_find_out (deed->verdict, MUSTER_CITE (AFTER_3), MUSTER_FAIL, reason,
                           MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit), more);
}

/* Whether the unit may be combined into the first one. */
static void
check_unit (MusterDeed       *deed,
            const MusterUnit *first,
            const MusterUnit *unit,
            gboolean          alone)
{
  const MusterFact nothing = {.kind = MUSTER_FACT_ABSENT};

  if (muster_unit_is_destroyed (unit))
    {
      forbid (deed, MUSTER_WHY (AFTERMATH, DESTROYED), unit->key, nothing);
    }
  if (!muster_troop_is_warband (muster_world_get_troop (muster_deed_peek_world (deed), unit->troop)))
    {
      forbid (deed, MUSTER_WHY (AFTERMATH, NO_WARBAND), unit->key, nothing);
    }
  if (unit->troop != first->troop)
    {
      forbid (deed, MUSTER_WHY (AFTERMATH, OTHER_TROOP), unit->key, MUSTER_FACT_NOUN_OF (TROOP, TROOP, unit->troop));
    }
  if (unit->player != first->player)
    {
      forbid (deed, MUSTER_WHY (AFTERMATH, OTHER_PLAYER), unit->key,
              MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, unit->player));
    }
  if (unit->at != first->at || unit->afloat != first->afloat)
    {
      forbid (deed, MUSTER_WHY (AFTERMATH, OTHER_HEX), unit->key, MUSTER_FACT_NOUN_OF (HEX, HEX, unit->at));
    }
  if (unit->role == MUSTER_ROLE_GARRISON && !alone)
    {
      forbid (deed, MUSTER_WHY (AFTERMATH, GARRISON), unit->key, nothing);
    }
}

/* XP-16: at the end of the combat segment, when all battles are over. */
static void
check_battles (MusterDeed *deed)
{
  MUSTER_FOR_EACH (muster_deed_peek_world (deed), BATTLE, MusterBattle, battle)
  {
    if (battle->state == MUSTER_BATTLE_PENDING)
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (XP_16), MUSTER_NEEDS, MUSTER_WHY (BATTLE, PENDING),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, BATTLE, battle->key),
                                 MUSTER_FACT_NOUN_OF (HEX, HEX, battle->at));
      }
  }
}

static void
check (MusterDeed              *deed,
       const GArray            *keys,
       const MusterComposition *there,
       const MusterComposition *wanted)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterUnit *first = muster_world_get_unit (world, g_array_index (keys, guint32, 0));
  const MusterTroop *troop = muster_world_get_troop (world, first->troop);

  for (guint i = 0; i < keys->len; i++)
    {
      check_unit (deed, first, muster_world_get_unit (world, g_array_index (keys, guint32, i)), keys->len == 1);
    }
  if (wanted->count[MUSTER_MODEL_TROOPER] > muster_troop_get_maximum (troop))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (AFTER_3), MUSTER_FAIL, MUSTER_WHY (AFTERMATH, TOO_MANY),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, first->key),
                               MUSTER_FACT_NUMBER_OF (MEASURED, wanted->count[MUSTER_MODEL_TROOPER]),
                               MUSTER_FACT_NUMBER_OF (LIMIT, muster_troop_get_maximum (troop)));
    }
  check_models (deed, first->key, troop, there, wanted);
  check_battles (deed);
}

static void
compose (MusterDeed              *deed,
         guint32                  unit,
         const MusterComposition *there,
         const MusterComposition *wanted)
{
  MusterEdit *edit = deed->edit;
  gint64 specials = 0;

  for (guint i = 0; i < MUSTER_MAX_SPECIALS; i++)
    {
      specials = muster_specials_set (specials, i, wanted->count[i]);
    }
  muster_edit_cite (edit, MUSTER_CITE (AFTER_3), MUSTER_WHY (AFTERMATH, COMBINED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit),
                    MUSTER_FACT_NUMBER_OF (TOTAL, muster_composition_sum (wanted)),
                    MUSTER_FACT_NUMBER_OF (MEASURED, muster_composition_sum (there)));
  muster_edit_set (edit, MUSTER_UNIT, unit, MUSTER_UNIT_TROOPERS, wanted->count[MUSTER_MODEL_TROOPER]);
  muster_edit_set (edit, MUSTER_UNIT, unit, MUSTER_UNIT_LEADER, wanted->count[MUSTER_MODEL_LEADER]);
  muster_edit_set (edit, MUSTER_UNIT, unit, MUSTER_UNIT_SPECIALS, specials);
}

/* XP-16; and, as XP-14 has it, the combined size is the strength from which growth counts. */
static void
average (MusterDeed   *deed,
         const GArray *keys,
         guint         models)
{
  guint32 first = g_array_index (keys, guint32, 0);
  g_autofree gint32 *xp = g_new (gint32, keys->len);
  gint32 before = muster_world_get_unit (muster_deed_peek_world (deed), first)->xp;

  for (guint i = 0; i < keys->len; i++)
    {
      xp[i] = muster_world_get_unit (muster_deed_peek_world (deed), g_array_index (keys, guint32, i))->xp;
    }
  muster_edit_cite (deed->edit, MUSTER_CITE (XP_16), MUSTER_WHY (EXPERIENCE, AVERAGED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, first),
                    MUSTER_FACT_NUMBER_OF (AMOUNT, muster_experience_get_average (xp, keys->len)),
                    MUSTER_FACT_NUMBER_OF (COUNT, keys->len));
  muster_edit_set (deed->edit, MUSTER_UNIT, first, MUSTER_UNIT_XP, muster_experience_get_average (xp, keys->len));
  muster_edit_set (deed->edit, MUSTER_UNIT, first, MUSTER_UNIT_START_STRENGTH, models);
  muster_experience_tell_level (deed->edit, first, before);
}

/* Adds the words of equipment that the first does not have. */
static void
hand_over_equipment (MusterEdit *edit,
                     guint32     first,
                     const char *equipment)
{
  g_auto (GStrv) words = g_strsplit (equipment != NULL ? equipment : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *old = muster_world_get_unit (muster_edit_peek_world (edit), first)->equipment;

      if (words[i][0] != '\0' && !muster_words_contain (old, words[i]))
        {
          g_autofree char *both = g_strjoin (old != NULL ? " " : "", old != NULL ? old : "", words[i], NULL);

          muster_edit_set_text (edit, MUSTER_UNIT, first, MUSTER_UNIT_EQUIPMENT, both);
        }
    }
}

/* The unit leaves the roster; who went with it goes with the first, which takes over its duty, wounds and equipment. */
static void
merge (MusterDeed *deed,
       guint32     first,
       guint32     unit)
{
  MusterEdit *edit = deed->edit;
  const MusterUnit *leaving = muster_world_get_unit (muster_edit_peek_world (edit), unit);
  gboolean bodyguard = leaving->role == MUSTER_ROLE_BODYGUARD;
  g_autofree char *equipment = g_strdup (leaving->equipment);

  muster_edit_cite (edit, MUSTER_CITE (AFTER_3), MUSTER_WHY (AFTERMATH, JOINED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit), MUSTER_FACT_NOUN_OF (UNIT, UNIT, first));
  muster_edit_add (edit, MUSTER_UNIT, first, MUSTER_UNIT_WOUNDS, leaving->wounds);
  if (bodyguard)
    {
      muster_edit_set (edit, MUSTER_UNIT, first, MUSTER_UNIT_ROLE, MUSTER_ROLE_BODYGUARD);
    }
  hand_over_equipment (edit, first, equipment);
  for (guint i = 0; i < muster_world_count (muster_edit_peek_world (edit), MUSTER_UNIT); i++)
    {
      const MusterUnit *other = &muster_world_peek_units (muster_edit_peek_world (edit))[i];

      if (other->with == unit)
        {
          muster_edit_set (edit, MUSTER_UNIT, other->key, MUSTER_UNIT_WITH, first);
        }
    }
  muster_roster_drop (edit, unit);
}

/**
 * muster_decide_combine: makes one warband of several of one type in one hex, the first of them; or changes the
 * composition of a single one. A model may become a cheaper one, and models that are left over are discarded.
 *
 * Clauses: XP-14, XP-16, AFTER-3
 */
void
muster_decide_combine (MusterDeed *deed)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint32));
  const MusterWorld *world = muster_deed_peek_world (deed);
  MusterComposition there = {0};
  MusterComposition wanted;
  guint32 first;

  if (!read_units (deed, keys))
    {
      return;
    }
  first = g_array_index (keys, guint32, 0);
  if (!read_wanted (deed, muster_world_get_troop (world, muster_world_get_unit (world, first)->troop), &wanted))
    {
      return;
    }
  for (guint i = 0; i < keys->len; i++)
    {
      muster_composition_add (&there, muster_world_get_unit (world, g_array_index (keys, guint32, i)));
    }
  check (deed, keys, &there, &wanted);
  if (muster_verdict_get_status (deed->verdict) != MUSTER_LEGAL)
    {
      return;
    }
  compose (deed, first, &there, &wanted);
  if (keys->len > 1)
    {
      average (deed, keys, muster_composition_sum (&wanted));
    }
  for (guint i = 1; i < keys->len; i++)
    {
      merge (deed, first, g_array_index (keys, guint32, i));
    }
}
