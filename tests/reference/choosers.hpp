// Players with preferences. Random players seldom close a castle, keep their meeples busy or survive the ghosts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "mistbank/game.hpp"
#include "support/players.hpp"

namespace mistbank_reference {

/// A player that takes the best of a few random actions. The seed also decides the preferences.
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
    std::array<int, 41> tastes_{};  ///< preference for each alternative to placing: 0 to 5
    bool is_moody_ = false;
    int peaceful_;  ///< percentage of choices that remove ghosts instead of scoring
};

}  // namespace mistbank_reference
