// Helpers for the tests of the C API: handles that free their objects, and checks for every function.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "mistbank.h"

namespace capi_test {

/// The status for an invalid argument.
inline constexpr mistbank_status bad = MISTBANK_INVALID_ARGUMENT;

struct FreeGame {
    void operator()(mistbank_game* game) const { mistbank_game_free(game); }
};
struct FreeSet {
    void operator()(mistbank_tile_set* set) const { mistbank_tile_set_free(set); }
};
struct FreeBatch {
    void operator()(mistbank_batch* batch) const { mistbank_batch_free(batch); }
};
struct FreeAdviser {
    void operator()(mistbank_adviser* adviser) const { mistbank_adviser_free(adviser); }
};
using AdviserPtr = std::unique_ptr<mistbank_adviser, FreeAdviser>;
using GamePtr = std::unique_ptr<mistbank_game, FreeGame>;
using BatchPtr = std::unique_ptr<mistbank_batch, FreeBatch>;
using SetPtr = std::unique_ptr<mistbank_tile_set, FreeSet>;

mistbank_rules rules_of(const char* preset, std::uint64_t seed = 1);
GamePtr make_game(const mistbank_rules& rules, const mistbank_allocator* allocator = nullptr);
GamePtr make_game(const char* preset, std::uint64_t seed = 1);
BatchPtr make_batch(const char* preset, std::int32_t games, std::int32_t threads = 1, std::uint64_t seed = 1);
AdviserPtr make_adviser(const mistbank_game* game, std::int32_t strength = MISTBANK_STRENGTH_BEST,
                        std::uint64_t seed = 0);
SetPtr open_set(const char* name = "mists");
GamePtr clone_of(const mistbank_game* game);

mistbank_decision decision_of(const mistbank_game* game);
/// Returns the numbers of the fact with this name.
std::vector<std::int32_t> fact_of(const mistbank_game* game, const char* name, std::int32_t of = 0);
/// Returns the only number of the fact with this name; `nothing` if the fact has no number.
std::int32_t number_of(const mistbank_game* game, const char* name, std::int32_t of = 0, std::int32_t nothing = 0);
std::vector<mistbank_action> legal_actions(const mistbank_game* game);
std::vector<mistbank_event> events_of(const mistbank_game* game);
std::string message_of(const mistbank_game* game);
std::string text_of(const mistbank_game* game, const mistbank_action& action);
std::string record_of(const mistbank_game* game, std::int32_t kind = MISTBANK_RECORD_FULL);
std::string position_of(const mistbank_game* game, std::int32_t viewer = MISTBANK_VIEWER_HOST);
std::vector<std::uint8_t> snapshot_of(const mistbank_game* game);
std::vector<std::uint8_t> held_of(const mistbank_game* game);

/// A small random generator. Every run of the tests plays the same games.
struct Dice {
    std::uint64_t state;
    std::uint32_t roll(std::uint32_t sides);
};

/// Plays random legal actions until the game is over or `steps` are applied; returns the number of applied actions.
int play(mistbank_game* game, int steps, std::uint64_t seed);

/// Checks a function that fills a buffer: the function returns a status and the needed size, and writes nothing after
/// the elements that it counts.
template <class Element, class Call>
void check_buffer(Call&& call, std::size_t terminator) {
    std::int32_t count = -1;
    REQUIRE(call(static_cast<Element*>(nullptr), 0, &count) == MISTBANK_OK);
    REQUIRE(count >= 0);
    const std::size_t needed = static_cast<std::size_t>(count) + terminator;
    constexpr unsigned char guard = 0xA5;
    constexpr std::size_t spare = 5;
    std::vector<Element> buffer(std::max<std::size_t>(needed + spare, MISTBANK_MAX_ACTIONS));
    const auto fill = [&] { std::memset(static_cast<void*>(buffer.data()), guard, buffer.size() * sizeof(Element)); };
    const auto untouched = [&](std::size_t from) {
        const auto* bytes = reinterpret_cast<const unsigned char*>(buffer.data());
        for (std::size_t i = from * sizeof(Element); i < buffer.size() * sizeof(Element); ++i)
            if (bytes[i] != guard) return false;
        return true;
    };
    for (std::size_t capacity = 0; capacity < needed; ++capacity) {
        fill();
        std::int32_t again = -1;
        if (call(buffer.data(), static_cast<std::int32_t>(capacity), &again) != MISTBANK_BUFFER_TOO_SMALL ||
            again != count || !untouched(0))
            FAIL("a capacity of " << capacity << " of " << needed << " was not refused cleanly");
    }
    fill();
    std::int32_t again = -1;
    CHECK(call(buffer.data(), static_cast<std::int32_t>(needed), &again) == MISTBANK_OK);
    CHECK(again == count);
    CHECK(untouched(needed));
    for (const std::size_t roomy : {needed + 1, needed + 2, needed + 3, needed + spare, buffer.size()}) {
        fill();
        CHECK(call(buffer.data(), static_cast<std::int32_t>(roomy), &again) == MISTBANK_OK);
        CHECK(again == count);
        if (!untouched(needed)) FAIL("with a capacity of " << roomy << " more than " << needed << " were written");
    }
    CHECK(call(buffer.data(), static_cast<std::int32_t>(needed), nullptr) == MISTBANK_OK);
    fill();
    CHECK(call(buffer.data(), -1, &again) == MISTBANK_INVALID_ARGUMENT);
    CHECK(call(static_cast<Element*>(nullptr), 1, &again) == MISTBANK_INVALID_ARGUMENT);
    CHECK(call(static_cast<Element*>(nullptr), -1, &again) == MISTBANK_INVALID_ARGUMENT);
    CHECK(untouched(0));
}

template <class Call>
void check_text(Call&& call) {
    check_buffer<char>(call, 1);
}
template <class Element, class Call>
void check_list(Call&& call) {
    check_buffer<Element>(call, 0);
}

/// Returns the text from a function that fills a buffer. The first call gets the length, the second one the text.
template <class Call>
std::string fetch(Call&& call) {
    std::int32_t length = 0;
    REQUIRE(call(nullptr, 0, &length) == MISTBANK_OK);
    std::vector<char> buffer(static_cast<std::size_t>(length) + 1);
    REQUIRE(call(buffer.data(), length + 1, &length) == MISTBANK_OK);
    CHECK(std::strlen(buffer.data()) == static_cast<std::size_t>(length));
    return buffer.data();
}

}  // namespace capi_test
