#include <algorithm>
#include <cstdlib>

#include "render/picture.hpp"
#include "rules/marks.hpp"

namespace mistbank::render {

namespace {

/// Symbols for roads, indexed by the sides through which the line leaves the cell: bit 0 north, 1 east, 2 south, 3
/// west.
constexpr char32_t lines[] = {U' ', U'│', U'─', U'└', U'│', U'│', U'┌', U'├',
                              U'─', U'┘', U'─', U'┴', U'┐', U'┤', U'┬', U'┼'};
constexpr char32_t village_symbol = U'●';
constexpr char32_t bridge_upright = U'║';
constexpr char32_t bridge_level = U'═';

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

/// Returns whether a passing road shares the tile with another passing road or with the river. Bends then avoid the
/// middle.
bool shares_middle(const Turned& tile) noexcept {
    return passing_roads(tile) > 1 || (tile.river() != nullptr && tile.river()->side_count() == 2);
}

/// For each cell, the sides that the line of one road meets.
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

/// Adds the bend of a road that avoids the middle of the tile (see shares_middle).
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
    if (shares_middle(tile) && !road.straight() && road.side_count() == 2) {
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
    if (spot.stuff == Stuff::water) {
        stuff = Stuff::bridge;
        if (symbol == lines[1u << north | 1u << south]) symbol = bridge_upright;
        if (symbol == lines[1u << east | 1u << west]) symbol = bridge_level;
    }
    spot = {symbol, stuff, static_cast<std::int8_t>(road.number), in_mist};
}

void draw_passing(Picture& picture, const Turned& tile, const TurnedSegment& road) noexcept {
    const Track track = passing_track(tile, road);
    for (std::size_t i = 0; i < track.links.size(); ++i) {
        if (track.links[i] == 0 || bars_roads(picture.spots[i].stuff)) continue;
        lay(picture.spots[i], lines[track.links[i]], Stuff::road, road);
    }
}

bool has_building(const Turned& tile) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        const SegmentKind kind = tile.segments[i].kind;
        if (kind == SegmentKind::monastery || kind == SegmentKind::castle || kind == SegmentKind::cemetery) return true;
    }
    return false;
}

int ending_roads(const Turned& tile) noexcept {
    int count = 0;
    for (int i = 0; i < tile.count; ++i) count += is_road(tile.segments[i]) && tile.segments[i].side_count() == 1;
    return count;
}

/// A position on the path of a road inwards from its side.
struct Way {
    Picture& picture;
    const TurnedSegment& road;
    int side;
    int column = vertical(side) ? middle_column : (side == west ? 0 : pitch_columns);
    int row = vertical(side) ? (side == north ? 0 : pitch_rows) : middle_row;

    bool barred(int towards, int steps) const noexcept {
        const int x = column + steps * step_columns[towards];
        const int y = row + steps * step_rows[towards];
        return x < 0 || y < 0 || x > pitch_columns || y > pitch_rows || bars_roads(picture.at(x, y).stuff);
    }
    bool has_ground(int towards, int steps) const noexcept {
        const int x = column + steps * step_columns[towards];
        const int y = row + steps * step_rows[towards];
        return !on_rim(x, y) && !bars_roads(picture.at(x, y).stuff);
    }
    void lay_here(char32_t symbol, Stuff stuff) const noexcept { lay(picture.at(column, row), symbol, stuff, road); }
    void go(int towards) noexcept {
        column += step_columns[towards];
        row += step_rows[towards];
    }
    /// Returns the number of steps that the road can take in this direction before an obstacle; -1 if there is no
    /// obstacle.
    int steps_to_bar(int towards) const noexcept {
        for (int steps = 1; has_ground(towards, steps - 1); ++steps) {
            if (barred(towards, steps)) return steps - 1;
        }
        return -1;
    }
};

/// Returns whether the road ends near a corner. The anchor is the middle of the road, so the end lies at twice the
/// distance of the anchor.
bool ends_in_corner(const TurnedSegment& road, int side) noexcept {
    constexpr int near_corner = 22;
    const int x = 2 * road.x - (vertical(side) ? 50 : side == west ? 0 : 100);
    const int y = 2 * road.y - (vertical(side) ? (side == north ? 0 : 100) : 50);
    return std::min(std::abs(x), std::abs(100 - x)) < near_corner &&
           std::min(std::abs(y), std::abs(100 - y)) < near_corner;
}

/// Continues a road beyond the middle: to the gate of a city that the fields on both sides touch, or across a river to
/// the next obstacle. Returns false if the road ends in the middle.
bool go_on_from_middle(Way& way, const Turned& tile) noexcept {
    if (ending_roads(tile) > 1 || ends_in_corner(way.road, way.side)) return false;
    const bool across_river = tile.river() != nullptr && tile.parted_at(way.side);
    if (!across_river && (has_building(tile) || tile.city_of_road(way.side) < 0)) return false;
    const int back = opposite(way.side);
    for (const int towards : {back, (way.side + 1) & 3, (way.side + 3) & 3}) {
        const int steps = way.steps_to_bar(towards);
        if (steps < 0) continue;
        way.lay_here(lines[1u << way.side | 1u << towards], Stuff::road);
        for (int i = 0; i < steps; ++i) {
            way.go(towards);
            way.lay_here(lines[1u << towards | 1u << opposite(towards)], Stuff::road);
        }
        return true;
    }
    return false;
}

int first_side(const TurnedSegment& road) noexcept {
    int side = 0;
    while (side < west && !road.reaches(side)) ++side;
    return side;
}

/// Draws a road from its side to the shore (FER-1).
void draw_to_lake(Way way) noexcept {
    for (int i = 0; i <= steps_to_middle(way.side); ++i) {
        if (way.barred(way.side, 0) || way.picture.at(way.column, way.row).stuff == Stuff::water) return;
        way.lay_here(lines[1u << way.side | 1u << opposite(way.side)], Stuff::road);
        way.go(opposite(way.side));
    }
}

/// Draws a road with one side. The road runs inwards to a city or building, to the middle, or to just before a passing
/// road.
void draw_ending(Picture& picture, const Turned& tile, const TurnedSegment& road) noexcept {
    const int side = first_side(road);
    if (tile.has(mark_of_links)) {
        draw_to_lake({picture, road, side});
        return;
    }
    const bool stops_early = passing_roads(tile) > 0;
    const int length = steps_to_middle(side) - (stops_early ? (vertical(side) ? 2 : 3) : 0);
    Way way{picture, road, side};
    for (int i = 0; i <= length && !way.barred(side, 0); ++i) {
        if (i < length) {
            way.lay_here(lines[1u << side], Stuff::road);
        } else if (stops_early || !go_on_from_middle(way, tile)) {
            way.lay_here(village_symbol, Stuff::village);
        }
        way.go(opposite(side));
    }
}

/// Returns the symbol for the line of a link that leaves a cell through these sides.
char32_t link_symbol(unsigned sides) noexcept {
    switch (sides) {
        case 1u << north | 1u << east: return U'╚';
        case 1u << east | 1u << south: return U'╔';
        case 1u << south | 1u << west: return U'╗';
        case 1u << west | 1u << north: return U'╝';
        case 1u << east | 1u << west: return bridge_level;
        default: return bridge_upright;
    }
}

}  // namespace

void draw_link(Picture& picture, const Turned& tile, int one, int other) noexcept {
    Track track;
    for (const int end : {one, other}) {
        const int side = first_side(tile.segments[end]);
        enter(track, side).walk(opposite(side), steps_to_middle(side));
    }
    for (std::size_t i = 0; i < track.links.size(); ++i) {
        Spot& spot = picture.spots[i];
        if (track.links[i] != 0 && spot.stuff == Stuff::water)
            spot = {link_symbol(track.links[i]), Stuff::bridge, spot.segment, spot.in_mist};
    }
}

bool on_passing_road(const Turned& tile, int column, int row) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        if (passes(tile.segments[i]) && passing_track(tile, tile.segments[i]).at(column, row) != 0) return true;
    }
    return false;
}

void draw_roads(Picture& picture, const Turned& tile) noexcept {
    // The later of two crossing roads is drawn on top; a straight road from north to south looks clearest there.
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
