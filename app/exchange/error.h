/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * MusterExchangeError:
 * @MUSTER_EXCHANGE_ERROR_UNREADABLE: the file cannot be read, or is too large
 * @MUSTER_EXCHANGE_ERROR_SHAPE: it is not of the format's shape; the schema refuses it too
 * @MUSTER_EXCHANGE_ERROR_MEANING: its shape is right, but it contradicts itself or the campaign
 */
typedef enum
{
  MUSTER_EXCHANGE_ERROR_UNREADABLE,
  MUSTER_EXCHANGE_ERROR_SHAPE,
  MUSTER_EXCHANGE_ERROR_MEANING,
} MusterExchangeError;

#define MUSTER_EXCHANGE_ERROR (muster_exchange_error_quark ())
GQuark muster_exchange_error_quark (void);

/** MusterPlace: where in a text something stands, from 1; columns count characters. */
typedef struct
{
  guint line;
  guint column;
} MusterPlace;

void muster_place_advance (MusterPlace *place,
                           const char  *from,
                           const char  *to);

gboolean muster_exchange_fail (GError            **error,
                               MusterExchangeError code,
                               const char         *source,
                               MusterPlace         place,
                               const char         *format,
                               ...) G_GNUC_PRINTF (5, 6);
