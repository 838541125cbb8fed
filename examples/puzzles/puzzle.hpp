// A puzzle: which turn wins, or brings most, when all tiles to come are known?
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "mistbank/game.hpp"

namespace puzzles {

inline constexpr int points_apart = 10;  // that the best turn brings more than any other

struct Puzzle {
    std::string game;                   // the preset
    std::string position;               // as text, the order of draws in it
    std::vector<std::string> tiles;     // ids of those to be laid, the one in hand first
    bool wins;                          // the solution wins, and no other turn does; else it brings more points
    int value;                          // what the solution comes to: EndSearch
    int next;                           // what the next best turn comes to
    std::vector<std::string> solution;  // the actions of the turn
    std::vector<std::string> then;      // how it goes on when everybody plays as well as can be
    int level;                          // how hard it is, 1 to 5
};

/// The puzzle that a position is, if it is one.
std::optional<Puzzle> puzzle_of(const mistbank::Game& game, const std::string& preset);
/// So many, from the ends of games that advisers play; what it is doing is told to `told`.
std::vector<Puzzle> find(int count, std::uint64_t seed, std::ostream& told);
std::string to_json(const std::vector<Puzzle>& puzzles);
/// Throws what the reader of JSON throws.
std::vector<Puzzle> from_json(const std::string& text);

}  // namespace puzzles
