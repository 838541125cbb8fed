// Where a game takes its memory from.
#pragma once

#include <cstddef>

namespace mistbank {

/// A host's own memory for a game. `allocate` answers null when there is none; both get `context`.
/// The memory must be aligned as malloc aligns it.
struct Allocator {
    void* (*allocate)(void* context, std::size_t bytes) = nullptr;  ///< gives memory, or null
    void (*release)(void* context, void* memory) = nullptr;         ///< takes back what allocate gave
    void* context = nullptr;                                        ///< the host's own, handed to both
};

}  // namespace mistbank
