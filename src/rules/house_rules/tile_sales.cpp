// A key tile is for sale (HSE-18). The other players make offers; the active player may sell the tile and then draws
// another. The buyer holds the tile as an open hand and lays it on the buyer's next turn.
#include "rules/house_rules/tile_sales.hpp"

#include <algorithm>

#include "rules/hashing.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

int players_of(const Table& table) { return table.setup->rules.players; }
Colour colour_at(const Table& table, int player) { return table.setup->rules.colours[player]; }
int asked_player(const Table& table) { return table.sales->asked - 1; }
bool holds_tile(const Table& table, int player) { return table.hands->size[player] > 0; }

int points_to_offer(const Table& table, int player) {
    const int scoring_meeple = scoring_meeple_of(table, colour_at(table, player));
    return std::min<int>(most_points_offered, table.state->totals[scoring_meeple]);
}
bool has_good(const Table& table, int player, int good) {
    return table.traders != nullptr && table.traders->goods[static_cast<int>(colour_at(table, player))][good] > 0;
}

bool has_abbey(const Table& table, int player) { return table.abbeys != nullptr && holds_abbey(table, player); }

Action plain_action(ActionKind kind, int count = 0) {
    Action action;
    action.kind = kind;
    action.count = static_cast<std::uint8_t>(count);
    return action;
}

int good_offered(ActionKind kind) { return static_cast<int>(kind) - static_cast<int>(ActionKind::offer_wine); }

// --- offers ---

// A player who already holds a bought tile can only pass, because that tile is for the player's next turn.
void list_offers(const Table& table, ActionList& list) {
    const int player = asked_player(table);
    list.add(plain_action(ActionKind::pass));
    if (holds_tile(table, player)) return;
    for (int points = 1; points <= points_to_offer(table, player); ++points) {
        list.add(plain_action(ActionKind::offer_points, points));
    }
    for (int good = 0; good < good_kinds; ++good) {
        const auto kind = static_cast<ActionKind>(static_cast<int>(ActionKind::offer_wine) + good);
        if (has_good(table, player, good)) list.add(plain_action(kind));
    }
    if (has_abbey(table, player)) list.add(plain_action(ActionKind::offer_abbey));
}

const char* refuse_offer_of(const Table& table, int player, Action action) {
    if (action.kind == ActionKind::pass) return nullptr;
    if (holds_tile(table, player)) return "HSE-18: the player already holds a bought tile";
    if (action.kind == ActionKind::offer_points) {
        if (action.count == 0) return "HSE-18: an offer must be at least 1 point";
        return action.count <= points_to_offer(table, player) ? nullptr
                                                              : "HSE-18: the player has fewer points than the offer";
    }
    const bool is_owned = action.kind == ActionKind::offer_abbey ? has_abbey(table, player)
                                                                 : has_good(table, player, good_offered(action.kind));
    return is_owned ? nullptr : "HSE-18: the player does not have the offered good or abbey";
}

const char* refuse_offer(const Table& table, Action action) {
    return refuse_offer_of(table, asked_player(table), action);
}

bool has_offer(const Table& table, int player) {
    const int colour = static_cast<int>(colour_at(table, player));
    return table.sales->offered[colour] != 0;
}

void tell_of_offer(Table& table, EventKind kind, int player) {
    const int colour = static_cast<int>(colour_at(table, player));
    Event event = event_of(table, kind);
    event.colour = colour_at(table, player);
    event.type = table.state->drawn;
    event.points = table.sales->points[colour];
    event.count = table.sales->offered[colour];
    emit(table, event);
}

void resolve_offer(Table& table, Action action) {
    Sales& sales = *table.sales;
    const int player = asked_player(table);
    const int colour = static_cast<int>(colour_at(table, player));
    if (action.kind == ActionKind::offer_points) {
        sales.offered[colour] = Offered::points;
        sales.points[colour] = action.count;
    } else if (action.kind == ActionKind::offer_abbey) {
        sales.offered[colour] = Offered::abbey;
    } else if (action.kind != ActionKind::pass) {
        sales.offered[colour] = static_cast<std::uint8_t>(Offered::wine + good_offered(action.kind));
    }
    if (sales.offered[colour] != Offered::nothing) tell_of_offer(table, EventKind::offer_made, player);
    sales.asked = static_cast<std::uint8_t>((player + 1) % players_of(table) + 1);
}

// --- the sale ---

void list_sales(const Table& table, ActionList& list) {
    list.add(plain_action(ActionKind::keep_tile));
    for (int step = 1; step < players_of(table); ++step) {
        const int player = (table.state->player + step) % players_of(table);
        if (!has_offer(table, player)) continue;
        Action sell = plain_action(ActionKind::sell);
        sell.colour = static_cast<std::uint8_t>(colour_at(table, player));
        list.add(sell);
    }
}

const char* refuse_sale(const Table& table, Action action) {
    if (action.kind == ActionKind::keep_tile) return nullptr;
    const int player = table.setup->player_of(static_cast<Colour>(action.colour));
    return player >= 0 && has_offer(table, player) ? nullptr : "HSE-18: this player has made no offer";
}

// Returns the place of the drawn tile in the draw order. If several places have a tile of this type, any of them will
// do.
std::uint32_t place_of_drawn_tile(const Table& table) {
    const auto is_elsewhere = [&](std::uint32_t place) {
        bool is_held = (table.in_bag[place / 64] >> (place % 64) & 1u) != 0;
        each_in_hands(table, [&](const HeldTile& held) { is_held = is_held || held.place == place; });
        for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) {
            is_held = is_held || table.under_hills[i].place == place;
        }
        return is_held || std::find(table.aside, table.aside + table.state->set_asides, place) !=
                              table.aside + table.state->set_asides;
    };
    std::uint32_t place = 0;
    while (table.order[place] != table.state->drawn || is_elsewhere(place)) ++place;
    return place;
}

void move_abbey(Table& table, int from, int to) {
    Abbeys& abbeys = *table.abbeys;
    if (!use_further_abbey(table, from)) abbeys.held = static_cast<std::uint8_t>(abbeys.held & ~(1u << from));
    if (holds_abbey(table, to)) {
        ++table.sales->further_abbeys[static_cast<int>(colour_at(table, to))];
    } else {
        abbeys.held = static_cast<std::uint8_t>(abbeys.held | 1u << to);
    }
}

void move_payment(Table& table, int buyer) {
    const Colour from = colour_at(table, buyer);
    const Colour to = colour_of_active_player(table);
    const int offer = table.sales->offered[static_cast<int>(from)];
    if (offer == Offered::points) {
        hand_over(table, from, to, table.sales->points[static_cast<int>(from)], Source::sales);
    } else if (offer == Offered::abbey) {
        move_abbey(table, buyer, table.state->player);
    } else {
        --table.traders->goods[static_cast<int>(from)][offer - Offered::wine];
        ++table.traders->goods[static_cast<int>(to)][offer - Offered::wine];
    }
}

void clear_offers(Sales& sales) {
    std::fill_n(sales.offered, max_colours, std::uint8_t{Offered::nothing});
    std::fill_n(sales.points, max_colours, std::uint8_t{0});
}

void resolve_sale(Table& table, Action action) {
    State& state = *table.state;
    state.stage = StageOfSale::looking;
    if (action.kind == ActionKind::sell) {
        const int buyer = table.setup->player_of(static_cast<Colour>(action.colour));
        tell_of_offer(table, EventKind::tile_sold, buyer);
        move_payment(table, buyer);
        const HeldTile sold = {place_of_drawn_tile(table), ++table.bag->time};
        table.hands->tiles[buyer][table.hands->size[buyer]++] = sold;
        state.drawn = none16;
        state.stage = StageOfSale::redrawing;
        table.sales->is_settled = 2;
    }
    clear_offers(*table.sales);
}

bool has_any_offer(const Table& table) {
    return std::any_of(table.sales->offered, table.sales->offered + max_colours,
                       [](std::uint8_t offer) { return offer != 0; });
}

bool is_for_sale(const Table& table) {
    return table.sales->is_settled == 1 && table.state->part == 1 && is_key(table, table.state->drawn);
}

bool is_bought_tile_held(const Table& table) {
    bool is_held = false;
    for (int player = 0; player < players_of(table); ++player) {
        is_held = is_held || (player != table.state->player && holds_tile(table, player));
    }
    return is_held;
}

// --- stored offers ---

// Returns the number of players asked before this player.
int turn_of_asking(const Table& table, int player) {
    return (player - table.state->player - 1 + players_of(table)) % players_of(table);
}

Action action_of_offer(const Sales& sales, int colour) {
    const int offer = sales.offered[colour];
    if (offer == Offered::points) return plain_action(ActionKind::offer_points, sales.points[colour]);
    if (offer == Offered::abbey) return plain_action(ActionKind::offer_abbey);
    const int good = offer - Offered::wine;
    return plain_action(static_cast<ActionKind>(static_cast<int>(ActionKind::offer_wine) + good));
}

StateFault refuse_stored_offer(const Table& table, Colour colour) {
    const Sales& sales = *table.sales;
    const int player = table.setup->player_of(colour);
    const int offer = sales.offered[static_cast<int>(colour)];
    if (player < 0) return {"HSE-18: the colour of the offer is not in play", "offers", colour};
    if (offer > Offered::abbey) return {"HSE-18: this kind of offer is unknown", "offers", colour};
    if (player == table.state->player) return {"HSE-18: the active player cannot make an offer", "offers", colour};
    if (sales.asked != 0 && turn_of_asking(table, player) >= turn_of_asking(table, asked_player(table))) {
        return {"HSE-18: this player has not been asked for an offer", "offers", colour};
    }
    const char* const reason = refuse_offer_of(table, player, action_of_offer(sales, static_cast<int>(colour)));
    return {reason, offer == Offered::points ? "points_offered" : "offers", colour};
}

StateFault refuse_state_of_colour(const Table& table, Colour colour) {
    const Sales& sales = *table.sales;
    const auto c = static_cast<std::size_t>(colour);
    if ((sales.offered[c] == Offered::points) != (sales.points[c] != 0)) {
        return {"HSE-18: 'points_offered' must be above 0 if 'offers' of the colour is 1 (points), otherwise 0",
                sales.points[c] != 0 ? "points_offered" : "offers", colour};
    }
    const int player = table.setup->player_of(colour);
    if (sales.further_abbeys[c] != 0 && (player < 0 || !has_abbey(table, player))) {
        return {"HSE-18: only a player with an abbey can have further abbeys", "further_abbeys", colour};
    }
    return sales.offered[c] != Offered::nothing ? refuse_stored_offer(table, colour) : StateFault{};
}

void describe_offer(const Table& table, DecisionDetails& details) {
    details.colour = colour_at(table, asked_player(table));
}

}  // namespace

const char* text_of_offer(int what) {
    static constexpr const char* texts[] = {"nothing", "points", "wine", "grain", "cloth", "abbey"};
    return what >= 0 && what <= Offered::abbey ? texts[what] : "?";
}

int further_abbeys(const Table& table, int player) {
    return table.sales != nullptr ? table.sales->further_abbeys[static_cast<int>(colour_at(table, player))] : 0;
}

bool use_further_abbey(Table& table, int player) {
    if (further_abbeys(table, player) == 0) return false;
    --table.sales->further_abbeys[static_cast<int>(colour_at(table, player))];
    return true;
}

bool is_offer_awaited(const Table& table) {
    const Sales& sales = *table.sales;
    return sales.asked >= 1 && sales.asked <= players_of(table) && asked_player(table) != table.state->player &&
           !holds_tile(table, asked_player(table)) && is_for_sale(table);
}

bool is_sale_awaited(const Table& table) {
    return table.sales->asked == 0 && has_any_offer(table) && is_for_sale(table);
}

bool is_tile_sold(const Table& table) {
    return table.sales->is_settled == 2 && table.state->part == 1 && table.sales->asked == 0 && !has_any_offer(table) &&
           is_bought_tile_held(table);
}

StateFault refuse_state_of_sales(const Table& table) {
    for (int c = 0; c < max_colours; ++c) {
        const StateFault fault = refuse_state_of_colour(table, static_cast<Colour>(c));
        if (fault.problem != nullptr) return fault;
    }
    const DecisionKind decision = table.state->decision;
    const bool is_open = decision == DecisionKind::offer || decision == DecisionKind::sell;
    if (!is_sale_under_way(table) || is_open) return {};
    return {"HSE-18: the decision must be 'offer' or 'sell' while a tile is for sale",
            table.sales->asked != 0 ? "offer_asked" : "offers"};
}

bool is_sale_under_way(const Table& table) {
    return table.sales != nullptr && (table.sales->asked != 0 || has_any_offer(table));
}

// Step 1a, after a draw. A tile that is drawn instead of the sold tile is not for sale.
Progress sell_tile(Table& table) {
    State& state = *table.state;
    Sales& sales = *table.sales;
    if (state.stage == StageOfSale::redrawing) return draw_from_bag(table);
    if (state.stage == StageOfSale::looking) {
        const bool is_drawn = state.drawn != none16 && state.laid == none32;
        if (!is_drawn || state.part > 1 || sales.is_settled != 0) return Progress::next;
        sales.is_settled = 1;
        if (players_of(table) == 1 || !is_key(table, state.drawn)) return Progress::next;
        sales.asked = static_cast<std::uint8_t>((state.player + 1) % players_of(table) + 1);
        state.stage = StageOfSale::offering;
    }
    if (state.stage == StageOfSale::offering) {
        if (asked_player(table) != state.player) return ask(table, DecisionKind::offer);
        sales.asked = 0;
        if (!has_any_offer(table)) return Progress::next;
        state.stage = StageOfSale::choosing;
    }
    return ask(table, DecisionKind::sell);
}

// Step 1a, instead of a draw. A held tile that fits nowhere is set aside or put back like a drawn tile, and the player
// draws.
Progress take_held_tile(Table& table) {
    State& state = *table.state;
    const bool is_due = state.part == 1 && state.drawn == none16 && state.laid == none32;
    if (!is_due || !holds_tile(table, state.player)) return Progress::next;
    const std::uint32_t place = table.hands->tiles[state.player][0].place;
    const std::uint16_t type = table.order[place];
    take_from_hand(table, state.player, 0);
    if (tile_fits(table, type)) {
        state.drawn = type;
        table.sales->is_settled = 1;
        return Progress::next;
    }
    limit_undo(table);
    if (put_unplayable(table, place)) update_what_fits(table);
    return Progress::next;
}

void put_held_tiles_aside(Table& table) {
    for (int player = 0; player < players_of(table); ++player) {
        while (holds_tile(table, player)) {
            const std::uint32_t place = table.hands->tiles[player][0].place;
            take_from_hand(table, player, 0);
            put_aside(table, place);
        }
    }
}

void add_hash_of_sales(HashRow& row, const Table& table) {
    const Sales& sales = *table.sales;
    row.add(sales.asked, sales.is_settled);
    for (int c = 0; c < max_colours; ++c) row.add(sales.offered[c], sales.points[c], sales.further_abbeys[c]);
}

const DecisionRules offer_rules = {list_offers, refuse_offer, resolve_offer, asked_player, nullptr, describe_offer};
const DecisionRules sell_rules = {list_sales, refuse_sale, resolve_sale};

}  // namespace mistbank
