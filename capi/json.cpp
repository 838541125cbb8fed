// Rules, actions, events, tile sets and positions as JSON.
#include "mistbank/json.hpp"

#include <cstddef>
#include <utility>

#include "boundary.hpp"

using namespace mistbank;
using namespace mistbank::capi;

namespace {

/// Memory for one short text, for calls that have no allocator from the host. Only the first allocation succeeds.
struct Room {
    alignas(std::max_align_t) char bytes[4096];
    bool is_taken = false;

    Allocator allocator() {
        return {[](void* context, std::size_t size) -> void* {
                    Room& room = *static_cast<Room*>(context);
                    if (room.is_taken || size > sizeof room.bytes) return nullptr;
                    room.is_taken = true;
                    return room.bytes;
                },
                [](void*, void*) {}, this};
    }
};

/// Calls `write` and copies its text to the caller's buffer.
template <class Write>
Answer put_json(const Allocator& memory, char* buffer, std::int32_t capacity, std::int32_t* length, Write write) {
    HostString text(memory);
    write(text);
    return put_text(text, buffer, capacity, length);
}

/// Works like with_message(), but also copies the message of a successful body, which lists the ignored fields.
template <class Body>
mistbank_status with_remarks(const MessageBuffer& message, Body&& body) noexcept {
    if (!message.usable()) return MISTBANK_INVALID_ARGUMENT;
    Message ignored;
    const Answer answer = answer_of([&]() -> Answer {
        const Error error = body(ignored);
        message.put(error.status == Status::ok ? ignored : error.message);
        return {error.status, nullptr};
    });
    if (answer.reason != nullptr) message.put(answer.reason);
    return status_of(answer.status);
}

}  // namespace

mistbank_status mistbank_rules_to_json(const mistbank_rules* rules, char* buffer, std::int32_t capacity,
                                       std::int32_t* length) {
    if (!is_rules(rules)) return MISTBANK_INVALID_ARGUMENT;
    const auto write = [&]() -> Answer {
        Room room;
        HostString text(room.allocator());
        text.reserve(sizeof room.bytes / 2);
        Error error;
        if (!to_json(rules_of(*rules), text, error)) return {error.status, nullptr};
        return put_text(text, buffer, capacity, length);
    };
    return status_of(answer_of(write).status);
}

mistbank_status mistbank_rules_from_json(const char* text, std::int32_t text_length, mistbank_rules* rules,
                                         char* message, std::int32_t capacity, std::int32_t* length) {
    return with_remarks({message, capacity, length}, [&](Message& ignored) -> Error {
        if (!is_text(text, text_length)) return refusal(wrong_text(text));
        if (!is_rules(rules)) return refusal(wrong_rules(rules));
        Error error;
        const std::optional<Rules> read = rules_from_json(view_of(text, text_length), error, &ignored);
        if (read) put_rules(*read, rules);
        return error;
    });
}

mistbank_status mistbank_game_action_to_json(const mistbank_game* game, const mistbank_action* action, char* buffer,
                                             std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (action == nullptr) return refused("action is null");
        return put_json(game->allocator, buffer, capacity, length,
                        [&](HostString& text) { to_json(game->game, action_of(*action), text); });
    });
}

mistbank_status mistbank_game_action_from_json(const mistbank_game* game, const char* text, std::int32_t text_length,
                                               mistbank_action* action, char* message, std::int32_t capacity,
                                               std::int32_t* length) {
    return with_remarks({message, capacity, length}, [&](Message& ignored) -> Error {
        if (game == nullptr) return refusal("game is null");
        if (!is_text(text, text_length)) return refusal(wrong_text(text));
        if (action == nullptr) return refusal("action is null");
        Error error;
        const std::optional<Action> read = action_from_json(game->game, view_of(text, text_length), error, &ignored);
        if (read) *action = action_of(*read);
        return error;
    });
}

mistbank_status mistbank_game_event_to_json(const mistbank_game* game, const mistbank_event* event, char* buffer,
                                            std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (event == nullptr) return refused("event is null");
        return put_json(game->allocator, buffer, capacity, length,
                        [&](HostString& text) { to_json(game->game, event_of(*event), text); });
    });
}

mistbank_status mistbank_tile_set_to_json(const mistbank_tile_set* set, char* buffer, std::int32_t capacity,
                                          std::int32_t* length) {
    if (set == nullptr) return MISTBANK_INVALID_ARGUMENT;
    return status_of(answer_of([&] {
                         return put_json(set->allocator, buffer, capacity, length,
                                         [&](HostString& text) { to_json(set->set, text); });
                     }).status);
}

mistbank_status mistbank_tile_set_from_json(const char* text, std::int32_t text_length,
                                            const mistbank_allocator* allocator, mistbank_tile_set** set, char* message,
                                            std::int32_t capacity, std::int32_t* length) {
    return with_remarks({message, capacity, length}, [&](Message& ignored) -> Error {
        if (!is_text(text, text_length)) return refusal(wrong_text(text));
        if (!is_allocator(allocator)) return refusal(wrong_allocator);
        if (set == nullptr) return refusal("set is null");
        const Allocator memory = allocator_of(allocator);
        Error error;
        std::optional<TileSet> read = tile_set_from_json(view_of(text, text_length), error, memory, &ignored);
        if (read) *set = new_handle<mistbank_tile_set>(memory, std::move(*read));
        return error;
    });
}

mistbank_status mistbank_game_to_json(const mistbank_game* game, std::int32_t viewer, char* buffer,
                                      std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (!is_viewer(game->game, viewer)) return refused(wrong_viewer);
        return put_json(game->allocator, buffer, capacity, length,
                        [&](HostString& text) { to_json(game->game, viewer, text); });
    });
}

mistbank_status mistbank_game_from_json(const char* text, std::int32_t text_length,
                                        const mistbank_tile_set* const* sets, std::int32_t set_count,
                                        const mistbank_allocator* allocator, mistbank_game** game, char* message,
                                        std::int32_t capacity, std::int32_t* length) {
    return with_remarks({message, capacity, length}, [&](Message& ignored) -> Error {
        if (!is_text(text, text_length)) return refusal(wrong_text(text));
        return read_game(sets, set_count, allocator, game,
                         [&](const HostVector<TileSet>& all, const Allocator& memory, Error& error) {
                             return game_from_json(view_of(text, text_length), all.data(), all.size(), error, &memory,
                                                   &ignored);
                         });
    });
}
