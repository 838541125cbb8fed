// A puzzle: the player must find the turn that wins or scores the most. All remaining tiles are known.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace puzzles {

/// A solution that is not the only winning turn must score at least this many points more than the second best turn.
inline constexpr int points_apart = 10;

struct Puzzle {
    std::string game;                   // the name of the preset
    std::string position;               // the position as text, with the draw order
    std::vector<std::string> tiles;     // ids of the remaining tiles, beginning with the tile in hand
    bool wins;                          // true: only the solution wins; false: the solution scores the most
    int value;                          // the value of the solution (see EndSearch)
    int next;                           // the value of the second best turn
    std::vector<std::string> solution;  // the actions of the best turn
    std::vector<std::string> then;      // the best actions of all players after the solution
    int level;                          // difficulty, 1 to 5
};

/// Returns the puzzle of a position, or nothing if the position is not a puzzle.
std::optional<Puzzle> puzzle_of(const mistbank::Game& game, const std::string& preset);
/// Finds `count` puzzles in the endgames of games between advisers. Writes the progress to `told`.
std::vector<Puzzle> find(int count, std::uint64_t seed, std::ostream& told);
std::string to_json(const std::vector<Puzzle>& puzzles);
/// Reads puzzles from the result of to_json(). Throws the exceptions of the JSON reader.
std::vector<Puzzle> from_json(const std::string& text);

}  // namespace puzzles
