/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/battles/battle-fields.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static const MusterUnitEntry entries[] = {
#define UNIT_FLAG(field, word) {word, MUSTER_ENTRY_FLAG},
#define UNIT_ENEMIES(field, word) {word, MUSTER_ENTRY_ENEMIES},
#define UNIT_NUMBER(field, word) {word, MUSTER_ENTRY_NUMBER},
#include "campaign/battle-result.def"
#undef UNIT_FLAG
#undef UNIT_ENEMIES
#undef UNIT_NUMBER
};

static const struct
{
  const char *word;
  const char *title; /* N_() */
  gboolean rare;
} titles[] = {
  {"took-part", N_("Took part")},
  {"wounded", N_("Wounded one")},
  {"halved", N_("Halved")},
  {"finished", N_("Finished")},
  {"killed", N_("Killed")},
  {"shot", N_("Shot")},
  {"objective", N_("Objective")},
  {"panicked", N_("Panicked"), TRUE},
  {"lost-troopers", N_("Lost troopers")},
  {"lost-leader", N_("Lost leader")},
  {"wounds", N_("Wounds left"), TRUE},
  {"slain", N_("Slain")},
  {"resurrected", N_("Resurrected"), TRUE},
};

G_STATIC_ASSERT (G_N_ELEMENTS (titles) == G_N_ELEMENTS (entries));

/** muster_unit_entries: Returns: (transfer none) (array length=n_entries): what is entered for each unit */
const MusterUnitEntry *
muster_unit_entries (guint *n_entries)
{
  *n_entries = G_N_ELEMENTS (entries);
  return entries;
}

static guint
find_title (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      if (strcmp (titles[i].word, word) == 0)
        {
          return i;
        }
    }
  g_assert_not_reached ();
}

/** muster_unit_entry_get_title: Returns: (transfer none): the column's head, translated */
const char *
muster_unit_entry_get_title (const char *word)
{
  return _(titles[find_title (word)].title);
}

/** muster_unit_entry_is_rare: Returns: whether it happens too seldom to have a column of its own */
gboolean
muster_unit_entry_is_rare (const char *word)
{
  return titles[find_title (word)].rare;
}
