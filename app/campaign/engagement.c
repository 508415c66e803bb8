/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/engagement.h"

#include "campaign/stronghold.h"
#include "campaign/unit.h"
#include "campaign/whereabouts.h"

/* A unit that may fight, in the place where it is. */
typedef struct
{
  guint32 unit;
  guint32 player;
  guint8 entered;
  guint8 garrison;
} Fighter;

/* All who are in one hex, and how they fight there. */
typedef struct
{
  const MusterHex *hex;
  guint8 clash; /* side on which a border clash met, from 1 */
  MusterStrongholdKind stronghold;
  GArray *fighters; /* of Fighter */
  GArray *players;  /* of guint32: keys */
} Field;

#define FIGHTER(field, index) (&g_array_index ((field)->fighters, Fighter, (index)))

static gboolean
has_player (const Field *field,
            guint32      player)
{
  for (guint i = 0; i < field->players->len; i++)
    {
      if (g_array_index (field->players, guint32, i) == player)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* The one player who was in the hex already; 0 where there is none, or more than one. */
static guint32
find_sitter (const Field *field)
{
  guint32 sitter = 0;

  for (guint i = 0; i < field->fighters->len; i++)
    {
      const Fighter *fighter = FIGHTER (field, i);

      if (fighter->entered == 0 && fighter->player != sitter)
        {
          if (sitter != 0)
            {
              return 0;
            }
          sitter = fighter->player;
        }
    }
  return sitter;
}

/* BATT-7 to BATT-11: the kind of the battle, and who defends; the ruling where one decided. */
static const MusterRuling *
choose_kind (const MusterWorld *world,
             const Field       *field,
             MusterBattle      *battle)
{
  static const MusterBattleKind kinds[] = {
    [MUSTER_STRONGHOLD_NONE] = MUSTER_BATTLE_ATTACK_DEFEND,
    [MUSTER_STRONGHOLD_TOWN] = MUSTER_BATTLE_TOWN,
    [MUSTER_STRONGHOLD_WATCHTOWER] = MUSTER_BATTLE_WATCHTOWER,
    [MUSTER_STRONGHOLD_FORTRESS] = MUSTER_BATTLE_FORTRESS,
  };
  guint32 sitter = find_sitter (field);

  battle->kind = MUSTER_BATTLE_ATTACK_ATTACK;
  if (field->clash != 0)
    {
      return NULL;
    }
  if (field->hex->owner != 0 && field->stronghold != MUSTER_STRONGHOLD_NONE && has_player (field, field->hex->owner))
    {
      battle->kind = kinds[field->stronghold];
      battle->defender = field->hex->owner;
      return NULL;
    }
  if (field->hex->start_owner != 0 && has_player (field, field->hex->start_owner))
    {
      battle->kind = MUSTER_BATTLE_ATTACK_DEFEND;
      battle->defender = field->hex->start_owner;
      return NULL;
    }
  if (sitter == 0)
    {
      return NULL;
    }
  if (!muster_world_rules (world, MUSTER_RULING_BATTLE_NEUTRAL_HOLDER, "attack/attack"))
    {
      battle->kind = MUSTER_BATTLE_ATTACK_DEFEND;
      battle->defender = sitter;
    }
  return MUSTER_OPTION (BATTLE_NEUTRAL_HOLDER);
}

/* Whether allies are here together with an enemy of one of them. */
static gboolean
has_allies_and_enemy (const MusterWorld *world,
                      const Field       *field)
{
  gboolean allies = FALSE;
  gboolean enemies = FALSE;

  for (guint i = 0; i < field->players->len; i++)
    {
      for (guint k = i + 1; k < field->players->len; k++)
        {
          gboolean allied = muster_world_are_allied (world, g_array_index (field->players, guint32, i),
                                                     g_array_index (field->players, guint32, k));

          allies |= allied;
          enemies |= !allied;
        }
    }
  return allies && enemies;
}

/* BATT-13: a garrison that a border clash passes by stays inside its stronghold. */
static gboolean
takes_part (const Field   *field,
            const Fighter *fighter)
{
  return !(field->clash != 0 && fighter->garrison && field->stronghold != MUSTER_STRONGHOLD_NONE);
}

static void
enlist (MusterEdit  *edit,
        const Field *field,
        guint32      battle)
{
  for (guint i = 0; i < field->fighters->len; i++)
    {
      const Fighter *fighter = FIGHTER (field, i);
      const MusterCombatant combatant = {
        .battle = battle, .unit = fighter->unit, .player = fighter->player, .entered = fighter->entered,
      };

      if (takes_part (field, fighter))
        {
          muster_edit_put (edit, MUSTER_COMBATANT, &combatant);
        }
    }
}

static void
begin_battle (MusterMarch *march,
              const Field *field)
{
  MusterEdit *edit = march->deed->edit;
  gint64 number = (gint64) muster_world_get_campaign (march->world)->battles + 1;
  g_autofree char *id = g_strdup_printf ("b%" G_GINT64_FORMAT, number);
  g_autoptr (GRefString) owned_id = g_ref_string_new (id);
  MusterBattle battle = {
    .id = owned_id, .at = field->hex->key, .state = MUSTER_BATTLE_PENDING, .clash = field->clash,
  };
  const MusterRuling *ruling = choose_kind (march->world, field, &battle);
  gboolean joint = has_allies_and_enemy (march->world, field);
  const MusterFact defender = battle.defender != 0 ? MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, battle.defender)
                                                   : (MusterFact) {.kind = MUSTER_FACT_ABSENT};

  muster_edit_without_cause (edit);
  muster_edit_set (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_BATTLES, number);
  muster_edit_cite (edit, MUSTER_CITE (BATT_1), MUSTER_WHY (BATTLE, ARISES),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, battle.at), MUSTER_FACT_WORDS_OF (WHAT, id),
                    MUSTER_FACT_NOUN_OF (VALUE, BATTLE_KIND, battle.kind), defender)
  ->ruling = joint ? MUSTER_OPTION (BATTLE_ALLIES_SAME_HEX) : ruling;
  enlist (edit, field, muster_edit_put (edit, MUSTER_BATTLE, &battle));
}

/* AFTER-1: understrength units fight no battles. At sea nothing attacks. */
static void
find_fighters (const MusterWorld       *world,
               const MusterWhereabouts *whereabouts,
               Field                   *field)
{
  g_array_set_size (field->fighters, 0);
  g_array_set_size (field->players, 0);
  MUSTER_FOR_EACH_AT (whereabouts, field->hex->key, unit)
  {
    if (unit->afloat || !muster_unit_is_fit (world, unit))
      {
        continue;
      }
    g_array_append_val (field->fighters, ((Fighter) {unit->key, unit->player, unit->entered,
                                                     unit->role == MUSTER_ROLE_GARRISON}));
    if (!has_player (field, unit->player))
      {
        g_array_append_val (field->players, unit->player);
      }
  }
}

/* Whether there are units of more than one player in the hex, fit or not: seldom so, and quickly told. */
static gboolean
has_several_players (const MusterWhereabouts *whereabouts,
                     guint32                  hex)
{
  const MusterUnit *first = muster_whereabouts_get_first (whereabouts, hex);

  MUSTER_FOR_EACH_AT (whereabouts, hex, unit)
  {
    if (unit->player != first->player)
      {
        return TRUE;
      }
  }
  return FALSE;
}

static void
survey (Field                   *field,
        const MusterMarch       *march,
        const MusterWhereabouts *whereabouts,
        guint                    index)
{
  field->hex = &muster_world_peek_hexes (march->world)[index];
  field->clash = march->clash_side[index];
  field->stronghold =
    muster_hex_get_working_stronghold (field->hex, muster_world_get_campaign (march->world)->turn);
  find_fighters (march->world, whereabouts, field);
}

/**
 * muster_engage:
 *
 * Says where forces of more than one player are in one hex after the last step, and makes the battles. Allies have
 * one too, which one of them may leave before set-up.
 *
 * Clauses: BATT-1, BATT-7, BATT-8, BATT-9, BATT-10, BATT-11, AFTER-1
 */
void
muster_engage (MusterMarch *march)
{
  g_autoptr (MusterWhereabouts) whereabouts = muster_whereabouts_new (march->world);
  g_autoptr (GArray) fighters = g_array_new (FALSE, FALSE, sizeof (Fighter));
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (guint32));
  Field field = {.fighters = fighters, .players = players};

  for (guint index = 0; index < muster_world_count (march->world, MUSTER_HEX); index++)
    {
      if (has_several_players (whereabouts, muster_world_peek_hexes (march->world)[index].key))
        {
          survey (&field, march, whereabouts, index);
          if (players->len > 1)
            {
              begin_battle (march, &field);
            }
        }
    }
}
