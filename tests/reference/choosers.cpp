#include "reference/choosers.hpp"

#include <cstdlib>

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

bool lies_beside(const LaidTile& tile, const Action& action) {
    return std::abs(tile.x - action.x) + std::abs(tile.y - action.y) == 1;
}

// Rates a cell by the player's own figures on neighbouring tiles. A tile there extends a feature, and a builder gives
// another turn.
int figures_beside(const Game& game, const Action& action) {
    int worth = 0;
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        if (game.player_of(figure.colour) != game.active_player()) continue;
        if (lies_beside(game.tile(figure.tile), action)) worth += figure.kind == FigureKind::builder ? 20 : 5;
    }
    return worth;
}

// Counts the meeples in the feature that the hound joins: hounds that share a feature score together.
int meeples_beside(const Game& game, const Action& action) {
    int meeples = 0;
    for (const int there : game.feature(game.tile_at(action.x, action.y), action.segment).meeples) meeples += there;
    return meeples;
}

// Prefers the scoring meeple with the fewest points, because all scoring meeples must reach the goal.
int points_behind(const Game& game, const Action& action) {
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (meeple.colour == static_cast<Colour>(action.colour)) return -meeple.total;
    }
    return 0;
}

// Whether the marker or courier that the action advances reaches a multiple of five (MSG-4).
bool comes_to_fifth(const Game& game, const Action& action) {
    const Decision decision = game.decision();
    int number = game.fact("courier", decision.colour);
    for (int i = 0; i < game.scoring_meeple_count() && action.count == 0; ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (meeple.colour == decision.colour) number = meeple.total - number;
    }
    return (number + decision.points) % 5 == 0;
}

// Whether the figure is placed in a garden or castle, which random players rarely do.
bool stands_in_the_middle(const Game& game, const Action& action) {
    const TileType& type = game.type(game.tile(game.tile_at(action.x, action.y)).type);
    const SegmentKind kind = type.segments.at(action.segment).kind;
    return kind == SegmentKind::garden || kind == SegmentKind::castle;
}

// Returns a higher value for kinds of figures that can rarely be placed.
int rarity(FigureKind kind) {
    switch (kind) {
        case FigureKind::builder:
        case FigureKind::pig:
        case FigureKind::shepherd: return 2;
        case FigureKind::large:
        case FigureKind::abbot:
        case FigureKind::mayor:
        case FigureKind::wagon:
        case FigureKind::ringmaster: return 1;
        default: return 0;
    }
}

}  // namespace

LeaningPlayer::LeaningPlayer(std::uint64_t seed)
    : dice_(seed),
      lays_densely_(dice_.below(3) != 0),
      places_always_(dice_.below(3) != 0),
      recalls_(dice_.below(2) != 0),
      builds_(dice_.below(2) != 0),
      peaceful_(static_cast<int>(dice_.below(5)) * 25) {
    mistbank_tests::Dice dice(seed + 0x7a57e);
    for (int& taste : tastes_) taste = static_cast<int>(dice.below(6));
    is_moody_ = dice.below(2) != 0;
}

// Returns the player's preference for actions of this kind, from 0 to 5. A moody player's preferences change each turn.
int LeaningPlayer::taste_for(const Game& game, ActionKind kind) const {
    const int turn = is_moody_ ? game.turn() : 0;
    return tastes_.at((static_cast<std::size_t>(kind) * 7 + static_cast<std::size_t>(turn)) % tastes_.size());
}

// Returns an answer that a host can give although the list of legal actions does not contain it; usually none.
std::optional<Action> LeaningPlayer::unlisted_draw(const Game& game) {
    if (game.decision().kind != DecisionKind::draw) return std::nullopt;
    for (const ActionKind kind : {ActionKind::hidden, ActionKind::pass}) {
        Action action;
        action.kind = kind;
        if (game.why_not(action) == nullptr && dice_.below(3) == 0) return action;
    }
    return std::nullopt;
}

Action LeaningPlayer::operator()(const Game& game) {
    if (const std::optional<Action> unlisted = unlisted_draw(game)) return *unlisted;
    const std::vector<Action> actions = game.legal_actions();
    Action best = actions[dice_.below(actions.size())];
    int most = liking(game, best);
    const DecisionKind kind = game.decision().kind;
    const bool picky = kind == DecisionKind::place_meeple || (kind == DecisionKind::lay_tile && builds_);
    const int looks = picky ? 20 : 6;
    for (int look = 0; look < looks; ++look) {
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
            return (builds_ ? figures_beside(game, action) : 0) + (lays_densely_ ? tiles_around(game, action) : 0);
        case ActionKind::face_down: return lays_densely_ ? tiles_around(game, action) : 0;
        case ActionKind::place: return places_always_ ? 1 + rarity(static_cast<FigureKind>(action.count)) : 0;
        case ActionKind::recall: return recalls_ ? 4 : 0;
        case ActionKind::points: return static_cast<int>(dice_.below(100)) >= peaceful_ ? 5 : 0;
        case ActionKind::pacify: return action.count;
        case ActionKind::advance: return points_behind(game, action);
        case ActionKind::advance_figure: return comes_to_fifth(game, action) ? taste_for(game, action.kind) : 0;
        case ActionKind::score_meeple: return stands_in_the_middle(game, action) ? taste_for(game, action.kind) : 0;
        case ActionKind::hound: return meeples_beside(game, action);
        case ActionKind::floor:
        case ActionKind::tower:
        case ActionKind::ransom:
        case ActionKind::fairy:
        case ActionKind::princess:
        case ActionKind::portal:
        case ActionKind::barn:
        case ActionKind::fly:
        case ActionKind::take:
        case ActionKind::acrobat:
        case ActionKind::pyramid:
        case ActionKind::release:
        case ActionKind::grow:
        case ActionKind::guide:
        case ActionKind::ferry:
        case ActionKind::mage:
        case ActionKind::witch:
        case ActionKind::robber:
        case ActionKind::act_on_message:
        case ActionKind::crop_add:
        case ActionKind::crop_remove:
        case ActionKind::add:
        case ActionKind::festival:
        case ActionKind::wagon: return taste_for(game, action.kind);
        // Players differ in patience: some lay an abbey early, others late.
        case ActionKind::no_abbey: return static_cast<int>(dice_.below(8)) + taste_for(game, action.kind) > 6 ? 1 : 0;
        default: return 0;
    }
}

}  // namespace mistbank_reference
