// Validation: abbeys, waiting wagons, and barns.
#include "rules/figures.hpp"
#include "rules/house_rules/tile_sales.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

const char* refuse_state_of_abbeys(const Table& table) {
    const int barn = table.abbeys->barn_placed - 1;
    const bool is_there = barn < 0 || (is_on_board(table, barn) && table.figures[barn].kind == FigureKind::barn);
    return is_there ? nullptr : "ABM-19: this figure is not a barn on the board";
}

// ABM-1, ABM-13, ABM-21
void check_abbeys(const Table& table, Flaws& flaws) {
    flaws.look_at("abbeys, wagons and barns", "src/rules/abbey_mayor");
    each_figure_in(table, FigurePlace::aside, [&](int index) {
        const DecisionKind decision = table.state->decision;
        flaws.expect(table.figures[index].kind == FigureKind::wagon &&
                         (decision == DecisionKind::move_wagon || decision == DecisionKind::order_of_scoring ||
                          decision == DecisionKind::advance),
                     "figure ", index, " is set aside, but it is not a wagon that waits to move (ABM-13)");
    });
    if (table.abbeys == nullptr) return;
    int abbeys = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        abbeys += is_abbey(table, table.board.tiles[tile]) ? 1 : 0;
    }
    for (unsigned held = table.abbeys->held; held != 0; held &= held - 1) ++abbeys;
    for (int player = 0; player < table.setup->rules.players; ++player) abbeys += further_abbeys(table, player);
    flaws.equal(abbeys, table.setup->rules.players, "the total number of abbeys");
    int holes = 0;
    for (CellIndex at = 1; at <= table.board.counts->cells; ++at) {
        const Cell& cell = table.board.cells[at];
        int sides = 0;
        for (int side = 0; side < 4; ++side) {
            sides += table.board.tile_at(cell.x + around[side].x, cell.y + around[side].y) != none32 ? 1 : 0;
        }
        if (cell.has_tile == 0 && sides == 4) ++holes;
    }
    flaws.equal(table.abbeys->holes, holes, "the number of holes");
    each_figure_in(table, FigurePlace::board, [&](int index) {
        const Figure& figure = table.figures[index];
        if (figure.kind != FigureKind::barn) return;
        flaws.expect(refuse_ground_of_barn(table, figure.node) == nullptr, "figure ", index,
                     " is a barn on a wrong corner (ABM-17)");
    });
    const NodeIndex overdue = find_overdue_field(table);
    flaws.expect(overdue == none32, "farmers are in a field with a barn on tile ",
                 overdue == none32 ? 0 : table.board.nodes[overdue].tile, " (ABM-20, ABM-21)");
}

}  // namespace mistbank
