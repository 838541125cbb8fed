// Reasons why an action is not legal. Each reason names the actual error.
#include <catch2/catch.hpp>
#include <string>

#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr int step_x[] = {0, 1, 0, -1};
constexpr int step_y[] = {-1, 0, 1, 0};
const char* const side_names[] = {"north", "east", "south", "west"};

SideKind kind_of(const Game& game, int type, int rotation, int side) {
    return game.type(type).side_kind(static_cast<Side>((side - rotation + 4) % 4));
}

// Returns the expected error of COM-1 or COM-2 for laying a tile on this cell, computed from the neighbouring tiles.
// Empty if the tile can be laid.
std::string expected_refusal(const Game& game, const Action& lay) {
    if (game.tile_at(lay.x, lay.y) >= 0) return "COM-1: the cell already has a tile";
    bool has_neighbour = false;
    std::string mismatch;
    for (int side = 0; side < 4; ++side) {
        const int index = game.tile_at(lay.x + step_x[side], lay.y + step_y[side]);
        if (index < 0 || game.tile(index).face_down) continue;
        has_neighbour = true;
        const LaidTile other = game.tile(index);
        const SideKind mine = kind_of(game, game.decision().tile_type, lay.count, side);
        const SideKind side_kind = kind_of(game, other.type, other.rotation, (side + 2) % 4);
        if (mine != side_kind && mismatch.empty()) {
            mismatch = std::string("COM-2: the ") + side_names[side] + " side does not match its neighbour";
        }
    }
    return has_neighbour ? mismatch : "COM-1: the cell shares no side with a face-up tile";
}

}  // namespace

TEST_CASE("The error for an illegal tile placement names the first mismatched side or another reason", "[game]") {
    int refused = 0;
    for (const char* preset : {"base", "level5", "ghosts_castles_cemeteries"}) {
        Game game = new_game(rules_of(preset, 2, 5), nullptr);
        RandomPlayer player(5);
        for (; !game.is_over(); game.apply(player.choose(game))) {
            if (game.decision().kind != DecisionKind::lay_tile) continue;
            Action lay;
            lay.kind = ActionKind::lay;
            for (int cell = 0; cell < 13 * 13; ++cell) {
                lay.x = static_cast<std::int16_t>(cell % 13 - 6);
                lay.y = static_cast<std::int16_t>(cell / 13 - 6);
                for (lay.count = 0; lay.count < 4; ++lay.count) {
                    const char* reason = game.why_not(lay);
                    const std::string expected = expected_refusal(game, lay);
                    if (expected != (reason == nullptr ? "" : reason)) {
                        CAPTURE(preset, game.turn(), lay.x, lay.y, static_cast<int>(lay.count));
                        REQUIRE(std::string(reason == nullptr ? "" : reason) == expected);
                    }
                    refused += reason == nullptr ? 0 : 1;
                }
            }
        }
    }
    CHECK(refused > 10000);
}

TEST_CASE("The error for an illegal figure names the wrong segment, colour, kind, supply or place", "[game]") {
    Game game = new_game(rules_of("abbot", 2, 8), nullptr);
    RandomPlayer player(8);
    int abbots_refused = 0, others_refused = 0;
    for (; !game.is_over(); game.apply(player.choose(game))) {
        if (game.decision().kind != DecisionKind::place_meeple) continue;
        const LaidTile tile = game.tile(game.tile_count() - 1);
        const int segments = game.type(tile.type).segment_count;
        Action place;
        place.kind = ActionKind::place;
        place.colour = static_cast<std::uint8_t>(game.rules().colours[game.active_player()]);
        const auto reason = [&] {
            const char* words = game.why_not(place);
            return std::string(words == nullptr ? "" : words);
        };
        const auto colour = static_cast<Colour>(place.colour);
        for (place.segment = 0; place.segment < segments; ++place.segment) {
            const SegmentKind kind = game.type(tile.type).segments[place.segment].kind;
            place.count = static_cast<std::uint8_t>(FigureKind::abbot);
            if (kind == SegmentKind::road && game.supply(colour).of(FigureKind::abbot) > 0 &&
                reason().find("COM-6") == std::string::npos) {
                CHECK(reason() == "ABT-1: an abbot can stand only on a monastery or in a garden");
                ++abbots_refused;
            }
            place.count = static_cast<std::uint8_t>(FigureKind::normal);
            if (kind == SegmentKind::garden && game.supply(colour).of(FigureKind::normal) > 0) {
                CHECK(reason() == "ABT-1: only an abbot can stand in a garden");
                ++others_refused;
            }
        }
        place.segment = static_cast<std::uint8_t>(segments);
        CHECK(reason() == "COM-5: the laid tile has no such segment");
        place.segment = 0;
        place.count = figure_kinds;
        CHECK(reason() == "MEET-4: unknown kind of figure");
        place.colour = max_colours;
        CHECK(reason() == "COO-2: the colour does not belong to the active player");
    }
    CHECK(abbots_refused > 0);
    CHECK(others_refused > 0);
}
