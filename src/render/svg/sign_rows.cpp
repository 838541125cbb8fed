#include "render/svg/sign_rows.hpp"

#include <algorithm>
#include <iterator>

namespace mistbank::render::svg {

namespace {

// Two acrobats side by side, the third upon them (TOP-9).
Standing among_acrobats(int number, int) { return {place_of_acrobat(number), acrobat_size, false}; }
Box extent_of_pyramid(int count) { return extent_of_acrobats(std::min(count, 3)); }

Standing in_lake(int number, int count) {
    const Bathers bathers = bathers_of(count);
    return {bathers.place(number), bathers.size, true};
}

constexpr SignRow sign(Mark mark, const Box& extent) { return {mark, extent}; }

constexpr SignRow on_land(SignRow row) {
    row.cost_of_city = 8;
    return row;
}

// Hills and what came with them or later.
constexpr SignRow in_hedges(SignRow row) {
    row.clears_hedge = true;
    return on_land(row);
}

constexpr SignRow at_roads_end(SignRow row, bool on_roads, Decimal room_above) {
    row.ends_roads = true;
    row.on_roads = on_roads;
    row.room_above = room_above;
    return row;
}

constexpr SignRow with_figures(SignRow row, SegmentKind upon, Point feet, Standing (*standing)(int, int) = nullptr,
                               Box (*extent_of_group)(int) = nullptr) {
    row.upon = upon;
    row.feet = feet;
    row.standing = standing;
    row.extent_of_group = extent_of_group;
    return row;
}

// On land or in a city, as there is room.
constexpr SignRow mine(SignRow row) {
    row.clears_hedge = true;
    row.cost_of_city = 0.4_d;
    return row;
}

constexpr SignRow crop_circle(Mark mark) {
    return at_roads_end(in_hedges(sign(mark, {{-15.6_d, -15.6_d}, {15.6_d, 15.6_d}})), true, 0);
}

constexpr SignRow rows[] = {
    with_figures(in_hedges(sign(Mark::vodyanoy, {{-37, -29}, {37, 30.5_d}})), SegmentKind::vodyanoy, {0, 0}, in_lake),
    at_roads_end(on_land(sign(Mark::volcano, {{-17.5_d, -20}, {17.5_d, 12.5_d}})), false, 0),
    // The feet of whoever stands on a tower are on its stones (TWR-10).
    with_figures(at_roads_end(sign(Mark::foundation, {{-13, -9.5_d}, {13, 9.5_d}}), false, 20), SegmentKind::tower,
                 {0, -11}),
    at_roads_end(in_hedges(sign(Mark::circus, {{-19, -12.5_d}, {19, 12.5_d}})), true, 30),
    with_figures(at_roads_end(in_hedges(sign(Mark::acrobats, {{-18, -8.5_d}, {18, 9.5_d}})), true, 38.5_d),
                 SegmentKind::acrobats, {0, -13}, among_acrobats, extent_of_pyramid),
    crop_circle(Mark::crop_farmer),
    crop_circle(Mark::crop_highwayman),
    crop_circle(Mark::crop_knight),
    mine(sign(Mark::gold, {{-12.4_d, -9.3_d}, {13.1_d, 9.2_d}})),
    sign(Mark::portal, {{-12.5_d, -13}, {12.5_d, 12}}),
    on_land(sign(Mark::machine, {{-16, -16}, {16, 16}})),  // whichever way it flies
    in_hedges(sign(Mark::hill, {{-17.5_d, -12}, {17.5_d, 11}})),
    in_hedges(sign(Mark::vineyard, {{-16.5_d, -10.5_d}, {16.5_d, 10.5_d}})),
    sign(Mark::dragon, {{-10.8_d, -10.8_d}, {10.8_d, 10.8_d}}),
    sign(Mark::mage, {{-10.8_d, -10.8_d}, {10.8_d, 10.8_d}}),
    sign(Mark::robber, {{-10.8_d, -10.8_d}, {10.8_d, 10.8_d}}),
};

}  // namespace

Rows<SignRow> sign_rows() noexcept { return rows_of(rows); }

const SignRow* sign_row(Mark mark) noexcept {
    const auto* found =
        std::find_if(std::begin(rows), std::end(rows), [&](const SignRow& row) { return row.mark == mark; });
    return found == std::end(rows) ? nullptr : found;
}

const SignRow* sign_below(SegmentKind kind) noexcept {
    const auto* found = std::find_if(std::begin(rows), std::end(rows),
                                     [&](const SignRow& row) { return row.has_figures() && row.upon == kind; });
    return found == std::end(rows) ? nullptr : found;
}

}  // namespace mistbank::render::svg
