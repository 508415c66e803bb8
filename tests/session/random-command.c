/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/random-command.h"

#include "campaign/argument.h"
#include "campaign/rulebook.h"

#include <string.h>

static guint
draw (GRand *rand,
      guint  count)
{
  return g_rand_int_range (rand, 0, count);
}

/* The id of some record, which is field 0 of those that have one. */
static char *
draw_id (GRand             *rand,
         const MusterWorld *world,
         MusterRecordKind   kind)
{
  guint n_records = muster_world_count (world, kind);

  if (n_records == 0)
    {
      return g_strdup ("x1");
    }
  return g_strdup (muster_record_get (kind, muster_world_nth (world, kind, draw (rand, n_records)), 0).text);
}

static char *
draw_hex (GRand             *rand,
          const MusterWorld *world)
{
  const MusterHex *hex = muster_world_nth (world, MUSTER_HEX, draw (rand, muster_world_count (world, MUSTER_HEX)));

  return muster_hex_dup_label (hex->key);
}

/* The hex of some unit, where most commands make sense. */
static char *
draw_place (GRand             *rand,
            const MusterWorld *world)
{
  guint n_units = muster_world_count (world, MUSTER_UNIT);

  if (n_units == 0 || draw (rand, 2) == 0)
    {
      return draw_hex (rand, world);
    }
  return muster_hex_dup_label (((const MusterUnit *) muster_world_nth (world, MUSTER_UNIT, draw (rand, n_units)))->at);
}

static char *
draw_sides (GRand *rand,
            guint  most)
{
  GString *sides = g_string_new (NULL);
  guint count = 1 + draw (rand, most);

  for (guint i = 0; i < count; i++)
    {
      g_string_append_printf (sides, "%s%s", i > 0 ? " " : "", muster_side_get_word (draw (rand, MUSTER_N_SIDES)));
    }
  return g_string_free (sides, FALSE);
}

static char *
draw_word (GRand      *rand,
           const char *choices)
{
  g_auto (GStrv) words = g_strsplit (choices, "|", -1);

  return g_strdup (words[draw (rand, g_strv_length (words))]);
}

static char *
draw_list (GRand *rand,
           const MusterWorld *world,
           const char *comma,
           char *(*draw_one)(GRand *, const MusterWorld *))
{
  GString *list = g_string_new (NULL);
  guint count = 1 + draw (rand, 3);

  for (guint i = 0; i < count; i++)
    {
      g_autofree char *one = draw_one (rand, world);

      g_string_append_printf (list, "%s%s", i > 0 ? comma : "", one);
    }
  return g_string_free (list, FALSE);
}

static char *
draw_unit (GRand             *rand,
           const MusterWorld *world)
{
  return draw_id (rand, world, MUSTER_UNIT);
}

/* What else there is to say of a unit or special: an order, a count or words of a battle's result. */
static char *
draw_free_value (GRand             *rand,
                 const MusterWorld *world)
{
  static const char *const values[] = {
    "1", "2", "took-part", "took-part wounded", "took-part lost-troopers=1", "slain", "hold", "N", "S SW", "plains",
    "0", "9",
  };

  return g_strdup (values[draw (rand, G_N_ELEMENTS (values))]);
}

static char *
draw_ruling (GRand *rand)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();

  return g_strdup (rulebook->rulings[draw (rand, rulebook->n_rulings)].key);
}

static char *
draw_value (GRand                    *rand,
            const MusterWorld        *world,
            const MusterArgumentSpec *spec)
{
  switch (spec->type)
    {
    case MUSTER_ARGUMENT_CHOICE:
      return draw_word (rand, spec->choices);

    case MUSTER_ARGUMENT_PLAYER:
    case MUSTER_ARGUMENT_OWNER:
      return draw_id (rand, world, MUSTER_PLAYER);

    case MUSTER_ARGUMENT_UNIT:
      return draw_unit (rand, world);

    case MUSTER_ARGUMENT_UNITS:
      return draw_list (rand, world, ",", draw_unit);

    case MUSTER_ARGUMENT_TROOP:
      return draw_id (rand, world, MUSTER_TROOP);

    case MUSTER_ARGUMENT_BATTLE:
      return draw_id (rand, world, MUSTER_BATTLE);

    case MUSTER_ARGUMENT_HEX:
      return draw_place (rand, world);

    case MUSTER_ARGUMENT_HEXES:
      return draw_list (rand, world, " ", draw_hex);

    case MUSTER_ARGUMENT_COUNT:
      return g_strdup_printf ("%u", 1 + draw (rand, 20));

    case MUSTER_ARGUMENT_NUMBER:
      return g_strdup_printf ("%u", draw (rand, 20));

    case MUSTER_ARGUMENT_SIGNED:
      return g_strdup_printf ("%d", (int) draw (rand, 30) - 10);

    case MUSTER_ARGUMENT_RESOURCE:
      return draw_word (rand, "grain|wood|stone");

    case MUSTER_ARGUMENT_TERRAIN:
      return g_strdup (muster_terrain_get_word (draw (rand, MUSTER_N_TERRAINS)));

    case MUSTER_ARGUMENT_RACE:
      return g_strdup (muster_race_get_word (1 + draw (rand, MUSTER_N_RACES - 1)));

    case MUSTER_ARGUMENT_SIDES:
      return draw_sides (rand, 2);

    case MUSTER_ARGUMENT_PATH:
    case MUSTER_ARGUMENT_ORDER:
      return draw_sides (rand, 4);

    case MUSTER_ARGUMENT_RULING:
      return draw_ruling (rand);

    case MUSTER_ARGUMENT_ID:
    case MUSTER_ARGUMENT_NAME:
    case MUSTER_ARGUMENT_TEXT:
    default:
      return g_strdup_printf ("w%u", draw (rand, 50));
    }
}

static void
add_free_arguments (GRand             *rand,
                    const MusterWorld *world,
                    GPtrArray         *assignments)
{
  guint count = draw (rand, 4);

  for (guint i = 0; i < count; i++)
    {
      g_autofree char *key = draw_unit (rand, world);
      g_autofree char *value = draw_free_value (rand, world);

      g_ptr_array_add (assignments, g_strdup_printf ("%s=%s", key, value));
    }
}

static GPtrArray *
draw_assignments (GRand             *rand,
                  const MusterWorld *world,
                  const char        *arguments)
{
  GPtrArray *assignments = g_ptr_array_new_with_free_func (g_free);
  MusterArgumentSpec spec;

  while (muster_argument_spec_next (&arguments, &spec))
    {
      if (strcmp (spec.key, "*") == 0)
        {
          add_free_arguments (rand, world, assignments);
        }
      else if (spec.required || draw (rand, 3) == 0)
        {
          g_autofree char *value = draw_value (rand, world, &spec);

          g_ptr_array_add (assignments, g_strdup_printf ("%s=%s", spec.key, value));
        }
    }
  g_ptr_array_add (assignments, NULL);
  return assignments;
}

/* Now and then a turn goes on, so that every step has its commands. */
static MusterCommand *
new_finish (const MusterWorld *world)
{
  g_autofree char *text = g_strdup_printf ("finish step=%s defaults=yes",
                                           muster_step_get_word (muster_world_get_campaign (world)->step));

  return muster_command_parse (text, NULL);
}

/** random_command_new: Returns: (transfer full) (nullable): a command, NULL where its keys came out wrong */
MusterCommand *
random_command_new (GRand             *rand,
                    const MusterWorld *world)
{
  guint n_specs;
  const MusterCommandSpec *specs = muster_command_specs (&n_specs);
  const MusterCommandSpec *spec = &specs[draw (rand, n_specs)];
  g_autoptr (GPtrArray) assignments = NULL;

  if (draw (rand, 6) == 0)
    {
      return new_finish (world);
    }
  assignments = draw_assignments (rand, world, spec->arguments);
  return muster_command_new (spec->name, (const char *const *) assignments->pdata, NULL);
}
