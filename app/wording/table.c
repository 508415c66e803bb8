/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chapters of the tabletop rules.
 */
#include "wording/phrases.h"

#include "tabletop/bw-rulebook.h"
#include "tabletop/dba-rulebook.h"
#include "tabletop/siege-rulebook.h"

static const char *
phrase_dba (MusterDbaChapter chapter,
            guint            reason)
{
  switch (chapter)
    {
    case MUSTER_CHAPTER_DBA_TACTICAL:
    case MUSTER_CHAPTER_DBA_SINGLE:
    case MUSTER_CHAPTER_DBA_DISMOUNT:
    case MUSTER_CHAPTER_DBA_DISTANCE:
    case MUSTER_CHAPTER_DBA_REPEAT:
      return muster_phrase_dba_move (chapter, reason);

    case MUSTER_CHAPTER_DBA_FORMATION:
    case MUSTER_CHAPTER_DBA_GROUP:
    case MUSTER_CHAPTER_DBA_REDUCE:
      return muster_phrase_dba_group (chapter, reason);

    case MUSTER_CHAPTER_DBA_RIVER:
    case MUSTER_CHAPTER_DBA_PASSAGE:
    case MUSTER_CHAPTER_DBA_ZONE:
      return muster_phrase_dba_ground (chapter, reason);

    case MUSTER_CHAPTER_BEFORE_DBA:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_bw (MusterBwChapter chapter,
           guint           reason)
{
  switch (chapter)
    {
    case MUSTER_CHAPTER_BW_TEXT:
    case MUSTER_CHAPTER_BW_CROSSING:
    case MUSTER_CHAPTER_BW_POSITION:
    case MUSTER_CHAPTER_BW_DEFEND:
      return muster_phrase_bw_crossing (chapter, reason);

    case MUSTER_CHAPTER_BW_CHARGE:
    case MUSTER_CHAPTER_BW_FORCED:
    case MUSTER_CHAPTER_BW_REGROUP:
      return muster_phrase_bw_charge (chapter, reason);

    case MUSTER_CHAPTER_BEFORE_BW:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_siege (MusterSiegeChapter chapter,
              guint              reason)
{
  switch (chapter)
    {
    case MUSTER_CHAPTER_SIEGE_CLIMB:
    case MUSTER_CHAPTER_SIEGE_GRAPNEL:
    case MUSTER_CHAPTER_SIEGE_HAUL:
      return muster_phrase_siege_climb (chapter, reason);

    case MUSTER_CHAPTER_SIEGE_CREW:
    case MUSTER_CHAPTER_SIEGE_AIM:
    case MUSTER_CHAPTER_SIEGE_SHOT:
      return muster_phrase_siege_fire (chapter, reason);

    case MUSTER_CHAPTER_BEFORE_SIEGE:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_table: Returns: (transfer none): the sentence, with places, of a reason of a table's rules */
const char *
muster_phrase_table (guint                chapter,
                     guint                reason,
                     const MusterFinding *finding)
{
  if (chapter >= MUSTER_SIEGE_FIRST_CHAPTER)
    {
      return phrase_siege (chapter, reason);
    }
  if (chapter >= MUSTER_BW_FIRST_CHAPTER)
    {
      return phrase_bw (chapter, reason);
    }
  return phrase_dba (chapter, reason);
}
