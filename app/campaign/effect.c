/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/effect.h"

static gboolean
holds_text (const MusterEffect *effect)
{
  return effect->kind == MUSTER_EFFECT_CHANGE &&
         muster_record_get_type (effect->record)->fields[effect->field].type == MUSTER_FIELD_TEXT;
}

static void
clear_effect (MusterEffect *effect)
{
  if (effect->kind == MUSTER_EFFECT_PUT)
    {
      muster_record_free (effect->record, effect->after.record);
    }
  else if (effect->kind == MUSTER_EFFECT_DROP)
    {
      muster_record_free (effect->record, effect->before.record);
    }
  else if (holds_text (effect))
    {
      g_clear_pointer (&effect->before.value.text, g_ref_string_release);
      g_clear_pointer (&effect->after.value.text, g_ref_string_release);
    }
}

/** muster_effects_new: Returns: (transfer full) (element-type MusterEffect): an empty list that owns its elements */
GArray *
muster_effects_new (void)
{
  GArray *effects = g_array_new (FALSE, FALSE, sizeof (MusterEffect));

  g_array_set_clear_func (effects, (GDestroyNotify) clear_effect);
  return effects;
}

/** muster_effects_append_change: adds the change of one field; texts gain a reference */
void
muster_effects_append_change (GArray          *effects,
                              MusterRecordKind record,
                              guint32          key,
                              guint            field,
                              MusterValue      before,
                              MusterValue      after,
                              gint32           finding)
{
  MusterEffect effect = {
    .kind = MUSTER_EFFECT_CHANGE, .record = record, .field = field, .key = key, .finding = finding,
    .before.value = before, .after.value = after,
  };

  if (holds_text (&effect))
    {
      if (before.text != NULL)
        {
          g_ref_string_acquire (before.text);
        }
      if (after.text != NULL)
        {
          g_ref_string_acquire (after.text);
        }
    }
  g_array_append_val (effects, effect);
}

/** muster_effects_append_put: adds the coming of a record, which is copied */
void
muster_effects_append_put (GArray          *effects,
                           MusterRecordKind record,
                           gconstpointer    data,
                           gint32           finding)
{
  MusterEffect effect = {
    .kind = MUSTER_EFFECT_PUT, .record = record, .key = muster_record_get_key (data), .finding = finding,
    .after.record = muster_record_dup (record, data),
  };

  g_array_append_val (effects, effect);
}

/** muster_effects_append_drop: adds the going of a record, which is copied */
void
muster_effects_append_drop (GArray          *effects,
                            MusterRecordKind record,
                            gconstpointer    data,
                            gint32           finding)
{
  MusterEffect effect = {
    .kind = MUSTER_EFFECT_DROP, .record = record, .key = muster_record_get_key (data), .finding = finding,
    .before.record = muster_record_dup (record, data),
  };

  g_array_append_val (effects, effect);
}

static void
append_inverse (GArray             *inverse,
                const MusterEffect *effect)
{
  switch ((MusterEffectKind) effect->kind)
    {
    case MUSTER_EFFECT_PUT:
      muster_effects_append_drop (inverse, effect->record, effect->after.record, effect->finding);
      break;

    case MUSTER_EFFECT_CHANGE:
      muster_effects_append_change (inverse, effect->record, effect->key, effect->field,
                                    effect->after.value, effect->before.value, effect->finding);
      break;

    case MUSTER_EFFECT_DROP:
      muster_effects_append_put (inverse, effect->record, effect->before.record, effect->finding);
      break;
    }
}

/** muster_effects_invert: Returns: (transfer full): the effects that undo @effects, the last one first */
GArray *
muster_effects_invert (const GArray *effects)
{
  GArray *inverse = muster_effects_new ();

  for (guint i = effects->len; i > 0; i--)
    {
      append_inverse (inverse, &g_array_index (effects, MusterEffect, i - 1));
    }
  return inverse;
}
