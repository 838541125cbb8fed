// Roll-outs: games played to their end at random.
#include "mistbank/rollout.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::vector<Rollout> rollouts(const Game& game, std::uint64_t seed, std::size_t count) {
    std::vector<Rollout> all;
    play_out_copies(game, seed, count, [&](const Rollout& rollout) { all.push_back(rollout); });
    return all;
}

bool same(const Rollout& a, const Rollout& b) {
    return a.outcome == b.outcome && a.loss_reason == b.loss_reason && a.turns == b.turns && a.actions == b.actions &&
           a.winners == b.winners && a.total == b.total && a.ghost_supply == b.ghost_supply && a.tiles == b.tiles &&
           std::equal(a.totals, a.totals + max_colours, b.totals);
}

}  // namespace

TEST_CASE("A roll-out ends the game and returns its result", "[game]") {
    const int number = GENERATE(range(0, preset_count()));
    const std::string name = preset_name(number);
    CAPTURE(name);
    Game game = new_game(rules_of(name, 3, 5));
    const Rollout rollout = play_out(game, 11);
    CHECK(game.is_over());
    CHECK(rollout.outcome == game.outcome());
    CHECK(rollout.outcome != Outcome::open);
    CHECK(rollout.loss_reason == game.loss_reason());
    CHECK(rollout.turns == game.turn());
    CHECK(rollout.actions == static_cast<int>(game.action_count()));
    CHECK(rollout.ghost_supply == game.ghost_supply());
    CHECK(rollout.tiles == game.tile_count());
    int least = game.scoring_meeple(0).total;
    int most = least;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        least = std::min(least, meeple.total);
        most = std::max(most, meeple.total);
        if (meeple.colour != Colour::none) CHECK(rollout.totals[static_cast<int>(meeple.colour)] == meeple.total);
    }
    CHECK(rollout.total == (game.goal() > 0 ? least : most));
    for (int colour = 0; colour < max_colours; ++colour)
        CHECK(((rollout.winners >> colour & 1u) != 0) == game.has_won(static_cast<Colour>(colour)));
    CHECK(play_out(game, 11).actions == 0);
}

TEST_CASE("The players' returns are 0 during a game, then 1 for winners and -1 for losers", "[game]") {
    const int number = GENERATE(range(0, preset_count()));
    const int players = GENERATE(1, 2, 3, 5);
    const Rules rules = rules_of(preset_name(number), players, 5);
    CAPTURE(preset_name(number), players);
    if (players == 1 && rules.plays(Expansion::ghosts_castles_cemeteries)) return;  // GCC-2
    Game game = new_game(rules);
    const auto size = static_cast<std::size_t>(players);
    CHECK(game.returns() == std::vector<double>(size, 0.0));
    play_out(game, 11);
    std::vector<double> expected(size, -1.0);
    for (int colour = 0; colour < max_colours; ++colour) {
        const int player = game.player_of(static_cast<Colour>(colour));
        if (player >= 0 && game.has_won(static_cast<Colour>(colour))) expected[static_cast<std::size_t>(player)] = 1.0;
    }
    CHECK(game.returns() == expected);
    if (game.goal() > 0)
        CHECK(game.returns() == std::vector<double>(size, game.outcome() == Outcome::won ? 1.0 : -1.0));
}

TEST_CASE("The return is 1 for every player of a winning team", "[game]") {
    const auto won = [](std::uint64_t seed) {
        Game game = usual_game("level1", 3, seed);
        play_out(game, seed);
        return game.outcome() == Outcome::won ? game.returns() : std::vector<double>();
    };
    std::vector<double> returns;
    for (std::uint64_t seed = 1; seed <= 200 && returns.empty(); ++seed) returns = won(seed);
    CHECK(returns == std::vector<double>(3, 1.0));
}

TEST_CASE("The players' returns are not written if the buffer is too small", "[game]") {
    const Game game = new_game(rules_of("base", 4, 5));
    double out[] = {7.0, 7.0, 7.0, 7.0, 7.0};
    CHECK(game.returns(out, 3) == 4);
    CHECK(out[0] == 7.0);
    CHECK(game.returns(out, 5) == 4);
    CHECK(out[3] == 0.0);
    CHECK(out[4] == 7.0);
}

TEST_CASE("Roll-outs of many copies equal the roll-outs of single copies with the same seeds", "[game]") {
    const char* name = GENERATE("level5", "ghosts_castles_cemeteries");
    Game game = new_game(rules_of(name, 2, 9));
    for (int i = 0; i < 8 && !game.is_over(); ++i) game.apply(game.legal_actions().back());
    const std::uint64_t before = game.state_hash();
    const std::vector<Rollout> all = rollouts(game, 100, 12);
    CHECK(game.state_hash() == before);
    for (std::size_t i = 0; i < all.size(); ++i) {
        Game copy = game.clone();
        copy.determinize(100 + i);
        CHECK(same(all[i], play_out(copy, 100 + i)));
        CHECK(same(all[i], rollouts(game, 100 + i, 1).front()));
    }
    bool differ = false;
    for (const Rollout& rollout : all) differ = differ || !same(rollout, all.front());
    CHECK(differ);
    CHECK(rollouts(game, 0, 0).empty());
}

TEST_CASE("The average result of roll-outs does not depend on the real order of the tiles", "[game]") {
    Game game = new_game(rules_of("base", 2, 1));
    Game other = game.clone();
    other.determinize(77);
    REQUIRE(game.state_hash() != other.state_hash());
    // The two games differ in the order of the pile. Their average points over many roll-outs must agree.
    double points = 0;
    double other_points = 0;
    play_out_copies(game, 0, 400, [&](const Rollout& rollout) { points += rollout.total; });
    play_out_copies(other, 5000, 400, [&](const Rollout& rollout) { other_points += rollout.total; });
    CHECK(points / other_points == Approx(1).margin(0.15));
}

TEST_CASE("With external draws, a roll-out draws each unseen copy with the same probability", "[game]") {
    Rules rules = rules_of("base", 2, 1);
    rules.draws = Draws::external;
    const Game game = new_game(rules);
    REQUIRE(game.decision().kind == DecisionKind::draw);
    std::map<int, int> first_draws;
    const int games = games_are_slow() ? 400 : 1500;
    for (int seed = 0; seed < games; ++seed) {
        Game copy = game.clone();
        play_out(copy, static_cast<std::uint64_t>(seed));
        ++first_draws[copy.action(0).x];
    }
    int unseen = 0;
    for (int type = 0; type < game.type_count(); ++type) unseen += game.unseen(type);
    for (int type = 0; type < game.type_count(); ++type) {
        CAPTURE(game.type(type).id);
        const double expected = static_cast<double>(games) * game.unseen(type) / unseen;
        CHECK(first_draws[type] == Approx(expected).margin(5 * std::sqrt(expected) + 1));
    }
}
