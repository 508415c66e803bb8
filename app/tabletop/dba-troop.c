/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/dba-troop.h"

#include <string.h>

typedef struct
{
  const char *word;
  MusterDbaKind kind;
  MusterDbaClass counts_as;
  MusterDbaSource source;
  guint extra_pips;
} Class;

typedef struct
{
  MusterDbaClass class;
  guint8 figures;
  guint8 depth; /* millimetres on a base 40 mm wide */
} Base;

static const Class classes[] = {
#define TROOP_CLASS(ENUM, word, kind, counts_as, source, extra_pips) \
  [MUSTER_DBA_##ENUM] = {word, MUSTER_DBA_##kind, MUSTER_DBA_##counts_as, MUSTER_DBA_##source, extra_pips},
#include "tabletop/dba-troops.def"
#undef TROOP_CLASS
};

static const Base bases[] = {
#define TROOP_BASE(ENUM, figures, depth) {MUSTER_DBA_##ENUM, figures, depth},
#include "tabletop/dba-troops.def"
#undef TROOP_BASE
};

#define MOST_FIGURES 9
#define TABLE_WIDTH_MM 40

static gboolean
find_class (const char     *word,
            MusterDbaClass *class)
{
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      if (strcmp (classes[i].word, word) == 0)
        {
          *class = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* An odd number of figures stands loosely, but for a horde of seven; Psiloi always do. */
static MusterDbaPace
pace_of (MusterDbaClass class,
         guint          figures)
{
  if (classes[class].kind != MUSTER_DBA_FOOT)
    {
      return MUSTER_DBA_PACE_NONE;
    }
  if (class == MUSTER_DBA_PS)
    {
      return MUSTER_DBA_FAST;
    }
  if (figures == 0)
    {
      return MUSTER_DBA_PACE_UNSAID;
    }
  return figures % 2 == 0 || (class == MUSTER_DBA_HD && figures > 5) ? MUSTER_DBA_SOLID : MUSTER_DBA_FAST;
}

/**
 * muster_dba_troop_parse:
 * @code: figures and class, "4Bd", or the class alone, "LH"; mounted infantry is "Mtd", with or without what it
 * becomes on foot, "Mtd-4Cb"
 * @troop: (out): set when @code is one
 *
 * Returns: whether @code is a troop code
 */
gboolean
muster_dba_troop_parse (const char     *code,
                        MusterDbaTroop *troop)
{
  MusterDbaTroop found = {0};

  if (g_ascii_isdigit (*code))
    {
      found.figures = *code++ - '0';
      if (found.figures == 0)
        {
          return FALSE;
        }
    }
  if (!find_class (g_str_has_prefix (code, "Mtd-") ? "Mtd" : code, &found.class))
    {
      return FALSE;
    }
  found.pace = pace_of (found.class, found.figures);
  *troop = found;
  return TRUE;
}

/** muster_dba_troop_dup_code: Returns: (transfer full): the troop's code */
char *
muster_dba_troop_dup_code (MusterDbaTroop troop)
{
  const char *word = classes[troop.class].word;

  return troop.figures > 0 ? g_strdup_printf ("%u%s", troop.figures, word) : g_strdup (word);
}

/**
 * muster_dba_troop_get_depth:
 * @base_width: in µm
 *
 * Returns: how deep such a base usually is, in µm
 */
gint32
muster_dba_troop_get_depth (MusterDbaTroop troop,
                            gint32         base_width)
{
  guint depth = TABLE_WIDTH_MM;

  for (guint i = 0; i < G_N_ELEMENTS (bases); i++)
    {
      if (bases[i].class == troop.class && (bases[i].figures == 0 || bases[i].figures == troop.figures))
        {
          depth = bases[i].depth;
        }
    }
  return base_width / TABLE_WIDTH_MM * (gint32) depth;
}

/** muster_dba_class_get_kind: Returns: mounted, foot or wheeled */
MusterDbaKind
muster_dba_class_get_kind (MusterDbaClass class)
{
  return classes[class].kind;
}

/** muster_dba_class_counts_as: Returns: the class that it moves as, itself for those that the text names */
MusterDbaClass
muster_dba_class_counts_as (MusterDbaClass class)
{
  return classes[class].counts_as;
}

/** muster_dba_class_get_source: Returns: whether the text names the class, or which clause settles how it moves */
MusterDbaSource
muster_dba_class_get_source (MusterDbaClass class)
{
  return classes[class].source;
}

/** muster_dba_class_get_extra_pips: Returns: what a move of such troops costs beyond a PIP, under dba.tac-02=alt */
guint
muster_dba_class_get_extra_pips (MusterDbaClass class)
{
  return classes[class].extra_pips;
}

/** muster_dba_class_get_word: Returns: (transfer none): the class as codes have it, "Bd" */
const char *
muster_dba_class_get_word (MusterDbaClass class)
{
  return classes[class].word;
}
