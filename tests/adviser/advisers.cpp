#include "adviser/advisers.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <sstream>

#include "scenarios/runner.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "support/tests_folder.hpp"

namespace mistbank_tests {

using namespace mistbank;

Adviser adviser_of(const Game& game, const AdviserOptions& options) {
    Error error;
    std::optional<Adviser> adviser = Adviser::create(game, options, error);
    INFO(error.message);
    REQUIRE(adviser.has_value());
    return std::move(*adviser);
}

void think(Adviser& adviser, const Game& game, int simulations) {
    REQUIRE(adviser.think(game, simulations) == Status::ok);
}

std::string all_advice(const Adviser& adviser, const Game& game) {
    std::ostringstream text;
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
        const Advice advice = adviser.advice(i);
        text << game.text_of(advice.action) << ' ' << advice.visits << ' ' << advice.winning << ' ' << advice.points
             << ' ' << advice.judgement << " line";
        Action line[max_line];
        const std::size_t length = adviser.line(i, line, max_line);
        for (std::size_t at = 0; at < length; ++at) text << ' ' << mistbank::text_of(line[at]);
        text << ": " << adviser.explanation(i) << '\n';
    }
    text << "chooses " << game.text_of(adviser.choose()) << '\n';
    return text.str();
}

std::string advice_for(const Game& game, int simulations, std::uint64_t seed) {
    AdviserOptions options;
    options.seed = seed;
    Adviser adviser = adviser_of(game, options);
    think(adviser, game, simulations);
    return all_advice(adviser, game);
}

std::string explanation_of(const Adviser& adviser, const Game& game, const std::string& action) {
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
        if (game.text_of(adviser.advice(i).action) == action) return adviser.explanation(i);
    }
    return "no such action";
}

void play_by_chance(Game& game, std::uint64_t seed, int actions) {
    RandomPlayer player(seed);
    for (int i = 0; i < actions && !game.is_over(); ++i) REQUIRE(game.apply(player.choose(game)) == Status::ok);
}

Game game_of_preset(int index, int players, std::uint64_t seed, Draws draws) {
    Rules rules = rules_of(preset_name(index), players, seed);
    rules.draws = draws;
    return new_game(rules, rules.system == System::cooperative ? &gentle_mists() : nullptr);
}

const TileSet& set_of_scenarios(const std::string& name) {
    static std::map<std::string, TileSet> sets;
    const auto known = sets.find(name);
    if (known != sets.end()) return known->second;
    INFO(name);
    const std::string text = scenarios::read_file(std::string(tests_folder) + "/scenarios/tiles/" + name + ".tiles");
    return sets.emplace(name, tile_set_of(text)).first->second;
}

}  // namespace mistbank_tests
