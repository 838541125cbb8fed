// HIL-13: two cities of a tile can share a side. Any city that is laid at this side joins the two cities.
#include "board/shape.hpp"
#include "game/view.hpp"
#include "render/scene.hpp"
#include "rules/validation/validation.hpp"
#include "tiles/texts.hpp"

using namespace mistbank;
using mistbank_tests::parsed;
using scene::play;

namespace {

// The starting tile is `twin`: its two cities, W and E, share the north side. Names such as `se` show which sides
// have a city.
const char* const printed = R"(
tile twin
  copies 6
  city N W coats 1
  city E shares N coats 1
  field SL SR touches N
tile twin-s
  copies 4
  city S W
  city E shares S
  field NL NR touches S
tile n
  copies 10
  city N
  field EL ER SL SR WL WR touches N
tile se
  copies 4
  city S E
  field NL NR WL WR touches S
tile hall
  copies 4
  city E W
  field NL NR touches E
  field SL SR touches E
tile field
  copies 40
  field all
)";

Game game_on(const char* preset = "base", const std::string& more = "", int players = 2) {
    const TileSet set = scene::tiles(printed + more + "start\n0 0 twin\n");
    return scene::game(set, preset, players);
}

/// Draws and lays tiles, for example "n -1,0 1", without placing meeples.
void lay(Game& game, const std::vector<std::string>& tiles) {
    for (const std::string& tile : tiles) {
        const std::size_t gap = tile.find(' ');
        play(game, {"draw " + tile.substr(0, gap), "lay " + tile.substr(gap + 1)});
        if (game.decision().kind == DecisionKind::place_meeple) play(game, {"pass"});
        INFO(tile);
        REQUIRE(flaws_of(inside_of(game).table) == "");
    }
}

bool are_one(const Game& game, int tile, int segment, int other_tile, int other_segment) {
    const Feature one = game.feature(tile, segment);
    const Feature other = game.feature(other_tile, other_segment);
    return one.tile == other.tile && one.segment == other.segment;
}

int points_of(const Game& game, Colour colour) {
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        if (game.scoring_meeple(i).colour == colour) return game.scoring_meeple(i).total;
    }
    return -1;
}

}  // namespace

TEST_CASE("HIL-13: a tile shape contains the second city of a shared side, in each rotation", "[board][hills]") {
    const TileSet set = parsed("mistbank-tiles 1\nname test\ntile a\ncity N W\ncity E shares N\nfield SL SR\n");
    const Shape shape = shape_of(set.types()[0]);
    CHECK(shape.second_cities != 0);
    CHECK(int(shape.nodes[0].open) == 2);
    CHECK(int(shape.nodes[1].open) == 2);
    for (int rotation = 0; rotation < 4; ++rotation) {
        for (int side = 0; side < 4; ++side) {
            const bool is_shared = side == rotation;  // the rotated north side
            CHECK(int(shape.second_city_at(side, rotation)) == (is_shared ? 1 : none8));
            if (is_shared)
                CHECK(int(shape.turned[static_cast<std::size_t>(rotation)].way[static_cast<std::size_t>(side)]) == 0);
        }
    }
    const TileSet plain = parsed("mistbank-tiles 1\nname test\ntile a\ncity N W\ncity E\nfield SL SR\n");
    CHECK(shape_of(plain.types()[0]).second_cities == 0);
}

TEST_CASE("HIL-13: two cities with a shared side stay separate and open until a city is laid at this side",
          "[board][hills]") {
    Game game = game_on();
    CHECK_FALSE(are_one(game, 0, 0, 0, 1));
    lay(game, {"n -1,0 1", "n 1,0 3"});
    for (const int city : {0, 1}) {
        const Feature feature = game.feature(0, city);
        CHECK(feature.tiles == 2);
        CHECK(feature.open_sides == 1);
        CHECK_FALSE(feature.complete);
    }
    CHECK_FALSE(are_one(game, 0, 0, 0, 1));
}

TEST_CASE("HIL-13: a city at the shared side joins the two cities, and their tile counts once", "[board][hills]") {
    Game game = game_on();
    lay(game, {"n 0,-1 2"});
    CHECK(are_one(game, 0, 0, 0, 1));
    CHECK(are_one(game, 0, 0, 1, 0));
    Feature city = game.feature(0, 1);
    CHECK(city.tiles == 2);
    CHECK(city.coats == 2);
    CHECK(city.open_sides == 2);
    CHECK_FALSE(city.complete);
    lay(game, {"n -1,0 1"});
    CHECK(game.feature(0, 1).open_sides == 1);
    CHECK_FALSE(game.feature(0, 1).complete);
    lay(game, {"n 1,0 3"});
    city = game.feature(0, 0);
    CHECK(city.tiles == 4);
    CHECK(city.open_sides == 0);
    CHECK(city.complete);
}

TEST_CASE("HIL-13: laying the tile with the two cities joins them to an adjacent city, in each rotation",
          "[board][hills]") {
    for (int rotation = 0; rotation < 4; ++rotation) {
        INFO(rotation);
        const TileSet set = scene::tiles(printed + std::string("start\n0 0 field\n"));
        Game game = scene::game(set, "base");
        // The starting tile is a field. The city of `n` faces the cell 2,0, where the twin will be laid.
        constexpr int dx[] = {0, 1, 0, -1};
        constexpr int dy[] = {-1, 0, 1, 0};
        const std::string cap = std::to_string(2 + dx[rotation]) + "," + std::to_string(dy[rotation]);
        // A path of field tiles to the cell of `n`. A tile can be laid only next to another tile.
        std::vector<std::string> way = {"field 0,-1 0", "field 0,-2 0", "field 1,-2 0", "field 2,-2 0", "field 3,-2 0",
                                        "field 4,-2 0", "field 4,-1 0", "field 4,0 0",  "field 4,1 0",  "field 4,2 0",
                                        "field 3,2 0",  "field 2,2 0",  "field 1,2 0"};
        if (rotation == 3) way.resize(0);
        way.push_back("n " + cap + " " + std::to_string((rotation + 2) % 4));
        lay(game, way);
        lay(game, {"twin 2,0 " + std::to_string(rotation)});
        const int laid = game.tile_count() - 1;
        CHECK(are_one(game, laid, 0, laid, 1));
        CHECK(game.feature(laid, 0).tiles == 2);
        CHECK(game.feature(laid, 0).open_sides == 2);
    }
}

TEST_CASE("HIL-13: if shared sides of two adjacent tiles meet, all four cities are joined", "[board][hills]") {
    Game game = game_on();
    lay(game, {"twin-s 0,-1 0"});
    for (const int tile : {0, 1}) {
        for (const int city : {0, 1}) CHECK(are_one(game, 0, 0, tile, city));
    }
    CHECK(game.feature(0, 0).tiles == 2);
    CHECK(game.feature(0, 0).open_sides == 4);
    lay(game, {"n -1,0 1", "n -1,-1 1", "n 1,-1 3", "n 1,0 3"});
    CHECK(game.feature(0, 0).tiles == 6);
    CHECK(game.feature(0, 0).complete);
}

TEST_CASE("HIL-13: cities that are already joined are complete only when the shared side is closed too",
          "[board][hills]") {
    Game game = game_on();
    // A city around the south of the starting tile, from its west side to its east side.
    lay(game, {"se -1,0 0", "se -1,1 3", "hall 0,1 0", "se 1,1 2", "se 1,0 1"});
    CHECK(are_one(game, 0, 0, 0, 1));
    CHECK(game.feature(0, 0).tiles == 6);
    CHECK(game.feature(0, 0).open_sides == 2);  // each of the two segments counts the shared side
    CHECK_FALSE(game.feature(0, 0).complete);
    lay(game, {"n 0,-1 2"});
    CHECK(game.feature(0, 0).tiles == 7);
    CHECK(game.feature(0, 0).open_sides == 0);
    CHECK(game.feature(0, 0).complete);
}

TEST_CASE("HIL-13: the joined city is scored once, for the colours with the most meeples in the city",
          "[board][hills]") {
    Game game = game_on();
    play(game, {"draw n", "lay -1,0 1", "meeple red 0"});   // red in the western city
    play(game, {"draw n", "lay 1,0 3", "meeple green 0"});  // green in the eastern city
    play(game, {"draw n", "lay 0,-1 2", "pass"});
    // No meeple can be placed in the joined city. It is complete and gives both players 12 points: 4 tiles and 2 coats
    // of arms, doubled.
    CHECK(points_of(game, Colour::red) == 12);
    CHECK(points_of(game, Colour::green) == 12);
    CHECK(game.supply(Colour::red).of(FigureKind::normal) == 7);
    int scored = 0;
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        scored += game.events()[i].kind == EventKind::feature_scored ? 1 : 0;
    }
    CHECK(scored == 1);
    CHECK(flaws_of(inside_of(game).table) == "");
}

TEST_CASE("HIL-13: a meeple in one of the cities keeps other meeples out of the joined city", "[board][hills]") {
    Game game = game_on();
    play(game, {"draw n", "lay -1,0 1", "meeple red 0", "draw n", "lay 0,-1 2"});
    Error error;
    const auto place = game.action_of("meeple green 0", error);
    REQUIRE(place);
    CHECK(game.why_not(*place) != nullptr);
    Game apart = game_on();
    play(apart, {"draw n", "lay -1,0 1", "meeple red 0", "draw n", "lay 1,0 3", "meeple green 0"});
    CHECK(apart.feature(0, 0).meeples[static_cast<int>(Colour::green)] == 0);
    CHECK(apart.feature(0, 1).meeples[static_cast<int>(Colour::red)] == 0);
}

TEST_CASE("HIL-13: a field that touches both cities counts the joined city once", "[board][hills]") {
    Game game = game_on();
    const int field = 2;
    CHECK(game.feature(0, field).cities == 0);
    lay(game, {"n -1,0 1", "n 1,0 3", "n 0,-1 2"});
    CHECK(game.feature(0, field).cities == 1);
}

TEST_CASE("HIL-13, ABM-4: an abbey at the shared side closes both cities, and they stay separate", "[board][hills]") {
    Game game = game_on("abbey_mayor", "tile abbey\ncopies 6\nmark abbey\nmonastery\n", 1);
    lay(game, {"n -1,0 1", "field -1,-1 0", "field -1,-2 0", "field 0,-2 0", "field 1,-2 0", "field 1,-1 0"});
    REQUIRE(game.decision().kind == DecisionKind::abbey);
    play(game, {"draw", "draw n", "lay 1,0 3"});
    if (game.decision().kind == DecisionKind::place_meeple) play(game, {"meeple red 0"});
    REQUIRE(game.decision().kind == DecisionKind::abbey);
    CHECK_FALSE(game.feature(0, 0).complete);
    play(game, {"abbey 0,-1"});
    CHECK(flaws_of(inside_of(game).table) == "");
    CHECK_FALSE(are_one(game, 0, 0, 0, 1));
    for (const int city : {0, 1}) {
        CHECK(game.feature(0, city).complete);
        CHECK(game.feature(0, city).tiles == 2);
        CHECK(game.feature(0, city).coats == 1);
    }
    if (game.decision().kind == DecisionKind::place_meeple) play(game, {"pass"});
    CHECK(points_of(game, Colour::red) == 6);  // 2 tiles and 1 coat of arms, doubled
    CHECK(game.feature(0, 2).cities == 2);
}

TEST_CASE("HIL-13: a face-down tile at the shared side blocks both cities", "[board][hills]") {
    Game game = game_on("level5", "tile graves\ncopies 9\ncemetery\nfield all\n");
    play(game, {"draw n", "lay 1,0 3", "pass", "draw graves", "lay 1,-1 0"});
    while (game.decision().kind != DecisionKind::lay_face_down) play(game, {"pass"});
    CHECK_FALSE(game.feature(0, 0).haunted);
    play(game, {"facedown 0,-1"});
    for (const int city : {0, 1}) {
        CHECK(game.feature(0, city).haunted);
        CHECK_FALSE(game.feature(0, city).complete);
    }
    CHECK_FALSE(are_one(game, 0, 0, 0, 1));
    CHECK(flaws_of(inside_of(game).table) == "");
}

TEST_CASE("HIL-13: undoing the join separates the two cities again", "[board][hills]") {
    Game game = game_on();
    lay(game, {"n -1,0 1"});
    const std::uint64_t before = game.state_hash();
    lay(game, {"n 0,-1 2"});
    CHECK(are_one(game, 0, 0, 0, 1));
    while (game.state_hash() != before) REQUIRE(game.undo() == Status::ok);
    CHECK_FALSE(are_one(game, 0, 0, 0, 1));
    CHECK(game.feature(0, 0).open_sides == 1);
}

TEST_CASE("HIL-13: random games on the built-in tiles keep every city's sides consistent", "[board][hills]") {
    int joined = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Rules rules = *preset("base");
        rules.seed = seed;
        Error error;
        const auto base = TileSet::builtin("base", error);
        const auto hills = TileSet::builtin("hills_sheep", error);
        REQUIRE(hills);
        const TileSet more = scene::tiles(
            "tile twins\ncopies 12\ncity N W\ncity E shares N\nfield SL SR touches N\n"
            "tile ring\ncopies 6\ncity N\ncity E shares N\ncity S shares E\ncity W shares S\n");
        const TileSet sets[] = {*base, *hills, more};
        auto game = Game::create(rules, sets, 3, error);
        INFO(error.message);
        REQUIRE(game);
        scene::play_randomly(*game, static_cast<std::uint32_t>(seed), [&](const Game& now) {
            const std::string flaws = flaws_of(inside_of(now).table);
            REQUIRE(flaws == "");
        });
        for (int i = 0; i < game->tile_count(); ++i) {
            const LaidTile tile = game->tile(i);
            if (game->type(tile.type).id == "twins") joined += are_one(*game, i, 0, i, 1) ? 1 : 0;
        }
    }
    CHECK(joined > 0);
}
