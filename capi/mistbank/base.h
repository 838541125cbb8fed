/**
 * @file mistbank/base.h
 * What every part of the C API needs: how functions are declared, the version, statuses, bounds, memory.
 */
#ifndef MISTBANK_BASE_H
#define MISTBANK_BASE_H

#include <stddef.h>
#include <stdint.h>

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

#ifdef __cplusplus
extern "C" {
#endif

/** The version of the library that runs. @return a static text such as "2.1.0"; between
 *  releases "2.1.0-dev". @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_version(void);

/** The ABI version of the library that runs.
 *  @return #MISTBANK_ABI_VERSION of the header it was built with. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_abi_version(void);

/** What a call answers: one of the constants below. */
typedef int32_t mistbank_status;

/** What a call answers. */
enum {
    MISTBANK_OK = 0,                /**< done */
    MISTBANK_INVALID_ARGUMENT = 1,  /**< an argument is null, out of range or of the wrong size */
    MISTBANK_OUT_OF_MEMORY = 2,     /**< the allocator gave nothing */
    MISTBANK_BUFFER_TOO_SMALL = 3,  /**< nothing was written; the needed count came back */
    MISTBANK_INVALID_RULES = 4,     /**< the rules cannot be played; the message names the field */
    MISTBANK_INVALID_TILE_SET = 5,  /**< the text is no tile set, or one that cannot be played; the message names
                                        line, column and reason */
    MISTBANK_ILLEGAL_ACTION = 6,    /**< the rules forbid this action here; the message names the clause */
    MISTBANK_WRONG_DECISION = 7,    /**< the action answers another decision than the open one: it is stale, or
                                        belongs to another game */
    MISTBANK_GAME_OVER = 8,         /**< no action is left */
    MISTBANK_NOTHING_TO_UNDO = 9,   /**< the game stands at its start */
    MISTBANK_NOT_RECORDED = 10,     /**< the game was told not to record: it has no past to undo or write */
    MISTBANK_INVALID_RECORD = 11,   /**< the text is no record; the message names the line */
    MISTBANK_INVALID_SNAPSHOT = 12, /**< the bytes are damaged, of another version, or of no game */
    MISTBANK_UNKNOWN_NAME = 13,     /**< no preset, tile set, tile or colour has this name */
    MISTBANK_INTERNAL_ERROR = 14,   /**< a defect of the library; please report it with the record */
    MISTBANK_INVALID_JSON = 15,     /**< the text is no JSON, or says something else than what is read; the message
                                        names line, column and reason @since 2.0 */
    MISTBANK_INVALID_POSITION = 16  /**< the text is no position, or one that cannot be; the message names line, column
                                        and clause @since 2.1 */
};

/** A short English name of a status.
 *  @param status any number
 *  @return a static text, "unknown status" for a number that is none. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_status_text(mistbank_status status);

/** Upper bounds, and capacities that suffice. */
enum {
    MISTBANK_MAX_COLOURS = 6,           /**< colours in play */
    MISTBANK_MAX_PLAYERS = 6,           /**< players of a game */
    MISTBANK_MAX_SEGMENTS = 16,         /**< segments of a tile type */
    MISTBANK_MAX_FIGURE_KINDS = 16,     /**< kinds of figures that a supply has room for, more than there are */
    MISTBANK_MAX_GOODS = 3,             /**< kinds of goods */
    MISTBANK_MAX_SOURCES = 32,          /**< sources that a tally has room for, more than there are @since 2.1 */
    MISTBANK_MAX_ACTIONS = 16384,       /**< legal actions with this version's sets; see mistbank_game_action_bound() */
    MISTBANK_MAX_TILE_SETS = 32,        /**< tile sets of a game */
    MISTBANK_MAX_TILE_TYPES = 1024,     /**< tile types in all tile sets of a game */
    MISTBANK_MAX_START_TILES = 16,      /**< tiles of a starting block */
    MISTBANK_MAX_TILE_TEXT = 1048576,   /**< bytes of a tile set's text */
    MISTBANK_MAX_RECORD_TEXT = 4194304, /**< bytes of a record */
    MISTBANK_MAX_JSON_TEXT = 4194304,   /**< bytes of a JSON text that is read */
    MISTBANK_MAX_POSITION_TEXT = 4194304, /**< bytes of a position @since 2.1 */
    MISTBANK_TILE_ID_CAPACITY = 16,       /**< bytes of a tile's id, NUL included */
    MISTBANK_ACTION_TEXT_CAPACITY = 64,   /**< bytes of the longest text form of an action, NUL included */
    MISTBANK_MAX_BOARD_TEXT = 67108864,   /**< bytes of a board as text */
    MISTBANK_MESSAGE_CAPACITY = 512       /**< bytes of the longest message, NUL included; longer ones are cut */
};

/** Where a game or a tile set takes its memory from, aligned as malloc aligns it. It must outlive them and the clones
 * of a game, which share what never changes: if they run on different threads, so may the calls of the allocator. */
typedef struct mistbank_allocator {
    void*(MISTBANK_CALL* allocate)(void* context, size_t bytes); /**< answers null when there is no memory */
    void(MISTBANK_CALL* release)(void* context, void* memory);   /**< memory is never null */
    void* context;                                               /**< passed to both */
} mistbank_allocator;

#ifdef __cplusplus
}
#endif

#endif
