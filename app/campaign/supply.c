/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/supply.h"

#include "campaign/choice.h"
#include "campaign/deciders.h"
#include "campaign/roster.h"
#include "campaign/treasury.h"
#include "campaign/unit.h"
#include "campaign/upkeep.h"

#define FEEDING_ORDERS "dearest|cheapest"

/* Whether somebody disbands without having been told to. */
static gboolean
is_short (const GArray *rations)
{
  for (guint i = 0; i < rations->len; i++)
    {
      const MusterRation *ration = &g_array_index (rations, MusterRation, i);

      if (ration->feeding == MUSTER_FED_NOTHING && !ration->chosen)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* The rations of the player; NULL where the stock is too small and nobody has said who is to be fed first. */
static GArray *
ration_player (MusterDeed              *deed,
               const MusterSupplyLines *lines,
               const MusterPlayer      *player)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  g_autoptr (GArray) rations = muster_upkeep_forecast (world, lines, player->key, MUSTER_FEED_DEAREST);
  g_autofree char *decision = g_strconcat ("supply:", player->id, NULL);
  g_autofree char *order = NULL;

  if (!is_short (rations))
    {
      return g_steal_pointer (&rations);
    }
  order = muster_deed_choose (deed, MUSTER_CITE (SUPPLY_6), MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                              decision, FEEDING_ORDERS);
  if (g_strcmp0 (order, "cheapest") == 0)
    {
      return muster_upkeep_forecast (world, lines, player->key, MUSTER_FEED_CHEAPEST);
    }
  return order != NULL ? g_steal_pointer (&rations) : NULL;
}

static void
pay (MusterDeed         *deed,
     const MusterRation *ration,
     guint32             player,
     MusterResource      resource,
     int                 amount)
{
  if (amount == 0)
    {
      return;
    }
  muster_edit_cite (deed->edit, ration->clause, MUSTER_WHY (SUPPLY, FROM_THE_STOCK),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, ration->unit),
                    MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player),
                    MUSTER_FACT_NUMBER_OF (AMOUNT, amount),
                    MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, resource))->ruling = ration->ruling;
  muster_treasury_add (deed->edit, player, resource, -amount);
}

static void
say_isolated (MusterDeed         *deed,
              const MusterRation *ration)
{
  muster_verdict_find_out (deed->verdict, MUSTER_CITE (SUPPLY_1), MUSTER_INFO, MUSTER_WHY (SUPPLY, ISOLATED),
                           MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, ration->unit),
                           MUSTER_FACT_NOUN_OF (HEX, HEX, ration->hex));
}

static void
feed (MusterDeed         *deed,
      const MusterRation *ration,
      guint32             player)
{
  if (ration->isolated)
    {
      say_isolated (deed, ration);
    }
  switch ((MusterFeeding) ration->feeding)
    {
    case MUSTER_FED_FREE:
      muster_verdict_find_out (deed->verdict, ration->clause, MUSTER_INFO, MUSTER_WHY (SUPPLY, FREE),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, ration->unit))->ruling = ration->ruling;
      break;

    case MUSTER_FED_LAND:
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (SUPPLY_5), MUSTER_INFO,
                               MUSTER_WHY (SUPPLY, FROM_THE_LAND),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, ration->unit),
                               MUSTER_FACT_NOUN_OF (HEX, HEX, ration->hex));
      break;

    case MUSTER_FED_STOCK:
      pay (deed, ration, player, MUSTER_RESOURCE_GRAIN, ration->grain);
      pay (deed, ration, player, MUSTER_RESOURCE_POINTS, ration->points);
      break;

    case MUSTER_FED_NOTHING:
      muster_edit_cite (deed->edit, MUSTER_CITE (SUPPLY_6), MUSTER_WHY (SUPPLY, DISBANDED),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, ration->unit),
                        MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player));
      muster_roster_drop (deed->edit, ration->unit);
      break;
    }
}

/**
 * muster_finish_supply: feeds all units, or disbands them
 *
 * Clauses: SUPPLY-1, SUPPLY-2, SUPPLY-3, SUPPLY-5, SUPPLY-6, SUPPLY-7
 */
void
muster_finish_supply (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, muster_world_get_campaign (world)->turn);

  for (guint i = 0; i < muster_world_count (world, MUSTER_PLAYER); i++)
    {
      const MusterPlayer *player = muster_world_nth (world, MUSTER_PLAYER, i);
      guint32 key = player->key;
      g_autoptr (GArray) rations = ration_player (deed, lines, player);

      for (guint k = 0; rations != NULL && k < rations->len; k++)
        {
          feed (deed, &g_array_index (rations, MusterRation, k), key);
        }
    }
}

static int
count_chosen (const GArray       *rations,
              const MusterRation *unit,
              MusterFeeding       feeding)
{
  int count = 0;

  for (guint i = 0; i < rations->len; i++)
    {
      const MusterRation *ration = &g_array_index (rations, MusterRation, i);

      count += ration->chosen && ration->feeding == feeding && ration->hex == unit->hex && ration->unit != unit->unit;
    }
  return count;
}

static void
check_land (MusterDeed              *deed,
            const MusterSupplyLines *lines,
            const GArray            *rations,
            const MusterRation      *ration,
            guint32                  player)
{
  int room = muster_upkeep_get_room (muster_deed_peek_world (deed), lines, ration->hex, player);
  int taken = count_chosen (rations, ration, MUSTER_FED_LAND);

  if (taken >= room)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (SUPPLY_5), MUSTER_FAIL, MUSTER_WHY (SUPPLY, NO_ROOM),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, ration->unit),
                               MUSTER_FACT_NOUN_OF (HEX, HEX, ration->hex),
                               MUSTER_FACT_NUMBER_OF (MEASURED, taken + 1), MUSTER_FACT_NUMBER_OF (LIMIT, room));
    }
}

static void
check_stock_of (MusterDeed         *deed,
                const GArray       *rations,
                const MusterRation *ration,
                const MusterPlayer *player,
                MusterResource      resource)
{
  gboolean is_grain = resource == MUSTER_RESOURCE_GRAIN;
  int need = is_grain ? ration->grain : ration->points;
  gint64 left = muster_player_get_stock (player, resource);

  for (guint i = 0; i < rations->len; i++)
    {
      const MusterRation *other = &g_array_index (rations, MusterRation, i);

      if (other->chosen && other->feeding == MUSTER_FED_STOCK && other->unit != ration->unit)
        {
          left -= is_grain ? other->grain : other->points;
        }
    }
  if (need > left)
    {
      muster_verdict_find_out (deed->verdict, ration->clause, MUSTER_FAIL, MUSTER_WHY (SUPPLY, TOO_LITTLE),
                               MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                               MUSTER_FACT_NUMBER_OF (MEASURED, left), MUSTER_FACT_NUMBER_OF (LIMIT, need),
                               MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, resource));
    }
}

static void
check_feeding (MusterDeed       *deed,
               const MusterUnit *unit)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterPlayer *player = muster_world_get_player (world, unit->player);
  g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, muster_world_get_campaign (world)->turn);
  g_autoptr (GArray) rations = muster_upkeep_forecast (world, lines, unit->player, MUSTER_FEED_DEAREST);
  const MusterRation *ration = muster_upkeep_find (rations, unit->key);

  if (ration == NULL)
    {
      muster_deed_refuse (deed, "unit=%s: it is destroyed and eats nothing", unit->id);
    }
  else if (ration->feeding == MUSTER_FED_FREE)
    {
      muster_verdict_find_out (deed->verdict, ration->clause, MUSTER_FAIL, MUSTER_WHY (SUPPLY, FREE),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key))->ruling = ration->ruling;
    }
  else if (muster_deed_says (deed, "from", "land"))
    {
      check_land (deed, lines, rations, ration, unit->player);
    }
  else if (muster_deed_says (deed, "from", "stock"))
    {
      check_stock_of (deed, rations, ration, player, MUSTER_RESOURCE_GRAIN);
      check_stock_of (deed, rations, ration, player, MUSTER_RESOURCE_POINTS);
    }
}

/** muster_decide_feed: says from where a unit is fed when the step is finished. Clauses: SUPPLY-5, SUPPLY-6 */
void
muster_decide_feed (MusterDeed *deed)
{
  const MusterUnit *unit = muster_deed_get_unit (deed, "unit");
  g_autofree char *decision = muster_feed_dup_decision (unit);
  const char *from = muster_deed_get (deed, "from");

  check_feeding (deed, unit);
  if (deed->refusal == NULL && muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL)
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (SUPPLY_6), MUSTER_WHY (SUPPLY, CHOSEN),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key), MUSTER_FACT_WORDS_OF (VALUE, from));
      muster_deed_note_choice (deed, decision, from);
    }
}

/** muster_decide_disband: takes a unit off the roster by its player's will. Clauses: SUPPLY-6 */
void
muster_decide_disband (MusterDeed *deed)
{
  const MusterUnit *unit = muster_deed_get_unit (deed, "unit");

  muster_edit_cite (deed->edit, MUSTER_CITE (SUPPLY_6), MUSTER_WHY (SUPPLY, DISMISSED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key),
                    MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, unit->player));
  muster_roster_drop (deed->edit, unit->key);
}
