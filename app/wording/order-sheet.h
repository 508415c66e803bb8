/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/order-sheet.h"

char *muster_sheet_remark_dup_sentence (const MusterSheetRemark *remark) G_GNUC_WARN_UNUSED_RESULT;
