// Small boxes in pictures: lakes and ferries, ingots, the mage and the witch, and their tokens in the legend.
#include <cstdio>

#include "render/joined_segments.hpp"
#include "render/svg/places.hpp"
#include "render/svg/symbols.hpp"
#include "support/facts.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;
using namespace mistbank::render::svg;

constexpr const char* lakes =
    "tile fork\n copies 9\n mark ferry\n road W at 20 50\n road S at 50 80\n road E at 80 50\n"
    " field NL NR EL WR at 50 16\n field ER SL at 84 84\n field SR WL at 16 84\n"
    "tile cross\n copies 9\n mark ferry\n road N at 50 20\n road W at 20 50\n road S at 50 80\n road E at 80 50\n"
    " field NL WR at 16 16\n field NR EL at 84 16\n field ER SL at 84 84\n field SR WL at 16 84\n"
    "tile shore\n copies 9\n mark ferry\n city N at 50 11\n road W at 20 50\n road S at 50 80\n road E at 80 50\n"
    " field EL WR touches N at 84 30\n field ER SL at 84 84\n field SR WL at 16 84\n"
    "tile bridge\n copies 9\n mark ferry\n road N S at 50 20\n road W at 20 50\n road E at 80 50\n"
    " field NL WR at 16 16\n field NR EL at 84 16\n field ER SL at 84 84\n field SR WL at 16 84\n"
    "tile lane\n copies 9\n road E W\n field NL NR EL WR at 50 16\n field ER SL SR WL at 50 84\n"
    "start\n 0 0 lane\n";

bool is_road(const render::TurnedSegment& segment) { return segment.kind == SegmentKind::road; }

/// Calls `look` for each pair of roads of each lake tile in `lakes`, with each rotation of the tile.
template <class Look>
void each_ferry(Look look) {
    const TileSet set = tiles(lakes);
    for (const TileType& type : set.types()) {
        for (int rotation = 0; rotation < 4 && type.has(Mark::ferry); ++rotation) {
            const render::Turned tile = render::turned(type, rotation);
            const TileShape shape = shape_of(tile, Allocator());
            for (int first = 0; first < tile.count; ++first) {
                for (int second = first + 1; second < tile.count; ++second) {
                    if (!is_road(tile.segments[first]) || !is_road(tile.segments[second])) continue;
                    INFO(type.id << ' ' << rotation << ": " << first << '+' << second);
                    look(tile, shape, first, second);
                }
            }
        }
    }
}

const Landing& landing_of(const TileShape& shape, int road) {
    for (const Landing& landing : shape.landings) {
        if (landing.segment == road) return landing;
    }
    FAIL("the road does not end at the lake");
    return shape.landings[0];
}

bool is_end_of_road(const TileShape& shape, int segment, Point place) {
    for (const Road& road : shape.roads) {
        if (road.segment == segment && distance(road.line.back(), place) < 0.1_d) return true;
    }
    return false;
}

bool is_on_road(const TileShape& shape, int segment, Point place) {
    for (const Road& road : shape.roads) {
        if (road.segment == segment && distance(road.line, place) < 0.1_d) return true;
    }
    return false;
}

/// The first and the last point of a ferry's path in the picture.
struct Ends {
    double from_x, from_y, to_x, to_y;
};
Ends ends_of(const std::string& path) {
    double x = 0;
    double y = 0;
    double steps[6] = {};  // offsets of the two control points and of the end
    INFO(path);
    REQUIRE(std::sscanf(path.c_str(), "M%lf %lfc%lf %lf %lf %lf %lf %lf", &x, &y, &steps[0], &steps[1], &steps[2],
                        &steps[3], &steps[4], &steps[5]) == 8);
    return {x, y, x + steps[4], y + steps[5]};
}

/// Returns the ends of all ferries in a picture, in the order in which the ferries are drawn.
std::vector<Ends> ferries_of(const std::vector<Element>& all) {
    std::vector<Ends> found;
    for (std::size_t i = 0; i + 2 < all.size(); ++i) {
        const auto kind = all[i].attributes.find("class");
        if (kind == all[i].attributes.end() || kind->second != "mistbank-ferry") continue;
        found.push_back(ends_of(all[i + 2].attributes.at("d")));  // skips the title
    }
    return found;
}

Game small_game(const char* name, std::uint64_t seed, int players) {
    Rules rules = *preset(name);
    rules.seed = seed;
    rules.players = players;
    Error error;
    auto made = Game::create(rules, error);
    INFO(error.message);
    REQUIRE(made);
    return std::move(*made);
}

std::string count_in(const std::vector<Element>& all, const char* kind, Colour colour) {
    for (const Attributes& element : of_class(all, kind)) {
        if (element.at("data-colour") == name_of(colour))
            return element.count("data-count") == 0 ? "-" : element.at("data-count");
    }
    return "";
}

}  // namespace

TEST_CASE("FER-1: each road that ends at a lake is drawn exactly up to the shore", "[render][svg][ferries]") {
    each_ferry([](const render::Turned& tile, const TileShape& shape, int first, int second) {
        CHECK(shape.villages.empty());
        for (const int road : {first, second}) {
            const Landing& landing = landing_of(shape, road);
            if (tile.segments[road].side_count() > 1) {
                CHECK(is_on_road(shape, road, landing.place));
                continue;
            }
            REQUIRE(is_end_of_road(shape, road, landing.place));
            CHECK(distance(shape.pool_area, landing.place) < 1);
            CHECK(tile.segments[road].reaches(landing.side));
        }
    });
}

TEST_CASE("FER-2: the path of a ferry leads over the water from one road end to the other", "[render][svg][ferries]") {
    int looked = 0;
    each_ferry([&looked](const render::Turned&, const TileShape& shape, int first, int second) {
        const Points way = link_path(shape, first, second).points();
        CHECK(distance(way.front(), landing_of(shape, first).place) < 0.1_d);
        CHECK(distance(way.back(), landing_of(shape, second).place) < 0.1_d);
        for (std::size_t i = 1; i + 1 < way.size(); ++i) {
            INFO(i << " of " << way.size() << " " << way[i].x.millionths() << ' ' << way[i].y.millionths());
            REQUIRE(inside(shape.pool_area, way[i]));
        }
        CHECK(inside(shape.pool_area, middle_of_link(shape, first, second)));
        for (const Landing& third : shape.landings) {  // the ferry keeps away from the other road ends
            if (third.segment == first || third.segment == second || !third.has_jetty) continue;
            CHECK(distance(way, third.place) > 10);
        }
        ++looked;
    });
    CHECK(looked == 4 * (3 + 6 + 3 + 3));
}

TEST_CASE("FER-2, FER-4: a ferry is drawn between the roads that it joins, even after a move",
          "[render][svg][ferries]") {
    const TileSet set = tiles(lakes);
    Game game = scene::game(set, "ferries");
    play(game, {"draw fork", "lay 1,0 0", "pass"});
    CHECK(of_class(elements(picture(game)), "ferry").empty());
    play(game, {"ferry 1,0/0+2"});
    std::vector<Element> all = elements(picture(game));
    REQUIRE(of_class(all, "ferry").size() == 1);
    CHECK(of_class(all, "ferry")[0].at("data-cell") == "1,0");
    CHECK(of_class(all, "ferry")[0].at("data-segments") == "0 2");
    Ends ends = ferries_of(all).at(0);
    CHECK(ends.from_y == Approx(ends.to_y).margin(2));  // the ferry leads from west to east
    CHECK(ends.from_x < ends.to_x - 40);
    play(game, {"draw lane", "lay 2,0 0", "pass", "ferry 1,0/1+2"});
    all = elements(picture(game));
    CHECK(of_class(all, "ferry")[0].at("data-segments") == "1 2");
    ends = ferries_of(all).at(0);
    CHECK(ends.from_y > ends.to_y + 20);  // the ferry leads from south to east
    CHECK(ends.from_x < ends.to_x - 20);
    // On a rotated lake, the same roads lead in other directions.
    play(game, {"draw fork", "lay -1,0 2", "pass", "ferry -1,0/0+1"});
    ends = ferries_of(elements(picture(game))).at(1);
    CHECK(ends.from_x > ends.to_x + 20);  // the ferry leads from east to north
    CHECK(ends.from_y > ends.to_y + 20);
}

TEST_CASE("FER-1: the owner of a road also owns the road beyond a ferry", "[render][svg][ferries]") {
    const TileSet set = tiles(lakes);
    Game game = scene::game(set, "ferries");
    play(game, {"draw fork", "lay 1,0 0", "meeple red 0", "ferry 1,0/0+2"});
    const int lake = game.tile_at(1, 0);
    const auto owners = [&](int road) { return render::Owners(game, Allocator()).of(lake, road); };
    CHECK(owners(0) == 1u << static_cast<int>(Colour::red));
    CHECK(owners(2) == owners(0));
    CHECK(owners(1) == 0);
    play(game, {"draw lane", "lay 2,0 0", "pass", "ferry 1,0/1+2"});
    CHECK(owners(0) == 1u << static_cast<int>(Colour::red));
    CHECK(owners(2) == 0);
}

TEST_CASE("Each tile with a lake has space for a meeple at each road, away from the ferry", "[render][svg][ferries]") {
    each_ferry([](const render::Turned& tile, const TileShape& shape, int road, int) {
        const Box meeple = extent_of(FigureKind::normal, false);
        const Point place = TilePlaces(shape, tile).take(tile.segments[road], meeple);
        CHECK(distance(place, {50, 50}) > 16);
    });
}

TEST_CASE("GLD-1: the ingots on a tile are drawn with their number", "[render][svg][gold]") {
    int most = 0;
    Game game = small_game("gold", 5, 3);
    play_randomly(game, 5, [&most](const Game& now) {
        const std::vector<Element> all = elements(picture(now));
        std::multiset<std::string> shown;
        std::multiset<std::string> lying;
        for (const Attributes& ingots : of_class(all, "ingots")) shown.insert(ingots.at("data-count"));
        for (int tile = 0; tile < now.tile_count(); ++tile) {
            most = std::max(most, now.fact("ingots", tile));
            if (now.fact("ingots", tile) > 0) lying.insert(std::to_string(now.fact("ingots", tile)));
        }
        REQUIRE(shown == lying);
        for (const Colour colour : {Colour::red, Colour::green, Colour::blue})
            REQUIRE(count_in(all, "ingots-held", colour) == std::to_string(now.fact("ingots_held", colour)));
        REQUIRE(of_class(all, "ingots-aside").size() == 1);
    });
    CHECK(most > 1);
    CHECK(contains(picture(small_game("gold", 1, 2)), ">ingots: 16 aside</text>"));
}

TEST_CASE("MAG-1: mage and witch stand on their tiles, and the legend names their places", "[render][svg][mage]") {
    Game game = small_game("mage", 5, 2);
    const std::string at_begin = picture(game);
    CHECK(contains(at_begin, ">mage: aside</text>"));
    CHECK(contains(at_begin, ">witch: aside</text>"));
    bool both = false;
    play_randomly(game, 7, [&both](const Game& now) {
        const std::string svg = picture(now);
        const std::vector<Element> all = elements(svg);
        REQUIRE(of_class(all, "mage-piece").size() == (place_of(now, "mage").tile >= 0 ? 1u : 0u));
        REQUIRE(of_class(all, "witch-piece").size() == (place_of(now, "witch").tile >= 0 ? 1u : 0u));
        both = both || (place_of(now, "mage").tile >= 0 && place_of(now, "witch").tile >= 0);
        if (place_of(now, "witch").tile < 0) return;
        const LaidTile tile = now.tile(place_of(now, "witch").tile);
        const std::string cell = std::to_string(tile.x) + ',' + std::to_string(tile.y);
        REQUIRE(contains(svg, ">witch: at " + cell + "</text>"));
        REQUIRE(contains(svg, "<title>the witch on the "));
    });
    CHECK(both);
}

TEST_CASE("Mage and witch stand next to other figures on their segment", "[render][svg][mage]") {
    each_ferry([](const render::Turned& tile, const TileShape& shape, int road, int) {
        TilePlaces places(shape, tile);
        const Box meeple = extent_of(FigureKind::normal, false);
        const Box figure = shifted(meeple, places.take(tile.segments[road], meeple));
        const Box extent = extent_of_symbol("mage-piece");
        const Box mage = shifted(extent, places.take_beside_others(tile.segments[road], extent));
        CHECK(mage.least.x >= 0);
        CHECK(mage.least.y >= 0);
        CHECK(mage.most.x <= tile_width);
        CHECK(mage.most.y <= tile_width);
        const Decimal width = std::min(mage.most.x, figure.most.x) - std::max(mage.least.x, figure.least.x);
        const Decimal height = std::min(mage.most.y, figure.most.y) - std::max(mage.least.y, figure.least.y);
        // There is little space between the rim and a ferry, so the mage may hide a part of the meeple.
        const Decimal hidden = width > 0 && height > 0 ? width * height : Decimal(0);
        CHECK(hidden < 0.35_d * (figure.most.x - figure.least.x) * (figure.most.y - figure.least.y));
    });
}

TEST_CASE("The legend shows markers, couriers, robbers and the messages seen", "[render][svg][track]") {
    Rules rules = *preset("messages");
    rules.expansions |= bit(Expansion::robbers);
    rules.players = 2;
    rules.seed = 3;
    Error error;
    auto game = Game::create(rules, error);
    REQUIRE(game);
    CHECK(contains(picture(*game), ">messages: none seen yet</text>"));
    bool on_track = false;
    bool has_courier = false;
    const auto look = [&](const Game& now) {
        const std::string svg = picture(now);
        const std::vector<Element> all = elements(svg);
        for (int i = 0; i < now.scoring_meeple_count(); ++i) {
            const ScoringMeeple meeple = now.scoring_meeple(i);
            const int courier = now.fact("courier", meeple.colour);
            has_courier = has_courier || courier > 0;
            REQUIRE(count_in(all, "courier", meeple.colour) == std::to_string(courier));
            REQUIRE(count_in(all, "marker", meeple.colour) == std::to_string(meeple.total - courier));
            const int space = now.fact("robber", meeple.colour);
            on_track = on_track || space >= 0;
            REQUIRE(count_in(all, "robber", meeple.colour) == (space < 0 ? "-" : std::to_string(space)));
        }
        std::string seen;
        for (int i = 0; i < now.fact_size("messages"); ++i)
            seen += (i == 0 ? "" : " ") + std::to_string(now.fact("messages", 0, i));
        if (!seen.empty()) REQUIRE(contains(svg, ">messages: " + seen + "</text>"));
        REQUIRE(contains(svg, ">next message: ") == (now.fact("next_message") > 0));
    };
    for (const std::uint32_t seed : {5u, 6u}) {
        game->restart(seed);
        std::mt19937 random(seed);
        for (look(*game); !game->is_over(); look(*game)) {  // whenever a player can choose, the courier advances
            const auto actions = game->legal_actions();
            const bool chooses = game->decision().kind == DecisionKind::advance;
            REQUIRE(game->apply(chooses ? actions.back() : actions[random() % actions.size()]) == Status::ok);
        }
    }
    CHECK(on_track);
    CHECK(has_courier);
}

TEST_CASE("KNG-1: the legend shows the owners of the king and the robber baron, and the sizes of their features",
          "[render][svg][king]") {
    Game game = small_game("king", 3, 2);
    const std::string at_begin = picture(game);
    CHECK(contains(at_begin, ">king: aside</text>"));
    CHECK(contains(at_begin, ">baron: aside</text>"));
    play_randomly(game, 3, [](const Game&) {});
    REQUIRE(holder_of(game, "king") != Colour::none);
    const std::string svg = picture(game);
    const auto kings = of_class(elements(svg), "king");
    REQUIRE(kings.size() == 1);
    CHECK(kings[0].at("data-colour") == name_of(holder_of(game, "king")));
    const std::string record = std::to_string(game.fact("largest_city")) + " tiles</text>";
    CHECK(contains(svg, std::string(">king: ") + name_of(holder_of(game, "king")) + ", city of " + record));
    CHECK(of_class(elements(svg), "baron").size() == (holder_of(game, "baron") == Colour::none ? 0u : 1u));
}

TEST_CASE("The legend shows the number of remaining ferries", "[render][svg][ferries]") {
    const TileSet set = tiles(lakes);
    Game game = scene::game(set, "ferries");
    CHECK(contains(picture(game), ">ferries: 8 aside</text>"));
    play(game, {"draw fork", "lay 1,0 0", "pass", "ferry 1,0/0+2"});
    CHECK(contains(picture(game), ">ferries: 7 aside</text>"));
}
