// Validation: king and baron, compared with the completed features.
#include <algorithm>

#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

/// The sizes of the largest completed features of one kind, in tiles.
struct Largest {
    int completed_in_play = 0;  // scored features with at least one tile laid in play
    int of_all = 0;             // includes features entirely on the starting block, which only an abbey can complete
};

// Returns whether the road has just gained or lost a link. Such a road has not been scored yet (FER-7).
bool is_touched(const Table& table, NodeIndex road) {
    bool is_one = false;
    table.each_touched_end([&](NodeIndex end) { is_one = is_one || table.board.root(end) == table.board.root(road); });
    return is_one;
}

Largest largest_completed(const Table& table, SegmentKind kind) {
    const Board& board = table.board;
    Largest largest;
    const bool is_scoring = table.state->laid != none32 && !table.is_over();
    for (NodeIndex node = 0; node < board.counts->nodes; ++node) {
        if (board.nodes[node].kind != kind || board.first_of(node) != node || !board.is_closed(node)) continue;
        bool is_in_play = false;
        bool is_new = is_touched(table, node);
        board.each_segment(node, [&](const Node& segment) {
            is_in_play = is_in_play || segment.tile >= table.setup->start.size();
            is_new = is_new || may_be_completed_by_laid_tile(table, segment.tile);
        });
        const int tiles = board.tiles_of(node);
        largest.of_all = std::max(largest.of_all, tiles);
        if (is_in_play && !(is_new && is_scoring))
            largest.completed_in_play = std::max(largest.completed_in_play, tiles);
    }
    return largest;
}

// KNG-2, KNG-3: the record stays unchanged if a link shortens the road.
void check_token(const Table& table, const char* name, Colour holder, std::int32_t record, SegmentKind kind,
                 bool may_shrink, Flaws& flaws) {
    flaws.equal(holder != Colour::none, record > 0, "the number of owners of the ", name);
    flaws.expect(holder == Colour::none || table.setup->player_of(holder) >= 0, "the ", name,
                 " belongs to a colour that is not in play");
    const Largest largest = largest_completed(table, kind);
    flaws.expect(record >= largest.completed_in_play, "the record of the ", name, " is ", record,
                 ", but a completed feature has ", largest.completed_in_play, " tiles");
    flaws.expect(may_shrink || record <= largest.of_all, "the record of the ", name, " is ", record,
                 ", but the largest completed feature has ", largest.of_all, " tiles");
}

}  // namespace

void check_king(const Table& table, Flaws& flaws) {
    flaws.look_at("king and baron", "src/rules/king");
    if (table.tokens == nullptr) return;
    const Tokens& tokens = *table.tokens;
    check_token(table, "king", tokens.king, tokens.largest_city, SegmentKind::city, false, flaws);
    check_token(table, "baron", tokens.baron, tokens.longest_road, SegmentKind::road, table.board.links != nullptr,
                flaws);
}

}  // namespace mistbank
