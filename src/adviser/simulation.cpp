// A simulation deals the hidden information and plays the line of a candidate. Then it plays some turns in which all
// players choose the action with the best static judgement.
#include <algorithm>
#include <cmath>

#include "adviser/thinking.hpp"
#include "mistbank/rollout.hpp"

namespace mistbank {
namespace {

// Relative number of visits for a rank. Candidates are ranked by their results; rank n gets about twice as many visits
// as rank 2n.
constexpr double share_of_place(std::size_t place) { return 1.0 / (static_cast<double>(place) + 1.5); }

}  // namespace

// Chooses the candidate for the next simulation. Candidates with lower static judgements join gradually. Assumes that
// each other worker has visited every candidate as often as this adviser has since the last report.
std::size_t Adviser::Inside::pick() {
    put_in_order(std::min(candidates.size(), number_joined()));
    std::size_t picked = 0;
    double least = 1e300;
    for (std::size_t place = 0; place < in_order; ++place) {
        const Candidate& candidate = candidates[order[place]];
        const double burden = (of_all(candidate.visits(), candidate.unreported.visits) + 1) / share_of_place(place);
        if (burden >= least) continue;
        least = burden;
        picked = order[place];
    }
    return picked;
}

// Estimates the number of visits or simulations of all workers. `known` is the number that this adviser knows of;
// `unreported` is the part of it that the other workers have not received.
double Adviser::Inside::of_all(int known, int unreported) const {
    return known + static_cast<double>(unreported) * (options.workers - 1);
}

std::size_t Adviser::Inside::number_joined() const {
    const Widening& widening = plan.widening;
    const double joined =
        widening.at_once + widening.joining * std::pow(of_all(simulations, unreported_simulations), widening.power);
    return std::min(widening.most, static_cast<std::size_t>(joined));
}

// Ranks candidates by results; among equal results the higher static judgement comes first. Insertion sort is fast,
// because one simulation changes the order only a little.
void Adviser::Inside::put_in_order(std::size_t count) {
    if (count < in_order) in_order = 0;
    for (; in_order < count; ++in_order) order[in_order] = static_cast<std::uint8_t>(in_order);
    const auto comes_before = [&](std::uint8_t left, std::uint8_t right) {
        const double lead = candidates[left].mean_lead(), right_lead = candidates[right].mean_lead();
        return lead != right_lead ? lead > right_lead : left < right;
    };
    for (std::size_t place = 1; place < count; ++place) {
        const std::uint8_t moved = order[place];
        std::size_t to = place;
        for (; to > 0 && comes_before(moved, order[to - 1]); --to) order[to] = order[to - 1];
        order[to] = moved;
    }
}

// Runs one simulation. All candidates use the same samples of hidden information, in the same order.
void Adviser::Inside::simulate() {
    Candidate& candidate = candidates[pick()];
    const auto sample = static_cast<std::size_t>(candidate.samples++);
    play_on(candidate.line, sample, patience_of(sample));
    const Prospect prospect = search.judge().prospect(inside_of(future).table, player);
    const Grains judgement = in_grains(prospect.judgement);
    if (sample == baselines.size() && sample < most_baselines) baselines.push_back(judgement);
    const Grains lead = limited(judgement - baselines[sample % most_baselines]);
    const Results found = {lead, judgement, in_grains(prospect.points), in_grains(prospect.winning), 1};
    candidate.found.add(found);
    candidate.unreported.add(found);
    ++simulations;
    ++unreported_simulations;
}

void Adviser::Inside::play_on(const Line& line, std::uint64_t sample, const Patience& patience) {
    Random random(mixed(mixed(options.seed + golden_step) + position + golden_step * sample));
    future.copy_from(root);
    future.determinize(random.next(), player);
    History history(thoughts, inside_of(future).table);
    const auto follow = [&](const Line& planned) {  // plays the line up to a decision that depends on chance
        for (int i = 0; i < planned.length; ++i) {
            if (is_of_chance(future) || future.apply(planned.actions[i]) != Status::ok) break;
            history.add(planned.actions[i]);
        }
        history.see_draws(inside_of(future).table);
    };
    follow(line);
    while (!future.is_over() && future.turn() <= root.turn() + patience.turns) {
        if (is_of_chance(future)) {
            inside_of(future).apply_legal(search.by_chance(future, random));
            continue;
        }
        follow(best_line(history, patience, random));
    }
}

// Returns the depth and the breadth of simulations with this sample. Assumes that each other worker has as many samples
// as this worker.
const Patience& Adviser::Inside::patience_of(std::uint64_t sample) const {
    const std::uint64_t sample_of_all = sample * static_cast<std::uint64_t>(options.workers);
    int stage = plan.stage_count - 1;
    while (plan.stages[stage].from_sample > sample_of_all) --stage;
    return plan.stages[stage].patience;
}

// Returns the best line of the current turn. The line of a simulation's last turn is not stored, because that turn
// rarely occurs again.
Line Adviser::Inside::best_line(const History& history, const Patience& patience, Random& random) {
    const bool may_come_again =
        future.turn() < root.turn() + patience.turns && known_turns.is_open(inside_of(future).table);
    if (may_come_again) {
        if (const Line* known = known_turns.find(history.number())) return *known;
    }
    const std::uint64_t dice = random.state();
    Line line;
    search.best_line(future, patience.breadth, random, line);
    if (may_come_again && random.state() == dice) known_turns.keep(history.number(), line);
    return line;
}

}  // namespace mistbank
