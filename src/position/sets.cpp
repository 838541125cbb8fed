#include "position/sets.hpp"

#include <algorithm>

namespace mistbank {
namespace {

std::optional<TileSet> builtin_set(const NamedSet& wanted, Error& error, const Allocator& memory) {
    return wanted.has_fingerprint ? TileSet::builtin(wanted.name, wanted.fingerprint, error, memory)
                                  : TileSet::builtin(wanted.name, error, memory);
}

bool is_any_called(std::string_view name, const TileSet* sets, std::size_t set_count) {
    return !TileSet::builtin_text(name).empty() ||
           std::any_of(sets, sets + set_count, [&](const TileSet& set) { return set.name() == name; });
}

}  // namespace

bool is_wanted(const NamedSet& wanted, const TileSet& set) {
    return set.name() == wanted.name && (!wanted.has_fingerprint || set.fingerprint() == wanted.fingerprint);
}

bool find_set(const NamedSet& wanted, const TileSet* sets, std::size_t set_count, HostVector<TileSet>& found,
              Error& error) {
    const Allocator memory = found.get_allocator().host;
    const TileSet* given =
        std::find_if(sets, sets + set_count, [&](const TileSet& set) { return is_wanted(wanted, set); });
    if (given != sets + set_count) {
        found.emplace_back(*given, memory);
        return true;
    }
    if (auto built_in = builtin_set(wanted, error, memory)) {
        found.push_back(std::move(*built_in));
        return true;
    }
    if (is_any_called(wanted.name, sets, set_count)) {
        error = {Status::invalid_tile_set,
                 Message::of("the tile set ", wanted.name, " differs from the tile set of the game")};
    } else {
        error = {Status::unknown_name, Message::of("the tile set ", wanted.name, " is neither given nor built in")};
    }
    return false;
}

std::size_t count_given_sets(const Rules& rules, const HostVector<TileSet>& sets) {
    const auto is_same = [&](std::size_t i, const TileSet& builtin) {
        return sets[i].name() == builtin.name() && sets[i].text().empty() &&
               sets[i].fingerprint() == builtin.fingerprint();
    };
    return are_default_sets(rules, sets.size(), sets.get_allocator().host, is_same) ? 0 : sets.size();
}

std::string_view text_to_carry(const Setup::SetName& set, const Allocator& allocator) {
    Error error;
    if (set.text.empty() || TileSet::builtin(set.name, set.fingerprint, error, allocator)) return {};
    return {set.text.data(), set.text.size()};
}

}  // namespace mistbank
