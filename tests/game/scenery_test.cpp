// Castles, cemeteries and monasteries in games that do not use them (LVL-1). They lie on the board but have no effect.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iterator>
#include <string>

#include "mistbank/observation.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

int cells_marked(const Game& game, const std::string& plane) {
    const Window window = window_around(game, max_window, max_window);
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(plane_count() * window.cells()));
    observe_planes(game, window, 0, planes.data());
    int number = 0;
    while (plane != plane_name(number)) ++number;
    const auto first = planes.begin() + number * window.cells();
    return static_cast<int>(std::count(first, first + window.cells(), 1));
}

int scalar(const Game& game, const std::string& name) {
    std::vector<std::int32_t> scalars(static_cast<std::size_t>(scalar_count()));
    observe_scalars(game, 0, scalars.data());
    int number = 0;
    while (name != scalar_name(number)) ++number;
    return scalars[static_cast<std::size_t>(number)];
}

int tiles_with(const Game& game, SegmentKind kind) {
    int count = 0;
    for (int i = 0; i < game.tile_count(); ++i) count += game.type(game.tile(i).type).has(kind) ? 1 : 0;
    return count;
}

int features_of(const Game& game, SegmentKind kind) {
    const std::vector<Feature> features = game.features();
    return static_cast<int>(
        std::count_if(features.begin(), features.end(), [&](const Feature& feature) { return feature.kind == kind; }));
}

// Plays a random game, in which at least one tile with a segment of this kind must be laid. Returns the largest value
// of the scalar with this name during the game.
int play_until_shown(Game& game, SegmentKind kind, const char* name) {
    RandomPlayer player(3);
    int told = 0;
    while (!game.is_over()) {
        told = std::max(told, scalar(game, name));
        game.apply(player.choose(game));
    }
    REQUIRE(tiles_with(game, kind) > 0);
    return told;
}

TileSet base_set() {
    Error error;
    return *TileSet::builtin("base", error);
}

}  // namespace

TEST_CASE("Castles and cemeteries are not features of the base game, and observations do not count them", "[game]") {
    for (const auto& [kind, name] : {std::pair{SegmentKind::castle, "castle"}, {SegmentKind::cemetery, "cemetery"}}) {
        INFO(name);
        const char* const scalar_name = kind == SegmentKind::castle ? "tile_castles" : "tile_cemeteries";
        Game base = new_game(rules_of("base", 2, 1), &mists());
        CHECK(play_until_shown(base, kind, scalar_name) == 0);
        CHECK(features_of(base, kind) == 0);
        CHECK(cells_marked(base, name) == 0);

        Game expansion = new_game(rules_of("ghosts_castles_cemeteries", 2, 1), &mists());
        CHECK(play_until_shown(expansion, kind, scalar_name) == 1);
        CHECK(features_of(expansion, kind) == tiles_with(expansion, kind));
        CHECK(cells_marked(expansion, name) == tiles_with(expansion, kind));
    }
}

TEST_CASE("Monasteries are not features of the cooperative game, and observations do not count them", "[game]") {
    const TileSet set = base_set();
    Game team = new_game(rules_of("level1", 2, 1), &set);
    CHECK(play_until_shown(team, SegmentKind::monastery, "tile_monasteries") == 0);
    CHECK(features_of(team, SegmentKind::monastery) == 0);
    CHECK(cells_marked(team, "monastery") == 0);
}

namespace {

int face_down_around(const Game& game, const LaidTile& tile) {
    int count = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile other = game.tile(i);
        const bool is_near = std::abs(other.x - tile.x) <= 1 && std::abs(other.y - tile.y) <= 1;
        count += is_near && other.face_down ? 1 : 0;
    }
    return count;
}

// Compares is_haunted() and is_occupied() with the query for a feature, for each segment on the board. Returns the
// number of face-down tiles around monasteries, which are scenery in this game.
int compare_both_ways_of_asking(const Game& game) {
    int hidden_beside_scenery = 0;
    for (int tile = 0; tile < game.tile_count(); ++tile) {
        const LaidTile laid = game.tile(tile);
        const int segments = laid.face_down ? 0 : game.type(laid.type).segment_count;
        for (int segment = 0; segment < segments; ++segment) {
            const Feature feature = game.feature(tile, segment);
            const bool is_held = std::any_of(std::begin(feature.meeples), std::end(feature.meeples),
                                             [](int meeples) { return meeples > 0; });
            REQUIRE(game.is_haunted(tile, segment) == feature.haunted);
            REQUIRE(game.is_occupied(tile, segment) == is_held);
            if (feature.kind == SegmentKind::monastery) hidden_beside_scenery += face_down_around(game, laid);
        }
    }
    return hidden_beside_scenery;
}

}  // namespace

TEST_CASE("Single queries and the query for a feature agree on whether the feature is occupied or haunted",
          "[game][scenery]") {
    const TileSet sets[] = {mists(), base_set()};
    int hidden_beside_scenery = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Error error;
        Game game = Game::create(rules_of("level5", 2, seed), sets, 2, error).value();
        RandomPlayer player(seed);
        while (!game.is_over()) {
            game.apply(player.choose(game));
            hidden_beside_scenery += compare_both_ways_of_asking(game);
        }
    }
    CHECK(hidden_beside_scenery > 0);
}
