#include "validation/damages.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

// joined() returns a segment that is joined to an older one, and root_of_kind() returns the first root of a kind. Both
// return none32 if there is none.
NodeIndex joined(const Board& board) {
    for (NodeIndex node = 0; node < board.counts->nodes; ++node) {
        if (board.root(node) != node) return node;
    }
    return none32;
}

NodeIndex root_of_kind(const Board& board, SegmentKind kind) {
    for (NodeIndex node = 0; node < board.counts->nodes; ++node) {
        if (board.root(node) == node && board.nodes[node].kind == kind) return node;
    }
    return none32;
}

template <class Change>
bool change_joined(Table& table, Change change) {
    const NodeIndex node = joined(table.board);
    if (node == none32) return false;
    change(table.board.nodes[node], node);
    return true;
}

}  // namespace

const std::vector<Damage>& damages_to_features() {
    static const std::vector<Damage> damages = {
        {"level5", "the first node of the tile", check_segments,
         [](Table& table) {
             ++table.board.tiles[0].first;
             return true;
         }},
        {"base", "the tile of segment", check_segments,
         [](Table& table) {
             ++table.board.nodes[0].tile;
             return true;
         }},
        {"base", "the number of segment", check_segments,
         [](Table& table) {
             ++table.board.nodes[0].number;
             return true;
         }},
        {"base", "the kind of segment", check_segments,
         [](Table& table) {
             table.board.nodes[0].kind = SegmentKind::mist;
             return true;
         }},
        {"base", "the number of segments: ", check_segments,
         [](Table& table) {
             ++table.board.counts->nodes;
             return true;
         }},
        {"base", "the root of segment", check_features,
         [](Table& table) { return change_joined(table, [](Node& node, NodeIndex at) { node.root = at; }); }},
        {"base", "the root is unknown", check_features,
         [](Table& table) {
             table.board.nodes[0].root = table.board.counts->nodes;
             return true;
         }},
        {"base", "the rank does not match the size", check_features,
         [](Table& table) {
             table.board.feature(0).rank = 9;
             return true;
         }},
        {"base", "the first node of the feature", check_features,
         [](Table& table) {
             return change_joined(table, [&](Node&, NodeIndex at) { ++table.board.feature(at).first; });
         }},
        {"base", "the feature of the root of segment", check_features,
         [](Table& table) {
             const NodeIndex road = root_of_kind(table.board, SegmentKind::road);
             const NodeIndex city = root_of_kind(table.board, SegmentKind::city);
             if (road == none32 || city == none32) return false;
             table.board.nodes[city].root = road;
             return true;
         }},
        {"base", "the circular list leaves the feature", check_features,
         [](Table& table) {
             const NodeIndex road = root_of_kind(table.board, SegmentKind::road);
             const NodeIndex city = root_of_kind(table.board, SegmentKind::city);
             if (road == none32 || city == none32) return false;
             table.board.nodes[city].next = road;
             return true;
         }},
        {"base", "the number of segments in the circular list", check_features,
         [](Table& table) {
             return change_joined(table, [&](Node& node, NodeIndex) { table.board.nodes[node.root].next = node.root; });
         }},
        {"base", "the number of open sides", check_features,
         [](Table& table) {
             const NodeIndex road = root_of_kind(table.board, SegmentKind::road);
             if (road == none32) return false;
             ++table.board.nodes[road].open;
             return true;
         }},
        {"base", "the number of open sides", check_features,
         [](Table& table) {
             const NodeIndex field = root_of_kind(table.board, SegmentKind::field);
             if (field == none32) return false;
             --table.board.nodes[field].open;
             return true;
         }},
        {"level1", "the number of meeples on the feature", check_features,
         [](Table& table) {
             ++table.board.nodes[0].meeples;
             return true;
         }},
        {"level5", "the flag `blocked` of the feature", check_features,
         [](Table& table) {
             const NodeIndex mist = root_of_kind(table.board, SegmentKind::mist);
             table.board.nodes[mist].blocked ^= 1;
             return true;
         }},
    };
    return damages;
}

}  // namespace mistbank_tests
