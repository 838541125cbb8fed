// The internal data of an adviser: the position and the results of the search.
#pragma once

#include <memory>

#include "adviser/known_turns.hpp"
#include "adviser/reasons.hpp"
#include "adviser/results.hpp"
#include "adviser/turn_search.hpp"
#include "game/view.hpp"
#include "mistbank/adviser.hpp"

namespace mistbank {

/// A line of actions in one turn. Simulations continue after this line.
struct Candidate {
    Line line;
    double first_sight;
    Results found{};       // results of all workers, including merged results
    Results unreported{};  // the part of `found` that the other workers have not received: the results of this
                           // adviser's simulations since its last report
    int samples = 0;       // number of this adviser's simulations of the candidate; also the index of the next sample

    int visits() const { return found.visits; }
    double mean_lead() const { return found.mean(found.lead); }
};

/// A legal action, and the index of the best candidate that begins with it; -1: no candidate.
struct LegalAction {
    Action action;
    double first_sight;
    int candidate;
    int number;  // index in the list of legal actions
};

/// The effects of an action's line, and the group of the action, see Advice::group.
struct Explained {
    Reasons reasons;
    double hopes[max_colours];  // competitive games: points plus expected gains of each colour after the line
    int group;
};

inline constexpr std::size_t most_explained = 32;  // maximum number of best actions that are compared with each other
inline constexpr std::size_t most_candidates = 112;
inline constexpr std::size_t most_baselines = 4096;

/// Capacity for the events of a line, reserved so that no memory is allocated later. `events_of_decisions` is the
/// number for all decisions. `events_of_figure` is the number for each figure, which can cause events in the final
/// scoring.
inline constexpr std::size_t events_of_decisions = 256;
inline constexpr std::size_t events_of_figure = 8;

/// The depth of a simulation in turns, and the breadth of its searches.
struct Patience {
    int turns;
    Breadth breadth;
};
inline constexpr int most_stages = 3;
/// The patience that applies from the sample with number `from_sample` on. Later samples of a candidate are played
/// further ahead, with more alternatives. With few samples, only the results of the next turns are reliable; distant
/// results are mostly noise.
struct StageOfPatience {
    std::uint64_t from_sample;
    Patience patience;
};

/// Determines the number of candidates that are tried. This number grows with a power of the number of simulations.
struct Widening {
    int at_once;
    double joining;
    double power;
    std::size_t most;
};

/// Search parameters for one kind of game.
struct Plan {
    int stage_count;
    StageOfPatience stages[most_stages];  // the first stage begins at sample 0
    Widening widening;
};

struct Adviser::Inside {
    Inside(const Game& game, const AdviserOptions& its_options);

    // --- defined in first_sight.cpp ---
    void look_at(const Game& game);
    void bring_to(Game& trial, const Game& game, bool& has_set_out);
    double look_at_action(Action action, std::size_t most_on_tile);
    double look_at_line(Game& after, const Line& line);
    double look_further(const Game& after, Line line);
    double look_beyond(const Game& after, const Line& line);
    double judge_now(const Game& after, const Line& line);
    double judge_sale(const Game& settled, const Line& line);
    Line known_prefix(const Line& line);
    void add_candidate(const Line& line, double first_sight);
    bool goes_on(const Game& after) const;

    // --- defined in simulation.cpp ---
    void simulate();
    std::size_t pick();
    double of_all(int known, int unreported) const;
    std::size_t number_joined() const;
    void put_in_order(std::size_t count);
    void play_on(const Line& line, std::uint64_t sample, const Patience& patience);
    const Patience& patience_of(std::uint64_t sample) const;
    Line best_line(const History& history, const Patience& patience, Random& random);

    // --- defined in adviser.cpp ---
    void rank();
    bool is_trusted(const Candidate& candidate) const;
    Line line_of(const LegalAction& action) const;
    Advice advice_on(const LegalAction& action) const;
    bool is_preferred(const Candidate& left, const Candidate& right) const;
    bool comes_before(const LegalAction& left, const LegalAction& right) const;
    std::uint32_t slip() const;
    double lead_of(const LegalAction& action) const;

    // --- defined in together.cpp ---
    void reset();
    void mark_reported();
    std::uint64_t number_of_candidates() const;
    std::size_t write(Results Candidate::*what, std::uint8_t* out, std::size_t capacity) const;
    Status merge(const Results* found, std::size_t count);

    // --- defined in groups.cpp ---
    int group_of(std::size_t index);
    void explain_first();
    bool belong_together(std::size_t index, std::size_t other_index) const;
    double lead_over(std::size_t index, std::size_t other_index) const;
    std::size_t first_of_group(int group) const;

    // --- defined in explanation.cpp ---
    Explained explain(std::size_t index);
    Reasons reasons_for(const Line& line);
    Explanation write_reasons(const Reasons& reasons) const;
    bool is_told_otherwise_too(std::size_t index, const Explanation& reasons) const;
    Phrase expected_gains_of_others(std::size_t index) const;
    Phrase margin(std::size_t index) const;
    Phrase expectation(std::size_t index) const;
    Explanation marked_explanation(std::size_t index);

    AdviserOptions options;
    std::shared_ptr<const Setup> setup;
    Plan plan;
    TurnSearch search;
    KnownTurns known_turns;
    Game root;    // the position as the player sees it, with one deal of the hidden information
    Game future;  // copy of the root for simulations
    Game after;   // copy of the root after the first action
    // During the static judgement: whether `future` and `after` have a checkpoint.
    bool future_has_set_out = false;
    bool after_has_set_out = false;
    ActionsAtHand legal;
    ActionsAtHand legal_after;
    HostVector<LegalAction> actions;      // legal actions; the best first after rank()
    HostVector<Candidate> candidates;     // candidates in the order of static judgements, the best first
    std::uint8_t order[most_candidates];  // indices of tried candidates, the best first
    std::size_t in_order = 0;
    HostVector<Grains> baselines;     // judgement of the candidate that was simulated first with each sample
    HostVector<Event> events;         // events of the line that is explained
    HostVector<Explained> explained;  // explanations of the best actions, computed on request
    bool has_looked = false;
    std::uint64_t position = 0;      // hash of the root
    std::uint64_t thoughts = 0;      // number of searches so far
    int simulations = 0;             // number of simulations, including merged ones
    int unreported_simulations = 0;  // number of this adviser's simulations that it has not reported yet
    int most_visits = 0;             // highest number of visits of a candidate
    Random chances{0};               // random numbers for the static judgement
    int player = 0;                  // the deciding player
    int part = 0;                    // the result of part_of() for the root
};

}  // namespace mistbank
