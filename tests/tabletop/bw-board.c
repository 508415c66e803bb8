/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bw-board.h"

#include <math.h>
#include <string.h>

/* How the table is laid out: mirrored left to right, shifted, with the warriors in reverse order. */
typedef struct
{
  int mirror;
  double dx;
  double dy;
  gboolean reversed;
} Layout;

typedef struct
{
  MusterScenario *scenario;
  Layout layout;
} Reading;

#define table_of(reading) ((reading)->scenario->bw)
#define INCH 25400.0

static gint32
length_of (const char *word)
{
  return lround (g_ascii_strtod (word, NULL) * INCH);
}

static MusterPoint
vector_of (const Layout *layout,
           const char   *word)
{
  return (MusterPoint) {layout->mirror *length_of (word), length_of (strchr (word, ',') + 1)};
}

static MusterPoint
point_of (const Layout *layout,
          const char   *word)
{
  MusterPoint point = vector_of (layout, word);

  return (MusterPoint) {point.x + lround (layout->dx * INCH), point.y + lround (layout->dy * INCH)};
}

static guint
find_group (Reading    *reading,
            const char *id)
{
  guint index;

  g_assert_true (muster_bw_table_find_group (table_of (reading), id, &index));
  return index;
}

static guint
find_warrior (Reading    *reading,
              const char *id)
{
  guint index;

  g_assert_true (muster_bw_table_find_warrior (table_of (reading), id, &index));
  return index;
}

static void
read_obstacle (Reading *reading,
               char   **words)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (MusterPoint));
  MusterPolygon *polygon;

  for (guint i = 4; words[i] != NULL; i++)
    {
      MusterPoint point = point_of (&reading->layout, words[i]);

      g_array_append_val (points, point);
    }
  polygon = muster_polygon_new ((const MusterPoint *) points->data, points->len, MUSTER_TABLE_TOLERANCE, NULL);
  g_assert_nonnull (polygon);
  muster_bw_table_add_obstacle (table_of (reading), words[1], polygon, length_of (words[2]))->defensive =
    g_str_equal (words[3], "defensive");
}

static void
read_group (Reading *reading,
            char   **words)
{
  MusterBwGroup *group =
    muster_bw_table_add_group (table_of (reading), words[1], words[2],
                               g_str_equal (words[3], "cavalry") ? MUSTER_BW_CAVALRY : MUSTER_BW_INFANTRY);

  for (guint i = 4; words[i] != NULL; i++)
    {
      group->pony |= g_str_equal (words[i], "pony");
      group->armour = g_str_equal (words[i], "mail")     ? MUSTER_BW_MAIL
                      : g_str_equal (words[i], "padded") ? MUSTER_BW_PADDED
                                                         : group->armour;
    }
}

static void
read_warrior (Reading *reading,
              char   **words)
{
  MusterBwWarrior *warrior = muster_bw_table_add_warrior (table_of (reading), words[1], find_group (reading, words[2]),
                                                          point_of (&reading->layout, words[3]));

  warrior->radius = g_str_equal (words[0], "base") ? 0 : length_of (".5");
  for (guint i = 4; words[i] != NULL; i++)
    {
      if (g_str_equal (words[i], "commander"))
        {
          warrior->commander = TRUE;
        }
      else
        {
          warrior->radius = length_of (words[i]);
        }
    }
}

static MusterBwStep *
find_step (Reading    *reading,
           const char *id)
{
  guint warrior = find_warrior (reading, id);
  const MusterBwStep *step = muster_bw_action_find_step (&table_of (reading)->action, warrior);

  return step != NULL ? (MusterBwStep *) step : muster_bw_table_add_step (table_of (reading), warrior);
}

static void
read_step (Reading *reading,
           char   **words)
{
  MusterBwStep *step = find_step (reading, words[1]);

  for (guint i = 2; words[i] != NULL; i++)
    {
      MusterPoint point = point_of (&reading->layout, words[i]);

      g_array_append_val (step->way, point);
    }
}

static void
read_action (Reading *reading,
             char   **words)
{
  static const char *const kinds[] = {"move", "run", "charge", "failed-charge", "forced-back", "regroup", "defend",
                                      NULL};
  MusterBwAction *action = &table_of (reading)->action;

  action->acts = TRUE;
  action->group = find_group (reading, words[0]);
  for (guint i = 0; kinds[i] != NULL; i++)
    {
      action->kind = g_str_equal (kinds[i], words[2]) ? i : action->kind;
    }
  action->allowance = words[3] != NULL ? length_of (words[3]) : -1;
}

static void
read_parameter (Reading *reading,
                char   **words)
{
  MusterBwParameter parameter;

  g_assert_true (muster_bw_parameter_find (words[1], &parameter));
  table_of (reading)->parameters[parameter] = atoi (words[2]);
}

static void
read_about_action (Reading *reading,
                   char   **words)
{
  MusterBwAction *action = &table_of (reading)->action;

  if (g_str_equal (words[0], "target"))
    {
      action->target = find_group (reading, words[1]);
    }
  else if (g_str_equal (words[0], "die"))
    {
      action->die = atoi (words[1]);
    }
  else if (g_str_equal (words[0], "direction"))
    {
      action->direction = vector_of (&reading->layout, words[1]);
    }
  else if (g_str_equal (words[0], "casualty"))
    {
      action->casualty = find_warrior (reading, words[1]);
    }
  else if (g_str_equal (words[0], "victor"))
    {
      action->victor = g_str_equal (words[1], "yes") ? MUSTER_SAID_YES : MUSTER_SAID_NO;
    }
  else if (g_str_equal (words[0], "method"))
    {
      action->method = g_str_equal (words[1], "climb") ? MUSTER_BW_CLIMBING : MUSTER_BW_BY_LADDER;
    }
  else
    {
      g_error ("no statement %s", words[0]);
    }
}

static void
read_statement (Reading    *reading,
                const char *statement)
{
  g_auto (GStrv) words = g_strsplit (statement, " ", -1);

  if (g_str_equal (words[0], "strip"))
    {
      read_statement (reading, "obstacle wall 1 defensive -9,4 9,4 9,4.5 -9,4.5");
    }
  else if (g_str_equal (words[0], "obstacle"))
    {
      read_obstacle (reading, words);
    }
  else if (g_str_equal (words[0], "group"))
    {
      read_group (reading, words);
    }
  else if (g_str_equal (words[0], "w") || g_str_equal (words[0], "base"))
    {
      read_warrior (reading, words);
    }
  else if (g_str_equal (words[0], "rule"))
    {
      g_assert_true (muster_scenario_set_ruling (reading->scenario, words[1], words[2], NULL));
    }
  else if (g_str_equal (words[0], "parameter"))
    {
      read_parameter (reading, words);
    }
  else if (g_str_equal (words[0], "to"))
    {
      read_step (reading, words);
    }
  else if (g_str_equal (words[0], "for"))
    {
      find_step (reading, words[1])->enemy = find_warrior (reading, words[2]);
    }
  else if (g_strcmp0 (words[1], "does") == 0)
    {
      read_action (reading, words);
    }
  else
    {
      read_about_action (reading, words);
    }
}

static gboolean
is_warrior (const char *statement)
{
  return g_str_has_prefix (statement, "w ") || g_str_has_prefix (statement, "base ");
}

/* Groups first, then warriors forwards or backwards, then the rest. */
static void
read_all (Reading *reading,
          char   **statements)
{
  guint length = g_strv_length (statements);

  for (guint i = 0; i < length; i++)
    {
      if (g_str_has_prefix (statements[i], "group "))
        {
          read_statement (reading, statements[i]);
        }
    }
  for (guint i = 0; i < length; i++)
    {
      const char *statement = statements[reading->layout.reversed ? length - 1 - i : i];

      if (is_warrior (statement))
        {
          read_statement (reading, statement);
        }
    }
  for (guint i = 0; i < length; i++)
    {
      if (!g_str_has_prefix (statements[i], "group ") && !is_warrior (statements[i]) && statements[i][0] != '\0')
        {
          read_statement (reading, statements[i]);
        }
    }
}

/** bw_board_read_moved: Returns: the table, mirrored if @mirror is -1, shifted, its warriors in reverse if asked */
MusterScenario *
bw_board_read_moved (const char *text,
                     int         mirror,
                     double      dx,
                     double      dy,
                     gboolean    reversed)
{
  Reading reading = {muster_scenario_new (MUSTER_TABLE_BARONS_WAR), {mirror, dx, dy, reversed}};
  g_auto (GStrv) statements = g_strsplit (text, ";", -1);

  reading.scenario->bw = muster_bw_table_new ();
  for (guint i = 0; statements[i] != NULL; i++)
    {
      g_strstrip (statements[i]);
    }
  read_all (&reading, statements);
  return reading.scenario;
}

/** bw_board_read: Returns: the table that @text describes, see the header */
MusterScenario *
bw_board_read (const char *text)
{
  return bw_board_read_moved (text, 1, 0, 0, FALSE);
}
