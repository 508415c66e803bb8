/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

void muster_language_choose (int    argc,
                             char **argv);
