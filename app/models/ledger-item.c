/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "models/ledger-item.h"

typedef enum
{
  PROP_TURN = 1,
  PROP_NUMBER,
  FIRST_TEXT,
  PROP_TURN_TEXT = FIRST_TEXT,
  PROP_STEP,
  PROP_PLAYER,
  PROP_SUBJECT,
  PROP_WHAT,
  PROP_AMOUNT,
  PROP_BALANCE,
  PROP_TEXT,
  PROP_CLAUSE,
  N_PROPERTIES
} Property;

struct _MusterLedgerItem
{
  GObject parent_instance;
  int turn;
  gint64 amount;

  /* Owned */
  char *texts[N_PROPERTIES]; /* from FIRST_TEXT on */
};

G_DEFINE_FINAL_TYPE (MusterLedgerItem, muster_ledger_item, G_TYPE_OBJECT)

/** muster_ledger_item_new: Returns: (transfer full): an item that shows @line, whose words are copied */
MusterLedgerItem *
muster_ledger_item_new (const MusterLedgerLine *line)
{
  MusterLedgerItem *item = g_object_new (MUSTER_TYPE_LEDGER_ITEM, NULL);

  item->turn = line->turn;
  item->amount = line->counted ? line->amount : 0;
  item->texts[PROP_TURN_TEXT] = g_strdup_printf ("%d", line->turn);
  item->texts[PROP_STEP] = g_strdup (line->step);
  item->texts[PROP_PLAYER] = g_strdup (line->player);
  item->texts[PROP_SUBJECT] = g_strdup (line->subject);
  item->texts[PROP_WHAT] = g_strdup (line->what);
  item->texts[PROP_AMOUNT] = line->counted ? g_strdup_printf ("%+" G_GINT64_FORMAT, line->amount) : g_strdup ("");
  item->texts[PROP_BALANCE] = line->counted ? g_strdup_printf ("%" G_GINT64_FORMAT, line->balance) : g_strdup ("");
  item->texts[PROP_TEXT] = g_strdup (line->text);
  item->texts[PROP_CLAUSE] = g_strdup (line->clause);
  return item;
}

/** muster_ledger_item_get_amount: Returns: what came or, below 0, went; 0 where there is nothing to count */
gint64
muster_ledger_item_get_amount (MusterLedgerItem *item)
{
  return item->amount;
}

static void
muster_ledger_item_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *spec)
{
  MusterLedgerItem *item = MUSTER_LEDGER_ITEM (object);

  if (id == PROP_TURN)
    {
      g_value_set_int (value, item->turn);
    }
  else if (id == PROP_NUMBER)
    {
      g_value_set_int64 (value, item->amount);
    }
  else if (id < N_PROPERTIES)
    {
      g_value_set_string (value, item->texts[id]);
    }
  else
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_ledger_item_finalize (GObject *object)
{
  MusterLedgerItem *item = MUSTER_LEDGER_ITEM (object);

  for (guint i = FIRST_TEXT; i < N_PROPERTIES; i++)
    {
      g_free (item->texts[i]);
    }
  G_OBJECT_CLASS (muster_ledger_item_parent_class)->finalize (object);
}

static void
muster_ledger_item_class_init (MusterLedgerItemClass *class)
{
  static const char *const names[N_PROPERTIES] = {
    [PROP_TURN_TEXT] = "turn-text", [PROP_STEP] = "step", [PROP_PLAYER] = "player", [PROP_SUBJECT] = "subject",
    [PROP_WHAT] = "what", [PROP_AMOUNT] = "amount", [PROP_BALANCE] = "balance", [PROP_TEXT] = "text",
    [PROP_CLAUSE] = "clause",
  };
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = muster_ledger_item_get_property;
  object_class->finalize = muster_ledger_item_finalize;
  g_object_class_install_property (object_class, PROP_TURN,
                                   g_param_spec_int ("turn", NULL, NULL, 0, G_MAXINT, 0, flags));
  g_object_class_install_property (object_class, PROP_NUMBER,
                                   g_param_spec_int64 ("number", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags));
  for (guint i = FIRST_TEXT; i < N_PROPERTIES; i++)
    {
      g_object_class_install_property (object_class, i, g_param_spec_string (names[i], NULL, NULL, NULL, flags));
    }
}

static void
muster_ledger_item_init (MusterLedgerItem *item)
{
}
