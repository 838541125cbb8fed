#include "board/board.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace mistbank {
namespace {

std::uint32_t power_of_two_from(std::uint32_t least) {
    std::uint32_t power = 16;
    while (power < least) power *= 2;
    return power;
}

}  // namespace

BoardSize board_size(std::uint32_t tiles, std::uint32_t centres, std::uint32_t nodes) {
    BoardSize size{};
    size.tiles = tiles;
    size.cells = most_cells(tiles, centres);
    size.blocks = tiles < tiles_with_groups ? 0 : FringeGroups::most_blocks(most_fringe(tiles));
    size.fringe = std::max(most_fringe(tiles), fringe_block * size.blocks);
    size.nodes = nodes;
    // Ordinary games use half of the slots. One slot always stays free.
    size.slots = power_of_two_from(size.cells);
    return size;
}

// --- copying --------------------------------------------------------------------------------------------------------

// Removes the last cell first, so the probe sequences of the remaining cells stay intact.
void Board::forget_cells_beyond(std::uint32_t cells_left) {
    for (; counts->cells > cells_left; --counts->cells) {
        const Cell& last = cells[counts->cells];
        slots[slot_of(last.x, last.y)] = nowhere;
    }
}

void Board::find_cells_beyond(std::uint32_t cells_known) {
    for (CellIndex at = cells_known + 1; at <= counts->cells; ++at) slots[slot_of(cells[at].x, cells[at].y)] = at;
}

// --- the fringe -----------------------------------------------------------------------------------------------------

// Records the group data that can change when a cell with this pattern is added or removed.
MISTBANK_COLD void Board::keep_group(SidePattern pattern) const {
    for (const SidePattern side_pattern : {pattern, SidePattern{0}}) {
        journal->put(&groups.first[side_pattern]);
        if (groups.first[side_pattern] == 0) continue;
        const FringeBlock& block = groups.blocks[groups.first[side_pattern] - 1];
        journal->put(&block.next);
        journal->put(&block.used);
    }
}

template <bool keeps>
void Board::add_to_fringe(CellIndex at) {
    if (keeps && groups.are_kept()) keep_group(cells[at].asked);
    before<keeps>(at, &cells[at].holds);
    const std::uint32_t number = counts->fringe++;
    cells[at].holds = groups.are_kept() ? groups.take_place(cells[at].asked, counts->blocks) : number;
    spots[cells[at].holds] = {cells[at].x, cells[at].y};
    asked[cells[at].holds] = cells[at].asked;
}

// Removes a cell from the fringe. The last entry of the row fills the gap; in a grouped row, the last entry with the
// same pattern does.
template <bool keeps>
void Board::take_off_fringe(const Cell& cell) {
    const std::uint32_t place = cell.holds;
    --counts->fringe;
    if (keeps) {
        if (groups.are_kept()) keep_group(asked[place]);
        journal->put(&spots[place]);
        journal->put(&asked[place]);
    }
    const std::uint32_t last = groups.are_kept() ? groups.give_up_place(asked[place]) : counts->fringe;
    if (keeps) {
        journal->put(&spots[last]);
        journal->put(&asked[last]);
    }
    spots[place] = spots[last];
    asked[place] = asked[last];
    std::uint32_t& moved = cells[cell_at(spots[place].x, spots[place].y)].holds;
    before<keeps>(&moved);
    moved = place;
}

bool Board::fits_somewhere(std::uint16_t type) const {
    const TurnedSides sides = shapes[type].sides;
    if (groups.are_kept()) return groups.find_fitting(sides, [](std::uint32_t, unsigned) { return true; });
    for (std::uint32_t at = 0; at < counts->fringe; at += fringe_block) {
        if (fits_from(at, sides) != 0) return true;
    }
    return false;
}

// --- laying ---------------------------------------------------------------------------------------------------------

template <bool keeps>
TileIndex Board::put_down(int x, int y, std::uint16_t type) {
    const TileIndex index = counts->tiles++;
    PlacedTile& tile = tiles[index];
    tile = {};
    tile.x = static_cast<std::int16_t>(x);
    tile.y = static_cast<std::int16_t>(y);
    tile.type = type;
    make_room<keeps>();
    const CellIndex at = add_cell<keeps>(x, y);
    Cell& cell = cells[at];
    before<keeps>(&cell.holds);
    if (is_on_fringe(at)) take_off_fringe<keeps>(cell);
    before<keeps>(&cell.asked);
    cell.holds = index;
    cell.has_tile = 1;
    counts->centres_near = cell.centres;
    return index;
}

// Adds a demand to an empty cell: the neighbouring tile shows `kind` at this side of the cell.
template <bool keeps>
void Board::ask_for(CellIndex at, unsigned kind, int side) {
    Cell& cell = cells[at];
    const bool was_on_fringe = is_on_fringe(at);
    before<keeps>(at, &cell.asked);
    cell.asked = static_cast<SidePattern>(cell.asked | pattern_of(kind, side));
    if (kind == 0) {  // a river side (RIV-1)
        before<keeps>(&cell.holds);
        if (was_on_fringe) take_off_fringe<keeps>(cell);
        cell.before_river = 1;
        cell.holds = 0;
    } else if (!was_on_fringe) {
        if (!cell.before_river && !cell.is_outside) add_to_fringe<keeps>(at);
    } else if (groups.are_kept()) {  // moves the cell to another group
        take_off_fringe<keeps>(cell);
        add_to_fringe<keeps>(at);
    } else {
        before<keeps>(&asked[cell.holds]);
        asked[cell.holds] = cell.asked;
    }
}

template <bool keeps>
MISTBANK_HOT inline void Board::lay_beside(PlacedTile& tile, int side, unsigned& second_cities) {
    make_room<keeps>();
    const CellIndex at = add_cell<keeps>(tile.x + around[side].x, tile.y + around[side].y);
    const Cell& cell = cells[at];
    if (!cell.has_tile) return ask_for<keeps>(at, turned(tile).sides >> (2 * side) & 3u, opposite(side));
    const PlacedTile& neighbour = tiles[cell.holds];
    if (neighbour.face_down) return block_side<keeps>(tile, side);
    join_side<keeps>(tile, side, neighbour);
    if (with_shared) second_cities |= shape(neighbour).second_cities;
}

template <bool keeps>
TileIndex Board::lay_up(int x, int y, std::uint16_t type, int rotation) {
    const TileIndex index = put_down<keeps>(x, y, type);
    PlacedTile& tile = tiles[index];
    tile.rotation = static_cast<std::uint8_t>(rotation);
    add_nodes(index);
    counts->has_closed = shape(tile).has_closed;
    counts->touches_mist = 0;
    counts->limits_mist = 0;
    const bool has_centre = shape(tile).centres[0] != none8;
    if (has_centre && (shape(tile).tile_marks & bit(Mark::abbey)) != 0) {
        for (int side = 0; side < 4; ++side) close_side<keeps>(tile, side);
    } else {
        // Collects the second cities of shared sides: first those of this tile; lay_beside() adds those of its
        // neighbours.
        unsigned second_cities = with_shared ? shape(tile).second_cities : 0u;
        for (int side = 0; side < 4; ++side) lay_beside<keeps>(tile, side, second_cities);
        if (second_cities != 0) join_second_cities<keeps>(tile);
    }
    notify_centres<keeps>(tile, counts->centres_near);
    if (has_centre) become_centre<keeps>(tile);
    return index;
}

template <bool keeps>
TileIndex Board::lay_down(int x, int y, std::uint32_t place_in_order) {
    const TileIndex index = put_down<keeps>(x, y, none16);
    PlacedTile& tile = tiles[index];
    tile.first = place_in_order;
    tile.face_down = 1;
    for (int side = 0; side < 4; ++side) {
        const TileIndex neighbour = tile_near(tile, side);
        if (neighbour != none32 && !tiles[neighbour].face_down) block_side<keeps>(tiles[neighbour], opposite(side));
    }
    notify_centres<keeps>(tile, counts->centres_near);
    return index;
}

TileIndex Board::lay(int x, int y, std::uint16_t type, int rotation) {
    return journal != nullptr ? lay_up<true>(x, y, type, rotation) : lay_up<false>(x, y, type, rotation);
}

TileIndex Board::lay_face_down(int x, int y, std::uint32_t place_in_order) {
    return journal != nullptr ? lay_down<true>(x, y, place_in_order) : lay_down<false>(x, y, place_in_order);
}

// Updates the tiles with centres around a new tile. `centres` has a bit for each direction with a centre; most tiles
// have none nearby.
template <bool keeps>
void Board::notify_centres(const PlacedTile& tile, unsigned centres) const {
    make_room<keeps>();
    for (; centres != 0; centres &= centres - 1) {
        const int direction = static_cast<int>(lowest_bit(centres));
        PlacedTile& neighbour = tiles[tile_near(tile, direction)];
        before<keeps>(&neighbour.surrounding);
        neighbour.surrounding = static_cast<std::uint8_t>(neighbour.surrounding | 1u << opposite(direction));
        neighbour.hidden = static_cast<std::uint8_t>(neighbour.hidden + tile.face_down);
    }
}

template <bool keeps>
void Board::become_centre(PlacedTile& tile) {
    make_room<keeps>();
    tile.has_centre = 1;
    for (int direction = 0; direction < 8; ++direction) {
        Cell& cell = cells[add_cell<keeps>(tile.x + around[direction].x, tile.y + around[direction].y)];
        before<keeps>(&cell.centres);
        cell.centres = static_cast<std::uint8_t>(cell.centres | 1u << opposite(direction));
        if (!cell.has_tile) continue;
        tile.surrounding = static_cast<std::uint8_t>(tile.surrounding | 1u << direction);
        tile.hidden = static_cast<std::uint8_t>(tile.hidden + tiles[cell.holds].face_down);
    }
}

void Board::add_nodes(TileIndex index) {
    PlacedTile& tile = tiles[index];
    const Shape& laid_shape = shape(tile);
    const NodeIndex first = counts->nodes;
    tile.first = first;
    for (std::size_t number = 0; number < laid_shape.segment_count; ++number) {
        Node node = laid_shape.nodes[number];
        node.root += first;
        node.next += first;
        node.first += first;
        node.tile = index;
        nodes[first + number] = node;
    }
    counts->nodes = static_cast<NodeIndex>(first + laid_shape.segment_count);
}

// --- closing --------------------------------------------------------------------------------------------------------

// Counts this side of the tile as closed for each feature on it, although no other tile joins the feature.
template <bool keeps>
void Board::end_side(const PlacedTile& tile, int side) {
    const auto there = static_cast<std::size_t>(side);
    const TurnedShape& shape = turned(tile);
    const auto close = [&](std::uint8_t number) {
        if (number == none8) return;
        Node& closed = feature(static_cast<NodeIndex>(tile.first + number));
        if (keeps) journal->keep(count_of(closed));
        closed.open = (closed.open - 1) & 0xFFFFFFu;
        if (closed.open == 0) counts->has_closed = 1;
    };
    close(shape.way[there]);
    close(second_city(tile, side));
    close(shape.mist[there]);
    if (!with_fields) return;
    close(shape.left_field[there]);
    close(shape.right_field[there]);
}

// Closes the side of the neighbouring tile that faces this side of an abbey (ABM-4).
template <bool keeps>
void Board::close_side(const PlacedTile& abbey, int side) {
    const TileIndex index = tile_near(abbey, side);
    if (index == none32) return;
    const int there = opposite(side);
    end_side<keeps>(tiles[index], there);
    // All sides of an abbey are clear sides for mist (ABM-8).
    if (turned(tiles[index]).mist[static_cast<std::size_t>(there)] != none8) counts->limits_mist = 1;
}

template <bool keeps>
void Board::end_beyond(TileIndex index) {
    PlacedTile& tile = tiles[index];
    for (int direction = 0; direction < 8; ++direction) {
        if (bounds.has(tile.x + around[direction].x, tile.y + around[direction].y)) continue;
        if (direction < 4) end_side<keeps>(tile, direction);
        if (tile.has_centre) tile.surrounding = static_cast<std::uint8_t>(tile.surrounding | 1u << direction);
    }
}

void Board::end_at_edge(TileIndex index) { journal != nullptr ? end_beyond<true>(index) : end_beyond<false>(index); }

// --- joining --------------------------------------------------------------------------------------------------------

template <bool keeps>
void Board::join_side(const PlacedTile& tile, int side, const PlacedTile& neighbour) {
    const auto here = static_cast<std::size_t>(side);
    const auto there = static_cast<std::size_t>(opposite(side));
    const TurnedShape& mine = turned(tile);
    const TurnedShape& shape = turned(neighbour);
    const auto join_both = [&](std::uint8_t number, std::uint8_t neighbour_number) {
        if (number == none8 || neighbour_number == none8) return;
        join<keeps>(static_cast<NodeIndex>(tile.first + number),
                    static_cast<NodeIndex>(neighbour.first + neighbour_number));
    };
    join_both(mine.way[here], shape.way[there]);
    join_both(mine.mist[here], shape.mist[there]);
    const bool is_misty = mine.mist[here] != none8;
    const bool meets_mist = shape.mist[there] != none8;
    if (is_misty || meets_mist) {
        if (is_misty && meets_mist) counts->touches_mist = 1;
        if (is_misty && !meets_mist) counts->limits_mist = 1;
        // A mist bank at a clear side can never be finished (MIS-2).
        if (!meets_mist) block<keeps>(static_cast<NodeIndex>(tile.first + mine.mist[here]));
        if (!is_misty) block<keeps>(static_cast<NodeIndex>(neighbour.first + shape.mist[there]));
    }
    if (with_fields) {
        join_both(mine.left_field[here], shape.right_field[there]);
        join_both(mine.right_field[here], shape.left_field[there]);
    }
}

// Joins the second city at a shared side to the first city of the neighbouring tile. That city has already counted the
// side as closed (HIL-13).
template <bool keeps>
void Board::join_second_cities(const PlacedTile& tile) {
    const auto join_across = [&](const PlacedTile& from, int shared_side, const PlacedTile& to) {
        const std::uint8_t second = second_city(from, shared_side);
        const std::uint8_t across = turned(to).way[static_cast<std::size_t>(opposite(shared_side))];
        if (second == none8 || across == none8) return;
        const auto city = static_cast<NodeIndex>(from.first + second);
        if (keeps) journal->keep(count_of(feature(city)));
        feature(city).open = (feature(city).open + 1) & 0xFFFFFFu;
        join<keeps>(city, static_cast<NodeIndex>(to.first + across));
    };
    for (int side = 0; side < 4; ++side) {
        const TileIndex neighbour = tile_near(tile, side);
        if (neighbour == none32 || tiles[neighbour].face_down) continue;
        if ((shape(tile).second_cities | shape(tiles[neighbour]).second_cities) == 0) continue;
        join_across(tile, side, tiles[neighbour]);
        join_across(tiles[neighbour], opposite(side), tile);
    }
}

template <bool keeps>
void Board::block_side(const PlacedTile& tile, int side) {
    const TurnedShape& shape = turned(tile);
    for (const std::uint8_t number : {shape.way[static_cast<std::size_t>(side)], second_city(tile, side),
                                      shape.mist[static_cast<std::size_t>(side)]}) {
        if (number != none8) block<keeps>(static_cast<NodeIndex>(tile.first + number));
    }
}

// Joins the two features and returns their common root.
template <bool keeps>
NodeIndex Board::unite(NodeIndex a, NodeIndex b) {
    NodeIndex higher = root(a);
    NodeIndex lower = root(b);
    if (higher != lower) {
        if (nodes[higher].rank < nodes[lower].rank) std::swap(higher, lower);
        Node& to = nodes[higher];
        Node& from = nodes[lower];
        if (keeps) {  // also records the words that join() changes
            make_room<keeps>();
            if (journal->had_node(higher)) {
                for (const void* word : {count_of(to), mark_on(to), static_cast<const void*>(&to.first)}) {
                    journal->put(word);
                }
            }
            for (const NodeIndex first : {to.first, from.first}) {
                if (journal->had_node(first)) journal->put(&nodes[first].next);
            }
            // If the root is new, the journal already contains all older nodes of the feature.
            if (journal->had_node(lower)) each_segment(lower, [&](const Node& node) { journal->keep(&node.root); });
        }
        to.rank = (to.rank + (to.rank == from.rank ? 1 : 0)) & 31u;
        to.open = (to.open + from.open) & 0xFFFFFFu;
        to.meeples = (to.meeples + from.meeples) & 0xFFu;
        to.blocked = (to.blocked | from.blocked) & 1u;
        NodeIndex at = lower;
        do {
            nodes[at].root = higher;
            at = nodes[at].next;
        } while (at != lower);
        // The circular lists of the two features are joined at their first segments, so the order of segments does not
        // depend on which root remains.
        std::swap(nodes[to.first].next, nodes[from.first].next);
        to.first = std::min(to.first, from.first);
    }
    return higher;
}

template NodeIndex Board::unite<true>(NodeIndex a, NodeIndex b);  // called in links.cpp
template NodeIndex Board::unite<false>(NodeIndex a, NodeIndex b);

template <bool keeps>
void Board::join(NodeIndex a, NodeIndex b) {
    const NodeIndex higher = unite<keeps>(a, b);
    if (keeps && journal->had_node(higher)) journal->keep(count_of(nodes[higher]));
    nodes[higher].open = (nodes[higher].open - 2) & 0xFFFFFFu;
    if (nodes[higher].open == 0) counts->has_closed = 1;
}

// --- queries --------------------------------------------------------------------------------------------------------

int Board::misty_among_nine(const PlacedTile& tile) const {
    int misty = is_misty(tile) ? 1 : 0;
    for (const Step& step : around) {
        const TileIndex neighbour = tile_at(tile.x + step.x, tile.y + step.y);
        if (neighbour != none32 && is_misty(tiles[neighbour])) ++misty;
    }
    return misty;
}

bool Board::first_of_its_tile(const Node& node) const {
    const PlacedTile& tile = tiles[node.tile];
    const NodeIndex feature_root = root(index_of(node));
    for (int number = 0; number < node.number; ++number) {
        const Node& earlier = this->node(tile, number);
        if (earlier.kind == node.kind && root(index_of(earlier)) == feature_root) return false;
    }
    return true;
}

int Board::tiles_of(NodeIndex node) const {
    int tiles_counted = 0;
    each_segment(node, [&](const Node& segment) { tiles_counted += first_of_its_tile(segment) ? 1 : 0; });
    return tiles_counted;
}

int Board::coats_of(NodeIndex node) const {
    int coats = 0;
    each_segment(node, [&](const Node& segment) { coats += shape(tiles[segment.tile]).coats[segment.number]; });
    return coats;
}

}  // namespace mistbank
