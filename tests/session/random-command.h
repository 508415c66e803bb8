/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Commands drawn at random from commands.def: well formed, naming what the world has, and now and then what it has
 * not. What the rules say to them is not foreseen.
 */
#pragma once

#include "campaign/command.h"

MusterCommand *random_command_new (GRand             *rand,
                                   const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
