/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holds each element against its row of the format's table, and tells the callbacks what it says.
 */
#include "exchange/xml-reader-private.h"

#include "exchange/xml-value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_DEPTH 64
#define MAX_ATTRIBUTE_BYTES 16384
#define MAX_ELEMENTS 400000

/** muster_xml_peek_open: Returns: (transfer none): the innermost element that is open */
MusterXmlOpenElement *
muster_xml_peek_open (MusterXmlReader *self)
{
  g_assert (self->open->len > 0);
  return &g_array_index (self->open, MusterXmlOpenElement, self->open->len - 1);
}

/** muster_xml_get_row: Returns: (transfer none): what the format says of that element */
const MusterXmlElement *
muster_xml_get_row (MusterXmlReader *self)
{
  return &self->format->elements[muster_xml_peek_open (self)->row];
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
      muster_xml_refuse (self, self->place, _("<%s> has no element <%s>"), muster_xml_get_row (self)->name, name);
    }
  else
    {
      muster_xml_refuse (self, self->place, _("a file of this kind does not begin with <%s>"), name);
    }
}

/** muster_xml_open_element: enters an element. Returns: FALSE where it may not stand here */
gboolean
muster_xml_open_element (MusterXmlReader *self,
                         const char      *name,
                         const char      *uri)
{
  MusterXmlOpenElement *outer = self->open->len > 0 ? muster_xml_peek_open (self) : NULL;
  guint parent = outer != NULL ? outer->row : MUSTER_XML_ROOT;
  guint row = uri == NULL ? find_row (self, name, parent) : MUSTER_XML_ROOT;
  MusterXmlOpenElement opened = {row, 0, self->place};

  if (self->open->len >= MAX_DEPTH || ++self->n_elements > MAX_ELEMENTS)
    {
      muster_xml_refuse (self, self->place, "%s", _("the file is nested too deeply or has too many elements"));
      return FALSE;
    }
  if (row == MUSTER_XML_ROOT)
    {
      refuse_element (self, name);
      return FALSE;
    }
  if (outer != NULL && self->format->elements[row].once && (outer->seen & (G_GUINT64_CONSTANT (1) << row)) != 0)
    {
      muster_xml_refuse (self, self->place, _("a second <%s>, where one is allowed"), name);
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

/** muster_xml_take_attribute: keeps the value of an attribute, or refuses it */
void
muster_xml_take_attribute (MusterXmlReader *self,
                           const char      *name,
                           const char      *prefix,
                           const char      *value,
                           gsize            length)
{
  const MusterXmlElement *row = muster_xml_get_row (self);
  const MusterXmlAttribute *attribute;
  g_autofree char *trouble = NULL;
  guint index;

  if (prefix != NULL || !find_attribute_row (row, name, &index))
    {
      g_autofree char *full = g_strconcat (prefix != NULL ? prefix : "", prefix != NULL ? ":" : "", name, NULL);

      muster_xml_refuse (self, find_attribute (self, full), _("<%s> has no attribute %s"), row->name, full);
      return;
    }
  if (length > MAX_ATTRIBUTE_BYTES)
    {
      muster_xml_refuse (self, find_attribute (self, name), _("the value of %s is too long"), name);
      return;
    }
  attribute = &row->attributes[index];
  self->values->pdata[index] = muster_xml_value_dup_plain (attribute, value, length);
  trouble = muster_xml_value_dup_trouble (attribute, self->values->pdata[index]);
  if (trouble != NULL)
    {
      muster_xml_refuse (self, find_attribute (self, name), "%s", trouble);
    }
}

/** muster_xml_check_attributes: refuses the element where it lacks an attribute */
void
muster_xml_check_attributes (MusterXmlReader *self)
{
  const MusterXmlElement *row = muster_xml_get_row (self);

  for (guint i = 0; i < row->n_attributes; i++)
    {
      if (row->attributes[i].required && self->values->pdata[i] == NULL)
        {
          muster_xml_refuse (self, self->place, _("<%s> needs the attribute %s"), row->name, row->attributes[i].name);
          return;
        }
    }
}

/** muster_xml_check_children: refuses the element where it lacks another within */
void
muster_xml_check_children (MusterXmlReader *self)
{
  MusterXmlOpenElement *element = muster_xml_peek_open (self);

  for (guint i = 0; i < self->format->n_elements && self->error == NULL; i++)
    {
      const MusterXmlElement *row = &self->format->elements[i];

      if (row->parent == element->row && row->required && (element->seen & (G_GUINT64_CONSTANT (1) << i)) == 0)
        {
          muster_xml_refuse (self, element->place, _("<%s> needs a <%s>"), muster_xml_get_row (self)->name, row->name);
        }
    }
}

/** muster_xml_get_text: Returns: (transfer none) (nullable): the value, which is of its type, where it is given */
const char *
muster_xml_get_text (MusterXmlReader *reader,
                     const char      *attribute)
{
  guint index;
  gboolean known = find_attribute_row (muster_xml_get_row (reader), attribute, &index);

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
  return attribute != NULL ? find_attribute (reader, attribute) : muster_xml_peek_open (reader)->place;
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
