// Validation: no figure is left beside a lake.
#include "rules/placing.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// VOD-2, VOD-3: no figure is left beside a lake, except in decisions that come before figures are caught.
void check_lakes(const Table& table, Flaws& flaws) {
    flaws.look_at("the Vodyanoy", "src/rules/vodyanoy");
    if (table.lakes == nullptr) return;
    check_list_of(table, Mark::vodyanoy, table.lake_tiles, table.lakes->count, flaws);
    const DecisionKind decision = table.state->decision;
    const bool placing = decision == DecisionKind::take || decision == DecisionKind::exchange ||
                         decision == DecisionKind::place_meeple || decision == DecisionKind::chance;
    const bool are_caught = !placing || table.lakes->newcomer == 0;
    for (std::uint32_t i = 0; i < table.lakes->count && are_caught && !flaws.any(); ++i) {
        each_figure_in(table, FigurePlace::board, [&](int index) {
            const Figure& figure = table.figures[index];
            const Node& node = table.board.nodes[figure.node];
            const bool is_beside = !is_in_lake(table, figure) && lies_around(table, table.lake_tiles[i], node.tile);
            flaws.expect(!is_beside || !figure.occupies(), "figure ", index, " stands uncaught beside the lake");
        });
    }
}

}  // namespace mistbank
