/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/unit.h"

#include "campaign/rulebook.h"

#include <string.h>

#define BITS_OF_COUNT 8

/* The start of special @index in the troop's text, NULL behind the last one. */
static const char *
seek_special (const MusterTroop *troop,
              guint              index)
{
  const char *at = troop->specials;

  for (guint i = 0; at != NULL && i < index; i++)
    {
      at = strchr (at, ' ');
      at = at != NULL ? at + 1 : NULL;
    }
  return at != NULL && *at != '\0' ? at : NULL;
}

/** muster_troop_get_n_specials: Returns: how many kinds of special models the list has */
guint
muster_troop_get_n_specials (const MusterTroop *troop)
{
  guint n_specials = 0;

  while (seek_special (troop, n_specials) != NULL)
    {
      n_specials++;
    }
  return n_specials;
}

/** muster_troop_dup_special: Returns: (transfer full) (nullable): the id of that special model, such as "standard" */
char *
muster_troop_dup_special (const MusterTroop *troop,
                          guint              index)
{
  const char *special = seek_special (troop, index);

  return special != NULL ? g_strndup (special, strcspn (special, "=")) : NULL;
}

/** muster_troop_get_special_cost: Returns: points for one such model */
int
muster_troop_get_special_cost (const MusterTroop *troop,
                               guint              index)
{
  const char *special = seek_special (troop, index);
  const char *cost = special != NULL ? strchr (special, '=') : NULL;

  return cost != NULL ? (int) g_ascii_strtoll (cost + 1, NULL, 10) : 0;
}

/** muster_troop_find_special: Returns: whether the list has that special model; then @index is set */
gboolean
muster_troop_find_special (const MusterTroop *troop,
                           const char        *id,
                           guint             *index)
{
  const char *special;

  for (guint i = 0; (special = seek_special (troop, i)) != NULL; i++)
    {
      gsize length = strcspn (special, "=");

      if (strlen (id) == length && strncmp (special, id, length) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_specials_get: Returns: how many of special model @index there are in a unit's packed counts */
guint
muster_specials_get (gint64 specials,
                     guint  index)
{
  return (guint) ((guint64) specials >> (index * BITS_OF_COUNT)) & MUSTER_MAX_SPECIAL_COUNT;
}

/** muster_specials_set: Returns: the packed counts with @count, at most 255, of special model @index */
gint64
muster_specials_set (gint64 specials,
                     guint  index,
                     guint  count)
{
  guint64 mask = (guint64) MUSTER_MAX_SPECIAL_COUNT << (index * BITS_OF_COUNT);

  g_assert (index < MUSTER_MAX_SPECIALS && count <= MUSTER_MAX_SPECIAL_COUNT);
  return (gint64) (((guint64) specials & ~mask) | ((guint64) count << (index * BITS_OF_COUNT)));
}

/** muster_specials_sum: Returns: all special models of the packed counts together */
guint
muster_specials_sum (gint64 specials)
{
  guint sum = 0;

  for (guint i = 0; i < MUSTER_MAX_SPECIALS; i++)
    {
      sum += muster_specials_get (specials, i);
    }
  return sum;
}

/** muster_troop_is_warband: Returns: whether it is a warband; an engine with its crew is none */
gboolean
muster_troop_is_warband (const MusterTroop *troop)
{
  return troop->kind == MUSTER_KIND_WARBAND;
}

/** muster_troop_is_group: Returns: whether it is many models that are lost one by one: a warband or an engine's crew */
gboolean
muster_troop_is_group (const MusterTroop *troop)
{
  return troop->kind == MUSTER_KIND_WARBAND || troop->kind == MUSTER_KIND_ENGINE;
}

/** muster_troop_is_individual: Returns: whether it is a single hero; a totem is none */
gboolean
muster_troop_is_individual (const MusterTroop *troop)
{
  return troop->kind == MUSTER_KIND_INDIVIDUAL;
}

/** muster_troop_has_leader: Returns: whether a legal unit of it has a leader */
gboolean
muster_troop_has_leader (const MusterTroop *troop)
{
  return troop->leader_cost > 0;
}

/** muster_troop_get_minimum: Returns: plain troopers, or men of an engine's crew, that a legal unit has at least */
guint
muster_troop_get_minimum (const MusterTroop *troop)
{
  return troop->kind == MUSTER_KIND_ENGINE ? troop->crew_min : troop->min;
}

/** muster_troop_get_maximum: Returns: plain troopers, or men of an engine's crew, that a legal unit has at most */
guint
muster_troop_get_maximum (const MusterTroop *troop)
{
  return troop->kind == MUSTER_KIND_ENGINE ? troop->crew_max : troop->max;
}

/** muster_unit_is_destroyed: Returns: whether it is slain or wiped out, and only listed until it is bought back */
gboolean
muster_unit_is_destroyed (const MusterUnit *unit)
{
  return unit->state == MUSTER_STATE_DESTROYED;
}

/**
 * muster_unit_get_composition:
 *
 * Returns: the models on its roster: troopers, leader and specials. A destroyed unit keeps those with which it went
 *   into its last battle, as it may be bought back only like that.
 */
guint
muster_unit_get_composition (const MusterUnit *unit)
{
  return unit->troopers + unit->leader + muster_specials_sum (unit->specials);
}

/** muster_unit_count_models: Returns: the models that stand, 0 if it is destroyed */
guint
muster_unit_count_models (const MusterUnit *unit)
{
  return muster_unit_is_destroyed (unit) ? 0 : muster_unit_get_composition (unit);
}

/**
 * muster_unit_is_understrength:
 *
 * Returns: whether it lacks troopers or a leader that its list demands; a destroyed unit and an individual do not
 *
 * Clauses: AFTER-1
 */
gboolean
muster_unit_is_understrength (const MusterWorld *world,
                              const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);

  if (muster_unit_is_destroyed (unit) || !muster_troop_is_group (troop))
    {
      return FALSE;
    }
  return unit->troopers < muster_troop_get_minimum (troop) || (muster_troop_has_leader (troop) && !unit->leader);
}

/** muster_unit_is_fit: Returns: whether it is there and may fight and hold. Clauses: AFTER-1 */
gboolean
muster_unit_is_fit (const MusterWorld *world,
                    const MusterUnit  *unit)
{
  return muster_unit_get_state (world, unit) == MUSTER_STATE_FIT;
}

/** muster_unit_get_state: Returns: its state as people and files read it. Clauses: AFTER-1 */
MusterUnitState
muster_unit_get_state (const MusterWorld *world,
                       const MusterUnit  *unit)
{
  if (muster_unit_is_destroyed (unit))
    {
      return MUSTER_STATE_DESTROYED;
    }
  return muster_unit_is_understrength (world, unit) ? MUSTER_STATE_UNDERSTRENGTH : MUSTER_STATE_FIT;
}

/**
 * muster_unit_get_points:
 *
 * Returns: what its models cost, 0 if it is destroyed. An engine is worth its crew and, under ruling
 *   army.engine_points = wood, the wood that it is built of.
 *
 * Clauses: SIEGE-1
 */
gint64
muster_unit_get_points (const MusterWorld *world,
                        const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  gint64 points = (gint64) unit->troopers * troop->cost + (gint64) unit->leader * troop->leader_cost;

  if (muster_unit_is_destroyed (unit))
    {
      return 0;
    }
  for (guint i = 0; i < MUSTER_MAX_SPECIALS; i++)
    {
      guint count = muster_specials_get (unit->specials, i);

      points += count > 0 ? (gint64) count * muster_troop_get_special_cost (troop, i) : 0;
    }
  if (troop->kind == MUSTER_KIND_ENGINE && muster_world_rules (world, MUSTER_RULING_ARMY_ENGINE_POINTS, "wood"))
    {
      points += (gint64) troop->wood_cost * MUSTER_RULE_NUMBER (muster_world_get_ruleset (world), ENGINE_WOOD_POINTS);
    }
  return points;
}

/**
 * muster_player_get_army_points:
 *
 * Returns: the points of all the player's units. Garrisons count only under ruling army.garrisons_count = yes.
 *
 * Clauses: ARMY-3, ARMY-7, ARMY-8
 */
gint64
muster_player_get_army_points (const MusterWorld *world,
                               guint32            player)
{
  gboolean garrisons_count = muster_world_rules (world, MUSTER_RULING_ARMY_GARRISONS_COUNT, "yes");
  gint64 points = 0;

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->player == player && (garrisons_count || unit->role != MUSTER_ROLE_GARRISON))
      {
        points += muster_unit_get_points (world, unit);
      }
  }
  return points;
}

/* The whole number that @text is, 0 if it is none. */
static guint64
read_number (const char *text)
{
  guint64 number = 0;

  return g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT32, &number, NULL) ? number : 0;
}

/** muster_unit_dup_free_id: Returns: (transfer full): "u12", one more than the highest id of that kind */
char *
muster_unit_dup_free_id (const MusterWorld *world)
{
  guint64 highest = 0;

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->id[0] == 'u')
      {
        highest = MAX (highest, read_number (unit->id + 1));
      }
  }
  return g_strdup_printf ("u%" G_GUINT64_FORMAT, highest + 1);
}

/**
 * muster_unit_dup_free_name:
 *
 * Returns: (transfer full): "Swordsmen #4": the troop's name, and a number that no unit of the player has, so that
 *   order sheets may name the unit by it
 */
char *
muster_unit_dup_free_name (const MusterWorld *world,
                           guint32            player,
                           const MusterTroop *troop)
{
  guint64 highest = 0;

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    const char *sign = strrchr (unit->name, '#');

    if (unit->player == player && sign != NULL)
      {
        highest = MAX (highest, read_number (sign + 1));
      }
  }
  return g_strdup_printf ("%s #%" G_GUINT64_FORMAT, troop->name, highest + 1);
}
