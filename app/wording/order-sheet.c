/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/order-sheet.h"

#include "wording/language.h"
#include "wording/template.h"

#include <string.h>

/* {what} is the text that the remark is about. */
static const char *
get_template (MusterSheetRemarkKind kind)
{
  switch (kind)
    {
    case MUSTER_SHEET_IGNORED:
      return _("ignored \"{what}\"");

    case MUSTER_SHEET_REPEATED:
      return _("“{what}” stands twice");

    case MUSTER_SHEET_OTHER_ENCODING:
      return _("the text is not UTF-8; it was read as Windows-1252");

    case MUSTER_SHEET_UNKNOWN_UNIT:
      return _("this player has no unit “{what}”");

    case MUSTER_SHEET_AMBIGUOUS_UNIT:
      return _("“{what}” may be more than one unit: write its name");

    case MUSTER_SHEET_FOREIGN_UNIT:
      return _("“{what}” is another player’s unit");

    case MUSTER_SHEET_NO_SUCH_SIDE:
      return _("“{what}” is no side of a hex: there are N, NE, SE, S, SW and NW");

    case MUSTER_SHEET_NO_PATH:
      return _("“{what}” has no order: write the sides to cross, or HOLD");

    case MUSTER_SHEET_TOO_LONG:
      return _("“{what}” has more steps than any unit can go");

    case MUSTER_SHEET_CONFLICT:
      return _("“{what}” has two different orders");

    case MUSTER_SHEET_WRONG_TURN:
      return _("the sheet is for turn {what}");

    case MUSTER_SHEET_WRONG_PLAYER:
      return _("the sheet is of player {what}");

    case MUSTER_SHEET_WRONG_CAMPAIGN:
      return _("the sheet is for campaign “{what}”");

    case MUSTER_SHEET_TOO_BIG:
      return _("the text is too long for an order sheet");
    }
  g_assert_not_reached ();
}

static void
append_suggestions (GString                 *sentence,
                    const MusterSheetRemark *remark)
{
  if (remark->suggestions[1] != NULL)
    {
      g_string_append_printf (sentence, _(" (did you mean %s or %s?)"), remark->suggestions[0], remark->suggestions[1]);
    }
  else if (remark->suggestions[0] != NULL)
    {
      g_string_append_printf (sentence, _(" (did you mean %s?)"), remark->suggestions[0]);
    }
}

static gboolean
fill_place (GString    *text,
            const char *word,
            gpointer    quoted)
{
  if (strcmp (word, "what") != 0 || quoted == NULL)
    {
      return FALSE;
    }
  g_string_append (text, quoted);
  return TRUE;
}

/** muster_sheet_remark_dup_sentence: Returns: (transfer full): what is to be said of that place in the sheet */
char *
muster_sheet_remark_dup_sentence (const MusterSheetRemark *remark)
{
  g_autofree char *filled = muster_template_fill (get_template (remark->kind), fill_place, remark->quoted);
  GString *sentence = g_string_new (filled);

  append_suggestions (sentence, remark);
  return g_string_free (sentence, FALSE);
}
