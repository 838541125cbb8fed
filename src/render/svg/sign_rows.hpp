// The signs of whole tiles: their places and the figures on them, as described by the expansions. A sign has a row only
// if its size differs from that of its symbol, or if other properties differ from the defaults.
#pragma once

#include "render/svg/places.hpp"
#include "tiles/specs.hpp"

namespace mistbank::render::svg {

/// The placement of one of the figures that share a sign.
struct Standing {
    Point place;  ///< relative to the middle of the sign
    Decimal size = figure_size;
    bool in_water = false;
};

/// The sign of one mark.
struct SignRow {
    Mark mark{};
    int place = 0;  ///< the position among all rows
    Box extent{};
    Decimal room_above = 0;     ///< the space above the sign for figures on it
    bool ends_roads = false;    ///< roads end at the sign
    bool on_roads = false;      ///< a road to a city's gate leads through the sign
    Decimal cost_of_city = 1;   ///< penalty for each point of the sign that covers a city; land has no penalty
    bool clears_hedge = false;  ///< bushes of hedges under the sign are removed
    SegmentKind upon{};         ///< the kind of place for figures on the sign (MEET-22); SegmentKind{}: none
    Point feet{0, 0};           ///< the place of figures, relative to the middle of the sign
    /// Returns the placement of a figure in a group; null if each figure stands alone.
    Standing (*standing)(int number, int count) = nullptr;
    /// Returns the area that a group covers; null if it is not larger than the sign.
    Box (*extent_of_group)(int count) = nullptr;

    bool has_figures() const noexcept { return upon != SegmentKind{}; }
};

/// Returns the row of a mark; null for a sign without a row and for other marks.
const SignRow* sign_row(Mark mark) noexcept;
/// Returns the row of the sign that has this kind of place for figures; null for other kinds.
const SignRow* sign_below(SegmentKind kind) noexcept;

/// All rows, in the order in which signs get their places: larger signs first.
Specs<SignRow> sign_rows() noexcept;

}  // namespace mistbank::render::svg
