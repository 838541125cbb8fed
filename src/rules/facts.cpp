#include "rules/facts.hpp"

#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

namespace {

bool has_owner(const Fact& fact, const Table& table, int of) {
    switch (fact.scope) {
        case Scope::colour: return of >= 0 && of < max_colours && table.setup->player_of(static_cast<Colour>(of)) >= 0;
        case Scope::tile: return of >= 0 && static_cast<TileIndex>(of) < table.board.counts->tiles;
        case Scope::game: break;
    }
    return true;
}

}  // namespace

int size_of(const KnownFact& row, const Table& table, int of) {
    const bool is_there = row.source->is_played(table.setup->rules) && has_owner(*row.fact, table, of);
    return is_there ? numbers_of(*row.fact, table) : 0;
}

std::int32_t value_of(const KnownFact& row, const Table& table, int of, int place) {
    const bool is_there = place >= 0 && place < size_of(row, table, of);
    return is_there ? row.fact->get(table, of, place) : nothing_of(*row.fact);
}

int fact_count() noexcept { return facts_known; }

FactInfo fact_info(int number) noexcept {
    if (number < 0 || number >= facts_known) return {};
    const KnownFact& found = all_facts[static_cast<std::size_t>(number)];
    const Fact& fact = *found.fact;
    const bool is_optional = fact.absent != no_number;
    return {fact.name,
            fact.title,
            fact.noun,
            fact.clause,
            fact.effect,
            fact.symbol,
            found.source->expansion != nullptr ? std::optional(*found.source->expansion) : std::nullopt,
            fact.scope,
            fact.kind,
            numbers_of(fact),
            fact.lowest,
            fact.highest,
            is_optional,
            is_optional ? fact.absent : 0,
            fact.word != nullptr && fact.word == std::string_view(fact.name)};
}

int fact_named(std::string_view name) noexcept {
    for (int fact = 0; fact < facts_known; ++fact) {
        if (all_facts[static_cast<std::size_t>(fact)].fact->name == name) return fact;
    }
    return -1;
}

const char* fact_number_name(int number, int place) noexcept {
    if (number < 0 || number >= facts_known) return nullptr;
    const Fact& fact = *all_facts[static_cast<std::size_t>(number)].fact;
    return fact.name_of != nullptr && place >= 0 && place < fact.count ? fact.name_of(place) : nullptr;
}

std::int32_t place_of_segment(const Table& table, NodeIndex at, int place) {
    if (at == none32) return -1;
    const Node& node = table.board.nodes[at];
    return place == 0 ? static_cast<std::int32_t>(node.tile) : node.number;
}

const ShownFigure& figure_shown(FigureKind kind) {
    static constexpr ShownFigure meeple = {FigureKind::normal, 0, {{-12, -15}, {12, 14}}, 7, 7};
    static const auto by_kind = [] {
        std::array<const ShownFigure*, figure_kinds> all{};
        for (const ShownFigure*& shown : all) shown = &meeple;
        for (const ExpansionRules& box : expansion_rules) {
            if (box.shown == nullptr) continue;
            for (const ShownFigure& figure : box.shown->figures) all[static_cast<std::size_t>(figure.kind)] = &figure;
        }
        return all;
    }();
    return *by_kind[static_cast<std::size_t>(kind)];
}

void put_tokens(PhraseWriter& out, bool& is_first, int count, std::string_view noun, std::string_view plural) {
    if (count == 0) return;
    if (!is_first) out.put(", ");
    is_first = false;
    count == 1 ? out.put("a") : out.put(count);
    out.put(" ");
    out.put(count == 1 ? noun : plural);
}

void put_tokens(PhraseWriter& out, bool& is_first, int count, int number) {
    constexpr const char* nouns[] = {"one", "two", "three", "four", "five", "six", "seven"};
    constexpr const char* plurals[] = {"ones", "twos", "threes", "fours", "fives", "sixes", "sevens"};
    put_tokens(out, is_first, count, nouns[number - 1], plurals[number - 1]);
}

}  // namespace mistbank
