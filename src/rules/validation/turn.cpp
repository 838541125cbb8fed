// Validates the status of the game and the legal actions: every listed action is accepted.
#include <algorithm>
#include <cstring>

#include "rules/asking.hpp"
#include "rules/scoring.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

// Decisions that are asked for even if there is only one answer.
bool is_always_asked(DecisionKind kind) {
    return kind == DecisionKind::draw || kind == DecisionKind::lay_tile || kind == DecisionKind::chance ||
           kind == DecisionKind::hand;  // MEET-24
}

// Sources that can cost points.
bool may_cost_points(Source source) {
    return source == Source::ghosts || source == Source::prisoners || source == Source::vodyanoy ||
           source == Source::sales;
}

void check_tally(const TallyView& tally, int scoring_meeple, Flaws& flaws) {
    for (int i = static_cast<int>(Source::roads); i < source_count; ++i) {
        const auto source = static_cast<Source>(i);
        flaws.expect(may_cost_points(source) || tally.from(source) >= 0, "scoring meeple ", scoring_meeple, " has ",
                     tally.from(source), " points from ", name_of(source));
    }
    flaws.expect(tally.from(Source::ghosts) <= 0 && tally.from(Source::vodyanoy) <= 0, "scoring meeple ",
                 scoring_meeple, " has gained points from a source that costs points");
}

void check_scores(const Table& table, Flaws& flaws) {
    const State& state = *table.state;
    const Settings& settings = table.settings();
    for (int i = 0; i < max_colours; ++i) {
        flaws.expect(state.totals[i] >= 0, "the total of scoring meeple ", i, " is below 0");
        flaws.expect(i < settings.scoring_meeples || state.totals[i] == 0, "scoring meeple ", i,
                     " does not exist but has points");
    }
    for (int i = 0; i < settings.scoring_meeples; ++i) check_tally(tally_of(table, i), i, flaws);
    flaws.expect(state.winners == 0 || state.outcome == Outcome::finished, "the game has a winner but is not finished");
    if (!settings.team) return;
    // COO-12: the goal is tested after all points of a scoring are assigned.
    const bool is_won = state.decision != DecisionKind::scoring_colour && everyone_reached(table, settings.goal);
    flaws.expect(table.is_over() || !is_won, "the goal is reached, but the game goes on");
}

void check_laid(const Table& table, Flaws& flaws) {
    const State& state = *table.state;
    flaws.expect(state.drawn == none16 || state.drawn < table.setup->types.size(),
                 "the drawn tile has an unknown type");
    if (state.laid == none32) return;
    flaws.expect(state.laid < table.board.counts->tiles, "this turn's tile is not on the board");
    for (unsigned index = state.laid; index < table.board.counts->tiles; ++index) {
        flaws.equal(table.board.tiles[index].face_down != 0, index != state.laid, "tile ", index,
                    ": the flag `face_down`");
    }
}

}  // namespace

void check_turn(const Table& table, Flaws& flaws) {
    flaws.look_at("the state of the game", "src/rules/turn.cpp");
    const State& state = *table.state;
    const bool may_wait = table.settings().house.first_player != FirstPlayer::host;  // HSE-17
    flaws.expect(state.turn >= 1 || may_wait, "no turn has begun");
    const int most_parts =
        1 + (table.traders != nullptr ? 1 : 0) + (table.messages != nullptr ? 1 : 0);  // TRB-6, MSG-8
    flaws.expect(state.part >= 1 && state.part <= most_parts, "part ", state.part, " of the turn does not exist");
    flaws.expect(state.player < table.setup->rules.players, "active player ", state.player, ": expected 0 to ",
                 table.setup->rules.players - 1);
    flaws.expect(*name_of(state.decision) != '?', "unknown decision ", state.decision);
    flaws.equal(state.decision == DecisionKind::over, table.is_over(), "the decision is 'over' (1) or not (0)");
    flaws.equal(state.outcome == Outcome::lost, state.loss_reason != LossReason::none,
                "the outcome is 'lost' (1) or not (0)");
    flaws.expect(state.last_draw <= state.actions, "the last draw is in the future");
    flaws.expect(state.next <= table.setup->pile_tiles, "more tiles are drawn than exist");
    flaws.expect(table.board.counts->tiles >= table.setup->start.size(), "the starting block is missing");
    if (flaws.any()) return;
    check_laid(table, flaws);
    check_scores(table, flaws);
}

void check_asking(const Table& table, Flaws& flaws) {
    flaws.look_at("the open decision", "src/rules/asking.cpp");
    if (table.is_over()) return;
    const char* const reason = why_decision_cannot_be(table);
    flaws.expect(reason == nullptr, name_of(table.state->decision),
                 " cannot be open: ", reason == nullptr ? "" : reason);
}

void check_actions(const Table& table, Flaws& flaws) {
    flaws.look_at("the listed actions", "src/rules/decisions.cpp");
    const DecisionKind decision = table.state->decision;
    const DecisionRules& rules = rules_of(decision);
    ActionList counted(nullptr, 0);
    rules.list(table, counted);
    const std::size_t least = table.is_over() ? 0 : is_always_asked(decision) ? 1 : 2;
    flaws.expect(counted.count() >= least, "too few actions: ", counted.count());
    flaws.expect(!table.is_over() || counted.count() == 0, "there are actions although the game is over");
    flaws.expect(counted.count() <= table.setup->action_bound, counted.count(), " actions exceed the bound of ",
                 table.setup->action_bound);

    auto actions = flaws.notes<Action>(counted.count());
    ActionList list(actions.data(), actions.size());
    rules.list(table, list);
    flaws.equal(list.count(), counted.count(), "the number of actions written");
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const char* reason = why_not(table, actions[i]);
        flaws.expect(reason == nullptr, "action ", i, " is refused: ", reason == nullptr ? "" : reason);
    }
    const auto before = [](const Action& a, const Action& b) { return std::memcmp(&a, &b, sizeof a) < 0; };
    std::sort(actions.begin(), actions.end(), before);
    const bool doubled = std::adjacent_find(actions.begin(), actions.end()) != actions.end();
    flaws.expect(!doubled, "an action is listed twice");
}

}  // namespace mistbank
