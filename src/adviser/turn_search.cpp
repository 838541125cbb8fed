#include "adviser/turn_search.hpp"

#include <algorithm>

#include "game/view.hpp"
#include "rules/decision_specs.hpp"
#include "rules/decisions.hpp"
#include "rules/piles.hpp"

namespace mistbank {
namespace {

constexpr double nothing_found = -1e30;
// A number greater than the maximum of 3 parts in a turn: the first part, a builder's part and a message's part
// (MSG-8).
constexpr int parts_of_a_turn = 4;
/// The limit of work for all placements of one tile, see most_looked_at().
constexpr std::size_t work_of_lays = 4000000;

/// Returns the relative probability of a random result among all results of the decision.
int chance_of(const Table& table, const Action& action) {
    switch (action.kind) {
        case ActionKind::draw: return drawable(table, static_cast<std::uint16_t>(action.x));
        case ActionKind::sheep: return table.hills->bag[action.count];
        case ActionKind::animal: return animals_unseen(table, action.count);
        default: return 1;
    }
}

/// Returns the default reply: no further figure, points instead of ghosts, the first of several mandatory actions. If a
/// crop circle lets the player add a meeple, the reply adds it, because nothing else is lost. Lists the legal actions
/// only if passing is illegal.
Action default_reply(const Game& game, ActionsAtHand& list) {
    Action pass;
    pass.kind = ActionKind::pass;
    const Table& table = inside_of(game).table;
    const bool passes = table.state->decision != DecisionKind::crop_add && why_not(table, pass) == nullptr;
    if (passes) return pass;
    list.fetch(game);
    return *list.begin();
}

constexpr std::uint64_t bits_of_all(std::uint64_t Asking::*bits) {
    std::uint64_t all = 0;
    each_asking(every_expansion, [&](const Asking& asking) { all |= asking.*bits; });
    return all;
}

/// The number of searched answers in side decisions: decisions that affect the rest of the turn only a little but have
/// many answers (steps 1b and 2c of the small boxes). The best answers by static judgement are searched.
constexpr int followed_of_side_decision = 2;
bool is_side_decision(DecisionKind kind) {
    constexpr std::uint64_t minor = bits_of_all(&Asking::minor);
    return (minor & bits_of_decisions(kind)) != 0;
}

/// Returns whether this decision in a player's turn can belong to another player.
bool is_asked_of_others(DecisionKind kind) {
    constexpr std::uint64_t of_others = bits_of_all(&Asking::of_others);
    return (of_others & bits_of_decisions(kind)) != 0;
}

}  // namespace

// Lists the legal actions. Of the actions that pacify, keeps only those that take the largest number of ghosts.
void ActionsAtHand::fetch(const Game& game) {
    count = game.legal_actions(room.data(), room.size());
    std::uint8_t most = 0;
    for (const Action& action : *this) {
        if (action.kind == ActionKind::pacify) most = std::max(most, action.count);
    }
    if (most <= 1) return;
    const auto is_smaller = [&](const Action& action) {
        return action.kind == ActionKind::pacify && action.count < most;
    };
    count = static_cast<std::size_t>(std::remove_if(begin(), end(), is_smaller) - begin());
}

void ActionsAtHand::keep(std::size_t most, Random& random) {
    if (count <= most) return;
    for (std::size_t at = most / 2; at < most; ++at) {
        std::swap(room[at], room[at + random.below(static_cast<std::uint32_t>(count - at))]);
    }
    count = most;
}

int part_of(const Game& game) { return parts_of_a_turn * game.turn() + game.part(); }

bool is_settled(const Game& game, int part) {
    if (part_of(game) != part) return true;
    const DecisionKind kind = inside_of(game).state().decision;
    return kind == DecisionKind::over || kind == DecisionKind::lay_face_down || kind == DecisionKind::draw;
}

bool is_about_sale(const Game& game) {
    const DecisionKind kind = inside_of(game).state().decision;
    return kind == DecisionKind::offer || kind == DecisionKind::sell;
}

bool is_of_chance(const Game& game) {
    const Table& table = inside_of(game).table;
    const DecisionKind kind = table.state->decision;
    const bool names_hand = kind == DecisionKind::hand && table.setup->rules.draws == Draws::external;
    return kind == DecisionKind::draw || kind == DecisionKind::chance || names_hand;
}

TurnSearch::TurnSearch(const Game& game)
    : judge_(*inside_of(game).setup, game.allocator()),
      trials_(game.allocator()),
      lists_(game.allocator()),
      ranked_(game.allocator()) {
    trials_.reserve(depths);
    lists_.reserve(depths);
    for (int depth = 0; depth < depths; ++depth) {
        trials_.push_back(clone_without_history(game));
        inside_of(trials_.back()).make_room_for_trials();
        lists_.emplace_back(game);
    }
    ranked_.reserve(game.action_bound());
}

void TurnSearch::begin_at(const Game& root) {
    std::fill(is_kin_, is_kin_ + depths, false);
    cells_of_root_ = inside_of(root).state().board.cells;
    judge_.look_at(inside_of(root).table);
}

double TurnSearch::best_line(const Game& game, const Breadth& breadth, Random& random, Line& line) {
    breadth_ = breadth;
    random_ = &random;
    player_ = game.deciding_player();
    part_ = part_of(game);
    std::fill(hides_the_same_, hides_the_same_ + depths, false);
    cells_of_line_ = inside_of(game).state().board.cells;
    judge_.set_origin(inside_of(game).table);
    const double value = best_from(game, 0, line);
    judge_.reset_origin();
    return value;
}

Game& TurnSearch::trial_of(const Game& game, int depth) {
    Game& trial = trials_[static_cast<std::size_t>(depth)];
    inside_of(trial).bring_to(inside_of(game), has_set_out_[depth], [&] {
        if (is_kin_[depth]) {
            const bool is_of_line = hides_the_same_[depth];
            const std::uint32_t cells_of_both = is_of_line ? cells_of_line_ : cells_of_root_;
            inside_of(trial).copy_from_sibling(inside_of(game), cells_of_both, !is_of_line);
        } else {
            trial.copy_from(game);
        }
        is_kin_[depth] = hides_the_same_[depth] = true;
    });
    return trial;
}

double TurnSearch::best_from(const Game& game, int depth, Line& line, const double* value_of_pass) {
    has_set_out_[depth] = false;
    ActionsAtHand& list = lists_[static_cast<std::size_t>(depth)];
    list.fetch(game);
    const DecisionKind kind = inside_of(game).state().decision;
    const bool lays = kind == DecisionKind::lay_tile;
    if (kind == DecisionKind::offer) keep_best_price(game, depth, list);
    if (lays) list.keep(most_looked_at(inside_of(game).table, work_of_lays), *random_);
    if (!lays && breadth_.options > 0) list.keep(static_cast<std::size_t>(breadth_.options), *random_);
    Following following;
    if (lays && breadth_.lays > 0) {
        rank(game, depth, breadth_.lays, following);
    } else if (is_side_decision(kind)) {
        rank(game, depth, followed_of_side_decision, following);
    } else {
        following.count = list.count;
    }
    double best = nothing_found;
    const Line before = line;
    for (std::size_t i = 0; i < following.count; ++i) {
        Line tried = before;
        const Action action = list.room[following.action(i)];
        const double* const known = action.kind == ActionKind::pass && value_of_pass != nullptr
                                        ? value_of_pass
                                        : following.value_of(i, Decided::nothing);
        if (known != nullptr) tried.add(action);
        const double* const of_pass = following.value_of(i, Decided::to_pass);
        const double value = known != nullptr ? *known : value_after(game, action, depth, tried, of_pass);
        if (value <= best) continue;
        best = value;
        line = tried;
    }
    return best;
}

// Ranks the actions by static judgement with default replies after each action: a laid tile gets no figure.
void TurnSearch::rank(const Game& game, int depth, int most, Following& following) {
    const ActionsAtHand& list = lists_[static_cast<std::size_t>(depth)];
    ranked_.clear();
    for (std::uint32_t i = 0; i < list.count; ++i) {
        Game& trial = trial_of(game, depth);
        inside_of(trial).apply_legal(list.room[i]);
        const Decided decided = settle(trial);
        ranked_.push_back({judge_.judge(inside_of(trial).table, player_), i, decided});
    }
    following.are_ranked = true;
    following.count = std::min(ranked_.size(), static_cast<std::size_t>(most));
    const auto by_value = [](const Ranked& left, const Ranked& right) {
        return left.value != right.value ? left.value > right.value : left.action < right.action;
    };
    std::partial_sort(ranked_.begin(), ranked_.begin() + static_cast<std::ptrdiff_t>(following.count), ranked_.end(),
                      by_value);
    std::copy_n(ranked_.begin(), following.count, following.ranked);
}

double TurnSearch::value_after(const Game& game, Action action, int depth, Line& line, const double* value_of_pass) {
    Game& trial = trial_of(game, depth);
    inside_of(trial).apply_legal(action);
    line.add(action);
    if (is_about_sale(game)) {
        answer_for_others(trial, player_, part_);
        return value_of_sale(game, trial);
    }
    if (is_settled(trial, part_) || action.kind == ActionKind::no_abbey) {
        return judge_.judge(inside_of(trial).table, player_);
    }
    const bool line_ends = answer_for_others(trial, player_, part_);
    const bool goes_deeper = depth + 1 < std::min(breadth_.depth, depths - 1) && !is_settled(trial, part_) &&
                             !is_of_chance(trial) && trial.deciding_player() == player_;
    if (goes_deeper) {
        Line unsaid = line;
        return best_from(trial, depth + 1, line_ends ? unsaid : line, line_ends ? nullptr : value_of_pass);
    }
    settle(trial);
    return judge_.judge(inside_of(trial).table, player_);
}

// Keeps only the best price for the buyer: the lowest one that the seller accepts. A seller who accepts a price accepts
// each higher price.
void TurnSearch::keep_best_price(const Game& game, int depth, ActionsAtHand& list) {
    const auto is_price = [](const Action& action) { return action.kind == ActionKind::offer_points; };
    Action* const first = std::find_if(list.begin(), list.end(), is_price);
    Action* const end = std::find_if_not(first, list.end(), is_price);
    Action* const best =
        std::partition_point(first, end, [&](const Action& offer) { return !is_accepted(game, depth, offer); });
    Action* to = first;
    if (best != end) *to++ = *best;
    list.count = static_cast<std::size_t>(std::copy(end, list.end(), to) - list.begin());
}

bool TurnSearch::is_accepted(const Game& game, int depth, Action offer) {
    Game& trial = trial_of(game, depth);
    inside_of(trial).apply_legal(offer);
    answer_for_others(trial, player_, part_);
    return inside_of(trial).table.hands->size[player_] > 0;
}

// Returns the value of a sale. Players never pay more for a tile than its value for them, even to keep it from others.
double TurnSearch::value_of_sale(const Game& game, const Game& settled) {
    const Judge::OfSale after = judge_.judge_sale(inside_of(settled).table, player_);
    if (inside_of(game).state().decision == DecisionKind::sell) return after.value;
    const double loss = judge_.judge_sale(inside_of(game).table, player_).own_points - after.own_points;
    return loss > 0 ? nothing_found / 2 - loss : after.value;
}

// Chooses the seller's answer. Judges each answer statically by the price and the value of the tile for both players
// (HSE-18).
Action TurnSearch::best_sale(const Game& game) {
    ActionsAtHand& list = lists_.back();
    list.fetch(game);
    const int seller = game.deciding_player();
    Game& trial = trials_.back();
    double best = nothing_found;
    Action choice;
    for (const Action& action : list) {
        trial.copy_from(game);
        inside_of(trial).apply_legal(action);
        const double value = judge_.judge_sale(inside_of(trial).table, seller).value;
        if (value <= best) continue;
        best = value;
        choice = action;
    }
    is_kin_[depths - 1] = has_set_out_[depths - 1] = false;
    return choice;
}

bool TurnSearch::answer_for_others(Game& game, int player, int part) {
    ActionsAtHand& list = lists_.back();
    bool has_answered = false;
    while (part_of(game) == part && game.deciding_player() != player &&
           is_asked_of_others(inside_of(game).state().decision)) {
        const bool sells = inside_of(game).state().decision == DecisionKind::sell;
        inside_of(game).apply_legal(sells ? best_sale(game) : default_reply(game, list));
        has_answered = true;
    }
    return has_answered;
}

TurnSearch::Decided TurnSearch::settle(Game& game) {
    ActionsAtHand& list = lists_.back();
    int decisions = 0;
    bool has_passed = false;
    for (; !is_settled(game, part_); ++decisions) {
        const Action action = is_of_chance(game) ? by_chance(game, *random_) : default_reply(game, list);
        has_passed = action.kind == ActionKind::pass && !is_of_chance(game);
        inside_of(game).apply_legal(action);
    }
    if (decisions == 0) return Decided::nothing;
    return decisions == 1 && has_passed ? Decided::to_pass : Decided::more;
}

Action TurnSearch::by_chance(const Game& game, Random& random) {
    ActionsAtHand& list = lists_.back();
    const Table& table = inside_of(game).table;
    list.fetch(game);
    int sum = 0;
    for (const Action& action : list) {
        if (action.kind == ActionKind::hidden) return action;
        sum += chance_of(table, action);
    }
    if (sum == 0) return *list.begin();
    int left = static_cast<int>(random.below(static_cast<std::uint32_t>(sum)));
    for (const Action& action : list) {
        left -= chance_of(table, action);
        if (left < 0) return action;
    }
    return *(list.end() - 1);
}

}  // namespace mistbank
