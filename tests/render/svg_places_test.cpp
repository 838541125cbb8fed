// Places in a picture: figures stand next to buildings and inside their tile, and walls do not cross.
#include <algorithm>
#include <cmath>

#include "render/svg/landscape.hpp"
#include "render/svg/palette.hpp"
#include "render/svg/places.hpp"
#include "render/svg/symbols.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;
using namespace mistbank::render::svg;
using mistbank::render::Turned;
using mistbank::render::TurnedSegment;

/// Calls `look` for each tile of each built-in set, in each rotation.
template <class Look>
void each_tile(Look look) {
    for (int number = 0; number < TileSet::builtin_count(); ++number) {
        const char* name = TileSet::builtin_name(number);
        Error error;
        const auto set = TileSet::builtin(name, error);
        REQUIRE(set);
        for (const TileType& type : set->types()) {
            for (int rotation = 0; rotation < 4; ++rotation) {
                const Turned tile = render::turned(type, rotation);
                const std::string told = std::string(name) + ' ' + type.id.c_str() + ' ' + std::to_string(rotation);
                look(tile, shape_of(tile, Allocator()), told);
            }
        }
    }
}

bool is_on_tile(const Box& box) {
    return box.least.x >= 0 && box.least.y >= 0 && box.most.x <= tile_width && box.most.y <= tile_width;
}

Box box_at(const Building& building) { return shifted(extent_of_building(building.kind), building.place); }

Decimal length_of(Decimal low, Decimal high) { return high > low ? high - low : Decimal(0); }
/// Returns the share of a building that a box covers, from 0 to 1.
Decimal hidden_part(const Building& building, const Box& box) {
    const Box house = box_at(building);
    const Decimal width = length_of(std::max(house.least.x, box.least.x), std::min(house.most.x, box.most.x));
    const Decimal height = length_of(std::max(house.least.y, box.least.y), std::min(house.most.y, box.most.y));
    return width * height / ((house.most.x - house.least.x) * (house.most.y - house.least.y));
}

bool takes_figures(const TurnedSegment& segment) {
    return segment.kind != SegmentKind::mist && segment.kind != SegmentKind::river;
}

constexpr FigureKind kinds[] = {FigureKind::normal,  FigureKind::guard, FigureKind::large,      FigureKind::abbot,
                                FigureKind::builder, FigureKind::pig,   FigureKind::ringmaster, FigureKind::shepherd};

constexpr std::uint32_t signs_drawn =
    bit(Mark::volcano) | bit(Mark::dragon) | bit(Mark::portal) | bit(Mark::foundation) | bit(Mark::machine) |
    bit(Mark::hill) | bit(Mark::vineyard) | bit(Mark::circus) | bit(Mark::acrobats) | bit(Mark::vodyanoy) |
    bit(Mark::gold) | bit(Mark::mage) | bit(Mark::robber) | bit(Mark::crop_farmer) | bit(Mark::crop_highwayman) |
    bit(Mark::crop_knight) | bit(Mark::festival);

bool lies_on_field(FigureKind kind) { return kind != FigureKind::pig && kind != FigureKind::shepherd; }

const Sign& sign_of(const TileShape& shape, Mark mark) {
    for (const Sign& sign : shape.signs) {
        if (sign.mark == mark) return sign;
    }
    FAIL("the picture of the tile does not show this mark");
    return shape.signs[0];
}

}  // namespace

TEST_CASE("TWR-10: a figure on a tower stands on the foundation of the tower", "[render][svg][tower]") {
    Error error;
    const auto set = TileSet::builtin("tower", error);
    REQUIRE(set);
    for (TileType type : set->types()) {
        type.segments[static_cast<std::size_t>(type.segment_count)].kind = SegmentKind::tower;
        const int top = type.segment_count++;
        for (int rotation = 0; rotation < 4; ++rotation) {
            INFO(type.id << " " << rotation);
            const Turned tile = render::turned(type, rotation);
            const TileShape shape = shape_of(tile, Allocator());
            REQUIRE(shape.signs.size() == 1);
            const Box figure = extent_of(FigureKind::normal, false);
            const Point place = TilePlaces(shape, tile).take(tile.segments[static_cast<std::size_t>(top)], figure);
            const Box foundation = shifted(extent_of_sign(Mark::foundation), shape.signs[0].place);
            CHECK(place.x > foundation.least.x);
            CHECK(place.x < foundation.most.x);
            CHECK(place.y + figure.most.y < foundation.most.y);
            CHECK(place.y + figure.most.y > foundation.least.y);
        }
    }
}

TEST_CASE("Symbols of tiles lie within their tiles and do not overlap", "[render][svg]") {
    each_tile([](const Turned& tile, const TileShape& shape, const std::string& told) {
        INFO(told);
        CHECK(shape.signs.empty() == ((tile.marks & signs_drawn) == 0));
        for (const Sign& sign : shape.signs) CHECK(is_on_tile(shifted(extent_of_sign(sign.mark), sign.place)));
    });
    const TileSet set = tiles("tile it\nmark volcano\nmark dragon\nmark portal\nfield all\nstart\n0 0 it\n");
    const TileShape shape = shape_of(render::turned(set.types()[0], 0), Allocator());
    REQUIRE(shape.signs.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            CHECK_FALSE(overlap(shifted(extent_of_sign(shape.signs[i].mark), shape.signs[i].place),
                                shifted(extent_of_sign(shape.signs[j].mark), shape.signs[j].place)));
        }
    }
}

TEST_CASE("A meeple hides less than a fifth of each symbol on its tile", "[render][svg]") {
    each_tile([](const Turned& tile, const TileShape& shape, const std::string& told) {
        for (int i = 0; i < tile.count; ++i) {
            const TurnedSegment& segment = tile.segments[i];
            if (!takes_figures(segment)) continue;
            TilePlaces places(shape, tile);
            const Box extent = extent_of(FigureKind::normal, segment.kind == SegmentKind::field);
            const Box box = shifted(extent, places.take(segment, extent));
            for (const Sign& sign : shape.signs) {
                if (tile.has(Mark::vodyanoy)) continue;  // on the lake's tile, figures stand only in the lake (VOD-1)
                const Box own = shifted(extent_of_sign(sign.mark), sign.place);
                const Decimal width = length_of(std::max(own.least.x, box.least.x), std::min(own.most.x, box.most.x));
                const Decimal height = length_of(std::max(own.least.y, box.least.y), std::min(own.most.y, box.most.y));
                INFO(told << ", segment " << i);
                REQUIRE(width * height < 0.2_d * (own.most.x - own.least.x) * (own.most.y - own.least.y));
            }
        }
    });
}

TEST_CASE("TOP-9, TOP-3: acrobats stand on their drum and the big top on its space, inside the tile",
          "[render][svg][circus]") {
    int looked = 0;
    each_tile([&looked](const Turned& tile, const TileShape& shape, const std::string& told) {
        INFO(told);
        if (tile.has(Mark::circus)) {
            REQUIRE(is_on_tile(shifted(extent_of_symbol("big-top"), sign_of(shape, Mark::circus).place)));
            ++looked;
        }
        if (!tile.has(Mark::acrobats)) return;
        ++looked;
        const Point drum = sign_of(shape, Mark::acrobats).place;
        for (const int count : {1, 2, 3}) REQUIRE(is_on_tile(shifted(extent_of_acrobats(count), drum)));
    });
    CHECK(looked == 4 * 16);
    const Point left = place_of_acrobat(0);
    const Point right = place_of_acrobat(1);
    const Point upper = place_of_acrobat(2);
    CHECK(left.x < upper.x);
    CHECK(upper.x < right.x);
    CHECK(left.y == right.y);
    const Box feet = shifted(extent_of(FigureKind::normal, false), upper);
    CHECK(upper.y < left.y - 10);
    CHECK(feet.most.y > left.y);
}

TEST_CASE("VOD-2: any number of caught meeples stand in the lake, each in a separate place",
          "[render][svg][vodyanoy]") {
    for (int count = 1; count <= 60; ++count) {
        const Bathers bathers = bathers_of(count);
        INFO(count);
        CHECK(bathers.size > 0.15_d);
        for (int i = 0; i < count; ++i) {
            const Point place = bathers.place(i);
            CHECK(Box{{-31, -23}, {31, 23}}.has(place));
            for (int k = 0; k < i; ++k) {
                const Point other = bathers.place(k);
                CHECK((other.x != place.x || other.y != place.y));
                if (other.y == place.y) CHECK(place.x - other.x > 22 * bathers.size);
            }
        }
    }
}

TEST_CASE("A figure of any kind stands inside its tile and hides no building", "[render][svg]") {
    int beside = 0;
    each_tile([&](const Turned& tile, const TileShape& shape, const std::string& told) {
        for (const FigureKind kind : kinds) {
            for (int i = 0; i < tile.count; ++i) {
                const TurnedSegment& segment = tile.segments[i];
                if (!takes_figures(segment)) continue;
                TilePlaces places(shape, tile);
                const Box extent = extent_of(kind, segment.kind == SegmentKind::field && lies_on_field(kind));
                const Box box = shifted(extent, places.take(segment, extent));
                INFO(told << ", segment " << i << ", " << name_of(kind));
                REQUIRE(is_on_tile(box));
                const Point wish = figure_place(shape, segment);
                if (!places.is_beside(segment)) REQUIRE(distance(box.least - extent.least, wish) < 40);
                // Abbots stand only on monasteries and gardens.
                const bool is_slim = kind == FigureKind::normal ||
                                     (kind == FigureKind::abbot &&
                                      (segment.kind == SegmentKind::monastery || segment.kind == SegmentKind::garden));
                for (const Building& building : shape.buildings) {
                    const bool is_own = building.segment == i;
                    if (is_own && is_slim) REQUIRE(!overlap(box, box_at(building)));
                    if (is_own) REQUIRE(hidden_part(building, box) < 0.2_d);
                    // Some gardens lie in fields with hardly any other space, so a figure may hide more of a garden.
                    const bool is_garden = building.kind == SegmentKind::garden;
                    if (kind == FigureKind::normal) REQUIRE(hidden_part(building, box) < (is_garden ? 0.4_d : 0.1_d));
                    beside += is_own ? 1 : 0;
                }
            }
        }
    });
    CHECK(beside > 500);
}

TEST_CASE("Any number of ghosts stand inside their tile, next to figures and buildings", "[render][svg]") {
    each_tile([](const Turned& tile, const TileShape& shape, const std::string& told) {
        for (const int count : {1, 2, 13}) {
            for (int i = 0; i < tile.count; ++i) {
                const TurnedSegment& segment = tile.segments[i];
                if (segment.kind != SegmentKind::mist && segment.kind != SegmentKind::cemetery) continue;
                INFO(told << ", segment " << i << ", ghosts " << count);
                TilePlaces places(shape, tile);
                const Box extent = extent_of_ghosts(count, 1.15_d);
                const Box box = shifted(extent, places.take(segment, extent));
                REQUIRE(is_on_tile(box));
                for (const Building& building : shape.buildings) REQUIRE(hidden_part(building, box) < 0.05_d);
                if (segment.kind == SegmentKind::mist) continue;  // figures do not stand on mist
                const Box meeple = extent_of(FigureKind::normal, false);
                const Box other = shifted(meeple, places.take(segment, meeple));
                REQUIRE(is_on_tile(other));
                REQUIRE(!overlap(box, other));
            }
        }
    });
}

TEST_CASE("A meeple stays inside its tile with two hounds next to it and ghosts on it", "[render][svg]") {
    const Box hounds = joined(shifted(extent_of_hound(), {-17, 4}), shifted(extent_of_hound(), {18, 4}));
    const Box all =
        joined(joined(extent_of(FigureKind::normal, false), hounds), shifted(extent_of_ghosts(2, 0.75_d), {10, -9}));
    each_tile([&](const Turned& tile, const TileShape& shape, const std::string& told) {
        for (int i = 0; i < tile.count; ++i) {
            if (!takes_figures(tile.segments[i])) continue;
            INFO(told << ", segment " << i);
            REQUIRE(is_on_tile(shifted(all, TilePlaces(shape, tile).take(tile.segments[i], all))));
        }
    });
}

namespace {

/// Whether a point lies to the left of the line from `a` to `b`.
bool is_left(Point a, Point b, Point point) {
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0;
}
bool cross(Point a, Point b, Point c, Point d) {
    return is_left(a, b, c) != is_left(a, b, d) && is_left(c, d, a) != is_left(c, d, b);
}

/// Checks that walls of two cities meet only at a corner of the tile or in the middle of a shared side. Elsewhere the
/// lines of the walls must keep a distance, because a wall is 7 units wide.
void check_walls(const Turned& tile, const TileShape& shape) {
    unsigned shared = 0;
    for (int i = 0; i < tile.count; ++i) shared |= tile.segments[i].shared;
    const auto from_corner = [shared](Point point) {
        Decimal least = very_far;
        for (int side = 0; side < 4; ++side) {
            least = std::min(least, distance(point, corner(side)));
            const Point middle = (corner(side) + corner(side + 1)) / 2;
            if ((shared >> side & 1u) != 0) least = std::min(least, distance(point, middle));
        }
        return least;
    };
    for (const City& city : shape.cities) {
        for (const City& other : shape.cities) {
            if (city.segment >= other.segment) continue;
            for (const Wall& wall : city.walls) {
                for (const Wall& second : other.walls) {
                    for (std::size_t i = 1; i < wall.line.size(); ++i) {
                        if (from_corner(wall.line[i]) > 12) REQUIRE(distance(second.line, wall.line[i]) > 8);
                        for (std::size_t k = 1; k < second.line.size(); ++k) {
                            const bool in_corner = from_corner(wall.line[i - 1]) < 1 || from_corner(wall.line[i]) < 1;
                            if (in_corner) continue;
                            REQUIRE(!cross(wall.line[i - 1], wall.line[i], second.line[k - 1], second.line[k]));
                        }
                    }
                }
            }
        }
    }
}

}  // namespace

TEST_CASE("The walls of two cities that touch one corner diverge there and do not cross", "[render][svg]") {
    const auto is_straight_city = [](const TurnedSegment& segment) {
        return segment.kind == SegmentKind::city && segment.straight();
    };
    each_tile([&](const Turned& tile, const TileShape& shape, const std::string& told) {
        INFO(told);
        const auto end = tile.segments.begin() + tile.count;
        const bool crossing = std::count_if(tile.segments.begin(), end, is_straight_city) == 2;
        if (!crossing) check_walls(tile, shape);
    });
    // Cities in every arrangement around a tile, including arrangements that no built-in set has.
    for (const char* cities :
         {"city N\ncity E\ncity S\ncity W\n", "city N\ncity E\ncity S W\n", "city N E\ncity S W\n",
          "city N S\ncity E\ncity W\n", "city N E S\ncity W\n", "city N\ncity E\n", "city N S\ncity E\n",
          "city N\ncity W\ncity S\n", "city N\ncity E S\n", "city N\ncity S W\n", "city N W\ncity E shares N\n",
          "city N E\ncity W shares N\n", "city N\ncity W shares N\n"}) {
        const std::string text(cities);
        std::string fields;
        for (const char side : {'N', 'E', 'S', 'W'}) {
            const bool is_city = text.find(std::string(" ") + side) != std::string::npos;
            if (!is_city) fields += std::string("field ") + side + "L " + side + "R\n";
        }
        const TileSet set = tiles("tile it\n" + text + fields + "start\n0 0 it\n");
        for (int rotation = 0; rotation < 4; ++rotation) {
            INFO(cities);
            const Turned tile = render::turned(set.types()[0], rotation);
            check_walls(tile, shape_of(tile, Allocator()));
        }
    }
}

TEST_CASE("HIL-13: two cities that share a side meet in the middle of the side", "[render][svg][hills]") {
    for (const std::string cities : {"city N W\ncity E shares N", "city E shares N\ncity N W"}) {
        const TileSet set = tiles("tile it\n" + cities + "\nfield SL SR touches N\nstart\n0 0 it\n");
        const std::size_t western = cities[6] == 'W' || cities[7] == 'W' ? 0 : 1;
        for (int rotation = 0; rotation < 4; ++rotation) {
            INFO(cities << " " << rotation);
            const TileShape shape = shape_of(render::turned(set.types()[0], rotation), Allocator());
            REQUIRE(shape.cities.size() == 2);
            const City& west = shape.cities[western];
            const City& east = shape.cities[1 - western];
            for (const Decimal x : {3_d, 25_d, 44_d}) {
                CHECK(inside(west.area, turned({x, 1}, rotation)));
                CHECK_FALSE(inside(east.area, turned({x, 1}, rotation)));
                CHECK(inside(east.area, turned({100 - x, 1}, rotation)));
                CHECK_FALSE(inside(west.area, turned({100 - x, 1}, rotation)));
            }
            for (const City& city : shape.cities) CHECK_FALSE(inside(city.area, turned({50, 70}, rotation)));
        }
    }
}

TEST_CASE("Coats of arms are drawn inside their city and away from its figure", "[render][svg]") {
    int coats = 0;
    each_tile([&coats](const Turned& tile, const TileShape& shape, const std::string& told) {
        for (const City& city : shape.cities) {
            const TurnedSegment& segment = tile.segments[city.segment];
            if (segment.coats == 0) continue;
            ++coats;
            INFO(told);
            const Point place = coats_place(shape, city, segment);
            REQUIRE(inside(city.area, place));
            REQUIRE(distance(place, figure_place(shape, segment)) > 17);
            // A city that crosses the tile has little space besides the coat of arms.
            const bool is_narrow =
                std::min(city.box.most.x - city.box.least.x, city.box.most.y - city.box.least.y) < 25;
            for (const Wall& wall : city.walls) REQUIRE(distance(wall.line, place) > (is_narrow ? 7 : 9));
        }
    });
    CHECK(coats > 50);
}

namespace {

/// Whether one of the rectangles of a path covers a point.
bool covers(const Path& area, Point place) {
    const Points corners = area.points();
    for (std::size_t i = 0; i + 3 < corners.size(); i += 4) {
        if (Box{corners[i], corners[i + 2]}.has(place)) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("The tint of a field covers the sides and the anchor of this field only", "[render][svg]") {
    int looked = 0;
    each_tile([&looked](const Turned& tile, const TileShape& shape, const std::string& told) {
        const HostVector<Path> areas = field_areas(shape, tile);
        REQUIRE(areas.size() == static_cast<std::size_t>(tile.count));
        const auto check = [&](int field, Point place) {
            for (int i = 0; i < tile.count; ++i) {
                INFO(told << ", field " << field << ", area of " << i);
                REQUIRE(covers(areas[static_cast<std::size_t>(i)], place) == (i == field));
                ++looked;
            }
        };
        for (int i = 0; i < tile.count; ++i) {
            if (tile.segments[i].kind != SegmentKind::field) continue;
            for (int half = 0; half < 8; ++half) {
                if ((tile.segments[i].halves >> half & 1u) != 0)
                    check(i, turned({half % 2 == 0 ? 23 : 77, 1}, half / 2));
            }
            check(i, anchor_of(tile.segments[i]) + Point{0.1_d, 0.1_d});
        }
    });
    CHECK(looked > 1000);
}

namespace {

/// Returns the relative luminance of a colour "#rrggbb" or "#rgb", as defined by WCAG.
double brightness(const std::string& colour) {
    double sum = 0;
    const double weights[] = {0.2126, 0.7152, 0.0722};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string digits = colour.size() == 4 ? std::string(2, colour[1 + i]) : colour.substr(1 + 2 * i, 2);
        const double part = std::stoi(digits, nullptr, 16) / 255.0;
        sum += weights[i] * (part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
}

}  // namespace

TEST_CASE("A letter is readable on figures of every colour", "[render][svg]") {
    for (int i = 0; i < max_colours; ++i) {
        const Paint paint = paint_of(static_cast<Colour>(i));
        const double ink = brightness(paint.ink);
        const double fill = brightness(paint.fill);
        INFO(name_of(static_cast<Colour>(i)));
        CHECK((std::max(ink, fill) + 0.05) / (std::min(ink, fill) + 0.05) > 4.5);
    }
}
