/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "exchange/error.h"

/** MusterXmlType: how an attribute is written. Space around a value does not count, but in names. */
typedef enum
{
  MUSTER_XML_NUMBER,      /* whole, within low..high */
  MUSTER_XML_WORD,        /* one of @words */
  MUSTER_XML_WORDS,       /* any of @words, parted by spaces */
  MUSTER_XML_FLAG,        /* yes or no */
  MUSTER_XML_IDENTIFIER,  /* [a-z0-9][a-z0-9._-]* */
  MUSTER_XML_IDENTIFIERS, /* parted by spaces; may be empty */
  MUSTER_XML_NAME,        /* 1 to 200 characters of free text on one line */
  MUSTER_XML_TEXT,        /* up to 1000 of them */
  MUSTER_XML_HEX,         /* 0304 */
  MUSTER_XML_PATH,        /* sides parted by spaces; may be empty */
  MUSTER_XML_COLOUR,      /* #3465a4 */
  MUSTER_XML_DECIMAL,     /* -0.375 */
  MUSTER_XML_POINT,       /* 0,-0.5: two decimals */
  MUSTER_XML_POINTS,      /* one or more, parted by spaces */
} MusterXmlType;

typedef struct
{
  const char *name;
  MusterXmlType type;
  gboolean required;
  const char *words; /* (nullable): parted by '|' */
  gint64 low;
  gint64 high; /* of a text or list: bytes, 0 = as many as its type takes */
} MusterXmlAttribute;

typedef struct _MusterXmlReader MusterXmlReader;

typedef gboolean (*MusterXmlCallback) (MusterXmlReader *reader,
                                       gpointer         data);

#define MUSTER_XML_ROOT G_MAXUINT
#define MUSTER_XML_MAX_ELEMENTS 64

/** MusterXmlElement: a row of a format's table; @parent is the index of the row in which it may stand. */
typedef struct
{
  const char *name;
  guint parent;
  gboolean once;     /* at most one in each parent */
  gboolean required; /* at least one in each parent */
  const MusterXmlAttribute *attributes;
  guint n_attributes;
  MusterXmlCallback start; /* (nullable): its attributes can be had */
  MusterXmlCallback end;   /* (nullable): its children have been read */
} MusterXmlElement;

typedef struct
{
  const MusterXmlElement *elements;
  guint n_elements; /* at most MUSTER_XML_MAX_ELEMENTS */
} MusterXmlFormat;

gboolean muster_xml_read (const MusterXmlFormat *format,
                          const char            *source,
                          GBytes                *bytes,
                          gpointer               data,
                          GError               **error);

/* Within the root's start callback: the rest of the document is of this format, whose first row is the root too */
void muster_xml_go_on_with (MusterXmlReader       *reader,
                            const MusterXmlFormat *format);

/* Within a start callback: the element's attributes by name */
const char *muster_xml_get_text (MusterXmlReader *reader,
                                 const char      *attribute);
gint64 muster_xml_get_number (MusterXmlReader *reader,
                              const char      *attribute,
                              gint64           fallback);
gboolean muster_xml_get_flag (MusterXmlReader *reader,
                              const char      *attribute,
                              gboolean         fallback);
MusterPlace muster_xml_get_place (MusterXmlReader *reader,
                                  const char      *attribute);
gboolean muster_xml_fail (MusterXmlReader *reader,
                          const char      *attribute,
                          const char      *format,
                          ...) G_GNUC_PRINTF (3, 4);
