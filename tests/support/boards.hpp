// Boards of any size and of unusual shapes, for tests of limits and of speed.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// A tile of a board: its kind and its cell. It is not rotated.
struct Placing {
    int kind = 0;
    int x = 0;
    int y = 0;
    int meeple = -1;  ///< segment for the player's first meeple
};

/// A plan of a board: its tiles in the order of laying. The first one is the start.
struct BoardPlan {
    std::string name;
    std::vector<std::string> kinds;  ///< the lines of a tile of each kind
    std::vector<Placing> placings;
    const char* preset = "base";
};

inline const std::string field_tile = " field all\n";
inline const std::string city_tile = " city N E S W coats 9\n";
inline const std::string cemetery_tile = " cemetery\n field all\n";

/// Tiles of one kind that fits everywhere.
BoardPlan line_of(const std::string& kind, int tiles);
BoardPlan stairs_of(const std::string& kind, int tiles);
BoardPlan square_of(const std::string& kind, int tiles);
BoardPlan spiral_of(const std::string& kind, int tiles);  ///< with empty cells between its windings
/// Two long lines at a distance where their cells get close places in the board's hash.
BoardPlan rails_of(const std::string& kind, int tiles);
/// Parallel roads, which a crossing road joins from the newest to the oldest.
BoardPlan comb_of_roads(int tiles);
/// A line in which every third tile is a cemetery, and each of them stays open.
BoardPlan line_of_cemeteries(int tiles);
/// Returns one board of each shape, with a meeple on the second tile if one can stand there.
std::vector<BoardPlan> every_shape(int tiles);

/// Returns a tile set of these tiles and some more of the first kind.
mistbank::TileSet set_of(const BoardPlan& plan, int more);
/// Builds the board, by the rules of the plan's preset with external draws. The game is about to lay one more tile, or
/// is over if there are no `more`.
mistbank::Game build(const BoardPlan& plan, int more = 4, mistbank::Recording recording = mistbank::Recording::none);

/// A call whose cost grows with the board.
struct Call {
    const char* name;
    void (*make)(mistbank::Game& game);
    bool needs_past = false;
};
/// Returns every call that costs more than a few tiles.
const std::vector<Call>& every_call();

}  // namespace mistbank_tests
