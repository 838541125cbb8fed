// Reads the tile sets and the rows of hidden information in a header. The readers of text and of JSON share this code.
#pragma once

#include "position/header.hpp"
#include "position/sets.hpp"

namespace mistbank {

class HeaderTiles {
public:
    HeaderTiles(const TileSet* sets, std::size_t set_count, const Allocator& allocator, GameHeader& header);

    /// Adds a set that the caller has given, or a built-in set. This and the following functions return false and set
    /// `error` on failure.
    bool add_set(const NamedSet& wanted, Error& error);
    /// Adds a set whose text the header contains.
    bool add_own_set(TileSet&& set, Error& error);
    /// Adds an entry to the row with this index in `hidden_rows`.
    bool add_entry(int row, std::string_view word, Error& error);
    /// Converts the entries to the draw order. Must be called when the rules and all sets are known.
    bool finish(Error& error);
    /// Returns false and sets `error` if the position names no sets and the caller has given a set other than the
    /// default sets of the rules. The game would not use such a set.
    bool are_given_sets_played(Error& error) const;

private:
    bool has_place_for_set(Error& error) const;
    bool add_numbers(int row, Error& error);
    int type_named(std::string_view id) const;
    template <class Visit>
    bool any_default_set(Visit visit) const;

    const TileSet* sets_;
    std::size_t set_count_;
    Allocator allocator_;
    GameHeader& header_;
    HostVector<TextWords> rows_;
};

/// Reads a fingerprint of 16 hexadecimal digits. Returns false and sets `error` on failure.
bool read_fingerprint(std::string_view word, NamedSet& wanted, Error& error);

}  // namespace mistbank
