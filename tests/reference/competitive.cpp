#include <algorithm>

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

// GCC-5
bool is_eligible(const Table& table, const Meeple& meeple) {
    return !meeple.guard && kind_of(table.board, meeple.spot) != SegmentKind::cemetery;
}

// GCC-4 to GCC-6
void haunt_one(Table& table, Script& script, bool own) {
    std::vector<Action> options;
    for (const Meeple& meeple : table.meeples) {
        const bool is_own = player_of(table, meeple.colour) == table.player;
        if (is_own == own && is_eligible(table, meeple)) options.push_back(at_spot(ActionKind::haunt, meeple.spot));
    }
    if (options.empty() || table.ghost_supply == 0) return;
    const Spot spot = spot_of(script.choose(DecisionKind::haunt_meeple, options));
    for (std::size_t i = 0; i < table.meeples.size(); ++i) {
        if (table.meeples[i].spot != spot) continue;
        --table.ghost_supply;
        if (++table.meeples[i].ghosts == 3) send_home(table, i);
        return;
    }
}

int ghosts_of(const Table& table, const Region& region, Colour colour) {
    int ghosts = 0;
    for (const std::size_t i : standing_on(table, region)) {
        if (table.meeples[i].colour == colour) ghosts += table.meeples[i].ghosts;
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
        ++supply.guards;
    }
}

bool is_in(const std::vector<Colour>& colours, Colour colour) {
    return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

void move_counter(Counter& counter, int points) { counter.total = std::max(0, counter.total + points); }

// CMP-1 to CMP-3, GCC-8: points and costs netted feature by feature.
void score_one(Table& table, const Region& region) {
    const std::vector<Colour> winners = majority(table, region);
    for (Counter& counter : table.counters) {
        const int points = is_in(winners, counter.colour) ? region.worth : 0;
        move_counter(counter, points - 2 * ghosts_of(table, region, counter.colour));
    }
    if (region.kind == SegmentKind::cemetery) gain_guard(table, region);
    return_meeples(table, region);
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
    for (;;) {
        const std::vector<Region> waiting = waiting_for_scoring(table);
        if (waiting.empty()) return;
        score_one(table, next_to_score(table, script, waiting));
    }
}

void finish(Table& table) {
    for (const Region& region : all_regions(table)) {
        if (!is_occupied(region)) continue;
        const std::vector<Colour> winners = majority(table, region);
        for (Counter& counter : table.counters) {
            if (is_in(winners, counter.colour)) counter.total += final_worth(table, region);
        }
    }
    for (Counter& counter : table.counters) {  // GCC-9
        int ghosts = 0;
        for (const Meeple& meeple : table.meeples) ghosts += meeple.colour == counter.colour ? meeple.ghosts : 0;
        move_counter(counter, -ghosts);
    }
    crown_winners(table);
    table.outcome = Outcome::finished;
    throw GameOver{};
}

}  // namespace mistbank_reference
