/**
 * @file mistbank/tiles.h
 * Tile types and tile sets.
 */
#ifndef MISTBANK_TILES_H
#define MISTBANK_TILES_H

#include "base.h"

/** @addtogroup mistbank_create
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** A printed tile type, at rotation 0. */
typedef struct mistbank_tile_type {
    char id[MISTBANK_TILE_ID_CAPACITY];   /**< name of the tile type in texts */
    int32_t copies;                       /**< number of printed copies, including the starting block */
    int32_t segment_count;                /**< number of segments, 1 to MISTBANK_MAX_SEGMENTS */
    mistbank_side_kind side_kinds[4];     /**< kinds of the sides: north, east, south, west */
    int32_t misty_sides;                  /**< mask of the misty sides: bits 1 << MISTBANK_SIDE_... (MIS-1) */
    int32_t kinds;                        /**< kinds of the segments @set segment_kind */
    uint32_t marks;                       /**< marks of the whole tile, without marks of segments @set mark */
    mistbank_direction machine_direction; /**< direction of the flying machine on a tile with #MISTBANK_MARK_MACHINE,
                                               else 0 @since 2.0 */
    int32_t reserved[6];                  /**< 0 */
} mistbank_tile_type;

/** One printed segment of a tile type, at rotation 0. */
typedef struct mistbank_segment {
    mistbank_segment_kind kind; /**< kind of the segment */
    int32_t sides;              /**< road, city, mist, river: mask of the sides that the segment reaches; else 0 */
    int32_t half_sides;   /**< field: bits 1 << 2*side for the left half of a side looking outward, 1 << (2*side+1) for
                             the right half */
    int32_t touches;      /**< field: mask of the numbers of city segments on this tile that the field touches */
    int32_t coats;        /**< city: number of coats of arms, 0 to 9 */
    int32_t symbols;      /**< mist: number of ghost symbols, 0 to 9 */
    int32_t anchor_x;     /**< position for a figure on the unrotated tile: percent of the tile's width from the west.
                               mistbank_game_anchor_on() rotates the position for a tile on the board */
    int32_t anchor_y;     /**< position for a figure on the unrotated tile: percent of the tile's height from the
                               north */
    uint32_t marks;       /**< marks of the segment @set mark */
    int32_t shared_sides; /**< city: mask of the sides that this city shares with another city of the tile (HIL-13),
                             else 0. @since 2.0 */
    int32_t reserved[6];  /**< 0 */
} mistbank_segment;

/** A tile of the starting block, at rotation 0. */
typedef struct mistbank_start_tile {
    int32_t x;           /**< column, increasing eastward */
    int32_t y;           /**< row, increasing southward */
    int32_t type;        /**< index of the tile type in the set */
    int32_t reserved[5]; /**< 0 */
} mistbank_start_tile;

/** An immutable set of tile types with its starting block. */
typedef struct mistbank_tile_set mistbank_tile_set;

/** Returns the name of a kind of segment or feature.
 *  @param kind any number
 *  @return "road", "city" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_segment_name(mistbank_segment_kind kind);

/** Returns the title of a kind of segment.
 *  @param kind any number
 *  @return "road", "top of the tower" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_segment_title(mistbank_segment_kind kind);

/** Returns the way in which segments of a kind form features.
 *  @param kind any number
 *  @return #MISTBANK_EXTENT_NONE for an unknown number. @since 2.1 */
MISTBANK_API mistbank_extent MISTBANK_CALL mistbank_segment_extent(mistbank_segment_kind kind);

/** Returns the name of a mark.
 *  @param mark any number
 *  @return "inn", "cathedral" ...; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_name(mistbank_mark mark);

/** Returns the number of built-in tile sets.
 *  @return always the same. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_tile_set_builtin_count(void);

/** Returns the name of a built-in tile set.
 *  @param index @range 0 to mistbank_tile_set_builtin_count()-1
 *  @return a static text, null for an index out of range. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_tile_set_builtin_name(int32_t index);

/** Opens a built-in tile set. Cost: reads its text.
 *  @param name one of mistbank_tile_set_builtin_name(), such as "mists" (Mists over Carcassonne) or "base" (the base
 *  game)
 *  @param allocator copied; null for malloc and free
 *  @param set receives the set; the caller frees it
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_ARGUMENT, #MISTBANK_OUT_OF_MEMORY. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_builtin(const char* name,
                                                                     const mistbank_allocator* allocator,
                                                                     mistbank_tile_set** set);

/** Returns the text of a built-in tile set, as a starting point for a custom set.
 *  @param name one of mistbank_tile_set_builtin_name()
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_builtin_text(const char* name, char* buffer,
                                                                          int32_t capacity, int32_t* length);

/** Reads a tile set from text in the format of src/tiles/FORMAT.md. Cost: linear in the text.
 *  @param text the text, not kept
 *  @param text_length length of the text in bytes, up to #MISTBANK_MAX_TILE_TEXT, or -1
 *  @param allocator copied; null for malloc and free
 *  @param set receives the set; the caller frees it
 *  @param message,capacity,length "line 12, column 5: ..." with the reason
 *  @return #MISTBANK_INVALID_TILE_SET, #MISTBANK_INVALID_ARGUMENT, #MISTBANK_OUT_OF_MEMORY. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_parse(const char* text, int32_t text_length,
                                                                   const mistbank_allocator* allocator,
                                                                   mistbank_tile_set** set, char* message,
                                                                   int32_t capacity, int32_t* length);

/** Frees a tile set. Games created with the set have their own copy.
 *  @param set may be null. @since 1.0 */
MISTBANK_API void MISTBANK_CALL mistbank_tile_set_free(mistbank_tile_set* set);

/** Returns the name of a set, which records use.
 *  @param set the set
 *  @param buffer,capacity,length the name
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_name(const mistbank_tile_set* set, char* buffer,
                                                                  int32_t capacity, int32_t* length);

/** Returns the title of a set in words. The title may be empty.
 *  @param set the set
 *  @param buffer,capacity,length the title
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_title(const mistbank_tile_set* set, char* buffer,
                                                                   int32_t capacity, int32_t* length);

/** Returns the source text of a set: for a set from JSON an equivalent text, for a built-in set the embedded text.
 *  @param set the set
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_text(const mistbank_tile_set* set, char* buffer,
                                                                  int32_t capacity, int32_t* length);

/** Returns the sources of a set or a tile type: a text that says which parts are published and which are reconstructed.
 *  @param set the set
 *  @param type index of a type, or -1 for the set as a whole
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_provenance(const mistbank_tile_set* set, int32_t type,
                                                                        char* buffer, int32_t capacity,
                                                                        int32_t* length);

/** Returns a hash of all data of a set that games use.
 *  @param set the set
 *  @return 0 for a null set. @since 1.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_tile_set_fingerprint(const mistbank_tile_set* set);

/** Returns the number of tile types of a set.
 *  @param set the set
 *  @return 1 to #MISTBANK_MAX_TILE_TYPES. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_tile_set_type_count(const mistbank_tile_set* set);

/** Returns a tile type of a set.
 *  @param set the set
 *  @param type @range 0 to mistbank_tile_set_type_count()-1
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_type(const mistbank_tile_set* set, int32_t type,
                                                                  mistbank_tile_type* out);

/** Returns a segment of a tile type of a set.
 *  @param set the set
 *  @param type @range 0 to mistbank_tile_set_type_count()-1
 *  @param segment @range 0 to segment_count-1 of that type
 *  @param out receives the result
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_segment(const mistbank_tile_set* set, int32_t type,
                                                                     int32_t segment, mistbank_segment* out);

/** Finds a tile type by its id. Cost: linear in the types.
 *  @param set the set
 *  @param id case-sensitive
 *  @return the index of the tile type, @null -1 for none. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_tile_set_find(const mistbank_tile_set* set, const char* id);

/** Lists the tiles of the starting block; the first tile lies at 0,0. A set that is never the first set of a game may
 *  have no starting block.
 *  @param set the set
 *  @param out,capacity,count the tiles; #MISTBANK_MAX_START_TILES always suffice
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_start(const mistbank_tile_set* set,
                                                                   mistbank_start_tile* out, int32_t capacity,
                                                                   int32_t* count);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
