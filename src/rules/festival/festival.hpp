// The Festival (FES): instead of placing a figure, the player who lays a festival tile may take a figure back.
#pragma once

#include "rules/expansion.hpp"

namespace mistbank {

// --- festival.cpp: step 2b, taking a figure back (FES-2 to FES-8) ---
void list_festival(const Table& table, ActionList& list);
const char* refuse_festival(const Table& table, Action action);
void take_figure_back(Table& table, Action action);
std::uint32_t most_figures_to_take_back(const Setup& setup);

inline constexpr MarkSpec festival_marks[] = {
    MarkSpec(Mark::festival, "festival", "Festival",
             "Instead of placing a figure, the player who lays this tile may take back one of their own figures.")
        .written("festival", "fest")
        .observed("tile_festival", 267)
        .on_plane(192, "festival_sign"),
};

inline constexpr ActionSpec festival_actions[] = {
    action(ActionKind::festival, "festival", "festival {cell}/{segment} {colour} {standing}")
        .words("Take a figure back", "Takes back {meeple}, without points")
        .offered(refuse_festival, take_figure_back, 13)
        .numbered(48, by_segment | by_cell),
};

extern const Description festival_description;

inline constexpr ExpansionRules festival_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::festival;
    box.name = "festival";
    box.marks = festival_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "FES: no tile has a festival";
    box.actions = festival_actions;
    box.asks = "MEET-7: in step 2b, place a figure on the laid tile, take a figure back at the festival, or pass";
    box.most_offers = most_figures_to_take_back;
    box.description = &festival_description;
    return box;
}();

}  // namespace mistbank
