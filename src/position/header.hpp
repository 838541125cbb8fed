// The header of a record or a position: by which rules, with which tiles, and in which order of draws.
#pragma once

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "position/text_lines.hpp"

namespace mistbank {

struct GameHeader {
    /// Where a key stands first.
    struct Key {
        std::string_view word;
        int line = 0;
        std::size_t column = 0;   // both from 1
        std::size_t entries = 0;  // in all lines with this key
    };

    explicit GameHeader(const Allocator& allocator) : sets(allocator), order(allocator), keys(allocator) {}

    /// Null if the header has no such key.
    const Key* find_key(std::string_view word) const;

    Rules rules;
    HostVector<TileSet> sets;
    HostVector<std::uint16_t> order;  // with what chance will bring; empty where it follows from the seed or the host
    HostVector<Key> keys;             // empty if the header was no text
};

/// Reads the header of a record up to its line "actions", or "position" where it does not begin with the first tile,
/// with sets of these or built-in ones; false with lines.error().
bool read_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                 GameHeader& header);
/// Likewise that of a position, up to the first line that is none of it; `is_any` tells whether there is one. It may
/// name a preset instead of all else.
bool read_position_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                          GameHeader& header, bool& is_any);

}  // namespace mistbank
