// A position as one number. It is made of what the position is, piece by piece, and not of how it lies in memory or
// came about: so it is the same on every machine, and for tiles laid in another order.
#include <algorithm>

#include "game/inside.hpp"
#include "rules/random.hpp"

namespace mistbank {
namespace {

/// Numbers in their order.
class Row {
public:
    template <class... Number>
    Row& add(Number... numbers) {
        (..., step(static_cast<std::uint64_t>(numbers)));
        return *this;
    }
    std::uint64_t value() const { return value_; }

private:
    void step(std::uint64_t number) { value_ = mixed(value_ + golden_step + number); }

    std::uint64_t value_ = 0;
};

// What a row is about, so that a tile is never taken for a meeple.
enum class About : std::uint8_t { tile, hidden_tile, ghosts, figure, prisoner, floors, ferry, touched, ingots };

template <class... Number>
std::uint64_t row_of(About about, Number... numbers) {
    return Row().add(about, numbers...).value();
}

void add_segment(Row& row, const Table& table, NodeIndex at) {
    const Node& node = table.board.nodes[at];
    const PlacedTile& tile = table.board.tiles[node.tile];
    row.add(tile.x, tile.y, node.number);
}

void add_tile(Row& row, const Table& table, TileIndex index) {
    if (index == none32) {
        row.add(none16);
    } else {
        row.add(table.board.tiles[index].x, table.board.tiles[index].y);
    }
}

void add_hands(Row& row, const Table& table, bool with_types) {
    const Hands& hands = *table.hands;
    row.add(hands.are_dealt, hands.taking, hands.is_exchanged);
    for (int player = 0; player < table.setup->rules.players; ++player) {
        row.add(hands.size[player]);
        for (int i = 0; with_types && i < hands.size[player]; ++i) row.add(table.order[hands.tiles[player][i].place]);
    }
}

// What robbers and messages have noted of a scoring that is being applied (MIN-7).
void add_gains(Row& row, const Table& table) {
    const Gains& gains = *table.gains;
    row.add(gains.is_final, gains.part);
    if (gains.part == ApplyingGains::nothing) return;
    row.add(gains.is_due, gains.are_movements);
    for (int c = 0; c < max_colours; ++c) {
        row.add(gains.due[c], gains.gained[c], gains.ghosts[c], gains.gained_from[c]);
        for (const auto& of_counter : gains.has_left[c]) row.add(of_counter[0], of_counter[1]);
    }
}

void add_messages(Row& row, const Table& table) {
    const Messages& messages = *table.messages;
    row.add(messages.drawn, messages.has_drawn, messages.open, messages.another_part_follows, messages.is_its_part,
            messages.builder_part_is_due, messages.builder_part_has_been);
    for (const std::uint8_t seen : messages.seen) row.add(seen);
    for (int c = 0; c < max_colours; ++c) row.add(messages.courier[c], messages.chosen[c]);
    for (const std::int32_t number : messages.at_begin_of_part) row.add(number);
}

void add_figure_of_nobody(Row& row, const Table& table, NodeIndex at) {
    at == none32 ? static_cast<void>(row.add(none16)) : add_segment(row, table, at);
}

// The small boxes, but for what lies on the board.
void add_small_boxes(Row& row, const Table& table) {
    if (table.messages != nullptr) add_messages(row, table);
    if (table.ferries != nullptr && table.state->decision == DecisionKind::ferry) {
        const Ferries& ferries = *table.ferries;
        for (int i = ferries.asked; i < ferries.movable_count; ++i) {
            add_tile(row, table, ferries.links.of[ferries.movable[i]].tile);
        }
    }
    if (table.gold != nullptr) {
        for (const std::uint8_t held : table.gold->held) row.add(held);
    }
    if (table.magic != nullptr) {
        add_figure_of_nobody(row, table, table.magic->mage);
        add_figure_of_nobody(row, table, table.magic->witch);
    }
    if (table.robbers != nullptr) {
        for (const std::uint8_t space : table.robbers->space) row.add(space);
    }
    if (table.crops != nullptr) row.add(table.crops->removes, table.crops->turn, table.crops->circles);
    if (table.tokens != nullptr) {
        row.add(table.tokens->king, table.tokens->baron, table.tokens->largest_city, table.tokens->longest_road);
    }
    if (table.gains != nullptr) add_gains(row, table);
}

// What the dragon, towers, abbeys and flying machines have of their own.
void add_expansions(Row& row, const Table& table) {
    const State& state = *table.state;
    if (table.dragon != nullptr) {
        add_tile(row, table, table.dragon->at);
        add_tile(row, table, table.dragon->fairy_at);
        row.add(state.part, table.dragon->visited_count);
        for (int i = 0; i < table.dragon->visited_count; ++i) add_tile(row, table, table.dragon->visited[i]);
    }
    if (table.towers != nullptr) {
        row.add(table.towers->has_ransomed);
        for (const std::uint8_t floors : table.towers->floors_left) row.add(floors);
        if (state.decision == DecisionKind::take) {
            add_tile(row, table, table.towers_on_board[table.towers->built].tile);
        }
        if (state.decision == DecisionKind::exchange) row.add(table.figures[table.towers->taken].colour);
    }
    if (table.abbeys != nullptr) {
        row.add(table.abbeys->held, table.abbeys->in_last_round, table.abbeys->next_in_round,
                table.abbeys->left_in_round, table.abbeys->barn_placed);
    }
    if (table.hills != nullptr) {
        row.add(table.hills->hidden, table.hills->placed_with == state.laid ? state.laid != none32 : 0);
        for (const std::uint8_t tokens : table.hills->bag) row.add(tokens);
        for (const auto& flock : table.hills->flock) {
            for (const std::uint8_t tokens : flock) row.add(tokens);
        }
    }
    if (table.big_top != nullptr) {
        add_tile(row, table, table.big_top->at);
        for (const std::uint8_t shown : table.big_top->shown) row.add(shown);
    }
    if (table.holes != nullptr) add_tile(row, table, table.holes->filled);
    if (table.bag != nullptr) row.add(table.bag->is_used_up);
    if (table.hands != nullptr) add_hands(row, table, !are_hands_hidden(table));
    if (table.flight != nullptr && (state.decision == DecisionKind::chance || state.decision == DecisionKind::land)) {
        row.add(table.flight->kind, state.decision == DecisionKind::land ? table.flight->die : 0);
    }
    add_small_boxes(row, table);
}

// Where the turn stands, and what is off the board.
void add_turn(Row& row, const Table& table) {
    const State& state = *table.state;
    row.add(state.turn, state.player, state.decision, stable_step_id(table), state.stage, state.outcome,
            state.loss_reason);
    row.add(state.drawn, state.next, state.active_pile, state.ghost_supply, state.winners, state.set_asides);
    add_tile(row, table, state.laid);
    for (int c = 0; c < max_colours; ++c) {
        row.add(state.totals[c], state.in_reserve[c]);
        for (const auto& of_kind : state.in_supply) row.add(of_kind[c]);
    }
    if (table.river != nullptr) row.add(table.river->is_open, table.river->last_bend);
    if (table.traders != nullptr) {
        row.add(state.part, table.traders->builder_has_grown);
        for (const auto& of_colour : table.traders->goods) row.add(of_colour[0], of_colour[1], of_colour[2]);
    }
    add_expansions(row, table);
    each_set_aside(table, [&](std::uint16_t type) { row.add(type); });
}

// Of what a step remembers only that which its open decision is about: the rest is left over from others.
void add_decision(Row& row, const Table& table) {
    const State& state = *table.state;
    const Scoring& scoring = state.scoring;
    switch (state.decision) {
        case DecisionKind::bury: add_segment(row, table, state.closing); break;
        case DecisionKind::score_or_pacify: add_segment(row, table, scoring.node); break;
        case DecisionKind::scoring_colour:
            add_segment(row, table, scoring.node);
            row.add(scoring.after_assigning);
            for (const std::int32_t points : scoring.unassigned) row.add(points);
            break;
        case DecisionKind::place_hound: row.add(scoring.hound); break;
        case DecisionKind::hound_pacifies:
            row.add(scoring.hound, scoring.searches_left);
            add_tile(row, table, scoring.searched);
            break;
        default: break;
    }
    for (const Hound& hound : state.hounds) {
        row.add(hound.place);
        if (hound.place == HoundPlace::returning) row.add(hound.colour);
        if (hound.place == HoundPlace::meeple) add_segment(row, table, table.figures[hound.figure].node);
    }
}

std::uint64_t sum_of_ferries(const Table& table) {
    std::uint64_t sum = 0;
    if (table.ferries == nullptr) return sum;
    const Ferries& ferries = *table.ferries;
    for (std::uint32_t i = 0; i < ferries.links.count; ++i) {
        const PlacedTile& lake = table.board.tiles[ferries.links.of[i].tile];
        sum += row_of(About::ferry, lake.x, lake.y, ferries.links.of[i].one, ferries.links.of[i].other);
    }
    for (int i = 0; i < ferries.touched_count; ++i) {
        const Node& end = table.board.nodes[ferries.touched[i]];
        sum += row_of(About::touched, table.board.tiles[end.tile].x, table.board.tiles[end.tile].y, end.number);
    }
    return sum;
}

std::uint64_t sum_of_ingots(const Table& table) {
    std::uint64_t sum = 0;
    for (int i = 0; table.gold != nullptr && i < table.gold->tiles; ++i) {
        const IngotsOnTile& ingots = table.gold->on[i];
        const PlacedTile& tile = table.board.tiles[ingots.tile];
        sum += row_of(About::ingots, tile.x, tile.y, ingots.count, ingots.claimed_by);
    }
    return sum;
}

// A sum, as nothing hangs on the order of what lies on the board.
std::uint64_t sum_of_board(const Table& table) {
    const Board& board = table.board;
    std::uint64_t sum = 0;
    for (TileIndex index = 0; index < table.state->board.tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        sum += row_of(About::tile, tile.x, tile.y, tile.type, tile.rotation);
        if (tile.ghosts == 0) continue;
        for (int number = 0; number < board.shape(tile).segment_count; ++number) {
            const int ghosts = board.node(tile, number).ghosts;
            if (ghosts > 0) sum += row_of(About::ghosts, tile.x, tile.y, number, ghosts);
        }
    }
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (figure.place == FigurePlace::prison) {
            sum += row_of(About::prisoner, figure.colour, figure.kind, figure.holder);
        }
        if (figure.node == none32) continue;
        const Node& node = board.nodes[figure.node];
        const PlacedTile& tile = board.tiles[node.tile];
        sum += row_of(About::figure, figure.colour, figure.kind, figure.place, figure.ghosts, tile.x, tile.y,
                      node.number) +
               (has_fairy(table, index) ? 1 : 0);
    }
    for (std::uint32_t i = 0; table.towers != nullptr && i < table.towers->count; ++i) {
        const TowerOnBoard& tower = table.towers_on_board[i];
        const PlacedTile& tile = board.tiles[tower.tile];
        if (tower.floors > 0) sum += row_of(About::floors, tile.x, tile.y, tower.floors);
    }
    return sum + sum_of_ferries(table) + sum_of_ingots(table);
}

// By place: which of them is drawn the numbers tell that follow.
template <class Visit>
void each_tile_of_bag(const Table& table, Visit visit) {
    for (std::uint32_t place = 0; place < table.setup->pile_tiles; ++place) {
        if ((table.in_bag[place / 64] >> (place % 64) & 1u) != 0) visit(table.order[place]);
    }
    for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) {
        visit(table.order[table.under_hills[i].place]);
    }
}

// What is drawn next, and then: with the dragon there are two orders, either of which may become it (PRD-3).
template <class Visit>
void each_type_to_come(const Table& table, Visit visit) {
    const std::uint32_t tiles = table.setup->pile_tiles;
    if (table.bag != nullptr) return each_tile_of_bag(table, visit);
    const bool second = draws_by_second_order(table);
    for (std::uint32_t place = table.state->next; !second && place < tiles; ++place) visit(table.order[place]);
    if (table.dragon == nullptr) return;
    if (!second) {
        std::for_each_n(table.order + tiles, tiles, visit);
    } else {
        each_of_second_order(table, table.dragon->place, [&](std::uint16_t type, std::uint32_t, bool is_passed_over) {
            if (!is_passed_over) visit(type);
        });
    }
}

// What the die, the bag and the big top will show (MEET-21).
template <class Visit>
void each_chance_to_come(const Table& table, Visit visit) {
    const Setup& setup = *table.setup;
    const auto visit_all = [&](std::uint32_t from, std::uint32_t to) {
        for (std::uint32_t place = from; place < to; ++place) visit(table.order[place]);
    };
    if (table.flight != nullptr) visit_all(setup.dice_from() + table.flight->rolls, setup.tokens_from());
    if (table.hills != nullptr) visit_all(setup.tokens_from() + 2 * table.hills->tokens_drawn, setup.animals_from());
    if (table.big_top != nullptr) visit_all(setup.animals_from() + table.big_top->shown_count, setup.numbers_from());
    const std::uint32_t used = std::min(numbers_used(table), setup.numbers);
    visit_all(setup.numbers_from() + 2 * used, setup.messages_from());
    if (table.messages != nullptr) visit_all(setup.messages_from() + messages_seen(table), setup.hidden_numbers());
}

}  // namespace

std::uint64_t Game::public_hash() const noexcept {
    const Table& table = inside_->table;
    Row row;
    row.add(table.setup->fingerprint);
    add_turn(row, table);
    add_decision(row, table);
    return row.add(sum_of_board(table)).value();
}

std::uint64_t Game::state_hash() const noexcept {
    const Table& table = inside_->table;
    Row row;
    row.add(public_hash());
    if (are_hands_hidden(table)) add_hands(row, table, true);
    if (inside_->rules.draws == Draws::external) return row.value();
    std::uint64_t face_down = 0;
    for (TileIndex index = 0; index < table.state->board.tiles; ++index) {
        const PlacedTile& tile = table.board.tiles[index];
        if (tile.face_down) face_down += row_of(About::hidden_tile, tile.x, tile.y, table.order[tile.first]);
    }
    row.add(face_down);
    each_type_to_come(table, [&](std::uint16_t type) { row.add(type); });
    each_chance_to_come(table, [&](std::uint16_t number) { row.add(number); });
    return row.value();
}

}  // namespace mistbank
