// The result of a game in words, for the last line of a record.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank {

inline const char* result_words(const Game& game) {
    switch (game.outcome()) {
        case Outcome::open: return "open";
        case Outcome::won: return "won";
        case Outcome::finished: return "finished";
        case Outcome::lost: break;
    }
    switch (game.loss_reason()) {
        case LossReason::ghosts: return "lost ghosts";
        case LossReason::tiles: return "lost tiles";
        default: return "lost pile";
    }
}

}  // namespace mistbank
