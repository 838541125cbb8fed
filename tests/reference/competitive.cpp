#include <algorithm>

#include "reference/figures.hpp"
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// With `mist`: whether a misty side of the laid tile lies against mist, which expands the mist. Without: whether a
// misty side of the laid tile lies against clear land, which limits the mist.
bool any_misty_side_against(const Table& table, bool mist) {
    const Tile& tile = table.board.at(*table.laid);
    return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) {
        const Tile* other = neighbour(table.board, *table.laid, side);
        return other != nullptr && misty(tile, side) && misty(*other, opposite(side)) == mist;
    });
}

// ABM-8: whether the laid tile is an abbey and lies against a misty side. The abbey then limits the mist.
bool is_abbey_in_mist(const Table& table) {
    if (!table.board.at(*table.laid).abbey) return false;
    return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) {
        const Tile* other = neighbour(table.board, *table.laid, side);
        return other != nullptr && misty(*other, opposite(side));
    });
}

// Adds a ghost to a figure of the active player if `own`, otherwise to a figure of another player (GCC-4 to GCC-6).
void haunt_one(Table& table, Script& script, bool own) {
    std::vector<Action> options;
    for (const Figure& figure : table.figures) {
        const bool is_own = player_of(table, figure.colour) == table.player;
        if (is_own == own && is_hauntable(table, figure)) add_once(options, naming(ActionKind::haunt, figure));
    }
    if (options.empty() || table.ghost_supply == 0) return;
    const std::size_t index = figure_named(table, script.choose(DecisionKind::haunt_meeple, options));
    --table.ghost_supply;
    if (++table.figures[index].ghosts == 3) send_home(table, index);
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

// CMP-4: returns the next feature to score. The player chooses it if several features wait and any of their figures has
// a ghost; otherwise it is the first one.
Region next_to_score(const Table& table, Script& script, const std::vector<Region>& waiting) {
    if (waiting.size() < 2 || !any_ghost_on(table, waiting)) return waiting.front();
    std::vector<Action> options;
    for (const Region& region : waiting) options.push_back(at_spot(ActionKind::score, name_of(table, region)));
    return region_at(table, spot_of(script.choose(DecisionKind::order_of_scoring, options)));
}

// Gives each colour with the majority in a cemetery a guard from its reserve, if any is left (GCC-10, FLY-6).
void gain_guard(Table& table, const Region& cemetery) {
    for (const Colour colour : majority(table, cemetery)) {
        Supply& supply = table.supplies.at(colour);
        if (supply.reserve == 0) continue;
        --supply.reserve;
        ++in_supply(table, colour, FigureKind::guard);
    }
}

bool is_in(const std::vector<Colour>& colours, Colour colour) {
    return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

// Scores one completed feature (MEET-28, CMP-1 to CMP-3, GCC-8).
void score_one(Table& table, Script& script, const Region& region) {
    if (region.kind == SegmentKind::cemetery) gain_guard(table, region);
    reckon(table, script, region, region.worth, 0);
    if (region.kind == SegmentKind::city) take_goods(table, region);
    claim_gold(table, region);
    crown(table, region);
    clear_feature(table, region);
}

// Returns the spots where this part may have completed a road or city: on the laid tile, next to a laid abbey, and
// where a ferry was moved (FER-7).
std::vector<Spot> spots_completed_perhaps(const Table& table) {
    std::vector<Spot> spots = spots_on(table.board, {*table.laid});
    spots.insert(spots.end(), table.touched.begin(), table.touched.end());
    if (!table.board.at(*table.laid).abbey) return spots;
    for (const Side side : all_sides) {
        for (const Spot& spot : spots_on(table.board, {beyond(*table.laid, side)})) {
            if (reaches(printed(table.board, spot), opposite(side))) spots.push_back(spot);
        }
    }
    return spots;
}

// Returns the roads and cities without a meeple that this part completed (MEET-28).
std::vector<Region> completed_by_nobody(const Table& table) {
    std::vector<Region> completed;
    std::set<Spot> seen;
    for (const Spot& spot : spots_completed_perhaps(table)) {
        const SegmentKind kind = kind_of(table.board, spot);
        if ((kind != SegmentKind::city && kind != SegmentKind::road) || seen.count(spot) != 0) continue;
        const Region region = region_at(table, spot);
        seen.insert(region.spots.begin(), region.spots.end());
        if (region.complete && !is_occupied(region)) completed.push_back(region);
    }
    return completed;
}

// Scores a feature at the end of the game (CMP-6, TRB-8, PRD-16, TOP-8). Cemeteries score nothing (MEET-26).
void score_at_end(Table& table, const Region& region) {
    if (region.kind == SegmentKind::cemetery) return;
    const bool is_field = region.kind == SegmentKind::field;
    if (!table.rules.house.incomplete_scores && !region.complete && !is_field) return;  // HSE-8
    if (table.settings.circus) {
        for (const Colour colour : present(table, region)) score(table, colour, ringmaster_pays(table, region, colour));
    }
    for (const Colour colour : majority(table, region)) {
        const int for_the_pig = has_pig(table, region, colour) ? region.cities : 0;
        score(table, colour, final_worth(table, region) + for_the_pig);
    }
    score(table, fairy_pays(table, region), 3);
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
    if (any_misty_side_against(table, false) || is_abbey_in_mist(table)) haunt_one(table, script, true);
}

void score_against_each_other(Table& table, Script& script) {
    const std::vector<Region> deserted = completed_by_nobody(table);
    for (;;) {
        const std::vector<Region> waiting = waiting_for_scoring(table);
        if (waiting.empty()) break;
        score_one(table, script, next_to_score(table, script, waiting));
    }
    for (const Region& region : deserted) {
        crown(table, region);
        if (region.kind == SegmentKind::city) take_goods(table, region);
    }
    end_magic(table);
    share_gold(table);
    score_fields_with_barns(table, script);
}

void reckon(Table& table, Script& script, const Region& region, int points, int more_for_pig) {
    const std::vector<Colour> winners = majority(table, region);
    const Colour befriended = fairy_pays(table, region);
    Sums sums;
    for (const Colour colour : colours_in_play(table)) {
        int sum = is_in(winners, colour) ? points : 0;
        if (is_in(winners, colour) && has_pig(table, region, colour)) sum += more_for_pig;
        if (colour == befriended) sum += 3;
        if (table.settings.circus) sum += ringmaster_pays(table, region, colour);
        if (region.kind != SegmentKind::cemetery) sum -= 2 * ghosts_of(table, region, colour);  // MEET-15
        sums[colour] = sum;
    }
    score_in_game(table, script, sums);
}

int points_of(const Table& table, Colour colour) {
    for (const Counter& counter : table.counters) {
        if (counter.colour == colour) return counter.total;
    }
    return 0;
}

void score(Table& table, Colour colour, int points) {
    for (Counter& counter : table.counters) {
        if (counter.colour != colour) continue;
        counter.total = std::max(0, counter.total + points);
        counter.courier = std::min(counter.courier, counter.total);
    }
}

// MEET-26: performs the final scoring and ends the game. Throws GameOver.
void finish(Table& table, Script& script) {
    table.final_scoring = true;
    for (const Region& region : all_regions(table)) {
        if (is_occupied(region)) score_at_end(table, region);
    }
    score_barns(table);
    if (table.settings.circus) score_acrobats(table);
    if (table.settings.circus) score_big_top(table, script);
    score_goods(table);
    score_gold(table);
    score_king_and_baron(table);
    if (table.settings.vodyanoy) score_lake(table);
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
