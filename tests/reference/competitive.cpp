#include <algorithm>

#include "reference/figures.hpp"
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// How a misty side of the tile just laid lies: against mist (it expands) or against clear land (it limits).
bool any_misty_side_against(const Table& table, bool mist) {
    const Tile& tile = table.board.at(*table.laid);
    return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) {
        const Tile* other = neighbour(table.board, *table.laid, side);
        return other != nullptr && misty(tile, side) && misty(*other, opposite(side)) == mist;
    });
}

// MEET-22
Action haunting(const Figure& figure) {
    Action action = at_spot(ActionKind::haunt, figure.spot);
    action.colour = static_cast<std::uint8_t>(figure.colour);
    action.count = figure_named_by(figure.kind, figure.ghosts);
    return action;
}

// GCC-4 to GCC-6
void haunt_one(Table& table, Script& script, bool own) {
    std::vector<Action> options;
    for (const Figure& figure : table.figures) {
        const bool is_own = player_of(table, figure.colour) == table.player;
        if (is_own == own && is_hauntable(table, figure)) options.push_back(haunting(figure));
    }
    if (options.empty() || table.ghost_supply == 0) return;
    const Action choice = script.choose(DecisionKind::haunt_meeple, options);
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        if (haunting(table.figures[i]) != choice) continue;
        --table.ghost_supply;
        if (++table.figures[i].ghosts == 3) send_home(table, i);
        return;
    }
}

int ghosts_of(const Table& table, const Region& region, Colour colour) {
    int ghosts = 0;
    for (const std::size_t i : standing_on(table, region)) {
        if (table.figures[i].colour == colour) ghosts += table.figures[i].ghosts;
    }
    return ghosts;
}

bool any_ghost_on(const Table& table, const std::vector<Region>& regions) {
    for (const Region& region : regions) {
        for (const Colour colour : colours_in_play(table)) {
            if (ghosts_of(table, region, colour) > 0) return true;
        }
    }
    return false;
}

// CMP-4
Region next_to_score(const Table& table, Script& script, const std::vector<Region>& waiting) {
    if (waiting.size() < 2 || !any_ghost_on(table, waiting)) return waiting.front();
    std::vector<Action> options;
    for (const Region& region : waiting) options.push_back(at_spot(ActionKind::score, name_of(table, region)));
    return region_at(table, spot_of(script.choose(DecisionKind::order_of_scoring, options)));
}

// GCC-10
void gain_guard(Table& table, const Region& cemetery) {
    for (const Colour colour : present(table, cemetery)) {
        Supply& supply = table.supplies.at(colour);
        if (supply.reserve == 0) continue;
        --supply.reserve;
        ++in_supply(table, colour, FigureKind::guard);
    }
}

bool is_in(const std::vector<Colour>& colours, Colour colour) {
    return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

// MEET-28, CMP-1 to CMP-3, GCC-8: points and costs netted feature by feature, goods, and the ways home.
void score_one(Table& table, const Region& region) {
    const std::vector<Colour> winners = majority(table, region);
    for (const Colour colour : colours_in_play(table)) {
        const int points = is_in(winners, colour) ? region.worth : 0;
        score(table, colour, points - 2 * ghosts_of(table, region, colour));
    }
    if (region.kind == SegmentKind::cemetery) gain_guard(table, region);
    if (region.kind == SegmentKind::city) take_goods(table, region);
    send_all_home(table, region);
}

// CMP-6, TRB-8
int final_points(const Table& table, const Region& region, Colour colour) {
    const int for_the_pig = has_pig(table, region, colour) ? region.cities : 0;
    return final_worth(table, region) + for_the_pig;
}

void crown_winners(Table& table) {
    int most = 0;
    for (const Counter& counter : table.counters) most = std::max(most, counter.total);
    for (const Counter& counter : table.counters) {
        if (counter.total == most) table.winners.insert(counter.colour);
    }
}

}  // namespace

void haunt_meeples(Table& table, Script& script) {
    if (!table.settings.haunted_meeples) return;
    if (any_misty_side_against(table, true)) haunt_one(table, script, false);
    if (any_misty_side_against(table, false)) haunt_one(table, script, true);
}

void score_against_each_other(Table& table, Script& script) {
    const std::vector<Region> deserted = deserted_cities(table);
    for (;;) {
        const std::vector<Region> waiting = waiting_for_scoring(table);
        if (waiting.empty()) break;
        score_one(table, next_to_score(table, script, waiting));
    }
    for (const Region& city : deserted) take_goods(table, city);
}

void score(Table& table, Colour colour, int points) {
    for (Counter& counter : table.counters) {
        if (counter.colour == colour) counter.total = std::max(0, counter.total + points);
    }
}

// MEET-26
void finish(Table& table) {
    for (const Region& region : all_regions(table)) {
        if (!is_occupied(region)) continue;
        for (const Colour colour : majority(table, region)) score(table, colour, final_points(table, region, colour));
    }
    score_goods(table);
    for (const Colour colour : colours_in_play(table)) {  // GCC-9
        int ghosts = 0;
        for (const Figure& figure : table.figures) ghosts += figure.colour == colour ? figure.ghosts : 0;
        score(table, colour, -ghosts);
    }
    crown_winners(table);
    table.outcome = Outcome::finished;
    throw GameOver{};
}

}  // namespace mistbank_reference
