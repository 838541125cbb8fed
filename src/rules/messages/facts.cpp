// Couriers, and the messages that have been seen (MSG-1, MSG-2).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

std::int32_t number_of_courier(const Table& table, int of, int) { return table.messages->courier[of]; }

std::int32_t number_of_message_seen(const Table& table, int, int place) { return table.messages->seen[place]; }

int count_messages_seen(const Table& table) { return static_cast<int>(messages_seen(table)); }

std::int32_t number_of_next_message(const Table& table, int, int) {
    // After a first round the order repeats.
    if (messages_seen(table) < message_count) return 0;
    return table.messages->seen[table.messages->drawn % message_count];
}

const char* name_of_counter(int counter) noexcept {
    return counter == marker ? "marker" : counter == courier ? "courier" : "?";
}

const char* text_of_message(int number) {
    constexpr const char* texts[message_count] = {"the points of the cheapest road",
                                                  "the points of the cheapest city",
                                                  "the points of the cheapest monastery",
                                                  "3 points for each farmer",
                                                  "2 points for each coat of arms",
                                                  "2 points for each knight",
                                                  "a further tile",
                                                  "a meeple is scored and goes home"};
    return number >= 1 && number <= message_count ? texts[number - 1] : "?";
}

ActionDetail words_of_open_message(const Table& table, Action) { return {text_of_message(table.messages->open)}; }

ActionDetail words_of_drawn_message(const Table&, Action action) { return {text_of_message(action.count)}; }

static constexpr EventSpec messages_events[] = {
    EventSpec(EventKind::figure_advanced, "figure_advanced", "colour counter=count points number=total",
              "{colour}'s {counter} [goes back by {lost_points}|moves on by {points}] to {number}")
        .with_word("counter", name_of_counter),
    EventSpec(EventKind::message_drawn, "message_drawn", "message=count", "{player} draws message {message}: {says}")
        .with_word("says", text_of_message),
    {EventKind::message_resolved, "message_resolved", "colour message=count acted=amount points",
     "[{acted?}{colour} does what message {message} says[: {points:point}]|{colour} takes {points:point} instead of "
     "what message {message} says]"},
};

static constexpr SourceSpec messages_sources[] = {{Source::messages, "messages"}};

const Description messages_description = {
    "the Messages", "MSG", "Each colour has two figures on the track, and every fifth space brings a message",
    messages_events, messages_sources};

}  // namespace mistbank
