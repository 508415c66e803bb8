/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

int muster_shell_run (int    argc,
                      char **argv);
