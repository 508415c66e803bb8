/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

void muster_print_version (void);
