// Presets and the validation of rules.
#include <catch2/catch.hpp>

#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::string refusal(const Rules& rules) {
    Error error;
    CHECK_FALSE(validate(rules, error).has_value());
    CHECK(error.status == Status::invalid_rules);
    CHECK_FALSE(Game::create(rules, error).has_value());
    return error.message;
}

Rules changed(void (*change)(Rules&), const char* preset = "level3") {
    Rules rules = rules_of(preset, 2, 0);
    change(rules);
    return rules;
}

}  // namespace

TEST_CASE("Every preset is valid for all numbers of players that its game allows", "[rules]") {
    for (int index = 0; index < preset_count(); ++index) {
        const System system = preset(preset_name(index))->system;
        for (int players = 1; players <= (system == System::cooperative ? 5 : 6); ++players) {
            Error error;
            CHECK(validate(rules_of(preset_name(index), players, 0), error).has_value());
        }
    }
    CHECK(preset_name(preset_count()) == nullptr);
    CHECK(preset_name(-1) == nullptr);
    CHECK_FALSE(preset("level7").has_value());
    CHECK_FALSE(preset("").has_value());
}

TEST_CASE("No decision of a preset has more actions than `max_actions`", "[rules]") {
    for (int index = 0; index < preset_count(); ++index) {
        const Game game = new_game(rules_of(preset_name(index), 5, 0));
        CHECK(game.action_bound() <= static_cast<std::size_t>(max_actions));
    }
}

TEST_CASE("Rules have the newest revision by default", "[rules]") {
    Error error;
    CHECK(validate(rules_of("level3", 2, 0), error)->revision == newest_revision);
    CHECK(validate(changed([](Rules& r) { r.revision = 1; }), error)->revision == 1);
    CHECK(new_game(rules_of("base", 2, 0)).rules().revision == newest_revision);
    const std::string newest = std::to_string(newest_revision);
    CHECK(refusal(changed([](Rules& r) { r.revision = newest_revision + 1; })) ==
          "revision must be from 0 to " + newest + ", not " + std::to_string(newest_revision + 1));
    CHECK(refusal(changed([](Rules& r) { r.revision = -1; })) == "revision must be from 0 to " + newest + ", not -1");
}

TEST_CASE("The error for rules that cannot be played names the field", "[rules]") {
    CHECK(refusal(changed([](Rules& r) { r.players = 0; })) == "players must be from 1 to 5, not 0");
    CHECK(refusal(changed([](Rules& r) { r.players = 6; })) == "players must be from 1 to 5, not 6");
    CHECK(refusal(changed([](Rules& r) { r.level = 7; })) == "level must be from 1 to 6, not 7");
    CHECK(refusal(changed([](Rules& r) { r.level = 0; })) == "level must be from 1 to 6, not 0");
    CHECK(refusal(changed([](Rules& r) { r.edition = static_cast<Edition>(2021); })) ==
          "edition must be 2022 or 2023, not 2021");
    CHECK(refusal(changed([](Rules& r) { r.system = static_cast<System>(9); })) ==
          "system 9 is not known to this version of mistbank");
    CHECK(refusal(changed([](Rules& r) { r.starting_player = 2; })) == "starting_player must be from 0 to 1, not 2");
    CHECK(refusal(changed([](Rules& r) { r.joint_scoring = static_cast<JointScoring>(2); })) ==
          "joint_scoring must be every_colour (0) or majority (1), not 2");
    CHECK(refusal(changed([](Rules& r) { r.draws = static_cast<Draws>(2); })) ==
          "draws must be automatic (0) or external (1), not 2");
    CHECK(refusal(changed([](Rules& r) { r.colour_count = 3; })) == "colour_count must be 4 for 2 players, not 3");
    CHECK(refusal(changed([](Rules& r) {
              r.colour_count = 4;
              r.colours[0] = r.colours[1] = Colour::pink;
          })) == "colours: pink is named twice");
    CHECK(refusal(changed([](Rules& r) {
              r.colour_count = 4;
              r.colours[2] = static_cast<Colour>(6);
              r.colours[1] = Colour::blue;
          })) == "colours[2] must be a colour from 0 to 5, not 6");
    CHECK(refusal(changed([](Rules& r) { r.scoring_colour_count = 3; })).find("scoring_colour_count must be 0") == 0);
}

TEST_CASE("The scoring colours of level 6 must be three different colours in play", "[rules]") {
    const auto with = [](int count, Colour a, Colour b, Colour c) {
        Rules rules = rules_of("level6", 2, 0);
        rules.scoring_colour_count = count;
        rules.scoring_colours[0] = a;
        rules.scoring_colours[1] = b;
        rules.scoring_colours[2] = c;
        return rules;
    };
    Error error;
    CHECK(validate(with(3, Colour::yellow, Colour::red, Colour::blue), error).has_value());
    CHECK(refusal(with(2, Colour::red, Colour::green, Colour::blue)) == "scoring_colour_count must be 3, not 2");
    CHECK(refusal(with(3, Colour::red, Colour::green, Colour::red)) == "scoring_colours: red is named twice");
    CHECK(refusal(with(3, Colour::red, Colour::green, Colour::pink)) == "scoring_colours: pink is not in play");
}

TEST_CASE("Validation of rules fills in defaults", "[rules]") {
    Error error;
    const Rules rules = validate(rules_of("level6", 5, 0), error).value();
    REQUIRE(rules.colour_count == 5);
    CHECK(rules.colours[4] == Colour::black);
    REQUIRE(rules.scoring_colour_count == 3);
    CHECK(rules.scoring_colours[2] == Colour::blue);
}

TEST_CASE("With external draws, the seed has no effect and is reset", "[rules]") {
    Rules rules = rules_of("level1", 2, 77);
    rules.draws = Draws::external;
    Error error;
    CHECK(validate(rules, error)->seed == 0);
}

TEST_CASE("The error for a tile set that no game can use gives the reason", "[rules][tiles]") {
    const auto refusal_of = [](const char* text) {
        Error error;
        const std::optional<TileSet> set = TileSet::parse(text, error);
        INFO(error.message);
        REQUIRE(set.has_value());
        CHECK_FALSE(Game::create(rules_of("level1", 2, 0), &*set, 1, error).has_value());
        CHECK(error.status == Status::invalid_tile_set);
        return error.message;
    };
    CHECK(refusal_of("mistbank-tiles 1\nname one\ntile a\nfield all\nstart\n0 0 a\n") ==
          "the tile sets leave no tile to draw");
    std::string huge = "mistbank-tiles 1\nname huge\n";
    for (const char id : {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'}) {
        huge += std::string("tile ") + id + "\ncopies 9999\nfield all\n";
    }
    CHECK(refusal_of((huge + "start\n0 0 a\n").c_str()) == "the tile sets have 89991 tiles; a game has at most 80000");
    CHECK(
        refusal_of("mistbank-tiles 1\nname ghostly\ntile a\ncopies 9\nmist N E S W symbols 9\nstart\n0 0 a\n1 0 a\n") ==
        "COO-3: the starting block shows 18 ghosts, but the game has only 15");
}

TEST_CASE("Two tile sets with the same tile id cannot be combined", "[rules][tiles]") {
    const TileSet both[] = {mists(), gentle_mists()};
    Error error;
    CHECK_FALSE(Game::create(rules_of("level1", 2, 0), both, 2, error).has_value());
    CHECK(error.status == Status::invalid_tile_set);
    CHECK(error.message.find("is in more than one tile set") != std::string::npos);
}

TEST_CASE("The starting block of a second tile set is not used", "[rules][tiles]") {
    Error error;
    const std::optional<TileSet> more =
        TileSet::parse("mistbank-tiles 1\nname more\ntile plain\ncopies 4\nfield all\nstart\n0 0 plain\n", error);
    REQUIRE(more.has_value());
    const TileSet both[] = {mists(), *more};
    const std::optional<Game> game = Game::create(rules_of("level2", 2, 0), both, 2, error);
    REQUIRE(game.has_value());
    CHECK(game->pile_size(0) + 1 == 63);
    CHECK(game->tile_count() == 4);
}
