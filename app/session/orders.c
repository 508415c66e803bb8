/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Order sheets of the session's world, for those who may not read text themselves.
 */
#include "exchange/order-receipt.h"
#include "exchange/order-sheet-reader.h"
#include "session/session.h"

/**
 * muster_session_read_sheet:
 * @player: id of a player of the campaign
 * @mail: (array length=length): as it came
 *
 * Returns: (transfer full): the orders and remarks in it
 */
MusterOrderSheet *
muster_session_read_sheet (MusterSession *session,
                           const char    *player,
                           const char    *mail,
                           gsize          length)
{
  MusterWorld *world = muster_session_get_world (session);

  return muster_order_sheet_read (world, muster_world_find_player (world, player)->key, mail, length);
}

/**
 * muster_session_dup_receipt: Returns: (transfer full): what the player of that id has plotted, as a sheet to send back
 */
char *
muster_session_dup_receipt (MusterSession *session,
                            const char    *player)
{
  MusterWorld *world = muster_session_get_world (session);

  return muster_order_receipt_dup_text (world, muster_world_find_player (world, player)->key, NULL);
}
