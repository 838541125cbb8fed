/**
 * @file mistbank/facts.h
 * Facts: the visible pieces of the game, the mist, expansions and house rules, such as ghosts or the tower floors that a
 * colour has left. One loop over all facts shows the pieces of every expansion, including expansions of later versions.
 */
#ifndef MISTBANK_FACTS_H
#define MISTBANK_FACTS_H

#include "game.h"

/** @addtogroup mistbank_ask
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** The description of a fact. @since 2.1 */
typedef struct mistbank_fact {
    mistbank_expansion expansion; /**< the expansion of the fact; @null -1 for a fact of a house rule, the mist or every game */
    mistbank_scope scope;         /**< the owner of the fact */
    mistbank_fact_kind kind;      /**< the meaning of the numbers */
    int32_t numbers;              /**< how many numbers the fact has; 0: this depends on the game */
    int32_t lowest;               /**< the least number, if `kind` is number */
    int32_t highest;              /**< the greatest number, if `kind` is number */
    int32_t optional;             /**< whether a number can mean "none", see `absent` @kind flag */
    int32_t absent;               /**< the number that means "none" if `optional` is 1; otherwise 0 */
    int32_t stored;               /**< whether positions contain the fact under its name @kind flag */
    int32_t reserved[3];          /**< 0 */
} mistbank_fact;

/** Returns the number of facts. Later versions may add facts and renumber them; the names never change.
 *  @return 1 or more. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_fact_count(void);

/** Describes a fact.
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_fact_info(int32_t fact, mistbank_fact* out);

/** Returns the name of a fact, for example "floors_left".
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_name(int32_t fact);

/** Returns the title of a fact in words, for example "floors left to build".
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_title(int32_t fact);

/** Returns the noun for one piece that a fact counts, for example "floor".
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_noun(int32_t fact);

/** Returns the rule clause that describes a fact, for example "GLD-7".
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_clause(int32_t fact);

/** Returns the effect of a fact's piece in words, for example "The dragon eats the figures on its tile."
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @return an empty text if the title is sufficient; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_effect(int32_t fact);

/** Returns the id of a fact's symbol in pictures, without the prefix that all ids of a picture share, for example
 *  "floor". A fact with several numbers has an id for each number, separated by spaces.
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @return an empty text if pictures do not show the fact; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_symbol(int32_t fact);

/** Returns the name of one number of a fact, for example "wine" for the first number of the fact "goods".
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @param number the index of the number in the list of mistbank_game_fact()
 *  @return an empty text if the numbers have no names; "?" for an unknown fact. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_number_name(int32_t fact, int32_t number);

/** Finds a fact by its name.
 *  @param name case-sensitive
 *  @return the number of the fact, @null -1 for none. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_find_fact(const char* name);

/** Lists the numbers of a fact in a game. The list is empty if the game does not use the expansion or house rule, if
 *  the colour is not in play, or if the tile does not exist.
 *  @param game the game
 *  @param fact @range 0 to mistbank_fact_count()-1
 *  @param of the colour (MISTBANK_COLOUR_...) or the index of the tile that owns the fact; ignored for a fact of the
 *  game
 *  @param out,capacity,count the numbers
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_fact(const mistbank_game* game, int32_t fact, int32_t of,
                                                              int32_t* out, int32_t capacity, int32_t* count);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
