/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/case-world.h"
#include "report/pages.h"

#include <string.h>

static MusterDocument *
make_document (guint n_rows)
{
  static const MusterColumn columns[] = {{"name"}, {"number", MUSTER_COLUMN_NUMBER}, {"orders", MUSTER_COLUMN_WRITE}};
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));
  MusterDocument *document = muster_document_new ("Pages", "foot");

  for (guint i = 0; i < n_rows; i++)
    {
      muster_table_add_row (table);
      muster_table_set (table, 0, "A unit whose name is so long that it is broken where there is little room");
      muster_table_set_number (table, 1, i);
    }
  muster_document_add_heading (document, 1, "Heading");
  muster_document_take_table (document, table);
  return document;
}

/* How much ink there is in a band of a page drawn at one pixel a point. */
static guint
count_ink (const MusterPages *pages,
           guint              page,
           int                from_y,
           int                to_y)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 612, 850);
  cairo_t *cr = cairo_create (surface);
  guint n_dark = 0;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  muster_pages_draw (pages, page, cr);
  for (int y = from_y; y < to_y; y++)
    {
      const guint32 *line = (const guint32 *) (cairo_image_surface_get_data (surface) +
                                               (gsize) y * cairo_image_surface_get_stride (surface));

      for (int x = 0; x < 612; x++)
        {
          n_dark += (line[x] & 0xff) < 0x80;
        }
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n_dark;
}

/* Rows with room to write are at least 24 points high, and A4 has 734 points between its margins of 54: at most 30 rows
   a page, so that 100 rows need four pages or more. Nothing is drawn within the margins but the foot. */
static void
test_rows_run_over_pages (void)
{
  g_autoptr (MusterDocument) document = make_document (100);
  g_autoptr (MusterPages) pages = muster_pages_new (document, MUSTER_PAPER_A4);
  guint n_pages = muster_pages_count (pages);

  g_assert_cmpuint (n_pages, >=, 4);
  g_assert_cmpuint (n_pages, <=, 5);
  for (guint page = 0; page < n_pages; page++)
    {
      g_assert_cmpuint (count_ink (pages, page, 0, 53), ==, 0);
      g_assert_cmpuint (count_ink (pages, page, 54, 90), >, 0);
      g_assert_cmpuint (count_ink (pages, page, 789, 798), ==, 0);
      g_assert_cmpuint (count_ink (pages, page, 798, 830), >, 0);
    }
}

static void
test_letter_is_shorter (void)
{
  g_autoptr (MusterDocument) document = make_document (100);
  g_autoptr (MusterPages) a4 = muster_pages_new (document, MUSTER_PAPER_A4);
  g_autoptr (MusterPages) letter = muster_pages_new (document, MUSTER_PAPER_LETTER);
  MusterPaper paper;

  g_assert_cmpuint (muster_pages_count (letter), >=, muster_pages_count (a4));
  g_assert_true (muster_paper_from_word ("letter", &paper));
  g_assert_cmpint (paper, ==, MUSTER_PAPER_LETTER);
  g_assert_false (muster_paper_from_word ("a5", &paper));
}

static void
test_new_page_begins_one (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Pages", "foot");
  g_autoptr (MusterPages) pages = NULL;

  muster_document_add_paragraph (document, "one");
  muster_document_add_new_page (document);
  muster_document_add_new_page (document);
  muster_document_add_paragraph (document, "two");
  pages = muster_pages_new (document, MUSTER_PAPER_A4);
  g_assert_cmpuint (muster_pages_count (pages), ==, 2);
}

static void
test_pdf_is_the_same_each_time (void)
{
  g_autoptr (MusterWorld) world = case_world_new ("map 4x3 forest 3\nplayer anna firstborn plains\nhome 0202 anna\n");
  g_autoptr (MusterDocument) document = make_document (3);
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;
  g_autoptr (GError) error = NULL;

  muster_document_add_map (document, world, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterPages) pages = muster_pages_new (document, MUSTER_PAPER_A4);

      *(i == 0 ? &first : &second) = muster_pages_new_pdf (pages, &error);
      g_assert_no_error (error);
    }
  g_assert_true (g_bytes_equal (first, second));
  g_assert_cmpint (memcmp (g_bytes_get_data (first, NULL), "%PDF", 4), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pages/rows", test_rows_run_over_pages);
  g_test_add_func ("/pages/letter", test_letter_is_shorter);
  g_test_add_func ("/pages/new-page", test_new_page_begins_one);
  g_test_add_func ("/pages/pdf", test_pdf_is_the_same_each_time);
  return g_test_run ();
}
