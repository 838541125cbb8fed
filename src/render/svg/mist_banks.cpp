// Mist: a bank along the sides it covers, with a cloudy edge towards the rest of the tile.
#include <initializer_list>

#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

/// One puff of a cloud's edge reaches so far beyond its ends, as a part of their distance.
constexpr Decimal puff = 0.56_d;

void add_puffs(Path& path, Point from, const std::vector<Point>& points, int quarter_turns) {
    for (const Point& point : points) {
        const Point to = turned(point, quarter_turns);
        path.arc(puff * distance(from, to), to);
        from = to;
    }
}

/// The edge towards `count` clear sides in a row, of which the first is the north side, from the north-west corner.
/// `deep`: one clear side between three misty ones, which leave it a bay.
std::vector<Point> edge_before(int count, bool deep) {
    if (count == 1 && deep) {
        return {{14, 9}, {25, 24}, {30, 44}, {41, 61}, {59, 61}, {70, 44}, {75, 24}, {86, 9}, {100, 0}};
    }
    if (count == 1) return {{13, 10}, {30, 22}, {50, 26}, {70, 22}, {87, 10}, {100, 0}};
    if (count == 2) return {{12, 8}, {25, 23}, {30, 43}, {39, 61}, {57, 70}, {77, 75}, {92, 88}, {100, 100}};
    return {{13, 9}, {26, 22}, {31, 40}, {31, 60}, {26, 78}, {13, 91}, {0, 100}};
}

/// Mist all around leaves a clearing in the middle.
void add_clearing(Path& path) {
    const std::vector<Point> points = {{60, 28}, {40, 28}, {27, 42}, {28, 60}, {42, 72}, {61, 71}, {72, 58}, {72, 40}};
    path.move(points.back());
    add_puffs(path, points.back(), points, 0);
    path.close();
}

Path bank_of(const TurnedSegment& mist) {
    Path bank;
    const int first = first_side(mist);
    bank.move(corner(first));
    for (int side = first; side < first + 4;) {
        const int count = sides_without(mist, side);
        if (count == 0) {
            bank.line(corner(++side));
            continue;
        }
        add_puffs(bank, corner(side), edge_before(count, mist.side_count() == 3), side & 3);
        side += count;
    }
    bank.close();
    if (mist.side_count() == 4) add_clearing(bank);
    return bank;
}

}  // namespace

Path mist_of(const Turned& tile) {
    Path mist;
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::mist) mist.append(bank_of(tile.segments[i]));
    }
    return mist;
}

}  // namespace mistbank::render::svg
