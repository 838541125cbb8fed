#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Returns the cemeteries that the laid tile closed, by y, then x (CEM-6).
std::vector<Spot> closed_by(const Table& table, Cell newest) {
    Table before = table;
    before.board.erase(newest);
    std::vector<Spot> closed;
    for (const Spot& spot : spots_of_kind(table.board, SegmentKind::cemetery)) {
        if (!is_closed(table, spot.cell)) continue;
        if (spot.cell == newest || !is_closed(before, spot.cell)) closed.push_back(spot);
    }
    return closed;
}

std::vector<Action> ways_to_bury(const Table& table) {
    std::vector<Action> ways;
    for (const std::size_t i : standing(table)) ways.push_back(at_spot(ActionKind::bury, table.figures[i].spot));
    if (!ways.empty()) return ways;
    for (const Colour colour : colours_in_play(table)) {
        if (in_supply(table, colour, FigureKind::normal) > 0)
            ways.push_back(with_colour(ActionKind::bury_from_supply, colour));
    }
    return ways;
}

void lay_to_rest(Table& table, Figure& meeple, const Spot& cemetery) {
    meeple.buried = true;
    meeple.hounds = 0;  // CEM-7: a hound leaves without scoring
    meeple.spot = cemetery;
    table.ghost_supply += meeple.ghosts;
    meeple.ghosts = 0;
}

// CEM-2: buries a meeple in the cemetery.
void bury_one(Table& table, Script& script, const Spot& cemetery) {
    const std::vector<Action> ways = ways_to_bury(table);
    if (ways.empty()) return;
    About about;
    about.spot = cemetery;
    const Action way = script.choose(DecisionKind::bury, ways, about);
    if (way.kind == ActionKind::bury_from_supply) {
        Figure meeple;
        meeple.colour = static_cast<Colour>(way.colour);
        --in_supply(table, meeple.colour, meeple.kind);
        lay_to_rest(table, meeple, cemetery);
        table.figures.push_back(meeple);
        return;
    }
    for (Figure& meeple : table.figures) {
        if (!meeple.buried && meeple.spot == spot_of(way)) lay_to_rest(table, meeple, cemetery);
    }
}

std::vector<Action> ways_to_lay_face_down(const Table& table) {
    std::set<Cell> cells;
    for (const Spot& cemetery : open_cemeteries(table)) {
        for (const Cell cell : around(cemetery.cell)) {
            if (tile_on(table.board, cell) == nullptr) cells.insert(cell);
        }
    }
    std::vector<Action> ways;
    for (const Cell cell : cells) ways.push_back(at_cell(ActionKind::face_down, cell));
    return ways;
}

}  // namespace

void bury(Table& table, Script& script, Cell newest) {
    if (table.settings.cemeteries == Cemeteries::none) return;
    for (const Spot& cemetery : closed_by(table, newest)) {
        bury_one(table, script, cemetery);
        // CEM-3: the ghosts on the cemetery's tile leave. In levels 5 and 6, haunting replaces this rule.
        if (table.settings.cemeteries == Cemeteries::resting) {
            take_ghosts(table, cemetery.cell, ghosts_on_tile(table, cemetery.cell));
        }
    }
}

void lay_face_down(Table& table, Script& script) {
    if (table.settings.cemeteries != Cemeteries::haunted || open_cemeteries(table).empty()) return;
    int& pile = table.piles.at(static_cast<std::size_t>(table.active_pile));
    if (pile == 0) lose(table, LossReason::tiles);  // LVL-4
    const Cell cell = cell_of(script.choose(DecisionKind::lay_face_down, ways_to_lay_face_down(table)));
    --pile;  // the tile is laid face down, so its type stays unseen (HID-2)
    Tile tile;
    tile.face_down = true;
    put(table, cell, tile);
    bury(table, script, cell);  // HAU-2
}

}  // namespace mistbank_reference
