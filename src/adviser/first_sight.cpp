// Makes a static judgement of every legal action together with the rest of its turn. The judgements select the
// candidates for simulations.
#include <algorithm>

#include "adviser/thinking.hpp"

namespace mistbank {
namespace {

// If a laid tile has hundreds of options, only about `most_at_first_sight` lines are judged in total, but at least
// `fewest_on_tile` for each placement of the tile.
constexpr std::size_t most_at_first_sight = 1500;
constexpr std::size_t fewest_on_tile = 8;
/// The limit of work for judging all actions of one decision statically. most_looked_at() explains the unit.
constexpr std::size_t work_of_first_sight = 64000000;

// Returns whether the turn can reveal something before its last decision: a message, a tile that is drawn after the
// choice of marker or courier (MSG-3), or a roll of the die, which limits where a meeple can land (FLY-2).
bool may_turn_over(const Table& table) { return table.messages != nullptr || table.flight != nullptr; }

// Returns whether the open decision depends on something revealed since the root position.
bool depends_on_draws(const Table& root, const Table& table) {
    switch (table.state->decision) {
        case DecisionKind::lay_tile: return table.state->next != root.state->next;
        case DecisionKind::land: return root.state->decision != DecisionKind::land;
        case DecisionKind::message:
        case DecisionKind::message_meeple: return table.messages->drawn != root.messages->drawn;
        default: return false;
    }
}

}  // namespace

void Adviser::Inside::look_at(const Game& game) {
    has_looked = true;
    ++thoughts;
    simulations = 0;
    unreported_simulations = 0;
    in_order = 0;
    chances = Random(position);
    actions.clear();
    candidates.clear();
    baselines.clear();
    search.begin_at(root);
    future.copy_from(root);
    after.copy_from(root);
    future_has_set_out = after_has_set_out = false;
    player = game.deciding_player();
    part = part_of(game);
    legal.count = root.legal_actions(legal.room.data(), legal.room.size());
    const bool can_choose = !is_of_chance(root);
    const std::size_t most = most_looked_at(inside_of(root).table, work_of_first_sight);
    const std::size_t most_on_tile = std::max(fewest_on_tile, std::min(most, most_at_first_sight) / legal.count);
    // The stride is odd, so that the judged placements have different rotations.
    const std::size_t stride = legal.count * fewest_on_tile <= most ? 1 : legal.count * fewest_on_tile / most | 1u;
    double least = 0;
    for (std::size_t i = 0; i < legal.count; ++i) {
        const Action action = legal.room[i];
        const double first_sight = can_choose && i % stride == 0 ? look_at_action(action, most_on_tile) : least;
        least = i == 0 ? first_sight : std::min(least, first_sight);
        actions.push_back({action, first_sight, -1, static_cast<int>(i)});
    }
    for (std::size_t i = 0; i < legal.count; ++i) {
        if (i % stride != 0) actions[i].first_sight = least;
    }
    inside_of(future).stay();
    inside_of(after).stay();
}

void Adviser::Inside::bring_to(Game& trial, const Game& game, bool& has_set_out) {
    inside_of(trial).bring_to(inside_of(game), has_set_out, [&] {
        inside_of(trial).copy_from_sibling(inside_of(game), inside_of(root).state().board.cells, true);
    });
}

bool Adviser::Inside::goes_on(const Game& game) const {
    return !is_settled(game, part) && !is_of_chance(game) && game.deciding_player() == player;
}

// Judges an action. Each figure placement after a tile placement becomes a separate candidate, because the best place
// for the tile depends on the figure.
double Adviser::Inside::look_at_action(Action action, std::size_t most_on_tile) {
    Line line;
    line.add(action);
    bring_to(after, root, after_has_set_out);
    future_has_set_out = false;
    inside_of(after).apply_legal(action);
    if (is_about_sale(root)) {
        search.answer_for_others(after, player, part);
        return judge_sale(after, line);
    }
    if (action.kind == ActionKind::no_abbey) return judge_now(after, line);
    const bool places = goes_on(after) && inside_of(after).state().decision == DecisionKind::place_meeple;
    if (!places) return look_at_line(after, line);
    legal_after.fetch(after);
    legal_after.keep(most_on_tile, chances);
    double best = -1e30;
    for (const Action& next : legal_after) {
        Line longer = line;
        longer.add(next);
        bring_to(future, after, future_has_set_out);
        inside_of(future).apply_legal(next);
        best = std::max(best, look_at_line(future, longer));
    }
    return best;
}

double Adviser::Inside::look_at_line(Game& game, const Line& line) {
    if (search.answer_for_others(game, player, part)) return look_beyond(game, line);
    return goes_on(game) ? look_further(game, line) : judge_now(game, line);
}

double Adviser::Inside::look_further(const Game& game, Line line) {
    const double value = search.best_line(game, rest_of_turn, chances, line);
    add_candidate(line, value);
    return value;
}

// Judges the rest of the turn after the expected replies of other players. The candidate's line ends before these
// replies, because they are unknown.
double Adviser::Inside::look_beyond(const Game& game, const Line& line) {
    if (!goes_on(game)) return judge_now(game, line);
    Line unsaid = line;
    const double value = search.best_line(game, rest_of_turn, chances, unsaid);
    add_candidate(line, value);
    return value;
}

double Adviser::Inside::judge_now(const Game& game, const Line& line) {
    const double value = search.judge().judge(inside_of(game).table, player);
    add_candidate(line, value);
    return value;
}

// An offer above the tile's value for the player does not become a candidate (TurnSearch::value_of_sale). Values are
// relative to the judgement of the root.
double Adviser::Inside::judge_sale(const Game& game, const Line& line) {
    const Judge::OfSale before = search.judge().judge_sale(inside_of(root).table, player);
    const Judge::OfSale settled = search.judge().judge_sale(inside_of(game).table, player);
    const double lead_at_root = search.judge().judge(inside_of(root).table, player);
    const double value = settled.value - before.value + lead_at_root;
    const double loss = before.own_points - settled.own_points;
    const bool overpays = inside_of(root).state().decision == DecisionKind::offer && loss > 0;
    if (overpays) return std::min(value, lead_at_root) - loss;
    add_candidate(line, value);
    return value;
}

// Returns the line up to the first decision with unknown options. Simulations later continue with the best action.
Line Adviser::Inside::known_prefix(const Line& line) {
    if (line.length < 2 || !may_turn_over(inside_of(root).table)) return line;
    Line known;
    future.copy_from(root);
    future_has_set_out = false;
    for (int i = 0; i < line.length; ++i) {
        if (depends_on_draws(inside_of(root).table, inside_of(future).table)) break;
        known.add(line.actions[i]);
        if (i + 1 < line.length && future.apply(line.actions[i]) != Status::ok) break;
    }
    return known;
}

// Inserts a candidate in the order of static judgements. Among equal candidates, earlier ones stay first.
void Adviser::Inside::add_candidate(const Line& line, double first_sight) {
    const auto looks_better = [](double value, const Candidate& other) { return value > other.first_sight; };
    const auto at = std::upper_bound(candidates.begin(), candidates.end(), first_sight, looks_better);
    if (candidates.size() == most_candidates && at == candidates.end()) return;
    const Candidate candidate{known_prefix(line), first_sight};
    if (candidates.size() < most_candidates) {
        candidates.insert(at, candidate);
    } else {
        std::move_backward(at, candidates.end() - 1, candidates.end());
        *at = candidate;
    }
}

}  // namespace mistbank
