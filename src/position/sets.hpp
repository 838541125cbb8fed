// Finds the tile sets of a stored game.
#pragma once

#include <string_view>

#include "mistbank/tile_set.hpp"
#include "rules/setup.hpp"

namespace mistbank {

struct NamedSet {
    std::string_view name;
    bool has_fingerprint = false;
    std::uint64_t fingerprint = 0;
};

/// Returns true if the set has this name and this fingerprint, if there is one.
bool is_wanted(const NamedSet& wanted, const TileSet& set);

/// Adds the set to `found`, in the memory of that list: a given set, or a built-in set, possibly from an earlier
/// version. Returns false and sets `error` if no set has this name (unknown_name) or only a different set has it
/// (invalid_tile_set).
bool find_set(const NamedSet& wanted, const TileSet* sets, std::size_t set_count, HostVector<TileSet>& found,
              Error& error);

/// The text of a set, as a stored game contains it; empty for a built-in set. `allocator` provides memory for the
/// comparison with the built-in sets.
std::string_view text_to_carry(const Setup::SetName& set, const Allocator& allocator);

}  // namespace mistbank
