/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/account.h"

#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "wording/sentence.h"

#include <string.h>

/* What a player plots is no event: what comes of it is told when the step is finished. Notes are the organiser's. */
static const char *const silent_commands[] = {"plot", "orders", "hold", "unplot", "choose", "note"};

typedef struct
{
  MusterAccount *account;
  const MusterMoment *moment;
  MusterNames names;
} Telling;

static void
clear_line (MusterAccountLine *line)
{
  g_free (line->sentence);
  g_array_unref (line->players);
}

/** muster_account_line_concerns: Returns: whether it is for that player to know: theirs, or everybody's */
gboolean
muster_account_line_concerns (const MusterAccountLine *line,
                              guint32                  player)
{
  for (guint i = 0; i < line->players->len; i++)
    {
      if (g_array_index (line->players, guint32, i) == player)
        {
          return TRUE;
        }
    }
  return line->players->len == 0;
}

static void
add_player (GArray *players,
            guint32 player)
{
  for (guint i = 0; i < players->len; i++)
    {
      if (g_array_index (players, guint32, i) == player)
        {
          return;
        }
    }
  if (player != 0)
    {
      g_array_append_val (players, player);
    }
}

static void
add_player_of_unit (const Telling *telling,
                    GArray        *players,
                    guint32        key)
{
  const MusterUnit *unit = muster_world_get_unit (telling->moment->after, key);

  if (unit == NULL)
    {
      unit = muster_world_get_unit (telling->moment->before, key);
    }
  add_player (players, unit != NULL ? unit->player : 0);
}

static void
add_owner (const Telling *telling,
           GArray        *players,
           guint32        key)
{
  const MusterHex *hex = muster_world_get_hex (telling->moment->before, key);

  add_player (players, hex != NULL ? hex->owner : 0);
}

static void
add_players_of_battle (const Telling *telling,
                       GArray        *players,
                       guint32        key)
{
  const MusterWorld *worlds[] = {telling->moment->before, telling->moment->after};

  for (guint i = 0; i < G_N_ELEMENTS (worlds); i++)
    {
      MUSTER_FOR_EACH (worlds[i], COMBATANT, MusterCombatant, combatant)
      {
        if (combatant->battle == key)
          {
            add_player (players, combatant->player);
          }
      }
    }
}

static void
add_players_of_fact (const Telling    *telling,
                     GArray           *players,
                     const MusterFact *fact)
{
  switch (fact->kind)
    {
    case MUSTER_NOUN_PLAYER:
      add_player (players, (guint32) fact->number);
      break;

    case MUSTER_NOUN_UNIT:
      add_player_of_unit (telling, players, (guint32) fact->number);
      break;

    case MUSTER_NOUN_BATTLE:
      add_players_of_battle (telling, players, (guint32) fact->number);
      break;

    default:
      break;
    }
}

static void
add_players_of_effect (const Telling      *telling,
                       GArray             *players,
                       const MusterEffect *effect)
{
  if (effect->record == MUSTER_PLAYER)
    {
      add_player (players, effect->key);
    }
  else if (effect->record == MUSTER_UNIT)
    {
      add_player_of_unit (telling, players, effect->key);
    }
}

/* Whom a finding concerns: those it names, whose units or battles it names, and those whom its effects touch. */
static GArray *
find_players (const Telling       *telling,
              const MusterFinding *finding,
              guint                index)
{
  const GArray *effects = telling->moment->act->effects;
  const MusterFact *subject = muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT);
  GArray *players = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < MUSTER_FINDING_FACTS && finding->facts[i].kind != MUSTER_FACT_ABSENT; i++)
    {
      add_players_of_fact (telling, players, &finding->facts[i]);
    }
  for (guint i = 0; i < effects->len; i++)
    {
      const MusterEffect *effect = &g_array_index (effects, MusterEffect, i);

      if (effect->finding == (gint32) index)
        {
          add_players_of_effect (telling, players, effect);
        }
    }
  if (players->len == 0 && subject != NULL && subject->kind == MUSTER_NOUN_HEX)
    {
      add_owner (telling, players, (guint32) subject->number);
    }
  return players;
}

static gboolean
is_silent (const char *command)
{
  gsize length = strcspn (command, " ");

  for (guint i = 0; i < G_N_ELEMENTS (silent_commands); i++)
    {
      if (strlen (silent_commands[i]) == length && strncmp (silent_commands[i], command, length) == 0)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* That a step begins goes without saying. */
static gboolean
is_told (const MusterFinding *finding)
{
  return finding->outcome == MUSTER_INFO &&
         !(finding->reason.chapter == MUSTER_CHAPTER_TURN && finding->reason.number == MUSTER_WHY_TURN_STEP);
}

static void
tell_act (const MusterMoment *moment,
          gpointer            user_data)
{
  Telling *telling = user_data;
  const MusterJournalEntry *act = moment->act;

  telling->moment = moment;
  telling->names = MUSTER_NAMES_ACROSS (moment->after, moment->before);
  g_array_append_vals (telling->account->rolls, act->rolls->data, act->rolls->len);
  for (guint i = 0; !is_silent (act->command) && i < muster_verdict_get_n_findings (act->verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (act->verdict, i);

      if (is_told (finding))
        {
          MusterAccountLine line = {
            .turn = act->turn, .step = act->step, .clause = finding->clause, .ruling = finding->ruling,
            .reason = finding->reason,
            .sentence = muster_finding_dup_sentence (finding, &telling->names),
            .players = find_players (telling, finding, i),
          };

          g_array_append_val (telling->account->lines, line);
        }
    }
}

/** muster_account_new: Returns: (transfer full): what happened in those turns, told in the person's language */
MusterAccount *
muster_account_new (const MusterHistory *history,
                    int                  first_turn,
                    int                  last_turn)
{
  MusterAccount *account = g_new0 (MusterAccount, 1);
  Telling telling = {.account = account};

  account->lines = g_array_new (FALSE, FALSE, sizeof (MusterAccountLine));
  g_array_set_clear_func (account->lines, (GDestroyNotify) clear_line);
  account->rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));
  muster_history_walk (history, first_turn, last_turn, tell_act, &telling);
  return account;
}

/** muster_account_free: */
void
muster_account_free (MusterAccount *account)
{
  g_array_unref (account->lines);
  g_array_unref (account->rolls);
  g_free (account);
}
