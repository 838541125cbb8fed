// Finds the tile sets of a stored game.
#pragma once

#include <string_view>

#include "mistbank/tile_set.hpp"
#include "rules/setup.hpp"
#include "tiles/builtin_cache.hpp"

namespace mistbank {

struct NamedSet {
    std::string_view name;
    bool has_fingerprint = false;
    std::uint64_t fingerprint = 0;
};

/// Returns whether the set has the wanted name, and the wanted fingerprint if one is given.
bool is_wanted(const NamedSet& wanted, const TileSet& set);

/// Finds a set among `sets` and the built-in sets, including those of earlier versions, and adds it to `found`. The
/// memory comes from the allocator of that list. Returns false and sets `error` if no set has the name (unknown_name)
/// or only a set with another fingerprint has it (invalid_tile_set).
bool find_set(const NamedSet& wanted, const TileSet* sets, std::size_t set_count, HostVector<TileSet>& found,
              Error& error);

/// Returns whether a game of these rules with `count` sets uses exactly the default sets of the rules.
/// @param is_same receives an index and the default set with this index; returns whether the game's set with this index
///     is equal
template <class IsSame>
bool are_default_sets(const Rules& rules, std::size_t count, const Allocator& memory, IsSame is_same) {
    for (std::size_t i = 0; i < count; ++i) {
        const char* const name = default_set(rules, static_cast<int>(i));
        if (name == nullptr || !is_same(i, builtin_set(builtin_index(name), memory))) return false;
    }
    return default_set(rules, static_cast<int>(count)) == nullptr;
}

/// Returns the number of sets to pass when creating a game. It is 0 for the default sets of the rules: games that are
/// created without sets and without an allocator share their setup.
std::size_t count_given_sets(const Rules& rules, const HostVector<TileSet>& sets);
/// Returns a pointer to the allocator; null for the default allocator.
inline const Allocator* host_of(const Allocator& allocator) { return allocator == Allocator{} ? nullptr : &allocator; }

/// Returns the text of a set for a stored game; empty for a built-in set. `allocator` provides memory for comparing
/// with the built-in sets.
std::string_view text_to_carry(const Setup::SetName& set, const Allocator& allocator);

}  // namespace mistbank
