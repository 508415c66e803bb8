/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/march.h"

void muster_engage (MusterMarch *march);
