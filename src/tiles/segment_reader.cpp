#include "tiles/segment_reader.hpp"

namespace mistbank::tile_text {

namespace {

constexpr std::string_view side_names = "NESW";
constexpr std::uint8_t every_half = 0xff;

struct Point {
    int x;
    int y;
};

// Where the middles of the half sides meet the rim, in percent.
constexpr Point half_points[half_side_count] = {{25, 0},   {75, 0},   {100, 25}, {100, 75},
                                                {75, 100}, {25, 100}, {0, 75},   {0, 25}};

std::optional<int> side_named(std::string_view word) {
    const std::size_t side = word.size() == 1 ? side_names.find(word[0]) : std::string_view::npos;
    if (side == std::string_view::npos) return std::nullopt;
    return static_cast<int>(side);
}

std::optional<int> half_named(std::string_view word) {
    if (word.size() != 2 || (word[1] != 'L' && word[1] != 'R')) return std::nullopt;
    const std::optional<int> side = side_named(word.substr(0, 1));
    if (!side) return std::nullopt;
    return *side * 2 + (word[1] == 'R' ? 1 : 0);
}

/// Both halves of each side.
std::uint8_t halves_of(std::uint8_t sides) {
    unsigned halves = 0;
    for (int side = 0; side < 4; ++side) {
        if ((sides >> side) & 1) halves |= 3u << (2 * side);
    }
    return static_cast<std::uint8_t>(halves);
}

std::uint8_t covered_halves(const Segment& segment) {
    return segment.kind == SegmentKind::field ? segment.half_sides : halves_of(segment.sides);
}

bool is_middle(SegmentKind kind) {
    return kind == SegmentKind::monastery || kind == SegmentKind::castle || kind == SegmentKind::cemetery;
}

bool take_sides(Line& line, const Word& owner, std::uint8_t& sides, std::array<Place, 4>& places, Error& error) {
    while (const std::optional<int> side = side_named(line.peek().text)) {
        const Word word = line.take();
        if ((sides >> *side) & 1) return refuse(error, word.place, "side ", name_of_side(*side), " is named twice");
        sides = static_cast<std::uint8_t>(sides | 1u << *side);
        places[*side] = word.place;
    }
    if (sides != 0) return true;
    const Word word = line.peek();
    return refuse(error, word.place, quoted(owner.text), " needs a side, N, E, S or W", instead(word));
}

bool take_own_sides(Line& line, const Word& keyword, SegmentLine& result, Error& error) {
    std::array<Place, 4> places{};
    if (!take_sides(line, keyword, result.segment.sides, places, error)) return false;
    for (int half = 0; half < half_side_count; ++half) result.half_places[half] = places[half / 2];
    return true;
}

ShortText<2> name_of_half(int half) { return ShortText<2>::of(name_of_side(half / 2), half % 2 == 0 ? 'L' : 'R'); }

bool take_halves(Line& line, const Word& keyword, SegmentLine& result, Error& error) {
    if (line.peek().text == "all") {
        result.half_places.fill(line.take().place);
        result.segment.half_sides = every_half;
        return true;
    }
    std::uint8_t& halves = result.segment.half_sides;
    while (const std::optional<int> half = half_named(line.peek().text)) {
        const Word word = line.take();
        if ((halves >> *half) & 1) {
            return refuse(error, word.place, "half side ", name_of_half(*half), " is named twice");
        }
        halves = static_cast<std::uint8_t>(halves | 1u << *half);
        result.half_places[*half] = word.place;
    }
    if (halves != 0) return true;
    const Word word = line.peek();
    return refuse(error, word.place, quoted(keyword.text), " needs a half side, NL to WR, or 'all'", instead(word));
}

bool take_count(Line& line, std::uint8_t& count, Error& error) {
    const Quote owner = quoted(line.take().text);
    int number = 0;
    if (!take_number(line, owner, 0, 9, number, error)) return false;
    count = static_cast<std::uint8_t>(number);
    return true;
}

bool take_symbols(Line& line, const Word& keyword, Segment& segment, Error& error) {
    const Word word = line.peek();
    if (word.text == "symbols") return take_count(line, segment.symbols, error);
    return refuse(error, word.place, quoted(keyword.text), " needs 'symbols' behind its sides", instead(word));
}

bool take_body(Line& line, const Word& keyword, SegmentLine& result, Error& error) {
    Segment& segment = result.segment;
    switch (segment.kind) {
        case SegmentKind::road:
            return take_own_sides(line, keyword, result, error);
        case SegmentKind::city:
            if (!take_own_sides(line, keyword, result, error)) return false;
            return line.peek().text != "coats" || take_count(line, segment.coats, error);
        case SegmentKind::field: {
            if (!take_halves(line, keyword, result, error)) return false;
            if (line.peek().text != "touches") return true;
            const Word touches = line.take();
            return take_sides(line, touches, result.touched_sides, result.touched_places, error);
        }
        case SegmentKind::mist:
            return take_own_sides(line, keyword, result, error) && take_symbols(line, keyword, segment, error);
        default:
            return true;
    }
}

/// The middle between the middle of the tile and the mean of the rim points, rounded to the nearest percent.
std::uint8_t drawn_inwards(int sum, int count) { return static_cast<std::uint8_t>((sum + 51 * count) / (2 * count)); }

// The mean of the two halves of a side is the middle of the side, so half sides serve every kind.
void place_anchor(Segment& segment) {
    Point sum{0, 0};
    int count = 0;
    for (int half = 0; half < half_side_count; ++half) {
        if (((covered_halves(segment) >> half) & 1) == 0) continue;
        sum.x += half_points[half].x;
        sum.y += half_points[half].y;
        ++count;
    }
    if (count == 0) return;
    segment.anchor_x = drawn_inwards(sum.x, count);
    segment.anchor_y = drawn_inwards(sum.y, count);
}

bool take_anchor(Line& line, Segment& segment, Error& error) {
    line.take();
    int x = 0;
    int y = 0;
    if (!take_number(line, "x of 'at'", 0, 100, x, error)) return false;
    if (!take_number(line, "y of 'at'", 0, 100, y, error)) return false;
    segment.anchor_x = static_cast<std::uint8_t>(x);
    segment.anchor_y = static_cast<std::uint8_t>(y);
    return true;
}

// Fields and mist lie around a road; everything else has its sides for itself.
bool may_overlap(SegmentKind first, SegmentKind second) {
    const auto lies_around_roads = [](SegmentKind kind) {
        return kind == SegmentKind::field || kind == SegmentKind::mist;
    };
    return (first == SegmentKind::road && lies_around_roads(second)) ||
           (second == SegmentKind::road && lies_around_roads(first));
}

const char* rule_between(SegmentKind first, SegmentKind second) {
    const auto are = [=](SegmentKind one, SegmentKind other) {
        return (first == one && second == other) || (first == other && second == one);
    };
    if (are(SegmentKind::mist, SegmentKind::city)) return ", and mist never covers a city";
    if (are(SegmentKind::field, SegmentKind::city)) return ", and no field lies on a city side";
    if (are(SegmentKind::field, SegmentKind::mist)) return ", and no field lies under mist";
    return "";
}

bool check_pair(const SegmentLine& line, const Segment& earlier, int number, Error& error) {
    const Segment& segment = line.segment;
    const auto owner = Reason::of(name_of(earlier.kind), " of segment ", number);
    if (is_middle(segment.kind) && is_middle(earlier.kind)) {
        return refuse(error, line.place, "the middle of the tile is taken by the ", owner);
    }
    if (may_overlap(segment.kind, earlier.kind)) return true;
    const int shared = covered_halves(segment) & covered_halves(earlier);
    if (shared == 0) return true;
    int half = 0;
    while (((shared >> half) & 1) == 0) ++half;
    const Reason where = segment.kind == SegmentKind::field ? Reason::of("half side ", name_of_half(half))
                                                            : Reason::of("side ", name_of_side(half / 2));
    return refuse(error, line.half_places[half], where, " is taken by the ", owner,
                  rule_between(segment.kind, earlier.kind));
}

int city_at(const TileType& tile, int side) {
    for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& segment = tile.segments[i];
        if (segment.kind == SegmentKind::city && (segment.sides >> side) & 1) return i;
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

Reason fault_of_side(const TileType& tile, int side) {
    const SideKind kind = tile.side_kind(static_cast<Side>(side));
    if (kind == SideKind::city || tile.misty(static_cast<Side>(side))) return "";
    const int left = field_at(tile, 2 * side);
    const int right = field_at(tile, 2 * side + 1);
    const char name = name_of_side(side);
    if (left < 0 && right < 0 && kind == SideKind::field) return Reason::of("side ", name, " belongs to no segment");
    if (left < 0) return Reason::of("half side ", name, "L belongs to no field");
    if (right < 0) return Reason::of("half side ", name, "R belongs to no field");
    if (left == right || kind == SideKind::road) return "";
    return Reason::of("no road parts the fields of segments ", left, " and ", right, " on side ", name);
}

}  // namespace

char name_of_side(int side) { return side_names[static_cast<std::size_t>(side)]; }

std::optional<SegmentKind> segment_kind_named(std::string_view word) {
    constexpr SegmentKind kinds[] = {SegmentKind::road,    SegmentKind::city,      SegmentKind::field,
                                     SegmentKind::mist,    SegmentKind::monastery, SegmentKind::castle,
                                     SegmentKind::cemetery};
    for (const SegmentKind kind : kinds) {
        if (word == name_of(kind)) return kind;
    }
    return std::nullopt;
}

bool read_segment(SegmentKind kind, const Word& keyword, Line& line, SegmentLine& result, Error& error) {
    result = SegmentLine();
    result.segment.kind = kind;
    result.place = keyword.place;
    if (!take_body(line, keyword, result, error)) return false;
    place_anchor(result.segment);
    if (line.peek().text == "at" && !take_anchor(line, result.segment, error)) return false;
    return check_end(line, keyword, error);
}

bool check_room(const TileType& tile, const SegmentLine& line, Error& error) {
    for (int i = 0; i < tile.segment_count; ++i) {
        if (!check_pair(line, tile.segments[i], i, error)) return false;
    }
    return true;
}

bool resolve_touches(TileType& tile, int field, const SegmentLine& line, Error& error) {
    for (int side = 0; side < 4; ++side) {
        if (((line.touched_sides >> side) & 1) == 0) continue;
        const int city = city_at(tile, side);
        if (city < 0) {
            return refuse(error, line.touched_places[side], "the field touches side ", name_of_side(side),
                          ", which belongs to no city");
        }
        std::uint16_t& touches = tile.segments[field].touches;
        touches = static_cast<std::uint16_t>(touches | 1u << city);
    }
    return true;
}

Reason fault_of(const TileType& tile) {
    if (tile.segment_count == 0) return "there is no segment";
    for (int side = 0; side < 4; ++side) {
        const Reason fault = fault_of_side(tile, side);
        if (!fault.empty()) return fault;
    }
    return "";
}

}  // namespace mistbank::tile_text
