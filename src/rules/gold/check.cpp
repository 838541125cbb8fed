// Validation: the places of the ingots.
#include "board/bits.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

// GLD-1, GLD-4: each tile is listed once, and only while the tile has ingots. Claims end with the step in which they
// are made.
void check_tiles_with_ingots(const Table& table, Flaws& flaws) {
    const Gold& gold = *table.gold;
    for (int i = 0; i < gold.tiles && !flaws.any(); ++i) {
        const IngotsOnTile& ingots_on_tile = gold.on[i];
        flaws.expect(ingots_on_tile.tile < table.board.counts->tiles, "ingots lie on an unknown tile");
        if (flaws.any()) return;
        const Place place = place_of(table.board.tiles[ingots_on_tile.tile]);
        flaws.expect(ingots_on_tile.count > 0, "the list of ingots has a tile without ingots at ", place);
        for (int earlier = 0; earlier < i; ++earlier) {
            flaws.expect(gold.on[earlier].tile != ingots_on_tile.tile, "the ingots are listed twice at ", place);
        }
        const bool may_be_claimed = table.state->laid != none32 && !table.is_over();
        flaws.expect(ingots_on_tile.claimed_by == 0 || may_be_claimed, "the ingots are still claimed at ", place);
    }
    for (int i = gold.tiles; i < most_ingots; ++i) {
        flaws.expect(gold.on[i].count == 0 && gold.on[i].claimed_by == 0,
                     "the list of ingots has entries after its end");
    }
}

}  // namespace

void check_gold(const Table& table, Flaws& flaws) {
    flaws.look_at("ingots", "src/rules/gold");
    if (table.gold == nullptr) return;
    const Gold& gold = *table.gold;
    flaws.expect(gold.tiles <= most_ingots, "more tiles have ingots than there are ingots");
    if (flaws.any()) return;
    check_tiles_with_ingots(table, flaws);
    int ingots = gold.aside;
    for (int i = 0; i < gold.tiles; ++i) ingots += gold.on[i].count;
    for (int colour = 0; colour < max_colours; ++colour) {
        const bool plays = table.setup->player_of(static_cast<Colour>(colour)) >= 0;
        flaws.expect(plays || gold.held[colour] == 0, "colour ", colour, " holds ingots but does not play");
        ingots += gold.held[colour];
    }
    flaws.equal(ingots, most_ingots, "the total number of ingots");
}

}  // namespace mistbank
