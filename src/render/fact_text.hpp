// The texts of expansions about their pieces (rules/shown.hpp), filled in for a game.
#pragma once

#include <algorithm>

#include "game/view.hpp"
#include "render/canvas.hpp"
#include "rules/facts.hpp"
#include "rules/shown.hpp"

namespace mistbank::render {

/// Returns the fact with this name in a source; null if the source has no such fact.
const Fact* fact_of(const FactSource& source, std::string_view name);

/// A row that an expansion or house rule in play provides.
template <class Row>
struct RowOfSource {
    const Row* row;
    const FactSource* source;

    int place() const { return source->place_among_all(row->place); }
};

/// Returns the rows of one list from all expansions and house rules in play. Texts and tokens are sorted by their
/// places.
template <class Row>
HostVector<RowOfSource<Row>> rows_shown(const Game& game, Specs<Row> Shown::*list, const Allocator& allocator) {
    HostVector<RowOfSource<Row>> all(allocator);
    for (const FactSource& source : fact_sources) {
        if (source.shown == nullptr || !source.is_played(game.rules())) continue;
        for (const Row& row : source.shown->*list) all.push_back({&row, &source});
    }
    if constexpr (std::is_same_v<Row, ShownText> || std::is_same_v<Row, ShownToken>) {
        sort_by_place(all, [](const RowOfSource<Row>& row) { return row.place(); });
    }
    return all;
}

/// Returns a text with its fields filled in; empty if the text is omitted. `of` is the colour that the text describes,
/// or -1 for a text about the game. The options determine whether names of colours are shown in colour.
HostString filled_in(const Game& game, const FactSource& source, const ShownText& text, int of,
                     const TextOptions& options, const Allocator& allocator);

}  // namespace mistbank::render
