/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/course.h"
#include "report/played-campaign.h"

static const char start[] =
  "turn 1 harvest\n"
  "map 4x4 plains 3\n"
  "player anna firstborn plains\n"
  "player bert devout desert points=100\n"
  "home 0202 anna\n"
  "home 0404 bert\n"
  "unit u1 firstborn.swordsmen anna 0203 xp=10\n"
  "unit u2 firstborn.swordsmen anna 0203\n"
  "unit u3 devout.risen bert 0404 xp=2\n";

static const char *const turn[] = {
  "finish step=harvest", "finish step=merchant", "finish step=recruitment", "finish step=movement",
  "finish step=combat", "finish step=claim", "finish step=supply defaults=yes", "finish step=diplomacy",
};

static MusterHistory *
play (guint n_commands)
{
  g_autoptr (PlayedCampaign) campaign = played_campaign_new (start);
  g_autoptr (GError) error = NULL;
  MusterHistory *history;

  for (guint i = 0; i < n_commands; i++)
    {
      played_campaign_do (campaign, turn[i % G_N_ELEMENTS (turn)]);
    }
  history = muster_history_new (campaign->world, campaign->journal, &error);
  g_assert_no_error (error);
  return history;
}

static void
assert_course (MusterCourseMeasure measure,
               const gint64       *anna,
               const gint64       *bert)
{
  g_autoptr (MusterHistory) history = play (2 * G_N_ELEMENTS (turn));
  g_autoptr (MusterCourse) course = muster_course_new (history, measure, 2, 0);

  g_assert_cmpint (course->first_turn, ==, 1);
  g_assert_cmpuint (course->n_turns, ==, 2);
  g_assert_cmpuint (course->players->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (course->values[i], ==, anna[i]);
      g_assert_cmpint (course->values[course->n_turns + i], ==, bert[i]);
    }
}

/* CLAIM-1: the two warbands of 5 claim 0203 in turn 1; Bert has his home. */
static void
test_hexes (void)
{
  assert_course (MUSTER_COURSE_HEXES, (const gint64[]) {2, 2}, (const gint64[]) {1, 1});
}

/* Anna's home gives 5 3 3 at 25, 40, 40: 365; in turn 2 also 3 grain of 0203: 440. Bert's 4 3 3 at 20, 40, 40 and 45
   points: 365. */
static void
test_income (void)
{
  assert_course (MUSTER_COURSE_INCOME, (const gint64[]) {365, 440}, (const gint64[]) {365, 365});
}

/* 4 x 20 + 22 twice; 4 x 10. */
static void
test_army (void)
{
  assert_course (MUSTER_COURSE_ARMY, (const gint64[]) {204, 204}, (const gint64[]) {40, 40});
}

static void
test_experience (void)
{
  assert_course (MUSTER_COURSE_XP, (const gint64[]) {16, 16}, (const gint64[]) {2, 2});
}

static void
test_table_has_a_column_for_each_turn (void)
{
  g_autoptr (MusterHistory) history = play (G_N_ELEMENTS (turn) + 1);
  g_autoptr (MusterCourse) course = muster_course_new (history, MUSTER_COURSE_HEXES, 2,
                                                       muster_world_find_player (history->now, "bert")->key);
  g_autoptr (MusterTable) table = muster_course_new_table (course);
  g_autofree char *csv = muster_table_dup_csv (table);

  g_assert_cmpstr (csv, ==, "Turn,1,2\nbert,1,1\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/course/hexes", test_hexes);
  g_test_add_func ("/course/income", test_income);
  g_test_add_func ("/course/army", test_army);
  g_test_add_func ("/course/experience", test_experience);
  g_test_add_func ("/course/table", test_table_has_a_column_for_each_turn);
  return g_test_run ();
}
