/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/troop-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * muster_troop_read_special:
 * @reader: at a <special> of a troop
 * @troop: gains it
 * @first: whether those that the troop has had are dropped first
 *
 * Returns: FALSE where the reading has failed
 */
gboolean
muster_troop_read_special (MusterXmlReader *reader,
                           MusterTroop     *troop,
                           gboolean         first)
{
  const char *id = muster_xml_get_text (reader, "id");
  const char *before = first || troop->specials == NULL ? "" : troop->specials;
  g_auto (GStrv) parts = g_strsplit (before, " ", -1);
  g_autofree char *start = g_strconcat (id, "=", NULL);
  g_autofree char *specials = NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (g_str_has_prefix (parts[i], start))
        {
          return muster_xml_fail (reader, "id", _("the troop has the special %s already"), id);
        }
    }
  if (g_strv_length (parts) == MUSTER_TROOP_MAX_SPECIALS)
    {
      return muster_xml_fail (reader, NULL, _("a troop has at most %d specials"), MUSTER_TROOP_MAX_SPECIALS);
    }
  specials = g_strdup_printf ("%s%s%s%" G_GINT64_FORMAT,
                              before,
                              before[0] != '\0' ? " " : "",
                              start,
                              muster_xml_get_number (reader, "cost", 0));
  g_clear_pointer (&troop->specials, g_ref_string_release);
  troop->specials = g_ref_string_new (specials);
  return TRUE;
}

/** muster_troop_read_end: Returns: whether what was read makes a whole troop; else the reading has failed */
gboolean
muster_troop_read_end (MusterXmlReader *reader,
                       MusterTroop     *troop)
{
  if (troop->race == MUSTER_RACE_NONE || troop->name == NULL)
    {
      return muster_xml_fail (reader, NULL, _("the new troop %s needs a race and a name"), troop->id);
    }
  if (troop->max < troop->min)
    {
      return muster_xml_fail (reader, NULL, _("the troop %s has a larger minimum than maximum"), troop->id);
    }
  return TRUE;
}
