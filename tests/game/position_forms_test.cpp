// Each accepted position can be stored as a position, as JSON, as a snapshot and as a record.
#include <catch2/catch.hpp>
#include <string>

#include "support/forms.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Game accepted(const std::string& lines) {
    Error error;
    std::optional<Game> game = from_position("mistbank-position 1\n" + lines, nullptr, 0, error);
    INFO(error.message << "\n" << lines);
    REQUIRE(game.has_value());
    return std::move(*game);
}

}  // namespace

TEST_CASE("A position with rolled dice can be stored in every form", "[game][position]") {
    const Game game = accepted(
        "preset flying_machines\n"
        "tile 1,0 fl-03 0\n"
        "rolls 1\n");
    CHECK(flaw_of_forms(game) == "");
}

TEST_CASE("A position with drawn messages and tokens can be stored in every form", "[game][position]") {
    const Game game = accepted(
        "preset messages\n"
        "expansions hills_sheep flying_machines\n"
        "tile 1,0 fl-03 0\n"
        "rolls 1\n"
        "tokens_drawn 2\n"
        "messages_drawn 2\n"
        "seen 4 7 0 0 0 0 0 0\n");
    CHECK(flaw_of_forms(game) == "");
}

TEST_CASE("A position is refused if its seen messages differ from the start of its order of messages",
          "[game][position]") {
    const std::string text = to_position(accepted("preset messages\n"));
    const std::size_t at = text.find("messages ", text.find("draws"));
    REQUIRE(at != std::string::npos);
    const std::string first = text.substr(at + 9, 1);
    const std::string other = first == "1" ? "2" : "1";
    Error error;
    const auto with = [&](const std::string& seen) {
        return from_position(text + "messages_drawn 1\nseen " + seen + " 0 0 0 0 0 0 0\n", nullptr, 0, error);
    };
    const std::optional<Game> game = with(first);
    REQUIRE(game.has_value());
    CHECK(flaw_of_forms(*game) == "");
    CHECK(!with(other).has_value());
    CHECK(error.status == Status::invalid_position);
    CHECK(error.message == "MSG-2: the messages seen must match the start of the draw order");
}

// RIV-2: the tiles left to draw lie in layers, but the tiles on this table were not drawn in the order of layers.
TEST_CASE("A position in which river tiles were not drawn first can be stored in every form", "[game][position]") {
    CHECK(flaw_of_forms(accepted("preset river\ntile 0,-1 B\n")) == "");
    CHECK(flaw_of_forms(accepted("preset everything\ndraws external\nset_aside ri-02\nset_aside ri-09\n")) == "");
}

TEST_CASE("Tiles that were set aside, including river tiles, keep their order in every form", "[game][position]") {
    Game game = accepted(
        "system demo\n"
        "expansions ghosts_castles_cemeteries river abbot inns_cathedrals traders_builders princess_dragon tower "
        "abbey_mayor flying_machines hills_sheep big_top vodyanoy messages ferries gold mage robbers crops king\n"
        "players 3\n"
        "cemeteries yes\n"
        "draws external\n"
        "tile -1,1 ri-01 2\n"
        "tile -2,1 ri-06 1\n"
        "tile -2,2 fl-04\n"
        "tile 0,-1 47 1\n"
        "tile 2,0 22\n"
        "tile 2,-1 19 3\n"
        "tile -2,0 52 1\n"
        "tile 0,-2 in-11 1\n"
        "tile 0,2 in-13 2\n"
        "tile -2,3 dr-08 1\n"
        "tile -1,-1 hi-09 3\n"
        "tile -1,2 bt-11 2\n"
        "tile 2,-2 31 1\n"
        "tile 3,0 to-12 3\n"
        "tile 2,1 36a 2\n"
        "tile 2,2 ab-01 1\n"
        "tile 2,-3 tr-24\n"
        "tile -1,0 ab-abbey\n"
        "tile 0,-3 kng-01 2\n"
        "tile 3,-2 dr-21 3\n"
        "tile 1,-3 tr-23 2\n"
        "tile 0,3 04\n"
        "tile 1,3 14a 3\n"
        "tile -1,-3 tr-21\n"
        "tile 3,2 C 1\n"
        "floors 3,0 1\n"
        "figure blue meeple -2,1/0 ghosts 1\n"
        "figure green ringmaster 0,-1/0 ghosts 2\n"
        "set_aside ri-11\n"
        "set_aside ri-07\n"
        "set_aside ri-02\n"
        "under_hills 1\n"
        "decision abbey\n"
        "floors_left blue 8\n"
        "abbeys 6\n"
        "king blue\n"
        "baron red\n"
        "largest_city 2\n"
        "longest_road 3\n");
    CHECK(flaw_of_forms(game) == "");
    for (const char* const action :
         {"abbey 1,2", "tower large 3,0", "draw ri-08", "lay -3,1 0", "ringmaster blue 0", "draw ri-09"}) {
        INFO(action);
        act(game, action);
        REQUIRE(flaws_of(game) == "");
        REQUIRE(flaw_of_forms(game) == "");
    }
}

// A viewer's position omits information that is hidden from the viewer. The reader deals all of the missing
// information.
TEST_CASE("For every preset, the position that a viewer sees can be stored in every form", "[game][position]") {
    const std::size_t step = games_are_slow() ? 60 : 12;
    for (int number = 0; preset_name(number) != nullptr; ++number) {
        INFO(preset_name(number));
        const auto seed = static_cast<std::uint64_t>(number);
        Game game = usual_game(preset_name(number), 2 + number % 3, seed);
        RandomPlayer player(seed);
        for (std::size_t action = 0;; ++action) {
            if (action % step == 0 || game.is_over()) {
                const int viewer = static_cast<int>(action / step) % 3 - 1;
                INFO("action " << action << ", viewer " << viewer);
                Error error;
                const std::size_t sets = game.rules().system == System::cooperative ? 1 : 0;
                const std::string text = to_position(game, viewer);
                const std::optional<Game> seen = from_position(text, &gentle_mists(), sets, error);
                INFO(error.message);
                REQUIRE(seen.has_value());
                REQUIRE(flaw_of_forms(*seen, &gentle_mists(), sets) == "");
            }
            if (game.is_over()) break;
            REQUIRE(game.apply(player.choose(game)) == Status::ok);
        }
    }
}
