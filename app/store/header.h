/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database.h"

gboolean muster_header_check (MusterDatabase *database,
                              GError        **error);
