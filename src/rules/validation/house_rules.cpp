// Validates the state of house rules: the bag, the location of each of its tiles, the hands and the filled holes.
#include <algorithm>

#include "board/bits.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/house_rules/whole_state.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

constexpr const char* source_of_house_rules = "src/rules/house_rules";

// Records where each tile of the draw order is. A tile has exactly one location.
class Whereabouts {
public:
    Whereabouts(const Table& table, Flaws& flaws)
        : flaws_(flaws), at_(flaws.notes<std::uint8_t>(table.setup->pile_tiles)), counted_(0) {}

    void note(std::uint32_t place, const char* where) {
        const bool known = place < at_.size();
        flaws_.expect(known, "the tile at the unknown place ", place, " is ", where);
        if (!known) return;
        flaws_.expect(at_[place]++ == 0, "the tile at place ", place, " is ", where, " and elsewhere");
        ++counted_;
    }
    long long counted() const { return counted_; }

private:
    Flaws& flaws_;
    HostVector<std::uint8_t> at_;
    long long counted_;
};

void check_held(const Table& table, const HeldTile& held, const char* where, Flaws& flaws) {
    flaws.expect(held.taken_at >= 1 && held.taken_at <= table.bag->time, "the tile at place ", held.place, " has been ",
                 where, " since an invalid time");
    flaws.expect(held.place >= table.setup->pile_tiles || table.seen_at[held.place] < held.taken_at,
                 "the tile at place ", held.place, " is ", where, " but returned to the bag later");
}

// Checks for each tile type that the visible and unseen tiles add up to all copies, and that there are no more hidden
// tiles than unseen tiles.
void check_types(const Table& table, Flaws& flaws) {
    const bool automatic = table.setup->rules.draws == Draws::automatic;
    const std::size_t types = table.setup->types.size();
    auto open = flaws.notes<int>(types);
    auto hidden = flaws.notes<int>(types);
    const auto see = [&](HostVector<int>& counts, std::uint32_t place) {
        const std::uint16_t type = table.order[place];
        flaws.expect(type < types || (!automatic && type == none16), "the tile at place ", place,
                     " has an unknown type");
        if (type < types) ++counts[type];
    };
    for (std::uint32_t place = 0; place < table.setup->pile_tiles; ++place) {
        if ((table.in_bag[place / 64] >> (place % 64) & 1u) == 0) continue;
        see(hidden, place);
        flaws.expect(automatic || table.order[place] == none16, "the tile in the bag at place ", place,
                     " must be unknown");
    }
    for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) {
        see(hidden, table.under_hills[i].place);
    }
    each_in_hands(table, [&](const HeldTile& held) { see(are_hands_hidden(table) ? hidden : open, held.place); });
    for (std::uint32_t i = 0; i < table.state->set_asides; ++i) see(open, table.aside[i]);
    if (table.state->drawn != none16) ++open[table.state->drawn];
    for (std::size_t index = table.setup->start.size(); index < table.board.counts->tiles; ++index) {
        const PlacedTile& tile = table.board.tiles[index];
        if (is_abbey(table, tile)) continue;
        ++open[tile.type];
    }
    for (std::size_t type = 0; type < types; ++type) {
        flaws.equal(open[type] + table.unseen[type], table.setup->copies[type], "the number of copies of type ", type);
        if (automatic) flaws.equal(table.unseen[type], hidden[type], "the number of hidden tiles of type ", type);
        flaws.expect(table.unseen[type] >= hidden[type], "more tiles of type ", type, " are hidden than unseen");
    }
}

}  // namespace

void check_bag(const Table& table, Flaws& flaws) {
    flaws.look_at("the bag", source_of_house_rules);
    if (table.bag == nullptr) return;
    Whereabouts places(table, flaws);
    long long in_bag = 0;
    for (std::uint32_t place = 0; place < table.setup->pile_tiles; ++place) {
        flaws.expect(table.seen_at[place] <= table.bag->time, "the tile at place ", place,
                     " has been seen at a future time");
        if ((table.in_bag[place / 64] >> (place % 64) & 1u) == 0) continue;
        places.note(place, "in the bag");
        ++in_bag;
    }
    flaws.equal(pile_left(table), in_bag, "the number of tiles in the pile");
    each_in_hands(table, [&](const HeldTile& held) {
        places.note(held.place, "in a hand");
        check_held(table, held, "in a hand", flaws);
    });
    for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) {
        places.note(table.under_hills[i].place, "under a hill");
        check_held(table, table.under_hills[i], "under a hill", flaws);
    }
    for (std::uint32_t i = 0; i < table.state->set_asides; ++i) places.note(table.aside[i], "set aside");
    long long laid = table.state->drawn == none16 ? 0 : 1;
    for (std::size_t index = table.setup->start.size(); index < table.board.counts->tiles; ++index) {
        laid += is_abbey(table, table.board.tiles[index]) ? 0 : 1;
    }
    flaws.equal(places.counted() + laid, table.setup->pile_tiles, "the total number of tiles");
    const bool goes_back = table.settings().house.unplayable == Unplayable::returned;
    flaws.expect(table.bag->is_used_up == BagUse::goes_on || goes_back,
                 "the bag is used up, but unplayable tiles are not returned to it (HSE-6)");
    if (!flaws.any()) check_types(table, flaws);
}

void check_state_of_house_rules(const Table& table, Flaws& flaws) {
    flaws.look_at("sales and the first player", source_of_house_rules);
    const char* const reason = refuse_state_of_house_rules(table).problem;
    flaws.expect(reason == nullptr, reason == nullptr ? "" : reason);
}

void check_hands(const Table& table, Flaws& flaws) {
    flaws.look_at("hands and holes", source_of_house_rules);
    if (table.holes != nullptr && table.holes->filled != none32) {
        const TileIndex filled = table.holes->filled;
        flaws.expect(filled < table.board.counts->tiles, "an unknown tile has filled a hole");
    }
    if (table.hands == nullptr) return;
    const Hands& hands = *table.hands;
    const int most = table.settings().house.hand != 0 ? tiles_of_a_hand : 1;
    for (int player = 0; player < max_players; ++player) {
        const int size = hands.size[player];
        flaws.expect(size <= (player < table.setup->rules.players ? most : 0), "player ", player, " holds ", size,
                     " tiles");
        for (int i = std::min(size, tiles_of_a_hand); i < tiles_of_a_hand; ++i) {
            flaws.expect(hands.tiles[player][i].taken_at == 0, "the hand of player ", player,
                         " has a tile beyond its size");
        }
    }
}

}  // namespace mistbank
