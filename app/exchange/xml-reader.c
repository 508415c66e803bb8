/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads XML by a table of elements, over libxml2's SAX2 interface. Nothing is ever fetched: documents with a DOCTYPE
 * are refused before any of it is read.
 */
#include "exchange/xml-reader.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#include "exchange/xml-value.h"

#define MAX_DEPTH 64
#define MAX_ATTRIBUTE_BYTES 16384
#define MAX_ELEMENTS 400000
#define MAX_ROWS 64

typedef struct
{
  guint row;          /* of the format's table */
  guint64 seen;       /* bit of each row that stood in it */
  MusterPlace place;
} OpenElement;

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
  GArray *open;      /* OpenElement, the innermost last */
  GPtrArray *values; /* of the element at hand: a text or NULL for each attribute of its row */
  GError *error;

  gsize at;          /* the byte to which place belongs */
  MusterPlace place;
  gsize tag;         /* the byte where the tag at hand begins */
  guint n_elements;
};

/* Moves on to the tag that the parser has just read, which begins with the last '<' before it. */
static void
find_tag (MusterXmlReader *self)
{
  const xmlParserInput *input = self->parser->input;
  gsize offset = MIN (input->consumed + (gsize) (input->cur - input->base), self->length);

  while (offset > self->at && self->text[offset - 1] != '<')
    {
      offset--;
    }
  self->tag = MAX (offset, self->at + 1) - 1;
  muster_place_advance (&self->place, self->text + self->at, self->text + self->tag);
  self->at = self->tag;
}

static void
stop (MusterXmlReader *self)
{
  xmlStopParser (self->parser);
}

static void
refuse (MusterXmlReader *self,
        MusterPlace      place,
        const char      *message)
{
  if (self->error == NULL)
    {
      muster_exchange_fail (&self->error, MUSTER_EXCHANGE_ERROR_SHAPE, self->source, place, "%s", message);
    }
  stop (self);
}

static void refuse_printf (MusterXmlReader *self,
                           MusterPlace      place,
                           const char      *format,
                           ...) G_GNUC_PRINTF (3, 4);

static void
refuse_printf (MusterXmlReader *self,
               MusterPlace      place,
               const char      *format,
               ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  refuse (self, place, message);
}

static OpenElement *
peek_open (MusterXmlReader *self)
{
  g_assert (self->open->len > 0);
  return &g_array_index (self->open, OpenElement, self->open->len - 1);
}

static const MusterXmlElement *
get_row (MusterXmlReader *self)
{
  return &self->format->elements[peek_open (self)->row];
}

/* Where in the tag at hand an attribute's name stands. The tag is well formed: the parser has read it. */
static MusterPlace
find_attribute (MusterXmlReader *self,
                const char      *name)
{
  const char *tag = self->text + self->tag;
  MusterPlace place = self->place;

  muster_place_advance (&place, tag, muster_xml_tag_find_attribute (tag, self->text + self->length, name));
  return place;
}

static guint
find_row (MusterXmlReader *self,
          const char      *name,
          guint            parent)
{
  for (guint i = 0; i < self->format->n_elements; i++)
    {
      if (self->format->elements[i].parent == parent && strcmp (self->format->elements[i].name, name) == 0)
        {
          return i;
        }
    }
  return MUSTER_XML_ROOT;
}

static void
refuse_element (MusterXmlReader *self,
                const char      *name)
{
  if (self->open->len > 0)
    {
      refuse_printf (self, self->place, _("<%s> has no element <%s>"), get_row (self)->name, name);
    }
  else
    {
      refuse_printf (self, self->place, _("a file of this kind does not begin with <%s>"), name);
    }
}

/* Enters an element, if it may stand here. */
static gboolean
open_element (MusterXmlReader *self,
              const char      *name,
              const char      *uri)
{
  OpenElement *outer = self->open->len > 0 ? peek_open (self) : NULL;
  guint parent = outer != NULL ? outer->row : MUSTER_XML_ROOT;
  guint row = uri == NULL ? find_row (self, name, parent) : MUSTER_XML_ROOT;
  OpenElement opened = {row, 0, self->place};

  if (self->open->len >= MAX_DEPTH || ++self->n_elements > MAX_ELEMENTS)
    {
      refuse (self, self->place, _("the file is nested too deeply or has too many elements"));
      return FALSE;
    }
  if (row == MUSTER_XML_ROOT)
    {
      refuse_element (self, name);
      return FALSE;
    }
  if (outer != NULL && self->format->elements[row].once && (outer->seen & (G_GUINT64_CONSTANT (1) << row)) != 0)
    {
      refuse_printf (self, self->place, _("a second <%s>, where one is allowed"), name);
      return FALSE;
    }
  if (outer != NULL)
    {
      outer->seen |= G_GUINT64_CONSTANT (1) << row;
    }
  g_array_append_val (self->open, opened);
  return TRUE;
}

static gboolean
find_attribute_row (const MusterXmlElement *row,
                    const char             *name,
                    guint                  *index)
{
  for (guint i = 0; i < row->n_attributes; i++)
    {
      if (strcmp (row->attributes[i].name, name) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

static void
take_attribute (MusterXmlReader *self,
                const char      *name,
                const char      *prefix,
                const char      *value,
                gsize            length)
{
  const MusterXmlElement *row = get_row (self);
  const MusterXmlAttribute *attribute;
  g_autofree char *trouble = NULL;
  guint index;

  if (prefix != NULL || !find_attribute_row (row, name, &index))
    {
      g_autofree char *full = g_strconcat (prefix != NULL ? prefix : "", prefix != NULL ? ":" : "", name, NULL);

      refuse_printf (self, find_attribute (self, full), _("<%s> has no attribute %s"), row->name, full);
      return;
    }
  if (length > MAX_ATTRIBUTE_BYTES)
    {
      refuse_printf (self, find_attribute (self, name), _("the value of %s is too long"), name);
      return;
    }
  attribute = &row->attributes[index];
  self->values->pdata[index] = muster_xml_value_dup_plain (attribute, value, length);
  trouble = muster_xml_value_dup_trouble (attribute, self->values->pdata[index]);
  if (trouble != NULL)
    {
      refuse (self, find_attribute (self, name), trouble);
    }
}

static void
check_required_attributes (MusterXmlReader *self)
{
  const MusterXmlElement *row = get_row (self);

  for (guint i = 0; i < row->n_attributes; i++)
    {
      if (row->attributes[i].required && self->values->pdata[i] == NULL)
        {
          refuse_printf (self, self->place, _("<%s> needs the attribute %s"), row->name, row->attributes[i].name);
          return;
        }
    }
}

/* What libxml2 gives of an attribute: five pointers. */
enum
{
  ATTRIBUTE_NAME,
  ATTRIBUTE_PREFIX,
  ATTRIBUTE_URI,
  ATTRIBUTE_VALUE,
  ATTRIBUTE_END,
  ATTRIBUTE_STRIDE,
};

static void
start_element_cb (void           *data,
                  const xmlChar  *name,
                  const xmlChar  *prefix,
                  const xmlChar  *uri,
                  int             n_namespaces,
                  const xmlChar **namespaces,
                  int             n_attributes,
                  int             n_defaulted,
                  const xmlChar **attributes)
{
  MusterXmlReader *self = data;
  const MusterXmlElement *row;

  if (self->error != NULL)
    {
      return;
    }
  find_tag (self);
  if (!open_element (self, (const char *) name, (const char *) uri))
    {
      return;
    }
  row = get_row (self);
  g_ptr_array_set_size (self->values, 0);
  g_ptr_array_set_size (self->values, row->n_attributes);
  for (int i = 0; i < n_attributes && self->error == NULL; i++, attributes += ATTRIBUTE_STRIDE)
    {
      take_attribute (self,
                      (const char *) attributes[ATTRIBUTE_NAME],
                      (const char *) attributes[ATTRIBUTE_PREFIX],
                      (const char *) attributes[ATTRIBUTE_VALUE],
                      attributes[ATTRIBUTE_END] - attributes[ATTRIBUTE_VALUE]);
    }
  if (self->error == NULL)
    {
      check_required_attributes (self);
    }
  if (self->error == NULL && row->start != NULL && !row->start (self, self->data))
    {
      stop (self);
    }
}

static void
check_required_children (MusterXmlReader *self)
{
  OpenElement *element = peek_open (self);

  for (guint i = 0; i < self->format->n_elements && self->error == NULL; i++)
    {
      const MusterXmlElement *row = &self->format->elements[i];

      if (row->parent == element->row && row->required && (element->seen & (G_GUINT64_CONSTANT (1) << i)) == 0)
        {
          refuse_printf (self, element->place, _("<%s> needs a <%s>"), get_row (self)->name, row->name);
        }
    }
}

static void
end_element_cb (void          *data,
                const xmlChar *name,
                const xmlChar *prefix,
                const xmlChar *uri)
{
  MusterXmlReader *self = data;

  if (self->error != NULL)
    {
      return;
    }
  check_required_children (self);
  if (self->error == NULL && get_row (self)->end != NULL && !get_row (self)->end (self, self->data))
    {
      stop (self);
    }
  g_array_set_size (self->open, self->open->len - 1);
}

static void
characters_cb (void          *data,
               const xmlChar *text,
               int            length)
{
  MusterXmlReader *self = data;

  for (int i = 0; i < length && self->error == NULL; i++)
    {
      if (!g_ascii_isspace (text[i]))
        {
          refuse_printf (self, peek_open (self)->place, _("<%s> takes no text"), get_row (self)->name);
        }
    }
}

static MusterPlace
get_parser_place (MusterXmlReader *self)
{
  return (MusterPlace) {xmlSAX2GetLineNumber (self->parser), xmlSAX2GetColumnNumber (self->parser)};
}

static void
doctype_cb (void          *data,
            const xmlChar *name,
            const xmlChar *public_id,
            const xmlChar *system_id)
{
  MusterXmlReader *self = data;

  refuse (self, get_parser_place (self), _("the file has a DOCTYPE; remove it, none is needed"));
}

/* The parser keeps a declared encoding in the one place or the other, depending on whether it converts. */
static void
start_document_cb (void *data)
{
  MusterXmlReader *self = data;
  const char *declared = (const char *) self->parser->encoding;
  const char *converted = (const char *) self->parser->input->encoding;
  const char *encoding = converted != NULL ? converted : declared;

  if (encoding != NULL && g_ascii_strcasecmp (encoding, "UTF-8") != 0)
    {
      refuse_printf (self, self->place, _("the file is declared as %s; save it as UTF-8"), encoding);
    }
}

static void
error_cb (void     *data,
          xmlError *trouble)
{
  MusterXmlReader *self = data;
  g_autofree char *message = g_strstrip (g_strdup (trouble->message != NULL ? trouble->message : ""));

  if (trouble->level >= XML_ERR_ERROR && self->error == NULL)
    {
      refuse_printf (self,
                     (MusterPlace) {MAX (trouble->line, 1), MAX (trouble->int2, 1)},
                     _("this is not well-formed XML: %s"),
                     message);
    }
}

/* A place for what is wrong with the bytes themselves. */
static gboolean
check_utf8 (MusterXmlReader *self)
{
  const char *end;
  MusterPlace place = {1, 1};

  if (g_utf8_validate_len (self->text, self->length, &end))
    {
      return TRUE;
    }
  muster_place_advance (&place, self->text, end);
  return muster_exchange_fail (&self->error,
                               MUSTER_EXCHANGE_ERROR_SHAPE,
                               self->source,
                               place,
                               "%s",
                               _("these bytes are not UTF-8 text; save the file as UTF-8"));
}

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

static void
skip_byte_order_mark (MusterXmlReader *self)
{
  if (self->length >= strlen (BYTE_ORDER_MARK) &&
      strncmp (self->text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      self->text += strlen (BYTE_ORDER_MARK);
      self->length -= strlen (BYTE_ORDER_MARK);
    }
}

static void
parse (MusterXmlReader *self)
{
  xmlSAXHandler handler = {
    .initialized = XML_SAX2_MAGIC,
    .startDocument = start_document_cb,
    .internalSubset = doctype_cb,
    .startElementNs = start_element_cb,
    .endElementNs = end_element_cb,
    .characters = characters_cb,
    .ignorableWhitespace = characters_cb,
    .cdataBlock = characters_cb,
    .serror = error_cb,
  };

  self->parser = xmlCreateMemoryParserCtxt (self->text, self->length);
  xmlCtxtUseOptions (self->parser, XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES);
  g_clear_pointer (&self->parser->sax, xmlFree);
  self->parser->sax = &handler;
  self->parser->userData = self;
  xmlParseDocument (self->parser);
  if (self->error == NULL && !self->parser->wellFormed)
    {
      refuse (self, get_parser_place (self), _("this is not well-formed XML"));
    }
  self->parser->sax = NULL;
  xmlFreeParserCtxt (self->parser);
}

/**
 * muster_xml_read:
 * @format: the elements that the document may have
 * @source: what the person calls the file, for messages
 * @data: for the callbacks
 *
 * Reads a document from its beginning to its end or its first fault. The callbacks may have been called for what came
 * before the fault.
 *
 * Returns: whether the whole document was read; else @error says source:line:column and what is wrong
 */
gboolean
muster_xml_read (const MusterXmlFormat *format,
                 const char            *source,
                 GBytes                *bytes,
                 gpointer               data,
                 GError               **error)
{
  MusterXmlReader self = {.format = format, .source = source, .data = data, .place = {1, 1}};

  g_assert (format->n_elements <= MAX_ROWS);
  self.text = g_bytes_get_data (bytes, &self.length);
  skip_byte_order_mark (&self);
  if (self.length == 0 || self.length > G_MAXINT)
    {
      return muster_exchange_fail (error, MUSTER_EXCHANGE_ERROR_SHAPE, source, self.place, "%s",
                                   _("the file is empty"));
    }
  self.open = g_array_new (FALSE, FALSE, sizeof (OpenElement));
  self.values = g_ptr_array_new_with_free_func (g_free);
  if (check_utf8 (&self))
    {
      parse (&self);
    }
  g_ptr_array_unref (self.values);
  g_array_unref (self.open);
  if (self.error != NULL)
    {
      g_propagate_error (error, self.error);
      return FALSE;
    }
  return TRUE;
}

/** muster_xml_go_on_with: reads what follows the root by another table, because the root says which */
void
muster_xml_go_on_with (MusterXmlReader       *reader,
                       const MusterXmlFormat *format)
{
  g_assert (reader->open->len == 1 && format->n_elements <= MAX_ROWS);
  reader->format = format;
}

/** muster_xml_get_text: Returns: (transfer none) (nullable): the value, which is of its type, where it is given */
const char *
muster_xml_get_text (MusterXmlReader *reader,
                     const char      *attribute)
{
  guint index;
  gboolean known = find_attribute_row (get_row (reader), attribute, &index);

  g_assert (known);
  return reader->values->pdata[index];
}

/** muster_xml_get_number: Returns: the value, or @fallback where it is not given */
gint64
muster_xml_get_number (MusterXmlReader *reader,
                       const char      *attribute,
                       gint64           fallback)
{
  const char *text = muster_xml_get_text (reader, attribute);

  return text != NULL ? g_ascii_strtoll (text, NULL, 10) : fallback;
}

/** muster_xml_get_flag: Returns: whether the value is yes, or @fallback where it is not given */
gboolean
muster_xml_get_flag (MusterXmlReader *reader,
                     const char      *attribute,
                     gboolean         fallback)
{
  const char *text = muster_xml_get_text (reader, attribute);

  return text != NULL ? strcmp (text, "yes") == 0 : fallback;
}

/**
 * muster_xml_get_place:
 * @attribute: (nullable):
 *
 * Returns: where the attribute stands, or the element
 */
MusterPlace
muster_xml_get_place (MusterXmlReader *reader,
                      const char      *attribute)
{
  return attribute != NULL ? find_attribute (reader, attribute) : peek_open (reader)->place;
}

/**
 * muster_xml_fail:
 * @attribute: (nullable): the one that is at fault
 *
 * Stops the reading, because the document contradicts itself here.
 *
 * Returns: FALSE, for the callback to return
 */
gboolean
muster_xml_fail (MusterXmlReader *reader,
                 const char      *attribute,
                 const char      *format,
                 ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (reader->error == NULL)
    {
      muster_exchange_fail (&reader->error,
                            MUSTER_EXCHANGE_ERROR_MEANING,
                            reader->source,
                            muster_xml_get_place (reader, attribute),
                            "%s",
                            message);
    }
  return FALSE;
}
