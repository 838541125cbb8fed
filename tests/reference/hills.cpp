// Hills and vineyards (HIL-1 to HIL-4), shepherds and their flocks (HIL-5 to HIL-14).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

constexpr int wolf = 0;

std::vector<std::size_t> shepherds_in(const Table& table, const Region& field) {
    std::vector<std::size_t> shepherds;
    for (const std::size_t i : standing_on(table, field)) {
        if (table.figures[i].kind == FigureKind::shepherd) shepherds.push_back(i);
    }
    return shepherds;
}

// Sends the shepherds of a field back to their supplies and returns their tokens to the bag (HIL-7, HIL-8).
void send_shepherds_home(Table& table, const Region& field) {
    for (;;) {
        const std::vector<std::size_t> shepherds = shepherds_in(table, field);
        if (shepherds.empty()) return;
        send_home(table, shepherds.front());
    }
}

// HIL-8: scores the flocks in a field and returns the shepherds to their supplies.
void guide(Table& table, Script& script, const Region& field) {
    int sheep = 0;
    for (const std::size_t i : shepherds_in(table, field)) {
        for (const int token : table.figures[i].sheep) sheep += token;
    }
    Sums sums;
    for (const std::size_t i : shepherds_in(table, field)) sums[table.figures[i].colour] = sheep;
    score_in_game(table, script, sums);
    send_shepherds_home(table, field);
}

// HIL-7: draws a token for a shepherd's flock. A wolf sends all shepherds in the field back to their supplies.
void grow(Table& table, Script& script, std::size_t shepherd) {
    const int token = script.draw_token(table);
    if (token == wolf) return send_shepherds_home(table, region_at(table, table.figures[shepherd].spot));
    --table.bag.at(token);
    table.figures[shepherd].sheep.push_back(token);
}

bool owns_part_of(const Segment& field, Side side) {
    return (field.half_sides >> (2 * static_cast<int>(side)) & 3) != 0;
}

// HIL-9: whether no side of the field lies against an empty cell.
bool is_closed_field(const Table& table, const Region& field) {
    return std::all_of(field.spots.begin(), field.spots.end(), [&](const Spot& spot) {
        return std::all_of(all_sides.begin(), all_sides.end(), [&](Side side) {
            return !owns_part_of(printed(table.board, spot), side) ||
                   neighbour(table.board, spot.cell, side) != nullptr ||
                   is_closed_by_edge(table, beyond(spot.cell, side));
        });
    });
}

bool lies_on_laid_tile(const Table& table, const Region& field) {
    return std::any_of(field.spots.begin(), field.spots.end(),
                       [&](const Spot& spot) { return spot.cell == *table.laid; });
}

// HIL-6: returns the index of the active player's shepherd whose field contains the laid tile; nothing if there is
// none. A shepherd placed in this part of the turn does not count.
std::optional<std::size_t> shepherd_to_ask_for(const Table& table) {
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        const Figure& figure = table.figures[i];
        if (figure.kind != FigureKind::shepherd || figure.is_new) continue;
        if (player_of(table, figure.colour) != table.player) continue;
        if (lies_on_laid_tile(table, region_at(table, figure.spot))) return i;
    }
    return std::nullopt;
}

// HIL-9: returns the spot that names the first closed field with shepherds; nothing if there is none. Spots of the laid
// tile come first (MEET-33). Skips the field that contains `but`.
std::optional<Spot> next_closed_field(const Table& table, const std::optional<Spot>& but) {
    std::optional<Spot> next;
    for (const Figure& figure : table.figures) {
        if (figure.kind != FigureKind::shepherd) continue;
        const Region field = region_at(table, figure.spot);
        if (!is_closed_field(table, field) || (but && field.has(*but))) continue;
        const Spot name = name_of(table, field);
        const auto place = [&](const Spot& spot) { return std::make_pair(spot.cell != *table.laid, spot); };
        if (!next || place(name) < place(*next)) next = name;
    }
    return next;
}

void guide_closed_fields(Table& table, Script& script, const std::optional<Spot>& but) {
    while (const std::optional<Spot> next = next_closed_field(table, but))
        guide(table, script, region_at(table, *next));
}

}  // namespace

void hide_tile(Table& table, Script& script) {
    int& pile = table.piles.at(static_cast<std::size_t>(table.active_pile));
    if (!table.settings.hills || !type_of(table, table.drawn).has(Mark::hill) || pile == 0) return;
    script.hide(table);
    --pile;
    ++table.hidden;
}

namespace {

int meeples_on_hills(const Table& table, const Region& region, Colour colour) {
    int meeples = 0;
    for (const std::size_t i : standing_on(table, region)) {
        const Figure& figure = table.figures[i];
        const bool is_one = figure.colour == colour && is_meeple(figure.kind);
        if (is_one && type_of(table, table.board.at(figure.spot.cell).type).has(Mark::hill)) ++meeples;
    }
    return meeples;
}

}  // namespace

// HIL-3: returns the tied colours with at least one meeple on a hill; with HSE-16, only those of them with the most
// meeples on hills. If no tied colour has a meeple on a hill, returns all tied colours.
std::vector<Colour> those_on_hills(const Table& table, const Region& region, const std::vector<Colour>& tied) {
    std::vector<Colour> winners;
    int most = 1;
    for (const Colour colour : tied) {
        const int meeples = meeples_on_hills(table, region, colour);
        if (meeples < most) continue;
        if (table.rules.house.hill_majority && meeples > most) {
            winners.clear();
            most = meeples;
        }
        winners.push_back(colour);
    }
    return winners.empty() ? tied : winners;
}

int vineyards_around(const Table& table, Cell cell) {
    int vineyards = 0;
    if (!table.settings.hills) return vineyards;
    for (const Cell near : around(cell)) {
        const Tile* tile = tile_on(table.board, near);
        if (tile != nullptr && !tile->face_down && type_of(table, tile->type).has(Mark::vineyard)) ++vineyards;
    }
    return vineyards;
}

bool shepherd_may_stand(const Table& table, const Spot& spot) {
    return kind_of(table.board, spot) == SegmentKind::field && shepherds_in(table, region_at(table, spot)).empty();
}

void draw_first_token(Table& table, Script& script) {
    const std::size_t shepherd = table.figures.size() - 1;
    const int token = script.draw_token(table);
    if (token == wolf) return send_home(table, shepherd);
    --table.bag.at(token);
    table.figures[shepherd].sheep.push_back(token);
}

void tend_flocks(Table& table, Script& script) {
    if (!table.settings.hills) return;
    const std::optional<std::size_t> asked = shepherd_to_ask_for(table);
    if (!asked) return guide_closed_fields(table, script, std::nullopt);
    const Spot spot = table.figures[*asked].spot;
    guide_closed_fields(table, script, spot);
    const std::size_t shepherd = *shepherd_to_ask_for(table);
    const Action way = script.choose(DecisionKind::flock, {plain(ActionKind::grow), plain(ActionKind::guide)});
    if (way.kind == ActionKind::guide) return guide(table, script, region_at(table, spot));
    grow(table, script, shepherd);
    guide_closed_fields(table, script, std::nullopt);
}

}  // namespace mistbank_reference
