// Validation: couriers, seen messages, and the data of messages about the turn.
#include <algorithm>

#include "rules/scoring.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

// MSG-1, MSG-3
void check_couriers(const Table& table, Flaws& flaws) {
    for (int c = 0; c < max_colours; ++c) {
        const auto colour = static_cast<Colour>(c);
        const bool plays = table.setup->player_of(colour) >= 0;
        for (const Counter counter : {marker, courier}) {
            const int number = plays ? number_of_counter(table, colour, counter) : table.messages->courier[c];
            flaws.expect(plays ? number >= 0 : number == 0, "counter ", int{counter}, " of colour ", c, " is at ",
                         number);
        }
        const CounterOfTurn chosen = table.messages->chosen[c];
        flaws.expect(plays ? chosen <= CounterOfTurn::courier : chosen == CounterOfTurn::not_chosen, "colour ", c,
                     " has chosen counter ", chosen);
    }
}

// MSG-2: each message occurs once in the first round. With automatic draws, the messages are in the dealt order.
void check_seen(const Table& table, Flaws& flaws) {
    const Messages& messages = *table.messages;
    flaws.expect(messages.drawn < 2 * message_count, "too many messages have been drawn");
    const std::uint32_t seen = messages_seen(table);
    unsigned known = 0;
    for (std::uint32_t i = 0; i < message_count; ++i) {
        const unsigned number = messages.seen[i];
        if (i >= seen) {
            flaws.equal(number, 0, "the number of an unseen message");
            continue;
        }
        const bool is_new = number >= 1 && number <= message_count && (known >> number & 1u) == 0;
        flaws.expect(is_new, "message ", number, " has been seen twice or does not exist");
        known |= 1u << (number % 32);
        if (table.setup->rules.draws == Draws::external) continue;
        flaws.equal(number, table.order[table.setup->messages_from() + i], "the seen message at place ", i);
    }
    const bool knows_order = table.setup->rules.draws == Draws::automatic;
    flaws.expect(!knows_order || are_messages(table.order + table.setup->messages_from(), message_count),
                 "the stack must contain each message once");
}

// MSG-4, MSG-6, MSG-8, MSG-9
void check_turn_of_messages(const Table& table, Flaws& flaws) {
    const Messages& messages = *table.messages;
    const DecisionKind decision = table.state->decision;
    const bool is_read = decision == DecisionKind::message || decision == DecisionKind::message_meeple;
    const unsigned last = messages.drawn == 0 ? 0u : messages.seen[(messages.drawn - 1) % message_count];
    flaws.expect(!is_read || messages.open == last, "message ", messages.open, " is being read, but message ", last,
                 " was drawn last");
    flaws.expect(messages.scored == 0 || (messages.open != 0 && messages.scored < table.setup->figure_count),
                 "a message scores an unknown figure");
    const bool brings_a_part = messages.another_part_follows != 0 || messages.is_its_part != 0;
    flaws.expect(!brings_a_part || (messages.has_drawn != 0 && last == 7),
                 "a message adds a part to the turn, but message 7 was not drawn last");
    const bool is_of_builder = messages.builder_part_is_due != 0 || messages.builder_part_has_been != 0;
    flaws.expect(!is_of_builder || table.traders != nullptr,
                 "a builder adds a part to the turn, but the game has no builders");
}

}  // namespace

// MSG-1: the courier's number of a colour in play must be from 0 to the colour's total.
const char* refuse_state_of_messages(const Table& table) {
    const Messages& messages = *table.messages;
    for (int c = 0; c < max_colours; ++c) {
        const bool plays = table.setup->player_of(static_cast<Colour>(c)) >= 0;
        const int most = plays ? table.state->totals[scoring_meeple_of(table, static_cast<Colour>(c))] : 0;
        if (messages.courier[c] < 0 || messages.courier[c] > most) {
            return "MSG-1: the position of a courier must be from 0 to the total of its colour";
        }
    }
    return are_points_possible(table, messages.at_begin_of_part) ? nullptr : too_many_points;
}

void check_messages(const Table& table, Flaws& flaws) {
    flaws.look_at("messages and couriers", "src/rules/messages");
    if (table.messages == nullptr) return;
    check_couriers(table, flaws);
    check_seen(table, flaws);
    check_turn_of_messages(table, flaws);
}

}  // namespace mistbank
