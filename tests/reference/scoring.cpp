#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

Counter* counter_of(Table& table, Colour colour) {
    for (Counter& counter : table.counters) {
        if (counter.colour == colour) return &counter;
    }
    return nullptr;
}

// SIX-3: lets the players choose the scoring meeple that gets the points of a colour without a scoring meeple.
void give_away(Table& table, Script& script, Colour from, int points, const Spot& spot) {
    if (points == 0) return;
    std::vector<Action> options;
    for (const Counter& counter : table.counters) options.push_back(with_colour(ActionKind::advance, counter.colour));
    About about;
    about.spot = spot;
    about.points = points;
    about.colour = from;
    const Action choice = script.choose(DecisionKind::scoring_colour, options, about);
    counter_of(table, static_cast<Colour>(choice.colour))->total += points;
}

std::vector<Cell> every_cell(const Board& board) {
    std::vector<Cell> cells;
    for (const auto& [cell, tile] : board) cells.push_back(cell);
    return cells;
}

// COO-10: asks for the next feature to score.
Spot choose_next(const Table& table, Script& script, const std::vector<Region>& waiting) {
    std::vector<Action> options;
    for (const Region& region : waiting) options.push_back(at_spot(ActionKind::score, name_of(table, region)));
    return spot_of(script.choose(DecisionKind::order_of_scoring, options));
}

// COO-11, part 1: lets the players score the points of a feature, or remove ghosts from one tile instead (COO-8).
void take_points_or_ghosts(Table& table, Script& script, const Region& region, const Spot& spot) {
    // COO-7: all colours score, or only those with the majority.
    const bool all_score = table.rules.joint_scoring == JointScoring::every_colour;
    const std::vector<Colour> colours = all_score ? present(table, region) : majority(table, region);
    std::vector<Action> options = ways_to_pacify(table, every_cell(table.board));
    options.push_back(plain(ActionKind::points));
    About about;
    about.spot = spot;
    about.points = region.worth * static_cast<int>(colours.size());
    const Action choice = script.choose(DecisionKind::score_or_pacify, options, about);
    if (choice.kind == ActionKind::pacify) {
        take_ghosts(table, cell_of(choice), choice.count);
        return;
    }
    give_points(table, script, colours, region.worth, spot);
    test_victory(table);
}

// COO-11: scores one completed feature.
void score_one(Table& table, Script& script, const Spot& spot) {
    const Region region = region_at(table, spot);
    take_points_or_ghosts(table, script, region, spot);
    const std::vector<LeavingHound> hounds = hounds_on(table, region);
    send_all_home(table, region);
    score_hounds(table, script, hounds, spot);
    let_hounds_arrive(table, script);
}

}  // namespace

Spot name_of(const Table& table, const Region& region) {
    for (const Spot& spot : region.spots) {
        if (spot.cell == *table.laid) return spot;
    }
    return *region.spots.begin();
}

std::vector<Region> waiting_for_scoring(const Table& table) {
    std::map<Spot, Region> here;
    std::map<Spot, Region> elsewhere;
    for (const std::size_t i : standing(table)) {
        if (kind_of(table.board, table.figures[i].spot) == SegmentKind::field) continue;  // FLD-4
        const Region region = region_at(table, table.figures[i].spot);
        if (!region.complete || !is_occupied(region)) continue;
        const Spot name = name_of(table, region);
        (name.cell == *table.laid ? here : elsewhere).emplace(name, region);
    }
    std::vector<Region> waiting;
    for (const auto& [name, region] : here) waiting.push_back(region);
    for (const auto& [name, region] : elsewhere) waiting.push_back(region);
    return waiting;
}

void score_together(Table& table, Script& script) {
    for (;;) {
        const std::vector<Region> waiting = waiting_for_scoring(table);
        if (waiting.empty()) return;
        score_one(table, script, choose_next(table, script, waiting));
    }
}

void give_points(Table& table, Script& script, const std::vector<Colour>& colours, int each, const Spot& spot) {
    if (!table.settings.own_scores) {
        table.counters.front().total += each * static_cast<int>(colours.size());
        return;
    }
    for (const Colour colour : colours) {
        if (Counter* counter = counter_of(table, colour)) counter->total += each;
    }
    for (const Colour colour : colours) {
        if (counter_of(table, colour) == nullptr) give_away(table, script, colour, each, spot);
    }
}

bool has_reached(const Table& table, int number) {
    return std::all_of(table.counters.begin(), table.counters.end(),
                       [&](const Counter& counter) { return counter.total >= number; });
}

void test_victory(Table& table) {
    if (!has_reached(table, table.settings.goal)) return;
    table.outcome = Outcome::won;
    for (const Colour colour : colours_in_play(table)) table.winners.insert(colour);
    throw GameOver{};
}

void lose(Table& table, LossReason reason) {
    table.outcome = Outcome::lost;
    table.loss = reason;
    throw GameOver{};
}

}  // namespace mistbank_reference
