#include <algorithm>

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

void place_meeple(Table& table, Script& script) {
    const Action action = script.choose(DecisionKind::place_meeple, ways_to_place(table));
    if (action.kind == ActionKind::pass) return;
    Meeple meeple;
    meeple.colour = static_cast<Colour>(action.colour);
    meeple.guard = action.kind == ActionKind::guard;
    meeple.spot = {*table.laid, action.segment};
    Supply& supply = table.supplies.at(meeple.colour);
    --(meeple.guard ? supply.guards : supply.meeples);
    table.meeples.push_back(meeple);
}

void send_home(Table& table, std::size_t meeple) {
    const Meeple& gone = table.meeples.at(meeple);
    Supply& supply = table.supplies.at(gone.colour);
    ++(gone.guard ? supply.guards : supply.meeples);
    table.ghost_supply += gone.ghosts;
    table.meeples.erase(table.meeples.begin() + static_cast<std::ptrdiff_t>(meeple));
}

void return_meeples(Table& table, const Region& region) {
    std::vector<std::size_t> going = standing_on(table, region);
    std::reverse(going.begin(), going.end());  // the last first, so that the others keep their places in the list
    for (const std::size_t meeple : going) send_home(table, meeple);
}

}  // namespace mistbank_reference
