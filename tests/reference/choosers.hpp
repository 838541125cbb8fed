// Players with leanings: pure chance seldom closes a castle, keeps its meeples busy or survives the ghosts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "mistbank/game.hpp"
#include "support/players.hpp"

namespace mistbank_reference {

/// Takes the best of a few random actions. The seed decides what it likes, too.
class LeaningPlayer {
public:
    explicit LeaningPlayer(std::uint64_t seed);

    mistbank::Action operator()(const mistbank::Game& game);

private:
    std::optional<mistbank::Action> unlisted_draw(const mistbank::Game& game);
    int liking(const mistbank::Game& game, const mistbank::Action& action);

    int taste_for(const mistbank::Game& game, mistbank::ActionKind kind) const;

    mistbank_tests::Dice dice_;
    bool lays_densely_;
    bool places_always_;
    bool recalls_;
    bool builds_;
    std::array<int, 41> tastes_{};  ///< for what it may do instead of placing: 0 to 5
    bool is_moody_ = false;
    int peaceful_;  ///< how many times in a hundred ghosts go rather than points come
};

}  // namespace mistbank_reference
