/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/location.h"

#include <glib/gi18n-lib.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define MODE_BEFORE_UMASK 0666

/* What SQLite may leave beside a file. Beside a new file of the same name it would be taken for the new one's. */
static const char *const companions[] = {"-journal", "-wal", "-shm"};

struct _MusterNewFile
{
  gboolean overwrite;

  /* Owned */
  char *path;      /* its place */
  char *temporary; /* (nullable): its name until then; NULL once it has its place */
};

static gboolean
fail (GError    **error,
      const char *path,
      int         number)
{
  g_autofree char *shown = g_filename_display_name (path);

  g_set_error (error, MUSTER_STORE_ERROR,
               number == ENOENT ? MUSTER_STORE_ERROR_GONE
               : number == ENOSPC || number == EDQUOT ? MUSTER_STORE_ERROR_FULL
               : number == EACCES || number == EROFS || number == EPERM ? MUSTER_STORE_ERROR_READ_ONLY
               : MUSTER_STORE_ERROR_FAILED,
               "%s: %s", shown, g_strerror (number));
  return FALSE;
}

static gboolean
is_regular (const char *path,
            GError    **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  GStatBuf status;

  if (g_stat (path, &status) != 0)
    {
      return fail (error, path, errno);
    }
  if (!S_ISREG (status.st_mode))
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN,
                   S_ISDIR (status.st_mode) ? _("%s is no file, but a folder")
                   : _("%s is no file, but a device or the like"), shown);
      return FALSE;
    }
  return TRUE;
}

/** muster_location_resolve: Returns: (transfer full) (nullable): where a file is, without links; NULL with @error */
char *
muster_location_resolve (const char *path,
                         GError    **error)
{
  char *resolved = realpath (path, NULL);
  g_autofree char *copy = g_strdup (resolved);

  if (resolved == NULL)
    {
      fail (error, path, errno);
      return NULL;
    }
  free (resolved);
  return is_regular (copy, error) ? g_steal_pointer (&copy) : NULL;
}

/* Where a file would be, without links; NULL with @error. */
static char *
resolve_new (const char *path,
             gboolean    overwrite,
             GError    **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  char *resolved;
  char *place;

  if (g_file_test (path, G_FILE_TEST_EXISTS) && !overwrite)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_EXISTS,
                   _("%s exists already; choose another name, or say that it may be replaced"), shown);
      return NULL;
    }
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      return muster_location_resolve (path, error);
    }
  resolved = realpath (folder, NULL);
  if (resolved == NULL)
    {
      fail (error, folder, errno);
      return NULL;
    }
  place = g_build_filename (resolved, name, NULL);
  free (resolved);
  return place;
}

/** muster_new_file_begin: Returns: (transfer full) (nullable): an empty file beside @path, or NULL with @error */
MusterNewFile *
muster_new_file_begin (const char *path,
                       gboolean    overwrite,
                       GError    **error)
{
  g_autoptr (MusterNewFile) file = g_new0 (MusterNewFile, 1);
  int descriptor;

  file->overwrite = overwrite;
  file->path = resolve_new (path, overwrite, error);
  if (file->path == NULL)
    {
      return NULL;
    }
  file->temporary = g_strconcat (file->path, ".XXXXXX", NULL);
  descriptor = g_mkstemp_full (file->temporary, O_RDWR | O_CLOEXEC, MODE_BEFORE_UMASK);
  if (descriptor < 0)
    {
      fail (error, file->path, errno);
      g_clear_pointer (&file->temporary, g_free);
      return NULL;
    }
  g_close (descriptor, NULL);
  return g_steal_pointer (&file);
}

/** muster_new_file_get_place: Returns: (transfer none): the place that it will take */
const char *
muster_new_file_get_place (const MusterNewFile *file)
{
  return file->path;
}

/** muster_new_file_get_path: Returns: (transfer none): where to write */
const char *
muster_new_file_get_path (const MusterNewFile *file)
{
  return file->temporary;
}

static gboolean
synchronize (const char *path,
             int         flags,
             GError    **error)
{
  int descriptor = g_open (path, flags | O_CLOEXEC, 0);
  int result = descriptor >= 0 ? fsync (descriptor) : -1;
  int number = errno;

  if (descriptor >= 0)
    {
      close (descriptor);
    }
  return result == 0 || fail (error, path, number);
}

static gboolean
remove_companions (const char *path,
                   GError    **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *companion = g_strconcat (path, companions[i], NULL);

      if (g_unlink (companion) != 0 && errno != ENOENT)
        {
          return fail (error, companion, errno);
        }
    }
  return TRUE;
}

/** muster_new_file_finish: puts what was written into its place, lastingly. Returns: FALSE with @error on failure */
gboolean
muster_new_file_finish (MusterNewFile *file,
                        GError       **error)
{
  g_autofree char *folder = g_path_get_dirname (file->path);
  g_autofree char *place = resolve_new (file->path, file->overwrite, error);

  if (place == NULL || !synchronize (file->temporary, O_RDWR, error) || !remove_companions (file->path, error))
    {
      return FALSE;
    }
  if (g_rename (file->temporary, file->path) != 0)
    {
      return fail (error, file->path, errno);
    }
  g_clear_pointer (&file->temporary, g_free);
  return synchronize (folder, O_RDONLY | O_DIRECTORY, error);
}

/** muster_new_file_free: removes what did not take its place */
void
muster_new_file_free (MusterNewFile *file)
{
  if (file->temporary != NULL)
    {
      g_unlink (file->temporary);
    }
  g_free (file->temporary);
  g_free (file->path);
  g_free (file);
}
