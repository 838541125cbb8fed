#include "record/sets.hpp"

namespace mistbank {
namespace {

const TileSet* given_set(std::string_view name, const TileSet* sets, std::size_t set_count) {
    for (std::size_t i = 0; i < set_count; ++i) {
        if (sets[i].name() == name) return &sets[i];
    }
    return nullptr;
}

}  // namespace

bool find_set(const NamedSet& wanted, const TileSet* sets, std::size_t set_count, HostVector<TileSet>& found,
              Error& error) {
    const Allocator memory = found.get_allocator().host;
    if (const TileSet* given = given_set(wanted.name, sets, set_count)) {
        found.emplace_back(*given, memory);
    } else if (auto built_in = TileSet::builtin(wanted.name, error, memory)) {
        found.push_back(std::move(*built_in));
    } else {
        error = {Status::unknown_name, Message::of("the tile set ", wanted.name, " is neither given nor built in")};
        return false;
    }
    if (wanted.has_fingerprint && found.back().fingerprint() != wanted.fingerprint) {
        error = {Status::invalid_tile_set,
                 Message::of("the tile set ", wanted.name, " differs from the one the game was played with")};
        return false;
    }
    return true;
}

}  // namespace mistbank
