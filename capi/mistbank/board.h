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
    int32_t x;           /**< column, increasing eastward */
    int32_t y;           /**< row, increasing southward */
    int32_t type;        /**< index of the tile type; -1: face down and hidden until the game is over (HAU-6) */
    int32_t rotation;    /**< rotation in clockwise quarter turns, 0 to 3 */
    int32_t face_down;   /**< whether the tile lies face down @kind flag */
    int32_t ghosts;      /**< number of ghosts on all segments of the tile together */
    int32_t floors;      /**< number of floors of the tower on the tile (TWR-3) */
    int32_t reserved[5]; /**< 0 */
} mistbank_tile;

/** A figure on the board. */
typedef struct mistbank_figure {
    mistbank_colour colour;    /**< colour of the figure */
    mistbank_figure_kind kind; /**< kind of the figure */
    int32_t buried;            /**< whether the figure is buried on a cemetery (CEM-2) @kind flag */
    int32_t tile;              /**< index of the tile on which the figure stands */
    int32_t segment;           /**< number of the segment on which the figure stands */
    int32_t ghosts;            /**< number of ghosts standing on the figure itself (GCC-4) */
    int32_t hounds;            /**< hounds beside the figure: bit 0: hound I, bit 1: hound II */
    int32_t fairy;             /**< whether the fairy is beside the figure (PRD-14) @kind flag */
    int32_t reserved[4];       /**< 0 */
} mistbank_figure;

/** A feature: a single segment, or several segments joined across the sides of tiles. */
typedef struct mistbank_feature {
    mistbank_segment_kind kind; /**< kind of the feature */
    int32_t tile;               /**< index of the tile with the feature's first segment */
    int32_t segment;            /**< number of the feature's first segment; `tile` and `segment` identify the feature
                                     until the next action */
    int32_t tiles;      /**< number of tiles of the feature (COM-12); for a castle, monastery, garden or cemetery, the
                             tiles on its 9 cells, including face-down tiles */
    int32_t open_sides; /**< number of sides of the feature without an adjacent tile; two segments that share a side
                             count separately (HIL-13). For a castle, monastery, garden or cemetery, the number of empty
                             cells among the 8 around it */
    int32_t coats;      /**< number of coats of arms of a city */
    int32_t ghosts;     /**< number of ghosts standing on the feature's segments */
    int32_t complete;   /**< whether the feature is complete (COM-9 to COM-11); for a mist bank, finished (MIS-2); for a
                           cemetery, closed; for a field, which is never complete (PRD-22), whether it has no open side
                           @kind flag */
    int32_t haunted;    /**< whether the feature can never be completed, because of a face-down tile, or because a misty
                           side lies next to a side without mist @kind flag */
    int32_t worth;      /**< points that one colour would score if the feature were complete now (COO-6, CMP-1) */
    int32_t meeples[MISTBANK_MAX_COLOURS]; /**< number of meeples of all kinds that occupy the feature (MEET-3) @by
                                                colour */
    int32_t cities;                        /**< field: number of completed cities that the field touches (FLD-2) */
    uint32_t marks;                        /**< marks on the feature's segments, except marks that the game does not use
                                                @set mark */
    int32_t goods[MISTBANK_MAX_GOODS];     /**< number of goods symbols of a city; 0 in a game without goods (TRB-1)
                                                @by good */
    int32_t reserved[11];                  /**< 0 */
} mistbank_feature;

/** A point on a rotated tile. @since 2.1 */
typedef struct mistbank_anchor {
    int32_t x; /**< percent of the tile's width from the west */
    int32_t y; /**< percent of the tile's height from the north */
} mistbank_anchor;

/** Returns the number of tiles on the board, including the starting block and face-down tiles.
 *  @param game the game
 *  @return 1 or more; 0 before the first tile if it is drawn from the bag (HSE-11). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tile_count(const mistbank_game* game);

/** Returns a tile on the board.
 *  @param game the game
 *  @param index @range 0 to mistbank_game_tile_count()-1, in the order in which the tiles were laid
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tile(const mistbank_game* game, int32_t index,
                                                              mistbank_tile* out);

/** Lists all tiles on the board, in the order in which they were laid.
 *  @param game the game
 *  @param out,capacity,count the tiles
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tiles(const mistbank_game* game, mistbank_tile* out,
                                                               int32_t capacity, int32_t* count);

/** Returns the tile on a cell.
 *  @param game the game
 *  @param x column, increasing eastward; any number
 *  @param y row, increasing southward; any number
 *  @return the index of the tile, @null -1 for an empty cell. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tile_at(const mistbank_game* game, int32_t x, int32_t y);

/** Returns the last tile laid face up.
 *  @param game the game
 *  @return the index of the tile, @null -1 before the first tile if it is drawn from the bag (HSE-11). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_last_tile(const mistbank_game* game);

/** Returns the number of ghosts on a segment.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of the tile's type
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghosts_on(const mistbank_game* game, int32_t tile, int32_t segment);

/** Returns the first figure on a segment. A segment may have several figures (MEET-22): mistbank_game_figures() lists
 *  all of them.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of the tile's type
 *  @return the index of the figure, @null -1 for none. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_figure_on(const mistbank_game* game, int32_t tile, int32_t segment);

/** Returns the position for a figure on a segment: the anchor of mistbank_segment, rotated with the tile.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of the tile's type
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

/** Returns the feature of a segment. Cost: linear in the size of the feature.
 *  @param game the game
 *  @param tile index of a face-up tile, @range 0 to mistbank_game_tile_count()-1
 *  @param segment @range 0 to segment_count-1 of the tile's type
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_feature(const mistbank_game* game, int32_t tile,
                                                                 int32_t segment, mistbank_feature* out);

/** Lists all features of the board except scenery, in the order of their first segments. Fields are included only in
 *  games where they score. Rivers are scenery, and so are monasteries, castles, cemeteries and gardens in games that do
 *  not use them (LVL-1). mistbank_game_feature() describes scenery as a feature of one tile that is never complete and
 *  scores 0 points. Cost: walks the board.
 *  @param game the game
 *  @param out,capacity,count the features
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_features(const mistbank_game* game, mistbank_feature* out,
                                                                  int32_t capacity, int32_t* count);

/** Returns the dragon's tile.
 *  @param game the game
 *  @return the index of the tile, @null -1 while the dragon is beside the board (PRD-4). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_dragon_tile(const mistbank_game* game);

/** Returns the fairy's tile. The fairy may stand without a figure (PRD-18). The field `fairy` of mistbank_figure marks
 *  the figure beside her.
 *  @param game the game
 *  @return the index of the tile, @null -1 while the fairy is beside the board (PRD-13). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_fairy_tile(const mistbank_game* game);

/** Returns the tile of the big top.
 *  @param game the game
 *  @return the index of the tile, @null -1 while the big top is beside the board (TOP-3). @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_big_top_tile(const mistbank_game* game);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
