/**
 * @file mistbank/facts.h
 * Facts: the pieces of expansions that everybody sees on the table, such as the ingots that a colour holds. One loop over
 * them shows every piece of every box, also of boxes that come later.
 */
#ifndef MISTBANK_FACTS_H
#define MISTBANK_FACTS_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whose a fact is. @since 2.1 */
enum {
    MISTBANK_SCOPE_GAME = 0,   /**< the game's */
    MISTBANK_SCOPE_COLOUR = 1, /**< each colour has its own */
    MISTBANK_SCOPE_TILE = 2    /**< each tile on the board has its own */
};

/** What the numbers of a fact are. @since 2.1 */
enum {
    MISTBANK_FACT_NUMBER = 0,  /**< a count, a space of the track, or 1 and 0 */
    MISTBANK_FACT_COLOUR = 1,  /**< MISTBANK_COLOUR_...; none: nobody's */
    MISTBANK_FACT_TILE = 2,    /**< the index of a tile; -1: the piece is beside the board */
    MISTBANK_FACT_SEGMENT = 3, /**< two numbers: the index of a tile, and a segment of it; -1 and -1: beside the board */
    MISTBANK_FACT_FERRY = 4    /**< three numbers: the index of a tile, and the two segments of it that are joined (FER-1) */
};

/** The number that means that a fact always has a value. @since 2.1 */
#define MISTBANK_NO_NUMBER INT32_MIN

/** What a fact is. 48 bytes. @since 2.1 */
typedef struct mistbank_fact {
    int32_t expansion;   /**< the expansion that it comes with, MISTBANK_EXPANSION_... */
    int32_t scope;       /**< whose it is, MISTBANK_SCOPE_... */
    int32_t kind;        /**< what its numbers are, MISTBANK_FACT_... */
    int32_t size;        /**< how many numbers it has; 0: mistbank_game_fact() tells, as it differs */
    int32_t lowest;      /**< of a number */
    int32_t highest;     /**< of a number */
    int32_t absent;      /**< the number that means that there is none; #MISTBANK_NO_NUMBER: there always is one */
    int32_t reserved[5]; /**< 0 */
} mistbank_fact;

/** How many facts there are. A later version may have more, and number them otherwise; names stay. @return 1 or more.
 *  @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_fact_count(void);

/** What a fact is.
 *  @param fact 0 to mistbank_fact_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_fact_info(int32_t fact, mistbank_fact* out);

/** The name of a fact, which never changes: "ingots_held". @param fact 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_name(int32_t fact);
/** What the numbers of a fact are, in words: "ingots held". @param fact 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_title(int32_t fact);
/** One of what a fact counts, in words: "ingot". @param fact 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_noun(int32_t fact);
/** Where the rules have it: "GLD-7". @param fact 0 to mistbank_fact_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_fact_clause(int32_t fact);

/** The fact of a name. @param name case-sensitive @return its number, -1 for none. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_find_fact(const char* name);

/** What a fact is in a game: its numbers. There are none where its expansion is not played, of a colour that is not in
 *  play, and of a tile that is not on the board.
 *  @param game the game
 *  @param fact 0 to mistbank_fact_count()-1
 *  @param of a colour (MISTBANK_COLOUR_...) or the index of a tile, by the fact's scope; any number for one of the game
 *  @param out,capacity,count the numbers
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_fact(const mistbank_game* game, int32_t fact, int32_t of,
                                                              int32_t* out, int32_t capacity, int32_t* count);

#ifdef __cplusplus
}
#endif

#endif
