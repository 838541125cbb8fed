#include "render/picture.hpp"

namespace mistbank::render {

namespace {

/// Roads by the sides a cell's line leaves through: bit 0 north, 1 east, 2 south, 3 west.
constexpr char32_t lines[] = {U' ', U'│', U'─', U'└', U'│', U'│', U'┌', U'├',
                              U'─', U'┘', U'─', U'┴', U'┐', U'┤', U'┬', U'┼'};
constexpr char32_t village_symbol = U'●';

constexpr int step_columns[] = {0, 1, 0, -1};
constexpr int step_rows[] = {-1, 0, 1, 0};

bool vertical(int side) noexcept { return side == north || side == south; }
int opposite(int side) noexcept { return (side + 2) & 3; }

bool is_road(const TurnedSegment& segment) noexcept { return segment.kind == SegmentKind::road; }
bool passes(const TurnedSegment& segment) noexcept { return is_road(segment) && segment.side_count() >= 2; }

int passing_roads(const Turned& tile) noexcept {
    int count = 0;
    for (int i = 0; i < tile.count; ++i) count += passes(tile.segments[i]);
    return count;
}

bool straight(const TurnedSegment& road) noexcept { return road.sides == 0b0101 || road.sides == 0b1010; }

/// Where lines of one road meet the sides of its cells.
struct Track {
    std::array<std::uint8_t, tile_columns * tile_rows> links{};

    std::uint8_t& at(int column, int row) noexcept { return links[row * tile_columns + column]; }
};

struct Walker {
    Track& track;
    int column;
    int row;

    void leave(int side) noexcept { track.at(column, row) |= static_cast<std::uint8_t>(1u << side); }
    void step(int side) noexcept {
        leave(side);
        column += step_columns[side];
        row += step_rows[side];
        leave(opposite(side));
    }
    void walk(int side, int steps) noexcept {
        for (int i = 0; i < steps; ++i) step(side);
    }
};

Walker enter(Track& track, int side) noexcept {
    const int column = vertical(side) ? middle_column : (side == west ? 0 : pitch_columns);
    const int row = vertical(side) ? (side == north ? 0 : pitch_rows) : middle_row;
    Walker walker{track, column, row};
    walker.leave(side);
    return walker;
}

int steps_to_middle(int side) noexcept { return vertical(side) ? middle_row : middle_column; }

/// Two roads that each turn round a corner both keep clear of the middle.
void turn_round_corner(Track& track, const TurnedSegment& road) noexcept {
    const int upright = road.reaches(north) ? north : south;
    const int level = road.reaches(east) ? east : west;
    Walker walker = enter(track, upright);
    walker.walk(opposite(upright), steps_to_middle(upright) - 1);
    walker.walk(level, 2);
    walker.walk(opposite(upright), 1);
    walker.walk(level, steps_to_middle(level) - 2);
    walker.leave(level);
}

Track passing_track(const Turned& tile, const TurnedSegment& road) noexcept {
    Track track;
    if (passing_roads(tile) > 1 && !straight(road)) {
        turn_round_corner(track, road);
        return track;
    }
    for (int side = 0; side < 4; ++side) {
        if (road.reaches(side)) enter(track, side).walk(opposite(side), steps_to_middle(side));
    }
    return track;
}

bool bars_roads(Stuff stuff) noexcept {
    return stuff == Stuff::city || stuff == Stuff::wall || stuff == Stuff::frame || stuff == Stuff::inside;
}

void lay(Spot& spot, char32_t symbol, Stuff stuff, const TurnedSegment& road) noexcept {
    const bool in_mist = spot.stuff == Stuff::mist || spot.in_mist;
    spot = {symbol, stuff, static_cast<std::int8_t>(road.number), in_mist};
}

void draw_passing(Picture& picture, const Turned& tile, const TurnedSegment& road) noexcept {
    const Track track = passing_track(tile, road);
    for (std::size_t i = 0; i < track.links.size(); ++i) {
        if (track.links[i] == 0 || bars_roads(picture.spots[i].stuff)) continue;
        lay(picture.spots[i], lines[track.links[i]], Stuff::road, road);
    }
}

/// A road with one side runs inwards to a city or building, to the middle, or to just before a passing road.
void draw_ending(Picture& picture, const Turned& tile, const TurnedSegment& road) noexcept {
    int side = 0;
    while (!road.reaches(side)) ++side;
    const bool stops_early = passing_roads(tile) > 0;
    const int length = steps_to_middle(side) - (stops_early ? (vertical(side) ? 2 : 3) : 0);
    int column = vertical(side) ? middle_column : (side == west ? 0 : pitch_columns);
    int row = vertical(side) ? (side == north ? 0 : pitch_rows) : middle_row;
    for (int i = 0; i <= length && !bars_roads(picture.at(column, row).stuff); ++i) {
        const bool ends_here = i == length;
        lay(picture.at(column, row), ends_here ? village_symbol : lines[1u << side],
            ends_here ? Stuff::village : Stuff::road, road);
        column -= step_columns[side];
        row -= step_rows[side];
    }
}

}  // namespace

bool on_passing_road(const Turned& tile, int column, int row) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        if (passes(tile.segments[i]) && passing_track(tile, tile.segments[i]).at(column, row) != 0) return true;
    }
    return false;
}

void draw_roads(Picture& picture, const Turned& tile) noexcept {
    // The later of two crossing roads lies on top; a straight one from north to south reads best there.
    for (int i = 0; i < tile.count; ++i) {
        if (passes(tile.segments[i]) && !tile.segments[i].reaches(north)) draw_passing(picture, tile, tile.segments[i]);
    }
    for (int i = 0; i < tile.count; ++i) {
        if (passes(tile.segments[i]) && tile.segments[i].reaches(north)) draw_passing(picture, tile, tile.segments[i]);
    }
    for (int i = 0; i < tile.count; ++i) {
        const TurnedSegment& road = tile.segments[i];
        if (is_road(road) && road.side_count() == 1) draw_ending(picture, tile, road);
    }
}

}  // namespace mistbank::render
