/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-question.h"

int muster_dba_price_of (const MusterDbaQuestion *question);
