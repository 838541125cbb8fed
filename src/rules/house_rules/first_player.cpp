// The first player, chosen by chance or by the tile with the most road sides (HSE-17). Before the first turn, the tiles
// drawn for this choice are set aside in the order in which they were drawn.
#include "rules/house_rules/first_player.hpp"

#include <algorithm>

#include "board/bits.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/hands.hpp"

namespace mistbank {
namespace {

/// The players who can still become the first player, and the player who draws the next tile.
struct Contest {
    unsigned players = 0;     // one bit for each player who can still become the first player
    int drawing = -1;         // the player who draws the next tile; -1: no further tile is drawn
    std::uint32_t drawn = 0;  // number of tiles drawn for the contest
};

int road_sides(const Table& table, std::uint16_t type) {
    int roads = 0;
    for (unsigned sides = table.board.shapes[type].turned[0].sides; sides != 0; sides >>= 2) {
        roads += static_cast<SideKind>(sides & 3u) == SideKind::road ? 1 : 0;
    }
    return roads;
}

// Each round has one tile for each player who can still become the first player. The state holds only the tiles; the
// contest is computed from them.
Contest find_contest(const Table& table) {
    Contest contest;
    contest.players = (1u << table.setup->rules.players) - 1;
    if (table.settings().house.first_player == FirstPlayer::random) return contest;
    int left = 0;
    for (std::uint16_t type = 0; type < table.setup->types.size(); ++type) {
        left += is_drawn_for_start(table, type) ? table.setup->copies[type] : 0;
    }
    for (;;) {
        const int round = count_bits_of_word(contest.players);
        if (round == 1 || left < round) return contest;
        left -= round;
        int most = -1;
        unsigned ahead = 0;
        for (unsigned rest = contest.players; rest != 0; rest &= rest - 1) {
            const unsigned player = lowest_bit(rest);
            if (contest.drawn == table.state->set_asides) {
                contest.drawing = static_cast<int>(player);
                return contest;
            }
            const int roads = road_sides(table, table.order[table.aside[contest.drawn++]]);
            if (roads > most) ahead = 0;
            if (roads >= most) ahead |= 1u << player;
            most = std::max(most, roads);
        }
        contest.players = ahead;
    }
}

}  // namespace

bool is_drawn_for_start(const Table& table, std::uint16_t type) {
    return table.river == nullptr || !table.board.shapes[type].is_river();
}

void draw_for_start(Table& table, std::uint32_t place) {
    const std::uint16_t type = table.order[place];
    limit_undo(table);
    --table.unseen[type];
    table.aside[table.state->set_asides++] = place;
    Event event = event_of(table, EventKind::start_tile_drawn);
    event.colour = colour_of_active_player(table);
    event.type = type;
    event.amount = road_sides(table, type);
    emit(table, event);
}

void begin_with_player(Table& table, int player, bool by_chance) {
    State& state = *table.state;
    limit_undo(table);
    state.player = static_cast<std::uint8_t>(player);
    Event event = event_of(table, EventKind::first_player_chosen);
    event.colour = colour_of_active_player(table);
    event.count = by_chance ? 1 : 0;
    event.amount = static_cast<std::int32_t>(state.set_asides);
    emit(table, event);
    for (std::uint32_t i = 0; i < state.set_asides; ++i) {
        ++table.unseen[table.order[table.aside[i]]];
        put_into_bag(table, table.aside[i]);
    }
    std::fill_n(table.aside, state.set_asides, 0u);  // unused entries of a state must be 0
    state.set_asides = 0;
    begin_turn(table, player);
}

const char* refuse_first_player(const Table& table, unsigned player) {
    if (player >= max_players) return "HSE-17: this colour is not in play";
    const bool may_begin = (find_contest(table).players >> player & 1u) != 0;
    return may_begin ? nullptr : "HSE-17: this player has drawn fewer roads than another player";
}

unsigned first_player_dealt(Table& table) {
    Random random = next_generator(table);
    unsigned players = find_contest(table).players;
    for (auto number = random.below(static_cast<std::uint32_t>(count_bits_of_word(players))); number > 0; --number) {
        players &= players - 1;
    }
    return lowest_bit(players);
}

StateFault refuse_state_of_start(const Table& table) {
    if (!is_choosing_first_player(table)) return {};
    if (table.board.counts->tiles > table.setup->start.size()) {
        return {"HSE-17: no tile can be laid before the first turn", "tile"};
    }
    bool holds_any = false;
    each_in_hands(table, [&](const HeldTile&) { holds_any = true; });
    if (holds_any) return {"HSE-17: no player can hold a tile before the first turn", "holds"};
    for (std::uint32_t i = 0; i < table.state->set_asides; ++i) {
        if (!is_drawn_for_start(table, table.order[table.aside[i]])) {
            return {"HSE-17: a river tile cannot be drawn to find the first player", "set_aside"};
        }
    }
    return {};
}

bool is_start_tile_awaited(const Table& table) {
    return is_choosing_first_player(table) && find_contest(table).drawing == table.state->player;
}

bool is_first_player_awaited(const Table& table) {
    if (!is_choosing_first_player(table) || table.state->awaited != Awaited::first_player) return false;
    const Contest contest = find_contest(table);
    return contest.drawing < 0 && contest.drawn == table.state->set_asides &&
           (contest.players & (contest.players - 1)) != 0;
}

Progress choose_first_player(Table& table) {
    State& state = *table.state;
    if (!is_choosing_first_player(table)) return Progress::next;
    const Contest contest = find_contest(table);
    const bool draws = contest.drawing >= 0;
    state.player = static_cast<std::uint8_t>(draws ? contest.drawing : static_cast<int>(lowest_bit(contest.players)));
    if (draws && table.setup->rules.draws == Draws::external) return ask_always(table, DecisionKind::draw);
    if (draws) {
        draw_for_start(table, take_for_start(table));
        return Progress::again;
    }
    if ((contest.players & (contest.players - 1)) != 0) return ask_chance(table, Awaited::first_player);
    begin_with_player(table, state.player, false);
    return Progress::next;
}

}  // namespace mistbank
