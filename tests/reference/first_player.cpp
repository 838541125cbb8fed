// The choice of the first player: by chance, or by the tile with the most road sides (HSE-17).
#include <algorithm>
#include <numeric>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

int road_sides(const Table& table, int type) {
    const Tile tile = turned(type_of(table, type), type, 0);
    return static_cast<int>(std::count_if(all_sides.begin(), all_sides.end(),
                                          [&](Side side) { return side_kind(tile, side) == SideKind::road; }));
}

int tiles_below_river(const Table& table) {
    int tiles = 0;
    for (int type = 0; type < static_cast<int>(table.unseen.size()); ++type) tiles += drawable(table, type);
    return tiles;
}

// Each of these players draws a tile. Returns the players whose tile has the most road sides.
std::vector<int> draw_round(Table& table, Script& script, const std::vector<int>& players) {
    std::map<int, std::vector<int>> by_roads;
    for (const int player : players) {
        table.player = player;
        const int type = script.draw(table);
        --table.piles.at(static_cast<std::size_t>(table.active_pile));
        --table.unseen.at(static_cast<std::size_t>(type));
        table.set_aside.push_back(type);
        by_roads[road_sides(table, type)].push_back(player);
    }
    return by_roads.rbegin()->second;
}

void put_all_back(Table& table) {
    for (const int type : table.set_aside) {
        ++table.piles.at(static_cast<std::size_t>(table.active_pile));
        ++table.unseen.at(static_cast<std::size_t>(type));
    }
    table.set_aside.clear();
}

}  // namespace

bool is_before_first_turn(const Table& table) {
    return table.turn == 0 && table.rules.house.first_player != FirstPlayer::host;
}

void find_first_player(Table& table, Script& script) {
    if (!is_before_first_turn(table)) return;
    std::vector<int> players(static_cast<std::size_t>(table.rules.players));
    std::iota(players.begin(), players.end(), 0);
    const bool by_roads = table.rules.house.first_player == FirstPlayer::most_roads;
    while (by_roads && players.size() > 1 && tiles_below_river(table) >= static_cast<int>(players.size())) {
        players = draw_round(table, script, players);
    }
    table.player = players.front();
    if (players.size() > 1) table.player = script.name_first_player(table, players);
    put_all_back(table);
}

}  // namespace mistbank_reference
