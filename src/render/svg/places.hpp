// The places of figures and ghosts on a tile: next to its building if possible, without overlaps, and within the rim.
#pragma once

#include "mistbank/figure.hpp"
#include "render/svg/tile_shape.hpp"
#include "rules/shown.hpp"

namespace mistbank::render::svg {

/// The scale of figures on the board.
inline constexpr Decimal figure_size = 1.12_d;

inline Point point_of(const PointShown& point) noexcept { return {decimal(point.x), decimal(point.y)}; }
inline Box box_of(const BoxShown& box) noexcept { return {point_of(box.least), point_of(box.most)}; }

/// Returns the area that a figure covers, relative to the drawing's 0,0.
Box extent_of(FigureKind kind, bool lies) noexcept;
Box extent_of_ghosts(int count, Decimal scale) noexcept;
Box extent_of_hound() noexcept;
Box extent_of_badge(Decimal size) noexcept;

/// Returns the solid part of a building, relative to the drawing's 0,0.
Box extent_of_building(SegmentKind kind) noexcept;

/// Returns the solid part of a sign, relative to the drawing's 0,0.
Box extent_of_sign(Mark mark) noexcept;

/// The size of acrobats, and their places relative to the middle of their drum: two below, one on top.
inline constexpr Decimal acrobat_size = 0.78_d;
Point place_of_acrobat(int number) noexcept;
/// Returns the area that this number of acrobats covers.
Box extent_of_acrobats(int count) noexcept;

/// The places of the meeples in a lake, relative to the middle of the lake, and their size. The more meeples there are,
/// the smaller they are drawn.
struct Bathers {
    int columns = 1;
    int rows = 1;
    int spare = 0;  ///< the empty places at the end of the first row, where the Vodyanoy stays visible
    Decimal size = 1;

    Point place(int number) const noexcept;
};
Bathers bathers_of(int count) noexcept;

Box shifted(const Box& box, Point by) noexcept;
Box joined(const Box& one, const Box& other) noexcept;
bool overlap(const Box& one, const Box& other) noexcept;
/// Returns the nearest place at which an extent lies completely on the tile.
Point within_tile(Point place, const Box& extent) noexcept;

/// Finds places for pieces on one tile. Each call takes a place, and later calls avoid it.
class TilePlaces {
public:
    TilePlaces(const TileShape& shape, const Turned& tile);

    /// Returns whether pieces of this segment stand beside a building.
    bool is_beside(const TurnedSegment& segment) const noexcept { return building_of(segment) != nullptr; }
    /// Takes a place for a piece on a segment. Call it first for segments without a building, which have less choice.
    Point take(const TurnedSegment& segment, const Box& extent) { return take(segment, extent, usual_reach); }
    /// Takes a place on a segment beside the pieces that already stand on it. This place can be farther from the
    /// anchor.
    Point take_beside_others(const TurnedSegment& segment, const Box& extent) { return take(segment, extent, 8); }
    /// Takes a place near the preferred place for a piece of the whole tile.
    Point take_anywhere(Point wish, const Box& extent);
    /// Takes a place near the preferred place, if possible one that hides no road, wall or water.
    Point take_on_land(Point wish, const Box& extent);
    /// Takes exactly the given place, for example on a sign of the tile.
    Point take_here(Point place, const Box& extent);
    /// Returns the place of a gravestone, which is part of its cemetery.
    Point grave(const TurnedSegment& segment) const noexcept;

private:
    static constexpr int usual_reach = 5;  ///< the largest distance from the preferred place, in steps

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
