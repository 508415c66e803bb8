/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruling on a page: the move and what the rules say of it, under a picture of the table.
 */
#include "draw/table-sheet.h"

#include "draw/text.h"
#include "wording/sentence.h"
#include "wording/table-gist.h"
#include "wording/words.h"

#define MARGIN 36.0
#define TITLE_SIZE 16.0
#define TEXT_SIZE 9.5
#define GAP 10.0
#define PICTURE_SHARE 0.58 /* of the page's height, at most */
#define PICTURE_MARGIN 18.0

/* Where the next line goes. */
typedef struct
{
  const MusterTablePicture *picture;
  cairo_t *cr;
  double width;
  double height;
  double y;
} Page;

static void
write_text (Page       *page,
            const char *text,
            double      size,
            gboolean    bold,
            MusterInk   ink)
{
  g_autoptr (PangoLayout) layout = muster_text_layout_new (page->cr, text, size, bold);
  int height;

  pango_layout_set_width (layout, (page->width - 2 * MARGIN) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_size (layout, NULL, &height);
  if (page->y + (double) height / PANGO_SCALE <= page->height - MARGIN)
    {
      cairo_move_to (page->cr, MARGIN, page->y);
      muster_set_ink (page->cr, page->picture->palette, ink);
      pango_cairo_show_layout (page->cr, layout);
      cairo_new_path (page->cr);
    }
  page->y += (double) height / PANGO_SCALE;
}

static void
draw_picture (Page *page)
{
  MusterTablePicture picture = *page->picture;
  double width = page->width - 2 * MARGIN;
  double height = MIN (page->height * PICTURE_SHARE, width);

  cairo_save (page->cr);
  cairo_translate (page->cr, MARGIN, page->y);
  cairo_rectangle (page->cr, 0, 0, width, height);
  cairo_clip (page->cr);
  picture.layout = muster_table_layout_fit (muster_table_get_cloth (picture.scenario), width, height, PICTURE_MARGIN);
  muster_table_draw (&picture, page->cr);
  cairo_restore (page->cr);
  page->y += height + GAP;
}

static void
write_finding (Page                *page,
               const MusterFinding *finding,
               const MusterNames   *names)
{
  g_autofree char *sentence = muster_finding_dup_sentence (finding, names);
  g_autofree char *text = finding->ruling != NULL
                          ? g_strdup_printf ("%s  %s: %s  [%s]", finding->clause->id,
                                             muster_outcome_get_title (finding->outcome), sentence,
                                             finding->ruling->key)
                          : g_strdup_printf ("%s  %s: %s", finding->clause->id,
                                             muster_outcome_get_title (finding->outcome), sentence);

  write_text (page, text, TEXT_SIZE, finding->outcome == MUSTER_FAIL || finding->outcome == MUSTER_NEEDS,
              MUSTER_INK_TEXT);
}

/* What decides comes first. */
static void
write_findings (Page                *page,
                const MusterVerdict *verdict,
                const MusterNames   *names)
{
  static const MusterOutcome order[] = {MUSTER_FAIL, MUSTER_NEEDS, MUSTER_PASS, MUSTER_INFO};

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      for (guint n = 0; n < muster_verdict_get_n_findings (verdict); n++)
        {
          const MusterFinding *finding = muster_verdict_get_finding (verdict, n);

          if (finding->outcome == order[i])
            {
              write_finding (page, finding, names);
            }
        }
    }
}

/** muster_table_sheet_draw: fills a page of that size; where the findings are too many for it, the last are left out */
void
muster_table_sheet_draw (const MusterTablePicture *picture,
                         cairo_t                  *cr,
                         double                    width,
                         double                    height)
{
  const MusterNames names = muster_names_of_table (picture->scenario);
  g_autofree char *gist = muster_scenario_dup_move_gist (picture->scenario);
  Page page = {picture, cr, width, height, MARGIN};

  write_text (&page, gist, TITLE_SIZE, TRUE, MUSTER_INK_TEXT);
  if (picture->answer != NULL && muster_verdict_get_n_findings (picture->answer->verdict) > 0)
    {
      write_text (&page, muster_status_get_title (muster_verdict_get_status (picture->answer->verdict)), TITLE_SIZE,
                  FALSE, MUSTER_INK_TEXT);
    }
  page.y += GAP;
  draw_picture (&page);
  if (picture->answer != NULL)
    {
      write_findings (&page, picture->answer->verdict, &names);
    }
}
