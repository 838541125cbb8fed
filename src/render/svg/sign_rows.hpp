// What is printed on tiles beside their land, in one table: how it is drawn, and of signs, which stand on a tile as a
// whole, where they lie and who stands upon them.
#pragma once

#include "render/rows.hpp"
#include "render/svg/palette.hpp"
#include "render/svg/places.hpp"
#include "render/svg/writer.hpp"
#include "tiles/mark_spec.hpp"

namespace mistbank::render::svg {

/// How one of those stands who share a sign.
struct Standing {
    Point place;  ///< from the middle of the sign
    Decimal size = figure_size;
    bool in_water = false;
};

/// One mark that is drawn.
struct SignRow {
    Mark mark;
    void (*define)(Writer& writer, const Palette& palette);  ///< its drawing, and what else belongs to it
    bool is_sign = false;  ///< it stands on the tile as a whole; those that stand first are first in the table
    Box extent{{-10.8_d, -10.8_d}, {10.8_d, 10.8_d}};
    Decimal room_above = 0;     ///< for who or what stands upon it
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

    const char* id() const noexcept { return spec_of(mark)->symbol; }
    bool has_figures() const noexcept { return upon != SegmentKind{}; }
};

/// The row of a mark; null for what has no drawing of its own.
const SignRow* sign_row(Mark mark) noexcept;
/// That of the sign with this place upon it; null for any other segment.
const SignRow* sign_below(SegmentKind kind) noexcept;

/// All rows, those of signs first, in the order in which signs get their places: the larger ones before the others.
Rows<SignRow> sign_rows() noexcept;

}  // namespace mistbank::render::svg
