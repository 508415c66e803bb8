/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/edit.h"

/** MusterExperienceEvent: what in a battle brings or costs a unit XP, each time that it happens. */
typedef enum
{
  MUSTER_XP_TOOK_PART,
  MUSTER_XP_WOUNDED,               /* inflicted a wound */
  MUSTER_XP_HALVED,                /* an enemy warband */
  MUSTER_XP_FINISHED,              /* an enemy warband */
  MUSTER_XP_KILLED,                /* an enemy individual */
  MUSTER_XP_KILLED_FORCE_COMMANDER,
  MUSTER_XP_KILLED_ARMY_COMMANDER,
  MUSTER_XP_OBJECTIVE,
  MUSTER_XP_WON,
  MUSTER_XP_LOST_FORCE_COMMANDER,
  MUSTER_XP_LOST_ARMY_COMMANDER,
  MUSTER_XP_RESURRECTED,
  MUSTER_N_XP_EVENTS
} MusterExperienceEvent;

MusterFinding *muster_experience_count (MusterEdit           *edit,
                                        guint32               unit,
                                        MusterExperienceEvent event,
                                        guint32               enemy);
void muster_experience_count_losses (MusterEdit *edit,
                                     guint32     unit,
                                     guint       lost,
                                     guint       models);
void muster_experience_hold_floor (MusterEdit *edit,
                                   guint32     unit);
void muster_experience_tell_level (MusterEdit *edit,
                                   guint32     unit,
                                   gint32      xp_before);

/* After a battle */
void muster_experience_withhold (MusterEdit *edit,
                                 guint32     unit);
void muster_experience_buy_back (MusterEdit *edit,
                                 guint32     unit);
void muster_experience_drink_potion (MusterEdit *edit,
                                     guint32     unit);

/* Of recruitment */
gint32 muster_experience_get_first (const MusterWorld *world,
                                    const MusterTroop *troop,
                                    MusterUnitRole     role,
                                    gboolean           start_force);
guint muster_unit_get_growth (const MusterUnit *unit,
                              guint             added);
void muster_experience_grow (MusterEdit *edit,
                             guint32     unit,
                             guint       added);
gint32 muster_experience_get_average (const gint32 *xp,
                                      guint         n_units);
