// Hashes of positions, built from rows of numbers: the data of each chapter, piece by piece. The memory layout does not
// affect the hashes. Hashes of version 2.0 are fixed: a row must keep its numbers in the same order.
#pragma once

#include <cstdint>

#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// Computes the hash of a row of numbers.
class HashRow {
public:
    template <class... Number>
    HashRow& add(Number... numbers) {
        (..., step(static_cast<std::uint64_t>(numbers)));
        return *this;
    }
    template <class Numbers>
    HashRow& add_all(const Numbers& numbers) {
        for (const auto number : numbers) add(number);
        return *this;
    }
    std::uint64_t value() const { return value_; }

private:
    void step(std::uint64_t number) { value_ = mixed(value_ + golden_step + number); }

    std::uint64_t value_ = 0;
};

/// The first number of a row about the board: the subject of the row. Expansions use the numbers from 5 for the
/// subjects of their own rows; the next free number is 9.
enum class About : std::uint8_t { tile, hidden_tile, ghosts, figure, prisoner };

template <class... Number>
std::uint64_t row_of(About about, Number... numbers) {
    return HashRow().add(about, numbers...).value();
}

inline void add_segment(HashRow& row, const Table& table, NodeIndex at) {
    const Node& node = table.board.nodes[at];
    const PlacedTile& tile = table.board.tiles[node.tile];
    row.add(tile.x, tile.y, node.number);
}

inline void add_tile(HashRow& row, const Table& table, TileIndex index) {
    if (index == none32) {
        row.add(none16);
    } else {
        row.add(table.board.tiles[index].x, table.board.tiles[index].y);
    }
}

}  // namespace mistbank
