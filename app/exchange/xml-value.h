/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "exchange/xml-reader.h"

char *muster_xml_value_dup_plain (const MusterXmlAttribute *attribute,
                                  const char               *text,
                                  gsize                     length) G_GNUC_WARN_UNUSED_RESULT;
char *muster_xml_value_dup_trouble (const MusterXmlAttribute *attribute,
                                    const char               *value) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_xml_tag_find_attribute (const char *tag,
                                           const char *end,
                                           const char *name);
