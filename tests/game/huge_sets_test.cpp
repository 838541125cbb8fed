// Counts are correct for tile sets of any size. Sets that are too large to count are refused.
#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <ctime>
#include <set>

#include "game/view.hpp"
#include "mistbank/observation.hpp"
#include "support/boards.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Returns the number of open half sides of a board whose tiles are all one field.
int open_half_sides(const std::vector<Placing>& placings) {
    std::set<std::pair<int, int>> cells;
    for (const Placing& placing : placings) cells.insert({placing.x, placing.y});
    int open = 0;
    for (const auto& [x, y] : cells) {
        for (const auto& [dx, dy] : {std::pair{0, -1}, {1, 0}, {0, 1}, {-1, 0}}) {
            if (cells.count({x + dx, y + dy}) == 0) open += 2;
        }
    }
    return open;
}

void check_one_field(const BoardPlan& plan) {
    const Game game = build(plan);
    const std::vector<Feature> features = game.features();
    REQUIRE(features.size() == 1);
    CHECK(features[0].tiles == static_cast<int>(plan.placings.size()));
    CHECK(features[0].open_sides == open_half_sides(plan.placings));
    CHECK(features[0].complete == false);
}

// Returns the greatest rank of any feature. The root of a segment changes at most this many times.
int greatest_rank(const Game& game) {
    const Board& board = inside_of(game).table.board;
    int most = 0;
    for (NodeIndex node = 0; node < board.counts->nodes; ++node) most = std::max<int>(most, board.feature(node).rank);
    return most;
}

std::string refusal_of(const std::string& tiles) {
    Error error;
    const std::optional<TileSet> set = TileSet::parse("mistbank-tiles 1\nname huge\n" + tiles, error);
    INFO(error.message);
    REQUIRE(set.has_value());
    const std::optional<Game> game = Game::create(rules_of("base", 2, 0), &*set, 1, error);
    CHECK(game.has_value() == error.message.empty());
    return error.message;
}

std::string tile(const std::string& id, int copies, const std::string& segments) {
    return "tile " + id + "\n copies " + std::to_string(copies) + '\n' + segments;
}

// Returns `types` tile types with 9,999 copies each, with names from "a" on.
std::string tiles_of(const std::string& segments, int types) {
    std::string text;
    for (int i = 0; i < types; ++i) text += tile(std::string(1, static_cast<char>('a' + i)), 9999, segments);
    return text;
}

constexpr const char* thirteen_segments =
    " road N\n road E\n road S\n road W\n monastery\n"
    " field NL\n field NR\n field EL\n field ER\n field SL\n field SR\n field WL\n field WR\n";

}  // namespace

TEST_CASE("The open half sides of a field are counted beyond 65,535", "[huge]") {
    check_one_field(line_of(field_tile, 16383));  // the board has 65,536 open half sides
    check_one_field(line_of(field_tile, 19996));
    check_one_field(stairs_of(field_tile, 19996));
    check_one_field(square_of(field_tile, 19996));
    check_one_field(spiral_of(field_tile, 19996));
}

TEST_CASE("The open half sides of a field of any shape are those without a neighbouring tile", "[huge]") {
    rc::check([] {
        BoardPlan plan = line_of(field_tile, 1);
        std::set<std::pair<int, int>> cells{{0, 0}};
        const int tiles = *rc::gen::inRange(2, 300);
        while (static_cast<int>(cells.size()) < tiles) {
            const Placing beside = *rc::gen::elementOf(plan.placings);
            const auto [dx, dy] =
                *rc::gen::element(std::pair{0, -1}, std::pair{1, 0}, std::pair{0, 1}, std::pair{-1, 0});
            if (cells.insert({beside.x + dx, beside.y + dy}).second) {
                plan.placings.push_back({0, beside.x + dx, beside.y + dy});
            }
        }
        const Game game = build(plan);
        RC_ASSERT(game.features().front().open_sides == open_half_sides(plan.placings));
        RC_ASSERT((1 << greatest_rank(game)) <= tiles);
    });
}

TEST_CASE("The coats of arms of a city are counted beyond 65,535", "[huge]") {
    BoardPlan plan = square_of(city_tile, 7300);
    plan.placings[1].meeple = 0;
    const Game game = build(plan, 0, Recording::all);
    REQUIRE(game.is_over());
    CHECK(game.feature(0, 0).coats == 9 * 7300);
    const auto scored = std::find_if(game.events(), game.events() + game.event_count(),
                                     [](const Event& event) { return event.kind == EventKind::feature_scored_at_end; });
    REQUIRE(scored != game.events() + game.event_count());
    CHECK(scored->coats == 9 * 7300);
    CHECK(scored->tiles == 7300);
    CHECK(scored->points == 10 * 7300);
    CHECK(game.turn() == 7299);
}

TEST_CASE("A board of almost 65,000 segments has the correct number of features", "[huge]") {
    constexpr int tiles = 5000;
    const Game game = build(line_of(thirteen_segments, tiles - 4));
    CHECK(game.tile_count() == tiles - 4);
    // Two neighbouring tiles join one road and two fields.
    CHECK(game.features().size() == 13u * (tiles - 4) - 3u * (tiles - 5));
    CHECK(game.feature(tiles - 5, 1).tile == tiles - 5);
    CHECK(game.feature(tiles - 5, 3).tile == tiles - 6);
}

TEST_CASE("No tile is laid outside the range of coordinates", "[huge]") {
    Error error;
    const auto set =
        TileSet::parse("mistbank-tiles 1\nname row\n" + tiles_of(field_tile, 4) + "start\n 0 0 a\n", error);
    REQUIRE(set);
    Rules rules = rules_of("base_without_farmers", 2, 1);
    std::optional<Game> game = Game::create(rules, &*set, 1, error);
    REQUIRE(game);
    game->stop_recording();
    Action lay;
    lay.kind = ActionKind::lay;
    for (int x = 1; x <= edge; ++x) {
        lay.x = static_cast<std::int16_t>(x);
        if (game->apply(lay) != Status::ok) FAIL(x);
    }
    lay.x = edge + 1;
    CHECK(std::string(game->why_not(lay)) == "the cell lies outside the board");
    for (const Action action : game->legal_actions()) REQUIRE(action.x <= edge);
    lay.x = edge;
    lay.y = 1;
    CHECK(game->apply(lay) == Status::ok);
}

TEST_CASE("A game with a thousand copies of the base set can be played, and its fields count every city once",
          "[huge]") {
    Error error;
    std::string text = "mistbank-tiles 1\nname many\n";
    text += tile("city", 9999, " city N\n city S\n field EL ER WL WR touches N S\n") +
            tile("road", 9999, " road N S\n field EL ER NR SL\n field WL WR NL SR\n");
    for (int i = 0; i < 6; ++i) text += tile("f" + std::to_string(i), 9999, field_tile);
    const auto set = TileSet::parse(text + "start\n 0 0 city\n", error);
    INFO(error.message);
    REQUIRE(set);
    std::optional<Game> game = Game::create(rules_of("base", 2, 1), &*set, 1, error);
    REQUIRE(game);
    game->stop_recording();
    std::uint64_t random = 1;
    while (!game->is_over() && game->tile_count() < 75000) game->apply(game->random_action(random));
    CHECK(game->tile_count() > 70000);
    const Board& board = inside_of(*game).table.board;
    CHECK(board.counts->nodes > 65536);
    int fields_with_cities = 0;
    for (const Feature& feature : game->features()) {
        if (feature.kind != SegmentKind::field || feature.cities == 0) continue;
        const NodeIndex at = board.tiles[feature.tile].first + static_cast<NodeIndex>(feature.segment);
        std::set<NodeIndex> cities;
        board.each_segment(at, [&](const Node& segment) {
            const PlacedTile& placed = board.tiles[segment.tile];
            for (int number = 0; number < max_segments; ++number) {
                if ((board.shape(placed).touches[segment.number] >> number & 1) == 0) continue;
                const NodeIndex city = board.root(placed.first + static_cast<NodeIndex>(number));
                if (board.nodes[city].open == 0) cities.insert(city);
            }
        });
        if (feature.cities != static_cast<int>(cities.size()))
            REQUIRE(feature.cities == static_cast<int>(cities.size()));
        ++fields_with_cities;
    }
    CHECK(fields_with_cities > 0);
}

TEST_CASE("The error for a game with too many tiles, segments or types names the quantity", "[huge]") {
    const std::string start = "start\n 0 0 a\n";
    const std::string eight = tiles_of(field_tile, 8);
    CHECK(refusal_of(eight + tile("z", 8, field_tile) + start).empty());
    CHECK(refusal_of(eight + tile("z", 9, field_tile) + start) ==
          "the tile sets have 80001 tiles; a game has at most 80000");
    const std::string seven = tiles_of(thirteen_segments, 7);
    CHECK(refusal_of(seven + tile("z", 6930, thirteen_segments) + start).empty());
    CHECK(refusal_of(seven + tile("z", 6931, thirteen_segments) + start) ==
          "the tiles of the sets have 1000012 segments in total; a game has at most 1000000");
    Error error;
    const std::optional<TileSet> first =
        TileSet::parse("mistbank-tiles 1\nname a\n" + tile("a", 2, field_tile) + start, error);
    std::string many = "mistbank-tiles 1\nname many\n";
    for (int i = 0; i < max_tile_types; ++i) many += tile("t" + std::to_string(i), 1, field_tile);
    const std::optional<TileSet> second = TileSet::parse(many + "start\n 0 0 t0\n", error);
    REQUIRE((first && second));
    const TileSet both[] = {*first, *second};
    CHECK_FALSE(Game::create(rules_of("base", 2, 0), both, 2, error).has_value());
    CHECK(error.message == "the tile sets have more than 1024 types in total");
}

TEST_CASE("With the most players, no preset has more than 114 figures", "[huge]") {
    for (int index = 0; index < preset_count(); ++index) {
        Rules rules = *preset(preset_name(index));
        rules.players = rules.system == System::cooperative ? 5 : 6;
        rules.colour_count = 0;
        const Game game = new_game(rules);
        CHECK(inside_of(game).setup->figure_count <= 114);  // MEET-31
    }
}

TEST_CASE("On boards of 8000 tiles, the root of a segment changes at most 14 times", "[huge]") {
    for (const BoardPlan& plan : every_shape(8000)) {
        INFO(plan.name);
        CHECK(greatest_rank(build(plan)) <= 14);
    }
}

TEST_CASE("The results of is_occupied() and is_haunted() match the data of the feature", "[huge][learning]") {
    for (int index = 0; index < preset_count(); ++index) {
        Game game = new_game(rules_of(preset_name(index), 2, 5));
        RandomPlayer player(5);
        while (!game.is_over()) {
            REQUIRE(game.apply(player.choose(game)) == Status::ok);
            const int tile = game.tile_count() / 2;
            if (game.tile(tile).face_down) continue;
            for (int segment = 0; segment < game.type(game.tile(tile).type).segment_count; ++segment) {
                const Feature feature = game.feature(tile, segment);
                const bool occupied =
                    std::any_of(feature.meeples, feature.meeples + max_colours, [](int n) { return n > 0; });
                REQUIRE(game.is_occupied(tile, segment) == occupied);
                REQUIRE(game.is_haunted(tile, segment) == feature.haunted);
            }
        }
    }
}

TEST_CASE("Reshuffling any number of hidden tiles takes less than a second of processor time",
          "[huge][hidden][processor-time]") {
    const auto plenty = [](const std::string& id, int copies, const std::string& segments) {
        std::string tiles;
        for (int part = 0; copies > 0; ++part, copies -= 9999) {
            tiles += tile(id + std::to_string(part), std::min(copies, 9999), segments);
        }
        return tiles;
    };
    const std::string keep = " city N E S W\n";
    const std::string hill = std::string(" mark hill\n") + field_tile;
    const std::string waits = std::string(" mark dragon\n") + field_tile;
    const std::string volcano = tile("volcano", 1, std::string(" mark volcano\n") + field_tile);
    const struct {
        int hand;
        std::uint32_t expansions;
        std::string tiles;
        int actions;
    } tables[] = {
        {3, 0, plenty("a", 41, field_tile) + plenty("keep", 32000, keep), 3},
        {0, bit(Expansion::hills_sheep) | bit(Expansion::princess_dragon),
         plenty("a", 4000, field_tile) + plenty("hill", 4000, hill) + plenty("dragon", 2000, waits) +
             plenty("keep", 1000, keep) + volcano,
         8000},
    };
    for (const auto& table : tables) {
        for (const Unplayable unplayable : {Unplayable::set_aside, Unplayable::returned}) {
            Rules rules = rules_of("base_without_farmers", 3, 5);
            rules.expansions = table.expansions;
            rules.house.hand = table.hand;
            rules.house.unplayable = unplayable;
            Error error;
            const TileSet set =
                TileSet::parse("mistbank-tiles 1\nname huge\n" + table.tiles + "start\n 0 0 a0\n", error).value();
            Game game = Game::create(rules, &set, 1, error).value();
            game.stop_recording();
            double slowest = 0;
            const auto timed = [&](auto body) {
                const std::clock_t start = std::clock();
                body();
                slowest = std::max(slowest, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
            };
            std::uint64_t dice = 3;
            for (int left = table.actions; left > 0; --left) {
                const Action action = game.random_action(dice);
                timed([&] { REQUIRE(game.apply(action) == Status::ok); });
            }
            REQUIRE_FALSE(game.is_over());
            const std::uint64_t seen = game.public_hash();
            for (int viewer = nobody_in_particular; viewer < 3; ++viewer) timed([&] { game.determinize(9, viewer); });
            CHECK(game.public_hash() == seen);
            CHECK(slowest < 1.0);
        }
    }
}
