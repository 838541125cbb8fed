// The marks of all expansions, in the order of their numbers.
#pragma once

#include <array>

#include "rules/expansions.hpp"

namespace mistbank {

struct MarkOfExpansion {
    const MarkSpec* mark = nullptr;
    Expansion expansion{};
    SegmentKind upon{};  // the place for figures on the mark (MEET-22); SegmentKind{}: no place
};

constexpr int count_all_marks() {
    std::size_t count = 0;
    for (const ExpansionRules& box : expansion_rules) count += box.marks.count;
    return static_cast<int>(count);
}
inline constexpr int marks_known = count_all_marks();

inline constexpr auto all_marks = [] {
    std::array<MarkOfExpansion, static_cast<std::size_t>(marks_known)> all{};
    for (const ExpansionRules& box : expansion_rules) {
        for (const MarkSpec& mark : box.marks) {
            const bool has_figures = box.place.words != nullptr && box.place.mark == mark.mark;
            all[static_cast<std::size_t>(mark.mark)] = {&mark, box.expansion,
                                                        has_figures ? box.place.kind : SegmentKind{}};
        }
    }
    return all;
}();

/// The mark of a lake where roads end and a link can join two roads.
inline constexpr Mark mark_of_links = [] {
    std::size_t mark = 0;
    while (!all_marks[mark].mark->joins_roads) ++mark;
    return static_cast<Mark>(mark);
}();

// The C ABI fixes the width of the masks of marks at 32 bits. Every shape has a mask of 16 bits for the marks of each
// segment. A mark that does not fit needs a second mask.
constexpr bool do_marks_fit_their_masks() {
    for (const MarkOfExpansion& row : all_marks) {
        if (row.mark == nullptr || static_cast<int>(row.mark->mark) >= (row.mark->is_of_tile() ? 32 : 16)) return false;
    }
    return true;
}
static_assert(do_marks_fit_their_masks());

}  // namespace mistbank
