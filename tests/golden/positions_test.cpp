// Golden positions: one from the middle of each golden game, as the host sees it. Every later version must read
// published positions as the same games. tests/golden/regenerate writes missing positions with the hidden test at the
// end.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "golden/golden.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "support/tests_folder.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

const char* const list_of_positions = "positions/list";

/// The place of a position in its game, and the expected values.
struct Listed {
    std::size_t actions = 0;  ///< number of actions in the golden game before the position
    std::uint64_t hash = 0;
    std::string decision;  ///< kind of the current decision
};

std::map<std::string, Listed> listed() {
    std::map<std::string, Listed> all;
    std::istringstream lines(read_golden(list_of_positions));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string name;
        Listed listed;
        words >> name >> listed.actions >> std::hex >> listed.hash >> listed.decision;
        all[name] = listed;
    }
    return all;
}

std::string file_of(const std::string& name) { return "positions/" + name + ".position"; }

Game read(const std::string& text) {
    Error error;
    std::optional<Game> game = from_position(text, nullptr, 0, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    return std::move(*game);
}

Game golden_game(const Golden& golden) {
    Error error;
    return replay(read_golden(golden.name + ".record"), nullptr, 0, error).value();
}

/// Returns the number of actions before the position. The position lies in the second half of the game, at the first
/// decision of a kind that no golden position has yet. If there is no such decision, it lies in the middle.
std::size_t choose(const Game& whole, const std::set<std::string>& had) {
    Game game = whole.clone();
    const std::size_t middle = whole.action_count() / 2;
    while (game.action_count() > middle) REQUIRE(game.undo() == Status::ok);
    while (game.action_count() < whole.action_count()) {
        if (had.count(name_of(game.decision().kind)) == 0) return game.action_count();
        REQUIRE(game.apply(whole.action(game.action_count())) == Status::ok);
    }
    return middle;
}

}  // namespace

TEST_CASE("Every golden game has a golden position, and the positions show many kinds of decisions",
          "[golden][position]") {
    const std::map<std::string, Listed> all = listed();
    std::set<std::string> decisions;
    for (const Golden& golden : goldens()) {
        INFO("tests/golden/regenerate creates the position " << golden.name);
        REQUIRE(all.count(golden.name) == 1);
        decisions.insert(all.at(golden.name).decision);
    }
    CHECK(all.size() == goldens().size());
    CHECK(decisions.size() >= 20);
}

TEST_CASE("Golden positions give the same games and are written unchanged", "[golden][position]") {
    for (const auto& [name, expected] : listed()) {
        INFO("tests/golden/" << file_of(name));
        const std::string text = read_golden(file_of(name));
        const Game game = read(text);
        CHECK(game.state_hash() == expected.hash);
        CHECK(name_of(game.decision().kind) == expected.decision);
        CHECK(first_difference(to_position(game), text) == "");
        CHECK(flaws_of(game).empty());
    }
}

TEST_CASE("Golden positions lead to the end of their golden games with the same actions", "[golden][position]") {
    const std::map<std::string, Listed> all = listed();
    for (const Golden& golden : goldens()) {
        INFO(golden.name);
        const Game whole = golden_game(golden);
        Game game = read(read_golden(file_of(golden.name)));
        for (std::size_t i = all.at(golden.name).actions; i < whole.action_count(); ++i) {
            REQUIRE(game.apply(whole.action(i)) == Status::ok);
        }
        CHECK(game.is_over());
        CHECK(game.state_hash() == whole.state_hash());
    }
}

TEST_CASE("The public view of a golden position can be read back", "[golden][position]") {
    for (const auto& [name, expected] : listed()) {
        INFO("tests/golden/" << file_of(name));
        const Game game = read(read_golden(file_of(name)));
        const std::string seen = to_position(game, nobody_in_particular);
        CHECK(first_difference(to_position(read(seen), nobody_in_particular), seen) == "");
    }
}

TEST_CASE("The files of missing golden positions are written", "[.golden-write]") {
    std::map<std::string, Listed> all = listed();
    std::set<std::string> had;
    for (const auto& [name, entry] : all) had.insert(entry.decision);
    std::filesystem::create_directories(std::string(tests_folder) + "/golden/positions");
    for (const Golden& golden : goldens()) {
        if (all.count(golden.name) == 1 && !read_golden(file_of(golden.name)).empty()) continue;
        Game game = golden_game(golden);
        const std::size_t actions = choose(game, had);
        while (game.action_count() > actions) REQUIRE(game.undo() == Status::ok);
        all[golden.name] = {actions, game.state_hash(), name_of(game.decision().kind)};
        had.insert(all[golden.name].decision);
        write_golden(file_of(golden.name), to_position(game));
    }
    std::ostringstream list;
    for (const auto& [name, entry] : all) {
        list << name << ' ' << std::dec << entry.actions << ' ' << std::hex << entry.hash << ' ' << entry.decision
             << '\n';
    }
    write_golden(list_of_positions, list.str());
}
