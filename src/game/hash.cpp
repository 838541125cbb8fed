// The hash of a position. It depends on the pieces of the position, but not on the layout of memory or the history.
// Therefore the hash is the same on every machine, and the order in which the tiles were laid does not matter.
#include <algorithm>
#include <array>

#include "game/view.hpp"
#include "rules/expansions.hpp"
#include "rules/hashing.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/house_rules/whole_state.hpp"

namespace mistbank {
namespace {

using AddHash = void (*)(HashRow& row, const Table& table);
struct HashStep {
    int place;
    AddHash add;
};
constexpr int place_of_house_rules = 105;
constexpr int place_of_gains = 1000;

// The parts of the hash that expansions, the house rules and points due add. Their order is that of version 2.0, so
// hashes stay the same.
constexpr auto hash_steps = [] {
    std::array<HashStep, expansion_count + 2> steps = {HashStep{place_of_house_rules, add_hash_of_house_rules},
                                                       HashStep{place_of_gains, add_hash_of_gains}};
    std::size_t count = 2;
    for (const ExpansionRules& box : expansion_rules) {
        steps[count++] = {place_among_expansions(box.expansion, box.hash_place), box.hash};
    }
    sort_by_place(steps, [](const HashStep& step) { return step.place; });
    return steps;
}();

// Adds the state of the turn and everything off the board.
void add_turn(HashRow& row, const Table& table) {
    const State& state = *table.state;
    row.add(state.turn, state.player, state.decision, stable_step_id(table), state.stage, state.outcome,
            state.loss_reason);
    row.add(state.drawn, state.next, state.active_pile, state.ghost_supply, state.winners, state.set_asides);
    add_tile(row, table, state.laid);
    for (int c = 0; c < max_colours; ++c) {
        row.add(state.totals[c], state.in_reserve[c]);
        for (const auto& of_kind : state.in_supply) row.add(of_kind[c]);
    }
    for (const HashStep& step : hash_steps) {
        if (step.add != nullptr) step.add(row, table);
    }
    each_set_aside(table, [&](std::uint16_t type) { row.add(type); });
}

// Adds the hounds, and only those data of the step that the open decision uses. Other data of the step are left over
// from earlier decisions.
void add_decision(HashRow& row, const Table& table) {
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

// Returns the sum of the hashes of the pieces on the board. A sum does not depend on the order of the pieces.
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
    for (const ExpansionRules& box : expansion_rules) {
        if (box.hash_on_board != nullptr) sum += box.hash_on_board(table);
    }
    return sum;
}

// Visits the types of the tiles in the bag, in the draw order, then the types of the tiles under hills.
template <class Visit>
void each_tile_of_bag(const Table& table, Visit visit) {
    for (std::uint32_t place = 0; place < table.setup->pile_tiles; ++place) {
        if ((table.in_bag[place / 64] >> (place % 64) & 1u) != 0) visit(table.order[place]);
    }
    for (std::uint32_t i = 0; table.hills != nullptr && i < table.hills->hidden; ++i) {
        visit(table.order[table.under_hills[i].place]);
    }
}

// Visits the types of the next draws in order. With the dragon there are two orders, and either can apply (PRD-3).
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

// Visits the future random results: dice, sheep tokens, animals, random numbers for draws, and messages (MEET-21).
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
    HashRow row;
    row.add(table.setup->fingerprint);
    add_turn(row, table);
    add_decision(row, table);
    return row.add(sum_of_board(table)).value();
}

std::uint64_t Game::state_hash() const noexcept {
    const Table& table = inside_->table;
    HashRow row;
    row.add(public_hash());
    if (are_hands_hidden(table)) add_hash_of_hands(row, table, true);
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
