/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "models/order-item.h"

struct _MusterOrderItem
{
  GObject parent_instance;
  MusterOrderStanding standing;
  guint line;

  /* Owned */
  char *title;
  char *detail;
  char *message;
  char *clause;
};

G_DEFINE_FINAL_TYPE (MusterOrderItem, muster_order_item, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  PROP_DETAIL,
  PROP_MESSAGE,
  PROP_CLAUSE,
  PROP_ICON_NAME,
  PROP_LINE,
  N_PROPERTIES
};

static const char *const icon_names[] = {
  [MUSTER_ORDER_GOOD] = "object-select-symbolic",
  [MUSTER_ORDER_FORBIDDEN] = "dialog-error-symbolic",
  [MUSTER_ORDER_ERROR] = "dialog-warning-symbolic",
  [MUSTER_ORDER_NOTE] = "dialog-information-symbolic",
  [MUSTER_ORDER_HOLDS] = "media-playback-pause-symbolic",
};

/** muster_order_item_new: Returns: (transfer full): a line about @title */
MusterOrderItem *
muster_order_item_new (MusterOrderStanding standing,
                       const char         *title,
                       const char         *detail,
                       guint               line)
{
  MusterOrderItem *item = g_object_new (MUSTER_TYPE_ORDER_ITEM, NULL);

  item->standing = standing;
  item->line = line;
  item->title = g_strdup (title);
  item->detail = g_strdup (detail);
  return item;
}

/** muster_order_item_explain: says why, with the clause (nullable); before the item is shown */
void
muster_order_item_explain (MusterOrderItem *item,
                           const char      *message,
                           const char      *clause)
{
  g_free (item->message);
  g_free (item->clause);
  item->message = g_strdup (message);
  item->clause = g_strdup (clause);
}

/** muster_order_item_get_line: Returns: the line of the sheet, 0 = none */
guint
muster_order_item_get_line (MusterOrderItem *item)
{
  return item->line;
}

static void
muster_order_item_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *spec)
{
  MusterOrderItem *item = MUSTER_ORDER_ITEM (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, item->title);
      break;

    case PROP_DETAIL:
      g_value_set_string (value, item->detail);
      break;

    case PROP_MESSAGE:
      g_value_set_string (value, item->message);
      break;

    case PROP_CLAUSE:
      g_value_set_string (value, item->clause);
      break;

    case PROP_ICON_NAME:
      g_value_set_string (value, icon_names[item->standing]);
      break;

    case PROP_LINE:
      g_value_set_uint (value, item->line);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_order_item_finalize (GObject *object)
{
  MusterOrderItem *item = MUSTER_ORDER_ITEM (object);

  g_free (item->title);
  g_free (item->detail);
  g_free (item->message);
  g_free (item->clause);
  G_OBJECT_CLASS (muster_order_item_parent_class)->finalize (object);
}

static void
muster_order_item_class_init (MusterOrderItemClass *class)
{
  static const char *const names[] = {
    [PROP_TITLE] = "title", [PROP_DETAIL] = "detail", [PROP_MESSAGE] = "message", [PROP_CLAUSE] = "clause",
    [PROP_ICON_NAME] = "icon-name",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = muster_order_item_get_property;
  object_class->finalize = muster_order_item_finalize;
  for (guint i = PROP_TITLE; i <= PROP_ICON_NAME; i++)
    {
      g_object_class_install_property (object_class, i,
                                       g_param_spec_string (names[i], NULL, NULL, NULL,
                                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
    }
  g_object_class_install_property (object_class, PROP_LINE,
                                   g_param_spec_uint ("line", NULL, NULL, 0, G_MAXUINT, 0,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void
muster_order_item_init (MusterOrderItem *item)
{
}
