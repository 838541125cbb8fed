// Mist: a bank along the misty sides of a tile, with a cloudy edge towards the rest of the tile.
#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

/// The radius of one arc of the cloudy edge, as a fraction of the distance between the arc's ends.
constexpr Decimal puff = 0.56_d;

/// The fixed points of a cloudy edge, in order.
struct Edge {
    template <std::size_t count>
    constexpr Edge(const Point (&points)[count]) : first(points), last(points + count - 1) {}
    const Point* first;
    const Point* last;
};

void add_puffs(Path& path, Point from, Edge edge, int quarter_turns) {
    for (const Point* point = edge.first; point <= edge.last; ++point) {
        const Point to = turned(*point, quarter_turns);
        path.arc(puff * distance(from, to), to);
        from = to;
    }
}

/// Returns the edge towards `count` adjacent clear sides, beginning with the north side. The edge runs from the
/// north-west corner. `deep`: whether the edge is a bay at one clear side between three misty sides.
Edge edge_before(int count, bool deep) {
    static constexpr Point bay[] = {{14, 9},  {25, 24}, {30, 44}, {41, 61}, {59, 61},
                                    {70, 44}, {75, 24}, {86, 9},  {100, 0}};
    static constexpr Point one[] = {{13, 10}, {30, 22}, {50, 26}, {70, 22}, {87, 10}, {100, 0}};
    static constexpr Point two[] = {{12, 8}, {25, 23}, {30, 43}, {39, 61}, {57, 70}, {77, 75}, {92, 88}, {100, 100}};
    static constexpr Point three[] = {{13, 9}, {26, 22}, {31, 40}, {31, 60}, {26, 78}, {13, 91}, {0, 100}};
    if (count == 1) return deep ? Edge(bay) : Edge(one);
    return count == 2 ? Edge(two) : Edge(three);
}

/// Adds the clearing in the middle of a tile with four misty sides.
void add_clearing(Path& path) {
    static constexpr Point points[] = {{60, 28}, {40, 28}, {27, 42}, {28, 60}, {42, 72}, {61, 71}, {72, 58}, {72, 40}};
    const Edge edge(points);
    path.move(*edge.last);
    add_puffs(path, *edge.last, edge, 0);
    path.close();
}

Path bank_of(const TurnedSegment& mist, const Allocator& allocator) {
    Path bank(allocator);
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

Path mist_of(const Turned& tile, const Allocator& allocator) {
    Path mist(allocator);
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::mist) mist.append(bank_of(tile.segments[i], allocator));
    }
    return mist;
}

}  // namespace mistbank::render::svg
