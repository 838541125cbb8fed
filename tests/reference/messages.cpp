// Messages (MSG).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Returns the active player's meeples on features of these kinds.
std::vector<std::size_t> meeples_on(const Table& table, const std::vector<SegmentKind>& kinds) {
    std::vector<std::size_t> meeples;
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& figure = table.figures[i];
        if (!is_meeple(figure.kind) || player_of(table, figure.colour) != table.player) continue;
        const SegmentKind there = kind_of(table.board, figure.spot);
        if (std::find(kinds.begin(), kinds.end(), there) != kinds.end()) meeples.push_back(i);
    }
    return meeples;
}

// MSG-9: returns the meeples that message 8 can score.
std::vector<std::size_t> meeples_to_score(const Table& table) {
    return meeples_on(table, {SegmentKind::road, SegmentKind::city, SegmentKind::field, SegmentKind::monastery,
                              SegmentKind::garden, SegmentKind::castle});
}

int lowest_value(const Table& table, SegmentKind kind) {
    std::vector<int> values;
    for (const std::size_t i : meeples_on(table, {kind}))
        values.push_back(final_worth(table, region_at(table, table.figures[i].spot)));
    return *std::min_element(values.begin(), values.end());
}

int coats_in_own_cities(const Table& table) {
    std::set<Spot> spots;
    for (const std::size_t i : meeples_on(table, {SegmentKind::city})) {
        const Region city = region_at(table, table.figures[i].spot);
        spots.insert(city.spots.begin(), city.spots.end());
    }
    int coats = 0;
    for (const Spot& spot : spots) coats += printed(table.board, spot).coats;
    return coats;
}

// Whether a tile is left for the part of the turn that a message adds (MSG-8, MSG-11).
bool can_draw_tile(const Table& table, const Script& script) {
    if (hands_are_dealt(table) && !table.rules.house.draw_ahead) return !has_empty_hand(table, table.player);
    return !script.is_out_of_tiles_at_message(table);
}

// MSG-7: whether the player can carry out the message.
bool is_possible(const Table& table, const Script& script, int message) {
    switch (message) {
        case 1: return !meeples_on(table, {SegmentKind::road}).empty();
        case 2:
        case 6: return !meeples_on(table, {SegmentKind::city}).empty();
        case 3: return !meeples_on(table, {SegmentKind::monastery}).empty();
        case 4: return !meeples_on(table, {SegmentKind::field}).empty();
        case 5: return coats_in_own_cities(table) > 0;
        case 7: return can_draw_tile(table, script);
        default: return !meeples_to_score(table).empty();
    }
}

void gain(Table& table, Script& script, int points) {
    score_in_game(table, script, {{colour_of(table, table.player), points}});
}

// MSG-9: lets the player choose a meeple, scores it, and returns it to the supply.
void score_meeple(Table& table, Script& script, const About& about) {
    std::vector<Action> ways;
    for (const std::size_t i : meeples_to_score(table))
        add_once(ways, naming(ActionKind::score_meeple, table.figures[i]));
    const Action way = script.choose(DecisionKind::message_meeple, ways, about);
    const Figure meeple = table.figures.at(figure_named(table, way));
    const Region region = region_at(table, meeple.spot);
    const int for_the_pig = has_pig(table, region, meeple.colour) ? region.cities : 0;
    gain(table, script, final_worth(table, region) + for_the_pig - 2 * meeple.ghosts);
    send_home(table, figure_named(table, way));
}

int number_of_meeples(const Table& table, SegmentKind kind) {
    return static_cast<int>(meeples_on(table, {kind}).size());
}

void act_on(Table& table, Script& script, const About& about) {
    switch (about.number) {
        case 1: return gain(table, script, lowest_value(table, SegmentKind::road));
        case 2: return gain(table, script, lowest_value(table, SegmentKind::city));
        case 3: return gain(table, script, lowest_value(table, SegmentKind::monastery));
        case 4: return gain(table, script, 3 * number_of_meeples(table, SegmentKind::field));
        case 5: return gain(table, script, 2 * coats_in_own_cities(table));
        case 6: return gain(table, script, 2 * number_of_meeples(table, SegmentKind::city));
        case 7: table.part_earned = true; return;
        default: return score_meeple(table, script, about);
    }
}

// MSG-6: lets the player carry out the message, if possible, or take two points instead.
void resolve(Table& table, Script& script, int message) {
    About about;
    about.number = message;
    std::vector<Action> ways = {plain(ActionKind::two_points)};
    if (is_possible(table, script, message)) ways.push_back(plain(ActionKind::act_on_message));
    const Action way = script.choose(DecisionKind::message, ways, about);
    if (way.kind == ActionKind::two_points) return gain(table, script, 2);
    act_on(table, script, about);
}

// MSG-4: whether the active player draws a message: a gain in this part of the turn has moved their figure to a
// multiple of five, and they have not drawn a message in this turn.
bool draws_message(const Table& table) {
    const auto figure = table.advancing.find(colour_of(table, table.player));
    if (table.message_drawn || figure == table.advancing.end()) return false;
    const int number = number_of(table, figure->first, figure->second);
    return number % 5 == 0 && number > table.start_of_part.at(figure->second);
}

}  // namespace

std::vector<int> messages_that_may_come(const Table& table) {
    if (table.messages_seen.size() == 8) return {table.messages_seen.at(table.message_on_top)};
    std::vector<int> unseen;
    for (int message = 1; message <= 8; ++message) {
        const bool seen = std::count(table.messages_seen.begin(), table.messages_seen.end(), message) != 0;
        if (!seen) unseen.push_back(message);
    }
    return unseen;
}

void note_start_of_part(Table& table) {
    if (!table.settings.messages) return;
    for (const TrackFigure figure : {TrackFigure::marker, TrackFigure::courier})
        table.start_of_part[figure] = number_of(table, colour_of(table, table.player), figure);
}

void read_message(Table& table, Script& script) {
    if (!table.settings.messages || !draws_message(table)) return;
    const int message = script.draw_message(table);
    table.message_drawn = true;
    if (table.messages_seen.size() < 8) {
        table.messages_seen.push_back(message);
    } else {
        table.message_on_top = (table.message_on_top + 1) % 8;
    }
    resolve(table, script, message);
}

}  // namespace mistbank_reference
