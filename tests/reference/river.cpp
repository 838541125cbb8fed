// The river (RIV): the layers of the pile, and the cells for river tiles.
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Returns the layer of the pile that holds a type; 0 is the top layer (RIV-2, RIV-7).
int layer_of(const TileType& type) {
    if (type.has(Mark::spring)) return 0;
    if (type.has(Mark::lake)) return 2;
    return type.has(SegmentKind::river) ? 1 : 3;
}

std::vector<Side> river_sides(const Tile& tile) {
    std::vector<Side> sides;
    for (const Side side : all_sides) {
        if (side_kind(tile, side) == SideKind::river) sides.push_back(side);
    }
    return sides;
}

// Returns the river segments joined to the spring; none before the spring is laid.
std::set<Spot> river_of(const Table& table) {
    for (const auto& [cell, tile] : table.board) {
        if (!type_of(table, tile.type).has(Mark::spring)) continue;
        return flood(table.board, {cell, *segment_of_kind(tile, SegmentKind::river)});
    }
    return {};
}

int quarter_turns(Side from, Side to) { return (static_cast<int>(to) - static_cast<int>(from) + 4) % 4; }

enum class Hand { none, left, right };

// Returns the direction in which the water turns between `source`, where it enters, and the tile's other river side;
// none if it does not turn.
Hand turn_of(const Tile& tile, Side source) {
    for (const Side side : river_sides(tile)) {
        if (quarter_turns(source, side) == 1) return Hand::left;  // for example, from the north side to the east side
        if (quarter_turns(source, side) == 3) return Hand::right;
    }
    return Hand::none;
}

// Returns the side where the water enters a laid tile, if it leaves by `mouth`.
std::optional<Side> source_of(const Tile& tile, Side mouth) {
    for (const Side side : river_sides(tile)) {
        if (side != mouth) return side;
    }
    return std::nullopt;  // the tile is the spring
}

// RIV-4: whether the tile and the tile before it would be bends in the same direction.
bool turns_back(const Board& board, const Tile& tile, Cell cell, Side source) {
    const Hand hand = turn_of(tile, source);
    const Tile& before = *neighbour(board, cell, source);
    const std::optional<Side> source_before = source_of(before, opposite(source));
    return hand != Hand::none && source_before && turn_of(before, *source_before) == hand;
}

// Whether the tile continues the river without turning back (RIV-3, RIV-4).
bool continues_the_river(const Table& table, const Tile& tile, Cell cell) {
    const std::set<Spot> river = river_of(table);
    std::vector<Side> sources;
    for (const Side side : river_sides(tile)) {
        const Tile* other = neighbour(table.board, cell, side);
        if (other == nullptr) continue;
        const std::optional<int> water = segment_of_kind(*other, SegmentKind::river);
        if (water && river.count({beyond(cell, side), *water}) != 0) sources.push_back(side);
    }
    return sources.size() == 1 && !turns_back(table.board, tile, cell, sources.front());
}

// RIV-7: whether the tile's river side faces an empty cell with no other tile next to it.
bool springs_into_the_open(const Board& board, const Tile& tile, Cell cell) {
    const std::vector<Side> mouths = river_sides(tile);
    return std::all_of(mouths.begin(), mouths.end(), [&](Side mouth) {
        const Cell next = beyond(cell, mouth);
        return tile_on(board, next) == nullptr && std::none_of(all_sides.begin(), all_sides.end(), [&](Side side) {
                   return neighbour(board, next, side) != nullptr;
               });
    });
}

}  // namespace

bool river_allows(const Table& table, const Tile& tile, Cell cell) {
    const TileType& type = type_of(table, tile.type);
    if (type.has(Mark::spring)) return springs_into_the_open(table.board, tile, cell);
    return river_sides(tile).empty() || continues_the_river(table, tile, cell);
}

bool is_of_river(const Table& table, int type) { return table.settings.river && layer_of(type_of(table, type)) < 3; }

bool lie_together(const Table& table, int type, int other) {
    return layer_of(type_of(table, type)) == layer_of(type_of(table, other));
}

bool river_flows_on(const Table& table) {
    for (int type = 0; type < static_cast<int>(table.unseen.size()); ++type) {
        if (is_of_river(table, type) && table.unseen.at(static_cast<std::size_t>(type)) > 0) return true;
    }
    return false;
}

int drawable(const Table& table, int type) {
    const int unseen = table.unseen.at(static_cast<std::size_t>(type));
    if (is_before_first_turn(table)) return is_of_river(table, type) ? 0 : unseen;
    const int layer = layer_of(type_of(table, type));
    if (!table.settings.river || unseen == 0 || layer == 0) return unseen;
    for (int other = 0; other < static_cast<int>(table.unseen.size()); ++other) {
        if (table.unseen.at(static_cast<std::size_t>(other)) == 0) continue;
        if (layer_of(type_of(table, other)) < layer) return 0;
    }
    return unseen;
}

}  // namespace mistbank_reference
