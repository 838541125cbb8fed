/**
 * @file mistbank/pieces.h
 * Numbers for statuses and the parts of games: colours, figures, systems, expansions, tiles and their marks. The C++
 * API has the same numbers.
 */
#ifndef MISTBANK_PIECES_H
#define MISTBANK_PIECES_H

#include <stdint.h>

/** @addtogroup mistbank_numbers
 *  @{ */

/** The status of a call. */
enum {
    MISTBANK_OK = 0,                /**< success */
    MISTBANK_INVALID_ARGUMENT = 1,  /**< an argument is null, out of range or of the wrong size */
    MISTBANK_OUT_OF_MEMORY = 2,     /**< the allocator returned null; nothing was changed */
    MISTBANK_BUFFER_TOO_SMALL = 3,  /**< nothing was written; the needed count was returned */
    MISTBANK_INVALID_RULES = 4,     /**< the rules cannot be played; the message names the field */
    MISTBANK_INVALID_TILE_SET = 5,  /**< the text is not a tile set, or the set cannot be played; the message names
                                         line, column and reason */
    MISTBANK_ILLEGAL_ACTION = 6,    /**< the rules forbid the action in this position; the message names the clause */
    MISTBANK_WRONG_DECISION = 7,    /**< the action does not answer the open decision, because the action is stale or
                                         belongs to another game */
    MISTBANK_GAME_OVER = 8,         /**< the game is over, and no action is legal */
    MISTBANK_NOTHING_TO_UNDO = 9,   /**< the game is at its start */
    MISTBANK_NOT_RECORDED = 10,     /**< the game has no recorded history to undo or write */
    MISTBANK_INVALID_RECORD = 11,   /**< the text is not a record; the message names the line */
    MISTBANK_INVALID_SNAPSHOT = 12, /**< the bytes are not a snapshot, are damaged, or come from a later version */
    MISTBANK_UNKNOWN_NAME = 13,     /**< no preset, tile set, tile, colour or header has this name */
    MISTBANK_INTERNAL_ERROR = 14,   /**< a defect of the library; please report it with the record */
    MISTBANK_INVALID_JSON = 15,     /**< the text is not JSON, or not the expected kind of JSON; the message names line,
                                         column and reason @since 2.0 */
    MISTBANK_INVALID_POSITION = 16  /**< the text is not a position, or the position is impossible; the message names
                                         line, column and clause @since 2.1 */
};
typedef int32_t mistbank_status; /**< one of the constants above */

/** The colours of meeples, in the order in which presets assign them. */
enum {
    MISTBANK_COLOUR_RED = 0,
    MISTBANK_COLOUR_GREEN = 1,
    MISTBANK_COLOUR_BLUE = 2,
    MISTBANK_COLOUR_YELLOW = 3,
    MISTBANK_COLOUR_BLACK = 4,
    MISTBANK_COLOUR_PINK = 5,
    MISTBANK_COLOUR_NONE = 255 /**< no colour, or the common scoring meeple */
};
typedef int32_t mistbank_colour; /**< one of MISTBANK_COLOUR_... */

/** The kinds of figures. Meeples occupy features and count for the majority; special figures do neither (MEET-3). */
enum {
    MISTBANK_FIGURE_NORMAL = 0,     /**< a meeple */
    MISTBANK_FIGURE_GUARD = 1,      /**< a meeple that ghosts cannot haunt (GCC-2) */
    MISTBANK_FIGURE_LARGE = 2,      /**< a meeple that counts as two (INN-5) */
    MISTBANK_FIGURE_ABBOT = 3,      /**< a meeple for monasteries and gardens (ABT-1) */
    MISTBANK_FIGURE_MAYOR = 4,      /**< a meeple for cities, which counts once for each coat of arms of its city
                                         (ABM-11) */
    MISTBANK_FIGURE_WAGON = 5,      /**< a meeple that moves on when its feature has been scored (ABM-13) */
    MISTBANK_FIGURE_RINGMASTER = 6, /**< a meeple that scores for the circus tiles around it (TOP-8) */
    MISTBANK_FIGURE_BUILDER = 7,    /**< a special figure that gives double turns (TRB-3) */
    MISTBANK_FIGURE_PIG = 8,        /**< a special figure that raises the value of a field (TRB-8) */
    MISTBANK_FIGURE_BARN = 9,       /**< a special figure that stays on a corner of four fields (ABM-17) */
    MISTBANK_FIGURE_SHEPHERD = 10   /**< a special figure that gathers sheep on a field (HIL-5) */
};
typedef int32_t mistbank_figure_kind; /**< one of MISTBANK_FIGURE_... */

/** The goods of Traders & Builders, in the order in which they score (TRB-2). */
enum { MISTBANK_GOOD_WINE = 0, MISTBANK_GOOD_GRAIN = 1, MISTBANK_GOOD_CLOTH = 2 };
typedef int32_t mistbank_good; /**< one of MISTBANK_GOOD_... */

/** The game systems. All except the cooperative one are competitive. */
enum {
    MISTBANK_SYSTEM_COOPERATIVE = 1, /**< Mists over Carcassonne, levels 1 to 6 */
    MISTBANK_SYSTEM_BASE = 2,        /**< the base game */
    MISTBANK_SYSTEM_DEMO = 3         /**< the Print-and-Play Demo */
};
typedef int32_t mistbank_system; /**< one of MISTBANK_SYSTEM_... */

/** The expansions of competitive games. All combinations are valid (MEET-2). */
enum {
    MISTBANK_EXPANSION_GHOSTS_CASTLES_CEMETERIES = 0, /**< ghosts, castles and cemeteries @clause GCC */
    MISTBANK_EXPANSION_RIVER = 1,                     /**< the river, whose tiles are laid first @clause RIV */
    MISTBANK_EXPANSION_ABBOT = 2,                     /**< the abbot and gardens @clause ABT */
    MISTBANK_EXPANSION_INNS_CATHEDRALS = 3,           /**< inns, cathedrals and the large meeple @clause INN */
    MISTBANK_EXPANSION_TRADERS_BUILDERS = 4,          /**< goods, builder and pig @clause TRB */
    MISTBANK_EXPANSION_PRINCESS_DRAGON = 5,           /**< dragon, fairy, princess and portals @clause PRD */
    MISTBANK_EXPANSION_TOWER = 6,                     /**< towers and prisoners @clause TWR */
    MISTBANK_EXPANSION_ABBEY_MAYOR = 7,               /**< abbeys, mayors, wagons and barns @clause ABM */
    MISTBANK_EXPANSION_FLYING_MACHINES = 8,           /**< flights with a die @clause FLY */
    MISTBANK_EXPANSION_HILLS_SHEEP = 9,               /**< hills, vineyards and shepherds @clause HIL */
    MISTBANK_EXPANSION_BIG_TOP = 10,                  /**< big top, ringmasters and acrobats @clause TOP */
    MISTBANK_EXPANSION_VODYANOY = 11,                 /**< a lake that catches meeples @clause VOD */
    MISTBANK_EXPANSION_MESSAGES = 12,                 /**< messages and couriers @clause MSG */
    MISTBANK_EXPANSION_FERRIES = 13,                  /**< ferries that join roads @clause FER */
    MISTBANK_EXPANSION_GOLD = 14,                     /**< gold mines @clause GLD */
    MISTBANK_EXPANSION_MAGE = 15,                     /**< the mage and the witch @clause MAG */
    MISTBANK_EXPANSION_ROBBERS = 16,                  /**< robbers on the track @clause ROB */
    MISTBANK_EXPANSION_CROPS = 17,                    /**< crop circles @clause CRP */
    MISTBANK_EXPANSION_KING = 18,                     /**< the king and the robber baron @clause KNG */
    MISTBANK_EXPANSION_FESTIVAL = 19                  /**< the festival @clause FES */
};
typedef int32_t mistbank_expansion; /**< one of MISTBANK_EXPANSION_... */

/** The edition of the cooperative rulebook, by year. */
enum { MISTBANK_EDITION_2022 = 2022, MISTBANK_EDITION_2023 = 2023 };
typedef int32_t mistbank_edition; /**< one of MISTBANK_EDITION_... */

/** The scoring of a feature with several colours in the cooperative game (COO-7). */
enum {
    MISTBANK_JOINT_EVERY_COLOUR = 0, /**< the feature scores once for each colour present */
    MISTBANK_JOINT_MAJORITY = 1      /**< the feature scores once for each colour that has the most meeples */
};
typedef int32_t mistbank_joint_scoring; /**< one of MISTBANK_JOINT_... */

/** The source of drawn tiles. */
enum {
    MISTBANK_DRAWS_AUTOMATIC = 0, /**< the library draws the tiles; the seed determines their order when the game is
                                       created */
    MISTBANK_DRAWS_EXTERNAL = 1   /**< the host names each drawn tile */
};
typedef int32_t mistbank_draws; /**< one of MISTBANK_DRAWS_... */

/** The fate of a drawn tile that does not fit anywhere. */
enum {
    MISTBANK_UNPLAYABLE_SET_ASIDE = 0, /**< the tile leaves the game (COM-4) */
    MISTBANK_UNPLAYABLE_RETURNED = 1   /**< the tile returns to the pile, which is shuffled (HSE-6) */
};
typedef int32_t mistbank_unplayable; /**< one of MISTBANK_UNPLAYABLE_... */

/** The methods that determine the first player. @since 2.1 */
enum {
    MISTBANK_FIRST_PLAYER_HOST = 0,      /**< the rules name the starting player */
    MISTBANK_FIRST_PLAYER_RANDOM = 1,    /**< all players are equally likely (HSE-17) */
    MISTBANK_FIRST_PLAYER_MOST_ROADS = 2 /**< each player draws a tile; the player with the most road sides begins
                                              (HSE-17) */
};
typedef int32_t mistbank_first_player; /**< one of MISTBANK_FIRST_PLAYER_... */

/** The sides of a tile. A clockwise quarter turn moves north to east. */
enum { MISTBANK_SIDE_NORTH = 0, MISTBANK_SIDE_EAST = 1, MISTBANK_SIDE_SOUTH = 2, MISTBANK_SIDE_WEST = 3 };
typedef int32_t mistbank_side; /**< one of MISTBANK_SIDE_... */

/** The direction of a flying machine (FLY-1). */
enum {
    MISTBANK_DIRECTION_NORTH = 0,
    MISTBANK_DIRECTION_EAST = 1,
    MISTBANK_DIRECTION_SOUTH = 2,
    MISTBANK_DIRECTION_WEST = 3,
    MISTBANK_DIRECTION_NORTH_EAST = 4,
    MISTBANK_DIRECTION_SOUTH_EAST = 5,
    MISTBANK_DIRECTION_SOUTH_WEST = 6,
    MISTBANK_DIRECTION_NORTH_WEST = 7
};
typedef int32_t mistbank_direction; /**< one of MISTBANK_DIRECTION_... */

/** The kind of a side of a tile. Adjacent sides must match; mist is ignored for matching (COM-2). */
enum {
    MISTBANK_SIDE_KIND_FIELD = 1,
    MISTBANK_SIDE_KIND_ROAD = 2,
    MISTBANK_SIDE_KIND_CITY = 3,
    MISTBANK_SIDE_KIND_RIVER = 4, /**< a river, which matches only river sides (RIV-1) */
    MISTBANK_SIDE_KIND_ANY = 5    /**< a side of an abbey, which matches all sides (ABM-3) */
};
typedef int32_t mistbank_side_kind; /**< one of MISTBANK_SIDE_KIND_... */

/** The kinds of segments and features. */
enum {
    MISTBANK_SEGMENT_ROAD = 1,
    MISTBANK_SEGMENT_CITY = 2,
    MISTBANK_SEGMENT_FIELD = 3,
    MISTBANK_SEGMENT_MIST = 4,
    MISTBANK_SEGMENT_MONASTERY = 5,
    MISTBANK_SEGMENT_CASTLE = 6,
    MISTBANK_SEGMENT_CEMETERY = 7,
    MISTBANK_SEGMENT_GARDEN = 8, /**< a garden (ABT-2) */
    MISTBANK_SEGMENT_RIVER = 9,  /**< water, which is not a feature (RIV-1) */
    MISTBANK_SEGMENT_TOWER = 10, /**< the top of a tower, which is not a feature; in games with towers it follows the
                                      printed segments (TWR-10) */
    MISTBANK_SEGMENT_ACROBATS = 11, /**< a space for acrobats, which is not a feature; in games with the big top it
                                         follows the printed segments (TOP-9) */
    MISTBANK_SEGMENT_VODYANOY = 12  /**< the Vodyanoy's lake, which is not a feature; in games with the Vodyanoy it
                                         follows the printed segments (VOD-2) */
};
typedef int32_t mistbank_segment_kind; /**< one of MISTBANK_SEGMENT_... */

/** The way in which segments of a kind form features. @since 2.1 */
enum {
    MISTBANK_EXTENT_NONE = 0,   /**< no feature: water, or a place for figures such as the top of a tower */
    MISTBANK_EXTENT_JOINED = 1, /**< connected segments: roads, cities, fields; open sides are sides of tiles */
    MISTBANK_EXTENT_AROUND = 2  /**< a single segment with the tiles around it; open sides are empty cells around it */
};
typedef int32_t mistbank_extent; /**< one of MISTBANK_EXTENT_... */

/** The marks printed on segments and tiles. A mark is scenery in a game without its expansion. */
enum {
    MISTBANK_MARK_INN = 0,              /**< an inn on a road (INN-1) */
    MISTBANK_MARK_CATHEDRAL = 1,        /**< a cathedral on a city (INN-3) */
    MISTBANK_MARK_WINE = 2,             /**< wine on a city (TRB-1) */
    MISTBANK_MARK_GRAIN = 3,            /**< grain on a city */
    MISTBANK_MARK_CLOTH = 4,            /**< cloth on a city */
    MISTBANK_MARK_SPRING = 5,           /**< on a tile: the beginning of the river (RIV-2) */
    MISTBANK_MARK_LAKE = 6,             /**< on a tile: the end of the river (RIV-2) */
    MISTBANK_MARK_VOLCANO = 7,          /**< on a tile: a volcano, to which the dragon flies (PRD-4) */
    MISTBANK_MARK_DRAGON = 8,           /**< on a tile: a dragon sign; the dragon moves after this tile is laid
                                             (PRD-6) */
    MISTBANK_MARK_PORTAL = 9,           /**< on a tile: a portal, through which a meeple may go to another tile
                                             (PRD-22) */
    MISTBANK_MARK_PRINCESS = 10,        /**< a princess on a city (PRD-20) */
    MISTBANK_MARK_FOUNDATION = 11,      /**< on a tile: the foundation of a tower (TWR-2) */
    MISTBANK_MARK_MACHINE = 12,         /**< on a tile: a flying machine; machine_direction has its direction (FLY-1) */
    MISTBANK_MARK_ABBEY = 13,           /**< on a tile: an abbey, which a player lays (ABM-1) */
    MISTBANK_MARK_HILL = 14,            /**< on a tile: a hill, which hides another tile and breaks ties (HIL-2,
                                             HIL-3) */
    MISTBANK_MARK_VINEYARD = 15,        /**< on a tile: a vineyard, which raises the value of monasteries around it
                                             (HIL-4) */
    MISTBANK_MARK_CIRCUS = 16,          /**< on a tile: a circus, to which the big top moves (TOP-3) */
    MISTBANK_MARK_ACROBATS = 17,        /**< on a tile: a space for acrobats (TOP-9) */
    MISTBANK_MARK_VODYANOY = 18,        /**< on a tile: the lake of the Vodyanoy (VOD-1) */
    MISTBANK_MARK_FERRY = 19,           /**< on a tile: a lake, on which a ferry joins two roads (FER-1) */
    MISTBANK_MARK_GOLD = 20,            /**< on a tile: a gold mine; ingots are placed on this tile and next to it
                                             (GLD-2) */
    MISTBANK_MARK_MAGE = 21,            /**< on a tile: the player who lays it moves the mage or the witch (MAG-2) */
    MISTBANK_MARK_ROBBER = 22,          /**< on a tile: the player who lays it may place a robber (ROB-2) */
    MISTBANK_MARK_CROP_FARMER = 23,     /**< on a tile: a crop circle, for farmers (CRP-2) */
    MISTBANK_MARK_CROP_HIGHWAYMAN = 24, /**< on a tile: a crop circle, for highwaymen (CRP-2) */
    MISTBANK_MARK_CROP_KNIGHT = 25,     /**< on a tile: a crop circle, for knights (CRP-2) */
    MISTBANK_MARK_FESTIVAL = 26         /**< on a tile: the player who lays it may take a figure back (FES-2) */
};
typedef int32_t mistbank_mark; /**< one of MISTBANK_MARK_... */

/** The extent of recording. */
enum {
    MISTBANK_RECORDING_ALL = 0, /**< actions, events and undo */
    MISTBANK_RECORDING_NONE = 1 /**< no events, undo, record or snapshot; for play-outs */
};
typedef int32_t mistbank_recording; /**< one of MISTBANK_RECORDING_... */

/** @} */

#endif
