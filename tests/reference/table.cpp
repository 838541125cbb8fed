#include "reference/table.hpp"

#include <algorithm>

namespace mistbank_reference {

using namespace mistbank;

namespace {

// LVL-1
struct Level {
    int ghosts, first_hound, second_hound, goal, piles;
    Cemeteries cemeteries;
    bool own_scores;
};
const std::array<Level, 6> levels = {{{15, 0, 0, 50, 1, Cemeteries::none, false},
                                      {15, 0, 0, 75, 1, Cemeteries::resting, false},
                                      {15, 15, 50, 100, 3, Cemeteries::resting, false},
                                      {13, 20, 60, 120, 3, Cemeteries::resting, false},
                                      {13, 15, 50, 100, 3, Cemeteries::haunted, false},
                                      {12, 10, 25, 50, 3, Cemeteries::haunted, true}}};

Settings settings_of_level(const Rules& rules) {
    const Level& level = levels.at(static_cast<std::size_t>(rules.level - 1));
    Settings settings;
    settings.cooperative = true;
    settings.castles = rules.level > 1;  // COO-4
    settings.own_scores = level.own_scores;
    settings.cemeteries = level.cemeteries;
    settings.goal = level.goal;
    settings.hound_numbers = {level.first_hound, level.second_hound};
    settings.ghosts = level.ghosts;
    settings.piles = level.piles;
    settings.meeples = rules.players <= 2 ? 3 : 5;  // COO-1
    return settings;
}

// SIX-1, SIX-2
std::vector<Colour> scoring_colours(const Table& table) {
    if (!table.settings.cooperative) return colours_in_play(table);
    if (!table.settings.own_scores) return {Colour::none};
    if (table.rules.edition == Edition::of_2022) return colours_in_play(table);
    return {table.rules.scoring_colours, table.rules.scoring_colours + table.rules.scoring_colour_count};
}

// With 3 to 5 players the scoring meeples of level 6 are meeples of those colours (SIX-1, SIX-2).
void hand_out(Table& table) {
    for (const Colour colour : colours_in_play(table)) {
        Supply& supply = table.supplies[colour];
        supply.meeples = table.settings.meeples;
        supply.guards = table.settings.guards;
        supply.reserve = table.settings.reserve;
    }
    for (const Colour colour : scoring_colours(table)) {
        table.counters.push_back({colour, 0});
        if (table.settings.own_scores && table.rules.players >= 3) --table.supplies.at(colour).meeples;
    }
}

// LVL-1 leaves castles and cemeteries out of level 1, GCC-14 out of games without these portions.
bool is_played(const Table& table, const TileType& type) {
    const bool first_level = table.settings.cooperative && table.rules.level == 1;
    const bool expansion = table.rules.system == System::ghosts_castles_cemeteries;
    if (type.has(SegmentKind::castle) && (first_level || (expansion && !table.rules.castles))) return false;
    if (type.has(SegmentKind::cemetery) && (first_level || (expansion && !table.rules.cemeteries))) return false;
    return true;
}

// The starting tiles of all sets are no part of the piles: the first set's lie on the board, the others' stay in the
// box (GCC-1).
std::vector<int> tiles_to_draw(const Table& table, const std::vector<TileSet>& sets) {
    std::vector<int> copies;
    for (const TileSet& set : sets) {
        const std::size_t first = copies.size();
        for (const TileType& type : set.types()) copies.push_back(type.copies);
        for (const StartTile& start : set.start()) --copies.at(first + static_cast<std::size_t>(start.type));
    }
    for (std::size_t i = 0; i < copies.size(); ++i) {
        if (!is_played(table, table.types->at(i))) copies.at(i) = 0;
    }
    return copies;
}

// LVL-1: of n tiles n/3, then half of the rest, then the rest, each rounded up.
std::vector<int> piles_of(int tiles, int piles) {
    std::vector<int> sizes;
    for (int left = piles; left > 0; --left) {
        sizes.push_back((tiles + left - 1) / left);
        tiles -= sizes.back();
    }
    return sizes;
}

void lay_starting_block(Table& table, const TileSet& set) {
    for (const StartTile& start : set.start())
        put(table, {start.x, start.y}, turned(type_of(table, start.type), start.type, 0));
}

// COO-3; GCC-3 ignores the symbols.
void place_first_ghosts(Table& table) {
    table.ghost_supply = table.settings.ghosts;
    if (!table.settings.cooperative) return;
    for (const auto& [cell, tile] : table.board) {
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            const int symbols = tile.segments[i].symbols;
            if (symbols > 0) table.ghosts[{cell, static_cast<int>(i)}] = symbols;
            table.ghost_supply -= symbols;
        }
    }
}

}  // namespace

Settings settings_of(const Rules& rules) {
    if (rules.system == System::cooperative) return settings_of_level(rules);
    Settings settings;
    settings.monasteries = true;
    settings.farmers = rules.system != System::demo && rules.farmers;  // BAS-1, DEM-1
    settings.meeples = rules.system == System::base ? 7 : 5;           // BAS-1, DEM-1, GCC-2
    if (rules.system == System::ghosts_castles_cemeteries) {
        settings.castles = rules.castles;  // GCC-14
        settings.cemeteries = rules.cemeteries ? Cemeteries::kept : Cemeteries::none;
        settings.haunted_meeples = rules.ghosts;
        settings.ghosts = rules.ghosts ? 15 : 0;  // GCC-3, GCC-14
        settings.guards = 2;
        settings.reserve = 3;
    }
    return settings;
}

Table set_up(const Rules& rules, const std::vector<TileSet>& sets) {
    Table table;
    table.rules = rules;
    table.settings = settings_of(rules);
    Types types;
    for (const TileSet& set : sets) types.insert(types.end(), set.types().begin(), set.types().end());
    table.types = std::make_shared<const Types>(types);
    table.player = rules.starting_player;
    hand_out(table);
    table.unseen = tiles_to_draw(table, sets);
    int tiles = 0;
    for (const int copies : table.unseen) tiles += copies;
    table.piles = piles_of(tiles, table.settings.piles);
    lay_starting_block(table, sets.front());
    place_first_ghosts(table);
    return table;
}

std::vector<Colour> colours_in_play(const Table& table) {
    return {table.rules.colours, table.rules.colours + table.rules.colour_count};
}

// COO-1: alone all four colours, of two players the first two listed belong to the first.
int player_of(const Table& table, Colour colour) {
    const std::vector<Colour> colours = colours_in_play(table);
    const auto found = std::find(colours.begin(), colours.end(), colour);
    if (found == colours.end()) return -1;
    const int place = static_cast<int>(found - colours.begin());
    if (!table.settings.cooperative || table.rules.players > 2) return place;
    return table.rules.players == 1 ? 0 : place / 2;
}

std::vector<Colour> colours_of(const Table& table, int player) {
    std::vector<Colour> colours;
    for (const Colour colour : colours_in_play(table)) {
        if (player_of(table, colour) == player) colours.push_back(colour);
    }
    return colours;
}

const TileType& type_of(const Table& table, int type) { return table.types->at(static_cast<std::size_t>(type)); }

void put(Table& table, Cell cell, Tile tile) {
    tile.number = static_cast<int>(table.board.size());
    table.board.emplace(cell, std::move(tile));
}

}  // namespace mistbank_reference
