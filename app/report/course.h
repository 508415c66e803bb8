/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history.h"
#include "report/table.h"

typedef enum
{
  MUSTER_COURSE_HEXES,  /* controlled at the end of a turn */
  MUSTER_COURSE_INCOME, /* harvested in it, at the prices at which the race sells, in points */
  MUSTER_COURSE_ARMY,   /* points of the army at its end */
  MUSTER_COURSE_XP,     /* of all living units at its end */
  MUSTER_N_COURSES
} MusterCourseMeasure;

/** MusterCourse: how something of the players went, turn by turn. */
typedef struct
{
  MusterCourseMeasure measure;
  int first_turn;
  guint n_turns;

  /* Owned */
  MusterWorld *world; /* that names the players */
  GArray *players;    /* of guint32: keys */
  gint64 *values;     /* turn after turn of the first player, then of the second ... */
} MusterCourse;

MusterCourse *muster_course_new (const MusterHistory *history,
                                 MusterCourseMeasure  measure,
                                 int                  last_turn,
                                 guint32              player) G_GNUC_WARN_UNUSED_RESULT;
void muster_course_free (MusterCourse *course);
const char *muster_course_get_title (MusterCourseMeasure measure);
MusterTable *muster_course_new_table (const MusterCourse *course) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCourse, muster_course_free)
