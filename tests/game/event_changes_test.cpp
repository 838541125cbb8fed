// The changes that events make to the board.
#include <catch2/catch.hpp>
#include <map>

#include "mistbank/description.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

TEST_CASE("The figures on the board are those that events have placed and not removed", "[game]") {
    std::map<Change, int> seen;
    for (const int preset : presets_from(0)) {
        INFO(preset_name(preset));
        Game game = new_game(rules_of(preset_name(preset), 3, static_cast<std::uint64_t>(preset) + 1));
        RandomPlayer player(static_cast<std::uint64_t>(preset));
        std::size_t told = game.event_count();
        int expected = 0;
        while (!game.is_over()) {
            const Action action = player.choose(game);
            INFO(game.text_of(action));
            game.apply(action);
            for (; told < game.event_count(); ++told) {
                const Event& event = game.events()[told];
                const Change here = change_of(event.kind);
                ++seen[here];
                if (here == Change::figure_placed) ++expected;
                if (here == Change::figure_removed) --expected;
                if (here == Change::tile_laid) REQUIRE(game.tile_at(event.x, event.y) >= 0);
                UNSCOPED_INFO(name_of(event.kind));
            }
            // Within a turn, a scored wagon is off the board until it moves (ABM-13).
            if (game.decision().kind == DecisionKind::lay_tile) REQUIRE(game.figure_count() == expected);
        }
    }
    CHECK(seen.size() == 5);
}

TEST_CASE("Every kind of segment has a title and a value for the extent of its features", "[game]") {
    CHECK(std::string(title_of(SegmentKind::road)) == "road");
    CHECK(std::string(title_of(SegmentKind::tower)) == "top of the tower");
    CHECK(std::string(title_of(static_cast<SegmentKind>(99))) == "?");
    CHECK(extent_of(SegmentKind::field) == Extent::joined);
    CHECK(extent_of(SegmentKind::castle) == Extent::around);
    CHECK(extent_of(SegmentKind::vodyanoy) == Extent::none);
    CHECK(extent_of(static_cast<SegmentKind>(99)) == Extent::none);
    for (int kind = 1; kind <= static_cast<int>(SegmentKind::vodyanoy); ++kind) {
        CHECK(std::string(title_of(static_cast<SegmentKind>(kind))) != "?");
    }
}
