/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/campaign-reader.h"
#include "exchange/order-sheet-reader.h"
#include "harness/replay.h"

#include "campaign/little-ruleset.h"

#include <string.h>

static const char campaign[] =
  "<campaign format='1' name='The Vale' rules='little' turn='4' step='movement'><players>"
  "<player id='anna' name='Anna' race='firstborn' habitat='plains'/></players>"
  "<map columns='1' rows='1'><hex at='0101' terrain='plains'/></map><units>"
  "<unit id='u1' name='Damned #1' player='anna' troop='firstborn.swordsmen' at='0101' troopers='6'/>"
  "<unit id='u2' name='Kul-Tark #2' player='anna' troop='firstborn.swordsmen' at='0101' troopers='6'/>"
  "<unit id='u3' name='Force #3' player='anna' troop='firstborn.swordsmen' at='0101' troopers='6'/>"
  "<unit id='u4' name='Ältere Garde' player='anna' troop='firstborn.swordsmen' at='0101' troopers='6'/>"
  "</units></campaign>";

/* Whatever comes by mail: orders name units, and remarks have their place and quote valid text. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  g_autoptr (GBytes) bytes = g_bytes_new_static (campaign, strlen (campaign));
  g_autoptr (MusterWorld) world = muster_campaign_read (bytes, "vale.xml", rules, NULL, NULL);
  guint32 anna = muster_world_find_player (world, "anna")->key;
  g_autoptr (MusterOrderSheet) sheet = muster_order_sheet_read (world, anna, (const char *) data, size);

  for (guint i = 0; i < sheet->orders->len; i++)
    {
      g_assert_nonnull (muster_world_get_unit (world, g_array_index (sheet->orders, MusterSheetOrder, i).unit));
    }
  for (guint i = 0; i < sheet->remarks->len; i++)
    {
      const MusterSheetRemark *remark = &g_array_index (sheet->remarks, MusterSheetRemark, i);

      g_assert_cmpuint (remark->line, >, 0);
      g_assert_cmpuint (remark->column, >, 0);
      g_assert_true (g_utf8_validate (remark->quoted, -1, NULL));
    }
  return 0;
}
