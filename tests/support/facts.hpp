// Facts about a game as structs, for comparisons.
#pragma once

#include <string_view>

#include "mistbank/game.hpp"

namespace mistbank {

/// A segment on a tile. Both numbers are -1 for a component that is not on the board.
struct PlaceFact {
    int tile;
    int segment;
};
inline PlaceFact place_of(const Game& game, std::string_view fact) {
    return {game.fact(fact, 0, 0), game.fact(fact, 0, 1)};
}

inline Colour holder_of(const Game& game, std::string_view fact) { return static_cast<Colour>(game.fact(fact)); }

/// The tile of a lake and the two roads that its ferry joins.
struct FerryFact {
    int tile;
    int one;
    int other;
};
inline int ferry_count(const Game& game) { return game.fact_size("ferries") / 3; }
inline FerryFact ferry_of(const Game& game, int index) {
    const auto number = [&](int place) { return game.fact("ferries", 0, 3 * index + place); };
    return {number(0), number(1), number(2)};
}

}  // namespace mistbank
