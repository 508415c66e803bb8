/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/sentence.h"

#include "campaign/rulebook.h"
#include "wording/phrases.h"
#include "wording/template.h"

typedef struct
{
  const MusterFinding *finding;
  const MusterNames *names;
} Telling;

static const char *
choose_template (const MusterFinding *finding)
{
  if (finding->reason.chapter >= MUSTER_FIRST_TABLE_CHAPTER)
    {
      return muster_phrase_table (finding->reason.chapter, finding->reason.number, finding);
    }
  switch ((MusterChapter) finding->reason.chapter)
    {
    case MUSTER_CHAPTER_SETUP:
      return muster_phrase_setup (finding->reason.number, finding);

    case MUSTER_CHAPTER_HARVEST:
      return muster_phrase_harvest (finding->reason.number, finding);

    case MUSTER_CHAPTER_MERCHANT:
      return muster_phrase_merchant (finding->reason.number, finding);

    case MUSTER_CHAPTER_PLOT:
      return muster_phrase_plot (finding->reason.number, finding);

    case MUSTER_CHAPTER_MOVEMENT:
      return muster_phrase_movement (finding->reason.number, finding);

    case MUSTER_CHAPTER_BATTLE:
      return muster_phrase_battle (finding->reason.number, finding);

    case MUSTER_CHAPTER_EXPERIENCE:
      return muster_phrase_experience (finding->reason.number, finding);

    case MUSTER_CHAPTER_AFTERMATH:
      return muster_phrase_aftermath (finding->reason.number, finding);

    case MUSTER_CHAPTER_CLAIM:
      return muster_phrase_claim (finding->reason.number, finding);

    case MUSTER_CHAPTER_SUPPLY:
      return muster_phrase_supply (finding->reason.number, finding);

    case MUSTER_CHAPTER_DIPLOMACY:
      return muster_phrase_diplomacy (finding->reason.number, finding);

    case MUSTER_CHAPTER_TURN:
      return muster_phrase_turn (finding->reason.number, finding);

    case MUSTER_CHAPTER_MAP:
      return muster_phrase_map (finding->reason.number, finding);

    case MUSTER_N_CHAPTERS:
      break;
    }
  g_assert_not_reached ();
}

static gboolean
fill_place (GString    *text,
            const char *word,
            gpointer    user_data)
{
  const Telling *telling = user_data;
  const MusterFact *fact = NULL;
  MusterFactKey key;

  if (muster_fact_key_from_word (word, &key))
    {
      fact = muster_finding_get_fact (telling->finding, key);
    }
  if (fact == NULL)
    {
      return FALSE;
    }
  muster_names_append_fact (telling->names, text, fact);
  return TRUE;
}

/** muster_finding_dup_sentence: Returns: (transfer full): what the finding says, translated, without a full stop */
char *
muster_finding_dup_sentence (const MusterFinding *finding,
                             const MusterNames   *names)
{
  Telling telling = {finding, names};

  return muster_template_fill (choose_template (finding), fill_place, &telling);
}

/* The id or label of what it is about; "campaign" for none. */
static char *
dup_subject (const MusterFinding *finding,
             const MusterNames   *names)
{
  const MusterFact *subject = muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT);

  return muster_names_dup_id (names, subject != NULL ? subject : &(MusterFact) {.kind = MUSTER_FACT_ABSENT});
}

/** muster_finding_dup_line: Returns: (transfer full): "HARV-2 info 0304: sentence", as the command line prints it */
char *
muster_finding_dup_line (const MusterFinding *finding,
                         const MusterNames   *names)
{
  g_autofree char *subject = dup_subject (finding, names);
  g_autofree char *sentence = muster_finding_dup_sentence (finding, names);

  return g_strdup_printf ("%s %s %s: %s", finding->clause->id, muster_outcome_get_word (finding->outcome), subject,
                          sentence);
}

/** muster_verdict_dup_lines: Returns: (transfer full): a line for each finding, each with its line break */
char *
muster_verdict_dup_lines (const MusterVerdict *verdict,
                          const MusterNames   *names)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      g_autofree char *line = muster_finding_dup_line (muster_verdict_get_finding (verdict, i), names);

      g_string_append_printf (lines, "%s\n", line);
    }
  return g_string_free (lines, FALSE);
}
