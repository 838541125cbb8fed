#include "greedy.hpp"

#include <algorithm>
#include <vector>

#include "game/view.hpp"
#include "rules/scoring.hpp"

namespace strength_matches {

using namespace mistbank;

namespace {

constexpr double of_what_is_incomplete = 0.6;
constexpr int deepest = 5;                 // largest number of decisions to search in a turn
constexpr std::size_t fewest_answers = 4;  // smallest number of actions to try at each decision

int part_of(const Game& game) { return 4 * game.turn() + game.part(); }

class GreedyPlayer : public Player {
public:
    GreedyPlayer(const Board& board, std::size_t lines, std::uint64_t seed)
        : lines_(lines), random_(seed), seed_(seed), ended_(board.game.clone()) {
        ended_.stop_recording();
        for (int depth = 0; depth <= deepest; ++depth) trials_.push_back(ended_.clone());
    }

    Action choose(Board& board) override {
        Game& root = trials_[0];
        root.copy_from(board.game);
        root.determinize(++seed_, root.deciding_player());
        player_ = root.deciding_player();
        part_ = part_of(root);
        Action best;
        best_after(root, 1, lines_, &best);
        return best;
    }

private:
    double best_after(const Game& game, std::size_t depth, std::size_t lines, Action* best) {
        std::vector<Action> actions = game.legal_actions();
        if (best == nullptr) keep(actions, std::max(fewest_answers, lines));
        double most = -1e300;
        for (const Action& action : actions) {
            Game& trial = trials_[depth];
            trial.copy_from(game);
            trial.apply(action);
            const bool goes_on = depth < deepest && !trial.is_over() && part_of(trial) == part_ &&
                                 trial.deciding_player() == player_ && trial.decision().kind != DecisionKind::draw;
            const double value =
                goes_on ? best_after(trial, depth + 1, lines / actions.size(), nullptr) : value_of(trial);
            if (value <= most) continue;
            most = value;
            if (best != nullptr) *best = action;
        }
        return most;
    }

    // Keeps at most `most` actions: the first ones, which include passing, and random others.
    void keep(std::vector<Action>& actions, std::size_t most) {
        if (actions.size() <= most) return;
        for (std::size_t at = most / 2; at < most; ++at) {
            std::swap(actions[at], actions[at + random_.below(static_cast<std::uint32_t>(actions.size() - at))]);
        }
        actions.resize(most);
    }

    double value_of(const Game& game) {
        if (game.is_over()) return ahead_of_mean(game);
        ended_.copy_from(game);
        Table& table = inside_of(ended_).table;
        project_final_scoring(table);
        const double now = ahead_of_mean(game);
        return now + of_what_is_incomplete * (ahead_of_mean(ended_) - now);
    }

    double ahead_of_mean(const Game& game) const {
        double own = 0, others = 0;
        const int count = game.scoring_meeple_count();
        for (int i = 0; i < count; ++i) {
            const ScoringMeeple meeple = game.scoring_meeple(i);
            (game.player_of(meeple.colour) == player_ ? own : others) += meeple.total;
        }
        return own - others / std::max(1, count - 1);
    }

    std::size_t lines_;
    Random random_;
    std::uint64_t seed_;
    Game ended_;
    std::vector<Game> trials_;
    int player_ = 0;
    int part_ = 0;
};

}  // namespace

std::unique_ptr<Player> greedy_player(const Board& board, int lines, std::uint64_t seed) {
    return std::make_unique<GreedyPlayer>(board, static_cast<std::size_t>(lines), seed);
}

}  // namespace strength_matches
