// Cemeteries. Step 1c: burying a meeple when a cemetery closes (CEM). Step 2a: ghosts on open cemeteries. Steps 2a and
// 3c: haunted cemeteries (HAU).
#include <algorithm>
#include <iterator>

#include "rules/figures.hpp"
#include "rules/mist/mist.hpp"
#include "rules/piles.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

NodeIndex cemetery_of(const Table& table, TileIndex index) {
    const PlacedTile& tile = table.board.tiles[index];
    return static_cast<NodeIndex>(tile.first + table.board.shape(tile).centre);
}

// CEM-1, HAU-2, COM-11
bool is_surrounded(const Table& table, const PlacedTile& tile) {
    return table.settings().cemeteries == Cemeteries::closed_by_sides ? tile.has_tiles_at_all_sides()
                                                                      : tile.surrounding == all_around;
}

bool are_haunted(const Table& table) { return table.settings().cemeteries == Cemeteries::haunted; }

// The node of a closed cemetery is blocked, because a closed cemetery has no further effect.
bool has_closed(const Table& table, TileIndex tile) { return table.board.nodes[cemetery_of(table, tile)].blocked != 0; }

bool lies_before(const PlacedTile& a, const PlacedTile& b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

// Visits the cemeteries that may now be surrounded: those on the last tile and its neighbours or, in the first turn,
// all open cemeteries.
template <class Visit>
void each_that_may_close(const Table& table, Visit visit) {
    const State& state = *table.state;
    if (state.turn == 1) {
        for (std::uint32_t i = 0; i < state.open_cemeteries; ++i) visit(table.open_cemeteries[i].tile);
        return;
    }
    visit(static_cast<TileIndex>(state.board.tiles - 1));
    for (unsigned rest = state.board.centres_near; rest != 0; rest &= rest - 1)
        visit(table.board.tile_near(table.board.last_tile(), static_cast<int>(lowest_bit(rest))));
}

// CEM-6: returns the first cemetery that closes now, by y, then x; none32 if there is none.
TileIndex next_to_close(const Table& table) {
    const PlacedTile* tiles = table.board.tiles;
    TileIndex first = none32;
    if (table.state->open_cemeteries == 0) return first;
    each_that_may_close(table, [&](TileIndex tile) {
        if (!table.board.has_centre(tiles[tile], SegmentKind::cemetery)) return;
        if (has_closed(table, tile) || !is_surrounded(table, tiles[tile])) return;
        if (first == none32 || lies_before(tiles[tile], tiles[first])) first = tile;
    });
    return first;
}

void forget_cemetery(Table& table, TileIndex tile) {
    OpenCemetery* const end = table.open_cemeteries + table.state->open_cemeteries--;
    OpenCemetery* const at =
        std::find_if(table.open_cemeteries, end, [&](const OpenCemetery& open) { return open.tile == tile; });
    std::copy(at + 1, end, at);
    end[-1] = {};  // unused entries of a state must be 0
}

void close(Table& table, NodeIndex cemetery) {
    const Node& node = table.board.nodes[cemetery];
    close_for_good(table, node.tile);
    if (!are_haunted(table)) {  // CEM-3
        take_ghosts_off_tile(table, node.tile, table.board.tiles[node.tile].ghosts);
    }
}

bool any_meeple_left(const Table& table) {
    if (any_meeple_on_board(table)) return true;
    for (const std::uint8_t meeples : table.state->in_supply[static_cast<int>(FigureKind::normal)]) {
        if (meeples > 0) return true;
    }
    return false;
}

// --- step 1c: choosing the meeple to bury (CEM-2) ---

void list_burials(const Table& table, ActionList& list) {
    list_all_meeples(table, ActionKind::bury, list);
    if (any_meeple_on_board(table)) return;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        if (table.in_supply(FigureKind::normal, rules.colours[i]) == 0) continue;
        Action action;
        action.kind = ActionKind::bury_from_supply;
        action.colour = static_cast<std::uint8_t>(rules.colours[i]);
        list.add(action);
    }
}

const char* refuse_burial(const Table& table, Action action) {
    if (action.kind == ActionKind::bury) {
        return meeple_named(table, action) < 0 ? "CEM-2: there is no meeple to bury" : nullptr;
    }
    if (any_meeple_on_board(table))
        return "CEM-2: a meeple from a supply can be buried only if no meeple is on the board";
    if (action.colour >= max_colours || table.in_supply(FigureKind::normal, static_cast<Colour>(action.colour)) == 0) {
        return "CEM-2: this colour has no meeple in its supply";
    }
    return nullptr;
}

void resolve_burial(Table& table, Action action) {
    const int figure = action.kind == ActionKind::bury
                           ? meeple_named(table, action)
                           : figure_in_supply(table, static_cast<Colour>(action.colour), FigureKind::normal);
    bury_figure(table, figure, table.state->closing);
    close(table, table.state->closing);
}

// --- step 2a: choosing the open cemetery that gets a ghost (CEM-4) ---

void list_open_cemeteries(const Table& table, ActionList& list) {
    for (std::uint32_t i = 0; i < table.state->open_cemeteries; ++i) {
        list.add(naming_tile(table, ActionKind::ghost, table.open_cemeteries[i].tile));
    }
}

const char* refuse_ghost(const Table& table, Action action) {
    const TileIndex tile = tile_named(table, action);
    return is_open_cemetery(table, tile) ? nullptr : "CEM-4: the cell has no open cemetery";
}

void resolve_ghost(Table& table, Action action) { put_ghosts(table, cemetery_of(table, tile_named(table, action)), 1); }

// --- step 3c: choosing the cell of the face-down tile (HAU-3) ---

constexpr int most_cemeteries_beside_a_cell = 8;

// Returns whether an open cemetery that was laid before the tile `before` lies beside the cell.
bool open_cemetery_beside(const Table& table, int x, int y, TileIndex before) {
    return std::any_of(std::begin(around), std::end(around), [&](const Step& step) {
        const TileIndex tile = table.board.tile_at(x + step.x, y + step.y);
        return tile < before && is_open_cemetery(table, tile);
    });
}

void list_hidden_cells(const Table& table, ActionList& list) {
    for (std::uint32_t i = 0; i < table.state->open_cemeteries; ++i) {
        const OpenCemetery& open = table.open_cemeteries[i];
        const PlacedTile& tile = table.board.tiles[open.tile];
        for (unsigned rest = open.own_cells & ~unsigned{tile.surrounding}; rest != 0; rest &= rest - 1) {
            if (list.is_enough()) return;
            const Step& step = around[lowest_bit(rest)];
            Action action;
            action.kind = ActionKind::face_down;
            action.x = static_cast<std::int16_t>(tile.x + step.x);
            action.y = static_cast<std::int16_t>(tile.y + step.y);
            list.add(action);
        }
    }
}

const char* refuse_hidden_cell(const Table& table, Action action) {
    if (table.board.tile_at(action.x, action.y) != none32) return "HAU-3: the cell already has a tile";
    if (!open_cemetery_beside(table, action.x, action.y, none32)) {
        return "HAU-3: the cell is not adjacent to an open cemetery";
    }
    return nullptr;
}

void resolve_hidden_cell(Table& table, Action action) {
    State& state = *table.state;
    table.board.lay_face_down(action.x, action.y, state.next++);
    Event event = event_of(table, EventKind::face_down_laid);
    event.x = action.x;
    event.y = action.y;
    emit(table, event);
}

}  // namespace

// An empty cell beside several open cemeteries belongs to the one that was laid first (own_cells), so that the actions
// list it once. It never passes to another cemetery, because a cemetery closes only when all cells around it are full.
void add_cemetery(Table& table, TileIndex index) {
    const PlacedTile& tile = table.board.tiles[index];
    unsigned own_cells = all_around;
    for (unsigned direction = 0; any_open_cemetery(table) && are_haunted(table) && direction < 8; ++direction) {
        const Step& step = around[direction];
        if (open_cemetery_beside(table, tile.x + step.x, tile.y + step.y, index)) own_cells &= ~(1u << direction);
    }
    table.open_cemeteries[table.state->open_cemeteries++] = {index, static_cast<std::uint8_t>(own_cells), {}};
}

void close_for_good(Table& table, TileIndex tile) {
    Node& node = table.board.nodes[cemetery_of(table, tile)];
    table.board.before_change(Board::mark_on(node));
    node.blocked = 1;
    forget_cemetery(table, tile);
}

bool is_meeple_to_bury(const Table& table) {
    const TileIndex tile = next_to_close(table);
    return tile != none32 && table.state->closing == cemetery_of(table, tile) && any_meeple_left(table);
}

Progress bury_meeples(Table& table) {
    const TileIndex tile = next_to_close(table);
    if (tile == none32) return Progress::next;
    table.state->closing = cemetery_of(table, tile);
    emit(table, event_at(table, EventKind::cemetery_closed, table.board.nodes[table.state->closing]));
    if (any_meeple_left(table)) return ask(table, DecisionKind::bury);
    close(table, table.state->closing);
    return Progress::again;
}

bool is_open_cemetery(const Table& table, TileIndex index) {
    if (index == none32) return false;
    const PlacedTile& tile = table.board.tiles[index];
    return is_cemetery(table, tile) && !is_surrounded(table, tile);
}

// HAU-1
int ghosts_asked_by_haunting(const Table& table) {
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    if (!are_haunted(table) || !table.board.has_centre(tile, SegmentKind::cemetery)) return 0;
    return table.board.misty_among_nine(tile) - (table.board.is_misty(tile) ? 1 : 0);
}

void place_haunting_ghosts(Table& table) {
    const Board& board = table.board;
    const PlacedTile& cemetery = board.tiles[table.state->laid];
    for (const auto& step : around) {
        const TileIndex index = board.tile_at(cemetery.x + step.x, cemetery.y + step.y);
        if (index == none32 || !board.is_misty(board.tiles[index])) continue;
        const PlacedTile& tile = board.tiles[index];
        const Shape& shape = board.shape(tile);
        auto chosen = static_cast<NodeIndex>(tile.first + shape.first_mist);  // MIS-5
        for (int number = shape.segment_count - 1; number >= 0; --number) {
            const auto mist = static_cast<NodeIndex>(tile.first + number);
            if (board.nodes[mist].kind == SegmentKind::mist && !board.is_closed(mist)) chosen = mist;
        }
        put_ghosts(table, chosen, 1);
    }
}

bool is_hidden_tile_to_lay(const Table& table) { return any_open_cemetery(table) && pile_left(table) > 0; }

// Step 3c.
Progress lay_face_down_tile(Table& table) {
    if (table.state->stage == StageOfHiddenTile::lies) return bury_meeples(table);  // HAU-2
    if (!any_open_cemetery(table)) return Progress::next;
    if (pile_left(table) == 0) return run_out_of_tiles(table, LossReason::tiles);  // LVL-4
    table.state->stage = StageOfHiddenTile::lies;
    // If there are more cemeteries than can lie beside one cell, the player has a choice. The actions need not be
    // listed to know this.
    return table.state->open_cemeteries > most_cemeteries_beside_a_cell ? ask_always(table, DecisionKind::lay_face_down)
                                                                        : ask(table, DecisionKind::lay_face_down);
}

static void describe_bury(const Table& table, DecisionDetails& details) { details.segment = table.state->closing; }
const DecisionRules bury_rules = {list_burials, refuse_burial, resolve_burial, nullptr, nullptr, describe_bury};
const DecisionRules ghost_on_cemetery_rules = {list_open_cemeteries, refuse_ghost, resolve_ghost};
const DecisionRules face_down_rules = {list_hidden_cells, refuse_hidden_cell, resolve_hidden_cell};

}  // namespace mistbank
