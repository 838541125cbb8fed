// Random rules of a game, and tile sets that match them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank_reference {

/// Returns the number of games for a test: `share` / 10,000 of MISTBANK_GAMES. MISTBANK_GAMES is meant for games that
/// only the library plays; games that the reference also plays take 100 times as long.
int games_of(int share);
bool plays_usual_number();

/// All expansions, as a set of bit(Expansion).
inline constexpr std::uint32_t every_expansion = (1u << mistbank::expansion_count) - 1;
inline constexpr std::uint32_t every_large_box = mistbank::bit(mistbank::Expansion::messages) - 1;
inline constexpr std::uint32_t every_small_box = every_expansion & ~every_large_box;

/// Returns the rules of this preset with random values for all settings that the preset leaves open.
mistbank::Rules random_rules(const std::string& preset, std::uint64_t seed);
/// Returns random rules: the base game or the demo with any set of expansions.
mistbank::Rules random_expansions(std::uint64_t seed);
/// Returns random rules with random expansions that the set allows. If `all_shown`, all expansions that have tiles in
/// the set are in play.
mistbank::Rules random_expansions_of(const mistbank::TileSet& set, bool all_shown, std::uint64_t seed);
/// Returns random rules with all small boxes whose marks the set shows. The messages and the king are in play in more
/// than half of the games.
mistbank::Rules random_small_boxes_of(const mistbank::TileSet& set, std::uint64_t seed);
/// Returns random rules: the base game or the demo with `expansions`, a set of bit(Expansion).
mistbank::Rules random_rules_with(std::uint32_t expansions, std::uint64_t seed);

/// Returns the rules with random house rules that these sets allow (HSE).
mistbank::Rules with_random_house_rules(mistbank::Rules rules, const std::vector<mistbank::TileSet>& sets,
                                        std::uint64_t seed);

/// Returns the built-in sets for these rules (MEET-19), including gentle mists if `gentle`.
std::vector<mistbank::TileSet> sets_of(const mistbank::Rules& rules, bool gentle);

}  // namespace mistbank_reference
