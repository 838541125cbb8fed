#include "rules/facts.hpp"

#include "rules/table.hpp"

namespace mistbank {

int size_of(const FactOfExpansion& its, const Table& table, int of) {
    const Fact& fact = *its.fact;
    const bool is_of_somebody = fact.scope != Scope::colour || table.setup->player_of(static_cast<Colour>(of)) >= 0;
    const bool is_on_board =
        fact.scope != Scope::tile || (of >= 0 && static_cast<TileIndex>(of) < table.board.counts->tiles);
    if (!table.setup->rules.plays(its.expansion) || !is_of_somebody || !is_on_board) return 0;
    return numbers_of(fact, table);
}

std::int32_t value_of(const FactOfExpansion& its, const Table& table, int of, int place) {
    const bool is_there = place >= 0 && place < size_of(its, table, of);
    return is_there ? its.fact->get(table, of, place) : nothing_of(*its.fact);
}

int fact_count() noexcept { return facts_known; }

FactInfo fact_info(int fact) noexcept {
    if (fact < 0 || fact >= facts_known) return {};
    const FactOfExpansion& of = all_facts[static_cast<std::size_t>(fact)];
    const Fact& its = *of.fact;
    return {its.name,     its.title,   its.noun,  its.clause,
            of.expansion, its.scope,   its.kind,  width_of(its.kind) * its.count,
            its.lowest,   its.highest, its.absent};
}

int fact_named(std::string_view name) noexcept {
    for (int fact = 0; fact < facts_known; ++fact) {
        if (all_facts[static_cast<std::size_t>(fact)].fact->name == name) return fact;
    }
    return -1;
}

std::int32_t place_of_segment(const Table& table, NodeIndex at, int place) {
    if (at == none32) return -1;
    const Node& node = table.board.nodes[at];
    return place == 0 ? static_cast<std::int32_t>(node.tile) : node.number;
}

}  // namespace mistbank
