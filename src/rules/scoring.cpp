// Step 3a: completed features (COO-8 to COO-11, COO-14, CMP-4, CMP-8). The scoring of a feature goes through all its
// parts before that of the next feature begins. reckoning.cpp and majority.cpp compute values and winners.
#include "rules/scoring.hpp"

#include <algorithm>
#include <tuple>

#include "board/bits.hpp"
#include "rules/mist/mist.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

bool precedes_on_board(const Board& board, const Node& one, const Node& other) {
    const PlacedTile& a = board.tiles[one.tile];
    const PlacedTile& b = board.tiles[other.tile];
    return std::make_tuple(a.y, a.x, +one.number) < std::make_tuple(b.y, b.x, +other.number);
}

// Returns whether the feature is completed and occupied (COM-9 to COM-11).
MISTBANK_HOT inline bool can_score(const Table& table, const Node& node) {
    const Node& feature = table.board.feature(table.board.index_of(node));
    if (feature.meeples == 0) return false;
    switch (node.kind) {
        case SegmentKind::road:
        case SegmentKind::city: return feature.open == 0;
        case SegmentKind::monastery:
        case SegmentKind::garden:
        case SegmentKind::castle:
        case SegmentKind::cemetery: return is_surrounded_for_scoring(table, node);
        default: return false;
    }
}

/// A feature completed by an abbey or a link, identified by its first segment (MEET-26).
struct Elsewhere {
    const Node* node;
    std::int16_t y;
    std::int16_t x;

    friend bool operator<(const Elsewhere& a, const Elsewhere& b) {
        return std::make_tuple(a.y, a.x, +a.node->number) < std::make_tuple(b.y, b.x, +b.node->number);
    }
};

/// Upper bound on features that an abbey completes. Each of its 4 sides has up to 2 cities (HIL-13). The abbey and each
/// of the 8 tiles around it have up to 2 centres.
constexpr int most_around_abbey = 2 * 4 + 2 * 9;

// Returns the segment of a road or city that comes first by place.
const Node& first_by_place(const Board& board, const Node& way) {
    const Node* first = &way;
    board.each_segment(board.index_of(way), [&](const Node& node) {
        if (precedes_on_board(board, node, *first)) first = &node;
    });
    return *first;
}

// MEET-28: the abbey comes first. The features that the abbey closed or surrounded follow by y, x, segment.
int pending_around_abbey(const Table& table, const PlacedTile& abbey, Elsewhere (&found)[most_around_abbey]) {
    const Board& board = table.board;
    Elsewhere* end = found;
    const auto find = [&](const Node& node) {
        const PlacedTile& tile = board.tiles[node.tile];
        const bool is_new = std::none_of(found, end, [&](const Elsewhere& known) { return known.node == &node; });
        if (is_new && can_score(table, node)) *end++ = {&node, tile.y, tile.x};
    };
    board.each_centre(abbey, find);
    Elsewhere* const elsewhere = end;
    for (int side = 0; side < 4; ++side) {
        const PlacedTile& neighbour = board.tiles[board.tile_near(abbey, side)];
        board.each_way(neighbour, opposite(side), [&](const Node& way) { find(first_by_place(board, way)); });
    }
    for (unsigned near = board.counts->centres_near; near != 0; near &= near - 1) {
        board.each_centre(board.tiles[board.tile_near(abbey, static_cast<int>(lowest_bit(near)))], find);
    }
    std::sort(elsewhere, end);
    return static_cast<int>(end - found);
}

template <class Visit>
void each_pending_around_abbey(const Table& table, const PlacedTile& abbey, Visit visit) {
    Elsewhere found[most_around_abbey];
    const int count = pending_around_abbey(table, abbey, found);
    for (int i = 0; i < count; ++i) visit(*found[i].node);
}

// Visits the unscored features that the laid tile completed: first the features on the tile by segment number, then the
// features around it by y, then x (CMP-4).
template <class Visit>
void each_pending_of_tile(const Table& table, Visit visit) {
    // Indices in `around`, sorted by the y, then the x of the neighbouring tile.
    static constexpr int by_y_then_x[] = {7, 0, 4, 3, 1, 6, 2, 5};
    const Board& board = table.board;
    const PlacedTile& laid = board.tiles[table.state->laid];
    const bool may_score = board.counts->has_closed != 0 || laid.has_centre != 0;
    for (int number = 0; may_score && number < board.shape(laid).segment_count; ++number) {
        const Node& node = board.node(laid, number);
        if (can_score(table, node) && board.first_of_its_tile(node)) visit(node);
    }
    if (board.counts->centres_near == 0) return;
    for (const int direction : by_y_then_x) {
        if ((board.counts->centres_near >> direction & 1u) == 0) continue;
        board.each_centre(board.tiles[board.tile_near(laid, direction)], [&](const Node& node) {
            if (can_score(table, node)) visit(node);
        });
    }
}

// FER-7: the order of features to score. First: features on the laid tile, by segment number. Second: surrounded
// centres, and roads that gained or lost a link, by y, x and segment.
constexpr int most_after_links = max_segments + 2 * 8 + 4 * most_links;

int pending_after_links(const Table& table, Elsewhere (&found)[most_after_links]) {
    const Board& board = table.board;
    const TileIndex laid = table.state->laid;
    Elsewhere* end = found;
    Elsewhere* own_end = found;
    each_pending_of_tile(table, [&](const Node& node) {
        const PlacedTile& tile = board.tiles[node.tile];
        *end++ = {&node, tile.y, tile.x};
        if (node.tile == laid) own_end = end;
    });
    table.each_touched_end([&](NodeIndex touched) {
        const Node& node = first_by_place(board, board.nodes[touched]);
        const NodeIndex root = board.root(board.index_of(node));
        const bool is_new = std::none_of(
            found, end, [&](const Elsewhere& known) { return board.root(board.index_of(*known.node)) == root; });
        const PlacedTile& tile = board.tiles[node.tile];
        if (is_new && can_score(table, node)) *end++ = {&node, tile.y, tile.x};
    });
    std::sort(own_end, end);
    return static_cast<int>(end - found);
}

template <class Visit>
void each_pending_after_links(const Table& table, Visit visit) {
    Elsewhere found[most_after_links];
    const int count = pending_after_links(table, found);
    for (int i = 0; i < count; ++i) visit(*found[i].node);
}

template <class Visit>
void each_pending(const Table& table, Visit visit) {
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    if (is_abbey(table, laid)) return each_pending_around_abbey(table, laid, visit);
    table.touched_ends() > 0 ? each_pending_after_links(table, visit) : each_pending_of_tile(table, visit);
}

bool has_haunted_meeple(const Table& table, const Node& node) {
    bool any = false;
    table.board.each_segment(table.board.index_of(node), [&](const Node& segment) {
        table.each_figure_on(segment, [&](int index) { any = any || table.figures[index].ghosts > 0; });
    });
    return any;
}

// --- the next feature (COO-10, CMP-4) ---

void list_pending(const Table& table, ActionList& list) {
    each_pending(table,
                 [&](const Node& node) { list.add(naming(table, ActionKind::score, table.board.index_of(node))); });
}

const char* refuse_pending(const Table& table, Action action) {
    bool found = false;
    each_pending(table, [&](const Node& node) {
        found = found || naming(table, ActionKind::score, table.board.index_of(node)) == action;
    });
    return found ? nullptr : "COO-10, CMP-4: the segment must name a completed, occupied feature";
}

void begin_scoring(Table& table, NodeIndex node) {
    table.state->scoring.node = node;
    table.state->scoring.part = ScoringPart::points_or_ghosts;
}

void resolve_pending(Table& table, Action action) { begin_scoring(table, node_named(table, action)); }

// `each` calls a visitor with each pending feature.
template <class Each>
Progress choose_among(Table& table, Each each) {
    int pending = 0;
    bool order_matters = table.settings().team;
    NodeIndex first = none32;
    each([&](const Node& node) {
        if (pending++ == 0) first = table.board.index_of(node);
        order_matters = order_matters || has_haunted_meeple(table, node);
    });
    if (pending == 0) {
        when_all_is_scored(table);
        return Progress::next;
    }
    if (pending > 1 && order_matters) return ask(table, DecisionKind::order_of_scoring);
    begin_scoring(table, first);
    return Progress::again;
}

MISTBANK_COLD Progress choose_feature_around_abbey(Table& table, const PlacedTile& abbey) {
    return choose_among(table, [&](auto visit) { each_pending_around_abbey(table, abbey, visit); });
}

MISTBANK_COLD Progress choose_feature_after_links(Table& table) {
    return choose_among(table, [&](auto visit) { each_pending_after_links(table, visit); });
}

Progress choose_feature(Table& table) {
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    const BoardCounts& board = *table.board.counts;
    const bool may_be_complete = board.has_closed != 0 || laid.has_centre != 0 || board.centres_near != 0;
    if (!may_be_complete && !table.setup->has_parts) return Progress::next;
    if (is_abbey(table, laid)) return choose_feature_around_abbey(table, laid);
    if (table.touched_ends() > 0) return choose_feature_after_links(table);
    return choose_among(table, [&](auto visit) { each_pending_of_tile(table, visit); });
}

// --- points or ghosts (COO-8) ---

void list_points_or_ghosts(const Table& table, ActionList& list) {
    Action points;
    points.kind = ActionKind::points;
    list.add(points);
    list_all_pacifying(table, list);
}

const char* refuse_points_or_ghosts(const Table& table, Action action) {
    return action.kind == ActionKind::points ? nullptr : refuse_pacifying(table, tile_named(table, action), action);
}

void resolve_points_or_ghosts(Table& table, Action action) {
    Scoring& scoring = table.state->scoring;
    const Reckoning reckoning = reckon(table, scoring.node, When::complete);
    bool scores[max_colours];
    const int colours = colours_that_score(table, scoring.node, scores);
    if (action.kind == ActionKind::pacify) {
        emit(table, scoring_event(table, EventKind::feature_pacified, scoring.node, reckoning, colours));
        take_ghosts_off_tile(table, tile_named(table, action), action.count);
        scoring.part = ScoringPart::return_meeples;
        return;
    }
    emit(table, scoring_event(table, EventKind::feature_scored, scoring.node, reckoning, colours));
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        if (scores[static_cast<int>(rules.colours[i])])
            award(table, rules.colours[i], {source_of(reckoning.kind), reckoning.value});
    }
    scoring.part = ScoringPart::assign_points;
    scoring.after_assigning = ScoringPart::return_meeples;
}

// --- the meeples of the feature (COO-11) ---

Progress return_meeples(Table& table) {
    if (table.setup->has_parts) when_a_feature_is_scored(table, table.state->scoring.node);
    table.board.each_segment(table.state->scoring.node, [&](const Node& node) {
        for (int meeple; (meeple = meeple_standing_on(table, node)) >= 0;) {
            hounds_return_with(table, meeple);
            when_a_scored_meeple_leaves(table, meeple);
        }
    });
    table.state->scoring.part = ScoringPart::hounds_score;
    return Progress::again;
}

}  // namespace

// Step 3a. Each scoring includes step 3b, the hounds.
Progress score_features(Table& table) {
    switch (table.state->scoring.part) {
        case ScoringPart::next_feature: return choose_feature(table);
        case ScoringPart::points_or_ghosts:
            return table.settings().team ? ask(table, DecisionKind::score_or_pacify) : score_by_majority(table);
        case ScoringPart::assign_points: return assign_points(table);
        case ScoringPart::return_meeples: return return_meeples(table);
        case ScoringPart::hounds_score: return score_hounds(table);
        case ScoringPart::hounds_arrive:
        case ScoringPart::hound_pacifies:
        case ScoringPart::open_pile: return bring_hounds(table);
    }
    return Progress::next;
}

NodeIndex find_overdue_feature(const Table& table) {
    if (table.is_over()) return none32;
    const Board& board = table.board;
    const bool may_be_pending = table.state->laid != none32 && is_before_scoring(table);
    for (NodeIndex at = 0; at < board.counts->nodes; ++at) {
        if (!can_score(table, board.nodes[at])) continue;
        bool is_due = false;
        const auto compare = [&](const Node& node) {
            is_due = is_due || board.root(board.index_of(node)) == board.root(at);
        };
        if (may_be_pending) each_pending(table, compare);
        if (!is_due) return at;
    }
    return none32;
}

namespace {

bool has_part(const Table& table, ScoringPart part) { return table.state->scoring.part == part; }

// Returns whether the current scoring is for a complete feature with meeples.
bool has_scored_feature(const Table& table) {
    const NodeIndex at = table.state->scoring.node;
    return has_scored_segment(table) && is_feature_complete(table, at) && table.board.feature(at).meeples > 0;
}

}  // namespace

bool has_scored_segment(const Table& table) { return table.state->scoring.node < table.board.counts->nodes; }

bool is_feature_chosen(const Table& table) { return has_part(table, ScoringPart::next_feature); }

bool is_feature_settled(const Table& table) {
    return table.settings().team && has_part(table, ScoringPart::points_or_ghosts) && has_scored_feature(table);
}

bool are_points_left(const Table& table) {
    const Scoring& scoring = table.state->scoring;
    if (!table.settings().team || !has_part(table, ScoringPart::assign_points)) return false;
    const bool goes_on = scoring.after_assigning == ScoringPart::hounds_score ||
                         (scoring.after_assigning == ScoringPart::return_meeples && has_scored_feature(table));
    return goes_on && colour_with_unassigned_points(table) != Colour::none;
}

bool have_meeples_to_return(const Table& table) {
    return has_part(table, ScoringPart::return_meeples) && has_scored_feature(table);
}

bool is_scoring_under_way(const Table& table) { return !has_part(table, ScoringPart::next_feature); }

const DecisionRules order_rules = {list_pending, refuse_pending, resolve_pending};
static void describe_points(const Table& table, DecisionDetails& details) {
    details.segment = table.state->scoring.node;
    bool scores[max_colours];
    const int colours = colours_that_score(table, details.segment, scores);
    details.points = reckon(table, details.segment, When::complete).value * colours;
}
const DecisionRules points_rules = {
    list_points_or_ghosts, refuse_points_or_ghosts, resolve_points_or_ghosts, nullptr, nullptr, describe_points};

}  // namespace mistbank
