/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making campaign files. Whatever a campaign is made from becomes campaign XML first and is read like any other.
 */
#include "session/session.h"

#include "exchange/campaign-reader.h"
#include "exchange/campaign-writer.h"
#include "exchange/ruleset-reader.h"
#include "store/store.h"

#define RULESET "/io/github/muster/Muster/rules/chronopia-5.xml"

static gboolean
store_new (const char  *path,
           MusterWorld *world,
           GBytes      *ruleset_text,
           gboolean     overwrite,
           GError     **error)
{
  g_autofree char *text = g_strndup (g_bytes_get_data (ruleset_text, NULL), g_bytes_get_size (ruleset_text));

  return muster_store_create (path, overwrite, world, text, error);
}

/**
 * muster_session_create:
 * @campaign_xml: the campaign that it begins with
 * @xml_name: how messages name that
 * @overwrite: whether a file that is there already may be replaced
 *
 * Makes a campaign file and opens it.
 *
 * Returns: (transfer full) (nullable): the session, or NULL with @error
 */
MusterSession *
muster_session_create (const char *path,
                       GBytes     *campaign_xml,
                       const char *xml_name,
                       gboolean    overwrite,
                       GError    **error)
{
  g_autoptr (GBytes) ruleset_text = g_resources_lookup_data (RULESET, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (MusterRuleset) ruleset = ruleset_text != NULL ? muster_ruleset_read (ruleset_text, RULESET, error) : NULL;
  g_autoptr (GArray) effects = NULL;
  g_autoptr (MusterWorld) world = ruleset != NULL
                                  ? muster_campaign_read (campaign_xml, xml_name, ruleset, &effects, error) : NULL;

  return world != NULL && store_new (path, world, ruleset_text, overwrite, error) ? muster_session_open (path, error)
                                                                                  : NULL;
}

/**
 * muster_session_dup_export: Returns: (transfer full): the campaign as XML; the same campaign is always the same bytes
 */
char *
muster_session_dup_export (MusterSession *session)
{
  return muster_campaign_dup_xml (muster_session_get_world (session));
}
