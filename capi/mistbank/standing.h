/**
 * @file mistbank/standing.h
 * How a game stands: turns, points, supplies, piles.
 */
#ifndef MISTBANK_STANDING_H
#define MISTBANK_STANDING_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A meeple that counts points: one for the team, on level 6 one a colour. */
typedef struct mistbank_scoring_meeple {
    mistbank_colour colour; /**< whose it is; none for the common one of levels 1 to 5 */
    int32_t total;          /**< points; its courier's too (MSG-1) */
    int32_t space;          /**< where it stands on the track of 50 spaces (LVL-2) */
    int32_t lap;            /**< how often it has passed space 0 */
    int32_t reserved[4];    /**< 0 */
} mistbank_scoring_meeple;

/** The points of a scoring meeple by what they came from. Where a loss would have led below 0 (GCC-8), what was lost is
 *  as much as there was: so their sum is the total. @since 2.1 */
typedef struct mistbank_tally {
    mistbank_colour colour;               /**< whose it is; none for the common one of levels 1 to 5 */
    int32_t total;                        /**< points: the sum of those below */
    int32_t points[MISTBANK_MAX_SOURCES]; /**< points from each source @by source */
} mistbank_tally;

/** What one colour has off the board. */
typedef struct mistbank_supply {
    int32_t figures[MISTBANK_MAX_FIGURE_KINDS]; /**< figures ready to be placed @by figure_kind */
    int32_t reserve;                            /**< guards that wait beside the track (GCC-2) */
    int32_t goods[MISTBANK_MAX_GOODS];          /**< tokens that its player has taken (TRB-1) @by good */
    int32_t floors;                             /**< floors of towers left to its player (TWR-1) */
    int32_t abbeys;                             /**< abbeys that its player holds, 1 or 0 (ABM-1) */
    int32_t sheep;                              /**< sheep with its shepherd, who stands on the board (HIL-5) */
    int32_t reserved[1];                        /**< 0 */
} mistbank_supply;

/** A figure that another player holds (TWR-8). */
typedef struct mistbank_prisoner {
    mistbank_colour colour;    /**< whose it is */
    mistbank_figure_kind kind; /**< what it is */
    mistbank_colour holder;    /**< who holds it */
    int32_t reserved[5];       /**< 0 */
} mistbank_prisoner;

/** How a game stands. @param game the game @return one of MISTBANK_OUTCOME_... @since 1.0 */
MISTBANK_API mistbank_outcome MISTBANK_CALL mistbank_game_outcome(const mistbank_game* game);

/** Why the team lost. @param game the game @return one of MISTBANK_LOSS_... @since 1.0 */
MISTBANK_API mistbank_loss MISTBANK_CALL mistbank_game_loss_reason(const mistbank_game* game);

/** Whether a colour has won: the game is over, and its team has won or it has the most points (CMP-7).
 *  @param game the game @param colour any number
 *  @return 1 or 0; 0 for a null game and for a number that is no colour @kind flag @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_has_won(const mistbank_game* game, mistbank_colour colour);

/** What the game has brought each player, as OpenSpiel counts it: 0 for everybody while it is open. When it is over 1
 * for who has won, every player of a winning team and each one that shares the most points, and -1 for the others.
 *  @param game the game
 *  @param out,capacity,count a number for each player, the first player's first; #MISTBANK_MAX_PLAYERS always suffice
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_returns(const mistbank_game* game, double* out,
                                                                 int32_t capacity, int32_t* count);

/** The number of the turn. @param game the game @return 1 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_turn(const mistbank_game* game);

/** The part of the turn: above 1 in those that a builder brings, or a message (TRB-5, MSG-8).
 *  @param game the game @return 1 or more. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_part(const mistbank_game* game);

/** Whose turn it is; mistbank_game_deciding_player() tells who decides. @param game the game @return 0 to players-1.
 * @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_active_player(const mistbank_game* game);

/** Who plays a colour.
 *  @param game the game @param colour any number
 *  @return 0 to players-1, @null -1 for a colour that is not in play. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_player_of(const mistbank_game* game, mistbank_colour colour);

/** The points at which the team wins; on level 6 for each scoring meeple (LVL-1).
 *  @param game the game @return 0 in a competitive game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_goal(const mistbank_game* game);

/** The number of scoring meeples. @param game the game @return 1 or more in a cooperative game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_scoring_meeple_count(const mistbank_game* game);

/** One scoring meeple.
 *  @param game the game @param index @range 0 to mistbank_game_scoring_meeple_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_scoring_meeple(const mistbank_game* game, int32_t index,
                                                                        mistbank_scoring_meeple* out);

/** What the points of one scoring meeple came from: their sum is its total, as the game goes on and at its end, whether
 *  it records its past or not. Cost: that of any query.
 *  @param game the game @param index @range 0 to mistbank_game_scoring_meeple_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tally(const mistbank_game* game, int32_t index,
                                                               mistbank_tally* out);

/** The name of what points came from.
 *  @param source any number
 *  @return "before", "roads", "cities" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_source_name(mistbank_source source);

/** What a colour has off the board; nothing for a colour that is not in play.
 *  @param game the game @param colour @range MISTBANK_COLOUR_RED to MISTBANK_COLOUR_PINK
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_supply(const mistbank_game* game, mistbank_colour colour,
                                                                mistbank_supply* out);

/** The figures that other players hold.
 *  @param game the game @param out,capacity,count the prisoners
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_prisoners(const mistbank_game* game, mistbank_prisoner* out,
                                                                   int32_t capacity, int32_t* count);

/** Whether players hold tiles that the others may not see: the rules have `hand` or `draw_ahead`, and not `hand_open`
 *  (HSE-2, HSE-5). The answer is the same as long as the game lives; once the game is over everybody may see all hands.
 *  A host of such a game tells legal actions and reasons (mistbank_game_why_not()) to the deciding player only, and the
 *  position to each player as that player sees it (mistbank_game_to_position()).
 *  @param game the game @return 1 or 0; 0 for a null game @kind flag @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_has_hidden_hands(const mistbank_game* game);

/** The tiles in a player's hand, or drawn ahead (HSE-1, HSE-5); `abbeys` of mistbank_supply tells of abbeys.
 *  @param game the game @param player @range 0 to players-1
 *  @return 0 or more, 0 in a game without hands; -1 for bad arguments. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hand_size(const mistbank_game* game, int32_t player);

/** One tile of a player's hand, as somebody sees it. Hands are hidden unless the rules say hand_open, until the game is
 *  over (HSE-2).
 *  @param game the game @param player @range 0 to players-1
 *  @param place @range 0 to mistbank_game_hand_size()-1, in the order of taking
 *  @param viewer a player, #MISTBANK_VIEWER_NOBODY or #MISTBANK_VIEWER_HOST
 *  @return its type; @null -1: hidden from the viewer, not named by the host with external draws, or none. @since 2.0
 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hand(const mistbank_game* game, int32_t player, int32_t place,
                                                      mistbank_viewer viewer);

/** The tiles that lie under hills: never drawn, and hidden until the game is over (HIL-2).
 *  @param game the game @return 0 or more. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tiles_under_hills(const mistbank_game* game);

/** The tokens in the bag that show so many sheep (HIL-14).
 *  @param game the game @param number sheep, 1 to 4; 0: wolves
 *  @return 0 or more; @else 0 for a number that no token shows. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_sheep_in_bag(const mistbank_game* game, int32_t number);

/** The tokens with a colour's shepherd that show so many sheep (HIL-5).
 *  @param game the game @param colour @range MISTBANK_COLOUR_RED to MISTBANK_COLOUR_PINK @param number sheep, 1 to 4
 *  @return 0 or more; @else 0 for a colour that is not in play and for a number that no token shows. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_flock(const mistbank_game* game, mistbank_colour colour,
                                                       int32_t number);

/** The tokens with animals of a number that have not been shown, the one under the big top among them (TOP-1).
 *  @param game the game @param number 1 to 7
 *  @return 0 or more; @else 0 for a number that no token shows. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_animals_unseen(const mistbank_game* game, int32_t number);

/** Whether the pile is used up and players may yet lay their abbeys, each once (ABM-9).
 *  @param game the game @return 1 or 0; 0 for a null game @kind flag @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_in_last_round(const mistbank_game* game);

/** Ghosts in the supply. @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghost_supply(const mistbank_game* game);

/** Ghosts on the board, those on cemeteries included. @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghosts_on_board(const mistbank_game* game);

/** The points that bring a hound (HND-1).
 *  @param game the game @param hound @range 1 to 2
 *  @return 0 on a level without hounds. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_number(const mistbank_game* game, int32_t hound);

/** Whether a hound has been on the board, or was lost.
 *  @param game the game @param hound @range 1 to 2
 *  @return 1 or 0; 0 for a null game and for another hound @kind flag @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_arrived(const mistbank_game* game, int32_t hound);

/** Where a hound stands.
 *  @param game the game @param hound @range 1 to 2
 *  @return index of its mistbank_figure, @null -1 while it is not on the board. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_meeple(const mistbank_game* game, int32_t hound);

/** The number of piles. @param game the game @return 1 or 3 (LVL-1). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_pile_count(const mistbank_game* game);

/** The pile that tiles are drawn from (LVL-3).
 *  @param game the game @return 0 to mistbank_game_pile_count()-1. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_active_pile(const mistbank_game* game);

/** The tiles left in a pile.
 *  @param game the game @param pile @range 0 to mistbank_game_pile_count()-1
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_pile_size(const mistbank_game* game, int32_t pile);

/** The tiles that fitted nowhere, in the order of setting aside (COM-4).
 *  @param game the game @param out,capacity,count their types
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_set_aside(const mistbank_game* game, int32_t* out,
                                                                   int32_t capacity, int32_t* count);

/** The number of tile types of all tile sets of a game.
 *  @param game the game @return 1 to #MISTBANK_MAX_TILE_TYPES. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_type_count(const mistbank_game* game);

/** One tile type of a game.
 *  @param game the game @param type @range 0 to mistbank_game_type_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_type(const mistbank_game* game, int32_t type,
                                                              mistbank_tile_type* out);

/** One segment of a tile type of a game.
 *  @param game the game @param type @range 0 to mistbank_game_type_count()-1
 *  @param segment @range 0 to segment_count-1 of that type
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_segment(const mistbank_game* game, int32_t type,
                                                                 int32_t segment, mistbank_segment* out);

/** The tile type of an id. @param game the game @param id case-sensitive @return its index, @null -1 for none.
 * @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_find_type(const mistbank_game* game, const char* id);

/** The copies of a tile type that nobody has seen: in the piles and face down together (HID-2).
 *  @param game the game @param type @range 0 to mistbank_game_type_count()-1
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_unseen(const mistbank_game* game, int32_t type);

/** The copies of a tile type among which the next draw is made, each as likely as another: the unseen ones, but that a
 *  pile in layers, such as one with the river, is drawn from the top (RIV-2).
 *  @param game the game @param type @range 0 to mistbank_game_type_count()-1
 *  @return 0 or more, no more than mistbank_game_unseen(). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_drawable(const mistbank_game* game, int32_t type);

#ifdef __cplusplus
}
#endif

#endif
