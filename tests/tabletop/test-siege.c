/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Climbing and siege engines, with numbers worked out by hand from the text of the rules.
 */
#include "tabletop/siege-adjudicate.h"
#include "tabletop/siege-falls.h"

#define INCH MUSTER_INCH

static MusterPolygon *
make_square (double x,
             double y)
{
  gint32 left = (x - 5) * INCH;
  gint32 right = (x + 5) * INCH;
  gint32 low = y * INCH;
  gint32 high = (y + 5) * INCH;
  const MusterPoint points[] = {{left, low}, {right, low}, {right, high}, {left, high}};

  return muster_polygon_new (points, G_N_ELEMENTS (points), MUSTER_TABLE_TOLERANCE, NULL);
}

/* A cliff whose foot lies at y = 3, and a model of size 1 and armour 22 before it. */
static MusterScenario *
make_cliff (gint32   height,
            gboolean manufactured)
{
  MusterScenario *scenario = muster_scenario_new (MUSTER_TABLE_SIEGE);
  MusterSiegeModel *model;

  scenario->siege = muster_siege_table_new ();
  muster_siege_table_add_face (scenario->siege, "face", make_square (0, 3), height)->manufactured = manufactured;
  model = muster_siege_table_add_model (scenario->siege, "m", "red", (MusterPoint) {0, 2.5 * INCH});
  model->armour = 22;
  return scenario;
}

static void
ask_to_climb (MusterScenario  *scenario,
              MusterSiegeMeans means,
              double           up)
{
  scenario->siege->act.kind = MUSTER_SIEGE_CLIMB;
  scenario->siege->act.means = means;
  scenario->siege->act.up = up * INCH;
}

static void
throw_die (MusterScenario *scenario,
           guint           die)
{
  g_array_append_val (scenario->siege->act.dice, die);
}

static void
assert_status (const MusterScenario *scenario,
               MusterStatus          status,
               const char           *clause,
               MusterOutcome         outcome)
{
  g_autoptr (MusterSiegeAnswer) answer = muster_siege_adjudicate (scenario);

  g_assert_cmpint (muster_verdict_get_status (answer->verdict), ==, status);
  g_assert_nonnull (muster_verdict_find (answer->verdict, clause, outcome));
}

static gboolean
does_fall (const MusterScenario *scenario)
{
  g_autoptr (MusterSiegeAnswer) answer = muster_siege_adjudicate (scenario);

  return muster_siege_answer_get_result (answer, 0)->fell;
}

/* No armour is left out by the charts, none stands in them twice. */
static void
test_charts_cover (void)
{
  for (int manufactured = FALSE; manufactured <= TRUE; manufactured++)
    {
      guint n_bands;
      const MusterBand *bands = muster_siege_falls_get_bands (manufactured, &n_bands);
      int trouble;

      g_assert_true (muster_bands_cover (bands, n_bands, G_MININT, G_MAXINT, &trouble));
    }
}

static void
test_charts (void)
{
  static const struct
  {
    int armour;
    int cliff, wall, cliff_by_rope, cliff_by_rope_1;
  } rows[] = {
    {5, 19, 16, 20, 20}, {18, 19, 16, 20, 20}, {19, 18, 14, 20, 19}, {21, 18, 14, 20, 19}, {22, 16, 10, 18, 17},
    {23, 16, 10, 18, 17}, {24, 14, 5, 16, 15}, {40, 14, 5, 16, 15},
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (muster_siege_falls_on (FALSE, FALSE, 2, rows[i].armour, FALSE), ==, rows[i].cliff);
      g_assert_cmpint (muster_siege_falls_on (TRUE, FALSE, 2, rows[i].armour, FALSE), ==, rows[i].wall);
      g_assert_cmpint (muster_siege_falls_on (FALSE, TRUE, 2, rows[i].armour, FALSE), ==, rows[i].cliff_by_rope);
      g_assert_cmpint (muster_siege_falls_on (FALSE, TRUE, 1, rows[i].armour, FALSE), ==, rows[i].cliff_by_rope_1);
      g_assert_cmpint (muster_siege_falls_on (TRUE, TRUE, 2, rows[i].armour, FALSE), ==, rows[i].cliff);
      g_assert_cmpint (muster_siege_falls_on (FALSE, FALSE, 2, rows[i].armour, TRUE), ==, 20);
      g_assert_cmpint (muster_siege_falls_on (TRUE, FALSE, 2, rows[i].armour, TRUE), ==, 18);
    }
}

/* Size 1: 1" an action, 2" by rope, two thirds of 3" by ladder. */
static void
test_rates (void)
{
  static const struct
  {
    MusterSiegeMeans means;
    double up;
    guint actions;
    MusterOutcome outcome;
  } cases[] = {
    {MUSTER_SIEGE_FREELY, 1, 1, MUSTER_PASS}, {MUSTER_SIEGE_FREELY, 1.01, 1, MUSTER_FAIL},
    {MUSTER_SIEGE_FREELY, 2, 2, MUSTER_PASS}, {MUSTER_SIEGE_FREELY, 1, 3, MUSTER_FAIL},
    {MUSTER_SIEGE_BY_ROPE, 2, 1, MUSTER_PASS}, {MUSTER_SIEGE_BY_ROPE, 2.01, 1, MUSTER_FAIL},
    {MUSTER_SIEGE_BY_LADDER, 2, 1, MUSTER_PASS}, {MUSTER_SIEGE_BY_LADDER, 2.01, 1, MUSTER_FAIL},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterScenario) scenario = make_cliff (6 * INCH, FALSE);

      muster_siege_table_add_rope (scenario->siege, "r", 0, (MusterPoint) {0, 3 * INCH});
      muster_siege_table_add_rope (scenario->siege, "l", 0, (MusterPoint) {0, 3 * INCH})->ladder = TRUE;
      ask_to_climb (scenario, cases[i].means, cases[i].up);
      scenario->siege->act.actions = cases[i].actions;
      throw_die (scenario, 1);
      assert_status (scenario, cases[i].outcome == MUSTER_PASS ? MUSTER_LEGAL : MUSTER_ILLEGAL, "CLIMB-1",
                     cases[i].outcome);
    }
}

static void
test_ladders (void)
{
  g_autoptr (MusterScenario) scenario = make_cliff (6 * INCH, TRUE);
  MusterSiegeModel *model = g_ptr_array_index (scenario->siege->models, 0);

  ask_to_climb (scenario, MUSTER_SIEGE_BY_LADDER, 1);
  assert_status (scenario, MUSTER_ILLEGAL, "CLIMB-1", MUSTER_FAIL);
  muster_siege_table_add_rope (scenario->siege, "l", 0, (MusterPoint) {0, 3 * INCH})->ladder = TRUE;
  assert_status (scenario, MUSTER_LEGAL, "CLIMB-1", MUSTER_PASS);
  model->size = 3;
  assert_status (scenario, MUSTER_ILLEGAL, "CLIMB-1", MUSTER_FAIL);
  model->size = 2;
  model->mounted = TRUE;
  assert_status (scenario, MUSTER_ILLEGAL, "CLIMB-1", MUSTER_FAIL);
}

/* Armour 22 falls from a cliff on 16, by rope on 18, or on 17 by the example's step of 1. */
static void
test_falling (void)
{
  g_autoptr (MusterScenario) scenario = make_cliff (6 * INCH, FALSE);

  ask_to_climb (scenario, MUSTER_SIEGE_FREELY, 1);
  assert_status (scenario, MUSTER_UNDECIDED, "CLIMB-4", MUSTER_NEEDS);
  throw_die (scenario, 16);
  g_assert_true (does_fall (scenario));
  g_array_index (scenario->siege->act.dice, guint, 0) = 15;
  g_assert_false (does_fall (scenario));

  muster_siege_table_add_rope (scenario->siege, "r", 0, (MusterPoint) {0, 3 * INCH});
  scenario->siege->act.means = MUSTER_SIEGE_BY_ROPE;
  g_array_index (scenario->siege->act.dice, guint, 0) = 17;
  g_assert_false (does_fall (scenario));
  g_assert_true (muster_scenario_set_ruling (scenario, "climb.rope_step", "1", NULL));
  g_assert_true (does_fall (scenario));
}

/* Hit while climbing freely: a test for each save, by the other reading none. */
static void
test_hit (void)
{
  g_autoptr (MusterScenario) scenario = make_cliff (6 * INCH, FALSE);

  ask_to_climb (scenario, MUSTER_SIEGE_FREELY, 1);
  scenario->siege->act.hits = 2;
  throw_die (scenario, 1);
  throw_die (scenario, 1);
  assert_status (scenario, MUSTER_UNDECIDED, "CLIMB-4", MUSTER_NEEDS);
  throw_die (scenario, 19);
  assert_status (scenario, MUSTER_LEGAL, "CLIMB-3", MUSTER_INFO);
  g_assert_true (does_fall (scenario));
  g_assert_true (muster_scenario_set_ruling (scenario, "climb.hit_test", "ladder", NULL));
  g_assert_false (does_fall (scenario));
}

/* Half an inch to the side tests, more does not. */
static void
test_beneath (void)
{
  g_autoptr (MusterScenario) scenario = make_cliff (6 * INCH, FALSE);
  MusterSiegeModel *climber = g_ptr_array_index (scenario->siege->models, 0);
  MusterSiegeModel *below = muster_siege_table_add_model (scenario->siege, "n", "red",
                                                          (MusterPoint) {INCH / 2, 2.5 * INCH});
  MusterSiegeTest test = {1, 18};

  climber->face = below->face = 0;
  climber->up = 3 * INCH;
  below->up = 1 * INCH;
  ask_to_climb (scenario, MUSTER_SIEGE_FREELY, 1);
  throw_die (scenario, 16);
  assert_status (scenario, MUSTER_UNDECIDED, "CLIMB-3", MUSTER_NEEDS);
  g_array_append_val (scenario->siege->act.tests, test);
  g_autoptr (MusterSiegeAnswer) answer = muster_siege_adjudicate (scenario);

  g_assert_cmpuint (answer->results->len, ==, 2);
  g_assert_true (muster_siege_answer_get_result (answer, 1)->fell);
  below->at.x = 0.51 * INCH;
  g_autoptr (MusterSiegeAnswer) apart = muster_siege_adjudicate (scenario);

  g_assert_cmpuint (apart->results->len, ==, 1);
}

static void
test_setting_ropes (void)
{
  g_autoptr (MusterScenario) scenario = make_cliff (6 * INCH, FALSE);
  MusterSiegeModel *model = g_ptr_array_index (scenario->siege->models, 0);

  scenario->siege->act.kind = MUSTER_SIEGE_SET_ROPE;
  assert_status (scenario, MUSTER_ILLEGAL, "CLIMB-6", MUSTER_FAIL);
  model->face = 0;
  model->up = 6 * INCH;
  assert_status (scenario, MUSTER_LEGAL, "CLIMB-6", MUSTER_PASS);
  model->ac = 0;
  assert_status (scenario, MUSTER_ILLEGAL, "CLIMB-6", MUSTER_FAIL);
}

/* ST 1 throws 4" high, from within 2"; 15 sets, 16 does not. */
static void
test_grapnels (void)
{
  static const struct
  {
    double y, height;
    guint die;
    MusterStatus status;
  } cases[] = {
    {1, 4, 15, MUSTER_LEGAL}, {0.99, 4, 15, MUSTER_ILLEGAL}, {1, 4.01, 15, MUSTER_ILLEGAL}, {1, 4, 16, MUSTER_LEGAL},
    {1, 4, 0, MUSTER_UNDECIDED},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterScenario) scenario = make_cliff (cases[i].height * INCH, TRUE);
      MusterSiegeModel *model = g_ptr_array_index (scenario->siege->models, 0);

      model->at.y = cases[i].y * INCH;
      scenario->siege->act.kind = MUSTER_SIEGE_THROW_GRAPNEL;
      if (cases[i].die > 0)
        {
          throw_die (scenario, cases[i].die);
        }
      g_autoptr (MusterSiegeAnswer) answer = muster_siege_adjudicate (scenario);

      g_assert_cmpint (muster_verdict_get_status (answer->verdict), ==, cases[i].status);
    }
}

/* Who hangs on the rope falls with it; a 20 misses. */
static void
test_cutting (void)
{
  g_autoptr (MusterScenario) scenario = make_cliff (6 * INCH, FALSE);
  MusterSiegeModel *climber;
  MusterSiegeAct *act = &scenario->siege->act;

  muster_siege_table_add_rope (scenario->siege, "r", 0, (MusterPoint) {0, 3 * INCH});
  climber = muster_siege_table_add_model (scenario->siege, "n", "blue", (MusterPoint) {0, 3 * INCH});
  climber->face = 0;
  climber->up = 3 * INCH;
  act->kind = MUSTER_SIEGE_CUT_ROPE;
  act->rope = 0;
  assert_status (scenario, MUSTER_UNDECIDED, "SIEGE-6", MUSTER_NEEDS);
  throw_die (scenario, 20);
  assert_status (scenario, MUSTER_LEGAL, "SIEGE-6", MUSTER_INFO);
  g_array_index (act->dice, guint, 0) = 19;
  assert_status (scenario, MUSTER_UNDECIDED, "SIEGE-6", MUSTER_NEEDS);
  act->wounded = MUSTER_SAID_YES;
  g_assert_true (does_fall (scenario));
  act->edged = MUSTER_SAID_NO;
  assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-6", MUSTER_FAIL);
}

/* An engine at the origin that points up the table, with that many men of size 1 around it, half in front. */
static MusterScenario *
make_engine (MusterSiegeEngineKind kind,
             guint                 n_crew)
{
  MusterScenario *scenario = muster_scenario_new (MUSTER_TABLE_SIEGE);
  MusterSiegeEngine *engine;

  scenario->siege = muster_siege_table_new ();
  engine = muster_siege_table_add_engine (scenario->siege, "e", "red", kind);
  for (guint i = 0; i < n_crew; i++)
    {
      g_autofree char *id = g_strdup_printf ("m%u", i);
      MusterPoint at = {(gint32) i * 1000, i % 2 == 0 ? 1.5 * INCH : -1.5 * INCH};
      MusterSiegeModel *model = muster_siege_table_add_model (scenario->siege, id, "red", at);

      model->leads = i == 0;
      g_array_append_val (engine->crew, i);
      g_array_append_val (scenario->siege->act.models, i);
    }
  return scenario;
}

/* Half an inch for each of 2 to 6 size factors; on a slope four, and 1". A ballista 3" by two, 2" by three. */
static void
test_hauling (void)
{
  static const struct
  {
    MusterSiegeEngineKind kind;
    guint movers;
    double by;
    gboolean slope;
    MusterStatus status;
  } cases[] = {
    {MUSTER_SIEGE_CATAPULT, 1, .5, FALSE, MUSTER_ILLEGAL}, {MUSTER_SIEGE_CATAPULT, 2, 1, FALSE, MUSTER_LEGAL},
    {MUSTER_SIEGE_CATAPULT, 2, 1.01, FALSE, MUSTER_ILLEGAL}, {MUSTER_SIEGE_CATAPULT, 6, 3, FALSE, MUSTER_LEGAL},
    {MUSTER_SIEGE_CATAPULT, 8, 3.01, FALSE, MUSTER_ILLEGAL}, {MUSTER_SIEGE_CATAPULT, 3, 1, TRUE, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_CATAPULT, 4, 1, TRUE, MUSTER_LEGAL}, {MUSTER_SIEGE_CATAPULT, 6, 1.01, TRUE, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_BALLISTA, 1, 1, FALSE, MUSTER_ILLEGAL}, {MUSTER_SIEGE_BALLISTA, 2, 3, FALSE, MUSTER_LEGAL},
    {MUSTER_SIEGE_BALLISTA, 2, 2, TRUE, MUSTER_ILLEGAL}, {MUSTER_SIEGE_BALLISTA, 3, 2, TRUE, MUSTER_LEGAL},
    {MUSTER_SIEGE_MANTLET, 2, 4, FALSE, MUSTER_ILLEGAL}, {MUSTER_SIEGE_MANTLET, 3, 4, FALSE, MUSTER_LEGAL},
    {MUSTER_SIEGE_MANTLET, 3, 4.01, FALSE, MUSTER_ILLEGAL}, {MUSTER_SIEGE_MANTLET, 3, 2, TRUE, MUSTER_LEGAL},
    {MUSTER_SIEGE_MANTLET, 3, 2.01, TRUE, MUSTER_ILLEGAL},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterScenario) scenario = make_engine (cases[i].kind, cases[i].movers);

      scenario->siege->act.kind = MUSTER_SIEGE_HAUL;
      scenario->siege->act.actions = 2;
      scenario->siege->act.by = cases[i].by * INCH;
      scenario->siege->act.slope = cases[i].slope;
      g_test_message ("case %u", i);
      assert_status (scenario, cases[i].status, cases[i].kind == MUSTER_SIEGE_MANTLET ? "SIEGE-7" : "SIEGE-2",
                     cases[i].status == MUSTER_LEGAL ? MUSTER_PASS : MUSTER_FAIL);
      muster_siege_table_add_ground (scenario->siege, "scrub", make_square (0, 0.5));
      assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-2", MUSTER_FAIL);
    }
}

static MusterScenario *
make_shot (MusterSiegeEngineKind kind,
           guint                 n_crew,
           MusterSiegeAmmunition ammunition,
           double                x,
           double                y)
{
  MusterScenario *scenario = make_engine (kind, n_crew);
  MusterSiegeAct *act = &scenario->siege->act;

  act->kind = MUSTER_SIEGE_FIRE;
  act->ammunition = ammunition;
  act->target = scenario->siege->models->len;
  act->seen = TRUE;
  muster_siege_table_add_model (scenario->siege, "foe", "blue", (MusterPoint) {x *INCH, y *INCH})->size = 2;
  ((MusterSiegeEngine *) g_ptr_array_index (scenario->siege->engines, 0))->last = MUSTER_SIEGE_LOADED;
  throw_die (scenario, 2);
  return scenario;
}

/* Ranges from the middle, an alley of 3" to either side, an arc of 22.5° to either side. */
static void
test_aiming (void)
{
  static const struct
  {
    MusterSiegeEngineKind kind;
    MusterSiegeAmmunition ammunition;
    double x, y;
    guint turning;
    MusterStatus status;
  } cases[] = {
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 0, 18, 0, MUSTER_LEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 0, 17.99, 0, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 0, 28, 0, MUSTER_LEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 0, 28.01, 0, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_BOULDER, 0, 35, 0, MUSTER_LEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 3, 20, 0, MUSTER_LEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 3.01, 20, 0, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 0, -20, 0, MUSTER_ILLEGAL},
    /* 45° aside at 20": turned by 30° it is 20 sin 15° = 5.18" off the line; at 37° it is 20 sin 7° = 2.44". */
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 14.142, 14.142, 30, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, -12.036, 15.973, 30, MUSTER_LEGAL},
    {MUSTER_SIEGE_CATAPULT, MUSTER_SIEGE_ROCK, 0, 20, 31, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_BALLISTA, MUSTER_SIEGE_BOLT, 0, 45, 0, MUSTER_LEGAL},
    {MUSTER_SIEGE_BALLISTA, MUSTER_SIEGE_BOLT, 0, 45.01, 0, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_BALLISTA, MUSTER_SIEGE_BOLT, 4.14, 10, 0, MUSTER_LEGAL},  /* tan 22.5° = .41421 */
    {MUSTER_SIEGE_BALLISTA, MUSTER_SIEGE_BOLT, 4.15, 10, 0, MUSTER_ILLEGAL},
    {MUSTER_SIEGE_BALLISTA, MUSTER_SIEGE_ROCK, 0, 20, 0, MUSTER_ILLEGAL},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint n_crew = cases[i].kind == MUSTER_SIEGE_CATAPULT ? 5 : 3;
      g_autoptr (MusterScenario) scenario = make_shot (cases[i].kind, n_crew, cases[i].ammunition, cases[i].x,
                                                       cases[i].y);

      scenario->siege->act.turning = cases[i].turning;
      g_test_message ("case %u", i);
      g_autoptr (MusterSiegeAnswer) answer = muster_siege_adjudicate (scenario);

      g_assert_cmpint (muster_verdict_get_status (answer->verdict), ==, cases[i].status);
    }
}

/* What the shot needs: the leader's MW, 13 or 14, less 1 for each missing, 4 for turning, 4 at size 1, 5 far off. */
static void
test_needs (void)
{
  static const struct
  {
    MusterSiegeEngineKind kind;
    guint n_crew;
    double distance;
    guint size;
    guint turning;
    int need;
  } cases[] = {
    {MUSTER_SIEGE_CATAPULT, 5, 20, 2, 0, 13}, {MUSTER_SIEGE_CATAPULT, 4, 20, 2, 0, 12},
    {MUSTER_SIEGE_CATAPULT, 3, 20, 1, 10, 7}, {MUSTER_SIEGE_BALLISTA, 3, 30, 2, 0, 14},
    {MUSTER_SIEGE_BALLISTA, 3, 30.01, 2, 0, 9}, {MUSTER_SIEGE_BALLISTA, 2, 20, 1, 0, 9},
    {MUSTER_SIEGE_BALLISTA, 3, 20, 1, 5, 6},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean catapult = cases[i].kind == MUSTER_SIEGE_CATAPULT;
      g_autoptr (MusterScenario) scenario = make_shot (cases[i].kind, cases[i].n_crew,
                                                       catapult ? MUSTER_SIEGE_ROCK : MUSTER_SIEGE_BOLT, 0,
                                                       cases[i].distance);
      MusterSiegeModel *target = g_ptr_array_index (scenario->siege->models, cases[i].n_crew);
      MusterSiegeEngine *engine = g_ptr_array_index (scenario->siege->engines, 0);
      const MusterFinding *finding;

      target->size = cases[i].size;
      engine->ammunition = MUSTER_SIEGE_ROCK;
      scenario->siege->act.turning = cases[i].turning;
      g_array_set_size (scenario->siege->act.dice, 0);
      g_autoptr (MusterSiegeAnswer) answer = muster_siege_adjudicate (scenario);

      finding = muster_verdict_find (answer->verdict, catapult ? "SIEGE-3" : "SIEGE-4", MUSTER_NEEDS);
      g_assert_nonnull (finding);
      g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_NEED), ==, cases[i].need);
    }
}

/* A boulder is aimed by who sees the target, by the other reading by the leader: MW 12 or 13. */
static void
test_boulders (void)
{
  g_autoptr (MusterScenario) scenario = make_shot (MUSTER_SIEGE_CATAPULT, 5, MUSTER_SIEGE_BOULDER, 0, 20);
  const MusterFinding *finding;

  g_array_set_size (scenario->siege->act.dice, 0);
  g_array_remove_index (scenario->siege->act.models, 0);
  g_autoptr (MusterSiegeAnswer) by_sight = muster_siege_adjudicate (scenario);

  finding = muster_verdict_find (by_sight->verdict, "SIEGE-3", MUSTER_NEEDS);
  g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_NEED), ==, 12);
  g_assert_true (muster_scenario_set_ruling (scenario, "siege.boulder_mw", "leader", NULL));
  g_autoptr (MusterSiegeAnswer) by_leader = muster_siege_adjudicate (scenario);

  finding = muster_verdict_find (by_leader->verdict, "SIEGE-3", MUSTER_NEEDS);
  g_assert_cmpint (muster_finding_get_number (finding, MUSTER_FACT_NEED), ==, 13);
}

static void
test_state_of_engines (void)
{
  g_autoptr (MusterScenario) scenario = make_shot (MUSTER_SIEGE_CATAPULT, 3, MUSTER_SIEGE_BOULDER, 0, 20);
  MusterSiegeEngine *engine = g_ptr_array_index (scenario->siege->engines, 0);

  assert_status (scenario, MUSTER_UNDECIDED, "SIEGE-3", MUSTER_NEEDS); /* what did it shoot last? */
  engine->ammunition = MUSTER_SIEGE_ROCK;
  assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-3", MUSTER_FAIL);
  engine->ammunition = MUSTER_SIEGE_BOULDER;
  assert_status (scenario, MUSTER_LEGAL, "SIEGE-3", MUSTER_PASS);
  engine->last = MUSTER_SIEGE_FIRED;
  assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-3", MUSTER_FAIL);
  engine->last = MUSTER_SIEGE_LAST_UNSAID;
  assert_status (scenario, MUSTER_UNDECIDED, "SIEGE-3", MUSTER_NEEDS);
  engine->last = MUSTER_SIEGE_LOADED;
  engine->enemy_in_contact = TRUE;
  assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-3", MUSTER_FAIL);
  engine->enemy_in_contact = FALSE;
  engine->covered = TRUE;
  assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-3", MUSTER_FAIL);
  engine->covered = FALSE;
  engine->broken = TRUE;
  assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-5", MUSTER_FAIL);
  engine->broken = FALSE;
  ((MusterSiegeModel *) g_ptr_array_index (scenario->siege->models, 1))->at.y = -3 * INCH;
  assert_status (scenario, MUSTER_ILLEGAL, "SIEGE-5", MUSTER_FAIL);
}

/* A miss at 20" deviates by what was rolled, but by no more than 10". */
static void
test_deviation (void)
{
  g_autoptr (MusterScenario) scenario = make_shot (MUSTER_SIEGE_CATAPULT, 5, MUSTER_SIEGE_ROCK, 0, 20);

  g_array_index (scenario->siege->act.dice, guint, 0) = 14;
  assert_status (scenario, MUSTER_UNDECIDED, "SIEGE-3", MUSTER_NEEDS);
  scenario->siege->act.deviation = 12 * INCH;
  g_autoptr (MusterSiegeAnswer) answer = muster_siege_adjudicate (scenario);
  gboolean found = FALSE;

  for (guint i = 0; i < muster_verdict_get_n_findings (answer->verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (answer->verdict, i);

      found |= finding->reason.chapter == MUSTER_CHAPTER_SIEGE_SHOT &&
               finding->reason.number == MUSTER_WHY_SIEGE_SHOT_DEVIATES &&
               muster_finding_get_number (finding, MUSTER_FACT_MEASURED) == 10 * INCH;
    }
  g_assert_true (found);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tabletop/siege/charts-cover", test_charts_cover);
  g_test_add_func ("/tabletop/siege/charts", test_charts);
  g_test_add_func ("/tabletop/siege/rates", test_rates);
  g_test_add_func ("/tabletop/siege/ladders", test_ladders);
  g_test_add_func ("/tabletop/siege/falling", test_falling);
  g_test_add_func ("/tabletop/siege/hit", test_hit);
  g_test_add_func ("/tabletop/siege/beneath", test_beneath);
  g_test_add_func ("/tabletop/siege/setting-ropes", test_setting_ropes);
  g_test_add_func ("/tabletop/siege/grapnels", test_grapnels);
  g_test_add_func ("/tabletop/siege/cutting", test_cutting);
  g_test_add_func ("/tabletop/siege/hauling", test_hauling);
  g_test_add_func ("/tabletop/siege/aiming", test_aiming);
  g_test_add_func ("/tabletop/siege/needs", test_needs);
  g_test_add_func ("/tabletop/siege/boulders", test_boulders);
  g_test_add_func ("/tabletop/siege/state", test_state_of_engines);
  g_test_add_func ("/tabletop/siege/deviation", test_deviation);
  return g_test_run ();
}
