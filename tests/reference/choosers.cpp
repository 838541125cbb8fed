#include "reference/choosers.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

int tiles_around(const Game& game, const Action& action) {
    int tiles = 0;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) tiles += game.tile_at(action.x + x, action.y + y) >= 0 ? 1 : 0;
    }
    return tiles;
}

// Hounds that share a feature score together.
int meeples_beside(const Game& game, const Action& action) {
    int meeples = 0;
    for (const int there : game.feature(game.tile_at(action.x, action.y), action.segment).meeples) meeples += there;
    return meeples;
}

// What all scoring meeples have to reach is reached sooner if the last one moves.
int points_behind(const Game& game, const Action& action) {
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (meeple.colour == static_cast<Colour>(action.colour)) return -meeple.total;
    }
    return 0;
}

}  // namespace

LeaningPlayer::LeaningPlayer(std::uint64_t seed)
    : dice_(seed),
      lays_densely_(dice_.below(3) != 0),
      places_always_(dice_.below(3) != 0),
      peaceful_(static_cast<int>(dice_.below(5)) * 25) {}

Action LeaningPlayer::operator()(const Game& game) {
    const std::vector<Action> actions = game.legal_actions();
    Action best = actions[dice_.below(actions.size())];
    int most = liking(game, best);
    for (int look = 0; look < 6; ++look) {
        const Action other = actions[dice_.below(actions.size())];
        const int like = liking(game, other);
        if (like <= most) continue;
        best = other;
        most = like;
    }
    return best;
}

int LeaningPlayer::liking(const Game& game, const Action& action) {
    switch (action.kind) {
        case ActionKind::lay:
        case ActionKind::face_down: return lays_densely_ ? tiles_around(game, action) : 0;
        case ActionKind::meeple:
        case ActionKind::guard: return places_always_ ? 1 : 0;
        case ActionKind::points: return static_cast<int>(dice_.below(100)) >= peaceful_ ? 5 : 0;
        case ActionKind::pacify: return action.count;
        case ActionKind::advance: return points_behind(game, action);
        case ActionKind::hound: return meeples_beside(game, action);
        default: return 0;
    }
}

}  // namespace mistbank_reference
