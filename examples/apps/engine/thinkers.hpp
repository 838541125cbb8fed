// Parallel advisers of a game, each in a thread of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "mistbank/adviser.hpp"
#include "mistbank/game.hpp"

namespace engine {

/// The maximum number of parallel advisers.
inline constexpr int most_threads = 64;
/// Returns the default number of parallel advisers: the number of processors, at most 16.
int usual_threads();

/// An adviser that thinks in one or more threads. The same position, seed, number of threads and number of simulations
/// give the same advice. The simulations may be divided among several calls in any way.
class Thinkers {
public:
    /// Creates an adviser for each thread. Throws Refused.
    Thinkers(const mistbank::Game& game, const mistbank::AdviserOptions& options, int threads);

    /// Runs this number of additional simulations, divided among all members; none if only one action is legal. Throws
    /// Refused.
    void think(const mistbank::Game& game, int simulations);
    /// Lets all members think for this time; runs at least a few simulations, even if the time is too short. Throws
    /// Refused.
    void think_for(const mistbank::Game& game, int milliseconds);

    /// The adviser with the merged results of all members.
    const mistbank::Adviser& adviser() const { return listener_; }
    const mistbank::AdviserOptions& options() const { return options_; }
    int threads() const { return static_cast<int>(members_.size()); }

private:
    /// An adviser with its own copy of the game.
    struct Member {
        mistbank::Adviser adviser;
        mistbank::Game game;
        int made;                               // number of simulations that this member has run for the position
        std::vector<std::uint8_t> new_results;  // results of the last round, for the other members
    };

    template <class Do>
    void let_all(Do act);
    void look_at(const mistbank::Game& game);
    template <class GoOn>
    void think_on(const std::vector<int>& goals, GoOn go_on);
    static void take_news(Member& member);
    int round_ends() const;
    bool has_choice() const { return listener_.advice_count() > 1; }

    mistbank::AdviserOptions options_;
    mistbank::Adviser listener_;
    std::vector<Member> members_;
    std::int64_t asked_ = 0;  // number of simulations requested for the position
    int rounds_ = 0;          // number of exchanges of results for the position
};

}  // namespace engine
