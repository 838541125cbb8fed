// The C API estimates the memory of a game before the game is created.
#include <string>

#include "support.hpp"
#include "support/metered_memory.hpp"

using namespace capi_test;
using mistbank_tests::MeteredMemory;

namespace {

std::size_t estimate(const mistbank_rules& rules, const mistbank_tile_set* set = nullptr) {
    std::int32_t bytes = -1;
    REQUIRE(mistbank_game_bytes(&rules, set == nullptr ? nullptr : &set, set == nullptr ? 0 : 1, &bytes, nullptr, 0,
                                nullptr) == MISTBANK_OK);
    return static_cast<std::size_t>(bytes);
}

/// Plays a random game to its end, or for this many actions. Returns the largest memory of the game, in bytes.
std::size_t most_of_a_game(const mistbank_rules& rules, const mistbank_tile_set* set = nullptr, int actions = 100000) {
    MeteredMemory memory;
    const mistbank_allocator allocator = memory.allocator<mistbank_allocator>();
    mistbank_game* made = nullptr;
    REQUIRE(mistbank_game_create(&rules, set == nullptr ? nullptr : &set, set == nullptr ? 0 : 1, &allocator, &made,
                                 nullptr, 0, nullptr) == MISTBANK_OK);
    const GamePtr game(made);
    Dice dice{rules.seed + 1};
    for (int i = 0; i < actions && mistbank_game_outcome(made) == MISTBANK_OUTCOME_OPEN; ++i) {
        const std::vector<mistbank_action> legal = legal_actions(made);
        REQUIRE(mistbank_game_apply(made, &legal[dice.roll(static_cast<std::uint32_t>(legal.size()))]) == MISTBANK_OK);
    }
    return memory.most_held();
}

SetPtr many_tiles(int types, int copies) {
    std::string text = "mistbank-tiles 1\nname many\n";
    for (int type = 0; type < types; ++type) {
        text += "tile t" + std::to_string(type) + "\ncopies " + std::to_string(copies) +
                "\nroad N S\nfield EL ER NR SL\nfield WL WR NL SR\n";
    }
    text += "start\n0 0 t0\n";
    mistbank_tile_set* set = nullptr;
    REQUIRE(mistbank_tile_set_parse(text.c_str(), -1, nullptr, &set, nullptr, 0, nullptr) == MISTBANK_OK);
    return SetPtr(set);
}

}  // namespace

TEST_CASE("A random game of any preset needs at most the estimated memory", "[capi]") {
    for (std::int32_t preset = 0; preset < mistbank_preset_count(); ++preset) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            mistbank_rules rules = rules_of(mistbank_preset_name(preset));
            rules.seed = seed;
            const std::size_t estimated = estimate(rules);
            const std::size_t most = most_of_a_game(rules);
            CAPTURE(mistbank_preset_name(preset), seed, estimated, most);
            CHECK(most <= estimated);
            CHECK(estimated <= 6 * most);
        }
    }
}

TEST_CASE("A game with a large tile set needs at most the estimated memory", "[capi]") {
    mistbank_rules rules = rules_of("base");
    for (const auto& [types, copies] : {std::pair{1, 500}, std::pair{400, 1}}) {
        const SetPtr set = many_tiles(types, copies);
        const std::size_t estimated = estimate(rules, set.get());
        const std::size_t most = most_of_a_game(rules, set.get());
        CAPTURE(types, copies, estimated, most);
        CHECK(most <= estimated);
        CHECK(estimated <= 6 * most);
    }
    const SetPtr huge = many_tiles(8, 9000);
    const std::size_t begun = most_of_a_game(rules, huge.get(), 0);
    CHECK(estimate(rules, huge.get()) > begun);
    CHECK(begun > 10 * 1000 * 1000);
}

TEST_CASE("The memory estimate refuses the same rules as the creation of a game", "[capi]") {
    mistbank_rules rules = rules_of("base");
    std::int32_t bytes = -1;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    const auto ask = [&](const mistbank_rules* asked, std::int32_t* into) {
        return mistbank_game_bytes(asked, nullptr, 0, into, message, sizeof message, nullptr);
    };
    CHECK(ask(nullptr, &bytes) == MISTBANK_INVALID_ARGUMENT);
    CHECK(ask(&rules, nullptr) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_bytes(&rules, nullptr, 1, &bytes, message, sizeof message, nullptr) ==
          MISTBANK_INVALID_ARGUMENT);
    rules.players = 99;
    CHECK(ask(&rules, &bytes) == MISTBANK_INVALID_RULES);
    CHECK(std::string(message).find("players") != std::string::npos);
    rules = rules_of("base");
    const SetPtr set = many_tiles(9, 9000);
    const mistbank_tile_set* sets[] = {set.get()};
    CHECK(mistbank_game_bytes(&rules, sets, 1, &bytes, message, sizeof message, nullptr) == MISTBANK_INVALID_TILE_SET);
    CHECK(bytes == -1);
}
