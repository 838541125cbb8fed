/**
 * @file mistbank/figures.h
 * The names of colours, kinds of figures and goods.
 */
#ifndef MISTBANK_FIGURES_H
#define MISTBANK_FIGURES_H

#include "base.h"

/** @addtogroup mistbank_describe
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** Returns the name of a colour.
 *  @param colour any number
 *  @return "red", "green" ... "none"; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_colour_name(mistbank_colour colour);

/** Finds a colour by its name.
 *  @param name may be null
 *  @return the number of the colour, #MISTBANK_COLOUR_NONE for an unknown name. @since 1.0 */
MISTBANK_API mistbank_colour MISTBANK_CALL mistbank_colour_named(const char* name);

/** Returns the name of a kind of figure, as in the texts of actions.
 *  @param kind any number
 *  @return "meeple", "guard", "large" ...; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_kind_name(mistbank_figure_kind kind);

/** Returns the name of a kind of goods.
 *  @param good any number
 *  @return "wine", "grain" or "cloth"; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_good_name(mistbank_good good);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
