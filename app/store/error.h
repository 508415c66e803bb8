/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * MusterStoreError:
 * @MUSTER_STORE_ERROR_FOREIGN: the file is no campaign
 * @MUSTER_STORE_ERROR_NEWER: a newer version of the program wrote it
 * @MUSTER_STORE_ERROR_DAMAGED: it is one, but it cannot be read or contradicts itself
 * @MUSTER_STORE_ERROR_CHANGED: another process wrote to it since it was read
 * @MUSTER_STORE_ERROR_LOCKED: another process is writing to it
 * @MUSTER_STORE_ERROR_READ_ONLY: the file or its folder cannot be written to
 * @MUSTER_STORE_ERROR_FULL: the disk is full
 * @MUSTER_STORE_ERROR_GONE: the file is not there, or was moved or replaced while it was open
 * @MUSTER_STORE_ERROR_EXISTS: there is a file of that name already
 * @MUSTER_STORE_ERROR_REFUSED: what was to be written does not fit to what the file holds
 * @MUSTER_STORE_ERROR_FAILED: the system could not read or write it
 */
typedef enum
{
  MUSTER_STORE_ERROR_FOREIGN,
  MUSTER_STORE_ERROR_NEWER,
  MUSTER_STORE_ERROR_DAMAGED,
  MUSTER_STORE_ERROR_CHANGED,
  MUSTER_STORE_ERROR_LOCKED,
  MUSTER_STORE_ERROR_READ_ONLY,
  MUSTER_STORE_ERROR_FULL,
  MUSTER_STORE_ERROR_GONE,
  MUSTER_STORE_ERROR_EXISTS,
  MUSTER_STORE_ERROR_REFUSED,
  MUSTER_STORE_ERROR_FAILED,
} MusterStoreError;

#define MUSTER_STORE_ERROR (muster_store_error_quark ())
GQuark muster_store_error_quark (void);
