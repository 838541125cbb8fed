// The area of the table (HSE-9), and a starting tile that is drawn like other tiles (HSE-11).
#include "rules/house_rules/table_and_start.hpp"

#include <utility>

#include "rules/piles.hpp"

namespace mistbank {

const char* refuse_cell_off_table(const Table& table) {
    return table.settings().house.has_table() ? "HSE-9: the cell lies outside the table"
                                              : "the cell lies outside the board";
}

// HSE-11: the first tile lies at 0,0 without rotation; there is no decision.
Progress lay_first_tile(Table& table) {
    if (table.board.counts->tiles > 0) return Progress::next;
    if (table.state->drawn == none16) {
        const Progress drawing = draw_tile(table);
        if (drawing != Progress::next) return drawing;
    }
    Action lay;
    lay.kind = ActionKind::lay;
    lay_type(table, std::exchange(table.state->drawn, none16), lay);
    return Progress::next;
}

}  // namespace mistbank
