/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * MusterCitationChip: a clause id that opens a popover with the clause's title and gist and, where a house rule
 * settled it, that rule and why.
 *
 * Properties: clause (string, nullable: id such as "TOWN-1"; hidden without), ruling (string, nullable: its key).
 */
#define MUSTER_TYPE_CITATION_CHIP (muster_citation_chip_get_type ())
G_DECLARE_FINAL_TYPE (MusterCitationChip, muster_citation_chip, MUSTER, CITATION_CHIP, GtkWidget)

GtkWidget *muster_citation_chip_new (const char *clause,
                                     const char *ruling);
