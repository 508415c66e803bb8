/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a piece is beside its place: what an element did in this bound, whether a warrior commands.
 */
#include "pages/tabletop/piece-traits.h"

#include "pages/tabletop/table-fields.h"
#include "tabletop/bw-table.h"
#include "tabletop/dba-table.h"

#include <glib/gi18n-lib.h>

#define MOST_MOVES 9
#define MOST_CONTINGENTS 9

/* Who enters something: each field knows its piece and its table. */
typedef struct
{
  MusterTableSession *session; /* Owned */
  guint piece;
} Trait;

static void
free_trait (gpointer  trait,
            GClosure *closure)
{
  g_object_unref (((Trait *) trait)->session);
  g_free (trait);
}

static void
connect (gpointer            field,
         const char         *signal,
         GCallback           entered,
         MusterTableSession *session,
         guint               piece)
{
  Trait *trait = g_new0 (Trait, 1);

  trait->session = g_object_ref (session);
  trait->piece = piece;
  g_signal_connect_data (field, signal, entered, trait, free_trait, 0);
}

static MusterDbaElement *
get_element (MusterScenario *scenario,
             const Trait    *trait)
{
  return g_ptr_array_index (scenario->dba->elements, trait->piece);
}

static void
moves_cb (GtkSpinButton *moves,
          const Trait   *trait)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (trait->session);

  get_element (scenario, trait)->moves = gtk_spin_button_get_value_as_int (moves);
  muster_table_session_edit (trait->session, scenario);
}

static void
contingent_cb (GtkSpinButton *contingent,
               const Trait   *trait)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (trait->session);

  get_element (scenario, trait)->contingent = gtk_spin_button_get_value_as_int (contingent);
  muster_table_session_edit (trait->session, scenario);
}

static void
marked_cb (GtkCheckButton *marked,
           const Trait    *trait)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (trait->session);

  get_element (scenario, trait)->marked = gtk_check_button_get_active (marked);
  muster_table_session_edit (trait->session, scenario);
}

static void
dismounts_cb (GtkDropDown *dismounts,
              GParamSpec  *spec,
              const Trait *trait)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (trait->session);

  get_element (scenario, trait)->dismounts = gtk_drop_down_get_selected (dismounts);
  muster_table_session_edit (trait->session, scenario);
}

static void
commander_cb (GtkCheckButton *commander,
              const Trait    *trait)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (trait->session);

  ((MusterBwWarrior *) g_ptr_array_index (scenario->bw->warriors, trait->piece))->commander =
    gtk_check_button_get_active (commander);
  muster_table_session_edit (trait->session, scenario);
}

static void
add_number (GtkWidget          *box,
            const char         *label,
            int                 least,
            int                 most,
            int                 value,
            GCallback           entered,
            MusterTableSession *session,
            guint               piece)
{
  GtkWidget *number = gtk_spin_button_new_with_range (least, most, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), value);
  connect (number, "value-changed", entered, session, piece);
  gtk_box_append (GTK_BOX (box), muster_table_row_new (label, number));
}

static void
add_check (GtkWidget          *box,
           const char         *label,
           gboolean            value,
           GCallback           entered,
           MusterTableSession *session,
           guint               piece)
{
  GtkWidget *check = gtk_check_button_new_with_mnemonic (label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), value);
  connect (check, "toggled", entered, session, piece);
  gtk_box_append (GTK_BOX (box), check);
}

static void
fill_element (GtkWidget              *box,
              const MusterDbaElement *element,
              MusterTableSession     *session,
              guint                   piece)
{
  static const char *const said[] = {N_("not said"), N_("no"), N_("yes"), NULL};
  GtkWidget *dismounts = muster_table_choice_new (_("May dismount"), said);

  add_number (box, _("_Moves made"), 0, MOST_MOVES, element->moves, G_CALLBACK (moves_cb), session, piece);
  add_number (box, _("_Contingent"), 1, MOST_CONTINGENTS, element->contingent, G_CALLBACK (contingent_cb), session,
              piece);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (dismounts), element->dismounts);
  connect (dismounts, "notify::selected", G_CALLBACK (dismounts_cb), session, piece);
  gtk_box_append (GTK_BOX (box), muster_table_row_new (_("May _dismount"), dismounts));
  add_check (box, _("Its start is mar_ked"), element->marked, G_CALLBACK (marked_cb), session, piece);
}

/** muster_piece_traits_fill: fills @box with fields for what piece @piece of the session's table is */
void
muster_piece_traits_fill (GtkWidget          *box,
                          MusterTableSession *session,
                          guint               piece)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (session);

  if (scenario->dba != NULL)
    {
      fill_element (box, muster_dba_table_get_element (scenario->dba, piece), session, piece);
    }
  else if (scenario->bw != NULL)
    {
      add_check (box, _("_Commander"), muster_bw_table_get_warrior (scenario->bw, piece)->commander,
                 G_CALLBACK (commander_cb), session, piece);
    }
}
