// A reference that follows a game of the library, forward and back.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "mistbank/tile_set.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

/// Returns the random results since event number `first`; none with external draws, because the actions contain them.
Luck luck_since(const mistbank::Game& game, std::size_t first);

class Follower {
public:
    /// `game` has just begun, with these sets.
    Follower(const mistbank::Game& game, const std::vector<mistbank::TileSet>& sets);

    /// Call after the game has applied an action; `events` is the number of events before it.
    void follow(const mistbank::Game& game, std::size_t events);
    /// Call after the game has undone an action.
    void step_back();

    /// Returns the differences between the game and the reference in words; empty if there is none.
    std::string difference(const mistbank::Game& game) const;

private:
    std::vector<Reference> moments_;  ///< before the first action, and after each action
};

}  // namespace mistbank_reference
