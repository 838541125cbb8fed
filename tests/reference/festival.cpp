// The Festival (FES).
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

std::vector<Action> ways_to_take_back(const Table& table) {
    std::vector<Action> ways;
    if (!table.settings.festival || !type_of(table, table.drawn).has(Mark::festival)) return ways;  // FES-2, FES-9
    for (const Figure& figure : table.figures) {
        if (player_of(table, figure.colour) != table.player) continue;             // FES-3
        if (kind_of(table.board, figure.spot) == SegmentKind::vodyanoy) continue;  // FES-4
        if (!figure.buried) add_once(ways, naming(ActionKind::festival, figure));  // FES-4
    }
    return ways;
}

// FES-5, FES-6: returns the chosen figure to its supply.
void take_back(Table& table, const Action& action) { send_home(table, figure_named(table, action)); }

}  // namespace mistbank_reference
