// The header of a record or a position: the rules, the tiles and the draw order.
#pragma once

#include <iterator>

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "position/text_lines.hpp"

namespace mistbank {

/// The names of the rows of future random results, in the same sequence as in the draw order (orders.hpp).
inline constexpr std::string_view hidden_rows[] = {"order",   "again",   "dice",    "tokens",
                                                   "animals", "numbers", "messages"};
inline constexpr int hidden_row_count = static_cast<int>(std::size(hidden_rows));

struct GameHeader {
    /// The position of the first occurrence of a key.
    struct Key {
        std::string_view word;
        int line = 0;
        std::size_t column = 0;  // lines and columns count from 1
    };

    explicit GameHeader(const Allocator& allocator)
        : sets(allocator), order(allocator), keys(allocator), headers(HostAllocator<char>(allocator)) {}

    /// Returns the key with this word; null if the header does not contain it.
    const Key* find_key(std::string_view word) const;

    Rules rules;
    HostVector<TileSet> sets;
    HostVector<std::uint16_t> order;  // draws and future random results; empty if the seed or the host determines them
    // Number of entries of each row; 0 if the order was not read from words.
    std::size_t row_entries[hidden_row_count] = {};
    HostVector<Key> keys;  // empty if the header was not read from a text
    HostString headers;    // lines that the host added (game/headers.hpp)
};

/// Reads the header of a record up to the line "actions", or "position" if the game begins with a position. Finds tile
/// sets among `sets` and the built-in sets. Returns false and sets lines.error() on failure.
bool read_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                 GameHeader& header);
/// Reads the header of a position, up to the first line after the header. `is_any` is set to whether such a line
/// exists. The header can begin with a preset, whose values other keys can change.
bool read_position_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                          GameHeader& header, bool& is_any);

}  // namespace mistbank
