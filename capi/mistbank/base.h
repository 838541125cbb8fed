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

/* The attribute of exported and imported functions. A host that embeds the sources may define its own MISTBANK_API. */
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
 *  @return #MISTBANK_ABI_VERSION of the header that the library was built with. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_abi_version(void);

/** Returns a short English name of a status.
 *  @param status any number
 *  @return a static text, "unknown status" for an unknown number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_status_text(mistbank_status status);

/** The source of memory for a game or a tile set. The memory must be aligned like memory from malloc. An allocator must
 *  outlive its games, their clones (which share constant data) and its tile sets. Clones on different threads call the
 *  allocator from these threads. */
typedef struct mistbank_allocator {
    void*(MISTBANK_CALL* allocate)(void* context, size_t bytes); /**< returns null when memory runs out */
    void(MISTBANK_CALL* release)(void* context, void* memory);   /**< memory is never null */
    void* context;                                               /**< passed to both functions */
} mistbank_allocator;

#ifdef __cplusplus
}
#endif

/** @} */

#endif
