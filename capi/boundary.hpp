// Common parts of all entry points of the C API: handles, statuses, messages, text and lists in the caller's buffers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <limits>
#include <new>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "mistbank.h"
#include "mistbank/game.hpp"
#include "mistbank/learning.h"
#include "mistbank/observation.hpp"
#include "mistbank/player_names.hpp"
#include "mistbank/rollout.hpp"

struct mistbank_tile_set {
    mistbank::TileSet set;
    mistbank::Allocator allocator;
};

struct mistbank_game {
    mistbank::Game game;
    mistbank::Allocator allocator;
    // The message of the last refused call. Mutable, because queries take a const game and can also be refused.
    mutable char message[MISTBANK_MESSAGE_CAPACITY] = {};
};

namespace mistbank::capi {

inline mistbank_status status_of(Status status) noexcept { return static_cast<mistbank_status>(status); }

/// The result of a call on a game. If a refused call has a null `reason`, the game already stores the message.
struct Answer {
    Status status = Status::ok;
    const char* reason = nullptr;
};

inline constexpr Answer done{};
inline Answer refused(const char* reason) noexcept { return {Status::invalid_argument, reason}; }

/// Runs the body of an entry point and catches all exceptions.
template <class Body>
Answer answer_of(Body&& body) noexcept {
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return {Status::out_of_memory, "out of memory"};
    } catch (...) {
        return {Status::internal_error, "internal error: please report it with the record of the game"};
    }
}

/// Runs the body of a call without a game. Such a call cannot store the reason of a refusal.
template <class Body>
mistbank_status guarded(Body&& body) noexcept {
    return status_of(answer_of([&] { return Answer{body(), nullptr}; }).status);
}

/// Stores a message in the game, cut to MISTBANK_MESSAGE_CAPACITY.
void keep_message(const mistbank_game& game, std::string_view message) noexcept;
/// Returns a message cut to MISTBANK_MESSAGE_CAPACITY. The cut never divides a character.
std::string_view shortened(std::string_view message) noexcept;

/// Returns the message about a number that is out of its range, for example "index 7: expected 0 to 5".
Message out_of_range(const char* name, std::int64_t number, std::int64_t least, std::int64_t most) noexcept;
/// Stores the message of out_of_range() in the game.
Answer refuse_number(const mistbank_game& game, const char* name, std::int64_t number, std::int64_t least,
                     std::int64_t most) noexcept;

/// Runs the body of a call on a game, and stores the reason of a refusal.
template <class Body>
mistbank_status on_game(const mistbank_game* game, Body&& body) noexcept {
    if (game == nullptr) return MISTBANK_INVALID_ARGUMENT;
    const Answer answer = answer_of(body);
    if (answer.status != Status::ok && answer.reason != nullptr) keep_message(*game, answer.reason);
    return status_of(answer.status);
}

/// Answers a scalar query; returns -1 for a null game.
template <class Query>
std::int32_t ask(const mistbank_game* game, Query&& query) noexcept {
    return game == nullptr ? -1 : static_cast<std::int32_t>(query(game->game));
}

/// Answers a yes-or-no query. Returns 0 for a null game: -1 would count as true in C.
template <class Query>
std::int32_t ask_whether(const mistbank_game* game, Query&& query) noexcept {
    const bool answer = game != nullptr && query(game->game);
    return answer ? 1 : 0;
}

inline bool in_range(std::int32_t index, std::size_t count) noexcept {
    return index >= 0 && static_cast<std::size_t>(index) < count;
}

/// Converts a number from C to an enum. A number that the underlying type of the enum cannot hold becomes the maximum
/// of this type. The maximum is never a valid value, except Colour::none. A plain cast could turn the number into a
/// valid value.
template <class Enum>
Enum enum_of(std::int32_t value) noexcept {
    using Limits = std::numeric_limits<std::underlying_type_t<Enum>>;
    return static_cast<Enum>(value >= Limits::min() && value < Limits::max() ? value : Limits::max());
}

inline bool is_buffer(const void* buffer, std::int32_t capacity) noexcept {
    return buffer != nullptr ? capacity >= 0 : capacity == 0;
}
inline const char* wrong_buffer(std::int32_t capacity) noexcept {
    return capacity < 0 ? "capacity is negative" : "buffer is null";
}

/// Checks a text argument; a length of -1 means NUL-terminated.
inline bool is_text(const char* text, std::int32_t length) noexcept { return text != nullptr && length >= -1; }
inline const char* wrong_text(const char* text) noexcept {
    return text == nullptr ? "text is null" : "text_length is below -1";
}
inline std::string_view view_of(const char* text, std::int32_t length) noexcept {
    return length < 0 ? std::string_view(text) : std::string_view(text, static_cast<std::size_t>(length));
}

/// Checks the buffer for a list of `count` entries. Always writes the count; returns the reason of a refusal.
Answer announce(std::size_t count, const void* buffer, std::int32_t capacity, std::int32_t* out_count) noexcept;
/// Copies text with a NUL to the caller; writes the length without the NUL.
Answer put_text(std::string_view text, char* buffer, std::int32_t capacity, std::int32_t* length) noexcept;
/// Calls announce(), then writes `entry(index)` for each index.
template <class Out, class Entry>
Answer put_list(std::size_t count, Out* out, std::int32_t capacity, std::int32_t* out_count, Entry&& entry) {
    const Answer answer = announce(count, out, capacity, out_count);
    if (answer.status != Status::ok || out == nullptr) return answer;
    for (std::size_t i = 0; i < count; ++i) out[i] = entry(i);
    return answer;
}

/// The caller's buffer for the message of a call without a game.
struct MessageBuffer {
    char* buffer;
    std::int32_t capacity;
    std::int32_t* length;

    bool usable() const noexcept { return is_buffer(buffer, capacity); }
    /// Writes the message, or nothing if it does not fit: the call then still returns its own status.
    void put(std::string_view message) const noexcept { put_text(shortened(message), buffer, capacity, length); }
};

inline Error refusal(const char* reason) { return {Status::invalid_argument, reason}; }

/// Runs a body that returns an Error, and copies the message to the caller's buffer.
template <class Body>
mistbank_status with_message(const MessageBuffer& message, Body&& body) noexcept {
    if (!message.usable()) return MISTBANK_INVALID_ARGUMENT;
    const Answer answer = answer_of([&]() -> Answer {
        const Error error = body();
        message.put(error.message);
        return {error.status, nullptr};
    });
    if (answer.reason != nullptr) message.put(answer.reason);
    return status_of(answer.status);
}

/// The sizes in all supported versions of a struct that begins with its size. A version that extends the struct adds
/// the new size; sizes are never removed.
template <class Struct>
inline constexpr std::uint32_t sizes_of[] = {0};
template <>
inline constexpr std::uint32_t sizes_of<mistbank_rules>[] = {184, 192};  // 2.0, 2.1
#ifndef MISTBANK_NO_RENDERING
template <>
inline constexpr std::uint32_t sizes_of<mistbank_text_options>[] = {16, 40, 424};  // 1.0, 2.0, 2.1
template <>
inline constexpr std::uint32_t sizes_of<mistbank_svg_options>[] = {28, 44};  // 1.0, 2.0
#endif

template <class Struct>
bool is_size_of(std::uint32_t size) noexcept {
    static_assert(sizes_of<Struct>[std::size(sizes_of<Struct>) - 1] == sizeof(Struct));
    for (const std::uint32_t known : sizes_of<Struct>) {
        if (known == size) return true;
    }
    return false;
}
/// Checks options, which may be null.
template <class Struct>
bool are_options(const Struct* options) noexcept {
    return options == nullptr || is_size_of<Struct>(options->size);
}
inline constexpr const char* wrong_options = "options has an unknown size";
#ifndef MISTBANK_NO_RENDERING
/// Returns the names in options; empty names if the caller's version of the struct has no names. A name without a NUL
/// is too long to be valid.
PlayerNames names_of(const mistbank_text_options* options) noexcept;
#endif
/// Copies the fields that the caller's version knows: the first bytes of a struct that begins with its size.
template <class Struct>
void copy_known(Struct* out, Struct value) noexcept {
    value.size = out->size;
    std::memcpy(out, &value, out->size);
}
/// Initialises the caller's struct with its size and the defaults.
template <class Struct>
mistbank_status begin_with(const Struct& defaults, Struct* out, std::uint32_t size) noexcept {
    if (out == nullptr || !is_size_of<Struct>(size)) return MISTBANK_INVALID_ARGUMENT;
    out->size = size;
    copy_known(out, defaults);
    return MISTBANK_OK;
}

// --- conversion between the structs of C and C++ -------------------------------------------------------------------

/// Returns whether this is the number of a player.
inline bool is_player(const Game& game, std::int32_t player) noexcept {
    return player >= 0 && player < game.rules().players;
}
/// Returns whether this number is a viewer: a player, nobody or the host.
inline bool is_viewer(const Game& game, std::int32_t viewer) noexcept {
    return viewer >= MISTBANK_VIEWER_HOST && viewer < game.rules().players;
}
inline constexpr const char* wrong_viewer = "viewer must be a player, nobody or the host";

bool is_rules(const mistbank_rules* rules) noexcept;
inline const char* wrong_rules(const mistbank_rules* rules) noexcept {
    return rules == nullptr ? "rules is null" : "rules has an unknown size";
}
Rules rules_of(const mistbank_rules& rules) noexcept;
void put_rules(const Rules& rules, mistbank_rules* out) noexcept;

mistbank_tile_type tile_type_of(const TileType& type) noexcept;
mistbank_segment segment_of(const Segment& segment) noexcept;

Action action_of(const mistbank_action& action) noexcept;
mistbank_action action_of(const Action& action) noexcept;
Event event_of(const mistbank_event& event) noexcept;
mistbank_event event_of(const Event& event) noexcept;
mistbank_decision decision_of(const Decision& decision) noexcept;
mistbank_rollout rollout_of(const Rollout& rollout) noexcept;
/// Returns the chosen planes; nothing for null or for invalid indices.
std::optional<PlaneChoice> plane_choice_of(const std::int32_t* planes, std::int32_t count) noexcept;

// --- creating games ------------------------------------------------------------------------------------------------

bool are_sets(const mistbank_tile_set* const* sets, std::int32_t count) noexcept;
/// Returns the reason why are_sets() is false.
const char* wrong_sets(const mistbank_tile_set* const* sets, std::int32_t count) noexcept;
/// Copies the sets to memory of this allocator.
HostVector<TileSet> sets_of(const mistbank_tile_set* const* sets, std::int32_t count, const Allocator& allocator);

inline constexpr const char* wrong_allocator = "allocator lacks a function";
bool is_allocator(const mistbank_allocator* allocator) noexcept;
Allocator allocator_of(const mistbank_allocator* allocator) noexcept;

/// Checks the common arguments of all calls that create a game. Returns the reason of a refusal, or null.
const char* objection_to(const mistbank_tile_set* const* sets, std::int32_t set_count,
                         const mistbank_allocator* allocator, mistbank_game* const* game) noexcept;

/// Allocates a handle with this allocator, which the handle stores. Throws std::bad_alloc on failure.
template <class Handle, class... Parts>
Handle* new_handle(const Allocator& allocator, Parts&&... parts) {
    return new (allocate_from(allocator, sizeof(Handle))) Handle{std::forward<Parts>(parts)..., allocator};
}
/// Frees a handle.
template <class Handle>
void free_handle(Handle* handle) noexcept {
    if (handle == nullptr) return;
    const Allocator allocator = handle->allocator;
    handle->~Handle();
    release_to(allocator, handle);
}

/// Restores a game from stored data: checks the common arguments, then calls `read(sets, memory, error)`. Returns the
/// reason of a failure.
template <class Read>
Error read_game(const mistbank_tile_set* const* sets, std::int32_t set_count, const mistbank_allocator* allocator,
                mistbank_game** game, Read read) {
    if (const char* reason = objection_to(sets, set_count, allocator, game)) return refusal(reason);
    const Allocator memory = allocator_of(allocator);
    Error error;
    std::optional<Game> made = read(sets_of(sets, set_count, memory), memory, error);
    if (made) *game = new_handle<mistbank_game>(memory, std::move(*made));
    return error;
}

}  // namespace mistbank::capi
