/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What driving the parser (xml-reader.c) and holding elements against the format's table (xml-element.c) share.
 */
#pragma once

#include "exchange/xml-reader.h"

#include <libxml/parser.h>

typedef struct
{
  guint row;          /* of the format's table */
  guint64 seen;       /* bit of each row that stood in it */
  MusterPlace place;
} MusterXmlOpenElement;

struct _MusterXmlReader
{
  /* Borrowed */
  const MusterXmlFormat *format;
  const char *source;
  const char *text; /* the whole document */
  gsize length;
  gpointer data;
  xmlParserCtxt *parser;

  /* Owned */
  GArray *open;      /* MusterXmlOpenElement, the innermost last */
  GPtrArray *values; /* of the element at hand: a text or NULL for each attribute of its row */
  GError *error;

  gsize at;          /* the byte to which place belongs */
  MusterPlace place;
  gsize tag;         /* the byte where the tag at hand begins */
  guint n_elements;
};

void muster_xml_refuse (MusterXmlReader *self,
                        MusterPlace      place,
                        const char      *format,
                        ...) G_GNUC_PRINTF (3, 4);

MusterXmlOpenElement *muster_xml_peek_open (MusterXmlReader *self);
const MusterXmlElement *muster_xml_get_row (MusterXmlReader *self);
gboolean muster_xml_open_element (MusterXmlReader *self,
                                  const char      *name,
                                  const char      *uri);
void muster_xml_take_attribute (MusterXmlReader *self,
                                const char      *name,
                                const char      *prefix,
                                const char      *value,
                                gsize            length);
void muster_xml_check_attributes (MusterXmlReader *self);
void muster_xml_check_children (MusterXmlReader *self);
