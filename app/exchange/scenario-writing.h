/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the writers of the kinds of scenario share.
 */
#pragma once

#include "exchange/xml-writer.h"
#include "tabletop/polygon.h"
#include "tabletop/scenario.h"

void muster_scenario_write_length (MusterXmlWriter *xml,
                                   const char      *name,
                                   gint64           length,
                                   gint32           unit);
void muster_scenario_write_point (MusterXmlWriter *xml,
                                  const char      *name,
                                  MusterPoint      point,
                                  gint32           unit);
void muster_scenario_write_points (MusterXmlWriter   *xml,
                                   const char        *name,
                                   const MusterPoint *points,
                                   guint              n_points,
                                   gint32             unit);
void muster_scenario_write_vector (MusterXmlWriter *xml,
                                   const char      *name,
                                   MusterPoint      vector);
void muster_scenario_write_polygon (MusterXmlWriter     *xml,
                                    const MusterPolygon *polygon,
                                    gint32               unit);
void muster_scenario_write_dba (MusterXmlWriter      *xml,
                                const MusterScenario *scenario);
void muster_scenario_write_bw (MusterXmlWriter      *xml,
                               const MusterScenario *scenario);
void muster_scenario_write_siege (MusterXmlWriter      *xml,
                                  const MusterScenario *scenario);
