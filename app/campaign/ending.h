/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/deed.h"

void muster_ending_judge (MusterDeed *deed);
