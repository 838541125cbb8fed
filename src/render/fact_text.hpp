// The texts of expansions about their pieces (rules/shown.hpp), filled in for a game.
#pragma once

#include <algorithm>

#include "game/view.hpp"
#include "render/canvas.hpp"
#include "rules/facts.hpp"
#include "rules/shown.hpp"

namespace mistbank::render {

/// The fact of this name in an expansion; null for none.
const Fact* fact_of(const ExpansionRules& box, std::string_view name);

/// A row of an expansion in play.
template <class Row>
struct RowOfExpansion {
    const Row* row;
    const ExpansionRules* box;

    int place() const { return place_among_expansions(box->expansion, row->place); }
};

/// All rows of one of the lists, in order.
template <class Row>
HostVector<RowOfExpansion<Row>> rows_shown(const Game& game, Specs<Row> Shown::*list, const Allocator& allocator) {
    HostVector<RowOfExpansion<Row>> all(allocator);
    for (const ExpansionRules& box : expansion_rules) {
        if (box.shown == nullptr || !game.rules().plays(box.expansion)) continue;
        for (const Row& row : box.shown->*list) all.push_back({&row, &box});
    }
    if constexpr (std::is_same_v<Row, ShownText> || std::is_same_v<Row, ShownToken>) {
        sort_by_place(all, [](const RowOfExpansion<Row>& row) { return row.place(); });
    }
    return all;
}

/// A text, filled in; empty for one that is left out. `of`: the colour that it is about, -1 for a text about the game.
/// Names of colours are painted as the options want it.
HostString filled_in(const Game& game, const ExpansionRules& box, const ShownText& text, int of,
                     const TextOptions& options, const Allocator& allocator);

}  // namespace mistbank::render
