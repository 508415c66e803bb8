/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Players and their homes.
 */
#include "campaign/argument.h"
#include "campaign/deciders.h"
#include "campaign/home.h"
#include "campaign/map.h"
#include "campaign/start.h"

#include <string.h>

static gboolean
is_agreed (const MusterDeed *deed)
{
  return deed->refusal == NULL && muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL;
}

static gboolean
is_colour (const char *word)
{
  gboolean good = word[0] == '#' && strlen (word) == strlen ("#rrggbb");

  for (guint i = 1; good && word[i] != '\0'; i++)
    {
      good = g_ascii_isxdigit (word[i]);
    }
  return good;
}

/* SETUP-6: the race's only habitat, or the one that was declared among several. */
static MusterTerrain
choose_habitat (MusterDeed *deed,
                MusterRace  race)
{
  guint habitats = muster_world_get_ruleset (muster_deed_peek_world (deed))->races[race].habitats;
  MusterTerrain habitat = habitats != 0 ? (MusterTerrain) g_bit_nth_lsf (habitats, -1) : MUSTER_TERRAIN_NONE;
  gboolean one = habitats == 1u << habitat;

  if (muster_deed_get (deed, "habitat") != NULL)
    {
      muster_terrain_from_word (muster_deed_get (deed, "habitat"), &habitat);
      one = TRUE;
    }
  if (!one || !(habitats & (1u << habitat)))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_6), one ? MUSTER_FAIL : MUSTER_NEEDS,
                               one ? MUSTER_WHY (SETUP, NO_HABITAT) : MUSTER_WHY (SETUP, HABITAT_OPEN),
                               MUSTER_FACT_WORDS_OF (WHAT, muster_deed_get (deed, "id")),
                               MUSTER_FACT_NOUN_OF (RACE, RACE, race),
                               MUSTER_FACT_NOUN_OF (TERRAIN, TERRAIN, habitat));
    }
  return habitat;
}

static guint
get_next_position (const MusterWorld *world)
{
  guint last = 0;

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    last = MAX (last, player->position);
  }
  return last + 1;
}

/* Who joins a campaign that has begun gets at once what the others began with. */
static guint32
add_player (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  g_autoptr (GRefString) id = g_ref_string_new (muster_deed_get (deed, "id"));
  MusterPlayer player = {.id = id, .name = id, .position = get_next_position (world)};
  gboolean begun = muster_world_get_campaign (world)->step != MUSTER_STEP_SETUP;
  guint32 key;

  muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_2), MUSTER_WHY (SETUP, JOINED),
                    MUSTER_FACT_WORDS_OF (WHAT, player.id));
  key = muster_edit_put (deed->edit, MUSTER_PLAYER, &player);
  if (begun)
    {
      muster_start_give_stock (deed, key);
      muster_start_give_points (deed, key, MUSTER_RULE_NUMBER (muster_world_get_ruleset (world), START_POINTS));
    }
  muster_edit_without_cause (deed->edit);
  return key;
}

static void
check_player (MusterDeed         *deed,
              const MusterPlayer *player,
              MusterRace          race)
{
  const char *colour = muster_deed_get (deed, "colour");
  const char *clan = muster_deed_get (deed, "clan");

  if (player == NULL && race == MUSTER_RACE_NONE)
    {
      muster_deed_refuse (deed, "a new player needs race=");
    }
  else if (muster_world_get_ruleset (muster_deed_peek_world (deed))->races[race].habitats == 0)
    {
      muster_deed_refuse (deed, "race=%s: not a race of players", muster_race_get_word (race));
    }
  if (clan != NULL && (!muster_identifiers_are_valid (clan) ||
                       !muster_field_accepts (&muster_record_get_type (MUSTER_PLAYER)->fields[MUSTER_PLAYER_CLAN],
                                              (MusterValue) {.text = (char *) clan})))
    {
      muster_deed_refuse (deed, "clan=%s: write identifiers parted by spaces", clan);
    }
  if (colour != NULL && !is_colour (colour))
    {
      muster_deed_refuse (deed, "colour=%s: write it as #rrggbb", colour);
    }
}

static void
set_player_text (MusterDeed *deed,
                 guint32     player,
                 guint       field,
                 const char *key)
{
  const char *text = muster_deed_get (deed, key);

  if (text != NULL)
    {
      muster_edit_set_text (deed->edit, MUSTER_PLAYER, player, field, text);
    }
}

/** muster_decide_player: adds a player, or changes one. Clauses: SETUP-6, SETUP-7, SETUP-8 */
void
muster_decide_player (MusterDeed *deed)
{
  const MusterPlayer *player = muster_world_find_player (muster_deed_peek_world (deed), muster_deed_get (deed, "id"));
  MusterRace race = player != NULL ? player->race : MUSTER_RACE_NONE;
  gboolean keeps_habitat = player != NULL && muster_deed_get (deed, "race") == NULL &&
                           muster_deed_get (deed, "habitat") == NULL;
  MusterTerrain habitat = player != NULL ? player->habitat : MUSTER_TERRAIN_NONE;
  guint32 key;

  if (muster_deed_get (deed, "race") != NULL)
    {
      muster_race_from_word (muster_deed_get (deed, "race"), &race);
    }
  check_player (deed, player, race);
  if (deed->refusal == NULL && !keeps_habitat)
    {
      habitat = choose_habitat (deed, race);
    }
  if (!is_agreed (deed))
    {
      return;
    }
  key = player != NULL ? player->key : add_player (deed);
  muster_edit_set (deed->edit, MUSTER_PLAYER, key, MUSTER_PLAYER_RACE, race);
  muster_edit_set (deed->edit, MUSTER_PLAYER, key, MUSTER_PLAYER_HABITAT, habitat);
  set_player_text (deed, key, MUSTER_PLAYER_NAME, "name");
  set_player_text (deed, key, MUSTER_PLAYER_COLOUR, "colour");
  set_player_text (deed, key, MUSTER_PLAYER_CLAN, "clan");
}

/* The hex that was the home before is land of the habitat again. */
static void
leave_home (MusterDeed         *deed,
            const MusterPlayer *player)
{
  const MusterHex *home = muster_player_find_home (muster_deed_peek_world (deed), player->key);

  if (home != NULL)
    {
      guint32 key = home->key;

      muster_edit_set (deed->edit, MUSTER_HEX, key, MUSTER_HEX_STRONGHOLD, MUSTER_STRONGHOLD_NONE);
      muster_edit_set (deed->edit, MUSTER_HEX, key, MUSTER_HEX_OWNER, 0);
      muster_edit_set (deed->edit, MUSTER_HEX, key, MUSTER_HEX_HOME, 0);
      muster_edit_set (deed->edit, MUSTER_HEX, key, MUSTER_HEX_TERRAIN, player->habitat);
    }
}

static void
settle_home (MusterDeed *deed,
             guint32     hex,
             guint32     player)
{
  gint64 number = g_ascii_strtoll (muster_world_get_ruling (muster_deed_peek_world (deed),
                                                            MUSTER_RULING_MAP_HOME_VALUE), NULL, 10);

  muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_TERRAIN, MUSTER_TERRAIN_HOME);
  muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_RESOURCE, number);
  muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_HOME, player);
  muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_OWNER, player);
  muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_STRONGHOLD, MUSTER_STRONGHOLD_FORTRESS);
}

/** muster_decide_home: places a player's home, with its fortress. Clauses: SETUP-3, SETUP-4 */
void
muster_decide_home (MusterDeed *deed)
{
  const MusterPlayer *player = muster_deed_get_player (deed, "player");
  guint32 hex = muster_deed_get_hex (deed, "at")->key;
  guint32 whose = muster_deed_get_hex (deed, "at")->home;

  if (whose != 0 && whose != player->key)
    {
      muster_deed_refuse (deed, "at=%s: it is the home of another player", muster_deed_get (deed, "at"));
      return;
    }
  if (muster_map_check_gap (deed, hex, player->key))
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_3), MUSTER_WHY (SETUP, HOME_PLACED),
                        MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key), MUSTER_FACT_NOUN_OF (HEX, HEX, hex));
      leave_home (deed, player);
      settle_home (deed, hex, player->key);
    }
}
