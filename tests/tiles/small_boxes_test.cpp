// Compares the sets of the eight small boxes with published facts.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "mistbank/tile_set.hpp"

using namespace mistbank;

namespace {

TileSet built_in(const std::string& name) {
    Error error;
    std::optional<TileSet> set = TileSet::builtin(name, error);
    INFO(error.message);
    REQUIRE(set.has_value());
    return *set;
}

/// The totals over all copies of a set's tiles.
struct Totals {
    int tiles = 0;
    int sides_of_fields = 0, sides_of_roads = 0, sides_of_cities = 0;
    int roads = 0, cities = 0, fields = 0, monasteries = 0, gardens = 0;

    friend bool operator==(const Totals& a, const Totals& b) {
        return a.tiles == b.tiles && a.sides_of_fields == b.sides_of_fields && a.sides_of_roads == b.sides_of_roads &&
               a.sides_of_cities == b.sides_of_cities && a.roads == b.roads && a.cities == b.cities &&
               a.fields == b.fields && a.monasteries == b.monasteries && a.gardens == b.gardens;
    }
};

Totals totals_of(const TileSet& set) {
    Totals totals;
    for (const TileType& type : set.types()) {
        totals.tiles += type.copies;
        for (int side = 0; side < 4; ++side) {
            const SideKind kind = type.side_kind(static_cast<Side>(side));
            (kind == SideKind::field  ? totals.sides_of_fields
             : kind == SideKind::road ? totals.sides_of_roads
                                      : totals.sides_of_cities) += type.copies;
        }
        for (int number = 0; number < type.segment_count; ++number) {
            const SegmentKind kind = type.segments[static_cast<std::size_t>(number)].kind;
            (kind == SegmentKind::road        ? totals.roads
             : kind == SegmentKind::city      ? totals.cities
             : kind == SegmentKind::field     ? totals.fields
             : kind == SegmentKind::monastery ? totals.monasteries
                                              : totals.gardens) += type.copies;
        }
    }
    return totals;
}

int tiles_with(const TileSet& set, Mark mark) {
    int tiles = 0;
    for (const TileType& type : set.types()) tiles += type.has(mark) ? type.copies : 0;
    return tiles;
}

std::vector<std::string> with_garden(const TileSet& set) {
    std::vector<std::string> ids;
    for (const TileType& type : set.types()) {
        if (type.has(SegmentKind::garden)) ids.emplace_back(type.id);
    }
    return ids;
}

/// Returns the number of road segments on each type of tile.
std::vector<int> ends_of_roads(const TileSet& set) {
    std::vector<int> ends;
    for (const TileType& type : set.types()) {
        int count = 0;
        for (int number = 0; number < type.segment_count; ++number) {
            count += type.segments[static_cast<std::size_t>(number)].kind == SegmentKind::road ? 1 : 0;
        }
        ends.push_back(count);
    }
    return ends;
}

std::vector<int> copies_of(const TileSet& set) {
    std::vector<int> copies;
    for (const TileType& type : set.types()) copies.push_back(type.copies);
    return copies;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("FER: eight tiles have a lake, seven with three road ends and one with four", "[tiles][ferries]") {
    const TileSet set = built_in("ferries");
    CHECK(totals_of(set) == Totals{8, 4, 25, 3, 25, 3, 25, 0, 0});
    CHECK(tiles_with(set, Mark::ferry) == 8);
    CHECK(ends_of_roads(set) == std::vector<int>{3, 3, 4});
    CHECK(copies_of(set) == std::vector<int>{3, 4, 1});
}

TEST_CASE("FER-1: each road at a lake reaches exactly one side of its tile", "[tiles][ferries]") {
    const TileSet set = built_in("ferries");
    for (const TileType& type : set.types()) {
        INFO(type.id);
        for (int number = 0; number < type.segment_count; ++number) {
            const Segment& segment = type.segments[static_cast<std::size_t>(number)];
            if (segment.kind != SegmentKind::road) continue;
            CHECK((segment.sides & (segment.sides - 1)) == 0);
            CHECK(segment.sides != 0);
        }
    }
}

TEST_CASE("GLD: eight tiles have a gold mine, four of them at a monastery", "[tiles][gold]") {
    const TileSet set = built_in("gold");
    CHECK(totals_of(set) == Totals{8, 4, 20, 8, 10, 4, 21, 4, 0});
    CHECK(tiles_with(set, Mark::gold) == 8);
    CHECK(with_garden(set) == Ids{});
}

TEST_CASE("MAG: eight tiles have a magic sign, one of them with a garden", "[tiles][mage]") {
    const TileSet set = built_in("mage");
    CHECK(totals_of(set) == Totals{8, 2, 14, 16, 11, 12, 19, 0, 1});
    CHECK(tiles_with(set, Mark::mage) == 8);
    CHECK(with_garden(set) == Ids{"mag-08"});
}

TEST_CASE("ROB: eight tiles have a robber's bag, one of them with a garden", "[tiles][robbers]") {
    const TileSet set = built_in("robbers");
    CHECK(totals_of(set) == Totals{8, 15, 13, 4, 8, 3, 16, 0, 1});
    CHECK(tiles_with(set, Mark::robber) == 8);
    CHECK(with_garden(set) == Ids{"rob-03"});
    CHECK(copies_of(set) == std::vector<int>{2, 1, 1, 1, 2, 1});
}

TEST_CASE("CRP: two crop circles are for farmers, two for highwaymen and two for knights", "[tiles][crops]") {
    const TileSet set = built_in("crops");
    CHECK(totals_of(set) == Totals{6, 6, 10, 8, 8, 6, 11, 0, 0});
    CHECK(tiles_with(set, Mark::crop_farmer) == 2);
    CHECK(tiles_with(set, Mark::crop_highwayman) == 2);
    CHECK(tiles_with(set, Mark::crop_knight) == 2);
}

TEST_CASE("KNG: five tiles have no mark, and one of them has a garden", "[tiles][king]") {
    const TileSet set = built_in("king");
    CHECK(totals_of(set) == Totals{5, 5, 6, 9, 5, 6, 12, 1, 1});
    CHECK(with_garden(set) == Ids{"kng-02"});
    for (const TileType& type : set.types()) CHECK(type.marks == 0);
}

TEST_CASE("KNG-7: two cities cross on a tile and enclose two fields that reach no side", "[tiles][king]") {
    const TileSet set = built_in("king");
    const TileType& crossing = set.types()[static_cast<std::size_t>(set.find("kng-05"))];
    REQUIRE(crossing.segment_count == 4);
    CHECK(int{crossing.segments[0].sides} == (2 | 8));
    CHECK(int{crossing.segments[1].sides} == (1 | 4));
    for (const std::size_t field : {2, 3}) {
        CHECK(crossing.segments[field].kind == SegmentKind::field);
        CHECK(int{crossing.segments[field].half_sides} == 0);
        CHECK(int{crossing.segments[field].touches} == 3);
    }
}

TEST_CASE("FES: the set has ten types with one copy each, all with a festival and one with a monastery",
          "[tiles][festival]") {
    const TileSet set = built_in("festival");
    CHECK(totals_of(set) == Totals{10, 11, 15, 14, 11, 11, 22, 1, 0});
    CHECK(tiles_with(set, Mark::festival) == 10);
    CHECK(with_garden(set) == Ids{});
    CHECK(copies_of(set) == std::vector<int>(10, 1));
}

TEST_CASE("MIN-15: the small boxes have 43 tiles in total", "[tiles]") {
    int tiles = 0;
    for (const char* name : {"ferries", "gold", "mage", "robbers", "crops", "king"}) {
        tiles += totals_of(built_in(name)).tiles;
    }
    CHECK(tiles == 43);
    Error error;
    CHECK_FALSE(TileSet::builtin("messages", error).has_value());
}

TEST_CASE("FER, ROB: the provenance of a set says which of its data are uncertain", "[tiles]") {
    const auto provenance_of = [](const char* name) {
        const TileSet set = built_in(name);
        return std::string(set.provenance());
    };
    CHECK(provenance_of("ferries").find("differ over the copies") != std::string::npos);
    CHECK(provenance_of("robbers").find("read by eye from small pictures") != std::string::npos);
}
