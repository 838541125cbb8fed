#include "reference/table.hpp"

#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

std::size_t index_of(FigureKind kind) { return static_cast<std::size_t>(kind); }

// A row in the table of levels (LVL-1).
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
    settings.supply.figures[index_of(FigureKind::normal)] = rules.players <= 2 ? 3 : 5;  // COO-1
    return settings;
}

// Whether meeples can be farmers (BAS-1, DEM-1).
bool has_farmers(const Rules& rules) { return rules.system == System::base && rules.farmers; }

// TWR-1: returns the number of floors for each player.
int floors_of_each(int players) {
    static const std::array<int, 6> floors = {10, 10, 9, 7, 6, 5};
    return floors.at(static_cast<std::size_t>(players - 1));
}

// MEET-4: returns the number of figures of each kind for a colour.
Supply supply_of(const Rules& rules) {
    const bool guarded = rules.plays(Expansion::ghosts_castles_cemeteries);
    const bool traders = rules.plays(Expansion::traders_builders);
    Supply supply;
    supply.figures[index_of(FigureKind::normal)] = rules.system == System::base && !guarded ? 7 : 5;  // BAS-1, DEM-1
    supply.figures[index_of(FigureKind::guard)] = guarded ? 2 : 0;                                    // GCC-2
    supply.reserve = guarded ? 3 : 0;                                                                 // GCC-2
    supply.figures[index_of(FigureKind::large)] = rules.plays(Expansion::inns_cathedrals) ? 1 : 0;
    supply.figures[index_of(FigureKind::abbot)] = rules.plays(Expansion::abbot) ? 1 : 0;
    supply.figures[index_of(FigureKind::mayor)] = rules.plays(Expansion::abbey_mayor) ? 1 : 0;
    supply.figures[index_of(FigureKind::wagon)] = rules.plays(Expansion::abbey_mayor) ? 1 : 0;
    supply.figures[index_of(FigureKind::barn)] = rules.plays(Expansion::abbey_mayor) ? 1 : 0;
    supply.figures[index_of(FigureKind::ringmaster)] = rules.plays(Expansion::big_top) ? 1 : 0;
    supply.figures[index_of(FigureKind::shepherd)] = rules.plays(Expansion::hills_sheep) ? 1 : 0;
    supply.figures[index_of(FigureKind::builder)] = traders ? 1 : 0;
    supply.figures[index_of(FigureKind::pig)] = traders && has_farmers(rules) ? 1 : 0;  // TRB-10
    supply.abbeys = rules.plays(Expansion::abbey_mayor) ? 1 : 0;
    supply.floors = rules.plays(Expansion::tower) ? floors_of_each(rules.players) : 0;
    for (int kind = 0; kind < figure_kinds; ++kind) {  // HSE-14
        if ((rules.house.without & 1u << kind) != 0) supply.figures[static_cast<std::size_t>(kind)] = 0;
    }
    return supply;
}

// Returns the colours that have a scoring meeple (SIX-1, SIX-2); Colour::none stands for the common one of a team.
std::vector<Colour> scoring_colours(const Table& table) {
    if (!table.settings.cooperative) return colours_in_play(table);
    if (!table.settings.own_scores) return {Colour::none};
    if (table.rules.edition == Edition::of_2022) return colours_in_play(table);
    return {table.rules.scoring_colours, table.rules.scoring_colours + table.rules.scoring_colour_count};
}

// Gives each colour its supply and its scoring meeple. In level 6 with 3 to 5 players, the scoring meeples come from
// the supplies (SIX-1, SIX-2).
void hand_out(Table& table) {
    for (const Colour colour : colours_in_play(table)) table.supplies[colour] = table.settings.supply;
    for (const Colour colour : scoring_colours(table)) {
        table.counters.push_back({colour, 0});
        if (table.settings.own_scores && table.rules.players >= 3) --in_supply(table, colour, FigureKind::normal);
    }
}

// Whether tiles of this type are in play. LVL-1 removes castles and cemeteries from level 1; GCC-14 removes them from
// games without these portions.
bool is_played(const Table& table, const TileType& type) {
    const bool first_level = table.settings.cooperative && table.rules.level == 1;
    const bool expansion = table.rules.plays(Expansion::ghosts_castles_cemeteries);
    if (type.has(SegmentKind::castle) && (first_level || (expansion && !table.rules.castles))) return false;
    if (type.has(SegmentKind::cemetery) && (first_level || (expansion && !table.rules.cemeteries))) return false;
    return true;
}

// MEET-19: whether the spring is the first tile. A large starting block is used instead of the spring.
bool spring_starts(const Table& table) { return table.settings.river && !table.settings.large_start; }

// The starting tiles of all sets are not part of the piles. Those of the first set lie on the board; the others stay in
// the box (GCC-1, RIV-2). The spring is an exception: it lies on the board or on top of the pile (MEET-19).
std::vector<int> tiles_to_draw(const Table& table, const std::vector<TileSet>& sets) {
    std::vector<int> copies;
    for (const TileSet& set : sets) {
        const std::size_t first = copies.size();
        for (const TileType& type : set.types()) copies.push_back(type.copies);
        const bool lies_there = &set == &sets.front() && !spring_starts(table);
        if (lies_there && table.rules.house.start_in_bag) continue;  // HSE-11
        for (const StartTile& start : set.start()) {
            const std::size_t type = first + static_cast<std::size_t>(start.type);
            if (lies_there || !table.types->at(type).has(Mark::spring)) --copies.at(type);
        }
    }
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const TileType& type = table.types->at(i);
        const bool held = type.has(Mark::abbey);  // ABM-1
        if (held || !is_played(table, type) || (spring_starts(table) && type.has(Mark::spring))) copies.at(i) = 0;
    }
    return copies;
}

// LVL-1: divides the tiles into piles: a third, then half of the rest, then the rest, each rounded up.
std::vector<int> piles_of(int tiles, int piles) {
    std::vector<int> sizes;
    for (int left = piles; left > 0; --left) {
        sizes.push_back((tiles + left - 1) / left);
        tiles -= sizes.back();
    }
    return sizes;
}

void add_segment(TileType& type, Mark mark, SegmentKind kind) {
    if (!type.has(mark) || type.segment_count == max_segments) return;
    Segment segment;
    segment.kind = kind;
    type.segments.at(static_cast<std::size_t>(type.segment_count++)) = segment;
}

// MEET-22: adds segments that are not printed: the tops of towers, the spaces for acrobats and the Vodyanoy's lake.
void add_segments_behind_print(const Settings& settings, Types& types) {
    for (TileType& type : types) {
        if (settings.towers) add_segment(type, Mark::foundation, SegmentKind::tower);
        if (settings.circus) add_segment(type, Mark::acrobats, SegmentKind::acrobats);
        if (settings.vodyanoy) add_segment(type, Mark::vodyanoy, SegmentKind::vodyanoy);
    }
}

// Adds the sheep tokens and the animal tokens (HIL, TOP).
void fill_bags(Table& table) {
    if (table.settings.hills) table.bag = {{0, 2}, {1, 4}, {2, 5}, {3, 5}, {4, 2}};
    if (table.settings.circus) table.animals = {{1, 1}, {3, 4}, {4, 5}, {5, 3}, {6, 2}, {7, 1}};
}

void lay_starting_block(Table& table, const TileSet& set) {
    if (spring_starts(table)) {  // RIV-2
        for (int type = 0; type < static_cast<int>(table.types->size()); ++type) {
            if (type_of(table, type).has(Mark::spring)) put(table, {0, 0}, turned(type_of(table, type), type, 0));
        }
        return;
    }
    for (const StartTile& start : set.start())
        put(table, {start.x, start.y}, turned(type_of(table, start.type), start.type, 0));
}

// Puts the ferries and the ingots beside the board.
void lay_out_tokens(Table& table) {
    if (table.settings.ferries) table.ferries = 8;
    if (table.settings.gold) table.ingots_aside = 16;
}

// COO-3: places ghosts for the ghost symbols on the starting tiles. Competitive games ignore these symbols (GCC-3).
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
    settings.farmers = has_farmers(rules);
    settings.supply = supply_of(rules);
    settings.river = rules.plays(Expansion::river);
    settings.gardens = rules.plays(Expansion::abbot);
    settings.inns = rules.plays(Expansion::inns_cathedrals);
    settings.goods = rules.plays(Expansion::traders_builders);
    settings.dragon = rules.plays(Expansion::princess_dragon);
    settings.towers = rules.plays(Expansion::tower);
    settings.abbeys = rules.plays(Expansion::abbey_mayor);
    settings.machines = rules.plays(Expansion::flying_machines);
    settings.hills = rules.plays(Expansion::hills_sheep);
    settings.circus = rules.plays(Expansion::big_top);
    settings.vodyanoy = rules.plays(Expansion::vodyanoy);
    settings.messages = rules.plays(Expansion::messages);
    settings.ferries = rules.plays(Expansion::ferries);
    settings.gold = rules.plays(Expansion::gold);
    settings.mage = rules.plays(Expansion::mage);
    settings.robbers = rules.plays(Expansion::robbers);
    settings.crops = rules.plays(Expansion::crops);
    settings.king = rules.plays(Expansion::king);
    settings.festival = rules.plays(Expansion::festival);
    if (rules.plays(Expansion::ghosts_castles_cemeteries)) {
        settings.large_start = true;
        settings.castles = rules.castles;  // GCC-14
        settings.cemeteries = rules.cemeteries ? Cemeteries::kept : Cemeteries::none;
        settings.haunted_meeples = rules.ghosts;
        settings.ghosts = rules.ghosts ? 15 : 0;  // GCC-3, GCC-14
    }
    return settings;
}

Table set_up(const Rules& rules, const std::vector<TileSet>& sets) {
    Table table;
    table.rules = rules;
    table.settings = settings_of(rules);
    Types types;
    for (const TileSet& set : sets) types.insert(types.end(), set.types().begin(), set.types().end());
    add_segments_behind_print(table.settings, types);
    table.types = std::make_shared<const Types>(types);
    table.player = rules.starting_player;
    hand_out(table);
    table.unseen = tiles_to_draw(table, sets);
    int tiles = 0;
    for (const int copies : table.unseen) tiles += copies;
    table.piles = piles_of(tiles, table.settings.piles);
    if (!rules.house.start_in_bag) lay_starting_block(table, sets.front());
    for (const auto& [cell, tile] : table.board) table.start.push_back(cell);
    place_first_ghosts(table);
    fill_bags(table);
    lay_out_tokens(table);
    return table;
}

std::vector<Colour> colours_in_play(const Table& table) {
    return {table.rules.colours, table.rules.colours + table.rules.colour_count};
}

// Returns the player who has this colour; -1 if the colour is not in play. COO-1: a single player has all four colours.
// Of two players, the first has the first two colours.
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

int& in_supply(Table& table, Colour colour, FigureKind kind) {
    return table.supplies.at(colour).figures[index_of(kind)];
}

int in_supply(const Table& table, Colour colour, FigureKind kind) {
    return table.supplies.at(colour).figures[index_of(kind)];
}

Colour colour_of(const Table& table, int player) { return colours_of(table, player).front(); }

std::vector<Cell> as_one_tile(const Table& table, Cell cell) {
    const bool at_start = std::find(table.start.begin(), table.start.end(), cell) != table.start.end();
    return at_start ? table.start : std::vector<Cell>{cell};
}

namespace {

// The number of unseen dragon tiles that would wait for the dragon if they were drawn now (PRD-3), and the number of
// all other unseen tiles.
struct Left {
    int to_lay = 0;
    int waiting = 0;
};

Left left_in(const Table& table) {
    Left left;
    for (int type = 0; type < static_cast<int>(table.unseen.size()); ++type) {
        const bool waits = table.settings.dragon && !table.dragon && type_of(table, type).has(Mark::dragon);
        (waits ? left.waiting : left.to_lay) += table.unseen.at(static_cast<std::size_t>(type));
    }
    return left;
}

int size_of_pile(const Table& table) { return table.piles.at(static_cast<std::size_t>(table.active_pile)); }

}  // namespace

bool pile_is_used_up(const Table& table) { return size_of_pile(table) == 0 || left_in(table).to_lay == 0; }

bool pile_may_be_used_up(const Table& table) {
    const Left left = left_in(table);
    return pile_is_used_up(table) ||
           (left.to_lay <= table.hidden + tiles_in_hidden_hands(table) && left.waiting >= size_of_pile(table));
}

void put(Table& table, Cell cell, Tile tile) {
    tile.number = static_cast<int>(table.board.size());
    table.board.emplace(cell, std::move(tile));
}

}  // namespace mistbank_reference
