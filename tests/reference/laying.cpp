#include <algorithm>
#include <utility>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Whether all four neighbouring cells have tiles (HSE-7, ABM-3).
bool fills_hole(const Board& board, Cell cell) {
    return std::all_of(all_sides.begin(), all_sides.end(),
                       [&](Side side) { return neighbour(board, cell, side) != nullptr; });
}

void put_back(Table& table, int type) {
    ++table.piles.at(static_cast<std::size_t>(table.active_pile));
    ++table.unseen.at(static_cast<std::size_t>(type));
}

// HSE-6: whether an unseen tile of another type in the same layer fits. River tiles lie in layers on top of all other
// tiles.
bool any_of_layer_fits(const Table& table, int type) {
    for (int other = 0; other < static_cast<int>(table.unseen.size()); ++other) {
        const bool is_left = other != type && table.unseen.at(static_cast<std::size_t>(other)) > 0;
        if (is_left && lie_together(table, type, other) && !ways_to_lay(table, other).empty()) return true;
    }
    return false;
}

// COM-4, HSE-6: handles a drawn tile that fits nowhere. Returns false if the game ends.
bool deal_with_misfit(Table& table, Script& script, int type) {
    if (table.rules.house.unplayable == Unplayable::set_aside) {
        table.set_aside.push_back(type);
        return true;
    }
    if (is_of_river(table, type)) {
        if (any_of_layer_fits(table, type)) {
            put_back(table, type);
        } else {
            table.set_aside.push_back(type);  // RIV-6
        }
        return true;
    }
    put_back(table, type);
    table.nothing_fits = !script.anything_left_fits(table);
    return !table.nothing_fits;
}

}  // namespace

void lay_down(Table& table, int type, Cell cell, int rotation) {
    table.drawn = type;
    table.laid = cell;
    if (!table.board.empty() && fills_hole(table.board, cell)) table.hole_filled = true;
    put(table, cell, turned(type_of(table, type), type, rotation));
}

bool lay_tile(Table& table, Script& script) {
    bool may_be_sold = true;  // HSE-18
    if (has_bought_tile(table)) {
        const int type = take_bought_tile(table);
        const std::vector<Action> ways = ways_to_lay(table, type);
        if (!ways.empty()) {
            table.drawn = type;
            const Action lay = script.choose(DecisionKind::lay_tile, ways);
            lay_down(table, type, cell_of(lay), lay.count);
            return true;
        }
        if (!deal_with_misfit(table, script, type)) return false;
    }
    while (!script.is_out_of_tiles(table)) {
        const int type = script.draw(table);
        if (type == Script::no_tile) {
            table.nothing_fits = true;
            return false;
        }
        --table.piles.at(static_cast<std::size_t>(table.active_pile));
        --table.unseen.at(static_cast<std::size_t>(type));
        if (waits_for_dragon(table, type)) {  // PRD-3
            table.set_aside.push_back(type);
            continue;
        }
        const std::vector<Action> ways = ways_to_lay(table, type);
        if (ways.empty()) {
            if (!deal_with_misfit(table, script, type)) return false;
            continue;
        }
        table.drawn = type;
        const bool starts = table.board.empty();  // HSE-11
        const bool is_for_sale = std::exchange(may_be_sold, false) && !starts;
        if (is_for_sale && sell_drawn_tile(table, script)) continue;
        const Action lay = starts ? ways.front() : script.choose(DecisionKind::lay_tile, ways);
        lay_down(table, type, cell_of(lay), lay.count);
        return true;
    }
    return false;
}

}  // namespace mistbank_reference
