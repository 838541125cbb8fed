// Hands of tiles (HSE-1 to HSE-5) in pictures and summaries. They show only what all players may see.
#include "support/house.hpp"
#include "svg_reader.hpp"

using namespace scene;
using namespace mistbank_tests;

namespace {

/// Creates a game in which red holds a cap, a road and a field, and green holds a hall, a keep and an end.
Game dealt(bool open) {
    Rules rules = house_rules();
    rules.house.hand = 3;
    rules.house.hand_open = open;
    Game game = house_game(rules);
    act(game, "draw cap; draw road; draw field; draw hall; draw keep; draw end");
    REQUIRE(game.decision().kind == DecisionKind::hand);
    return game;
}

}  // namespace

TEST_CASE("HSE-2: open hands are listed tile by tile, and the hand of the active player is drawn",
          "[render][svg][house]") {
    const Game game = dealt(true);
    CHECK(contains(summary(game), "hands    red: cap, road, field, green: hall, keep, end\n"));
    const std::string svg = picture(game);
    const std::vector<Element> all = elements(svg);
    check_ids(all);
    CHECK(of_class(all, "drawn").size() == 3);
    REQUIRE(of_class(all, "hand").size() == 2);
    CHECK(of_class(all, "hand")[1].at("data-player") == "1");
    CHECK(contains(svg, "in the hand: cap, road, field"));
    CHECK(contains(svg, "in the hand: hall, keep, end"));
}

TEST_CASE("HSE-2: hidden hands are shown only as a number of tiles, even to their owner", "[render][svg][house]") {
    const Game game = dealt(false);
    CHECK(contains(summary(game), "hands    red: 3 tiles, green: 3 tiles\n"));
    const std::string svg = picture(game);
    const std::vector<Element> all = elements(svg);
    CHECK(of_class(all, "drawn").empty());
    CHECK(of_class(all, "hand").size() == 2);
    CHECK(contains(svg, "in the hand: 3 tiles"));
    const std::string legend = svg.substr(svg.find("mistbank-legend"));
    for (const char* tile : {"cap", "road", "hall", "keep"}) CHECK(!contains(legend, std::string(">") + tile));
}

TEST_CASE("Pictures and summaries of games without hands do not mention hands", "[render][svg][house]") {
    const Game game = house_game(house_rules());
    CHECK(!contains(summary(game), "hands"));
    CHECK(of_class(elements(picture(game)), "hand").empty());
}
