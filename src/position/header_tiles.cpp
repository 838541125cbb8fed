#include "position/header_tiles.hpp"

#include <algorithm>

#include "tiles/builtin_cache.hpp"

namespace mistbank {
namespace {

template <class... Parts>
bool refuse_tiles(Error& error, const Parts&... problem) {
    error = {Status::invalid_position, Message::of(problem...)};
    return false;
}

/// The form of a row's entries: the maximum number, and the message about an invalid entry. Numbers of 32 bits take two
/// places in the order.
struct RowForm {
    std::uint32_t most;
    const char* problem;
};
constexpr RowForm forms[hidden_row_count] = {
    {},
    {},
    {},  // two rows of tiles and the row of dice have no form
    {UINT32_MAX, " is not the number of a token"},
    {UINT16_MAX, " is not the number of an animal"},
    {UINT32_MAX, " is not a number from 0 to 4294967295"},
    {UINT16_MAX, " is not the number of a message"},
};
constexpr int rows_of_tiles = 2;
constexpr int row_of_dice = 2;

}  // namespace

HeaderTiles::HeaderTiles(const TileSet* sets, std::size_t set_count, const Allocator& allocator, GameHeader& header)
    : sets_(sets),
      set_count_(set_count),
      allocator_(allocator),
      header_(header),
      rows_(hidden_row_count, TextWords(allocator), HostAllocator<TextWords>(allocator)) {}

bool HeaderTiles::has_place_for_set(Error& error) const {
    return header_.sets.size() < static_cast<std::size_t>(max_tile_sets) ||
           refuse_tiles(error, "a game has at most ", max_tile_sets, " tile sets");
}

bool HeaderTiles::add_set(const NamedSet& wanted, Error& error) {
    return has_place_for_set(error) && find_set(wanted, sets_, set_count_, header_.sets, error);
}

bool HeaderTiles::add_own_set(TileSet&& set, Error& error) {
    return has_place_for_set(error) && (header_.sets.push_back(std::move(set)), true);
}

bool HeaderTiles::add_entry(int row, std::string_view word, Error& error) {
    rows_[static_cast<std::size_t>(row)].push_back(word);
    return ++header_.row_entries[row] <= most_tiles ||
           refuse_tiles(error, "the order names more tiles than a game can hold");
}

bool HeaderTiles::finish(Error& error) {
    std::size_t types = 0;
    for (const TileSet& set : header_.sets) types += set.types().size();
    if (types > static_cast<std::size_t>(max_tile_types)) {  // checked before types are looked up for the order
        return refuse_tiles(error, "the tile sets have more than 1024 types in total");
    }
    for (int row = 0; row < hidden_row_count; ++row) {
        if (!add_numbers(row, error)) return false;
    }
    return header_.order.empty() || header_.rules.draws != Draws::external ||
           refuse_tiles(error, "a game with external draws cannot have an order");
}

bool HeaderTiles::add_numbers(int row, Error& error) {
    for (const std::string_view word : rows_[static_cast<std::size_t>(row)]) {
        std::uint32_t number = 0;
        if (row < rows_of_tiles) {
            const int type = type_named(word);
            if (type < 0)
                return refuse_tiles(error, "the order names ", quoted(word), ", which is not a tile of this game");
            number = static_cast<std::uint32_t>(type);
        } else if (row == row_of_dice) {
            if (word != "1" && word != "2" && word != "3") {
                return refuse_tiles(error, "a die shows 1, 2 or 3, not ", quoted(word));
            }
            number = static_cast<std::uint32_t>(word[0] - '0');
        } else if (!read_number(word, number) || number > forms[row].most) {
            return refuse_tiles(error, quoted(word), forms[row].problem);
        }
        std::uint16_t halves[2] = {static_cast<std::uint16_t>(number)};
        const bool is_large = forms[row].most > UINT16_MAX;
        if (is_large) put_number(halves, number);
        header_.order.insert(header_.order.end(), halves, halves + (is_large ? 2 : 1));
    }
    return true;
}

template <class Visit>
bool HeaderTiles::any_default_set(Visit visit) const {
    const char* name;
    for (int number = 0; (name = default_set(header_.rules, number)) != nullptr; ++number) {
        if (visit(builtin_set(builtin_index(name), allocator_))) return true;
    }
    return false;
}

bool HeaderTiles::are_given_sets_played(Error& error) const {
    if (!header_.sets.empty()) return true;
    for (std::size_t i = 0; i < set_count_; ++i) {
        const bool is_played = any_default_set([&](const TileSet& set) {
            return sets_[i].name() == set.name() && sets_[i].fingerprint() == set.fingerprint();
        });
        if (is_played) continue;
        const Message set(sets_[i].name());
        return refuse_tiles(error, "the tile set ", quoted(set),
                            " is given, but the position does not use it: add the line 'tiles ", set, "'");
    }
    return true;
}

int HeaderTiles::type_named(std::string_view id) const {
    int first = 0;
    int found = -1;
    const auto find = [&](const TileSet& set) {
        const int index = set.find(id);
        if (index >= 0) found = first + index;
        first += static_cast<int>(set.types().size());
        return index >= 0;
    };
    header_.sets.empty() ? any_default_set(find) : std::any_of(header_.sets.begin(), header_.sets.end(), find);
    return found;
}

bool read_fingerprint(std::string_view word, NamedSet& wanted, Error& error) {
    wanted.has_fingerprint = true;
    return read_number(word, wanted.fingerprint, 16) ||
           refuse_tiles(error, quoted(word), " is not a fingerprint of 16 hexadecimal digits");
}

}  // namespace mistbank
