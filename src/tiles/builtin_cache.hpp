// The cache of the built-in tile sets.
#pragma once

#include "mistbank/tile_set.hpp"

namespace mistbank {

/// Returns built-in set number `index`, below TileSet::builtin_count(). The first request reads the set, with temporary
/// memory from `reading`, and keeps it until the program ends, in memory from no host. Thread-safe. Throws
/// std::bad_alloc if there is no memory for reading the set.
const TileSet& builtin_set(int index, const Allocator& reading);

/// The index of the built-in set of this name, -1 for none.
int builtin_index(std::string_view name) noexcept;

}  // namespace mistbank
