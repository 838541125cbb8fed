// Validation: towers, their floors, and prisoners.
#include "rules/placing.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// TWR-1, TWR-3, TWR-10, TWR-13
void check_towers(const Table& table, Flaws& flaws) {
    flaws.look_at("towers and prisoners", "src/rules/tower");
    each_figure_in(table, FigurePlace::prison, [&](int index) {
        const Figure& figure = table.figures[index];
        flaws.expect(table.towers != nullptr && figure.occupies() && figure.holder != figure.colour &&
                         table.setup->player_of(figure.holder) >= 0,
                     "figure ", index, " cannot be a prisoner of this player");
    });
    if (table.towers == nullptr) return;
    int foundations = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        const PlacedTile& placed = table.board.tiles[tile];
        if ((table.board.shape(placed).tile_marks & bit(Mark::foundation)) == 0) continue;
        const auto number = static_cast<std::uint32_t>(foundations++);
        const bool listed = number < table.towers->count && table.towers_on_board[number].tile == tile;
        flaws.expect(listed, "the list of towers lacks the tower at ", place_of(placed));
        if (!listed) return;
        const NodeIndex place = place_on(table, tile, SegmentKind::tower);
        flaws.equal(table.towers_on_board[number].top, place, "the top of the tower at ", place_of(placed));
        const Node& top = table.board.nodes[place];
        flaws.expect(top.meeples == 0 || table.towers_on_board[number].floors > 0,
                     "a meeple is on a foundation without floors at ", place_of(placed));
    }
    flaws.equal(table.towers->count, foundations, "the number of towers");
    const Rules& rules = table.setup->rules;
    constexpr int floors_of_a_player[] = {0, 10, 10, 9, 7, 6, 5};
    int floors = 0;
    for (std::uint32_t i = 0; i < table.towers->count; ++i) floors += table.towers_on_board[i].floors;
    for (const std::uint8_t left : table.towers->floors_left) floors += left;
    flaws.equal(floors, rules.players * floors_of_a_player[rules.players], "the total number of floors");
}

}  // namespace mistbank
