// The Flying Machines (FLY).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// The steps in the directions N, E, S, W, NE, SE, SW and NW.
const std::array<Cell, 8> steps = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};

// FLY-2 to FLY-5: returns the cell where the flight ends.
Cell target_of(const Table& table, int distance) {
    const int printed_direction = type_of(table, table.drawn).machine_direction;
    const int rotation = table.board.at(*table.laid).rotation;
    const int direction = printed_direction / 4 * 4 + (printed_direction + rotation) % 4;
    const Cell step = steps.at(static_cast<std::size_t>(direction));
    return {table.laid->x + distance * step.x, table.laid->y + distance * step.y};
}

// FLY-2 to FLY-5: lists the incomplete features on the target, except fields, where the figure may land. They may be
// free or occupied.
std::vector<Action> ways_to_land(const Table& table, FigureKind kind, Cell target) {
    std::vector<Action> ways;
    if (tile_on(table.board, target) == nullptr) return ways;
    if (holds_dragon(table, target) || holds_vodyanoy(table, target)) return ways;
    for (const Spot& spot : spots_on(table.board, as_one_tile(table, target))) {
        if (kind_of(table.board, spot) == SegmentKind::field || !suits(table, kind, spot)) continue;
        if (!region_at(table, spot).complete) ways.push_back(at_spot(ActionKind::land, spot));
    }
    return ways;
}

}  // namespace

std::vector<Action> ways_to_fly(const Table& table) {
    std::vector<Action> ways;
    if (!type_of(table, table.drawn).has(Mark::machine)) return ways;
    for (const FigureKind kind : meeples_in_supply(table)) ways.push_back(with_kind(plain(ActionKind::fly), kind));
    return ways;
}

void fly(Table& table, Script& script, FigureKind kind) {
    const std::vector<Action> ways = ways_to_land(table, kind, target_of(table, script.roll(table)));
    if (ways.empty()) return;  // FLY-4: the meeple stays in the supply
    stand(table, kind, spot_of(script.choose(DecisionKind::land, ways)));
}

}  // namespace mistbank_reference
