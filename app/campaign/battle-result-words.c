/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A battle result from the words of files and commands.
 */
#include "campaign/battle-result.h"

#include "campaign/argument.h"
#include "campaign/error.h"

#include <string.h>

#define LOST_PREFIX "lost-"
#define NUMBER_MAX 1000000
#define N_REMARK_PARTS 3

static gboolean
complain (GError    **error,
          const char *word,
          const char *value,
          const char *wanted)
{
  g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND, "%s=\"%s\": it takes %s", word, value,
               wanted);
  return FALSE;
}

static gboolean
read_flag (const char *word,
           const char *value,
           gboolean   *flag,
           GError    **error)
{
  MusterYesNo yes_no;

  if (!muster_yes_no_from_word (value, &yes_no))
    {
      return complain (error, word, value, "yes or no");
    }
  *flag = yes_no == MUSTER_YES;
  return TRUE;
}

static gboolean
read_number (const char *word,
             const char *value,
             guint      *number,
             GError    **error)
{
  guint64 read;

  if (!g_ascii_string_to_unsigned (value, 10, 0, NUMBER_MAX, &read, NULL))
    {
      return complain (error, word, value, "a whole number");
    }
  *number = (guint) read;
  return TRUE;
}

static gboolean
read_id (const char *word,
         const char *value,
         char      **id,
         GError    **error)
{
  if (!muster_identifier_is_valid (value))
    {
      return complain (error, word, value, "an id");
    }
  g_free (*id);
  *id = g_strdup (value);
  return TRUE;
}

/* Ids of enemies, parted by commas or spaces. */
static gboolean
read_enemies (const char *word,
              const char *value,
              GPtrArray  *enemies,
              GError    **error)
{
  g_auto (GStrv) ids = g_strsplit_set (value, " ,", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (ids[i][0] == '\0')
        {
          continue;
        }
      if (!muster_identifier_is_valid (ids[i]))
        {
          return complain (error, word, value, "ids of enemy units");
        }
      g_ptr_array_add (enemies, g_strdup (ids[i]));
    }
  return TRUE;
}

typedef enum
{
  REMARK_OBJECTIVE,
  REMARK_UNIT,
  REMARK_SIDE,
  REMARK_SCORE,
} RemarkKind;

static gboolean
read_parts (RemarkKind          kind,
            char              **parts,
            MusterBattleRemark *remark)
{
  guint n_parts = g_strv_length (parts);
  MusterSide side;

  if (n_parts != (kind == REMARK_SCORE ? N_REMARK_PARTS : N_REMARK_PARTS - 1) ||
      !muster_identifier_is_valid (parts[0]))
    {
      return FALSE;
    }
  switch (kind)
    {
    case REMARK_SCORE:
      return read_number ("", parts[1], &remark->round, NULL) && read_number ("", parts[2], &remark->points, NULL);

    case REMARK_OBJECTIVE:
      return strcmp (parts[1], "primary") == 0 || strcmp (parts[1], "secondary") == 0;

    case REMARK_SIDE:
      return muster_side_from_word (parts[1], &side);

    case REMARK_UNIT:
    default:
      return muster_identifier_is_valid (parts[1]);
    }
}

/* Words parted by spaces, each of fields parted by colons; they are added to those that are there. */
static gboolean
read_remarks (const char *word,
              const char *value,
              RemarkKind  kind,
              GArray     *remarks,
              GError    **error)
{
  static const char *const wanted[] = {
    [REMARK_OBJECTIVE] = "PLAYER:primary or PLAYER:secondary",
    [REMARK_UNIT] = "PLAYER:UNIT",
    [REMARK_SIDE] = "PLAYER:SIDE, of the sides N NE SE S SW NW",
    [REMARK_SCORE] = "PLAYER:ROUND:POINTS",
  };
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], ":", -1);
      MusterBattleRemark remark = {0};

      if (!read_parts (kind, parts, &remark))
        {
          return complain (error, word, value, wanted[kind]);
        }
      remark.player = g_strdup (parts[0]);
      remark.what = kind != REMARK_SCORE ? g_strdup (parts[1]) : NULL;
      g_array_append_val (remarks, remark);
    }
  return TRUE;
}

static gboolean
read_gate (MusterBattleResult *result,
           const char         *value,
           GError            **error)
{
  if (strcmp (value, "destroyed") != 0 && strcmp (value, "intact") != 0)
    {
      return complain (error, "gate", value, "intact or destroyed");
    }
  result->gate_destroyed = strcmp (value, "destroyed") == 0;
  return TRUE;
}

/**
 * muster_battle_result_set:
 * @word: an argument of the command "settle" other than a unit, or "at"
 * @value: as that command takes it. What it may say of several players is added to what was said before.
 *
 * Returns: FALSE, with @error, if there is no such word or it does not take @value
 */
gboolean
muster_battle_result_set (MusterBattleResult *result,
                          const char         *word,
                          const char         *value,
                          GError            **error)
{
  const struct { const char *word; char **id; } ids[] = {
    {"battle", &result->battle}, {"winner", &result->winner},
  };
  const struct { const char *word; gboolean *flag; } flags[] = {
    {"annihilation", &result->annihilation}, {"breached", &result->breached}, {"defaults", &result->defaults},
  };
  const struct { const char *word; RemarkKind kind; GArray *remarks; } remarks[] = {
    {"held", REMARK_OBJECTIVE, result->held}, {"commander", REMARK_UNIT, result->commanders},
    {"score", REMARK_SCORE, result->scores}, {"withdraw", REMARK_SIDE, result->withdrawals},
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      if (strcmp (word, ids[i].word) == 0)
        {
          return read_id (word, value, ids[i].id, error);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      if (strcmp (word, flags[i].word) == 0)
        {
          return read_flag (word, value, flags[i].flag, error);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    {
      if (strcmp (word, remarks[i].word) == 0)
        {
          return read_remarks (word, value, remarks[i].kind, remarks[i].remarks, error);
        }
    }
  if (strcmp (word, "rounds") == 0)
    {
      return read_number (word, value, &result->rounds, error);
    }
  if (strcmp (word, "gate") == 0)
    {
      return read_gate (result, value, error);
    }
  if (strcmp (word, "at") == 0)
    {
      g_free (result->at);
      result->at = g_strdup (value);
      return TRUE;
    }
  g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND, "a battle result has no \"%s\"", word);
  return FALSE;
}

static gboolean
add_lost_special (MusterUnitResult *unit,
                  const char       *word,
                  const char       *value,
                  GError          **error)
{
  MusterLostSpecial lost = {0};

  if (!read_number (word, value, &lost.count, error))
    {
      return FALSE;
    }
  lost.special = g_strdup (word + strlen (LOST_PREFIX));
  g_array_append_val (unit->lost_specials, lost);
  return TRUE;
}

/**
 * muster_unit_result_set:
 * @word: of battle-result.def, or "lost-" and the id of a special model
 * @value: "yes" or "no" for a flag; ids of enemies parted by spaces or commas, which are added; or a number
 *
 * Returns: FALSE, with @error, if there is no such word or it does not take @value
 */
gboolean
muster_unit_result_set (MusterUnitResult *unit,
                        const char       *word,
                        const char       *value,
                        GError          **error)
{
#define UNIT_FLAG(field, its_word) \
  if (strcmp (word, its_word) == 0) \
    { \
      return read_flag (word, value, &unit->field, error); \
    }
#define UNIT_ENEMIES(field, its_word) \
  if (strcmp (word, its_word) == 0) \
    { \
      return read_enemies (word, value, unit->field, error); \
    }
#define UNIT_NUMBER(field, its_word) \
  if (strcmp (word, its_word) == 0) \
    { \
      return read_number (word, value, &unit->field, error); \
    }
#include "campaign/battle-result.def"
#undef UNIT_FLAG
#undef UNIT_ENEMIES
#undef UNIT_NUMBER
  if (g_str_has_prefix (word, LOST_PREFIX) && muster_identifier_is_valid (word + strlen (LOST_PREFIX)))
    {
      return add_lost_special (unit, word, value, error);
    }
  g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_COMMAND, "a battle result has no \"%s\" for unit %s",
               word, unit->id);
  return FALSE;
}
