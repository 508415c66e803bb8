/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/edit.h"

void muster_fortress_loot (MusterEdit *edit,
                           guint32     captor,
                           guint32     owner);
