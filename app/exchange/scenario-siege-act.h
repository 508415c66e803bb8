/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "exchange/scenario-reading.h"
#include "tabletop/siege-table.h"

#define MUSTER_SIEGE_MOST_VALUE 100
#define MUSTER_SIEGE_DIE 20

gboolean muster_siege_find_named (MusterXmlReader *reader,
                                  const GPtrArray *things,
                                  const char      *attribute,
                                  guint           *index);
gboolean muster_siege_take_models (MusterXmlReader *reader,
                                   gpointer         data,
                                   const char      *attribute,
                                   GArray          *models);

/* The callbacks of the acts' elements */
gboolean muster_siege_take_climb (MusterXmlReader *reader,
                                  gpointer         data);
gboolean muster_siege_take_test (MusterXmlReader *reader,
                                 gpointer         data);
gboolean muster_siege_take_set_rope (MusterXmlReader *reader,
                                     gpointer         data);
gboolean muster_siege_take_grapnel (MusterXmlReader *reader,
                                    gpointer         data);
gboolean muster_siege_take_cut (MusterXmlReader *reader,
                                gpointer         data);
gboolean muster_siege_take_haul (MusterXmlReader *reader,
                                 gpointer         data);
gboolean muster_siege_take_fire (MusterXmlReader *reader,
                                 gpointer         data);
