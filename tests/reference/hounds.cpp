#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// HND-3: lets the players remove up to three ghosts from each of up to two tiles, chosen from the hound's tile and the
// 8 cells around it.
void chase_ghosts(Table& table, Script& script, int number, const Spot& hound) {
    std::vector<Cell> cells = nine(hound.cell);
    About about;
    about.spot = hound;
    about.hound = number;
    for (int removal = 0; removal < 2; ++removal) {
        std::vector<Action> options = ways_to_pacify(table, cells);
        if (options.empty()) return;
        options.push_back(plain(ActionKind::pass));
        const Action choice = script.choose(DecisionKind::hound_pacifies, options, about);
        if (choice.kind == ActionKind::pass) return;
        take_ghosts(table, cell_of(choice), choice.count);
        cells.erase(std::find(cells.begin(), cells.end(), cell_of(choice)));
    }
}

// Places a hound at the spot of a meeple, if a meeple is on the board (HND-2, HND-4).
void send_to_a_meeple(Table& table, Script& script, int number) {
    std::vector<Action> options;
    for (const std::size_t i : standing(table)) options.push_back(at_spot(ActionKind::hound, table.figures[i].spot));
    bool& has_arrived = table.hound_arrived.at(static_cast<std::size_t>(number - 1));
    if (options.empty()) {
        has_arrived = true;
        return;
    }
    About about;
    about.hound = number;
    const Spot spot = spot_of(script.choose(DecisionKind::place_hound, options, about));
    has_arrived = true;
    for (Figure& meeple : table.figures) {
        if (!meeple.buried && meeple.spot == spot) meeple.hounds |= number;
    }
    chase_ghosts(table, script, number, spot);
}

// LVL-3: puts the rest of the active pile on top of the next pile.
void open_next_pile(Table& table) {
    int& rest = table.piles.at(static_cast<std::size_t>(table.active_pile));
    ++table.active_pile;
    table.piles.at(static_cast<std::size_t>(table.active_pile)) += rest;
    rest = 0;
}

}  // namespace

std::vector<LeavingHound> hounds_on(const Table& table, const Region& region) {
    std::vector<LeavingHound> hounds;
    for (const int number : {1, 2}) {
        for (const std::size_t i : standing_on(table, region)) {
            if ((table.figures[i].hounds & number) != 0) hounds.push_back({number, table.figures[i].colour});
        }
    }
    return hounds;
}

void score_hounds(Table& table, Script& script, const std::vector<LeavingHound>& hounds, const Spot& spot) {
    for (const LeavingHound& hound : hounds) {
        give_points(table, script, {hound.colour}, ghosts_on_board(table), spot);  // HND-5, SIX-5
        test_victory(table);
    }
}

void let_hounds_arrive(Table& table, Script& script) {
    for (const int number : {1, 2}) {
        const auto index = static_cast<std::size_t>(number - 1);
        const int reached_at = table.settings.hound_numbers.at(index);
        if (reached_at == 0 || table.hound_arrived.at(index) || !has_reached(table, reached_at)) continue;
        send_to_a_meeple(table, script, number);
        open_next_pile(table);
    }
}

}  // namespace mistbank_reference
