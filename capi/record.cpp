// Records and snapshots of games.
#include "mistbank/record.hpp"

#include <utility>

#include "boundary.hpp"
#include "game/quoted.hpp"

using namespace mistbank;
using namespace mistbank::capi;

namespace {

bool is_record_kind(std::int32_t kind) noexcept { return kind == MISTBANK_RECORD_FULL || kind == MISTBANK_RECORD_OPEN; }

}  // namespace

mistbank_status mistbank_game_to_record(const mistbank_game* game, std::int32_t kind, char* buffer,
                                        std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!is_record_kind(kind))
            return refuse_number(*game, "kind", kind, MISTBANK_RECORD_FULL, MISTBANK_RECORD_OPEN);
        Error error;
        HostString text(game->allocator);
        if (to_record(game->game, static_cast<RecordKind>(kind), text, error))
            return put_text(text, buffer, capacity, length);
        keep_message(*game, error.message);
        return {error.status, nullptr};
    });
}

mistbank_status mistbank_game_replay(const char* text, std::int32_t text_length, const mistbank_tile_set* const* sets,
                                     std::int32_t set_count, const mistbank_allocator* allocator, mistbank_game** game,
                                     char* message, std::int32_t capacity, std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (!is_text(text, text_length)) return refusal(wrong_text(text));
        return read_game(sets, set_count, allocator, game,
                         [&](const HostVector<TileSet>& all, const Allocator& memory, Error& error) {
                             return replay(view_of(text, text_length), all.data(), all.size(), error, &memory);
                         });
    });
}

mistbank_status mistbank_game_to_snapshot(const mistbank_game* game, std::uint8_t* buffer, std::int32_t capacity,
                                          std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        Error error;
        HostVector<std::uint8_t> bytes(game->allocator);
        if (to_snapshot(game->game, bytes, error))
            return put_list(bytes.size(), buffer, capacity, count, [&](std::size_t i) { return bytes[i]; });
        keep_message(*game, error.message);
        return {error.status, nullptr};
    });
}

mistbank_status mistbank_game_from_snapshot(const std::uint8_t* bytes, std::int32_t byte_count,
                                            const mistbank_tile_set* const* sets, std::int32_t set_count,
                                            const mistbank_allocator* allocator, mistbank_game** game, char* message,
                                            std::int32_t capacity, std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (bytes == nullptr || byte_count < 0)
            return refusal(bytes == nullptr ? "bytes is null" : "byte_count is negative");
        const auto size = static_cast<std::size_t>(byte_count);
        return read_game(sets, set_count, allocator, game,
                         [&](const HostVector<TileSet>& all, const Allocator& memory, Error& error) {
                             return from_snapshot(bytes, size, all.data(), all.size(), error, &memory);
                         });
    });
}

mistbank_status mistbank_game_set_header(mistbank_game* game, const char* key, const char* value) {
    return on_game(game, [&]() -> Answer {
        if (key == nullptr) return refused("key is null");
        if (value == nullptr) {
            game->game.remove_header(key);
            return done;
        }
        Error error;
        if (game->game.set_header(key, value, error)) return done;
        keep_message(*game, error.message);
        return {error.status, nullptr};
    });
}

mistbank_status mistbank_game_header(const mistbank_game* game, const char* key, char* buffer, std::int32_t capacity,
                                     std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (key == nullptr) return refused("key is null");
        const std::optional<std::string_view> value = game->game.header(key);
        if (value) return put_text(*value, buffer, capacity, length);
        keep_message(*game, Message::of("the game has no header ", quoted(key)));
        return {Status::unknown_name, nullptr};
    });
}

mistbank_status mistbank_game_headers(const mistbank_game* game, char* buffer, std::int32_t capacity,
                                      std::int32_t* length) {
    return on_game(game, [&] { return put_text(game->game.headers(), buffer, capacity, length); });
}
