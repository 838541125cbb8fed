// Games from positions, positions as text, and consistency checks.
#include "mistbank/position.hpp"

#include <utility>

#include "boundary.hpp"

using namespace mistbank;
using namespace mistbank::capi;

mistbank_status mistbank_game_from_position(const char* text, std::int32_t text_length,
                                            const mistbank_tile_set* const* sets, std::int32_t set_count,
                                            const mistbank_allocator* allocator, mistbank_game** game, char* message,
                                            std::int32_t capacity, std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (!is_text(text, text_length)) return refusal(wrong_text(text));
        return read_game(sets, set_count, allocator, game,
                         [&](const HostVector<TileSet>& all, const Allocator& memory, Error& error) {
                             return from_position(view_of(text, text_length), all.data(), all.size(), error, &memory);
                         });
    });
}

mistbank_status mistbank_game_to_position(const mistbank_game* game, std::int32_t viewer, char* buffer,
                                          std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!is_viewer(game->game, viewer)) return refused(wrong_viewer);
        HostString text(game->allocator);
        to_position(game->game, viewer, text);
        return put_text(text, buffer, capacity, length);
    });
}

mistbank_status mistbank_game_check(const mistbank_game* game, char* buffer, std::int32_t capacity,
                                    std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        HostString flaws(game->allocator);
        flaws_of(game->game, flaws);
        return put_text(flaws, buffer, capacity, length);
    });
}
