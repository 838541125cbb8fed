// Games played to their end by chance.
#include "mistbank/rollout.hpp"

#include <algorithm>

#include "game/inside.hpp"
#include "rules/random.hpp"

namespace mistbank {
namespace {

// Keeps the numbers that choose actions apart from those that shuffle the tiles of the same seed.
constexpr std::uint64_t of_actions = 0x6D69737462616E6Bu;

using Buffer = HostVector<Action>;

Buffer buffer_for(const Game& game) {
    return Buffer(game.action_bound(), Action{}, HostAllocator<Action>(game.inside().allocator));
}

/// Each unseen copy is as likely to be drawn as another, so that a type with many copies comes more often.
Action draw_blindly(const Game& game, const Action* draws, std::size_t count, Random& random) {
    std::uint32_t copies = 0;
    for (std::size_t i = 0; i < count; ++i) copies += static_cast<std::uint32_t>(game.unseen(draws[i].x));
    auto left = static_cast<int>(random.below(copies));
    std::size_t i = 0;
    while (left >= game.unseen(draws[i].x)) left -= game.unseen(draws[i++].x);
    return draws[i];
}

Action choose(const Game& game, Buffer& buffer, Random& random) {
    const std::size_t count = game.legal_actions(buffer.data(), buffer.size());
    if (buffer[0].kind == ActionKind::draw) return draw_blindly(game, buffer.data(), count, random);
    return buffer[random.below(static_cast<std::uint32_t>(count))];
}

Rollout summary_of(const Game& game) {
    Rollout summary;
    summary.outcome = game.outcome();
    summary.loss_reason = game.loss_reason();
    summary.turns = game.turn();
    for (int colour = 0; colour < max_colours; ++colour) {
        if (game.has_won(static_cast<Colour>(colour))) summary.winners |= 1u << colour;
    }
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (meeple.colour != Colour::none) summary.totals[static_cast<int>(meeple.colour)] = meeple.total;
        const bool team = game.goal() > 0;
        const bool counts = i == 0 || (team ? meeple.total < summary.total : meeple.total > summary.total);
        if (counts) summary.total = meeple.total;
    }
    summary.ghost_supply = game.ghost_supply();
    summary.tiles = game.tile_count();
    return summary;
}

Rollout play_out(Game& game, std::uint64_t seed, Buffer& buffer) {
    Random random(seed ^ of_actions);
    const std::size_t before = game.action_count();
    while (!game.is_over()) {
        if (game.apply(choose(game, buffer, random)) == Status::out_of_memory) throw std::bad_alloc();
    }
    Rollout summary = summary_of(game);
    summary.actions = static_cast<int>(game.action_count() - before);
    return summary;
}

}  // namespace

Rollout play_out(Game& game, std::uint64_t seed) {
    Buffer buffer = buffer_for(game);
    return play_out(game, seed, buffer);
}

void play_out_copies(const Game& game, std::uint64_t seed, std::size_t count,
                     const std::function<void(const Rollout&)>& take) {
    if (count == 0) return;
    Game copy = game.clone();
    copy.stop_recording();
    Buffer buffer = buffer_for(game);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) copy.copy_from(game);
        copy.determinize(seed + i);
        take(play_out(copy, seed + i, buffer));
    }
}

}  // namespace mistbank
