/**
 * @file mistbank/learning.h
 * Random play-outs, and games as arrays of numbers.
 */
#ifndef MISTBANK_LEARNING_H
#define MISTBANK_LEARNING_H

#include "actions.h"

/** @addtogroup mistbank_learn
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** The result of a random play-out. */
typedef struct mistbank_rollout {
    mistbank_outcome outcome;  /**< the outcome */
    mistbank_loss loss_reason; /**< the reason why the team lost */
    int32_t turns;             /**< the number of the last turn */
    int32_t actions;           /**< number of actions applied in this play-out */
    int32_t winners;           /**< the winning colours @set colour */
    int32_t total;             /**< cooperative: the fewest points of a scoring meeple; competitive: the most points */
    int32_t totals[MISTBANK_MAX_COLOURS]; /**< points; 0 for a colour without a scoring meeple @by colour */
    int32_t ghost_supply;                 /**< number of ghosts left in the supply */
    int32_t tiles;                        /**< number of tiles on the board */
    int32_t reserved[6];                  /**< 0 */
} mistbank_rollout;

/** The points of a game. @since 2.1 */
typedef struct mistbank_points {
    int32_t totals[MISTBANK_MAX_COLOURS]; /**< current points; 0 for a colour without a scoring meeple @by colour */
    /** Points if the game ended now: with the final scoring (CMP-6), and with completed features that are still to be
     *  scored in this turn. The animal under the big top (TOP-6) does not count. Equal to `totals` in cooperative games
     *  @by colour */
    int32_t projected[MISTBANK_MAX_COLOURS];
    int32_t reserved[4]; /**< 0 */
} mistbank_points;

/** Returns the points of all colours: current, and projected if the game ended now. Cost: a copy of the game and a
 *  final scoring.
 *  @param game the game
 *  @param out receives the result
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_points(const mistbank_game* game, mistbank_points* out);

/** Plays this game to its end with random actions. Each legal action is equally likely; with external draws, each
 *  unseen copy of a tile is equally likely to be drawn. Tiles are drawn in their hidden order: call
 *  mistbank_game_determinize() first to shuffle them. Cost: allocates memory like mistbank_game_apply(), and for one
 *  list of actions.
 *  @param game the game; with recording, undo takes the actions back one by one
 *  @param seed determines the actions
 *  @param out receives the result; may be null
 *  @return #MISTBANK_OUT_OF_MEMORY: the play-out stopped when memory ran out; #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_rollout(mistbank_game* game, uint64_t seed,
                                                                 mistbank_rollout* out);

/** Plays copies of a game to their ends; the game does not change. For entry i, a copy is shuffled by
 *  mistbank_game_determinize_for() with the deciding player as the viewer (HSE-2), and played by
 *  mistbank_game_rollout(), both with seed + i. Threads can share the work, each with a clone of the game and a part of
 *  the seeds; the results are the same. Cost: one working copy for all entries.
 *  @param game the game
 *  @param seed the seed of entry 0
 *  @param out receives count entries; null with count 0
 *  @param count 0 or more
 *  @return #MISTBANK_OUT_OF_MEMORY: the entries are unusable; #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_rollouts(const mistbank_game* game, uint64_t seed,
                                                                  mistbank_rollout* out, int32_t count);

/** A rectangle of cells for observations. */
typedef struct mistbank_window {
    int32_t x;      /**< column of the north-west cell, -32768 to 32767 */
    int32_t y;      /**< row of the north-west cell, -32768 to 32767 */
    int32_t width;  /**< columns, 1 to #MISTBANK_MAX_WINDOW */
    int32_t height; /**< rows, 1 to #MISTBANK_MAX_WINDOW */
} mistbank_window;

/** Returns the window of the given size around the middle of all tiles on the board. The window moves when the board
 *  grows.
 *  @param game the game
 *  @param width @range 1 to #MISTBANK_MAX_WINDOW
 *  @param height @range 1 to #MISTBANK_MAX_WINDOW
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_window(const mistbank_game* game, int32_t width,
                                                                int32_t height, mistbank_window* out);

/** Returns the number of planes of an observation.
 *  @return the same for every game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_plane_count(void);

/** Returns the name of a plane. For each cell, a plane holds:
 *
 *  | plane | |
 *  |---|---|
 *  | face_up, face_down | 1 where a face-up tile lies, where a face-down tile lies |
 *  | last_laid | 1 on the last tile laid face up |
 *  | subject | 1 on the cell of the open decision, see mistbank_decision |
 *  | fits_0 to fits_3 | 1 where the drawn tile, or the first tile in the hand, may be laid after 0 to 3 quarter turns |
 *  | named | 1 on each cell that a legal action of another kind than lay names |
 *  | road_SIDE, city_SIDE, mist_SIDE | 1 where this side of the tile shows a road, shows a city, is misty |
 *  | joined_SIDE_SIDE | 1 where the two sides belong to one road segment or one city segment of the tile |
 *  | held_SIDE | 1 where the road or a city of this side has a meeple, on this or another tile |
 *  | haunted_SIDE | 1 where the road or a city of this side can never be completed |
 *  | monastery, castle, cemetery | 1 where the tile has one that is not scenery (LVL-1) |
 *  | coats, symbols | coats of arms, and ghost symbols, printed on the tile |
 *  | ghosts | ghosts standing on the tile |
 *  | meeples_seat_0 to _5 | meeples of every kind standing on the tile (MEET-3), by the seat of their colour |
 *  | farmers_seat_0 to _5 | meeples of every kind standing on a field of the tile, by the seat of their colour |
 *  | guards, buried, hounds | guards of all colours, buried meeples, hounds |
 *  | ghosts_on_meeples | ghosts standing on the meeples of this tile (GCC-4) |
 *  | river_SIDE | 1 where this side of the tile shows the river |
 *  | garden, inn, cathedral | 1 where the tile has one that the game uses |
 *  | wine, grain, cloth | symbols of goods on the tile that the game uses |
 *  | large_seat_0 to _5, abbots_..., builders_..., pigs_... | figures of this kind on the tile, by seat |
 *  | mayors_seat_0 to _5, wagons_..., barns_... | figures of this kind, by seat; barns on the tile south-east of them |
 *  | volcano, dragon_sign, portal, princess, foundation | 1 where the tile has one that the game uses |
 *  | machine_DIRECTION | 1 where the rotated tile has a flying machine in this direction |
 *  | dragon, fairy | 1 where the dragon or the fairy stands |
 *  | floors, on_towers_seat_0 to _5 | floors of the tower, meeples on top of the tower |
 *  | hill, vineyard, circus, acrobat_space, lake | 1 where the tile has one that the game uses |
 *  | shepherds_seat_0 to _5, ringmasters_... | figures of this kind on the tile, by seat |
 *  | acrobats_seat_0 to _5, in_lakes_... | meeples that are acrobats, meeples that the Vodyanoy has caught |
 *  | sheep | sheep with the shepherds of this tile |
 *  | big_top | 1 where the big top stands |
 *  | second_fits_0 to _3, third_fits_... | as fits, for the second and the third tile in the hand (HSE-1) |
 *  | ferry_sign, gold_sign, mage_sign, robber_sign | 1 where the tile has one that the game uses. @since 2.1 |
 *  | crop_farmer, crop_highwayman, crop_knight | 1 where the tile has this crop circle. @since 2.1 |
 *  | ferry_SIDE_SIDE | 1 where a ferry joins the roads of the two sides. @since 2.1 |
 *  | ingots | ingots on the tile. @since 2.1 |
 *  | mage_SIDE, witch_SIDE | 1 on the tile of the piece if its road or city reaches this side. @since 2.1 |
 *  | festival_sign | 1 where the tile has a festival that the game uses. @since 2.1 |
 *
 *  Later versions add planes at the end. A seat is a number for a colour in play. Seats follow the order of the
 *  colours, beginning with the viewer's first colour: seat 0 is always a colour of the viewer.
 *  @param index @range 0 to mistbank_plane_count()-1
 *  @return a static text, null for an index out of range. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_plane_name(int32_t index);

/** Returns whether a plane is binary: each cell is 1 or 0. The cells of other planes are counts.
 *  @param index @range 0 to mistbank_plane_count()-1
 *  @return 1 or 0; 0 for an index out of range @kind flag @else 0 @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_plane_is_binary(int32_t index);

/** Writes the planes of a game over a window, without hidden information. Cost: linear in the tiles on the board, with
 *  more work for tiles in the window.
 *  @param game the game
 *  @param window the observed cells
 *  @param player the viewer, @range 0 to players-1
 *  @param out,capacity,count mistbank_plane_count() x height x width bytes: plane by plane, row by row from the
 *  north-west. Amounts above 255 are written as 255.
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_planes(const mistbank_game* game,
                                                                const mistbank_window* window, int32_t player,
                                                                uint8_t* out, int32_t capacity, int32_t* count);

/** Writes the indices of the planes that a game with these rules and tile sets can use, in ascending order. All other
 *  planes are 0 in every observation of the game.
 *  @param game the game
 *  @param out,capacity,count at most mistbank_plane_count() indices, for mistbank_game_chosen_planes()
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_used_planes(const mistbank_game* game, int32_t* out,
                                                                     int32_t capacity, int32_t* count);

/** Writes chosen planes of a game: see mistbank_game_planes().
 *  @param game the game
 *  @param window the observed cells
 *  @param player the viewer, @range 0 to players-1
 *  @param planes indices of planes in the order of the output, each at most once
 *  @param plane_count @range 1 to mistbank_plane_count()
 *  @param out,capacity,count plane_count x height x width bytes
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_chosen_planes(const mistbank_game* game,
                                                                       const mistbank_window* window, int32_t player,
                                                                       const int32_t* planes, int32_t plane_count,
                                                                       uint8_t* out, int32_t capacity, int32_t* count);

/** Returns the number of scalars of an observation.
 *  @return the same for every game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_scalar_count(void);

/** Returns the name of a scalar.
 *
 *  | scalar | |
 *  |---|---|
 *  | system, level, players | as in mistbank_rules |
 *  | decision, segment, hound, points | as in mistbank_decision |
 *  | decides | 1 if the viewer has to decide |
 *  | turn | the number of the turn |
 *  | colour | the seat of the decision's colour, -1 for none |
 *  | tile_SIDE | side of the current tile (drawn or laid this turn), unturned: MISTBANK_SIDE_KIND_...; 0: no tile |
 *  | tile_mist_SIDE | 1 if this side of the current tile is misty |
 *  | tile_roads, tile_cities, tile_monasteries | number of these segments on the current tile, without scenery |
 *  | tile_castles, tile_cemeteries | number of these segments on the current tile, without scenery |
 *  | tile_coats, tile_symbols | coats of arms and ghost symbols of the current tile |
 *  | goal | points that the team needs to win; 0 in competitive games |
 *  | total | points of the common scoring meeple; 0 without a common scoring meeple |
 *  | total_seat_0 to _5 | points of the scoring meeple of this seat's colour |
 *  | own_seat_0 to _5 | 1 if the viewer plays this seat's colour |
 *  | supply_seat_0 to _5, guards_..., reserve_... | normal meeples and guards in the supply, guards in reserve |
 *  | ghost_supply, ghosts_on_board | ghosts in the supply, ghosts on the board |
 *  | hound_1_number, hound_2_number | points at which this hound arrives |
 *  | hound_1_arrived, hound_2_arrived | 1 if this hound has been on the board, or was lost |
 *  | active_pile, pile_0 to pile_2 | number of the active pile, from 0, and the tiles left in each pile |
 *  | set_aside, tiles | tiles set aside, tiles on the board |
 *  | expansions | as in mistbank_rules |
 *  | part | the result of mistbank_game_part() |
 *  | tile_gardens, tile_inns, tile_cathedrals | gardens, inns and cathedrals on the current tile, without scenery |
 *  | tile_wine, tile_grain, tile_cloth | symbols of goods on the current tile that the game uses |
 *  | tile_river | river sides of the current tile |
 *  | large_seat_0 to _5, abbots_..., builders_..., pigs_... | figures of this kind in the supply |
 *  | wine_seat_0 to _5, grain_..., cloth_... | goods that this seat's player has taken |
 *  | mayors_seat_0 to _5, wagons_..., barns_... | figures of this kind in the supply |
 *  | floors_seat_0 to _5, abbeys_... | floors and abbeys that this seat's player has left |
 *  | prisoners_seat_0 to _5 | figures of this seat's colour that others hold |
 *  | fairy_seat_0 to _5 | 1 if the fairy is with a meeple of this seat's colour |
 *  | tile_volcano, tile_dragon, tile_portal, tile_foundation, tile_machine, tile_abbey | 1 if the current tile has it |
 *  | tile_princesses | segments of the current tile with a princess |
 *  | in_last_round | the result of mistbank_game_in_last_round() |
 *  | shepherds_seat_0 to _5, ringmasters_... | figures of this kind in the supply |
 *  | sheep_seat_0 to _5 | sheep with this seat's shepherd |
 *  | wolves_in_bag, sheep_in_bag_1 to _4 | tokens in the bag, by the sheep on them |
 *  | tiles_under_hills | the result of mistbank_game_tiles_under_hills() |
 *  | animals_1, animals_3 to _7 | tokens of this number that have not been shown |
 *  | tile_hill, tile_vineyard, tile_circus, tile_acrobat_space, tile_lake | 1 if the current tile has one |
 *  | hand_size_seat_0 to _5 | tiles in the hand of this seat's player |
 *  | hand_0 to hand_2 | types of the tiles in the viewer's hand, by place; -1 for none |
 *  | hand_0_SIDE to hand_2_SIDE | this side of the tile in the hand, unturned: MISTBANK_SIDE_KIND_...; 0 for none |
 *  | number | as in mistbank_decision. @since 2.1 |
 *  | tile_ferry, tile_gold, tile_mage, tile_robber | 1 if the current tile has this sign. @since 2.1 |
 *  | tile_crop_farmer, tile_crop_highwayman, tile_crop_knight | 1 if the current tile has this circle. @since 2.1 |
 *  | ferries, ingots_aside | ferries on the board, ingots left to place. @since 2.1 |
 *  | ingots_seat_0 to _5 | ingots that this seat's colour holds. @since 2.1 |
 *  | robber_seat_0 to _5 | the space of the seat's robber, -1 in the supply. @since 2.1 |
 *  | courier_seat_0 to _5 | the points that the seat's courier shows. @since 2.1 |
 *  | message_0 to message_7 | the messages seen, in the order in which they were first drawn; 0 for none yet. @since 2.1 |
 *  | next_message | the fact with this name. @since 2.1 |
 *  | king, baron | the seat of the colour that has the king or the robber baron, -1 for none. @since 2.1 |
 *  | largest_city, longest_road | the facts with these names. @since 2.1 |
 *  | tile_festival | 1 if the current tile has a festival. @since 2.1 |
 *  | offer_points_seat_0 to _5 | points that this seat's colour offers for the drawn tile (HSE-18). @since 2.1 |
 *  | offer_wine_seat_0 to _5, offer_grain_..., offer_cloth_..., offer_abbey_... | 1 if this seat offers it. @since 2.1 |
 *  | bought_tile_seat_0 to _5 | the type of the tile that this seat's player has bought; -1 for none. @since 2.1 |
 *  | bought_SIDE_seat_0 to _5 | this side of that tile, unturned: MISTBANK_SIDE_KIND_...; 0 for none. @since 2.1 |
 *
 *  Later versions add scalars at the end.
 *  @param index @range 0 to mistbank_scalar_count()-1
 *  @return a static text, null for an index out of range. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_scalar_name(int32_t index);

/** Writes the scalars of a game.
 *  @param game the game
 *  @param player the viewer, @range 0 to players-1
 *  @param out,capacity,count mistbank_scalar_count() numbers
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_scalars(const mistbank_game* game, int32_t player,
                                                                 int32_t* out, int32_t capacity, int32_t* count);

/** Returns the number of action indices of a game within a window. The same action on the same cell of the window has
 *  the same index in every game of the same tile sets. C is the number of cells, S the largest number of segments of a
 *  tile type, and T the number of tile types:
 *
 *  | indices | actions |
 *  |---|---|
 *  | 4 C | lay: a block of C for each rotation |
 *  | S C | bury, haunt, score, hound: a block for each segment number |
 *  | 1 C | ghost, face_down |
 *  | 3 C | pacify: a block for 1, 2 and 3 ghosts |
 *  | 6 | bury_from_supply, advance: by seat |
 *  | 6 S | place a meeple: for each seat, an index for each segment number |
 *  | 6 S | place a guard: as for a meeple |
 *  | 2 | pass, points |
 *  | T | draw: by tile type; none with automatic draws |
 *  | 24 S | place a large meeple, an abbot, a builder, a pig: each as for a meeple |
 *  | 1 | recall |
 *
 *  Games with an expansion or house rule have further indices. K = 7 is the number of kinds of meeples, in the order of
 *  MISTBANK_FIGURE_...:
 *
 *  | indices | actions |
 *  |---|---|
 *  | 12 S | Abbey & Mayor: place a mayor, a wagon: each as for a meeple |
 *  | S C | Princess & Dragon: princess: a block for each segment number |
 *  | K S C | Princess & Dragon: portal: for each kind, a block for each segment number |
 *  | K C | Tower: tower: a block for each kind |
 *  | 6 K | Tower: ransom: for each kind, an index for each seat |
 *  | K | Tower: exchange |
 *  | 1 C | Abbey & Mayor: barn |
 *  | K | Flying Machines: fly |
 *  | 3 | Flying Machines: roll |
 *  | 6 S | Hills & Sheep: place a shepherd: as for a meeple |
 *  | 2 | Hills & Sheep: grow, guide |
 *  | 5 | Hills & Sheep: sheep, from 0 (the wolf) to 4 |
 *  | 1 | Hills & Sheep: hidden |
 *  | 6 S | Under the Big Top: place a ringmaster: as for a meeple |
 *  | K C | Under the Big Top: acrobat: a block for each kind |
 *  | 1 C | Under the Big Top: pyramid |
 *  | 7 | Under the Big Top: animal, from 1 to 7 |
 *  | K | the Vodyanoy: release: by kind |
 *  | 4 | the Messages: advance_figure for the marker, for the courier, act_on_message, two_points |
 *  | 8 | the Messages: message, from 1 to 8 |
 *  | P C | the Ferries: ferry: a block for each pair of a lake's roads |
 *  | S C | Mage & Witch: witch: a block for each segment number |
 *  | 2 | Mage & Witch: unmage, unwitch |
 *  | 50 | the Robbers: robber: by space of the track |
 *  | 2 | the Crop Circles: crop_add, crop_remove |
 *  | K S C | the Crop Circles: add: for each kind, a block for each segment number |
 *  | 8 C | hands (HSE-1): lay the second tile in the hand, lay the third tile: for each, the blocks of lay |
 *  | S C | the Festival: festival: a block for each segment number |
 *  | 255 | sales of tiles (HSE-18): offer_points, from 1 to 255 |
 *  | 4 | sales of tiles (HSE-18): offer_wine, offer_grain, offer_cloth, offer_abbey |
 *
 *  fairy, take, wagon, land, mage, score_meeple and remove have the indices of bury; floor, dragon, abbey, gold and
 *  keep those of ghost; go_home, no_abbey and keep_tile that of pass; first_player and sell those of advance.
 *
 *  The pairs of a lake's roads are the pairs of segment numbers below L, and P = L (L - 1) / 2 is their number. L is
 *  the highest segment number of a road on any lake of the game, plus 1. Pairs are ordered by the higher number, then
 *  by the lower: 0+1, 0+2, 1+2, 0+3 and so on.
 *
 *  Later versions add blocks at the end. Cells are counted row by row from the north-west, seats as in
 *  mistbank_plane_name() for the player who decides. If an action can choose among several figures on a segment, or
 *  among several figures of a kind (release), the index means the first of them. Actions that share an index never
 *  answer the same decision.
 *  @param game the game
 *  @param window the window
 *  @return above 0; -1 for bad arguments. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_index_count(const mistbank_game* game, const mistbank_window* window);

/** Returns the index of an action, legal or not.
 *  @param game the game
 *  @param window the window
 *  @param action any action
 *  @return 0 to mistbank_game_index_count()-1; @null -1 for an action outside the window, for an action that does not
 *  occur in the game, and for bad arguments. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_index_of(const mistbank_game* game, const mistbank_window* window,
                                                          const mistbank_action* action);

/** Returns the action with this index, legal or not.
 *  @param game the game
 *  @param window the window
 *  @param index @range 0 to mistbank_game_index_count()-1
 *  @param action receives the result
 *  @return #MISTBANK_WRONG_DECISION: no action with this index answers the open decision; #MISTBANK_GAME_OVER,
 *  #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_at(const mistbank_game* game,
                                                                   const mistbank_window* window, int32_t index,
                                                                   mistbank_action* action);

/** Writes the index of each legal action, in the order of mistbank_game_legal_actions(); -1 for an action outside the
 *  window.
 *  @param game the game
 *  @param window the window
 *  @param out,capacity,count the indices; mistbank_game_action_bound() always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_indices(const mistbank_game* game,
                                                                       const mistbank_window* window, int32_t* out,
                                                                       int32_t capacity, int32_t* count);

/** Writes the mask of legal indices: a byte for each index, 1 or 0. The mask omits legal actions outside the window.
 *  @param game the game
 *  @param window the window
 *  @param out,capacity,count mistbank_game_index_count() bytes
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_mask(const mistbank_game* game,
                                                                    const mistbank_window* window, uint8_t* out,
                                                                    int32_t capacity, int32_t* count);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
