/**
 * @file mistbank/board.h
 * The board: tiles, figures, features.
 */
#ifndef MISTBANK_BOARD_H
#define MISTBANK_BOARD_H

#include "game.h"

/** @addtogroup mistbank_ask
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** A tile on the board. */
typedef struct mistbank_tile {
    int32_t x;           /**< cell, growing east */
    int32_t y;           /**< cell, growing south */
    int32_t type;        /**< its type; -1: face down and hidden until the game is over (HAU-6) */
    int32_t rotation;    /**< clockwise quarter turns, 0 to 3 */
    int32_t face_down;   /**< whether it lies face down @kind flag */
    int32_t ghosts;      /**< ghosts on all its segments */
    int32_t floors;      /**< floors of the tower on its foundation (TWR-3) */
    int32_t reserved[5]; /**< 0 */
} mistbank_tile;

/** A figure on the board. */
typedef struct mistbank_figure {
    mistbank_colour colour;    /**< its colour */
    mistbank_figure_kind kind; /**< its kind */
    int32_t buried;            /**< whether it is buried on a cemetery (CEM-2) @kind flag */
    int32_t tile;              /**< index of its tile */
    int32_t segment;           /**< number of its segment */
    int32_t ghosts;            /**< ghosts standing on the figure itself (GCC-4) */
    int32_t hounds;            /**< bit 0: hound I, bit 1: hound II */
    int32_t fairy;             /**< whether the fairy is beside it (PRD-14) @kind flag */
    int32_t reserved[4];       /**< 0 */
} mistbank_figure;

/** A feature: segments joined across sides. */
typedef struct mistbank_feature {
    mistbank_segment_kind kind; /**< its kind */
    int32_t tile;               /**< index of the tile of its first segment */
    int32_t segment;            /**< number of that segment; tile and segment name the feature until the next action */
    int32_t tiles;      /**< its tiles (COM-12); for a castle, monastery, garden or cemetery the tiles on its 9 cells,
                           including face-down tiles */
    int32_t open_sides; /**< sides of its segments without a partner; two segments that share a side count separately
                             (HIL-13); castle, monastery, garden, cemetery: empty cells among the 8 */
    int32_t coats;      /**< coats of arms of a city */
    int32_t ghosts;     /**< ghosts standing on its segments */
    int32_t complete;   /**< whether it is complete (COM-9 to COM-11), a mist bank finished (MIS-2), a cemetery closed
                           @kind flag */
    int32_t haunted;    /**< whether it can never be completed: a face-down tile, mist beside a clear side @kind flag */
    int32_t worth;      /**< the points of one colour if it were complete now (COO-6, CMP-1) */
    int32_t meeples[MISTBANK_MAX_COLOURS]; /**< meeples of all kinds that occupy (MEET-3), by colour */
    int32_t cities;                        /**< field: completed cities that it touches (FLD-2) */
    uint32_t marks;                        /**< the marks on its segments that the game plays with @set mark */
    int32_t goods[MISTBANK_MAX_GOODS];     /**< goods symbols of a city, in games with goods (TRB-1) @by good */
    int32_t reserved[11];                  /**< 0 */
} mistbank_feature;

/** A point on a rotated tile. @since 2.1 */
typedef struct mistbank_anchor {
    int32_t x; /**< percent of the tile's width from the west */
    int32_t y; /**< percent of its height from the north */
} mistbank_anchor;

/** Returns the number of tiles on the board, including the starting block and face-down tiles.
 *  @param game the game
 *  @return 1 or more; 0 before the first tile if it is drawn from the bag (HSE-11). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tile_count(const mistbank_game* game);

/** Returns a tile on the board.
 *  @param game the game
 *  @param index @range 0 to mistbank_game_tile_count()-1, in the order of laying
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tile(const mistbank_game* game, int32_t index,
                                                              mistbank_tile* out);

/** Lists all tiles on the board, in the order of laying.
 *  @param game the game
 *  @param out,capacity,count the tiles
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tiles(const mistbank_game* game, mistbank_tile* out,
                                                               int32_t capacity, int32_t* count);

/** Returns the tile on a cell.
 *  @param game the game
 *  @param x cell, growing east; any number
 *  @param y cell, growing south; any number
 *  @return its index, @null -1 for an empty cell. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tile_at(const mistbank_game* game, int32_t x, int32_t y);

/** Returns the last tile laid face up.
 *  @param game the game
 *  @return its index, @null -1 before the first tile if it is drawn from the bag (HSE-11). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_last_tile(const mistbank_game* game);

/** Returns the number of ghosts on a segment.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of its type
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghosts_on(const mistbank_game* game, int32_t tile, int32_t segment);

/** Returns the first figure on a segment. There may be several (MEET-22); mistbank_game_figures() lists all.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of its type
 *  @return its index, @null -1 for none. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_figure_on(const mistbank_game* game, int32_t tile, int32_t segment);

/** Returns the place of a figure on a segment: the anchor of mistbank_segment, rotated with the tile.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of its type
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_anchor_on(const mistbank_game* game, int32_t tile,
                                                                   int32_t segment, mistbank_anchor* out);

/** Returns the number of figures on the board, including buried figures.
 *  @param game the game
 *  @return 0 or more. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_figure_count(const mistbank_game* game);

/** Returns a figure on the board. Indices change with the next action.
 *  @param game the game
 *  @param index @range 0 to mistbank_game_figure_count()-1
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_figure(const mistbank_game* game, int32_t index,
                                                                mistbank_figure* out);

/** Lists all figures on the board.
 *  @param game the game
 *  @param out,capacity,count the figures
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_figures(const mistbank_game* game, mistbank_figure* out,
                                                                 int32_t capacity, int32_t* count);

/** Returns the feature of a segment. Cost: linear in its size.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of its type
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_feature(const mistbank_game* game, int32_t tile,
                                                                 int32_t segment, mistbank_feature* out);

/** Lists all features of the board in the order of their first segments: fields only in games where they score, and no
 *  scenery. Scenery is a river, and a monastery, castle, cemetery or garden in a game that does not play with it
 *  (LVL-1). mistbank_game_feature() describes scenery as one tile, never complete and worth 0. Cost: walks the board.
 *  @param game the game
 *  @param out,capacity,count the features
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_features(const mistbank_game* game, mistbank_feature* out,
                                                                  int32_t capacity, int32_t* count);

/** Returns the dragon's tile.
 *  @param game the game
 *  @return its index, @null -1 while the dragon is beside the board (PRD-4). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_dragon_tile(const mistbank_game* game);

/** Returns the fairy's tile. She may stand there alone (PRD-18); `fairy` of mistbank_figure marks her companion.
 *  @param game the game
 *  @return its index, @null -1 while she is beside the board (PRD-13). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_fairy_tile(const mistbank_game* game);

/** Returns the tile of the big top.
 *  @param game the game
 *  @return its index, @null -1 while it is beside the board (TOP-3). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_big_top_tile(const mistbank_game* game);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
