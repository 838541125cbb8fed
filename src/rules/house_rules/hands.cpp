// Tiles in players' hands: a hand of 3 (HSE-1), or the next tile drawn ahead (HSE-5).
#include "rules/house_rules/hands.hpp"

#include <algorithm>

#include "rules/hashing.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/tile_sales.hpp"
#include "rules/house_rules/whole_state.hpp"

namespace mistbank {
namespace {

constexpr int bits_of_rotation = 2;  // the place in the hand uses the bits above the rotation

HeldTile& tile_in_hand(const Table& table, int player, int place) { return table.hands->tiles[player][place]; }

/// Returns the type of a tile in a hand; none16 if the host did not name it (HSE-2).
std::uint16_t type_in_hand(const Table& table, int player, int place) {
    return table.order[tile_in_hand(table, player, place).place];
}

// HSE-1: a held abbey counts as one of the 3 tiles. HSE-5: with tiles drawn ahead, an abbey does not count.
int room_in_hand(const Table& table, int player) {
    if (table.settings().house.draw_ahead) return 1;
    const bool has_abbey = table.abbeys != nullptr && (table.abbeys->held >> player & 1) != 0;
    return tiles_of_a_hand - (has_abbey ? 1 : 0);
}

// Returns whether the river has been drawn. HSE-3: river tiles on top of the pile are drawn singly.
bool is_river_drawn(const Table& table) {
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; table.river != nullptr && type < types; ++type) {
        if (table.unseen[type] > 0 && table.board.shapes[type].is_river()) return false;
    }
    return true;
}

void reveal(Table& table, HeldTile tile) {
    if (!are_hands_hidden(table)) return;
    limit_undo(table);
    mark_open(table, tile);
    --table.unseen[table.order[tile.place]];
}

// HSE-1: hands fill until no tile is left, including tiles that wait for the dragon. Revisions before 3 exclude the
// waiting tiles.
bool can_be_filled(const Table& table) {
    if (table.settings().hands_leave_waiting_tiles) return !is_used_up(table);
    return pile_left(table) > 0 && table.bag->is_used_up == BagUse::goes_on;
}

// HSE-4: returns whether a player with an empty hand can fill it later, when the pile has tiles again. Revisions before
// 3 do not allow this.
bool may_fill_up_later(const Table& table) {
    return !table.settings().hands_leave_waiting_tiles && can_be_filled(table);
}

bool may_take(const Table& table, int player) {
    return table.hands->size[player] < room_in_hand(table, player) && can_be_filled(table);
}

Progress fill_hand(Table& table, int player) {
    Hands& hands = *table.hands;
    hands.taking = 0;
    while (may_take(table, player)) {
        if (table.setup->rules.draws == Draws::external) {
            hands.taking = static_cast<std::uint8_t>(player + 1);
            return ask_always(table, DecisionKind::draw);
        }
        take_into_hand(table, player, take_by_chance(table));
    }
    return Progress::next;
}

// HSE-1: deals 3 tiles to one player after another, from the first seat on.
Progress deal_to_all(Table& table) {
    for (int player = 0; player < table.setup->rules.players; ++player) {
        if (fill_hand(table, player) == Progress::asks) return Progress::asks;
    }
    table.hands->are_dealt = 1;
    return Progress::next;
}

// HSE-3, HSE-6, PRD-3
void set_hand_aside(Table& table, int player) {
    Hands& hands = *table.hands;
    Event event = event_of(table, EventKind::hand_set_aside);
    event.colour = table.setup->rules.colours[player];
    emit(table, event);
    const bool goes_back = table.settings().house.unplayable == Unplayable::returned;
    while (hands.size[player] > 0) {
        const HeldTile tile = tile_in_hand(table, player, 0);
        const std::uint16_t type = table.order[tile.place];
        const bool waits = table.dragon != nullptr && waits_for_dragon(table, type);
        take_from_hand(table, player, 0);
        if (goes_back && !waits) {
            if (are_hands_hidden(table)) {
                mark_open(table, tile);
            } else {
                ++table.unseen[type];
            }
            put_back(table, tile.place);
        } else {
            reveal(table, tile);
            put_aside(table, tile.place);
        }
    }
    limit_undo(table);
    update_what_fits(table);
}

Action lay_from_hand(int place, Spot spot, unsigned rotation) {
    Action lay;
    lay.kind = ActionKind::lay;
    lay.count = static_cast<std::uint8_t>(static_cast<unsigned>(place) << bits_of_rotation | rotation);
    lay.x = spot.x;
    lay.y = spot.y;
    return lay;
}

// --- the decision ---

bool holds_unknown(const Table& table, int player) {
    bool any = false;
    for (int place = 0; place < table.hands->size[player]; ++place) {
        any = any || type_in_hand(table, player, place) == none16;
    }
    return any;
}

template <class Visit>
void each_type_to_name(const Table& table, Visit visit) {
    const bool any_unknown = holds_unknown(table, table.state->player);
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; any_unknown && type < types; ++type) {
        if (copies_in_bag(table, type) > 0) visit(type);
    }
}

void list_hand(const Table& table, ActionList& list) {
    const int player = table.state->player;
    for (int place = 0; place < table.hands->size[player]; ++place) {
        const std::uint16_t type = type_in_hand(table, player, place);
        if (type == none16 || !tile_fits(table, type)) continue;
        if (table.board.counts->tiles == 0) {  // HSE-11
            list.add(lay_from_hand(place, {0, 0}, 0));
            continue;
        }
        table.board.each_fitting(type,
                                 [&](Spot spot, unsigned rotation) { list.add(lay_from_hand(place, spot, rotation)); });
    }
    each_type_to_name(table, [&](std::uint16_t type) {
        Action name;
        name.kind = ActionKind::draw;
        name.x = static_cast<std::int16_t>(type);
        list.add(name);
    });
}

const char* refuse_naming(const Table& table, Action action) {
    bool can_be = false;
    bool any = false;
    each_type_to_name(table, [&](std::uint16_t type) {
        any = true;
        can_be = can_be || type == action.x;
    });
    if (!any) return "HSE-1: the game waits for a tile from the hand to be laid";
    return can_be ? nullptr : "HID-2: the hand cannot contain a tile of this type";
}

const char* refuse_hand(const Table& table, Action action) {
    if (action.kind == ActionKind::draw) return refuse_naming(table, action);
    const int player = table.state->player;
    const int place = action.count >> bits_of_rotation;
    if (place >= table.hands->size[player]) return "HSE-1: this place in the hand has no tile";
    const std::uint16_t type = type_in_hand(table, player, place);
    if (type == none16) return "HSE-2: this tile in the hand is still unknown";
    if (table.dragon != nullptr && waits_for_dragon(table, type)) {
        return "HSE-3: a dragon tile cannot be laid before the dragon is on the board";
    }
    action.count &= (1u << bits_of_rotation) - 1;
    if (table.board.counts->tiles > 0) return refuse_lay_of(table, type, action);
    const bool is_start = action.x == 0 && action.y == 0 && action.count == 0;
    return is_start ? nullptr : "HSE-11: the first tile must be laid at 0,0 with rotation 0";
}

void resolve_hand(Table& table, Action action) {
    const int player = table.state->player;
    if (action.kind == ActionKind::draw) {
        int place = 0;
        while (type_in_hand(table, player, place) != none16) ++place;
        table.order[tile_in_hand(table, player, place).place] = static_cast<std::uint16_t>(action.x);
        limit_undo(table);
        return;
    }
    const int place = action.count >> bits_of_rotation;
    const HeldTile tile = tile_in_hand(table, player, place);
    action.count &= (1u << bits_of_rotation) - 1;
    take_from_hand(table, player, place);
    reveal(table, tile);
    lay_type(table, table.order[tile.place], action);
}

// HSE-4: fills the empty hand of a player. The pile was empty at the player's last turn and has tiles again (PRD-3).
Progress fill_empty_hand(Table& table) {
    State& state = *table.state;
    const bool is_due = state.part == 1 && may_fill_up_later(table) && table.hands->size[state.player] == 0;
    if (!is_due && state.stage != StageOfFilling::filling) return Progress::next;
    state.stage = StageOfFilling::filling;
    return fill_hand(table, state.player);
}

}  // namespace

// --- taking tiles ---

void take_from_hand(Table& table, int player, int place) {
    Hands& hands = *table.hands;
    HeldTile* const tiles = hands.tiles[player];
    std::copy(tiles + place + 1, tiles + hands.size[player], tiles + place);
    tiles[--hands.size[player]] = {};  // unused entries of a state must be 0
}

const char* refuse_unknown_tile(const Table& table) {
    if (table.hands == nullptr || table.hands->taking == 0)
        return "HSE-2: only a tile taken into a hand can stay unknown: name the drawn tile";
    return are_hands_hidden(table) ? nullptr : "HSE-2: the hands are open: name the tile that was taken";
}

int unknown_in_hands(const Table& table) {
    int unknown = 0;
    each_in_hands(table, [&](const HeldTile& held) { unknown += table.order[held.place] == none16 ? 1 : 0; });
    return unknown;
}

void take_into_hand(Table& table, int player, std::uint32_t place) {
    Hands& hands = *table.hands;
    const std::uint16_t type = table.order[place];
    hands.tiles[player][hands.size[player]++] = {place, ++table.bag->time};
    hands.taking = 0;
    limit_undo(table);
    const bool is_hidden = are_hands_hidden(table);
    if (!is_hidden) {
        mark_open(table, hands.tiles[player][hands.size[player] - 1]);
        --table.unseen[type];
    }
    Event event = event_of(table, EventKind::tile_taken);
    event.colour = table.setup->rules.colours[player];
    event.type = is_hidden ? -1 : type;
    emit(table, event);
}

// Hands are dealt before the first turn. With the river, they are dealt after the river has been drawn (HSE-3).
Progress deal_hands(Table& table) {
    if (table.hands->are_dealt != 0) return fill_empty_hand(table);
    if (table.state->turn > 1 || table.state->part > 1 || !is_river_drawn(table)) return Progress::next;
    return deal_to_all(table);
}

// Hands are filled at the end of the turn, after all its parts: further parts use the rest of the hand.
Progress fill_hands(Table& table) {
    if (another_part_follows(table)) return Progress::next;
    // Revisions before 3 leave this flag at 0.
    table.hands->has_begun_to_fill = table.settings().hands_leave_waiting_tiles ? 0 : 1;
    if (table.hands->are_dealt == 0) return is_river_drawn(table) ? deal_to_all(table) : Progress::next;
    return fill_hand(table, table.state->player);
}

bool is_taken_into_hand(const Table& table) {
    const int taking = table.hands->taking;
    return taking >= 1 && taking <= table.setup->rules.players && may_take(table, taking - 1);
}

bool is_hand_being_filled(const Table& table) { return table.hands != nullptr && table.hands->taking != 0; }

// HSE-3. A tile that the host has not named counts as a tile that fits.
bool can_play_from_hand(const Table& table) {
    const int player = table.state->player;
    for (int place = 0; place < table.hands->size[player]; ++place) {
        const std::uint16_t type = type_in_hand(table, player, place);
        if (type == none16 || tile_fits(table, type)) return true;
    }
    return false;
}

// Step 1a.
Progress play_from_hand(Table& table) {
    Hands& hands = *table.hands;
    const int player = table.state->player;
    const bool has_tile = table.state->laid != none32 || table.state->drawn != none16;
    if (has_tile || is_drawn_singly(table, table.state->part)) return Progress::next;
    if (hands.is_exchanged != 0) {
        if (fill_hand(table, player) == Progress::asks) return Progress::asks;
        hands.is_exchanged = 0;
    }
    if (hands.size[player] == 0) return Progress::ends;
    if (are_hands_hidden(table)) limit_undo(table);  // all players learn whether any tile in the hand fits
    if (can_play_from_hand(table)) return ask_always(table, DecisionKind::hand);
    set_hand_aside(table, player);
    hands.is_exchanged = 1;
    return Progress::again;
}

// --- empty hands (HSE-4, MEET-25) ---

// HSE-3: river tiles are drawn singly. HSE-5: a tile drawn ahead is for the first part only.
bool is_drawn_singly(const Table& table, int part) {
    return table.hands == nullptr || table.hands->are_dealt == 0 || (table.settings().house.draw_ahead && part > 1);
}

// HSE-4: a second part uses only the rest of the hand. In the first part, an empty hand can be filled if the pile has
// tiles.
bool is_used_up_for(const Table& table, int player, int part) {
    if (table.bag != nullptr && table.bag->is_used_up != BagUse::goes_on) return true;
    if (is_drawn_singly(table, part)) return is_used_up(table);
    return table.hands->size[player] == 0 && (part > 1 || !may_fill_up_later(table));
}

bool are_hands_used_up(const Table& table) {
    for (int player = 0; player < table.setup->rules.players; ++player) {
        if (!is_used_up_for(table, player, 1)) return false;
    }
    return true;
}

// Skips players with neither a tile nor an abbey to lay. At least one player must have one.
int next_player_with_tiles(const Table& table) {
    const int players = table.setup->rules.players;
    int player = (table.state->player + 1) % players;
    while (is_used_up_for(table, player, 1) && !(table.abbeys != nullptr && can_lay_abbey(table, player))) {
        player = (player + 1) % players;
    }
    return player;
}

const DecisionRules hand_rules = {list_hand, refuse_hand, resolve_hand};

void add_hash_of_hands(HashRow& row, const Table& table, bool with_types) {
    const Hands& hands = *table.hands;
    row.add(hands.are_dealt, hands.taking, hands.is_exchanged);
    for (int player = 0; player < table.setup->rules.players; ++player) {
        row.add(hands.size[player]);
        for (int i = 0; with_types && i < hands.size[player]; ++i) row.add(table.order[hands.tiles[player][i].place]);
    }
}

}  // namespace mistbank
