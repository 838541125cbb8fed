// Validation: hidden tiles, tokens and flocks.
#include <algorithm>

#include "rules/figures.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// HIL-9: the stored empty cell lies beside the shepherd's field.
static void check_cell_beside(const Table& table, Colour colour, Flaws& flaws) {
    const Board& board = table.board;
    const CellIndex empty = table.hills->empty_beside[static_cast<int>(colour)];
    if (empty == nowhere || (empty <= board.counts->cells && board.cells[empty].has_tile != 0)) return;
    const int shepherd = figure_at(table, colour, FigureKind::shepherd, FigurePlace::board);
    bool is_beside = false;
    if (shepherd >= 0 && empty <= board.counts->cells) {
        board.each_segment(table.figures[shepherd].node, [&](const Node& node) {
            const PlacedTile& tile = board.tiles[node.tile];
            for (std::size_t side = 0; side < 4; ++side) {
                const bool reaches = board.turned(tile).left_field[side] == node.number ||
                                     board.turned(tile).right_field[side] == node.number;
                const bool lies_there =
                    tile.x + around[side].x == board.cells[empty].x && tile.y + around[side].y == board.cells[empty].y;
                is_beside = is_beside || (reaches && lies_there);
            }
        });
    }
    flaws.expect(is_beside, "the empty cell stored for the shepherd of colour ", static_cast<int>(colour),
                 " is not next to the shepherd's field");
}

const char* refuse_state_of_hills(const Table& table) {
    if (table.hills->tokens_drawn > table.board.counts->tiles)
        return "HIL-5, HIL-7: at most one token can be drawn for each laid tile";
    const Rules& rules = table.setup->rules;
    const bool have_sheep = std::all_of(rules.colours, rules.colours + rules.colour_count, [&](Colour colour) {
        const bool has_just_come = table.state->awaited == Awaited::token && is_active_players(table, colour);
        return has_just_come || sheep_with(table, colour) > 0 ||
               figure_at(table, colour, FigureKind::shepherd, FigurePlace::board) < 0;
    });
    return have_sheep ? nullptr : "HIL-5: each shepherd on the board must have sheep";
}

// HIL-2, HIL-5, HIL-14
void check_flocks(const Table& table, Flaws& flaws) {
    flaws.look_at("hills and flocks", "src/rules/hills_sheep");
    if (table.hills == nullptr) return;
    const Hills& hills = *table.hills;
    constexpr int tokens_of_the_game[token_kinds] = {2, 4, 5, 5, 2};
    for (int number = 0; number < token_kinds; ++number) {
        int tokens = hills.bag[number];
        for (const auto& flock : hills.flock) tokens += flock[number];
        flaws.equal(tokens, tokens_of_the_game[number], "the number of tokens with ", number, " sheep");
    }
    std::uint32_t hills_laid = 0;
    for (auto tile = static_cast<TileIndex>(table.setup->start.size()); tile < table.board.counts->tiles; ++tile) {
        hills_laid += has_mark(table, tile, Mark::hill) ? 1 : 0;
    }
    flaws.expect(hills.hidden <= hills_laid, hills.hidden, " tiles lie under only ", hills_laid, " hills");
    flaws.expect(hills.tokens_drawn <= table.setup->tokens,
                 "more tokens have been drawn than is possible in this game");
    const bool draws_token = table.state->decision == DecisionKind::chance;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const bool has_shepherd = figure_at(table, rules.colours[i], FigureKind::shepherd, FigurePlace::board) >= 0;
        const int sheep = sheep_with(table, rules.colours[i]);
        flaws.expect(has_shepherd || sheep == 0, "colour ", i, " has sheep without a shepherd");
        check_cell_beside(table, rules.colours[i], flaws);
        flaws.expect(!has_shepherd || sheep > 0 || draws_token, "the shepherd of colour ", i, " has no sheep");
    }
}

}  // namespace mistbank
