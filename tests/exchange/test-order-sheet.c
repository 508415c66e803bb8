/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/order-receipt.h"
#include "exchange/order-sheet-reader.h"

#include <string.h>

#include "campaign/edit.h"
#include "campaign/little-ruleset.h"
#include "exchange/campaign-reader.h"

#define HEAD "<campaign format='1' name='The Vale' rules='little' turn='4' step='movement'><players>" \
  "<player id='anna' name='Anna' race='firstborn' habitat='plains'/>" \
  "<player id='bert' name='Bert' race='devout' habitat='forest'/></players>" \
  "<map columns='2' rows='1'><hex at='0101' terrain='plains' resource='3'/></map><units>"
#define TAIL "</units></campaign>"

static MusterWorld *
new_world (const char *const *names)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  MusterWorld *world;

  for (guint i = 0; names[i] != NULL; i++)
    {
      gboolean foreign = names[i][0] == '@';
      g_autofree char *escaped = g_markup_escape_text (names[i] + foreign, -1);

      g_string_append_printf (text,
                              "<unit id='u%u' name='%s' player='%s' troop='firstborn.swordsmen' at='0101' troopers='6'"
                              " leader='yes'/>",
                              i + 1,
                              escaped,
                              foreign ? "bert" : "anna");
    }
  g_string_append (text, TAIL);
  bytes = g_bytes_new (text->str, text->len);
  world = muster_campaign_read (bytes, "vale.xml", rules, NULL, &error);
  g_assert_no_error (error);
  return world;
}

static const char *const usual_names[] = {
  "Damned #1", "Force #3", "Kul-Tark #2", "Kul", "Damned #12", "Ältere Garde", "A/B", "Die 1. Garde", "@Rotten #7",
  "Sturm", NULL,
};

static MusterOrderSheet *
read_sheet (MusterWorld *world,
            const char  *text)
{
  return muster_order_sheet_read (world, muster_world_find_player (world, "anna")->key, text, strlen (text));
}

/* "u1 N NW NW; u2 hold" */
static char *
dup_orders (MusterWorld            *world,
            const MusterOrderSheet *sheet)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sheet->orders->len; i++)
    {
      const MusterSheetOrder *order = &g_array_index (sheet->orders, MusterSheetOrder, i);
      g_autofree char *path = muster_path_dup_words (order->path);

      g_string_append_printf (text, "%s%s %s", i > 0 ? "; " : "", muster_world_get_unit (world, order->unit)->id,
                              order->path != 0 ? path : "hold");
    }
  return g_string_free (text, FALSE);
}

/* "2:7 NO_SUCH_SIDE E": place, kind and quotation of each remark, and its suggestions in brackets. */
static char *
dup_remarks (const MusterOrderSheet *sheet)
{
  static const char *const kinds[] = {
    "ignored", "repeated", "encoding", "unknown", "ambiguous", "foreign", "side", "no-path", "long", "conflict", "turn",
    "player", "campaign", "big",
  };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sheet->remarks->len; i++)
    {
      const MusterSheetRemark *remark = &g_array_index (sheet->remarks, MusterSheetRemark, i);

      g_string_append_printf (text, "%s%u:%u %s \"%s\"", i > 0 ? "; " : "", remark->line, remark->column,
                              kinds[remark->kind], remark->quoted);
      for (guint k = 0; k < G_N_ELEMENTS (remark->suggestions) && remark->suggestions[k] != NULL; k++)
        {
          g_string_append_printf (text, " [%s]", remark->suggestions[k]);
        }
      g_assert_cmpuint (remark->length, ==, g_utf8_strlen (remark->quoted, -1));
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *text;
  const char *orders;
  const char *remarks;
} Vector;

static void
check_vectors (const Vector *vectors,
               guint         n_vectors)
{
  g_autoptr (MusterWorld) world = new_world (usual_names);

  for (guint i = 0; i < n_vectors; i++)
    {
      g_autoptr (MusterOrderSheet) sheet = read_sheet (world, vectors[i].text);
      g_autofree char *orders = dup_orders (world, sheet);
      g_autofree char *remarks = dup_remarks (sheet);

      if (strcmp (orders, vectors[i].orders) != 0 || strcmp (remarks, vectors[i].remarks) != 0)
        {
          g_error ("%s\n  orders: %s\n  remarks: %s", vectors[i].text, orders, remarks);
        }
    }
}

static void
test_understands (void)
{
  static const Vector vectors[] = {
    {"Damned #1 -N,NW,NW / Force #3 S, SE / etc", "u1 N NW NW; u2 S SE", "1:39 ignored \"etc\""},
    {"damned#1 – n nw nw", "u1 N NW NW", ""},
    {"> Force 3: south, south-east", "u2 S SE", ""},
    {"Force #3 S SE;Damned #1 hold", "u2 S SE; u1 hold", ""},
    {"**Damned #1** ⬆️↖️↖️", "u1 N NW NW", ""},
    {"Kul-Tark #2 - 2N", "u3 N N", ""},
    {"Kul - 2NW", "u4 NW NW", ""},
    {"Kul NW x2, 3 x S", "u4 NW NW S S S", ""},
    {"Kul NWx2", "u4 NW NW", ""},
    {"Kul NW*2 n", "u4 NW NW N", ""},
    {"Damned #12NW", "u5 NW", ""},
    {"Force #3S", "u2 S", ""},
    {"#3 S", "u2 S", ""},
    {"no. 3 s", "u2 S", ""},
    {"u2 S", "u2 S", ""},
    {"[u2] S", "u2 S", ""},
    {"ÄLTERE GARDE: STAY", "u6 hold", ""},
    {"a\xcc\x88ltere garde N", "u6 N", ""}, /* as a Macintosh writes it */
    {"A/B N / Kul S", "u7 N; u4 S", ""},
    {"1. Kul N\n2) Force #3 S\n- Damned #1 SE\n• Sturm SW", "u4 N; u2 S; u1 SE; u10 SW", ""},
    {"Die 1. Garde north east", "u8 NE", ""},
    {"Kul N -> NE > SE.S+SW => NW", "u4 N NE SE S SW NW", ""},
    {"Kul → N → S", "u4 N S", ""},
    {"\"Damned #1\" N // and then we shall see", "u1 N", ""},
    {"// Kul N\nKul S", "u4 S", ""},
    {"\xef\xbb\xbfKul\xc2\xa0N\r\nSturm S\r\n", "u4 N; u10 S", ""},
    {"```\nKul N\n```\n> > Sturm S\n-- \nDamned #1 E", "u4 N; u10 S", ""},
    {"Kul N\nEND\nSturm E", "u4 N", ""},
    {"ORDERS The Vale TURN 4 PLAYER anna\nKul N", "u4 N", ""},
    {"orders PLAYER Anna turn 4 KEY 7XQ2\nKul N", "u4 N", ""},
    {"Turn: 4\nPlayer: anna\nKul N", "u4 N", ""},
    {"Kul N N N N N N N N", "u4 N N N N N N N N", ""},
    {"Kul N\nKul N", "u4 N", "2:1 repeated \"Kul\""},
    {"", "", ""},
    {"Rotten #7 N", "u9 N", ""}, /* another player's: for the verdict */
  };

  check_vectors (vectors, G_N_ELEMENTS (vectors));
}

static void
test_never_guesses (void)
{
  static const Vector vectors[] = {
    {"Force #3 E", "", "1:10 side \"E\""},
    {"Kul N, W", "", "1:8 side \"W\""},
    {"#3 SSE", "", "1:4 side \"SSE\""},
    {"Kul NNW", "", "1:5 side \"NNW\""},
    {"Kul N2", "", "1:5 side \"N2\""},
    {"Kul north - east", "", "1:13 side \"east\""},
    {"Kul ←", "", "1:5 side \"←\""},
    {"Kul N, northwset", "", "1:8 side \"northwset\""},
    {"Kul HOLD N", "", "1:10 side \"N\""},
    {"Kul 0N", "", "1:5 side \"0N\""},
    {"Sturm S\nKul", "u10 S", "2:1 no-path \"Kul\""},
    {"Kul N N N N N N N N N", "", "1:5 long \"N N N N N N N N N\""},
    {"Kul 9N", "", "1:5 long \"9N\""},
    {"Forse #3 S", "", "1:1 unknown \"Forse #3\" [Force #3]"},
    {"Damend #1 S", "", "1:1 unknown \"Damend #1\" [Damned #1]"},
    {"Damned #2 N", "", "1:1 unknown \"Damned #2\" [Damned #1] [Damned #12]"},
    {"Storm S", "", "1:1 unknown \"Storm\" [Sturm]"},
    {"Wolves: N, NE", "", "1:1 unknown \"Wolves\""},
    {"Force #9 E", "", "1:1 unknown \"Force #9\" [Force #3]"},
    {"NW", "", "1:1 unknown \"NW\""},
    {"Kul N\n\n  Kul S", "u4 N", "1:1 conflict \"Kul\"; 3:3 conflict \"Kul\""},
    {"ORDERS The Vale TURN 3 PLAYER anna\nKul N", "u4 N", "1:22 turn \"3\""},
    {"ORDERS The Vale TURN 4 PLAYER bert", "", "1:31 player \"bert\""},
    {"ORDERS Another TURN 4 PLAYER anna", "", "1:8 campaign \"Another\""},
    {"Hello Anna,\nKul N\nBest wishes", "u4 N", "1:1 ignored \"Hello Anna,\"; 3:1 ignored \"Best wishes\""},
  };

  check_vectors (vectors, G_N_ELEMENTS (vectors));
}

static void
test_alike_names_are_ambiguous (void)
{
  static const char *const names[] = {"Wolf #1", "Bear #1", "Guard", "guard", NULL};
  g_autoptr (MusterWorld) world = new_world (names);
  g_autoptr (MusterOrderSheet) sheet = read_sheet (world, "#1 N / Guard S / u3 N / Bear 1 SE");
  g_autofree char *orders = dup_orders (world, sheet);
  g_autofree char *remarks = dup_remarks (sheet);

  g_assert_cmpstr (orders, ==, "u3 N; u2 SE");
  g_assert_cmpstr (remarks, ==, "1:1 ambiguous \"#1\"; 1:8 ambiguous \"Guard\"");
}

static void
test_windows_1252_is_read_with_a_note (void)
{
  g_autoptr (MusterWorld) world = new_world (usual_names);
  g_autoptr (MusterOrderSheet) sheet = read_sheet (world, "\xc4ltere Garde \x96 N");
  g_autofree char *orders = dup_orders (world, sheet);
  g_autofree char *remarks = dup_remarks (sheet);

  g_assert_cmpstr (orders, ==, "u6 N");
  g_assert_cmpstr (remarks, ==, "1:1 encoding \"\"");
  g_assert_false (muster_order_sheet_has_errors (sheet));
}

static void
test_too_big_is_refused (void)
{
  g_autoptr (MusterWorld) world = new_world (usual_names);
  g_autofree char *large = g_strnfill (256 * 1024 + 1, ' ');
  g_autofree char *lines = g_strnfill (2001, '\n');
  g_autoptr (MusterOrderSheet) first = read_sheet (world, large);
  g_autoptr (MusterOrderSheet) second = read_sheet (world, lines);

  g_assert_true (muster_order_sheet_has_errors (first));
  g_assert_true (muster_order_sheet_has_errors (second));
}

static MusterWorld *
plot (MusterWorld      *world,
      MusterOrderSheet *sheet)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  MusterEdit *edit = muster_edit_new (world, verdict);
  g_autoptr (GArray) effects = NULL;

  for (guint i = 0; i < sheet->orders->len; i++)
    {
      const MusterSheetOrder *order = &g_array_index (sheet->orders, MusterSheetOrder, i);
      const MusterPlot plot = {.key = order->unit, .path = order->path};

      muster_edit_put (edit, MUSTER_PLOT, &plot);
    }
  return muster_edit_finish (edit, &effects);
}

static void
test_receipt_text (void)
{
  static const char *const names[] = {"Damned #1", "Force #3", "Kul", "kul", "// odd", NULL};
  g_autoptr (MusterWorld) world = new_world (names);
  g_autoptr (MusterOrderSheet) sheet = read_sheet (world, "Force #3 hold / damned 1 2n / u4 S / u5 NE / etc");
  g_autoptr (MusterWorld) plotted = plot (world, sheet);
  g_autofree char *receipt = muster_order_receipt_dup_text (plotted, sheet->player, sheet);

  g_assert_cmpstr (receipt,
                   ==,
                   "ORDERS The Vale TURN 4 PLAYER anna\n"
                   "Damned #1 - N,N\n"
                   "Force #3 - HOLD\n"
                   "[u4] - S\n"  /* two are called so */
                   "[u5] - NE\n" /* its name would be a remark */
                   "// Kul - HOLD\n"
                   "// 1:46: ignored \"etc\"\n"
                   "END\n");
}

/* Whatever units are called and ordered: the receipt reads back to the same plots. */
static void
test_receipts_read_back (void)
{
  static const char *const syllables[] = {
    "N", "nw", "#1", " #2", "Kul", "-", "/", "//", "Turn: 4", "End", "ORDERS", "``", "**", "É", "x2", "1.", "hold", ";",
    "Garde ", "no 3", "\"", "–", ">", "Player", "#", "Ǆ", "½", "u2",
  };
  g_autoptr (GRand) random = g_rand_new_with_seed (20);

  for (guint round = 0; round < 300; round++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (MusterWorld) world = NULL;
      g_autoptr (MusterWorld) plotted = NULL;
      g_autoptr (MusterOrderSheet) first = NULL;
      g_autoptr (MusterOrderSheet) second = NULL;
      g_autofree char *receipt = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      for (guint unit = 0; unit < 6; unit++)
        {
          GString *name = g_string_new ("B");

          g_string_truncate (name, g_rand_int_range (random, 0, 2));
          for (gint i = g_rand_int_range (random, 1, 4); i > 0; i--)
            {
              g_string_append (name, syllables[g_rand_int_range (random, 0, G_N_ELEMENTS (syllables))]);
            }
          g_ptr_array_add (names, g_string_free (name, FALSE));
        }
      g_ptr_array_add (names, NULL);
      world = new_world ((const char *const *) names->pdata);
      first = muster_order_sheet_new (muster_world_find_player (world, "anna")->key);
      for (guint unit = 0; unit < 6; unit++)
        {
          MusterSheetOrder order = {.unit = muster_world_peek_units (world)[unit].key};

          for (gint steps = g_rand_int_range (random, 0, 4); steps > 0; steps--)
            {
              order.path = muster_path_append (order.path, g_rand_int_range (random, 0, MUSTER_N_SIDES));
            }
          g_array_append_val (first->orders, order);
        }
      plotted = plot (world, first);
      receipt = muster_order_receipt_dup_text (plotted, first->player, NULL);
      second = read_sheet (world, receipt);
      before = dup_orders (world, first);
      after = dup_orders (world, second);
      if (strcmp (before, after) != 0 || second->remarks->len > 0)
        {
          g_autofree char *remarks = dup_remarks (second);
          g_error ("%s\n%s\n%s\n%s", receipt, before, after, remarks);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exchange/order-sheet/understands", test_understands);
  g_test_add_func ("/exchange/order-sheet/never-guesses", test_never_guesses);
  g_test_add_func ("/exchange/order-sheet/ambiguous", test_alike_names_are_ambiguous);
  g_test_add_func ("/exchange/order-sheet/windows-1252", test_windows_1252_is_read_with_a_note);
  g_test_add_func ("/exchange/order-sheet/too-big", test_too_big_is_refused);
  g_test_add_func ("/exchange/order-sheet/receipt", test_receipt_text);
  g_test_add_func ("/exchange/order-sheet/receipts-read-back", test_receipts_read_back);
  return g_test_run ();
}
