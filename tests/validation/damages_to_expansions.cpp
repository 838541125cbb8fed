#include "rules/placing.hpp"
#include "validation/damages.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

// Returns the root of a complete or an incomplete city; null if there is none.
Node* city(Table& table, bool complete) {
    for (NodeIndex node = 0; node < table.board.counts->nodes; ++node) {
        Node& root = table.board.nodes[node];
        if (root.root == node && root.kind == SegmentKind::city && (root.open == 0) == complete) return &root;
    }
    return nullptr;
}

// Whether the active player's builder is on the board and the tile of this part of the turn is laid.
bool builder_stands(const Table& table) {
    if (table.state->laid == none32) return false;
    return figure_at(table, colour_of_active_player(table), FigureKind::builder, FigurePlace::board) >= 0;
}

// Returns a tile next to the Vodyanoy's first lake; none32 if there is none.
TileIndex tile_beside_lake(const Table& table) {
    for (TileIndex tile = 0; table.lakes->count > 0 && tile < table.board.counts->tiles; ++tile) {
        if (tile != table.lake_tiles[0] && lies_around(table, table.lake_tiles[0], tile)) return tile;
    }
    return none32;
}

}  // namespace

const std::vector<Damage>& damages_to_expansions() {
    static const std::vector<Damage> damages = {
        {"tower", "the top of the tower at", check_towers,
         [](Table& table) {
             if (table.towers->count == 0) return false;
             ++table.towers_on_board[0].top;
             return true;
         }},
        {"abbey_mayor", "the number of holes", check_abbeys,
         [](Table& table) {
             ++table.abbeys->holes;
             return true;
         }},
        {"hills_sheep", "the empty cell stored for the shepherd of colour 0", check_flocks,
         [](Table& table) {
             const bool stands = figure_at(table, Colour::red, FigureKind::shepherd, FigurePlace::board) >= 0;
             if (stands) return false;
             CellIndex empty = 1;
             while (table.board.cells[empty].has_tile != 0) ++empty;
             table.hills->empty_beside[0] = empty;
             return true;
         }},
        {"vodyanoy", "stands uncaught beside the lake", check_lakes,
         [](Table& table) {  // only when a figure is placed: before that, all meeples near the lake are caught
             const TileIndex tile = tile_beside_lake(table);
             const FigureSet meeples = meeples_on_board(table, Colour::red);
             const bool is_placing = table.state->decision == DecisionKind::place_meeple;
             if (tile == none32 || meeples == 0 || !is_placing || table.lakes->newcomer != 0) return false;
             const int first = table.setup->first_figure[static_cast<int>(Colour::red)];
             table.figures[first + static_cast<int>(lowest_bit(meeples))].node = table.board.tiles[tile].first;
             return true;
         }},
        {"river", "the river does not end at", check_river,
         [](Table& table) {
             ++table.river->x;
             return table.river->is_open != 0;
         }},
        {"river", "the number of open ends: 1, expected 0", check_river,
         [](Table& table) {
             if (table.river->is_open == 0) return false;
             table.river->is_open = 0;
             return true;
         }},
        {"river", "the number of open ends: 0, expected 1", check_river,
         [](Table& table) {
             if (table.river->is_open != 0) return false;
             table.river->is_open = 1;
             return true;
         }},
        {"everything", "no river flows from side", check_river,
         [](Table& table) {
             if (table.river->is_open == 0) return false;
             table.river->side = static_cast<std::uint8_t>((table.river->side + 1) % 4);
             return true;
         }},
        {"river", "the bend before", check_river,
         [](Table& table) {
             if (table.river->is_open == 0 || table.river->last_bend != Bend::left) return false;
             table.river->last_bend = Bend::right;
             return true;
         }},
        {"everything", "the bend before", check_river,
         [](Table& table) {
             if (table.river->is_open == 0 || table.river->last_bend != Bend::right) return false;
             table.river->last_bend = Bend::none;
             return true;
         }},
        {"traders_builders", "the flag `builder_has_grown`: 0, expected 1", check_goods_and_builder,
         [](Table& table) {
             if (!builder_stands(table) || table.traders->builder_has_grown == 0) return false;
             table.traders->builder_has_grown = 0;
             return true;
         }},
        {"traders_builders", "the flag `builder_has_grown`: 1, expected 0", check_goods_and_builder,
         [](Table& table) {
             if (!builder_stands(table) || table.traders->builder_has_grown != 0) return false;
             table.traders->builder_has_grown = 1;
             return true;
         }},
        {"base", "goods were taken in a game without goods", check_goods_and_builder,
         [](Table& table) {
             Node* root = city(table, true);
             if (root == nullptr) return false;
             root->goods_taken = 1;
             return true;
         }},
        {"traders_builders", "goods were taken in an incomplete city", check_goods_and_builder,
         [](Table& table) {
             Node* root = city(table, false);
             if (root == nullptr) return false;
             root->goods_taken = 1;
             return true;
         }},
        {"traders_builders", "no player has taken the goods of the complete city", check_goods_and_builder,
         [](Table& table) {
             Node* root = city(table, true);
             if (root == nullptr || table.state->decision != DecisionKind::lay_tile) return false;
             root->goods_taken = 0;
             return true;
         }},
        {"traders_builders", "the number of held tokens of good 2", check_goods_and_builder,
         [](Table& table) {
             ++table.traders->goods[0][2];
             return true;
         }},
    };
    return damages;
}

}  // namespace mistbank_tests
