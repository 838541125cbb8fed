// Parallel advisers of one game, each on its own thread.
#pragma once

#include <cstdint>
#include <vector>

#include "mistbank/adviser.hpp"
#include "mistbank/game.hpp"

namespace engine {

/// The largest number of parallel advisers.
inline constexpr int most_threads = 64;
/// The number of processors, up to a limit.
int usual_threads();

/// An adviser for one or more threads. The same position, seed, number of threads and number of simulations give the
/// same advice, however the simulations are divided among calls.
class Thinkers {
public:
    /// Creates an adviser of the game for each thread. Throws Refused.
    Thinkers(const mistbank::Game& game, const mistbank::AdviserOptions& options, int threads);

    /// Makes this number of further simulations, divided among all members. Throws Refused.
    void think(const mistbank::Game& game, int simulations);
    /// Lets all members think for this time, but at least a few simulations. Throws Refused.
    void think_for(const mistbank::Game& game, int milliseconds);

    /// The adviser with the results of all members.
    const mistbank::Adviser& adviser() const { return listener_; }
    const mistbank::AdviserOptions& options() const { return options_; }
    int threads() const { return static_cast<int>(members_.size()); }

private:
    /// An adviser with its own copy of the game.
    struct Member {
        mistbank::Adviser adviser;
        mistbank::Game game;
        int made;                               // its own simulations
        std::vector<std::uint8_t> new_results;  // results of its last round, for the others
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
    std::int64_t asked_ = 0;  // requested simulations of all members
    int rounds_ = 0;          // rounds with an exchange of new results
};

}  // namespace engine
