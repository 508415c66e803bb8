/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/table-fields.h"

#include "tabletop/pose.h"

#include <glib/gi18n-lib.h>

#include <math.h>
#include <string.h>

#define LEAST_DECIMAL 0.0001
#define TEXT_CHARS 36 /* natural width */

/* A number with a point, or with a comma where the person's language has it so. */
static gboolean
parse_number (const char *text,
              double     *number)
{
  g_autofree char *plain = g_strstrip (g_strdelimit (g_strdup (text), ",", '.'));
  char *end;

  *number = g_ascii_strtod (plain, &end);
  return end != plain && *end == '\0' && isfinite (*number);
}

/** muster_table_parse_length: reads a number of units; FALSE if @text is none, or it is out of the table's reach */
gboolean
muster_table_parse_length (const char *text,
                           gint32      unit,
                           gint32     *length)
{
  double number;

  if (!parse_number (text, &number) || fabs (number * unit) > MUSTER_TABLE_REACH)
    {
      return FALSE;
    }
  *length = lround (number * unit);
  return TRUE;
}

/* Parts "1.5, -2" and "1,5; -2" alike. */
static gboolean
parse_pair (const char *text,
            double     *x,
            double     *y)
{
  const char *between = strchr (text, ';') != NULL ? ";" : ",";
  g_auto (GStrv) parts = g_strsplit (text, between, -1);

  return g_strv_length (parts) == 2 && parse_number (parts[0], x) && parse_number (parts[1], y);
}

/** muster_table_parse_point: reads "x, y" in units; FALSE if @text is no such thing */
gboolean
muster_table_parse_point (const char  *text,
                          gint32       unit,
                          MusterPoint *point)
{
  double x, y;

  if (!parse_pair (text, &x, &y) || fabs (x * unit) > MUSTER_TABLE_REACH || fabs (y * unit) > MUSTER_TABLE_REACH)
    {
      return FALSE;
    }
  *point = (MusterPoint) {lround (x * unit), lround (y * unit)};
  return TRUE;
}

/** muster_table_parse_heading: reads "dx, dy" of any length but zero; FALSE if @text is no such thing */
gboolean
muster_table_parse_heading (const char  *text,
                            MusterPoint *heading)
{
  double x, y;

  if (!parse_pair (text, &x, &y) || MAX (fabs (x), fabs (y)) < LEAST_DECIMAL || MAX (fabs (x), fabs (y)) > 1e6)
    {
      return FALSE;
    }
  *heading = muster_heading (llround (x * MUSTER_HEADING_ONE), llround (y * MUSTER_HEADING_ONE));
  return TRUE;
}

/** muster_table_dup_length: Returns: (transfer full): in units, with up to three decimals */
char *
muster_table_dup_length (gint64 length,
                         gint32 unit)
{
  g_autofree char *text = g_strdup_printf ("%.3f", (double) length / unit);
  gsize end = strlen (text);

  while (text[end - 1] == '0')
    {
      text[--end] = '\0';
    }
  if (text[end - 1] == '.' || text[end - 1] == ',')
    {
      text[--end] = '\0';
    }
  return g_strdup (strcmp (text, "-0") == 0 ? "0" : text);
}

/** muster_table_dup_point: Returns: (transfer full): "x, y" in units */
char *
muster_table_dup_point (MusterPoint point,
                        gint32      unit)
{
  g_autofree char *x = muster_table_dup_length (point.x, unit);
  g_autofree char *y = muster_table_dup_length (point.y, unit);

  return g_strconcat (x, strchr (x, ',') != NULL || strchr (y, ',') != NULL ? "; " : ", ", y, NULL);
}

/** muster_table_dup_heading: Returns: (transfer full): "dx, dy" of length 1 */
char *
muster_table_dup_heading (MusterPoint heading)
{
  double length = MAX (hypot (heading.x, heading.y), 1);
  const MusterPoint unit = {lround (heading.x / length * MUSTER_HEADING_ONE),
                            lround (heading.y / length * MUSTER_HEADING_ONE)};

  return muster_table_dup_point (unit, MUSTER_HEADING_ONE);
}

/** muster_table_session_dup_scenario: Returns: (transfer full): the table as it is, to be changed and handed back */
MusterScenario *
muster_table_session_dup_scenario (MusterTableSession *session)
{
  return muster_scenario_dup (muster_table_session_get_scenario (session));
}

/** muster_table_rows_clear: takes everything out of a box */
void
muster_table_rows_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    {
      gtk_box_remove (GTK_BOX (box), child);
    }
}

/** muster_table_text_new: Returns: (transfer floating): a text that wraps within a panel */
GtkWidget *
muster_table_text_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/** muster_table_row_new: Returns: (transfer floating): @field with its label before it */
GtkWidget *
muster_table_row_new (const char *label,
                      GtkWidget  *field)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new_with_mnemonic (label);

  gtk_label_set_mnemonic_widget (GTK_LABEL (name), field);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_size_request (name, 90, -1);
  gtk_widget_set_hexpand (field, TRUE);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), field);
  return row;
}

/** muster_table_choice_new: Returns: (transfer floating): a drop-down of translated @words, ended by NULL */
GtkWidget *
muster_table_choice_new (const char        *name,
                         const char *const *words)
{
  g_autoptr (GPtrArray) translated = g_ptr_array_new ();
  GtkWidget *choice;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_ptr_array_add (translated, (gpointer) _(words[i]));
    }
  g_ptr_array_add (translated, NULL);
  choice = gtk_drop_down_new_from_strings ((const char *const *) translated->pdata);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return choice;
}
