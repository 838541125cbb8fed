// Validates segments and features: recomputes them from the tiles, and compares the circles and roots that the board
// stores.
#include <algorithm>
#include <cstdlib>

#include "rules/scoring.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

constexpr const char* source_of_features = "src/board/board.cpp";

// The totals of a feature.
struct Amounts {
    unsigned segments = 0;
    unsigned open = 0;
    unsigned meeples = 0;
    bool blocked = false;

    void add(const Amounts& other) {
        segments += other.segments;
        open += other.open;
        meeples += other.meeples;
        blocked = blocked || other.blocked;
    }
};

// The segments of a shape at a side, and the segments that they meet on the other side.
using OnSides = std::array<std::uint8_t, 4> TurnedShape::*;
struct Meeting {
    OnSides near_side;
    OnSides far_side;
    bool is_field;
};
constexpr Meeting meetings[] = {{&TurnedShape::way, &TurnedShape::way, false},
                                {&TurnedShape::mist, &TurnedShape::mist, false},
                                {&TurnedShape::left_field, &TurnedShape::right_field, true},
                                {&TurnedShape::right_field, &TurnedShape::left_field, true}};

// The features recomputed from the tiles on the board. The first segment of a feature serves as the feature's name.
class Features {
public:
    Features(const Table& table, const Flaws& flaws)
        : board_(table.board),
          ends_at_edge_(table.settings().house.border_completes),
          names_(flaws.notes<NodeIndex>(board_.counts->nodes)),
          amounts_(flaws.notes<Amounts>(board_.counts->nodes)),
          joints_(flaws.notes<Joint>(0)) {
        joints_.reserve(2 * names_.size());
        for (std::size_t node = 0; node < names_.size(); ++node) {
            names_[node] = static_cast<NodeIndex>(node);
            amounts_[node].segments = 1;
        }
        count_meeples(table);
        for (TileIndex tile = 0; tile < board_.counts->tiles; ++tile) {
            if (board_.tiles[tile].face_down == 0) look_across(board_.tiles[tile]);
        }
        for (std::uint32_t number = 0; board_.links != nullptr && number < board_.links->count; ++number) {  // FER-1
            const Link& link = board_.links->of[number];
            if (link.tile >= board_.counts->tiles) continue;
            const NodeIndex first = board_.tiles[link.tile].first;
            joints_.push_back({first + link.one, first + link.other});
        }
        for (const Joint& joint : joints_) join(joint);
        // `names_[name]` is the entry of an earlier node and is already final.
        for (NodeIndex& name : names_) name = names_[name];
        for (std::size_t node = 0; node < names_.size(); ++node) {
            if (names_[node] != node) amounts_[names_[node]].add(amounts_[node]);
        }
    }

    NodeIndex name_of(NodeIndex node) const { return names_[node]; }
    const Amounts& amounts_of(NodeIndex name) const { return amounts_[name]; }

private:
    struct Joint {
        NodeIndex one;
        NodeIndex other;
    };

    void count_meeples(const Table& table) {
        for (int index = 0; index < table.setup->figure_count; ++index) {
            const Figure& figure = table.figures[index];
            const bool stands = figure.place == FigurePlace::board && figure.occupies() && figure.node < names_.size();
            if (stands) ++amounts_[figure.node].meeples;
        }
    }

    void look_across(const PlacedTile& tile) {
        const TurnedShape& turned = board_.turned(tile);
        for (std::size_t side = 0; side < 4; ++side) {
            const TileIndex neighbour = board_.tile_at(tile.x + around[side].x, tile.y + around[side].y);
            const bool meets = neighbour != none32 && board_.tiles[neighbour].face_down == 0;
            const TurnedShape* shape = meets ? &board_.turned(board_.tiles[neighbour]) : nullptr;
            const auto look = [&](std::uint8_t number, const Meeting& meeting) {
                if (number == none8) return;
                const auto node = static_cast<NodeIndex>(tile.first + number);
                if (!is_segment(node)) return;
                const std::uint8_t partner = meets ? (shape->*meeting.far_side)[side ^ 2u] : none8;
                if (partner != none8 && (!meeting.is_field || board_.with_fields)) {
                    joints_.push_back({node, static_cast<NodeIndex>(board_.tiles[neighbour].first + partner)});
                    return;
                }
                const bool ends_at_abbey =
                    meets && (board_.shape(board_.tiles[neighbour]).tile_marks & bit(Mark::abbey)) != 0;
                if (ends_at_abbey) return;  // ABM-4
                const bool is_settled = !meeting.is_field || board_.with_fields;
                if (is_settled && ends_at_edge_ && lies_beyond_edge(tile, side)) return;  // HSE-10
                ++amounts_[node].open;
                if (!meeting.is_field && neighbour != none32) amounts_[node].blocked = true;  // MIS-2, HAU-4
            };
            for (const Meeting& meeting : meetings) look((turned.*meeting.near_side)[side], meeting);
            look(board_.second_city(tile, static_cast<int>(side)), meetings[0]);  // HIL-13
        }
    }

    // Follows names up to a node that names itself. On the way, replaces each name with the name after it to shorten
    // the path.
    NodeIndex oldest_name(NodeIndex node) {
        while (names_[node] != node) node = names_[node] = names_[names_[node]];
        return node;
    }

    // A damaged tile or link can name a segment that does not exist. Another check notices the damage.
    bool is_segment(NodeIndex node) const { return node < names_.size(); }

    void join(const Joint& joint) {
        if (!is_segment(joint.one) || !is_segment(joint.other)) return;
        const NodeIndex first = oldest_name(joint.one);
        const NodeIndex second = oldest_name(joint.other);
        if (first != second) names_[std::max(first, second)] = std::min(first, second);
    }

    bool lies_beyond_edge(const PlacedTile& tile, std::size_t side) const {
        return !board_.bounds.has(tile.x + around[side].x, tile.y + around[side].y);
    }

    const Board& board_;
    bool ends_at_edge_;
    HostVector<NodeIndex> names_;
    /// At first, the amounts of each segment. In the end, the entry of each name has the amounts of the feature.
    HostVector<Amounts> amounts_;
    HostVector<Joint> joints_;
};

// A segment, as written in messages.
struct Named {
    Named(const Board& board, NodeIndex node)
        : number(board.nodes[node].number), place(place_of(board.tiles[board.nodes[node].tile])) {}

    int number;
    Place place;
};

// The circular list of segments must contain exactly the segments of the feature.
void check_circle(const Board& board, const Features& features, NodeIndex name, Flaws& flaws) {
    const Named named(board, name);
    const unsigned expected = features.amounts_of(name).segments;
    unsigned segments = 0;
    NodeIndex at = name;
    do {
        ++segments;
        at = board.nodes[at].next;
        if (at < board.counts->nodes && features.name_of(at) == name) continue;
        return flaws.expect(false, "the circular list leaves the feature of segment ", named.number, " at ",
                            named.place);
    } while (at != name && segments <= expected);
    flaws.equal(segments, expected, "the number of segments in the circular list of segment ", named.number, " at ",
                named.place);
}

void check_root(const Board& board, const Amounts& amounts, NodeIndex name, Flaws& flaws) {
    const Node& root = board.feature(name);
    const Named named(board, name);
    flaws.equal(root.first, name, "the first node of the feature of segment ", named.number, " at ", named.place);
    flaws.equal(root.open, amounts.open, "the number of open sides of segment ", named.number, " at ", named.place);
    flaws.equal(root.meeples, amounts.meeples, "the number of meeples on the feature of segment ", named.number, " at ",
                named.place);
    flaws.expect(amounts.segments >> root.rank != 0, "the rank does not match the size of the feature of segment ",
                 named.number, " at ", named.place);
    // The root of a cemetery stores whether the cemetery has closed. check_cemeteries() checks this.
    if (root.kind == SegmentKind::cemetery) return;
    flaws.equal(root.blocked != 0, amounts.blocked, "the flag `blocked` of the feature of segment ", named.number,
                " at ", named.place);
}

}  // namespace

void check_segments(const Table& table, Flaws& flaws) {
    flaws.look_at("the segments", source_of_features);
    const Board& board = table.board;
    unsigned nodes = 0;
    for (TileIndex index = 0; index < board.counts->tiles; ++index) {
        const PlacedTile& tile = board.tiles[index];
        if (tile.face_down != 0) continue;
        flaws.equal(tile.first, nodes, "the first node of the tile at ", place_of(tile));
        const Shape& shape = board.shape(tile);
        nodes += shape.segment_count;
        if (flaws.any() || nodes > board.counts->nodes) break;
        for (std::uint8_t number = 0; number < shape.segment_count; ++number) {
            const Node& node = board.node(tile, number);
            flaws.equal(node.tile, index, "the tile of segment ", number, " at ", place_of(tile));
            flaws.equal(node.number, number, "the number of segment ", number, " at ", place_of(tile));
            flaws.equal(node.kind, shape.kind[number], "the kind of segment ", number, " at ", place_of(tile));
            flaws.equal(node.reached, 0, "the temporary flag `reached` of segment ", number, " at ", place_of(tile));
        }
    }
    flaws.equal(board.counts->nodes, nodes, "the number of segments");
}

void check_features(const Table& table, Flaws& flaws) {
    flaws.look_at("features", source_of_features);
    const Board& board = table.board;
    const Features features(table, flaws);
    auto roots = flaws.notes<NodeIndex>(board.counts->nodes, none32);  // indexed by the feature's name
    for (unsigned node = 0; node < board.counts->nodes; ++node) {
        const auto at = static_cast<NodeIndex>(node);
        const NodeIndex root = board.root(at);
        if (features.name_of(at) == at) roots[at] = root;  // the root of the feature's first segment
        const NodeIndex expected = roots[features.name_of(at)];
        if (root < board.counts->nodes && root == expected) continue;
        const Named named(board, at);
        flaws.expect(root < board.counts->nodes, "the root is unknown for segment ", named.number, " at ", named.place);
        flaws.equal(root, expected, "the root of segment ", named.number, " at ", named.place);
    }
    for (unsigned node = 0; node < board.counts->nodes; ++node) {
        const auto name = static_cast<NodeIndex>(node);
        if (flaws.any()) return;
        if (features.name_of(name) != name) continue;
        const Named named(board, name);
        flaws.equal(features.name_of(roots[name]), name, "the feature of the root of segment ", named.number, " at ",
                    named.place);
        check_circle(board, features, name, flaws);
        check_root(board, features.amounts_of(name), name, flaws);
    }
}

bool may_be_completed_by_laid_tile(const Table& table, TileIndex tile) {
    const TileIndex laid = table.state->laid;
    if (laid == none32 || tile == laid) return laid != none32;
    if (!is_abbey(table, table.board.tiles[laid])) return false;
    const PlacedTile& abbey = table.board.tiles[laid];
    const PlacedTile& near = table.board.tiles[tile];
    return std::abs(abbey.x - near.x) <= 1 && std::abs(abbey.y - near.y) <= 1;
}

void check_completed_features(const Table& table, Flaws& flaws) {
    flaws.look_at("completed features", "src/rules/scoring.cpp");
    const NodeIndex overdue = find_overdue_feature(table);
    if (overdue == none32) return;
    const Named named(table.board, overdue);
    flaws.expect(false, "meeples are on the feature of segment ", named.number, " at ", named.place,
                 ", which has already been scored (CMP-3, COO-11)");
}

}  // namespace mistbank
