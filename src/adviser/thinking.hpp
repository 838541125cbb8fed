// The internals of an adviser: the position and the results of its search.
#pragma once

#include <memory>

#include "adviser/known_turns.hpp"
#include "adviser/reasons.hpp"
#include "adviser/results.hpp"
#include "adviser/turn_search.hpp"
#include "game/view.hpp"
#include "mistbank/adviser.hpp"

namespace mistbank {

/// A line of the turn from which simulations continue.
struct Candidate {
    Line line;
    double first_sight;
    Results found{};       // by all workers, including merged results
    Results unreported{};  // the part of `found` from own simulations that the other workers have not received
    int samples = 0;       // own simulations; also the number of the next sample

    int visits() const { return found.visits; }
    double mean_lead() const { return found.mean(found.lead); }
};

/// A legal action, and the best candidate that begins with it; -1: no such candidate.
struct LegalAction {
    Action action;
    double first_sight;
    int candidate;
    int number;  // index in the game's list
};

/// The effects of an action's line, and its group of nearly equal actions with the same reasons.
struct Explained {
    Reasons reasons;
    double hopes[max_colours];  // competitive: points plus expected gains of each colour after the line
    int group;
};

inline constexpr std::size_t most_explained = 32;  // number of best actions that are compared with each other
inline constexpr std::size_t most_candidates = 112;
inline constexpr std::size_t most_baselines = 4096;

/// Capacity for the events of a line without allocation: of its decisions, and of a final scoring in which every figure
/// may cause some.
inline constexpr std::size_t events_of_decisions = 256;
inline constexpr std::size_t events_of_figure = 8;

/// The depth and breadth of a simulation.
struct Patience {
    int turns;
    Breadth breadth;
};
inline constexpr int most_stages = 3;
/// Candidates with more samples are played farther, with more alternatives: distant results of few samples are mostly
/// noise, and near results are known after few samples.
struct StageOfPatience {
    std::uint64_t from_sample;
    Patience patience;
};

/// The number of candidates that are tried. It grows with a power of the number of simulations.
struct Widening {
    int at_once;
    double joining;
    double power;
    std::size_t most;
};

/// Search parameters for one kind of game.
struct Plan {
    int stage_count;
    StageOfPatience stages[most_stages];  // the first applies from the first sample
    Widening widening;
};

struct Adviser::Inside {
    Inside(const Game& game, const AdviserOptions& its_options);

    // first_sight.cpp
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

    // simulation.cpp
    void simulate();
    std::size_t pick();
    double of_all(int known, int unreported) const;
    std::size_t number_joined() const;
    void put_in_order(std::size_t count);
    void play_on(const Line& line, std::uint64_t sample, const Patience& patience);
    const Patience& patience_of(std::uint64_t sample) const;
    Line best_line(const History& history, const Patience& patience, Random& random);

    // adviser.cpp
    void rank();
    bool is_trusted(const Candidate& candidate) const;
    Line line_of(const LegalAction& action) const;
    Advice advice_on(const LegalAction& action) const;
    bool is_preferred(const Candidate& left, const Candidate& right) const;
    bool comes_before(const LegalAction& left, const LegalAction& right) const;
    std::uint32_t slip() const;
    double lead_of(const LegalAction& action) const;

    // together.cpp
    void reset();
    void mark_reported();
    std::uint64_t number_of_candidates() const;
    std::size_t write(Results Candidate::*what, std::uint8_t* out, std::size_t capacity) const;
    Status merge(const Results* found, std::size_t count);

    // groups.cpp
    int group_of(std::size_t index);
    void explain_first();
    bool belong_together(std::size_t index, std::size_t other_index) const;
    double lead_over(std::size_t index, std::size_t other_index) const;
    std::size_t first_of_group(int group) const;

    // explanation.cpp
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
    Game root;    // the player's view, with one deal of the hidden things
    Game future;  // working copy for simulations
    Game after;   // the root after its first action
    // At first sight: whether changes to their boards have been recorded since their last copy of a position.
    bool future_has_set_out = false;
    bool after_has_set_out = false;
    ActionsAtHand legal;
    ActionsAtHand legal_after;
    HostVector<LegalAction> actions;      // after rank(), the best first
    HostVector<Candidate> candidates;     // by first sight, the best first
    std::uint8_t order[most_candidates];  // tried candidates, the best first
    std::size_t in_order = 0;
    HostVector<Grains> baselines;     // by sample: result of the first candidate
    HostVector<Event> events;         // of the explained line
    HostVector<Explained> explained;  // of the first actions, computed on request
    bool has_looked = false;
    std::uint64_t position = 0;      // hash of the root
    std::uint64_t thoughts = 0;      // number of positions that have been the root
    int simulations = 0;             // of all candidates, including merged ones
    int unreported_simulations = 0;  // unreported simulations among these
    int most_visits = 0;             // maximum of a candidate
    Random chances{0};               // for the first sight
    int player = 0;                  // the deciding player
    int part = 0;                    // part and turn of the root
};

}  // namespace mistbank
