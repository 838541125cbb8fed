// How much memory a game takes, before it is made.
#pragma once

#include <cstddef>
#include <optional>

#include "mistbank/allocator.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/status.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank {

/// Estimates how many bytes a game takes when it is played to its end and has recorded its past. Random games of every
/// preset, and of large tile sets, stay within the estimate. Built-in tile sets, which all games share, are not counted.
/// The arguments are those of Game::create(), which would refuse the same (invalid_rules, invalid_tile_set,
/// out_of_memory): then nothing comes back and `error` says why. Cost: a fifth of a millisecond, and for large tile sets
/// in proportion to their types of tiles; it allocates what it needs to look at the sets, and gives it back.
std::optional<std::size_t> game_bytes(const Rules& rules, const TileSet* sets, std::size_t set_count, Error& error,
                                      const Allocator* allocator = nullptr);

}  // namespace mistbank
