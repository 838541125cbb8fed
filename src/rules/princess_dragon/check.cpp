// Validation: the places of the dragon and the fairy.
#include "rules/figures.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

// PRD-14
const char* refuse_state_of_dragon(const Table& table) {
    const Dragon& dragon = *table.dragon;
    const int index = dragon.fairy_with - 1;
    const bool is_with_meeple = index < 0 || (is_on_board(table, index) && table.figures[index].occupies() &&
                                              table.board.nodes[table.figures[index].node].tile == dragon.fairy_at);
    return is_with_meeple ? nullptr : "PRD-13, PRD-14: the fairy must be on the tile of her meeple";
}

// PRD-7, PRD-14, PRD-18
void check_dragon(const Table& table, Flaws& flaws) {
    flaws.look_at("the dragon and the fairy", "src/rules/princess_dragon");
    if (table.dragon == nullptr) return;
    const Dragon& dragon = *table.dragon;
    const std::uint32_t tiles = table.board.counts->tiles;
    flaws.expect(dragon.at == none32 || dragon.at < tiles, "the dragon is on an unknown tile");
    flaws.expect(dragon.fairy_at == none32 || dragon.fairy_at < tiles, "the fairy is on an unknown tile");
    for (int i = 0; i < dragon.visited_count; ++i) {
        for (int earlier = 0; earlier < i; ++earlier) {
            flaws.expect(dragon.visited[i] != dragon.visited[earlier], "the dragon has visited a tile twice: tile ",
                         dragon.visited[i]);
        }
    }
    if (dragon.fairy_with == 0) return;
    const int index = dragon.fairy_with - 1;
    const bool known = index < table.setup->figure_count && table.figures[index].place == FigurePlace::board;
    flaws.expect(known && table.figures[index].occupies(), "the fairy is beside figure ", index,
                 ", which is not a meeple on the board");
    if (!known) return;
    flaws.equal(table.board.nodes[table.figures[index].node].tile, dragon.fairy_at, "the tile of the fairy's figure");
}

}  // namespace mistbank
