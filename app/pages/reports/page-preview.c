/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/reports/page-preview.h"

#include <glib/gi18n-lib.h>

#define GAP 12
#define MAX_SCALE 1.4 /* pixels for each point: about a page's real width on a common screen */

struct _MusterPagePreview
{
  GtkWidget parent_instance;

  MusterPaper paper;

  /* Owned */
  MusterDocument *document; /* (nullable) */
  MusterPages *pages;       /* (nullable): of the document, which they borrow */
  GPtrArray *nodes;         /* of GskRenderNode: pages as painted at the scale */
  double scale;             /* that they were painted at */
};

G_DEFINE_FINAL_TYPE (MusterPagePreview, muster_page_preview, GTK_TYPE_WIDGET)

static double
get_scale (MusterPagePreview *preview,
           int                width)
{
  double page_width, page_height;

  muster_paper_get_size (preview->paper, &page_width, &page_height);
  return CLAMP ((width - 2 * GAP) / page_width, 0.2, MAX_SCALE);
}

static guint
count_pages (MusterPagePreview *preview)
{
  return preview->pages != NULL ? muster_pages_count (preview->pages) : 0;
}

static void
drop_document (MusterPagePreview *preview)
{
  g_ptr_array_set_size (preview->nodes, 0);
  g_clear_pointer (&preview->pages, muster_pages_free);
  g_clear_pointer (&preview->document, muster_document_free);
}

/**
 * muster_page_preview_take_document:
 * @document: (transfer full) (nullable): what is to be shown
 */
void
muster_page_preview_take_document (MusterPagePreview *preview,
                                   MusterDocument    *document,
                                   MusterPaper        paper)
{
  g_autofree char *label = NULL;

  drop_document (preview);
  preview->document = document;
  preview->pages = document != NULL ? muster_pages_new (document, paper) : NULL;
  preview->paper = paper;
  label = g_strdup_printf (ngettext ("Preview, %u page", "Preview, %u pages", count_pages (preview)),
                           count_pages (preview));
  gtk_accessible_update_property (GTK_ACCESSIBLE (preview), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (preview));
}

static GskRenderNode *
paint_page (MusterPagePreview *preview,
            guint              page,
            double             width,
            double             height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, preview->scale, preview->scale);
  muster_pages_draw (preview->pages, page, cr);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
muster_page_preview_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  MusterPagePreview *preview = MUSTER_PAGE_PREVIEW (widget);
  double scale = get_scale (preview, gtk_widget_get_width (widget));
  double width, height;

  muster_paper_get_size (preview->paper, &width, &height);
  width *= scale;
  height *= scale;
  if (scale != preview->scale || preview->nodes->len != count_pages (preview))
    {
      preview->scale = scale;
      g_ptr_array_set_size (preview->nodes, 0);
      for (guint i = 0; i < count_pages (preview); i++)
        {
          g_ptr_array_add (preview->nodes, paint_page (preview, i, width, height));
        }
    }
  for (guint i = 0; i < preview->nodes->len; i++)
    {
      graphene_point_t place = GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - width) / 2,
                                                    GAP + i * (height + GAP));

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &place);
      gtk_snapshot_append_node (snapshot, g_ptr_array_index (preview->nodes, i));
      gtk_snapshot_restore (snapshot);
    }
}

static GtkSizeRequestMode
muster_page_preview_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_page_preview_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  MusterPagePreview *preview = MUSTER_PAGE_PREVIEW (widget);
  double width, height;

  muster_paper_get_size (preview->paper, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 200;
      *natural = width * MAX_SCALE + 2 * GAP;
    }
  else
    {
      double scale = get_scale (preview, for_size > 0 ? for_size : width * MAX_SCALE);

      *minimum = *natural = GAP + count_pages (preview) * (height * scale + GAP);
    }
}

static void
muster_page_preview_finalize (GObject *object)
{
  MusterPagePreview *preview = MUSTER_PAGE_PREVIEW (object);

  drop_document (preview);
  g_ptr_array_unref (preview->nodes);
  G_OBJECT_CLASS (muster_page_preview_parent_class)->finalize (object);
}

static void
muster_page_preview_class_init (MusterPagePreviewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = muster_page_preview_finalize;
  widget_class->snapshot = muster_page_preview_snapshot;
  widget_class->measure = muster_page_preview_measure;
  widget_class->get_request_mode = muster_page_preview_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_page_preview_init (MusterPagePreview *preview)
{
  preview->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  preview->scale = 1;
}
