/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/loot.h"

#include "campaign/noun.h"
#include "campaign/rulebook.h"

static gboolean
has_stronghold (const MusterWorld *world,
                guint32            player,
                guint              least)
{
  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->owner == player && hex->stronghold >= least)
      {
        return TRUE;
      }
  }
  return FALSE;
}

/**
 * muster_fortress_loot:
 * @owner: the player whose fortress fell, and who controls it no more
 *
 * The captor gets half of each resource, rounded up, but no points; the owner keeps the rest only with a watchtower, or
 * another fortress.
 *
 * Clauses: FORT-4
 */
void
muster_fortress_loot (MusterEdit *edit,
                      guint32     captor,
                      guint32     owner)
{
  static const struct { guint8 field; guint8 resource; } stocks[] = {
    {MUSTER_PLAYER_GRAIN, MUSTER_RESOURCE_GRAIN},
    {MUSTER_PLAYER_WOOD, MUSTER_RESOURCE_WOOD},
    {MUSTER_PLAYER_STONE, MUSTER_RESOURCE_STONE},
    {MUSTER_PLAYER_IRON, MUSTER_RESOURCE_IRON},
  };
  gboolean keeps = has_stronghold (muster_edit_peek_world (edit), owner, MUSTER_STRONGHOLD_WATCHTOWER);

  for (guint i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      const MusterPlayer *player = muster_world_get_player (muster_edit_peek_world (edit), owner);
      gint64 stock = muster_record_get (MUSTER_PLAYER, player, stocks[i].field).number;
      gint64 taken = (stock + 1) / 2;
      const MusterFact resource = MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, stocks[i].resource);

      if (taken > 0)
        {
          muster_edit_cite (edit, MUSTER_CITE (FORT_4), MUSTER_WHY (BATTLE, LOOTED),
                            MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, captor),
                            MUSTER_FACT_NUMBER_OF (AMOUNT, taken), resource,
                            MUSTER_FACT_NOUN_OF (OTHER, PLAYER, owner));
          muster_edit_add (edit, MUSTER_PLAYER, owner, stocks[i].field, -taken);
          muster_edit_add (edit, MUSTER_PLAYER, captor, stocks[i].field, taken);
        }
      if (stock > taken && !keeps)
        {
          muster_edit_cite (edit, MUSTER_CITE (FORT_4), MUSTER_WHY (BATTLE, STOCK_LOST),
                            MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, owner),
                            MUSTER_FACT_NUMBER_OF (AMOUNT, stock - taken), resource);
          muster_edit_add (edit, MUSTER_PLAYER, owner, stocks[i].field, taken - stock);
        }
    }
}
