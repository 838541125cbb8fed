#include "reference/follower.hpp"

#include "reference/compare.hpp"

namespace mistbank_reference {

using namespace mistbank;

std::vector<int> draws_since(const Game& game, std::size_t first) {
    std::vector<int> draws;
    if (game.rules().draws == Draws::external) return draws;
    for (std::size_t i = first; i < game.event_count(); ++i) {
        if (game.events()[i].kind == EventKind::tile_drawn) draws.push_back(game.events()[i].type);
    }
    return draws;
}

Follower::Follower(const Game& game, const std::vector<TileSet>& sets) {
    moments_.emplace_back(game.rules(), sets, draws_since(game, 0));
}

void Follower::follow(const Game& game, std::size_t events) {
    Reference next = moments_.back();
    next.apply(game.action(game.action_count() - 1), draws_since(game, events));
    moments_.push_back(std::move(next));
}

void Follower::step_back() { moments_.pop_back(); }

std::string Follower::difference(const Game& game) const { return compare(moments_.back(), game); }

}  // namespace mistbank_reference
