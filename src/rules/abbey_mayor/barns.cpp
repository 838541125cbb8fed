// Barns (ABM-17 to ABM-24) stand on a corner where four tiles show field. The node of a barn is the field of the tile
// to the south-east of the corner.
#include <algorithm>

#include "rules/figures.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr int points_per_city_of_a_joined_field = 1;  // ABM-20
constexpr int points_per_city_of_a_barn = 4;          // ABM-23

// The corners of a tile: between the sides N and E, E and S, S and W, W and N.
constexpr Step corner_cell[4] = {{1, 0}, {1, 1}, {0, 1}, {0, 0}};  // the cell whose north-west corner is this corner
constexpr int north_west = 3;

// Returns the field of a tile at a corner if both half sides at the corner belong to the field, or none32.
NodeIndex field_at_corner(const Table& table, TileIndex tile, int corner) {
    const PlacedTile& placed = table.board.tiles[tile];
    const TurnedShape& turned = table.board.turned(placed);
    const auto side = static_cast<std::size_t>(corner);
    const std::uint8_t field = turned.right_field[side];
    if (field == none8 || field != turned.left_field[(side + 1) % 4]) return none32;
    return static_cast<NodeIndex>(placed.first + field);
}

// One of the four tiles around the north-west corner of a cell: the offset of the tile from the cell, and the index of
// this corner among the corners of the tile.
struct AtCorner {
    int x;
    int y;
    int corner;
};
constexpr AtCorner around_north_west[4] = {{0, 0, north_west}, {-1, 0, 0}, {-1, -1, 1}, {0, -1, 2}};

bool is_corner_of_laid(const Table& table, int x, int y) {
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    return std::any_of(std::begin(corner_cell), std::end(corner_cell),
                       [&](const Step& step) { return laid.x + step.x == x && laid.y + step.y == y; });
}

// ABM-17, ABM-18: a tile with mist at the corner shows no field at the corner.
const char* refuse_fields_at_corner(const Table& table, int x, int y) {
    for (const AtCorner& at : around_north_west) {
        const TileIndex tile = table.board.tile_at(x + at.x, y + at.y);
        if (tile == none32) return "ABM-17: a barn needs a corner where four tiles meet";
        if (field_at_corner(table, tile, at.corner) == none32) {
            return "ABM-17, ABM-18: one of the four tiles has no field at this corner";
        }
    }
    return nullptr;
}

const char* refuse_corner(const Table& table, int x, int y) {
    if (const char* const reason = refuse_fields_at_corner(table, x, y)) return reason;
    return holds_barn(table, field_at_corner(table, table.board.tile_at(x, y), north_west))
               ? "ABM-17: the field already has a barn"
               : nullptr;
}

NodeIndex barns_field(const Table& table, Action action) {
    return field_at_corner(table, table.board.tile_at(action.x, action.y), north_west);
}

bool has_barn_in_supply(const Table& table) {
    return table.in_supply(FigureKind::barn, colour_of_active_player(table)) > 0;
}

bool holds_farmer(const Table& table, NodeIndex field) { return table.board.feature(field).meeples != 0; }

// ABM-19, ABM-20: scores the field for the colours with the most farmers.
void score_field(Table& table, NodeIndex field, int points_per_city) {
    Reckoning reckoning = reckon(table, field, When::complete);
    reckoning.value = points_per_city * reckoning.cities;
    score_for_majority(table, field, reckoning, EventKind::feature_scored, true);
}

// After scoring, all farmers and their pigs go home (MEET-33).
void send_farmers_home(Table& table, NodeIndex field) {
    const NodeIndex root = table.board.root(field);
    const auto goes = [&](int index) {
        const Figure& figure = table.figures[index];
        const bool is_farmers = figure.occupies() || figure.kind == FigureKind::pig;  // HIL-10
        return is_farmers && table.board.root(figure.node) == root;
    };
    send_home_together(table, goes, [](int) {});
}

bool barn_has_come_to(const Table& table, NodeIndex field) {
    const int barn = table.abbeys->barn_placed - 1;
    return barn >= 0 && table.board.root(table.figures[barn].node) == table.board.root(field);
}

}  // namespace

bool holds_barn(const Table& table, NodeIndex field) {
    if (table.board.nodes[field].kind != SegmentKind::field) return false;
    const NodeIndex root = table.board.root(field);
    const Rules& rules = table.setup->rules;
    return std::any_of(rules.colours, rules.colours + rules.colour_count, [&](Colour colour) {
        const int barn = figure_at(table, colour, FigureKind::barn, FigurePlace::board);
        return barn >= 0 && table.board.root(table.figures[barn].node) == root;
    });
}

void list_barn_places(const Table& table, ActionList& list) {
    if (!has_barn_in_supply(table)) return;
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    Action action;
    action.kind = ActionKind::barn;
    action.colour = static_cast<std::uint8_t>(colour_of_active_player(table));
    for (int corner = 0; corner < 4; ++corner) {
        if (field_at_corner(table, table.state->laid, corner) == none32) continue;
        action.x = static_cast<std::int16_t>(laid.x + corner_cell[corner].x);
        action.y = static_cast<std::int16_t>(laid.y + corner_cell[corner].y);
        if (refuse_corner(table, action.x, action.y) == nullptr) list.add(action);
    }
}

const char* refuse_barn(const Table& table, Action action) {
    if (static_cast<Colour>(action.colour) != colour_of_active_player(table)) {
        return "COO-2: the colour does not belong to the active player";
    }
    if (!has_barn_in_supply(table)) return "MEET-4: this colour has no such figure in its supply";
    if (!is_corner_of_laid(table, action.x, action.y))
        return "ABM-17: the barn must be placed on a corner of the laid tile";
    return refuse_corner(table, action.x, action.y);
}

const char* refuse_ground_of_barn(const Table& table, NodeIndex at) {
    const TileIndex tile = table.board.nodes[at].tile;
    if (field_at_corner(table, tile, north_west) != at) return "ABM-17: a barn needs a corner where four tiles meet";
    return refuse_fields_at_corner(table, table.board.tiles[tile].x, table.board.tiles[tile].y);
}

void place_barn(Table& table, Action action) {
    const auto colour = static_cast<Colour>(action.colour);
    place_figure(table, FigureKind::barn, colour, barns_field(table, action));
    table.abbeys->barn_placed =
        static_cast<std::uint8_t>(1 + figure_at(table, colour, FigureKind::barn, FigurePlace::board));
}

NodeIndex find_overdue_field(const Table& table) {
    const bool may_be_due =
        table.state->laid != none32 && !table.is_over() && table.state->step <= step_named("score_fields_of_barns");
    NodeIndex found = none32;
    each_figure_in(table, FigurePlace::board, [&](int index) {
        const Figure& barn = table.figures[index];
        if (barn.kind != FigureKind::barn || !holds_farmer(table, barn.node)) return;
        bool is_due = false;
        const PlacedTile* const laid = may_be_due ? &table.board.tiles[table.state->laid] : nullptr;
        for (int number = 0; laid != nullptr && number < table.board.shape(*laid).segment_count; ++number) {
            is_due =
                is_due || table.board.root(static_cast<NodeIndex>(laid->first + number)) == table.board.root(barn.node);
        }
        if (!is_due) found = barn.node;
    });
    return found;
}

// Step 3a, after the features (MEET-28): fields with a barn and farmers score, in the order of their segments on the
// laid tile.
Progress score_fields_of_barns(Table& table) {
    State& state = *table.state;
    if (state.stage == StageOfFields::farmers_leave) {
        send_farmers_home(table, state.scoring.node);
        state.stage = StageOfFields::next_field;
    }
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    for (int number = 0; number < table.board.shape(laid).segment_count; ++number) {
        const auto field = static_cast<NodeIndex>(laid.first + number);
        if (!holds_farmer(table, field) || !holds_barn(table, field)) continue;
        score_field(table, field,
                    barn_has_come_to(table, field) ? points_per_city_of_a_field : points_per_city_of_a_joined_field);
        state.scoring.node = field;
        state.stage = StageOfFields::farmers_leave;
        return Progress::again;
    }
    table.abbeys->barn_placed = 0;
    return Progress::next;
}

// ABM-23: each field with barns scores once, when the loop reaches the first colour with a barn in the field. Every
// colour with a barn in the field gets the points.
void score_barns_at_the_end(Table& table) {
    const Rules& rules = table.setup->rules;
    const auto barn_of = [&](int i) {
        return figure_at(table, rules.colours[i], FigureKind::barn, FigurePlace::board);
    };
    for (int i = 0; i < rules.colour_count; ++i) {
        const int barn = barn_of(i);
        if (barn < 0) continue;
        const NodeIndex field = table.figures[barn].node;
        const NodeIndex root = table.board.root(field);
        const auto shares = [&](int number) {
            return barn_of(number) >= 0 && table.board.root(table.figures[barn_of(number)].node) == root;
        };
        int colours = 0;
        bool is_first = true;
        for (int number = 0; number < rules.colour_count; ++number) {
            if (!shares(number)) continue;
            ++colours;
            is_first = is_first && number >= i;
        }
        if (!is_first) continue;
        Reckoning reckoning = reckon(table, field, When::at_the_end);
        reckoning.value = points_per_city_of_a_barn * reckoning.cities;
        emit(table, scoring_event(table, EventKind::feature_scored_at_end, field, reckoning, colours));
        for (int number = i; number < rules.colour_count; ++number) {
            if (shares(number)) pay(table, rules.colours[number], {Source::fields, reckoning.value});
        }
    }
}

}  // namespace mistbank
