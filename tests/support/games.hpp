// Games and tile sets that many tests start from.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// The preset with this many players (the expansion: two at least) and this seed.
mistbank::Rules rules_of(const std::string& preset, int players, std::uint64_t seed);

/// The game of these rules; fails the test if there is none. Without a set, the built-in one.
mistbank::Game new_game(const mistbank::Rules& rules, const mistbank::TileSet* set = nullptr);

/// The game of this preset; a cooperative one with gentle_mists().
mistbank::Game usual_game(const std::string& preset, int players, std::uint64_t seed);

/// The set of this text, in the format of src/tiles/FORMAT.md; fails the test if there is none.
mistbank::TileSet tile_set_of(std::string_view text);

/// The built-in mists with fewer ghosts and richer cities. Random games with it are not lost to the ghosts at once:
/// piles run out, hounds arrive, some games are won.
const mistbank::TileSet& gentle_mists();
/// Its text.
const std::string& gentle_mists_text();

const mistbank::TileSet& mists();

/// Whether games are slow or time is short, as everywhere but in the one run with MISTBANK_THOROUGH in its environment:
/// then a test plays fewer of a kind, and no fewer kinds.
bool games_are_slow();
/// How far the seeds of a test lie apart: 1, or n where games are slow, which leaves their range as it is. If the seed
/// also chooses the number of players, n must be no multiple of that.
std::uint64_t seed_step(std::uint64_t n);

/// Whether the library validates itself, and is slow therefore.
#ifdef MISTBANK_VALIDATE
inline constexpr bool is_validating = true;
#else
inline constexpr bool is_validating = false;
#endif
/// The numbers of the presets; where the library is_validating every third, from this one on, and that with everything.
/// Tests that begin with different ones leave none out together.
std::vector<int> presets_from(int first);

/// The sources of the points of each scoring meeple, in words.
std::string sources_of_points(const mistbank::Game& game);

/// Everything that the public queries of a game tell, in words. Two games that a host cannot tell apart have the same
/// description.
std::string describe(const mistbank::Game& game);

}  // namespace mistbank_tests
