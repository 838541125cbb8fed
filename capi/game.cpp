// Games: creation and release, decisions and actions, history.
#include "mistbank/game.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "boundary.hpp"
#include "mistbank/choice.hpp"
#include "mistbank/game_bytes.hpp"

namespace mistbank::capi {
namespace {

// Actions and events are copied between the C and C++ APIs byte by byte, so their layouts must be the same.
static_assert(sizeof(mistbank_action) == sizeof(Action) && sizeof(mistbank_event) == sizeof(Event));
static_assert(offsetof(mistbank_action, kind) == offsetof(Action, kind));
static_assert(offsetof(mistbank_action, segment) == offsetof(Action, segment));
static_assert(offsetof(mistbank_action, colour) == offsetof(Action, colour));
static_assert(offsetof(mistbank_action, count) == offsetof(Action, count));
static_assert(offsetof(mistbank_action, x) == offsetof(Action, x));
static_assert(offsetof(mistbank_action, y) == offsetof(Action, y));
static_assert(offsetof(mistbank_event, kind) == offsetof(Event, kind));
static_assert(offsetof(mistbank_event, player) == offsetof(Event, player));
static_assert(offsetof(mistbank_event, colour) == offsetof(Event, colour));
static_assert(offsetof(mistbank_event, segment) == offsetof(Event, segment));
static_assert(offsetof(mistbank_event, x) == offsetof(Event, x));
static_assert(offsetof(mistbank_event, y) == offsetof(Event, y));
static_assert(offsetof(mistbank_event, from_x) == offsetof(Event, from_x));
static_assert(offsetof(mistbank_event, from_y) == offsetof(Event, from_y));
static_assert(offsetof(mistbank_event, from_segment) == offsetof(Event, from_segment));
static_assert(offsetof(mistbank_event, feature) == offsetof(Event, feature));
static_assert(offsetof(mistbank_event, count) == offsetof(Event, count));
static_assert(offsetof(mistbank_event, figure) == offsetof(Event, figure));
static_assert(offsetof(mistbank_event, type) == offsetof(Event, type));
static_assert(offsetof(mistbank_event, tiles) == offsetof(Event, tiles));
static_assert(offsetof(mistbank_event, coats) == offsetof(Event, coats));
static_assert(offsetof(mistbank_event, cities) == offsetof(Event, cities));
static_assert(offsetof(mistbank_event, points) == offsetof(Event, points));
static_assert(offsetof(mistbank_event, total) == offsetof(Event, total));
static_assert(offsetof(mistbank_event, action) == offsetof(Event, action));
static_assert(offsetof(mistbank_event, amount) == offsetof(Event, amount));
static_assert(offsetof(mistbank_event, reserved) == offsetof(Event, reserved));

template <class To, class From>
To same_bytes(const From& from) noexcept {
    static_assert(sizeof(To) == sizeof(From));
    To to;
    std::memcpy(static_cast<void*>(&to), &from, sizeof to);
    return to;
}

Answer refused_action(const mistbank_game& handle, Status status, Action action) {
    const char* reason = handle.game.why_not(action);
    return {status, reason == nullptr ? status_text(status) : reason};
}

}  // namespace

Action action_of(const mistbank_action& action) noexcept { return same_bytes<Action>(action); }
mistbank_action action_of(const Action& action) noexcept { return same_bytes<mistbank_action>(action); }
Event event_of(const mistbank_event& event) noexcept { return same_bytes<Event>(event); }
mistbank_event event_of(const Event& event) noexcept { return same_bytes<mistbank_event>(event); }

mistbank_choice choice_of(const Choice& choice) noexcept {
    return {action_of(choice.action),
            static_cast<std::int32_t>(choice.target),
            choice.x,
            choice.y,
            choice.segment,
            choice.other,
            choice.anchor.x,
            choice.anchor.y,
            choice.tile_type,
            choice.rotation,
            choice.place_in_hand,
            choice.figure ? static_cast<std::int32_t>(*choice.figure) : 0,
            static_cast<std::int32_t>(choice.colour),
            {}};
}

mistbank_decision decision_of(const Decision& decision) noexcept {
    static_assert(sizeof(mistbank_decision) == 64);
    return {static_cast<std::int32_t>(decision.kind),
            decision.player,
            decision.tile_type,
            decision.x,
            decision.y,
            decision.segment,
            decision.hound,
            decision.points,
            static_cast<std::int32_t>(decision.colour),
            decision.number,
            static_cast<std::int32_t>(decision.subject),
            {}};
}

bool is_allocator(const mistbank_allocator* allocator) noexcept {
    return allocator == nullptr || (allocator->allocate != nullptr && allocator->release != nullptr);
}

Allocator allocator_of(const mistbank_allocator* allocator) noexcept {
    if (allocator == nullptr) return {};
    return {allocator->allocate, allocator->release, allocator->context};
}

const char* objection_to(const mistbank_tile_set* const* sets, std::int32_t set_count,
                         const mistbank_allocator* allocator, mistbank_game* const* game) noexcept {
    if (!are_sets(sets, set_count)) return wrong_sets(sets, set_count);
    if (!is_allocator(allocator)) return wrong_allocator;
    return game == nullptr ? "game is null" : nullptr;
}

}  // namespace mistbank::capi

using namespace mistbank;
using namespace mistbank::capi;

// --- creating games ------------------------------------------------------------------------------------------------

mistbank_status mistbank_game_create(const mistbank_rules* rules, const mistbank_tile_set* const* sets,
                                     std::int32_t set_count, const mistbank_allocator* allocator, mistbank_game** game,
                                     char* message, std::int32_t capacity, std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (!is_rules(rules)) return refusal(wrong_rules(rules));
        if (const char* reason = objection_to(sets, set_count, allocator, game)) return refusal(reason);
        const Allocator memory = allocator_of(allocator);
        const HostVector<TileSet> all = sets_of(sets, set_count, memory);
        Error error;
        std::optional<Game> made = Game::create(rules_of(*rules), all.data(), all.size(), error, &memory);
        if (made) *game = new_handle<mistbank_game>(memory, std::move(*made));
        return error;
    });
}

mistbank_status mistbank_game_bytes(const mistbank_rules* rules, const mistbank_tile_set* const* sets,
                                    std::int32_t set_count, std::int32_t* bytes, char* message, std::int32_t capacity,
                                    std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (!is_rules(rules)) return refusal(wrong_rules(rules));
        if (!are_sets(sets, set_count)) return refusal(wrong_sets(sets, set_count));
        if (bytes == nullptr) return refusal("bytes is null");
        const HostVector<TileSet> all = sets_of(sets, set_count, {});
        Error error;
        const std::optional<std::size_t> needed = game_bytes(rules_of(*rules), all.data(), all.size(), error);
        if (needed) *bytes = static_cast<std::int32_t>(std::min<std::size_t>(*needed, INT32_MAX));
        return error;
    });
}

mistbank_status mistbank_game_create_preset(const char* name, std::uint64_t seed, mistbank_game** game) {
    if (game == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *game = nullptr;
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    if (const mistbank_status status = mistbank_rules_preset(name, &rules); status != MISTBANK_OK) return status;
    rules.seed = seed;
    return mistbank_game_create(&rules, nullptr, 0, nullptr, game, nullptr, 0, nullptr);
}

void mistbank_game_free(mistbank_game* game) { free_handle(game); }

mistbank_status mistbank_game_clone(const mistbank_game* game, mistbank_game** clone) {
    return on_game(game, [&]() -> Answer {
        if (clone == nullptr) return refused("clone is null");
        *clone = new_handle<mistbank_game>(game->allocator, game->game.clone());
        return done;
    });
}

mistbank_status mistbank_game_copy_from(mistbank_game* game, const mistbank_game* other) {
    return on_game(game, [&]() -> Answer {
        if (other == nullptr) return refused("other is null");
        if (other == game) return done;
        const Status status = game->game.copy_from(other->game);
        return {status, "game and other have different rules or tile sets"};
    });
}

mistbank_status mistbank_game_save_state(const mistbank_game* game, std::uint8_t* memory, std::int32_t capacity,
                                         std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        const Answer answer = announce(game->game.saved_bytes(), memory, capacity, length);
        if (answer.status == Status::ok && memory != nullptr) game->game.save_state(memory);
        return answer;
    });
}

mistbank_status mistbank_game_restore_state(mistbank_game* game, const std::uint8_t* memory, std::int32_t length) {
    return on_game(game, [&]() -> Answer {
        if (memory == nullptr) return refused("memory is null");
        if (length < 0) return refused("length is negative");
        const Status status = game->game.restore_state(memory, static_cast<std::size_t>(length));
        return {status, "memory does not hold a saved state of a game with these rules and tile sets"};
    });
}

mistbank_status mistbank_game_hold(const mistbank_game* game, std::uint8_t* memory, std::int32_t capacity,
                                   std::int32_t* length) {
    return mistbank_game_save_state(game, memory, capacity, length);
}

mistbank_status mistbank_game_take_up(mistbank_game* game, const std::uint8_t* memory, std::int32_t length) {
    return mistbank_game_restore_state(game, memory, length);
}

mistbank_status mistbank_game_restart(mistbank_game* game, std::uint64_t seed) {
    return on_game(game, [&]() -> Answer { return {game->game.restart(seed), "not enough memory for the game"}; });
}

mistbank_status mistbank_game_stop_recording(mistbank_game* game) {
    return on_game(game, [&] {
        game->game.stop_recording();
        return done;
    });
}

std::int32_t mistbank_game_recording(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.recording(); });
}

mistbank_status mistbank_game_rules(const mistbank_game* game, mistbank_rules* rules) {
    return on_game(game, [&]() -> Answer {
        if (!is_rules(rules)) return refused(wrong_rules(rules));
        put_rules(game->game.rules(), rules);
        return done;
    });
}

mistbank_status mistbank_game_message(const mistbank_game* game, char* buffer, std::int32_t capacity,
                                      std::int32_t* length) {
    if (game == nullptr) return MISTBANK_INVALID_ARGUMENT;
    return status_of(put_text(game->message, buffer, capacity, length).status);
}

// --- decisions and actions -------------------------------------------------------------------------------------------

mistbank_status mistbank_game_decision(const mistbank_game* game, mistbank_decision* out) {
    return on_game(game, [&]() -> Answer {
        if (out == nullptr) return refused("out is null");
        *out = decision_of(game->game.decision());
        return done;
    });
}

std::int32_t mistbank_game_deciding_player(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.deciding_player(); });
}

mistbank_status mistbank_game_legal_actions(const mistbank_game* game, mistbank_action* out, std::int32_t capacity,
                                            std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        if (!is_buffer(out, capacity)) return refused(wrong_buffer(capacity));
        // Both structs have the same layout, so the library may write to the caller's structs.
        const auto room = static_cast<std::size_t>(capacity);
        const std::size_t needed = game->game.legal_actions(reinterpret_cast<Action*>(out), room);
        return announce(needed, out, capacity, count);
    });
}

mistbank_status mistbank_game_choices(const mistbank_game* game, mistbank_choice* out, std::int32_t capacity,
                                      std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const Answer answer = announce(game->game.legal_actions(nullptr, 0), out, capacity, count);
        if (answer.status != Status::ok || out == nullptr) return answer;
        for (const Choice& choice : choices_of(game->game, game->allocator)) *out++ = choice_of(choice);
        return answer;
    });
}

mistbank_status mistbank_game_random_action(const mistbank_game* game, std::uint64_t* random, mistbank_action* out) {
    return on_game(game, [&]() -> Answer {
        if (random == nullptr) return refused("random is null");
        if (out == nullptr) return refused("out is null");
        if (game->game.is_over()) return {Status::game_over, "the game is over"};
        *out = action_of(game->game.random_action(*random));
        return done;
    });
}

std::int32_t mistbank_game_action_bound(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.action_bound(); });
}

mistbank_status mistbank_game_apply(mistbank_game* game, const mistbank_action* action) {
    return on_game(game, [&]() -> Answer {
        if (action == nullptr) return refused("action is null");
        const Status status = game->game.apply(action_of(*action));
        return status == Status::ok ? done : refused_action(*game, status, action_of(*action));
    });
}

mistbank_status mistbank_game_why_not(const mistbank_game* game, const mistbank_action* action, char* buffer,
                                      std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (action == nullptr) return refused("action is null");
        const char* reason = game->game.why_not(action_of(*action));
        return put_text(shortened(reason == nullptr ? "" : reason), buffer, capacity, length);
    });
}

mistbank_status mistbank_game_action_text(const mistbank_game* game, const mistbank_action* action, char* buffer,
                                          std::int32_t capacity, std::int32_t* length) {
    return on_game(game, [&]() -> Answer {
        if (action == nullptr) return refused("action is null");
        return put_text(game->game.text_of(action_of(*action)), buffer, capacity, length);
    });
}

mistbank_status mistbank_action_text(const mistbank_action* action, char* buffer, std::int32_t capacity,
                                     std::int32_t* length) {
    if (action == nullptr) return MISTBANK_INVALID_ARGUMENT;
    return status_of(put_text(text_of(action_of(*action)), buffer, capacity, length).status);
}

mistbank_status mistbank_game_action_parse(const mistbank_game* game, const char* text, std::int32_t text_length,
                                           mistbank_action* action) {
    return on_game(game, [&]() -> Answer {
        if (!is_text(text, text_length)) return refused(wrong_text(text));
        if (action == nullptr) return refused("action is null");
        Error error;
        const std::optional<Action> read = game->game.action_of(view_of(text, text_length), error);
        if (read) *action = action_of(*read);
        if (!read) keep_message(*game, error.message);
        return {error.status, nullptr};
    });
}

// --- the history ---------------------------------------------------------------------------------------------------

std::int32_t mistbank_game_action_count(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.action_count(); });
}

mistbank_status mistbank_game_actions(const mistbank_game* game, std::int32_t first, mistbank_action* out,
                                      std::int32_t capacity, std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        if (game->game.recording() == Recording::none) return {Status::not_recorded, "the game records no actions"};
        const std::size_t total = game->game.action_count();
        if (!in_range(first, total + 1))
            return refuse_number(*game, "first", first, 0, static_cast<std::int64_t>(total));
        const auto from = static_cast<std::size_t>(first);
        const auto action = [&](std::size_t i) { return action_of(game->game.action(from + i)); };
        return put_list(total - from, out, capacity, count, action);
    });
}

std::int32_t mistbank_game_event_count(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.event_count(); });
}

mistbank_status mistbank_game_events(const mistbank_game* game, std::int32_t first, mistbank_event* out,
                                     std::int32_t capacity, std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        const std::size_t total = game->game.event_count();
        if (!in_range(first, total + 1))
            return refuse_number(*game, "first", first, 0, static_cast<std::int64_t>(total));
        const auto from = static_cast<std::size_t>(first);
        const Event* events = game->game.events();
        return put_list(total - from, out, capacity, count, [&](std::size_t i) { return event_of(events[from + i]); });
    });
}

mistbank_status mistbank_game_undo(mistbank_game* game) {
    return on_game(game, [&]() -> Answer {
        const Status status = game->game.undo();
        return {status, status_text(status)};
    });
}

std::int32_t mistbank_game_last_draw(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.last_draw(); });
}

mistbank_status mistbank_game_determinize(mistbank_game* game, std::uint64_t seed) {
    return on_game(game, [&] {
        game->game.determinize(seed);
        return done;
    });
}

mistbank_status mistbank_game_determinize_for(mistbank_game* game, std::uint64_t seed, std::int32_t viewer) {
    return on_game(game, [&]() -> Answer {
        if (viewer < nobody_in_particular || viewer >= game->game.rules().players) {
            return refused("viewer must be a player or nobody");
        }
        game->game.determinize(seed, viewer);
        return done;
    });
}

std::uint64_t mistbank_game_state_hash(const mistbank_game* game) {
    return game == nullptr ? 0 : game->game.state_hash();
}

std::uint64_t mistbank_game_public_hash(const mistbank_game* game) {
    return game == nullptr ? 0 : game->game.public_hash();
}

std::int32_t mistbank_game_state_bytes(const mistbank_game* game) {
    return ask(game, [](const Game& it) { return it.state_bytes(); });
}
