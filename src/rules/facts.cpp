#include "rules/facts.hpp"

#include "rules/table.hpp"

namespace mistbank {

std::int32_t value_of(const FactOfExpansion& its, const Table& table, int of, int place) {
    const Fact& fact = *its.fact;
    const bool is_of_somebody = fact.scope != Scope::colour || table.setup->player_of(static_cast<Colour>(of)) >= 0;
    const bool is_on_board = fact.scope != Scope::tile || static_cast<TileIndex>(of) < table.board.counts->tiles;
    if (!table.setup->rules.plays(its.expansion) || !is_of_somebody || !is_on_board) return nothing_of(fact);
    return place >= 0 && place < numbers_of(fact, table) ? fact.get(table, of, place) : nothing_of(fact);
}

std::int32_t place_of_segment(const Table& table, NodeIndex at, int place) {
    if (at == none32) return -1;
    const Node& node = table.board.nodes[at];
    return place == 0 ? static_cast<std::int32_t>(node.tile) : node.number;
}

}  // namespace mistbank
