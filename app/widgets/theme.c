/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/theme.h"

static gboolean
is_high_contrast (GtkWidget *widget)
{
  g_autofree char *theme = NULL;

  g_object_get (gtk_widget_get_settings (widget), "gtk-theme-name", &theme, NULL);
  return theme != NULL && (g_str_has_prefix (theme, "HighContrast") || g_str_has_suffix (theme, "-hc"));
}

/* Dark is where the text is lighter than half. */
static gboolean
is_dark (GtkWidget *widget)
{
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  return text.red + text.green + text.blue > 1.5;
}

/** muster_theme_get_palette: Returns: (transfer none): the colours that fit to the theme as it is */
const MusterPalette *
muster_theme_get_palette (GtkWidget *widget)
{
  if (is_high_contrast (widget))
    {
      return muster_palette_get (MUSTER_PALETTE_CONTRAST);
    }
  return muster_palette_get (is_dark (widget) ? MUSTER_PALETTE_DARK : MUSTER_PALETTE_LIGHT);
}
