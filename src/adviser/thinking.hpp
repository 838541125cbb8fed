// The inside of an adviser: the position that it thinks about, and what it has found out.
#pragma once

#include <memory>

#include "adviser/findings.hpp"
#include "adviser/known_turns.hpp"
#include "adviser/reasons.hpp"
#include "adviser/turn_search.hpp"
#include "game/view.hpp"
#include "mistbank/adviser.hpp"

namespace mistbank {

/// A line of the turn, from which games are played on.
struct Candidate {
    Line line;
    double first_sight;
    Findings found{};  // by all, what was absorbed included
    Findings news{};   // of these what it has found by itself and not told its companions
    int samples = 0;   // simulations of this adviser's own: the number of its next sample

    int visits() const { return found.visits; }
    double mean_lead() const { return found.mean(found.lead); }
};

/// A legal action, and the candidate that begins with it and does best; -1: none is kept.
struct LegalAction {
    Action action;
    double first_sight;
    int candidate;
    int number;  // in the game's list
};

/// What the line of an action brings, and which actions are nearly as good by the same means.
struct Explained {
    Reasons reasons;
    double hopes[max_colours];  // competitive: what each colour has and may hope for behind the line
    int group;
};

inline constexpr std::size_t most_explained = 32;  // of the best, compared with each other
inline constexpr std::size_t most_candidates = 112;
inline constexpr std::size_t most_baselines = 4096;

/// Events of a line that are heard without more memory: of its decisions, and of a final scoring in which every figure
/// may bring some.
inline constexpr std::size_t events_of_decisions = 256;
inline constexpr std::size_t events_of_figure = 8;

/// How far games are played on, and how.
struct Patience {
    int turns;
    Breadth breadth;
};
inline constexpr int most_stages = 3;
/// The more samples a candidate has had, the farther it is played on, and the more is tried on the way: what few
/// samples tell of what is far away is mostly noise, and what many tell of what is near is known before long.
struct StageOfPatience {
    std::uint64_t from_sample;
    Patience patience;
};

/// How many of the candidates are tried: more as simulations go on, by a power of their number.
struct Widening {
    int at_once;
    double joining;
    double power;
    std::size_t most;
};

/// How a game of some kind is thought about.
struct Plan {
    int stage_count;
    StageOfPatience stages[most_stages];  // the first is from the first sample on
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
    Line as_far_as_known(const Line& line);
    void add_candidate(const Line& line, double first_sight);
    bool goes_on(const Game& after) const;

    // simulation.cpp
    void simulate();
    std::size_t pick();
    double of_all(int known, int news) const;
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
    bool is_preferred(const Candidate& one, const Candidate& other) const;
    bool comes_before(const LegalAction& one, const LegalAction& other) const;
    std::uint32_t slip() const;
    double lead_of(const LegalAction& action) const;

    // together.cpp
    void forget();
    void told();
    std::uint64_t number_of_candidates() const;
    std::size_t write(Findings Candidate::*what, std::uint8_t* out, std::size_t capacity) const;
    Status absorb(const Findings* found, std::size_t count);

    // groups.cpp
    int group_of(std::size_t index);
    void explain_first();
    bool belong_together(std::size_t index, std::size_t other) const;
    double lead_over(std::size_t index, std::size_t other) const;
    std::size_t first_of_group(int group) const;

    // explanation.cpp
    Explained explain(std::size_t index);
    Reasons reasons_for(const Line& line);
    Explanation tell_reasons(const Reasons& reasons) const;
    bool is_told_otherwise_too(std::size_t index, const Explanation& reasons) const;
    Phrase what_others_hope(std::size_t index) const;
    Phrase margin(std::size_t index) const;
    Phrase expectation(std::size_t index) const;
    Explanation marked_explanation(std::size_t index);

    AdviserOptions options;
    std::shared_ptr<const Setup> setup;
    Plan plan;
    TurnSearch search;
    KnownTurns known_turns;
    Game root;    // what the player sees, with what is hidden dealt in one way
    Game future;  // where it plays on
    Game after;   // the root after its first action
    // Whether changes of their boards are kept since they were last brought to a position, at first sight.
    bool future_has_set_out = false;
    bool after_has_set_out = false;
    ActionsAtHand legal;
    ActionsAtHand legal_after;
    HostVector<LegalAction> actions;      // when ranked, the best first
    HostVector<Candidate> candidates;     // by first sight, the best first
    std::uint8_t order[most_candidates];  // of those that are tried, the best first
    std::size_t in_order = 0;
    HostVector<Grains> baselines;     // by sample: what the first candidate came to with it
    HostVector<Event> events;         // of the line that is explained
    HostVector<Explained> explained;  // of the first actions, when somebody asks for it
    bool has_looked = false;
    std::uint64_t position = 0;  // of the root: tells it from all others
    std::uint64_t thoughts = 0;  // how many positions have been the root
    int simulations = 0;         // of all candidates, what was absorbed included
    int untold = 0;              // of these, the news
    int most_visits = 0;         // of a candidate
    Random chances{0};           // of the first sight
    int player = 0;              // who decides
    int part = 0;                // of which turn
};

}  // namespace mistbank
