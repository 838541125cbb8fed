// Step 3e: a player whose marker or courier has moved to a multiple of 5 draws a message. The player follows the
// message or takes 2 points (MSG-2, MSG-4, MSG-6 to MSG-11).
#include <algorithm>
#include <utility>

#include "rules/figures.hpp"
#include "rules/hashing.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr int points_instead = 2;      // MSG-6
constexpr int points_of_a_farmer = 3;  // MSG-7, message 4
constexpr int points_of_a_coat = 2;    // MSG-7, message 5
constexpr int points_of_a_knight = 2;  // MSG-7, message 6
constexpr int numbers_that_draw = 5;   // MSG-4: a figure that moves to a multiple of 5 draws a message
constexpr unsigned further_tile = 7;
constexpr unsigned scored_meeple = 8;

bool is_own_meeple(const Table& table, const Figure& figure) {
    return figure.occupies() && is_active_players(table, figure.colour);
}

template <class Visit>
void each_own_meeple(const Table& table, Visit visit) {
    const Colour colour = colour_of_active_player(table);
    each_figure_among(table, colour, meeples_on_board(table, colour), visit);
}

// Calls `visit` with the node of each of the active player's meeples on segments of this kind.
template <class Visit>
void each_own_on(const Table& table, SegmentKind kind, Visit visit) {
    each_own_meeple(table, [&](int index) {
        const NodeIndex at = table.figures[index].node;
        if (table.board.nodes[at].kind == kind) visit(at);
    });
}

int own_on(const Table& table, SegmentKind kind) {
    int count = 0;
    each_own_on(table, kind, [&](NodeIndex) { ++count; });
    return count;
}

int value_at_the_end(const Table& table, NodeIndex at) { return reckon(table, at, When::at_the_end).value; }

// MSG-7, messages 1 to 3: returns the lowest value of the player's features of this kind, regardless of other players'
// figures; 0 if there are none.
int value_of_cheapest(const Table& table, SegmentKind kind) {
    int cheapest = -1;
    each_own_on(table, kind, [&](NodeIndex at) {
        const int value = value_at_the_end(table, at);
        if (cheapest < 0 || value < cheapest) cheapest = value;
    });
    return std::max(0, cheapest);
}

// MSG-7, message 5: counts each coat once, even if several meeples are in its city.
int coats_in_own_cities(const Table& table) {
    int coats = 0;
    NodeIndex counted[none8];
    NodeIndex* end = counted;
    each_own_on(table, SegmentKind::city, [&](NodeIndex at) {
        const NodeIndex city = table.board.root(at);
        if (std::find(counted, end, city) != end) return;
        *end++ = city;
        coats += table.board.coats_of(city);
    });
    return coats;
}

// MSG-9
bool can_be_scored(const Table& table, int index) {
    const Figure& figure = table.figures[index];
    if (!is_own_meeple(table, figure)) return false;
    switch (table.board.nodes[figure.node].kind) {
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::field:
        case SegmentKind::monastery:
        case SegmentKind::garden:
        case SegmentKind::castle: return true;
        default: return false;
    }
}

bool any_can_be_scored(const Table& table) {
    bool any = false;
    each_own_meeple(table, [&](int index) { any = any || can_be_scored(table, index); });
    return any;
}

// Returns the value of the meeple's feature for its player, regardless of other players' figures. In a field, the
// player's pig counts (MSG-9).
int value_of_meeple(const Table& table, const Figure& meeple) {
    const Reckoning reckoning = reckon(table, meeple.node, When::at_the_end);
    return reckoning.value + bonus_of(table, meeple.node, meeple.colour, reckoning);
}

// MSG-8, MSG-11: returns whether the player can draw a tile for message 7. An abbey does not count, because it is not
// drawn.
bool can_draw_further_tile(const Table& table) { return !is_used_up_for(table, table.state->player, 2); }

// MSG-7
bool can_act(const Table& table) {
    switch (table.messages->open) {
        case 1: return own_on(table, SegmentKind::road) > 0;
        case 2: return own_on(table, SegmentKind::city) > 0;
        case 3: return own_on(table, SegmentKind::monastery) > 0;
        case 4: return own_on(table, SegmentKind::field) > 0;
        case 5: return coats_in_own_cities(table) > 0;
        case 6: return own_on(table, SegmentKind::city) > 0;
        case further_tile: return can_draw_further_tile(table);
        default: return any_can_be_scored(table);
    }
}

int points_of_action(const Table& table) {
    switch (table.messages->open) {
        case 1: return value_of_cheapest(table, SegmentKind::road);
        case 2: return value_of_cheapest(table, SegmentKind::city);
        case 3: return value_of_cheapest(table, SegmentKind::monastery);
        case 4: return points_of_a_farmer * own_on(table, SegmentKind::field);
        case 5: return points_of_a_coat * coats_in_own_cities(table);
        case 6: return points_of_a_knight * own_on(table, SegmentKind::city);
        default: return 0;
    }
}

void tell_what_was_done(Table& table, bool acts, int points) {
    Event event = event_of(table, EventKind::message_resolved);
    event.colour = colour_of_active_player(table);
    event.count = table.messages->open;
    event.amount = acts ? 1 : 0;
    event.points = points;
    emit(table, event);
}

void resolve_for_points(Table& table, bool acts, int points) {
    tell_what_was_done(table, acts, points);
    if (points != 0) pay(table, colour_of_active_player(table), {Source::messages, points});
    table.state->stage = StageOfMessage::resolved;
}

// --- following the message, or 2 points (MSG-6) ---

void list_answers_to_message(const Table& table, ActionList& list) {
    Action action;
    action.kind = ActionKind::act_on_message;
    if (can_act(table)) list.add(action);
    action.kind = ActionKind::two_points;
    list.add(action);
}

// Both answers are legal whenever they are asked for: if the message cannot be followed, the player takes 2 points
// without a question (MSG-6).
const char* refuse_answer_to_message(const Table&, Action) { return nullptr; }

void resolve_answer_to_message(Table& table, Action action) {
    const bool acts = action.kind == ActionKind::act_on_message;
    if (!acts) return resolve_for_points(table, false, points_instead);
    if (table.messages->open == scored_meeple) {
        table.state->stage = StageOfMessage::naming_meeple;
        return;
    }
    if (table.messages->open == further_tile) table.messages->another_part_follows = 1;
    resolve_for_points(table, true, points_of_action(table));
}

// --- choosing the meeple to score (MSG-9) ---

void list_meeples_to_score(const Table& table, ActionList& list) {
    list_meeples_of(table, colour_of_active_player(table), ActionKind::score_meeple, list,
                    [&](int index) { return can_be_scored(table, index); });
}

const char* refuse_meeple_to_score(const Table& table, Action action) {
    const int index = figure_named(table, action);
    if (index < 0) return "MSG-9: the named meeple is not on this segment";
    if (!is_own_meeple(table, table.figures[index])) return "MSG-9: players can score only their own meeple";
    return can_be_scored(table, index)
               ? nullptr
               : "MSG-9: the meeple must be on a road, city, field, monastery, abbey, garden or castle";
}

// Ghosts on the meeple cost points as in any scoring (MEET-12).
void resolve_meeple_to_score(Table& table, Action action) {
    const int index = figure_named(table, action);
    const Figure& meeple = table.figures[index];
    const Gain gain = {Source::messages, value_of_meeple(table, meeple), meeple.ghosts,
                       points_a_ghost_costs * meeple.ghosts};
    tell_what_was_done(table, true, gain.sum());
    if (gain.sum() != 0 || gain.ghosts != 0) pay(table, meeple.colour, gain);
    table.messages->scored = static_cast<std::uint8_t>(index);
    table.state->stage = StageOfMessage::meeple_leaves;
}

// --- drawing (MSG-2, MSG-4) ---

bool comes_to_a_message(const Table& table) {
    const Messages& messages = *table.messages;
    const Colour colour = colour_of_active_player(table);
    if (messages.has_drawn != 0 || messages.chosen[static_cast<int>(colour)] == CounterOfTurn::not_chosen) return false;
    const Counter counter = counter_of_turn(table, colour);
    const int number = number_of_counter(table, colour, counter);
    return number % numbers_that_draw == 0 && number > messages.at_begin_of_part[counter];
}

}  // namespace

bool awaits_message(const Table& table) {
    return table.state->awaited == Awaited::message && table.messages->open == 0 && comes_to_a_message(table);
}

bool is_message_open(const Table& table) { return table.messages->open != 0; }

bool is_message_read(const Table& table) { return is_message_open(table) && table.messages->has_drawn != 0; }

bool is_meeple_named(const Table& table) { return is_message_read(table) && table.messages->open == scored_meeple; }

bool is_meeple_scored(const Table& table) {
    const int scored = table.messages->scored;
    return is_message_read(table) && is_on_board(table, scored) &&
           table.figures[scored].colour == colour_of_active_player(table);
}

// Step 3e.
Progress draw_message(Table& table) {
    switch (table.state->stage) {
        case StageOfMessage::not_drawn:
            return comes_to_a_message(table) ? ask_chance(table, Awaited::message) : Progress::next;
        case StageOfMessage::being_read: return ask(table, DecisionKind::message);
        case StageOfMessage::naming_meeple: return ask(table, DecisionKind::message_meeple);
        case StageOfMessage::meeple_leaves: return_figure(table, table.messages->scored); break;
        default: break;
    }
    table.messages->open = table.messages->scored = 0;
    return Progress::next;
}

void take_message(Table& table, unsigned number) {
    Messages& messages = *table.messages;
    if (messages.drawn < message_count) messages.seen[messages.drawn] = static_cast<std::uint8_t>(number);
    if (++messages.drawn == 2 * message_count) messages.drawn = message_count;
    messages.has_drawn = 1;
    messages.open = static_cast<std::uint8_t>(number);
    table.state->stage = StageOfMessage::being_read;
    Event event = event_of(table, EventKind::message_drawn);
    event.count = static_cast<std::uint8_t>(number);
    emit(table, event);
}

// Until every message has been drawn once, any unseen message can be drawn. After that, the messages repeat in the same
// order.
const char* refuse_message(const Table& table, unsigned number) {
    const Messages& messages = *table.messages;
    if (number < 1 || number > message_count) return "MSG-2: the messages are numbered 1 to 8";
    if (messages.drawn >= message_count) {
        return messages.seen[messages.drawn % message_count] == number
                   ? nullptr
                   : "MSG-2: another message is next in the known order";
    }
    const std::uint8_t* const end = messages.seen + messages.drawn;
    return std::find(messages.seen, end, number) == end ? nullptr : "MSG-2: this message has already been drawn";
}

std::uint32_t messages_seen(const Table& table) {
    return std::min<std::uint32_t>(table.messages->drawn, message_count);
}

unsigned message_dealt(const Table& table) {
    const Messages& messages = *table.messages;
    if (messages.drawn >= message_count) return messages.seen[messages.drawn % message_count];
    return table.order[table.setup->messages_from() + messages.drawn];
}

// Shuffles the unseen messages. The seen messages keep their places at the front of the order.
void deal_messages(Table& table, Random& random) {
    const Messages& messages = *table.messages;
    const std::uint32_t seen = messages_seen(table);
    std::uint16_t* const begin = table.order + table.setup->messages_from() + seen;
    std::uint16_t* end = begin;
    for (unsigned number = 1; number <= message_count; ++number) {
        const bool is_seen = std::find(messages.seen, messages.seen + seen, number) != messages.seen + seen;
        if (!is_seen) *end++ = static_cast<std::uint16_t>(number);
    }
    random.shuffle(static_cast<std::uint32_t>(end - begin),
                   [&](std::uint32_t a, std::uint32_t b) { std::swap(begin[a], begin[b]); });
}

bool are_messages(const std::uint16_t* numbers, std::uint32_t count) {
    unsigned seen = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (numbers[i] < 1 || numbers[i] > message_count || (seen >> numbers[i] & 1u) != 0) return false;
        seen |= 1u << numbers[i];
    }
    return true;
}

static void describe_message(const Table& table, DecisionDetails& details) { details.number = table.messages->open; }
const DecisionRules message_rules = {
    list_answers_to_message, refuse_answer_to_message, resolve_answer_to_message, nullptr, nullptr, describe_message};
const DecisionRules message_meeple_rules = {
    list_meeples_to_score, refuse_meeple_to_score, resolve_meeple_to_score, nullptr, nullptr, describe_message};

void MessagesPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::messages)) arena.allocate(messages, 1);
}

void add_hash_of_messages(HashRow& row, const Table& table) {
    if (table.messages == nullptr) return;
    const Messages& messages = *table.messages;
    row.add(messages.drawn, messages.has_drawn, messages.open, messages.another_part_follows, messages.is_its_part,
            messages.builder_part_is_due, messages.builder_part_has_been);
    row.add_all(messages.seen);
    for (int c = 0; c < max_colours; ++c) row.add(messages.courier[c], messages.chosen[c]);
    row.add_all(messages.at_begin_of_part);
}

}  // namespace mistbank
