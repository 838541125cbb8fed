#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// LVL-4, CMP-5: what an empty pile means when a tile has to be drawn.
[[noreturn]] void nothing_to_draw(Table& table) {
    if (table.settings.cooperative) lose(table, LossReason::tiles);
    finish(table);
}

}  // namespace

void lay_tile(Table& table, Script& script) {
    table.drawn = -1;
    table.laid.reset();
    while (!table.laid) {
        int& pile = table.piles.at(static_cast<std::size_t>(table.active_pile));
        if (pile == 0) nothing_to_draw(table);
        const int type = script.draw(table);
        --pile;
        --table.unseen.at(static_cast<std::size_t>(type));
        const std::vector<Action> ways = ways_to_lay(table, type);
        if (ways.empty()) {  // COM-4
            table.set_aside.push_back(type);
            continue;
        }
        table.drawn = type;
        const Action lay = script.choose(DecisionKind::lay_tile, ways);
        table.laid = cell_of(lay);
        put(table, *table.laid, turned(type_of(table, type), type, lay.count));
    }
}

}  // namespace mistbank_reference
