// Roll-outs and arrays through the C API. tests/game/ checks the content of the arrays.
#include "support.hpp"

using namespace capi_test;

TEST_CASE("Roll-outs do not change the game and give the same results in one call or in several", "[capi]") {
    const GamePtr game = make_game("level2", 6);
    play(game.get(), 15, 2);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    std::vector<mistbank_rollout> all(10);
    std::vector<mistbank_rollout> parts(10);
    REQUIRE(mistbank_game_rollouts(game.get(), 40, all.data(), 10) == MISTBANK_OK);
    REQUIRE(mistbank_game_rollouts(game.get(), 40, parts.data(), 3) == MISTBANK_OK);
    REQUIRE(mistbank_game_rollouts(game.get(), 43, parts.data() + 3, 7) == MISTBANK_OK);
    CHECK(std::memcmp(all.data(), parts.data(), all.size() * sizeof all[0]) == 0);
    CHECK(mistbank_game_state_hash(game.get()) == hash);

    const GamePtr copy = clone_of(game.get());
    mistbank_rollout alone{};
    REQUIRE(mistbank_game_determinize(copy.get(), 44) == MISTBANK_OK);
    REQUIRE(mistbank_game_rollout(copy.get(), 44, &alone) == MISTBANK_OK);
    CHECK(std::memcmp(&alone, &all[4], sizeof alone) == 0);
    CHECK(mistbank_game_outcome(copy.get()) == alone.outcome);
    CHECK(mistbank_game_rollout(copy.get(), 44, nullptr) == MISTBANK_OK);
}

TEST_CASE("A roll-out of a recording game can be undone", "[capi]") {
    const GamePtr game = make_game("demo", 6);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    mistbank_rollout rollout{};
    REQUIRE(mistbank_game_rollout(game.get(), 3, &rollout) == MISTBANK_OK);
    for (int i = 0; i < rollout.actions; ++i) REQUIRE(mistbank_game_undo(game.get()) == MISTBANK_OK);
    CHECK(mistbank_game_state_hash(game.get()) == hash);
}

TEST_CASE("An index without a legal action and an index out of range give different errors", "[capi]") {
    const GamePtr game = make_game("level1", 6);
    mistbank_window window{};
    REQUIRE(mistbank_game_window(game.get(), 9, 9, &window) == MISTBANK_OK);
    const std::int32_t count = mistbank_game_index_count(game.get(), &window);
    REQUIRE(decision_of(game.get()).kind == MISTBANK_DECISION_LAY_TILE);
    mistbank_action action{};
    CHECK(mistbank_game_action_at(game.get(), &window, count - 1, &action) == MISTBANK_WRONG_DECISION);
    CHECK(message_of(game.get()) == "the action with this index does not answer the open decision");
    CHECK(mistbank_game_action_at(game.get(), &window, count, &action) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_action_at(game.get(), &window, 0, &action) == MISTBANK_OK);
    CHECK(action.kind == MISTBANK_ACTION_LAY);
    CHECK(mistbank_game_index_of(game.get(), &window, &action) == 0);
    REQUIRE(mistbank_game_rollout(game.get(), 1, nullptr) == MISTBANK_OK);
    CHECK(mistbank_game_action_at(game.get(), &window, 0, &action) == MISTBANK_GAME_OVER);
}

TEST_CASE("The mask and the indices describe the same legal actions", "[capi]") {
    const char* preset = GENERATE("ghosts_castles_cemeteries", "everything");
    const GamePtr game = make_game(preset, 6);
    Dice dice{5};
    while (mistbank_game_outcome(game.get()) == MISTBANK_OUTCOME_OPEN) {
        mistbank_window window{};
        REQUIRE(mistbank_game_window(game.get(), 11, 12, &window) == MISTBANK_OK);
        std::vector<std::uint8_t> mask(static_cast<std::size_t>(mistbank_game_index_count(game.get(), &window)));
        std::vector<std::uint8_t> expected(mask.size());
        std::vector<std::int32_t> indices(legal_actions(game.get()).size());
        const auto size = static_cast<std::int32_t>(mask.size());
        const auto length = static_cast<std::int32_t>(indices.size());
        REQUIRE(mistbank_game_legal_mask(game.get(), &window, mask.data(), size, nullptr) == MISTBANK_OK);
        REQUIRE(mistbank_game_legal_indices(game.get(), &window, indices.data(), length, nullptr) == MISTBANK_OK);
        for (const std::int32_t index : indices)
            if (index >= 0) expected[static_cast<std::size_t>(index)] = 1;
        CHECK(mask == expected);
        play(game.get(), 1, dice.roll(1000));
    }
}
