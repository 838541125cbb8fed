// The features that an adviser computes for a team's position, and its predictions from these features.
#include "adviser/outlook.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "adviser/advisers.hpp"
#include "game/view.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Rules level_for(int level, int players, std::uint64_t seed) {
    return rules_of("level" + std::to_string(level), players, seed);
}

Outlook foreseen(const Game& game) {
    const Table& table = inside_of(game).table;
    Fitting fitting(*inside_of(game).setup, game.allocator());
    fitting.look_at(table);
    Signs signs;
    read_signs(table, fitting, signs);
    return outlook_of(network_of_team(*table.setup), signs);
}

/// For one cell: the number of unseen tiles that can be laid there, and for each side the number of these tiles that
/// can have mist on this side. Computed from the legal actions of the game after each possible draw.
struct Counts {
    int fitting = 0;
    int misty[4] = {0, 0, 0, 0};
};
std::map<std::pair<int, int>, Counts> counted_by_draws(const Game& game) {
    std::map<std::pair<int, int>, Counts> counts;
    for (const Action& draw : game.legal_actions()) {
        if (draw.kind != ActionKind::draw) continue;
        Game drawn = game.clone();
        REQUIRE(drawn.apply(draw) == Status::ok);
        const int copies = game.drawable(draw.x);
        const Shape& shape = inside_of(game).setup->shapes[static_cast<std::size_t>(draw.x)];
        std::map<std::pair<int, int>, Counts> of_type;
        for (const Action& lay : drawn.legal_actions()) {
            if (lay.kind != ActionKind::lay) continue;
            Counts& here = of_type[{lay.x, lay.y}];
            here.fitting = copies;
            for (std::size_t side = 0; side < 4; ++side) {
                if (shape.turned[lay.count].mist[side] != none8) here.misty[side] = copies;
            }
        }
        for (const auto& [cell, here] : of_type) {
            counts[cell].fitting += here.fitting;
            for (int side = 0; side < 4; ++side) counts[cell].misty[side] += here.misty[side];
        }
    }
    return counts;
}

int all_drawable(const Game& game) {
    int tiles = 0;
    for (const Action& draw : game.legal_actions()) {
        if (draw.kind == ActionKind::draw) tiles += game.drawable(draw.x);
    }
    return tiles;
}

}  // namespace

TEST_CASE("The adviser's share of fitting unseen tiles equals the share found by drawing each tile", "[adviser]") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Rules rules = level_for(3, 2, seed);
        rules.draws = Draws::external;
        Game game = new_game(rules);
        play_by_chance(game, seed, 30);
        while (!game.is_over() && game.decision().kind != DecisionKind::draw) play_by_chance(game, seed, 1);
        if (game.is_over()) continue;
        const Board& board = inside_of(game).table.board;
        Fitting fitting(*inside_of(game).setup, game.allocator());
        fitting.look_at(inside_of(game).table);
        const double tiles = all_drawable(game);
        const auto counts = counted_by_draws(game);
        REQUIRE(counts.size() > 5);
        for (const auto& [cell, expected] : counts) {
            const SidePattern asked = board.cells[board.cell_at(cell.first, cell.second)].asked;
            INFO(cell.first << "," << cell.second);
            CHECK(fitting.share(asked) == Approx(expected.fitting / tiles));
            for (int side = 0; side < 4; ++side) {
                CHECK(fitting.misty_share(asked, side) == Approx(expected.misty[side] / tiles));
            }
        }
    }
}

TEST_CASE("A team's outlook has inputs below 20 and consists of probabilities", "[adviser]") {
    for (int level = 1; level <= 6; ++level) {
        for (int players = 1; players <= 5; ++players) {
            Game game = new_game(level_for(level, players, 10u * static_cast<unsigned>(level)));
            Fitting fitting(*inside_of(game).setup, game.allocator());
            while (!game.is_over()) {
                fitting.look_at(inside_of(game).table);
                Signs signs;
                read_signs(inside_of(game).table, fitting, signs);
                for (const float sign : signs) REQUIRE(std::abs(sign) < 20);
                const Outlook outlook = outlook_of(network_of_team(*inside_of(game).setup), signs);
                for (const float share : {outlook.winning, outlook.stages, outlook.progress}) {
                    REQUIRE(share >= 0);
                    REQUIRE(share <= 1);
                }
                play_by_chance(game, static_cast<std::uint64_t>(game.turn()), 4);
            }
        }
    }
}

TEST_CASE("The winning chance rises towards the goal, and the risk of losing rises as ghosts run out", "[adviser]") {
    for (int level = 1; level <= 3; ++level) {
        Game game = new_game(level_for(level, 2, 5));
        play_by_chance(game, 5, 12);
        REQUIRE(!game.is_over());
        State& state = *inside_of(game).table.state;
        state.totals[0] = 0;
        state.ghost_supply = 10;
        const Outlook at_first = foreseen(game);
        state.totals[0] = state.active_pile == 0 && level == 3 ? 14 : game.goal() - 3;
        const Outlook near_goal = foreseen(game);
        state.ghost_supply = 0;
        const Outlook in_danger = foreseen(game);
        INFO("level " << level << ": " << at_first.winning << " " << near_goal.winning << " " << in_danger.winning);
        CHECK(near_goal.winning > at_first.winning);
        CHECK(near_goal.progress > at_first.progress);
        CHECK(in_danger.winning < near_goal.winning);
    }
}

TEST_CASE("The value of a lost game depends on its points, or on the points of all scoring meeples on level 6",
          "[adviser]") {
    Game game = new_game(level_for(1, 2, 1));
    State& state = *inside_of(game).table.state;
    state.outcome = Outcome::lost;
    state.totals[0] = 25;
    CHECK(outlook_at_the_end(inside_of(game).table).winning == 0);
    CHECK(outlook_at_the_end(inside_of(game).table).progress == Approx(0.5));
    CHECK(outlook_at_the_end(inside_of(game).table).stages == Approx(0.5));

    // The hounds arrive at 10 and 25 points, and the goal is 50 points.
    Game of_own_scores = new_game(level_for(6, 2, 1));
    State& own = *inside_of(of_own_scores).table.state;
    own.outcome = Outcome::lost;
    own.totals[0] = 10;
    own.totals[1] = 30;
    own.totals[2] = 5;
    const Outlook outlook = outlook_at_the_end(inside_of(of_own_scores).table);
    CHECK(outlook.progress == Approx((15 + 5) / 100.0));
    const double reached = (25 / 3.0 + 5) / 20 + (40 / 3.0 + 5) / 50 + (15 + 5) / 100.0;
    CHECK(outlook.stages == Approx(reached / 3));
    own.outcome = Outcome::won;
    CHECK(outlook_at_the_end(inside_of(of_own_scores).table).winning == 1);
    CHECK(outlook_at_the_end(inside_of(of_own_scores).table).progress == 1);
}
