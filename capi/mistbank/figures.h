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
