// Boards of any size and of unusual shapes, for tests of limits and of speed.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// A tile in a plan of a board: its kind and its cell. The tile is not rotated.
struct Placing {
    int kind = 0;
    int x = 0;
    int y = 0;
    int meeple = -1;  ///< segment for the player's first meeple; -1 for none
};

/// A plan of a board: the tiles in the order in which they are laid, beginning with the starting tile.
struct BoardPlan {
    std::string name;
    std::vector<std::string> kinds;  ///< lines of the tile text for each kind
    std::vector<Placing> placings;
    const char* preset = "base";
};

inline const std::string field_tile = " field all\n";
inline const std::string city_tile = " city N E S W coats 9\n";
inline const std::string cemetery_tile = " cemetery\n field all\n";

/// Returns a line of tiles of one kind. Tiles of this kind must fit next to each other on every side.
BoardPlan line_of(const std::string& kind, int tiles);
BoardPlan stairs_of(const std::string& kind, int tiles);
BoardPlan square_of(const std::string& kind, int tiles);
BoardPlan spiral_of(const std::string& kind, int tiles);  ///< a spiral with empty cells between its windings
/// Returns two long parallel lines. Their distance gives the cells of the two lines neighbouring slots in the board's
/// hash table.
BoardPlan rails_of(const std::string& kind, int tiles);
/// Returns a plan with parallel roads. A crossing road joins them, from the newest to the oldest.
BoardPlan comb_of_roads(int tiles);
/// Returns a line in which every third tile is a cemetery that stays open.
BoardPlan line_of_cemeteries(int tiles);
/// Returns one board of each shape, with a meeple on the second tile if one can stand there.
std::vector<BoardPlan> every_shape(int tiles);

/// Returns a tile set with these tiles and `more` further tiles of the first kind.
mistbank::TileSet set_of(const BoardPlan& plan, int more);
/// Builds the board with the rules of the plan's preset and external draws. In the resulting game one more tile is to
/// be laid; if `more` is 0, the game is over.
mistbank::Game build(const BoardPlan& plan, int more = 4, mistbank::Recording recording = mistbank::Recording::none);

/// A call whose cost grows with the board.
struct Call {
    const char* name;
    void (*make)(mistbank::Game& game);
    bool needs_past = false;
};
/// Returns all calls whose cost grows with the number of tiles.
const std::vector<Call>& every_call();

}  // namespace mistbank_tests
