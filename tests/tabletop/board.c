/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/board.h"

#include <math.h>
#include <string.h>

/* The words of one statement, taken one by one. */
typedef struct
{
  char **words;
  guint next;
} Line;

static const char *
take (Line *line)
{
  const char *word = line->words[line->next];

  g_assert_nonnull (word);
  line->next++;
  return word;
}

static gboolean
has_more (const Line *line)
{
  return line->words[line->next] != NULL;
}

static gint32
length_of (const char *word)
{
  return lround (g_ascii_strtod (word, NULL) * BOARD_BASE_WIDTH);
}

static MusterPoint
heading_of (const char *word)
{
  const char *comma = strchr (word, ',');

  return muster_heading (llround (g_ascii_strtod (word, NULL) * MUSTER_HEADING_ONE),
                         llround (g_ascii_strtod (comma + 1, NULL) * MUSTER_HEADING_ONE));
}

static MusterPoint
point_of (const char *word)
{
  return (MusterPoint) {length_of (word), length_of (strchr (word, ',') + 1)};
}

/** board_pose: Returns: a pose in base widths */
MusterPose
board_pose (double x,
            double y,
            double dx,
            double dy)
{
  return (MusterPose) {{lround (x * BOARD_BASE_WIDTH), lround (y * BOARD_BASE_WIDTH)},
                       muster_heading (llround (dx * MUSTER_HEADING_ONE), llround (dy * MUSTER_HEADING_ONE))};
}

static GArray *
take_points (Line *line)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (MusterPoint));

  while (has_more (line))
    {
      MusterPoint point = point_of (take (line));

      g_array_append_val (points, point);
    }
  return points;
}

static MusterDbaArea *
take_area (Line           *line,
           MusterDbaTable *table,
           GPtrArray      *areas)
{
  g_autoptr (GArray) points = take_points (line);
  g_autofree char *id = g_strdup_printf ("area%u", areas->len);
  g_autoptr (GError) error = NULL;
  MusterPolygon *polygon = muster_polygon_new ((const MusterPoint *) points->data, points->len, table->tolerance,
                                               &error);

  g_assert_no_error (error);
  return muster_dba_table_add_area (areas, id, polygon);
}

static guint
find (const MusterDbaTable *table,
      const char           *id)
{
  guint index;

  g_assert_true (muster_dba_table_find_element (table, id, &index));
  return index;
}

static void
read_element (Line           *line,
              MusterDbaTable *table)
{
  const char *id = take (line);
  guint8 side = muster_dba_table_number_side (table, take (line));
  MusterDbaTroop troop;
  MusterDbaElement *element;
  double numbers[4];

  g_assert_true (muster_dba_troop_parse (take (line), &troop));
  element = muster_dba_table_add_element (table, id, side, troop);
  for (guint i = 0; i < 4; i++)
    {
      numbers[i] = g_ascii_strtod (take (line), NULL);
    }
  element->depth = has_more (line) ? length_of (take (line)) : BOARD_BASE_WIDTH / 2;
  muster_dba_element_place (element, board_pose (numbers[0], numbers[1], numbers[2], numbers[3]), table->tolerance);
}

static void
read_set (Line           *line,
          MusterDbaTable *table)
{
  MusterDbaElement *element = g_ptr_array_index (table->elements, find (table, take (line)));
  const char *what = take (line);
  const char *value = take (line);

  if (g_str_equal (what, "contingent"))
    {
      element->contingent = atoi (value);
    }
  else if (g_str_equal (what, "moves"))
    {
      element->moves = atoi (value);
    }
  else if (g_str_equal (what, "joined"))
    {
      element->joined = g_strdup (value);
    }
  else if (g_str_equal (what, "marked"))
    {
      element->marked = TRUE;
    }
  else
    {
      g_assert_cmpstr (what, ==, "dismount");
      element->dismounts = g_str_equal (value, "yes") ? MUSTER_SAID_YES : MUSTER_SAID_NO;
    }
}

static guint
place_in (const char *const *words,
          const char        *word)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (g_str_equal (words[i], word))
        {
          return i;
        }
    }
  g_error ("%s is none of them", word);
}

static void
read_bound (Line           *line,
            MusterDbaBound *bound)
{
  static const char *const phases[] = {"-", "tactical", "shooting", "combat", NULL};
  const char *word;

  bound->phase = place_in (phases, take (line));
  word = take (line);
  bound->number = g_str_equal (word, "-") ? 0 : atoi (word);
  word = take (line);
  bound->pips = g_str_equal (word, "-") ? -1 : atoi (word);
}

static void
read_move (Line           *line,
           MusterDbaTable *table)
{
  static const char *const kinds[] = {"single", "group", "reduce", "dismount", "recoil", "flee", "take-back", NULL};

  table->move.kind = place_in (kinds, take (line));
  while (has_more (line))
    {
      guint index = find (table, take (line));

      g_array_append_val (table->move.elements, index);
    }
}

static void
read_step (Line             *line,
           MusterDbaTable   *table,
           MusterDbaStepKind kind)
{
  MusterDbaStep step = {.kind = kind, .element = -1};

  if (kind == MUSTER_DBA_STRAIGHT || kind == MUSTER_DBA_SLIDE)
    {
      step.by = length_of (take (line));
    }
  else
    {
      step.at = point_of (take (line));
    }
  if (has_more (line))
    {
      step.heading = heading_of (take (line));
    }
  if (has_more (line))
    {
      step.element = find (table, take (line));
    }
  g_array_append_val (table->move.steps, step);
}

static void
read_fort (Line           *line,
           MusterDbaTable *table)
{
  guint8 side;

  take (line);
  side = muster_dba_table_number_side (table, take (line));
  take_area (line, table, table->forts)->side = side;
}

static void
read_terrain (Line           *line,
              MusterDbaTable *table)
{
  static const char *const goings[] = {"good", "rough", "bad", NULL};
  MusterGoing going = place_in (goings, take (line));

  take_area (line, table, table->terrain)->going = going;
}

static void
read_river (Line           *line,
            MusterDbaTable *table)
{
  const char *state = take (line);

  take_area (line, table, table->rivers)->state = g_str_equal (state, "unknown") ? 0 : atoi (state);
}

static void
read_road (Line           *line,
           MusterDbaTable *table)
{
  gint32 width = length_of (take (line));
  g_autoptr (GArray) points = take_points (line);

  muster_dba_table_add_road (table, (const MusterPoint *) points->data, points->len, width);
}

static void
read_statement (MusterScenario *scenario,
                const char     *statement)
{
  static const char *const words[] = {"straight", "wheel", "slide", "via", "to",
                                      "el", "set", "terrain", "river", "wall", "fort", "road",
                                      "bound", "rule", "move", "becomes", "agreed", "width", NULL};
  g_autofree char *text = g_strstrip (g_strdup (statement));
  g_auto (GStrv) parts = g_regex_split_simple (" +", text, 0, 0);
  Line line = {parts, 0};
  MusterDbaTable *table = scenario->dba;
  guint what = place_in (words, take (&line));

  switch (what)
    {
    case 5: read_element (&line, table); break;
    case 6: read_set (&line, table); break;
    case 7: read_terrain (&line, table); break;
    case 8: read_river (&line, table); break;
    case 9: take_area (&line, table, table->walls); break;
    case 10: read_fort (&line, table); break;
    case 11: read_road (&line, table); break;
    case 12: read_bound (&line, &table->bound); break;
    case 13:
      {
        const char *key = take (&line);
        g_autoptr (GError) error = NULL;

        muster_scenario_set_ruling (scenario, key, take (&line), &error);
        g_assert_no_error (error);
        break;
      }
    case 14: read_move (&line, table); break;
    case 15:
      table->move.dismounts_named = TRUE;
      g_assert_true (muster_dba_troop_parse (take (&line), &table->move.dismounts_to));
      break;
    case 16: table->move.agreed = TRUE; break;
    case 17: table->move.width = atoi (take (&line)); break;
    default: read_step (&line, table, what); break;
    }
}

/** board_read: Returns: (transfer full): the scenario that @text describes */
MusterScenario *
board_read (const char *text)
{
  MusterScenario *scenario = muster_scenario_new (MUSTER_TABLE_DBA);
  g_auto (GStrv) statements = g_strsplit (text, ";", -1);

  scenario->dba = muster_dba_table_new (BOARD_BASE_WIDTH, MUSTER_TABLE_TOLERANCE);
  scenario->dba->bound = (MusterDbaBound) {muster_dba_table_number_side (scenario->dba, "red"),
                                           MUSTER_DBA_PHASE_TACTICAL, 3, 4};
  for (guint i = 0; statements[i] != NULL; i++)
    {
      if (strspn (statements[i], " \n") < strlen (statements[i]))
        {
          read_statement (scenario, statements[i]);
        }
    }
  return scenario;
}

/** board_say: Returns: (transfer full): the verdict in words, a line a finding, for a test that fails */
char *
board_say (const MusterVerdict *verdict)
{
  GString *text = g_string_new (muster_status_get_word (muster_verdict_get_status (verdict)));

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);
      g_autofree char *reason = muster_rulebook_dup_reason_name (muster_dba_get_rulebook (), finding->reason);

      g_string_append_printf (text, "\n  %s %s %s %.4f/%.4f", finding->clause->id,
                              muster_outcome_get_word (finding->outcome), reason,
                              (double) muster_finding_get_number (finding, MUSTER_FACT_MEASURED) / BOARD_BASE_WIDTH,
                              (double) muster_finding_get_number (finding, MUSTER_FACT_LIMIT) / BOARD_BASE_WIDTH);
    }
  return g_string_free (text, FALSE);
}
