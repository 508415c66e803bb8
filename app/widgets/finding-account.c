/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/finding-account.h"

#include "campaign/noun.h"
#include "widgets/contents.h"
#include "widgets/finding-list.h"

#include <glib/gi18n-lib.h>

static gconstpointer
find_record (const MusterNames *names,
             MusterRecordKind   kind,
             guint32            key)
{
  gconstpointer record = names->world != NULL ? muster_world_find (names->world, kind, key) : NULL;

  return record == NULL && names->earlier != NULL ? muster_world_find (names->earlier, kind, key) : record;
}

/* Whom a finding concerns: the player that its subject is, or belongs to; 0 = all. */
static guint32
get_player (const MusterFinding *finding,
            const MusterNames   *names)
{
  const MusterFact *subject = muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT);
  const MusterUnit *unit;
  const MusterHex *hex;

  if (subject == NULL || subject->kind == MUSTER_FACT_WORDS)
    {
      return 0;
    }
  switch (subject->kind)
    {
    case MUSTER_NOUN_PLAYER:
      return subject->number;

    case MUSTER_NOUN_UNIT:
      unit = find_record (names, MUSTER_UNIT, subject->number);
      return unit != NULL ? unit->player : 0;

    case MUSTER_NOUN_HEX:
      hex = find_record (names, MUSTER_HEX, subject->number);
      return hex != NULL ? hex->owner : 0;

    default:
      return 0;
    }
}

static MusterVerdict *
new_share (const MusterVerdict *verdict,
           const MusterNames   *names,
           guint32              player)
{
  MusterVerdict *share = muster_verdict_new ();

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (get_player (finding, names) == player)
        {
          muster_verdict_add_copy (share, finding);
        }
    }
  return share;
}

static void
add_share (GtkBox              *box,
           const char          *heading,
           const MusterVerdict *verdict,
           const MusterNames   *names,
           guint32              player)
{
  g_autoptr (MusterVerdict) share = new_share (verdict, names, player);
  GtkWidget *label, *list;

  if (muster_verdict_get_n_findings (share) == 0)
    {
      return;
    }
  label = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  list = muster_finding_list_new ();
  muster_finding_list_show (MUSTER_FINDING_LIST (list), share, names);
  gtk_box_append (box, label);
  gtk_box_append (box, list);
}

/** muster_finding_account_clear: takes all out */
void
muster_finding_account_clear (GtkBox *box)
{
  muster_box_clear (box);
}

/**
 * muster_finding_account_fill: puts the findings of a verdict into @box, player by player, those that concern all first
 */
void
muster_finding_account_fill (GtkBox              *box,
                             const MusterVerdict *verdict,
                             const MusterNames   *names)
{
  muster_finding_account_clear (box);
  add_share (box, _("Everybody"), verdict, names, 0);
  MUSTER_FOR_EACH (names->world, PLAYER, MusterPlayer, player)
  {
    add_share (box, player->name, verdict, names, player->key);
  }
}
