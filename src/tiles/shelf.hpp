// The built-in tile sets, read once.
#pragma once

#include "mistbank/tile_set.hpp"

namespace mistbank {

/// Built-in set number `index`, below TileSet::builtin_count(). It is read when it is first asked for, with some of
/// `reading`'s memory meanwhile, and stays for as long as the program runs, in memory that no host has given. May be
/// called by several threads at a time. Throws std::bad_alloc if there is no memory to read it in.
const TileSet& builtin_set(int index, const Allocator& reading);

/// The index of the built-in set of this name, -1 for none.
int builtin_index(std::string_view name) noexcept;

}  // namespace mistbank
