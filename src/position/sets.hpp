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

/// Returns true if the set has this name and this fingerprint, if there is one.
bool is_wanted(const NamedSet& wanted, const TileSet& set);

/// Adds the set to `found`, in the memory of that list: a given set, or a built-in set, possibly from an earlier
/// version. Returns false and sets `error` if no set has this name (unknown_name) or only a different set has it
/// (invalid_tile_set).
bool find_set(const NamedSet& wanted, const TileSet* sets, std::size_t set_count, HostVector<TileSet>& found,
              Error& error);

/// Returns whether a game of these rules and `count` sets plays the built-in sets that follow from the rules.
/// @param is_same receives an index and the built-in set at this place; returns whether the game plays this set there
template <class IsSame>
bool are_default_sets(const Rules& rules, std::size_t count, const Allocator& memory, IsSame is_same) {
    for (std::size_t i = 0; i < count; ++i) {
        const char* const name = default_set(rules, static_cast<int>(i));
        if (name == nullptr || !is_same(i, builtin_set(builtin_index(name), memory))) return false;
    }
    return default_set(rules, static_cast<int>(count)) == nullptr;
}

/// Returns the number of sets that a new game of these rules needs: 0 for the built-in sets that follow from the rules,
/// because games without given sets and without memory of a host share their setup.
std::size_t count_given_sets(const Rules& rules, const HostVector<TileSet>& sets);
/// Returns null for the default allocator.
inline const Allocator* host_of(const Allocator& allocator) { return allocator == Allocator{} ? nullptr : &allocator; }

/// The text of a set, as a stored game contains it; empty for a built-in set. `allocator` provides memory for the
/// comparison with the built-in sets.
std::string_view text_to_carry(const Setup::SetName& set, const Allocator& allocator);

}  // namespace mistbank
