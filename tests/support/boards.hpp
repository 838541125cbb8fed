// Boards of any size and of odd shapes, for tests of limits and of speed.
#pragma once

#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// A tile of a board: which of its kinds, and where. It lies as printed.
struct Placing {
    int kind = 0;
    int x = 0;
    int y = 0;
    int meeple = -1;  ///< segment that the player's first meeple is put on
};

/// A board to be built: its tiles in the order of laying. The first one is the start.
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
BoardPlan spiral_of(const std::string& kind, int tiles);  ///< its windings lie apart
/// Two long lines so far apart that the places of their cells in the board's hash come close together.
BoardPlan rails_of(const std::string& kind, int tiles);
/// Roads side by side, which a road across joins from the youngest to the oldest.
BoardPlan comb_of_roads(int tiles);
/// Every third tile of a line is a cemetery, and each of them stays open.
BoardPlan line_of_cemeteries(int tiles);
/// One of each, with a meeple on the second tile where it can stand there.
std::vector<BoardPlan> every_shape(int tiles);

/// A tile set of just these tiles and some more of the first kind.
mistbank::TileSet set_of(const BoardPlan& plan, int more);
/// The board, by the rules of the plan's preset with external draws. The game stands before laying one more tile, or is
/// over if there are no `more`.
mistbank::Game build(const BoardPlan& plan, int more = 4, mistbank::Recording recording = mistbank::Recording::none);

/// A call whose cost grows with the board.
struct Call {
    const char* name;
    void (*make)(mistbank::Game& game);
    bool needs_past = false;
};
/// Every call with a cost of more than a few tiles.
const std::vector<Call>& every_call();

}  // namespace mistbank_tests
