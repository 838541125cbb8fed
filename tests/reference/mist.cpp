#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

std::vector<int> mist_segments(const Tile& tile) {
    std::vector<int> segments;
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        if (tile.segments[i].kind == SegmentKind::mist) segments.push_back(static_cast<int>(i));
    }
    return segments;
}

bool is_finished(const Table& table, const Spot& mist) { return region_at(table, mist).complete; }

bool lies_against_mist(const Board& board, Cell cell) {
    const Tile& tile = board.at(cell);
    return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) {
        const Tile* other = neighbour(board, cell, side);
        return other != nullptr && misty(tile, side) && misty(*other, opposite(side));
    });
}

// MIS-4, MIS-5: returns the number of ghosts for each mist segment of the laid tile that gets ghosts.
std::map<Spot, int> ghosts_for_mist(const Table& table) {
    std::map<Spot, int> wanted;
    for (const int segment : mist_segments(table.board.at(*table.laid))) {
        const Spot spot = {*table.laid, segment};
        const int symbols = printed(table.board, spot).symbols;
        if (symbols > 0 && !is_finished(table, spot)) wanted[spot] = symbols;
    }
    if (lies_against_mist(table.board, *table.laid) && !wanted.empty()) {
        const auto last = std::prev(wanted.end());
        if (--last->second == 0) wanted.erase(last);
    }
    return wanted;
}

// MIS-5: returns the first segment of an unfinished bank on this tile, otherwise the tile's first mist segment.
Spot haunted_segment(const Table& table, Cell cell) {
    const std::vector<int> segments = mist_segments(table.board.at(cell));
    for (const int segment : segments) {
        if (!is_finished(table, {cell, segment})) return {cell, segment};
    }
    return {cell, segments.front()};
}

// HAU-1: returns one segment for each tile with mist around the laid cemetery. Each segment gets one ghost.
std::vector<Spot> ghosts_for_haunting(const Table& table) {
    std::vector<Spot> wanted;
    if (table.settings.cemeteries != Cemeteries::haunted) return wanted;
    if (!segment_of_kind(table.board.at(*table.laid), SegmentKind::cemetery)) return wanted;
    for (const Cell cell : around(*table.laid)) {
        const Tile* tile = tile_on(table.board, cell);
        if (tile != nullptr && with_mist(*tile)) wanted.push_back(haunted_segment(table, cell));
    }
    return wanted;
}

// CEM-4: if mist gets ghosts, returns the open cemeteries, because one of them gets an additional ghost.
std::vector<Spot> cemeteries_that_want(const Table& table, const std::map<Spot, int>& mist) {
    if (table.settings.cemeteries != Cemeteries::resting || mist.empty()) return {};
    return open_cemeteries(table);
}

void place(Table& table, const Spot& spot, int count) {
    table.ghosts[spot] += count;
    table.ghost_supply -= count;
}

void remove(Table& table, const Spot& spot, int count) {
    table.ghost_supply += count;
    table.ghosts.at(spot) -= count;
    if (table.ghosts.at(spot) == 0) table.ghosts.erase(spot);
}

// MIS-5: returns the rank of a spot in the order in which spots give up ghosts: 1 for finished or unfinishable banks, 2
// for other mist, 3 for cemeteries.
int turn_to_give(const Table& table, const Spot& spot) {
    const Region region = region_at(table, spot);
    if (region.kind != SegmentKind::mist) return 3;
    return region.complete || region.haunted ? 1 : 2;
}

}  // namespace

void check_mist(Table& table) {
    for (const int segment : mist_segments(table.board.at(*table.laid))) {
        const Region bank = region_at(table, {*table.laid, segment});
        if (!bank.complete) continue;
        for (const Spot& spot : bank.spots) {  // MIS-3
            if (table.ghosts.count(spot) != 0) remove(table, spot, table.ghosts.at(spot));
        }
    }
}

void place_ghosts(Table& table, Script& script) {
    const std::map<Spot, int> for_mist = ghosts_for_mist(table);
    const std::vector<Spot> cemeteries = cemeteries_that_want(table, for_mist);
    const std::vector<Spot> for_haunting = ghosts_for_haunting(table);

    int wanted = (cemeteries.empty() ? 0 : 1) + static_cast<int>(for_haunting.size());
    for (const auto& [spot, count] : for_mist) wanted += count;
    if (wanted > table.ghost_supply) lose(table, LossReason::ghosts);  // MIS-6

    for (const auto& [spot, count] : for_mist) place(table, spot, count);
    for (const Spot& spot : for_haunting) place(table, spot, 1);
    if (cemeteries.empty()) return;
    std::vector<Action> options;
    for (const Spot& cemetery : cemeteries) options.push_back(at_cell(ActionKind::ghost, cemetery.cell));
    const Cell chosen = cell_of(script.choose(DecisionKind::ghost_on_cemetery, options));
    place(table, {chosen, *segment_of_kind(table.board.at(chosen), SegmentKind::cemetery)}, 1);
}

void take_ghosts(Table& table, Cell cell, int count) {
    for (const int turn : {1, 2, 3}) {
        const std::map<Spot, int> before = table.ghosts;
        for (const auto& [spot, there] : before) {
            if (spot.cell != cell || turn_to_give(table, spot) != turn) continue;
            const int taken = std::min(count, there);
            if (taken > 0) remove(table, spot, taken);
            count -= taken;
        }
    }
}

}  // namespace mistbank_reference
