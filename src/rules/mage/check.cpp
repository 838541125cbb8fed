// Validation: the places of mage and witch.
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

// Returns whether mage and witch can be in the same feature: a tile or a ferry has just been placed, and MAG-4 has not
// been applied yet.
bool may_have_met(DecisionKind decision) {
    return decision == DecisionKind::chance || decision == DecisionKind::gold || decision == DecisionKind::magic ||
           decision == DecisionKind::ferry;
}

// MAG-1, MAG-7
void check_magic_figure(const Table& table, NodeIndex figure, const char* name, Flaws& flaws) {
    if (figure == none32) return;
    flaws.expect(figure < table.board.counts->nodes, "the ", name, " is on an unknown segment");
    if (flaws.any()) return;
    const Node& node = table.board.nodes[figure];
    const Place place = place_of(table.board.tiles[node.tile]);
    flaws.expect(node.kind == SegmentKind::road || node.kind == SegmentKind::city, "the ", name,
                 " is not on a road or in a city, at ", place);
    const bool is_scored = table.state->laid == none32 || table.is_over();
    flaws.expect(!is_scored || !table.board.is_closed(figure), "the ", name, " is still in a complete feature at ",
                 place);
}

}  // namespace

const char* refuse_state_of_magic(const Table& table) {
    for (const NodeIndex at : {table.magic->mage, table.magic->witch}) {
        if (at == none32) continue;
        const bool is_way = at < table.board.counts->nodes && (table.board.nodes[at].kind == SegmentKind::road ||
                                                               table.board.nodes[at].kind == SegmentKind::city);
        if (!is_way) return "MAG-1: mage and witch can stand only on roads and in cities";
    }
    return nullptr;
}

void check_magic(const Table& table, Flaws& flaws) {
    flaws.look_at("mage and witch", "src/rules/mage");
    if (table.magic == nullptr) return;
    const Magic& magic = *table.magic;
    check_magic_figure(table, magic.mage, "mage", flaws);
    check_magic_figure(table, magic.witch, "witch", flaws);
    if (flaws.any() || magic.mage == none32 || magic.witch == none32) return;
    const bool are_together = table.board.root(magic.mage) == table.board.root(magic.witch);
    flaws.expect(!are_together || may_have_met(table.state->decision), "mage and witch are in the same feature");
}

}  // namespace mistbank
