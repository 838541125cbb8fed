#include "render/svg/sign_rows.hpp"

#include <algorithm>
#include <array>
#include <climits>

#include "rules/marks.hpp"

namespace mistbank::render::svg {

namespace {

// The placement of acrobats: two side by side, the third on top (TOP-9).
Standing on_shoulders(int number, int) { return {place_of_acrobat(number), acrobat_size, false}; }
Box extent_of_pyramid(int count) { return extent_of_acrobats(std::min(count, 3)); }

Standing in_water(int number, int count) {
    const Bathers bathers = bathers_of(count);
    return {bathers.place(number), bathers.size, true};
}

SignRow row_of(const ShownSign& sign) {
    SignRow row{sign.mark, sign.place, box_of(sign.extent)};
    row.room_above = decimal(sign.room_above);
    row.ends_roads = sign.ends_roads;
    row.on_roads = sign.on_roads;
    row.cost_of_city = decimal(sign.cost_of_city);
    row.clears_hedge = sign.clears_hedge;
    row.upon = all_marks[static_cast<std::size_t>(sign.mark)].upon;
    row.feet = point_of(sign.feet);
    if (sign.sharing == Sharing::in_water) row.standing = in_water;
    if (sign.sharing == Sharing::on_shoulders) row.standing = on_shoulders, row.extent_of_group = extent_of_pyramid;
    return row;
}

// Returns the rows of all expansions. The array has space for a sign of every mark.
std::array<SignRow, marks_known> rows_of_expansions(std::size_t& count) {
    std::array<SignRow, marks_known> rows{};
    for (SignRow& row : rows) row.place = INT_MAX;
    for (const ExpansionRules& box : expansion_rules) {
        if (box.shown == nullptr) continue;
        for (const ShownSign& sign : box.shown->signs) rows[count++] = row_of(sign);
    }
    sort_by_place(rows, [](const SignRow& row) { return row.place; });
    return rows;
}

}  // namespace

Specs<SignRow> sign_rows() noexcept {
    static std::size_t count = 0;
    static const std::array<SignRow, marks_known> rows = rows_of_expansions(count);
    Specs<SignRow> all;
    all.first = rows.data();
    all.count = count;
    return all;
}

const SignRow* sign_row(Mark mark) noexcept {
    const Specs<SignRow> rows = sign_rows();
    const auto* found = std::find_if(rows.begin(), rows.end(), [&](const SignRow& row) { return row.mark == mark; });
    return found == rows.end() ? nullptr : found;
}

const SignRow* sign_below(SegmentKind kind) noexcept {
    const Specs<SignRow> rows = sign_rows();
    const auto* found = std::find_if(rows.begin(), rows.end(),
                                     [&](const SignRow& row) { return row.has_figures() && row.upon == kind; });
    return found == rows.end() ? nullptr : found;
}

}  // namespace mistbank::render::svg
