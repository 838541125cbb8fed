// Compares the sets of the base game and the demo with published facts.
#include <catch2/catch.hpp>
#include <string>

#include "mistbank/tile_set.hpp"

using namespace mistbank;

namespace {

TileSet built_in(const char* name) {
    Error error;
    std::optional<TileSet> set = TileSet::builtin(name, error);
    INFO(error.message);
    REQUIRE(set.has_value());
    return *set;
}

struct Count {
    int tiles = 0;
    int sides[4] = {};  // number of sides of each SideKind
    int coats = 0;
    int monasteries = 0;
};

Count count_of(const TileSet& set) {
    Count count;
    for (const TileType& type : set.types()) {
        count.tiles += type.copies;
        for (int side = 0; side < 4; ++side) {
            count.sides[static_cast<int>(type.side_kind(static_cast<Side>(side)))] += type.copies;
        }
        for (int number = 0; number < type.segment_count; ++number) {
            const Segment& segment = type.segments[static_cast<std::size_t>(number)];
            count.coats += type.copies * segment.coats;
            count.monasteries += segment.kind == SegmentKind::monastery ? type.copies : 0;
        }
    }
    return count;
}

const TileType& type_of(const TileSet& set, const std::string& id) {
    const int index = set.find(id);
    REQUIRE(index >= 0);
    return set.types()[static_cast<std::size_t>(index)];
}

}  // namespace

TEST_CASE("The base game has 72 tiles of 24 types", "[tiles][base]") {
    const TileSet base = built_in("base");
    CHECK(base.types().size() == 24);
    CHECK(count_of(base).tiles == 72);
    const int copies[] = {2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1};
    for (int letter = 0; letter < 24; ++letter) {
        const std::string id(1, static_cast<char>('A' + letter));
        INFO(id);
        CHECK(type_of(base, id).copies == copies[letter]);
    }
}

TEST_CASE("The base game shows 115 field, 94 road and 79 city sides, 10 coats of arms and 6 monasteries",
          "[tiles][base]") {
    const Count count = count_of(built_in("base"));
    CHECK(count.sides[static_cast<int>(SideKind::field)] == 115);
    CHECK(count.sides[static_cast<int>(SideKind::road)] == 94);
    CHECK(count.sides[static_cast<int>(SideKind::city)] == 79);
    CHECK(count.coats == 10);
    CHECK(count.monasteries == 6);
}

TEST_CASE("The base game and the demo start with one of their four D tiles", "[tiles][base][demo]") {
    for (const char* name : {"base", "demo"}) {
        const TileSet set = built_in(name);
        REQUIRE(set.start().size() == 1);
        CHECK(set.start()[0].type == set.find("D"));
        CHECK(type_of(set, "D").copies == 4);
    }
}

TEST_CASE("The demo has 48 tiles of 22 types, each type with the published number of copies", "[tiles][demo]") {
    const TileSet demo = built_in("demo");
    CHECK(demo.types().size() == 22);
    CHECK(count_of(demo).tiles == 48);
    const int copies[] = {1, 2, 1, 4, 2, 1, 2, 1, 2, 3, 2, 2, 2, 4, 2, 1, 1, 2, 1, 5, 4, 3};
    for (int letter = 0; letter < 22; ++letter) {
        const std::string id(1, static_cast<char>('A' + letter));
        INFO(id);
        CHECK(type_of(demo, id).copies == copies[letter]);
    }
}

TEST_CASE("The demo's tiles have the same shapes as the base game's tiles with the same letters", "[tiles][demo]") {
    const TileSet base = built_in("base");
    const TileSet demo = built_in("demo");
    const std::string taken_for = "ABCDEXFGILJKMNOPRSTUVW";
    for (std::size_t i = 0; i < taken_for.size(); ++i) {
        const TileType& mine = type_of(demo, std::string(1, static_cast<char>('A' + i)));
        const TileType& type = type_of(base, std::string(1, taken_for[i]));
        INFO(mine.id << " is " << type.id);
        REQUIRE(mine.segment_count == type.segment_count);
        for (std::size_t s = 0; s < static_cast<std::size_t>(mine.segment_count); ++s) {
            CHECK(mine.segments[s].kind == type.segments[s].kind);
            CHECK(mine.segments[s].sides == type.segments[s].sides);
            CHECK(mine.segments[s].half_sides == type.segments[s].half_sides);
            CHECK(mine.segments[s].coats == type.segments[s].coats);
        }
    }
}

TEST_CASE("The provenance of the sets names the published and the inferred parts", "[tiles][base][demo]") {
    CHECK(built_in("base").provenance().find("Published") != std::string::npos);
    const TileSet demo = built_in("demo");
    CHECK(demo.provenance().find("Inferred") != std::string::npos);
    CHECK(demo.provenance(demo.find("F")).find("doubtful") != std::string::npos);
    CHECK(demo.provenance(demo.find("I")).find("doubtful") != std::string::npos);
    CHECK(demo.provenance(demo.find("J")) == demo.provenance());
}

TEST_CASE("On every base game tile with a field, each city is touched by a field", "[tiles][base]") {
    const TileSet base = built_in("base");
    for (const TileType& type : base.types()) {
        unsigned touched = 0;
        bool has_field = false;
        for (int s = 0; s < type.segment_count; ++s) {
            const Segment& segment = type.segments[static_cast<std::size_t>(s)];
            touched |= segment.touches;
            has_field = has_field || segment.kind == SegmentKind::field;
        }
        for (int s = 0; s < type.segment_count; ++s) {
            const bool city = type.segments[static_cast<std::size_t>(s)].kind == SegmentKind::city;
            INFO(type.id);
            CHECK((!city || !has_field || (touched >> s & 1u) != 0));
        }
    }
}
