/**
 * @file mistbank/actions.h
 * The open decision of a game, and the actions that answer it.
 */
#ifndef MISTBANK_ACTIONS_H
#define MISTBANK_ACTIONS_H

#include "game.h"

/** @addtogroup mistbank_decide
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** An action. Fields that the kind of action does not use are 0.
 *
 *  Several figures may stand on one segment (MEET-22). An action on a figure, such as haunt, names one of them by
 *  `colour` and `count`. In this `count`, bits 0 to 3 are the kind of the figure. Bits 4 and 5 are the number of its
 *  ghosts, 0 to 2. Bit 6 is set if the fairy is beside the figure. Figures with the same colour and `count` are
 *  interchangeable. */
typedef struct mistbank_action {
    uint8_t kind;    /**< kind of the action @kind action_kind */
    uint8_t segment; /**< number of a segment of the tile at x, y */
    uint8_t colour;  /**< colour of the figure or the player @kind colour */
    uint8_t count;   /**< a number whose meaning depends on the kind of action: rotation, ghosts, kind of a figure,
                          random result */
    int16_t x;       /**< column, increasing eastward; for draw, the tile type */
    int16_t y;       /**< row, increasing southward */
} mistbank_action;

/** The open decision of a game. Fields that the kind of decision does not use are 0. */
typedef struct mistbank_decision {
    mistbank_decision_kind kind; /**< kind of the decision */
    int32_t player;              /**< the deciding player (MEET-23); the last active player when the game is over */
    int32_t tile_type;           /**< type of the tile drawn or laid this turn; -1 before the draw */
    int32_t x;                   /**< column of the subject, increasing eastward. The subject is the laid tile, the
                                      closed cemetery, the scored feature, the hound, the tower that takes a figure, the
                                      dragon, the ferry's lake, or the place that the wagon leaves */
    int32_t y;                   /**< row of the subject, increasing southward */
    int32_t segment;             /**< number of the subject's segment */
    int32_t hound;               /**< place_hound, hound_pacifies: number of the hound, 1 or 2 */
    int32_t points;           /**< score_or_pacify: points on offer; scoring_colour: points to assign; advance: points
                                   gained */
    mistbank_colour colour;   /**< scoring_colour, advance: colour that earned the points; move_wagon: colour of the
                                 wagon; exchange: colour of the taken meeple; offer, and draw into a hand: colour of
                                 the deciding player; otherwise #MISTBANK_COLOUR_NONE */
    int32_t number;           /**< message, message_meeple: the number of the message, 1 to 8 (MSG-7). @since 2.1 */
    mistbank_subject subject; /**< the meaning of x, y and segment. @since 2.1 */
    int32_t reserved[5];      /**< 0 */
} mistbank_decision;

/** A legal action, prepared for front ends: the place on the board that people click, and the figure or rotation that
 *  people choose. @since 2.1 */
typedef struct mistbank_choice {
    mistbank_action action; /**< the action; mistbank_action_title() returns a title for its kind */
    mistbank_target target; /**< kind of the place; #MISTBANK_TARGET_NONE: a button */
    int32_t x;              /**< column of the place, increasing eastward; 0 for a button */
    int32_t y;              /**< row of the place, increasing southward; 0 for a button */
    int32_t segment;        /**< number of a segment of the tile on this cell, @null -1 for the whole cell */
    int32_t other;          /**< number of the second segment of a pair, @null -1 for other places */
    int32_t anchor_x;       /**< position at which to show the place: percent of the cell's width from the west. The
                                 position on a segment turns with the tile */
    int32_t anchor_y;       /**< position at which to show the place: percent of the cell's height from the north */
    int32_t tile_type;      /**< type of the tile that the choice lays, @null -1 for other choices */
    int32_t rotation;       /**< rotation of the laid tile in clockwise quarter turns, 0 to 3, @null -1 for other
                                 choices */
    int32_t place_in_hand;  /**< place of the laid tile in the hand (HSE-1), 0 without hands, @null -1 for other
                                 choices */
    mistbank_figure_kind figure; /**< kind of the figure that acts, if `colour` is not none; choices with different
                                      figures can share a place */
    mistbank_colour colour;      /**< colour of the figure; #MISTBANK_COLOUR_NONE for choices without a figure */
    int32_t reserved[2];         /**< 0 */
} mistbank_choice;

/** Returns the name of a kind of decision.
 *  @param kind any number
 *  @return "lay_tile", "bury" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_decision_name(mistbank_decision_kind kind);

/** Returns the name of a kind of action. The name never changes.
 *  @param kind any number
 *  @return "lay", "bury_from_supply" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_action_name(mistbank_action_kind kind);

/** Returns a title for a kind of action.
 *  @param kind any number
 *  @return "Lay a tile", "Move the fairy" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_action_title(mistbank_action_kind kind);

/** Returns the open decision.
 *  @param game the game
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_decision(const mistbank_game* game, mistbank_decision* out);

/** Returns the deciding player, who may differ from the active player (MEET-23).
 *  @param game the game
 *  @return 0 to players-1, equal to `player` of mistbank_decision. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_deciding_player(const mistbank_game* game);

/** Lists the legal actions of the open decision in canonical order; none when the game is over. Allocates nothing.
 *  @param game the game
 *  @param out,capacity,count the actions; mistbank_game_action_bound() always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_actions(const mistbank_game* game, mistbank_action* out,
                                                                       int32_t capacity, int32_t* count);

/** Lists the legal actions of the open decision for front ends. The choices are sorted by kind: placing a figure comes
 *  first, and kinds without a place come last. Within a kind, the choices of one place are adjacent: `target`, `x`,
 *  `y`, `segment` and `other` are equal. Cost: sorts the legal actions.
 *  @param game the game
 *  @param out,capacity,count the choices, as many as there are legal actions
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_choices(const mistbank_game* game, mistbank_choice* out,
                                                                 int32_t capacity, int32_t* count);

/** Chooses a legal action uniformly at random. This is faster than a choice from the list. Allocates nothing.
 *  @param game the game
 *  @param random the state of a random generator, which the call advances. The initial state can be any number; the
 *  same number gives the same actions in the same game on every machine
 *  @param out receives the action
 *  @return #MISTBANK_GAME_OVER, #MISTBANK_INVALID_ARGUMENT; in both cases nothing changes. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_random_action(const mistbank_game* game, uint64_t* random,
                                                                       mistbank_action* out);

/** Returns an upper bound for the number of legal actions in any one decision of this game.
 *  @param game the game
 *  @return a number that does not change during the game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_bound(const mistbank_game* game);

/** Applies an action and continues to the next decision.
 *  @param game the game
 *  @param action a legal action
 *  @return #MISTBANK_ILLEGAL_ACTION, #MISTBANK_WRONG_DECISION, #MISTBANK_GAME_OVER: see mistbank_game_message();
 *  #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_apply(mistbank_game* game, const mistbank_action* action);

/** Returns the reason why an action is not legal now, with the clause; an empty text for a legal action.
 *  @param game the game
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_MESSAGE_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_why_not(const mistbank_game* game,
                                                                 const mistbank_action* action, char* buffer,
                                                                 int32_t capacity, int32_t* length);

/** Returns the text form of an action, legal or not.
 *  @param game the game, whose tile ids are used
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_ACTION_TEXT_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_text(const mistbank_game* game,
                                                                     const mistbank_action* action, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** Returns the text form of an action without a game, for mistbank_game_action_parse(). The text differs from
 *  mistbank_game_action_text() only for draws, which name the tile type by its index, as in "draw #5", because ids
 *  depend on the game. The text of an invalid action is "?".
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_ACTION_TEXT_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_action_text(const mistbank_action* action, char* buffer,
                                                                int32_t capacity, int32_t* length);

/** Reads the text form of an action, legal or not, from mistbank_game_action_text() or mistbank_action_text(). Each
 *  action has exactly one spelling: numbers without leading zeros, one space between words, no other spaces.
 *  @param game the game, whose tile ids are used
 *  @param text the text
 *  @param text_length length of the text in bytes, or -1
 *  @param action receives the action
 *  @return #MISTBANK_INVALID_ARGUMENT: see mistbank_game_message(). @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_parse(const mistbank_game* game, const char* text,
                                                                      int32_t text_length, mistbank_action* action);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
