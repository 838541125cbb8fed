// Random play-outs of games.
#include "mistbank/rollout.hpp"

#include <algorithm>

#include "game/view.hpp"
#include "learning/trial.hpp"
#include "rules/piles.hpp"
#include "rules/random.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

// Combined with the seed, this number gives the seed for choosing actions. The random numbers for actions then differ
// from those that shuffle the tiles.
constexpr std::uint64_t of_actions = 0x6D69737462616E6Bu;

/// Draws a tile at random. Every unseen copy has the same probability, so types with many copies are drawn more often.
Action draw_blindly(const Table& table, Random& random) {
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    std::uint32_t copies = 0;
    for (std::uint16_t type = 0; type < types; ++type) copies += static_cast<std::uint32_t>(drawable(table, type));
    auto left = static_cast<int>(random.below(copies));
    std::uint16_t type = 0;
    while (left >= drawable(table, type)) left -= drawable(table, type++);
    Action draw;
    draw.kind = ActionKind::draw;
    draw.x = static_cast<std::int16_t>(type);
    return draw;
}

Action choose(const Table& table, Random& random) {
    return table.state->decision == DecisionKind::draw ? draw_blindly(table, random) : pick_action(table, random);
}

/// Writes the points of each scoring meeple that has a colour.
void put_totals(const Game& game, std::int32_t (&totals)[max_colours]) {
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (meeple.colour != Colour::none) totals[static_cast<int>(meeple.colour)] = meeple.total;
    }
}

}  // namespace

Rollout standing_of(const Game& game) noexcept {
    Rollout summary;
    summary.outcome = game.outcome();
    summary.loss_reason = game.loss_reason();
    summary.turns = game.turn();
    for (int colour = 0; colour < max_colours; ++colour) {
        if (game.has_won(static_cast<Colour>(colour))) summary.winners |= 1u << colour;
    }
    put_totals(game, summary.totals);
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        const bool team = game.goal() > 0;
        const bool counts = i == 0 || (team ? meeple.total < summary.total : meeple.total > summary.total);
        if (counts) summary.total = meeple.total;
    }
    summary.ghost_supply = game.ghost_supply();
    summary.tiles = game.tile_count();
    return summary;
}

Points points_after(Game& trial) noexcept {
    Points points;
    put_totals(trial, points.totals);
    project_final_scoring(inside_of(trial).table);
    put_totals(trial, points.projected);
    return points;
}

Points points_of(const Game& game) {
    Game trial = clone_without_history(game);
    return points_after(trial);
}

Rollout play_out(Game& game, std::uint64_t seed) {
    Random random(seed ^ of_actions);
    Game::Inside& inside = inside_of(game);
    const std::size_t before = game.action_count();
    while (!game.is_over()) {
        if (inside.apply_legal(choose(inside.table, random)) == Status::out_of_memory) throw std::bad_alloc();
    }
    Rollout summary = standing_of(game);
    summary.actions = static_cast<int>(game.action_count() - before);
    return summary;
}

void play_out_copies(const Game& game, std::uint64_t seed, std::size_t count,
                     const std::function<void(const Rollout&)>& take) {
    if (count == 0) return;
    Game copy = clone_without_history(game);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) copy.copy_from(game);
        copy.determinize(seed + i, game.deciding_player());
        take(play_out(copy, seed + i));
    }
}

}  // namespace mistbank
