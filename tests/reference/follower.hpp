// A reference that goes along with a game of the library, forward and back.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"
#include "mistbank/tile_set.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

/// What chance has brought since event number `first`. With external draws there is nothing: the actions tell it.
Luck luck_since(const mistbank::Game& game, std::size_t first);

class Follower {
public:
    /// `game` has just begun, with these sets.
    Follower(const mistbank::Game& game, const std::vector<mistbank::TileSet>& sets);

    /// After the game has taken an action; `events` is how many it had before.
    void follow(const mistbank::Game& game, std::size_t events);
    /// After the game has undone an action.
    void step_back();

    /// Empty if the game stands as it should; else what differs, in words.
    std::string difference(const mistbank::Game& game) const;

private:
    std::vector<Reference> moments_;  ///< before the first action and after each
};

}  // namespace mistbank_reference
