// Facts: couriers, markers, and revealed messages (MSG-1, MSG-2).
#include "rules/facts.hpp"

#include <algorithm>

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t number_of_marker(const Table& table, int of, int) {
    return number_of_counter(table, static_cast<Colour>(of), marker);
}

std::int32_t number_of_courier(const Table& table, int of, int) { return table.messages->courier[of]; }

std::int32_t number_of_message_seen(const Table& table, int, int place) { return table.messages->seen[place]; }

int count_messages_seen(const Table& table) { return static_cast<int>(messages_seen(table)); }

std::int32_t number_of_next_message(const Table& table, int, int) {
    // The order of messages repeats after the first round. Before that, the next message is unknown.
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

// --- display ---

/// Writes the spaces of both figures if one of them has gone around the track (LVL-2).
static void put_spaces(const Table& table, int of, PhraseWriter& out) {
    const int on_marker = number_of_marker(table, of, 0);
    const int on_courier = number_of_courier(table, of, 0);
    if (std::max(on_marker, on_courier) < track_spaces) return;
    out.put(" (spaces ");
    out.put(on_marker % track_spaces);
    out.put(" and ");
    out.put(on_courier % track_spaces);
    out.put(")");
}

static void put_next_message(const Table& table, int, PhraseWriter& out) {
    out.put(text_of_message(number_of_next_message(table, 0, 0)));
}

constexpr Drawing marker_drawing = {"meeple", 0.6, 7, 7};
constexpr Drawing courier_drawing = {"courier", 0.6, 7, 11};
constexpr Drawing message_drawing = {"message", 0.66};
constexpr TextField messages_phrases[] = {{"spaces", put_spaces}, {"what_comes", put_next_message}};
constexpr ShownText messages_texts[] = {
    {TextPlace::pieces, "track", "marker and courier: {each}", "{colour marker} and {courier}{spaces}"},
    {TextPlace::pieces, "messages",
     "[in this order: {messages}[; the next one is {next_message}: {what_comes}]|none seen yet]"},
    {TextPlace::beside, "messages", "messages: [{messages}|none seen yet]", nullptr, &message_drawing, 1000},
    {TextPlace::beside, "next-message", "[next message: {next_message}]", nullptr, &message_drawing, 1000},
};
constexpr ShownToken messages_tokens[] = {{"marker", "marker", &marker_drawing},
                                          {"courier", "courier", &courier_drawing}};
const Shown messages_shown = {messages_texts, messages_phrases, messages_tokens};

}  // namespace mistbank
