// The facts of all expansions in the order of expansion numbers, then those of house rules, the base game and the mist.
// Also functions that return the values of facts.
#pragma once

#include <array>
#include <iterator>
#include <string_view>

#include "rules/base_game/base_facts.hpp"
#include "rules/expansions.hpp"
#include "rules/mist/mist_facts.hpp"

namespace mistbank {

struct Table;

/// An expansion or another part of the rules with its facts and their display.
struct FactSource {
    int place = 0;                                   // the position among all sources
    const Expansion* expansion = nullptr;            // null for a house rule, the base game and the mist
    bool (*is_part_played)(const Rules&) = nullptr;  // null for an expansion
    Facts facts{};
    const Shown* shown = nullptr;

    bool is_played(const Rules& rules) const {
        return expansion != nullptr ? rules.plays(*expansion) : is_part_played(rules);
    }
    /// Returns the sort key of a row of this source among the rows of all sources; see place_among_expansions().
    constexpr int place_among_all(int pinned) const { return pinned != 0 ? pinned : 10 * place; }
};

inline constexpr auto fact_sources = [] {
    std::array<FactSource, std::size(expansion_rules) + std::size(facts_of_house_rules) +
                               std::size(facts_of_base_game) + std::size(facts_of_mist)>
        all{};
    std::size_t count = 0;
    for (const ExpansionRules& box : expansion_rules) {
        all[count] = {static_cast<int>(count), &box.expansion, nullptr, box.facts, box.shown};
        ++count;
    }
    const auto add = [&](const auto& parts) {
        for (const FactsOfRules& part : parts) {
            all[count] = {static_cast<int>(count), nullptr, part.is_played, part.facts, part.shown};
            ++count;
        }
    };
    add(facts_of_house_rules);
    add(facts_of_base_game);
    add(facts_of_mist);
    return all;
}();

constexpr int count_all_facts() {
    int count = 0;
    for (const FactSource& source : fact_sources) count += static_cast<int>(source.facts.count);
    return count;
}
inline constexpr int facts_known = count_all_facts();

struct KnownFact {
    const Fact* fact = nullptr;
    const FactSource* source = nullptr;
};
using AllFacts = std::array<KnownFact, static_cast<std::size_t>(facts_known)>;

inline constexpr AllFacts all_facts = [] {
    AllFacts all{};
    std::size_t count = 0;
    for (const FactSource& source : fact_sources) {
        for (const Fact& fact : source.facts) all[count++] = {&fact, &source};
    }
    return all;
}();

/// The facts in the order of their fields in JSON.
inline constexpr AllFacts facts_in_json = [] {
    AllFacts all = all_facts;
    sort_by_place(all, [](const KnownFact& row) { return row.source->place_among_all(row.fact->field_place); });
    return all;
}();

/// Returns whether a fact of this kind names a place on the board.
constexpr bool is_place(FactKind kind) { return kind != FactKind::number && kind != FactKind::colour; }

/// The name of a fact's field in JSON, and of the object around it. An empty object name means the object of the scope.
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

/// Returns the number of values if it is the same in every game; 0 if `size` returns the number for each game.
constexpr int numbers_of(const Fact& fact) { return width_of(fact.kind) * fact.count; }
/// Returns the number of values in this game. The game must play the expansion or house rule.
inline int numbers_of(const Fact& fact, const Table& table) {
    return fact.size != nullptr ? width_of(fact.kind) * fact.size(table) : numbers_of(fact);
}

/// Returns the fact of pairs with this word in positions; null if there is none.
inline const KnownFact* pair_stored_as(std::string_view word) {
    for (const KnownFact& row : all_facts) {
        if (row.fact->kind == FactKind::pair && row.fact->word != nullptr && row.fact->word == word) return &row;
    }
    return nullptr;
}

/// Returns the fact's number that means "none".
constexpr std::int32_t nothing_of(const Fact& fact) {
    if (fact.kind == FactKind::colour) return static_cast<std::int32_t>(Colour::none);
    if (fact.kind != FactKind::number) return -1;
    return fact.absent != no_number ? fact.absent : 0;
}

/// Returns the number of values for this colour or tile: 0 if the expansion or house rule is not played, or nobody
/// plays the colour.
int size_of(const KnownFact& row, const Table& table, int of);
/// Returns the value at a place; nothing_of(fact) if the place is too large.
std::int32_t value_of(const KnownFact& row, const Table& table, int of, int place);

// --- places on the board, for getters ---

inline std::int32_t index_or_none(TileIndex tile) { return tile == none32 ? -1 : static_cast<std::int32_t>(tile); }
/// Returns the tile (place 0) or the number (place 1) of a segment.
std::int32_t place_of_segment(const Table& table, NodeIndex at, int place);

}  // namespace mistbank
