#include "reference/follower.hpp"

#include "reference/compare.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool goes_aside(EventKind kind) {
    return kind == EventKind::tile_set_aside || kind == EventKind::tile_returned ||
           kind == EventKind::tile_awaits_dragon;
}

// Returns the tiles in a hand that was set aside. Reads them from the events from number `first` on, up to the first
// event about anything else.
std::vector<int> hand_set_aside(const Game& game, std::size_t first) {
    std::vector<int> hand;
    for (std::size_t i = first; i < game.event_count() && goes_aside(game.events()[i].kind); ++i)
        hand.push_back(game.events()[i].type);
    return hand;
}

std::vector<int> hand_of(const Game& game, int player) {
    std::vector<int> hand;
    for (int place = 0; place < game.hand_size(player); ++place) hand.push_back(game.hand(player, place, player));
    return hand;
}

}  // namespace

Luck luck_since(const Game& game, std::size_t first) {
    Luck luck;
    if (game.rules().draws == Draws::external) return luck;
    for (std::size_t i = first; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        const bool is_start_tile = event.kind == EventKind::start_tile_drawn;  // HSE-17
        if (event.kind == EventKind::tile_drawn || is_start_tile) luck.draws.push_back(event.type);
        if (event.kind == EventKind::first_player_chosen && event.count != 0)
            luck.first_players.push_back(game.player_of(event.colour));
        if (event.kind == EventKind::tile_taken) luck.taken.push_back(event.type);
        if (event.kind == EventKind::hand_set_aside && !game.rules().house.hand_open)
            luck.looks.push_back(hand_set_aside(game, i + 1));
        if (event.kind == EventKind::die_rolled) luck.rolls.push_back(event.count);
        if (event.kind == EventKind::token_drawn) luck.tokens.push_back(event.count);
        if (event.kind == EventKind::animal_shown) luck.animals.push_back(event.points);
        if (event.kind == EventKind::message_drawn) luck.messages.push_back(event.count);
    }
    if (game.decision().kind == DecisionKind::hand && !game.rules().house.hand_open)
        luck.looks.push_back(hand_of(game, game.deciding_player()));
    luck.asks_for_message = game.decision().kind == DecisionKind::message;
    luck.is_last = game.in_last_round() || game.is_over();
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
