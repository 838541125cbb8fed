// Shepherds and their flocks (HIL-5 to HIL-14). Step 2b: placing shepherds. Step 2c: growing and guiding flocks.
#include <algorithm>
#include <numeric>

#include "rules/hashing.hpp"
#include "rules/placing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr std::uint8_t tokens_of_the_game[token_kinds] = {2, 4, 5, 5, 2};  // tokens by number of sheep; 0: the wolf
// This number is divisible by every possible number of tokens in the bag, from 1 to 18. The remainder of a random
// number below this one is therefore uniform.
constexpr std::uint32_t numbers_of_tokens = 12252240;

using Flock = std::uint8_t[token_kinds];

Flock& flock_of(const Table& table, Colour colour) { return table.hills->flock[static_cast<int>(colour)]; }

int sheep_in(const Flock& flock) {
    int sheep = 0;
    for (int number = 0; number < token_kinds; ++number) sheep += number * flock[number];
    return sheep;
}

int shepherd_of(const Table& table, Colour colour) {
    return figure_at(table, colour, FigureKind::shepherd, FigurePlace::board);
}

// Calls `visit` with each shepherd in the field.
template <class Visit>
void each_shepherd(const Table& table, NodeIndex field, Visit visit) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const int shepherd = shepherd_of(table, rules.colours[i]);
        if (shepherd >= 0 && table.board.root(table.figures[shepherd].node) == table.board.root(field)) visit(shepherd);
    }
}

bool holds_shepherd(const Table& table, NodeIndex field) {
    bool holds = false;
    each_shepherd(table, field, [&](int) { holds = true; });
    return holds;
}

void send_shepherds_home(Table& table, NodeIndex field) {
    const NodeIndex root = table.board.root(field);
    const auto goes = [&](int index) {
        const Figure& figure = table.figures[index];
        return figure.kind == FigureKind::shepherd && table.board.root(figure.node) == root;
    };
    send_home_together(table, goes, [](int) {});
}

// HIL-5
const char* refuse_shepherd_at(const Table& table, NodeIndex at, Colour) {
    if (table.board.nodes[at].kind != SegmentKind::field) return "HIL-5: a shepherd can stand only on a field";
    if (const char* reason = refuse_tile(table, table.state->laid)) return reason;
    return holds_shepherd(table, at) ? "HIL-5: the field already has a shepherd" : nullptr;
}

// --- conditions of step 2c ---

// HIL-9: returns an empty cell beside the field. Returns `nowhere` if the field is closed.
CellIndex empty_cell_beside(const Table& table, NodeIndex field) {
    const Board& board = table.board;
    const bool ends_at_edge = table.settings().house.border_completes;
    CellIndex found = nowhere;
    if (board.is_closed(field)) return found;  // every half side has a partner
    board.any_segment(field, [&](const Node& node) {
        const PlacedTile& tile = board.tiles[node.tile];
        const TurnedShape& shape = board.turned(tile);
        for (std::size_t side = 0; side < 4; ++side) {
            const bool reaches = shape.left_field[side] == node.number || shape.right_field[side] == node.number;
            const Step& step = around[side];
            if (!reaches || (ends_at_edge && !board.bounds.has(tile.x + step.x, tile.y + step.y))) continue;  // HSE-10
            const CellIndex cell = board.cell_at(tile.x + step.x, tile.y + step.y);
            if (board.cells[cell].has_tile != 0) continue;
            found = cell;
            return true;
        }
        return false;
    });
    return found;
}

bool is_open(const Table& table, NodeIndex field) { return empty_cell_beside(table, field) != nowhere; }

// Returns whether the shepherd's field is open. The empty cell that was found last is stored to avoid another search.
bool is_still_open(Table& table, const Figure& shepherd) {
    CellIndex& empty = table.hills->empty_beside[static_cast<int>(shepherd.colour)];
    if (empty == nowhere || table.board.cells[empty].has_tile != 0) empty = empty_cell_beside(table, shepherd.node);
    return empty != nowhere;
}

int sheep_on(const Table& table, NodeIndex field) {
    int sheep = 0;
    each_shepherd(table, field, [&](int index) { sheep += sheep_in(flock_of(table, table.figures[index].colour)); });
    return sheep;
}

// HIL-8: each colour with a shepherd in the field scores the sheep of all flocks. Then the shepherds leave.
void guide(Table& table, NodeIndex field, std::uint8_t then) {
    const int sheep = sheep_on(table, field);
    each_shepherd(table, field, [&](int index) {
        const Figure& shepherd = table.figures[index];
        Event event = event_about(table, EventKind::flock_scored, shepherd);
        event.points = sheep;
        emit(table, event);
        pay(table, shepherd.colour, {Source::sheep, sheep});
    });
    table.state->scoring.node = field;
    table.state->stage = then;
}

// HIL-6: returns the active player's shepherd, or -1. The shepherd must have been placed in an earlier part of a turn,
// and the laid tile must belong to the shepherd's field.
int shepherd_asked_for(const Table& table) {
    const int index = shepherd_of(table, colour_of_active_player(table));
    if (index < 0 || table.hills->placed_with == table.state->laid) return -1;
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    for (int number = 0; number < table.board.shape(laid).segment_count; ++number) {
        if (table.board.node(laid, number).root == table.board.root(table.figures[index].node)) return index;
    }
    return -1;
}

// Returns the next field that is guided without a question (MEET-33). Fields on the laid tile come first, by segment;
// then the others by place.
NodeIndex next_closed_field(Table& table, NodeIndex asked_for) {
    const Rules& rules = table.setup->rules;
    NodeIndex first = none32;
    std::tuple<int, PlaceOfFeature> where_first_lies{};
    for (int i = 0; i < rules.colour_count; ++i) {
        const int shepherd = shepherd_of(table, rules.colours[i]);
        if (shepherd < 0) continue;
        const NodeIndex field = table.board.root(table.figures[shepherd].node);
        if (field == asked_for || is_still_open(table, table.figures[shepherd])) continue;
        const PlacedTile& laid = table.board.tiles[table.state->laid];
        int number = 0;
        const int segments = table.board.shape(laid).segment_count;
        while (number < segments && table.board.node(laid, number).root != field) ++number;
        const std::tuple<int, PlaceOfFeature> where{number, place_of_feature(table, field)};
        if (first == none32 || where < where_first_lies) {
            first = field;
            where_first_lies = where;
        }
    }
    return first;
}

Progress begin_tending(Table& table) {
    const int asked = shepherd_asked_for(table);
    const NodeIndex asked_field = asked < 0 ? none32 : table.board.root(table.figures[asked].node);
    const NodeIndex closed = next_closed_field(table, asked_field);
    if (closed != none32) {
        guide(table, closed, StageOfFlocks::guided_unasked);
        return Progress::again;
    }
    if (asked < 0) return Progress::next;
    table.state->stage = StageOfFlocks::asked_for_one;
    return ask(table, DecisionKind::flock);
}

void list_answers(const Table&, ActionList& list) {
    for (const ActionKind kind : {ActionKind::grow, ActionKind::guide}) {
        Action action;
        action.kind = kind;
        list.add(action);
    }
}

const char* refuse_answer(const Table&, Action) { return nullptr; }

void resolve_answer(Table& table, Action action) {
    if (action.kind == ActionKind::guide) {
        guide(table, table.figures[shepherd_asked_for(table)].node, StageOfFlocks::guided);
    } else {
        table.state->stage = StageOfFlocks::growing;
    }
}

}  // namespace

bool is_flock_asked_for(const Table& table) { return shepherd_asked_for(table) >= 0; }

bool awaits_token(const Table& table) {
    return table.state->awaited == Awaited::token && shepherd_of(table, colour_of_active_player(table)) >= 0 &&
           table.hills->tokens_drawn < table.setup->tokens;
}

bool awaits_token_for_flock(const Table& table) { return is_flock_asked_for(table) && awaits_token(table); }

void fill_bag(Table& table) {
    std::copy_n(tokens_of_the_game, token_kinds, table.hills->bag);
    table.hills->placed_with = none32;
}

void list_shepherd_places(const Table& table, ActionList& list) {
    list_special_places(table, FigureKind::shepherd, list,
                        [&](NodeIndex at, Colour colour) { return refuse_shepherd_at(table, at, colour) == nullptr; });
}

const char* refuse_shepherd_place(const Table& table, Action action) {
    return refuse_shepherd_at(table, segment_of_laid_tile(table, action.segment), static_cast<Colour>(action.colour));
}

// HIL-5: placing a shepherd draws one token.
void begin_flock(Table& table) {
    table.hills->placed_with = table.state->laid;
    table.state->stage = StageOfPlacing::drawing_token;
}

// HIL-5, HIL-7: a wolf goes back into the bag and sends all shepherds in the field home. A shepherd that has just been
// placed is the only one in its field.
void take_token(Table& table, unsigned sheep) {
    Hills& hills = *table.hills;
    const Colour colour = colour_of_active_player(table);
    const Figure& shepherd = table.figures[shepherd_of(table, colour)];
    ++hills.tokens_drawn;
    if (sheep > 0) {
        --hills.bag[sheep];
        ++flock_of(table, colour)[sheep];
    }
    Event event = event_about(table, EventKind::token_drawn, shepherd);
    event.count = static_cast<std::uint8_t>(sheep);
    event.amount = sheep_in(flock_of(table, colour));
    emit(table, event);
    const bool has_just_come = table.state->stage == StageOfPlacing::drawing_token;
    if (sheep == 0) send_shepherds_home(table, shepherd.node);
    table.state->stage = has_just_come ? std::uint8_t{StageOfPlacing::asked} : std::uint8_t{StageOfFlocks::grown};
}

const char* refuse_token(const Table& table, unsigned sheep) {
    return sheep < token_kinds && table.hills->bag[sheep] > 0 ? nullptr : "HIL-5: the bag has no such token";
}

// Each future token takes two entries of 16 bits in the draw order, after the dice.
void deal_tokens(Table& table, Random& random) {
    std::uint16_t* const tokens = table.order + table.setup->tokens_from();
    for (std::uint32_t draw = table.hills->tokens_drawn; draw < table.setup->tokens; ++draw) {
        put_number(tokens + 2 * draw, random.below(numbers_of_tokens));
    }
}

bool can_be_token(std::uint32_t number) { return number < numbers_of_tokens; }

unsigned token_dealt(const Table& table) {
    const Hills& hills = *table.hills;
    const std::uint32_t number = number_in(table.order + table.setup->tokens_from() + 2 * hills.tokens_drawn);
    std::uint32_t token = number % std::accumulate(hills.bag, hills.bag + token_kinds, 0u);
    unsigned sheep = 0;
    while (token >= hills.bag[sheep]) token -= hills.bag[sheep++];
    return sheep;
}

// When a shepherd leaves for any reason, the shepherd's tokens go back into the bag.
void flock_leaves(Table& table, const Figure& figure) {
    if (figure.kind != FigureKind::shepherd) return;
    table.hills->empty_beside[static_cast<int>(figure.colour)] = nowhere;
    auto& flock = flock_of(table, figure.colour);
    for (int number = 0; number < token_kinds; ++number) {
        table.hills->bag[number] = static_cast<std::uint8_t>(table.hills->bag[number] + flock[number]);
        flock[number] = 0;
    }
}

ActionDetail points_of_flocks(const Table& table, Action) {
    const int shepherd = shepherd_of(table, colour_of_active_player(table));
    return shepherd < 0 ? 0 : sheep_on(table, table.figures[shepherd].node);
}

int sheep_with(const Table& table, Colour colour) { return sheep_in(flock_of(table, colour)); }

// Step 2c: guides the fields that need no question, then asks about the player's flock, then guides the flock's field
// if the field is closed (HIL-9).
Progress tend_flocks(Table& table) {
    std::uint8_t& stage = table.state->stage;
    if (stage == StageOfFlocks::guided_unasked || stage == StageOfFlocks::guided) {
        send_shepherds_home(table, table.state->scoring.node);
        if (stage == StageOfFlocks::guided) return Progress::next;
        stage = StageOfFlocks::not_tended;
    }
    if (stage == StageOfFlocks::not_tended) return begin_tending(table);
    if (stage == StageOfFlocks::growing) return ask_chance(table, Awaited::token);
    const int shepherd = shepherd_asked_for(table);
    if (shepherd < 0 || is_open(table, table.figures[shepherd].node)) return Progress::next;
    guide(table, table.figures[shepherd].node, StageOfFlocks::guided);
    return Progress::again;
}

const DecisionRules flock_rules = {list_answers, refuse_answer, resolve_answer};

void add_hash_of_hills(HashRow& row, const Table& table) {
    if (table.hills == nullptr) return;
    const Hills& hills = *table.hills;
    const bool has_placed_shepherd = table.state->laid != none32 && hills.placed_with == table.state->laid;
    row.add(hills.hidden, has_placed_shepherd).add_all(hills.bag);
    for (const auto& flock : hills.flock) row.add_all(flock);
}

}  // namespace mistbank
