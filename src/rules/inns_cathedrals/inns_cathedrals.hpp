// Inns and cathedrals (INN), and the large meeple.
#pragma once

#include "rules/expansion.hpp"

namespace mistbank {

int points_with_inns_cathedrals(const Table& table, NodeIndex feature, When when);

inline constexpr MarkSpec inns_cathedrals_marks[] = {
    MarkSpec(Mark::inn, "inn", "Inn",
             "Its road brings 2 points for each tile when completed, and nothing if never completed.")
        .on(SegmentKind::road)
        .written("inn", "", MarkSpec::Ink::inn)
        .observed("tile_inns", 72)
        .on_plane(62, "inn"),
    MarkSpec(Mark::cathedral, "cathedral", "Cathedral",
             "Its city brings 3 points for each tile and coat of arms when completed, and nothing if never completed.")
        .on(SegmentKind::city)
        .written("cathedral", "", MarkSpec::Ink::cathedral)
        .observed("tile_cathedrals", 73)
        .on_plane(63, "cathedral"),
};

extern const Description inns_cathedrals_description;
inline constexpr ActionSpec inns_cathedrals_actions[] = {
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::large, 10, true)),
};

extern const Shown inns_cathedrals_shown;

inline constexpr ExpansionRules inns_cathedrals_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::inns_cathedrals;
    box.name = "inns_cathedrals";
    box.marks = inns_cathedrals_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "INN: no tile has an inn or a cathedral";
    box.figures[0] = {FigureKind::large, {"large", land | tower_top, 2, true, true}};  // INN-5
    box.figures[0].rules.title = "large meeple";
    box.figures[0].rules.effect = "It counts as two.";
    box.shown = &inns_cathedrals_shown;
    box.figures[0].plural = "large";
    box.figures[0].scalar = 78;
    box.description = &inns_cathedrals_description;
    box.actions = inns_cathedrals_actions;
    box.figures[0].plane = 67;
    return box;
}();

}  // namespace mistbank
