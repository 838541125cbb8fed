// Guarantees of an adviser: reproducible advice, advice on every legal action, playable lines, strengths.
#include <algorithm>
#include <catch2/catch.hpp>
#include <limits>

#include "adviser/advisers.hpp"
#include "rules/random.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

const char* const few_presets[] = {"level1", "level5", "level6", "base", "ghosts_castles_cemeteries", "everything"};

/// Returns a random position of the preset, from a game that is not over.
Game some_position(const std::string& preset, std::uint64_t seed, int actions) {
    Game game = usual_game(preset, 2, seed);
    play_by_chance(game, seed, actions);
    if (game.is_over()) game = usual_game(preset, 2, seed);
    return game;
}

bool is_of_chance(const Game& game) {
    const DecisionKind kind = game.decision().kind;
    return kind == DecisionKind::draw || kind == DecisionKind::chance;
}

bool is_legal(const Game& game, const Action& action) {
    const std::vector<Action> legal = game.legal_actions();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

/// Plays a game between two strengths. Returns the final lead of the first strength in points.
int lead_of(Strength one, Strength other, int seat, std::uint64_t seed, int simulations) {
    Game game = new_game(rules_of("base", 2, seed), nullptr);
    Adviser advisers[] = {adviser_of(game, {seat == 0 ? one : other, seed}),
                          adviser_of(game, {seat == 0 ? other : one, seed + 1})};
    while (!game.is_over()) {
        Adviser& adviser = advisers[game.deciding_player()];
        think(adviser, game, simulations);
        REQUIRE(game.apply(adviser.choose()) == Status::ok);
    }
    return points_of(game, game.rules().colours[seat]) - points_of(game, game.rules().colours[1 - seat]);
}

}  // namespace

TEST_CASE("Each strength has a name", "[adviser]") {
    CHECK(std::string(name_of(Strength::beginner)) == "beginner");
    CHECK(std::string(name_of(Strength::easy)) == "easy");
    CHECK(std::string(name_of(Strength::good)) == "good");
    CHECK(std::string(name_of(Strength::best)) == "best");
    CHECK(std::string(name_of(static_cast<Strength>(strengths))) == "?");
}

TEST_CASE("An adviser gives the same advice if its simulations are run in one call or in several", "[adviser]") {
    for (const char* preset : few_presets) {
        const Game game = some_position(preset, 3, 40);
        Adviser at_once = adviser_of(game);
        think(at_once, game, 40);
        Adviser in_parts = adviser_of(game);
        for (const int simulations : {0, 20, 1, 19, 0}) think(in_parts, game, simulations);
        INFO(preset);
        CHECK(at_once.simulations() == in_parts.simulations());
        CHECK(all_advice(at_once, game) == all_advice(in_parts, game));
        CHECK(all_advice(at_once, game) == advice_for(game, 40));
    }
}

TEST_CASE("Advice does not depend on positions analysed earlier", "[adviser]") {
    for (const char* preset : few_presets) {
        Game game = some_position(preset, 5, 30);
        Adviser adviser = adviser_of(game);
        think(adviser, game, 15);
        const std::string before = all_advice(adviser, game);
        Game other = game.clone();
        other.apply(adviser.choose());
        if (!other.is_over()) think(adviser, other, 10);
        think(adviser, game, 15);
        INFO(preset);
        CHECK(all_advice(adviser, game) == before);
    }
}

TEST_CASE("Requesting explanations does not change the advice", "[adviser]") {
    for (const char* preset : few_presets) {
        const Game game = some_position(preset, 8, 50);
        Adviser adviser = adviser_of(game);
        for (int i = 0; i < 10; ++i) {
            think(adviser, game, 2);
            all_advice(adviser, game);
        }
        INFO(preset);
        CHECK(all_advice(adviser, game) == advice_for(game, 20));
    }
}

TEST_CASE("Advisers with different seeds use different random numbers", "[adviser]") {
    const Game game = some_position("base", 3, 40);
    CHECK(advice_for(game, 20, 1) != advice_for(game, 20, 2));
}

TEST_CASE("A moved adviser object keeps its results and can continue to think", "[adviser]") {
    const Game game = some_position("base", 3, 40);
    Adviser adviser = adviser_of(game);
    think(adviser, game, 10);
    Adviser moved = std::move(adviser);
    think(moved, game, 10);
    Adviser another = adviser_of(game);
    another = std::move(moved);
    CHECK(all_advice(another, game) == advice_for(game, 20));
}

TEST_CASE("Thinking about a game does not change the game", "[adviser]") {
    for (const char* preset : few_presets) {
        const Game game = some_position(preset, 4, 45);
        const std::uint64_t before = game.state_hash();
        const std::string looks = describe(game);
        advice_for(game, 12);
        INFO(preset);
        CHECK(game.state_hash() == before);
        CHECK(describe(game) == looks);
    }
}

TEST_CASE("The advice lists each legal action once, and the adviser chooses the best action", "[adviser]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            const Game game = some_position(preset_name(index), seed, static_cast<int>(11 * seed));
            Adviser adviser = adviser_of(game, {Strength::best, seed});
            const int simulations = seed % 2 == 0 ? 0 : 6;
            think(adviser, game, simulations);
            const std::vector<Action> legal = game.legal_actions();
            INFO(preset_name(index) << ", seed " << seed);
            REQUIRE(adviser.advice_count() == legal.size());
            int visits = 0;
            std::vector<Action> advised;
            for (std::size_t i = 0; i < legal.size(); ++i) {
                advised.push_back(adviser.advice(i).action);
                visits += adviser.advice(i).visits;
            }
            for (const Action& action : legal) REQUIRE(std::count(advised.begin(), advised.end(), action) == 1);
            CHECK(visits <= simulations);  // the advice counts only the visits of each action's best line
            if (!is_of_chance(game)) CHECK(adviser.choose() == adviser.advice(0).action);
        }
    }
}

TEST_CASE("All numbers in the advice are within their bounds", "[adviser]") {
    for (const char* preset : few_presets) {
        const Game game = some_position(preset, 6, 35);
        Adviser adviser = adviser_of(game);
        think(adviser, game, 30);
        for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
            const Advice advice = adviser.advice(i);
            INFO(preset << ": " << game.text_of(advice.action));
            CHECK(advice.winning >= 0);
            CHECK(advice.winning <= 1);
            CHECK(advice.visits >= 0);
            if (advice.visits == 0) CHECK((advice.winning == 0 && advice.points == 0));
        }
        CHECK(adviser.advice(adviser.advice_count()).action.kind == ActionKind::none);
        CHECK(adviser.advice(~std::size_t{0}).action.kind == ActionKind::none);
    }
}

TEST_CASE("Each player's winning chance is lower with more players", "[adviser]") {
    double least = 0.65;
    for (const int players : {2, 3, 4, 5}) {
        const Game game = new_game(rules_of("base", players, 0));
        Adviser adviser = adviser_of(game);
        think(adviser, game, 60);
        INFO(players << " players: " << adviser.advice(0).winning);
        CHECK(adviser.advice(0).winning < least);
        CHECK(adviser.advice(0).winning > 1.0 / (2 * players));
        least = adviser.advice(0).winning;
    }
}

TEST_CASE("An adviser has no advice before it thinks", "[adviser]") {
    const Game game = some_position("base", 1, 10);
    const Adviser adviser = adviser_of(game);
    Action line[max_line];
    CHECK(adviser.advice_count() == 0);
    CHECK(adviser.simulations() == 0);
    CHECK(adviser.choose() == Action{});
    CHECK(adviser.line(0, line, max_line) == 0);
    CHECK(adviser.advice(0).action == Action{});
}

TEST_CASE("An adviser that thinks longer tries more actions, including actions that it first judged to be poor",
          "[adviser]") {
    Game game = usual_game("ghosts_castles_cemeteries", 2, 3);
    while (game.decision().kind != DecisionKind::lay_tile || game.legal_actions().size() < 70) {
        REQUIRE(!game.is_over());
        play_by_chance(game, game.action_count(), 1);
    }
    Adviser adviser = adviser_of(game);
    std::size_t tried_before = 0;
    for (const int simulations : {4, 30, 150, 800}) {
        think(adviser, game, simulations);
        const std::size_t tried = count_tried(adviser);
        CHECK(tried > tried_before);
        tried_before = tried;
    }
    CHECK(tried_before > 64);  // only cooperative games are limited to 64 tried actions
}

TEST_CASE("Each advised line begins with the advised action and can be played up to the first random result",
          "[adviser]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (const Draws draws : {Draws::automatic, Draws::external}) {
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                Game game = game_of_preset(index, 2, seed, draws);
                play_by_chance(game, seed, static_cast<int>(9 + 23 * seed));
                if (game.is_over()) continue;
                game.determinize(mixed(golden_step), game.deciding_player());  // the same shuffle as in an adviser
                Adviser adviser = adviser_of(game);
                think(adviser, game, 4);
                for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
                    Action line[max_line];
                    const std::size_t length = adviser.line(i, line, max_line);
                    REQUIRE(length >= 1);
                    REQUIRE(length <= max_line);
                    REQUIRE(line[0] == adviser.advice(i).action);
                    const int player = game.deciding_player();
                    Game played = game.clone();
                    for (std::size_t at = 0; at < length; ++at) {
                        INFO(preset_name(index) << ", seed " << seed << ": " << played.text_of(line[at]));
                        if (is_of_chance(played) && at > 0) break;
                        REQUIRE(played.deciding_player() == player);
                        REQUIRE(played.apply(line[at]) == Status::ok);
                    }
                }
            }
        }
    }
}

TEST_CASE("Advised lines do not depend on future draws, dice or hidden tiles", "[adviser]") {
    int decisions_before_a_draw = 0;
    for (const char* preset : {"everything", "messages", "flying_machines", "princess_dragon", "hills_sheep"}) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Game game = usual_game(preset, 2, seed);
            for (int decision = 0; !game.is_over() && decision < 160; ++decision) {
                const DecisionKind kind = game.decision().kind;
                const bool may_fly = std::string(preset) == "flying_machines" && kind == DecisionKind::place_meeple;
                if (kind == DecisionKind::advance || may_fly || decision % 40 == 20) {
                    decisions_before_a_draw += kind == DecisionKind::advance ? 1 : 0;
                    Adviser adviser = adviser_of(game);
                    think(adviser, game, 0);
                    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
                        Action line[max_line];
                        const std::size_t length = adviser.line(i, line, max_line);
                        for (std::uint64_t deal = 0; deal < 4; ++deal) {
                            Game played = game.clone();
                            played.determinize(deal, game.deciding_player());
                            for (std::size_t at = 0; at < length && !is_of_chance(played); ++at) {
                                INFO(preset << ", seed " << seed << ": " << played.text_of(line[at]));
                                REQUIRE(played.apply(line[at]) == Status::ok);
                            }
                        }
                    }
                }
                play_by_chance(game, seed + static_cast<std::uint64_t>(decision), 1);
            }
        }
    }
    CHECK(decisions_before_a_draw > 10);
}

TEST_CASE("An advised line is truncated to the capacity of the buffer", "[adviser]") {
    Game game = usual_game("base", 2, 1);
    Adviser adviser = adviser_of(game);
    think(adviser, game, 0);
    Action line[max_line] = {};
    REQUIRE(adviser.line(0, line, 0) == 2);  // the line lays the tile, then places a meeple or nothing
    CHECK(line[0] == Action{});
    CHECK(adviser.line(0, line, 1) == 2);
    CHECK(line[0] == adviser.advice(0).action);
    CHECK(line[1] == Action{});
    CHECK(adviser.line(0, nullptr, 0) == 2);
    CHECK(adviser.line(adviser.advice_count(), line, max_line) == 0);
}

TEST_CASE("An adviser refuses invalid simulation counts, finished games, and games with different rules or tile sets",
          "[adviser]") {
    Game game = usual_game("base", 2, 1);
    Adviser adviser = adviser_of(game);
    think(adviser, game, 3);
    const std::string before = all_advice(adviser, game);
    CHECK(adviser.think(game, -1) == Status::invalid_argument);
    CHECK(adviser.think(game, std::numeric_limits<int>::min()) == Status::invalid_argument);
    CHECK(adviser.think(game, max_simulations + 1) == Status::invalid_argument);
    CHECK(adviser.think(game, std::numeric_limits<int>::max()) == Status::invalid_argument);
    CHECK(adviser.think(usual_game("base", 3, 1), 1) == Status::invalid_argument);
    CHECK(adviser.think(usual_game("level1", 2, 1), 1) == Status::invalid_argument);
    CHECK(adviser.think(new_game(rules_of("base", 2, 1), &plot()), 1) == Status::invalid_argument);
    Game over = game.clone();
    play_out(over, RandomPlayer(1));
    CHECK(adviser.think(over, 1) == Status::game_over);
    CHECK(adviser.think(over, -1) == Status::invalid_argument);
    CHECK(all_advice(adviser, game) == before);
    CHECK(adviser.simulations() == 3);
}

TEST_CASE("An adviser can think about another game with the same rules and a different seed", "[adviser]") {
    const Game game = usual_game("base", 2, 1);
    const Game other = usual_game("base", 2, 77);
    Adviser adviser = adviser_of(game);
    CHECK(adviser.think(other, 5) == Status::ok);
    CHECK(all_advice(adviser, other) == advice_for(other, 5));
}

TEST_CASE("An unknown strength is refused", "[adviser]") {
    const Game game = usual_game("base", 2, 1);
    for (const int strength : {strengths, 255}) {
        Error error;
        CHECK_FALSE(Adviser::create(game, {static_cast<Strength>(strength), 0}, error).has_value());
        CHECK(error.status == Status::invalid_argument);
        CHECK(error.message.find("strength") == 0);
    }
}

TEST_CASE("Every strength chooses legal actions, and the choice is reproducible", "[adviser]") {
    for (const char* preset : few_presets) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Game game = some_position(preset, seed, static_cast<int>(17 * seed));
            for (int strength = 0; strength < strengths; ++strength) {
                Adviser adviser = adviser_of(game, {static_cast<Strength>(strength), seed});
                think(adviser, game, 2);
                INFO(preset << ", " << name_of(static_cast<Strength>(strength)));
                CHECK(is_legal(game, adviser.choose()));
                CHECK(adviser.choose() == adviser.choose());
            }
        }
    }
}

TEST_CASE("The advice is the same for every strength", "[adviser]") {
    const Game game = some_position("base", 9, 30);
    Adviser best = adviser_of(game, {Strength::best, 4});
    Adviser beginner = adviser_of(game, {Strength::beginner, 4});
    think(best, game, 8);
    think(beginner, game, 8);
    REQUIRE(best.advice_count() == beginner.advice_count());
    for (std::size_t i = 0; i < best.advice_count(); ++i) {
        CHECK(best.advice(i).action == beginner.advice(i).action);
        CHECK(best.advice(i).judgement == beginner.advice(i).judgement);
    }
}

TEST_CASE("Weaker strengths choose the best advice less often", "[adviser][frequencies]") {
    for (const char* preset : {"base", "level3"}) {
        int slips[strengths] = {};
        constexpr int positions = 90;
        for (std::uint64_t seed = 0; seed < positions; ++seed) {
            const Game game = some_position(preset, seed, static_cast<int>(2 * (seed % 30)));
            Adviser thinker = adviser_of(game, {Strength::best, seed});
            think(thinker, game, 40);
            for (int strength = 0; strength < strengths; ++strength) {
                Adviser adviser = adviser_of(game, {static_cast<Strength>(strength), seed});
                think(adviser, game, 0);
                REQUIRE(adviser.merge(thinker) == Status::ok);  // gives all advisers the same results
                if (adviser.choose() != adviser.advice(0).action) ++slips[strength];
            }
        }
        INFO(preset << ": " << slips[0] << " " << slips[1] << " " << slips[2] << " " << slips[3]);
        CHECK(slips[static_cast<int>(Strength::best)] == 0);
        CHECK(slips[static_cast<int>(Strength::good)] > 0);
        CHECK(slips[static_cast<int>(Strength::good)] < positions);
        CHECK(slips[static_cast<int>(Strength::good)] < slips[static_cast<int>(Strength::easy)]);
        CHECK(slips[static_cast<int>(Strength::good)] < slips[static_cast<int>(Strength::beginner)]);
    }
}

TEST_CASE("The best strength beats the beginner strength", "[adviser][played-out]") {
    int lead = 0;
    int won = 0;
    constexpr int pairs = 4;
    for (std::uint64_t seed = 0; seed < pairs; ++seed) {
        for (int seat = 0; seat < 2; ++seat) {  // each strength plays the same tiles from both seats
            const int ahead = lead_of(Strength::best, Strength::beginner, seat, seed, 12);
            lead += ahead;
            won += ahead > 0 ? 1 : 0;
        }
    }
    INFO("ahead by " << lead << " points in all, won " << won);
    CHECK(lead > 10 * 2 * pairs);
    CHECK(won > pairs);
}
