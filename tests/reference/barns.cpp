// Barns (ABM-17 to ABM-24).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

struct Quarter {
    Cell cell;
    Side side;  ///< the corner is between this side and the next side clockwise
};

// Returns the four tile corners that meet at the north-west corner of a cell.
std::vector<Quarter> quarters_around(Cell cell) {
    return {{cell, Side::west},
            {{cell.x, cell.y - 1}, Side::south},
            {{cell.x - 1, cell.y - 1}, Side::east},
            {{cell.x - 1, cell.y}, Side::north}};
}

// ABM-17, ABM-18: whether all four tile corners at the north-west corner of the cell belong to fields. No field owns a
// misty side, because mist covers whole sides.
bool all_show_field(const Table& table, Cell cell) {
    const std::vector<Quarter> quarters = quarters_around(cell);
    return std::all_of(quarters.begin(), quarters.end(), [&](const Quarter& quarter) {
        const Tile* tile = tile_on(table.board, quarter.cell);
        return tile != nullptr && field_at_corner(*tile, quarter.side);
    });
}

Spot place_of_barn(const Table& table, Cell cell) { return {cell, *field_at_corner(table.board.at(cell), Side::west)}; }

bool has_farmers(const Region& field) { return is_occupied(field); }

// Scores a field and returns its farmers and pigs to their supplies (ABM-19, ABM-20). Does nothing if the field has no
// farmers.
void score_field(Table& table, Script& script, const Spot& spot, int points_of_city) {
    const Region field = region_at(table, spot);
    if (!has_farmers(field)) return;
    reckon(table, script, field, points_of_city * field.cities, field.cities);
    for (;;) {  // barns and shepherds stay in the field
        const std::vector<std::size_t> there = standing_on(table, field);
        const auto leaving = std::find_if(there.begin(), there.end(), [&](std::size_t i) {
            const FigureKind kind = table.figures[i].kind;
            return is_meeple(kind) || kind == FigureKind::pig;
        });
        if (leaving == there.end()) return;
        send_home(table, *leaving);
    }
}

}  // namespace

bool has_barn(const Table& table, const Region& field) {
    const std::vector<std::size_t> there = standing_on(table, field);
    return std::any_of(there.begin(), there.end(),
                       [&](std::size_t i) { return table.figures[i].kind == FigureKind::barn; });
}

std::vector<Action> ways_to_place_barn(const Table& table) {
    std::vector<Action> ways;
    const Colour own = colour_of(table, table.player);
    if (in_supply(table, own, FigureKind::barn) == 0) return ways;
    for (const int south : {0, 1}) {
        for (const int east : {0, 1}) {
            const Cell cell = {table.laid->x + east, table.laid->y + south};
            if (!all_show_field(table, cell)) continue;
            if (has_barn(table, region_at(table, place_of_barn(table, cell)))) continue;
            Action way = at_cell(ActionKind::barn, cell);
            way.colour = static_cast<std::uint8_t>(own);
            ways.push_back(way);
        }
    }
    return ways;
}

void place_barn(Table& table, Cell cell) {
    stand(table, FigureKind::barn, place_of_barn(table, cell));
    table.barn = cell;
}

void score_fields_with_barns(Table& table, Script& script) {
    if (table.barn) score_field(table, script, place_of_barn(table, *table.barn), 3);
    for (const Spot& spot : spots_on(table.board, {*table.laid})) {
        if (kind_of(table.board, spot) != SegmentKind::field) continue;
        if (has_barn(table, region_at(table, spot))) score_field(table, script, spot, 1);
    }
}

void score_barns(Table& table) {
    for (const Region& region : all_regions(table)) {
        if (region.kind != SegmentKind::field) continue;
        std::set<Colour> colours;
        for (const std::size_t i : standing_on(table, region)) {
            if (table.figures[i].kind == FigureKind::barn) colours.insert(table.figures[i].colour);
        }
        for (const Colour colour : colours) score(table, colour, 4 * region.cities);
    }
}

}  // namespace mistbank_reference
