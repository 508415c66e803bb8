/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/march.h"

#include "campaign/stronghold.h"

#define NOBODY G_MAXUINT

/* A player in a hex at the end of a step. */
typedef struct
{
  guint player;
  gboolean was_there; /* with somebody who did not come just now */
} Presence;

/* What ends a move in a hex, and what becomes of it. */
typedef struct
{
  MusterMarch *march;
  const MusterHex *hex;
  guint owner; /* index; NOBODY = neutral */
  gboolean fortified;
  GArray *presences;
} Meeting;

static void
note_presence (GArray              *presences,
               const MusterMarcher *marcher)
{
  for (guint i = 0; i < presences->len; i++)
    {
      Presence *presence = &g_array_index (presences, Presence, i);

      if (presence->player == marcher->player)
        {
          presence->was_there |= !marcher->arrived;
          return;
        }
    }
  g_array_append_val (presences, ((Presence) {marcher->player, !marcher->arrived}));
}

/* An enemy of @player in the hex, one who was there before rather than one who came just now. */
static const Presence *
find_enemy (const Meeting *meeting,
            guint          player)
{
  const Presence *enemy = NULL;

  for (guint i = 0; i < meeting->presences->len; i++)
    {
      const Presence *presence = &g_array_index (meeting->presences, Presence, i);

      if (muster_march_are_enemies (meeting->march, player, presence->player) &&
          (enemy == NULL || (presence->was_there && !enemy->was_there)))
        {
          enemy = presence;
        }
    }
  return enemy;
}

static gboolean
is_present (const Meeting *meeting,
            guint          player)
{
  for (guint i = 0; i < meeting->presences->len; i++)
    {
      if (g_array_index (meeting->presences, Presence, i).player == player)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
stop (MusterMarcher       *marcher,
      MusterMovementReason outcome,
      guint                other)
{
  marcher->halted = TRUE;
  marcher->outcome = outcome;
  marcher->other = other;
}

/* MOVE-12, MOVE-15: what ends the move of somebody who has just come. */
static void
receive (const Meeting *meeting,
         MusterMarcher *marcher)
{
  const Presence *enemy = find_enemy (meeting, marcher->player);
  guint owner = meeting->owner;

  if (enemy != NULL && enemy->was_there)
    {
      stop (marcher, MUSTER_WHY_MOVEMENT_DEFENDED, enemy->player);
    }
  else if (owner != NOBODY && meeting->fortified && muster_march_are_enemies (meeting->march, owner, marcher->player))
    {
      stop (marcher, MUSTER_WHY_MOVEMENT_DEFENDED, owner);
    }
  else if (enemy != NULL)
    {
      stop (marcher, MUSTER_WHY_MOVEMENT_MET, enemy->player);
    }
  else if (owner != NOBODY && owner != marcher->player && (meeting->fortified || is_present (meeting, owner)))
    {
      stop (marcher, MUSTER_WHY_MOVEMENT_ALLY_DEFENDS, owner);
    }
}

/* Whether the owner, or an ally, has anybody in the hex. */
static gboolean
is_held (const Meeting *meeting)
{
  for (guint i = 0; i < meeting->presences->len; i++)
    {
      guint player = g_array_index (meeting->presences, Presence, i).player;

      if (!muster_march_are_enemies (meeting->march, meeting->owner, player))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* MOVE-14: a hex that an enemy enters and nobody holds is its owner's no more. */
static void
make_neutral (const Meeting *meeting,
              guint          by)
{
  MusterMarch *march = meeting->march;
  guint32 hex = meeting->hex->key;

  muster_edit_cite (march->deed->edit, MUSTER_CITE (MOVE_14), MUSTER_WHY (MOVEMENT, MADE_NEUTRAL),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex),
                    MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, meeting->hex->owner),
                    MUSTER_FACT_NOUN_OF (OTHER, PLAYER, march->players[by]));
  muster_edit_set (march->deed->edit, MUSTER_HEX, hex, MUSTER_HEX_OWNER, 0);
}

static void
settle_hex (MusterMarch *march,
            guint        first,
            GArray      *presences)
{
  const MusterHex *hex = muster_world_get_hex (march->world, MUSTER_MARCHER (march, first)->at);
  gint32 turn = muster_world_get_campaign (march->world)->turn;
  Meeting meeting = {
    march, hex, hex->owner != 0 ? muster_march_index_player (march, hex->owner) : NOBODY,
    muster_hex_get_working_stronghold (hex, turn) != MUSTER_STRONGHOLD_NONE, presences,
  };
  guint intruder = NOBODY;

  g_array_set_size (presences, 0);
  for (guint i = first + 1; i != 0; i = MUSTER_MARCHER (march, i - 1)->next)
    {
      note_presence (presences, MUSTER_MARCHER (march, i - 1));
    }
  for (guint i = first + 1; i != 0; i = MUSTER_MARCHER (march, i - 1)->next)
    {
      MusterMarcher *marcher = MUSTER_MARCHER (march, i - 1);

      if (!marcher->arrived)
        {
          continue;
        }
      if (!marcher->halted)
        {
          receive (&meeting, marcher);
        }
      if (intruder == NOBODY && meeting.owner != NOBODY &&
          muster_march_are_enemies (march, meeting.owner, marcher->player))
        {
          intruder = marcher->player;
        }
    }
  if (intruder != NOBODY && !meeting.fortified && !is_held (&meeting))
    {
      make_neutral (&meeting, intruder);
    }
}

/**
 * muster_march_settle: ends a step: says in each hex to which somebody came whose move is over, and whether the hex
 * is its owner's no more
 *
 * Clauses: MOVE-12, MOVE-14, MOVE-15
 */
void
muster_march_settle (MusterMarch *march)
{
  g_autoptr (GArray) presences = g_array_new (FALSE, FALSE, sizeof (Presence));

  muster_march_line_up (march);
  for (guint i = 0; i < march->marchers->len; i++)
    {
      guint32 *first = &march->first_at[muster_march_index_hex (march, MUSTER_MARCHER (march, i)->at)];

      if (MUSTER_MARCHER (march, i)->arrived && *first != 0)
        {
          /* Once for each hex: when the first of those who came is reached */
          settle_hex (march, *first - 1, presences);
          *first = 0;
        }
    }
}
