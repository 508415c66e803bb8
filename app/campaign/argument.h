/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

typedef enum
{
#define ARGUMENT(type, word, description) MUSTER_ARGUMENT_##type,
#include "campaign/arguments.def"
#undef ARGUMENT
  MUSTER_ARGUMENT_CHOICE, /* one of the words that the specification lists */
} MusterArgumentType;

/** MusterArgumentSpec: one argument of a command's specification, as muster_argument_spec_next() reads it. */
typedef struct
{
  char key[32]; /* "*" stands for further keys */
  MusterArgumentType type;
  char choices[160]; /* words parted by '|' */
  gboolean required;
} MusterArgumentSpec;

/* What an ORDER says instead of a path to stay. */
#define MUSTER_ORDER_TO_HOLD "hold"

gboolean muster_argument_spec_next (const char        **specification,
                                    MusterArgumentSpec *spec);
gboolean muster_argument_spec_find (const char         *specification,
                                    const char         *key,
                                    MusterArgumentSpec *spec);
const char *muster_argument_type_describe (MusterArgumentType type);
gboolean muster_argument_check (const MusterArgumentSpec *spec,
                                const char               *key,
                                const char               *value,
                                const MusterWorld        *world,
                                GError                  **error);
gboolean muster_identifier_is_valid (const char *id);
gboolean muster_identifiers_are_valid (const char *text);
gboolean muster_name_is_valid (const char *name);
