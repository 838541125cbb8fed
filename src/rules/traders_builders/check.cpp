// Validation: the taken goods, and the growth of the builder's feature.
#include "rules/figures.hpp"
#include "rules/turn.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// TRB-1: checks that the colours hold exactly the goods of the cities with the flag `goods_taken`, and that these
// cities are complete.
static void check_goods(const Table& table, Flaws& flaws) {
    flaws.look_at("goods", "src/rules/traders_builders/goods.cpp");
    const Board& board = table.board;
    int taken[good_kinds] = {};
    for (unsigned node = 0; node < board.counts->nodes; ++node) {
        const auto at = static_cast<NodeIndex>(node);
        const Node& root = board.feature(at);
        if (root.kind != SegmentKind::city || board.first_of(at) != at) continue;
        const Place place = place_of(board.tiles[board.nodes[at].tile]);
        flaws.expect(root.goods_taken == 0 || table.traders != nullptr, "goods were taken in a game without goods, at ",
                     place);
        flaws.expect(root.goods_taken == 0 || root.open == 0, "goods were taken in an incomplete city, at ", place);
        if (table.traders == nullptr) continue;
        bool lies_from_the_start = true;
        bool may_be_new = false;
        board.each_segment(at, [&](const Node& segment) {
            lies_from_the_start = lies_from_the_start && segment.tile < table.setup->start.size();
            may_be_new = may_be_new || may_be_completed_by_laid_tile(table, segment.tile);
        });
        const bool may_wait = lies_from_the_start || (may_be_new && !table.is_over() && is_before_scoring(table));
        flaws.expect(root.goods_taken != 0 || root.open != 0 || may_wait,
                     "no player has taken the goods of the complete city at ", place);
        if (root.goods_taken == 0) continue;
        const Goods goods = goods_in(table, at);
        for (int good = 0; good < good_kinds; ++good) taken[good] += goods.of[good];
    }
    for (int good = 0; good < good_kinds && table.traders != nullptr; ++good) {
        int held = 0;
        for (const auto& of_colour : table.traders->goods) held += of_colour[good];
        flaws.equal(held, taken[good], "the number of held tokens of good ", good);
    }
}

// TRB-5: checks the flag `builder_has_grown`: whether the laid tile joined the feature of a builder on an earlier tile.
static void check_builder(const Table& table, Flaws& flaws) {
    flaws.look_at("the builder", "src/rules/traders_builders/builder_and_pig.cpp");
    if (table.traders == nullptr || table.state->laid == none32) return;
    const int builder = figure_at(table, colour_of_active_player(table), FigureKind::builder, FigurePlace::board);
    if (builder < 0) return;
    const NodeIndex at = table.figures[builder].node;
    bool is_joined = false;
    table.board.each_segment(at,
                             [&](const Node& segment) { is_joined = is_joined || segment.tile == table.state->laid; });
    const bool stood_before = table.board.nodes[at].tile != table.state->laid;
    // FER-10: the links at the time when the tile was laid count. Ferries may have moved since then.
    const bool has_links = table.board.links != nullptr && table.board.links->count != 0;
    if (has_links && stood_before && table.board.nodes[at].kind == SegmentKind::road) return;
    flaws.equal(table.traders->builder_has_grown != 0, stood_before && is_joined, "figure ", builder,
                ": the flag `builder_has_grown`");
}

void check_goods_and_builder(const Table& table, Flaws& flaws) {
    check_goods(table, flaws);
    if (!flaws.any()) check_builder(table, flaws);
}

}  // namespace mistbank
