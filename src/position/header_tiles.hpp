// The tile sets and the rows of hidden information in a header. The readers of texts and of JSON share these words.
#pragma once

#include "position/header.hpp"
#include "position/sets.hpp"

namespace mistbank {

class HeaderTiles {
public:
    HeaderTiles(const TileSet* sets, std::size_t set_count, const Allocator& allocator, GameHeader& header);

    /// Adds one of the given or built-in sets. The functions return false and set `error` on failure.
    bool add_set(const NamedSet& wanted, Error& error);
    /// Adds a set that the header itself contains.
    bool add_own_set(TileSet&& set, Error& error);
    /// Adds an entry of a row of `hidden_rows`.
    bool add_entry(int row, std::string_view word, Error& error);
    /// Converts the entries to the order of draws, after the rules and all sets are known.
    bool finish(Error& error);
    /// Without named sets, a position uses the sets of its rules; any other given set would be ignored.
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
