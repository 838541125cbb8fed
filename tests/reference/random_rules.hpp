// Everything that a host can set, by dice, and the tile sets that go with it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank_reference {

/// How many games a share of `share` in 10,000 is. MISTBANK_GAMES is meant for games of the library alone; those of the
/// reference take a hundred times as long.
int games_of(int share);
bool plays_usual_number();

/// Sets of bit(Expansion).
inline constexpr std::uint32_t every_expansion = (1u << mistbank::expansion_count) - 1;
inline constexpr std::uint32_t every_large_box = mistbank::bit(mistbank::Expansion::messages) - 1;
inline constexpr std::uint32_t every_small_box = every_expansion & ~every_large_box;

/// The game of this preset with everything else by dice.
mistbank::Rules random_rules(const std::string& preset, std::uint64_t seed);
/// Base game or demo with any set of expansions, likewise.
mistbank::Rules random_expansions(std::uint64_t seed);
/// Likewise, of those that the set shows; with all of them but Ghosts, Castles & Cemeteries, if that is wished.
mistbank::Rules random_expansions_of(const mistbank::TileSet& set, bool all_shown, std::uint64_t seed);
/// Likewise, with all small boxes that the set shows; messages and king more often than not.
mistbank::Rules random_small_boxes_of(const mistbank::TileSet& set, std::uint64_t seed);
/// Base game or demo with these, a set of bit(Expansion), likewise.
mistbank::Rules random_rules_with(std::uint32_t expansions, std::uint64_t seed);

/// The same with house rules by dice, such as these sets can be played with (HSE).
mistbank::Rules with_random_house_rules(mistbank::Rules rules, const std::vector<mistbank::TileSet>& sets,
                                        std::uint64_t seed);

/// The built-in sets of these rules (MEET-19); if wished, with gentle mists.
std::vector<mistbank::TileSet> sets_of(const mistbank::Rules& rules, bool gentle);

}  // namespace mistbank_reference
