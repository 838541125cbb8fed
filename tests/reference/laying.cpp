#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// COM-4, PRD-3
bool is_set_aside(const Table& table, int type, const std::vector<Action>& ways) {
    return ways.empty() || waits_for_dragon(table, type);
}

}  // namespace

bool lay_tile(Table& table, Script& script) {
    while (!pile_is_used_up(table)) {
        const int type = script.draw(table);
        --table.piles.at(static_cast<std::size_t>(table.active_pile));
        --table.unseen.at(static_cast<std::size_t>(type));
        const std::vector<Action> ways = ways_to_lay(table, type);
        if (is_set_aside(table, type, ways)) {
            table.set_aside.push_back(type);
            continue;
        }
        table.drawn = type;
        const Action lay = script.choose(DecisionKind::lay_tile, ways);
        table.laid = cell_of(lay);
        put(table, *table.laid, turned(type_of(table, type), type, lay.count));
        return true;
    }
    return false;
}

}  // namespace mistbank_reference
