// The names of action kinds, and descriptions of actions in words.
#include <set>

#include "scene.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

namespace {

using namespace scene;

constexpr int highest_kind = static_cast<int>(ActionKind::keep_tile);
constexpr int kind_of_version_1_0 = 8;

Game town_game() {
    return scene::game(tiles("tile town\n copies 3\n city N\n road S\n field EL ER WL WR SL SR\nstart\n 0 0 town\n"),
                       "base");
}

std::string meaning(const Game& game, const char* text) {
    Error error;
    const auto action = game.action_of(text, error);
    INFO(text << ": " << error.message);
    REQUIRE(action);
    return describe(game, *action);
}

/// Plays a random game until a legal action has a text that begins with `begin`. Returns the description of that
/// action.
std::string first_meaning(const char* rules_name, const std::string& begin) {
    Rules rules = mistbank_tests::rules_of(rules_name, 2, 3);
    rules.draws = Draws::external;
    Game game = mistbank_tests::new_game(rules);
    mistbank_tests::RandomPlayer player(5);
    while (!game.is_over()) {
        for (const Action& action : game.legal_actions()) {
            if (std::string(game.text_of(action)).rfind(begin, 0) == 0) return describe(game, action);
        }
        game.apply(player.choose(game));
    }
    return "";
}

/// Whether the words are a sentence without unfilled fields or stray spaces.
bool is_filled(const std::string& words) {
    const bool is_sentence = !words.empty() && words.front() >= 'A' && words.front() <= 'Z' && words.back() != ' ';
    return is_sentence && words.find_first_of("{}[]|?") == std::string::npos && words.find("  ") == std::string::npos &&
           words.find(" ,") == std::string::npos && words.find(" to ,") == std::string::npos;
}

}  // namespace

TEST_CASE("Each kind of action has its own name and title", "[render][actions]") {
    std::set<std::string> names;
    for (int kind = 1; kind <= highest_kind; ++kind) {
        if (kind == kind_of_version_1_0) continue;
        const std::string title = title_of(static_cast<ActionKind>(kind));
        INFO(kind << ": " << title);
        CHECK(names.insert(name_of(static_cast<ActionKind>(kind))).second);
        CHECK((title[0] >= 'A' && title[0] <= 'Z'));
    }
    CHECK(names.count("?") == 0);
    CHECK(name_of(ActionKind::bury_from_supply) == std::string("bury_from_supply"));
    CHECK(title_of(ActionKind::fairy) == std::string("Move the fairy"));
}

TEST_CASE("An unknown kind of action has neither a name nor a title", "[render][actions]") {
    for (const int kind : {0, kind_of_version_1_0, highest_kind + 1, 255}) {
        CHECK(name_of(static_cast<ActionKind>(kind)) == std::string("?"));
        CHECK(title_of(static_cast<ActionKind>(kind)) == std::string("?"));
        Action action;
        action.kind = static_cast<ActionKind>(kind);
        CHECK(describe(town_game(), action) == "?");
    }
}

TEST_CASE("The description of laying a tile names the cell and the quarter turns", "[render][actions]") {
    Game game = town_game();
    CHECK(meaning(game, "draw town") == "Draws tile town, 2 left");
    CHECK(meaning(game, "lay 0,-1 0") == "Lays the tile at 0,-1");
    play(game, {"draw town"});
    CHECK(meaning(game, "lay 0,-1 0") == "Lays tile town at 0,-1");
    CHECK(meaning(game, "lay 0,-1 2") == "Lays tile town at 0,-1, turned by 2 quarters");
}

TEST_CASE("The description of placing a figure names the feature and its value", "[render][actions]") {
    Game game = town_game();
    play(game, {"draw town", "lay 0,-1 2"});
    CHECK(meaning(game, "meeple red 0") ==
          "Places a red meeple on the city at 0,-1, south (2 tiles, 4 points, complete)");
    CHECK(meaning(game, "large red 1") ==
          "Places a red large meeple on the road at 0,-1, north (1 tile, 1 point, 1 open end)");
    CHECK(meaning(game, "pass") == "Places nothing");
}

TEST_CASE("The description of an action names the sides, corners and half sides of its segment", "[render][actions]") {
    Game game = scene::game(tiles("tile start\n field all\n"
                                  "tile bend\n road S W\n field SR WL\n field NL NR EL ER SL WR\n"
                                  "tile edge\n road W\n field NL NR EL ER WR\n field SL SR WL\n"
                                  "tile gate\n city N E S\n field WL WR touches N E S\n"
                                  "start\n 0 0 start\n"),
                            "base");
    const auto tells = [&](const char* action, const std::string& place) {
        INFO(action);
        CHECK(meaning(game, action).find(place + " (") != std::string::npos);
    };
    play(game, {"draw bend", "lay 1,0 2"});
    tells("meeple red 0", "the road at 1,0, north to east");
    tells("meeple red 1", "the field at 1,0, north-east");
    tells("meeple red 2", "the field at 1,0, south and west and north (west half) and east (south half)");
    play(game, {"pass", "draw edge", "lay 0,1 3"});
    tells("meeple green 0", "the road at 0,1, south");
    tells("meeple green 2", "the field at 0,1, east and south (east half)");
    play(game, {"pass", "draw gate", "lay 0,-1 3"});
    tells("meeple red 0", "the city at 0,-1, all but south");
}

TEST_CASE("The description of an action names the inn, the goods and the open sides of its feature",
          "[render][actions]") {
    const std::string start = "tile start\n field all\nstart\n 0 0 start\n";
    Game inns = scene::game(tiles("tile inn\n copies 2\n road N S inn\n monastery\n field NR EL ER SL\n"
                                  " field NL SR WL WR\n" +
                                  start),
                            "inns_cathedrals");
    play(inns, {"draw inn", "lay 1,0 0"});
    CHECK(meaning(inns, "meeple red 0") ==
          "Places a red meeple on the road at 1,0, north to south (1 tile, 2 points, with an inn, 2 open ends)");
    CHECK(meaning(inns, "meeple red 1") ==
          "Places a red meeple on the monastery at 1,0 (2 tiles, 2 points, 7 spaces empty)");
    CHECK(meaning(inns, "meeple red 3") ==
          "Places a red meeple on the field at 1,0, west and north (west half) and south (west half) (2 tiles, 0 "
          "points, no finished cities)");
    Game goods = scene::game(tiles("tile wine\n copies 2\n city N wine\n field EL ER SL SR WL WR touches N\n" + start),
                             "traders_builders");
    play(goods, {"draw wine", "lay 1,0 0"});
    CHECK(meaning(goods, "meeple red 0") ==
          "Places a red meeple on the city at 1,0, north (1 tile, 2 points, 1 wine, 1 open side)");
}

TEST_CASE("The description of a field without open sides names its cities, because fields are never complete (PRD-22)",
          "[render][actions]") {
    Game game =
        scene::game(tiles("tile half\n copies 3\n city N S W\n field EL ER touches N\nstart\n 0 0 half\n"), "base");
    play(game, {"draw half", "lay 1,0 2"});
    CHECK(game.feature(game.last_tile(), 1).open_sides == 0);
    CHECK(meaning(game, "meeple red 1") ==
          "Places a red meeple on the field at 1,0, west (2 tiles, 0 points, no finished cities)");
}

TEST_CASE("The description of keeping a ferry names the roads, and the description of an animal token names the animal",
          "[render][actions]") {
    CHECK(first_meaning("ferries", "keep ").find(" where it is, between the ") != std::string::npos);
    CHECK(first_meaning("big_top", "animal 4") == "Shows a seal with number 4, 5 not shown yet");
    CHECK(first_meaning("big_top", "animal 1") == "Shows a flea with number 1, 1 not shown yet");
}

TEST_CASE("Every legal action of random games has a description", "[render][actions]") {
    for (const int index : mistbank_tests::presets_from(0)) {
        for (const Draws draws : {Draws::automatic, Draws::external}) {
            Rules rules = mistbank_tests::rules_of(preset_name(index), 2, 3);
            rules.draws = draws;
            Game game = mistbank_tests::new_game(rules);
            mistbank_tests::RandomPlayer player(5);
            while (!game.is_over()) {
                const std::vector<Action> legal = game.legal_actions();
                for (std::size_t at = 0; at < legal.size(); at += 1 + legal.size() / 10) {
                    const std::string words = describe(game, legal[at]);
                    if (!is_filled(words)) FAIL_CHECK(game.text_of(legal[at]) << ": " << words);
                }
                game.apply(player.choose(game));
            }
        }
    }
}
