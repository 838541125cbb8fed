// The facts of every game: the piles of tiles, and the tiles set aside.
#pragma once

#include "rules/fact.hpp"
#include "rules/setup.hpp"

namespace mistbank {

int count_piles(const Table& table);
std::int32_t tiles_in_pile(const Table& table, int of, int place);
std::int32_t active_pile(const Table& table, int of, int place);
std::int32_t tiles_set_aside(const Table& table, int of, int place);

inline constexpr const char* names_of_piles[max_piles] = {"pile_0", "pile_1", "pile_2"};
inline constexpr Fact base_game_facts[] = {
    fact("piles", "tiles in each pile", "tile", "LVL-3", tiles_in_pile)
        .as_many_as(count_piles)
        .within(0, most_tiles)
        .in_json_of_all(JsonPart::piles)
        .observed(64, names_of_piles),
    fact("active_pile", "pile that tiles are drawn from", "pile", "LVL-3", active_pile)
        .within(0, max_piles - 1)
        .in_json_of_all(JsonPart::piles)
        .observed(63),
    fact("set_aside", "tiles set aside because they fitted nowhere", "tile", "COM-4", tiles_set_aside)
        .within(0, most_tiles)
        .observed(67),
};
inline constexpr FactsOfRules facts_of_base_game[] = {{[](const Rules&) { return true; }, base_game_facts, nullptr}};

}  // namespace mistbank
