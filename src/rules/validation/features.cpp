// Segments and features. A flood over the board finds each feature, and what its root should hold.
#include <initializer_list>

#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

constexpr const char* source = "src/board/board.cpp";

// A feature as the flood finds it.
struct Found {
    NodeIndex name;  // its first segment
    unsigned segments = 0;
    unsigned open = 0;
    unsigned meeples = 0;
    bool blocked = false;
};

// Where the segments of a type lie on a side, and their partners on the other side of it.
using OnSides = std::array<std::uint8_t, 4> TurnedShape::*;
struct Meeting {
    OnSides mine;
    OnSides its;
    bool is_field;
};
constexpr Meeting meetings[] = {{&TurnedShape::way, &TurnedShape::way, false},
                                {&TurnedShape::mist, &TurnedShape::mist, false},
                                {&TurnedShape::left_field, &TurnedShape::right_field, true},
                                {&TurnedShape::right_field, &TurnedShape::left_field, true}};

class Flood {
public:
    explicit Flood(const Table& table)
        : board_(table.board),
          names_(notes<NodeIndex>(board_.counts->nodes, none16)),
          meeples_(notes<std::uint8_t>(board_.counts->nodes)),
          rim_(notes<NodeIndex>(0)) {
        for (int index = 0; index < table.setup->figure_count; ++index) {
            const Figure& figure = table.figures[index];
            const bool stands = figure.place == FigurePlace::board && figure.node < board_.counts->nodes;
            if (stands) ++meeples_[figure.node];
        }
    }

    /// The first segment of the feature that the segment was found to belong to; none16 before.
    NodeIndex name_of(NodeIndex node) const { return names_[node]; }

    Found find(NodeIndex start) {
        Found found;
        found.name = start;
        reach(start, start);
        while (!rim_.empty()) {
            const NodeIndex at = rim_.back();
            rim_.pop_back();
            ++found.segments;
            found.meeples += meeples_[at];
            for (int side = 0; side < 4; ++side) cross(at, side, found);
        }
        return found;
    }

private:
    void reach(NodeIndex node, NodeIndex name) {
        if (names_[node] != none16) return;
        names_[node] = name;
        rim_.push_back(node);
    }

    void cross(NodeIndex at, int side, Found& found) {
        const Node& node = board_.nodes[at];
        const PlacedTile& tile = board_.tiles[node.tile];
        const auto here = static_cast<std::size_t>(side);
        const auto there = static_cast<std::size_t>(opposite(side));
        const TileIndex other = board_.tile_at(tile.x + around[side].x, tile.y + around[side].y);
        for (const Meeting& meeting : meetings) {
            if ((board_.turned(tile).*meeting.mine)[here] != node.number) continue;
            const bool meets = other != none16 && board_.tiles[other].face_down == 0;
            const std::uint8_t partner = meets ? (board_.turned(board_.tiles[other]).*meeting.its)[there] : none8;
            if (partner != none8 && (!meeting.is_field || board_.with_fields)) {
                reach(static_cast<NodeIndex>(board_.tiles[other].first + partner), found.name);
                continue;
            }
            ++found.open;
            if (!meeting.is_field && other != none16) found.blocked = true;  // MIS-2, HAU-4
        }
    }

    const Board& board_;
    HostVector<NodeIndex> names_;
    HostVector<std::uint8_t> meeples_;
    HostVector<NodeIndex> rim_;
};

// None16: the tree does not end.
NodeIndex root_of(const Board& board, NodeIndex node) {
    for (unsigned steps = 0; steps <= board.counts->nodes; ++steps) {
        if (board.nodes[node].is_root != 0) return node;
        node = board.nodes[node].parent;
        if (node >= board.counts->nodes) return none16;
    }
    return none16;
}

struct Named {
    const Board& board;
    NodeIndex node;

    Place place() const { return place_of(board.tiles[board.nodes[node].tile]); }
    int number() const { return board.nodes[node].number; }
};

// The circle must lead through the very segments that the flood has reached.
void check_circle(const Board& board, const Flood& flood, const Found& found, Flaws& flaws) {
    const Named named{board, found.name};
    unsigned segments = 0;
    NodeIndex at = found.name;
    do {
        ++segments;
        at = board.nodes[at].next;
        const bool stays = at < board.counts->nodes && flood.name_of(at) == found.name;
        flaws.expect(stays, "the circle leaves the feature of segment ", named.number(), " at ", named.place());
        if (!stays) return;
    } while (at != found.name && segments <= found.segments);
    flaws.equal(segments, found.segments, "the circle of segment ", named.number(), " at ", named.place(),
                ", in segments,");
}

void check_root(const Board& board, const Found& found, Flaws& flaws) {
    const Node& root = board.nodes[root_of(board, found.name)];
    const Named named{board, found.name};
    flaws.equal(root.parent, found.name, "the first node of the feature of segment ", named.number(), " at ",
                named.place());
    flaws.equal(root.open, found.open, "the number of open sides of segment ", named.number(), " at ", named.place());
    flaws.equal(root.meeples, found.meeples, "the number of meeples on the feature of segment ", named.number(), " at ",
                named.place());
    // Of a cemetery it tells whether it has closed, which check_cemeteries looks at.
    if (root.kind == SegmentKind::cemetery) return;
    flaws.equal(root.blocked != 0, found.blocked, "whether the feature can never be completed of segment ",
                named.number(), " at ", named.place());
}

}  // namespace

void check_segments(const Table& table, Flaws& flaws) {
    flaws.look_at("the segments", source);
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
        }
    }
    flaws.equal(board.counts->nodes, nodes, "the number of segments");
}

void check_features(const Table& table, Flaws& flaws) {
    flaws.look_at("features", source);
    const Board& board = table.board;
    Flood flood(table);
    auto roots = notes<NodeIndex>(board.counts->nodes, none16);  // by the feature's first segment
    auto found = notes<Found>(0);
    for (unsigned node = 0; node < board.counts->nodes; ++node) {
        const auto at = static_cast<NodeIndex>(node);
        const Named named{board, at};
        if (flood.name_of(at) == none16) {
            found.push_back(flood.find(at));
            roots[at] = root_of(board, at);
            flaws.expect(roots[at] != none16, "the tree has no root at segment ", named.number(), " at ",
                         named.place());
        }
        flaws.equal(root_of(board, at), roots[flood.name_of(at)], "the root of segment ", named.number(), " at ",
                    named.place());
    }
    for (const Found& feature : found) {
        if (flaws.any()) return;
        const Named named{board, feature.name};
        flaws.equal(flood.name_of(roots[feature.name]), feature.name,
                    "the root belongs to another feature: of segment ", named.number(), " at ", named.place());
        check_circle(board, flood, feature, flaws);
        check_root(board, feature, flaws);
    }
}

}  // namespace mistbank
