/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/pages.h"

#include "report/pages-private.h"
#include "report/picture.h"

#include <pango/pangocairo.h>

#define KEEP_WITH_NEXT 60.0   /* room that must follow a heading on its page */
#define CHART_HEIGHT 155.0
#define MAP_LEAST 200.0       /* height below which a map goes to the next page */
#define POINTS_PER_INCH 72.0

/* Letters stand as their outlines say, so that screen and paper break lines alike. */
static PangoContext *
new_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, POINTS_PER_INCH);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

static void
clear_piece (MusterPagePiece *piece)
{
  g_clear_object (&piece->layout);
}

/** muster_page_block_get_font: Returns: (transfer none): the font that a block's text is set in */
const char *
muster_page_block_get_font (const MusterBlock *block)
{
  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
      return block->level == 0 ? "Sans Bold 18" : block->level == 1 ? "Sans Bold 13" : "Sans Bold 10";

    case MUSTER_BLOCK_LINES:
      return "Monospace 9";

    case MUSTER_BLOCK_PARAGRAPH:
    case MUSTER_BLOCK_ITEM:
    case MUSTER_BLOCK_TABLE:
    case MUSTER_BLOCK_MAP:
    case MUSTER_BLOCK_CHART:
    case MUSTER_BLOCK_NEW_PAGE:
      break;
    }
  return "Sans 9";
}

static const MusterPagePiece *
get_newest (const MusterPages *pages)
{
  return &g_array_index (pages->pieces, MusterPagePiece, pages->pieces->len - 1);
}

static double
get_space_before (const MusterPages *pages,
                  const MusterBlock *block)
{
  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
      return block->level == 0 ? 0 : block->level == 1 ? 18 : 11;

    case MUSTER_BLOCK_ITEM:
      return get_newest (pages)->block->kind == MUSTER_BLOCK_ITEM ? 1.5 : 6;

    case MUSTER_BLOCK_PARAGRAPH:
    case MUSTER_BLOCK_LINES:
    case MUSTER_BLOCK_TABLE:
    case MUSTER_BLOCK_MAP:
    case MUSTER_BLOCK_CHART:
    case MUSTER_BLOCK_NEW_PAGE:
      break;
    }
  return 6;
}

static double
get_bottom (const MusterPages *pages)
{
  return pages->height - MUSTER_PAGE_MARGIN;
}

static void
turn_page (MusterPages *pages)
{
  pages->n_pages++;
  pages->y = MUSTER_PAGE_MARGIN;
}

/* Puts a piece below the last one, or on a new page where it has no room. */
static void
place (MusterPages     *pages,
       MusterPagePiece *piece,
       double           space_before,
       double           room_after)
{
  double space = pages->y > MUSTER_PAGE_MARGIN ? space_before : 0;

  if (pages->y > MUSTER_PAGE_MARGIN && pages->y + space + piece->height + room_after > get_bottom (pages))
    {
      turn_page (pages);
      space = 0;
    }
  piece->page = pages->n_pages - 1;
  piece->y = pages->y + space;
  pages->y = piece->y + piece->height;
  g_array_append_vals (pages->pieces, piece, 1);
}

/** muster_pages_lay_out: Returns: (transfer full): @text, broken into lines of @width */
PangoLayout *
muster_pages_lay_out (const MusterPages *pages,
                      const char        *font_name,
                      const char        *text,
                      double             width)
{
  PangoLayout *layout = pango_layout_new (pages->context);
  PangoFontDescription *font = pango_font_description_from_string (font_name);

  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

static void
place_text (MusterPages       *pages,
            const MusterBlock *block,
            const char        *text,
            double             space_before)
{
  double indent = block->kind == MUSTER_BLOCK_ITEM ? MUSTER_BULLET_WIDTH : 0;
  MusterPagePiece piece = {.block = block,
                           .layout = muster_pages_lay_out (pages, muster_page_block_get_font (block), text,
                                                           pages->width - 2 * MUSTER_PAGE_MARGIN - indent)};
  int height;

  pango_layout_get_size (piece.layout, NULL, &height);
  piece.height = (double) height / PANGO_SCALE;
  place (pages, &piece, space_before, block->kind == MUSTER_BLOCK_HEADING ? KEEP_WITH_NEXT : 0);
}

/* Line by line, so that a long sheet runs over pages. */
static void
place_lines (MusterPages       *pages,
             const MusterBlock *block)
{
  g_auto (GStrv) lines = g_strsplit (block->text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      place_text (pages, block, lines[i], i == 0 ? get_space_before (pages, block) : 0);
    }
}

static void
place_row (MusterPages       *pages,
           const MusterBlock *block,
           MusterPageTable   *table,
           guint              row)
{
  MusterPagePiece piece = {.block = block, .table = table, .row = row,
                           .height = muster_page_table_measure (table, row)};
  gboolean is_header = row == MUSTER_PAGE_HEADER_ROW;

  if (!is_header && pages->y + piece.height > get_bottom (pages))
    {
      turn_page (pages);
      place_row (pages, block, table, MUSTER_PAGE_HEADER_ROW);
    }
  place (pages, &piece, is_header ? get_space_before (pages, block) : 0, is_header ? piece.height : 0);
}

static void
place_table (MusterPages       *pages,
             const MusterBlock *block)
{
  MusterPageTable *table = muster_page_table_new (block->table, pages->context, pages->width - 2 * MUSTER_PAGE_MARGIN);

  g_ptr_array_add (pages->tables, table);
  place_row (pages, block, table, MUSTER_PAGE_HEADER_ROW);
  for (guint row = 0; row < block->table->rows->len; row++)
    {
      place_row (pages, block, table, row);
    }
}

/* A map takes the width of the page, or what is left of its height if that is enough. */
static void
place_map (MusterPages       *pages,
           const MusterBlock *block)
{
  double space = get_space_before (pages, block);
  double natural = (pages->width - 2 * MUSTER_PAGE_MARGIN) * muster_map_picture_get_aspect (block->world);
  double left = get_bottom (pages) - pages->y - space;
  MusterPagePiece piece = {.block = block, .height = MIN (natural, MAX (left, MAP_LEAST))};

  if (left < MIN (natural, MAP_LEAST))
    {
      piece.height = MIN (natural, get_bottom (pages) - MUSTER_PAGE_MARGIN);
    }
  place (pages, &piece, space, 0);
}

static void
place_block (MusterPages       *pages,
             const MusterBlock *block)
{
  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
    case MUSTER_BLOCK_PARAGRAPH:
    case MUSTER_BLOCK_ITEM:
      place_text (pages, block, block->text, get_space_before (pages, block));
      break;

    case MUSTER_BLOCK_LINES:
      place_lines (pages, block);
      break;

    case MUSTER_BLOCK_TABLE:
      place_table (pages, block);
      break;

    case MUSTER_BLOCK_MAP:
      place_map (pages, block);
      break;

    case MUSTER_BLOCK_CHART:
      place (pages, &(MusterPagePiece) {.block = block, .height = CHART_HEIGHT}, get_space_before (pages, block), 0);
      break;

    case MUSTER_BLOCK_NEW_PAGE:
      if (pages->y > MUSTER_PAGE_MARGIN)
        {
          turn_page (pages);
        }
      break;
    }
}

/**
 * muster_pages_new:
 * @document: must outlive the pages
 *
 * Returns: (transfer full): the document in pages
 */
MusterPages *
muster_pages_new (const MusterDocument *document,
                  MusterPaper           paper)
{
  static const MusterBlock title = {.kind = MUSTER_BLOCK_HEADING, .level = 0};
  MusterPages *pages = g_new0 (MusterPages, 1);

  pages->title = g_strdup (document->title);
  pages->footer = g_strdup (document->footer);
  pages->context = new_context ();
  pages->tables = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_page_table_free);
  pages->pieces = g_array_new (FALSE, FALSE, sizeof (MusterPagePiece));
  g_array_set_clear_func (pages->pieces, (GDestroyNotify) clear_piece);
  muster_paper_get_size (paper, &pages->width, &pages->height);
  turn_page (pages);
  place_text (pages, &title, document->title, 0);
  for (guint i = 0; i < document->blocks->len; i++)
    {
      place_block (pages, g_ptr_array_index (document->blocks, i));
    }
  return pages;
}

/** muster_pages_free: */
void
muster_pages_free (MusterPages *pages)
{
  g_array_unref (pages->pieces);
  g_ptr_array_unref (pages->tables);
  g_object_unref (pages->context);
  g_free (pages->title);
  g_free (pages->footer);
  g_free (pages);
}

/** muster_pages_count: Returns: how many pages there are, at least one */
guint
muster_pages_count (const MusterPages *pages)
{
  return pages->n_pages;
}
