// Games and tile sets that many tests use.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/game.hpp"

namespace mistbank_tests {

/// Returns the rules of the preset with this number of players and this seed. Rules that need two players get at least
/// two.
mistbank::Rules rules_of(const std::string& preset, int players, std::uint64_t seed);

/// Creates a game with these rules. Fails the test if the rules are invalid. Uses the built-in sets if `set` is null.
mistbank::Game new_game(const mistbank::Rules& rules, const mistbank::TileSet* set = nullptr);

/// Creates a game with this preset. Cooperative games use gentle_mists().
mistbank::Game usual_game(const std::string& preset, int players, std::uint64_t seed);

/// Returns the set with this text, in the format of src/tiles/FORMAT.md. Fails the test if the text is invalid.
mistbank::TileSet tile_set_of(std::string_view text);

/// Returns the built-in mists set with fewer ghosts and richer cities. With this set, random games last longer: piles
/// run out, hounds arrive, and some games are won.
const mistbank::TileSet& gentle_mists();
/// Returns the text of gentle_mists().
const std::string& gentle_mists_text();

const mistbank::TileSet& mists();

/// Whether tests should save time; true unless the environment variable MISTBANK_THOROUGH is set. To save time, tests
/// play fewer games of each kind, but the same kinds.
bool games_are_slow();
/// Returns the distance between the seeds of a test: 1, or `n` if games_are_slow(). The range of the seeds stays the
/// same. If the seed also determines the number of players, `n` must not be a multiple of that number.
std::uint64_t seed_step(std::uint64_t n);

/// Whether the library validates its own states, which makes it slow.
#ifdef MISTBANK_VALIDATE
inline constexpr bool is_validating = true;
#else
inline constexpr bool is_validating = false;
#endif
/// Returns the indices of presets: all presets, or with a validating library every third one from `first` on, and
/// "everything". Tests with different values of `first` together cover all presets.
std::vector<int> presets_from(int first);

/// Returns a description of each scoring meeple's points by source.
std::string sources_of_points(const mistbank::Game& game);

/// Returns the results of all public queries of a game as text. Two games have the same text if a host cannot
/// distinguish them.
std::string describe(const mistbank::Game& game);

}  // namespace mistbank_tests
