// Players for the tests. They choose legal actions with a random generator of their own.
#pragma once

#include <cstdint>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// A random generator for the tests (xorshift64*) that does not depend on the library's generator.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed * 2654435769u + 88172645463325252u) {}

    std::uint32_t below(std::size_t bound) {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        return static_cast<std::uint32_t>(((state_ * 2685821657736338717u) >> 33) % bound);
    }

private:
    std::uint64_t state_;
};

/// A player that chooses legal actions uniformly at random.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : dice_(seed) {}

    mistbank::Action choose(const mistbank::Game& game) {
        actions_.resize(game.action_bound());
        return actions_[dice_.below(game.legal_actions(actions_.data(), actions_.size()))];
    }

private:
    Dice dice_;
    std::vector<mistbank::Action> actions_;
};

/// Plays to the end of the game. Returns the number of actions; -1 if an action is refused.
template <class Player>
int play_out(mistbank::Game& game, Player&& player) {
    int actions = 0;
    for (; !game.is_over(); ++actions) {
        if (game.apply(player.choose(game)) != mistbank::Status::ok) return -1;
    }
    return actions;
}

}  // namespace mistbank_tests
