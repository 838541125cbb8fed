// Compares the sets of the expansions, and the base set with gardens, with published facts.
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

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

std::vector<TileType> types_of(const char* name) {
    const TileSet set = built_in(name);
    return {set.types().begin(), set.types().end()};
}

const TileType& type_of(const TileSet& set, const std::string& id) {
    const int index = set.find(id);
    INFO(id);
    REQUIRE(index >= 0);
    return set.types()[static_cast<std::size_t>(index)];
}

std::vector<Segment> segments_of(const TileType& type) {
    return {type.segments.begin(), type.segments.begin() + type.segment_count};
}

int tiles_in(const TileSet& set) {
    int tiles = 0;
    for (const TileType& type : set.types()) tiles += type.copies;
    return tiles;
}

int tiles_with(const TileSet& set, SegmentKind kind) {
    int tiles = 0;
    for (const TileType& type : set.types()) tiles += type.has(kind) ? type.copies : 0;
    return tiles;
}

int tiles_with(const TileSet& set, Mark mark) {
    int tiles = 0;
    for (const TileType& type : set.types()) tiles += type.has(mark) ? type.copies : 0;
    return tiles;
}

/// Counts the tiles' segments of this kind that have the mark.
int printed(const TileSet& set, Mark mark, SegmentKind kind) {
    int count = 0;
    for (const TileType& type : set.types()) {
        for (const Segment& segment : segments_of(type)) {
            if (segment.kind == kind && (segment.marks & bit(mark)) != 0) count += type.copies;
        }
    }
    return count;
}

int sides(const TileSet& set, SideKind kind) {
    int count = 0;
    for (const TileType& type : set.types()) {
        for (int side = 0; side < 4; ++side) {
            if (type.side_kind(static_cast<Side>(side)) == kind) count += type.copies;
        }
    }
    return count;
}

int coats(const TileSet& set) {
    int count = 0;
    for (const TileType& type : set.types()) {
        for (const Segment& segment : segments_of(type)) count += type.copies * segment.coats;
    }
    return count;
}

unsigned river_sides(const TileType& type) {
    for (const Segment& segment : segments_of(type)) {
        if (segment.kind == SegmentKind::river) return segment.sides;
    }
    return 0;
}

bool is_straight(unsigned sides) { return sides == (1 | 4) || sides == (2 | 8); }
bool is_bend(unsigned sides) { return sides == (1 | 2) || sides == (2 | 4) || sides == (4 | 8) || sides == (8 | 1); }

/// Returns the ids of the types with a garden.
std::vector<std::string> with_garden(const TileSet& set) {
    std::vector<std::string> ids;
    for (const TileType& type : set.types()) {
        if (type.has(SegmentKind::garden)) ids.emplace_back(type.id);
    }
    return ids;
}

constexpr const char* expansion_sets[] = {"base_gardens",
                                          "river",
                                          "inns_cathedrals",
                                          "traders_builders",
                                          "princess_dragon",
                                          "tower",
                                          "abbey_mayor",
                                          "flying_machines",
                                          "hills_sheep",
                                          "big_top",
                                          "vodyanoy",
                                          "ferries",
                                          "gold",
                                          "mage",
                                          "robbers",
                                          "crops",
                                          "king",
                                          "festival"};

}  // namespace

// --- the base set with gardens -------------------------------------------------------------------------------------

TEST_CASE("ABT: in the base set, one copy each of E H I M N R U V shows a garden", "[tiles][base][abbot]") {
    const TileSet set = built_in("base_gardens");
    CHECK(with_garden(set) == std::vector<std::string>{"Eg", "Hg", "Ig", "Mg", "Ng", "Rg", "Ug", "Vg"});
    CHECK(tiles_with(set, SegmentKind::garden) == 8);
    CHECK(set.types().size() == 32);
    CHECK(tiles_in(set) == 72);
}

TEST_CASE("Apart from gardens, the base set with gardens equals the base set", "[tiles][base][abbot]") {
    const TileSet base = built_in("base");
    const TileSet gardens = built_in("base_gardens");
    for (const TileType& type : base.types()) {
        INFO(type.id);
        const TileType& same = type_of(gardens, type.id);
        const int index = gardens.find(std::string(type.id) + "g");
        CHECK(same.copies + (index >= 0 ? 1 : 0) == type.copies);
        for (int copy = 0; copy < (index >= 0 ? 2 : 1); ++copy) {
            const TileType& other = copy == 0 ? same : gardens.types()[static_cast<std::size_t>(index)];
            CHECK(other.segment_count == type.segment_count + copy);
            for (std::size_t s = 0; s < static_cast<std::size_t>(type.segment_count); ++s) {
                CHECK(other.segments[s].kind == type.segments[s].kind);
                CHECK(other.segments[s].sides == type.segments[s].sides);
                CHECK(other.segments[s].half_sides == type.segments[s].half_sides);
                CHECK(other.segments[s].touches == type.segments[s].touches);
                CHECK(other.segments[s].coats == type.segments[s].coats);
                // On a tile with a garden, farmers stand in another place.
                if (copy == 1 && type.segments[s].kind == SegmentKind::field) continue;
                CHECK(other.segments[s].anchor_x == type.segments[s].anchor_x);
                CHECK(other.segments[s].anchor_y == type.segments[s].anchor_y);
            }
        }
    }
    REQUIRE(gardens.start().size() == 1);
    CHECK(gardens.start()[0].type == gardens.find("D"));
    CHECK(type_of(gardens, "D").copies == 4);
}

// --- the River -----------------------------------------------------------------------------------------------------

TEST_CASE("RIV: the River has a spring, a lake and 10 other tiles", "[tiles][river]") {
    const TileSet set = built_in("river");
    CHECK(tiles_in(set) == 12);
    CHECK(set.types().size() == 11);
    CHECK(tiles_with(set, Mark::spring) == 1);
    CHECK(tiles_with(set, Mark::lake) == 1);
    CHECK(tiles_with(set, SegmentKind::river) == 12);
    CHECK(sides(set, SideKind::river) == 22);
    CHECK(sides(set, SideKind::city) == 5);
    CHECK(sides(set, SideKind::road) == 6);
    CHECK(sides(set, SideKind::field) == 15);
    CHECK(coats(set) == 0);
}

TEST_CASE("RIV: 6 river tiles are straight and 4 bend; 3 have cities, 4 roads, 1 a monastery and 1 a garden",
          "[tiles][river]") {
    const TileSet set = built_in("river");
    int straight = 0;
    int bends = 0;
    for (const TileType& type : set.types()) {
        straight += is_straight(river_sides(type)) ? type.copies : 0;
        bends += is_bend(river_sides(type)) ? type.copies : 0;
    }
    CHECK(straight == 6);
    CHECK(bends == 4);
    CHECK(tiles_with(set, SegmentKind::city) == 3);
    CHECK(tiles_with(set, SegmentKind::road) == 4);
    CHECK(tiles_with(set, SegmentKind::monastery) == 1);
    CHECK(tiles_with(set, SegmentKind::garden) == 1);
}

TEST_CASE("RIV-2: the River starts with its spring", "[tiles][river]") {
    const TileSet set = built_in("river");
    REQUIRE(set.start().size() == 1);
    CHECK(set.start()[0].x == 0);
    CHECK(set.start()[0].y == 0);
    const TileType& spring = set.types()[static_cast<std::size_t>(set.start()[0].type)];
    CHECK(spring.has(Mark::spring));
    CHECK(spring.copies == 1);
}

TEST_CASE("RIV-1: one field surrounds the spring, and one surrounds the lake", "[tiles][river]") {
    for (const TileType& type : types_of("river")) {
        if (!type.has(Mark::spring) && !type.has(Mark::lake)) continue;
        INFO(type.id);
        REQUIRE(type.segment_count == 2);
        CHECK(type.segments[1].half_sides == 0xff);
    }
}

// --- Inns & Cathedrals ---------------------------------------------------------------------------------------------

TEST_CASE("INN: Inns & Cathedrals has 18 tiles with 6 inns, 2 cathedrals and 2 gardens", "[tiles][inns]") {
    const TileSet set = built_in("inns_cathedrals");
    CHECK(tiles_in(set) == 18);
    CHECK(set.types().size() == 17);
    CHECK(printed(set, Mark::inn, SegmentKind::road) == 6);
    CHECK(tiles_with(set, Mark::inn) == 6);
    CHECK(printed(set, Mark::cathedral, SegmentKind::city) == 2);
    CHECK(tiles_with(set, SegmentKind::garden) == 2);
    CHECK(tiles_with(set, SegmentKind::monastery) == 1);
    CHECK(coats(set) == 3);
    CHECK(sides(set, SideKind::city) == 31);
    CHECK(sides(set, SideKind::road) == 24);
    CHECK(sides(set, SideKind::field) == 17);
}

TEST_CASE("INN: both cathedrals are in cities that fill their tile", "[tiles][inns]") {
    const TileSet set = built_in("inns_cathedrals");
    const TileType& cathedral = type_of(set, "in-01");
    CHECK(cathedral.copies == 2);
    REQUIRE(cathedral.segment_count == 1);
    CHECK(cathedral.segments[0].sides == 15);
    CHECK(cathedral.segments[0].marks == bit(Mark::cathedral));
}

TEST_CASE("INN: four cities on a tile enclose a field that reaches no side", "[tiles][inns]") {
    const TileSet set = built_in("inns_cathedrals");
    const TileType& shut = type_of(set, "in-03");
    REQUIRE(shut.segment_count == 6);
    CHECK(shut.segments[5].kind == SegmentKind::field);
    CHECK(shut.segments[5].half_sides == 0);
    CHECK(shut.segments[5].touches == (1 << 1 | 1 << 2 | 1 << 3 | 1 << 4));
}

// --- Traders & Builders --------------------------------------------------------------------------------------------

TEST_CASE("TRB: Traders & Builders has 24 tiles with 9 wine, 6 grain, 5 cloth and 2 gardens", "[tiles][traders]") {
    const TileSet set = built_in("traders_builders");
    CHECK(tiles_in(set) == 24);
    CHECK(set.types().size() == 24);
    CHECK(printed(set, Mark::wine, SegmentKind::city) == 9);
    CHECK(printed(set, Mark::grain, SegmentKind::city) == 6);
    CHECK(printed(set, Mark::cloth, SegmentKind::city) == 5);
    CHECK(tiles_with(set, SegmentKind::garden) == 2);
    CHECK(tiles_with(set, SegmentKind::monastery) == 1);
    CHECK(coats(set) == 0);
    CHECK(sides(set, SideKind::city) == 52);
    CHECK(sides(set, SideKind::road) == 25);
    CHECK(sides(set, SideKind::field) == 19);
}

TEST_CASE("TRB: no tile shows more than one kind of goods", "[tiles][traders]") {
    for (const TileType& type : types_of("traders_builders")) {
        INFO(type.id);
        int goods = 0;
        for (const Mark mark : {Mark::wine, Mark::grain, Mark::cloth}) goods += type.has(mark) ? 1 : 0;
        CHECK(goods <= 1);
    }
}

// --- The Princess & the Dragon -------------------------------------------------------------------------------------

TEST_CASE(
    "PRD: The Princess & the Dragon has 30 tiles with 6 volcanoes, 12 dragons, 6 princesses, 6 portals and 2 gardens",
    "[tiles][dragon]") {
    const TileSet set = built_in("princess_dragon");
    CHECK(tiles_in(set) == 30);
    CHECK(set.types().size() == 29);
    CHECK(tiles_with(set, Mark::volcano) == 6);
    CHECK(tiles_with(set, Mark::dragon) == 12);
    CHECK(tiles_with(set, Mark::portal) == 6);
    CHECK(printed(set, Mark::princess, SegmentKind::city) == 6);
    CHECK(tiles_with(set, SegmentKind::garden) == 2);
    CHECK(tiles_with(set, SegmentKind::monastery) == 2);
    CHECK(coats(set) == 3);
    CHECK(sides(set, SideKind::city) == 35);
    CHECK(sides(set, SideKind::road) == 41);
    CHECK(sides(set, SideKind::field) == 44);
}

TEST_CASE("PRD: each of the thirty tiles has one mark", "[tiles][dragon]") {
    for (const TileType& type : types_of("princess_dragon")) {
        INFO(type.id);
        int marks = 0;
        for (const Mark mark : {Mark::volcano, Mark::dragon, Mark::portal, Mark::princess}) {
            marks += type.has(mark) ? 1 : 0;
        }
        CHECK(marks == 1);
    }
}

TEST_CASE("PRD-1: a road runs under a city, and at each end of the road one field lies on both sides",
          "[tiles][dragon]") {
    const TileSet set = built_in("princess_dragon");
    const TileType& tunnel = type_of(set, "dr-25");
    REQUIRE(tunnel.segment_count == 4);
    CHECK(tunnel.segments[0].kind == SegmentKind::city);
    CHECK(tunnel.segments[0].sides == (2 | 8));
    CHECK(tunnel.segments[1].kind == SegmentKind::road);
    CHECK(tunnel.segments[1].sides == (1 | 4));
    CHECK(tunnel.segments[2].half_sides == 3);
    CHECK(tunnel.segments[3].half_sides == 3 << 4);
}

TEST_CASE("PRD-1: on a tile with a monastery inside a city, monastery and city are separate segments",
          "[tiles][dragon]") {
    const TileSet set = built_in("princess_dragon");
    const TileType& type = type_of(set, "dr-13");
    REQUIRE(type.segment_count == 3);
    CHECK(type.segments[0].kind == SegmentKind::monastery);
    CHECK(type.segments[1].kind == SegmentKind::city);
    CHECK(type.segments[2].touches == 1 << 1);
}

// --- The Tower -----------------------------------------------------------------------------------------------------

TEST_CASE("TWR: all 18 tiles of The Tower have a foundation, and 2 of the tiles have a garden", "[tiles][tower]") {
    const TileSet set = built_in("tower");
    CHECK(tiles_in(set) == 18);
    CHECK(set.types().size() == 17);
    CHECK(tiles_with(set, Mark::foundation) == 18);
    CHECK(tiles_with(set, SegmentKind::garden) == 2);
    CHECK(tiles_with(set, SegmentKind::monastery) == 1);
    CHECK(coats(set) == 1);
    CHECK(sides(set, SideKind::city) == 22);
    CHECK(sides(set, SideKind::road) == 24);
    CHECK(sides(set, SideKind::field) == 26);
    for (const TileType& type : set.types()) CHECK(type.marks == bit(Mark::foundation));
}

// --- Abbey & Mayor -------------------------------------------------------------------------------------------------

TEST_CASE("ABM: Abbey & Mayor has 12 tiles, one of them with a garden, and 6 abbey tiles", "[tiles][abbey]") {
    const TileSet set = built_in("abbey_mayor");
    CHECK(tiles_in(set) == 12 + 6);
    CHECK(set.types().size() == 13);
    CHECK(tiles_with(set, Mark::abbey) == 6);
    CHECK(tiles_with(set, SegmentKind::garden) == 1);
    CHECK(tiles_with(set, SegmentKind::monastery) == 1 + 6);
    CHECK(coats(set) == 6);
    CHECK(sides(set, SideKind::city) == 19);
    CHECK(sides(set, SideKind::road) == 17);
    CHECK(sides(set, SideKind::field) == 12);
    CHECK(sides(set, SideKind::any) == 4 * 6);
}

TEST_CASE("ABM-3: each side of an abbey tile matches any kind of side", "[tiles][abbey]") {
    const TileSet set = built_in("abbey_mayor");
    const TileType& abbey = type_of(set, "ab-abbey");
    CHECK(abbey.copies == 6);
    CHECK(abbey.marks == bit(Mark::abbey));
    REQUIRE(abbey.segment_count == 1);
    CHECK(abbey.segments[0].kind == SegmentKind::monastery);
    for (int side = 0; side < 4; ++side) CHECK(abbey.side_kind(static_cast<Side>(side)) == SideKind::any);
}

// --- The Flying Machines -------------------------------------------------------------------------------------------

TEST_CASE("FLY: of eight machines, five fly straight and three diagonally, and one is on a tile with a garden",
          "[tiles][machines]") {
    const TileSet set = built_in("flying_machines");
    CHECK(tiles_in(set) == 8);
    CHECK(set.types().size() == 8);
    CHECK(tiles_with(set, Mark::machine) == 8);
    CHECK(tiles_with(set, SegmentKind::garden) == 1);
    int straight = 0;
    for (const TileType& type : set.types()) straight += type.machine_direction < 4 ? 1 : 0;
    CHECK(straight == 5);
    CHECK(sides(set, SideKind::city) == 0);
    CHECK(sides(set, SideKind::road) == 12);
    CHECK(sides(set, SideKind::field) == 20);
}

// --- Hills & Sheep -------------------------------------------------------------------------------------------------

TEST_CASE("HIL: Hills & Sheep has 18 tiles with 8 hills, 8 vineyards, 2 monasteries and a garden", "[tiles][hills]") {
    const TileSet set = built_in("hills_sheep");
    CHECK(tiles_in(set) == 18);
    CHECK(set.types().size() == 16);
    CHECK(tiles_with(set, Mark::hill) == 8);
    CHECK(tiles_with(set, Mark::vineyard) == 8);
    CHECK(tiles_with(set, SegmentKind::monastery) == 2);
    CHECK(tiles_with(set, SegmentKind::garden) == 1);
    CHECK(coats(set) == 0);
    CHECK(sides(set, SideKind::city) == 24);
    CHECK(sides(set, SideKind::road) == 18);
    CHECK(sides(set, SideKind::field) == 30);
}

TEST_CASE("HIL-1: each tile of the set has exactly one hill, vineyard or monastery", "[tiles][hills]") {
    for (const TileType& type : types_of("hills_sheep")) {
        INFO(type.id);
        CHECK(type.has(Mark::hill) + type.has(Mark::vineyard) + type.has(SegmentKind::monastery) == 1);
    }
}

TEST_CASE("HIL-13: on both copies of hi-02, two cities share a side, and the field touches both cities",
          "[tiles][hills]") {
    const TileSet set = built_in("hills_sheep");
    for (const TileType& type : set.types()) {
        for (const Segment& segment : segments_of(type))
            CHECK((segment.shared != 0) == (segment.kind == SegmentKind::city && type.id == "hi-02"));
    }
    const TileType& shared = type_of(set, "hi-02");
    CHECK(shared.copies == 2);
    REQUIRE(shared.segment_count == 3);
    CHECK(shared.segments[0].sides == (1 | 8));
    CHECK(shared.segments[1].sides == (1 | 2));
    for (const int city : {0, 1}) CHECK(shared.segments[static_cast<std::size_t>(city)].shared == 1);
    CHECK(shared.segments[2].touches == (1 | 2));
}

TEST_CASE("HIL: on both copies of hi-01, two fields share the south side", "[tiles][hills]") {
    const TileSet set = built_in("hills_sheep");
    const TileType& parted = type_of(set, "hi-01");
    CHECK(parted.copies == 2);
    CHECK(parted.side_kind(Side::south) == SideKind::field);
    CHECK(parted.segments[1].half_sides == (1 << 5 | 1 << 6 | 1 << 7));
    CHECK(parted.segments[2].half_sides == (1 << 2 | 1 << 3 | 1 << 4));
}

// --- Under the Big Top ---------------------------------------------------------------------------------------------

TEST_CASE("TOP: Under the Big Top has 20 tiles with 12 spaces for the big top, 8 for acrobats and 2 gardens",
          "[tiles][circus]") {
    const TileSet set = built_in("big_top");
    CHECK(tiles_in(set) == 20);
    CHECK(set.types().size() == 16);
    CHECK(tiles_with(set, Mark::circus) == 12);
    CHECK(tiles_with(set, Mark::acrobats) == 8);
    CHECK(tiles_with(set, SegmentKind::garden) == 2);
    CHECK(tiles_with(set, SegmentKind::monastery) == 0);
    CHECK(coats(set) == 0);
    CHECK(sides(set, SideKind::city) == 11);
    CHECK(sides(set, SideKind::road) == 30);
    CHECK(sides(set, SideKind::field) == 39);
    for (const TileType& type : set.types())
        CHECK((type.marks == bit(Mark::circus) || type.marks == bit(Mark::acrobats)));
}

TEST_CASE("TOP: every road on a tile with a space for the big top ends on that tile", "[tiles][circus]") {
    for (const TileType& type : types_of("big_top")) {
        for (const Segment& segment : segments_of(type)) {
            INFO(type.id);
            const unsigned one = segment.sides & (segment.sides - 1u);
            if (segment.kind == SegmentKind::road) CHECK(one == 0);
        }
    }
}

// --- the Vodyanoy --------------------------------------------------------------------------------------------------

TEST_CASE("VOD-1: the Vodyanoy's lake lies in a field that covers all sides of its tile", "[tiles][vodyanoy]") {
    const TileSet set = built_in("vodyanoy");
    CHECK(tiles_in(set) == 1);
    const TileType& lake = set.types()[0];
    CHECK(lake.marks == bit(Mark::vodyanoy));
    REQUIRE(lake.segment_count == 1);
    CHECK(lake.segments[0].kind == SegmentKind::field);
    CHECK(lake.segments[0].half_sides == 0xff);
    CHECK(sides(set, SideKind::field) == 4);
}

// --- all sets ------------------------------------------------------------------------------------------------------

TEST_CASE("Each mark occurs only in the set of its expansion", "[tiles]") {
    const std::map<std::string, std::vector<Mark>> owners = {
        {"base", {}},
        {"base_gardens", {}},
        {"demo", {}},
        {"mists", {}},
        {"river", {Mark::spring, Mark::lake}},
        {"inns_cathedrals", {Mark::inn, Mark::cathedral}},
        {"traders_builders", {Mark::wine, Mark::grain, Mark::cloth}},
        {"princess_dragon", {Mark::volcano, Mark::dragon, Mark::portal, Mark::princess}},
        {"tower", {Mark::foundation}},
        {"abbey_mayor", {Mark::abbey}},
        {"flying_machines", {Mark::machine}},
        {"hills_sheep", {Mark::hill, Mark::vineyard}},
        {"big_top", {Mark::circus, Mark::acrobats}},
        {"vodyanoy", {Mark::vodyanoy}},
        {"ferries", {Mark::ferry}},
        {"gold", {Mark::gold}},
        {"mage", {Mark::mage}},
        {"robbers", {Mark::robber}},
        {"crops", {Mark::crop_farmer, Mark::crop_highwayman, Mark::crop_knight}},
        {"king", {}},
        {"festival", {Mark::festival}},
    };
    CHECK(static_cast<int>(owners.size()) == TileSet::builtin_count());
    for (const auto& [name, marks] : owners) {
        std::uint32_t allowed = 0;
        for (const Mark mark : marks) allowed |= bit(mark);
        for (const TileType& type : types_of(name.c_str())) {
            std::uint32_t shown = type.marks;
            for (const Segment& segment : segments_of(type)) shown |= segment.marks;
            INFO(name << " " << type.id);
            CHECK((shown & ~allowed) == 0);
        }
    }
}

TEST_CASE("Sets that are played together have different tile ids", "[tiles]") {
    std::map<std::string, int> ids;
    for (const TileType& type : types_of("mists")) ++ids[type.id];
    for (const char* name : expansion_sets) {
        for (const TileType& type : types_of(name)) ++ids[type.id];
    }
    for (const auto& [id, count] : ids) {
        INFO(id);
        CHECK(count == 1);
    }
}

TEST_CASE("Additional sets have no starting block, except the River, which starts with the spring", "[tiles]") {
    for (const char* name :
         {"inns_cathedrals", "traders_builders", "princess_dragon", "tower", "abbey_mayor", "flying_machines",
          "hills_sheep", "big_top", "vodyanoy", "ferries", "gold", "mage", "robbers", "crops", "king", "festival"}) {
        INFO(name);
        CHECK(built_in(name).start().empty());
    }
}

TEST_CASE("The provenance of the expansions' sets names the published parts", "[tiles]") {
    for (const char* name : expansion_sets) {
        INFO(name);
        CHECK(built_in(name).provenance().find("Published") != std::string::npos);
    }
}

TEST_CASE("Figures on the same tile of an expansion do not overlap", "[tiles]") {
    constexpr int least_apart = 18;  // minimum distance in percent of the width of a tile
    for (const char* name : expansion_sets) {
        for (const TileType& type : types_of(name)) {
            const std::vector<Segment> segments = segments_of(type);
            for (std::size_t i = 0; i < segments.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (segments[i].kind == SegmentKind::river || segments[j].kind == SegmentKind::river) continue;
                    const int x = segments[i].anchor_x - segments[j].anchor_x;
                    const int y = segments[i].anchor_y - segments[j].anchor_y;
                    INFO(name << " " << type.id << ": segments " << j << " and " << i);
                    CHECK(x * x + y * y >= least_apart * least_apart);
                }
            }
        }
    }
}

TEST_CASE("On every expansion tile with a field, each city is touched by a field", "[tiles]") {
    for (const char* name : expansion_sets) {
        for (const TileType& type : types_of(name)) {
            unsigned touched = 0;
            for (const Segment& segment : segments_of(type)) touched |= segment.touches;
            for (int s = 0; s < type.segment_count; ++s) {
                const bool city = type.segments[static_cast<std::size_t>(s)].kind == SegmentKind::city;
                INFO(name << " " << type.id);
                CHECK((!city || !type.has(SegmentKind::field) || (touched >> s & 1u) != 0));
            }
        }
    }
}
