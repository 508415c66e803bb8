/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/citation-chip.h"

#include "campaign/rulebook.h"
#include "tabletop/bw-rulebook.h"
#include "tabletop/dba-rulebook.h"
#include "tabletop/siege-rulebook.h"

#include <glib/gi18n-lib.h>

struct _MusterCitationChip
{
  GtkWidget parent_instance;

  /* Owned */
  char *clause;
  char *ruling;

  /* Template children */
  GtkMenuButton *button;
  GtkLabel *title;
  GtkLabel *gist;
  GtkLabel *ruling_label;
};

G_DEFINE_FINAL_TYPE (MusterCitationChip, muster_citation_chip, GTK_TYPE_WIDGET)

enum
{
  PROP_CLAUSE = 1,
  PROP_RULING,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/** muster_citation_chip_new: Returns: (transfer floating): a chip for the clause of that id */
GtkWidget *
muster_citation_chip_new (const char *clause,
                          const char *ruling)
{
  return g_object_new (MUSTER_TYPE_CITATION_CHIP, "clause", clause, "ruling", ruling, NULL);
}

/* Ids and keys of the rulebooks are all different. */
static const MusterRulebook *
get_rulebook (guint index)
{
  const MusterRulebook *rulebooks[] = {
    muster_chronopia_get_rulebook (), muster_dba_get_rulebook (), muster_bw_get_rulebook (),
    muster_siege_get_rulebook (),
  };

  return index < G_N_ELEMENTS (rulebooks) ? rulebooks[index] : NULL;
}

static const MusterRuling *
find_ruling (const char *key)
{
  const MusterRuling *ruling = NULL;

  for (guint i = 0; key != NULL && ruling == NULL && get_rulebook (i) != NULL; i++)
    {
      ruling = muster_rulebook_find_ruling (get_rulebook (i), key);
    }
  return ruling;
}

static const MusterClause *
find_clause (const char *id)
{
  const MusterClause *clause = NULL;

  for (guint i = 0; id != NULL && clause == NULL && get_rulebook (i) != NULL; i++)
    {
      clause = muster_rulebook_find_clause (get_rulebook (i), id);
    }
  return clause;
}

static void
show_ruling (MusterCitationChip *chip)
{
  const MusterRuling *ruling = find_ruling (chip->ruling);
  g_autofree char *text = NULL;

  if (ruling != NULL)
    {
      text = g_strdup_printf (_("House rule %s: %s"), ruling->key, _(ruling->why));
      gtk_label_set_text (chip->ruling_label, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (chip->ruling_label), ruling != NULL);
}

static void
show_clause (MusterCitationChip *chip)
{
  const MusterClause *clause = find_clause (chip->clause);

  gtk_widget_set_visible (GTK_WIDGET (chip), clause != NULL);
  if (clause != NULL)
    {
      g_autofree char *name = g_strdup_printf (_("Why: rule %s, %s"), clause->id, _(clause->title));

      gtk_menu_button_set_label (chip->button, clause->id);
      gtk_accessible_update_property (GTK_ACCESSIBLE (chip->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_set_tooltip_text (GTK_WIDGET (chip->button), _(clause->title));
      gtk_label_set_text (chip->title, _(clause->title));
      gtk_label_set_text (chip->gist, _(clause->gist));
    }
}

static void
muster_citation_chip_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *spec)
{
  MusterCitationChip *chip = MUSTER_CITATION_CHIP (object);

  switch (id)
    {
    case PROP_CLAUSE:
      g_value_set_string (value, chip->clause);
      break;

    case PROP_RULING:
      g_value_set_string (value, chip->ruling);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_citation_chip_set_property (GObject      *object,
                                   guint         id,
                                   const GValue *value,
                                   GParamSpec   *spec)
{
  MusterCitationChip *chip = MUSTER_CITATION_CHIP (object);

  switch (id)
    {
    case PROP_CLAUSE:
      g_free (chip->clause);
      chip->clause = g_value_dup_string (value);
      show_clause (chip);
      break;

    case PROP_RULING:
      g_free (chip->ruling);
      chip->ruling = g_value_dup_string (value);
      show_ruling (chip);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_citation_chip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_CITATION_CHIP);
  G_OBJECT_CLASS (muster_citation_chip_parent_class)->dispose (object);
}

static void
muster_citation_chip_finalize (GObject *object)
{
  MusterCitationChip *chip = MUSTER_CITATION_CHIP (object);

  g_free (chip->clause);
  g_free (chip->ruling);
  G_OBJECT_CLASS (muster_citation_chip_parent_class)->finalize (object);
}

static void
muster_citation_chip_class_init (MusterCitationChipClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = muster_citation_chip_get_property;
  object_class->set_property = muster_citation_chip_set_property;
  object_class->dispose = muster_citation_chip_dispose;
  object_class->finalize = muster_citation_chip_finalize;

  properties[PROP_CLAUSE] = g_param_spec_string ("clause", NULL, NULL, NULL,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_RULING] = g_param_spec_string ("ruling", NULL, NULL, NULL,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/widgets/citation-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCitationChip, button);
  gtk_widget_class_bind_template_child (widget_class, MusterCitationChip, title);
  gtk_widget_class_bind_template_child (widget_class, MusterCitationChip, gist);
  gtk_widget_class_bind_template_child (widget_class, MusterCitationChip, ruling_label);
}

static void
muster_citation_chip_init (MusterCitationChip *chip)
{
  gtk_widget_init_template (GTK_WIDGET (chip));
  show_ruling (chip);
}
