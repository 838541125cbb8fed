// Hostile calls on positions: arbitrary viewers, damaged texts, and memory that runs out.
#pragma once

#include "host.hpp"

namespace fuzz {

/// Checks that the state of a game obeys the rules after all previous calls. The check itself can run out of memory.
inline void soundness(Host& host) {
    const mistbank_game* game = host.game();
    std::int32_t length = -1;
    if (mistbank_game_check(game, nullptr, 0, &length) == MISTBANK_OK) FUZZ_CHECK(length == 0);
    fill<char>(host, [&](auto... buffer) { return mistbank_game_check(game, buffer...); });
}

inline void set_up(Host& host) {
    const mistbank_game* game = host.game();
    const std::int32_t viewer = host.bytes.next(4) == 3 ? host.bytes.next_number() : MISTBANK_VIEWER_HOST;
    std::vector<char> position(1 << 16);
    std::int32_t length = 0;
    const auto size = static_cast<std::int32_t>(position.size());
    if (mistbank_game_to_position(game, viewer, position.data(), size, &length) != MISTBANK_OK) return;
    if (host.bytes.next(2) == 1) {
        position[static_cast<std::size_t>(length) * host.bytes.next() / 255] = static_cast<char>(host.bytes.next());
    }
    std::int32_t count = 0;
    const mistbank_tile_set* const* sets = host.some_sets(count);
    const mistbank_allocator* allocator = host.allocator();
    mistbank_game** made = host.new_game();
    const mistbank_status status = with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* filled) {
        return mistbank_game_from_position(position.data(), length, sets, count, allocator, made, buffer, capacity,
                                           filled);
    });
    if (made != nullptr) FUZZ_CHECK((*made != nullptr) == (status == MISTBANK_OK));
}

}  // namespace fuzz
