/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/xml-writer.h"

#define INDENT 2

typedef enum
{
  IN_TAG,     /* the start tag may still gain attributes */
  IN_TEXT,
  IN_ELEMENT,
} State;

struct _MusterXmlWriter
{
  State state;

  /* Owned */
  GString *text;
  GPtrArray *open; /* names of elements */
};

/** muster_xml_writer_new: Returns: (transfer full): a writer of a document that has only its declaration */
MusterXmlWriter *
muster_xml_writer_new (void)
{
  MusterXmlWriter *writer = g_new0 (MusterXmlWriter, 1);

  writer->state = IN_ELEMENT;
  writer->text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  writer->open = g_ptr_array_new_with_free_func (g_free);
  return writer;
}

/** muster_xml_writer_free_to_text: Returns: (transfer full): the document, whose elements must all be finished */
char *
muster_xml_writer_free_to_text (MusterXmlWriter *writer)
{
  char *text = g_string_free (writer->text, FALSE);

  g_assert (writer->open->len == 0);
  g_ptr_array_unref (writer->open);
  g_free (writer);
  return text;
}

static void
indent (MusterXmlWriter *writer)
{
  for (guint i = 0; i < writer->open->len * INDENT; i++)
    {
      g_string_append_c (writer->text, ' ');
    }
}

/** muster_xml_writer_begin: begins an element within the one that is open */
void
muster_xml_writer_begin (MusterXmlWriter *writer,
                         const char      *element)
{
  if (writer->state == IN_TAG)
    {
      g_string_append (writer->text, ">\n");
    }
  indent (writer);
  g_string_append_printf (writer->text, "<%s", element);
  g_ptr_array_add (writer->open, g_strdup (element));
  writer->state = IN_TAG;
}

static void
append_escaped (MusterXmlWriter *writer,
                const char      *text)
{
  for (; *text != '\0'; text++)
    {
      switch (*text)
        {
        case '&':
          g_string_append (writer->text, "&amp;");
          break;

        case '<':
          g_string_append (writer->text, "&lt;");
          break;

        case '>':
          g_string_append (writer->text, "&gt;");
          break;

        case '"':
          g_string_append (writer->text, "&quot;");
          break;

        default:
          g_string_append_c (writer->text, *text);
          break;
        }
    }
}

/** muster_xml_writer_attribute: gives the element that was just begun an attribute; @value has no control characters */
void
muster_xml_writer_attribute (MusterXmlWriter *writer,
                             const char      *name,
                             const char      *value)
{
  g_assert (writer->state == IN_TAG);
  g_string_append_printf (writer->text, " %s=\"", name);
  append_escaped (writer, value);
  g_string_append_c (writer->text, '"');
}

/** muster_xml_writer_number: gives the element that was just begun an attribute */
void
muster_xml_writer_number (MusterXmlWriter *writer,
                          const char      *name,
                          gint64           number)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  muster_xml_writer_attribute (writer, name, digits);
}

/** muster_xml_writer_text: gives the element that was just begun a text instead of children */
void
muster_xml_writer_text (MusterXmlWriter *writer,
                        const char      *text)
{
  g_assert (writer->state == IN_TAG);
  g_string_append_c (writer->text, '>');
  append_escaped (writer, text);
  writer->state = IN_TEXT;
}

/** muster_xml_writer_finish: ends the innermost element */
void
muster_xml_writer_finish (MusterXmlWriter *writer)
{
  g_autofree char *element = g_ptr_array_steal_index (writer->open, writer->open->len - 1);

  if (writer->state == IN_TAG)
    {
      g_string_append (writer->text, "/>\n");
    }
  else
    {
      if (writer->state == IN_ELEMENT)
        {
          indent (writer);
        }
      g_string_append_printf (writer->text, "</%s>\n", element);
    }
  writer->state = IN_ELEMENT;
}
