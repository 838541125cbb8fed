// Searches the end of a game, up to the last decision. All remaining tiles are known. Computes the value of each
// complete turn, if all players then play optimally.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace puzzles {

/// The value of a team's victory, in addition to the team's points.
inline constexpr int of_victory = 1000;

/// A complete turn and its value.
struct Turn {
    std::vector<mistbank::Action> line;
    std::uint64_t after;  // state_hash() after the turn
    int value;
};

/// Computes the value of a game to the deciding player by searching to the end. In a competitive game, the value is the
/// player's lead in points over the best opponent. For a team, the value is the team's points, plus `of_victory` if the
/// team wins.
class EndSearch {
public:
    /// Searches from this game's state. The search uses the hidden draw order. Draws must be automatic.
    explicit EndSearch(const mistbank::Game& game);

    /// Returns every complete turn, the best first. Turns that lead to equal positions are listed once. The first two
    /// values are exact; the others are upper bounds.
    std::vector<Turn> turns();
    /// Returns the text forms of the actions of optimal play from this game to its end.
    std::vector<std::string> best_play(const mistbank::Game& game);
    /// worth() returns the value of a finished game. is_for_us() returns whether the game's decision belongs to the
    /// player or the team whose value the search computes.
    int worth(const mistbank::Game& game) const;
    bool is_for_us(const mistbank::Game& game) const;
    /// Limits the search to this number of positions. A search that reaches the limit gives up: turns() and best_play()
    /// then return empty lists.
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
    std::deque<mistbank::Game> trials_;  // a game for each depth; a deque keeps references valid when it grows
    std::deque<std::vector<mistbank::Action>> lists_;
    std::array<std::uint32_t, remembered> successes_{};  // the number of cut-offs, by a hash of the action
    std::uint64_t positions_ = 0;
    std::uint64_t most_positions_ = UINT64_MAX;
};

}  // namespace puzzles
