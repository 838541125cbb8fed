/**
 * @file mistbank/base.h
 * Common declarations of the C API: export of functions, version, statuses, memory.
 */
#ifndef MISTBANK_BASE_H
#define MISTBANK_BASE_H

#include <stddef.h>
#include <stdint.h>

#include "bounds.h"
#include "kinds.h"
#include "pieces.h"

/** @addtogroup mistbank_library
 *  @{ */

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

/** Returns the version of the loaded library.
 *  @return a static text such as "2.1.0"; between releases "2.1.0-dev". @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_version(void);

/** Returns the ABI version of the loaded library.
 *  @return #MISTBANK_ABI_VERSION of the header it was built with. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_abi_version(void);

/** Returns a short English name of a status.
 *  @param status any number
 *  @return a static text, "unknown status" for an unknown number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_status_text(mistbank_status status);

/** The source of memory for a game or a tile set, with the alignment of malloc. It must outlive them and the clones of
 *  a game, which share constant data. If clones run on different threads, their calls of the allocator do too. */
typedef struct mistbank_allocator {
    void*(MISTBANK_CALL* allocate)(void* context, size_t bytes); /**< returns null when memory runs out */
    void(MISTBANK_CALL* release)(void* context, void* memory);   /**< memory is never null */
    void* context;                                               /**< passed to both */
} mistbank_allocator;

#ifdef __cplusplus
}
#endif

/** @} */

#endif
