// Players with preferences. They reach situations that random players rarely reach: closed castles, busy meeples, and
// games that survive the ghosts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "mistbank/game.hpp"
#include "support/players.hpp"

namespace mistbank_reference {

/// A player that picks a few random actions and applies its favourite. The seed determines both the random choices and
/// the preferences.
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
    std::array<int, 41> tastes_{};  ///< preferences from 0 to 5 for kinds of actions; see taste_for()
    bool is_moody_ = false;
    int peaceful_;  ///< percentage of choices that remove ghosts instead of scoring
};

}  // namespace mistbank_reference
