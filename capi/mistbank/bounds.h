/**
 * @file mistbank/bounds.h
 * Upper bounds of the library, and sufficient sizes of buffers.
 */
#ifndef MISTBANK_BOUNDS_H
#define MISTBANK_BOUNDS_H

/** @addtogroup mistbank_numbers
 *  @{ */

/** Upper bounds, and sufficient sizes of buffers. */
enum {
    MISTBANK_MAX_COLOURS = 6,           /**< maximum number of colours in play */
    MISTBANK_MAX_PLAYERS = 6,           /**< maximum number of players of a game */
    MISTBANK_MAX_SEGMENTS = 16,         /**< maximum number of segments of a tile type */
    MISTBANK_MAX_FIGURE_KINDS = 16,     /**< number of entries for kinds of figures in a supply; some are unused */
    MISTBANK_MAX_GOODS = 3,             /**< number of kinds of goods */
    MISTBANK_MAX_SOURCES = 32,          /**< number of entries for sources in a tally; some are unused @since 2.1 */
    MISTBANK_MAX_ACTIONS = 16384,       /**< maximum number of legal actions with built-in tile sets; see
                                             mistbank_game_action_bound() */
    MISTBANK_MAX_TILE_SETS = 32,        /**< maximum number of tile sets of a game */
    MISTBANK_MAX_TILE_TYPES = 1024,     /**< maximum number of tile types in all tile sets of a game */
    MISTBANK_MAX_START_TILES = 16,      /**< maximum number of tiles in a starting block */
    MISTBANK_MAX_TILE_TEXT = 1048576,   /**< maximum size of a tile set's text, in bytes */
    MISTBANK_MAX_RECORD_TEXT = 4194304, /**< maximum size of a record, in bytes */
    MISTBANK_MAX_JSON_TEXT = 4194304,   /**< maximum size of a JSON text that can be read, in bytes */
    MISTBANK_MAX_POSITION_TEXT = 4194304, /**< maximum size of a position, in bytes @since 2.1 */
    MISTBANK_MAX_HEADERS_TEXT = 65536,    /**< maximum total size of the headers that a host sets in a game, in bytes
                                               @since 2.1 */
    MISTBANK_TILE_ID_CAPACITY = 16,       /**< size of the longest id of a tile type in bytes, including the NUL */
    MISTBANK_ACTION_TEXT_CAPACITY = 64,   /**< size of the longest text form of an action in bytes, including the NUL */
    MISTBANK_MAX_BOARD_TEXT = 67108864,   /**< maximum size of a board as text, in bytes */
    MISTBANK_MESSAGE_CAPACITY = 512       /**< size of the longest message in bytes, including the NUL; longer messages
                                               are cut */
};

/** Bounds of an adviser. @since 2.0 */
enum {
    MISTBANK_MAX_SIMULATIONS = 1000000000, /**< maximum number of simulations of one call, and of one position in
                                                total */
    MISTBANK_MAX_LINE = 8,                 /**< maximum number of actions in an expected line, see
                                                mistbank_adviser_line() */
    MISTBANK_EXPLANATION_CAPACITY = 256,   /**< size of the longest explanation in bytes, including the NUL */
    MISTBANK_MAX_RESULTS = 4096,           /**< maximum size of an adviser's results, in bytes. @since 2.1 */
    MISTBANK_MAX_WORKERS = 4096            /**< maximum number of advisers that think in parallel. @since 2.1 */
};

/** The greatest width and height of a window, in cells. */
enum { MISTBANK_MAX_WINDOW = 255 /**< cells */ };

/** Bounds of a batch. */
enum {
    MISTBANK_MAX_BATCH = 1000000, /**< maximum number of games in a batch */
    MISTBANK_MAX_THREADS = 256    /**< maximum number of threads of a batch, including the caller's thread */
};

/** The value of `from_segment` in an event if the piece was not on the board: a buried meeple came from a supply, any
 *  other piece from beside the board. */
enum { MISTBANK_NO_SEGMENT = 255 /**< no segment */ };

/** Bounds of `tile_size` in mistbank_svg_options. */
enum {
    MISTBANK_SVG_MIN_TILE_SIZE = 16, /**< the minimum width of a tile in pixels */
    MISTBANK_SVG_MAX_TILE_SIZE = 512 /**< the maximum width of a tile in pixels */
};

/** The maximum size of a player's name in mistbank_text_options in bytes, including the NUL. */
enum { MISTBANK_NAME_CAPACITY = 64 };

/** The maximum size of a label in mistbank_svg_mark in bytes, including the NUL. */
enum { MISTBANK_SVG_LABEL_CAPACITY = 16 };

/** @} */

#endif
