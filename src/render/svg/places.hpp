// Where figures and ghosts stand on a tile: beside its building rather than on it, none on another, and all within the
// rim.
#pragma once

#include "mistbank/figure.hpp"
#include "render/svg/tile_shape.hpp"
#include "rules/shown.hpp"

namespace mistbank::render::svg {

/// Figures on the board are so much larger than their drawings.
inline constexpr Decimal figure_size = 1.12_d;

inline Point point_of(const PointShown& point) noexcept { return {decimal(point.x), decimal(point.y)}; }
inline Box box_of(const BoxShown& box) noexcept { return {point_of(box.least), point_of(box.most)}; }

/// What it covers, around its own 0,0.
Box extent_of(FigureKind kind, bool lies) noexcept;
Box extent_of_ghosts(int count, Decimal scale) noexcept;
Box extent_of_hound() noexcept;
Box extent_of_badge(Decimal size) noexcept;

/// The solid part of a building's drawing, around its own 0,0.
Box extent_of_building(SegmentKind kind) noexcept;

/// The same of what is printed on the tile as a whole.
Box extent_of_sign(Mark mark) noexcept;

/// Where acrobats stand, from the middle of their drum: two below, one upon them; and how large they are.
inline constexpr Decimal acrobat_size = 0.78_d;
Point place_of_acrobat(int number) noexcept;
/// What so many of them cover.
Box extent_of_acrobats(int count) noexcept;

/// The places of the meeples in a lake, relative to its middle, and their size, which falls with their number.
struct Bathers {
    int columns = 1;
    int rows = 1;
    int spare = 0;  ///< places without anybody, the last ones of the first row: there its lord looks out
    Decimal size = 1;

    Point place(int number) const noexcept;
};
Bathers bathers_of(int count) noexcept;

Box shifted(const Box& box, Point by) noexcept;
Box joined(const Box& one, const Box& other) noexcept;
bool overlap(const Box& one, const Box& other) noexcept;
/// The nearest place for an extent completely on the tile.
Point within_tile(Point place, const Box& extent) noexcept;

/// The places of one tile, given away one by one.
class TilePlaces {
public:
    TilePlaces(const TileShape& shape, const Turned& tile);

    /// Whether what stands there stands beside a building.
    bool is_beside(const TurnedSegment& segment) const noexcept { return building_of(segment) != nullptr; }
    /// A place for something on a segment, which is taken from now on. Give those first that stand beside no building:
    /// they have less choice.
    Point take(const TurnedSegment& segment, const Box& extent) { return take(segment, extent, usual_reach); }
    /// The same farther from there, for what comes beside whoever stands there already.
    Point take_beside_others(const TurnedSegment& segment, const Box& extent) { return take(segment, extent, 8); }
    /// A place near this one for what stands on the tile as a whole, likewise.
    Point take_anywhere(Point wish, const Box& extent);
    /// The same for what should hide no road, wall or water.
    Point take_on_land(Point wish, const Box& extent);
    /// This very place, on a sign of the tile, likewise.
    Point take_here(Point place, const Box& extent);
    /// Where a gravestone stands, which is part of its cemetery.
    Point grave(const TurnedSegment& segment) const noexcept;

private:
    static constexpr int usual_reach = 5;  ///< in steps

    Point take(const TurnedSegment& segment, const Box& extent, int reach);
    const Building* building_of(const TurnedSegment& segment) const noexcept;
    Point nearest_to(Point wish, const Box& extent, int reach) const noexcept;
    Point beside(const Building& building, const Box& extent) const noexcept;
    Decimal cost_of(const Box& box) const noexcept;
    Decimal cost_of_ground(const Box& box) const noexcept;

    const TileShape& shape_;
    const Turned& tile_;
    HostVector<Box> taken_;
};

}  // namespace mistbank::render::svg
