/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/snap.h"

#define THIRTY_DEGREES 57735027 /* a piece may be turned so far to fit: a tangent, for muster_heading_within() */

/**
 * muster_pose_carried:
 *
 * Returns: where a piece at @pose comes to when it keeps its place beside another that goes from @from to @to
 */
MusterPose
muster_pose_carried (MusterPose pose,
                     MusterPose from,
                     MusterPose to)
{
  MusterPose turned = muster_heading_equal (from.heading, to.heading)
                      ? pose : muster_pose_turned (pose, from.at, from.heading, to.heading);

  turned.at = muster_point_plus (turned.at, muster_point_minus (to.at, from.at));
  return turned;
}

/* What is looked for: the pose nearest to a hand's that fits to another piece. */
typedef struct
{
  const MusterPiece *piece;
  MusterPose wanted;
  gint64 nearest; /* µm: only what is nearer counts */
  MusterPose best;
  gboolean found;
} Search;

static void
offer (Search     *search,
       MusterPoint at,
       MusterPoint heading)
{
  gint64 distance = muster_length (muster_point_minus (at, search->wanted.at));

  if (distance < search->nearest && muster_heading_within (heading, search->wanted.heading, THIRTY_DEGREES))
    {
      search->nearest = distance;
      search->best = (MusterPose) {at, heading};
      search->found = TRUE;
    }
}

/* Facing as the other does: beside it, behind it, before it. */
static void
offer_same_facing (Search            *search,
                   const MusterPiece *other)
{
  MusterPoint ahead = other->pose.heading;
  MusterPoint right = muster_point_right (ahead);
  gint64 aside = (search->piece->width + other->width) / 2;
  MusterPoint behind = muster_point_ahead (other->pose.at, ahead, -other->depth);
  MusterPoint before = muster_point_ahead (other->pose.at, ahead, search->piece->depth);

  offer (search, muster_point_ahead (other->pose.at, right, aside), ahead);
  offer (search, muster_point_ahead (other->pose.at, right, -aside), ahead);
  offer (search, behind, ahead);
  offer (search, before, ahead);
}

/* In contact as combat wants it: front to front, or front edge to flank with corner meeting front corner. */
static void
offer_contact (Search            *search,
               const MusterPiece *other)
{
  MusterPoint ahead = other->pose.heading;
  MusterPoint back = {-ahead.x, -ahead.y};
  MusterPoint right = muster_point_right (ahead);
  MusterPoint left = muster_point_left (ahead);
  const MusterRectangle base = muster_pose_rectangle (other->pose, other->width, other->depth);
  gint64 half = search->piece->width / 2;

  offer (search, other->pose.at, back);
  offer (search, muster_point_ahead (base.corners[MUSTER_FRONT_RIGHT], back, half), left);
  offer (search, muster_point_ahead (base.corners[MUSTER_FRONT_LEFT], back, half), right);
}

/* Round pieces touch rim to rim, on the line between them. */
static void
offer_rim (Search            *search,
           const MusterPiece *other)
{
  MusterPoint apart = muster_point_minus (search->wanted.at, other->pose.at);

  if (apart.x != 0 || apart.y != 0)
    {
      offer (search, muster_point_ahead (other->pose.at, apart, (search->piece->width + other->width) / 2),
             search->wanted.heading);
    }
}

static gboolean
is_among (const GArray *pieces,
          guint         piece)
{
  for (guint i = 0; pieces != NULL && i < pieces->len; i++)
    {
      if (g_array_index (pieces, guint, i) == piece)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_scenario_snap:
 * @piece: the one that is put
 * @passed_over: (nullable): of guint: pieces that it does not fit itself to, such as those that go with it
 * @reach: how far it may be moved to fit, in µm
 * @pose: (inout): where a hand holds it; where it fits
 *
 * Fits a piece to another one nearby: edge to edge and corner to corner, or rim to rim.
 *
 * Returns: whether there was one; else @pose is as it was
 */
gboolean
muster_scenario_snap (const MusterScenario *scenario,
                      guint                 piece,
                      const GArray         *passed_over,
                      gint64                reach,
                      MusterPose           *pose)
{
  const MusterPiece put = muster_scenario_get_piece (scenario, piece);
  Search search = {.piece = &put, .wanted = *pose, .nearest = reach};

  for (guint i = 0; i < muster_scenario_count_pieces (scenario); i++)
    {
      const MusterPiece other = muster_scenario_get_piece (scenario, i);

      if (i == piece || is_among (passed_over, i))
        {
          continue;
        }
      if (put.round || other.round)
        {
          offer_rim (&search, &other);
          continue;
        }
      offer_same_facing (&search, &other);
      offer_contact (&search, &other);
    }
  if (search.found)
    {
      *pose = search.best;
    }
  return search.found;
}
