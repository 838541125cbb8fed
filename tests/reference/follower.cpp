#include "reference/follower.hpp"

#include "reference/compare.hpp"

namespace mistbank_reference {

using namespace mistbank;

Luck luck_since(const Game& game, std::size_t first) {
    Luck luck;
    if (game.rules().draws == Draws::external) return luck;
    for (std::size_t i = first; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        if (event.kind == EventKind::tile_drawn) luck.draws.push_back(event.type);
        if (event.kind == EventKind::die_rolled) luck.rolls.push_back(event.count);
    }
    return luck;
}

Follower::Follower(const Game& game, const std::vector<TileSet>& sets) {
    moments_.emplace_back(game.rules(), sets, luck_since(game, 0));
}

void Follower::follow(const Game& game, std::size_t events) {
    Reference next = moments_.back();
    next.apply(game.action(game.action_count() - 1), luck_since(game, events));
    moments_.push_back(std::move(next));
}

void Follower::step_back() { moments_.pop_back(); }

std::string Follower::difference(const Game& game) const { return compare(moments_.back(), game); }

}  // namespace mistbank_reference
