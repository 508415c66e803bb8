/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Editing the map: a matter of the organiser, possible in every step.
 */
#include "campaign/map.h"

#include "campaign/deciders.h"
#include "campaign/field-word.h"

/* SETUP-4 */
#define RESOURCE_LOW 2
#define RESOURCE_HIGH 5

static gboolean
is_land (const MusterDeed *deed,
         MusterTerrain     terrain)
{
  return muster_world_get_ruleset (muster_deed_peek_world (deed))->terrains[terrain].land;
}

static gboolean
is_occupied (const MusterWorld *world,
             guint32            hex)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->at == hex)
      {
        return TRUE;
      }
  }
  return FALSE;
}

/* A hex without land loses all that stands on land; where units are, land stays land and sea stays sea. */
static void
set_terrain (MusterDeed   *deed,
             guint32       key,
             MusterTerrain terrain)
{
  MusterEdit *edit = deed->edit;
  const MusterHex *hex = muster_world_find (muster_deed_peek_world (deed), MUSTER_HEX, key);

  muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_TERRAIN, terrain);
  if (terrain != MUSTER_TERRAIN_HOME)
    {
      muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_HOME, 0);
    }
  if (!is_land (deed, terrain))
    {
      muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_RESOURCE, 0);
      muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_OWNER, 0);
      muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_STRONGHOLD, MUSTER_STRONGHOLD_NONE);
      muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_ROADS, 0);
    }
  else if (hex->resource == 0)
    {
      muster_edit_set (edit, MUSTER_HEX, key, MUSTER_HEX_RESOURCE, RESOURCE_LOW);
    }
}

/* Whether nobody can be there any more who is there now. */
static gboolean
drives_out (const MusterHex *hex,
            MusterTerrain    terrain)
{
  return terrain == MUSTER_TERRAIN_NONE || terrain == MUSTER_TERRAIN_LAKE ||
         (terrain == MUSTER_TERRAIN_SEA) != (hex->terrain == MUSTER_TERRAIN_SEA);
}

static void
check_terrain (MusterDeed      *deed,
               const MusterHex *hex,
               MusterTerrain    terrain)
{
  if (terrain != hex->terrain && drives_out (hex, terrain) && is_occupied (muster_deed_peek_world (deed), hex->key))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_4), MUSTER_FAIL, MUSTER_WHY (MAP, OCCUPIED),
                               MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key));
    }
  if (terrain == MUSTER_TERRAIN_HOME && hex->home == 0)
    {
      muster_deed_refuse (deed, "terrain=home: a home has a player; the command \"home\" places it");
    }
}

static void
check_number (MusterDeed      *deed,
              const MusterHex *hex,
              MusterTerrain    terrain,
              gint64           number)
{
  if (is_land (deed, terrain) && (number < RESOURCE_LOW || number > RESOURCE_HIGH))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_4), MUSTER_FAIL, MUSTER_WHY (MAP, RESOURCE_RANGE),
                               MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key),
                               MUSTER_FACT_NUMBER_OF (MEASURED, number));
    }
}

/* Only land has a number, an owner, a stronghold or roads. */
static void
check_is_land (MusterDeed      *deed,
               const MusterHex *hex,
               MusterTerrain    terrain)
{
  static const char *const keys[] = {"resource", "owner", "stronghold", "road"};

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *value = muster_deed_get (deed, keys[i]);

      if (value != NULL && g_strcmp0 (value, "none") != 0 && g_strcmp0 (value, "0") != 0 && !is_land (deed, terrain))
        {
          muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_4), MUSTER_FAIL, MUSTER_WHY (MAP, NO_LAND),
                                   MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key),
                                   MUSTER_FACT_WORDS_OF (WHAT, keys[i]));
        }
    }
}

static MusterTerrain
get_new_terrain (const MusterDeed *deed,
                 const MusterHex  *hex)
{
  MusterTerrain terrain = hex->terrain;

  if (muster_deed_get (deed, "terrain") != NULL)
    {
      muster_terrain_from_word (muster_deed_get (deed, "terrain"), &terrain);
    }
  return terrain;
}

static void
check_paint (MusterDeed      *deed,
             const MusterHex *hex)
{
  MusterTerrain terrain = get_new_terrain (deed, hex);

  check_terrain (deed, hex, terrain);
  check_is_land (deed, hex, terrain);
  if (muster_deed_get (deed, "resource") != NULL)
    {
      check_number (deed, hex, terrain, muster_deed_get_number (deed, "resource", 0));
    }
}

/**
 * muster_map_set_field:
 * @field: a MusterHexField
 * @word: as commands spell it
 *
 * Sets a field of a hex, with what follows from it: water carries nothing, a new stronghold is whole and works at once.
 */
void
muster_map_set_field (MusterDeed *deed,
                      guint32     hex,
                      guint       field,
                      const char *word)
{
  gint64 number;

  if (!muster_field_from_word (muster_deed_peek_world (deed), MUSTER_HEX, field, word, &number))
    {
      muster_deed_refuse (deed, "“%s” is not what a hex can have", word);
      return;
    }
  if (field == MUSTER_HEX_TERRAIN)
    {
      set_terrain (deed, hex, number);
      return;
    }
  muster_edit_set (deed->edit, MUSTER_HEX, hex, field, number);
  if (field == MUSTER_HEX_STRONGHOLD)
    {
      muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_SINCE, 0);
      muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_DISRUPTED, 0);
    }
}

static void
paint_hex (MusterDeed *deed,
           guint32     hex)
{
  static const struct
  {
    const char *key;
    guint field;
  } keys[] = {
    {"terrain", MUSTER_HEX_TERRAIN},
    {"resource", MUSTER_HEX_RESOURCE},
    {"owner", MUSTER_HEX_OWNER},
    {"stronghold", MUSTER_HEX_STRONGHOLD},
    {"road", MUSTER_HEX_ROADS},
  };

  muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_4), MUSTER_WHY (MAP, PAINTED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *word = muster_deed_get (deed, keys[i].key);

      if (word != NULL)
        {
          muster_map_set_field (deed, hex, keys[i].field, word);
        }
    }
}

/** muster_decide_paint: changes terrain, number, owner, stronghold or roads of hexes. Clauses: SETUP-4 */
void
muster_decide_paint (MusterDeed *deed)
{
  g_auto (GStrv) labels = g_strsplit (muster_deed_get (deed, "at"), " ", -1);
  guint32 hex;

  for (guint i = 0; labels[i] != NULL; i++)
    {
      if (muster_hex_from_label (labels[i], &hex))
        {
          check_paint (deed, muster_world_find (muster_deed_peek_world (deed), MUSTER_HEX, hex));
        }
    }
  if (deed->refusal != NULL || muster_verdict_get_status (deed->verdict) != MUSTER_LEGAL)
    {
      return;
    }
  for (guint i = 0; labels[i] != NULL; i++)
    {
      if (muster_hex_from_label (labels[i], &hex))
        {
          paint_hex (deed, hex);
        }
    }
}

/* What would be cut off must be empty. */
static void
check_beyond (MusterDeed *deed,
              guint       columns,
              guint       rows)
{
  const MusterWorld *world = muster_deed_peek_world (deed);

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    gboolean beyond = (guint) MUSTER_HEX_COLUMN (hex->key) >= columns || (guint) MUSTER_HEX_ROW (hex->key) >= rows;

    if (beyond && (hex->home != 0 || is_occupied (world, hex->key)))
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_4), MUSTER_FAIL, MUSTER_WHY (MAP, OCCUPIED),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key));
      }
  }
}

/* The rectangle anew: rows are taken from its end and laid again, so that each step is at the end of the table. */
static void
lay_rectangle (MusterEdit *edit,
               guint       columns,
               guint       rows)
{
  const MusterCampaign *campaign = muster_world_get_campaign (muster_edit_peek_world (edit));
  guint first = columns == campaign->columns ? MIN (rows, campaign->rows) : 0;
  guint old_columns = campaign->columns;
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();
  guint n_kept_first = first * old_columns;

  for (guint i = muster_world_count (muster_edit_peek_world (edit), MUSTER_HEX); i > n_kept_first; i--)
    {
      const MusterHex *hex = &muster_world_peek_hexes (muster_edit_peek_world (edit))[i - 1];

      g_ptr_array_add (kept, muster_record_dup (MUSTER_HEX, hex));
      muster_edit_drop (edit, MUSTER_HEX, hex->key);
    }
  muster_edit_set (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_COLUMNS, columns);
  muster_edit_set (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_ROWS, rows);
  for (guint row = first; row < rows; row++)
    {
      for (guint column = 0; column < columns; column++)
        {
          guint old = row * old_columns + column - n_kept_first;
          MusterHex hole = {.key = MUSTER_HEX_KEY (column, row)};
          gboolean was_there = column < old_columns && old < kept->len;

          muster_edit_put (edit, MUSTER_HEX, was_there ? kept->pdata[kept->len - 1 - old] : &hole);
        }
    }
  for (guint i = 0; i < kept->len; i++)
    {
      muster_record_free (MUSTER_HEX, kept->pdata[i]);
    }
}

/** muster_decide_resize: makes the map larger, by holes to be painted, or smaller. Clauses: SETUP-4 */
void
muster_decide_resize (MusterDeed *deed)
{
  gint64 columns = muster_deed_get_number (deed, "columns", 0);
  gint64 rows = muster_deed_get_number (deed, "rows", 0);

  if (columns > MUSTER_MAP_MAX_EDGE || rows > MUSTER_MAP_MAX_EDGE)
    {
      muster_deed_refuse (deed, "a map has at most %d columns and rows", MUSTER_MAP_MAX_EDGE);
      return;
    }
  check_beyond (deed, columns, rows);
  if (muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL)
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_4), MUSTER_WHY (MAP, RESIZED),
                        MUSTER_FACT_NUMBER_OF (MEASURED, columns), MUSTER_FACT_NUMBER_OF (LIMIT, rows));
      lay_rectangle (deed->edit, columns, rows);
    }
}

/**
 * muster_map_check_gap:
 * @hex: where the player's home is, or is to be
 *
 * Returns: whether it lies far enough from every other home; else the verdict says from which it does not
 *
 * Clauses: SETUP-3
 */
gboolean
muster_map_check_gap (MusterDeed *deed,
                      guint32     home,
                      guint32     player)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  guint gap = g_ascii_strtoull (muster_world_get_ruling (world, MUSTER_RULING_MAP_HOME_GAP), NULL, 10);
  gboolean wide = TRUE;

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    guint between = hex->home != 0 && hex->home != player ? muster_hex_distance (home, hex->key) - 1 : gap;

    if (between < gap)
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_3), MUSTER_FAIL, MUSTER_WHY (MAP, HOME_GAP),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, HEX, home), MUSTER_FACT_NOUN_OF (OTHER, HEX, hex->key),
                                 MUSTER_FACT_NUMBER_OF (MEASURED, between),
                                 MUSTER_FACT_NUMBER_OF (LIMIT, gap))->ruling = MUSTER_OPTION (MAP_HOME_GAP);
        wide = FALSE;
      }
  }
  return wide;
}
