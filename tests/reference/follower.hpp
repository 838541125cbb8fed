// A reference that follows a game of the library as the game applies and undoes actions.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "mistbank/tile_set.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

/// Returns the random results of the events from number `first` on. The result is empty with external draws, because
/// the actions then contain the results.
Luck luck_since(const mistbank::Game& game, std::size_t first);

class Follower {
public:
    /// Starts to follow `game`, which uses these sets and has not applied an action yet.
    Follower(const mistbank::Game& game, const std::vector<mistbank::TileSet>& sets);

    /// Applies the game's last action to the reference. Call after each action; `events` is the number of events before
    /// the action.
    void follow(const mistbank::Game& game, std::size_t events);
    /// Undoes the last action in the reference. Call after the game has undone an action.
    void step_back();

    /// Returns a text that lists the differences between the game and the reference; empty if there are none.
    std::string difference(const mistbank::Game& game) const;

private:
    std::vector<Reference> moments_;  ///< the reference before the first action and after each action
};

}  // namespace mistbank_reference
