// The header of a record: by which rules, with which tiles, and in which order of draws.
#pragma once

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "record/record_lines.hpp"

namespace mistbank {

struct RecordHeader {
    explicit RecordHeader(const Allocator& allocator) : sets(allocator), order(allocator) {}

    Rules rules;
    HostVector<TileSet> sets;
    HostVector<std::uint16_t> order;  // with what chance will bring; empty where it follows from the seed or the host
};

/// Reads the header up to its line "actions", with sets of these or built-in ones; false with lines.error().
bool read_header(RecordLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                 RecordHeader& header);

}  // namespace mistbank
