// The end of a game whose tiles are all known, searched to the last decision: what each whole turn comes to when
// everybody plays on as well as can be.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace puzzles {

/// What a team's victory is worth beside its total.
inline constexpr int of_victory = 1000;

/// A whole turn, and what it comes to.
struct Turn {
    std::vector<mistbank::Action> line;
    std::uint64_t after;  // state_hash() of the position behind it
    int value;
};

/// What a game comes to for whoever decides in it. Of rivals: by how many points they are ahead of the best of the
/// others. Of a team: its total, and `of_victory` if it wins.
class EndSearch {
public:
    /// The order of draws is looked at: nothing is hidden here. Draws must be automatic.
    explicit EndSearch(const mistbank::Game& game);

    /// Every whole turn, the best first; turns that lead to equal positions are one. The first two are exact, the
    /// others no better than they tell.
    std::vector<Turn> turns();
    /// How it goes on to the end when everybody plays as well as can be, in text form.
    std::vector<std::string> best_play(const mistbank::Game& game);
    /// What a game that is over has come to, and whether somebody decides in it to whom more of that is better.
    int worth(const mistbank::Game& game) const;
    bool is_for_us(const mistbank::Game& game) const;
    /// Gives up behind so many; turns() and best_play() come back empty then.
    void limit(std::uint64_t positions) { most_positions_ = positions; }
    bool has_given_up() const { return positions_ > most_positions_; }

private:
    static constexpr std::size_t remembered = 1 << 14;

    int value(const mistbank::Game& game, std::size_t depth, int least, int most);
    mistbank::Game& trial(const mistbank::Game& game, std::size_t depth);
    std::vector<mistbank::Action>& actions_of(const mistbank::Game& game, std::size_t depth);
    void list_turns(const mistbank::Game& game, std::vector<mistbank::Action>& line, std::vector<Turn>& turns);
    std::uint32_t& success_of(mistbank::Action action);

    mistbank::Game root_;
    int player_;
    bool is_team_;
    std::deque<mistbank::Game> trials_;  // one for each depth; more may be added while they are in use
    std::deque<std::vector<mistbank::Action>> lists_;
    std::array<std::uint32_t, remembered> successes_{};  // how often an action has ended the search of a position
    std::uint64_t positions_ = 0;
    std::uint64_t most_positions_ = UINT64_MAX;
};

}  // namespace puzzles
