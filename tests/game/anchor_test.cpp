// Anchors: the positions of figures on rotated tiles.
#include <catch2/catch.hpp>

#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

void check_anchor(const Anchor& anchor, int x, int y) {
    CHECK(anchor.x == x);
    CHECK(anchor.y == y);
}

}  // namespace

TEST_CASE("An anchor turns clockwise with its tile", "[game]") {
    Segment segment;
    segment.anchor_x = 20;
    segment.anchor_y = 10;
    check_anchor(anchor_of(segment, 0), 20, 10);
    check_anchor(anchor_of(segment, 1), 90, 20);
    check_anchor(anchor_of(segment, 2), 80, 90);
    check_anchor(anchor_of(segment, 3), 10, 80);
}

TEST_CASE("A game rotates the anchor of a segment with its tile", "[game]") {
    const char* preset = GENERATE("level1", "everything");
    Game game = new_game(rules_of(preset, 2, 7));
    play_out(game, RandomPlayer(7));
    bool seen[4] = {};
    for (int tile = 0; tile < game.tile_count(); ++tile) {
        const LaidTile laid = game.tile(tile);
        if (laid.face_down) continue;
        seen[laid.rotation] = true;
        const TileType& type = game.type(laid.type);
        for (int number = 0; number < type.segment_count; ++number) {
            const Anchor expected = anchor_of(type.segments[static_cast<std::size_t>(number)], laid.rotation);
            CAPTURE(tile, number);
            check_anchor(game.anchor_on(tile, number), expected.x, expected.y);
        }
        check_anchor(game.anchor_on(tile, type.segment_count), 50, 50);
    }
    for (const bool rotation : seen) CHECK(rotation);
    for (const int none : {-1, game.tile_count()}) check_anchor(game.anchor_on(none, 0), 50, 50);
    check_anchor(game.anchor_on(0, -1), 50, 50);
}

TEST_CASE("On a face-down tile the anchor of every segment is the middle of the tile", "[game][mist]") {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game game = usual_game("level5", 2, seed);
        play_out(game, RandomPlayer(seed));
        for (int tile = 0; tile < game.tile_count(); ++tile) {
            if (!game.tile(tile).face_down) continue;
            check_anchor(game.anchor_on(tile, 0), 50, 50);
            ++found;
        }
    }
    CHECK(found > 0);
}
