// 3a: completed features (COO-6 to COO-11, COO-14). One scoring runs through its parts before the next begins.
#include <algorithm>

#include "rules/chapters.hpp"

namespace mistbank {
namespace {

// COM-9 to COM-11: completed and occupied.
bool can_score(const Table& table, const Node& node) {
    const Board& board = table.board;
    const NodeIndex at = board.index_of(node);
    if (board.feature(at).meeples == 0) return false;
    switch (node.kind) {
        case SegmentKind::road:
        case SegmentKind::city:
            return board.is_closed(at);
        case SegmentKind::castle:
            return is_complete_castle(table, board.tiles[node.tile]);
        default:
            return false;
    }
}

// The features that the laid tile has completed and nobody has scored yet: its own by segment number, then castles
// around it by y, then x.
template <class Visit>
void each_pending(const Table& table, Visit visit) {
    static constexpr Step by_y_then_x[] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};
    const Board& board = table.board;
    const PlacedTile& laid = board.tiles[table.state->laid];
    for (int number = 0; number < board.shape(laid).segment_count; ++number) {
        const Node& node = board.node(laid, number);
        if (can_score(table, node) && board.first_of_its_tile(node)) visit(node);
    }
    for (const Step& step : by_y_then_x) {
        const TileIndex index = board.tile_at(laid.x + step.x, laid.y + step.y);
        if (index == none16 || !board.has_centre(board.tiles[index], SegmentKind::castle)) continue;
        const Node& castle = board.node(board.tiles[index], board.shape(board.tiles[index]).centre);
        if (can_score(table, castle)) visit(castle);
    }
}

bool any_pending(const Table& table) {
    bool any = false;
    each_pending(table, [&](const Node&) { any = true; });
    return any;
}

// --- which feature is next (COO-10) ---

void list_pending(const Table& table, ActionList& list) {
    each_pending(table,
                 [&](const Node& node) { list.add(naming(table, ActionKind::score, table.board.index_of(node))); });
}

const char* refuse_pending(const Table& table, Action action) {
    bool found = false;
    each_pending(table, [&](const Node& node) {
        found = found || naming(table, ActionKind::score, table.board.index_of(node)) == action;
    });
    return found ? nullptr : "COO-10: no completed, occupied feature is named so";
}

void resolve_pending(Table& table, Action action) {
    table.state->scoring.node = node_named(table, action);
    table.state->scoring.part = ScoringPart::points_or_ghosts;
}

// --- points or ghosts (COO-8) ---

void list_points_or_ghosts(const Table& table, ActionList& list) {
    Action points;
    points.kind = ActionKind::points;
    list.add(points);
    if (table.ghosts_on_board() == 0) return;
    for (TileIndex tile = 0; tile < table.state->board.tiles; ++tile) list_pacifying(table, tile, list);
}

const char* refuse_points_or_ghosts(const Table& table, Action action) {
    return action.kind == ActionKind::points ? nullptr : refuse_pacifying(table, tile_named(table, action), action);
}

Event scoring_event(const Table& table, EventKind kind, const Reckoning& reckoning, int colours) {
    Event event = event_at(table, kind, table.board.nodes[table.state->scoring.node]);
    event.feature = static_cast<std::uint8_t>(reckoning.kind);
    event.tiles = static_cast<std::uint16_t>(reckoning.tiles);
    event.coats = static_cast<std::uint16_t>(reckoning.coats);
    event.count = static_cast<std::uint8_t>(colours);
    event.points = reckoning.value;
    return event;
}

void resolve_points_or_ghosts(Table& table, Action action) {
    Scoring& scoring = table.state->scoring;
    const Reckoning reckoning = reckon(table, scoring.node);
    bool scores[max_colours];
    const int colours = colours_that_score(table, scoring.node, scores);
    if (action.kind == ActionKind::pacify) {
        tell(table, scoring_event(table, EventKind::feature_pacified, reckoning, colours));
        take_ghosts_off_tile(table, tile_named(table, action), action.count);
        scoring.part = ScoringPart::return_meeples;
        return;
    }
    tell(table, scoring_event(table, EventKind::feature_scored, reckoning, colours));
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        if (scores[static_cast<int>(rules.colours[i])]) award(table, rules.colours[i], reckoning.value);
    }
    scoring.part = ScoringPart::assign_points;
    scoring.after_assigning = ScoringPart::return_meeples;
}

// --- its meeples (COO-11) ---

Progress return_meeples(Table& table) {
    table.board.each_segment(table.state->scoring.node, [&](const Node& node) {
        if (node.figure == 0) return;
        const int figure = node.figure - 1;
        hounds_return_with(table, figure);
        return_figure(table, figure);
    });
    table.state->scoring.part = ScoringPart::hounds_score;
    return Progress::again;
}

}  // namespace

// COO-6
Reckoning reckon(const Table& table, NodeIndex at) {
    const Board& board = table.board;
    const Node& node = board.nodes[at];
    Reckoning reckoning{node.kind, 0, 0, 0};
    switch (node.kind) {
        case SegmentKind::road:
            reckoning.tiles = board.tiles_of(at);
            reckoning.value = reckoning.tiles;
            break;
        case SegmentKind::city:
            reckoning.tiles = board.tiles_of(at);
            reckoning.coats = board.coats_of(at);
            reckoning.value = 2 * reckoning.tiles + 2 * reckoning.coats;
            break;
        case SegmentKind::castle:
            reckoning.tiles = board.misty_among_nine(board.tiles[node.tile]);
            reckoning.value = castle_value(table, board.tiles[node.tile]);
            break;
        default:
            break;
    }
    return reckoning;
}

// COO-7
int colours_that_score(const Table& table, NodeIndex at, bool (&scores)[max_colours]) {
    int meeples[max_colours] = {};
    table.board.each_segment(at, [&](const Node& node) {
        if (node.figure != 0) ++meeples[static_cast<int>(table.figures[node.figure - 1].colour)];
    });
    const bool majority = table.setup->rules.joint_scoring == JointScoring::majority;
    const int needed = majority ? *std::max_element(meeples, meeples + max_colours) : 1;
    int colours = 0;
    for (int colour = 0; colour < max_colours; ++colour) {
        scores[colour] = meeples[colour] > 0 && meeples[colour] >= needed;
        colours += scores[colour] ? 1 : 0;
    }
    return colours;
}

// 3a; 3b, the hounds, inside each scoring
Progress score_features(Table& table) {
    switch (table.state->scoring.part) {
        case ScoringPart::next_feature:
            return any_pending(table) ? ask(table, DecisionKind::order_of_scoring) : Progress::next;
        case ScoringPart::points_or_ghosts:
            return ask(table, DecisionKind::score_or_pacify);
        case ScoringPart::assign_points:
            return assign_points(table);
        case ScoringPart::return_meeples:
            return return_meeples(table);
        case ScoringPart::hounds_score:
            return score_hounds(table);
        case ScoringPart::hounds_arrive:
        case ScoringPart::hound_pacifies:
        case ScoringPart::open_pile:
            return bring_hounds(table);
    }
    return Progress::next;
}

const DecisionRules order_rules = {list_pending, refuse_pending, resolve_pending};
const DecisionRules points_rules = {list_points_or_ghosts, refuse_points_or_ghosts, resolve_points_or_ghosts};

}  // namespace mistbank
