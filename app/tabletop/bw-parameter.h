/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/clause.h"

typedef enum
{
#define PARAMETER(ENUM, key, clause, kind, fallback, origin, evidence) MUSTER_BW_PARAMETER_##ENUM,
#include "tabletop/bw-parameters.def"
#undef PARAMETER
  MUSTER_N_BW_PARAMETERS
} MusterBwParameter;

typedef enum
{
  MUSTER_BW_LENGTH,
  MUSTER_BW_COUNT,
} MusterBwParameterKind;

/** MusterBwOrigin: whence a number is. */
typedef enum
{
  MUSTER_BW_ORIGIN_TEXT,
  MUSTER_BW_ORIGIN_PUBLIC,
  MUSTER_BW_ORIGIN_ASSUMED,
  MUSTER_BW_ORIGIN_HOUSE,
} MusterBwOrigin;

/** MusterBwParameterRow: a row of bw-parameters.def. */
typedef struct
{
  const char *key;
  const MusterClause *clause;
  MusterBwParameterKind kind;
  gint32 fallback;
  MusterBwOrigin origin;
  const char *evidence; /* N_() */
} MusterBwParameterRow;

const MusterBwParameterRow *muster_bw_parameter_get_row (MusterBwParameter parameter);
gboolean muster_bw_parameter_find (const char        *key,
                                   MusterBwParameter *parameter);
