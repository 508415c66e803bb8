/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/course.h"

#include "campaign/unit.h"
#include "report/ledger.h"
#include "wording/names.h"

#include <glib/gi18n-lib.h>

/** muster_course_get_title: Returns: (transfer none): what the measure counts, translated */
const char *
muster_course_get_title (MusterCourseMeasure measure)
{
  static const char *const titles[MUSTER_N_COURSES] = {
    [MUSTER_COURSE_HEXES] = N_("Hexes"), [MUSTER_COURSE_INCOME] = N_("Harvest, in points"),
    [MUSTER_COURSE_ARMY] = N_("Army, in points"), [MUSTER_COURSE_XP] = N_("Experience"),
  };

  return _(titles[measure]);
}

static gint64 *
get_values (const MusterCourse *course,
            guint               player)
{
  return course->values + (gsize) player * course->n_turns;
}

static void
find_players (MusterCourse *course,
              guint32       player)
{
  MUSTER_FOR_EACH (course->world, PLAYER, MusterPlayer, each)
  {
    if (player == 0 || player == each->key)
      {
        g_array_append_val (course->players, each->key);
      }
  }
}

static gint64
count_hexes (const MusterWorld *world,
             guint32            player)
{
  const MusterHex *hexes = muster_world_peek_hexes (world);
  gint64 n_hexes = 0;

  for (guint i = 0; i < muster_world_count (world, MUSTER_HEX); i++)
    {
      n_hexes += hexes[i].owner == player;
    }
  return n_hexes;
}

static gint64
sum_xp (const MusterWorld *world,
        guint32            player)
{
  gint64 sum = 0;

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    sum += unit->player == player && !muster_unit_is_destroyed (unit) ? unit->xp : 0;
  }
  return sum;
}

static gint64
measure_world (MusterCourseMeasure measure,
               const MusterWorld  *world,
               guint32             player)
{
  switch (measure)
    {
    case MUSTER_COURSE_HEXES:
      return count_hexes (world, player);

    case MUSTER_COURSE_ARMY:
      return muster_player_get_army_points (world, player);

    case MUSTER_COURSE_XP:
      return sum_xp (world, player);

    case MUSTER_COURSE_INCOME:
    case MUSTER_N_COURSES:
      break;
    }
  g_assert_not_reached ();
}

static void
note_world (MusterCourse      *course,
            const MusterWorld *world,
            int                turn)
{
  for (guint i = 0; i < course->players->len; i++)
    {
      get_values (course, i)[turn - course->first_turn] =
        measure_world (course->measure, world, g_array_index (course->players, guint32, i));
    }
}

typedef struct
{
  MusterCourse *course;
  MusterWorld *world; /* Owned: after the newest act */
  int turn;           /* that this world belongs to */
} Walk;

/* A world is measured when the next turn begins, and stands for every turn in which nothing was done. */
static void
go_on_to (Walk *walk,
          int   turn)
{
  for (; walk->turn < turn; walk->turn++)
    {
      note_world (walk->course, walk->world, walk->turn);
    }
}

static void
tell_act (const MusterMoment *moment,
          gpointer            user_data)
{
  Walk *walk = user_data;

  go_on_to (walk, moment->act->turn);
  muster_world_unref (walk->world);
  walk->world = muster_world_ref (moment->after);
}

static void
note_worlds (MusterCourse        *course,
             const MusterHistory *history)
{
  Walk walk = {course, muster_world_ref (history->start), course->first_turn};
  int last_turn = course->first_turn + (int) course->n_turns - 1;

  muster_history_walk (history, course->first_turn, last_turn, tell_act, &walk);
  go_on_to (&walk, last_turn + 1);
  muster_world_unref (walk.world);
}

static int
get_price (const MusterWorld *world,
           guint32            player,
           MusterLedger       what)
{
  const MusterPlayer *seller = muster_world_get_player (world, player);
  const MusterRaceRules *rules = &muster_world_get_ruleset (world)->races[seller->race];

  switch ((guint) what)
    {
    case MUSTER_LEDGER_GRAIN:
      return rules->price[MUSTER_RESOURCE_GRAIN];

    case MUSTER_LEDGER_WOOD:
      return rules->price[MUSTER_RESOURCE_WOOD];

    case MUSTER_LEDGER_STONE:
    case MUSTER_LEDGER_IRON:
      return rules->price[MUSTER_RESOURCE_STONE];

    case MUSTER_LEDGER_POINTS:
      return 1;

    default:
      return 0;
    }
}

static void
note_income (MusterCourse        *course,
             const MusterHistory *history)
{
  int last_turn = course->first_turn + (int) course->n_turns - 1;
  g_autoptr (GArray) rows = muster_history_dup_ledger (history, course->first_turn, last_turn);

  for (guint i = 0; i < rows->len; i++)
    {
      const MusterLedgerRow *row = &g_array_index (rows, MusterLedgerRow, i);

      for (guint player = 0; player < course->players->len && row->step == MUSTER_STEP_HARVEST; player++)
        {
          if (g_array_index (course->players, guint32, player) == row->player)
            {
              get_values (course, player)[row->turn - course->first_turn] +=
                row->amount * get_price (course->world, row->player, row->what);
            }
        }
    }
}

/**
 * muster_course_new:
 * @last_turn: until whose end
 * @player: key of the only player, 0 for all
 *
 * Returns: (transfer full): the measure of every turn from the campaign's beginning
 */
MusterCourse *
muster_course_new (const MusterHistory *history,
                   MusterCourseMeasure  measure,
                   int                  last_turn,
                   guint32              player)
{
  MusterCourse *course = g_new0 (MusterCourse, 1);

  course->measure = measure;
  course->world = muster_history_dup_world_at_end_of (history, last_turn);
  course->first_turn = MIN (muster_world_get_campaign (history->start)->turn, last_turn);
  course->n_turns = last_turn - course->first_turn + 1;
  course->players = g_array_new (FALSE, FALSE, sizeof (guint32));
  find_players (course, player);
  course->values = g_new0 (gint64, MAX ((gsize) course->players->len * course->n_turns, 1));
  if (measure == MUSTER_COURSE_INCOME)
    {
      note_income (course, history);
    }
  else
    {
      note_worlds (course, history);
    }
  return course;
}

/** muster_course_free: */
void
muster_course_free (MusterCourse *course)
{
  muster_world_unref (course->world);
  g_array_unref (course->players);
  g_free (course->values);
  g_free (course);
}

/** muster_course_new_table: Returns: (transfer full): a row for each player, with the newest ten turns */
MusterTable *
muster_course_new_table (const MusterCourse *course)
{
  const guint most = 10;
  guint n_turns = MIN (course->n_turns, most);
  guint skipped = course->n_turns - n_turns;
  MusterTable *table;
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (MusterColumn));
  MusterColumn column = {_("Turn"), MUSTER_COLUMN_TEXT};

  g_array_append_val (columns, column);
  for (guint turn = 0; turn < n_turns; turn++)
    {
      g_autofree char *number = g_strdup_printf ("%d", course->first_turn + (int) (skipped + turn));

      column = (MusterColumn) {g_intern_string (number), MUSTER_COLUMN_NUMBER};
      g_array_append_val (columns, column);
    }
  table = muster_table_new ((const MusterColumn *) (gpointer) columns->data, columns->len);
  for (guint player = 0; player < course->players->len; player++)
    {
      GString *name = g_string_new (NULL);
      guint32 key = g_array_index (course->players, guint32, player);

      muster_append_isolated (name, muster_world_get_player (course->world, key)->name);
      muster_table_add_row (table);
      muster_table_take (table, 0, g_string_free (name, FALSE));
      for (guint turn = 0; turn < n_turns; turn++)
        {
          muster_table_set_number (table, turn + 1, get_values (course, player)[skipped + turn]);
        }
    }
  return table;
}
