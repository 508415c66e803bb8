/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/verdict-writer.h"

#include "exchange/decimal.h"
#include "exchange/xml-writer.h"
#include "tabletop/bw-adjudicate.h"
#include "tabletop/bw-table.h"
#include "tabletop/ground.h"
#include "tabletop/piece.h"
#include "tabletop/siege-adjudicate.h"
#include "tabletop/wide.h"
#include "wording/sentence.h"

#define PLACES 4

typedef struct
{
  /* Borrowed */
  const MusterScenario *scenario;
  const MusterAnswer *answer;
  MusterXmlWriter *xml;

  MusterNames names;
  gint32 unit; /* µm of what 1 stands for */
} Writing;

static const char *
get_unit_word (const MusterScenario *scenario)
{
  return scenario->rules == MUSTER_TABLE_DBA ? "bw" : "in";
}

static void
flag_attribute (Writing    *writing,
                const char *name,
                gboolean    value)
{
  muster_xml_writer_attribute (writing->xml, name, value ? "yes" : "no");
}

static void
length_attribute (Writing    *writing,
                  const char *name,
                  gint64      length,
                  guint       least_places)
{
  g_autofree char *text =
    g_string_free (muster_decimal_append (g_string_new (NULL), length, writing->unit, least_places, PLACES), FALSE);

  muster_xml_writer_attribute (writing->xml, name, text);
}

static void
point_attribute (Writing    *writing,
                 const char *name,
                 MusterPoint point)
{
  g_autofree char *pair = muster_decimal_dup_pair (point.x, point.y, writing->unit, PLACES);

  muster_xml_writer_attribute (writing->xml, name, pair);
}

/* A direction as a vector of length 1. */
static void
direction_attribute (Writing    *writing,
                     const char *name,
                     MusterPoint vector)
{
  const gint64 fine = 1 << 20; /* parts of a micrometre */
  gint64 length = muster_root ((MusterWide) fine * fine * muster_point_dot (vector, vector));
  g_autofree char *pair = muster_decimal_dup_pair (fine * vector.x, fine * vector.y, length, PLACES);

  muster_xml_writer_attribute (writing->xml, name, pair);
}

/* A measure as it was taken: a length in the table's unit, a count as it is. */
static gboolean
measure_attribute (Writing             *writing,
                   const char          *name,
                   const MusterFinding *finding,
                   MusterFactKey        key)
{
  const MusterFact *fact = muster_finding_get_fact (finding, key);

  if (fact == NULL)
    {
      return FALSE;
    }
  if (fact->kind != MUSTER_FACT_LENGTH)
    {
      muster_xml_writer_number (writing->xml, name, fact->number);
      return FALSE;
    }
  length_attribute (writing, name, fact->number, PLACES);
  return TRUE;
}

static void
id_attribute (Writing             *writing,
              const char          *name,
              const MusterFinding *finding,
              MusterFactKey        key)
{
  const MusterFact *fact = muster_finding_get_fact (finding, key);
  const char *id = fact != NULL ? muster_scenario_get_id (writing->scenario, fact->kind, fact->number) : NULL;

  muster_xml_writer_attribute (writing->xml, name, id != NULL ? id : "");
}

static void
write_finding (Writing             *writing,
               const MusterFinding *finding)
{
  g_autofree char *sentence = muster_finding_dup_sentence (finding, &writing->names);
  gboolean measured;

  muster_xml_writer_begin (writing->xml, "finding");
  muster_xml_writer_attribute (writing->xml, "clause", finding->clause->id);
  muster_xml_writer_attribute (writing->xml, "outcome", muster_outcome_get_word (finding->outcome));
  id_attribute (writing, "subject", finding, MUSTER_FACT_SUBJECT);
  id_attribute (writing, "object", finding, MUSTER_FACT_OBJECT);
  measured = measure_attribute (writing, "measured", finding, MUSTER_FACT_MEASURED);
  measured |= measure_attribute (writing, "limit", finding, MUSTER_FACT_LIMIT);
  if (measured)
    {
      muster_xml_writer_attribute (writing->xml, "unit", get_unit_word (writing->scenario));
    }
  if (finding->borderline)
    {
      flag_attribute (writing, "borderline", TRUE);
    }
  if (finding->ruling != NULL)
    {
      muster_xml_writer_attribute (writing->xml, "ruling", finding->ruling->key);
    }
  muster_xml_writer_text (writing->xml, sentence);
  muster_xml_writer_finish (writing->xml);
}

static void
write_element (Writing         *writing,
               const MusterWay *way)
{
  MusterPiece piece = muster_scenario_get_piece (writing->scenario, way->piece);

  muster_xml_writer_begin (writing->xml, "result");
  muster_xml_writer_attribute (writing->xml, "id", piece.id);
  point_attribute (writing, "at", way->end.at);
  direction_attribute (writing, "heading", way->end.heading);
  muster_xml_writer_finish (writing->xml);
}

static void
write_warrior (Writing              *writing,
               const MusterBwAnswer *answer,
               const MusterBwPiece  *piece)
{
  const char *contact = piece->contact >= 0 ? muster_bw_answer_get_piece (answer, piece->contact)->warrior->id : "";

  muster_xml_writer_begin (writing->xml, "result");
  muster_xml_writer_attribute (writing->xml, "id", piece->warrior->id);
  point_attribute (writing, "at", piece->at);
  length_attribute (writing, "spent", piece->spent, 1);
  flag_attribute (writing, "crossed", piece->crossed);
  muster_xml_writer_attribute (writing->xml, "contact", contact);
  if (piece->unable)
    {
      flag_attribute (writing, "unable", TRUE);
    }
  if (piece->removed)
    {
      flag_attribute (writing, "removed", TRUE);
    }
  muster_xml_writer_finish (writing->xml);
}

static void
write_group (Writing                   *writing,
             const MusterBwGroupResult *group)
{
  static const char *const positions[] = {
    [MUSTER_BW_NO_POSITION] = "none", [MUSTER_BW_DEFENSIVE] = "defensive", [MUSTER_BW_CROSSING] = "crossing",
  };

  muster_xml_writer_begin (writing->xml, "group");
  muster_xml_writer_attribute (writing->xml, "id",
                               muster_scenario_get_id (writing->scenario, MUSTER_FACT_GROUP, group->group));
  flag_attribute (writing, "coherent", group->coherent);
  muster_xml_writer_attribute (writing->xml, "position", positions[group->position]);
  flag_attribute (writing, "trapped", group->trapped);
  muster_xml_writer_number (writing->xml, "casualties", group->casualties);
  muster_xml_writer_finish (writing->xml);
}

/* A model and how high it is, or an engine and where it points. */
static void
write_siege_result (Writing                 *writing,
                    const MusterSiegeResult *result)
{
  muster_xml_writer_begin (writing->xml, "result");
  muster_xml_writer_attribute (writing->xml, "id",
                               muster_scenario_get_id (writing->scenario, result->noun, result->number));
  point_attribute (writing, "at", result->at);
  if (result->noun == MUSTER_FACT_ENGINE)
    {
      direction_attribute (writing, "heading", result->heading);
    }
  else
    {
      length_attribute (writing, "up", result->up, 1);
      flag_attribute (writing, "fell", result->fell);
    }
  muster_xml_writer_finish (writing->xml);
}

/* Those of the group that stay are told of too, once it is known that they do. */
static void
write_warriors (Writing              *writing,
                const MusterBwAnswer *answer)
{
  guint group = writing->scenario->bw->action.group;
  gboolean decided = muster_verdict_get_status (answer->verdict) != MUSTER_UNDECIDED;

  for (guint i = 0; i < answer->pieces->len; i++)
    {
      const MusterBwPiece *piece = muster_bw_answer_get_piece (answer, i);

      if (piece->warrior->group == group && (piece->acted || decided))
        {
          write_warrior (writing, answer, piece);
        }
    }
}

static void
write_results (Writing *writing)
{
  const MusterBwAnswer *bw = writing->answer->bw;
  const MusterSiegeAnswer *siege = writing->answer->siege;

  if (bw != NULL)
    {
      write_warriors (writing, bw);
    }
  for (guint i = 0; bw == NULL && i < writing->answer->ways->len; i++)
    {
      write_element (writing, &g_array_index (writing->answer->ways, MusterWay, i));
    }
  for (guint i = 0; siege != NULL && i < siege->results->len; i++)
    {
      write_siege_result (writing, muster_siege_answer_get_result (siege, i));
    }
  for (guint i = 0; bw != NULL && i < bw->groups->len; i++)
    {
      write_group (writing, muster_bw_answer_get_group (bw, i));
    }
}

static void
write_sways (Writing      *writing,
             const GArray *sways)
{
  for (guint i = 0; i < sways->len; i++)
    {
      const MusterSway *sway = &g_array_index (sways, MusterSway, i);

      muster_xml_writer_begin (writing->xml, "ruling");
      muster_xml_writer_attribute (writing->xml, "key", sway->ruling->key);
      muster_xml_writer_attribute (writing->xml, "value", sway->value);
      muster_xml_writer_attribute (writing->xml, "status", muster_status_get_word (sway->status));
      muster_xml_writer_finish (writing->xml);
    }
}

/**
 * muster_verdict_dup_xml:
 * @answer: what the rules say of the scenario's move
 * @sways: (nullable): of MusterSway: which house rules would change the verdict, where that was asked
 *
 * Returns: (transfer full): the verdict as XML: its findings, each with its sentence, and where the move leaves whom
 */
char *
muster_verdict_dup_xml (const MusterScenario *scenario,
                        const MusterAnswer   *answer,
                        const GArray         *sways)
{
  Writing writing = {
    scenario, answer, muster_xml_writer_new (), muster_names_of_table (scenario), muster_scenario_get_unit (scenario),
  };

  muster_xml_writer_begin (writing.xml, "verdict");
  muster_xml_writer_attribute (writing.xml, "rules", muster_scenario_get_rulebook (scenario)->id);
  muster_xml_writer_attribute (writing.xml, "status",
                               muster_status_get_word (muster_verdict_get_status (answer->verdict)));
  flag_attribute (&writing, "borderline", muster_verdict_is_borderline (answer->verdict));
  for (guint i = 0; i < muster_verdict_get_n_findings (answer->verdict); i++)
    {
      write_finding (&writing, muster_verdict_get_finding (answer->verdict, i));
    }
  write_results (&writing);
  if (sways != NULL)
    {
      write_sways (&writing, sways);
    }
  muster_xml_writer_finish (writing.xml);
  return muster_xml_writer_free_to_text (writing.xml);
}
