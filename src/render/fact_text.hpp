// The texts of expansions about their pieces (rules/shown.hpp), filled in for a game.
#pragma once

#include <algorithm>

#include "game/view.hpp"
#include "render/canvas.hpp"
#include "rules/facts.hpp"
#include "rules/shown.hpp"

namespace mistbank::render {

/// Returns the fact with this name in an expansion; null if there is none.
const Fact* fact_of(const ExpansionRules& box, std::string_view name);

/// A row of an expansion in play.
template <class Row>
struct RowOfExpansion {
    const Row* row;
    const ExpansionRules* box;

    int place() const { return place_among_expansions(box->expansion, row->place); }
};

/// Returns all rows of one of the lists, in order.
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

/// Returns a text with its fields filled in; empty if the text is omitted. `of` is the colour of the text, or -1 for a
/// text about the game. The options determine whether names of colours are painted.
HostString filled_in(const Game& game, const ExpansionRules& box, const ShownText& text, int of,
                     const TextOptions& options, const Allocator& allocator);

}  // namespace mistbank::render
