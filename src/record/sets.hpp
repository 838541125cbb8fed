// Which tile sets a stored game was played with.
#pragma once

#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

struct NamedSet {
    std::string_view name;
    bool has_fingerprint = false;
    std::uint64_t fingerprint = 0;
};

/// Adds the set of this name to `found`, in its memory: one of those given, else a built-in one. False with `error` if
/// there is none (unknown_name) or it is another than was played with (invalid_tile_set).
bool find_set(const NamedSet& wanted, const TileSet* sets, std::size_t set_count, HostVector<TileSet>& found,
              Error& error);

}  // namespace mistbank
