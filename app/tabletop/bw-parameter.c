/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bw-parameter.h"

#include <string.h>

#include "tabletop/bw-rulebook.h"
#include "tabletop/scenario.h"

#define N_(text) text
#define INCH MUSTER_INCH

static const MusterBwParameterRow rows[] = {
#define PARAMETER(ENUM, key, clause, kind, fallback, origin, evidence) \
  [MUSTER_BW_PARAMETER_##ENUM] = {key, MUSTER_BW_CITE (clause), MUSTER_BW_##kind, fallback, \
                                  MUSTER_BW_ORIGIN_##origin, evidence},
#include "tabletop/bw-parameters.def"
#undef PARAMETER
};

/** muster_bw_parameter_get_row: Returns: (transfer none): what the table says of @parameter */
const MusterBwParameterRow *
muster_bw_parameter_get_row (MusterBwParameter parameter)
{
  return &rows[parameter];
}

/** muster_bw_parameter_find: Returns: whether there is a parameter of that key; then @parameter is set */
gboolean
muster_bw_parameter_find (const char        *key,
                          MusterBwParameter *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (strcmp (rows[i].key, key) == 0)
        {
          *parameter = i;
          return TRUE;
        }
    }
  return FALSE;
}
