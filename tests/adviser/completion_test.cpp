// Compares the predicted probability that a feature will be completed with the results of games.
#include "adviser/completion.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "adviser/advisers.hpp"
#include "game/view.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

/// Calls `visit` with the root and node of each feature that has meeples and can be completed.
template <class Visit>
void each_occupied(const Board& board, Visit visit) {
    for (NodeIndex root = 0; root < board.counts->nodes; ++root) {
        const Node& node = board.nodes[root];
        if (node.root == root && node.meeples > 0 && completed_kind(node.kind) >= 0) visit(root, node);
    }
}

struct Foreseen {
    NodeIndex feature;
    double chance;
};

/// Returns the cross-entropy of a prediction.
double surprise(double chance, bool is_completed) { return -std::log(is_completed ? chance : 1 - chance); }

/// Returns the number of unseen tiles that fit a cell with these required sides in some rotation. Compares each side of
/// each type.
int fitting_by_hand(const Table& table, SidePattern asked) {
    int tiles = 0;
    for (std::size_t type = 0; type < table.setup->types.size(); ++type) {
        bool fits = false;
        for (std::size_t rotation = 0; rotation < 4; ++rotation) {
            fits = fits || sides_fit(asked, table.setup->shapes[type].sides[rotation]);
        }
        if (fits) tiles += table.unseen[type];
    }
    return tiles;
}

}  // namespace

TEST_CASE("The chance of completion is 1 for completed, 0 for blocked, and between 0 and 1 for other features",
          "[adviser][completion]") {
    for (const char* name : {"base", "ghosts_castles_cemeteries", "everything"}) {
        for (const int players : {2, 5}) {
            Game game = new_game(rules_of(name, players, 7));
            Completion completion(*inside_of(game).setup, game.allocator());
            int perhaps = 0;
            while (!game.is_over()) {
                play_by_chance(game, game.action_count() + 1, 9);
                const Table& table = inside_of(game).table;
                completion.look_at(table);
                each_occupied(table.board, [&](NodeIndex root, const Node& node) {
                    const double chance = completion.chance(root);
                    INFO(name << ", turn " << game.turn());
                    if (node.blocked) {
                        CHECK(chance == 0);
                    } else if (completion.openness(root).open == 0) {
                        CHECK(chance == 1);
                    } else {
                        CHECK((chance > 0 && chance < 1));
                        ++perhaps;
                    }
                });
            }
            CHECK(perhaps > 30);
        }
    }
}

TEST_CASE("A feature with one open side is more likely to be completed if more unseen tiles fit this side",
          "[adviser][completion]") {
    Game game = new_game(rules_of("base", 2, 3));
    Completion completion(*inside_of(game).setup, game.allocator());
    int compared = 0;
    while (!game.is_over()) {
        play_by_chance(game, game.action_count() + 1, 5);
        const Table& table = inside_of(game).table;
        const Board& board = table.board;
        completion.look_at(table);
        struct Seen {
            SegmentKind kind;
            int fitting;
            double chance;
        };
        std::vector<Seen> seen;
        each_occupied(board, [&](NodeIndex root, const Node& node) {
            if (node.open != 1 || (node.kind != SegmentKind::road && node.kind != SegmentKind::city)) return;
            board.each_segment(root, [&](const Node& segment) {
                const PlacedTile& tile = board.tiles[segment.tile];
                for (int side = 0; side < 4; ++side) {
                    if (board.turned(tile).way[static_cast<std::size_t>(side)] != segment.number) continue;
                    const Cell& cell = board.cells[board.cell_at(tile.x + around[side].x, tile.y + around[side].y)];
                    if (cell.has_tile != 0) continue;
                    seen.push_back({node.kind, fitting_by_hand(table, cell.asked), completion.chance(root)});
                }
            });
        });
        for (const Seen& first : seen) {
            for (const Seen& second : seen) {
                if (first.kind != second.kind || first.fitting <= second.fitting) continue;
                CHECK(first.chance > second.chance);
                ++compared;
            }
        }
    }
    CHECK(compared > 20);
}

TEST_CASE("Features are completed as often as predicted", "[adviser][completion][frequencies]") {
    double foreseen = 0, unknowing = 0, likely = 0, completed = 0;
    int features = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Game game = new_game(rules_of("base", 2, seed));
        game.stop_recording();
        Adviser adviser = adviser_of(game);
        Completion completion(*inside_of(game).setup, game.allocator());
        std::vector<Foreseen> seen;
        for (int turn = 0; !game.is_over();) {
            if (game.turn() >= turn + 4) {
                turn = game.turn();
                completion.look_at(inside_of(game).table);
                each_occupied(inside_of(game).table.board, [&](NodeIndex root, const Node&) {
                    const double chance = completion.chance(root);
                    if (chance > 0 && chance < 1) seen.push_back({root, chance});
                });
            }
            think(adviser, game, 4);
            REQUIRE(game.apply(adviser.choose()) == Status::ok);
        }
        completion.look_at(inside_of(game).table);
        for (const Foreseen& prediction : seen) {
            const bool is_completed = completion.chance(inside_of(game).table.board.root(prediction.feature)) == 1;
            foreseen += surprise(prediction.chance, is_completed);
            unknowing += surprise(0.4, is_completed);  // 0.4 is about the share of features that are completed
            likely += prediction.chance;
            completed += is_completed;
            ++features;
        }
    }
    REQUIRE(features > 500);
    INFO(features << " features: " << foreseen / features << " where " << unknowing / features);
    CHECK(foreseen < 0.85 * unknowing);
    CHECK(std::fabs(likely - completed) / features < 0.12);
}

TEST_CASE("Every set of learned weights gives a higher chance of completion if more unseen tiles fit",
          "[adviser][completion]") {
    for (const auto& of_family : learned_completions().of) {
        for (const auto& row : of_family) {
            for (const CompletionWeights& weigh : row) {
                CHECK(std::isfinite(weigh.at_rest + weigh.of_time));
                CHECK(weigh.of_fitting > 0);
                CHECK(weigh.of_open < weigh.of_fitting);  // an open side adds of_open, plus its fit times of_fitting
            }
        }
    }
}
