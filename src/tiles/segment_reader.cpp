#include "tiles/segment_reader.hpp"

#include "tiles/marks.hpp"

namespace mistbank::tile_text {

namespace {

constexpr std::uint8_t every_half = 0xff;

struct Point {
    int x;
    int y;
};

// The centres of the half sides on the edge of the tile, in percent of its width and height.
constexpr Point half_points[half_side_count] = {{25, 0},   {75, 0},   {100, 25}, {100, 75},
                                                {75, 100}, {25, 100}, {0, 75},   {0, 25}};

bool take_sides(Line& line, const Word& owner, std::uint8_t& sides, std::array<Place, 4>& places, Error& error) {
    while (const std::optional<int> side = side_named(line.peek().text)) {
        const Word word = line.take();
        if ((sides >> *side) & 1) return refuse(error, word.place, "side ", name_of_side(*side), " is named twice");
        sides = static_cast<std::uint8_t>(sides | 1u << *side);
        places[*side] = word.place;
    }
    if (sides != 0) return true;
    const Word word = line.peek();
    return refuse(error, word.place, quoted(owner.text), " needs a side: N, E, S or W", instead(word));
}

bool take_own_sides(Line& line, const Word& keyword, SegmentLine& result, Error& error) {
    std::array<Place, 4> places{};
    if (!take_sides(line, keyword, result.segment.sides, places, error)) return false;
    for (int half = 0; half < half_side_count; ++half) result.half_places[half] = places[half / 2];
    return true;
}

bool take_halves(Line& line, const Word& keyword, SegmentLine& result, Error& error) {
    if (line.peek().text == "all") {
        result.half_places.fill(line.take().place);
        result.segment.half_sides = every_half;
        return true;
    }
    if (line.peek().text == "inner") {
        line.take();
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
    return refuse(error, word.place, quoted(keyword.text), " needs a half side (NL to WR), 'all' or 'inner'",
                  instead(word));
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
    return refuse(error, word.place, quoted(keyword.text), " needs 'symbols' after its sides", instead(word));
}

bool add_mark(const MarkSpec& mark, const Word& word, std::uint32_t& marks, Error& error) {
    if ((marks & bit(mark.mark)) != 0) return refuse(error, word.place, quoted(word.text), " is given twice");
    marks |= bit(mark.mark);
    return true;
}

bool take_marks(Line& line, Segment& segment, Error& error) {
    while (const MarkSpec* mark = mark_named(line.peek().text)) {
        const Word word = line.take();
        if (mark->printed_on != segment.kind) {
            return refuse(error, word.place, owner_of(*mark), ", not to ", one_of(segment.kind));
        }
        if (!add_mark(*mark, word, segment.marks, error)) return false;
    }
    return true;
}

bool take_touches(Line& line, SegmentLine& result, Error& error) {
    if (line.peek().text != "touches") return true;
    const Word touches = line.take();
    return take_sides(line, touches, result.touched_sides, result.touched_places, error);
}

// Reads the sides after "shares" (HIL-13).
bool take_shares(Line& line, SegmentLine& result, Error& error) {
    if (line.peek().text != "shares") return true;
    const Word shares = line.take();
    if (result.segment.kind != SegmentKind::city) {
        return refuse(error, shares.place, "only a city can share a side, not ", one_of(result.segment.kind));
    }
    if (!take_sides(line, shares, result.shared_sides, result.shared_places, error)) return false;
    for (int side = 0; side < 4; ++side) {
        if ((result.shared_sides & result.segment.sides) >> side & 1)
            return refuse(error, result.shared_places[side], "side ", name_of_side(side), " is named twice");
    }
    return true;
}

bool take_parted(Line& line, SegmentLine& result, Error& error) {
    if (line.peek().text != "parted") return true;
    const Word parted = line.take();
    return take_sides(line, parted, result.parted_sides, result.parted_places, error);
}

bool take_land(Line& line, const Word& keyword, SegmentLine& result, Error& error) {
    switch (result.segment.kind) {
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::mist:
        case SegmentKind::river:
            return take_own_sides(line, keyword, result, error) && take_shares(line, result, error);
        case SegmentKind::field:
            return take_halves(line, keyword, result, error) && take_parted(line, result, error) &&
                   take_touches(line, result, error) && take_shares(line, result, error);
        default: return take_shares(line, result, error);
    }
}

bool take_counts(Line& line, const Word& keyword, Segment& segment, Error& error) {
    if (segment.kind == SegmentKind::mist) return take_symbols(line, keyword, segment, error);
    if (segment.kind != SegmentKind::city || line.peek().text != "coats") return true;
    return take_count(line, segment.coats, error);
}

// Reads the words of a segment. Marks can come before or after the counts.
bool take_body(Line& line, const Word& keyword, SegmentLine& result, Error& error) {
    Segment& segment = result.segment;
    return take_land(line, keyword, result, error) && take_marks(line, segment, error) &&
           take_counts(line, keyword, segment, error) && take_marks(line, segment, error);
}

/// Returns the coordinate halfway between the centre of the tile and the mean of points on its edge, rounded to a
/// percent.
std::uint8_t drawn_inwards(int sum, int count) { return static_cast<std::uint8_t>((sum + 51 * count) / (2 * count)); }

// Places the anchor from the centres of half sides. For a whole side, the mean of its two halves is the middle of the
// side.
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

// Reads the direction of a flying machine (FLY-1).
bool take_direction(Line& line, const Word& owner, std::uint8_t& direction, Error& error) {
    const Word word = line.take();
    const std::optional<int> named = direction_named(word.text);
    if (!named) {
        return refuse(error, word.place, quoted(owner.text), " needs a direction: N, E, S, W, NE, SE, SW or NW",
                      instead(word));
    }
    direction = static_cast<std::uint8_t>(*named);
    return true;
}

}  // namespace

std::optional<SegmentKind> segment_kind_named(std::string_view word) {
    constexpr SegmentKind kinds[] = {SegmentKind::road,     SegmentKind::city,      SegmentKind::field,
                                     SegmentKind::mist,     SegmentKind::monastery, SegmentKind::castle,
                                     SegmentKind::cemetery, SegmentKind::garden,    SegmentKind::river};
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

bool read_mark(const Word& keyword, Line& line, TileType& tile, Error& error) {
    const Word word = line.take();
    const MarkSpec* mark = mark_named(word.text);
    if (!mark) return refuse(error, word.place, quoted(keyword.text), " needs ", marks_of_tiles(), instead(word));
    if (!mark->is_of_tile()) return refuse(error, word.place, owner_of(*mark), ", not to the whole tile");
    if (!add_mark(*mark, word, tile.marks, error)) return false;
    if (mark->mark == Mark::machine && !take_direction(line, word, tile.machine_direction, error)) return false;
    return check_end(line, keyword, error);
}

}  // namespace mistbank::tile_text
