// Validation: ferries on their lakes, and their data during moves.
#include <string_view>

#include "rules/turn.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

bool is_road(const Table& table, TileIndex lake, unsigned number) {
    const Shape& shape = table.board.shape(table.board.tiles[lake]);
    return number < shape.segment_count && shape.kind[number] == SegmentKind::road;
}

bool can_have_ferry(const Table& table, TileIndex tile) {
    if (tile < table.setup->start.size() || !has_mark(table, tile, Mark::ferry)) return false;  // MIN-4
    int ends = 0;
    for (unsigned number = 0; number < max_segments; ++number) ends += is_road(table, tile, number) ? 1 : 0;
    return ends >= 2;
}

// Returns whether step 2c is in progress or still to come in this turn. Also true if the game is over.
bool may_yet_come(const Table& table) {
    for (int step = table.state->step; step < steps_of_turn; ++step) {
        if (name_of_step(step) == std::string_view("place_ferries")) return true;
    }
    return table.is_over();
}

// FER-2: lakes get ferries in the order in which they were laid, until the supply is empty. The lake laid in this part
// of the turn may not have its ferry yet.
void check_lakes_with_ferries(const Table& table, Flaws& flaws) {
    const Links& links = table.ferries->links;
    std::uint32_t lakes = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles && lakes < most_ferries; ++tile) {
        if (!can_have_ferry(table, tile)) continue;
        const bool has_ferry = lakes < links.count && links.of[lakes].tile == tile;
        flaws.expect(has_ferry || (tile == table.state->laid && may_yet_come(table)),
                     "there is no ferry on the lake at ", place_of(table.board.tiles[tile]));
        if (has_ferry) ++lakes;
    }
    flaws.equal(links.count, lakes, "the number of ferries");
}

// FER-1
void check_ends(const Table& table, const Link& ferry, Flaws& flaws) {
    const bool joins =
        ferry.one < ferry.other && is_road(table, ferry.tile, ferry.one) && is_road(table, ferry.tile, ferry.other);
    flaws.expect(joins, "a ferry cannot join segments ", ferry.one, " and ", ferry.other, " at ",
                 place_of(table.board.tiles[ferry.tile]));
}

// FER-4: the movable ferries must be sorted by y, then x.
void check_movable(const Table& table, Flaws& flaws) {
    const Ferries& ferries = *table.ferries;
    flaws.expect(ferries.movable_count <= ferries.links.count, "the list of movable ferries has too many entries");
    flaws.expect(ferries.asked <= ferries.movable_count, "players were asked about more ferries than can move");
    if (flaws.any()) return;
    for (int i = 0; i < ferries.movable_count; ++i) {
        const bool known = ferries.movable[i] < ferries.links.count;
        flaws.expect(known, "the list of movable ferries has an unknown ferry");
        if (!known || i == 0) continue;
        const PlacedTile& before = table.board.tiles[ferries.links.of[ferries.movable[i - 1]].tile];
        const PlacedTile& lake = table.board.tiles[ferries.links.of[ferries.movable[i]].tile];
        flaws.expect(before.y < lake.y || (before.y == lake.y && before.x < lake.x),
                     "the list of movable ferries is not sorted at the lake at ", place_of(lake));
    }
}

// FER-7
void check_touched(const Table& table, Flaws& flaws) {
    const Ferries& ferries = *table.ferries;
    const bool are_moving = table.state->decision == DecisionKind::ferry;
    const int may_have_moved = are_moving ? ferries.asked : static_cast<int>(ferries.links.count);
    flaws.expect(ferries.touched_count <= 4 * may_have_moved, "the moved ferries have touched too many road ends");
    for (int i = 0; i < ferries.touched_count && !flaws.any(); ++i) {
        const bool known = ferries.touched[i] < table.board.counts->nodes;
        flaws.expect(known && table.board.nodes[ferries.touched[i]].kind == SegmentKind::road,
                     "a ferry has touched a segment that is not a road");
    }
}

}  // namespace

void check_ferries(const Table& table, Flaws& flaws) {
    flaws.look_at("ferries", "src/rules/ferries");
    if (table.ferries == nullptr) return;
    const Links& links = table.ferries->links;
    flaws.expect(links.count <= most_ferries, "there are more than ", most_ferries, " ferries");
    if (flaws.any()) return;
    check_lakes_with_ferries(table, flaws);
    for (std::uint32_t number = 0; number < links.count && !flaws.any(); ++number) {
        check_ends(table, links.of[number], flaws);
    }
    if (flaws.any()) return;
    check_movable(table, flaws);
    check_touched(table, flaws);
}

}  // namespace mistbank
