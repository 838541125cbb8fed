// Plays every scenario in this folder, and checks that the runner reports every error.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iostream>

#include "scenarios/runner.hpp"
#include "support/tests_folder.hpp"

using mistbank::scenarios::read_script;
using mistbank::scenarios::run;
using mistbank::scenarios::Scenario;
using mistbank::scenarios::Script;

namespace {

const std::string folder = std::string(tests_folder) + "/scenarios";
const std::string tiles_folder = folder + "/tiles";

/// Returns all scripts. The files are read only once, because Catch2 runs a test case again for each of its sections.
const std::vector<Script>& scripts() {
    static const std::vector<Script> all = mistbank::scenarios::read_scripts(folder);
    return all;
}

/// Returns the runner's message for a scenario with these lines. The scenario has the rules of level 1 and the plain
/// tiles.
std::string played(const std::string& lines) {
    const auto script = read_script("text", "scenario COM-1: A line\n  rules level1\n  tiles plain\n" + lines);
    if (!script.error.empty()) return script.error;
    return run(script.scenarios.front(), tiles_folder);
}

}  // namespace

TEST_CASE("Every scenario file can be read", "[scenarios]") {
    CHECK(scripts().size() >= 10);
    for (const Script& script : scripts()) CHECK(script.error == "");
}

// This test has no sections, because Catch2 would play all scenarios again for each section.
TEST_CASE("Every scenario passes", "[scenarios]") {
    for (const Script& script : scripts()) {
        for (const Scenario& scenario : script.scenarios) {
            INFO(scenario.file << ":" << scenario.title.number << " " << scenario.title.text);
            const std::string failure = run(scenario, tiles_folder);
            INFO(failure);
            CHECK(failure.empty());
        }
    }
}

// Not a test: plays the file given to tests/scenarios/play.
TEST_CASE("The scenarios in a file pass", "[.play-scenarios]") {
    const char* path = std::getenv("MISTBANK_SCENARIOS");
    if (path == nullptr) FAIL("MISTBANK_SCENARIOS must name the file to play");
    const Script script = read_script(path, mistbank::scenarios::read_file(path));
    REQUIRE(script.error == "");
    for (const Scenario& scenario : script.scenarios) {
        const std::string failure = run(scenario, tiles_folder);
        std::cout << (failure.empty() ? "passed  " : "failed  ") << scenario.title.text << "\n" << failure << std::endl;
        CHECK(failure.empty());
    }
}

TEST_CASE("A correct scenario passes", "[scenarios]") {
    CHECK(played("do draw fork; lay 1,0 3; meeple red 0\nexpect meeple red at 1,0/0\nexpect decision draw").empty());
    CHECK(played("do draw road  # a comment\n# another\nexpect decision lay_tile").empty());
}

TEST_CASE("A scenario with correct expectations of every kind passes", "[scenarios]") {
    CHECK(played("expect last draw 0\nexpect winners\nexpect decision draw player=0 colour=none tile=none").empty());
    CHECK(played("do draw road\nexpect last draw 1\nexpect decision lay_tile tile=road hound=0 points=0").empty());
    CHECK(played("do draw fork; lay 1,0 3; meeple red 0\nexpect haunted 0 at 1,0/0\nexpect guards red 0").empty());
    CHECK(played("do draw fork; lay 1,0 3\nexpect events tile_drawn type=fork; tile_laid x=1").empty());
    CHECK(played("expect dragon aside\nexpect fairy aside\nexpect fairy with nobody\nexpect last round no").empty());
    CHECK(played("expect floors 0 at 0,0\nexpect floors red 0\nexpect prisoners of red none\nexpect abbeys red 0")
              .empty());
    CHECK(played("expect flock red none\nexpect sheep red 0\nexpect bag 0 0 0 0 0\nexpect under hills 0").empty());
    CHECK(played("expect big top aside\nexpect animals 5 0").empty());
    CHECK(played("expect hand red none\nexpect hand red for green none\nexpect hand red for nobody none").empty());
    CHECK(played("expect decider 0\nexpect turn 1\nexpect no figure meeple red at 0,0/0").empty());
    CHECK(played("expect gold aside 0\nexpect gold 0,0 0\nexpect gold of red 0\nexpect mage aside\nexpect witch aside")
              .empty());
    CHECK(played("expect robber red supply\nexpect courier red 0\nexpect messages none\nexpect message 0\n"
                 "expect ferries none\nexpect king none 0\nexpect baron none 0")
              .empty());
}

TEST_CASE("A scenario may start from a position", "[scenarios]") {
    CHECK(played("position\n| tile 1,0 road 1; tile 2,0 road 1  # a comment\n| figure red meeple 1,0/0; score 4\n"
                 "expect total 4\nexpect meeple red at 1,0/0\nexpect tile road at 2,0\nexpect turn 3\n"
                 "do draw road\nexpect decision lay_tile\nundo 1\nexpect decision draw")
              .empty());
    CHECK(played("position\n| drawn road\nexpect decision lay_tile tile=road").empty());
    CHECK(played("position\n| tile 1,0 road 0\ninvalid COM-2").empty());
}

TEST_CASE("The failure for an impossible position names the line", "[scenarios]") {
    const std::string failure = played("position\n| tile 1,0 road 1\n| figure red bishop 1,0/0\nexpect total 0");
    CHECK_THAT(failure, Catch::StartsWith("text:"));
    CHECK_THAT(failure, Catch::Contains("bishop") && Catch::Contains("position: figure red bishop 1,0/0"));
    // "position" is line 4 of the scenario.
    CHECK_THAT(failure, Catch::Contains("line 6, column "));
    CHECK_THAT(played("position\n| tile 1,0 road 1; figure red bishop 1,0/0\nexpect total 0"),
               Catch::Contains("line 5, column "));
}

TEST_CASE("A scenario with a wrong expectation fails", "[scenarios]") {
    const std::vector<std::string> wrong = {
        "expect total 1",
        "expect ghost supply 14",
        "expect actions draw road; draw bend",
        "expect no action draw road",
        "expect action lay 1,0 0",
        "expect tile road at 0,0",
        "expect tile field at 1,0",
        "expect supply red 2",
        "expect feature 0,0/0 kind=road",
        "expect feature 0,0/1 kind=field",
        "expect set aside road",
        "expect event turn_began total=2",
        "expect no event turn_began",
        "expect outcome lost",
        "expect outcome lost ghosts",
        "do lay 1,0 0",
        "do draw road; lay 1,0 0",
        "do draw road\nrefuse lay 1,0 1 because COM-2",
        "do draw road\nrefuse lay 1,0 0 because the moon is full",
        "do draw road\nundo 2",
        "undo 1",
        "position\n| tile 1,0 road 1\nundo 1",
        "position\n| tile 1,0 road 1\nexpect turn 1",
        "position\n| tile 1,0 road 1\ninvalid COM-2",
        "position\n| tile 1,0 road 0\nexpect turn 2",
        "position\n| somersault\nexpect turn 1",
        "invalid players",
        "expect hound 1 gone",
        "expect decision draw player=1",
        "expect decision draw tile=road",
        "do draw road\nexpect decision lay_tile tile=none",
        "expect last draw 1",
        "expect winners red",
        "expect guards red 1",
        "expect reserve red 3",
        "do draw fork; lay 1,0 3; meeple red 0\nexpect guard red at 1,0/0",
        "do draw fork; lay 1,0 3; meeple red 0\nexpect haunted 1 at 1,0/0",
        "do draw fork; lay 1,0 3\nexpect haunted 0 at 1,0/0",
        "expect feature 0,0/0 cities=1",
        "do draw road; lay 1,0 1\nexpect events tile_laid; tile_drawn",
        "do draw road; lay 1,0 1\nexpect events tile_drawn; tile_drawn",
        "do draw road; lay 1,0 1\nexpect events tile_drawn cities=1; tile_laid",
        "expect dragon at 0,0",
        "expect fairy at 0,0",
        "expect fairy with meeple red at 0,0/0",
        "expect floors 1 at 0,0",
        "expect floors red 3",
        "expect prisoners of red meeple green",
        "expect abbeys red 1",
        "expect last round yes",
        "expect flock red 1",
        "expect sheep red 1",
        "expect bag 2 4 5 5 2",
        "expect under hills 1",
        "expect big top at 0,0",
        "expect animals 5 3",
        "expect hand red road",
        "expect hand red ?",
        "expect decider 1",
        "expect turn 2",
        "expect figure meeple red at 0,0/0",
        "expect gold aside 16",
        "expect gold 0,0 1",
        "expect gold of red 1",
        "expect mage 0,0/0",
        "expect witch 0,0/0",
        "expect robber red 0",
        "expect courier red 1",
        "expect messages 1",
        "expect message 1",
        "expect ferries 0,0/0+1",
        "expect king red 0",
        "expect baron none 1",
    };
    for (const std::string& lines : wrong) {
        CAPTURE(lines);
        CHECK_THAT(played(lines), Catch::StartsWith("text:"));
    }
}

TEST_CASE("A scenario that cannot be read fails", "[scenarios]") {
    const std::vector<std::string> unclear = {
        "",
        "expects total 0",
        "expect",
        "expect totals 0",
        "expect total",
        "expect total zero",
        "expect total 0 red",
        "expect total 0 purple",
        "expect player 0 now",
        "expect decision draw lay_tile",
        "expect decision draw size=1",
        "expect last 0",
        "expect last draw",
        "expect winners purple",
        "expect guards red",
        "expect reserve purple 3",
        "expect guard red 0,0/0",
        "expect haunted at 0,0/0",
        "expect events",
        "expect events turn_began;",
        "expect events turn_began; turn_begins",
        "expect no total 0",
        "expect no action somersault",
        "expect actions draw road;",
        "expect no event turn_begins",
        "expect no event turn_began turn=2",
        "expect no event turn_began total=two",
        "expect no event tile_drawn type=palace",
        "expect event turn_began total",
        "expect feature 0,0/0 size=1",
        "expect feature 0,0/0",
        "expect hound 3 gone",
        "expect hound 1 asleep",
        "expect unseen palace 1",
        "expect ghosts 0 at 0",
        "expect dragon",
        "expect dragon at 0",
        "expect fairy with",
        "expect floors 0 at",
        "expect floors purple 3",
        "expect prisoners red none",
        "expect prisoners of purple none",
        "expect abbeys red",
        "expect last round maybe",
        "expect flock",
        "expect flock red",
        "expect flock red one",
        "expect sheep red",
        "expect bag",
        "expect under 0",
        "expect big top",
        "expect animals 5",
        "expect hand",
        "expect hand red",
        "expect hand purple none",
        "expect hand pink none",
        "expect hand red for",
        "expect hand red for purple none",
        "expect hand red for pink none",
        "expect hand red none road",
        "expect hand red palace",
        "expect decider",
        "expect turn one",
        "expect no figure dwarf red at 0,0/0",
        "expect gold 0,0",
        "expect gold of purple 0",
        "expect robber purple supply",
        "expect courier red",
        "expect set road",
        "do draw palace",
        "do draw road lay 1,0 1",
        "refuse pass",
        "undo one",
        "rules level2",
        "tiles plain",
        "expect total 0\ntiles plain",
        "position\nexpect total 0",
        "position tile 1,0 road 1\nexpect total 0",
        "position\n| tile 1,0 road 1;\nexpect total 0",
        "position\n|\nexpect total 0",
        "| tile 1,0 road 1\nexpect total 0",
        "position\n| tile 1,0 road 1\nposition\n| score 4\nexpect total 0",
        "expect total 0\nposition\n| tile 1,0 road 1\nexpect total 0",
        "position\n| tile 1,0 road 1\nexpect tile road at 1,0\n| score 4",
    };
    for (const std::string& lines : unclear) {
        CAPTURE(lines);
        CHECK_THAT(played(lines), Catch::StartsWith("text:"));
    }
}

TEST_CASE("A text that is not a script is refused", "[scenarios]") {
    const std::vector<std::string> texts = {"", "rules level1", "scenario COM-1", "scenario : Nothing",
                                            "scenario 1: One"};
    for (const std::string& text : texts) {
        CAPTURE(text);
        CHECK_FALSE(read_script("text", text).error.empty());
    }
}

TEST_CASE("A scenario with a wrong word in its rules line fails", "[scenarios]") {
    const auto failure_of = [](const std::string& rules) {
        const auto script =
            read_script("text", "scenario COM-1: A line\nrules " + rules + "\ntiles plain\nexpect outcome open");
        return run(script.scenarios.front(), tiles_folder);
    };
    CHECK(failure_of("level1 players=3 colours=pink,black,red edition=2022 joint_scoring=majority").empty());
    CHECK(failure_of("base hand=3 hand_open=yes unplayable=returned hole_turn=yes incomplete_scores=no table=7x5@3,0 "
                     "border_completes=yes small_cities=yes without=barn,large hill_majority=no")
              .empty());
    CHECK(failure_of("base draw_ahead=yes unplayable=set_aside table=5x7 start_in_bag=yes "
                     "dragon_after_scoring=no")
              .empty());
    CHECK(failure_of("ghosts_castles_cemeteries farmers=yes ghosts=no castles=no cemeteries=no").empty());
    for (const std::string rules :
         {"", "level7", "level1 players", "level1 players=many", "level1 colour=red", "level1 colours=red,purple",
          "level1 draws=never", "level1 joint_scoring=2", "base farmers=maybe", "base guards=no", "base hand=three",
          "base table=5", "base table=5x5@2", "base table=5x5@2,2@1,1", "base table=5xx5", "base unplayable=thrown",
          "base without=dwarf", "base hand_open=open", "base table_width=5"}) {
        CAPTURE(rules);
        CHECK_THAT(failure_of(rules), Catch::StartsWith("text:"));
    }
}

TEST_CASE("A failure message contains file, line, both values and the legal actions", "[scenarios]") {
    const std::string failure = played("do draw road\nexpect total 3");
    CHECK_THAT(failure, Catch::StartsWith("text:5: expect total 3"));
    CHECK_THAT(failure, Catch::Contains("expected: total 3"));
    CHECK_THAT(failure, Catch::Contains("found:    total 0"));
    CHECK_THAT(failure, Catch::Contains("lay 1,0 1"));
}
