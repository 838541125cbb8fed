// Signs, which stand on a tile as a whole, as the expansions describe them: where they lie and who stands upon them. A sign
// that is as large as its symbol and needs nothing else has no row.
#pragma once

#include "render/svg/places.hpp"
#include "tiles/specs.hpp"

namespace mistbank::render::svg {

/// How one of those stands who share a sign.
struct Standing {
    Point place;  ///< from the middle of the sign
    Decimal size = figure_size;
    bool in_water = false;
};

/// The sign of one mark.
struct SignRow {
    Mark mark{};
    int place = 0;  ///< among all rows
    Box extent{};
    Decimal room_above = 0;     ///< for figures upon it
    bool ends_roads = false;    ///< roads lead up to it
    bool on_roads = false;      ///< where a road leads on to a city's gate, it leads through it
    Decimal cost_of_city = 1;   ///< of a point of it that stands in one rather than on land
    bool clears_hedge = false;  ///< a hedge runs up to it and on behind it
    SegmentKind upon{};         ///< the place that figures have upon it (MEET-22), none if it has no value
    Point feet{0, 0};           ///< where they stand there, from its middle
    /// Where who is in a group stands there; null if each figure stands for itself.
    Standing (*standing)(int number, int count) = nullptr;
    /// What so many of them cover; null if no more than the sign does.
    Box (*extent_of_group)(int count) = nullptr;

    bool has_figures() const noexcept { return upon != SegmentKind{}; }
};

/// The row of a mark; null for a sign without a row, and for other marks.
const SignRow* sign_row(Mark mark) noexcept;
/// That of the sign with this place upon it; null for any other segment.
const SignRow* sign_below(SegmentKind kind) noexcept;

/// All rows, in the order in which signs get their places: the larger ones before the others.
Specs<SignRow> sign_rows() noexcept;

}  // namespace mistbank::render::svg
