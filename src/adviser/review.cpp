// Reviews a decision: continues the game after the played action and after the best action. The same samples of hidden
// information are used for both.
#include <algorithm>
#include <cmath>

#include "adviser/thinking.hpp"
#include "mistbank/description.hpp"

namespace mistbank {
namespace {

constexpr int fewest_samples = 8;
constexpr double errors_beyond_noise = 2;
constexpr int most_lines_of_played = 4;
// The numbers of the review's first samples, for the search for lines and for the comparison. The review and the search
// use different samples, because the samples of the search would make the best action look too good.
constexpr std::uint64_t first_of_lines = std::uint64_t{1} << 32;
constexpr std::uint64_t first_of_comparison = std::uint64_t{1} << 33;

/// A verdict and the minimum losses for it.
struct Bound {
    Verdict verdict;
    double points;      // competitive game: loss in points
    double hundredths;  // team: loss in points of the judgement, which is from 0 to 100
    double winning;     // competitive game: loss in the probability of winning
};
constexpr Bound bounds[] = {
    {Verdict::blunder, 6, 10, 0.2},
    {Verdict::mistake, 3, 5, 0.1},
    {Verdict::slip, 1, 2.5, 0.05},
};

/// Statistics of the difference between two lines with the same samples.
struct Difference {
    double sum = 0;
    double squares = 0;
    int samples = 0;

    void add(double difference) {
        sum += difference;
        squares += difference * difference;
        ++samples;
    }
    double mean() const { return samples > 0 ? sum / samples : 0; }
    double error() const {
        if (samples < 2) return 0;
        const double variance = (squares - sum * sum / samples) / (samples - 1);
        return std::sqrt(std::max(0.0, variance) / samples);
    }
    bool is_at_least(double bound) const {
        return samples >= fewest_samples && mean() >= bound && mean() >= errors_beyond_noise * error();
    }
};

Verdict verdict_of(const Difference& lost, const Difference& lost_winning, bool team) {
    for (const Bound& bound : bounds) {
        const bool is_so = team ? lost.is_at_least(bound.hundredths)
                                : lost.is_at_least(bound.points) || lost_winning.is_at_least(bound.winning);
        if (is_so) return bound.verdict;
    }
    return Verdict::good;
}

/// Results of each player, summed over samples.
struct Expected {
    double judgement = 0;  // judgement for the deciding player
    double winning[max_players] = {};
    double points[max_players] = {};
};

}  // namespace

const char* name_of(Verdict verdict) noexcept { return name_of(Enumeration::verdict, static_cast<int>(verdict)); }

/// Compares the line of the played action with that of the best action.
class Reviewing {
public:
    Reviewing(Adviser::Inside& inside, Action played, Review& out) : inside_(inside), played_(played), out_(out) {}

    Status review(int simulations);

private:
    bool find_places();
    Line line_played(int simulations);
    Line line_at_first_sight();
    double judgement_of(const Line& line, std::uint64_t first, int samples);
    Prospect sample(const Line& line, std::uint64_t number, Expected* expected);
    void expect(const Line& line, int samples);
    void compare(const Line& best, const Line& played, int samples);
    void tell(const Expected& expected, int samples);

    Adviser::Inside& inside_;
    const Action played_;
    Review& out_;
};

// Half of the simulations search for the best action, and half compare it with the played action. If the played action
// had few visits, up to an eighth more search for its best continuation.
Status Reviewing::review(int simulations) {
    if (!find_places()) return Status::illegal_action;
    const int samples = std::max(1, simulations / 4);
    if (is_of_chance(inside_.root)) {
        out_.verdict = Verdict::chance;
        out_.best = played_;
        out_.best_index = out_.played_index;
        expect(Line{}, samples);
        return Status::ok;
    }
    out_.best = inside_.actions[0].action;
    if (out_.played_index == 0) {
        out_.verdict = inside_.actions.size() > 1 ? Verdict::best : Verdict::forced;
        expect(inside_.line_of(inside_.actions[0]), samples);
    } else {
        compare(inside_.line_of(inside_.actions[0]), line_played(simulations), samples);
    }
    return Status::ok;
}

bool Reviewing::find_places() {
    for (std::size_t i = 0; i < inside_.actions.size(); ++i) {
        if (inside_.actions[i].action != played_) continue;
        out_.played_index = i;
        return true;
    }
    return false;
}

// Returns the line of the played action. If the action has few visits, tries several continuations.
Line Reviewing::line_played(int simulations) {
    const LegalAction& action = inside_.actions[out_.played_index];
    if (action.candidate < 0) return line_at_first_sight();
    if (inside_.is_trusted(inside_.candidates[static_cast<std::size_t>(action.candidate)]))
        return inside_.line_of(action);
    const int samples = std::max(1, simulations / (8 * most_lines_of_played));
    Line best;
    double most = -1e300;
    int tried = 0;
    for (const Candidate& candidate : inside_.candidates) {
        if (candidate.line.actions[0] != played_ || tried == most_lines_of_played) continue;
        const double judgement = judgement_of(candidate.line, first_of_lines, samples);
        ++tried;
        if (judgement <= most) continue;
        most = judgement;
        best = candidate.line;
    }
    return best;
}

// Handles a played action that is not a candidate. Returns the action with the continuation that has the best static
// judgement.
Line Reviewing::line_at_first_sight() {
    Line line;
    line.add(played_);
    Game& after = inside_.after;
    after.copy_from(inside_.root);
    inside_of(after).apply_legal(played_);
    const bool others_answer = inside_.search.answer_for_others(after, inside_.player, inside_.part);
    if (others_answer || !inside_.goes_on(after)) return line;
    Random random(inside_.position);
    inside_.search.best_line(after, rest_of_turn, random, line);
    return inside_.known_prefix(line);
}

Prospect Reviewing::sample(const Line& line, std::uint64_t number, Expected* expected) {
    inside_.play_on(line, number, inside_.plan.stages[0].patience);
    const Table& table = inside_of(inside_.future).table;
    const Prospect own = inside_.search.judge().prospect(table, inside_.player);
    if (expected == nullptr) return own;
    expected->judgement += own.judgement;
    for (int player = 0; player < inside_.setup->rules.players; ++player) {
        const bool is_own = player == inside_.player || inside_.setup->settings.team;
        const Prospect prospect = is_own ? own : inside_.search.judge().prospect(table, player);
        expected->winning[player] += prospect.winning;
        expected->points[player] += prospect.points;
    }
    return own;
}

double Reviewing::judgement_of(const Line& line, std::uint64_t first, int samples) {
    double sum = 0;
    for (int i = 0; i < samples; ++i) {
        sum += sample(line, first + static_cast<std::uint64_t>(i), nullptr).judgement;
    }
    return sum;
}

void Reviewing::expect(const Line& line, int samples) {
    Expected expected;
    for (int i = 0; i < samples; ++i) sample(line, first_of_comparison + static_cast<std::uint64_t>(i), &expected);
    tell(expected, samples);
    out_.winning = out_.winning_of[inside_.player];
    out_.points = out_.points_of[inside_.player];
}

void Reviewing::compare(const Line& best, const Line& played, int samples) {
    Expected expected;
    Difference lost, lost_winning;
    double points = 0, winning = 0;
    for (int i = 0; i < samples; ++i) {
        const std::uint64_t number = first_of_comparison + static_cast<std::uint64_t>(i);
        const Prospect with_best = sample(best, number, nullptr);
        const Prospect with_played = sample(played, number, &expected);
        lost.add(with_best.judgement - with_played.judgement);
        lost_winning.add(with_best.winning - with_played.winning);
        points += with_best.points;
        winning += with_best.winning;
    }
    tell(expected, samples);
    out_.lost_error = lost.error();
    if (lost.sum > 0) {
        out_.verdict = verdict_of(lost, lost_winning, inside_.setup->settings.team);
        out_.lost = lost.mean();
        out_.lost_winning = lost_winning.mean();
        out_.winning = winning / samples;
        out_.points = points / samples;
    } else {  // the comparison shows no loss for the played action
        out_.verdict = Verdict::best;
        out_.best = played_;
        out_.best_index = out_.played_index;
        out_.winning = out_.winning_of[inside_.player];
        out_.points = out_.points_of[inside_.player];
    }
}

void Reviewing::tell(const Expected& expected, int samples) {
    out_.samples = samples;
    for (int player = 0; player < inside_.setup->rules.players; ++player) {
        out_.winning_of[player] = expected.winning[player] / samples;
        out_.points_of[player] = expected.points[player] / samples;
    }
}

// Starts a search that does not depend on earlier ones.
Status Adviser::review(const Game& before, Action played, int simulations, Review& out) {
    if (simulations < 1 || simulations > max_simulations) return Status::invalid_argument;
    Inside& inside = *inside_;
    if (before.is_over()) return Status::game_over;
    // The checks use the copy `future`, so a failed check leaves the results of the search unchanged.
    if (inside.future.copy_from(before) != Status::ok) return Status::invalid_argument;
    if (before.why_not(played) != nullptr) return Status::illegal_action;
    inside.has_looked = false;
    const Status status = think(before, simulations / 2);
    if (status != Status::ok) return status;
    Review review;
    const Status reviewed = Reviewing(inside, played, review).review(simulations);
    if (reviewed == Status::ok) out = review;
    return reviewed;
}

}  // namespace mistbank
