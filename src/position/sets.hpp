// Which tile sets a stored game was played with.
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

/// Whether this is the set: it has the name, and the fingerprint where there is one.
bool is_wanted(const NamedSet& wanted, const TileSet& set);

/// Adds the set to `found`, in its memory: one of those given, else a built-in one, perhaps of an earlier version.
/// False with `error` if there is none of this name (unknown_name), or only another than was played with
/// (invalid_tile_set).
bool find_set(const NamedSet& wanted, const TileSet* sets, std::size_t set_count, HostVector<TileSet>& found,
              Error& error);

/// The text that a stored game carries of a set which it was played with; empty for a built-in set. `allocator`: for
/// the memory that it takes to see whether it is one.
std::string_view text_to_carry(const Setup::SetName& set, const Allocator& allocator);

}  // namespace mistbank
