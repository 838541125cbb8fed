// Calls that fill a buffer: if the capacity is too small, the call writes nothing and returns the needed count.
#include <rapidcheck/catch.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <memory>
#include <string>

#include "mistbank.h"
#include "properties/sample.hpp"

using namespace mistbank_tests;

namespace {

struct FreeGame {
    void operator()(mistbank_game* game) const { mistbank_game_free(game); }
};
using GamePtr = std::unique_ptr<mistbank_game, FreeGame>;

// Returns the game of the sample through the C API, with the built-in sets only.
GamePtr behind_the_api(Sample sample) {
    sample.gentle = false;
    const std::string record = record_of(played(sample));
    mistbank_game* game = nullptr;
    const auto length = static_cast<std::int32_t>(record.size());
    RC_ASSERT(mistbank_game_replay(record.data(), length, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) ==
              MISTBANK_OK);
    return GamePtr(game);
}

constexpr unsigned char guard = 0xA5;
constexpr std::size_t all_capacities_up_to = 16;  // larger capacities are tested in steps of 1009, to save time
constexpr std::size_t step_above = 1009;
constexpr std::size_t spare = 512;  // spare elements after the result; another test covers lists up to their bound

// Whether all bytes from `from` on equal `guard`: the first byte does, and each byte equals the one before.
bool untouched(const std::vector<unsigned char>& bytes, std::size_t from) {
    const unsigned char* const first = bytes.data() + from;
    return from >= bytes.size() || (*first == guard && std::memcmp(first, first + 1, bytes.size() - from - 1) == 0);
}

// Checks a call that fills a buffer with elements of this type: `call(buffer, capacity, count)`. Texts need
// `terminator` more elements than `count`.
template <class Element, class Call>
void check_fill(const char* name, std::size_t terminator, Call&& call) {
    std::int32_t count = -1;
    RC_ASSERT(call(static_cast<Element*>(nullptr), 0, &count) == MISTBANK_OK);
    const std::size_t needed = static_cast<std::size_t>(count) + terminator;
    std::vector<unsigned char> bytes((needed + spare) * sizeof(Element), guard);
    auto* buffer = reinterpret_cast<Element*>(bytes.data());
    for (std::size_t capacity = 0; capacity < needed;) {
        std::int32_t again = -1;
        const mistbank_status status = call(buffer, static_cast<std::int32_t>(capacity), &again);
        if (status != MISTBANK_BUFFER_TOO_SMALL || again != count || !untouched(bytes, 0)) {
            RC_FAIL(std::string(name) + " with a capacity of " + std::to_string(capacity));
        }
        const std::size_t next = capacity + (capacity < all_capacities_up_to ? 1 : step_above);
        capacity = capacity + 1 < needed ? std::min(next, needed - 1) : needed;
    }
    RC_ASSERT(call(buffer, static_cast<std::int32_t>(needed), &count) == MISTBANK_OK);
    if (!untouched(bytes, needed * sizeof(Element))) RC_FAIL(std::string(name) + " wrote more than it said");
    RC_ASSERT(call(buffer, static_cast<std::int32_t>(needed + spare), &count) == MISTBANK_OK);
    if (!untouched(bytes, needed * sizeof(Element))) RC_FAIL(std::string(name) + " wrote more where there was room");
}

// NOLINTNEXTLINE: a list of calls
#define CHECK_TEXT(function, ...)                                                                   \
    check_fill<char>(#function, 1, [&](char* buffer, std::int32_t capacity, std::int32_t* length) { \
        return function(__VA_ARGS__, buffer, capacity, length);                                     \
    })
#define CHECK_LIST(Element, function, ...)                                                               \
    check_fill<Element>(#function, 0, [&](Element* buffer, std::int32_t capacity, std::int32_t* count) { \
        return function(__VA_ARGS__, buffer, capacity, count);                                           \
    })

void check_lists(const mistbank_game* game, std::int32_t first) {
    CHECK_LIST(mistbank_action, mistbank_game_legal_actions, game);
    CHECK_LIST(mistbank_action, mistbank_game_actions, game, first % (mistbank_game_action_count(game) + 1));
    CHECK_LIST(mistbank_event, mistbank_game_events, game, first % (mistbank_game_event_count(game) + 1));
    CHECK_LIST(std::int32_t, mistbank_game_set_aside, game);
    CHECK_LIST(double, mistbank_game_returns, game);
    CHECK_LIST(mistbank_tile, mistbank_game_tiles, game);
    CHECK_LIST(mistbank_figure, mistbank_game_figures, game);
    CHECK_LIST(mistbank_feature, mistbank_game_features, game);
    CHECK_LIST(std::uint8_t, mistbank_game_to_snapshot, game);
    CHECK_LIST(std::uint8_t, mistbank_game_save_state, game);
}

void check_texts(mistbank_game* game, std::int32_t number) {
    const mistbank_action refused = {MISTBANK_ACTION_LAY, 0, 0, 9, 1000, static_cast<std::int16_t>(number)};
    RC_ASSERT(mistbank_game_apply(game, &refused) != MISTBANK_OK);
    CHECK_TEXT(mistbank_game_message, game);
    CHECK_TEXT(mistbank_game_why_not, game, &refused);
    CHECK_TEXT(mistbank_game_action_text, game, &refused);
    CHECK_TEXT(mistbank_game_to_record, game, MISTBANK_RECORD_FULL);
    CHECK_TEXT(mistbank_game_to_record, game, MISTBANK_RECORD_OPEN);
    CHECK_TEXT(mistbank_game_render_text, game, nullptr);
    CHECK_TEXT(mistbank_game_summary, game, nullptr);
    CHECK_TEXT(mistbank_game_render_tile, game, number % mistbank_game_type_count(game), number % 4, nullptr);
    mistbank_event event;
    std::int32_t events = mistbank_game_event_count(game);
    const std::int32_t last = events - 1;
    RC_ASSERT(mistbank_game_events(game, last, &event, 1, &events) == MISTBANK_OK);
    CHECK_TEXT(mistbank_game_sentence, game, &event);
}

// Checks the error message of a call that fails to create an object. The call must return `expected` for every
// capacity.
template <class Call>
void check_message(mistbank_status expected, Call&& call) {
    std::int32_t length = -1;
    RC_ASSERT(call(nullptr, 0, &length) == expected);
    RC_ASSERT(length > 0);
    std::vector<unsigned char> bytes(MISTBANK_MESSAGE_CAPACITY, guard);
    auto* buffer = reinterpret_cast<char*>(bytes.data());
    for (std::int32_t capacity = 0; capacity <= length; ++capacity) {
        std::int32_t again = -1;
        RC_ASSERT(call(buffer, capacity, &again) == expected);
        RC_ASSERT(again == length);
        RC_ASSERT(untouched(bytes, 0));
    }
    RC_ASSERT(call(buffer, length + 1, &length) == expected);
    RC_ASSERT(std::strlen(buffer) == static_cast<std::size_t>(length));
}

}  // namespace

TEST_CASE("In random games, calls fill a buffer completely or not at all", "[properties][capi]") {
    rc::prop("A list is written completely or not at all",
             [](const Sample& sample, std::uint16_t number) { check_lists(behind_the_api(sample).get(), number); });

    rc::prop("A text is written completely or not at all",
             [](const Sample& sample, std::uint16_t number) { check_texts(behind_the_api(sample).get(), number); });

    rc::prop("A message is written completely or not at all", [](const std::string& text) {
        const std::string wrong = "?" + text;
        const auto size = static_cast<std::int32_t>(wrong.size());
        mistbank_tile_set* set = nullptr;
        mistbank_game* game = nullptr;
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(wrong.data());
        check_message(MISTBANK_INVALID_TILE_SET, [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
            return mistbank_tile_set_parse(wrong.data(), size, nullptr, &set, buffer, capacity, length);
        });
        check_message(MISTBANK_INVALID_RECORD, [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
            return mistbank_game_replay(wrong.data(), size, nullptr, 0, nullptr, &game, buffer, capacity, length);
        });
        check_message(MISTBANK_INVALID_SNAPSHOT, [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
            return mistbank_game_from_snapshot(bytes, size, nullptr, 0, nullptr, &game, buffer, capacity, length);
        });
        RC_ASSERT((set == nullptr));
        RC_ASSERT((game == nullptr));
    });
}
