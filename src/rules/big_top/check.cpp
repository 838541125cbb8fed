// Validation: the big top, animals and acrobats.
#include "rules/placing.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// TOP-1, TOP-3, TOP-9
void check_big_top(const Table& table, Flaws& flaws) {
    flaws.look_at("the big top and acrobats", "src/rules/big_top");
    if (table.big_top == nullptr) return;
    const BigTop& big_top = *table.big_top;
    check_list_of(table, Mark::acrobats, table.acrobat_tiles, big_top.spaces, flaws);
    int shown = 0;
    for (unsigned number = 0; number < animal_kinds; ++number) {
        shown += big_top.shown[number];
        flaws.expect(animals_unseen(table, number) >= 0, "too many animals with number ", number, " have been shown");
    }
    flaws.equal(big_top.shown_count, shown, "the number of animals shown");
    flaws.expect(
        big_top.at == none32 || (big_top.at < table.board.counts->tiles && has_mark(table, big_top.at, Mark::circus)),
        "the big top is not on a circus");
    for (std::uint32_t i = 0; i < big_top.spaces && !flaws.any(); ++i) {
        const Node& space = table.board.nodes[place_on(table, table.acrobat_tiles[i], SegmentKind::acrobats)];
        flaws.expect(space.meeples <= 3, "more than three acrobats are at ", place_of(table.board.tiles[space.tile]));
    }
}

}  // namespace mistbank
