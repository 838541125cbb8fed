#include "record/taken_tiles.hpp"

#include <algorithm>

#include "rules/settings.hpp"

namespace mistbank {
namespace {

/// Follows the events of a game. Stores which taken tiles each player holds, and the type of each tile that leaves a
/// hand.
class Follower {
public:
    Follower(const Game& game, const Hands* held, HostVector<std::int32_t>& types) : game_(game), types_(types) {
        for (int player = 0; held != nullptr && player < game.rules().players; ++player) {
            size_[player] = held->size[player];
            std::fill_n(held_[player], tiles_of_a_hand, held_from_the_beginning);
        }
    }

    void see(const Event& event) {
        switch (event.kind) {
            case EventKind::tile_taken: return take(game_.player_of(event.colour), event.type);
            case EventKind::tile_drawn: is_drawn_singly_ = true; return;
            case EventKind::hand_set_aside: set_aside_ = game_.player_of(event.colour); return;
            case EventKind::tile_set_aside:
            case EventKind::tile_returned:
            case EventKind::tile_awaits_dragon: return see_unplayable(event.type);
            case EventKind::tile_laid: return see_laid(event);
            default: return;
        }
    }

    void see_rest() {
        for (int player = 0; player < game_.rules().players; ++player) {
            for (int place = 0; place < size_[player]; ++place) {
                note(held_[player][place], game_.hand(player, place, the_host));
            }
        }
    }

private:
    static constexpr std::size_t held_from_the_beginning = SIZE_MAX;

    void note(std::size_t taken, std::int32_t type) {
        if (taken != held_from_the_beginning) types_[taken] = type;
    }
    void take(int player, std::int32_t type) {
        if (size_[player] < tiles_of_a_hand) held_[player][size_[player]++] = types_.size();
        types_.push_back(type);
    }

    void leave(int player, int place, std::int32_t type) {
        if (place >= size_[player]) return;
        note(held_[player][place], type);
        --size_[player];
        for (; place < size_[player]; ++place) held_[player][place] = held_[player][place + 1];
    }

    void see_unplayable(std::int32_t type) {
        // Tiles of a hand are set aside in the order in which they were taken.
        if (!is_drawn_singly_) return leave(set_aside_, 0, type);
        is_drawn_singly_ = false;
    }

    void see_laid(const Event& event) {
        if (event.action == 0 || is_drawn_singly_) {
            is_drawn_singly_ = false;
            return;
        }
        const Action action = game_.action(event.action - 1);
        if (action.kind == ActionKind::lay) leave(event.player, action.count >> 2, event.type);
    }

    const Game& game_;
    HostVector<std::int32_t>& types_;
    std::size_t held_[max_players][tiles_of_a_hand] = {};
    int size_[max_players] = {};
    int set_aside_ = 0;
    bool is_drawn_singly_ = false;
};

}  // namespace

HostVector<std::int32_t> types_taken(const Game& game, const Hands* held, const Allocator& allocator) {
    HostVector<std::int32_t> types(HostAllocator<std::int32_t>{allocator});
    if (!game.rules().house.has_hands()) return types;
    Follower follower(game, held, types);
    for (std::size_t i = 0; i < game.event_count(); ++i) follower.see(game.events()[i]);
    if (game.is_over() || game.in_last_round()) follower.see_rest();
    return types;
}

}  // namespace mistbank
