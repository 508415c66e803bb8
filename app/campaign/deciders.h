/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The function that decides each command of commands.def, in its chapter's file.
 */
#pragma once

#include "campaign/deed.h"

#define COMMAND(function, name, steps, clause, arguments, summary, example) \
  void muster_decide_##function (MusterDeed * deed);
#include "campaign/commands.def"
#undef COMMAND
