// Events: the data and the sentence of each kind. An expansion lists its kinds in its description.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/event.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// The numbers of an event. The meaning of a number depends on the kind of event.
enum class EventNumber : std::uint8_t { none, count, tiles, coats, cities, points, total, amount };

constexpr std::int32_t number_of(const Event& event, EventNumber number) {
    switch (number) {
        case EventNumber::none: break;
        case EventNumber::count: return event.count;
        case EventNumber::tiles: return event.tiles;
        case EventNumber::coats: return event.coats;
        case EventNumber::cities: return event.cities;
        case EventNumber::points: return event.points;
        case EventNumber::total: return event.total;
        case EventNumber::amount: return event.amount;
    }
    return 0;
}

/// One kind of event.
struct EventSpec : SpecBuilder<EventSpec> {
    /// A number, with its name in JSON and in the sentence.
    struct Field {
        std::string_view name;
        EventNumber number = EventNumber::none;
    };

    EventKind kind{};
    const char* name = nullptr;
    const char* sentence = nullptr;  // a template with the event's fields and those of render/sentence.cpp

    Change change = Change::none;  // the change to the board

    // The data of the event besides the player and the numbers.
    bool has_tile = false;     // the id of the tile; null if the tile is hidden
    bool has_colour = false;   // the colour; null for no colour
    bool has_figure = false;   // the kind of the figure
    bool has_cell = false;     // x and y
    bool has_segment = false;  // the segment, on the cell x, y
    bool has_from = false;     // the former cell and segment of the piece; null if the piece was not on the board
    bool has_feature = false;  // the kind of the segment
    Field fields[5] = {};      // the named numbers, after the other data

    // The number that is written as a string: the name of its field, the number, and the function that returns the
    // string (null: no value).
    std::string_view word;
    EventNumber number_of_word = EventNumber::none;
    const char* (*text_of_word)(int number) = nullptr;

    /// @param tells the data of the event, in the order of the JSON fields. For example, in "colour x y sheep=count
    /// points" the count is named "sheep".
    constexpr EventSpec(EventKind number_of_kind, const char* id, std::string_view tells, const char* words)
        : kind(number_of_kind), name(id), sentence(words) {
        int count = 0;
        while (!tells.empty()) {
            const std::string_view part = tells.substr(0, tells.find(' '));
            tells.remove_prefix(part.size() < tells.size() ? part.size() + 1 : part.size());
            if (!tells_part(part)) fields[count++] = field_of(part);
        }
    }
    constexpr EventSpec changes(Change of_board) const { return with(&EventSpec::change, of_board); }
    /// Writes this number of the event as a string, in the JSON field named `field`. The sentence can use the name even
    /// if JSON does not contain the number.
    constexpr EventSpec with_word(std::string_view field, const char* (*text_of)(int number),
                                  EventNumber number = EventNumber::count) const {
        return with(&EventSpec::word, field)
            .with(&EventSpec::text_of_word, text_of)
            .with(&EventSpec::number_of_word, number);
    }

private:
    constexpr bool tells_part(std::string_view part) {
        if (part == "tile") return has_tile = true;
        if (part == "colour") return has_colour = true;
        if (part == "figure") return has_figure = true;
        if (part == "x" || part == "y") return has_cell = true;
        if (part == "segment") return has_segment = true;
        if (part == "from") return has_from = true;
        if (part == "feature") return has_feature = true;
        return false;
    }
    static constexpr Field field_of(std::string_view part) {
        const std::size_t equals = part.find('=');
        const std::string_view number = equals == part.npos ? part : part.substr(equals + 1);
        constexpr std::string_view names[] = {"none", "count", "tiles", "coats", "cities", "points", "total", "amount"};
        std::size_t found = 1;
        while (names[found] != number) ++found;  // an unknown name is a compile-time error
        return {part.substr(0, equals), static_cast<EventNumber>(found)};
    }
};

}  // namespace mistbank
