// Messages (MSG): a second figure on the track, and the messages on every fifth space.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr int message_count = 8;

/// The figures of a colour on the track (MSG-1). Action::count contains these numbers.
enum Counter : std::uint8_t { marker, courier, counters_of_a_colour };

/// The figure that takes a colour's gains in this turn (MSG-3).
enum class CounterOfTurn : std::uint8_t { not_chosen, marker, courier };

/// The state of messages and couriers.
struct Messages {
    std::int32_t courier[max_colours];  // the courier's number; the marker's number is the total minus this number
    std::int32_t at_begin_of_part[counters_of_a_colour];  // the active player's two numbers as the part began (MSG-4)
    std::uint8_t drawn;                // number of drawn messages; after 2 * message_count it restarts at message_count
    std::uint8_t seen[message_count];  // messages in the order of their first draws (MSG-2)
    CounterOfTurn chosen[max_colours];
    std::uint8_t has_drawn;             // whether a message was drawn in this turn (MSG-4)
    std::uint8_t open;                  // the message that is being resolved; 0: none
    std::uint8_t scored;                // index of the meeple that message 8 scores (MSG-9)
    std::uint8_t another_part_follows;  // MSG-8
    std::uint8_t is_its_part;           // whether this part of the turn comes from a message
    std::uint8_t builder_part_is_due;   // whether the builder's feature has grown in an earlier part
    std::uint8_t builder_part_has_been;
    std::uint8_t unused[2];
};

struct MessagesPart {
    Messages* messages = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (messages == nullptr) return;
        words.of_colours("courier", messages->courier, position::most_points);
        words.row("at_begin_of_part", messages->at_begin_of_part, counters_of_a_colour, position::most_points);
        words.number("messages_drawn", messages->drawn, 2 * message_count - 1);
        words.row("seen", messages->seen, message_count, message_count);
        words.of_colours("counter_of_turn", messages->chosen, 2);
        words.number("has_drawn", messages->has_drawn, 1);
        words.number("message_open", messages->open, message_count);
        if (words.is_under_way()) words.figure("message_scores", messages->scored, 0);
        words.number("another_part_follows", messages->another_part_follows, 1);
        words.number("is_part_of_message", messages->is_its_part, 1);
        words.number("builder_part_is_due", messages->builder_part_is_due, 1);
        words.number("builder_part_has_been", messages->builder_part_has_been, 1);
    }
};

// --- couriers.cpp: choosing the figure that moves (MSG-1, MSG-3, MSG-5) ---
void begin_turn_of_couriers(Table& table);                    // each colour can choose marker or courier again
bool must_choose_counter(const Table& table, Colour colour);  // whether the colour must choose the figure for its gain
/// Chooses the marker without a question if no figure is chosen.
void choose_marker_unasked(Table& table, Colour colour);
Counter counter_of_turn(const Table& table, Colour colour);           // returns the marker if no figure is chosen
void move_counter(Table& table, Colour colour, int counter, int by);  // also changes the colour's total
bool is_counter_asked_for(const Table& table);  // whether points wait for the choice of marker or courier
extern const DecisionRules advance_rules;

// --- messages.cpp: step 3e, drawing and resolving a message (MSG-2, MSG-4, MSG-6 to MSG-11) ---
struct StageOfMessage {
    enum : std::uint8_t { not_drawn, being_read, naming_meeple, meeple_leaves, resolved };
};
bool awaits_message(const Table& table);
bool is_message_open(const Table& table);          // whether a message is drawn and not resolved
bool is_message_read(const Table& table);          // whether a message is open and was drawn in this turn
bool is_meeple_named(const Table& table);          // whether the open message scores a meeple (message 8)
bool is_meeple_scored(const Table& table);         // whether the meeple to score is chosen and still on the board
void deal_messages(Table& table, Random& random);  // deals the messages that have not been revealed
bool are_messages(const std::uint16_t* numbers, std::uint32_t count);  // whether the list has each message once
std::uint32_t messages_seen(const Table& table);                       // number of messages whose order is known
unsigned message_dealt(const Table& table);
const char* refuse_message(const Table& table, unsigned number);  // the reason to refuse this number from the host
void take_message(Table& table, unsigned number);
Progress draw_message(Table& table);
extern const DecisionRules message_rules;
extern const DecisionRules message_meeple_rules;

// --- parts.cpp: data for turns of several parts (MSG-4, MSG-8) ---
void note_begin_of_part(Table& table);
bool message_brings_another_part(const Table& table);
void begin_part_of_message(Table& table);
void begin_part_of_builder(Table& table);
void add_hash_of_messages(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
const char* text_of_message(int number);  // the text of message 1 to 8 (MSG-7); "?" for another number
std::int32_t number_of_marker(const Table& table, int of, int place);
std::int32_t number_of_courier(const Table& table, int of, int place);
std::int32_t number_of_message_seen(const Table& table, int of, int place);
int count_messages_seen(const Table& table);
std::int32_t number_of_next_message(const Table& table, int of, int place);
inline constexpr const char* names_of_messages[message_count] = {"message_0", "message_1", "message_2", "message_3",
                                                                 "message_4", "message_5", "message_6", "message_7"};
inline constexpr Fact messages_facts[] = {
    fact("courier", "space of the courier", "space", "MSG-1", number_of_courier)
        .drawn_as("courier")
        .of(Scope::colour)
        .within(0, position::most_points)
        .in_json("courier", 145)
        .stored()
        .observed(248),
    fact("marker", "space of the marker", "space", "MSG-1", number_of_marker)
        .of(Scope::colour)
        .within(0, position::most_points),
    fact("messages", "messages seen", "message", "MSG-2", number_of_message_seen)
        .drawn_as("message")
        .as_many_as(count_messages_seen)
        .within(1, message_count)
        .in_json("messages")
        .observed(254, names_of_messages),
    fact("next_message", "next message", "message", "MSG-2", number_of_next_message)
        .drawn_as("message")
        .within(1, message_count)
        .unless(0)
        .in_json("next_message")
        .observed(262),
};
ActionDetail words_of_open_message(const Table& table, Action action);
ActionDetail words_of_drawn_message(const Table& table, Action action);

extern const Description messages_description;
inline constexpr ActionSpec messages_actions[] = {
    action(ActionKind::advance_figure, "advance_figure", "advance {counter}")
        .words("Move marker or courier", "Moves {counter} by {points:point}")
        .answers(DecisionKind::advance)
        .numbered(35, 0, marker, counters_of_a_colour),
    action(ActionKind::act_on_message, "act_on_message", "message act")
        .words("Act on the message", "Does what message {message} says: {detail}")
        .detailed(words_of_open_message)
        .answers(DecisionKind::message)
        .numbered(36),
    action(ActionKind::two_points, "two_points", "message two")
        .words("Take two points", "Takes 2 points instead")
        .answers(DecisionKind::message)
        .numbered(37),
    action(ActionKind::message, "message", "message {number}")
        .words("Draw a message", "Draws message {number}: {detail}")
        .detailed(words_of_drawn_message)
        .answers_chance("the message that was drawn")
        .numbered(38, 0, 1, message_count),
    action(ActionKind::score_meeple, "score_meeple", "score {cell}/{segment} {colour} {standing}")
        .words("Score a meeple", "Scores and takes home {meeple}")
        .answers(DecisionKind::message_meeple)
        .numbered(numbers_of_segments),
};

// --- decisions ---
inline constexpr DecisionSpec messages_decisions[] = {
    {DecisionKind::advance, "advance", &advance_rules, Entry::midway, "MSG-3",
     "MSG-3: the game waits for the marker or the courier to advance",
     "choose whether {colour}'s marker or courier takes {points:point}", "moves the marker or the courier",
     is_counter_asked_for},
    {DecisionKind::message, "message", &message_rules, Entry::step, "MSG-6",
     "MSG-6: the game waits for a choice: act on the message or take two points",
     "do what message {number} says ({message}), or take two points", "reads message {number}"},
    {DecisionKind::message_meeple, "message_meeple", &message_meeple_rules, Entry::midway, "MSG-9",
     "MSG-9: the game waits for the meeple that the message scores", "choose the meeple that the message scores",
     "scores a meeple"},
};
inline constexpr AskingStep messages_steps[] = {
    {DecisionKind::chance, "draw_message", StageOfMessage::not_drawn, awaits_message},
    {DecisionKind::message, "draw_message", StageOfMessage::being_read, is_message_read},
    {DecisionKind::message_meeple, "draw_message", StageOfMessage::naming_meeple, is_meeple_named},
    {DecisionKind::advance, "draw_message", StageOfMessage::meeple_leaves, is_meeple_scored},
    {DecisionKind::advance, "draw_message", StageOfMessage::resolved, is_message_read},
};
const char* refuse_state_of_messages(const Table& table);

void check_messages(const Table& table, Flaws& flaws);
extern const Shown messages_shown;

inline constexpr ExpansionRules messages_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::messages;
    box.name = "messages";
    box.has_tiles = false;
    box.hash = add_hash_of_messages;
    box.facts = messages_facts;
    box.description = &messages_description;
    box.actions = messages_actions;
    box.asking = {messages_decisions, messages_steps, is_message_open};
    box.asking.of_others = bits_of_decisions(DecisionKind::advance);
    box.refuse_state = refuse_state_of_messages;
    box.shown = &messages_shown;
    box.check = check_messages;
    return box;
}();

}  // namespace mistbank
