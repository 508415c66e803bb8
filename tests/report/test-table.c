/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/document.h"
#include "report/table.h"

#include <string.h>

static MusterTable *
make_table (void)
{
  static const MusterColumn columns[] = {{"name"}, {"xp", MUSTER_COLUMN_NUMBER}, {"text"}};
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  muster_table_add_row (table);
  muster_table_set (table, 0, "Damned #1");
  muster_table_set_number (table, 1, 6);
  muster_table_set (table, 2, "says \"no\", twice");
  muster_table_add_row (table);
  muster_table_set (table, 0, "=1+1");
  muster_table_set_number (table, 1, -12);
  muster_table_add_row (table);
  muster_table_set (table, 0, "\346\274\242"); /* one character, two places wide */
  muster_table_set (table, 2, "two\nlines");
  return table;
}

/* RFC 4180: quotes are doubled inside quotes; what a spreadsheet would take for a formula stays as it is. */
static void
test_csv_quotes_what_must_be (void)
{
  g_autoptr (MusterTable) table = make_table ();
  g_autofree char *csv = muster_table_dup_csv (table);

  g_assert_cmpstr (csv, ==,
                   "name,xp,text\n"
                   "Damned #1,6,\"says \"\"no\"\", twice\"\n"
                   "=1+1,-12,\n"
                   "\346\274\242,,\"two\nlines\"\n");
}

static void
test_text_sets_numbers_to_the_right (void)
{
  static const MusterColumn columns[] = {{"name"}, {"xp", MUSTER_COLUMN_NUMBER}};
  g_autoptr (MusterTable) table = muster_table_new (columns, G_N_ELEMENTS (columns));
  g_autofree char *text = NULL;

  muster_table_add_row (table);
  muster_table_set (table, 0, "Mort");
  muster_table_set_number (table, 1, -12);
  muster_table_add_row (table);
  muster_table_set (table, 0, "\346\274\242");
  muster_table_set_number (table, 1, 6);
  text = muster_table_dup_text (table);
  g_assert_cmpstr (text, ==,
                   "name   xp\n"
                   "Mort  -12\n"
                   "\346\274\242      6\n");
}

static void
test_html_escapes_names (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("A <b> & c", "foot");
  g_autofree char *html = NULL;
  g_autoptr (GError) error = NULL;

  muster_document_add_item (document, "<script>");
  muster_document_take_table (document, make_table ());
  html = muster_document_dup_html (document, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (html, "<h1>A &lt;b&gt; &amp; c</h1>"));
  g_assert_nonnull (strstr (html, "<ul>\n<li>&lt;script&gt;</li>\n</ul>"));
  g_assert_nonnull (strstr (html, "<td class=\"n\">-12</td>"));
  g_assert_null (strstr (html, "<script>"));
}

static void
test_text_parts_its_blocks (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Title", "foot");
  g_autofree char *text = NULL;

  muster_document_add_heading (document, 1, "One");
  muster_document_add_item (document, "a");
  muster_document_add_item (document, "b");
  muster_document_add_heading (document, 2, "Two");
  muster_document_add_paragraph (document, "c");
  text = muster_document_dup_text (document);
  g_assert_cmpstr (text, ==, "Title\n=====\n\nOne\n===\n\n- a\n- b\n\nTwo\n---\n\nc\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/csv", test_csv_quotes_what_must_be);
  g_test_add_func ("/table/text", test_text_sets_numbers_to_the_right);
  g_test_add_func ("/document/html", test_html_escapes_names);
  g_test_add_func ("/document/text", test_text_parts_its_blocks);
  return g_test_run ();
}
