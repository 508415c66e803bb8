/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/treasury.h"

/** muster_resource_get_field: Returns: the player's field that holds the stock of @resource, which may not be XP */
MusterPlayerField
muster_resource_get_field (MusterResource resource)
{
  switch (resource)
    {
    case MUSTER_RESOURCE_GRAIN:
      return MUSTER_PLAYER_GRAIN;

    case MUSTER_RESOURCE_WOOD:
      return MUSTER_PLAYER_WOOD;

    case MUSTER_RESOURCE_STONE:
      return MUSTER_PLAYER_STONE;

    case MUSTER_RESOURCE_IRON:
      return MUSTER_PLAYER_IRON;

    case MUSTER_RESOURCE_POINTS:
      return MUSTER_PLAYER_POINTS;

    case MUSTER_RESOURCE_XP:
    case MUSTER_N_RESOURCES:
      break;
    }
  g_assert_not_reached ();
}

/** muster_player_get_stock: Returns: what the player has of @resource */
gint64
muster_player_get_stock (const MusterPlayer *player,
                         MusterResource      resource)
{
  return muster_record_get (MUSTER_PLAYER, player, muster_resource_get_field (resource)).number;
}

/**
 * muster_treasury_add:
 * @amount: to add, or, below 0, to take; the caller has checked that it is there
 *
 * A stock that is as full as the record can hold stays so.
 */
void
muster_treasury_add (MusterEdit    *edit,
                     guint32        player,
                     MusterResource resource,
                     gint64         amount)
{
  MusterPlayerField field = muster_resource_get_field (resource);
  const MusterField *described = &muster_record_get_type (MUSTER_PLAYER)->fields[field];
  gint64 stock = muster_player_get_stock (muster_world_get_player (muster_edit_peek_world (edit), player), resource);

  muster_edit_set (edit, MUSTER_PLAYER, player, field, CLAMP (stock + amount, described->low, described->high));
}
