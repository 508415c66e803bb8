/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database.h"

#define MUSTER_SCHEMA_VERSION 1

gboolean muster_schema_create (MusterDatabase *database,
                               GError        **error);
gboolean muster_schema_check (MusterDatabase *database,
                              GError        **error);
gboolean muster_schema_guard (MusterDatabase *database,
                              GError        **error);
