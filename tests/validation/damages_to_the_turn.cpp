#include "rules/figures.hpp"
#include "validation/damages.hpp"

namespace mistbank_tests {

using namespace mistbank;

const std::vector<Damage>& damages_to_the_turn() {
    static const std::vector<Damage> damages = {
        {"base", "no turn has begun", check_turn,
         [](Table& table) {
             table.state->turn = 0;
             return true;
         }},
        {"base", "part 2 of the turn does not exist", check_turn,
         [](Table& table) {
             table.state->part = 2;
             return true;
         }},
        {"traders_builders", "part 3 of the turn does not exist", check_turn,
         [](Table& table) {
             table.state->part = 3;
             return true;
         }},
        {"base", "active player 5: expected 0 to 1", check_turn,
         [](Table& table) {
             table.state->player = 5;
             return true;
         }},
        {"base", "unknown decision", check_turn,
         [](Table& table) {
             table.state->decision = static_cast<DecisionKind>(99);
             return true;
         }},
        {"base", "the decision is 'over' (1) or not (0)", check_turn,
         [](Table& table) {
             table.state->decision = DecisionKind::over;
             return !table.is_over();
         }},
        {"level1", "the outcome is 'lost' (1) or not (0)", check_turn,
         [](Table& table) {
             table.state->loss_reason = LossReason::pile;
             return !table.is_over();
         }},
        {"level1", "the last draw is in the future", check_turn,
         [](Table& table) {
             table.state->last_draw = table.state->actions + 1;
             return true;
         }},
        {"level1", "more tiles are drawn than exist", check_turn,
         [](Table& table) {
             table.state->next = 2000;
             return true;
         }},
        {"level1", "the starting block is missing", check_turn,
         [](Table& table) {
             table.board.counts->tiles = 3;
             return true;
         }},
        {"base", "this decision needs a drawn tile", check_asking,
         [](Table& table) {
             table.state->drawn = none16;
             return table.state->decision == DecisionKind::lay_tile;
         }},
        {"base", "a tile must be laid before this decision", check_asking,
         [](Table& table) {
             table.state->laid = none32;
             return table.state->decision == DecisionKind::place_meeple;
         }},
        {"base", "the drawn tile has an unknown type", check_turn,
         [](Table& table) {
             if (table.state->drawn == none16) return false;
             table.state->drawn = 900;
             return true;
         }},
        {"base", "this turn's tile is not on the board", check_turn,
         [](Table& table) {
             if (table.state->laid == none32) return false;
             table.state->laid = table.board.counts->tiles;
             return true;
         }},
        {"base", "the flag `face_down`: 0, expected 1", check_turn,
         [](Table& table) {
             if (table.state->laid == none32) return false;
             --table.state->laid;
             return true;
         }},
        {"base", "the total of scoring meeple 1 is below 0", check_turn,
         [](Table& table) {
             table.state->totals[1] = -1;
             return true;
         }},
        {"level1", "scoring meeple 1 does not exist but has points", check_turn,
         [](Table& table) {
             table.state->totals[1] = 4;
             return true;
         }},
        {"base", "scoring meeple 1 has -1 points from roads", check_turn,
         [](Table& table) {
             table.points_by_source(1)[static_cast<int>(Source::roads)] = -1;
             return true;
         }},
        {"ghosts_castles_cemeteries", "scoring meeple 0 has gained points from a source that costs points", check_turn,
         [](Table& table) {
             table.points_by_source(0)[static_cast<int>(Source::ghosts)] = 1;
             return true;
         }},
        {"base", "the game has a winner but is not finished", check_turn,
         [](Table& table) {
             table.state->winners = 1;
             return !table.is_over();
         }},
        {"level1", "the goal is reached, but the game goes on", check_turn,
         [](Table& table) {
             table.state->totals[0] = 50;
             return !table.is_over();
         }},
        {"level3", "too few actions", check_actions,
         [](Table& table) {
             if (any_meeple_on_board(table)) return false;
             table.state->decision = DecisionKind::place_hound;
             return true;
         }},
        {"base", "there are actions although the game is over", check_actions,
         [](Table& table) {
             if (table.state->decision != DecisionKind::lay_tile) return false;
             table.state->outcome = Outcome::finished;
             return true;
         }},
        {"base", "actions exceed the bound of", check_actions,
         [](Table& table) {
             static Setup narrow = *table.setup;
             narrow.action_bound = 1;
             table.setup = &narrow;
             return true;
         }},
        {"base", "is refused: COM-1", check_actions,
         [](Table& table) {
             if (table.state->decision != DecisionKind::lay_tile) return false;
             Spot last{};
             table.board.each_fitting(table.state->drawn, [&](Spot spot, unsigned) { last = spot; });
             table.board.cells[table.board.cell_at(last.x, last.y)].x += 40;
             return true;
         }},
        {"level1", "an action is listed twice", check_actions,
         [](Table& table) {
             if (table.state->decision != DecisionKind::lay_tile) return false;
             Spot first{};
             int count = 0;
             table.board.each_fitting(table.state->drawn, [&](Spot spot, unsigned) {
                 if (count++ == 0) first = spot;
             });
             if (count < 2) return false;
             std::fill_n(table.board.spots, table.board.counts->fringe, first);
             return true;
         }},
    };
    return damages;
}

}  // namespace mistbank_tests
