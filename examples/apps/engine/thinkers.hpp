// Advisers of one game that think side by side, each on a thread of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "mistbank/adviser.hpp"
#include "mistbank/game.hpp"

namespace engine {

/// No more think side by side.
inline constexpr int most_threads = 64;
/// As many as there are processors, within reason.
int usual_threads();

/// An adviser for one or more threads. The same position, seed, number of threads and number of simulations give the
/// same advice, however often it was let think in between.
class Thinkers {
public:
    /// Makes as many for a game as there are threads. Throws Refused.
    Thinkers(const mistbank::Game& game, const mistbank::AdviserOptions& options, int threads);

    /// So many simulations more of all together. Throws Refused.
    void think(const mistbank::Game& game, int simulations);
    /// All think as long as that, and a few simulations at least. Throws Refused.
    void think_for(const mistbank::Game& game, int milliseconds);

    /// Who advises by what all have found.
    const mistbank::Adviser& adviser() const { return listener_; }
    const mistbank::AdviserOptions& options() const { return options_; }
    int threads() const { return static_cast<int>(members_.size()); }

private:
    /// Each thinks about a game of its own.
    struct Member {
        mistbank::Adviser adviser;
        mistbank::Game game;
        int made;                               // simulations by itself
        std::vector<std::uint8_t> new_results;  // of its last round, for the others
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
    std::int64_t asked_ = 0;  // simulations of all, by their number
    int rounds_ = 0;          // in which they have exchanged new results
};

}  // namespace engine
