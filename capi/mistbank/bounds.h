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
    MISTBANK_MAX_COLOURS = 6,           /**< colours in play */
    MISTBANK_MAX_PLAYERS = 6,           /**< players of a game */
    MISTBANK_MAX_SEGMENTS = 16,         /**< segments of a tile type */
    MISTBANK_MAX_FIGURE_KINDS = 16,     /**< entries for kinds of figures in a supply, some unused */
    MISTBANK_MAX_GOODS = 3,             /**< kinds of goods */
    MISTBANK_MAX_SOURCES = 32,          /**< entries for sources in a tally, some unused @since 2.1 */
    MISTBANK_MAX_ACTIONS = 16384,       /**< legal actions with built-in tile sets; see mistbank_game_action_bound() */
    MISTBANK_MAX_TILE_SETS = 32,        /**< tile sets of a game */
    MISTBANK_MAX_TILE_TYPES = 1024,     /**< tile types in all tile sets of a game */
    MISTBANK_MAX_START_TILES = 16,      /**< tiles of a starting block */
    MISTBANK_MAX_TILE_TEXT = 1048576,   /**< bytes of a tile set's text */
    MISTBANK_MAX_RECORD_TEXT = 4194304, /**< bytes of a record */
    MISTBANK_MAX_JSON_TEXT = 4194304,   /**< bytes of a JSON text that is read */
    MISTBANK_MAX_POSITION_TEXT = 4194304, /**< bytes of a position @since 2.1 */
    MISTBANK_MAX_HEADERS_TEXT = 65536,    /**< bytes of all headers that a host sets in a game @since 2.1 */
    MISTBANK_TILE_ID_CAPACITY = 16,       /**< bytes of a tile's id, NUL included */
    MISTBANK_ACTION_TEXT_CAPACITY = 64,   /**< bytes of the longest text form of an action, NUL included */
    MISTBANK_MAX_BOARD_TEXT = 67108864,   /**< bytes of a board as text */
    MISTBANK_MESSAGE_CAPACITY = 512       /**< bytes of the longest message, NUL included; longer ones are cut */
};

/** Bounds of an adviser. @since 2.0 */
enum {
    MISTBANK_MAX_SIMULATIONS = 1000000000, /**< simulations of one call */
    MISTBANK_MAX_LINE = 8,                 /**< actions of an expected line, see mistbank_adviser_line() */
    MISTBANK_EXPLANATION_CAPACITY = 256,   /**< bytes that hold every explanation, NUL included */
    MISTBANK_MAX_RESULTS = 4096,           /**< bytes of an adviser's results. @since 2.1 */
    MISTBANK_MAX_WORKERS = 4096            /**< number of advisers that think in parallel. @since 2.1 */
};

/** The greatest width and height of a window, in cells. */
enum { MISTBANK_MAX_WINDOW = 255 /**< cells */ };

/** Bounds of a batch. */
enum {
    MISTBANK_MAX_BATCH = 1000000, /**< games of a batch */
    MISTBANK_MAX_THREADS = 256    /**< threads of a batch, including the caller's thread */
};

/** The value of `from_segment` in an event if the piece comes from no segment: a buried meeple from a supply, or
 *  another piece from beside the board. */
enum { MISTBANK_NO_SEGMENT = 255 /**< no segment */ };

/** Bounds of `tile_size` in mistbank_svg_options. */
enum {
    MISTBANK_SVG_MIN_TILE_SIZE = 16, /**< the least width of a tile in pixels */
    MISTBANK_SVG_MAX_TILE_SIZE = 512 /**< the greatest width of a tile in pixels */
};

/** Bytes of a player's name in mistbank_text_options, NUL included. */
enum { MISTBANK_NAME_CAPACITY = 64 };

/** Bytes of a label in mistbank_svg_mark, NUL included. */
enum { MISTBANK_SVG_LABEL_CAPACITY = 16 };

/** @} */

#endif
