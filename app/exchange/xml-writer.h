/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterXmlWriter: writes indented XML of elements and attributes, a tag a line. */
typedef struct _MusterXmlWriter MusterXmlWriter;

MusterXmlWriter *muster_xml_writer_new (void) G_GNUC_WARN_UNUSED_RESULT;
char *muster_xml_writer_free_to_text (MusterXmlWriter *writer) G_GNUC_WARN_UNUSED_RESULT;
void muster_xml_writer_begin (MusterXmlWriter *writer,
                              const char      *element);
void muster_xml_writer_attribute (MusterXmlWriter *writer,
                                  const char      *name,
                                  const char      *value);
void muster_xml_writer_number (MusterXmlWriter *writer,
                               const char      *name,
                               gint64           number);
void muster_xml_writer_text (MusterXmlWriter *writer,
                             const char      *text);
void muster_xml_writer_finish (MusterXmlWriter *writer);
