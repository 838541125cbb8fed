// Robbers on the track (ROB).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

const std::array<TrackFigure, 2> both_figures = {TrackFigure::marker, TrackFigure::courier};

// ROB-1: returns the space, 0 to 49, of a figure on the track that shows this number of points.
int space_of(int number) { return number % 50; }

bool is_played(const Table& table, TrackFigure figure) {
    return figure == TrackFigure::marker || table.settings.messages;
}

bool any_other_on(const Table& table, const Track& track, Colour owner, int space) {
    return std::any_of(track.begin(), track.end(), [&](const auto& entry) {
        const auto& [who, number] = entry;
        return is_played(table, who.second) && who.first != owner && space_of(number) == space;
    });
}

std::vector<Action> ways_to_place_robber(const Table& table, Colour owner) {
    std::vector<Action> ways;
    const Track track = track_of(table);
    const auto robber = table.robbers.find(owner);
    for (int space = 0; space < 50; ++space) {
        if (robber != table.robbers.end() && robber->second == space) continue;
        if (!any_other_on(table, track, owner, space)) continue;
        Action way = plain(ActionKind::robber);
        way.count = static_cast<std::uint8_t>(space);
        ways.push_back(way);
    }
    return ways;
}

void offer_robber(Table& table, Script& script, Colour owner) {
    std::vector<Action> ways = ways_to_place_robber(table, owner);
    if (ways.empty()) return;
    ways.push_back(plain(ActionKind::pass));
    About about;
    about.player = player_of(table, owner);
    const Action way = script.choose(DecisionKind::robber, ways, about);
    if (way.kind == ActionKind::robber) table.robbers[owner] = way.count;
}

// ROB-5: returns the highest gain among the figures of other colours that started on the robber's space; 0 if there is
// none.
int richest_gain(const Track& before, const std::vector<Gain>& gains, Colour owner, int space) {
    int most = 0;
    for (const Gain& gain : gains) {
        const int start = space_of(before.at({gain.colour, gain.figure}));
        if (gain.colour != owner && start == space) most = std::max(most, gain.points);
    }
    return most;
}

// ROB-6: returns the new space of the figure of another colour that left the robber's space by a loss or after the
// gains; nothing if there is none. If there are several such figures, takes the first in seat order.
std::optional<int> where_others_went(const Table& table, const Track& before, const Track& after_gains, Colour owner,
                                     int space) {
    for (const Colour colour : in_order_of_seats(table)) {
        for (const TrackFigure figure : both_figures) {
            if (colour == owner || !is_played(table, figure)) continue;
            const int first = before.at({colour, figure}), second = after_gains.at({colour, figure});
            const int now = number_of(table, colour, figure);
            const bool has_lost = second < first && space_of(first) == space;
            const bool has_moved_on = now != second && space_of(second) == space;
            if (has_lost || has_moved_on) return space_of(now);
        }
    }
    return std::nullopt;
}

}  // namespace

Track track_of(const Table& table) {
    Track track;
    for (const Counter& counter : table.counters) {
        for (const TrackFigure figure : both_figures)
            track[{counter.colour, figure}] = number_of(table, counter.colour, figure);
    }
    return track;
}

void place_robbers(Table& table, Script& script) {
    if (!table.settings.robbers || !type_of(table, table.drawn).has(Mark::robber)) return;
    const std::vector<Colour> seats = in_order_of_seats(table);
    offer_robber(table, script, seats.front());
    const auto next =
        std::find_if(seats.begin() + 1, seats.end(), [&](Colour colour) { return table.robbers.count(colour) == 0; });
    if (next != seats.end()) offer_robber(table, script, *next);  // ROB-3
}

void rob(Table& table, Script& script, const Track& before, const std::vector<Gain>& gains) {
    for (const Colour owner : in_order_of_seats(table)) {
        const auto robber = table.robbers.find(owner);
        if (robber == table.robbers.end()) continue;
        const int gain = richest_gain(before, gains, owner, robber->second);
        if (gain == 0) continue;
        table.robbers.erase(robber);
        go_forward(table, script, owner, (gain + 1) / 2);
    }
}

void let_robbers_follow(Table& table, const Track& before, const Track& after_gains) {
    const Track now = track_of(table);
    for (auto& [owner, space] : table.robbers) {
        if (any_other_on(table, now, owner, space)) continue;
        if (const std::optional<int> next = where_others_went(table, before, after_gains, owner, space)) space = *next;
    }
}

}  // namespace mistbank_reference
