/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database.h"
#include "store/store.h"

MusterDatabase *muster_store_peek_database (MusterStore *store);
