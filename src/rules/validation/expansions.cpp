// What expansions keep of their own: where the river ends, which goods have been taken.
#include "board/bits.hpp"
#include "rules/chapters.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

namespace {

// RIV-4: how the tile turns that lies before the open end, from the water that comes in to the water that goes out.
Bend bend_before(unsigned river_sides, int out) {
    for (int in = 0; in < 4; ++in) {
        if (in == out || !has_bit(river_sides, in)) continue;
        if (out == (in + 3) % 4) return Bend::right;  // in by the north side, out by the west side
        if (out == (in + 1) % 4) return Bend::left;
    }
    return Bend::none;  // straight on, or the spring
}

}  // namespace

// RIV-3: an open river flows into one empty cell, one that has ended or not begun into none.
void check_river(const Table& table, Flaws& flaws) {
    flaws.look_at("the river", "src/rules/river/river.cpp");
    if (table.river == nullptr) return;
    const River& river = *table.river;
    const Board& board = table.board;
    int ends = 0;
    for (unsigned at = 1; at <= board.counts->cells; ++at) {
        const Cell& cell = board.cells[at];
        if (cell.has_tile != 0 || cell.before_river == 0) continue;
        ++ends;
        flaws.expect(river.is_open != 0 && cell.x == river.x && cell.y == river.y, "the river does not end at ",
                     Place{cell.x, cell.y});
    }
    flaws.equal(ends, river.is_open, "the number of open ends");
    if (river.is_open == 0 || flaws.any()) return;
    const Step& back = around[river.side];
    const TileIndex last = board.tile_at(river.x + back.x, river.y + back.y);
    const bool flows = last != none32 && has_bit(board.turned(board.tiles[last]).river, opposite(river.side));
    flaws.expect(flows, "no river flows from side ", int{river.side}, " into ", Place{river.x, river.y});
    if (!flows) return;
    const Bend bend = bend_before(board.turned(board.tiles[last]).river, opposite(river.side));
    flaws.equal(river.last_bend, bend, "the bend before ", Place{river.x, river.y});
}

// TRB-5: whether the tile laid was joined to the feature of a builder who stood there before.
void check_builder(const Table& table, Flaws& flaws) {
    flaws.look_at("the builder", "src/rules/traders_builders/builder_and_pig.cpp");
    if (table.traders == nullptr || table.state->laid == none32) return;
    const int builder = figure_at(table, colour_of_active_player(table), FigureKind::builder, FigurePlace::board);
    if (builder < 0) return;
    const NodeIndex at = table.figures[builder].node;
    bool is_joined = false;
    table.board.each_segment(at,
                             [&](const Node& segment) { is_joined = is_joined || segment.tile == table.state->laid; });
    const bool stood_before = table.board.nodes[at].tile != table.state->laid;
    flaws.equal(table.traders->builder_has_grown != 0, stood_before && is_joined, "whether the feature of figure ",
                builder, " has grown");
}

// TRB-1: what colours hold is what the cities showed whose goods have been taken, and those are complete.
void check_goods(const Table& table, Flaws& flaws) {
    flaws.look_at("goods", "src/rules/traders_builders/goods.cpp");
    const Board& board = table.board;
    int taken[good_kinds] = {};
    const bool scoring = table.state->decision == DecisionKind::order_of_scoring;
    for (unsigned node = 0; node < board.counts->nodes; ++node) {
        const auto at = static_cast<NodeIndex>(node);
        const Node& root = board.feature(at);
        if (root.kind != SegmentKind::city || board.first_of(at) != at) continue;
        const Place place = place_of(board.tiles[board.nodes[at].tile]);
        flaws.expect(root.goods_taken == 0 || (root.open == 0 && table.traders != nullptr),
                     "goods are taken that nobody can take, of the city at ", place);
        if (table.traders == nullptr) continue;
        bool lies_from_the_start = true;
        board.each_segment(at, [&](const Node& segment) {
            lies_from_the_start = lies_from_the_start && segment.tile < table.setup->start.size();
        });
        const bool just_laid = lies_from_the_start || (table.state->laid != none32 && !table.is_over());
        flaws.expect(root.goods_taken != 0 || root.open != 0 || just_laid || scoring,
                     "nobody has taken the goods of the complete city at ", place);
        if (root.goods_taken == 0) continue;
        const Goods goods = goods_in(table, at);
        for (int good = 0; good < good_kinds; ++good) taken[good] += goods.of[good];
    }
    for (int good = 0; good < good_kinds && table.traders != nullptr; ++good) {
        int held = 0;
        for (const auto& of_colour : table.traders->goods) held += of_colour[good];
        flaws.equal(held, taken[good], "the number held of good ", good);
    }
}

}  // namespace mistbank
