// The facts of games with a goal, ghosts or hounds.
#pragma once

#include "mistbank/rules.hpp"
#include "rules/fact.hpp"
#include "rules/settings.hpp"

namespace mistbank {

std::int32_t goal_of_game(const Table& table, int of, int place);
std::int32_t ghosts_in_supply(const Table& table, int of, int place);
std::int32_t ghosts_on_the_board(const Table& table, int of, int place);
int count_ghosts_on_tiles(const Table& table);
std::int32_t place_of_ghost(const Table& table, int of, int place);
std::int32_t place_of_hound(const Table& table, int of, int place);
std::int32_t number_of_hound(const Table& table, int of, int place);
std::int32_t has_hound_arrived(const Table& table, int of, int place);
const char* name_of_hound(int place);

inline bool is_cooperative(const Rules& rules) { return rules.system == System::cooperative; }
inline bool plays_ghosts(const Rules& rules) {
    return is_cooperative(rules) || (rules.plays(Expansion::ghosts_castles_cemeteries) && rules.ghosts);
}

inline constexpr const char* names_of_hound_numbers[hound_count] = {"hound_1_number", "hound_2_number"};
inline constexpr const char* names_of_hound_arrivals[hound_count] = {"hound_1_arrived", "hound_2_arrived"};
inline constexpr const char* effect_of_ghosts =
    "Ghosts leave when their mist bank is finished, or are removed instead of scoring points. The game is lost if more "
    "ghosts must be placed than the supply has.";
inline constexpr const char* effect_of_hounds =
    "The hound leaves when its meeple is scored, and brings 1 point for each ghost on the board.";
inline constexpr Fact goal_facts[] = {
    fact("goal", "points that the team needs", "point", "LVL-1", goal_of_game)
        .within(0, 255)
        .in_json_part(JsonPart::standing)
        .if_any()
        .observed(25),
};
inline constexpr Fact ghost_facts[] = {
    fact("ghost_supply", "ghosts left in the supply", "ghost", "COO-3", ghosts_in_supply)
        .drawn_as("ghost")
        .within(0, most_ghosts)
        .in_json_of_all(JsonPart::standing)
        .observed(57),
    fact("ghosts_on_board", "ghosts on tiles and meeples", "ghost", "COO-3", ghosts_on_the_board)
        .drawn_as("ghost")
        .within(0, most_ghosts)
        .in_json_of_all(JsonPart::standing)
        .observed(58),
};
inline constexpr Fact mist_facts[] = {
    fact("ghosts", "ghost on a tile", "ghost", "MIS-5", place_of_ghost)
        .as(FactKind::segment)
        .as_many_as(count_ghosts_on_tiles)
        .drawn_as("ghost")
        .does(effect_of_ghosts),
    fact("hounds", "meeple with the hound", "hound", "HND-2", place_of_hound)
        .as(FactKind::segment)
        .times(hound_count)
        .drawn_as("hound")
        .does(effect_of_hounds),
    fact("hound_numbers", "points at which the hounds arrive", "point", "HND-1", number_of_hound)
        .times(hound_count, name_of_hound)
        .within(0, 255)
        .observed(59, names_of_hound_numbers),
    fact("hounds_arrived", "hounds that have arrived", "hound", "HND-2", has_hound_arrived)
        .times(hound_count, name_of_hound)
        .within(0, 1)
        .observed(61, names_of_hound_arrivals),
};
inline constexpr FactsOfRules facts_of_mist[] = {
    {is_cooperative, goal_facts, nullptr}, {plays_ghosts, ghost_facts, nullptr}, {is_cooperative, mist_facts, nullptr}};

}  // namespace mistbank
