/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "store/database.h"

/** MusterRecordWriter: writes effects to the tables of the records; it keeps the statements that it once prepared. */
typedef struct _MusterRecordWriter MusterRecordWriter;

MusterRecordWriter *muster_record_writer_new (MusterDatabase *database) G_GNUC_WARN_UNUSED_RESULT;
void muster_record_writer_free (MusterRecordWriter *writer);
gboolean muster_record_writer_write_effects (MusterRecordWriter *writer,
                                             const GArray       *effects,
                                             GError            **error);
gboolean muster_record_writer_write_world (MusterRecordWriter *writer,
                                           const MusterWorld  *world,
                                           GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRecordWriter, muster_record_writer_free)
