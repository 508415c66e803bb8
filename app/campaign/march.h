/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The movement segment while it runs: what movement.c, border-clash.c, meeting.c and engagement.c have in
 * common.
 */
#pragma once

#include "campaign/deed.h"
#include "campaign/traffic.h"

/** MusterMarcher: a unit on its way, or standing in another's. */
typedef struct
{
  guint32 unit;        /* key */
  guint32 start;       /* hex */
  guint32 at;          /* hex */
  MusterPath plot;     /* 0 = stays */
  MusterPath walked;
  guint16 player;      /* index */
  guint16 other;       /* index of the player who stopped it */
  guint8 n_steps;      /* of its plot, that terrain and roads allow */
  guint8 n_walked;
  guint8 going;        /* the side by which it leaves in this step, from 1; 0 = it does not */
  guint8 entered;      /* the side by which it came, from 1; 0 = it did not move */
  guint8 halted;
  guint8 arrived;      /* in this step */
  guint8 loads_sides;  /* MOVE-16 */
  guint8 outcome;      /* MusterMovementReason: how its move ended */
  guint32 next;        /* marcher in the same hex, counted from 1; 0 = the last */
} MusterMarcher;

typedef struct
{
  /* Borrowed */
  MusterDeed *deed;
  const MusterWorld *world; /* with all changes so far */

  guint columns;
  guint n_players;

  /* Owned */
  GArray *marchers;      /* of MusterMarcher, by unit */
  MusterTraffic *traffic;
  guint32 *first_at;     /* by hex: the first marcher in it, counted from 1; 0 = nobody */
  guint8 *outgoing;      /* by hex: bit of each side by which somebody leaves in this step */
  guint8 *clash_side;    /* by hex: the side on which a border clash met, from 1; 0 = none */
  guint32 *players;      /* by index: key, rising */
  gboolean *enemies;     /* by index and index */
} MusterMarch;

#define MUSTER_MARCHER(march, index) (&g_array_index ((march)->marchers, MusterMarcher, (index)))

MusterMarch *muster_march_new (MusterDeed *deed) G_GNUC_WARN_UNUSED_RESULT;
void muster_march_free (MusterMarch *march);
guint muster_march_index_hex (const MusterMarch *march,
                              guint32            hex);
guint muster_march_index_player (const MusterMarch *march,
                                 guint32            player);
gboolean muster_march_are_enemies (const MusterMarch *march,
                                   guint              first,
                                   guint              second);
void muster_march_line_up (MusterMarch *march);
gboolean muster_march_clash (MusterMarch *march);
void muster_march_settle (MusterMarch *march);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterMarch, muster_march_free)
