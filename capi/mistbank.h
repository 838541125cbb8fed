/**
 * @file mistbank.h
 * The C API of mistbank, a rules library for Mists over Carcassonne.
 *
 * A game is made from rules and tile sets. It always stands at one decision of one player, lists the legal actions,
 * and goes on to the next decision with the action that the host applies, until it is over.
 *
 * These promises hold for every function below.
 *
 * **Statuses.** A call that can fail answers a #mistbank_status and, unless that is #MISTBANK_OK, has changed nothing.
 * Bad arguments (null pointers, wrong sizes, indices out of range, stale actions) are refused, never fatal. Scalar
 * queries answer their value directly, and -1 when the handle is null or an index is out of range; those that
 * answer yes or no answer 1 or 0, and then 0.
 *
 * **Messages.** What was wrong is told in words. Where a game exists it keeps the message of its last refused call, see
 * mistbank_game_message(); else the caller passes a buffer, which gets the empty text on success, and nothing if the
 * message does not fit; the status stays what it is. #MISTBANK_MESSAGE_CAPACITY bytes hold every message.
 *
 * **Lists.** The caller passes a buffer and its capacity, and the true count comes back. With too small a buffer
 * nothing is written and the answer is #MISTBANK_BUFFER_TOO_SMALL. A null buffer with capacity 0 only asks for the
 * count. The pointer that receives a count or length may be null.
 *
 * **Text.** UTF-8. Lengths count bytes without the terminating NUL; an output needs a capacity of its length + 1. An
 * input of length -1 ends at its NUL. Static texts that functions return are never freed.
 *
 * **Layout.** Every struct has the same layout on every platform, but for mistbank_allocator, which holds pointers.
 * Structs that begin with `size` grow at their end in later versions: set `size` to the sizeof you compiled with (the
 * init functions do) and any later library understands it. All other structs keep their layout; their `reserved` fields
 * are 0 until a later version gives them a meaning. Constants are never renumbered.
 *
 * **Threads.** Different games may be used on different threads at once, one game by one thread at a time, queries
 * included. A tile set never changes and may be shared. The library has no global state.
 *
 * **Memory.** A game and a tile set take all memory that their calls need, in between too, from the allocator they were
 * made with; without one it is malloc and free. Everything else, messages and refusals among it, takes none. If there
 * is no memory, the answer is #MISTBANK_OUT_OF_MEMORY, and the language's runtime may ask malloc for the memory of its
 * exception, which never leaves the library.
 *
 * **Determinism.** Equal rules, tile sets, seed and actions give the same game on every platform.
 */
#ifndef MISTBANK_H
#define MISTBANK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How functions are exported and imported; a host that embeds the sources may define its own. */
#ifndef MISTBANK_API
#if defined(_WIN32) && defined(MISTBANK_BUILD_SHARED)
#define MISTBANK_API __declspec(dllexport)
#elif defined(_WIN32) && defined(MISTBANK_SHARED)
#define MISTBANK_API __declspec(dllimport)
#elif defined(__GNUC__) && defined(MISTBANK_BUILD_SHARED)
#define MISTBANK_API __attribute__((visibility("default")))
#else
#define MISTBANK_API
#endif
#endif

/** The calling convention of every function and callback. */
#ifdef _WIN32
#define MISTBANK_CALL __cdecl
#else
#define MISTBANK_CALL
#endif

/* === Version ===================================================================================================== */

/** The version of this header; mistbank_version() tells that of the library. */
#define MISTBANK_VERSION_MAJOR 2
#define MISTBANK_VERSION_MINOR 0 /**< see #MISTBANK_VERSION_MAJOR */
#define MISTBANK_VERSION_PATCH 0 /**< see #MISTBANK_VERSION_MAJOR */

/** Changes when a program must be compiled again; compare with mistbank_abi_version(). */
#define MISTBANK_ABI_VERSION 2

/** The version of the library that runs. @return a static text such as "2.0.0". @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_version(void);

/** The ABI version of the library that runs.
 *  @return #MISTBANK_ABI_VERSION of the header it was built with. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_abi_version(void);

/* === Statuses ==================================================================================================== */

/** What a call answers: one of the constants below. */
typedef int32_t mistbank_status;

/** The statuses. */
enum {
    MISTBANK_OK = 0,                /**< done */
    MISTBANK_INVALID_ARGUMENT = 1,  /**< an argument is null, out of range or of the wrong size */
    MISTBANK_OUT_OF_MEMORY = 2,     /**< the allocator gave nothing */
    MISTBANK_BUFFER_TOO_SMALL = 3,  /**< nothing was written; the needed count came back */
    MISTBANK_INVALID_RULES = 4,     /**< a field of the rules; the message names it */
    MISTBANK_INVALID_TILE_SET = 5,  /**< a tile set; the message names line, column and reason */
    MISTBANK_ILLEGAL_ACTION = 6,    /**< the rules forbid this action here; the message names the clause */
    MISTBANK_WRONG_DECISION = 7,    /**< the action answers another decision than the open one */
    MISTBANK_GAME_OVER = 8,         /**< no action is left */
    MISTBANK_NOTHING_TO_UNDO = 9,   /**< the game stands at its start */
    MISTBANK_NOT_RECORDED = 10,     /**< the game was told not to record: it has no past to undo or write */
    MISTBANK_INVALID_RECORD = 11,   /**< a record; the message names the line */
    MISTBANK_INVALID_SNAPSHOT = 12, /**< a snapshot is damaged, of another version, or of no game */
    MISTBANK_UNKNOWN_NAME = 13,     /**< no preset, tile set, tile or colour has this name */
    MISTBANK_INTERNAL_ERROR = 14    /**< a defect of the library; please report it with the record */
};

/** A short English name of a status.
 *  @param status any number
 *  @return a static text, "unknown status" for a number that is none. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_status_text(mistbank_status status);

/* === Bounds ====================================================================================================== */

/** Upper bounds, and capacities that suffice. */
enum {
    MISTBANK_MAX_COLOURS = 6,           /**< in play */
    MISTBANK_MAX_PLAYERS = 6,           /**< of a game */
    MISTBANK_MAX_SEGMENTS = 16,         /**< of a tile type */
    MISTBANK_MAX_ACTIONS = 2048,        /**< of a decision with the built-in sets; see mistbank_game_action_bound() */
    MISTBANK_MAX_TILE_SETS = 8,         /**< of a game */
    MISTBANK_MAX_TILE_TYPES = 1024,     /**< in all tile sets of a game */
    MISTBANK_MAX_START_TILES = 16,      /**< of a starting block */
    MISTBANK_MAX_TILE_TEXT = 1048576,   /**< bytes of a tile set's text */
    MISTBANK_MAX_RECORD_TEXT = 4194304, /**< bytes of a record */
    MISTBANK_TILE_ID_CAPACITY = 16,     /**< bytes of a tile's id, NUL included */
    MISTBANK_ACTION_TEXT_CAPACITY = 48, /**< bytes of the longest text form of an action, NUL included */
    MISTBANK_MAX_BOARD_TEXT = 67108864, /**< bytes of a board as text */
    MISTBANK_MESSAGE_CAPACITY = 512     /**< bytes of the longest message, NUL included; longer ones are cut */
};

/* === Rules ======================================================================================================= */

/** Which of the games is played. All but the first are competitive. */
enum {
    MISTBANK_SYSTEM_COOPERATIVE = 1,              /**< Mists over Carcassonne, levels 1 to 6 */
    MISTBANK_SYSTEM_BASE = 2,                     /**< the base game */
    MISTBANK_SYSTEM_DEMO = 3,                     /**< the Print-and-Play Demo */
    MISTBANK_SYSTEM_GHOSTS_CASTLES_CEMETERIES = 4 /**< the base game with the expansion */
};

/** The printing of the cooperative rulebook. */
enum { MISTBANK_EDITION_2022 = 2022, MISTBANK_EDITION_2023 = 2023 };

/** How a feature with several colours scores in the cooperative game (COO-7). */
enum {
    MISTBANK_JOINT_EVERY_COLOUR = 0, /**< once for each colour present */
    MISTBANK_JOINT_MAJORITY = 1      /**< once for each colour tied for most meeples */
};

/** Who decides which tile is drawn. */
enum {
    MISTBANK_DRAWS_AUTOMATIC = 0, /**< the library: the seed fixes the order when the game is made */
    MISTBANK_DRAWS_EXTERNAL = 1   /**< the host names each drawn tile */
};

/** The colours of meeples. */
enum {
    MISTBANK_COLOUR_RED = 0,
    MISTBANK_COLOUR_GREEN = 1,
    MISTBANK_COLOUR_BLUE = 2,
    MISTBANK_COLOUR_YELLOW = 3,
    MISTBANK_COLOUR_BLACK = 4,
    MISTBANK_COLOUR_PINK = 5,
    MISTBANK_COLOUR_NONE = 255 /**< no colour, or the common one */
};

/** A description of a game to be made. Take a preset and change what differs. Fields that do not concern the system are
 *  ignored, and reset by mistbank_rules_validate(). 120 bytes. */
typedef struct mistbank_rules {
    uint32_t size;                /**< sizeof(mistbank_rules) */
    int32_t system;               /**< MISTBANK_SYSTEM_... */
    int32_t edition;              /**< cooperative: MISTBANK_EDITION_... */
    int32_t level;                /**< cooperative: 1 to 6 (LVL-1) */
    int32_t players;              /**< cooperative: 1 to 5 (COO-1); base, demo: 1 to 6; expansion: 2 to 6 */
    int32_t starting_player;      /**< 0 to players-1 */
    int32_t joint_scoring;        /**< cooperative: MISTBANK_JOINT_... (COO-7) */
    int32_t draws;                /**< MISTBANK_DRAWS_... */
    int32_t colour_count;         /**< entries of colours; 0: the first colours in the order of the constants */
    int32_t scoring_colour_count; /**< entries of scoring_colours; 0: the first three in play, or not that game */
    /** The colours in play, all different: cooperative with one or two players four (player 0 has the first two), else
     *  one each. */
    int32_t colours[MISTBANK_MAX_COLOURS];
    /** Level 6 of edition 2023: the three colours in play that have a scoring meeple (SIX-2). */
    int32_t scoring_colours[MISTBANK_MAX_COLOURS];
    uint64_t seed;      /**< fixes the order of the tiles with automatic draws */
    int32_t farmers;    /**< base and expansion: 1 if meeples may stand on fields (FLD), else 0 */
    int32_t ghosts;     /**< expansion: 1 if ghosts haunt meeples (GCC-14), else 0 */
    int32_t castles;    /**< expansion: 1 if the castle tiles are played (GCC-14), else 0 */
    int32_t cemeteries; /**< expansion: 1 if the cemetery tiles are played (GCC-14), else 0 */
    /** Which revision of the rules is played; 0 means the newest, and mistbank_rules_validate() tells its number. What a
     *  version mends of how a game goes gets a revision of its own: 1 is how version 1.0 played; since 2 castles and
     *  cemeteries of a tile set are scenery in games that have none (LVL-1). Records and snapshots bring their own, so
     *  that stored games are played as they were; nothing else needs an older one. @since 2.0 */
    int32_t revision;
    int32_t reserved; /**< 0 */
} mistbank_rules;

/** Fills in the defaults: level 1, edition 2023, two players, automatic draws, seed 0.
 *  @param rules gets the defaults and its size
 *  @param size sizeof(mistbank_rules) as the caller was compiled
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or a size that no version had. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_init(mistbank_rules* rules, uint32_t size);

/** The number of presets. @return always the same. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_preset_count(void);

/** The name of a preset, such as "level4" or "level4_2022".
 *  @param index 0 to mistbank_preset_count()-1
 *  @return a static text, null for an index out of range. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_preset_name(int32_t index);

/** The rules of a preset.
 *  @param name for two players: "level1" to "level6" (edition 2023), "level1_2022" to "level6_2022", "base",
 *  "base_without_farmers", "demo", "ghosts_castles_cemeteries"
 *  @param rules gets them; its `size` must be set, which mistbank_rules_init() does
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_preset(const char* name, mistbank_rules* rules);

/** Checks every field, and fills in the colours where their count is 0, and the revision where it is 0.
 *  @param rules unchanged on failure
 *  @param message,capacity,length what is wrong, naming the field
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_validate(mistbank_rules* rules, char* message,
                                                                   int32_t capacity, int32_t* length);

/** The name of a system.
 *  @param system MISTBANK_SYSTEM_...
 *  @return "cooperative", "base" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_system_name(int32_t system);

/** The name of a colour.
 *  @param colour MISTBANK_COLOUR_...
 *  @return "red", "green" ... "none"; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_colour_name(int32_t colour);

/** The colour of a name.
 *  @param name may be null
 *  @return MISTBANK_COLOUR_..., #MISTBANK_COLOUR_NONE if no colour is called so. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_colour_named(const char* name);

/* === Memory ====================================================================================================== */

/** Where a game or a tile set takes its memory from, aligned as malloc aligns it. It must outlive them and the clones of
 *  a game, which share what never changes: if they run on different threads, so may the calls of the allocator. */
typedef struct mistbank_allocator {
    void*(MISTBANK_CALL* allocate)(void* context, size_t bytes); /**< answers null when there is no memory */
    void(MISTBANK_CALL* release)(void* context, void* memory);   /**< memory is never null */
    void* context;                                               /**< passed to both */
} mistbank_allocator;

/* === Tiles and tile sets ========================================================================================= */

/** The sides of a tile. A clockwise quarter turn carries north to east. In masks a side is the bit 1 << side. */
enum { MISTBANK_SIDE_NORTH = 0, MISTBANK_SIDE_EAST = 1, MISTBANK_SIDE_SOUTH = 2, MISTBANK_SIDE_WEST = 3 };

/** What a side shows to its neighbour; mist is ignored for matching (COM-2). */
enum { MISTBANK_SIDE_KIND_FIELD = 1, MISTBANK_SIDE_KIND_ROAD = 2, MISTBANK_SIDE_KIND_CITY = 3 };

/** What a segment, and so a feature, is. */
enum {
    MISTBANK_SEGMENT_ROAD = 1,
    MISTBANK_SEGMENT_CITY = 2,
    MISTBANK_SEGMENT_FIELD = 3,
    MISTBANK_SEGMENT_MIST = 4,
    MISTBANK_SEGMENT_MONASTERY = 5,
    MISTBANK_SEGMENT_CASTLE = 6,
    MISTBANK_SEGMENT_CEMETERY = 7
};

/** A tile type as it is printed, at rotation 0. 56 bytes. */
typedef struct mistbank_tile_type {
    char id[MISTBANK_TILE_ID_CAPACITY]; /**< its name in texts, NUL-terminated, the rest 0 */
    int32_t copies;                     /**< how many are printed, those in the starting block included */
    int32_t segment_count;              /**< 1 to MISTBANK_MAX_SEGMENTS */
    int32_t side_kinds[4];              /**< MISTBANK_SIDE_KIND_... of north, east, south, west */
    int32_t misty_sides;                /**< mask of sides (MIS-1) */
    int32_t kinds;                      /**< mask of its segments' kinds: bits 1 << MISTBANK_SEGMENT_... */
    int32_t reserved[2];                /**< 0 */
} mistbank_tile_type;

/** One printed segment of a tile type, at rotation 0. 40 bytes. */
typedef struct mistbank_segment {
    int32_t kind;        /**< MISTBANK_SEGMENT_... */
    int32_t sides;       /**< road, city, mist: mask of the sides it reaches; else 0 */
    int32_t half_sides;  /**< field: bits 1 << 2*side for the left half looking outward, 1 << (2*side+1) the right */
    int32_t touches;     /**< field: mask of the numbers of this tile's city segments that it touches */
    int32_t coats;       /**< city: coats of arms, 0 to 9 */
    int32_t symbols;     /**< mist: ghost symbols, 0 to 9 */
    int32_t anchor_x;    /**< where a meeple stands: percent of the tile's width from the west */
    int32_t anchor_y;    /**< and percent of its height from the north */
    int32_t reserved[2]; /**< 0 */
} mistbank_segment;

/** One tile of the starting block, at rotation 0. 12 bytes. */
typedef struct mistbank_start_tile {
    int32_t x;    /**< cell, growing east */
    int32_t y;    /**< cell, growing south */
    int32_t type; /**< index of its type in the set */
} mistbank_start_tile;

/** An immutable set of tile types with its starting block. */
typedef struct mistbank_tile_set mistbank_tile_set;

/** The name of a kind of segment or feature.
 *  @param kind MISTBANK_SEGMENT_...
 *  @return "road", "city" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_segment_name(int32_t kind);

/** The number of built-in tile sets. @return always the same. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_tile_set_builtin_count(void);

/** The name of a built-in tile set.
 *  @param index 0 to mistbank_tile_set_builtin_count()-1
 *  @return a static text, null for an index out of range. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_tile_set_builtin_name(int32_t index);

/** Opens a built-in tile set. Cost: reads its text.
 *  @param name "mists" (Mists over Carcassonne), "base" (the base game) or "demo" (the Print-and-Play Demo)
 *  @param allocator copied; null for malloc and free
 *  @param set gets the set; the caller frees it
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_ARGUMENT, #MISTBANK_OUT_OF_MEMORY. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_builtin(const char* name,
                                                                     const mistbank_allocator* allocator,
                                                                     mistbank_tile_set** set);

/** The text of a built-in tile set, a start for one's own.
 *  @param name "mists", "base" or "demo"
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_builtin_text(const char* name, char* buffer,
                                                                          int32_t capacity, int32_t* length);

/** Reads a tile set from text in the format of src/tiles/FORMAT.md. Cost: linear in the text.
 *  @param text the text, not kept
 *  @param text_length its bytes, up to #MISTBANK_MAX_TILE_TEXT, or -1
 *  @param allocator copied; null for malloc and free
 *  @param set gets the set; the caller frees it
 *  @param message,capacity,length "line 12, column 5: ..." with the reason
 *  @return #MISTBANK_INVALID_TILE_SET, #MISTBANK_INVALID_ARGUMENT, #MISTBANK_OUT_OF_MEMORY. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_parse(const char* text, int32_t text_length,
                                                                   const mistbank_allocator* allocator,
                                                                   mistbank_tile_set** set, char* message,
                                                                   int32_t capacity, int32_t* length);

/** Frees a tile set. Games made from it have their own copy. @param set may be null. @since 1.0 */
MISTBANK_API void MISTBANK_CALL mistbank_tile_set_free(mistbank_tile_set* set);

/** The name of a set, by which records refer to it.
 *  @param set the set @param buffer,capacity,length the name
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_name(const mistbank_tile_set* set, char* buffer,
                                                                  int32_t capacity, int32_t* length);

/** The title of a set in words, perhaps empty.
 *  @param set the set @param buffer,capacity,length the title
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_title(const mistbank_tile_set* set, char* buffer,
                                                                   int32_t capacity, int32_t* length);

/** What of a set, or of one of its types, is published and what is reconstructed.
 *  @param set the set @param type index of a type, or -1 for the set as a whole
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_provenance(const mistbank_tile_set* set, int32_t type,
                                                                        char* buffer, int32_t capacity,
                                                                        int32_t* length);

/** A number that differs when anything differs that a game could notice.
 *  @param set the set @return 0 for a null set. @since 1.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_tile_set_fingerprint(const mistbank_tile_set* set);

/** The number of tile types of a set. @param set the set @return 1 to #MISTBANK_MAX_TILE_TYPES. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_tile_set_type_count(const mistbank_tile_set* set);

/** One tile type of a set.
 *  @param set the set @param type 0 to mistbank_tile_set_type_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_type(const mistbank_tile_set* set, int32_t type,
                                                                  mistbank_tile_type* out);

/** One segment of a tile type of a set.
 *  @param set the set @param type 0 to mistbank_tile_set_type_count()-1
 *  @param segment 0 to segment_count-1 of that type
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_segment(const mistbank_tile_set* set, int32_t type,
                                                                     int32_t segment, mistbank_segment* out);

/** The tile type of an id. Cost: linear in the types.
 *  @param set the set @param id case-sensitive
 *  @return its index, -1 for none. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_tile_set_find(const mistbank_tile_set* set, const char* id);

/** The starting block of a set; its first tile lies at 0,0.
 *  @param set the set @param out,capacity,count the tiles; #MISTBANK_MAX_START_TILES always suffice
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_tile_set_start(const mistbank_tile_set* set,
                                                                   mistbank_start_tile* out, int32_t capacity,
                                                                   int32_t* count);

/* === Making games ================================================================================================ */

/** One game. */
typedef struct mistbank_game mistbank_game;

/** How much of its past a game keeps. */
enum {
    MISTBANK_RECORDING_ALL = 0, /**< actions, events and undo */
    MISTBANK_RECORDING_NONE = 1 /**< nothing: no events, undo, record or snapshot */
};

/** Makes a game and plays it up to its first decision. A game holds 20,000 tiles and 65,000 segments of them at most.
 *  @param rules which game; defaults are filled in
 *  @param sets the tile sets played with, copied; null with set_count 0 for the built-in ones
 *  @param set_count 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length what is wrong
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_TILE_SET, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_create(const mistbank_rules* rules,
                                                                const mistbank_tile_set* const* sets, int32_t set_count,
                                                                const mistbank_allocator* allocator,
                                                                mistbank_game** game, char* message, int32_t capacity,
                                                                int32_t* length);

/** Frees a game. @param game may be null. @since 1.0 */
MISTBANK_API void MISTBANK_CALL mistbank_game_free(mistbank_game* game);

/** Makes a copy of a game with all of its past; its memory comes from the same allocator. Cost: allocates and
 *  copies.
 *  @param game the game @param clone gets the copy; the caller frees it
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_clone(const mistbank_game* game, mistbank_game** clone);

/** Makes a game equal to another. A game that records nothing takes over the present alone, without any allocation:
 *  the way to try out actions. Nor does a game record any longer that becomes equal to one without a past. Cost: a copy
 *  of mistbank_game_state_bytes(), and of the past where it is kept.
 *  @param game becomes equal
 *  @param other a game of equal rules and tile sets; may be the same game
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or another kind of game; #MISTBANK_OUT_OF_MEMORY. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_copy_from(mistbank_game* game, const mistbank_game* other);

/** Begins a game anew with another seed: the game that mistbank_game_create() makes of the same rules and tile sets.
 *  With external draws the seed does not matter. Cost: as an action; no allocation in a game that records nothing.
 *  @param game the game; what it recorded is forgotten, whether it records stays
 *  @param seed any number
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_restart(mistbank_game* game, uint64_t seed);

/** Stops keeping a past, and forgets it. Cannot be undone.
 *  @param game the game @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_stop_recording(mistbank_game* game);

/** How much of its past a game keeps. @param game the game @return MISTBANK_RECORDING_.... @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_recording(const mistbank_game* game);

/** The rules of a game, colours filled in; the seed as well, which players must not see (HID-1).
 *  @param game the game @param rules gets them; its `size` must be set, which mistbank_rules_init() does
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_rules(const mistbank_game* game, mistbank_rules* rules);

/** Why the last refused call on this game was refused; empty if none was. Not part of the game's state.
 *  @param game the game @param buffer,capacity,length the message; #MISTBANK_MESSAGE_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_message(const mistbank_game* game, char* buffer,
                                                                 int32_t capacity, int32_t* length);

/* === Decisions and actions ======================================================================================= */

/** What a game waits for; the steps are those of COO-15. */
enum {
    MISTBANK_DECISION_OVER = 0,              /**< nothing: the game is over */
    MISTBANK_DECISION_DRAW = 1,              /**< external draws: which tile was drawn */
    MISTBANK_DECISION_LAY_TILE = 2,          /**< 1a: where the drawn tile goes */
    MISTBANK_DECISION_BURY = 3,              /**< 1c, 3c: which meeple is buried (CEM-2) */
    MISTBANK_DECISION_GHOST_ON_CEMETERY = 4, /**< 2a: which open cemetery gets the further ghost (CEM-4) */
    MISTBANK_DECISION_HAUNT_MEEPLE = 5,      /**< 2a: whose meeple a ghost haunts (GCC-4) */
    MISTBANK_DECISION_PLACE_MEEPLE = 6,      /**< 2b: a meeple on the laid tile, or none */
    MISTBANK_DECISION_ORDER_OF_SCORING = 7,  /**< 3a: which completed feature is scored next (COO-10) */
    MISTBANK_DECISION_SCORE_OR_PACIFY = 8,   /**< 3a: points, or ghosts off one tile (COO-8) */
    MISTBANK_DECISION_SCORING_COLOUR = 9,    /**< 3a: which scoring meeple takes the points (SIX-3) */
    MISTBANK_DECISION_PLACE_HOUND = 10,      /**< 3b: to which meeple the hound goes (HND-2) */
    MISTBANK_DECISION_HOUND_PACIFIES = 11,   /**< 3b: ghosts off a tile near the hound, or no more (HND-3) */
    MISTBANK_DECISION_LAY_FACE_DOWN = 12     /**< 3c: where the face-down tile goes (HAU-3) */
};

/** What an action does, with the fields it uses and its text form. */
enum {
    MISTBANK_ACTION_NONE = 0,
    MISTBANK_ACTION_DRAW = 1,             /**< x = tile type                               "draw 14a" */
    MISTBANK_ACTION_LAY = 2,              /**< x y, count = clockwise quarter turns        "lay 3,-1 2" */
    MISTBANK_ACTION_BURY = 3,             /**< x y segment: the meeple                     "bury 3,-1/0" */
    MISTBANK_ACTION_BURY_FROM_SUPPLY = 4, /**< colour                                      "bury red" */
    MISTBANK_ACTION_GHOST = 5,            /**< x y: the cemetery                           "ghost 3,-1" */
    MISTBANK_ACTION_HAUNT = 6,            /**< x y segment: the meeple                     "haunt 3,-1/0" */
    MISTBANK_ACTION_MEEPLE = 7,           /**< colour, segment of the laid tile            "meeple red 0" */
    MISTBANK_ACTION_GUARD = 8,            /**< colour, segment of the laid tile            "guard red 0" */
    MISTBANK_ACTION_PASS = 9,             /**< no meeple, or no more ghosts                "pass" */
    MISTBANK_ACTION_SCORE = 10,           /**< x y segment: the feature                    "score 3,-1/0" */
    MISTBANK_ACTION_POINTS = 11,          /**< take the points                             "points" */
    MISTBANK_ACTION_PACIFY = 12,          /**< x y, count = ghosts 1 to 3                  "pacify 3,-1 2" */
    MISTBANK_ACTION_ADVANCE = 13,         /**< colour of the scoring meeple                "advance red" */
    MISTBANK_ACTION_HOUND = 14,           /**< x y segment: the meeple                     "hound 3,-1/0" */
    MISTBANK_ACTION_FACE_DOWN = 15        /**< x y: the empty cell                         "facedown 3,-1" */
};

/** One action; fields that its kind does not use are 0. 8 bytes. */
typedef struct mistbank_action {
    uint8_t kind;    /**< MISTBANK_ACTION_... */
    uint8_t segment; /**< number of a segment of its tile */
    uint8_t colour;  /**< MISTBANK_COLOUR_... */
    uint8_t count;   /**< quarter turns when laying, ghosts when pacifying */
    int16_t x;       /**< cell, growing east; the tile type when drawing */
    int16_t y;       /**< cell, growing south */
} mistbank_action;

/** The open decision; fields that its kind does not use are 0. 48 bytes. */
typedef struct mistbank_decision {
    int32_t kind;        /**< MISTBANK_DECISION_... */
    int32_t player;      /**< who decides: the active player; when the game is over, whoever was */
    int32_t tile_type;   /**< when laying the drawn tile, afterwards the tile laid this turn, before that -1 */
    int32_t x;           /**< what it is about: the laid tile, the closed cemetery, the scored feature, the hound */
    int32_t y;           /**< growing south, as x grows east */
    int32_t segment;     /**< number of that segment */
    int32_t hound;       /**< place_hound, hound_pacifies: 1 or 2 */
    int32_t points;      /**< score_or_pacify: on offer; scoring_colour: to be assigned */
    int32_t colour;      /**< scoring_colour: the colour that earned the points; else MISTBANK_COLOUR_NONE */
    int32_t reserved[3]; /**< 0 */
} mistbank_decision;

/** The name of a kind of decision.
 *  @param kind MISTBANK_DECISION_...
 *  @return "lay_tile", "bury" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_decision_name(int32_t kind);

/** The open decision. @param game the game @param out gets it @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_decision(const mistbank_game* game, mistbank_decision* out);

/** The legal actions of the open decision in their canonical order; none when the game is over. Allocates nothing.
 *  @param game the game @param out,capacity,count the actions; mistbank_game_action_bound() always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_actions(const mistbank_game* game, mistbank_action* out,
                                                                       int32_t capacity, int32_t* count);

/** The number of legal actions that no decision of this game ever exceeds.
 *  @param game the game @return the same as long as the game lives. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_bound(const mistbank_game* game);

/** Carries out an action and goes on to the next decision.
 *  @param game the game @param action a legal one
 *  @return #MISTBANK_ILLEGAL_ACTION, #MISTBANK_WRONG_DECISION, #MISTBANK_GAME_OVER: see mistbank_game_message();
 *  #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_apply(mistbank_game* game, const mistbank_action* action);

/** Why an action is not legal now, in words with the clause; the empty text if it is legal.
 *  @param game the game @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_MESSAGE_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_why_not(const mistbank_game* game,
                                                                 const mistbank_action* action, char* buffer,
                                                                 int32_t capacity, int32_t* length);

/** The one text form of an action, legal or not.
 *  @param game the game, whose tile ids are used
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_ACTION_TEXT_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_text(const mistbank_game* game,
                                                                     const mistbank_action* action, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** Reads the text form of an action, legal or not. Each action has one spelling, that of mistbank_game_action_text():
 *  numbers without leading zeros, one space between words, none around them.
 *  @param game the game, whose tile ids are used
 *  @param text the text
 *  @param text_length its bytes, or -1
 *  @param action gets the action
 *  @return #MISTBANK_INVALID_ARGUMENT: see mistbank_game_message(). @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_parse(const mistbank_game* game, const char* text,
                                                                      int32_t text_length, mistbank_action* action);

/* === The past ==================================================================================================== */

/** What an event tells, with the fields it uses beside `player` and `action`. */
enum {
    MISTBANK_EVENT_TURN_BEGAN = 1,        /**< total = number of the turn, from 1 */
    MISTBANK_EVENT_TILE_DRAWN = 2,        /**< type */
    MISTBANK_EVENT_TILE_SET_ASIDE = 3,    /**< type: it fits nowhere (COM-4) */
    MISTBANK_EVENT_TILE_LAID = 4,         /**< type, x y, count = clockwise quarter turns; also the starting block */
    MISTBANK_EVENT_BANK_FINISHED = 5,     /**< x y segment: mist of the laid tile (MIS-3) */
    MISTBANK_EVENT_GHOSTS_PLACED = 6,     /**< x y segment, count */
    MISTBANK_EVENT_GHOSTS_REMOVED = 7,    /**< x y segment, count: back to the supply */
    MISTBANK_EVENT_MEEPLE_PLACED = 8,     /**< colour, figure, x y segment */
    MISTBANK_EVENT_MEEPLE_RETURNED = 9,   /**< colour, figure, x y segment it stood on */
    MISTBANK_EVENT_MEEPLE_BURIED = 10,    /**< colour, x y segment of the cemetery, from_x from_y from_segment */
    MISTBANK_EVENT_CEMETERY_CLOSED = 11,  /**< x y segment */
    MISTBANK_EVENT_FEATURE_SCORED = 12,   /**< x y segment, feature, tiles, coats, count = colours, points for each */
    MISTBANK_EVENT_FEATURE_PACIFIED = 13, /**< as feature_scored, but given up for ghosts (COO-8) */
    MISTBANK_EVENT_POINTS_SCORED = 14,    /**< colour of the scoring meeple (none: the common one), points, total */
    MISTBANK_EVENT_HOUND_ARRIVED = 15,    /**< count = 1 or 2; colour, x y segment of its meeple */
    MISTBANK_EVENT_HOUND_LOST = 16,       /**< count: no meeple to go to (HND-4) */
    MISTBANK_EVENT_HOUND_SCORED = 17,     /**< count, colour of its meeple, points = ghosts on the board */
    MISTBANK_EVENT_HOUND_BURIED = 18,     /**< count: its meeple was buried (CEM-7) */
    MISTBANK_EVENT_PILE_OPENED = 19,      /**< count = 2 or 3, total = tiles it now holds (LVL-3) */
    MISTBANK_EVENT_FACE_DOWN_LAID = 20,   /**< x y; what it is stays hidden (HAU-6) */
    MISTBANK_EVENT_WON = 21,              /**< the goal is reached (COO-12); competitive: colour has most points */
    MISTBANK_EVENT_LOST = 22,             /**< count = MISTBANK_LOSS_... */
    MISTBANK_EVENT_MEEPLE_HAUNTED = 23,   /**< colour, x y segment, count = ghosts that now stand on it (GCC-4) */
    MISTBANK_EVENT_MEEPLE_SCARED = 24,    /**< colour, x y segment: the third ghost (GCC-6); it returns next */
    MISTBANK_EVENT_GUARD_GAINED = 25,     /**< colour, x y segment: a guard out of the reserve (GCC-10) */
    MISTBANK_EVENT_FINAL_SCORING = 26,    /**< it begins (CMP-6) */
    MISTBANK_EVENT_FEATURE_SCORED_AT_END = 27 /**< as feature_scored; of a field: cities */
};

/** In `figure` of an event and of a meeple. */
enum { MISTBANK_FIGURE_MEEPLE = 0, MISTBANK_FIGURE_GUARD = 1 };

/** In `from_segment` of an event: the buried meeple came out of a supply. */
enum { MISTBANK_NO_SEGMENT = 255 /**< no segment */ };

/** One event; fields that its kind does not use are 0 (colour: none). 44 bytes. */
typedef struct mistbank_event {
    uint8_t kind;         /**< MISTBANK_EVENT_... */
    uint8_t player;       /**< the active player */
    uint8_t colour;       /**< MISTBANK_COLOUR_... */
    uint8_t segment;      /**< number of a segment of the tile at x y */
    int16_t x;            /**< cell, growing east */
    int16_t y;            /**< cell, growing south */
    int16_t from_x;       /**< a buried meeple: the cell it came from */
    int16_t from_y;       /**< likewise */
    uint8_t from_segment; /**< likewise; #MISTBANK_NO_SEGMENT: out of the supply */
    uint8_t feature;      /**< MISTBANK_SEGMENT_... */
    uint8_t count;        /**< an amount, by the kind: ghosts, quarter turns, colours ... */
    uint8_t figure;       /**< MISTBANK_FIGURE_... */
    int32_t type;         /**< index of a tile type of the game */
    int32_t tiles;        /**< tiles of the feature; of a castle the tiles with mist among its nine; 0 of a field */
    int32_t coats;        /**< coats of arms of the feature */
    int32_t cities;       /**< completed cities beside a field (FLD-2) */
    int32_t points;       /**< what was scored; below 0 where ghosts cost more than a feature brings (GCC-8) */
    int32_t total;        /**< points afterwards, never below 0; other kinds: another amount */
    uint32_t action;      /**< how many actions had been applied: 0 during setup, n in the n-th action */
} mistbank_event;

/** The name of a kind of event.
 *  @param kind MISTBANK_EVENT_...
 *  @return "turn_began", "tile_drawn" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_event_name(int32_t kind);

/** The number of actions applied and not undone, also in a game that records nothing.
 *  @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_count(const mistbank_game* game);

/** The actions applied and not undone, from one of them on.
 *  @param game the game @param first index of the first one wanted, 0 to mistbank_game_action_count()
 *  @param out,capacity,count the actions
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_actions(const mistbank_game* game, int32_t first,
                                                                 mistbank_action* out, int32_t capacity,
                                                                 int32_t* count);

/** The number of events so far, those of the setup included; 0 in a game that records nothing.
 *  @param game the game @return 0 or more; undo makes it smaller. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_event_count(const mistbank_game* game);

/** What has happened, from one event on. To follow a game, remember mistbank_game_event_count() before each action.
 *  @param game the game @param first index of the first one wanted, 0 to mistbank_game_event_count()
 *  @param out,capacity,count the events
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_events(const mistbank_game* game, int32_t first,
                                                                mistbank_event* out, int32_t capacity, int32_t* count);

/** Takes the last action back, its events too. It needs no memory. Cost: a copy of mistbank_game_state_bytes(), and
 *  the actions since the last of some positions that the game remembers are carried out again, a few in an ordinary game.
 *  @param game the game
 *  @return #MISTBANK_NOTHING_TO_UNDO, #MISTBANK_NOT_RECORDED, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_undo(mistbank_game* game);

/** How many actions had been applied when the last face-up tile was drawn; all of them when the game is over, as what
 *  was hidden lies open then (HID-1). A host that undoes to no fewer never takes a draw back (HID-3).
 *  @param game the game @return 0 to mistbank_game_action_count(). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_last_draw(const mistbank_game* game);

/** Deals anew what is hidden (undrawn and face-down tiles), so that a search cannot peek: each way in which it can lie
 *  is as likely as another, and all that is visible stays. The game is then one that was dealt so from the start: its
 *  record replays, undo leads back through the same positions, and the seed in its rules is this one, so that no query
 *  tells the real order. Nothing changes with external draws, which leave nothing to shuffle, nor when the game is over.
 *  @param game the game @param seed fixes the new order
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_determinize(mistbank_game* game, uint64_t seed);

/** A number that is equal for equal positions, what is hidden and the rules included, however the game came to them;
 *  within a version of the library the same on every machine. Cost: that of walking over the tiles.
 *  @param game the game @return 0 for a null game. @since 1.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_game_state_hash(const mistbank_game* game);

/** The same without what players cannot see: equal for positions that look equal, with automatic draws and with
 *  external ones. So a client that is told each draw can check itself against its server.
 *  @param game the game @return 0 for a null game. @since 2.0 */
MISTBANK_API uint64_t MISTBANK_CALL mistbank_game_public_hash(const mistbank_game* game);

/** The bytes of a game's state without its past: what a copy costs.
 *  @param game the game @return the same as long as the game lives. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_state_bytes(const mistbank_game* game);

/* === How the game stands ========================================================================================= */

/** How a game stands. */
enum {
    MISTBANK_OUTCOME_OPEN = 0,    /**< it goes on */
    MISTBANK_OUTCOME_WON = 1,     /**< cooperative: the team has won */
    MISTBANK_OUTCOME_LOST = 2,    /**< cooperative: the team has lost */
    MISTBANK_OUTCOME_FINISHED = 3 /**< competitive: the final scoring is done */
};

/** Why the team lost (COO-13). */
enum {
    MISTBANK_LOSS_NONE = 0,
    MISTBANK_LOSS_GHOSTS = 1, /**< the supply held fewer ghosts than had to be placed (MIS-6) */
    MISTBANK_LOSS_TILES = 2,  /**< a tile had to be drawn and the pile was empty (LVL-4) */
    MISTBANK_LOSS_PILE = 3    /**< the turn ended with the pile empty and its number, or the goal, not reached */
};

/** A meeple that counts points: one for the team, on level 6 one a colour. 16 bytes. */
typedef struct mistbank_scoring_meeple {
    int32_t colour; /**< MISTBANK_COLOUR_NONE for the common one of levels 1 to 5 */
    int32_t total;  /**< points */
    int32_t space;  /**< on the track of 50 spaces (LVL-2) */
    int32_t lap;    /**< how often it has passed space 0 */
} mistbank_scoring_meeple;

/** What one colour has off the board. 16 bytes. */
typedef struct mistbank_supply {
    int32_t meeples;  /**< ready to be placed */
    int32_t guards;   /**< GCC-2 */
    int32_t reserve;  /**< guards that wait beside the track (GCC-2) */
    int32_t reserved; /**< 0 */
} mistbank_supply;

/** How a game stands. @param game the game @return MISTBANK_OUTCOME_.... @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_outcome(const mistbank_game* game);

/** Why the team lost. @param game the game @return MISTBANK_LOSS_.... @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_loss_reason(const mistbank_game* game);

/** Whether a colour has won: the game is over, and its team has won or it has the most points (CMP-7).
 *  @param game the game @param colour MISTBANK_COLOUR_...
 *  @return 1 or 0; 0 for a null game and for a number that is no colour. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_has_won(const mistbank_game* game, int32_t colour);

/** The number of the turn. @param game the game @return 1 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_turn(const mistbank_game* game);

/** Whose turn it is. @param game the game @return 0 to players-1. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_active_player(const mistbank_game* game);

/** Who plays a colour.
 *  @param game the game @param colour MISTBANK_COLOUR_...
 *  @return 0 to players-1, -1 for a colour that is not in play. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_player_of(const mistbank_game* game, int32_t colour);

/** The points at which the team wins; on level 6 for each scoring meeple (LVL-1).
 *  @param game the game @return 0 in a competitive game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_goal(const mistbank_game* game);

/** The number of scoring meeples. @param game the game @return 1 or more in a cooperative game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_scoring_meeple_count(const mistbank_game* game);

/** One scoring meeple.
 *  @param game the game @param index 0 to mistbank_game_scoring_meeple_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_scoring_meeple(const mistbank_game* game, int32_t index,
                                                                        mistbank_scoring_meeple* out);

/** What a colour has off the board; nothing for a colour that is not in play.
 *  @param game the game @param colour MISTBANK_COLOUR_RED to MISTBANK_COLOUR_PINK
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_supply(const mistbank_game* game, int32_t colour,
                                                                mistbank_supply* out);

/** Ghosts in the supply. @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghost_supply(const mistbank_game* game);

/** Ghosts on the board, those on cemeteries included. @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghosts_on_board(const mistbank_game* game);

/** The points that bring a hound (HND-1).
 *  @param game the game @param hound 1 or 2
 *  @return 0 on a level without hounds. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_number(const mistbank_game* game, int32_t hound);

/** Whether a hound has been on the board, or was lost.
 *  @param game the game @param hound 1 or 2
 *  @return 1 or 0; 0 for a null game and for another hound. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_arrived(const mistbank_game* game, int32_t hound);

/** Where a hound stands.
 *  @param game the game @param hound 1 or 2
 *  @return index of its meeple, -1 while it is not on the board. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_hound_meeple(const mistbank_game* game, int32_t hound);

/** The number of piles. @param game the game @return 1 or 3 (LVL-1). @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_pile_count(const mistbank_game* game);

/** The pile that tiles are drawn from (LVL-3).
 *  @param game the game @return 0 to mistbank_game_pile_count()-1. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_active_pile(const mistbank_game* game);

/** The tiles left in a pile.
 *  @param game the game @param pile 0 to mistbank_game_pile_count()-1
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
 *  @param game the game @param type 0 to mistbank_game_type_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_type(const mistbank_game* game, int32_t type,
                                                              mistbank_tile_type* out);

/** One segment of a tile type of a game.
 *  @param game the game @param type 0 to mistbank_game_type_count()-1
 *  @param segment 0 to segment_count-1 of that type
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_segment(const mistbank_game* game, int32_t type,
                                                                 int32_t segment, mistbank_segment* out);

/** The tile type of an id. @param game the game @param id case-sensitive @return its index, -1 for none. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_find_type(const mistbank_game* game, const char* id);

/** The copies of a tile type that nobody has seen: in the piles and face down together (HID-2).
 *  @param game the game @param type 0 to mistbank_game_type_count()-1
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_unseen(const mistbank_game* game, int32_t type);

/* === What lies on the board ====================================================================================== */

/** A tile on the board. 32 bytes. */
typedef struct mistbank_tile {
    int32_t x;           /**< cell, growing east */
    int32_t y;           /**< cell, growing south */
    int32_t type;        /**< -1: face down, and hidden until the game is over (HAU-6) */
    int32_t rotation;    /**< clockwise quarter turns, 0 to 3 */
    int32_t face_down;   /**< 1 or 0 */
    int32_t ghosts;      /**< on all its segments */
    int32_t reserved[2]; /**< 0 */
} mistbank_tile;

/** A meeple on the board. 32 bytes. */
typedef struct mistbank_meeple {
    int32_t colour;   /**< MISTBANK_COLOUR_... */
    int32_t figure;   /**< MISTBANK_FIGURE_... */
    int32_t buried;   /**< 1: it lies on a cemetery for good (CEM-2); else 0 */
    int32_t tile;     /**< index of its tile */
    int32_t segment;  /**< number of its segment */
    int32_t ghosts;   /**< standing on the meeple itself (GCC-4) */
    int32_t hounds;   /**< bit 0: hound I, bit 1: hound II */
    int32_t reserved; /**< 0 */
} mistbank_meeple;

/** A feature: segments joined across sides. 80 bytes. */
typedef struct mistbank_feature {
    int32_t kind;       /**< MISTBANK_SEGMENT_... */
    int32_t tile;       /**< index of the tile of its first segment */
    int32_t segment;    /**< and number there; together they name the feature until the next action */
    int32_t tiles;      /**< COM-12; of a castle or cemetery the tiles on its 9 cells, face-down ones too */
    int32_t open_sides; /**< sides without a partner; castle or cemetery: empty cells among the 8 */
    int32_t coats;      /**< coats of arms of a city */
    int32_t ghosts;     /**< standing on its segments */
    int32_t complete;   /**< 1 or 0: COM-9 to COM-11; a mist bank: finished (MIS-2); a cemetery: closed */
    int32_t haunted;    /**< 1: it can never be completed: a face-down tile, or mist against a clear side; else 0 */
    int32_t worth;      /**< what one colour would score for it as it lies, were it complete (COO-6, CMP-1) */
    int32_t meeples[MISTBANK_MAX_COLOURS]; /**< standing on it, guards too, by colour */
    int32_t cities;                        /**< field: completed cities that it touches (FLD-2) */
    int32_t reserved[3];                   /**< 0 */
} mistbank_feature;

/** The number of tiles on the board, the starting block and face-down tiles included.
 *  @param game the game @return 1 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tile_count(const mistbank_game* game);

/** One tile on the board.
 *  @param game the game @param index 0 to mistbank_game_tile_count()-1, in the order of laying
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tile(const mistbank_game* game, int32_t index,
                                                              mistbank_tile* out);

/** All tiles on the board, in the order of laying.
 *  @param game the game @param out,capacity,count the tiles
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_tiles(const mistbank_game* game, mistbank_tile* out,
                                                               int32_t capacity, int32_t* count);

/** The tile on a cell.
 *  @param game the game @param x cell, growing east; any number
 *  @param y cell, growing south; any number
 *  @return its index, -1 for an empty cell. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_tile_at(const mistbank_game* game, int32_t x, int32_t y);

/** The tile laid face up last. @param game the game @return its index. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_last_tile(const mistbank_game* game);

/** The ghosts on one segment.
 *  @param game the game @param tile index of a face-up tile
 *  @param segment 0 to segment_count-1 of its type
 *  @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_ghosts_on(const mistbank_game* game, int32_t tile, int32_t segment);

/** The meeple on one segment.
 *  @param game the game @param tile index of a face-up tile
 *  @param segment 0 to segment_count-1 of its type
 *  @return its index, -1 for none. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_meeple_on(const mistbank_game* game, int32_t tile, int32_t segment);

/** The number of meeples on the board, buried ones included. @param game the game @return 0 or more. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_meeple_count(const mistbank_game* game);

/** One meeple on the board. Indices change with the next action.
 *  @param game the game @param index 0 to mistbank_game_meeple_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_meeple(const mistbank_game* game, int32_t index,
                                                                mistbank_meeple* out);

/** All meeples on the board.
 *  @param game the game @param out,capacity,count the meeples
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_meeples(const mistbank_game* game, mistbank_meeple* out,
                                                                 int32_t capacity, int32_t* count);

/** The feature that a segment belongs to. Cost: its size.
 *  @param game the game @param tile index of a face-up tile
 *  @param segment 0 to segment_count-1 of its type
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_feature(const mistbank_game* game, int32_t tile,
                                                                 int32_t segment, mistbank_feature* out);

/** All features of the board in the order of their first segments; fields only where they score, and no scenery: a
 *  monastery, castle or cemetery in a game that has none (LVL-1). #mistbank_game_feature tells of scenery that it is one
 *  tile, never complete and worth nothing. Cost: walks the board.
 *  @param game the game @param out,capacity,count the features
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_features(const mistbank_game* game, mistbank_feature* out,
                                                                  int32_t capacity, int32_t* count);

/* === Simulating and learning ===================================================================================== */

/** How a game that was played to its end by chance went. 80 bytes. */
typedef struct mistbank_rollout {
    int32_t outcome;     /**< MISTBANK_OUTCOME_... */
    int32_t loss_reason; /**< MISTBANK_LOSS_... */
    int32_t turns;       /**< the number of the last turn */
    int32_t actions;     /**< applied in this roll-out */
    int32_t winners;     /**< mask of the colours that have won: bits 1 << MISTBANK_COLOUR_... */
    int32_t total;       /**< cooperative: points of the scoring meeple furthest behind; competitive: the most points */
    int32_t totals[MISTBANK_MAX_COLOURS]; /**< points by colour; 0 for a colour without a scoring meeple of its own */
    int32_t ghost_supply;                 /**< ghosts left in the supply */
    int32_t tiles;                        /**< on the board */
    int32_t reserved[6];                  /**< 0 */
} mistbank_rollout;

/** Plays this very game to its end. Of the legal actions each is as likely as another, of external draws each unseen
 *  copy. Tiles come in the order in which they lie; call mistbank_game_determinize() before to shuffle them. Cost:
 *  allocates as mistbank_game_apply() does, and one list of actions.
 *  @param game the game; where it records, undo takes the actions back one by one
 *  @param seed fixes the actions
 *  @param out gets how it went; may be null
 *  @return #MISTBANK_OUT_OF_MEMORY: the game stands where memory ran out; #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_rollout(mistbank_game* game, uint64_t seed,
                                                                 mistbank_rollout* out);

/** Plays copies of a game to their ends; the game itself stays as it is. Entry i is what mistbank_game_determinize()
 *  and then mistbank_game_rollout(), both with seed + i, would give on a copy: so the work can be divided among
 * threads, each with a clone of the game, and comes out the same. Cost: one working copy for all of them.
 *  @param game the game @param seed that of entry 0
 *  @param out gets count entries; null with count 0
 *  @param count 0 or more
 *  @return #MISTBANK_OUT_OF_MEMORY, after which the entries hold nothing of use; #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_rollouts(const mistbank_game* game, uint64_t seed,
                                                                  mistbank_rollout* out, int32_t count);

/** The greatest width and height of a window. */
enum { MISTBANK_MAX_WINDOW = 255 /**< cells */ };

/** A rectangle of cells: what a program that learns looks at. 16 bytes. */
typedef struct mistbank_window {
    int32_t x;      /**< its north-west cell, -32768 to 32767 */
    int32_t y;      /**< likewise */
    int32_t width;  /**< cells, 1 to #MISTBANK_MAX_WINDOW */
    int32_t height; /**< cells, 1 to #MISTBANK_MAX_WINDOW */
} mistbank_window;

/** The window of a size whose middle is the middle of all tiles on the board. It moves as the board grows.
 *  @param game the game @param width 1 to #MISTBANK_MAX_WINDOW @param height 1 to #MISTBANK_MAX_WINDOW
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_window(const mistbank_game* game, int32_t width,
                                                                int32_t height, mistbank_window* out);

/** The number of planes of an observation. @return the same for every game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_plane_count(void);

/** The name of a plane. For each cell a plane holds
 *
 *  | plane | |
 *  |---|---|
 *  | face_up, face_down | 1 where such a tile lies |
 *  | last_laid | 1 on the tile laid face up last |
 *  | subject | 1 on the cell that the open decision is about: that of mistbank_decision |
 *  | fits_0 to fits_3 | 1 where the drawn tile may be laid after so many clockwise quarter turns |
 *  | named | 1 on the cells that other legal actions name |
 *  | road_SIDE, city_SIDE, mist_SIDE | 1 where this side of the tile shows a road, shows a city, is misty |
 *  | joined_SIDE_SIDE | 1 where both sides belong to one road segment or one city segment of the tile |
 *  | held_SIDE | 1 where the road or city of this side has a meeple anywhere on the board |
 *  | haunted_SIDE | 1 where the road or city of this side can never be completed |
 *  | monastery, castle, cemetery | 1 where the tile has one that is no scenery (LVL-1) |
 *  | coats, symbols | coats of arms, and ghost symbols, printed on the tile |
 *  | ghosts | ghosts standing on the tile |
 *  | meeples_seat_0 to _5 | meeples and guards standing on the tile, by the seat of their colour |
 *  | farmers_seat_0 to _5 | those of them that stand on a field |
 *  | guards, buried, hounds | guards of all colours, buried meeples, hounds |
 *  | ghosts_on_meeples | ghosts standing on the meeples of this tile (GCC-4) |
 *
 *  Seats number the colours in play, in their order, from the first colour of whoever looks on: seat 0 is always one's
 *  own colour.
 *  @param index 0 to mistbank_plane_count()-1
 *  @return a static text, null for an index out of range. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_plane_name(int32_t index);

/** The planes of a game over a window: what the players at the table see, and nothing that is hidden. Cost: walks the
 *  tiles of the board, and looks closer at those in the window.
 *  @param game the game @param window where to look
 *  @param player who looks, 0 to players-1
 *  @param out,capacity,count mistbank_plane_count() x height x width bytes: plane by plane, row by row from the
 *  north-west. Amounts above 255 are written as 255.
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_planes(const mistbank_game* game,
                                                                const mistbank_window* window, int32_t player,
                                                                uint8_t* out, int32_t capacity, int32_t* count);

/** The number of scalars of an observation. @return the same for every game. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_scalar_count(void);

/** The name of a scalar.
 *
 *  | scalar | |
 *  |---|---|
 *  | system, level, players | as in mistbank_rules |
 *  | decision, segment, hound, points | as in mistbank_decision |
 *  | decides | 1 if whoever looks has to decide |
 *  | turn | the number of the turn |
 *  | colour | the seat of the decision's colour, -1 for none |
 *  | tile_SIDE | what the tile drawn or laid this turn shows, unturned: MISTBANK_SIDE_KIND_...; 0 without one |
 *  | tile_mist_SIDE | 1 if this side of it is misty |
 *  | tile_roads, tile_cities, tile_monasteries, tile_castles, tile_cemeteries | its segments, scenery left out |
 *  | tile_coats, tile_symbols | its coats of arms and ghost symbols |
 *  | goal, total | points that win, and those of the common scoring meeple; 0 where there is none |
 *  | total_seat_0 to _5 | points of the scoring meeple of this seat's colour |
 *  | own_seat_0 to _5 | 1 if whoever looks plays this seat's colour |
 *  | supply_seat_0 to _5, guards_..., reserve_... | as in mistbank_supply |
 *  | ghost_supply, ghosts_on_board | ghosts |
 *  | hound_1_number, hound_2_number, hound_1_arrived, hound_2_arrived | points that bring it, and whether it came |
 *  | active_pile, pile_0 to pile_2 | from 0, and the tiles left in each |
 *  | set_aside, tiles | tiles set aside, tiles on the board |
 *
 *  @param index 0 to mistbank_scalar_count()-1
 *  @return a static text, null for an index out of range. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_scalar_name(int32_t index);

/** The scalars of a game.
 *  @param game the game @param player who looks, 0 to players-1
 *  @param out,capacity,count mistbank_scalar_count() numbers
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_scalars(const mistbank_game* game, int32_t player,
                                                                 int32_t* out, int32_t capacity, int32_t* count);

/** How many indices the actions of a game within a window have. The same action on the same cell of the window has the
 *  same index in every game of the same tile sets. With C cells, and S the most segments of a tile type of the game:
 *
 *  | indices | actions |
 *  |---|---|
 *  | 4 C | lay: a block of C for each rotation |
 *  | S C | bury, haunt, score, hound: a block for each segment number |
 *  | 1 C | ghost, face_down |
 *  | 3 C | pacify: a block for 1, 2 and 3 ghosts |
 *  | 6 | bury_from_supply, advance: by seat |
 *  | 6 S | meeple: for each seat its segments |
 *  | 6 S | guard: likewise |
 *  | 2 | pass, points |
 *  | T | draw: by tile type; none with automatic draws |
 *
 *  Cells are counted row by row from the north-west, seats as in mistbank_plane_name() for the player who decides.
 *  Actions that share an index never answer the same decision.
 *  @param game the game @param window the window
 *  @return above 0; -1 for a window that is none. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_index_count(const mistbank_game* game, const mistbank_window* window);

/** The index of an action, legal or not.
 *  @param game the game @param window the window @param action any action
 *  @return 0 to mistbank_game_index_count()-1; -1 if it lies outside the window or names what the game does not have,
 *  and for bad arguments. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_index_of(const mistbank_game* game, const mistbank_window* window,
                                                          const mistbank_action* action);

/** The action of an index, legal or not.
 *  @param game the game @param window the window @param index 0 to mistbank_game_index_count()-1
 *  @param action gets it
 *  @return #MISTBANK_WRONG_DECISION: no action of this index answers the open decision; #MISTBANK_GAME_OVER,
 *  #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_at(const mistbank_game* game,
                                                                   const mistbank_window* window, int32_t index,
                                                                   mistbank_action* action);

/** The index of each legal action, in the order of mistbank_game_legal_actions(); -1 outside the window.
 *  @param game the game @param window the window
 *  @param out,capacity,count the indices; mistbank_game_action_bound() always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_indices(const mistbank_game* game,
                                                                       const mistbank_window* window, int32_t* out,
                                                                       int32_t capacity, int32_t* count);

/** Which indices are legal actions: a byte for each, 1 or 0. Legal actions outside the window are missing.
 *  @param game the game @param window the window
 *  @param out,capacity,count mistbank_game_index_count() bytes
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_mask(const mistbank_game* game,
                                                                    const mistbank_window* window, uint8_t* out,
                                                                    int32_t capacity, int32_t* count);

/* === Records and snapshots ======================================================================================= */

/* What one version has stored, every later one loads as the same game: see src/record/FORMAT.md. */

/** What a record tells (HID-4). */
enum {
    MISTBANK_RECORD_FULL = 0, /**< everything, the hidden order of the tiles too */
    MISTBANK_RECORD_OPEN = 1  /**< only what the players saw: it replays as a game with external draws */
};

/** The game as text that people can read, with the text of each tile set that is not built in. Cost: linear in the past, for asking the length too.
 *  @param game the game @param kind MISTBANK_RECORD_...
 *  @param buffer,capacity,length the record
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_record(const mistbank_game* game, int32_t kind,
                                                                   char* buffer, int32_t capacity, int32_t* length);

/** Plays a record again, checking every action.
 *  @param text the record, not kept
 *  @param text_length its bytes, up to #MISTBANK_MAX_RECORD_TEXT, or -1
 *  @param sets the tile sets that it names; those that are built in, or whose text it carries, need not be given; null
 *  with set_count 0
 *  @param set_count 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length "line 12: ..." with what cannot be
 *  @return #MISTBANK_INVALID_RECORD; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or differs
 * from the one played with; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_replay(const char* text, int32_t text_length,
                                                                const mistbank_tile_set* const* sets, int32_t set_count,
                                                                const mistbank_allocator* allocator,
                                                                mistbank_game** game, char* message, int32_t capacity,
                                                                int32_t* length);

/** The game as bytes with version and checksum, the same on every machine. It carries the text of each tile set that is
 *  not built in, and hidden state while the game is open (HID-4). Cost: linear in the past, for asking the count too.
 *  @param game the game @param buffer,capacity,count the snapshot
 *  @return #MISTBANK_NOT_RECORDED, #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT.
 *  @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_to_snapshot(const mistbank_game* game, uint8_t* buffer,
                                                                     int32_t capacity, int32_t* count);

/** The game of a snapshot, its past included. Trusts nothing: every action is checked again.
 *  @param bytes the snapshot, not kept
 *  @param byte_count its bytes
 *  @param sets the tile sets it was played with; those that are built in, or whose text it carries, need not be given;
 *  null with set_count 0
 *  @param set_count 0 to #MISTBANK_MAX_TILE_SETS
 *  @param allocator copied; null for malloc and free
 *  @param game gets the game; the caller frees it
 *  @param message,capacity,length what is wrong
 *  @return #MISTBANK_INVALID_SNAPSHOT; #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_TILE_SET: a set is missing or differs
 *  from the one played with; #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_from_snapshot(
    const uint8_t* bytes, int32_t byte_count, const mistbank_tile_set* const* sets, int32_t set_count,
    const mistbank_allocator* allocator, mistbank_game** game, char* message, int32_t capacity, int32_t* length);

/* === For people's eyes =========================================================================================== */

/* A library built without MISTBANK_RENDERING has none of this, and its users are compiled with MISTBANK_NO_RENDERING;
 * the CMake targets and pkg-config see to that. */
#ifndef MISTBANK_NO_RENDERING

/** How the board is drawn as text. 16 bytes. */
typedef struct mistbank_text_options {
    uint32_t size;       /**< sizeof(mistbank_text_options) */
    int32_t colours;     /**< 1: ANSI colours; default 0 */
    int32_t coordinates; /**< 1: x along the top, y down the left; default 1 */
    int32_t fits;        /**< 1: while a tile is to be laid, mark the cells where it fits; default 0 */
} mistbank_text_options;

/** Fills in the defaults.
 *  @param options gets the defaults and its size
 *  @param size sizeof(mistbank_text_options) as the caller was compiled
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or a size that no version had. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_text_options_init(mistbank_text_options* options, uint32_t size);

/** The whole board as lines of text, tiles side by side. Cost: linear in the text, for asking the length too.
 *  @param game the game @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also for a board that reaches
 *  so far, say 900 tiles wide and high, that its text would be longer than #MISTBANK_MAX_BOARD_TEXT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_text(const mistbank_game* game,
                                                                     const mistbank_text_options* options, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** How the game stands, a few lines: turn, points, ghosts, piles, hounds, supplies, and the drawn tile as a picture.
 *  @param game the game @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_status(const mistbank_game* game,
                                                                       const mistbank_text_options* options,
                                                                       char* buffer, int32_t capacity, int32_t* length);

/** One tile type as lines of text, as it lies after some quarter turns.
 *  @param game the game @param type 0 to mistbank_game_type_count()-1
 *  @param rotation clockwise quarter turns, 0 to 3
 *  @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_tile(const mistbank_game* game, int32_t type,
                                                                     int32_t rotation,
                                                                     const mistbank_text_options* options, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** In `theme` of mistbank_svg_options: for a light or a dark page. */
enum { MISTBANK_SVG_THEME_LIGHT = 0, MISTBANK_SVG_THEME_DARK = 1 };

/** In `tile_size` of mistbank_svg_options, in pixels. */
enum { MISTBANK_SVG_MIN_TILE_SIZE = 16, MISTBANK_SVG_MAX_TILE_SIZE = 512 };

/** How the board is drawn as a picture. 28 bytes. */
typedef struct mistbank_svg_options {
    uint32_t size;       /**< sizeof(mistbank_svg_options) */
    int32_t tile_size;   /**< width of a tile in pixels, 16 to 512; default 80 */
    int32_t legend;      /**< 1: beside the board how the game stands; default 1 */
    int32_t fits;        /**< 1: while a tile is to be laid, mark the cells where it fits; default 0 */
    int32_t coordinates; /**< 1: x along the top, y down the left; default 0 */
    int32_t last_tile;   /**< 1: outline the tile laid face up last; default 1 */
    int32_t theme;       /**< MISTBANK_SVG_THEME_*; default light */
} mistbank_svg_options;

/** Fills in the defaults.
 *  @param options gets the defaults and its size
 *  @param size sizeof(mistbank_svg_options) as the caller was compiled
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or a size that no version had. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_svg_options_init(mistbank_svg_options* options, uint32_t size);

/** The whole board as one SVG picture: self-contained, without scripts, and safe to embed in a page with others. Equal
 *  boards with equal options give equal bytes, on every machine. It shows what the players see and no more. Cost:
 *  linear in the tiles, for asking the length too; about 12 KB and 1.2 KB a tile.
 *  @param game the game @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also an option out of its
 *  range, which the message names. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_svg(const mistbank_game* game,
                                                                    const mistbank_svg_options* options, char* buffer,
                                                                    int32_t capacity, int32_t* length);

/** One tile type as an SVG picture, as it lies after some quarter turns, its ghost symbols included.
 *  @param game the game @param type 0 to mistbank_game_type_count()-1
 *  @param rotation clockwise quarter turns, 0 to 3
 *  @param options null for the defaults; tile_size and theme count
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also an option out of its
 *  range, which the message names. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_tile_svg(const mistbank_game* game, int32_t type,
                                                                         int32_t rotation,
                                                                         const mistbank_svg_options* options,
                                                                         char* buffer, int32_t capacity,
                                                                         int32_t* length);

/** An event as a sentence, without a line end: "red lays 14a at 2,1".
 *  @param game the game of the event
 *  @param event the event
 *  @param buffer,capacity,length the sentence
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_sentence(const mistbank_game* game,
                                                                  const mistbank_event* event, char* buffer,
                                                                  int32_t capacity, int32_t* length);

#endif /* MISTBANK_NO_RENDERING */

#ifdef __cplusplus
}
#endif

#endif
