#include "tiles/whole_tile.hpp"

#include "tiles/sides.hpp"

namespace mistbank::tile_text {

namespace {

// Maximum number of sides with a river: it enters and leaves (RIV-1).
constexpr int most_river_sides = 2;

bool is_building(SegmentKind kind) {
    return kind == SegmentKind::monastery || kind == SegmentKind::castle || kind == SegmentKind::cemetery;
}

// Returns whether two kinds can lie on the same side. Fields share sides with roads and rivers, mist with roads. All
// other kinds exclude each other.
bool may_overlap(SegmentKind first, SegmentKind second) {
    const auto lies_around = [](SegmentKind land, SegmentKind line) {
        return (land == SegmentKind::field && (line == SegmentKind::road || line == SegmentKind::river)) ||
               (land == SegmentKind::mist && line == SegmentKind::road);
    };
    return lies_around(first, second) || lies_around(second, first);
}

const char* rule_between(SegmentKind first, SegmentKind second) {
    const auto are = [=](SegmentKind one, SegmentKind other) {
        return (first == one && second == other) || (first == other && second == one);
    };
    if (are(SegmentKind::mist, SegmentKind::city)) return "; mist never covers a city";
    if (are(SegmentKind::mist, SegmentKind::river)) return "; mist never covers a river";
    if (are(SegmentKind::field, SegmentKind::city)) return "; no field lies on a city side";
    if (are(SegmentKind::field, SegmentKind::mist)) return "; no field lies under mist";
    return "";
}

// Refuses a second segment of a kind that a tile can have only once.
bool check_alone(const SegmentLine& line, const Segment& earlier, int number, Error& error) {
    const Segment& segment = line.segment;
    if (is_building(segment.kind) && is_building(earlier.kind)) {
        return refuse(error, line.place, "the middle of the tile belongs to the ", name_of(earlier.kind),
                      " of segment ", number);
    }
    if (segment.kind != earlier.kind) return true;
    if (segment.kind != SegmentKind::garden && segment.kind != SegmentKind::river) return true;
    return refuse(error, line.place, "a tile has at most one ", name_of(segment.kind), ", and segment ", number,
                  " is already one");
}

bool check_pair(const SegmentLine& line, const Segment& earlier, int number, Error& error) {
    const Segment& segment = line.segment;
    if (!check_alone(line, earlier, number, error)) return false;
    if (may_overlap(segment.kind, earlier.kind)) return true;
    const int shared = covered_halves(segment) & covered_halves(earlier);
    if (shared == 0) return true;
    int half = 0;
    while (((shared >> half) & 1) == 0) ++half;
    const Reason where = segment.kind == SegmentKind::field ? Reason::of("half side ", name_of_half(half))
                                                            : Reason::of("side ", name_of_side(half / 2));
    return refuse(error, line.half_places[half], where, " belongs to the ", name_of(earlier.kind), " of segment ",
                  number, rule_between(segment.kind, earlier.kind));
}

bool is_city_at(const Segment& segment, int side) {
    return segment.kind == SegmentKind::city && ((segment.sides >> side) & 1) != 0;
}

int city_at(const TileType& tile, int side) {
    for (int i = 0; i < tile.segment_count; ++i) {
        if (is_city_at(tile.segments[i], side)) return i;
    }
    return -1;
}

int field_at(const TileType& tile, int half) {
    for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& segment = tile.segments[i];
        if (segment.kind == SegmentKind::field && (segment.half_sides >> half) & 1) return i;
    }
    return -1;
}

int river_sides(const TileType& tile) {
    int sides = 0;
    for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& segment = tile.segments[i];
        if (segment.kind == SegmentKind::river) sides += count_of(segment.sides);
    }
    return sides;
}

Reason fault_of_side(const TileType& tile, int side, unsigned parted) {
    const SideKind kind = tile.side_kind(static_cast<Side>(side));
    if (kind == SideKind::city || tile.misty(static_cast<Side>(side))) return "";
    const int left = field_at(tile, 2 * side);
    const int right = field_at(tile, 2 * side + 1);
    const char name = name_of_side(side);
    if (left < 0 && right < 0 && kind == SideKind::field) return Reason::of("side ", name, " belongs to no segment");
    if (left < 0) return Reason::of("half side ", name, "L belongs to no field");
    if (right < 0) return Reason::of("half side ", name, "R belongs to no field");
    if (left == right || kind != SideKind::field || (parted >> side & 1u) != 0) return "";
    return Reason::of("no road or river separates the fields of segments ", left, " and ", right, " on side ", name);
}

// Returns the fault of the river on the tile. On the spring and on the lake, the river has one side (RIV-2).
Reason fault_of_river(const TileType& tile) {
    const bool spring = (tile.marks & bit(Mark::spring)) != 0;
    const bool lake = (tile.marks & bit(Mark::lake)) != 0;
    const int sides = river_sides(tile);
    if (spring && lake) return "a tile cannot have both a spring and a lake";
    if ((spring || lake) && sides != 1) {
        return Reason::of("a ", spring ? "spring" : "lake", " needs one river side, not ", sides);
    }
    if (sides == 1 && !spring && !lake) return "a tile with one river side needs 'mark spring' or 'mark lake'";
    return "";
}

bool is_abbey(const TileType& tile) { return (tile.marks & bit(Mark::abbey)) != 0; }

// Returns the fault of a tile with an abbey (ABM-1).
Reason fault_of_abbey(const TileType& tile) {
    if (tile.marks != bit(Mark::abbey)) return "an abbey cannot have another mark";
    return tile.segment_count == 0 ? "an abbey needs a monastery" : "";
}

}  // namespace

bool check_room(const TileType& tile, const SegmentLine& line, Error& error) {
    const Segment& segment = line.segment;
    if (segment.kind == SegmentKind::river && river_sides(tile) + count_of(segment.sides) > most_river_sides) {
        return refuse(error, line.place, "a tile has at most ", most_river_sides, " river sides");
    }
    for (int i = 0; i < tile.segment_count; ++i) {
        if (!check_pair(line, tile.segments[i], i, error)) return false;
    }
    if (tile.segment_count < max_segments) return true;
    return refuse(error, line.place, "a tile has at most ", max_segments, " segments");
}

bool resolve_shares(TileType& tile, int city, const SegmentLine& line, Error& error) {
    for (int side = 0; side < 4; ++side) {
        if (((line.shared_sides >> side) & 1) == 0) continue;
        const int owner = city_at(tile, side);
        if (owner < 0) {
            return refuse(error, line.shared_places[side], "the city shares side ", name_of_side(side),
                          ", which belongs to no other city");
        }
        const std::uint8_t shared = static_cast<std::uint8_t>(1u << side);
        if ((tile.segments[owner].shared & shared) != 0) {
            return refuse(error, line.shared_places[side], "side ", name_of_side(side),
                          " is already shared by two cities; a third cannot share it");
        }
        for (Segment* segment : {&tile.segments[owner], &tile.segments[city]}) {
            segment->sides = static_cast<std::uint8_t>(segment->sides | shared);
            segment->shared = static_cast<std::uint8_t>(segment->shared | shared);
        }
    }
    return true;
}

bool check_parted(const TileType& tile, const SegmentLine& line, Error& error) {
    for (int side = 0; side < 4; ++side) {
        if (((line.parted_sides >> side) & 1) == 0) continue;
        if (tile.side_kind(static_cast<Side>(side)) != SideKind::field) {
            return refuse(error, line.parted_places[side], "'parted' needs a field side, but side ", name_of_side(side),
                          " is not one");
        }
        const unsigned own = line.segment.half_sides >> (2 * side) & 3u;
        if (own == 1 || own == 2) continue;
        return refuse(error, line.parted_places[side], "'parted' needs a field with one half of side ",
                      name_of_side(side), ", not ", own == 0 ? "none" : "both");
    }
    return true;
}

bool resolve_touches(TileType& tile, int field, const SegmentLine& line, Error& error) {
    for (int side = 0; side < 4; ++side) {
        if (((line.touched_sides >> side) & 1) == 0) continue;
        if (city_at(tile, side) < 0) {
            return refuse(error, line.touched_places[side], "the field touches side ", name_of_side(side),
                          ", which belongs to no city");
        }
        std::uint16_t& touches = tile.segments[field].touches;
        for (int city = 0; city < tile.segment_count; ++city) {  // a shared side belongs to two cities
            if (is_city_at(tile.segments[city], side)) touches = static_cast<std::uint16_t>(touches | 1u << city);
        }
    }
    return true;
}

bool check_abbey(const TileType& tile, const SegmentLine* lines, Error& error) {
    for (int i = 0; is_abbey(tile) && i < tile.segment_count; ++i) {
        const SegmentKind kind = tile.segments[i].kind;
        if (kind == SegmentKind::monastery) continue;
        return refuse(error, lines[i].place, "an abbey has only a monastery, not a ", name_of(kind));
    }
    return true;
}

Reason fault_of(const TileType& tile, unsigned parted) {
    if (is_abbey(tile)) return fault_of_abbey(tile);
    if (tile.segment_count == 0) return "the tile has no segment";
    for (int side = 0; side < 4; ++side) {
        const Reason fault = fault_of_side(tile, side, parted);
        if (!fault.empty()) return fault;
    }
    return fault_of_river(tile);
}

}  // namespace mistbank::tile_text
