// Step 2a: placing ghosts (MIS-6). Also moves ghosts to and from tiles (MIS-5, COO-9).
#include <algorithm>

#include "rules/mist/mist.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

void note_tile_with_ghosts(State& state, TileIndex tile) {
    TileIndex* const end = state.tiles_with_ghosts + state.tiles_with_ghosts_count++;
    TileIndex* const at = std::lower_bound(state.tiles_with_ghosts, end, tile);
    std::copy_backward(at, end, end + 1);
    *at = tile;
}

void forget_tile_with_ghosts(State& state, TileIndex tile) {
    TileIndex* const end = state.tiles_with_ghosts + state.tiles_with_ghosts_count--;
    TileIndex* const at = std::lower_bound(state.tiles_with_ghosts, end, tile);
    std::copy(at + 1, end, at);
    end[-1] = 0;  // unused entries of a state must be 0
}

// CEM-4
bool may_cemetery_get_ghost(const Table& table) {
    return table.settings().cemeteries == Cemeteries::closed_by_sides && any_open_cemetery(table);
}

// MIS-6: the team loses if the supply has too few ghosts for the mist, a cemetery and the haunting together. This is
// checked before the first ghost is placed and before the first question.
void place_all_but_the_cemeterys(Table& table) {
    const int in_mist = ghosts_asked_by_mist(table);
    const bool on_cemetery = in_mist > 0 && may_cemetery_get_ghost(table);
    const int haunting = ghosts_asked_by_haunting(table);
    const int need = in_mist + (on_cemetery ? 1 : 0) + haunting;
    if (need > table.state->ghost_supply) return lose(table, LossReason::ghosts);
    if (in_mist > 0) place_ghosts_in_mist(table);
    if (haunting > 0) place_haunting_ghosts(table);
    table.state->stage = on_cemetery ? StageOfGhosts::cemetery_waits : StageOfGhosts::all_placed;
}

// MIS-5: the order in which ghosts are taken off a tile.
enum Rank { of_dead_banks, of_living_banks, of_cemeteries, ranks };

Rank rank_of(const Table& table, const Node& node) {
    if (node.kind != SegmentKind::mist) return of_cemeteries;
    const Node& bank = table.board.feature(table.board.index_of(node));
    return bank.open == 0 || bank.blocked ? of_dead_banks : of_living_banks;
}

}  // namespace

bool is_cemetery_asked_for(const Table& table) {
    return table.state->ghost_supply > 0 && may_cemetery_get_ghost(table) && ghosts_asked_by_mist(table) > 0;
}

Progress place_ghosts(Table& table) {
    if (table.state->stage == StageOfGhosts::nothing_placed) {
        place_all_but_the_cemeterys(table);
        if (table.is_over()) return Progress::again;
    }
    if (table.state->stage == StageOfGhosts::cemetery_waits) {
        table.state->stage = StageOfGhosts::all_placed;
        // If there are several open cemeteries, the player has a choice. The actions need not be listed to know this.
        return table.state->open_cemeteries > 1 ? ask_always(table, DecisionKind::ghost_on_cemetery)
                                                : ask(table, DecisionKind::ghost_on_cemetery);
    }
    return Progress::next;
}

void put_ghosts(Table& table, NodeIndex node, int count) {
    if (count == 0) return;
    Node& segment = table.board.nodes[node];
    PlacedTile& tile = table.board.tiles[segment.tile];
    table.board.before_change(Board::mark_on(segment));
    table.board.before_change(&tile.ghosts);
    if (tile.ghosts == 0) note_tile_with_ghosts(*table.state, segment.tile);
    segment.ghosts = static_cast<unsigned>(segment.ghosts + count) & 15u;
    tile.ghosts = static_cast<std::uint8_t>(tile.ghosts + count);
    table.state->ghost_supply = static_cast<std::uint8_t>(table.state->ghost_supply - count);
    if (!table.has_listener()) return;
    Event event = event_at(table, EventKind::ghosts_placed, segment);
    event.count = static_cast<std::uint8_t>(count);
    emit(table, event);
}

void take_ghosts(Table& table, NodeIndex node, int count) {
    if (count == 0) return;
    Node& segment = table.board.nodes[node];
    PlacedTile& tile = table.board.tiles[segment.tile];
    table.board.before_change(Board::mark_on(segment));
    table.board.before_change(&tile.ghosts);
    segment.ghosts = static_cast<unsigned>(segment.ghosts - count) & 15u;
    tile.ghosts = static_cast<std::uint8_t>(tile.ghosts - count);
    if (tile.ghosts == 0) forget_tile_with_ghosts(*table.state, segment.tile);
    table.state->ghost_supply = static_cast<std::uint8_t>(table.state->ghost_supply + count);
    if (!table.has_listener()) return;
    Event event = event_at(table, EventKind::ghosts_removed, segment);
    event.count = static_cast<std::uint8_t>(count);
    emit(table, event);
}

void take_ghosts_off_tile(Table& table, TileIndex index, int count) {
    const PlacedTile& tile = table.board.tiles[index];
    for (int rank = of_dead_banks; rank < ranks; ++rank) {
        for (int number = 0; number < table.board.shape(tile).segment_count; ++number) {
            const Node& node = table.board.node(tile, number);
            if (node.ghosts == 0 || rank_of(table, node) != rank) continue;
            const int taken = std::min<int>(count, node.ghosts);
            take_ghosts(table, table.board.index_of(node), taken);
            count -= taken;
        }
    }
}

void list_pacifying(const Table& table, TileIndex tile, ActionList& list) {
    Action action = naming_tile(table, ActionKind::pacify, tile);
    const int most = std::min<int>(most_ghosts_pacified, table.board.tiles[tile].ghosts);
    for (int count = 1; count <= most; ++count) {
        action.count = static_cast<std::uint8_t>(count);
        list.add(action);
    }
}

void list_all_pacifying(const Table& table, ActionList& list) {
    const State& state = *table.state;
    for (int i = 0; i < state.tiles_with_ghosts_count && !list.is_enough(); ++i)
        list_pacifying(table, state.tiles_with_ghosts[i], list);
}

const char* refuse_pacifying(const Table& table, TileIndex tile, Action action) {
    if (tile == none32) return "the cell has no face-up tile";
    if (action.count == 0) return "COO-9: at least one ghost must be taken";
    if (action.count > most_ghosts_pacified) return "COO-8: at most three ghosts can be taken off one tile";
    if (action.count > table.board.tiles[tile].ghosts) return "COO-9: the tile has fewer ghosts";
    return nullptr;
}

}  // namespace mistbank
