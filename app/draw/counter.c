/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/counter.h"

#include "campaign/level.h"
#include "campaign/unit.h"
#include "draw/text.h"

#include <string.h>

/* Below this width a counter is only a patch of colour. */
#define MARK_WIDTH 12
#define RACE_WIDTH 22

/* The race on a counter, as short as can be */
static const char *const race_marks[MUSTER_N_RACES] = {
  [MUSTER_RACE_NONE] = "", [MUSTER_RACE_FIRSTBORN] = "Fi", [MUSTER_RACE_SONS_OF_KRONOS] = "Kr",
  [MUSTER_RACE_ELVES] = "El", [MUSTER_RACE_BLACKBLOODS] = "Bl", [MUSTER_RACE_DWARVES] = "Dw",
  [MUSTER_RACE_DEVOUT] = "De", [MUSTER_RACE_STYGIAN] = "St", [MUSTER_RACE_SWAMP_GOBLINS] = "Go",
  [MUSTER_RACE_JADE_ELVES] = "Je", [MUSTER_RACE_TRIBE_OF_DAWN] = "Da", [MUSTER_RACE_TRIBE_OF_SHADOW] = "Sh",
  [MUSTER_RACE_TRIBE_OF_THE_GODDESS] = "Gs", [MUSTER_RACE_SIEGE] = "En",
};

/* What tells a unit on a counter: its number, "3" of "Damned #3", or the first letter of its name. */
static char *
dup_mark (const MusterUnit *unit)
{
  const char *number = strrchr (unit->name, '#');

  if (number != NULL && g_ascii_isdigit (number[1]))
    {
      return g_strndup (number + 1, strspn (number + 1, "0123456789"));
    }
  return g_utf8_substring (unit->name, 0, 1);
}

static void
trace_face (cairo_t *cr,
            double   x,
            double   y,
            double   width,
            double   height,
            double   corner)
{
  double left = x - width / 2, right = x + width / 2, top = y - height / 2, bottom = y + height / 2;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - corner, top + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, right - corner, bottom - corner, corner, 0, G_PI / 2);
  cairo_arc (cr, left + corner, bottom - corner, corner, G_PI / 2, G_PI);
  cairo_arc (cr, left + corner, top + corner, corner, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* One chevron for a regular, two for a veteran, three for a legendary unit. */
static void
draw_level (cairo_t    *cr,
            guint32     colour,
            MusterLevel level,
            double      x,
            double      y,
            double      width)
{
  double step = 0.15 * width;

  muster_set_colour (cr, colour, 1);
  cairo_set_line_width (cr, MAX (0.045 * width, 0.6));
  for (guint i = 0; i < (guint) level; i++)
    {
      double middle = x + (i - (level - 1) / 2.0) * step;

      cairo_move_to (cr, middle - 0.055 * width, y + 0.035 * width);
      cairo_line_to (cr, middle, y - 0.035 * width);
      cairo_line_to (cr, middle + 0.055 * width, y + 0.035 * width);
    }
  cairo_stroke (cr);
}

static void
draw_star (cairo_t             *cr,
           const MusterPalette *palette,
           double               x,
           double               y,
           double               size)
{
  static const double points[][2] = {
    {0, -0.5}, {0.12, -0.16}, {0.48, -0.16}, {0.19, 0.06}, {0.30, 0.40},
    {0, 0.19}, {-0.30, 0.40}, {-0.19, 0.06}, {-0.48, -0.16}, {-0.12, -0.16},
  };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      cairo_line_to (cr, x + points[i][0] * size, y + points[i][1] * size);
    }
  cairo_close_path (cr);
  muster_set_ink (cr, palette, MUSTER_INK_STONE);
  cairo_fill_preserve (cr);
  muster_set_ink (cr, palette, MUSTER_INK_STONE_EDGE);
  cairo_set_line_width (cr, MAX (0.08 * size, 0.5));
  cairo_stroke (cr);
}

static void
draw_letters (cairo_t           *cr,
              const MusterTroop *troop,
              const MusterUnit  *unit,
              guint32            colour,
              double             x,
              double             y,
              double             width)
{
  gboolean with_race = width >= RACE_WIDTH && troop != NULL;
  g_autofree char *mark = dup_mark (unit);
  MusterTextStyle style = {.align = 0.5, .bold = TRUE, .colour = colour, .size = (with_race ? 0.36 : 0.44) * width};

  muster_draw_text (cr, mark, x + (with_race ? 0.24 : 0) * width, y, &style);
  if (with_race)
    {
      style.size = 0.30 * width;
      style.bold = FALSE;
      muster_draw_text (cr, race_marks[troop->race], x - 0.20 * width, y, &style);
    }
}

/* Individuals have round ends, engines wheels, garrisons a thick foot, understrength warbands a broken outline. */
static void
draw_face (cairo_t             *cr,
           const MusterPalette *palette,
           const MusterWorld   *world,
           const MusterTroop   *troop,
           const MusterUnit    *unit,
           guint32              colour,
           double               x,
           double               y,
           double               width)
{
  double height = MUSTER_COUNTER_ASPECT * width;
  gboolean round = troop != NULL && muster_troop_is_individual (troop);
  double corner = round ? height / 2 : 0.12 * height;
  double dash = 0.10 * width;

  trace_face (cr, x, y, width, height, corner);
  muster_set_colour (cr, colour, 1);
  cairo_fill_preserve (cr);
  muster_set_ink (cr, palette, MUSTER_INK_STONE_EDGE);
  cairo_set_line_width (cr, MAX (0.045 * width, 0.7));
  if (troop != NULL && muster_unit_is_understrength (world, unit))
    {
      cairo_set_dash (cr, &dash, 1, 0);
    }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (unit->role == MUSTER_ROLE_GARRISON)
    {
      cairo_rectangle (cr, x - width / 2, y + 0.36 * height, width, 0.14 * height);
      cairo_fill (cr);
    }
  if (troop != NULL && troop->kind == MUSTER_KIND_ENGINE)
    {
      for (int wheel = -1; wheel <= 1; wheel += 2)
        {
          cairo_arc (cr, x + 0.26 * wheel * width, y + 0.5 * height, 0.09 * width, 0, 2 * G_PI);
          cairo_fill (cr);
        }
    }
}

/**
 * muster_draw_counter:
 * @x: the middle of the counter
 *
 * Draws a unit as a counter in its player's colour, with race, number and level.
 */
void
muster_draw_counter (cairo_t             *cr,
                     const MusterPalette *palette,
                     const MusterWorld   *world,
                     const MusterUnit    *unit,
                     double               x,
                     double               y,
                     double               width)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  guint32 colour = muster_palette_get_player (palette, muster_world_get_player (world, unit->player));
  guint32 letters = muster_colour_for_text_on (colour);
  double height = MUSTER_COUNTER_ASPECT * width;

  draw_face (cr, palette, world, troop, unit, colour, x, y, width);
  if (width >= MARK_WIDTH)
    {
      draw_letters (cr, troop, unit, letters, x, y - 0.12 * height, width);
      draw_level (cr, letters, troop != NULL ? muster_unit_get_level (world, unit) : MUSTER_LEVEL_GREEN,
                  x, y + 0.30 * height - (unit->role == MUSTER_ROLE_GARRISON ? 0.08 * height : 0), width);
    }
  if (unit->role == MUSTER_ROLE_COMMANDER)
    {
      draw_star (cr, palette, x + 0.42 * width, y - 0.46 * height, 0.36 * width);
    }
}
