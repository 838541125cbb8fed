// Validation: hidden tiles, tokens and flocks.
#include "rules/chapters.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// HIL-2, HIL-5, HIL-14
void check_flocks(const Table& table, Flaws& flaws) {
    flaws.look_at("hills and flocks", "src/rules/hills_sheep");
    if (table.hills == nullptr) return;
    const Hills& hills = *table.hills;
    constexpr int tokens_of_the_game[token_kinds] = {2, 4, 5, 5, 2};
    for (int number = 0; number < token_kinds; ++number) {
        int tokens = hills.bag[number];
        for (const auto& flock : hills.flock) tokens += flock[number];
        flaws.equal(tokens, tokens_of_the_game[number], "the tokens with ", number, " sheep");
    }
    std::uint32_t hills_laid = 0;
    for (auto tile = static_cast<TileIndex>(table.setup->start.size()); tile < table.board.counts->tiles; ++tile) {
        hills_laid += has_mark(table, tile, Mark::hill) ? 1 : 0;
    }
    flaws.expect(hills.hidden <= hills_laid, hills.hidden, " tiles lie under ", hills_laid, " hills");
    flaws.expect(hills.tokens_drawn <= table.setup->tokens, "more tokens are drawn than can be");
    const bool draws_token = table.state->decision == DecisionKind::chance;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const bool has_shepherd = figure_at(table, rules.colours[i], FigureKind::shepherd, FigurePlace::board) >= 0;
        const int sheep = sheep_with(table, rules.colours[i]);
        flaws.expect(has_shepherd || sheep == 0, "colour ", i, " has sheep without a shepherd");
        flaws.expect(!has_shepherd || sheep > 0 || draws_token, "the shepherd of colour ", i, " has no sheep");
    }
}

}  // namespace mistbank
