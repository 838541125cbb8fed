#include "reference/reckoning.hpp"

#include <algorithm>

#include "reference/figures.hpp"
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// HSE-10: counts the laid tiles on these cells. Cells beyond an edge that completes features count as tiles.
int count_face_up_or_down(const Table& table, const std::vector<Cell>& cells) {
    int tiles = 0;
    for (const Cell cell : cells) {
        tiles += tile_on(table.board, cell) != nullptr || is_closed_by_edge(table, cell) ? 1 : 0;
    }
    return tiles;
}

bool any_face_down(const Board& board, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        const Tile* tile = tile_on(board, cell);
        if (tile != nullptr && tile->face_down) return true;
    }
    return false;
}

// COM-12: counts the tiles that contain these segments.
int count_tiles(const std::set<Spot>& spots) {
    std::set<Cell> cells;
    for (const Spot& spot : spots) cells.insert(spot.cell);
    return static_cast<int>(cells.size());
}

// Returns the number of parts of a side that belong to the segment: 0 or 1; for a field, 0 to 2 half sides.
int parts_of_side(const Segment& segment, Side side) {
    if (segment.kind != SegmentKind::field) return reaches(segment, side) ? 1 : 0;
    const int halves = segment.half_sides >> (2 * static_cast<int>(side)) & 3;
    return halves == 3 ? 2 : halves == 0 ? 0 : 1;
}

// A misty side against a clear side makes its bank unfinishable (MIS-2). Any side against a face-down tile makes its
// feature unfinishable (HAU-4). Road and city sides against a face-up tile always match (COM-2).
bool is_blocked(const Board& board, const Spot& spot, Side side) {
    const Tile* tile = neighbour(board, spot.cell, side);
    if (tile == nullptr) return false;
    const bool clear = kind_of(board, spot) == SegmentKind::mist && !misty(*tile, opposite(side));
    return tile->face_down || clear;
}

void reckon_sides(const Table& table, Region& region) {
    const Board& board = table.board;
    for (const Spot& spot : region.spots) {
        const Segment& segment = printed(board, spot);
        for (const Side side : all_sides) {
            const int parts = parts_of_side(segment, side);
            if (parts == 0) continue;
            if (is_abbey_beyond(board, spot.cell, side)) continue;            // ABM-4
            if (is_closed_by_edge(table, beyond(spot.cell, side))) continue;  // HSE-10
            if (joined_beyond(board, spot, side).empty()) region.open_sides += parts;
            if (region.kind != SegmentKind::field && is_blocked(board, spot, side)) region.haunted = true;
        }
    }
    region.tiles = count_tiles(region.spots);
    region.complete = region.open_sides == 0;
}

// COM-11, HAU-4: counts the tiles on the cell of a building or garden and on the 8 cells around it. Next to a face-down
// tile, only a cemetery can be completed.
void reckon_middle(const Table& table, Region& region) {
    const Cell cell = region.spots.begin()->cell;
    if (is_scenery(table, region.kind)) {
        region.tiles = 1;
        return;
    }
    region.tiles = count_face_up_or_down(table, nine(cell));
    region.open_sides = 9 - region.tiles;
    if (region.kind == SegmentKind::cemetery) {
        region.complete = is_closed(table, cell);
        return;
    }
    region.haunted = any_face_down(table.board, around(cell));
    region.complete = region.open_sides == 0 && !region.haunted;
}

// Counts the completed cities next to a field, each city once (FLD-2, FLD-3).
int cities_beside(const Table& table, const Region& field) {
    int cities = 0;
    std::set<Spot> counted;
    for (const Spot& spot : field.spots) {
        const int touches = printed(table.board, spot).touches;
        for (int i = 0; i < max_segments; ++i) {
            const bool touched = (touches >> i & 1) != 0;
            if (!touched || counted.count({spot.cell, i}) != 0) continue;
            const Region city = region_at(table, {spot.cell, i});
            counted.insert(city.spots.begin(), city.spots.end());
            cities += city.complete ? 1 : 0;
        }
    }
    return cities;
}

// Returns the value of a feature without the effect of the mage or the witch (CMP-1, COO-6, CAS-1, GCC-11, FLD-2,
// INN-1, INN-3, ABT-2).
int worth_without_magic(const Table& table, const Region& region) {
    if (is_scenery(table, region.kind)) return 0;
    switch (region.kind) {
        case SegmentKind::road: return (region.has(Mark::inn) ? 2 : 1) * region.tiles;
        case SegmentKind::city: {
            const bool is_small = table.rules.house.small_cities && region.tiles == 2;  // HSE-13
            return (is_small ? 1 : region.has(Mark::cathedral) ? 3 : 2) * (region.tiles + region.coats);
        }
        case SegmentKind::monastery:  // HIL-4
            return region.tiles + 3 * vineyards_around(table, region.spots.begin()->cell);
        case SegmentKind::garden: return region.tiles;  // 9 points if the garden is surrounded
        case SegmentKind::castle: return 2 * misty_tiles_around(table, region.spots.begin()->cell);
        case SegmentKind::field: return 3 * region.cities;
        case SegmentKind::mist:
        case SegmentKind::cemetery:
        case SegmentKind::river:
        case SegmentKind::tower:
        case SegmentKind::acrobats:
        case SegmentKind::vodyanoy: return 0;
    }
    return 0;
}

int worth_of(const Table& table, const Region& region) {
    return with_magic(table, region, worth_without_magic(table, region));
}

// Returns the marks of segments that belong to expansions in play; other marks are scenery.
std::uint32_t marks_played(const Table& table) {
    std::uint32_t marks = 0;
    if (table.settings.inns) marks |= bit(Mark::inn) | bit(Mark::cathedral);
    if (table.settings.goods) marks |= bit(Mark::wine) | bit(Mark::grain) | bit(Mark::cloth);
    if (table.settings.dragon) marks |= bit(Mark::princess);
    return marks;
}

void count_what_is_printed(const Table& table, Region& region) {
    const std::array<Mark, good_kinds> goods = {Mark::wine, Mark::grain, Mark::cloth};
    for (const Spot& spot : region.spots) {
        const Segment& segment = printed(table.board, spot);
        const std::uint32_t marks = segment.marks & marks_played(table);
        region.coats += segment.coats;
        region.marks |= marks;
        for (std::size_t good = 0; good < goods.size(); ++good) {
            region.goods.at(good) += (marks & bit(goods.at(good))) != 0 ? 1 : 0;
        }
    }
}

void count_what_stands(const Table& table, Region& region) {
    for (const Spot& spot : region.spots) {
        const auto found = table.ghosts.find(spot);
        if (found != table.ghosts.end()) region.ghosts += found->second;
    }
    for (const std::size_t i : standing_on(table, region)) {
        const Figure& figure = table.figures[i];
        if (!is_meeple(figure.kind)) continue;
        ++region.meeples.at(static_cast<std::size_t>(figure.colour));
        region.strength.at(static_cast<std::size_t>(figure.colour)) += strength_of(figure.kind, region.coats);
    }
}

std::vector<Spot> spots_in_order_of_laying(const Board& board) {
    std::vector<std::pair<int, Cell>> cells;
    for (const auto& [cell, tile] : board) cells.emplace_back(tile.number, cell);
    std::sort(cells.begin(), cells.end());
    std::vector<Spot> spots;
    for (const auto& [number, cell] : cells) {
        for (std::size_t i = 0; i < board.at(cell).segments.size(); ++i) spots.push_back({cell, static_cast<int>(i)});
    }
    return spots;
}

}  // namespace

bool in_the_middle(SegmentKind kind) {
    switch (kind) {
        case SegmentKind::monastery:
        case SegmentKind::garden:
        case SegmentKind::castle:
        case SegmentKind::cemetery:
        case SegmentKind::tower:
        case SegmentKind::acrobats:
        case SegmentKind::vodyanoy: return true;
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::field:
        case SegmentKind::mist:
        case SegmentKind::river: return false;
    }
    return false;
}

bool fields_score(const Table& table) {
    return table.settings.farmers || table.settings.abbeys || table.settings.hills;
}

bool is_scenery(const Table& table, SegmentKind kind) {
    switch (kind) {
        case SegmentKind::monastery: return !table.settings.monasteries;
        case SegmentKind::garden: return !table.settings.gardens;
        case SegmentKind::river:
        case SegmentKind::tower:
        case SegmentKind::acrobats:
        case SegmentKind::vodyanoy: return true;
        case SegmentKind::castle: return !table.settings.castles;
        case SegmentKind::cemetery: return table.settings.cemeteries == Cemeteries::none;
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::field:
        case SegmentKind::mist: return false;
    }
    return false;
}

Region region_at(const Table& table, const Spot& spot) {
    Region region;
    region.kind = kind_of(table.board, spot);
    region.spots = flood(table.board, spot);
    if (in_the_middle(region.kind)) {
        reckon_middle(table, region);
    } else {
        reckon_sides(table, region);
    }
    count_what_is_printed(table, region);
    count_what_stands(table, region);
    if (region.kind == SegmentKind::field) region.cities = cities_beside(table, region);
    region.worth = worth_of(table, region);
    return region;
}

std::vector<Region> all_regions(const Table& table) {
    std::vector<Region> regions;
    std::set<Spot> seen;
    for (const Spot& spot : spots_in_order_of_laying(table.board)) {
        if (seen.count(spot) != 0) continue;
        if (kind_of(table.board, spot) == SegmentKind::field && !fields_score(table)) continue;
        if (is_scenery(table, kind_of(table.board, spot))) continue;
        regions.push_back(region_at(table, spot));
        seen.insert(regions.back().spots.begin(), regions.back().spots.end());
    }
    return regions;
}

int misty_tiles_around(const Table& table, Cell cell) {
    int tiles = 0;
    for (const Cell near : nine(cell)) {
        const Tile* tile = tile_on(table.board, near);
        if (tile != nullptr && with_mist(*tile)) ++tiles;
    }
    return tiles;
}

bool is_closed(const Table& table, Cell cemetery) {
    const Cemeteries chapter = table.settings.cemeteries;
    if (chapter == Cemeteries::haunted || chapter == Cemeteries::kept) {
        return count_face_up_or_down(table, around(cemetery)) == 8;
    }
    std::vector<Cell> beside;
    for (const Side side : all_sides) beside.push_back(beyond(cemetery, side));
    return count_face_up_or_down(table, beside) == 4;
}

std::vector<Spot> open_cemeteries(const Table& table) {
    std::vector<Spot> open;
    for (const Spot& spot : spots_of_kind(table.board, SegmentKind::cemetery)) {
        if (!is_closed(table, spot.cell)) open.push_back(spot);
    }
    return open;
}

bool is_occupied(const Region& region) {
    return std::any_of(region.meeples.begin(), region.meeples.end(), [](int meeples) { return meeples > 0; });
}

int ghosts_on_tile(const Table& table, Cell cell) {
    int ghosts = 0;
    for (const auto& [spot, count] : table.ghosts) {
        if (spot.cell == cell) ghosts += count;
    }
    return ghosts;
}

int ghosts_on_board(const Table& table) {
    int ghosts = 0;
    for (const auto& [spot, count] : table.ghosts) ghosts += count;
    return ghosts;
}

std::vector<std::size_t> standing(const Table& table) {
    std::vector<std::size_t> figures;
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        if (!table.figures[i].buried) figures.push_back(i);
    }
    return figures;
}

std::vector<std::size_t> standing_on(const Table& table, const Region& region) {
    std::vector<std::size_t> figures;
    for (const std::size_t i : standing(table)) {
        if (region.has(table.figures[i].spot)) figures.push_back(i);
    }
    return figures;
}

std::vector<Colour> majority(const Table& table, const Region& region) {
    const int most = *std::max_element(region.strength.begin(), region.strength.end());
    std::vector<Colour> colours;
    if (most == 0) return colours;  // MEET-5
    for (const Colour colour : present(table, region)) {
        if (region.strength.at(static_cast<std::size_t>(colour)) == most) colours.push_back(colour);
    }
    return table.settings.hills && colours.size() > 1 ? those_on_hills(table, region, colours) : colours;
}

std::vector<Colour> present(const Table& table, const Region& region) {
    std::vector<Colour> colours;
    for (const Colour colour : colours_in_play(table)) {
        if (region.meeples.at(static_cast<std::size_t>(colour)) > 0) colours.push_back(colour);
    }
    return colours;
}

namespace {

int final_worth_without_magic(const Table& table, const Region& region) {
    switch (region.kind) {
        case SegmentKind::road: return region.has(Mark::inn) ? 0 : region.tiles;                       // INN-2
        case SegmentKind::city: return region.has(Mark::cathedral) ? 0 : region.tiles + region.coats;  // INN-3
        case SegmentKind::monastery:
        case SegmentKind::garden: return region.tiles;
        case SegmentKind::castle: return misty_tiles_around(table, region.spots.begin()->cell);
        case SegmentKind::field: return region.worth;
        case SegmentKind::mist:
        case SegmentKind::cemetery:
        case SegmentKind::river:
        case SegmentKind::tower:
        case SegmentKind::acrobats:
        case SegmentKind::vodyanoy: return 0;
    }
    return 0;
}

}  // namespace

int final_worth(const Table& table, const Region& region) {
    return with_magic(table, region, final_worth_without_magic(table, region));
}

}  // namespace mistbank_reference
