// Plays every game of tiny tile sets, for each box alone, and checks each state against the reference. Random games
// miss rare branches. These tests cover all draw orders, all actions and all random results.
//
// `games.txt` lists the sets with their rules and the number of states. A tiny set has few tiles, a table with few
// cells (HSE-9), and no farmers if they make little difference.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <sstream>

#include "exhaustive/boxes.hpp"
#include "exhaustive/explorer.hpp"
#include "reference/sets.hpp"
#include "scenarios/runner.hpp"
#include "scenarios/words.hpp"
#include "support/games.hpp"
#include "support/tests_folder.hpp"

using namespace mistbank;
using namespace mistbank_exhaustive;

namespace {

const std::string folder = std::string(tests_folder) + "/exhaustive/";

struct TinyGame {
    std::string box;
    std::string tiles;  ///< name of a file in `sets/`, without extension
    std::size_t states = 0;
    std::string rules;
};

std::vector<TinyGame> read_games() {
    std::vector<TinyGame> games;
    std::istringstream lines(scenarios::read_file(folder + "games.txt"));
    for (std::string line; std::getline(lines, line);) {
        scenarios::Words words(line.substr(0, line.find('#')));
        if (words.at_end()) continue;
        TinyGame game;
        game.box = words.take();
        game.tiles = words.take();
        game.states = words.take_number<std::size_t>();
        game.rules = words.rest();
        games.push_back(game);
    }
    return games;
}

const std::vector<TinyGame>& games() {
    static const std::vector<TinyGame> all = read_games();
    return all;
}

// Whether the game is small enough for the quick test run. The limit is lower if the library validates each state.
bool is_quick(const TinyGame& game) { return game.states <= (mistbank_tests::is_validating ? 1000 : 12000); }

// Plays all games of a tiny game once and stores the result for all tests.
const Exploration& explored(const TinyGame& game) {
    static std::map<std::string, Exploration> known;
    const auto [entry, is_new] = known.try_emplace(game.tiles + " " + game.rules);
    if (is_new) {
        const std::string text = scenarios::read_file(folder + "sets/" + game.tiles + ".tiles");
        entry->second = explore(scenarios::read_rules(game.rules), {mistbank_reference::read_set(text)}, game.states);
    }
    return entry->second;
}

void must_agree(const TinyGame& game) {
    INFO(game.tiles << ".tiles, " << game.rules);
    const Exploration& found = explored(game);
    INFO(found.ends << " ends, " << found.steps << " steps");
    CHECK(found.difference == "");
    CHECK(found.states == game.states);
}

}  // namespace

TEST_CASE("Every game of the smallest tile sets agrees with the reference", "[exhaustive]") {
    for (const TinyGame& game : games()) {
        if (is_quick(game)) must_agree(game);
    }
}

TEST_CASE("Every game of tiny tile sets agrees with the reference", "[exhaustive][every-game]") {
    for (const TinyGame& game : games()) must_agree(game);
}

TEST_CASE("The games of tiny tile sets reach every kind of decision, action and event of each box",
          "[exhaustive][every-game]") {
    for (const Box& box : boxes()) {
        INFO(box.name);
        Kinds shown;
        for (const TinyGame& game : games()) {
            if (game.box == box.name) add(shown, explored(game).reached);
        }
        CHECK(missing(box.brings, shown) == "");
    }
}

TEST_CASE("Each kind of decision, action, event, figure and loss belongs to a box", "[exhaustive]") {
    Kinds brought;
    for (const Box& box : boxes()) add(brought, box.brings);
    CHECK(missing(all_kinds(), brought) == "");
    for (int i = 0; i < expansion_count; ++i) box_named(name_of(static_cast<Expansion>(i)));
}

TEST_CASE("The quick test run covers at least one tile set for each box", "[exhaustive]") {
    if (mistbank_tests::is_validating) return;
    for (const Box& box : boxes()) {
        INFO(box.name);
        const auto is_its_own = [&](const TinyGame& game) { return game.box == box.name && is_quick(game); };
        CHECK(std::any_of(games().begin(), games().end(), is_its_own));
    }
}
