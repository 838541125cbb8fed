// Caches the built-in tile sets.
#pragma once

#include "mistbank/tile_set.hpp"

namespace mistbank {

/// Returns built-in set number `index`, which must be below TileSet::builtin_count(). The first request reads the set
/// with temporary memory from `reading`. The set stays in static memory until the program ends. Thread-safe. Throws
/// std::bad_alloc if there is no memory for reading the set.
const TileSet& builtin_set(int index, const Allocator& reading);

/// Returns the index of the built-in set with this name; -1 for an unknown name.
int builtin_index(std::string_view name) noexcept;

}  // namespace mistbank
