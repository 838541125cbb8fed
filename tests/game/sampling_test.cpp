// Random choice of an action in each game of a batch, based on a logit or weight for each action index.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <map>

#include "mistbank/action_index.hpp"
#include "mistbank/batch.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr int side = 15;
constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

/// A batch, and the actions chosen in its games.
struct Choosing {
    Choosing(const std::string& preset, std::size_t count, int threads = 1, std::uint64_t seed = 5)
        : batch(made(preset, count, threads, seed)),
          random(count),
          actions(count),
          indices(count, -7),
          statuses(count, Status::internal_error),
          numbers(count * each()) {
        for (std::size_t i = 0; i < count; ++i) random[i] = 70 + i;
    }

    static Batch made(const std::string& preset, std::size_t count, int threads, std::uint64_t seed) {
        Error error;
        std::optional<Batch> made = Batch::create(rules_of(preset, 2, seed), nullptr, 0, count, threads, error);
        REQUIRE(made);
        return std::move(*made);
    }

    std::size_t each() const { return static_cast<std::size_t>(batch.index_count(side, side)); }
    bool choose(Sampling by, bool has_numbers = true) {
        return batch.choose(side, side, by, has_numbers ? numbers.data() : nullptr, random.data(), actions.data(),
                            indices.data(), statuses.data());
    }
    ActionIndex index_of(std::size_t game) const {
        return ActionIndex(batch.game(game), window_around(batch.game(game), side, side));
    }
    /// Returns the legal action indices of a game in ascending order.
    std::vector<int> legal(std::size_t game = 0) const {
        std::vector<int> found;
        const ActionIndex known = index_of(game);
        for (const Action& action : batch.game(game).legal_actions()) {
            const int index = known.number_of(action);
            if (index >= 0) found.push_back(index);
        }
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }
    float& number(int index, std::size_t game = 0) { return numbers[game * each() + static_cast<std::size_t>(index)]; }

    Batch batch;
    std::vector<std::uint64_t> random;
    std::vector<Action> actions;
    std::vector<std::int32_t> indices;
    std::vector<Status> statuses;
    std::vector<float> numbers;
};

/// Chooses many times in the same position and compares the frequencies with the expected ones. Returns chi-square
/// divided by the number of actions, about 1 if the choice is correct.
double deviation(Choosing& choosing, Sampling by, bool has_numbers, const std::map<int, double>& expected) {
    constexpr int times = 20000;
    std::map<int, int> chosen;
    for (int time = 0; time < times; ++time) {
        REQUIRE(choosing.choose(by, has_numbers));
        REQUIRE(expected.count(choosing.indices[0]) == 1);
        ++chosen[choosing.indices[0]];
    }
    double all = 0;
    for (const auto& [index, weight] : expected) all += weight;
    double sum = 0;
    for (const auto& [index, weight] : expected) {
        const double awaited = times * weight / all;
        if (awaited == 0) {
            CHECK(chosen[index] == 0);
            continue;
        }
        sum += (chosen[index] - awaited) * (chosen[index] - awaited) / awaited;
    }
    return sum / static_cast<double>(expected.size());
}

}  // namespace

TEST_CASE("Without logits or weights, each legal action is equally likely", "[game][batch][choice]") {
    Choosing choosing("base", 1);
    std::map<int, double> expected;
    for (const int index : choosing.legal()) expected[index] = 1;
    REQUIRE(expected.size() > 5);
    CHECK(deviation(choosing, GENERATE(Sampling::logits, Sampling::weights, Sampling::greatest), false, expected) < 2);
}

TEST_CASE("Logits give the probabilities of a softmax", "[game][batch][choice]") {
    const float shift = GENERATE(0.0F, -1000.0F, 3e7F);
    Choosing choosing("base", 1);
    std::map<int, double> expected;
    int place = 0;
    for (const int index : choosing.legal()) {
        choosing.number(index) = shift + static_cast<float>(place++ % 4);
        expected[index] = std::exp(static_cast<double>(choosing.number(index) - shift));
    }
    CHECK(deviation(choosing, Sampling::logits, true, expected) < 2);
}

TEST_CASE("Actions are chosen in proportion to their weights, at any scale of the weights", "[game][batch][choice]") {
    const float unit = GENERATE(1.0F, 1e-44F, 1e37F);
    Choosing choosing("base", 1);
    std::map<int, double> expected;
    int place = 0;
    for (const int index : choosing.legal()) {
        choosing.number(index) = unit * static_cast<float>(place++ % 5);
        expected[index] = static_cast<double>(choosing.number(index)) / static_cast<double>(unit);
    }
    CHECK(deviation(choosing, Sampling::weights, true, expected) < 2);
}

TEST_CASE("Choosing the greatest number is not random; if several are equal, the lowest index is chosen",
          "[game][batch][choice]") {
    Choosing choosing("base", 1);
    const std::vector<int> legal = choosing.legal();
    const std::vector<std::uint64_t> before = choosing.random;
    for (const int index : legal) choosing.number(index) = -5;
    REQUIRE(choosing.choose(Sampling::greatest));
    CHECK(choosing.indices[0] == legal[0]);
    choosing.number(legal[3]) = choosing.number(legal[2]) = -4;
    REQUIRE(choosing.choose(Sampling::greatest));
    CHECK(choosing.indices[0] == legal[2]);
    choosing.number(legal[4]) = 1e30F;
    choosing.number(legal[2]) = -infinity;
    REQUIRE(choosing.choose(Sampling::greatest));
    CHECK(choosing.indices[0] == legal[4]);
    CHECK(choosing.random == before);
}

TEST_CASE("Only the weights or logits of legal actions affect the choice", "[game][batch][choice]") {
    const std::string preset = preset_name(GENERATE(range(0, preset_count())));
    CAPTURE(preset);
    const Sampling by = GENERATE(Sampling::logits, Sampling::weights);
    Choosing choosing(preset, 3);
    for (int step = 0; step < 120; ++step) {
        std::fill(choosing.numbers.begin(), choosing.numbers.end(), step % 2 == 0 ? not_a_number : infinity);
        for (std::size_t i = 0; i < 3; ++i) {
            for (const int index : choosing.legal(i))
                choosing.number(index, i) = static_cast<float>(index % 7) / 4 + 0.1F;
        }
        REQUIRE(choosing.choose(by, step % 3 != 0));
        for (std::size_t i = 0; i < 3; ++i) {
            const std::vector<int> legal = choosing.legal(i);
            if (choosing.statuses[i] != Status::ok) {
                CHECK(legal.empty());
                CHECK(choosing.statuses[i] ==
                      (choosing.batch.game(i).is_over() ? Status::game_over : Status::illegal_action));
                CHECK(choosing.indices[i] == -1);
                CHECK(choosing.actions[i] == Action{});
                continue;
            }
            CHECK(std::binary_search(legal.begin(), legal.end(), choosing.indices[i]));
            CHECK(choosing.index_of(i).action_of(choosing.indices[i]) == choosing.actions[i]);
            CHECK(choosing.batch.game(i).why_not(choosing.actions[i]) == nullptr);
        }
        choosing.batch.random_step(choosing.random.data(), nullptr, nullptr, nullptr);
    }
}

TEST_CASE("Invalid numbers are refused, and nothing changes", "[game][batch][choice]") {
    Choosing choosing("base", 3);
    const std::vector<int> legal = choosing.legal(1);
    std::fill(choosing.numbers.begin(), choosing.numbers.end(), 1.0F);
    Sampling by = Sampling::weights;
    SECTION("A weight that is NaN is refused") { choosing.number(legal[2], 1) = not_a_number; }
    SECTION("A weight below 0 is refused") { choosing.number(legal[2], 1) = -0.5F; }
    SECTION("An infinite weight is refused") { choosing.number(legal[2], 1) = infinity; }
    SECTION("Weights that are all 0 are refused") {
        for (const int index : legal) choosing.number(index, 1) = 0;
    }
    SECTION("A logit that is NaN is refused") {
        by = Sampling::logits;
        choosing.number(legal[2], 1) = not_a_number;
    }
    SECTION("An infinite logit is refused") {
        by = Sampling::logits;
        choosing.number(legal[2], 1) = infinity;
    }
    SECTION("Numbers that are all minus infinity are refused") {
        by = GENERATE(Sampling::logits, Sampling::greatest);
        for (const int index : legal) choosing.number(index, 1) = -infinity;
    }
    SECTION("NaN is refused when the greatest number is chosen") {
        by = Sampling::greatest;
        choosing.number(legal[2], 1) = not_a_number;
    }
    const std::vector<std::uint64_t> before = choosing.random;
    CHECK_FALSE(choosing.choose(by));
    CHECK(choosing.statuses == std::vector<Status>{Status::ok, Status::invalid_argument, Status::ok});
    CHECK(choosing.random == before);
    CHECK(choosing.actions == std::vector<Action>(3));
    CHECK(choosing.indices == std::vector<std::int32_t>(3, -7));
    std::fill(choosing.numbers.begin(), choosing.numbers.end(), 1.0F);
    CHECK(choosing.choose(by));
    CHECK(choosing.actions[1].kind == ActionKind::lay);
}

TEST_CASE("Actions with a logit of minus infinity or far below the greatest logit are never chosen",
          "[game][batch][choice]") {
    Choosing choosing("base", 1);
    const std::vector<int> legal = choosing.legal();
    const float far_below = GENERATE(-infinity, -60.0F, -3e38F);
    for (const int index : legal) choosing.number(index) = far_below;
    choosing.number(legal[1]) = 0;
    for (int time = 0; time < 300; ++time) {
        REQUIRE(choosing.choose(Sampling::logits));
        CHECK(choosing.indices[0] == legal[1]);
    }
}

TEST_CASE("No action is chosen in a finished game or if all actions are outside the window", "[game][batch][choice]") {
    Choosing choosing("demo", 2);
    const std::vector<std::uint64_t> before = choosing.random;
    REQUIRE(choosing.batch.choose(1, 1, Sampling::logits, nullptr, choosing.random.data(), choosing.actions.data(),
                                  nullptr,
                                  choosing.statuses.data()));  // the only cell of the window has a tile
    CHECK(choosing.statuses == std::vector<Status>(2, Status::illegal_action));
    CHECK(choosing.random == before);
    while (!choosing.batch.game(0).is_over() || !choosing.batch.game(1).is_over()) {
        REQUIRE(choosing.choose(Sampling::logits));
        choosing.batch.apply(choosing.actions.data(), nullptr);
    }
    REQUIRE(choosing.choose(Sampling::weights));
    CHECK(choosing.statuses == std::vector<Status>(2, Status::game_over));
    CHECK(choosing.indices == std::vector<std::int32_t>(2, -1));
    CHECK(choosing.actions == std::vector<Action>(2));
}

TEST_CASE("The choice is the same on every machine and with any number of threads", "[game][batch][choice][threads]") {
    const auto [by, expected] = GENERATE(table<Sampling, std::uint64_t>(
        {{Sampling::logits, 0xb1ab5088e64c1a0b}, {Sampling::weights, 0x365f68d8a4780017}}));
    for (const int threads : {1, 3}) {
        Choosing choosing("base", 40, threads);
        for (std::size_t i = 0; i < choosing.numbers.size(); ++i) {
            choosing.numbers[i] = static_cast<float>((std::uint64_t{i} * 2654435761U >> 7) % 1000) / 100;
        }
        std::uint64_t sum = 0;
        for (int step = 0; step < 200; ++step) {
            REQUIRE(choosing.choose(by));
            for (const std::int32_t index : choosing.indices) sum = sum * 31 + static_cast<std::uint64_t>(index);
            choosing.batch.step(choosing.actions.data(), nullptr, nullptr, nullptr);
        }
        CHECK(sum == expected);
    }
}
