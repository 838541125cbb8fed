// Tallies: the points of each player by source. In a game that begins with a position, the sources of earlier points
// are unknown.
#include <catch2/catch.hpp>
#include <numeric>
#include <string>

#include "mistbank/position.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Game begun_with(const std::string& position) {
    Error error;
    std::optional<Game> game = from_position(position, nullptr, 0, error);
    INFO(error.message << "\n" << position);
    REQUIRE(game.has_value());
    return std::move(*game);
}

void play_out(Game& game, std::uint64_t random) {
    while (!game.is_over()) REQUIRE(game.apply(game.random_action(random)) == Status::ok);
}

std::int32_t sum_of(const TallyView& tally) {
    return std::accumulate(std::begin(tally.points), std::end(tally.points), 0);
}

}  // namespace

TEST_CASE("A tally separates the points of a position from points scored later", "[tally][position]") {
    for (const char* preset : {"level1", "level6", "base", "ghosts_castles_cemeteries", "everything"}) {
        INFO(preset);
        Game first = usual_game(preset, 3, 5);
        std::uint64_t random = 8;
        for (int i = 0; i < 150 && !first.is_over(); ++i)
            REQUIRE(first.apply(first.random_action(random)) == Status::ok);
        if (first.is_over()) continue;
        Error error;
        const TileSet* const gentle = first.rules().system == System::cooperative ? &gentle_mists() : nullptr;
        std::optional<Game> begun = from_position(to_position(first), gentle, gentle != nullptr ? 1 : 0, error);
        INFO(error.message);
        REQUIRE(begun.has_value());
        const bool are_points_on_their_way = first.decision().kind == DecisionKind::advance;
        for (int i = 0; i < begun->scoring_meeple_count(); ++i) {
            CHECK(begun->tally(i).from(Source::before) == begun->scoring_meeple(i).total);
            CHECK(sum_of(begun->tally(i)) == begun->scoring_meeple(i).total);
        }
        Game other = first.clone();
        play_out(*begun, 9);
        play_out(other, 9);
        for (int i = 0; i < begun->scoring_meeple_count(); ++i) {
            CHECK(sum_of(begun->tally(i)) == begun->scoring_meeple(i).total);
            CHECK(begun->scoring_meeple(i).total == other.scoring_meeple(i).total);
            if (are_points_on_their_way) continue;
            CHECK(begun->tally(i).from(Source::before) == first.scoring_meeple(i).total);
            for (int source = 1; source < source_count; ++source) {
                CHECK(begun->tally(i).points[source] == other.tally(i).points[source] - first.tally(i).points[source]);
            }
        }
    }
}

TEST_CASE("Points of an unfinished scoring in a starting position count as points from before the start",
          "[tally][position]") {
    Rules rules = rules_of("messages", 2, 3);
    std::uint64_t random = 4;
    int found = 0;
    for (std::uint64_t seed = 0; seed < 20 && found < 3; ++seed) {
        rules.seed = seed;
        Game game = new_game(rules);
        while (!game.is_over() && game.decision().kind != DecisionKind::advance)
            REQUIRE(game.apply(game.random_action(random)) == Status::ok);
        if (game.is_over()) continue;
        ++found;
        Game begun = begun_with(to_position(game));
        const Colour colour = game.decision().colour;
        const int points = game.decision().points;
        const int index = game.player_of(colour);
        const int before = begun.tally(index).from(Source::before);
        CHECK(before == game.scoring_meeple(index).total);
        REQUIRE(begun.apply(begun.legal_actions()[0]) == Status::ok);
        CHECK(begun.tally(index).from(Source::before) == before + points);
        CHECK(sum_of(begun.tally(index)) == begun.scoring_meeple(index).total);
    }
    CHECK(found == 3);
}

TEST_CASE("The tally of a nonexistent scoring meeple is empty", "[tally]") {
    const Game game = usual_game("base", 2, 1);
    CHECK(game.tally(-1).colour == Colour::none);
    CHECK(sum_of(game.tally(2)) == 0);
    CHECK(std::string(name_of(Source::big_top)) == "big_top");
    CHECK(std::string(name_of(static_cast<Source>(source_count))) == "?");
}
