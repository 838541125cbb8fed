// Step 2c: placing a ferry on the laid lake, then moving the ferries that roads of the tile reach (FER-1 to FER-13).
#include <algorithm>

#include "rules/figures.hpp"
#include "rules/hashing.hpp"
#include "rules/turn.hpp"

namespace mistbank {
namespace {

bool is_moving(const Table& table) { return table.state->stage == StageOfFerries::moving; }

const Link& ferry_asked_for(const Table& table) {
    const Ferries& ferries = *table.ferries;
    return ferries.links.of[ferries.movable[ferries.asked]];
}

bool is_road_end(const Table& table, TileIndex lake, unsigned number) {
    const Shape& shape = table.board.shape(table.board.tiles[lake]);
    return number < shape.segment_count && shape.kind[number] == SegmentKind::road;
}

int road_ends(const Table& table, TileIndex lake) {
    const Shape& shape = table.board.shape(table.board.tiles[lake]);
    return static_cast<int>(
        std::count(shape.kind.begin(), shape.kind.begin() + shape.segment_count, SegmentKind::road));
}

bool connects_same_roads(const Link& ferry, Action action) {
    return ferry.one == action.segment && ferry.other == action.count;
}

Action joining(const Table& table, TileIndex lake, unsigned first_road, unsigned second_road) {
    Action action = naming_tile(table, ActionKind::ferry, lake);
    action.segment = static_cast<std::uint8_t>(first_road);
    action.count = static_cast<std::uint8_t>(second_road);
    return action;
}

// --- step 2c, the answers ---

void list_joints(const Table& table, ActionList& list) {
    const TileIndex lake = lake_asked_for(table);
    if (is_moving(table)) list.add(naming_tile(table, ActionKind::keep, lake));
    for (unsigned first_road = 0; first_road < max_segments; ++first_road) {
        for (unsigned second_road = first_road + 1; is_road_end(table, lake, first_road) && second_road < max_segments;
             ++second_road) {
            if (!is_road_end(table, lake, second_road)) continue;
            const Action action = joining(table, lake, first_road, second_road);
            if (!is_moving(table) || !connects_same_roads(ferry_asked_for(table), action)) list.add(action);
        }
    }
}

const char* refuse_joint(const Table& table, Action action) {
    const TileIndex lake = lake_asked_for(table);
    if (tile_named(table, action) != lake) {
        return is_moving(table) ? "FER-4: the game waits for the ferry of another lake"
                                : "FER-2: the ferry must be placed on the laid lake";
    }
    if (action.kind == ActionKind::keep) {
        return is_moving(table) ? nullptr : "FER-2: a laid lake must get a ferry";
    }
    if (!is_road_end(table, lake, action.segment) || !is_road_end(table, lake, action.count)) {
        return "FER-1: a ferry must join two roads that end at its lake";
    }
    if (action.segment >= action.count) return "FER-1: the road with the lower number must come first";
    const bool lies_there = is_moving(table) && connects_same_roads(ferry_asked_for(table), action);
    return lies_there ? "FER-4: the ferry already joins these roads; use 'keep'" : nullptr;
}

// Recounts the meeples on a road after a ferry has joined or split it.
void count_meeples(Table& table, NodeIndex road) {
    unsigned meeples = 0;
    table.each_figure_of(road, [&](int index) { meeples += table.figures[index].occupies() ? 1u : 0u; });
    Node& feature = table.board.feature(road);
    table.board.before_change(Board::count_of(feature));
    feature.meeples = meeples & 0xFFu;
}

// FER-6, MEET-8
void send_lone_builders_home(Table& table, const NodeIndex (&ends)[4]) {
    const auto goes = [&](int index) {
        const Figure& figure = table.figures[index];
        if (figure.kind != FigureKind::builder || holds_meeple_of(table, figure.node, figure.colour)) return false;
        return std::any_of(std::begin(ends), std::end(ends),
                           [&](NodeIndex end) { return table.board.root(end) == table.board.root(figure.node); });
    };
    send_home_together(table, goes, [](int) {});
}

void tell_of_ferry(Table& table, EventKind kind, Action action) {
    Event event = event_of(table, kind);
    event.x = action.x;
    event.y = action.y;
    event.segment = action.segment;
    event.count = action.count;
    if (kind == EventKind::ferry_placed) event.amount = most_ferries - static_cast<int>(table.ferries->links.count);
    emit(table, event);
}

void move_ferry(Table& table, Action action) {
    Ferries& ferries = *table.ferries;
    const Link ferry = ferry_asked_for(table);
    const NodeIndex first = table.board.tiles[ferry.tile].first;
    const NodeIndex ends[4] = {first + ferry.one, first + ferry.other, first + action.segment, first + action.count};
    table.board.relink(ferries.movable[ferries.asked], action.segment, action.count);
    for (const NodeIndex end : ends) {
        count_meeples(table, end);
        ferries.touched[ferries.touched_count++] = end;
    }
    tell_of_ferry(table, EventKind::ferry_moved, action);
    send_lone_builders_home(table, ends);
}

void resolve_joint(Table& table, Action action) {
    if (!is_moving(table)) {
        table.board.link(table.state->laid, action.segment, action.count);
        tell_of_ferry(table, EventKind::ferry_placed, action);
        table.state->stage = StageOfFerries::looking_round;
        return;
    }
    if (action.kind == ActionKind::ferry) move_ferry(table, action);
    ++table.ferries->asked;
}

// FER-2, MIN-4
bool gets_ferry(const Table& table) {
    const TileIndex laid = table.state->laid;
    return has_mark(table, laid, Mark::ferry) && table.ferries->links.count < most_ferries &&
           road_ends(table, laid) >= 2;
}

bool has_road(const Table& table, TileIndex tile) { return road_ends(table, tile) > 0; }

// FER-4: the list of movable ferries is fixed before any ferry moves. It is sorted by y, then x.
void find_movable(Table& table) {
    Ferries& ferries = *table.ferries;
    if (ferries.links.count == 0 || !has_road(table, table.state->laid)) return;
    const std::uint32_t reached = table.board.links_reached_from(table.state->laid);
    for (std::uint32_t number = 0; number < ferries.links.count; ++number) {
        if ((reached >> number & 1u) != 0) ferries.movable[ferries.movable_count++] = static_cast<std::uint8_t>(number);
    }
    std::sort(ferries.movable, ferries.movable + ferries.movable_count, [&](std::uint8_t left, std::uint8_t right) {
        const PlacedTile& a = table.board.tiles[ferries.links.of[left].tile];
        const PlacedTile& b = table.board.tiles[ferries.links.of[right].tile];
        return a.y != b.y ? a.y < b.y : a.x < b.x;
    });
}

}  // namespace

const char* place_ferry_of_position(Table& table, TileIndex lake, int first_road, int second_road) {
    const Links& ferries = table.ferries->links;
    if (!has_mark(table, lake, Mark::ferry)) return "FER-2: the tile has no lake for a ferry";
    const auto first = static_cast<unsigned>(first_road), second = static_cast<unsigned>(second_road);
    if (!is_road_end(table, lake, first) || !is_road_end(table, lake, second) || first_road >= second_road) {
        return "FER-1: a ferry must join two roads that end at its lake, with the lower number first";
    }
    const auto is_there = [&](const Link& ferry) { return ferry.tile == lake; };
    if (std::any_of(ferries.of, ferries.of + ferries.count, is_there)) return "FER-2: the lake already has a ferry";
    if (ferries.count == most_ferries) return "FER-1: a game has at most 8 ferries";
    table.board.link(lake, static_cast<std::uint8_t>(first_road), static_cast<std::uint8_t>(second_road));
    return nullptr;
}

TileIndex lake_asked_for(const Table& table) {
    return is_moving(table) ? ferry_asked_for(table).tile : table.state->laid;
}

Progress place_ferries(Table& table) {
    State& state = *table.state;
    Ferries& ferries = *table.ferries;
    if (state.stage == StageOfFerries::placing_one) {
        if (gets_ferry(table)) return ask(table, DecisionKind::ferry);
        state.stage = StageOfFerries::looking_round;
    }
    if (state.stage == StageOfFerries::looking_round) {
        find_movable(table);
        state.stage = StageOfFerries::moving;
    }
    if (ferries.asked < ferries.movable_count) return ask(table, DecisionKind::ferry);
    ferries.movable_count = ferries.asked = 0;
    return Progress::next;
}

bool is_ferry_due(const Table& table) {
    const Ferries& ferries = *table.ferries;
    const Link* const end = ferries.links.of + ferries.links.count;
    const bool has_one =
        std::any_of(ferries.links.of, end, [&](const Link& ferry) { return ferry.tile == table.state->laid; });
    return !has_one && gets_ferry(table) && ferries.movable_count == 0 && ferries.asked == 0 &&
           ferries.touched_count == 0;
}

bool can_ferry_move(const Table& table) {
    const Ferries& ferries = *table.ferries;
    if (ferries.asked >= ferries.movable_count || ferries.touched_count > 4 * ferries.asked) return false;
    return std::all_of(ferries.movable, ferries.movable + ferries.movable_count,
                       [&](std::uint8_t number) { return number < ferries.links.count; });
}

// FER-7: the touched roads are kept until features are scored.
bool are_ferries_under_way(const Table& table) {
    const Ferries& ferries = *table.ferries;
    const bool may_have_touched = table.state->step >= step_named("place_ferries") && is_before_scoring(table);
    return ferries.movable_count != 0 || ferries.asked != 0 || (ferries.touched_count != 0 && !may_have_touched);
}

void forget_touched_roads(Table& table) { table.ferries->touched_count = 0; }

static void describe_ferry(const Table& table, DecisionDetails& details) {
    details.segment = table.board.tiles[lake_asked_for(table)].first;
}
const DecisionRules ferry_rules = {list_joints, refuse_joint, resolve_joint, nullptr, nullptr, describe_ferry};

void FerriesPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::ferries)) arena.allocate(ferries, 1);
}

void add_hash_of_ferries(HashRow& row, const Table& table) {
    if (table.ferries == nullptr || table.state->decision != DecisionKind::ferry) return;
    const Ferries& ferries = *table.ferries;
    for (int i = ferries.asked; i < ferries.movable_count; ++i) {
        add_tile(row, table, ferries.links.of[ferries.movable[i]].tile);
    }
}

std::uint64_t hash_of_ferries_on_board(const Table& table) {
    constexpr About about_ferry{6};
    constexpr About about_touched{7};
    std::uint64_t sum = 0;
    if (table.ferries == nullptr) return sum;
    const Ferries& ferries = *table.ferries;
    for (std::uint32_t i = 0; i < ferries.links.count; ++i) {
        const Link& ferry = ferries.links.of[i];
        const PlacedTile& lake = table.board.tiles[ferry.tile];
        sum += row_of(about_ferry, lake.x, lake.y, ferry.one, ferry.other);
    }
    for (int i = 0; i < ferries.touched_count; ++i) {
        const Node& end = table.board.nodes[ferries.touched[i]];
        sum += row_of(about_touched, table.board.tiles[end.tile].x, table.board.tiles[end.tile].y, end.number);
    }
    return sum;
}

}  // namespace mistbank
