#include "end_search.hpp"

#include <algorithm>
#include <climits>
#include <cstring>

using namespace mistbank;

namespace puzzles {
namespace {

constexpr int any = INT_MAX / 2;

}  // namespace

EndSearch::EndSearch(const Game& game)
    : root_(game.clone()), player_(game.deciding_player()), is_team_(game.goal() > 0) {
    root_.stop_recording();
}

int EndSearch::worth(const Game& game) const {
    if (is_team_) {
        int total = 0;
        for (int i = 0; i < game.scoring_meeple_count(); ++i) total += game.scoring_meeple(i).total;
        return total + (game.outcome() == Outcome::won ? of_victory : 0);
    }
    int own = 0, best = -any;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple scoring_meeple = game.scoring_meeple(i);
        if (game.player_of(scoring_meeple.colour) == player_) {
            own = scoring_meeple.total;
        } else {
            best = std::max(best, scoring_meeple.total);
        }
    }
    return own - best;
}

bool EndSearch::is_for_us(const Game& game) const { return is_team_ || game.deciding_player() == player_; }

Game& EndSearch::trial(const Game& game, std::size_t depth) {
    while (trials_.size() <= depth) trials_.push_back(root_.clone());
    trials_[depth].copy_from(game);
    return trials_[depth];
}

std::uint32_t& EndSearch::success_of(Action action) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &action, sizeof bits);
    return successes_[(bits * 0x9E3779B97F4A7C15u) >> 50];
}

// Returns the legal actions. Actions that have caused many cut-offs come first.
std::vector<Action>& EndSearch::actions_of(const Game& game, std::size_t depth) {
    while (lists_.size() <= depth) lists_.emplace_back(root_.action_bound());
    std::vector<Action>& list = lists_[depth];
    list.resize(root_.action_bound());
    list.resize(game.legal_actions(list.data(), list.size()));
    std::stable_sort(list.begin(), list.end(),
                     [&](const Action& one, const Action& other) { return success_of(one) > success_of(other); });
    return list;
}

// Alpha-beta search. `least` is alpha, the value that the player is already certain to reach. `most` is beta, the
// highest value that the opponents allow.
int EndSearch::value(const Game& game, std::size_t depth, int least, int most) {
    ++positions_;
    if (game.is_over()) return worth(game);
    if (has_given_up()) return 0;
    const bool for_us = is_for_us(game);
    int found = for_us ? -any : any;
    const std::size_t count = actions_of(game, depth).size();
    for (std::size_t i = 0; i < count && least < most; ++i) {
        const Action action = lists_[depth][i];
        Game& next = trial(game, depth);
        next.apply(action);
        const int its = value(next, depth + 1, least, most);
        if (for_us) {
            found = std::max(found, its);
            least = std::max(least, its);
        } else {
            found = std::min(found, its);
            most = std::min(most, its);
        }
        if (least >= most) ++success_of(action);
    }
    return found;
}

void EndSearch::list_turns(const Game& game, std::vector<Action>& line, std::vector<Turn>& turns) {
    const bool goes_on = !game.is_over() && game.turn() == root_.turn() && game.deciding_player() == player_;
    if (!goes_on) {
        const std::uint64_t after = game.state_hash();
        const auto is_the_same = [&](const Turn& other) { return other.after == after; };
        if (std::none_of(turns.begin(), turns.end(), is_the_same)) turns.push_back({line, after, 0});
        return;
    }
    for (const Action& action : game.legal_actions()) {
        Game next = game.clone();
        next.apply(action);
        line.push_back(action);
        list_turns(next, line, turns);
        line.pop_back();
    }
}

std::vector<Turn> EndSearch::turns() {
    std::vector<Turn> all;
    std::vector<Action> line;
    list_turns(root_, line, all);
    int best = -any, second = -any;
    for (Turn& turn : all) {
        Game after = root_.clone();
        for (const Action& action : turn.line) after.apply(action);
        turn.value = value(after, 0, second, any);
        if (has_given_up()) return {};
        if (turn.value > best) {
            second = best;
            best = turn.value;
        } else {
            second = std::max(second, turn.value);
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Turn& one, const Turn& other) { return one.value > other.value; });
    return all;
}

std::vector<std::string> EndSearch::best_play(const Game& from) {
    std::vector<std::string> play;
    Game game = from.clone();
    while (!game.is_over()) {
        const bool for_us = is_for_us(game);
        int best = for_us ? -any : any;
        Action chosen{};
        for (const Action& action : game.legal_actions()) {
            Game next = game.clone();
            next.apply(action);
            const int its = for_us ? value(next, 0, best, any) : value(next, 0, -any, best);
            if (has_given_up()) return {};
            if (for_us ? its > best : its < best) {
                best = its;
                chosen = action;
            }
        }
        play.emplace_back(game.text_of(chosen).c_str());
        game.apply(chosen);
    }
    return play;
}

}  // namespace puzzles
