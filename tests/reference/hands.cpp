// Tiles in the players' hands: a hand of several tiles, or one tile drawn ahead (HSE-1 to HSE-5).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

constexpr int unknown = -1;

bool are_hidden(const Table& table) { return !table.rules.house.hand_open; }

// Returns the number of tiles in a full hand. HSE-1: a held abbey takes the place of one tile. HSE-5: a player who
// draws ahead has one tile, and abbeys do not count.
int full_hand(const Table& table, int player) {
    const HouseRules& house = table.rules.house;
    return house.draw_ahead ? 1 : house.hand - table.supplies.at(colour_of(table, player)).abbeys;
}

int& size_of_pile(Table& table) { return table.piles.at(static_cast<std::size_t>(table.active_pile)); }
int tiles_in_pile(const Table& table) { return table.piles.at(static_cast<std::size_t>(table.active_pile)); }

// HSE-2: a tile that becomes visible is no longer unseen. Tiles in a hidden hand count as unseen.
void see(Table& table, int type) { --table.unseen.at(static_cast<std::size_t>(type)); }

// HSE-1: draws until the hand is full or the pile is empty, and keeps even tiles that wait for the dragon. When an
// unplayable hand is exchanged, the host may answer that nothing else fits (HSE-6).
void fill_hand(Table& table, Script& script, int player, bool is_exchange = false) {
    std::vector<int>& hand = table.hands.at(player);
    while (static_cast<int>(hand.size()) < full_hand(table, player) && tiles_in_pile(table) > 0) {
        const int type = script.take(table, player, is_exchange);
        if (type == Script::no_tile) {
            table.nothing_fits = true;
            return;
        }
        --size_of_pile(table);
        hand.push_back(type);
        if (!are_hidden(table)) see(table, type);
    }
}

void deal_hands(Table& table, Script& script) {
    for (int player = 0; player < table.rules.players; ++player) table.hands[player];
    for (int player = 0; player < table.rules.players; ++player) fill_hand(table, script, player);
}

// Lists the ways to lay a tile from the hand (HSE-3, HSE-11).
std::vector<Action> ways_to_lay_from_hand(const Table& table, const std::vector<int>& hand) {
    std::vector<Action> ways;
    for (std::size_t place = 0; place < hand.size(); ++place) {
        if (hand[place] == unknown || waits_for_dragon(table, hand[place])) continue;
        for (Action way : ways_to_lay(table, hand[place])) {
            way.count = static_cast<std::uint8_t>(way.count | place << 2);
            ways.push_back(way);
        }
    }
    return ways;
}

// Sets the tiles of an unplayable hand aside (HSE-3), or returns them to the pile if the rules say so (HSE-6). Tiles
// that wait for the dragon are always set aside (PRD-3). Returns whether any tile goes back into the pile.
bool set_hand_aside(Table& table, std::vector<int>& hand) {
    bool any_back = false;
    for (const int type : hand) {
        const bool goes_back = table.rules.house.unplayable == Unplayable::returned && !waits_for_dragon(table, type);
        any_back = any_back || goes_back;
        if (goes_back) {
            ++size_of_pile(table);
            if (!are_hidden(table)) ++table.unseen.at(static_cast<std::size_t>(type));
        } else {
            table.set_aside.push_back(type);
            if (are_hidden(table)) see(table, type);
        }
    }
    hand.clear();
    return any_back;
}

// Reads the tiles that the library has dealt to the hand. Called only when the hand's owner chooses, because the
// library may deal hidden tiles again at any other time.
void look(const Table& table, Script& script, std::vector<int>& hand) {
    if (are_hidden(table) && table.rules.draws == Draws::automatic) hand = script.look_at_hand(table, hand.size());
}

void look_away(const Table& table, std::vector<int>& hand) {
    if (are_hidden(table) && table.rules.draws == Draws::automatic) std::fill(hand.begin(), hand.end(), unknown);
}

// Returns the action that lays a tile from the hand; nothing if no tile in the hand fits.
std::optional<Action> choose_from_hand(Table& table, Script& script, std::vector<int>& hand) {
    look(table, script, hand);
    for (;;) {
        std::vector<Action> options = ways_to_lay_from_hand(table, hand);
        const auto unnamed = std::find(hand.begin(), hand.end(), unknown);
        if (unnamed != hand.end()) {
            for (const Action& naming : script.ways_to_draw(table)) options.push_back(naming);
        }
        if (options.empty()) return std::nullopt;
        const Action action = script.choose(DecisionKind::hand, options);
        if (action.kind == ActionKind::lay) return action;
        *unnamed = action.x;
    }
}

}  // namespace

bool hands_are_dealt(const Table& table) { return !table.hands.empty(); }

bool has_empty_hand(const Table& table, int player) { return table.hands.at(player).empty(); }

bool stays_without_tiles(const Table& table, int player) {
    return has_empty_hand(table, player) && tiles_in_pile(table) == 0;
}

bool all_stay_without_tiles(const Table& table) {
    return std::all_of(table.hands.begin(), table.hands.end(),
                       [&](const auto& hand) { return stays_without_tiles(table, hand.first); });
}

int tiles_in_hidden_hands(const Table& table) {
    int tiles = 0;
    for (const auto& [player, hand] : table.hands) tiles += are_hidden(table) ? static_cast<int>(hand.size()) : 0;
    return tiles;
}

int unnamed_in_hidden_hands(const Table& table) { return known_in_hidden_hands(table, unknown); }

int known_in_hidden_hands(const Table& table, int type) {
    int tiles = 0;
    for (const auto& [player, hand] : table.hands) {
        if (are_hidden(table)) tiles += static_cast<int>(std::count(hand.begin(), hand.end(), type));
    }
    return tiles;
}

void deal_hands_if_it_is_time(Table& table, Script& script) {
    if (table.rules.house.has_hands() && !hands_are_dealt(table) && !river_flows_on(table)) deal_hands(table, script);
}

void fill_own_hand(Table& table, Script& script) {
    if (hands_are_dealt(table) && !table.nothing_fits) fill_hand(table, script, table.player);
}

void fill_empty_hand(Table& table, Script& script) {
    if (hands_are_dealt(table) && has_empty_hand(table, table.player) && !table.nothing_fits) {
        fill_hand(table, script, table.player);
    }
}

bool lay_from_hand(Table& table, Script& script) {
    std::vector<int>& hand = table.hands.at(table.player);
    while (!hand.empty()) {
        if (const std::optional<Action> lay = choose_from_hand(table, script, hand)) {
            const auto place = hand.begin() + (lay->count >> 2);
            const int type = *place;
            hand.erase(place);
            if (are_hidden(table)) see(table, type);
            look_away(table, hand);
            lay_down(table, type, cell_of(*lay), lay->count & 3);
            return true;
        }
        const bool any_back = set_hand_aside(table, hand);
        const bool returned = table.rules.house.unplayable == Unplayable::returned;
        const bool any_left = any_back || !script.is_out_of_tiles(table) || script.ends_for_want_of_fitting(table);
        if (returned && any_left && !script.anything_left_fits(table)) table.nothing_fits = true;  // HSE-6
        if (table.nothing_fits) return false;
        fill_hand(table, script, table.player, true);
    }
    return false;
}

}  // namespace mistbank_reference
