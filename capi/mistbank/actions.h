/**
 * @file mistbank/actions.h
 * What a game asks for, and what its host answers.
 */
#ifndef MISTBANK_ACTIONS_H
#define MISTBANK_ACTIONS_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** One action; fields that its kind does not use are 0.
 *
 *  Where several figures may stand on one segment (MEET-22), an action names the one that it means by colour and count:
 *  its kind in the low four bits, the ghosts on it, 0 to 2, in the next two, in the next whether the fairy is with it.
 *  Figures that are equal in all that are interchangeable. */
typedef struct mistbank_action {
    uint8_t kind;    /**< what it does @kind action_kind */
    uint8_t segment; /**< number of a segment of its tile */
    uint8_t colour;  /**< whose meeple @kind colour */
    uint8_t count;   /**< quarter turns when laying, ghosts when pacifying, a figure's kind, a number of chance */
    int16_t x;       /**< cell, growing east; the tile type when drawing */
    int16_t y;       /**< cell, growing south */
} mistbank_action;

/** The open decision; fields that its kind does not use are 0. */
typedef struct mistbank_decision {
    mistbank_decision_kind kind; /**< what the game waits for */
    int32_t player;              /**< who decides (MEET-23); when the game is over, whoever was active */
    int32_t tile_type;           /**< when laying the drawn tile, afterwards the tile laid this turn, before that -1 */
    int32_t x;              /**< what it is about: the laid tile, the closed cemetery, the scored feature, the hound,
                                 the tower that takes, the dragon, where the wagon stood */
    int32_t y;              /**< growing south, as x grows east */
    int32_t segment;        /**< number of that segment */
    int32_t hound;          /**< place_hound, hound_pacifies: 1 or 2 */
    int32_t points;         /**< score_or_pacify: on offer; scoring_colour: to be assigned; advance: gained */
    mistbank_colour colour; /**< scoring_colour, advance: the colour that earned the points; move_wagon: the wagon's;
                               exchange: that of the meeple taken; else #MISTBANK_COLOUR_NONE */
    int32_t number;         /**< message, message_meeple: which message, 1 to 8 (MSG-7). @since 2.1 */
    int32_t reserved[6];    /**< 0 */
} mistbank_decision;

/** The name of a kind of decision.
 *  @param kind any number
 *  @return "lay_tile", "bury" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_decision_name(mistbank_decision_kind kind);

/** The name of a kind of action, which never changes.
 *  @param kind any number
 *  @return "lay", "bury_from_supply" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_action_name(mistbank_action_kind kind);

/** What a kind of action does, in words.
 *  @param kind any number
 *  @return "Lay a tile", "Move the fairy" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_action_title(mistbank_action_kind kind);

/** The open decision. @param game the game @param out gets it @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_decision(const mistbank_game* game, mistbank_decision* out);

/** Who answers the open decision, perhaps another than whose turn it is (MEET-23).
 *  @param game the game @return as `player` of mistbank_decision, 0 to players-1. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_deciding_player(const mistbank_game* game);

/** The legal actions of the open decision in their canonical order; none when the game is over. Allocates nothing.
 *  @param game the game @param out,capacity,count the actions; mistbank_game_action_bound() always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_actions(const mistbank_game* game, mistbank_action* out,
                                                                       int32_t capacity, int32_t* count);

/** One of the legal actions, each exactly as likely as another: for play-outs of the host's own, where it is quicker
 *  than a list. Allocates nothing.
 *  @param game the game
 *  @param random the state of a generator, which moves on; any number will do to begin with, and from the same number
 *  on the same game gets the same actions on every machine
 *  @param out gets the action
 *  @return #MISTBANK_GAME_OVER, #MISTBANK_INVALID_ARGUMENT; nothing is changed then. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_random_action(const mistbank_game* game, uint64_t* random,
                                                                       mistbank_action* out);

/** The number of legal actions that no decision of this game ever exceeds.
 *  @param game the game @return the same as long as the game lives. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_bound(const mistbank_game* game);

/** Carries out an action and goes on to the next decision.
 *  @param game the game @param action a legal one
 *  @return #MISTBANK_ILLEGAL_ACTION, #MISTBANK_WRONG_DECISION, #MISTBANK_GAME_OVER: see mistbank_game_message();
 *  #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_apply(mistbank_game* game, const mistbank_action* action);

/** Why an action is not legal now, in words with the clause; the empty text if it is legal.
 *  @param game the game @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_MESSAGE_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_why_not(const mistbank_game* game,
                                                                 const mistbank_action* action, char* buffer,
                                                                 int32_t capacity, int32_t* length);

/** The one text form of an action, legal or not.
 *  @param game the game, whose tile ids are used
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_ACTION_TEXT_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_text(const mistbank_game* game,
                                                                     const mistbank_action* action, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** The text form of an action of any game: that of mistbank_game_action_text(), but that a draw names its tile type by
 *  the index, "draw #5", as ids are a game's own; mistbank_game_action_parse() reads it. "?" for what is no action.
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_ACTION_TEXT_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_action_text(const mistbank_action* action, char* buffer,
                                                                int32_t capacity, int32_t* length);

/** Reads the text form of an action, legal or not: that of mistbank_game_action_text() or of mistbank_action_text().
 * Each action has one spelling: numbers without leading zeros, one space between words, none around them.
 *  @param game the game, whose tile ids are used
 *  @param text the text
 *  @param text_length its bytes, or -1
 *  @param action gets the action
 *  @return #MISTBANK_INVALID_ARGUMENT: see mistbank_game_message(). @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_parse(const mistbank_game* game, const char* text,
                                                                      int32_t text_length, mistbank_action* action);

#ifdef __cplusplus
}
#endif

#endif
