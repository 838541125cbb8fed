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
 *  @param colour any number
 *  @return "red", "green" ... "none"; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_colour_name(mistbank_colour colour);

/** The colour of a name.
 *  @param name may be null
 *  @return its number, #MISTBANK_COLOUR_NONE if no colour is called so. @since 1.0 */
MISTBANK_API mistbank_colour MISTBANK_CALL mistbank_colour_named(const char* name);

/** The name of a kind of figure, as the texts of actions have it.
 *  @param kind any number
 *  @return "meeple", "guard", "large" ...; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_kind_name(mistbank_figure_kind kind);

/** The name of a kind of goods.
 *  @param good any number
 *  @return "wine", "grain" or "cloth"; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_good_name(mistbank_good good);

#ifdef __cplusplus
}
#endif

#endif
