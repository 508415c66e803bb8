/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads XML by a table of elements, over libxml2's SAX2 interface. Nothing is ever fetched: documents with a DOCTYPE
 * are refused before any of it is read.
 */
#include "exchange/xml-reader-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/parserInternals.h>
#include <string.h>

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

/** muster_xml_refuse: stops the reading, because the document is not of its format */
void
muster_xml_refuse (MusterXmlReader *self,
                   MusterPlace      place,
                   const char      *format,
                   ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (self->error == NULL)
    {
      muster_exchange_fail (&self->error, MUSTER_EXCHANGE_ERROR_SHAPE, self->source, place, "%s", message);
    }
  stop (self);
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
  if (!muster_xml_open_element (self, (const char *) name, (const char *) uri))
    {
      return;
    }
  row = muster_xml_get_row (self);
  g_ptr_array_set_size (self->values, 0);
  g_ptr_array_set_size (self->values, row->n_attributes);
  for (int i = 0; i < n_attributes && self->error == NULL; i++, attributes += ATTRIBUTE_STRIDE)
    {
      muster_xml_take_attribute (self,
                                 (const char *) attributes[ATTRIBUTE_NAME],
                                 (const char *) attributes[ATTRIBUTE_PREFIX],
                                 (const char *) attributes[ATTRIBUTE_VALUE],
                                 attributes[ATTRIBUTE_END] - attributes[ATTRIBUTE_VALUE]);
    }
  if (self->error == NULL)
    {
      muster_xml_check_attributes (self);
    }
  if (self->error == NULL && row->start != NULL && !row->start (self, self->data))
    {
      stop (self);
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
  muster_xml_check_children (self);
  if (self->error == NULL && muster_xml_get_row (self)->end != NULL &&
      !muster_xml_get_row (self)->end (self, self->data))
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
          muster_xml_refuse (self, muster_xml_peek_open (self)->place, _("<%s> takes no text"), muster_xml_get_row (self)->name);
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

  muster_xml_refuse (self, get_parser_place (self), "%s", _("the file has a DOCTYPE; remove it, none is needed"));
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
      muster_xml_refuse (self, self->place, _("the file is declared as %s; save it as UTF-8"), encoding);
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
      muster_xml_refuse (self,
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
      muster_xml_refuse (self, get_parser_place (self), "%s", _("this is not well-formed XML"));
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

  g_assert (format->n_elements <= MUSTER_XML_MAX_ELEMENTS);
  self.text = g_bytes_get_data (bytes, &self.length);
  skip_byte_order_mark (&self);
  if (self.length == 0 || self.length > G_MAXINT)
    {
      return muster_exchange_fail (error, MUSTER_EXCHANGE_ERROR_SHAPE, source, self.place, "%s",
                                   _("the file is empty"));
    }
  self.open = g_array_new (FALSE, FALSE, sizeof (MusterXmlOpenElement));
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
  g_assert (reader->open->len == 1 && format->n_elements <= MUSTER_XML_MAX_ELEMENTS);
  reader->format = format;
}
