#include "board/board.hpp"

#include "board/bits.hpp"

namespace mistbank {
namespace {

std::uint32_t power_of_two_from(std::uint32_t least) {
    std::uint32_t power = 16;
    while (power < least) power *= 2;
    return power;
}

}  // namespace

BoardSize board_size(std::uint32_t tiles, std::uint32_t nodes) {
    BoardSize size{};
    size.tiles = tiles;
    size.cells = 3 * tiles + 4;  // the tiles, and at most 2n+2 cells beside n connected ones
    size.nodes = nodes;
    size.slots = power_of_two_from(2 * size.cells);
    size.fringe_words = (size.cells + 63) / 64;
    return size;
}

// --- places ---------------------------------------------------------------------------------------------------------

// Rows are spread so that a board of common size fills the slots without two cells meeting in one.
std::uint32_t Board::slot_of(int x, int y) const {
    std::uint32_t slot = static_cast<std::uint32_t>(x + 23 * y) & slot_mask;
    while (slots[slot] != 0) {
        const Cell& cell = cells[slots[slot] - 1];
        if (cell.x == x && cell.y == y) return slot;
        slot = (slot + 1) & slot_mask;
    }
    return slot;
}

std::uint16_t Board::cell_at(int x, int y) const {
    const std::uint16_t found = slots[slot_of(x, y)];
    return found == 0 ? none16 : static_cast<std::uint16_t>(found - 1);
}

TileIndex Board::tile_at(int x, int y) const {
    const std::uint16_t found = slots[slot_of(x, y)];
    return found == 0 ? none16 : cells[found - 1].tile;
}

std::uint16_t Board::add_cell(int x, int y) {
    const std::uint32_t slot = slot_of(x, y);
    if (slots[slot] == 0) {
        cells[counts->cells] = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), none16, 0, 0};
        slots[slot] = ++counts->cells;
    }
    return static_cast<std::uint16_t>(slots[slot] - 1);
}

bool Board::fits_somewhere(std::uint16_t type) const {
    for (std::uint32_t word = 0; word < fringe_words(); ++word) {
        for (std::uint64_t rest = fringe[word]; rest != 0; rest &= rest - 1) {
            if (fitting(type, static_cast<std::uint16_t>(64 * word + lowest_bit(rest))) != 0) return true;
        }
    }
    return false;
}

// --- laying ---------------------------------------------------------------------------------------------------------

TileIndex Board::put_down(int x, int y, std::uint16_t type) {
    const TileIndex index = counts->tiles++;
    PlacedTile& tile = tiles[index];
    tile = {};
    tile.x = static_cast<std::int16_t>(x);
    tile.y = static_cast<std::int16_t>(y);
    tile.type = type;
    const std::uint16_t place = add_cell(x, y);
    cells[place].tile = index;
    fringe[place / 64] &= ~(std::uint64_t{1} << (place % 64));
    return index;
}

TileIndex Board::lay(int x, int y, std::uint16_t type, int rotation) {
    const TileIndex index = put_down(x, y, type);
    PlacedTile& tile = tiles[index];
    tile.rotation = static_cast<std::uint8_t>(rotation);
    add_nodes(index);

    const SidePattern sides = turned(tile).sides;
    for (int side = 0; side < 4; ++side) {
        const std::uint16_t there = add_cell(x + around[side].x, y + around[side].y);
        Cell& cell = cells[there];
        if (cell.tile == none16) {
            const auto kind = static_cast<SideKind>(sides >> (2 * side) & 3u);
            cell.asked = static_cast<SidePattern>(cell.asked | pattern_of(kind, opposite(side)));
            fringe[there / 64] |= std::uint64_t{1} << (there % 64);
        } else if (tiles[cell.tile].face_down) {
            block_side(tile, side);
        } else {
            join_side(tile, side, tiles[cell.tile]);
        }
    }
    count_neighbours(index);
    return index;
}

TileIndex Board::lay_face_down(int x, int y, std::uint16_t type, std::uint16_t place_in_order) {
    const TileIndex index = put_down(x, y, type);
    PlacedTile& tile = tiles[index];
    tile.first = place_in_order;
    tile.face_down = 1;
    for (int side = 0; side < 4; ++side) {
        const TileIndex other = beside(tile, side);
        if (other != none16 && !tiles[other].face_down) block_side(tiles[other], opposite(side));
    }
    count_neighbours(index);
    return index;
}

void Board::add_nodes(TileIndex index) {
    PlacedTile& tile = tiles[index];
    const Shape& its = shape(tile);
    tile.first = counts->nodes;
    for (std::uint8_t number = 0; number < its.segment_count; ++number) {
        const NodeIndex at = counts->nodes++;
        nodes[at] = {at, at, index, 1, its.ends[number], 0, 0, number, its.kind[number], 0, 0};
    }
}

void Board::count_neighbours(TileIndex index) {
    PlacedTile& tile = tiles[index];
    for (int direction = 0; direction < 8; ++direction) {
        const TileIndex other = tile_at(tile.x + around[direction].x, tile.y + around[direction].y);
        if (other == none16) continue;
        PlacedTile& neighbour = tiles[other];
        if (direction < 4) {
            ++tile.beside;
            ++neighbour.beside;
        }
        ++tile.surrounding;
        ++neighbour.surrounding;
        tile.hidden = static_cast<std::uint8_t>(tile.hidden + neighbour.face_down);
        neighbour.hidden = static_cast<std::uint8_t>(neighbour.hidden + tile.face_down);
    }
}

// --- joining --------------------------------------------------------------------------------------------------------

void Board::join_side(const PlacedTile& tile, int side, const PlacedTile& other) {
    const auto here = static_cast<std::size_t>(side);
    const auto there = static_cast<std::size_t>(opposite(side));
    const TurnedShape& mine = turned(tile);
    const TurnedShape& its = turned(other);
    const auto join_both = [&](std::uint8_t number, std::uint8_t other_number) {
        if (number == none8 || other_number == none8) return;
        join(static_cast<NodeIndex>(tile.first + number), static_cast<NodeIndex>(other.first + other_number));
    };
    join_both(mine.way[here], its.way[there]);
    join_both(mine.mist[here], its.mist[there]);
    // MIS-2: mist against a clear side
    if (its.mist[there] == none8 && mine.mist[here] != none8)
        block(static_cast<NodeIndex>(tile.first + mine.mist[here]));
    if (mine.mist[here] == none8 && its.mist[there] != none8)
        block(static_cast<NodeIndex>(other.first + its.mist[there]));
    if (with_fields) {
        join_both(mine.left_field[here], its.right_field[there]);
        join_both(mine.right_field[here], its.left_field[there]);
    }
}

void Board::block_side(const PlacedTile& tile, int side) {
    const TurnedShape& its = turned(tile);
    for (const std::uint8_t number :
         {its.way[static_cast<std::size_t>(side)], its.mist[static_cast<std::size_t>(side)]}) {
        if (number != none8) block(static_cast<NodeIndex>(tile.first + number));
    }
}

NodeIndex Board::root(NodeIndex node) const {
    while (nodes[node].parent != node) node = nodes[node].parent;
    return node;
}

NodeIndex Board::root_shortening(NodeIndex node) {
    while (nodes[node].parent != node) {
        nodes[node].parent = nodes[nodes[node].parent].parent;
        node = nodes[node].parent;
    }
    return node;
}

void Board::join(NodeIndex a, NodeIndex b) {
    NodeIndex large = root_shortening(a);
    NodeIndex small = root_shortening(b);
    if (large != small) {
        if (nodes[large].size < nodes[small].size) {
            const NodeIndex swap = large;
            large = small;
            small = swap;
        }
        Node& to = nodes[large];
        Node& from = nodes[small];
        from.parent = large;
        to.size = static_cast<std::uint16_t>(to.size + from.size);
        to.open = static_cast<std::uint16_t>(to.open + from.open);
        to.meeples = static_cast<std::uint8_t>(to.meeples + from.meeples);
        to.blocked = static_cast<std::uint8_t>(to.blocked | from.blocked);
        const NodeIndex next = to.next;
        to.next = from.next;
        from.next = next;
    }
    nodes[large].open = static_cast<std::uint16_t>(nodes[large].open - 2);
}

// --- looking --------------------------------------------------------------------------------------------------------

bool Board::misty_side_against(const PlacedTile& tile, bool wanted) const {
    const unsigned misty = turned(tile).misty;
    for (int side = 0; side < 4; ++side) {
        if ((misty >> side & 1u) == 0) continue;
        const TileIndex other = beside(tile, side);
        if (other == none16 || tiles[other].face_down) continue;
        if (((turned(tiles[other]).misty >> opposite(side) & 1u) != 0) == wanted) return true;
    }
    return false;
}

bool Board::touches_mist(const PlacedTile& tile) const { return misty_side_against(tile, true); }
bool Board::limits_mist(const PlacedTile& tile) const { return misty_side_against(tile, false); }

int Board::misty_among_nine(const PlacedTile& tile) const {
    int misty = is_misty(tile) ? 1 : 0;
    for (const Step& step : around) {
        const TileIndex other = tile_at(tile.x + step.x, tile.y + step.y);
        if (other != none16 && is_misty(tiles[other])) ++misty;
    }
    return misty;
}

bool Board::first_of_its_tile(const Node& node) const {
    const PlacedTile& tile = tiles[node.tile];
    const NodeIndex its_root = root(index_of(node));
    for (int number = 0; number < node.number; ++number) {
        const Node& other = this->node(tile, number);
        if (other.kind == node.kind && root(index_of(other)) == its_root) return false;
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
