// Statistics of matches (tests/strength): seats, shares of wins, confidence intervals and tallies.
#include <catch2/catch.hpp>

#include "strength/tally.hpp"

using namespace strength_matches;

TEST_CASE("The first participant plays every deal once from each seat, with any number of players", "[adviser]") {
    for (int players = 2; players <= 6; ++players) {
        const Match match{"base", "adviser 10", "chance", players};
        std::set<std::pair<int, int>> seats;
        for (int number = 0; number < 4 * players; ++number) {
            CHECK(match.seat(number) < players);
            CHECK(match.deal(number) < 4);
            seats.insert({match.deal(number), match.seat(number)});
        }
        CHECK(seats.size() == static_cast<std::size_t>(4 * players));
    }
    const Match of_a_team{"level1", "adviser 10", "", 2};
    CHECK(of_a_team.deal(7) == 7);
    CHECK(of_a_team.seat(7) == 0);
}

TEST_CASE("A shared win counts as a fraction of a win", "[adviser]") {
    CHECK(share_of_win(1) == 1);
    CHECK(share_of_win(2) == 0.5);
    CHECK(share_of_win(4) == 0.25);
}

TEST_CASE("Wilson's interval contains the measured share and narrows with more games", "[adviser]") {
    const auto [low, high] = interval(0.5, 100);
    CHECK(low == Approx(0.4038).margin(0.0001));
    CHECK(high == Approx(0.5962).margin(0.0001));
    CHECK(interval(1, 12).first == Approx(0.7575).margin(0.0001));
    CHECK(interval(1, 12).second == Approx(1));
    CHECK(interval(0.5, 400).first > low);
    CHECK(std::isinf(elo(interval(1, 12).second)));
    CHECK(elo(interval(0, 12).first) < 0);
    CHECK(elo(0.75) == Approx(190.85).margin(0.01));
}

TEST_CASE("A tally adds up the results of a match and counts a repeated game once", "[adviser]") {
    const Match match{"base", "adviser 100ms/turn", "auto", 4};
    Result won;
    won.games = 1;
    won.won = 1;
    won.lead = 7;
    won.points = 50;
    won.turns = 72;
    won.seconds = 0.25;
    won.decisions = 30;
    Result shared = won;
    shared.won = share_of_win(2);
    shared.lead = 0;
    Tally tally;
    CHECK(tally.add(line_of(match, 0, won)));
    CHECK(tally.add(line_of(match, 1, shared)));
    CHECK(tally.add(line_of(match, 1, shared)));
    CHECK(tally.add(line_of({"level6", "adviser 9", "", 2}, 1, won)));
    CHECK_FALSE(tally.add("no game"));
    REQUIRE(tally.results().size() == 2);
    const Result& both = tally.results().at(match);
    CHECK(both.games == 2);
    CHECK(both.won == 1.5);
    CHECK(both.lead == 7);
    CHECK(both.decisions == 60);
    CHECK(row_of(match, both) ==
          "| base, 4 players | adviser 100ms/turn | auto | 2 | 75 % (20 to 97) | – | +3.5 points | 8.3 ms |");
}

TEST_CASE("The result row for level 6 shows the share of games that finished the first pile", "[adviser]") {
    Result result;
    result.games = 40;
    result.won = 0;
    result.past_first_pile = 10;
    const auto told = [&](const char* preset) { return row_of({preset, "adviser 1000ms", "", 2}, result); };
    CHECK_THAT(told("level6"), Catch::Contains("past the first pile 25 % (14 to 40)"));
    CHECK_THAT(told("level5"), !Catch::Contains("pile"));
}
