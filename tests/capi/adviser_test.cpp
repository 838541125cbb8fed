// Advisers through the C API. Other tests check how well advisers play.
#include <array>
#include <utility>

#include "host_memory.hpp"
#include "support.hpp"

using namespace capi_test;

namespace {

const std::string most_simulations = std::to_string(MISTBANK_MAX_SIMULATIONS);

bool is_equal(const mistbank_action& one, const mistbank_action& other) {
    return std::memcmp(&one, &other, sizeof one) == 0;
}

bool is_over(const GamePtr& game) { return mistbank_game_outcome(game.get()) != MISTBANK_OUTCOME_OPEN; }

std::vector<mistbank_advice> advice_of(const AdviserPtr& adviser) {
    std::vector<mistbank_advice> all(static_cast<std::size_t>(mistbank_adviser_count(adviser.get())));
    std::int32_t index = 0;
    for (mistbank_advice& one : all) REQUIRE(mistbank_adviser_advice(adviser.get(), index++, &one) == MISTBANK_OK);
    return all;
}

std::vector<mistbank_action> line_of(const AdviserPtr& adviser, std::int32_t index) {
    std::array<mistbank_action, MISTBANK_MAX_LINE> line;
    std::int32_t count = 0;
    REQUIRE(mistbank_adviser_line(adviser.get(), index, line.data(), MISTBANK_MAX_LINE, &count) == MISTBANK_OK);
    REQUIRE((count >= 1 && count <= MISTBANK_MAX_LINE));
    return {line.begin(), line.begin() + count};
}

std::string explanation_of(const AdviserPtr& adviser, std::int32_t index) {
    return fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_adviser_explanation(adviser.get(), index, buffer, capacity, length);
    });
}

std::vector<std::uint8_t> results_of(const AdviserPtr& adviser) {
    std::vector<std::uint8_t> bytes(MISTBANK_MAX_RESULTS);
    std::int32_t count = 0;
    REQUIRE(mistbank_adviser_results(adviser.get(), bytes.data(), MISTBANK_MAX_RESULTS, &count) == MISTBANK_OK);
    bytes.resize(static_cast<std::size_t>(count));
    return bytes;
}

mistbank_action choice_of(const AdviserPtr& adviser) {
    mistbank_action action;
    REQUIRE(mistbank_adviser_choose(adviser.get(), &action) == MISTBANK_OK);
    return action;
}

void think(const AdviserPtr& adviser, const GamePtr& game, std::int32_t simulations) {
    REQUIRE(mistbank_adviser_think(adviser.get(), game.get(), simulations) == MISTBANK_OK);
}

/// Compares the advice of two advisers byte by byte.
bool is_same_advice(const AdviserPtr& one, const AdviserPtr& other) {
    const std::vector<mistbank_advice> ones = advice_of(one);
    const std::vector<mistbank_advice> others = advice_of(other);
    return ones.size() == others.size() && std::memcmp(ones.data(), others.data(), ones.size() * sizeof ones[0]) == 0 &&
           is_equal(choice_of(one), choice_of(other)) && explanation_of(one, 0) == explanation_of(other, 0);
}

void check_advice(const AdviserPtr& adviser, const GamePtr& game) {
    std::vector<mistbank_action> legal = legal_actions(game.get());
    const std::vector<mistbank_advice> all = advice_of(adviser);
    REQUIRE(all.size() == legal.size());
    std::int32_t index = 0;
    for (const mistbank_advice& one : all) {
        const auto is_this = [&](const mistbank_action& action) { return is_equal(action, one.action); };
        const auto found = std::find_if(legal.begin(), legal.end(), is_this);
        REQUIRE(found != legal.end());
        legal.erase(found);  // each action is listed once
        CHECK((one.winning >= 0 && one.winning <= 1));
        CHECK((one.visits >= 0 && (index == 0 ? one.group == 0 : one.group >= 0)));
        CHECK(is_equal(line_of(adviser, index++)[0], one.action));
    }
}

}  // namespace

TEST_CASE("Two advisers play a whole game against each other", "[capi][adviser]") {
    const char* preset = GENERATE("base", "level3");
    const GamePtr game = make_game(preset, 5);
    const std::array<AdviserPtr, 2> players = {make_adviser(game.get(), MISTBANK_STRENGTH_BEST, 1),
                                               make_adviser(game.get(), MISTBANK_STRENGTH_EASY, 2)};
    int steps = 0;
    while (!is_over(game)) {
        const AdviserPtr& player = players[static_cast<std::size_t>(mistbank_game_deciding_player(game.get())) % 2];
        const std::uint64_t hash = mistbank_game_state_hash(game.get());
        think(player, game, 2);
        CHECK(mistbank_game_state_hash(game.get()) == hash);
        if (steps++ % 16 == 0) check_advice(player, game);
        const mistbank_action action = choice_of(player);
        REQUIRE(mistbank_game_apply(game.get(), &action) == MISTBANK_OK);
    }
    CHECK(steps > 15);
    CHECK(mistbank_adviser_think(players[0].get(), game.get(), 2) == MISTBANK_GAME_OVER);
    CHECK(message_of(game.get()) == "the game is over");
}

TEST_CASE("The actions of an advised line can be applied", "[capi][adviser]") {
    const GamePtr game = make_game("level5", 3);
    const AdviserPtr adviser = make_adviser(game.get());
    Dice dice{2};
    for (int turn = 0; turn < 12 && !is_over(game); ++turn) {
        think(adviser, game, 5);
        const GamePtr copy = clone_of(game.get());
        const std::int32_t player = mistbank_game_deciding_player(game.get());
        for (const mistbank_action& action : line_of(adviser, 0)) {
            REQUIRE(mistbank_game_deciding_player(copy.get()) == player);
            REQUIRE(mistbank_game_apply(copy.get(), &action) == MISTBANK_OK);
        }
        play(game.get(), 1 + static_cast<int>(dice.roll(4)), dice.state);
    }
}

TEST_CASE("Advice depends on the total number of simulations, not on how they are divided into calls",
          "[capi][adviser]") {
    const GamePtr game = make_game(GENERATE("base", "level6", "everything"), 4);
    play(game.get(), 11, 6);
    REQUIRE_FALSE(is_over(game));
    const AdviserPtr at_once = make_adviser(game.get(), MISTBANK_STRENGTH_BEGINNER, 9);
    const AdviserPtr bit_by_bit = make_adviser(game.get(), MISTBANK_STRENGTH_BEGINNER, 9);
    think(at_once, game, 12);
    for (const int more : {0, 5, 0, 7}) think(bit_by_bit, game, more);
    CHECK(mistbank_adviser_simulations(at_once.get()) == mistbank_adviser_simulations(bit_by_bit.get()));
    CHECK(is_same_advice(at_once, bit_by_bit));

    const GamePtr dealt_anew = clone_of(game.get());
    const std::int32_t player = mistbank_game_deciding_player(game.get());
    REQUIRE(mistbank_game_determinize_for(dealt_anew.get(), 77, player) == MISTBANK_OK);
    const AdviserPtr elsewhere = make_adviser(dealt_anew.get(), MISTBANK_STRENGTH_BEGINNER, 9);
    think(elsewhere, dealt_anew, 12);  // hidden tiles do not affect the advice
    CHECK(is_same_advice(at_once, elsewhere));
}

TEST_CASE("An adviser has no advice before thinking, and gives its first judgement after 0 simulations",
          "[capi][adviser]") {
    GamePtr game = make_game("base", 4);
    const AdviserPtr adviser = make_adviser(game.get());
    CHECK(mistbank_adviser_count(adviser.get()) == 0);
    CHECK(mistbank_adviser_simulations(adviser.get()) == 0);
    CHECK(choice_of(adviser).kind == MISTBANK_ACTION_NONE);
    mistbank_advice advice;
    CHECK(mistbank_adviser_advice(adviser.get(), 0, &advice) == bad);
    CHECK(mistbank_adviser_line(adviser.get(), 0, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_adviser_explanation(adviser.get(), 0, nullptr, 0, nullptr) == bad);

    think(adviser, game, 0);
    CHECK(mistbank_adviser_simulations(adviser.get()) == 0);
    check_advice(adviser, game);
    for (const mistbank_advice& one : advice_of(adviser)) CHECK(one.visits == 0);
    game.reset();  // the adviser keeps its own copy
    CHECK(choice_of(adviser).kind != MISTBANK_ACTION_NONE);
    CHECK(mistbank_adviser_count(adviser.get()) > 0);
}

TEST_CASE("Lines and explanations of advice are written completely or not at all", "[capi][adviser]") {
    const GamePtr game = make_game("level3", 4);
    play(game.get(), 8, 6);
    const AdviserPtr adviser = make_adviser(game.get());
    think(adviser, game, 4);
    check_list<mistbank_action>([&](mistbank_action* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_adviser_line(adviser.get(), 0, out, capacity, count);
    });
    check_text([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_adviser_explanation(adviser.get(), 0, buffer, capacity, length);
    });
    for (std::int32_t i = 0; i < mistbank_adviser_count(adviser.get()); ++i)
        CHECK(explanation_of(adviser, i).size() < MISTBANK_EXPLANATION_CAPACITY);
}

TEST_CASE("An adviser of an unknown strength is not created", "[capi][adviser]") {
    const GamePtr game = make_game("base");
    char message[MISTBANK_MESSAGE_CAPACITY];
    for (const std::int32_t strength : {INT32_MIN, -1, MISTBANK_STRENGTH_BEST + 1, 255, 256, INT32_MAX}) {
        INFO(strength);
        mistbank_adviser* adviser = nullptr;
        CHECK(mistbank_adviser_create(game.get(), strength, 1, &adviser, message, sizeof message, nullptr) == bad);
        CHECK(adviser == nullptr);
        CHECK(std::string(message).find("strength") == 0);
    }
    mistbank_adviser* adviser = nullptr;
    CHECK(mistbank_adviser_create(game.get(), MISTBANK_STRENGTH_BEST, 1, &adviser, nullptr, 5, nullptr) == bad);
    CHECK(adviser == nullptr);
}

TEST_CASE("An adviser that refuses a game keeps its results, and the game's message gives the reason",
          "[capi][adviser]") {
    const GamePtr game = make_game("base", 4);
    const AdviserPtr adviser = make_adviser(game.get());
    think(adviser, game, 3);
    const AdviserPtr same = make_adviser(game.get());
    think(same, game, 3);
    for (const std::int32_t simulations : {-1, INT32_MIN, MISTBANK_MAX_SIMULATIONS + 1, INT32_MAX}) {
        CHECK(mistbank_adviser_think(adviser.get(), game.get(), simulations) == bad);
        CHECK(message_of(game.get()) ==
              "simulations " + std::to_string(simulations) + ": expected 0 to " + most_simulations);
    }
    for (const char* preset : {"level3", "river", "everything"}) {
        const GamePtr other = make_game(preset);
        CHECK(mistbank_adviser_think(adviser.get(), other.get(), 3) == bad);
        CHECK(message_of(other.get()) == "the adviser was made for other rules or tile sets");
    }
    const GamePtr ended = clone_of(game.get());
    play(ended.get(), 10000, 1);
    CHECK(mistbank_adviser_think(adviser.get(), ended.get(), 3) == MISTBANK_GAME_OVER);
    CHECK(mistbank_adviser_simulations(adviser.get()) == 3);
    CHECK(is_same_advice(adviser, same));
    const GamePtr another = make_game("base", 5);  // an adviser accepts games with other seeds
    CHECK(mistbank_adviser_think(adviser.get(), another.get(), 3) == MISTBANK_OK);
}

TEST_CASE("A whole game is reviewed, decision by decision", "[capi][adviser]") {
    const GamePtr game = make_game(GENERATE("base", "level3", "everything"), 5);
    play(game.get(), 60, 3);
    const GamePtr replayed = clone_of(game.get());
    const std::int32_t count = mistbank_game_action_count(game.get());
    while (mistbank_game_action_count(replayed.get()) > 0) REQUIRE(mistbank_game_undo(replayed.get()) == MISTBANK_OK);
    std::vector<mistbank_action> actions(static_cast<std::size_t>(count));
    std::int32_t written = 0;
    REQUIRE(mistbank_game_actions(game.get(), 0, actions.data(), count, &written) == MISTBANK_OK);
    const AdviserPtr adviser = make_adviser(game.get());
    const AdviserPtr another = make_adviser(game.get());
    for (const mistbank_action& action : actions) {
        mistbank_review review, same;
        const std::uint64_t hash = mistbank_game_state_hash(replayed.get());
        REQUIRE(mistbank_adviser_review(adviser.get(), replayed.get(), &action, 4, &review) == MISTBANK_OK);
        REQUIRE(mistbank_adviser_review(another.get(), replayed.get(), &action, 4, &same) == MISTBANK_OK);
        CHECK(std::memcmp(&review, &same, sizeof review) == 0);
        CHECK(mistbank_game_state_hash(replayed.get()) == hash);
        CHECK((review.lost >= 0 && review.winning >= 0 && review.winning <= 1));
        const std::vector<mistbank_advice> all = advice_of(adviser);
        CHECK(is_equal(all.at(static_cast<std::size_t>(review.played_index)).action, action));
        CHECK(is_equal(all.at(static_cast<std::size_t>(review.best_index)).action, review.best));
        REQUIRE(mistbank_game_apply(replayed.get(), &action) == MISTBANK_OK);
    }
    CHECK(mistbank_game_state_hash(replayed.get()) == mistbank_game_state_hash(game.get()));
}

TEST_CASE("A review with invalid arguments is refused, and the game's message gives the reason", "[capi][adviser]") {
    const GamePtr game = make_game("base", 4);
    const AdviserPtr adviser = make_adviser(game.get());
    const mistbank_action legal = legal_actions(game.get()).front();
    mistbank_review review{};
    review.samples = 77;
    for (const std::int32_t simulations : {0, INT32_MIN, MISTBANK_MAX_SIMULATIONS + 1}) {
        CHECK(mistbank_adviser_review(adviser.get(), game.get(), &legal, simulations, &review) == bad);
        CHECK(message_of(game.get()) ==
              "simulations " + std::to_string(simulations) + ": expected 1 to " + most_simulations);
    }
    CHECK(mistbank_adviser_review(nullptr, game.get(), &legal, 4, &review) == bad);
    CHECK(message_of(game.get()) == "adviser is null");
    CHECK(mistbank_adviser_review(adviser.get(), game.get(), nullptr, 4, &review) == bad);
    CHECK(message_of(game.get()) == "action is null");
    CHECK(mistbank_adviser_review(adviser.get(), game.get(), &legal, 4, nullptr) == bad);
    CHECK(message_of(game.get()) == "out is null");
    const mistbank_action none{};
    CHECK(mistbank_adviser_review(adviser.get(), game.get(), &none, 4, &review) == MISTBANK_ILLEGAL_ACTION);
    CHECK(message_of(game.get()) == "the action is not legal");
    const GamePtr other = make_game("river");
    CHECK(mistbank_adviser_review(adviser.get(), other.get(), &legal, 4, &review) == bad);
    CHECK(message_of(other.get()) == "the adviser was made for other rules or tile sets");
    const GamePtr ended = clone_of(game.get());
    play(ended.get(), 10000, 1);
    CHECK(mistbank_adviser_review(adviser.get(), ended.get(), &legal, 4, &review) == MISTBANK_GAME_OVER);
    CHECK(review.samples == 77);
}

TEST_CASE("Creating an adviser reports any failed memory request, and thinking requests no memory", "[capi][adviser]") {
    Heap heap;
    const mistbank_allocator allocator = heap.allocator();
    const GamePtr game = make_game(rules_of("level3", 5), &allocator);
    play(game.get(), 5, 3);
    const int live = heap.live;
    const auto requests_of_one = [&] {
        const int before = heap.requests;
        const AdviserPtr adviser = make_adviser(game.get());
        const int made = heap.requests;
        think(adviser, game, 3);
        play(game.get(), 3, 3);
        const int played = heap.requests;
        think(adviser, game, 3);
        CHECK(choice_of(adviser).kind != MISTBANK_ACTION_NONE);
        CHECK(heap.requests == played);
        return made - before;
    };
    const int requests = requests_of_one();
    REQUIRE(requests > 0);
    CHECK(heap.live >= live);
    const int held = heap.live;
    for (int refused = 0; refused < requests; ++refused) {
        INFO("request " << refused << " of " << requests);
        heap.refuse_at = heap.requests + refused;
        mistbank_adviser* adviser = nullptr;
        char message[MISTBANK_MESSAGE_CAPACITY] = "";
        CHECK(mistbank_adviser_create(game.get(), MISTBANK_STRENGTH_BEST, 1, &adviser, message, sizeof message,
                                      nullptr) == MISTBANK_OUT_OF_MEMORY);
        CHECK(adviser == nullptr);
        CHECK(message[0] != '\0');
        CHECK(heap.live == held);
        mistbank_adviser_free(adviser);
    }
    heap.refuse_at = -1;
}

TEST_CASE("Merging parallel advisers gives the same result in any order", "[capi][adviser]") {
    const GamePtr game = make_game(GENERATE("base", "level3", "everything"), 7);
    play(game.get(), 9, 3);
    std::array<AdviserPtr, 3> team;
    for (std::size_t i = 0; i < team.size(); ++i) {
        team[i] = make_adviser(game.get(), MISTBANK_STRENGTH_BEST, i);
        think(team[i], game, 6 + static_cast<std::int32_t>(i));
    }
    const AdviserPtr one = make_adviser(game.get()), other = make_adviser(game.get());
    think(one, game, 0);
    think(other, game, 0);
    for (const AdviserPtr& each : team) REQUIRE(mistbank_adviser_merge(one.get(), each.get()) == MISTBANK_OK);
    for (const int i : {2, 0, 1}) {
        const std::vector<std::uint8_t> found = results_of(team[static_cast<std::size_t>(i)]);
        REQUIRE(mistbank_adviser_merge_results(other.get(), found.data(), static_cast<std::int32_t>(found.size())) ==
                MISTBANK_OK);
    }
    CHECK(mistbank_adviser_simulations(one.get()) == 21);
    CHECK(is_same_advice(one, other));
    CHECK(results_of(one) == results_of(other));
    check_advice(one, game);

    REQUIRE(mistbank_adviser_reset(one.get()) == MISTBANK_OK);
    CHECK(mistbank_adviser_simulations(one.get()) == 0);
    think(one, game, 6);
    CHECK(is_same_advice(one, team[0]));
}

TEST_CASE("Advisers that exchange new results between simulations give equal advice", "[capi][adviser]") {
    const GamePtr game = make_game(GENERATE("base", "level3"), 7);
    play(game.get(), 9, 3);
    const auto new_results_of = [](const AdviserPtr& adviser) {
        std::vector<std::uint8_t> bytes(MISTBANK_MAX_RESULTS);
        std::int32_t count = 0;
        REQUIRE(mistbank_adviser_new_results(adviser.get(), bytes.data(), MISTBANK_MAX_RESULTS, &count) == MISTBANK_OK);
        bytes.resize(static_cast<std::size_t>(count));
        return bytes;
    };
    const AdviserPtr one = make_adviser(game.get()), other = make_adviser(game.get(), MISTBANK_STRENGTH_BEST, 5);
    CHECK(mistbank_adviser_new_results(one.get(), nullptr, 0, nullptr) == bad);  // no simulations yet
    for (const AdviserPtr& each : {std::cref(one), std::cref(other)}) {
        REQUIRE(mistbank_adviser_set_worker_count(each.get(), 2) == MISTBANK_OK);
    }
    for (int round = 0; round < 3; ++round) {
        think(one, game, 6);
        think(other, game, 4);
        const std::vector<std::uint8_t> news = new_results_of(one), others = new_results_of(other);
        REQUIRE(mistbank_adviser_mark_reported(one.get()) == MISTBANK_OK);
        REQUIRE(mistbank_adviser_mark_reported(other.get()) == MISTBANK_OK);
        const auto size = static_cast<std::int32_t>(news.size());
        REQUIRE(mistbank_adviser_merge_results(one.get(), others.data(), size) == MISTBANK_OK);
        REQUIRE(mistbank_adviser_merge_results(other.get(), news.data(), size) == MISTBANK_OK);
        CHECK(mistbank_adviser_simulations(one.get()) == 10 * (round + 1));
        CHECK(results_of(one) == results_of(other));
        CHECK(new_results_of(one) == new_results_of(other));
    }
    check_list<std::uint8_t>([&](std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_adviser_new_results(one.get(), out, capacity, count);
    });
}

TEST_CASE("The number of parallel workers can be set and affects the advice", "[capi][adviser]") {
    const GamePtr game = make_game("base", 4);
    const AdviserPtr alone = make_adviser(game.get()), one = make_adviser(game.get());
    CHECK(mistbank_adviser_set_worker_count(one.get(), 0) == bad);
    CHECK(mistbank_adviser_set_worker_count(one.get(), MISTBANK_MAX_WORKERS + 1) == bad);
    REQUIRE(mistbank_adviser_set_worker_count(one.get(), MISTBANK_MAX_WORKERS) == MISTBANK_OK);
    think(alone, game, 30);
    think(one, game, 30);
    CHECK_FALSE(is_same_advice(one, alone));
    REQUIRE(mistbank_adviser_set_worker_count(one.get(), 1) == MISTBANK_OK);
    REQUIRE(mistbank_adviser_reset(one.get()) == MISTBANK_OK);
    think(one, game, 30);
    CHECK(is_same_advice(one, alone));
}

TEST_CASE("Results are written completely or not at all, and invalid results are refused", "[capi][adviser]") {
    const GamePtr game = make_game("base", 4);
    const AdviserPtr adviser = make_adviser(game.get());
    CHECK(mistbank_adviser_results(adviser.get(), nullptr, 0, nullptr) == bad);  // no results yet
    think(adviser, game, 4);
    check_list<std::uint8_t>([&](std::uint8_t* out, std::int32_t capacity, std::int32_t* count) {
        return mistbank_adviser_results(adviser.get(), out, capacity, count);
    });
    const AdviserPtr other = make_adviser(game.get(), MISTBANK_STRENGTH_BEST, 1);
    CHECK(mistbank_adviser_merge(adviser.get(), other.get()) == bad);
    CHECK(mistbank_adviser_merge(other.get(), adviser.get()) == bad);
    CHECK(mistbank_adviser_merge(adviser.get(), adviser.get()) == bad);
    const GamePtr later = clone_of(game.get());
    play(later.get(), 1, 1);
    think(other, later, 4);
    CHECK(mistbank_adviser_merge(adviser.get(), other.get()) == bad);
    std::vector<std::uint8_t> found = results_of(adviser);
    const auto size = static_cast<std::int32_t>(found.size());
    CHECK(mistbank_adviser_merge_results(other.get(), found.data(), size) == bad);
    CHECK(mistbank_adviser_merge_results(adviser.get(), found.data(), size - 1) == bad);
    found[40] ^= 1;
    CHECK(mistbank_adviser_merge_results(adviser.get(), found.data(), size) == bad);
    CHECK(mistbank_adviser_simulations(adviser.get()) == 4);
}
