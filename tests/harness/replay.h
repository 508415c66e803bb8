/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** LLVMFuzzerTestOneInput: what a fuzz target defines, under the name that libFuzzer looks for. Returns: 0 */
int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);
