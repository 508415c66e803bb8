/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "exchange/campaign-draft.h"

gboolean muster_draft_makes_sense (MusterDraft *draft,
                                   GError     **error);
