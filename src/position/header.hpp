// The header of a record or a position: its rules, its tiles and its order of draws.
#pragma once

#include <iterator>

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "position/text_lines.hpp"

namespace mistbank {

/// The rows of future chance results, in their order in the order of draws (orders.hpp).
inline constexpr std::string_view hidden_rows[] = {"order",   "again",   "dice",    "tokens",
                                                   "animals", "numbers", "messages"};
inline constexpr int hidden_row_count = static_cast<int>(std::size(hidden_rows));

struct GameHeader {
    /// The first occurrence of a key.
    struct Key {
        std::string_view word;
        int line = 0;
        std::size_t column = 0;  // both from 1
    };

    explicit GameHeader(const Allocator& allocator)
        : sets(allocator), order(allocator), keys(allocator), headers(HostAllocator<char>(allocator)) {}

    /// Null if the header has no such key.
    const Key* find_key(std::string_view word) const;

    Rules rules;
    HostVector<TileSet> sets;
    HostVector<std::uint16_t> order;  // with future chance results; empty if the seed or the host decides
    std::size_t row_entries[hidden_row_count] = {};  // none if the order is not from words
    HostVector<Key> keys;                            // empty if the header is not from a text
    HostString headers;                              // lines of the host (game/headers.hpp)
};

/// Reads the header of a record up to its line "actions", or "position" if the game does not begin with the first tile.
/// Looks for the tile sets among these sets and the built-in sets. Returns false and sets lines.error() on failure.
bool read_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                 GameHeader& header);
/// Reads the header of a position, up to the first line after the header; `is_any` reports whether there is one. The
/// header may name a preset instead of all other keys.
bool read_position_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                          GameHeader& header, bool& is_any);

}  // namespace mistbank
