/**
 * @file mistbank/standing.h
 * The state of a game: turns, points, supplies, piles.
 */
#ifndef MISTBANK_STANDING_H
#define MISTBANK_STANDING_H

#include "game.h"

/** @addtogroup mistbank_ask
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** A scoring meeple. The team has one on levels 1 to 5, and each scoring colour has one on level 6. In competitive
 *  games each colour has one. */
typedef struct mistbank_scoring_meeple {
    mistbank_colour colour; /**< colour of the scoring meeple; none for the common scoring meeple of levels 1 to 5 */
    int32_t total;          /**< points, including points of the courier (MSG-1) */
    int32_t space;          /**< space of the scoring meeple on the track of 50 spaces (LVL-2) */
    int32_t lap;            /**< number of times that the scoring meeple has passed space 0 */
    int32_t reserved[4];    /**< 0 */
} mistbank_scoring_meeple;

/** The points of a scoring meeple by source. A loss never takes the total below 0 (GCC-8), and only the points actually
 *  lost are counted. The sum of all sources therefore equals the total. @since 2.1 */
typedef struct mistbank_tally {
    mistbank_colour colour;               /**< colour of the scoring meeple; none for the common scoring meeple of
                                               levels 1 to 5 */
    int32_t total;                        /**< the sum of `points` */
    int32_t points[MISTBANK_MAX_SOURCES]; /**< points from each source @by source */
} mistbank_tally;

/** The pieces of a colour that are not on the board. */
typedef struct mistbank_supply {
    int32_t figures[MISTBANK_MAX_FIGURE_KINDS]; /**< number of figures ready to be placed @by figure_kind */
    int32_t reserve;                            /**< number of guards that wait beside the track (GCC-2) */
    int32_t goods[MISTBANK_MAX_GOODS];          /**< number of goods tokens of the player (TRB-1) @by good */
    int32_t floors;                             /**< number of tower floors that the player has left (TWR-1) */
    int32_t abbeys;                             /**< number of abbeys of the player, 1 or 0 (ABM-1) */
    int32_t sheep;                              /**< number of sheep with the shepherd on the board (HIL-5) */
    int32_t reserved[1];                        /**< 0 */
} mistbank_supply;

/** A figure that is another player's prisoner (TWR-8). */
typedef struct mistbank_prisoner {
    mistbank_colour colour;    /**< colour of the figure */
    mistbank_figure_kind kind; /**< kind of the figure */
    mistbank_colour holder;    /**< colour of the player who holds the figure */
    int32_t reserved[5];       /**< 0 */
} mistbank_prisoner;

/** Returns the outcome of a game.
 *  @param game the game
 *  @return one of MISTBANK_OUTCOME_... @since 1.0 */
MISTBANK_API mistbank_outcome MISTBANK_CALL mistbank_game_outcome(const mistbank_game* game);

/** Returns the reason why the team lost.
 *  @param game the game
 *  @return one of MISTBANK_LOSS_... @since 1.0 */
MISTBANK_API mistbank_loss MISTBANK_CALL mistbank_game_loss_reason(const mistbank_game* game);

/** Returns whether a colour has won: the game is over, and the team has won or the colour has the most points (CMP-7).
 *  @param game the game
 *  @param colour any number
 *  @return 1 or 0; 0 for a null game and for a number that is not a colour @kind flag @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_has_won(const mistbank_game* game, mistbank_colour colour);

/** Returns the result for each player, as in OpenSpiel: 0 while the game is open. After the game, 1 for every winner
 *  (all players of a winning team, all players with the most points) and -1 for the others.
 *  @param game the game
 *  @param out,capacity,count a number for each player, starting with player 0; #MISTBANK_MAX_PLAYERS always suffice
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_returns(const mistbank_game* game, double* out,
                                                                 int32_t capacity, int32_t* count);

/** Returns the number of the turn.
 *  @param game the game
 *  @return 1 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_turn(const mistbank_game* game);

/** Returns the number of the current part of the turn. A builder or a message gives further parts (TRB-5, MSG-8).
 *  @param game the game
 *  @return 1 or more. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_part(const mistbank_game* game);

/** Returns the active player. See mistbank_game_deciding_player() for the player who decides.
 *  @param game the game
 *  @return 0 to players-1. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_active_player(const mistbank_game* game);

/** Returns the player of a colour.
 *  @param game the game
 *  @param colour any number
 *  @return 0 to players-1, @null -1 for a colour that is not in play. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_player_of(const mistbank_game* game, mistbank_colour colour);

/** Returns the number of points that the team needs to win; on level 6, every scoring meeple needs them (LVL-1).
 *  @param game the game
 *  @return 0 in a competitive game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_goal(const mistbank_game* game);

/** Returns the number of scoring meeples.
 *  @param game the game
 *  @return 1 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_scoring_meeple_count(const mistbank_game* game);

/** Returns a scoring meeple.
 *  @param game the game
 *  @param index @range 0 to mistbank_game_scoring_meeple_count()-1
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_scoring_meeple(const mistbank_game* game, int32_t index,
                                                                        mistbank_scoring_meeple* out);

/** Returns the points of a scoring meeple by source. The sum of all sources always equals the total, with and without
 *  recording.
 *  @param game the game
 *  @param index @range 0 to mistbank_game_scoring_meeple_count()-1
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tally(const mistbank_game* game, int32_t index,
                                                               mistbank_tally* out);

/** Returns the name of a source of points.
 *  @param source any number
 *  @return "before", "roads", "cities" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_source_name(mistbank_source source);

/** Returns the pieces of a colour that are not on the board; none for a colour that is not in play.
 *  @param game the game
 *  @param colour @range MISTBANK_COLOUR_RED to MISTBANK_COLOUR_PINK
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_supply(const mistbank_game* game, mistbank_colour colour,
                                                                mistbank_supply* out);

/** Lists the figures that other players hold.
 *  @param game the game
 *  @param out,capacity,count the prisoners
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_prisoners(const mistbank_game* game, mistbank_prisoner* out,
                                                                   int32_t capacity, int32_t* count);

/** Returns whether players have hidden hands: the rules have `hand` or `draw_ahead`, and not `hand_open` (HSE-2,
 *  HSE-5). The result is constant for a game; when the game is over, all hands are visible. With hidden hands, a host
 *  must send legal actions and reasons (mistbank_game_why_not()) only to the deciding player. Each player may receive
 *  only the player's own view of the position (mistbank_game_to_position()).
 *  @param game the game
 *  @return 1 or 0; 0 for a null game @kind flag @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_has_hidden_hands(const mistbank_game* game);

/** Returns the number of tiles in a player's hand, or drawn ahead (HSE-1, HSE-5). Abbeys are counted in
 *  mistbank_supply.
 *  @param game the game
 *  @param player @range 0 to players-1
 *  @return 0 or more, 0 in a game without hands; -1 for bad arguments. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hand_size(const mistbank_game* game, int32_t player);

/** Returns a tile of a player's hand for a viewer. Hands are hidden until the game is over, unless the rules have
 *  hand_open (HSE-2).
 *  @param game the game
 *  @param player @range 0 to players-1
 *  @param place @range 0 to mistbank_game_hand_size()-1, in the order in which the tiles were taken
 *  @param viewer a player, #MISTBANK_VIEWER_NOBODY or #MISTBANK_VIEWER_HOST
 *  @return the type of the tile, @null -1 if the tile is hidden from the viewer, if it is not yet named with external
 *  draws, or if it does not exist. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hand(const mistbank_game* game, int32_t player, int32_t place,
                                                      mistbank_viewer viewer);

/** Returns the number of tiles under hills, which are never drawn and are hidden until the game is over (HIL-2).
 *  @param game the game
 *  @return 0 or more. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tiles_under_hills(const mistbank_game* game);

/** Returns the number of tokens in the bag with this number of sheep (HIL-14).
 *  @param game the game
 *  @param number the sheep on a token, 1 to 4; 0: wolves
 *  @return 0 or more; @else 0 for a number that no token shows. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_sheep_in_bag(const mistbank_game* game, int32_t number);

/** Returns the number of tokens with this number of sheep that a colour's shepherd has (HIL-5).
 *  @param game the game
 *  @param colour @range MISTBANK_COLOUR_RED to MISTBANK_COLOUR_PINK
 *  @param number the sheep on a token, 1 to 4
 *  @return 0 or more; @else 0 for a colour that is not in play and for a number that no token shows. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_flock(const mistbank_game* game, mistbank_colour colour,
                                                       int32_t number);

/** Returns the number of animal tokens with this number that have not been shown, including the token under the big top
 *  (TOP-1).
 *  @param game the game
 *  @param number 1 to 7
 *  @return 0 or more; @else 0 for a number that no token shows. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_animals_unseen(const mistbank_game* game, int32_t number);

/** Returns whether the last round is being played: the pile is empty, and each player may lay an abbey once (ABM-9).
 *  @param game the game
 *  @return 1 or 0; 0 for a null game @kind flag @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_in_last_round(const mistbank_game* game);

/** Returns the number of ghosts in the supply.
 *  @param game the game
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghost_supply(const mistbank_game* game);

/** Returns the number of ghosts on the board, including ghosts on cemeteries.
 *  @param game the game
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghosts_on_board(const mistbank_game* game);

/** Returns the points at which a hound arrives (HND-1).
 *  @param game the game
 *  @param hound @range 1 to 2
 *  @return 0 in a game without this hound. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_number(const mistbank_game* game, int32_t hound);

/** Returns whether a hound has been on the board, or was lost.
 *  @param game the game
 *  @param hound @range 1 to 2
 *  @return 1 or 0; 0 for a null game and for another hound @kind flag @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_arrived(const mistbank_game* game, int32_t hound);

/** Returns the meeple of a hound.
 *  @param game the game
 *  @param hound @range 1 to 2
 *  @return index of the figure, @null -1 while the hound is not on the board. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_meeple(const mistbank_game* game, int32_t hound);

/** Returns the number of piles.
 *  @param game the game
 *  @return 1 or 3 (LVL-1). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_pile_count(const mistbank_game* game);

/** Returns the pile that tiles are drawn from (LVL-3).
 *  @param game the game
 *  @return 0 to mistbank_game_pile_count()-1. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_active_pile(const mistbank_game* game);

/** Returns the number of tiles left in a pile.
 *  @param game the game
 *  @param pile @range 0 to mistbank_game_pile_count()-1
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_pile_size(const mistbank_game* game, int32_t pile);

/** Lists the tiles that did not fit anywhere, in the order in which they were set aside (COM-4).
 *  @param game the game
 *  @param out,capacity,count the types of the tiles
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_set_aside(const mistbank_game* game, int32_t* out,
                                                                   int32_t capacity, int32_t* count);

/** Returns the number of tile types of all tile sets of a game.
 *  @param game the game
 *  @return 1 to #MISTBANK_MAX_TILE_TYPES. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_type_count(const mistbank_game* game);

/** Returns a tile type of a game.
 *  @param game the game
 *  @param type @range 0 to mistbank_game_type_count()-1
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_type(const mistbank_game* game, int32_t type,
                                                              mistbank_tile_type* out);

/** Returns a segment of a tile type of a game.
 *  @param game the game
 *  @param type @range 0 to mistbank_game_type_count()-1
 *  @param segment @range 0 to segment_count-1 of that type
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_segment(const mistbank_game* game, int32_t type,
                                                                 int32_t segment, mistbank_segment* out);

/** Finds a tile type by its id.
 *  @param game the game
 *  @param id case-sensitive
 *  @return the index of the tile type, @null -1 for none. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_find_type(const mistbank_game* game, const char* id);

/** Returns the number of unseen copies of a tile type: in the piles and face down together (HID-2).
 *  @param game the game
 *  @param type @range 0 to mistbank_game_type_count()-1
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_unseen(const mistbank_game* game, int32_t type);

/** Returns the number of copies of a tile type that the next draw may give, all equally likely. These are the unseen
 *  copies; in a pile with layers, such as a pile with the river, only the copies in the top layer (RIV-2). The chance
 *  of a type is its number divided by the sum of the numbers of all types.
 *  @param game the game
 *  @param type @range 0 to mistbank_game_type_count()-1
 *  @return 0 to mistbank_game_unseen(). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_drawable(const mistbank_game* game, int32_t type);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
