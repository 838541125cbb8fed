// The facts of all expansions, in the order of their numbers, and how one is asked for.
#pragma once

#include <array>
#include <string_view>

#include "rules/expansions.hpp"

namespace mistbank {

struct Table;

constexpr int count_all_facts() {
    int count = 0;
    for (const ExpansionRules& box : expansion_rules) count += static_cast<int>(box.facts.count);
    return count;
}
inline constexpr int facts_known = count_all_facts();

struct FactOfExpansion {
    const Fact* fact = nullptr;
    Expansion expansion{};
};
using AllFacts = std::array<FactOfExpansion, static_cast<std::size_t>(facts_known)>;

inline constexpr AllFacts all_facts = [] {
    AllFacts all{};
    std::size_t count = 0;
    for (const ExpansionRules& box : expansion_rules) {
        for (const Fact& fact : box.facts) all[count++] = {&fact, box.expansion};
    }
    return all;
}();

/// In the order in which their fields stand in JSON.
inline constexpr AllFacts facts_in_json = [] {
    AllFacts all = all_facts;
    sort_by_place(
        all, [](const FactOfExpansion& row) { return place_among_expansions(row.expansion, row.fact->field_place); });
    return all;
}();

/// Whether it tells where on the board something is.
constexpr bool is_place(FactKind kind) { return kind != FactKind::number && kind != FactKind::colour; }

/// The name of a fact's field in JSON, and of the object in which it stands; empty: in that of its scope.
struct FieldName {
    constexpr explicit FieldName(std::string_view field) : own(field) {
        const std::size_t dot = field.find('.');
        if (dot == std::string_view::npos) return;
        outer = field.substr(0, dot);
        own = field.substr(dot + 1);
    }
    std::string_view outer;
    std::string_view own;
};

/// How many numbers it has in every game; 0: as many as its `size` says.
constexpr int numbers_of(const Fact& fact) { return width_of(fact.kind) * fact.count; }
/// How many it has in this game, whose expansion is played.
inline int numbers_of(const Fact& fact, const Table& table) {
    return fact.size != nullptr ? width_of(fact.kind) * fact.size(table) : numbers_of(fact);
}

/// The number that stands for nothing.
constexpr std::int32_t nothing_of(const Fact& fact) {
    if (fact.kind == FactKind::colour) return static_cast<std::int32_t>(Colour::none);
    if (fact.kind != FactKind::number) return -1;
    return fact.absent != no_number ? fact.absent : 0;
}

/// How many numbers it has for this colour or tile: none where the expansion is not played or nobody plays the colour.
int size_of(const FactOfExpansion& row, const Table& table, int of);
/// One of them; nothing_of(fact) at a place behind them.
std::int32_t value_of(const FactOfExpansion& row, const Table& table, int of, int place);

// --- how getters tell where something is ---

inline std::int32_t index_or_none(TileIndex tile) { return tile == none32 ? -1 : static_cast<std::int32_t>(tile); }
/// The tile (place 0) and the number (place 1) of a segment.
std::int32_t place_of_segment(const Table& table, NodeIndex at, int place);

}  // namespace mistbank
