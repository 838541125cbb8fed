/**
 * @file mistbank/figures.h
 * Who plays and with what: colours, kinds of figures, goods.
 */
#ifndef MISTBANK_FIGURES_H
#define MISTBANK_FIGURES_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The colours of meeples. */
enum {
    MISTBANK_COLOUR_RED = 0,
    MISTBANK_COLOUR_GREEN = 1,
    MISTBANK_COLOUR_BLUE = 2,
    MISTBANK_COLOUR_YELLOW = 3,
    MISTBANK_COLOUR_BLACK = 4,
    MISTBANK_COLOUR_PINK = 5,
    MISTBANK_COLOUR_NONE = 255 /**< no colour, or the common one */
};

/** The kinds of figures. Meeples occupy features and count for the majority; special figures do neither (MEET-3). */
enum {
    MISTBANK_FIGURE_NORMAL = 0,     /**< a meeple */
    MISTBANK_FIGURE_GUARD = 1,      /**< a meeple whom ghosts spare (GCC-2) */
    MISTBANK_FIGURE_LARGE = 2,      /**< a meeple that counts as two (INN-5) */
    MISTBANK_FIGURE_ABBOT = 3,      /**< a meeple for monasteries and gardens (ABT-1) */
    MISTBANK_FIGURE_MAYOR = 4,      /**< a meeple for cities that counts as many as their coats of arms (ABM-11) */
    MISTBANK_FIGURE_WAGON = 5,      /**< a meeple that moves on when its feature has been scored (ABM-13) */
    MISTBANK_FIGURE_RINGMASTER = 6, /**< a meeple with points for the circus tiles around it (TOP-8) */
    MISTBANK_FIGURE_BUILDER = 7,    /**< special: brings double turns (TRB-3) */
    MISTBANK_FIGURE_PIG = 8,        /**< special: makes a field worth more (TRB-8) */
    MISTBANK_FIGURE_BARN = 9,       /**< special: on a corner of four fields, for good (ABM-17) */
    MISTBANK_FIGURE_SHEPHERD = 10   /**< special: gathers sheep on a field (HIL-5) */
};

/** The goods of Traders & Builders, in the order in which they score (TRB-2). */
enum { MISTBANK_GOOD_WINE = 0, MISTBANK_GOOD_GRAIN = 1, MISTBANK_GOOD_CLOTH = 2 };

/** The name of a colour.
 *  @param colour MISTBANK_COLOUR_...
 *  @return "red", "green" ... "none"; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_colour_name(int32_t colour);

/** The colour of a name.
 *  @param name may be null
 *  @return MISTBANK_COLOUR_..., #MISTBANK_COLOUR_NONE if no colour is called so. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_colour_named(const char* name);

/** The name of a kind of figure, as the texts of actions have it.
 *  @param kind MISTBANK_FIGURE_...
 *  @return "meeple", "guard", "large" ...; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_kind_name(int32_t kind);

/** The name of a kind of goods.
 *  @param good MISTBANK_GOOD_...
 *  @return "wine", "grain" or "cloth"; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_good_name(int32_t good);

#ifdef __cplusplus
}
#endif

#endif
