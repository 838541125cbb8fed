// The fairy (PRD-13 to PRD-19), the princess (PRD-20) and portals (PRD-22).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

std::vector<Action> ways_to_move_fairy(const Table& table) {
    std::vector<Action> ways;
    for (const Figure& figure : table.figures) {
        const bool own = player_of(table, figure.colour) == table.player;
        if (own && is_meeple(figure.kind) && !figure.fairy) add_once(ways, naming(ActionKind::fairy, figure));
    }
    return ways;
}

void move_fairy(Table& table, const Action& action) {
    const std::size_t index = figure_named(table, action);
    for (Figure& figure : table.figures) figure.fairy = false;
    table.figures[index].fairy = true;
    table.fairy = table.figures[index].spot.cell;
}

void score_fairy(Table& table, Script& script) {
    const auto hers =
        std::find_if(table.figures.begin(), table.figures.end(), [](const Figure& figure) { return figure.fairy; });
    if (hers == table.figures.end()) return;
    const bool among_acrobats = kind_of(table.board, hers->spot) == SegmentKind::acrobats;
    int points = 0;
    for (const Figure& figure : table.figures) {  // PRD-17: the fairy belongs to the whole pyramid
        const bool with_her = figure.fairy || (among_acrobats && figure.spot == hers->spot);
        points += with_her && player_of(table, figure.colour) == table.player ? 1 : 0;
    }
    score_in_game(table, script, {{colour_of(table, table.player), points}});
}

Colour fairy_pays(const Table& table, const Region& region) {
    for (const std::size_t i : standing_on(table, region)) {
        if (table.figures[i].fairy) return table.figures[i].colour;
    }
    return Colour::none;
}

std::vector<Action> ways_to_use_princess(const Table& table) {
    std::vector<Action> ways;
    for (const Spot& spot : spots_on(table.board, {*table.laid})) {
        if ((printed(table.board, spot).marks & bit(Mark::princess)) == 0) continue;
        for (const std::size_t i : standing_on(table, region_at(table, spot))) {
            if (is_meeple(table.figures[i].kind)) add_once(ways, naming(ActionKind::princess, table.figures[i]));
        }
    }
    return ways;
}

namespace {

// TOP-9: adds the placements of acrobats on this space through a portal.
void add_all_acrobats(const Table& table, const Spot& space, std::vector<Action>& ways) {
    for (const FigureKind kind : meeples_in_supply(table)) {
        if (is_acrobat(kind)) ways.push_back(with_kind(at_spot(ActionKind::portal, space), kind));
    }
}

}  // namespace

std::vector<Action> ways_through_portal(const Table& table) {
    std::vector<Action> ways;
    if (!type_of(table, table.drawn).has(Mark::portal)) return ways;
    for (const auto& [cell, tile] : table.board) {
        if (cell == *table.laid || holds_dragon(table, cell) || holds_vodyanoy(table, cell)) continue;
        for (const Spot& spot : spots_on(table.board, {cell})) {
            const bool needs_portal = !lies_near_laid_tile(table, cell);  // TOP-9
            if (needs_portal && is_open_to_acrobats(table, spot)) add_all_acrobats(table, spot, ways);
            const Region region = region_at(table, spot);
            const bool done = region.complete && region.kind != SegmentKind::field;
            if (done || is_occupied(region)) continue;
            for (const FigureKind kind : meeples_in_supply(table)) {
                if (suits(table, kind, spot)) ways.push_back(with_kind(at_spot(ActionKind::portal, spot), kind));
            }
        }
    }
    return ways;
}

}  // namespace mistbank_reference
