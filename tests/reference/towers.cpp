// The Tower: floors, captures, figures on top, and ransoms (TWR).
#include <algorithm>
#include <cstdlib>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Returns the tops of towers without a meeple. A foundation without floors also counts as a tower.
std::vector<Spot> towers_without_meeple(const Table& table) {
    std::vector<Spot> tops;
    for (const Spot& top : spots_of_kind(table.board, SegmentKind::tower)) {
        const bool taken = std::any_of(table.figures.begin(), table.figures.end(),
                                       [&](const Figure& figure) { return figure.spot == top; });
        if (!taken) tops.push_back(top);
    }
    return tops;
}

int floors_at(const Table& table, Cell cell) {
    const auto found = table.floors.find(cell);
    return found == table.floors.end() ? 0 : found->second;
}

// Whether the tower is high enough to capture figures on this cell (TWR-5, TWR-7).
bool is_in_reach(const Table& table, Cell tower, Cell cell) {
    const int floors = floors_at(table, tower);
    for (const Cell part : as_one_tile(table, cell)) {
        const int x = std::abs(part.x - tower.x);
        const int y = std::abs(part.y - tower.y);
        if ((x == 0 && y <= floors) || (y == 0 && x <= floors)) return true;
    }
    return false;
}

// Lists the figures that the tower can capture (TWR-4, TWR-6).
std::vector<Action> ways_to_take(const Table& table, Cell tower) {
    std::vector<Action> ways;
    for (const Figure& figure : table.figures) {
        const bool taken = is_meeple(figure.kind) && is_in_reach(table, tower, figure.spot.cell);
        if (taken) add_once(ways, naming(ActionKind::take, figure));
    }
    ways.push_back(plain(ActionKind::pass));
    return ways;
}

void free_prisoner(Table& table, Colour holder, Colour colour, FigureKind kind) {
    const auto found = std::find_if(table.prisoners.begin(), table.prisoners.end(), [&](const Prisoner& prisoner) {
        return prisoner.holder == holder && prisoner.colour == colour && prisoner.kind == kind;
    });
    table.prisoners.erase(found);
    ++in_supply(table, colour, kind);
}

// TWR-9: if the owner of the captured figure holds a figure of the capturing player, exchanges the two figures.
void exchange(Table& table, Script& script, Colour owner, FigureKind just_taken) {
    const Colour taker = colour_of(table, table.player);
    std::vector<Action> ways;
    for (const Prisoner& prisoner : table.prisoners) {
        const bool own = prisoner.holder == owner && prisoner.colour == taker;
        if (own) add_once(ways, with_kind(plain(ActionKind::exchange), prisoner.kind));
    }
    if (ways.empty()) return;
    About about;
    about.colour = owner;
    const Action way = script.choose(DecisionKind::exchange, ways, about);
    free_prisoner(table, owner, taker, static_cast<FigureKind>(way.count));
    free_prisoner(table, taker, owner, just_taken);
}

// TWR-8: captures a figure. The player's own figure returns to the supply.
void take(Table& table, Script& script, std::size_t index) {
    const Figure taken = take_off(table, index);
    table.ghost_supply += taken.ghosts;
    if (player_of(table, taken.colour) == table.player) {
        ++in_supply(table, taken.colour, taken.kind);
        return;
    }
    table.prisoners.push_back({taken.colour, taken.kind, colour_of(table, table.player)});
    exchange(table, script, taken.colour, taken.kind);
}

}  // namespace

std::vector<Action> ways_to_build_towers(const Table& table) {
    std::vector<Action> ways;
    if (table.supplies.at(colour_of(table, table.player)).floors == 0) return ways;
    for (const Spot& top : towers_without_meeple(table)) ways.push_back(at_cell(ActionKind::floor, top.cell));
    return ways;
}

void build_tower(Table& table, Script& script, Cell cell) {
    --table.supplies.at(colour_of(table, table.player)).floors;
    ++table.floors[cell];
    const Action way = script.choose(DecisionKind::take, ways_to_take(table, cell));
    if (way.kind == ActionKind::take) take(table, script, figure_named(table, way));
}

std::vector<Action> ways_to_climb_towers(const Table& table) {
    std::vector<Action> ways;
    for (const Spot& top : towers_without_meeple(table)) {
        if (floors_at(table, top.cell) == 0 || holds_dragon(table, top.cell) || holds_vodyanoy(table, top.cell))
            continue;  // TWR-3, PRD-5, VOD-1
        for (const FigureKind kind : meeples_in_supply(table)) {
            const bool barred = kind == FigureKind::abbot || kind == FigureKind::mayor || kind == FigureKind::wagon;
            if (!barred) ways.push_back(with_kind(at_cell(ActionKind::tower, top.cell), kind));  // MEET-4
        }
    }
    return ways;
}

void climb_tower(Table& table, const Action& action) {
    const int top = *segment_of_kind(table.board.at(cell_of(action)), SegmentKind::tower);
    stand(table, static_cast<FigureKind>(action.count), {cell_of(action), top});
}

std::vector<Action> ways_to_ransom(const Table& table) {
    std::vector<Action> ways;
    const Colour own = colour_of(table, table.player);
    if (table.ransomed || table.is_message_part || points_of(table, own) < 3) return ways;
    for (const Prisoner& prisoner : table.prisoners) {
        if (prisoner.colour != own) continue;
        add_once(ways, with_kind(with_colour(ActionKind::ransom, prisoner.holder), prisoner.kind));
    }
    return ways;
}

void pay_ransom(Table& table, Script& script, const Action& action) {
    const Colour own = colour_of(table, table.player);
    const auto holder = static_cast<Colour>(action.colour);
    table.ransomed = true;
    free_prisoner(table, holder, own, static_cast<FigureKind>(action.count));
    const Track before = track_of(table);
    go_back(table, own, 3);
    go_forward(table, script, holder, 3);
    let_robbers_follow(table, before, before);
}

}  // namespace mistbank_reference
