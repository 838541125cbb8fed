// Games and tile sets that many tests use.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// Returns the rules of the preset with this many players (the expansion: at least two) and this seed.
mistbank::Rules rules_of(const std::string& preset, int players, std::uint64_t seed);

/// Creates the game of these rules; fails the test if there is none. Without a set, uses the built-in one.
mistbank::Game new_game(const mistbank::Rules& rules, const mistbank::TileSet* set = nullptr);

/// Creates the game of this preset; a cooperative one with gentle_mists().
mistbank::Game usual_game(const std::string& preset, int players, std::uint64_t seed);

/// Returns the set of this text, in the format of src/tiles/FORMAT.md; fails the test if there is none.
mistbank::TileSet tile_set_of(std::string_view text);

/// The built-in mists with fewer ghosts and richer cities. Random games with it are not lost to the ghosts at once:
/// piles run out, hounds arrive, some games are won.
const mistbank::TileSet& gentle_mists();
/// The text of gentle_mists().
const std::string& gentle_mists_text();

const mistbank::TileSet& mists();

/// Whether games are slow or time is short, in all runs except the one with MISTBANK_THOROUGH in its environment. A
/// test then plays fewer games of each kind, but the same kinds.
bool games_are_slow();
/// Returns the distance between the seeds of a test: 1, or n if games are slow, so that their range stays the same. If
/// the seed also determines the number of players, n must not be a multiple of that number.
std::uint64_t seed_step(std::uint64_t n);

/// Whether the library validates itself, and is therefore slow.
#ifdef MISTBANK_VALIDATE
inline constexpr bool is_validating = true;
#else
inline constexpr bool is_validating = false;
#endif
/// Returns the numbers of the presets. If the library is_validating, only every third from this one on, and
/// "everything". Tests that begin with different numbers together cover all.
std::vector<int> presets_from(int first);

/// Describes the sources of the points of each scoring meeple.
std::string sources_of_points(const mistbank::Game& game);

/// Describes the results of all public queries of a game. Two games that a host cannot distinguish have the same
/// description.
std::string describe(const mistbank::Game& game);

}  // namespace mistbank_tests
