// The points gained and lost in one scoring, and the moves of figures on the track (MIN-6, MIN-7, MSG-1 to MSG-5).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

Counter& counter_of(Table& table, Colour colour) {
    return *std::find_if(table.counters.begin(), table.counters.end(),
                         [&](const Counter& counter) { return counter.colour == colour; });
}

void move(Table& table, Colour colour, TrackFigure figure, int points) {
    Counter& counter = counter_of(table, colour);
    counter.total += points;
    if (figure == TrackFigure::courier) counter.courier += points;
}

// MSG-3: returns the figure that moves forward. Asks the player only if the marker and the courier show different
// points; otherwise returns the marker.
TrackFigure choose_figure(const Table& table, Script& script, Colour colour, int points) {
    const bool same = number_of(table, colour, TrackFigure::marker) == number_of(table, colour, TrackFigure::courier);
    if (same) return TrackFigure::marker;
    Action marker = plain(ActionKind::advance_figure);
    Action courier = marker;
    courier.count = 1;
    About about;
    about.player = player_of(table, colour);
    about.colour = colour;
    about.points = points;
    const Action way = script.choose(DecisionKind::advance, {marker, courier}, about);
    return way == marker ? TrackFigure::marker : TrackFigure::courier;
}

TrackFigure figure_of_turn(Table& table, Script& script, Colour colour, int points) {
    if (!table.settings.messages) return TrackFigure::marker;
    const auto chosen = table.advancing.find(colour);
    if (chosen != table.advancing.end()) return chosen->second;
    const TrackFigure figure = choose_figure(table, script, colour, points);
    table.advancing[colour] = figure;
    return figure;
}

void lose_from(Table& table, Colour colour, TrackFigure figure, int& points) {
    const int taken = std::min(points, number_of(table, colour, figure));
    move(table, colour, figure, -taken);
    points -= taken;
}

}  // namespace

std::vector<Colour> in_order_of_seats(const Table& table) {
    std::vector<Colour> colours;
    for (int step = 0; step < table.rules.players; ++step)
        colours.push_back(colour_of(table, (table.player + step) % table.rules.players));
    return colours;
}

int number_of(const Table& table, Colour colour, TrackFigure figure) {
    for (const Counter& counter : table.counters) {
        if (counter.colour != colour) continue;
        return figure == TrackFigure::courier ? counter.courier : counter.total - counter.courier;
    }
    return 0;
}

TrackFigure go_forward(Table& table, Script& script, Colour colour, int points) {
    const TrackFigure figure = figure_of_turn(table, script, colour, points);
    move(table, colour, figure, points);
    return figure;
}

// Moves the marker or courier of a colour back by the points that the colour loses, but not below 0 (MSG-5, MEET-20).
// Points that are left over move the colour's other figure back.
void go_back(Table& table, Colour colour, int points) {
    const auto chosen = table.advancing.find(colour);
    const TrackFigure first = chosen == table.advancing.end() ? TrackFigure::marker : chosen->second;
    lose_from(table, colour, first, points);
    lose_from(table, colour, first == TrackFigure::marker ? TrackFigure::courier : TrackFigure::marker, points);
}

void score_in_game(Table& table, Script& script, const Sums& sums) {
    const Track before = track_of(table);
    std::vector<Gain> gains;
    for (const Colour colour : in_order_of_seats(table)) {
        const auto found = sums.find(colour);
        const int sum = found == sums.end() ? 0 : found->second;
        if (sum < 0) go_back(table, colour, -sum);
        if (sum <= 0) continue;
        const TrackFigure figure = go_forward(table, script, colour, sum);
        gains.push_back({colour, figure, sum});
    }
    const Track after_gains = track_of(table);
    rob(table, script, before, gains);
    let_robbers_follow(table, before, after_gains);
}

}  // namespace mistbank_reference
