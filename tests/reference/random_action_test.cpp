// Checks random actions. The library chooses them without building a list of legal actions.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <set>
#include <unordered_map>

#include "game/view.hpp"
#include "reference/choosers.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::uint64_t number_of(const Action& action) {
    std::uint64_t number;
    std::memcpy(&number, &action, sizeof number);
    return number;
}

// Whether many random actions are spread evenly over the legal actions. If there are many legal actions, draws fewer
// random actions for each of them.
bool is_even(const Game& game, std::uint64_t& random) {
    const std::vector<Action> legal = game.legal_actions();
    std::unordered_map<std::uint64_t, int> found;
    for (const Action& action : legal) found[number_of(action)] = 0;
    const std::size_t times = std::clamp<std::size_t>(20000 / legal.size(), 20, 200);
    for (std::size_t i = 0; i < times * legal.size(); ++i) {
        const auto at = found.find(number_of(game.random_action(random)));
        if (at == found.end()) return false;
        ++at->second;
    }
    const auto expected = static_cast<double>(times);
    double chi_square = 0;
    for (const auto& [action, count] : found) chi_square += (count - expected) * (count - expected) / expected;
    const auto freedom = static_cast<double>(legal.size());
    return chi_square < freedom + 7 * std::sqrt(2 * freedom) + 7;  // more than 7 standard deviations above the mean
}

}  // namespace

TEST_CASE("A random action is uniformly distributed over the legal actions in every decision", "[game][frequencies]") {
    std::set<DecisionKind> met;
    std::uint64_t random = 4;
    const int apart = games_are_slow() ? 80 : 16;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        for (int index = 0; index < preset_count(); ++index) {
            Rules rules = rules_of(preset_name(index), 2, seed);
            rules.draws = seed == 2 ? Draws::external : Draws::automatic;
            const bool is_cooperative = rules.system == System::cooperative;
            Game game = new_game(rules, is_cooperative ? &gentle_mists() : nullptr);
            mistbank_reference::LeaningPlayer player(seed);  // reaches rare decisions far more often than random play
            for (int i = 0; !game.is_over(); ++i) {
                const bool is_new = met.insert(game.decision().kind).second;
                if (is_new || i % apart == 0) {
                    INFO(preset_name(index) << ", seed " << seed << ", action " << i);
                    REQUIRE(is_even(game, random));
                }
                REQUIRE(game.apply(player(game)) == Status::ok);
            }
        }
    }
    CHECK(met.size() >= 10);
}

TEST_CASE("A random action is legal in games with any set of expansions", "[game]") {
    std::uint64_t random = 1;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Game game = new_game(mistbank_reference::random_expansions(seed));
        game.stop_recording();
        while (!game.is_over()) {
            const std::uint64_t before = random;
            const Action action = game.random_action(random);
            REQUIRE(game.why_not(action) == nullptr);
            REQUIRE(random != before);
            game.apply(action);
        }
    }
}

TEST_CASE("A random action is uniformly distributed even over more than 64 legal actions", "[game][frequencies]") {
    Rules rules = rules_of("everything", 2, 1);
    rules.draws = Draws::external;
    Game game = new_game(rules);
    std::uint64_t random = 9;
    while (!game.is_over() && game.legal_actions().size() <= 64) game.apply(game.random_action(random));
    REQUIRE_FALSE(game.is_over());
    CHECK(is_even(game, random));
}

TEST_CASE("A finished game has no random action", "[game]") {
    Game game = new_game(rules_of("demo", 2, 1));
    std::uint64_t random = 9;
    while (!game.is_over()) game.apply(game.random_action(random));
    const std::uint64_t before = random;
    CHECK(game.random_action(random) == Action{});
    CHECK(random == before);
}
